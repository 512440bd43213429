"""Who acts in Pega em 6! and what is legal.

Rules P6-01 to P6-27 of the Brazilian edition. Placing a card needs no decision unless it is a low card, so the
engine places by itself; `place` exists so that a learner can do it by hand and hear why another row is wrong.
"""

from __future__ import annotations

from ..core import Move, Seat
from ..core.reading import MOST_SEATS
from . import x_rules
from .draft import picker, picks
from .rows import is_low, judgeable, nearest, possible_rows, row_name
from .state import ANNIVERSARY, DECK, HIDDEN, Stage, State

CHOOSE, TAKE, PLACE, REVEAL = "choose", "take", "place", "reveal"

CHOICES = tuple(tuple(Move(seat, CHOOSE, (card,)) for card in (HIDDEN, *DECK)) for seat in range(MOST_SEATS))
"""Ready-made moves: choosing is by far the most frequent decision."""


def to_act(state: State) -> tuple[Seat, ...]:
    """Seats that have a card to choose, or the owner of a low card."""
    if state.stage != Stage.PLAY:
        due = picker(state) if state.stage == Stage.DRAFT else None
        return () if due is None else (due,)
    if state.variant == ANNIVERSARY:
        return x_rules.to_act(state)
    if not state.revealed:
        chosen = state.chosen
        return tuple([seat for seat, hand in enumerate(state.hands) if hand and chosen[seat] is None])
    card, seat = state.revealed[0]
    return (seat,) if judgeable(state) and is_low(state.rows, card) else ()


def moves_of(state: State, seat: Seat) -> tuple[Move, ...]:
    """Legal moves of a seat that is to act."""
    if state.stage == Stage.DRAFT:
        return picks(state, seat)
    if state.variant == ANNIVERSARY and x_rules.is_placing(state):
        return x_rules.moves_of(state, seat)
    if state.revealed:
        return tuple(Move(seat, TAKE, (row_name(number),)) for number, row in enumerate(state.rows) if row)
    if not any(state.rows):
        return ()
    choices = CHOICES[seat]
    return tuple([choices[card] for card in dict.fromkeys(state.hands[seat] or ()) if card])


def interrupts(state: State) -> tuple[Move, ...]:
    """The card that is due may also be placed by hand, on the one row it belongs to."""
    if state.stage == Stage.PLAY and state.variant == ANNIVERSARY:
        return x_rules.interrupts(state)
    if state.stage != Stage.PLAY or not state.revealed or not judgeable(state):
        return ()
    card, seat = state.revealed[0]
    possible = possible_rows(state.rows, card)
    return (Move(seat, PLACE, (card, row_name(nearest(possible).row))),) if possible else ()
