"""The examples of the rulebook of Twisted; `demonstrations.py` has the rules it shows no example for.

The examples with names are one continuing game. The rulebook's pictures are lost: cards it does not name in the text
are reconstructed.
"""

from __future__ import annotations

from ..core import Count, Play, Show, Try
from .demonstrations import DEMONSTRATIONS, FOUR, OTHERS, RECONSTRUCTED, single

S0_ALEX, S0_SARA = "34 52 18 23 66 71 85 97", "41 58 13 29 38 62 77 91"
S0_LINO, S0_MARLENE = "49 63 16 27 32 45 74 88", "57 12 35 46 69 81 22 79"
ALEX_1, SARA_1 = "52 18 23 66 71 85 97 15", "58 13 29 38 62 77 91 83"
LINO_1, MARLENE_1 = "63 16 27 32 45 74 88 26", "12 35 46 69 81 22 79 94"
ALEX_2 = "18 23 66 71 85 97 15 72"


def _table(alex: str, sara: str, lino: str, marlene: str, pile: str, turn: str, row: str = "") -> str:
    """A position of the continuing game."""
    lying = f"row {row} | " if row else ""
    hands = f"hands p1 {alex} p2 {sara} p3 {lino} p4 {marlene}"
    return f"{FOUR} | {lying}{hands} | pile {pile} ?*39 | turn {turn}"


EXAMPLES = (
    single(
        "twin-pairs",
        "TW-03 TW-04",
        "figure with three pairs, and its note; 12/21, 68/86 and 55 reconstructed",
        1,
        "twisted base | row 12 49 68 55 | hands p1 86 21 94",
        Count("twin", "12", 21),
        Count("twin", "49", 94),
        Count("twin", "68", 86),
        Count("twin", "55", 0),
        Count("pairs", "deck", 36),
    ),
    single(
        "frog-values",
        "TW-05",
        "section on the cards; 23 reconstructed",
        1,
        "twisted base | players 2 | minus p1 22 p2 23 | stage count",
        Count("minus", "p1", -5),
        Count("minus", "p2", -1),
        Show("TW-05"),
    ),
    single(
        "alex-34",
        "TW-08 TW-32 TW-22",
        "action A, first example; only the 34 is named",
        2,
        _table(S0_ALEX, S0_SARA, S0_LINO, S0_MARLENE, "15 83 26 94 72 39 98 14", "p1"),
        Show("TW-08"),
        Play("p1 lay 34"),
        Count("hand", "p1", 8),
    ),
    single(
        "sara-41",
        "TW-30 TW-31 TW-22",
        "action A, second example; 34, 41 and the range are named",
        2,
        _table(ALEX_1, S0_SARA, S0_LINO, S0_MARLENE, "83 26 94 72 39 98 14", "p2", "34"),
        Try("p2 lay 58", ("TW-30",)),
        Play("p2 lay 41"),
    ),
    single(
        "lino-49",
        "TW-30 TW-31",
        "action A, third example; 41, 49 and the range are named",
        1,
        _table(ALEX_1, SARA_1, S0_LINO, S0_MARLENE, "26 94 72 39 98 14", "p3", "34 41"),
        Play("p3 lay 49"),
    ),
    single(
        "row-of-five",
        "TW-10",
        "figure of a row of five; 57 and 52 reconstructed",
        5,
        _table(ALEX_1, SARA_1, LINO_1, S0_MARLENE, "94 72 39 98 14", "p4", "34 41 49"),
        Play("p4 lay 57"),
        Play("p1 lay 52"),
        Show("TW-10"),
    ),
    single(
        "marlene-94",
        "TW-40 TW-41 TW-42 TW-45 TW-46 TW-11 TW-22",
        "action B, example; 94 and 49 are named",
        5,
        _table(ALEX_2, SARA_1, LINO_1, MARLENE_1, "39 98 14", "p2", "34 41 49 57 52"),
        Play("p2 lay 58"),
        Play("p3 lay 63"),
        Play("p4 twist 94 49"),
        Count("plus", "p4", 2),
    ),
    single(
        "gap-closes",
        "TW-11 TW-42",
        f"figure of a row that closes up{RECONSTRUCTED}",
        1,
        f"{FOUR} | row 34 41 49 57 52 | hands p1 14 19 28 47 61 73 86 92 p2 {OTHERS} p3 {OTHERS} p4 {OTHERS}"
        " | pile ?*35 | turn p1",
        Play("p1 twist 14 41"),
    ),
    single(
        "tip-empty-row",
        "TW-32",
        f"action A, note{RECONSTRUCTED}",
        3,
        f"{FOUR} | hands p1 {OTHERS} p2 13 29 38 62 77 91 83 39 p3 {OTHERS} p4 {OTHERS} | pile ?*30 | turn p2",
        Try("p2 take", ("TW-32", "TW-Q02")),
        Try("p2 twist 83 38", ("TW-32",)),
        Play("p2 lay 77"),
    ),
    single(
        "tip-lone-card",
        "TW-44 TW-45",
        f"action B, note{RECONSTRUCTED}",
        1,
        f"{FOUR} | row 27 | hands p1 {OTHERS} p2 {OTHERS} p3 72 16 32 45 63 74 88 98 p4 {OTHERS} | pile ?*20 | turn p3",
        Play("p3 twist 72 27"),
    ),
    single(
        "tip-frog-safe",
        "TW-43 TW-42",
        f"action B{RECONSTRUCTED}",
        2,
        f"{FOUR} | row 38 44 51 | hands p1 83 15 26 12 48 67 79 95 p2 {OTHERS} p3 {OTHERS} p4 {OTHERS}"
        " | pile ?*25 | turn p1",
        Count("twists", "p1", (38, 51)),
        Try("p1 twist 44 44", ("TW-43", "TW-04")),
        Play("p1 twist 15 51"),
    ),
    single(
        "take-row",
        "TW-50 TW-52 TW-53 TW-54",
        f"section on taking the row{RECONSTRUCTED}",
        2,
        f"{FOUR} | row 35 44 52 | hands p1 {OTHERS} p2 13 16 29 66 71 85 91 97 p3 {OTHERS} p4 {OTHERS}"
        " | pile ?*30 | turn p2",
        Count("cost", "row", 7),
        Play("p2 take"),
        Play("p2 lay 66"),
        Count("minus", "p2", -7),
    ),
    single(
        "sara-minus-5",
        "TW-64 TW-65 TW-66 TW-67",
        "section on scoring; 12 plus and 17 minus points are named, the cards reconstructed",
        3,
        "twisted base | names p1 Sara | hands p1 24 77 | plus p1 49 94 12 21 35 53 68 86 27 72 17 71"
        " | minus p1 22 66 34 41 57 52 58 63 69 | pile - | stage count",
        Count("plus", "p1", 12),
        Count("minus", "p1", -17),
        Count("result", "p1", -5),
    ),
    single(
        "two-rounds",
        "TW-70 TW-71 TW-72",
        "section on scoring; all numbers reconstructed",
        3,
        f"{FOUR} | row 76 83 91 95 | hands p1 24 p2 13 62 p3 16 45 p4 74"
        " | plus p1 49 94 p2 12 21 35 53 17 71 p3 36 63 p4 68 86 27 72"
        " | minus p1 18 23 58 p3 52 69 p4 34 41 57 | pile - | turn p3 | dealer p1"
        " | totals p1 3 p2 -5 p4 2 | round 2",
        Play("p3 take"),
        Show("TW-72"),
    ),
    *DEMONSTRATIONS,
)
