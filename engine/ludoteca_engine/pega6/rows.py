"""Where a card belongs (P6-10, P6-12, P6-13) and when it belongs nowhere (P6-16)."""

from __future__ import annotations

from operator import attrgetter
from typing import NamedTuple

from .state import HIDDEN, Card, Cards, State

Rows = tuple[Cards, ...]


class Place(NamedTuple):
    """A row a card could join, and how far its last card is away."""

    row: int
    end: Card
    gap: int


GAP = attrgetter("gap")


def row_name(row: int) -> str:
    return f"R{row + 1}"


def row_number(name: str) -> int:
    return int(name[1:]) - 1


def possible_rows(rows: Rows, card: Card) -> list[Place]:
    """The rows whose last card is lower (P6-12), in the order they lie."""
    return [Place(number, row[-1], card - row[-1]) for number, row in enumerate(rows) if row and row[-1] < card]


def nearest(possible: list[Place]) -> Place:
    """The one whose last card is closest (P6-13)."""
    return min(possible, key=GAP)


def is_low(rows: Rows, card: Card) -> bool:
    """Lower than the last card of every row (P6-16)."""
    return not any(row and row[-1] < card for row in rows)


def row_ends(rows: Rows) -> Cards:
    return tuple(row[-1] for row in rows if row)


def judgeable(state: State) -> bool:
    """Can the cards that wait be placed? Not without rows, and not while a card that matters is unknown."""
    ends = [row[-1] for row in state.rows if row]
    # The queue is sorted, so an unknown card, being 0, stands in front.
    return bool(ends) and HIDDEN not in ends and state.revealed[0][0] != HIDDEN
