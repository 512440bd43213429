"""The professional variant in examples: the smaller deck, and hands picked in turn. Picks are reconstructed."""

from __future__ import annotations

from ..core import Count, Example, Part, Play, Show, Try

PICKS = tuple(Play(f"p{1 + (24 - card) % 2} pick {card}") for card in range(24, 4, -1))
"""Player 1 picks 24, 22, ... 6, player 2 picks 23, 21, ... 5, in turn."""


def market(size: int) -> str:
    return " ".join(map(str, range(1, size + 1)))


PRO_EXAMPLES = (
    Example(
        "pega6/pro-deck",
        ("P6-PRO-02",),
        "section on the professional variant",
        2,
        (
            Part(
                "pro-deck",
                f"pega6 pro | players 3 | hands p1 - p2 - p3 - | unused rest | stage draft | market {market(34)}",
                tuple(
                    Count("deck", players, size)
                    for players, size in (("2", 24), ("3", 34), ("4", 44), ("5", 54), ("6", 64))
                ),
            ),
        ),
    ),
    Example(
        "pega6/pro-draft",
        ("P6-PRO-03", "P6-PRO-04"),
        "section on the professional variant; all numbers reconstructed",
        23,
        (
            Part(
                "pro-draft",
                "pega6 pro | names p1 Ana p2 Bruno | hands p1 - p2 - | unused rest | stage draft"
                f" | market {market(24)}",
                (
                    Show("P6-PRO-03", ("market",)),
                    PICKS[0],
                    Try("p1 pick 22", ("P6-PRO-03",)),
                    PICKS[1],
                    Try("p1 pick 23", ("P6-PRO-03",)),
                    *PICKS[2:],
                ),
            ),
        ),
    ),
)
