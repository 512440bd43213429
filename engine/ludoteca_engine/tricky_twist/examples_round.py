"""The reconstructed three-player round behind the scoring examples, trick by trick.

The rulebook's three scoring examples add up to 13 tricks; this is a legal round that ends with exactly those piles.
"""

from __future__ import annotations

from typing import NamedTuple

from ..core import Line, Part, Play
from .cards import in_order, of_suit, suit, value

NAMES = "names p1 Earl p2 Elsa p3 John"
HANDS = (
    "3X 5X 6X 10X 12X 4W 5W 8W 4D 5D 12D",
    "2X 8X 3W 6W 9W 10W 1D 3D 8D 9D 10D",
    "2O 4O 5O 6O 11O 12O 1W 2W 11W 12W 6D",
)
RESERVES = ("9O 1O 7O 7X 10O", "3O 1X 7D 8O 9X", "11X 4X 11D 2D 7W")
DRAWS = {2: (0, 1, 2), 3: (1,), 5: (2,), 6: (0,)}
"""Who draws before which trick."""
PLAYS = (
    (0, "12D 8D 6D"),
    (0, "5W 9W 1W"),
    (1, "2X 11X 3X"),
    (2, "6O 9O 3O"),
    (0, "8W 3W 12W"),
    (2, "11O 1O 10W"),
    (2, "4O 12X 1X"),
    (2, "4X 6X 8X"),
    (1, "3D 2O 4D"),
    (0, "4W 6W 2W"),
    (1, "1D 11W 5D"),
    (0, "5X 9D 12O"),
    (0, "10X 10D 5O"),
)
"""Who leads, and the cards in the order they are played."""


class _Table(NamedTuple):
    """What lies on the table before a trick."""

    hands: list[tuple[str, ...]]
    reserves: list[tuple[str, ...]]
    tricks: list[list[str]]
    false: list[list[str]]


def _start() -> _Table:
    return _Table(
        [in_order(hand.split()) for hand in HANDS],
        [tuple(reserve.split()) for reserve in RESERVES],
        [[], [], []],
        [[], [], []],
    )


def _text(table: _Table, leader: int, *, draws: bool) -> str:
    """The position before a trick; where nobody draws, everybody has been asked already."""

    def by_seat(name: str, entries: list[str]) -> str:
        return " ".join([name, *(f"p{seat} {entry}" for seat, entry in enumerate(entries, 1) if entry)])

    sections = [
        "tricky-twist base",
        NAMES,
        "score KINDS",
        by_seat("hands", [" ".join(hand) or "-" for hand in table.hands]),
        by_seat("reserves", [" ".join(reserve) for reserve in table.reserves]),
        by_seat("tricks", [" / ".join(piles) for piles in table.tricks]) if any(table.tricks) else "",
        by_seat("false", [" ".join(cards) for cards in table.false]) if any(table.false) else "",
        f"leader p{leader + 1}",
        "" if draws else "asked 3",
    ]
    return " | ".join(section for section in sections if section)


def _played(table: _Table, leader: int, cards: list[str], drawing: tuple[int, ...]) -> None:
    """Move the cards of one trick to where they end up."""
    for seat in drawing:
        table.hands[seat] = in_order((*table.hands[seat], table.reserves[seat][0]))
        table.reserves[seat] = table.reserves[seat][1:]
    lying = {(leader + turn) % 3: card for turn, card in enumerate(cards)}
    collected = of_suit(cards, suit(cards[0]))
    best = max(collected, key=value)
    for seat, card in lying.items():
        table.hands[seat] = tuple(each for each in table.hands[seat] if each != card)
        if card == best:
            table.tricks[seat].append(" ".join(collected))
        elif card not in collected:
            table.false[seat].append(card)


def _script(leader: int, cards: list[str], drawing: tuple[int, ...]) -> tuple[Line, ...]:
    order = [(leader + turn) % 3 for turn in range(3)]
    asked = [Play(f"p{seat + 1} {'draw' if seat in drawing else 'pass'}") for seat in order] if drawing else []
    return (*asked, *(Play(f"p{seat + 1} play {card}") for seat, card in zip(order, cards, strict=True)))


def _walk() -> tuple[tuple[Part, ...], str]:
    table, parts = _start(), []
    for number, (leader, plays) in enumerate(PLAYS, 1):
        cards, drawing = plays.split(), DRAWS.get(number, ())
        start = _text(table, leader, draws=bool(drawing))
        title = "whole-round" if number == 1 else "next-draws" if drawing else "next-leads"
        parts.append(Part(title, start, _script(leader, cards, drawing)))
        _played(table, leader, cards, drawing)
    return tuple(parts), _text(table, 0, draws=False)


ROUND_PARTS, ROUND_END = _walk()
"""The thirteen tricks one after the other, and the table when the last one has been played."""
LONE_LEAD = ROUND_PARTS[11]
