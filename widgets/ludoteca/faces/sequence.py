"""Cards of Sequence: rank and suit in the corner and large below, jacks with the eyes that tell what they do."""

from __future__ import annotations

from functools import cache

from ludoteca_engine.sequence.state import LOCK, ONE_EYED, PIECES, SURFACE, TWO_EYED, chip_colour

from . import Face
from .cards import CARD_H, CARD_W, back, paper, write
from .palette import colour
from .sequence_board import INKS, board, chip, suit

UNKNOWN = "?"

EYE = "q8-9 16 0-8 9-16 0z"
"""Begun at its left corner, 16 wide."""


@cache
def draw(name: str) -> Face:
    """The face of a card or a chip, the board, `back`, or `?` for a card nobody has looked at."""
    if name == SURFACE:
        return board()
    if chip_colour(name.partition(LOCK)[0]) is not None:
        return chip(name)
    if name not in PIECES:
        mark = write("?", CARD_W / 2, 55, 36, colour("back-ink")) if name == UNKNOWN else ""
        return Face(CARD_W, CARD_H, back() + mark)
    return Face(CARD_W, CARD_H, paper(colour("edge")) + _index(name) + _middle(name))


def _index(card: str) -> str:
    """Rank and suit in the corner that still shows when cards overlap."""
    ink = colour(INKS[card[-1]])
    return write(card[:-1], 12, 20, 15 if len(card) < 3 else 13, ink) + suit(card[-1], 12, 25)


def _middle(card: str) -> str:
    if card in TWO_EYED:
        return _head(_eye(18, 48) + _eye(38, 48))
    if card in ONE_EYED:
        return _head(_eye(18, 48) + _patch())
    return suit(card[-1], 36, 34, 2.6)


def _eye(x: float, y: float) -> str:
    pupil = f'<circle cx="{x + 8:g}" cy="{y:g}" r="2.6" fill="{colour("ink")}"/>'
    return f'<path d="M{x:g} {y:g}{EYE}" fill="{colour("paper")}" stroke="{colour("ink")}" stroke-width="1.8"/>{pupil}'


def _patch() -> str:
    """The eye nobody sees."""
    ink = colour("ink")
    return f'<path d="M38 43h16v4q0 8-8 8t-8-8zM17 36l23 8" fill="{ink}" stroke="{ink}" stroke-width="1.6"/>'


def _head(eyes: str) -> str:
    """A cap, a face and a smile round the eyes, clear of rank and suit in the corner."""
    skin, cap = colour("soft"), colour("c7")
    face = f'<path d="M15 40v14q0 18 21 18t21-18v-14z" fill="{skin}" stroke="{colour("ink")}" stroke-width="1.6"/>'
    hat = f'<path d="M14 40q2-16 22-16t22 16q-22-7-44 0z" fill="{cap}"/>'
    smile = f'<path d="M28 62q8 6 16 0" fill="none" stroke="{colour("ink")}" stroke-width="1.8"/>'
    return f'<g transform="translate(9 10) scale(.84)">{face}{hat}{eyes}{smile}</g>'
