"""Changing a position of Pega em 6! by hand: pieces, and the values that are not pieces."""

from __future__ import annotations

from typing import Any

from ..core import UNKNOWN, Args, Field, Zone, seat_name
from ..core.editing import checked_field, checked_index, found_zone, renamed, replaced, resized, seat_of
from ..core.errors import UnreadablePosition
from ..core.reading import MOST_SEATS, SEEDS, Reader, Word
from .notation import MOST_ROWS, STAGES, read_card
from .state import GAME_ID, HIDDEN, OPTIONS, VARIANTS, Card, Cards, State, queue, revealed_by_seat, seats, zones

# Less than can be read: a position set up here can be played on for long and still be written and read.
ROUNDS = range(1, 10_001)
TOTALS = range(-10_000, 1_000_001)
SINGLE = ("chosen", "revealed")
"""Zones that hold one card at most."""
HOLDERS = {"row": "rows", "hand": "hands", "pile": "piles", "chosen": "chosen"}
"""Which part of the state holds the cards of these zones, one entry for each."""


def put(state: State, piece: str, zone: str, index: int) -> State:
    """The position with a card more. A card put after the last row opens a new one."""
    card = _card(piece)
    known = zones(state)
    if len(state.rows) < MOST_ROWS:
        known = (*known, Zone(f"row-{len(state.rows) + 1}"))
    found = found_zone(GAME_ID, known, zone)
    cards = _cards(state, found)
    index = max(0, min(index, len(cards)))
    return _with(state, found, (card,) if found.kind in SINGLE else (*cards[:index], card, *cards[index:]))


def lift(state: State, zone: str, index: int) -> State:
    """The position without the card at that place. A row that loses its last card stays, empty."""
    found = found_zone(GAME_ID, zones(state), zone)
    checked_index(GAME_ID, found, index)
    cards = _cards(state, found)
    return _with(state, found, (*cards[:index], *cards[index + 1 :]))


def _card(piece: str) -> Card:
    reader = Reader(GAME_ID, piece, UnreadablePosition)
    return HIDDEN if piece == UNKNOWN else read_card(reader, Word(piece.strip(), 0))


def _cards(state: State, zone: Zone) -> Cards:
    return tuple(HIDDEN if piece == UNKNOWN else int(piece) for piece in zone.pieces)


def _with(state: State, zone: Zone, cards: Cards) -> State:
    """The state with these cards in a zone."""
    if zone.kind == "unused":
        return state._replace(unused=cards)
    number = int(zone.id.removeprefix(f"{zone.kind}-").removeprefix("p")) - 1
    entry = (cards[0] if cards else None) if zone.kind in SINGLE else cards
    if zone.kind == "revealed":
        return state._replace(revealed=queue(replaced(revealed_by_seat(state), number, entry)))
    holder = HOLDERS[zone.kind]
    lying = resized(getattr(state, holder), max(len(getattr(state, holder)), number + 1), ())
    changes: dict[str, Any] = {holder: replaced(lying, number, entry)}
    return state._replace(**changes)


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
    found += [Field(option.name, state.options[option.name], option.allowed) for option in OPTIONS.values()]
    for seat in seats(state):
        name = state.names[seat] if state.names else ""
        found.append(Field(f"name-{seat_name(seat)}", name))
        found.append(Field(f"total-{seat_name(seat)}", state.totals[seat], TOTALS))
    return tuple(found)


def set_field(state: State, name: str, value: Any) -> State:
    """The position with one value changed. A value that makes no sense is refused; an odd one is a fault."""
    if name == "seed" and value is None:
        return state._replace(seed=None)
    checked_field(GAME_ID, fields(state), name, value)
    if name in OPTIONS:
        return state._replace(options=Args(state.options, **{name: value}))
    if name == "players":
        return _with_players(state, value)
    if name == "rows":
        return state._replace(rows=resized(state.rows, value, ()))
    if name.startswith("total-"):
        return state._replace(totals=replaced(state.totals, seat_of(name), value))
    if name.startswith("name-"):
        return state._replace(names=renamed(state.names, len(state.hands), seat_of(name), value))
    changes: dict[str, Any] = {name: value}
    return state._replace(**changes)


def _with_players(state: State, players: int) -> State:
    names = resized(state.names, players, "")
    return state._replace(
        names=names if any(names) else (),
        hands=resized(state.hands, players, None),
        chosen=resized(state.chosen, players, None),
        revealed=tuple((card, seat) for card, seat in state.revealed if seat < players),
        piles=resized(state.piles, players, ()),
        totals=resized(state.totals, players, 0),
    )
