"""Gestures: which zones and pieces are touched, one after the other, to make a move.

A game says so verb by verb:

    {"place": (by(card("revealed"), place("row")),)}

The first gesture of a verb is how the move is made, the others are understood as well.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Part(NamedTuple):
    """One touch of a gesture: a zone of this kind, and which words of the move it stands for."""

    kind: str
    place: bool = False
    """The move names the zone."""
    piece: bool = False
    """The move names a piece that lies there."""
    many: bool = False
    """Several pieces may be touched one after the other."""
    only: frozenset[str] | None = None
    """Only these pieces."""
    anyones: bool = False
    """The zone may belong to another seat than the one that moves."""


def on(kind: str) -> Part:
    """The zone itself; the move does not name it."""
    return Part(kind)


def place(kind: str) -> Part:
    """A zone that the move names."""
    return Part(kind, place=True)


def card(kind: str, only: frozenset[str] | None = None, anyones: bool = False) -> Part:
    """A piece in such a zone."""
    return Part(kind, piece=True, only=only, anyones=anyones)


def cards(kind: str) -> Part:
    """One piece or several."""
    return Part(kind, piece=True, many=True)


class Gesture(NamedTuple):
    """Touches that make a move, and how the move is written from them."""

    parts: tuple[Part, ...]
    joined: str = " "
    endings: tuple[str, ...] = ("",)
    """What the touches leave open: a move for each."""

    def spread(self, size: int) -> tuple[Part, ...] | None:
        """As many parts as there are touches; None if it cannot be."""
        more = size - len(self.parts)
        if self.parts[0].many and more > 0:
            return (*self.parts[:1] * more, *self.parts)
        return None if more else self.parts

    def begins_with(self, size: int) -> tuple[Part, ...] | None:
        """The first parts of a longer gesture."""
        longer = self.spread(max(size + 1, len(self.parts)))
        return longer[:size] if longer else None


def by(*parts: Part, joined: str = " ", endings: tuple[str, ...] = ("",)) -> Gesture:
    return Gesture(parts, joined, endings)


Gestures = Mapping[str, tuple[Gesture, ...]]
"""Verb by verb; what has no place on the table is left out."""
