"""The figures and tips of the rulebook of Pega em 6!: the base game here, the variants in files of their own.

Figures 1 to 4 are one continuing game. Cards the rulebook does not name are reconstructed; the sources say which.
"""

from __future__ import annotations

from ..core import Compare, Count, Example, Part, Play, Settle, Show, Try
from .examples_anniversary import ANNIVERSARY_EXAMPLES
from .examples_pro import PRO_EXAMPLES

OPENING = "pega6 base | rows 12 / 37 / 43 / 58"
AFTER_FIG_2 = "12 14 15 / 37 / 43 44 / 58 61"
AFTER_FIG_3 = "30 36 / 37 / 43 44 / 58 61"
LOW_CARD = f"pega6 base | rows {AFTER_FIG_3} | revealed p1 3 p2 9 p3 68 p4 83"
FIG_6_ROWS = "61 / 34 40 79 / 86 98 / 31 39 44 50 57"

EXAMPLES = (
    Example(
        "pega6/fig-1",
        ("P6-05",),
        "figure 1",
        1,
        (
            Part(
                "fig-1",
                OPENING,
                (Show("P6-05", ("row-1", "row-2", "row-3", "row-4")), Count("costs", "rows", (1, 1, 1, 1))),
            ),
        ),
    ),
    Example(
        "pega6/fig-2",
        ("P6-09", "P6-10", "P6-12", "P6-13"),
        "figure 2 and its text",
        3,
        (Part("fig-2", f"{OPENING} | revealed p1 14 p2 15 p3 44 p4 61", (Settle(),)),),
    ),
    Example(
        "pega6/fig-3",
        ("P6-14", "P6-15"),
        "figure 3 and its text",
        3,
        (Part("fig-3", f"pega6 base | rows {AFTER_FIG_2} | revealed p1 21 p2 26 p3 30 p4 36", (Settle(),)),),
    ),
    Example(
        "pega6/fig-4",
        ("P6-16", "P6-17"),
        "figure 4 and its text",
        2,
        (Part("fig-4", LOW_CARD, (Show("P6-16", ("3", "36", "37", "44", "61")), Play("p1 take R2"))),),
    ),
    Example(
        "pega6/tip-low-card",
        ("P6-17",),
        "tip beside figure 4",
        1,
        (
            Part(
                "tip-low-card",
                LOW_CARD,
                (Count("costs", "rows", (4, 1, 6, 2)), Show("P6-17", ("row-2",)), Play("p1 take R2")),
            ),
        ),
    ),
    Example(
        "pega6/bull-heads",
        ("P6-18",),
        "section on bull heads; 1, 35, 50, 77, 100, 101 and 104 reconstructed",
        5,
        (
            Part(
                "bull-heads",
                "pega6 base | rows 1 101 104 / 5 15 25 35 / 10 20 30 50 100 / 11 22 33 55 77",
                tuple(
                    Count("heads", card, result)
                    for card, result in (
                        ("1", 1),
                        ("35", 2),
                        ("50", 3),
                        ("77", 5),
                        ("55", 7),
                        ("100", 3),
                        ("101", 1),
                        ("104", 1),
                    )
                ),
            ),
        ),
    ),
    Example(
        "pega6/bull-pile",
        ("P6-19", "P6-20"),
        "section on the bull pile, continuing figure 3",
        1,
        (
            Part(
                "bull-pile",
                "pega6 base | rows 12 14 15 21 26 / 37 / 43 44 / 58 61"
                " | hands p1 ?*8 p2 ?*8 p3 ?*8 p4 ?*8 | revealed p3 30 p4 36",
                (Settle(), Count("hand", "p3", 8), Try("p3 choose 12", ("P6-20", "P6-07"))),
            ),
        ),
    ),
    Example(
        "pega6/fig-5",
        ("P6-13", "P6-15"),
        "figure 5, tip 1; rows reconstructed except 41 and 42",
        2,
        (
            Part(
                "fig-5",
                "pega6 base | rows 7 16 / 64 70 82 / 30 33 41 / 20 27 35 38 42 | revealed p1 45",
                (Try("p1 place 45 R3", ("P6-13",)), Settle()),
            ),
        ),
    ),
    Example(
        "pega6/fig-6",
        ("P6-09", "P6-16", "P6-13", "P6-15"),
        "figure 6, tip 2; rows reconstructed, the 61 from the English leaflet of 2005",
        3,
        (
            Part(
                "fig-6",
                f"pega6 base | rows {FIG_6_ROWS} | revealed p1 62 p2 29",
                (Try("p1 place 62 R1", ("P6-09",)), Play("p2 take R1")),
            ),
            Part("fig-6-without", f"pega6 base | rows {FIG_6_ROWS} | revealed p1 62", (Settle(), Compare(0))),
        ),
    ),
    Example(
        "pega6/end-of-game",
        ("P6-22", "P6-23", "P6-24", "P6-25", "P6-26"),
        "section on the end of the game; all numbers reconstructed",
        2,
        (
            Part(
                "end-of-game",
                "pega6 base | names p1 Ana p2 Bruno p3 Clara | rows 3 7 9 / 58 61 / 70 72 73 / 90 92"
                " | hands p1 - p2 - p3 - | piles p1 55 11 22 33 10 5 p2 44 66 20 30 15 p3 77 88 99 40 50 60 25"
                " | totals p1 41 p2 30 p3 22 | round 2",
                (Settle(),),
            ),
        ),
    ),
    *PRO_EXAMPLES,
    *ANNIVERSARY_EXAMPLES,
)
