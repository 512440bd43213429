"""Helpers of the tests of the variants: tables in one line, what refuses a move, what a move brings about."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca_engine import GAMES
from ludoteca_engine.core import IllegalMove

GAME = GAMES["pega6"]


def table(*sections: str, options: str = "") -> Any:
    """A table of the anniversary variant."""
    return GAME.parse(" | ".join((f"pega6 anniversary {options}", *sections)))


def holding(rows: str, card: int, *specials: str, more: str = "", options: str = "") -> Any:
    """Player 1 has a number card to place and holds these special cards."""
    sections = [f"rows {rows}", f"revealed p1 {card}", f"specials p1 {' '.join(specials) or '-'}"]
    return table(*sections, *([more] if more else []), options=options)


def after(state: Any, *moves: str) -> Any:
    for move in moves:
        state = GAME.play(state, move).state
    return state


def kinds(state: Any, *moves: str) -> list[str]:
    """The kinds of the events these moves bring about."""
    found = []
    for move in moves:
        step = GAME.play(state, move)
        found += [event.kind for event in step.events]
        state = step.state
    return found


def events(state: Any, move: str, kind: str) -> list[Any]:
    return [event for event in GAME.play(state, move).events if event.kind == kind]


def refused_by(state: Any, move: str) -> set[str]:
    """The rules that refuse a move; none if it is legal."""
    refusals = GAME.refusals(state, GAME.parse_move(move))
    if refusals:
        with pytest.raises(IllegalMove):
            GAME.play(state, move)
    return {rule for each in refusals for rule in each.rules}


def rows(state: Any) -> str:
    """The rows and the special cards on them, as they are written."""
    text = GAME.text(state)
    return next((part[5:] for part in text.split(" | ") if part.startswith("rows ")), "")


def lying(state: Any, zone: str) -> str:
    return " ".join(next(each.pieces for each in GAME.zones(state) if each.id == zone))


def heads_of(state: Any, seat: int = 0) -> int:
    from ludoteca_engine.pega6.state import worth

    return worth(state.piles[seat])
