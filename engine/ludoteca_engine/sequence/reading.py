"""Reading the words of Sequence: pieces, cards, spaces and lines, with the place named where one cannot be read."""

from __future__ import annotations

from ..core import UNKNOWN
from ..core.reading import Reader, Word
from .board import BY_NAME, Space
from .state import PACK_SET, PIECES, SURFACE, Card


def read_piece(reader: Reader, word: Word) -> Card:
    name = word.text.upper()
    if word.text == UNKNOWN or name in PIECES:
        return name
    if name == SURFACE.upper():
        return SURFACE
    raise reader.fail("no-piece", word.at)


def read_card(reader: Reader, word: Word) -> Card:
    name = word.text.upper()
    if name in PACK_SET:
        return name
    raise reader.fail("no-card", word.at)


def read_space(reader: Reader, word: Word) -> Space:
    space = BY_NAME.get(word.text.lower())
    if space is None:
        raise reader.fail("no-space", word.at)
    return space


def read_ends(reader: Reader, word: Word) -> tuple[Space, Space]:
    first, dash, last = word.text.lower().partition("-")
    if dash and first in BY_NAME and last in BY_NAME:
        return BY_NAME[first], BY_NAME[last]
    raise reader.fail("no-line", word.at)
