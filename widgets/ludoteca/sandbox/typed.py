"""Moves as somebody types them: one, several with `;` between them, or just the cards for everybody who is to act."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from ludoteca_engine.core import Game, Move, Seat, UnreadableMove

LONGEST = 2_000
"""So many characters are read as moves: a whole game is read as a record, with its own limits."""


def typed_moves(game: Game[Any], state: Any, text: str, only: Seat | None = None) -> Iterator[Move]:
    """The moves of a text, one after the other.

    `12 34 5 60` is a whole turn: each word is the one thing its seat has to name, seat by seat. Whoever plays for
    `only` one seat names its own.
    """
    if len(text) > LONGEST:
        raise UnreadableMove("too-long", text, LONGEST, game.id, length=len(text), limit=LONGEST)
    words = text.replace(",", " ").split()
    seats = tuple(seat for seat in game.to_act(state) if only in (None, seat))
    short = _short_form(game, state, seats, words)
    if short:
        yield from short
        return
    parts = [part for part in re.finditer(r"[^;\n]+", text) if part.group().strip()]
    if not parts:
        game.parse_move(text)
    for part in parts:
        yield _read(game, text, part)


def _read(game: Game[Any], text: str, part: re.Match[str]) -> Move:
    try:
        return game.parse_move(part.group())
    except UnreadableMove as error:
        # Its place counts from the beginning of all that was typed.
        at = part.start() + error.at
        raise UnreadableMove(error.kind, text, at, error.game, **error.args_said) from error


def _short_form(game: Game[Any], state: Any, seats: tuple[Seat, ...], words: list[str]) -> list[Move]:
    """A word for each seat that is to act; nothing if that is not what the words are."""
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
