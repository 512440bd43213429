"""Cards of Tricky Twist: number cards with a suit by shape, colour and hatching, score cards and bonus cards.

A suit can be told four ways: by its shape, its colour, the hatching of the band at the foot, and its letter.

What is printed on some cards depends on the side that is up and on the tables of the box. It is part of the name of the
face: `V1:O,W` is a suit side, `V1:1,3,5` a value side, `PAIR-1:O,X` a score card.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ludoteca_engine.tricky_twist.cards import BONUS_CARDS, LUCKY, SCORE_CARDS, VALUE, suit, value
from ludoteca_engine.tricky_twist.tables import DEFAULT_TABLES

from . import Face
from .cards import BACK, CARD_H, CARD_W, back, paper, write
from .palette import colour
from .tricky_twist_icons import bonus_icon, score_icon
from .tricky_twist_suits import INK, hatching, shape

UNKNOWN = "?"
PRINTED, APART = ":", ","


def name_of(card: str, printed: Sequence[str]) -> str:
    """The name of the face of a card with this printed on it.

    >>> name_of("V1", ("O", "W")), name_of("JOKER", ())
    ('V1:O,W', 'JOKER')
    """
    return f"{card}{PRINTED}{APART.join(printed)}" if printed else card


@cache
def draw(name: str) -> Face:
    """The face of a card by its name, `back`, or `?` for a card nobody has looked at."""
    if name == BACK:
        return Face(CARD_W, CARD_H, back())
    card, _, said = name.partition(PRINTED)
    if card in VALUE:
        return Face(CARD_W, CARD_H, _number_card(card))
    printed = tuple(said.split(APART)) if said else DEFAULT_TABLES.printed_on(card)
    if card in SCORE_CARDS:
        return Face(CARD_W, CARD_H, _special("c7", card, score_icon(card, printed)))
    if card in BONUS_CARDS:
        return Face(CARD_W, CARD_H, _special("accent", card, bonus_icon(card, printed)))
    return Face(CARD_W, CARD_H, back() + write(UNKNOWN, CARD_W / 2, 55, 36, colour("back-ink")))


def _number_card(name: str) -> str:
    """The value large, value and letter in the corner, the suit's shape and its hatching below."""
    own, ink = suit(name), colour(INK[suit(name)])
    corner = 6 + len(name) * 3.9 + (own == "W") * 1.5
    return (
        paper(ink)
        + hatching(own, 62, 18)
        + shape(own, 44, 15, 0.62)
        + write(name, corner, 15.5, 11, ink)
        + write(str(value(name)), CARD_W / 2, 55, 34, colour("ink"))
        + (_bonus_symbol() if value(name) == LUCKY else "")
    )


def _bonus_symbol() -> str:
    """A small gift in the band of every 7: whoever collects it may take a bonus card."""
    box = "M24 68h12v9h-12zM23 65.5h14v3h-14zM30 65.5v11.5M30 65.5c-6-5-7 0 0 0c7 0 6-5 0 0"
    ground = f'<circle cx="30" cy="71" r="9.5" fill="{colour("paper")}" stroke="{colour("ink")}" stroke-width="1"/>'
    return ground + f'<path d="{box}" fill="none" stroke="{colour("ink")}" stroke-width="1.5" stroke-linejoin="round"/>'


def _special(ink: str, name: str, icon: str) -> str:
    """A card that is no number card: a coloured head with its short name, and an icon."""
    size = 12 if len(name) < 6 else 10.5
    head = f'<path d="M1.5 18v-11.5q0-5 5-5h47q5 0 5 5v11.5z" fill="{colour(ink)}"/>'
    return paper(colour(ink)) + head + write(name, CARD_W / 2, 14, size, colour("paper")) + icon
