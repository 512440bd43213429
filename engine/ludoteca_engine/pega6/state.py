"""The table of Pega em 6!: cards, rows, hands, and what lies where."""

from __future__ import annotations

from typing import NamedTuple

from ..core import UNKNOWN, Args, Option, Phrase, Seat, Zone, seat_name

GAME_ID = "pega6"
VARIANTS = ("base",)

Card = int
"""A number card, 1 to 104; 0 is a card nobody has looked at."""
Cards = tuple[Card, ...]
PerSeat = tuple[Card | None, ...]
Queue = tuple[tuple[Card, Seat], ...]
"""Cards that wait to be placed, with their owners, the lowest first (P6-09)."""

HIDDEN: Card = 0
LOWEST, HIGHEST = 1, 104
DECK: Cards = tuple(range(LOWEST, HIGHEST + 1))
PLAYERS = range(2, 11)
HAND = 10
ROWS = 4
CAPACITY = 5

OPTIONS = {
    option.name: option
    for option in (
        Option("target_points", 66, range(1, 1001), "P6-27"),
        Option("fixed_rounds", None, (None, *range(1, 101)), "P6-27"),
        Option("show_piles", True, (True, False), "P6-C26"),
    )
}
DEFAULTS = Args({option.name: option.default for option in OPTIONS.values()})


class Stage:
    """Where the game stands when it is not being played."""

    PLAY = "play"
    DEAL = "deal"  # a round is scored and the next one waits for a seed
    OVER = "over"


class State(NamedTuple):
    """A position. Tuples with one entry per seat are equally long; a hand that is None is unknown."""

    variant: str = VARIANTS[0]
    options: Args = DEFAULTS
    names: tuple[str, ...] = ()
    rows: tuple[Cards, ...] = ()
    hands: tuple[Cards | None, ...] = ()
    chosen: PerSeat = ()
    revealed: Queue = ()
    piles: tuple[Cards, ...] = ()
    totals: tuple[int, ...] = ()
    unused: Cards = ()
    round: int = 1
    seed: int | None = None
    stage: str = Stage.PLAY

    @property
    def game(self) -> str:
        return GAME_ID

    def __repr__(self) -> str:
        from .notation import text

        return f"parse({text(self)!r})"


def heads(card: Card) -> int:
    """Bull heads on a card (P6-18).

    >>> [heads(card) for card in (1, 35, 50, 77, 55, 100, 101, 104)]
    [1, 2, 3, 5, 7, 3, 1, 1]
    """
    if card == 55:
        return 7
    if card % 11 == 0:
        return 5
    if card % 10 == 0:
        return 3
    return 2 if card % 10 == 5 else 1


HEADS = (0, *map(heads, DECK))
"""Heads by card; a card nobody has looked at counts nothing."""


def worth(cards: Cards) -> int:
    """Heads on these cards together."""
    return sum(HEADS[card] for card in cards)


def queue(cards: PerSeat) -> Queue:
    """The cards before the seats in the order they are placed.

    >>> queue((62, None, 29))
    ((29, 2), (62, 0))
    """
    return tuple(sorted((card, seat) for seat, card in enumerate(cards) if card is not None))


def revealed_by_seat(state: State) -> PerSeat:
    """What each seat has turned up and not yet placed."""
    waiting = {seat: card for card, seat in state.revealed}
    return tuple(waiting.get(seat) for seat in seats(state))


def seats(state: State) -> range:
    return range(len(state.hands))


def seat_names(state: State) -> tuple[str, ...]:
    return state.names


def written(card: Card) -> str:
    return str(card) if card else UNKNOWN


def zones(state: State) -> tuple[Zone, ...]:
    """What lies where: rows, then each seat's cards, then the cards out of play."""
    found = [Zone(f"row-{number}", tuple(map(written, row))) for number, row in enumerate(state.rows, 1)]
    for seat in seats(state):
        found += _zones_of(state, seat)
    found.append(Zone("unused", tuple(map(written, state.unused))))
    return tuple(found)


def _zones_of(state: State, seat: Seat) -> list[Zone]:
    lying = {
        "hand": state.hands[seat] or (),
        "chosen": _single(state.chosen[seat]),
        "revealed": tuple(card for card, owner in state.revealed if owner == seat),
        "pile": state.piles[seat],
    }
    return [Zone(f"{kind}-{seat_name(seat)}", tuple(map(written, cards)), seat) for kind, cards in lying.items()]


def _single(card: Card | None) -> Cards:
    return () if card is None else (card,)


def piece(name: str) -> Phrase:
    """How a card is spoken of: its number and its heads."""
    if name == UNKNOWN:
        return Phrase("piece-unknown")
    return Phrase("piece", Args(card=int(name), heads=HEADS[int(name)]))
