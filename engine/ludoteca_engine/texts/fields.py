"""Labels for a form: the fields of a position, and the values they can have."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from ..core.values import NOTHING, Args, Seat
from .sentences import SEAT_NAME, Names, word

PLAIN = {True: "yes", False: "no", None: "none"}


def field_label(name: str, game: str, lang: str | None = None, names: Names = ()) -> str:
    """What a field is called: `total-p2` is "Total of Bruno"."""
    kind, seat = field_kind(name)
    return word(f"field-{kind}", NOTHING if seat is None else Args(seat=seat), game, lang, names)


def value_label(name: str, value: Any, game: str, lang: str | None = None, names: Names = ()) -> str:
    """What a value of a field is called. Numbers, names and whatever else has no words stand for themselves."""
    kind, _ = field_kind(name)
    for key, args in _ways(kind, value):
        with suppress(LookupError):
            return word(key, args, game, lang, names)
    return str(value)


def field_kind(name: str) -> tuple[str, Seat | None]:
    """The message a field shares with its like, and its seat.

    >>> field_kind("total-p2"), field_kind("round")
    (('total', 1), ('round', None))
    """
    kind, _, last = name.rpartition("-")
    seat = SEAT_NAME.fullmatch(last)
    return (kind, int(seat[1]) - 1) if kind and seat else (name, None)


def _ways(kind: str, value: Any) -> Iterator[tuple[str, Args]]:
    """Messages that may word a value. A field of seats has the attribute `.seat`, any other word its own."""
    if value is None or isinstance(value, bool):
        yield f"field-{kind}.{PLAIN[value]}", NOTHING
        yield f"value-{PLAIN[value]}", NOTHING
    elif isinstance(value, int):
        yield f"field-{kind}.seat", Args(seat=value)
    elif isinstance(value, str) and value:
        seat = SEAT_NAME.fullmatch(value)
        yield (f"field-{kind}.seat", Args(seat=int(seat[1]) - 1)) if seat else (f"field-{kind}.{value}", NOTHING)
