"""Chips of Sequence on the board and beside it: taken from the supply, given back, locked and set loose."""

from __future__ import annotations

from typing import Any

from ..core.editing import replaced
from .lines import crowned, locked_by
from .state import COLOURS, LOCK, Cards, Line, State


def taken(state: State, colour: str, *chips: str) -> tuple[Cards, ...]:
    """The supply without these chips; an empty one goes on giving (SEQ-C24)."""
    left = list(supply_of(state, colour))
    for chip in chips:
        if chip in left:
            left.remove(chip)
    return with_supply(state, colour, tuple(left))


def supply_of(state: State, colour: str) -> Cards:
    nth = COLOURS.index(colour)
    return state.supply[nth] if nth < len(state.supply) else ()


def with_supply(state: State, colour: str, chips: Cards) -> tuple[Cards, ...]:
    nth = COLOURS.index(colour)
    return replaced(state.supply, nth, chips) if nth < len(state.supply) else state.supply


def locking(state: State, line: Line) -> dict[str, Any]:
    """Chips of a Sequence are swapped for chips with a crown, so that everybody sees they stay (SEQ-26)."""
    board = crowned(state.board, locked_by(state, line), line.colour)
    swapped = board.count(line.colour + LOCK) - state.board.count(line.colour + LOCK)
    supply = list(supply_of(state, line.colour))
    for _ in range(min(swapped, supply.count(line.colour + LOCK))):
        supply.remove(line.colour + LOCK)
    chips = (line.colour,) * swapped + tuple(supply)
    return {"board": board, "supply": with_supply(state, line.colour, chips)}


def with_runs_locked(state: State, colour: str) -> State:
    """Where a Sequence locks its whole run, a chip that makes the run longer is locked with it (SEQ-C09)."""
    if state.options["long_run_lock"] == "whole_run":
        for line in state.sequences:
            if line.colour == colour:
                state = state._replace(**locking(state, line))
    return state


def unlocked(state: State, left: tuple[Line, ...], colour: str) -> dict[str, Any]:
    """Chips no Sequence holds any more lose their crown."""
    kept = {space for line in left if line.colour == colour for space in locked_by(state, line)}
    loose = [space for space, piece in enumerate(state.board) if piece == colour + LOCK and space not in kept]
    board = tuple([colour if space in loose else piece for space, piece in enumerate(state.board)])
    supply = list(supply_of(state, colour))
    for _ in range(min(len(loose), supply.count(colour))):
        supply.remove(colour)
    chips = (*supply, *(colour + LOCK,) * len(loose))
    return {"board": board, "supply": with_supply(state, colour, chips)}
