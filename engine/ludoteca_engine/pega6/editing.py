"""Changing a position of Pega em 6! by hand: pieces, and the values that are not pieces."""

from __future__ import annotations

import re
from typing import Any

from ..core import UNKNOWN, Args, Field, GameError, Zone, allows, seat_name
from ..core.reading import Word, allowed_text, position_reader
from .notation import LONGEST_NAME, MOST_ROWS, ROUNDS, SEEDS, STAGES, TOTALS, read_card
from .state import (
    GAME_ID,
    HIDDEN,
    OPTIONS,
    VARIANTS,
    Card,
    Cards,
    State,
    queue,
    replaced,
    revealed_by_seat,
    seats,
    zones,
)

MOST_PLAYERS = 12
SINGLE = ("chosen", "revealed")
"""Zones that hold one card at most."""
HOLDERS = {
    "row": "rows",
    "hand": "hands",
    "pile": "piles",
    "chosen": "chosen",
    "revealed": "revealed",
    "unused": "unused",
}
"""Which part of the state holds the cards of a kind of zone."""


def put(state: State, piece: str, zone: str, index: int) -> State:
    """The position with a card more: in a row, a hand, a pile, face down or face up before a seat."""
    card = _card(piece)
    kind, number = _place(state, zone, new_row=True)
    if kind == "row" and number == len(state.rows):
        return state._replace(rows=(*state.rows, (card,)))
    if kind in SINGLE:
        return _with(state, kind, number, card)
    cards = _cards(state, kind, number)
    index = max(0, min(index, len(cards)))
    return _with(state, kind, number, (*cards[:index], card, *cards[index:]))


def lift(state: State, zone: str, index: int) -> State:
    """The position without the card at that place. A row that loses its last card stays, empty."""
    kind, number = _place(state, zone)
    cards = _cards(state, kind, number)
    if not 0 <= index < len(cards):
        raise GameError("no-piece-there", GAME_ID, zone=zone, index=index)
    left = (*cards[:index], *cards[index + 1 :])
    return _with(state, kind, number, None if kind in SINGLE else left)


def _card(piece: str) -> Card:
    reader = position_reader(GAME_ID, piece)
    return HIDDEN if piece == UNKNOWN else read_card(reader, Word(piece.strip(), 0))


def _place(state: State, zone: str, *, new_row: bool = False) -> tuple[str, int]:
    """Kind and number of a zone; a new row may be opened by putting a card after the last one."""
    known: tuple[Zone, ...] = zones(state)
    if new_row and len(state.rows) < MOST_ROWS:
        known = (*known, Zone(f"row-{len(state.rows) + 1}"))
    if zone not in {each.id for each in known}:
        raise GameError("no-zone", GAME_ID, given=str(zone)[:40], zones=tuple(each.id for each in known))
    kind, _, number = zone.partition("-")
    return kind, int(number.removeprefix("p") or 1) - 1


def _cards(state: State, kind: str, number: int) -> Cards:
    """The cards of a zone."""
    lying = revealed_by_seat(state) if kind == "revealed" else getattr(state, HOLDERS[kind])
    entry: Cards | Card | None = lying if kind == "unused" else lying[number]
    if entry is None:
        return ()
    return (entry,) if isinstance(entry, int) else entry


def _with(state: State, kind: str, number: int, entry: Cards | Card | None) -> State:
    """The state with other cards in a zone."""
    name = HOLDERS[kind]
    if kind == "revealed":
        return state._replace(revealed=queue(replaced(revealed_by_seat(state), number, entry)))
    changed: Any = entry if kind == "unused" else replaced(getattr(state, name), number, entry)
    changes: dict[str, Any] = {name: changed}
    return state._replace(**changes)


def fields(state: State) -> tuple[Field, ...]:
    """Everything that can be set: players, variant, options, names, totals, round, seed and stage."""
    found = [
        Field("players", len(state.hands), range(MOST_PLAYERS + 1)),
        Field("rows", len(state.rows), range(MOST_ROWS + 1)),
        Field("variant", state.variant, VARIANTS),
        Field("round", state.round, ROUNDS),
        Field("seed", state.seed, SEEDS),
        Field("stage", state.stage, STAGES),
    ]
    found += [Field(option.name, state.options[option.name], option.allowed) for option in OPTIONS.values()]
    for seat in seats(state):
        name = state.names[seat] if seat < len(state.names) else ""
        found += [
            Field(f"name-{seat_name(seat)}", name, str),
            Field(f"total-{seat_name(seat)}", state.totals[seat], TOTALS),
        ]
    return tuple(found)


def set_field(state: State, name: str, value: Any) -> State:
    """The position with one value changed. A value that makes no sense is refused; an odd one is a fault."""
    field = next((each for each in fields(state) if each.name == name), None)
    if field is None:
        raise GameError("no-field", GAME_ID, given=str(name)[:40], fields=tuple(each.name for each in fields(state)))
    if not _fits(field, value):
        raise GameError("bad-field", GAME_ID, field=name, given=repr(value)[:40], allowed=allowed_text(field.allowed))
    kind, _, seat = name.partition("-")
    if kind in OPTIONS:
        return state._replace(options=Args(state.options, **{kind: value}))
    if kind == "players":
        return _with_players(state, value)
    if kind == "rows":
        return state._replace(rows=(*state.rows[:value], *((),) * (value - len(state.rows))))
    if kind == "total":
        return state._replace(totals=replaced(state.totals, int(seat[1:]) - 1, value))
    if kind == "name":
        names = replaced(
            (*state.names, *("",) * len(state.hands))[: len(state.hands)], int(seat[1:]) - 1, " ".join(value.split())
        )
        return state._replace(names=names if any(names) else ())
    changes: dict[str, Any] = {kind: value}
    return state._replace(**changes)


def _fits(field: Field, value: Any) -> bool:
    if field.name == "seed" and value is None:
        return True
    if field.name.startswith("name-"):
        # A name must not look like a part of the notation, or the position could not be read back.
        return (
            isinstance(value, str)
            and len(value) <= LONGEST_NAME
            and not re.search(r"[|/\n\r]|(?:^|\s)[pP]\d+(?:\s|$)", value)
        )
    return allows(field.allowed, value)


def _with_players(state: State, players: int) -> State:
    def fitted(entries: tuple[Any, ...], blank: Any) -> tuple[Any, ...]:
        return (*entries[:players], *(blank,) * (players - len(entries)))

    return state._replace(
        names=fitted(state.names, "") if any(state.names[:players]) else (),
        hands=fitted(state.hands, None),
        chosen=fitted(state.chosen, None),
        revealed=tuple((card, seat) for card, seat in state.revealed if seat < players),
        piles=fitted(state.piles, ()),
        totals=fitted(state.totals, 0),
    )
