"""One small position of each game, and what can be tried with it: the only place where these tests name pieces."""

from __future__ import annotations

from typing import NamedTuple

Spot = tuple[str, str]
"""A zone and a piece in it; the zone itself, if the piece is empty."""


class Trial(NamedTuple):
    """A position; moves are given as what is touched for them."""

    start: str
    legal: tuple[Spot, ...]
    move: str
    """The same, as it is written."""
    other: tuple[Spot, ...]
    """Another legal move of the same seat."""
    refused: tuple[Spot, ...]
    rule: str
    """What refuses it."""
    reason: str
    put: Spot
    """A zone, and a piece from beside the table to be added to it."""
    dragged: Spot
    moved: tuple[str, str, str]
    """A zone, a piece in it, and the zone to which it is taken."""
    dropped: Spot
    """A piece that is dragged off the table."""
    removed: Spot


TRIALS = {
    "pega6": Trial(
        start="pega6 base | players 2 | rows 12 14 15 / 37 / 43 / 58 | hands p1 21 p2 44 50 | chosen p1 16",
        legal=(("hand-p2", "44"),),
        move="p2 choose 44",
        other=(("hand-p2", "50"),),
        refused=(("hand-p1", "21"),),
        rule="P6-07",
        reason="Player 1 has already picked a card for this turn.",
        put=("row-1", "2"),
        dragged=("pile-p1", "1"),
        moved=("hand-p2", "50", "row-4"),
        dropped=("row-2", "37"),
        removed=("row-1", "14"),
    ),
    "twisted": Trial(
        start="twisted base | players 2 | row 17 13 | hands p1 19 33 p2 24 45 | pile 28 96 | turn p1",
        legal=(("hand-p1", "19"), ("row", "13")),
        move="p1 lay 19",
        other=(("row", ""),),
        refused=(("hand-p1", "33"), ("row", "13")),
        rule="TW-30",
        reason="only 12 to 23 fit",
        put=("row", "14"),
        dragged=("plus-p1", "12"),
        moved=("hand-p2", "45", "hand-p1"),
        dropped=("hand-p1", "19"),
        removed=("row", "17"),
    ),
    "tricky-twist": Trial(
        start="tricky-twist base | players 3 | hands p1 4W 5X p2 6W 8W 7X p3 2D 8O | middle p1 9W",
        legal=(("hand-p2", "6W"),),
        move="p2 play 6W",
        other=(("hand-p2", "8W"),),
        refused=(("hand-p2", "7X"),),
        rule="TT-16",
        reason="must follow the 9W",
        put=("hand-p1", "2O"),
        dragged=("middle-p2", "1O"),
        moved=("hand-p3", "8O", "middle-p3"),
        dropped=("hand-p1", "4W"),
        removed=("middle-p1", "9W"),
    ),
    "sequence": Trial(
        start="sequence base | players 2 | hands p1 QC 3S p2 QH 10S | draw 6S 4S",
        legal=(("hand-p1", "QC"), ("r7c1", "")),
        move="p1 play QC r7c1",
        other=(("hand-p1", "QC"), ("r8c4", "")),
        refused=(("hand-p1", "QC"), ("r1c2", "")),
        rule="SEQ-14",
        reason="shows the 2♠, not the Q♣",
        put=("hand-p1", "5S"),
        dragged=("discard-p2", "2S"),
        moved=("chipsb", "B", "r1c3"),
        dropped=("hand-p2", "QH"),
        removed=("hand-p1", "3S"),
    ),
}
