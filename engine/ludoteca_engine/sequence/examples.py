"""The statements and tips of the rulebook of Sequence as positions to play.

The rulebook has no figures: all chips, hands and spaces are reconstructed on the standard board.
"""

from __future__ import annotations

from ..core import Compare, Count, Example, Line, Part, Play, Show, Try
from ..core import Settle as Happens

TWO = "sequence | players 2"
HAND = "9D 4H KS 2C 7H QD 10C"
PILE = "?*80"
FOUR_ACROSS = "B r3c3 r3c4 r3c5 r3c6"
FOUR_HEARTS = "G r7c4 r7c5 r7c6 r7c7"
LOCKED = f"board {FOUR_HEARTS} r7c8 r9c3"
AT_CORNER = "B r1c2 r1c3 r1c4"
NINE_BUT_ONE = "B r3c2 r3c3 r3c4 r3c5 r3c7 r3c8 r3c9 r3c10"


def _example(name: str, teaches: str, source: str, cover: int, *parts: Part) -> Example:
    """`teaches` lists numbers of rules: `16 C09`."""
    return Example(f"sequence/{name}", tuple(f"SEQ-{rule}" for rule in teaches.split()), source, cover, parts)


def _part(title: str, *lines: Line | str) -> Part:
    """A part whose start is the text among the lines."""
    start = next(line for line in lines if isinstance(line, str))
    return Part(title, start, tuple(line for line in lines if not isinstance(line, str)))


def _hands(cards: str, second: str = "?*7") -> str:
    return f"hands p1 {cards} p2 {second} | draw {PILE}"


