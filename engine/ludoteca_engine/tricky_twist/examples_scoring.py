"""Examples of the score of a round and of the nine score cards."""

from __future__ import annotations

from ..core import Count, Part, Settle
from .examples_making import card, end, example, ranked, single
from .examples_round import ROUND_END

SCORING_EXAMPLES = (
    single("score-earl", "50 51 52", "scoring example; cards reconstructed", 1, ROUND_END, Count("base", "p1", 9)),
    single("score-elsa", "50 51 52", "scoring example; cards reconstructed", 1, ROUND_END, Count("base", "p2", 12)),
    single("score-john", "50 51 53", "scoring example; cards reconstructed", 1, ROUND_END, Count("base", "p3", 24)),
    single(
        "score-add-card",
        "54 CARD-KINDS 40 42",
        "text after the scoring examples; score card reconstructed",
        8,
        ROUND_END,
        Settle(),
    ),
)

CARD_EXAMPLES = (
    card(
        "card-run",
        "CARD-RUN 54 Q19",
        "RUN",
        "7W 3O 6W 2X 8D",
        3,
        "example on the score card; suits of 7, 6, 8 reconstructed",
    ),
    card("card-suit", "CARD-SUIT 54", "SUIT", "7W 3O 6W 2X 9W", 3, "example on the score card"),
    card(
        "card-kinds",
        "CARD-KINDS 54",
        "KINDS",
        "7W 3O 6W 2X 7O",
        3,
        "example on the score card; last suit reconstructed",
    ),
    card("card-even", "CARD-EVEN 54", "EVEN", "7W 3O 6W 2X 7O", 1, "example on the score card"),
    card("card-odd", "CARD-ODD 54", "ODD", "7W 3O 6W 2X 7O", 3, "example on the score card"),
    example(
        "card-pair",
        "CARD-PAIR-1 CARD-PAIR-2 54",
        "text on the score card; cards reconstructed",
        1,
        Part("card-pair", end("PAIR-2", "false p1 7W 3O 6W 2X 7O"), (Count("card", "p1", 1),)),
        Part("card-pair-other", end("PAIR-1", "false p1 7W 3O 6W 2X 7O"), (Count("card", "p1", 1),)),
    ),
    ranked("card-few", "CARD-FEW", "FEW", (0, 12, 12, 3)),
    ranked("card-many", "CARD-MANY", "MANY", (0, 7, 7, 12)),
)
