"""What is in the box of Tricky Twist: number cards, score cards and bonus cards, all known by short names.

A number card is written value and suit letter, `7W`. Anything that is no number card has value 0 and no suit.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..core import UNKNOWN, Args, Phrase

Card = str
Cards = tuple[Card, ...]

HIDDEN: Card = UNKNOWN
RING, STAR, CROWN, DROP = "O", "X", "W", "D"
SUITS = (RING, STAR, CROWN, DROP)
"""Letters follow the marks the scan left; names and symbols of the suits are assumed."""
VALUES = range(1, 13)
LOWEST, HIGHEST = VALUES[0], VALUES[-1]
LUCKY = 7
"""The value that carries the bonus symbol."""
DECK: Cards = tuple(f"{value}{suit}" for suit in SUITS for value in VALUES)

RUN, PAIR_1, PAIR_2, SUIT, KINDS = "RUN", "PAIR-1", "PAIR-2", "SUIT", "KINDS"
FEW, MANY, EVEN, ODD = "FEW", "MANY", "EVEN", "ODD"
SCORE_CARDS = (RUN, PAIR_1, PAIR_2, SUIT, KINDS, FEW, MANY, EVEN, ODD)
COUNTING_CARDS = (RUN, PAIR_1, PAIR_2, SUIT, KINDS, EVEN, ODD)

BACK, FLIP, JOKER, TRICKS = "BACK", "FLIP", "JOKER", "TRICKS"
PERMANENT = (BACK, FLIP, JOKER, TRICKS)
VARIABLE = ("V1", "V2", "V3", "V4")
BONUS_CARDS = (*PERMANENT, *VARIABLE)

PIECES = frozenset((*DECK, *SCORE_CARDS, *BONUS_CARDS))

VALUE = {card: int(card[:-1]) for card in DECK}
SUIT_OF = {card: card[-1] for card in DECK}
_ORDER = {card: place for place, card in enumerate((*DECK, *SCORE_CARDS, *BONUS_CARDS, HIDDEN))}


def value(card: Card) -> int:
    """The number on a card.

    >>> value("12X"), value("JOKER")
    (12, 0)
    """
    return VALUE.get(card, 0)


def suit(card: Card) -> str:
    return SUIT_OF.get(card, "")


def of_suit(cards: Iterable[Card], wanted: str) -> Cards:
    return tuple([card for card in cards if SUIT_OF.get(card) == wanted])


def in_order(cards: Iterable[Card]) -> Cards:
    """Suit by suit, rising; unknown cards last."""
    return tuple(sorted(cards, key=_ORDER.__getitem__))


def piece(name: str) -> Phrase:
    """How a card is spoken of."""
    if name == UNKNOWN:
        return Phrase("piece-unknown")
    if name in VALUE:
        return Phrase("piece", Args(name=name, value=VALUE[name], suit=SUIT_OF[name]))
    if name in SCORE_CARDS:
        return Phrase("score-word", Args(score=name))
    return Phrase("bonus-word", Args(bonus=name))
