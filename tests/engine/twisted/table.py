"""Short ways to lay a table of Twisted and to ask the judge, shared by its tests."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca_engine import GAMES
from ludoteca_engine.core import Event, IllegalMove

GAME = GAMES["twisted"]
PILE = "pile ?*30"


def table(*sections: str, options: str = "") -> Any:
    """A position from its sections."""
    return GAME.parse(" | ".join((f"twisted base {options}", *sections)))


def two(row: str, hand: str, *sections: str, options: str = "", pile: str = PILE) -> Any:
    """Two players; the first is on turn and holds this hand."""
    return table(f"row {row}", f"hands p1 {hand} p2 ?*9", pile, *sections, options=options)


def refused_by(state: Any, move: str) -> list[tuple[str, ...]]:
    """The rules that refuse a move, and a check that it cannot be played either."""
    refusals = GAME.refusals(state, GAME.parse_move(move))
    if refusals:
        with pytest.raises(IllegalMove):
            GAME.play(state, move)
    return [each.rules for each in refusals]


def legal(state: Any) -> list[str]:
    return [str(move) for move in GAME.legal_moves(state)]


def played(state: Any, *moves: str) -> Any:
    """The table after these moves."""
    for move in moves:
        state = GAME.play(state, move).state
    return state


def events(state: Any, move: str) -> list[Event]:
    return list(GAME.play(state, move).events)


def kinds(state: Any, move: str) -> list[str]:
    return [event.kind for event in events(state, move)]
