"""Changing a position of Twisted by hand: pieces, and the values that are not pieces."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..core import UNKNOWN, Field, Zone, seat_name
from ..core.editing import checked_index, found_zone, option_fields, replaced, resized, with_value
from ..core.errors import UnreadablePosition
from ..core.reading import MOST_SEATS, Reader, Word
from .notation import ROUNDS, SEEDS, STAGES, TOTALS, read_card
from .state import GAME_ID, HIDDEN, OPTIONS, VARIANTS, Card, Cards, State, seats, zones

HOLDERS = {
    "hand": "hands",
    "plus": "plus",
    "minus": "minus",
    "penalty": "penalty",
    "counted": "minus",
    "paid": "penalty",
}
"""Which part of the state holds the cards of these zones, one entry for each seat."""
SEATED = ("turn", "dealer")


def put(state: State, piece: str, zone: str, index: int) -> State:
    """The position with a card more."""
    card = _card(piece)
    found = found_zone(GAME_ID, zones(state), zone)
    cards = _cards(found)
    index = max(0, min(index, len(cards)))
    return _with(state, found, (*cards[:index], card, *cards[index:]))


def lift(state: State, zone: str, index: int) -> State:
    """The position without the card at that place."""
    found = found_zone(GAME_ID, zones(state), zone)
    checked_index(GAME_ID, found, index)
    cards = _cards(found)
    return _with(state, found, (*cards[:index], *cards[index + 1 :]))


def _card(piece: str) -> Card:
    reader = Reader(GAME_ID, piece, UnreadablePosition)
    return HIDDEN if piece == UNKNOWN else read_card(reader, Word(piece.strip(), 0))


def _cards(zone: Zone) -> Cards:
    return tuple(HIDDEN if piece == UNKNOWN else int(piece) for piece in zone.pieces)


def _with(state: State, zone: Zone, cards: Cards) -> State:
    """The state with these cards in a zone."""
    if zone.owner is None:
        changes: dict[str, Any] = {zone.id: cards}
    else:
        holder = HOLDERS[zone.kind]
        changes = {holder: replaced(getattr(state, holder), zone.owner, cards)}
    return state._replace(**changes)


def fields(state: State) -> tuple[Field, ...]:
    """Everything that can be set: players, variant, options, turn, dealer, names, totals, round, seed and stage."""
    found = [
        Field("players", len(state.hands), range(MOST_SEATS + 1)),
        Field("variant", state.variant, VARIANTS),
        Field("round", state.round, ROUNDS),
        Field("seed", state.seed, SEEDS),
        Field("stage", state.stage, STAGES),
    ]
    found += option_fields(state, OPTIONS)
    sitting = tuple(map(seat_name, seats(state)))
    if sitting:
        found += [Field(name, seat_name(getattr(state, name)), sitting) for name in SEATED]
    for seat, name in enumerate(sitting):
        found.append(Field(f"name-{name}", state.names[seat] if state.names else ""))
        found.append(Field(f"total-{name}", state.totals[seat], TOTALS))
    return tuple(found)


def set_field(state: State, name: str, value: Any) -> State:
    changed: State = with_value(state, fields(state), name, value, OWN, PER_SEAT)
    return changed


def _with_turn(state: State, seat: str) -> State:
    return state._replace(turn=int(seat[1:]) - 1)


def _with_dealer(state: State, seat: str) -> State:
    return state._replace(dealer=int(seat[1:]) - 1)


def _with_players(state: State, players: int) -> State:
    """More or fewer seats; whoever is on turn or deals must still sit there."""
    last = max(0, players - 1)
    names = resized(state.names, players, "")
    return state._replace(
        names=names if any(names) else (),
        hands=resized(state.hands, players, None),
        plus=resized(state.plus, players, ()),
        minus=resized(state.minus, players, ()),
        penalty=resized(state.penalty, players, ()),
        totals=resized(state.totals, players, 0),
        turn=min(state.turn, last),
        dealer=min(state.dealer, last) if players <= len(state.hands) else state.dealer,
    )


OWN: dict[str, Callable[[State, Any], State]] = {
    "players": _with_players,
    "turn": _with_turn,
    "dealer": _with_dealer,
}
PER_SEAT = {"total": "totals"}
