"""The moves of Tricky Twist and how they are written."""

from __future__ import annotations

from ..core import Move
from ..core.reading import Reader, Word, read_move
from .cards import BONUS_CARDS, VALUE, Card
from .state import GAME_ID

ASIDE, RETURN, CLOSE = "aside", "return", "close"
DRAW, PASS, PEEK = "draw", "pass", "peek"
PLAY = "play"
TAKE, DECLINE, RECALL = "take", "decline", "recall"
USE, DONE = "use", "done"

SMALL_WORDS = ("trick", "false")
MOST_WORDS = 3


def parse_move(text: str) -> Move:
    """A move from its text.

    >>> parse_move("P1 play 7w"), parse_move("p2 use V4 8O +1")
    (<p1 play 7W>, <p2 use V4 8O +1>)
    """
    return read_move(
        GAME_ID,
        text,
        {
            ASIDE: _cards,
            RETURN: _one_card,
            CLOSE: _nothing,
            DRAW: _nothing,
            PASS: _nothing,
            PEEK: _nothing,
            PLAY: _one_card,
            TAKE: _bonus,
            DECLINE: _nothing,
            RECALL: _one_card,
            USE: read_use,
            DONE: _nothing,
        },
    )


def read_number_card(reader: Reader, word: Word) -> Card:
    if word.text.upper() not in VALUE:
        raise reader.fail("no-number-card", word.at)
    return word.text.upper()


def _cards(reader: Reader, words: tuple[Word, ...]) -> tuple[Card, ...]:
    """One card or several: the short form of putting them aside one after the other."""
    if not words:
        raise reader.fail("no-number-card", len(reader.text))
    return tuple(read_number_card(reader, word) for word in words)


def _one_card(reader: Reader, words: tuple[Word, ...]) -> tuple[Card]:
    if len(words) != 1:
        raise reader.fail("no-number-card", words[1].at if words else len(reader.text))
    return (read_number_card(reader, words[0]),)


def _nothing(reader: Reader, words: tuple[Word, ...]) -> tuple[()]:
    if words:
        raise reader.fail("nothing-more", words[0].at)
    return ()


def _bonus(reader: Reader, words: tuple[Word, ...]) -> tuple[Card]:
    if len(words) != 1 or words[0].text.upper() not in BONUS_CARDS:
        raise reader.fail("no-bonus", words[0].at if words else len(reader.text), cards=BONUS_CARDS)
    return (words[0].text.upper(),)


def read_use(reader: Reader, words: tuple[Word, ...]) -> tuple[str, ...]:
    """A bonus card and what it is used for: `TRICKS`, `V1 W`, `V3 7`, `V4 8O +1`, `JOKER false`, `FLIP T2 4D`."""
    card = _bonus(reader, words[:1])
    if len(words) > MOST_WORDS:
        raise reader.fail("nothing-more", words[MOST_WORDS].at)
    rest = tuple(word.text.lower() if word.text.lower() in SMALL_WORDS else word.text.upper() for word in words[1:])
    for word, said in zip(words[1:], rest, strict=True):
        if len(said) > 5 or not said.isascii():
            raise reader.fail("no-use", word.at)
    return (*card, *rest)
