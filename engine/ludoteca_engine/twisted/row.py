"""What can be done with a row: which cards may follow its right end (TW-30), and which may be twisted (TW-41)."""

from __future__ import annotations

from typing import NamedTuple

from .state import DECK, HIDDEN, HIGHEST, LOWEST, REACH, TWINS, Card, Cards


class Range(NamedTuple):
    """The lowest and the highest number that may be laid."""

    low: int
    high: int


class Twist(NamedTuple):
    """The card shown from the hand and the card removed from the row."""

    shown: Card
    removed: Card


ANYTHING = Range(LOWEST, HIGHEST)
"""Every card fits where no card lies (TW-32)."""


REACHES = {end: Range(max(LOWEST, end - REACH), min(HIGHEST, end + REACH)) for end in DECK} | {HIDDEN: ANYTHING}
"""Ready-made, because every move asks for one. Against an unknown right end nothing is laid anyway."""


def reach(row: Cards) -> Range:
    """The numbers that may follow the right end, both borders included (TW-30).

    >>> reach((52, 34)), reach((98,)), reach(())
    (Range(low=24, high=44), Range(low=88, high=98), Range(low=12, high=98))
    """
    return REACHES[row[-1]] if row else ANYTHING


def judgeable(row: Cards) -> bool:
    """Does anybody know the right end?"""
    return not row or row[-1] != HIDDEN


def fitting(row: Cards, hand: Cards) -> Cards:
    """The cards of a hand that may be laid, each once."""
    if not row:
        found = [card for card in hand if card]
    elif row[-1] == HIDDEN:
        return ()
    else:
        low, high = REACHES[row[-1]]
        found = [card for card in hand if low <= card <= high]
    return tuple(dict.fromkeys(found) if len(found) > 1 else found)


def twists(row: Cards, hand: Cards) -> tuple[Twist, ...]:
    """Every twist a hand allows, in the order the cards lie in the row (TW-41, TW-42)."""
    return tuple([Twist(TWINS[card], card) for card in dict.fromkeys(row) if TWINS[card] in hand and TWINS[card]])


def without(cards: Cards, card: Card) -> Cards:
    """The cards with one taken out; the others close up and keep their order (TW-11)."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
