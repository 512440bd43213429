"""Demonstrations of rules of Twisted that the rulebook shows no example for. All cards are made up."""

from __future__ import annotations

from ..core import Count, Example, Line, Part, Play, Show, Try

FOUR = "twisted base | names p1 Alex p2 Sara p3 Lino p4 Marlene"
TWO = "twisted base | names p1 Alex p2 Marlene"
OTHERS = "?*8"
RECONSTRUCTED = "; all cards reconstructed"


def single(name: str, teaches: str, source: str, cover: int, start: str, *script: Line) -> Example:
    """An example with one part that bears its name."""
    return Example(f"twisted/{name}", tuple(teaches.split()), source, cover, (Part(name, start, script),))


DEMONSTRATIONS = (
    single(
        "x-voluntary-take",
        "TW-51 TW-53",
        f"demonstration{RECONSTRUCTED}",
        1,
        f"{TWO} | row 23 | hands p1 28 31 47 55 72 81 89 93 96 p2 ?*9 | pile ?*40 | turn p1",
        Count("range", "row", (13, 33)),
        Play("p1 take"),
        Try("p1 take", ("TW-53",)),
        Play("p1 lay 55"),
    ),
    single(
        "x-right-end-twist",
        "TW-11 TW-30",
        f"demonstration{RECONSTRUCTED}",
        2,
        f"{FOUR} | row 34 41 49 | hands p1 94 12 18 29 53 66 77 81 p2 {OTHERS} p3 {OTHERS} p4 {OTHERS}"
        " | pile ?*30 | turn p1",
        Play("p1 twist 94 49"),
    ),
    single(
        "x-end-by-take",
        "TW-60 TW-61 TW-63",
        f"demonstration{RECONSTRUCTED}",
        2,
        f"{TWO} | row 18 25 33 | hands p1 ?*2 p2 51 64 | plus p1 49 94 p2 12 21 35 53 | pile - | turn p2",
        Try("p2 draw", ("TW-60",)),
        Play("p2 take"),
    ),
    single(
        "x-end-by-twist",
        "TW-62 TW-63",
        f"demonstration{RECONSTRUCTED}",
        1,
        f"{TWO} | row 61 | hands p1 16 29 p2 ?*2 | minus p2 44 52 | pile - | turn p1",
        Play("p1 twist 16 61"),
    ),
    single(
        "x-pro",
        "TW-PRO-01 TW-PRO-02 TW-PRO-03",
        f"demonstration of the expert variant{RECONSTRUCTED}",
        2,
        "twisted base pro=True | names p1 Alex p2 Marlene | row 66"
        " | hands p1 12 17 28 35 41 49 81 87 95 p2 ?*9 | pile 23 47 | turn p1",
        Play("p1 take"),
        Show("TW-PRO-03"),
        Play("p1 lay 12"),
        Count("minus", "p1", -6),
        Show("TW-PRO-04"),
    ),
)
