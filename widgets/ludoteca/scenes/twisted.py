"""The table of Twisted: the draw pile with the row beside it, and below what each player holds and has collected."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca_engine.core import UNKNOWN, Args, Phrase, Seat, Zone
from ludoteca_engine.twisted.row import judgeable, reach
from ludoteca_engine.twisted.state import COUNTED, HIDDEN, State, cost
from ludoteca_engine.twisted.state import zones as zones_of

from ..faces import Face
from ..faces import twisted as faces
from ..faces.cards import BACK
from ..layout import Layout
from .twisted_layouts import laid_out
from .twisted_table import NARROW, STAGE, WIDE, Facts

FACE_DOWN = ("pile", "minus", "penalty")
ORDER = ("hand", "plus", "minus", "counted", "penalty", "paid")


def zones(states: Sequence[State]) -> tuple[Zone, ...]:
    """Everybody's hand (it carries the name), the row while it is played, and what else holds a card at some time."""
    found: dict[str, Zone] = {}
    for state in states:
        always = ("hand",) if state.stage in COUNTED and not state.pile else ("hand", "row")
        for zone in zones_of(state):
            if zone.pieces or zone.kind in always:
                found[zone.id] = Zone(zone.id, owner=zone.owner)
    return tuple(sorted(found.values(), key=_order))


def _order(zone: Zone) -> tuple[int, int]:
    """Pile and row, then seat by seat."""
    if zone.owner is None:
        return 0, ("pile", "row").index(zone.kind)
    return zone.owner + 1, ORDER.index(zone.kind)


def layouts(states: Sequence[State], zones: Sequence[Zone]) -> dict[str, Layout]:
    """The three layouts, with room for the most that ever lies in each zone."""
    tables = [{zone.id: zone.pieces for zone in zones_of(state)} for state in states]
    fullest = [
        zone._replace(pieces=max((table.get(zone.id, ()) for table in tables), key=len, default=())) for zone in zones
    ]
    return {style.name: laid_out(Facts(fullest, _seen(tables)), style) for style in (NARROW, WIDE, STAGE)}


def _seen(tables: Sequence[dict[str, tuple[str, ...]]]) -> frozenset[str]:
    """Zones in which the value of a card shows at some time."""
    return frozenset(
        zone for table in tables for zone, pieces in table.items() if any(piece != UNKNOWN for piece in pieces)
    )


def face(state: State, zone: Zone, piece: str) -> str:
    """The pile and what was taken lie face down. An unknown card is a plain back in a hand, elsewhere a question."""
    if zone.kind in FACE_DOWN or (zone.kind == "hand" and piece == UNKNOWN):
        return BACK
    return piece


def draw(face: str) -> Face:
    return faces.draw(face)


def label(state: State, zone: Zone) -> Phrase | None:
    """What fits at the right end, how many cards the pile has, whose turn it is, and what piles are worth."""
    if zone.owner is not None:
        return _seat_label(state, zone, zone.owner)
    if zone.kind == "pile":
        return Phrase("label-pile", Args(count=len(zone.pieces)))
    if state.stage in COUNTED or not judgeable(state.row):
        return Phrase("label-row")
    low, high = reach(state.row)
    return Phrase("label-range", Args(low=low, high=high)) if state.row else Phrase("label-any")


def _seat_label(state: State, zone: Zone, seat: Seat) -> Phrase | None:
    if zone.kind == "hand":
        turn = seat == state.turn and state.stage not in COUNTED and len(state.hands) > 1
        total = state.totals[seat] if any(state.totals) else None
        return Phrase("label-seat", Args(seat=seat, turn=turn, total=total))
    if not zone.pieces or zone.kind == "penalty":
        return None
    if zone.kind == "plus":
        return Phrase("label-plus", Args(count=len(zone.pieces)))
    cards = state.penalty[seat] if zone.kind == "paid" else state.minus[seat]
    if HIDDEN in cards:
        return Phrase("label-minus-unknown", Args(count=len(cards)))
    return Phrase("label-minus", Args(cost=cost(cards), count=len(cards)))
