"""What the editing functions of every game share: finding a zone or a field, and saying what is wrong."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from .errors import GameError
from .reading import LONGEST_NAME, allowed_text
from .values import Args, Field, Option, Zone, allows

EXCERPT = 40


def found_zone(game: str, zones: Sequence[Zone], zone: str) -> Zone:
    """The zone with this id."""
    for each in zones:
        if each.id == zone:
            return each
    raise GameError("no-zone", game, given=str(zone)[:EXCERPT], zones=tuple(each.id for each in zones))


def checked_index(game: str, zone: Zone, index: int) -> int:
    """A place of a zone where a piece lies."""
    if type(index) is int and 0 <= index < len(zone.pieces):
        return index
    raise GameError("no-piece-there", game, zone=zone.id, index=str(index)[:EXCERPT], size=len(zone.pieces))


def checked_field(game: str, fields: Sequence[Field], name: str, value: Any) -> Field:
    """The field with this name, if the value makes sense there. An odd value is no error but a fault."""
    field = next((each for each in fields if each.name == name), None)
    if field is None:
        raise GameError("no-field", game, given=str(name)[:EXCERPT], fields=tuple(each.name for each in fields))
    fits = is_name(value) if name.startswith("name-") else allows(field.allowed, value)
    if not fits:
        raise GameError("bad-field", game, field=name, given=repr(value)[:EXCERPT], allowed=allowed_text(field.allowed))
    return field


def with_value(
    state: Any,
    fields: Sequence[Field],
    name: str,
    value: Any,
    own: Mapping[str, Callable[[Any, Any], Any]],
    per_seat: Mapping[str, str],
) -> Any:
    """The position with one value changed. A value that makes no sense is refused; an odd one is a fault.

    `own` are the fields a game changes in a way of its own, `per_seat` says which part of the state holds the values of
    fields such as `total-p2`. Everything else is an option, a name, or a part of the state with the field's own name.
    """
    if name == "seed" and value is None:
        return state._replace(seed=None)
    checked_field(state.game, fields, name, value)
    if name in own:
        return own[name](state, value)
    if name in state.options:
        return state._replace(options=Args(state.options, **{name: value}))
    kind = name.rpartition("-p")[0]
    if kind == "name":
        return state._replace(names=renamed(state.names, len(state.hands), seat_of(name), value))
    if kind in per_seat:
        holder = per_seat[kind]
        return state._replace(**{holder: replaced(getattr(state, holder), seat_of(name), value)})
    return state._replace(**{name: value})


def option_fields(state: Any, options: Mapping[str, Option]) -> list[Field]:
    """The house rules as fields."""
    return [Field(option.name, state.options[option.name], option.allowed) for option in options.values()]


def is_name(value: object) -> bool:
    """A name must not look like a part of the notation, or the position could not be read back."""
    return (
        isinstance(value, str)
        and len(value) <= LONGEST_NAME
        and not re.search(r"[|/\x00-\x1f]|(?:^|\s)(?:[pP]\d+|-)(?:\s|$)", value)
    )


def seat_of(name: str) -> int:
    """The seat at the end of a field's or a zone's name: `total-p2` is 1."""
    return int(name.rpartition("-p")[2]) - 1


def renamed(names: tuple[str, ...], seats: int, seat: int, name: str) -> tuple[str, ...]:
    """The names with one changed; no names at all if nobody has one."""
    filled = [*names, *[""] * seats][:seats]
    filled[seat] = " ".join(name.split())
    return tuple(filled) if any(filled) else ()


def resized(entries: tuple[Any, ...], size: int, blank: Any) -> tuple[Any, ...]:
    """The entries cut or filled up to a size."""
    return (*entries[:size], *(blank,) * (size - len(entries)))


def replaced(entries: tuple[Any, ...], index: int, entry: Any) -> tuple[Any, ...]:
    """The entries with one changed."""
    return (*entries[:index], entry, *entries[index + 1 :])
