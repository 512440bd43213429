"""What a hand touches to play Twisted, and what it can mean by touching something."""

from __future__ import annotations

from ..core import Move, Seat, Touch
from ..core.gestures import Gestures, by, card, cards, on
from ..core.touching import Handling
from .notation import parse_move
from .rules import DRAW, LAY, TAKE, TWIST, interrupts, moves_of, to_act
from .state import DECK, State, seats, written, zones

GESTURES: Gestures = {
    LAY: (by(cards("hand"), on("row")),),
    TWIST: (by(card("hand"), card("row")),),
    TAKE: (by(on("row")), by(on("row"), on("minus"))),
    DRAW: (by(on("pile")), by(on("pile"), on("hand"))),
}


def box(state: State) -> tuple[str, ...]:
    """All cards."""
    return tuple(map(written, DECK))


def _acting(state: State, verb: str) -> tuple[Seat, ...]:
    return to_act(state) or (state.turn,)[: len(seats(state))]


_HANDLING: Handling[State] = Handling(
    gestures=lambda state: GESTURES,
    zones=zones,
    to_act=to_act,
    moves_of=moves_of,
    interrupts=interrupts,
    parse_move=parse_move,
    acting=_acting,
)
touches = _HANDLING.touches


def meant(state: State, touched: tuple[Touch, ...]) -> tuple[Move, ...]:
    """A card of the row is touched to twist it, unless it is the last one, where cards are laid."""
    found = _HANDLING.meant(state, touched)
    last = written(state.row[-1]) if state.row else ""
    if found and touched[-1].piece not in ("", last):
        return tuple(sorted(found, key=lambda move: move.verb != TWIST))
    return found
