"""The anniversary variant in examples: every special card, its continuations and variants, the swap, the second round.

Cards the rulebook does not name are reconstructed; the sources say which.
"""

from __future__ import annotations

from ..core import Count, Example, Line, Part, Play, Settle, Show, Try

HEAD = "pega6 anniversary"
ROW5_ROWS = "31 34 / 48 52 60 / 77 / 5 11 14 18 20"
SEVEN_ROWS = "25 31 / 6 9 12 15 18 / 47 50 53 / 81"
REPLACE_ROWS = "2 7 10 / 4 6 11 13 17 / 38 44 / 66"
REPLACE_START = f"{HEAD} | names p1 José | rows {REPLACE_ROWS} | revealed p1 25 p2 46 p3 71"
PEDRO_ROWS = "24 28 / 11 13 / 50 56 / 85"
PEDRO = f"{HEAD} | names p1 Pedro | rows {PEDRO_ROWS} | revealed p1 3 | piles p1 15 25 40 | specials p1 NEGPOS"
TRADE_ROWS = "25 31 / 6 9 12 15 18 / 47 / 81"


def _special(name: str, teaches: tuple[str, ...], source: str, cover: int, *parts: Part) -> Example:
    return Example(f"pega6/x-{name}", tuple(f"P6-X-{rule}" for rule in teaches), source, cover, parts)


def _all_of(kind: str, last: int) -> tuple[str, ...]:
    return tuple(f"{kind}-{number:02}" for number in range(1, last + 1))


def _turned(*cards: int) -> tuple[Line, ...]:
    """Naming a card and cancelling others."""
    named, *cancelled = cards
    return (Play(f"p1 negpos {named}"), *(Play(f"p1 cancel {card}") for card in cancelled))


