"""Tables of Sequence for the tests, in few words."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca_engine import GAMES
from ludoteca_engine.core import Event, IllegalMove

GAME = GAMES["sequence"]
FOUR_ACROSS = "board B r3c3 r3c4 r3c5 r3c6"


def table(*sections: str, options: str = "", players: int = 2) -> Any:
    return GAME.parse(" | ".join((f"sequence base {options}", f"players {players}", *sections)))


def refused_by(state: Any, move: str) -> tuple[str, ...]:
    """The rules that refuse a move (none if it is legal), and a check that it cannot be played either."""
    refusals = GAME.refusals(state, GAME.parse_move(move))
    if refusals:
        with pytest.raises(IllegalMove):
            GAME.play(state, move)
    return tuple(rule for each in refusals for rule in each.rules)


def events(state: Any, move: str | None = None, kind: str | None = None) -> list[Event]:
    """What happens, or only what happens of one kind."""
    step = GAME.play(state, move) if move else GAME.settle(state)
    return [event for event in step.events if kind in (None, event.kind)]


def played(state: Any, *moves: str) -> Any:
    for move in moves:
        state = GAME.play(state, move).state
    return state


def spaces(state: Any, piece: str) -> set[str]:
    """Where this piece lies on the board."""
    return {zone.id for zone in GAME.zones(state) if zone.pieces == (piece,) and zone.id.startswith("r")}


def lines(state: Any, colour: str) -> list[tuple[str, str]]:
    """First and last space of each Sequence of a side."""
    from ludoteca_engine.sequence.board import NAMES

    return [(NAMES[line.spaces[0]], NAMES[line.spaces[-1]]) for line in state.sequences if line.colour == colour]
