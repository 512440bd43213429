"""What a hand touches to play Sequence, and what it can mean by touching something."""

from __future__ import annotations

from ..core import Seat, Zone
from ..core.gestures import Gestures, by, card, on, place
from ..core.touching import Handling
from .board import BY_NAME
from .moves import parse_move
from .rules import CLAIM, DRAW, EXCHANGE, FORFEIT, PLAY, interrupts, is_seated, moves_of, to_act
from .state import DECK, EMPTY, PACK, State, colours, full_supply, zones

SPACE = "space"
GESTURES: Gestures = {
    PLAY: (by(card("hand"), place(SPACE)),),
    EXCHANGE: (by(card("hand"), on("discard")),),
    FORFEIT: (by(card("hand"), on("discard")),),
    DRAW: (by(on("draw")), by(on("draw"), on("hand"))),
    CLAIM: (by(place(SPACE), place(SPACE), joined="-"),),
}
WHOLE_PILE = {"stock": "draw", "below": "discard"}
"""What lies under the top card belongs to the same pile."""


def box(state: State) -> tuple[str, ...]:
    """Both packs and the chips of the sides that play. The board itself is no piece to move."""
    cards = (card for card in PACK for _ in range(DECK.count(card)))
    return (*cards, *(chip for colour in colours(state) for chip in full_supply(EMPTY, colour)))


def _acting(state: State, verb: str) -> tuple[Seat, ...]:
    """Whoever decides; for a draw first those who still may make one."""
    late = tuple(dict.fromkeys(state.owed)) if verb == DRAW else ()
    return late or to_act(state) or ((state.turn,) if is_seated(state) else ())


def _kind(zone: Zone) -> str:
    return SPACE if zone.id in BY_NAME else WHOLE_PILE.get(zone.kind, zone.kind)


_HANDLING: Handling[State] = Handling(
    gestures=lambda state: GESTURES,
    zones=zones,
    to_act=to_act,
    moves_of=moves_of,
    interrupts=interrupts,
    parse_move=parse_move,
    acting=_acting,
    kind=_kind,
)
touches, meant = _HANDLING.touches, _HANDLING.meant
