"""Changing a position of Pega em 6! by hand: pieces, and the values that are not pieces."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..core import UNKNOWN, Field, Seat, Zone, seat_name
from ..core.editing import checked_index, found_zone, option_fields, replaced, resized, with_value
from ..core.errors import UnreadablePosition
from ..core.reading import MOST_SEATS, SEEDS, Reader, Word
from .moves import read_card, read_kind
from .notation import STAGES
from .specials import FIRST_DUE, Act, Due, Kinds, Specials, trimmed
from .state import GAME_ID, HIDDEN, MOST_ROWS, OPTIONS, VARIANTS, State, requeued, revealed_by_seat, seats
from .zones import zones

# Less than can be read: a position set up here can be played on for long and still be written and read.
ROUNDS = range(1, 10_001)
TOTALS = range(-10_000, 1_000_001)
SINGLE = ("chosen", "revealed", "played")
"""Zones that hold one card at most."""
WHOLE = ("unused", "market")
SPECIAL_ZONES = ("specials", "played", "beside", "deck", "discards")
HOLDERS = {"row": "rows", "hand": "hands", "pile": "piles", "chosen": "chosen"}
"""Which part of the state holds the cards of these zones, one entry for each."""


def put(state: State, piece: str, zone: str, index: int) -> State:
    """The position with a card more. A card put after the last row opens a new one."""
    known = zones(state)
    if len(state.rows) < MOST_ROWS:
        known = (*known, Zone(f"row-{len(state.rows) + 1}"))
    found = found_zone(GAME_ID, known, zone)
    card = _piece(piece, found)
    index = max(0, min(index, len(found.pieces)))
    single = found.kind in SINGLE
    return _with(state, found, (card,) if single else (*found.pieces[:index], card, *found.pieces[index:]))


def lift(state: State, zone: str, index: int) -> State:
    """The position without the card at that place. A row that loses its last card stays, empty."""
    found = found_zone(GAME_ID, zones(state), zone)
    checked_index(GAME_ID, found, index)
    return _with(state, found, (*found.pieces[:index], *found.pieces[index + 1 :]))


def _piece(piece: str, zone: Zone) -> str:
    """A card as it is written. A number among special cards is odd, but a special card is never a number."""
    reader = Reader(GAME_ID, piece, UnreadablePosition)
    word = Word(piece.strip(), 0)
    if piece == UNKNOWN:
        return piece
    if zone.kind in SPECIAL_ZONES and not word.text.isdigit():
        return read_kind(reader, word)
    return str(read_card(reader, word))


def _with(state: State, zone: Zone, pieces: tuple[str, ...]) -> State:
    """The state with these pieces in a zone."""
    if zone.kind in SPECIAL_ZONES:
        return requeued(state._replace(specials=_with_specials(state, zone, pieces)))
    cards = tuple(HIDDEN if piece == UNKNOWN else int(piece) for piece in pieces)
    if zone.kind in WHOLE:
        whole: dict[str, Any] = {zone.kind: cards}
        return state._replace(**whole)
    number = _number(zone)
    entry = (cards[0] if cards else None) if zone.kind in SINGLE else cards
    if zone.kind == "revealed":
        return requeued(state, replaced(revealed_by_seat(state), number, entry))
    holder = HOLDERS[zone.kind]
    lying = resized(getattr(state, holder), max(len(getattr(state, holder)), number + 1), ())
    changes: dict[str, Any] = {holder: replaced(lying, number, entry)}
    return state._replace(**changes)


def _number(zone: Zone) -> int:
    return int(zone.id.removeprefix(f"{zone.kind}-").removeprefix("p")) - 1


def _shown(seat: Seat, piece: str) -> Act:
    """The open part that a card beside the number card stands for."""
    if piece in FIRST_DUE:
        return Act(seat, FIRST_DUE[piece])
    return Act(seat, Due.LIES, HIDDEN if piece == UNKNOWN else int(piece))


def _with_specials(state: State, zone: Zone, kinds: Kinds) -> Specials:
    specials = state.specials
    if zone.kind in ("deck", "discards"):
        changes: dict[str, Any] = {zone.kind: kinds}
        return specials._replace(**changes)
    number = _number(zone)
    if zone.kind == "played":
        return specials._replace(act=_shown(number, kinds[0]) if kinds else None)
    if zone.kind == "beside":
        on = resized(specials.on, max(len(specials.on), number + 1), ())
        return specials._replace(on=trimmed(replaced(on, number, kinds)))
    return specials._replace(hands=replaced(resized(specials.hands, len(state.hands), None), number, kinds))


def fields(state: State) -> tuple[Field, ...]:
    """Everything that can be set: players, variant, options, names, totals, round, seed and stage."""
    found = [
        Field("players", len(state.hands), range(MOST_SEATS + 1)),
        Field("rows", len(state.rows), range(MOST_ROWS + 1)),
        Field("variant", state.variant, VARIANTS),
        Field("round", state.round, ROUNDS),
        Field("seed", state.seed, SEEDS),
        Field("stage", state.stage, STAGES),
    ]
    found += option_fields(state, OPTIONS)
    for seat in seats(state):
        name = state.names[seat] if state.names else ""
        found.append(Field(f"name-{seat_name(seat)}", name))
        found.append(Field(f"total-{seat_name(seat)}", state.totals[seat], TOTALS))
    return tuple(found)


def set_field(state: State, name: str, value: Any) -> State:
    changed: State = with_value(state, fields(state), name, value, OWN, PER_SEAT)
    return changed


def _with_rows(state: State, rows: int) -> State:
    on = trimmed(state.specials.on[:rows])
    return state._replace(rows=resized(state.rows, rows, ()), specials=state.specials._replace(on=on))


def _with_players(state: State, players: int) -> State:
    names = resized(state.names, players, "")
    fewer = state._replace(
        names=names if any(names) else (),
        hands=resized(state.hands, players, None),
        chosen=resized(state.chosen, players, None),
        revealed=tuple((card, seat) for card, seat in state.revealed if seat < players),
        piles=resized(state.piles, players, ()),
        totals=resized(state.totals, players, 0),
        specials=_specials_of(state.specials, players),
    )
    return requeued(fewer)


def _specials_of(specials: Specials, players: int) -> Specials:
    hands = resized(specials.hands, players, None) if specials.hands else ()
    credits = resized(specials.credits, players, 0) if specials.credits else ()
    act = specials.act if specials.act and specials.act.seat < players else None
    known = any(hand is not None for hand in hands)
    return specials._replace(hands=hands if known else (), credits=credits if any(credits) else (), act=act)


OWN: dict[str, Callable[[State, Any], State]] = {"players": _with_players, "rows": _with_rows}
PER_SEAT = {"total": "totals"}
