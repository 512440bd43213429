"""Cards of Twisted: a big number, the twin's number small in the corner, and a frog where there is no twin.

A frog can be told three ways: by the drawing, by the thick border, and by the colour.
"""

from __future__ import annotations

from functools import cache

from ludoteca_engine.twisted.state import is_frog, twin

from . import Face
from .cards import BACK, CARD_H, CARD_W, around, back, numbered, outline, paper, write
from .palette import colour

UNKNOWN = "?"

LEFT = 14
"""Middle of the twin's number: at the left edge, where it still shows when cards overlap."""
FROG, TWIN = "c4", "c7"

SWAP = "M28 69h18m-4-4 4 4-4 4M46 77H28m4-4-4 4 4 4"
"""Two arrows, there and back: the digits change places."""
FROG_BODY = "M13 69c0-3 1-5 3-7a6.5 6.5 0 1 1 9-5h10a6.5 6.5 0 1 1 9 5c2 2 3 4 3 7 0 6-7 11-17 11S13 75 13 69z"
"""A broad head with two eyes on top, 34 wide."""
FEET = "M15 74c-5 0-8 3-8 6h11zM45 74c5 0 8 3 8 6H42z"
SMILE = "M19 69q11 8 22 0"
EYES = (20, 40)
EYE_TOP = 57.5
SEATED = "translate(3 8.5) scale(.9)"
"""A little smaller and lower than drawn, clear of the number."""


@cache
def draw(name: str) -> Face:
    """The face of a card by its number, `back`, or `?` for a card nobody has looked at."""
    if name == BACK:
        return Face(CARD_W, CARD_H, back())
    if name == UNKNOWN:
        return Face(CARD_W, CARD_H, back() + write("?", CARD_W / 2, 55, 36, colour("back-ink")))
    return Face(CARD_W, CARD_H, _frog(name) if is_frog(int(name)) else _plain(name))


def _plain(name: str) -> str:
    """A number that can be twisted: below it the arrows and the twin."""
    ink = colour(TWIN)
    arrows = f'<path d="{SWAP}" fill="none" stroke="{ink}" stroke-width="1.8" stroke-linecap="round"/>'
    return paper(colour("edge")) + numbered(name) + write(str(twin(int(name))), LEFT, 77, 12, ink) + arrows


def _frog(name: str) -> str:
    """A number nobody can twist, and the frog that sits below it."""
    green = colour(FROG)
    border = outline(2.6, green, 3, dashes=around(2.6, 22, 0.7))
    return paper(colour("edge")) + border + numbered(name) + _animal(green)


def _animal(green: str) -> str:
    light, dark = colour("paper"), colour("ink")
    eyes = "".join(
        f'<circle cx="{x}" cy="{EYE_TOP}" r="{radius}" fill="{ink}"/>'
        for x in EYES
        for radius, ink in ((3.8, light), (1.9, dark))
    )
    smile = f'<path d="{SMILE}" fill="none" stroke="{light}" stroke-width="2" stroke-linecap="round"/>'
    return f'<g transform="{SEATED}"><path d="{FROG_BODY}{FEET}" fill="{green}"/>{eyes}{smile}</g>'
