"""Changing a position by hand, for any game: through its zones, fields, `put`, `lift` and `set_field`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from ludoteca_engine.core import Game, GameError, Seat

from .opening import dealt


class Hand(NamedTuple):
    """A piece picked up: from a place on the table, or (without a zone) from the box."""

    piece: str
    zone: str = ""
    place: int = 0


def laid(game: Game[Any], state: Any, hand: Hand, zone: str, index: int) -> Any:
    """The position after the piece was laid down there: in this place, or at the end of the zone if the index is -1.

    On the last piece of a zone it comes to lie after it: whoever cannot point beside the pieces can still add one.
    """
    at_end = index in (-1, _size(game, state, zone) - 1)
    if hand.zone:
        state = game.lift(state, hand.zone, hand.place)
    return game.put(state, hand.piece, zone, _size(game, state, zone) if at_end else index)


def _size(game: Game[Any], state: Any, zone: str) -> int:
    return next((len(each.pieces) for each in game.zones(state) if each.id == zone), 0)


def found_piece(game: Game[Any], state: Any, piece: str, zones: Iterable[str]) -> Hand:
    """The piece in one of these zones; if it is in none of them it comes out of the box."""
    wanted = set(zones)
    for zone in game.zones(state):
        if zone.id in wanted and piece in zone.pieces:
            return Hand(piece, zone.id, zone.pieces.index(piece))
    return Hand(piece)


def dealt_anew(game: Game[Any], state: Any, seed: int) -> Any:
    """A fresh deal with the same players, variant and options; the same names too."""
    values = {field.name: field.value for field in game.fields(state)}
    variant = values.get("variant", game.variants[0])
    options = {
        name: values[name]
        for name, option in game.options.items()
        if name in values and (not option.variants or variant in option.variants)
    }
    try:
        fresh = dealt(game, seed, players=values["players"], variant=variant, **options)
    except GameError:
        # A number of players nobody deals to (a hypothetical table) gets the usual one.
        fresh = dealt(game, seed, variant=variant, **options)
    return _with_names(game, fresh, game.names(state))


def _with_names(game: Game[Any], state: Any, names: tuple[str, ...]) -> Any:
    fields = {field.name for field in game.fields(state)}
    for seat, name in enumerate(names):
        if name and f"name-p{seat + 1}" in fields:
            state = game.set_field(state, f"name-p{seat + 1}", name)
    return state


def filled(game: Game[Any], state: Any, seed: int) -> Any:
    """Every unknown thing gets a value at random."""
    return game.fill(state, seed)


def shuffled_unknown(game: Game[Any], state: Any, seed: int) -> Any:
    """What whoever is to act cannot see lies in another way that agrees with everything that can be seen."""
    return game.fill(game.seen_by(state, viewpoint(game, state)), seed)


def viewpoint(game: Game[Any], state: Any) -> Seat:
    """Through whose eyes a table is seen when nobody says: whoever is to act first."""
    return next(iter(game.to_act(state)), 0)


def cleared(game: Game[Any], state: Any) -> Any:
    """The table without any piece. What lies under a piece may come up in another zone: it is taken away as well."""
    left = _lying(game, state)
    while True:
        state, before = _emptier(game, state), left
        left = _lying(game, state)
        if left >= before:
            return state


def _lying(game: Game[Any], state: Any) -> int:
    return sum(len(zone.pieces) for zone in game.zones(state))


def _emptier(game: Game[Any], state: Any) -> Any:
    for zone in game.zones(state):
        for index in reversed(range(len(zone.pieces))):
            try:
                state = game.lift(state, zone.id, index)
            except GameError:
                break
    return state