ANNIVERSARY_EXAMPLES = (
    _special(
        "row5",
        _all_of("ROW5", 4),
        "Gustavo's fifth row; the other cards and both continuations reconstructed",
        2,
        Part(
            "x-row5",
            f"{HEAD} | names p1 Gustavo | rows {ROW5_ROWS} | revealed p1 23 | specials p1 ROW5",
            (Play("p1 special ROW5"),),
        ),
        Part("x-row5-full", f"{HEAD} | names p1 Gustavo | rows {ROW5_ROWS} / 23 +5 | revealed p2 22", (Settle(),)),
        Part(
            "x-row5-low",
            f"{HEAD} | names p1 Gustavo | rows {ROW5_ROWS} / 23 +5 | revealed p2 3 | specials p2 ROW5",
            (Try("p2 special ROW5", ("P6-X-ROW5-02",)), Play("p2 pass"), Play("p2 take R5"), Play("p2 keep")),
        ),
    ),
    Example(
        "pega6/x-row5-tip",
        ("P6-X-ROW5-04", "P6-X-10"),
        "tip beside the fifth row",
        1,
        (
            Part(
                "x-row5-tip",
                f"{HEAD} | rows {ROW5_ROWS} / 23 +5 | revealed p1 24",
                (Show("P6-X-10", ("beside-5",)), Show("P6-X-ROW5-04", ("beside-5", "row-5")), Settle()),
            ),
        ),
    ),
    _special(
        "seven",
        _all_of("SEVEN", 5),
        "Clara's sixth card; the other cards, the continuation and the variant reconstructed",
        3,
        Part(
            "x-seven",
            f"{HEAD} | names p1 Clara | rows {SEVEN_ROWS} | revealed p1 20 | specials p1 SEVEN",
            (Play("p1 special SEVEN"),),
        ),
        Part(
            "x-seven-taken",
            f"{HEAD} | names p1 Clara | rows 25 31 / 6 9 12 15 18 20 +7 / 47 50 53 / 81 | revealed p2 22",
            (Settle(),),
        ),
        Part(
            "x-seven-short",
            f"{HEAD} | names p1 Clara | rows {SEVEN_ROWS} | revealed p1 33 | specials p1 SEVEN",
            (Play("p1 special SEVEN"),),
        ),
    ),
    _special(
        "insert",
        _all_of("INSERT", 3),
        "Christian's 10; the cards other than 5 and 11 and the continuation reconstructed",
        3,
        Part(
            "x-insert",
            f"{HEAD} | names p1 Christian | rows 5 11 14 / 29 33 / 46 51 52 58 / 70 | revealed p1 10"
            " | specials p1 INSERT",
            (Play("p1 special INSERT"), Try("p1 insert R1 3", ("P6-X-INSERT-02",)), Play("p1 insert R1")),
        ),
        Part(
            "x-insert-full",
            f"{HEAD} | names p1 Christian | rows 5 11 14 17 19 / 29 33 / 46 51 52 58 / 70 | revealed p1 10"
            " | specials p1 INSERT",
            (Play("p1 special INSERT"), Play("p1 insert R1")),
        ),
        Part(
            "x-insert-end",
            f"{HEAD} | names p1 Christian | rows 5 11 14 / 29 33 / 46 51 52 58 / 70 | revealed p1 40"
            " | specials p1 INSERT",
            (Play("p1 special INSERT"), Try("p1 insert R2", ("P6-X-INSERT-01", "P6-C03")), Play("p1 insert R3")),
        ),
    ),
    _special(
        "replace",
        _all_of("REPLACE", 3),
        "José's exchange; the cards other than 25, 17, 15 and 10 and the variant reconstructed",
        2,
        Part(
            "x-replace",
            f"{REPLACE_START} | hands p1 15 | specials p1 REPLACE",
            (Play("p1 special REPLACE"), Play("p1 replace 15")),
        ),
        Part(
            "x-replace-order",
            f"{REPLACE_START} | hands p1 50 | specials p1 REPLACE",
            (Play("p1 special REPLACE"), Play("p1 replace 50")),
        ),
    ),
    _special(
        "move-1",
        ("MOVE-01", "MOVE-02", "MOVE-04"),
        "Maria moves the 13; the cards other than 24, 22, 13, 10 and 17 reconstructed",
        3,
        Part(
            "x-move-1",
            f"{HEAD} | names p1 Maria | rows 8 13 15 19 22 / 10 17 / 39 45 / 61 73 88 | revealed p1 24"
            " | specials p1 MOVE",
            (Play("p1 special MOVE"), Try("p1 shift 13 R2 3", ("P6-X-MOVE-02",)), Play("p1 shift 13 R2")),
        ),
    ),
    _special(
        "move-2",
        ("MOVE-05",),
        "the only card of a row; the numbers reconstructed",
        3,
        Part(
            "x-move-2",
            f"{HEAD} | names p1 Maria | rows 8 12 15 19 22 / 13 / 10 17 / 61 | revealed p1 24 | specials p1 MOVE",
            (Play("p1 special MOVE"), Play("p1 shift 13 R3")),
        ),
    ),
    _special(
        "block",
        _all_of("BLOCK", 5),
        "Paulo's Block; the rows and the continuation reconstructed",
        2,
        Part(
            "x-block",
            f"{HEAD} | names p1 Paulo | rows 5 10 14 16 20 / 12 18 / 41 47 / 90 | revealed p1 22 | specials p1 BLOCK",
            (Play("p1 special BLOCK"), Play("p1 block R1")),
        ),
        Part(
            "x-block-next",
            f"{HEAD} | names p1 Paulo | rows 5 10 14 16 20 # / 12 18 22 / 41 47 / 90 | revealed p2 23",
            (Settle(), Show("P6-X-BLOCK-04", ("row-1",))),
        ),
        Part(
            "x-block-lifted",
            f"{HEAD} | names p1 Paulo | rows 5 10 14 16 20 # / 12 18 22 23 / 41 47 / 90 | revealed p2 2",
            (Try("p2 take R1", ("P6-X-BLOCK-02", "P6-C12")), Play("p2 take R4")),
        ),
    ),
    _special(
        "negpos-1",
        _all_of("NEGPOS", 4),
        "Gabi; rows 2 to 4 reconstructed",
        3,
        Part(
            "x-negpos-1",
            f"{HEAD} | names p1 Gabi | rows 3 5 11 13 17 / 26 35 / 54 / 62 79 | revealed p1 20 | specials p1 NEGPOS",
            (Play("p1 special NEGPOS"), *_turned(11, 3, 5, 13, 17)),
        ),
    ),
    _special(
        "negpos-2",
        _all_of("NEGPOS", 5),
        "Pedro; the cards other than 3, 11 and 13 and the variant reconstructed",
        4,
        Part(
            "x-negpos-2",
            PEDRO,
            (Play("p1 special NEGPOS"), Play("p1 take R2"), *_turned(11, 13, 15, 25)),
        ),
        Part(
            "x-negpos-2-lost",
            PEDRO,
            (
                Play("p1 special NEGPOS"),
                Play("p1 take R2"),
                *_turned(11, 15, 13),
                Try("p1 cancel 40", ("P6-C08",)),
                Play("p1 done"),
            ),
        ),
    ),
    Example(
        "pega6/x-overview",
        (*(f"P6-X-{kind}-01" for kind in ("ROW5", "SEVEN", "INSERT", "REPLACE", "MOVE", "BLOCK", "NEGPOS")),),
        "summary of the seven cards at the end of the rulebook",
        1,
        (
            Part(
                "x-overview",
                f"{HEAD} | rows 5 11 14 / 29 33 / 46 51 52 58 / 70 | hands p1 10 44"
                " | specials p1 ROW5 SEVEN INSERT REPLACE MOVE BLOCK NEGPOS",
                (
                    *(
                        Show(f"P6-X-{kind}-01", (kind,))
                        for kind in ("ROW5", "SEVEN", "INSERT", "REPLACE", "MOVE", "BLOCK", "NEGPOS")
                    ),
                    Show("P6-C03", ("INSERT",)),
                    Show("P6-X-BLOCK-05", ("BLOCK",)),
                ),
            ),
        ),
    ),
    _special(
        "trade",
        ("TRADE-01", "TRADE-02"),
        "section on swapping special cards; all cards reconstructed",
        5,
        Part(
            "x-trade",
            f"{HEAD} | rows {TRADE_ROWS} | revealed p1 20 | specials p1 BLOCK | deck MOVE SEVEN | discards INSERT",
            (
                Try("p1 trade BLOCK", ("P6-X-TRADE-01",)),
                Play("p1 pass"),
                Play("p1 trade BLOCK"),
            ),
        ),
        Part(
            "x-trade-empty",
            f"{HEAD} | rows {TRADE_ROWS} | revealed p1 20 | seed 5 | specials p1 BLOCK | discards INSERT ROW5",
            (Play("p1 pass"), Play("p1 trade BLOCK")),
        ),
    ),
    _special(
        "round2",
        ("END-01", "END-02", "END-03", "END-04", "END-05"),
        "section on the second round; all numbers reconstructed",
        2,
        Part(
            "x-round2",
            f"{HEAD} | rows 3 7 9 / 58 61 / 70 72 73 / 90 92 | hands p1 - p2 - p3 - p4 - p5 - p6 -"
            " | piles p1 55 11 p2 44 p3 10 p4 22 33 p5 5 p6 77 | unused rest | seed 2"
            " | specials p1 ROW5 SEVEN p2 INSERT MOVE p3 REPLACE BLOCK p4 NEGPOS ROW5 p5 SEVEN MOVE p6 BLOCK"
            " | deck INSERT NEGPOS REPLACE ROW5 BLOCK | discards ROW5 SEVEN SEVEN INSERT INSERT REPLACE REPLACE MOVE"
            " MOVE BLOCK NEGPOS NEGPOS",
            (Count("specials", "hands", 11), Settle()),
        ),
    ),
)
