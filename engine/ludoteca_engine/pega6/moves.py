"""Moves of Pega em 6! as text: how the rest of each verb is read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..core.reading import Reader, Word
from .specials import KINDS, Kind
from .state import HIGHEST, LOWEST, MOST_ROWS, Card

PLACES = range(1, 100)


def read_card(reader: Reader, word: Word) -> Card:
    if word.text.isascii() and word.text.isdigit() and len(word.text) <= 3 and LOWEST <= int(word.text) <= HIGHEST:
        return int(word.text)
    raise reader.fail("no-card", word.at, lowest=LOWEST, highest=HIGHEST)


def read_kind(reader: Reader, word: Word) -> Kind:
    if word.text.upper() in KINDS:
        return word.text.upper()
    raise reader.fail("no-special", word.at, kinds=KINDS)


def _cards(reader: Reader, words: tuple[Word, ...]) -> tuple[Card, ...]:
    return tuple(read_card(reader, word) for word in words)


def _card(reader: Reader, words: tuple[Word, ...]) -> tuple[Card]:
    if len(words) != 1:
        raise reader.fail("no-card", words[1].at if words else len(reader.text), lowest=LOWEST, highest=HIGHEST)
    return (read_card(reader, words[0]),)


def _kind(reader: Reader, words: tuple[Word, ...]) -> tuple[Kind]:
    if len(words) != 1:
        raise reader.fail("no-special", words[1].at if words else len(reader.text), kinds=KINDS)
    return (read_kind(reader, words[0]),)


def _row(reader: Reader, words: tuple[Word, ...]) -> tuple[str]:
    if len(words) != 1:
        raise reader.fail("no-row", words[1].at if words else len(reader.text), rows=MOST_ROWS)
    return (_row_name(reader, words[0]),)


def _row_name(reader: Reader, word: Word) -> str:
    digits = word.text.lower().removeprefix("r")
    if digits.isascii() and digits.isdigit() and len(digits) <= 2 and 1 <= int(digits) <= MOST_ROWS:
        return f"R{int(digits)}"
    raise reader.fail("no-row", word.at, rows=MOST_ROWS)


def _card_and_row(reader: Reader, words: tuple[Word, ...]) -> tuple[Card, str]:
    if len(words) != 2:
        raise reader.fail("card-and-row", words[2].at if len(words) > 2 else len(reader.text))
    return (read_card(reader, words[0]), _row_name(reader, words[1]))


def _row_and_place(reader: Reader, words: tuple[Word, ...]) -> tuple[str] | tuple[str, int]:
    """`R1`, or `R1 2` where the place is named too."""
    if len(words) != 2:
        return _row(reader, words)
    return (_row_name(reader, words[0]), reader.number(words[1], PLACES))


def _card_row_and_place(reader: Reader, words: tuple[Word, ...]) -> tuple[Card, str] | tuple[Card, str, int]:
    if len(words) != 3:
        return _card_and_row(reader, words)
    return (*_card_and_row(reader, words[:2]), reader.number(words[2], PLACES))


def _nothing(reader: Reader, words: tuple[Word, ...]) -> tuple[()]:
    if words:
        raise reader.fail("nothing-more", words[0].at)
    return ()


VERBS: dict[str, Callable[[Reader, tuple[Word, ...]], tuple[Any, ...]]] = {
    "choose": _cards,
    "take": _row,
    "place": _card_and_row,
    "reveal": _nothing,
    "pick": _card,
    "special": _kind,
    "pass": _nothing,
    "seven": _row,
    "insert": _row_and_place,
    "replace": _card,
    "shift": _card_row_and_place,
    "block": _row,
    "negpos": _card,
    "cancel": _card,
    "done": _nothing,
    "trade": _kind,
    "keep": _nothing,
}
