"""One demonstration of each bonus card; the positions are reconstructed."""

from __future__ import annotations

from ..core import Compare, Count, Part, Play, Settle, Try
from .examples_making import EDITION, FALSE_4, FIVE_FOUR, FOUR, end, example, single, variable

JOKER_PILES = "tricks p1 3D / 5X / 6X | false p1 10W 2O"
RECALL_HANDS = "hands p1 1W 2D p2 2X 3O p3 6D p4 9O 3X"
BONUS_EXAMPLES = (
    single(
        "bonus-back",
        "BON-01 BON-02 30 32",
        f"bonus cards; position {EDITION}",
        7,
        f"tricky-twist base | {FOUR} | score KINDS | {RECALL_HANDS}"
        " | false p3 2O | middle p1 7W p2 9W p3 7D p4 2W | asked 4",
        Settle(),
        Play("p2 decline"),
        Play("p3 take BACK"),
        Try("p3 recall 12X", ("TT-BON-01",)),
        Play("p3 recall 7D"),
    ),
    single(
        "bonus-flip",
        "BON-03 BON-04 53 Q11",
        f"bonus cards; position {EDITION}",
        3,
        end("FEW", "tricks p1 3D 4D / 5X / 6X / 8X 9X | false p1 10W 2O", "bonus p1 FLIP p2 TRICKS"),
        Count("base", "p1", 10),
        Try("p1 use FLIP T1 9X", ("TT-BON-04",)),
        Play("p1 use FLIP T1 4D"),
        Count("base", "p1", 18),
    ),
    example(
        "bonus-joker",
        "BON-05 53",
        f"bonus cards; position {EDITION}",
        2,
        Part(
            "bonus-joker",
            end("FEW", JOKER_PILES, "bonus p1 JOKER p2 TRICKS"),
            (Count("base", "p1", 9), Play("p1 use JOKER false"), Count("base", "p1", 18)),
        ),
        Part(
            "bonus-joker-trick",
            end("FEW", JOKER_PILES, "bonus p1 JOKER p2 TRICKS"),
            (Play("p1 use JOKER trick"), Count("base", "p1", 10), Compare(0)),
        ),
    ),
    single(
        "bonus-tricks",
        "BON-06 50 Q16",
        f"bonus cards; position {EDITION}",
        3,
        end("FEW", f"{FIVE_FOUR} | {FALSE_4}", "bonus p1 TRICKS p2 JOKER"),
        Count("base", "p1", 17),
        Play("p1 use TRICKS"),
        Count("base", "p1", 22),
    ),
    variable("bonus-suit-side", "BON-07 CARD-SUIT Q15", "SUIT", "6W 2W 3O", "V1", 1, "V1 D", "BON-07", "V1 W", 3),
    variable("bonus-odd", "BON-08 BON-11 CARD-ODD", "ODD", "5W 8O", "V1", 0, "V1 8", "BON-08", "V1 7", 1),
    variable("bonus-even", "BON-09 CARD-EVEN", "EVEN", "5W 8O", "V2", 0, "V2 7", "BON-09", "V2 2", 1),
    variable("bonus-any", "BON-10 BON-11 CARD-RUN", "RUN", "5W 6X 8O", "V3", 1, "V3 13", "BON-10", "V3 7", 6),
    example(
        "bonus-plus-minus",
        "BON-12 BON-13 CARD-RUN Q14",
        f"bonus cards; position {EDITION}",
        2,
        Part(
            "bonus-plus-minus",
            end("RUN", "false p1 5W 6X 8O", "bonus p1 V4 p2 TRICKS"),
            (Count("card", "p1", 1), Play("p1 use V4 8O -1"), Count("card", "p1", 3)),
        ),
        Part(
            "bonus-plus-minus-ends",
            end("RUN", "false p1 1W 12X", "bonus p1 V4 p2 TRICKS"),
            (
                Try("p1 use V4 12X +1", ("TT-BON-13", "TT-Q14")),
                Try("p1 use V4 1W -1", ("TT-BON-13", "TT-Q14")),
                Play("p1 use V4 12X -1"),
            ),
        ),
    ),
)
