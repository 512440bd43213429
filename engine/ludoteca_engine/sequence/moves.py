"""Moves of Sequence as text.

p1 play 6D r3c7    p1 exchange 9D    p1 draw    p1 claim r3c3-r3c7    p1 pass    p2 talk p1    p1 forfeit 4C
"""

from __future__ import annotations

from ..core import Move, seat_name
from ..core.reading import Reader, Word, read_move
from .board import NAMES, ends, window_between
from .reading import read_card, read_ends, read_space
from .state import GAME_ID


def parse_move(text: str) -> Move:
    """A move from its text.

    >>> parse_move("P1 play 9d R5C8")
    <p1 play 9D r5c8>
    """
    return read_move(
        GAME_ID,
        text,
        {
            "play": _card_and_space,
            "exchange": _one_card,
            "draw": _nothing,
            "claim": _line,
            "pass": _nothing,
            "talk": _seat,
            "forfeit": _one_card,
        },
    )


def _card_and_space(reader: Reader, words: tuple[Word, ...]) -> tuple[str, str]:
    if len(words) != 2:
        raise reader.fail("card-and-space", words[2].at if len(words) > 2 else len(reader.text))
    return read_card(reader, words[0]), NAMES[read_space(reader, words[1])]


def _one_card(reader: Reader, words: tuple[Word, ...]) -> tuple[str]:
    if len(words) != 1:
        raise reader.fail("one-card", words[1].at if words else len(reader.text))
    return (read_card(reader, words[0]),)


def _line(reader: Reader, words: tuple[Word, ...]) -> tuple[str]:
    if len(words) != 1:
        raise reader.fail("no-line", words[1].at if words else len(reader.text))
    first, last = read_ends(reader, words[0])
    window = window_between(first, last)
    return (ends(window) if window else f"{NAMES[first]}-{NAMES[last]}",)


def _seat(reader: Reader, words: tuple[Word, ...]) -> tuple[str]:
    if len(words) != 1:
        raise reader.fail("one-seat", words[1].at if words else len(reader.text))
    return (seat_name(reader.seat(words[0])),)


def _nothing(reader: Reader, words: tuple[Word, ...]) -> tuple[()]:
    if words:
        raise reader.fail("nothing-more", words[0].at)
    return ()
