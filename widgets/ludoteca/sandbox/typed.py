"""Moves as somebody types them: one, several with `;` between them, or just the cards for everybody who is to act."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from ludoteca_engine.core import Game, Move, UnreadableMove


def typed_moves(game: Game[Any], state: Any, text: str) -> Iterator[Move]:
    """The moves of a text, one after the other.

    `12 34 5 60` is a whole turn: each word is the one thing its seat has to name, seat by seat.
    """
    words = text.replace(",", " ").split()
    short = _short_form(game, state, words)
    if short:
        yield from short
        return
    for part in filter(str.strip, re.split(r"[;\n]", text)):
        yield game.parse_move(part.strip())


def _short_form(game: Game[Any], state: Any, words: list[str]) -> list[Move]:
    """A word for each seat that is to act; nothing if that is not what the words are."""
    seats = game.to_act(state)
    if not words or len(words) != len(seats):
        return []
    found = [_named(game, state, seat, word) for seat, word in zip(seats, words, strict=True)]
    return [move for move in found if move] if all(found) else []


def _named(game: Game[Any], state: Any, seat: int, word: str) -> Move | None:
    """The move of a seat that only has to name this, legal or not."""
    for move in game.legal_moves(state, seat):
        if len(move.args) == 1:
            try:
                return game.parse_move(f"{str(move).rpartition(' ')[0]} {word}")
            except UnreadableMove:
                continue
    return None
