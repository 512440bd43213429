"""Cards of Pega em 6!: a big number, the heads to be counted, and a border for each cost.

What a card costs can be told three ways: by counting the heads, by the border, and by the colour.
"""

from __future__ import annotations

from functools import cache

from ludoteca_engine.pega6.state import HEADS

from . import Face
from .cards import BACK, CARD_H, CARD_W, around, back, numbered, outline, paper, write
from .palette import colour

UNKNOWN = "?"

HEAD = (
    "c-4 8 0 13 6 13l-5 3c2 2 4 2 6 1 0 6 2 11 6 11s6-5 6-11c2 1 4 1 6-1l-5-3c6 0 10-5 6-13"
    "-1 5-4 8-9 8h-8c-5 0-8-3-9-8z"
)
"""A bull's head, begun at the tip of its left horn: horns, ears, a long face. 30 wide and 28 high."""
HEAD_LEFT, HEAD_STEP, HEAD_LINE = 13, 32, 30
"""From the middle of a head to where it begins, and from one head to the next, sideways and down."""

HEADS_IN_ROWS = {1: (1,), 2: (2,), 3: (3,), 5: (3, 2), 7: (4, 3)}
HEAD_SCALE = {1: 0.62, 2: 0.55, 3: 0.47, 5: 0.38, 7: 0.36}
HEADS_MIDDLE = 66.5


@cache
def draw(name: str) -> Face:
    """The face of a card by its number, `back`, or `?` for a card nobody has looked at."""
    if name == BACK:
        return Face(CARD_W, CARD_H, back())
    if name == UNKNOWN:
        return Face(CARD_W, CARD_H, back() + write("?", CARD_W / 2, 55, 36, colour("back-ink")))
    heads = HEADS[int(name)]
    ink = colour(f"c{heads}")
    edge = ink if heads <= 2 else colour("edge")
    return Face(CARD_W, CARD_H, paper(edge) + _border(heads, ink) + numbered(name) + _heads(heads, ink))


def _border(heads: int, ink: str) -> str:
    """What comes to the card's own edge: nothing, a second line, dashes, a thick line with notches, teeth."""
    if heads == 2:
        return outline(4.5, ink, 1)
    if heads == 3:
        return outline(3, ink, 3, dashes=around(3, 36, 0.62))
    if heads == 5:
        return outline(3.2, ink, 4.6, dashes=around(3.2, 14, 0.86))
    return _teeth(ink) if heads == 7 else ""


def _teeth(ink: str) -> str:
    """A band round the card whose inner edge is a saw."""
    sides = ("l2 3 2-3", 13), ("l-3 2 3 2", 19), ("l-2-3-2 3", 13), ("l3-2-3-2", 19)
    saw = "".join(tooth * count for tooth, count in sides)
    band = "M6 1h48q5 0 5 5v72q0 5-5 5h-48q-5 0-5-5v-72q0-5 5-5z"
    return f'<path d="{band}M4 4{saw}z" fill="{ink}" fill-rule="evenodd"/>'


def _heads(heads: int, ink: str) -> str:
    """The heads in one or two rows at the foot of the card, to be counted like the pips of a die."""
    rows, scale = HEADS_IN_ROWS[heads], HEAD_SCALE[heads]
    middle, top = CARD_W / 2 / scale - HEAD_LEFT, HEADS_MIDDLE / scale - HEAD_LINE * len(rows) / 2
    path = "".join(
        f"M{middle + (nth - (count - 1) / 2) * HEAD_STEP:.0f} {top + row * HEAD_LINE:.0f}{HEAD}"
        for row, count in enumerate(rows)
        for nth in range(count)
    )
    return f'<path transform="scale({scale})" d="{path}" fill="{ink}"/>'
