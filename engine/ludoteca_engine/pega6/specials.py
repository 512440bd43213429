"""The special cards of the anniversary variant: their kinds, where they lie, and the open part of a decision."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ..core import UNKNOWN, Seat

Kind = str
"""A special card; `?` is one nobody has looked at."""
Kinds = tuple[Kind, ...]

ROW5, SEVEN, INSERT, REPLACE, MOVE, BLOCK, NEGPOS = "ROW5", "SEVEN", "INSERT", "REPLACE", "MOVE", "BLOCK", "NEGPOS"
KINDS = (ROW5, SEVEN, INSERT, REPLACE, MOVE, BLOCK, NEGPOS)
COPIES = 4
SPECIAL_DECK: Kinds = tuple(kind for kind in KINDS for _ in range(COPIES))
SPECIAL_HAND = 3
MOST_BLOCKS = 2
STAYING = (ROW5, SEVEN, BLOCK)
"""Cards that stay on the table until their effect ends (P6-X-10)."""
HIDDEN_KIND: Kind = UNKNOWN


class Due:
    """What the seat that plays a special card has to say next."""

    PLACE = "place"  # the special card is decided on; what is left is the number card
    ROW5 = "row5"  # needs no word: the card opens the row by itself
    SEVEN = "seven"
    INSERT = "insert"
    REPLACE = "replace"
    MOVE = "shift"
    BLOCK = "block"
    ROW = "row"  # which row a low card takes with Negative = Positive
    NAME = "name"  # which card of that row is turned round
    CANCEL = "cancel"
    TRADE = "trade"
    LIES = "lies"  # a card that does not belong there lies beside the number card; somebody set it up so


DUES = (
    Due.PLACE,
    Due.ROW5,
    Due.SEVEN,
    Due.INSERT,
    Due.REPLACE,
    Due.MOVE,
    Due.BLOCK,
    Due.ROW,
    Due.NAME,
    Due.CANCEL,
    Due.TRADE,
    Due.LIES,
)
FIRST_DUE = {
    ROW5: Due.ROW5,
    SEVEN: Due.SEVEN,
    INSERT: Due.INSERT,
    REPLACE: Due.REPLACE,
    MOVE: Due.MOVE,
    BLOCK: Due.BLOCK,
    NEGPOS: Due.NAME,
}
"""What is due after a special card has been shown."""
SHOWN = {due: kind for kind, due in FIRST_DUE.items()} | {Due.ROW: NEGPOS, Due.CANCEL: NEGPOS}
"""The special card that lies beside the number card while this is due."""


class Act(NamedTuple):
    """The open part of a placement: whose it is, what is due, and what has been said so far."""

    seat: Seat
    due: str
    number: int = 0
    """`name`: the row to be taken, counted from 1. `cancel`: heads that may still be cancelled. `place` and `trade`:
    swaps that are owed later. `lies`: the number of the card."""


class Specials(NamedTuple):
    """Where the special cards lie. Nothing of it is used in the other variants."""

    hands: tuple[Kinds | None, ...] = ()
    """One entry per seat, or none at all if nobody's cards are known."""
    on: tuple[Kinds, ...] = ()
    """What lies on each row; rows at the end without any are left out."""
    deck: Kinds = ()
    """The top card first."""
    discards: Kinds = ()
    credits: tuple[int, ...] = ()
    """Points taken off by Negative = Positive where the group counts points instead of cards (P6-C08)."""
    act: Act | None = None


NO_SPECIALS = Specials()


def sorted_kinds(kinds: Iterable[Kind]) -> Kinds:
    """A hand in the order of the rulebook; unknown cards last."""
    order = {kind: at for at, kind in enumerate(KINDS)}
    return tuple(sorted(kinds, key=lambda kind: order.get(kind, len(order))))


def without_one(kinds: Kinds, kind: Kind) -> Kinds:
    at = kinds.index(kind)
    return (*kinds[:at], *kinds[at + 1 :])


def trimmed(entries: Iterable[Kinds]) -> tuple[Kinds, ...]:
    """The entries without the empty ones at the end.

    >>> trimmed(((), ("BLOCK",), (), ()))
    ((), ('BLOCK',))
    """
    found = list(entries)
    while found and not found[-1]:
        found.pop()
    return tuple(found)
