"""The table of Pega em 6!: cards, rows, hands, and what lies where."""

from __future__ import annotations

from typing import NamedTuple

from ..core import UNKNOWN, Args, Option, Phrase, Seat
from .specials import HIDDEN_KIND, KINDS, NO_SPECIALS, Kind, Kinds, Specials

GAME_ID = "pega6"
BASE, PRO, ANNIVERSARY = "base", "pro", "anniversary"
VARIANTS = (BASE, PRO, ANNIVERSARY)

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
MOST_ROWS = 20
"""Most rows a set-up table can have."""
CAPACITY = 5
PLAYERS_OF = {BASE: PLAYERS, PRO: range(2, 7), ANNIVERSARY: range(2, 9)}
PLAYERS_RULE = {BASE: "P6-01", PRO: "P6-PRO-01", ANNIVERSARY: "P6-X-01"}
HAND_OF = {BASE: HAND, PRO: HAND, ANNIVERSARY: 12}
HAND_RULE = {BASE: "P6-04", PRO: "P6-PRO-03", ANNIVERSARY: "P6-X-03"}
ROUNDS_OF_ANNIVERSARY = 2

LONG = (BASE, PRO)
SHORT = (ANNIVERSARY,)
OPTIONS = {
    option.name: option
    for option in (
        Option("target_points", 66, range(1, 1001), "P6-27", LONG),
        Option("fixed_rounds", None, (None, *range(1, 101)), "P6-27", LONG),
        Option("show_piles", True, (True, False), "P6-C26"),
        Option("pro_first_picker", 0, range(6), "P6-C01", (PRO,)),
        Option("x_insert_at_end", False, (False, True), "P6-C03", SHORT),
        Option("x_move_to_full", "refuse", ("refuse", "take"), "P6-C04", SHORT),
        Option("x_seven_row", "own", ("own", "any"), "P6-C05", SHORT),
        Option("x_negpos_cancel", "whole_cards", ("whole_cards", "points"), "P6-C08", SHORT),
        Option("x_block_lift", "after_take", ("after_take", "before_choice"), "P6-C12", SHORT),
        Option("x_negpos_own_card", False, (False, True), "P6-C16", SHORT),
        Option("x_round2_pool", "deck_and_discards", ("deck_and_discards", "deck_only"), "P6-C24", SHORT),
    )
}
DEFAULTS = Args({option.name: option.default for option in OPTIONS.values()})


class Stage:
    """Where the game stands when it is not being played."""

    PLAY = "play"
    DRAFT = "draft"  # professional variant: the hands are being picked from the open cards
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
    market: Cards = ()
    """Open cards to pick from (professional variant)."""
    specials: Specials = NO_SPECIALS

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


def queue(cards: PerSeat, first: Seat | None = None) -> Queue:
    """The cards before the seats in the order they are placed; `first` is a seat in the middle of placing.

    >>> queue((62, None, 29)), queue((62, None, 29), first=0)
    (((29, 2), (62, 0)), ((62, 0), (29, 2)))
    """
    waiting = sorted((card, seat) for seat, card in enumerate(cards) if card is not None)
    if first is not None:
        waiting.sort(key=lambda each: each[1] != first)
    return tuple(waiting)


def requeued(state: State, cards: PerSeat | None = None) -> State:
    """The same table with its waiting cards (or these) in the order they are placed."""
    act = state.specials.act
    shown = revealed_by_seat(state) if cards is None else cards
    return state._replace(revealed=queue(shown, act.seat if act else None))


def revealed_by_seat(state: State) -> PerSeat:
    """What each seat has turned up and not yet placed."""
    waiting = {seat: card for card, seat in state.revealed}
    return tuple(waiting.get(seat) for seat in seats(state))


def seats(state: State) -> range:
    return range(len(state.hands))


def seat_names(state: State) -> tuple[str, ...]:
    return state.names


def special_hand(state: State, seat: Seat) -> Kinds:
    """The special cards of a seat; none where nobody said."""
    hands = state.specials.hands
    return (hands[seat] or ()) if seat < len(hands) else ()


def lying_on(state: State, row: int) -> Kinds:
    """The special cards that lie on a row."""
    on = state.specials.on
    return on[row] if row < len(on) else ()


def written(card: Card | Kind) -> str:
    return str(card) if card else UNKNOWN


def piece(name: str) -> Phrase:
    """How a card is spoken of: its number and its heads, or the name of a special card."""
    if name == HIDDEN_KIND:
        return Phrase("piece-unknown")
    if name in KINDS:
        return Phrase("piece-special-full", Args(special=name))
    return Phrase("piece", Args(card=int(name), heads=HEADS[int(name)]))
