"""Who acts in Twisted and what is legal (TW-20 to TW-54)."""

from __future__ import annotations

from ..core import Move, Seat
from ..core.reading import MOST_SEATS
from .row import fitting, judgeable, twists
from .state import DECK, HIDDEN, Cards, Stage, State

LAY, TWIST, TAKE, DRAW = "lay", "twist", "take", "draw"

LAYS = tuple({card: Move(seat, LAY, (card,)) for card in DECK} for seat in range(MOST_SEATS))
TAKES = tuple(Move(seat, TAKE) for seat in range(MOST_SEATS))
"""Ready-made moves: these are by far the most frequent decisions."""
DECIDING = (Stage.PLAY, Stage.REOPEN)


def to_act(state: State) -> tuple[Seat, ...]:
    """The seat on turn; nobody where a row has to be opened and there is no card to open it with."""
    if state.stage not in DECIDING or not state.hands:
        return ()
    return () if state.hands[state.turn] == () and is_opening(state) else (state.turn,)


def is_opening(state: State) -> bool:
    """Does the seat on turn have to lay a first card (TW-32, TW-53)?"""
    return not state.row or state.stage == Stage.REOPEN


def moves_of(state: State, seat: Seat) -> tuple[Move, ...]:
    """Legal moves of the seat on turn: cards to lay, cards to twist, and taking the row."""
    hand, ready = state.hands[seat] or (), LAYS[seat]
    if is_opening(state):
        return tuple([ready[card] for card in fitting((), hand)])
    moves = [ready[card] for card in fitting(state.row, hand)]
    moves += [Move(seat, TWIST, tuple(each)) for each in twists(state.row, hand)]
    return (*moves, TAKES[seat]) if may_take(state, seat) else tuple(moves)


def may_take(state: State, seat: Seat) -> bool:
    """Taking needs no reason (TW-51), unless the players agreed otherwise (TW-Q03)."""
    return bool(state.options["voluntary_take"]) or (knows_all(state, seat) and not can_play(state, seat))


def can_play(state: State, seat: Seat) -> bool:
    """Could this seat lay or twist?"""
    hand: Cards = state.hands[seat] or ()
    return bool(fitting(state.row, hand) or twists(state.row, hand))


def knows_all(state: State, seat: Seat) -> bool:
    """Is everything known that decides whether this seat can play?"""
    hand = state.hands[seat]
    return hand == () or (hand is not None and HIDDEN not in hand and HIDDEN not in state.row and judgeable(state.row))


def interrupts(state: State) -> tuple[Move, ...]:
    """There are none: only the seat on turn acts (TW-24), and drawing happens by itself (TW-Q19)."""
    return ()