EXAMPLES = (
    _example(
        "goal",
        "32",
        "aim of the game",
        3,
        _part("goal", f"{TWO} | board {FOUR_ACROSS} | {_hands('6D')}", Play("p1 play 6D r3c7")),
        _part("goal-down", f"{TWO} | board B r3c5 r4c5 r5c5 r6c5 | {_hands('9H')}", Play("p1 play 9H r7c5")),
        # Away from the corners: beside one, four chips on a diagonal would be a Sequence already.
        _part("goal-falling", f"{TWO} | board B r3c4 r4c5 r5c6 r6c7 | {_hands('QD')}", Play("p1 play QD r7c8")),
        _part("goal-rising", f"{TWO} | board B r7c2 r6c3 r5c4 r4c5 | {_hands('5D')}", Play("p1 play 5D r3c6")),
        _part("goal-bent", f"{TWO} | board {FOUR_ACROSS} r4c7 | {_hands('6D')}", Count("sequences", "B", 0)),
    ),
    _example(
        "players",
        "01 02 03 04 05 06",
        "section on the players",
        1,
        _part("players", TWO, Count("sides", "all", 2), Show("SEQ-01")),
        _part("players-three", "sequence | players 3", Count("sides", "all", 3)),
        _part("players-six", "sequence | players 6", Count("sides", "all", 2)),
        _part("players-six-three", "sequence sides=3 | players 6", Count("sides", "all", 3)),
    ),
    _example(
        "cut",
        "07 C01",
        "section on preparation",
        1,
        _part("cut", "sequence | cuts p1 KH p2 4C p3 AS", Happens()),
    ),
    _example(
        "deal",
        "08 09",
        "tables of cards for each player",
        1,
        _part("deal", "sequence | players 2 | dealer p2 | turn p1 | seed 11", Happens(), Count("pile", "draw", 90)),
        _part("deal-twelve", "sequence | players 12 | dealer p12 | seed 11", Happens(), Count("pile", "draw", 68)),
    ),
    _example(
        "turn",
        "13 14 15 18",
        "section on a turn",
        2,
        _part(
            "turn",
            f"{TWO} | hands p1 {HAND} p2 ?*7 | draw 3S ?*89",
            Play("p1 play 9D r5c8"),
            Count("hand", "p1", 7),
        ),
    ),
    _example(
        "tip-draw",
        "16 17",
        "warning in the section on a turn",
        8,
        _part(
            "tip-draw",
            f"sequence auto_draw=false | players 2 | hands p1 {HAND} p2 8C ?*6 | draw 3S ?*89",
            Play("p1 play 9D r5c8"),
            Play("p2 play 8C r4c1"),
            Play("p2 draw"),
            Try("p1 draw", ("SEQ-16", "SEQ-17")),
            Count("hand", "p1", 6),
        ),
        _part(
            "tip-draw-in-time",
            f"sequence auto_draw=false | players 2 | hands p1 {HAND} p2 8C ?*6 | draw 3S ?*89",
            Play("p1 play 9D r5c8"),
            Play("p2 play 8C r4c1"),
            Play("p1 draw"),
            Count("hand", "p1", 7),
        ),
    ),
    _example(
        "covered",
        "18 19",
        "section on the board",
        2,
        _part(
            "covered",
            f"{TWO} | board G r5c8 | {_hands('9D 4H KS')}",
            Count("spaces", "9D", 1),
            Try("p1 play 9D r5c8", ("SEQ-19",)),
            Play("p1 play 9D r10c6"),
        ),
    ),
    _example(
        "corner",
        "20 21",
        "section on the bonus spaces",
        3,
        _part(
            "corner",
            f"{TWO} | board {AT_CORNER} | {_hands('5S')}",
            Play("p1 play 5S r1c5"),
            Count("sequences", "B", 1),
        ),
    ),
    _example(
        "corner-shared",
        "22",
        "section on the bonus spaces",
        3,
        _part(
            "corner-shared",
            f"{TWO} | board {AT_CORNER} r1c5 / G r2c1 r3c1 r4c1 | {_hands('?*7', '9C')} | turn p2",
            Play("p2 play 9C r5c1"),
            Count("sequences", "B", 1),
            Count("sequences", "G", 1),
        ),
    ),
    _example(
        "two-eyed",
        "24 28 C05 C11",
        "section on the jacks",
        5,
        _part(
            "two-eyed",
            f"{TWO} | board {FOUR_ACROSS} | {_hands('JD 2C KS')}",
            Try("p1 play JD r1c1", ("SEQ-C05", "SEQ-20")),
            Try("p1 play JD r3c4", ("SEQ-19",)),
            Play("p1 play JD r3c7"),
        ),
    ),
    _example(
        "one-eyed",
        "25 C13",
        "section on the jacks",
        2,
        _part(
            "one-eyed",
            f"{TWO} | board {FOUR_HEARTS} | {_hands('JS 10H')}",
            Play("p1 play JS r7c6"),
            Try("p1 play 10H r7c6", ("SEQ-C13", "SEQ-12")),
        ),
    ),
    _example(
        "locked",
        "26 27",
        "section on the jacks",
        1,
        _part(
            "locked",
            f"{TWO} | {LOCKED} | {_hands('JS')}",
            Try("p1 play JS r7c6", ("SEQ-26", "SEQ-27")),
            Play("p1 play JS r9c3"),
            Count("sequences", "G", 1),
        ),
    ),
    _example(
        "tip-jacks",
        "28",
        "tip in the section on the jacks",
        2,
        _part("tip-jacks", f"{TWO} | board {FOUR_HEARTS} | {_hands('JS JC 5C')}", Play("p1 play JS r7c6")),
        _part(
            "tip-jacks-other",
            f"{TWO} | board {FOUR_HEARTS} | {_hands('JS JC 5C', 'QD')}",
            Play("p1 play JC r7c3"),
            Play("p2 play QD r7c8"),
        ),
        _part(
            "tip-jacks-wait",
            f"{TWO} | board {FOUR_HEARTS} | {_hands('JS JC 5C')}",
            Play("p1 play 5C r2c2"),
            Show("SEQ-28", ("hand-p1",)),
        ),
    ),
    _example(
        "dead-card",
        "29 30 31 C22",
        "section on dead cards",
        2,
        _part(
            "dead-card",
            f"{TWO} | board B r5c8 / G r10c6 | hands p1 9D KS 2C 7H QD 10C 3S p2 ?*7 | draw 4H 6C ?*70",
            Try("p1 exchange KS", ("SEQ-29",)),
            Play("p1 exchange 9D"),
            Play("p1 play 4H r5c6"),
            Count("hand", "p1", 7),
        ),
    ),
    _example(
        "second",
        "33 34",
        "section on winning",
        3,
        _part(
            "second",
            f"{TWO} | board {FOUR_ACROSS} r3c7 r1c5 r2c5 r4c5 | {_hands('5H')}",
            Play("p1 play 5H r5c5"),
            Count("chips", "B", 9),
        ),
    ),
    _example(
        "table-talk",
        "36 37 C20",
        "alternative rules",
        1,
        _part(
            "table-talk",
            "sequence | players 4 | hands p1 9D 4H KS 2C 7H QD p2 ?*6 p3 3S 8C AH 6D 10S 2H p4 ?*6 | draw ?*80",
            Play("p2 talk p3"),
            Play("p1 forfeit 2C"),
            Play("p3 forfeit 3S"),
            *(Count("hand", f"p{seat}", size) for seat, size in ((1, 5), (2, 6), (3, 5), (4, 6))),
        ),
    ),
    _example(
        "advanced",
        "38 C19",
        "advanced rules",
        3,
        _part(
            "advanced",
            f"sequence advanced=true | players 2 | {LOCKED} | {_hands('JH')}",
            Play("p1 play JH r7c6"),
            Count("sequences", "G", 0),
        ),
    ),
    _example(
        "three-sides",
        "35",
        "game for three players or teams",
        4,
        _part(
            "three-sides",
            "sequence | players 3 | board R r6c4 r6c5 r6c6 r6c7 | hands p1 ?*6 p2 ?*6 p3 10D ?*5 | draw ?*70 | turn p3",
            Play("p3 play 10D r6c8"),
        ),
    ),
    _example(
        "nine",
        "C06 34",
        "ruling on long runs",
        4,
        _part("nine", f"{TWO} | board {NINE_BUT_ONE} | {_hands('5D')}", Play("p1 play 5D r3c6")),
        _part(
            "nine-six",
            f"{TWO} | board B r3c3 r3c4 r3c5 r3c7 r3c8 | {_hands('5D')}",
            Play("p1 play 5D r3c6"),
            Try("p1 claim r3c2-r3c6", ("SEQ-32",)),
            Play("p1 claim r3c4-r3c8"),
            Count("sequences", "B", 1),
            Compare(0),
        ),
    ),
    _example(
        "edge-eight",
        "C07 21",
        "ruling on long runs",
        3,
        _part(
            "edge-eight",
            f"{TWO} | board B r1c2 r1c3 r1c4 r1c6 r1c7 r1c8 r1c9 | {_hands('5S')}",
            Play("p1 play 5S r1c5"),
            Count("sequences", "B", 2),
            Count("chips", "B", 8),
        ),
        _part(
            "edge-eight-corner",
            f"{TWO} | board {AT_CORNER} r1c5 r2c1 r3c1 r4c1 | {_hands('9C')}",
            Play("p1 play 9C r5c1"),
            Count("chips", "B", 8),
        ),
    ),
)
