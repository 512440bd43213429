"""Changing a position of Tricky Twist by hand: pieces, and the values that are not pieces."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..core import UNKNOWN, Field, Zone, seat_name
from ..core.editing import checked_index, found_zone, option_fields, replaced, resized, seat_of, with_value
from ..core.errors import UnreadablePosition
from ..core.reading import MOST_SEATS, Reader
from .cards import PIECES, Card, Cards
from .notation import ASKED, MOST_TRICKS, ROUNDS, SEEDS, TOTALS
from .reserve import NO_RESERVE
from .state import GAME_ID, OPTIONS, STAGES, VARIANTS, Owned, State, seats, zones
from .tables import TrickyTwistTables

HOLDERS = {"hand": "hands", "aside": "aside", "false": "false", "covered": "covered"}
"""Which part of the state holds the cards of these zones, one entry for each seat."""
HEAPS = {
    "scored": "scored",
    "scorepile": "scorepile",
    "supply": "supply",
    "turnedsupply": "supply",
    "removed": "removed",
}
SINGLE = ("middle", "score")
PER_SEAT = {
    "hands": None,
    "middle": None,
    "reserves": NO_RESERVE,
    "closed": False,
    "done": False,
    "points": 0,
    "totals": 0,
}
PER_SEAT_EMPTY = ("aside", "tricks", "false", "covered", "bonus", "plans")


def put(state: State, piece: str, zone: str, index: int) -> State:
    """The position with a card more. A card put after the last trick opens a new one."""
    card = _card(piece)
    opened = [
        Zone(f"trick-{seat_name(seat)}-{len(state.tricks[seat]) + 1}", (), seat)
        for seat in seats(state)
        if len(state.tricks[seat]) < MOST_TRICKS
    ]
    found = found_zone(GAME_ID, (*zones(state), *opened), zone)
    if found.kind in SINGLE:
        return _with(state, found, (card,))
    index = max(0, min(index, len(found.pieces)))
    return _changed(state, found, index, (card,), 0)


def lift(state: State, zone: str, index: int) -> State:
    """The position without the card at that place. A trick that loses its last card stays, empty."""
    found = found_zone(GAME_ID, zones(state), zone)
    checked_index(GAME_ID, found, index)
    return _changed(state, found, index, (), 1)


def _card(piece: str) -> Card:
    reader = Reader(GAME_ID, piece, UnreadablePosition)
    name = piece.strip().upper()
    if name != UNKNOWN and name not in PIECES:
        raise reader.fail("no-card", 0)
    return name


def _changed(state: State, zone: Zone, index: int, new: Cards, gone: int) -> State:
    """The state with cards of a zone exchanged."""
    if zone.kind in ("bonus", "turned"):
        seat = seat_of(zone.id)
        owned = state.bonus[seat]
        kept = (*owned[:index], *map(Owned, new), *owned[index + gone :])
        return state._replace(bonus=replaced(state.bonus, seat, kept))
    if zone.kind == "reserve":
        seat = seat_of(zone.id)
        reserve = state.reserves[seat].with_top(new[0], index) if new else state.reserves[seat].without(index)
        return state._replace(reserves=replaced(state.reserves, seat, reserve))
    return _with(state, zone, (*zone.pieces[:index], *new, *zone.pieces[index + gone :]))


def _with(state: State, zone: Zone, cards: Cards) -> State:
    """The state with these cards in a zone."""
    if zone.kind == "score":
        return state._replace(score=cards[0] if cards else None)
    if zone.kind in HEAPS:
        changes: dict[str, Any] = {HEAPS[zone.kind]: cards}
        return state._replace(**changes)
    seat = zone.owner or 0
    if zone.kind == "middle":
        return state._replace(middle=replaced(state.middle, seat, cards[0] if cards else None))
    if zone.kind == "trick":
        number = int(zone.id.rpartition("-")[2]) - 1
        piles = state.tricks[seat]
        lying = resized(piles, max(len(piles), number + 1), ())
        return state._replace(tricks=replaced(state.tricks, seat, replaced(lying, number, cards)))
    holder = HOLDERS[zone.kind]
    changes = {holder: replaced(getattr(state, holder), seat, cards)}
    return state._replace(**changes)


def fields(state: State) -> tuple[Field, ...]:
    """Everything that can be set: players, options, tables, names, totals, whose turn it is, round, seed and stage."""
    found = [
        Field("players", len(state.hands), range(MOST_SEATS + 1)),
        Field("variant", state.variant, VARIANTS),
        Field("tables", state.tables, TrickyTwistTables),
        Field("round", state.round, ROUNDS),
        Field("seed", state.seed, SEEDS),
        Field("stage", state.stage, STAGES),
        Field("asked", state.asked, ASKED),
        *(Field(name, getattr(state, name), range(MOST_SEATS)) for name in ("leader", "first", "last")),
    ]
    found += option_fields(state, OPTIONS)
    for seat in seats(state):
        name = seat_name(seat)
        found += [
            Field(f"name-{name}", state.names[seat] if state.names else ""),
            Field(f"points-{name}", state.points[seat], TOTALS),
            Field(f"total-{name}", state.totals[seat], TOTALS),
        ]
    return tuple(found)


def set_field(state: State, name: str, value: Any) -> State:
    changed: State = with_value(state, fields(state), name, value, OWN, VALUES_PER_SEAT)
    return changed


def _with_players(state: State, players: int) -> State:
    names = resized(state.names, players, "")
    changes: dict[str, Any] = {
        name: resized(getattr(state, name), players, blank)
        for name, blank in (*PER_SEAT.items(), *((each, ()) for each in PER_SEAT_EMPTY))
    }
    return state._replace(
        names=names if any(names) else (),
        collectors=tuple(seat for seat in state.collectors if seat < players),
        **changes,
    )


OWN: dict[str, Callable[[State, Any], State]] = {"players": _with_players}
VALUES_PER_SEAT = {"points": "points", "total": "totals"}
