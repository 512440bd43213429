"""What the tests of Tricky Twist share: positions in a line, and what refuses a move."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca_engine import GAMES
from ludoteca_engine.core import Event, IllegalMove

GAME = GAMES["tricky-twist"]


def table(*sections: str, options: str = "") -> Any:
    return GAME.parse(" | ".join((f"tricky-twist base {options}", *sections)))


def refused_by(state: Any, move: str) -> list[tuple[str, ...]]:
    """The rules that refuse a move, and a check that it cannot be played either."""
    refusals = GAME.refusals(state, GAME.parse_move(move))
    if refusals:
        with pytest.raises(IllegalMove):
            GAME.play(state, move)
    return [each.rules for each in refusals]


def events_of(step: Any, kind: str) -> list[Event]:
    return [event for event in step.events if event.kind == kind]


def kinds(step: Any) -> list[str]:
    return [event.kind for event in step.events]


def played(state: Any, *moves: str) -> Any:
    for move in moves:
        state = GAME.play(state, move).state
    return state


def trick(*cards: str, more: str = "", options: str = "") -> Any:
    """A complete trick of these cards, player 1 first, everybody holding one card more; what it comes to."""
    left = ("1O", "2O", "3O", "4O")
    hands = " ".join(f"p{seat} {left[seat - 1]}" for seat in range(1, len(cards) + 1))
    middle = " ".join(f"p{seat} {card}" for seat, card in enumerate(cards, 1))
    sections = [f"hands {hands}", f"middle {middle}", more]
    return GAME.settle(table(*(section for section in sections if section), options=options))


def end(score: str, *sections: str, options: str = "") -> Any:
    """The end of a round, when bonus cards are used."""
    return table("players 3", f"score {score}", *sections, "stage uses", options=options)


def base_of(state: Any, seat: int = 1) -> int:
    points: int = GAME.count(state, "base", f"p{seat}").args["points"]
    return points


def card_of(state: Any, seat: int = 1) -> int:
    points: int = GAME.count(state, "card", f"p{seat}").args["points"]
    return points
