"""What a hand touches to play Pega em 6!, and what it can mean by touching something."""

from __future__ import annotations

from ..core import Seat, Zone
from ..core.gestures import Gestures, by, card, cards, on, place
from ..core.touching import Handling
from .notation import parse_move
from .rows import row_name
from .rules import interrupts, moves_of, to_act
from .specials import SPECIAL_DECK
from .state import ANNIVERSARY, DECK, State, seats
from .zones import zones

ROW = "row"
ALWAYS: Gestures = {
    "choose": (by(cards("hand")), by(cards("hand"), on("chosen")), by(card("pile"))),
    "take": (by(place(ROW)), by(place(ROW), on("pile"))),
    "place": (by(card("revealed"), place(ROW)),),
    "reveal": (by(on("chosen")),),
    "pick": (by(card("market")), by(card("market"), on("hand"))),
}
WITH_SPECIALS: Gestures = {
    **ALWAYS,
    "special": (by(card("specials")), by(card("specials"), on("played"))),
    "seven": (by(place(ROW)), by(on("played"), place(ROW))),
    "insert": (by(place(ROW)), by(on("revealed"), place(ROW))),
    "replace": (by(card("hand")), by(card("hand"), on("revealed"))),
    "shift": (by(card(ROW), place(ROW)),),
    "block": (by(place(ROW)), by(on("played"), place(ROW))),
    "negpos": (by(card(ROW)), by(card("revealed"))),
    "cancel": (by(card("pile")), by(card("pile"), on("unused"))),
    "trade": (by(card("specials")), by(card("specials"), on("discards"))),
}


def box(state: State) -> tuple[str, ...]:
    """All number cards; with the anniversary variant the special cards too."""
    return (*map(str, DECK), *(SPECIAL_DECK if state.variant == ANNIVERSARY else ()))


def _gestures(state: State) -> Gestures:
    return WITH_SPECIALS if state.variant == ANNIVERSARY else ALWAYS


def _acting(state: State, verb: str) -> tuple[Seat, ...]:
    """Whoever decides; else whose card is placed first."""
    return to_act(state) or tuple(seat for _, seat in state.revealed[:1]) or tuple(seats(state)[:1])


def _kind(zone: Zone) -> str:
    """What lies beside a row belongs to the row."""
    return ROW if zone.kind == "beside" else zone.kind


def _word(zone: Zone) -> str:
    return row_name(int(zone.id.partition("-")[2]) - 1)


_HANDLING: Handling[State] = Handling(
    gestures=_gestures,
    zones=zones,
    to_act=to_act,
    moves_of=moves_of,
    interrupts=interrupts,
    parse_move=parse_move,
    acting=_acting,
    kind=_kind,
    word=_word,
)
touches, meant = _HANDLING.touches, _HANDLING.meant
