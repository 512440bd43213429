"""What the editing functions of every game share: finding a zone or a field, and saying what is wrong."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from .errors import GameError
from .reading import LONGEST_NAME, allowed_text
from .values import Field, Zone, allows

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
