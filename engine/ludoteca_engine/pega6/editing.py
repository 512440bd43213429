"""Changing a position of Pega em 6! by hand: pieces, and the values that are not pieces."""

from __future__ import annotations

import re
from typing import Any

from ..core import Args, Field, GameError, Zone, allows, seat_name
from ..core.reading import Word, allowed_text, position_reader
from .notation import LONGEST_NAME, MOST_ROWS, ROUNDS, SEEDS, STAGES, TOTALS, read_card
from .state import GAME_ID, HIDDEN, OPTIONS, UNKNOWN, VARIANTS, Card, Cards, State, replaced, seats, zones

MOST_PLAYERS = 12


def put(state: State, piece: str, zone: str, index: int) -> State:
    """The position with a card more: in a row, a hand, a pile, face down or face up before a seat."""
    card = _card(piece)
    kind, number = _place(state, zone, new_row=True)
    if kind == "row" and number == len(state.rows):
        return state._replace(rows=(*state.rows, (card,)))
    if kind in ("chosen", "revealed"):
        return state._replace(**{kind: replaced(getattr(state, kind), number, card)})
    cards = _cards(state, kind, number)
    index = max(0, min(index, len(cards)))
    return _with(state, kind, number, (*cards[:index], card, *cards[index:]))


def lift(state: State, zone: str, index: int) -> State:
    """The position without the card at that place. A row that loses its last card stays, empty."""
    kind, number = _place(state, zone)
    if kind in ("chosen", "revealed"):
        cards: Cards = () if getattr(state, kind)[number] is None else (getattr(state, kind)[number],)
    else:
        cards = _cards(state, kind, number)
    if not 0 <= index < len(cards):
        raise GameError("no-piece-there", GAME_ID, zone=zone, index=index)
    if kind in ("chosen", "revealed"):
        return state._replace(**{kind: replaced(getattr(state, kind), number, None)})
    return _with(state, kind, number, (*cards[:index], *cards[index + 1 :]))


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
    if kind == "unused":
        return state.unused
    group: tuple[Cards | None, ...] = {"row": state.rows, "hand": state.hands, "pile": state.piles}[kind]
    return group[number] or ()


def _with(state: State, kind: str, number: int, cards: Cards) -> State:
    if kind == "unused":
        return state._replace(unused=cards)
    name = {"row": "rows", "hand": "hands", "pile": "piles"}[kind]
    return state._replace(**{name: replaced(getattr(state, name), number, cards)})


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
        found += [Field(f"name-{seat_name(seat)}", name, str), Field(f"total-{seat_name(seat)}", state.totals[seat], TOTALS)]
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
        names = replaced((*state.names, *("",) * len(state.hands))[: len(state.hands)], int(seat[1:]) - 1, " ".join(value.split()))
        return state._replace(names=names if any(names) else ())
    return state._replace(**{kind: value})


def _fits(field: Field, value: Any) -> bool:
    if field.name == "seed" and value is None:
        return True
    if field.name.startswith("name-"):
        # A name must not look like a part of the notation, or the position could not be read back.
        return isinstance(value, str) and len(value) <= LONGEST_NAME and not re.search(r"[|/\n\r]|(?:^|\s)[pP]\d+(?:\s|$)", value)
    return allows(field.allowed, value)


def _with_players(state: State, players: int) -> State:
    def fitted(entries: tuple[Any, ...], blank: Any) -> tuple[Any, ...]:
        return (*entries[:players], *(blank,) * (players - len(entries)))

    return state._replace(
        names=fitted(state.names, "") if any(state.names[:players]) else (),
        hands=fitted(state.hands, None),
        chosen=fitted(state.chosen, None),
        revealed=fitted(state.revealed, None),
        piles=fitted(state.piles, ()),
        totals=fitted(state.totals, 0),
    )
