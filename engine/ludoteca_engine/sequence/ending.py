"""How a game of Sequence ends: somebody wins, or nobody can (SEQ-33, SEQ-35, SEQ-C16, SEQ-C18, SEQ-C25)."""

from __future__ import annotations

from typing import Any

from ..core import Args, Event, Outcome, Story
from .board import NAMES
from .rules import is_full, winner
from .state import Over, State, goal, seats, won_by

DRAWN = {Over.PASSED: ("SEQ-C16",), Over.FULL: ("SEQ-C25", "SEQ-C16"), Over.NO_CARDS: ("SEQ-C18",)}


def end_if_decided(story: Story[State]) -> bool:
    """Tell the end if a side has its Sequences or the board is full."""
    state = story.state
    if state.ended:
        return False
    colour = winner(state)
    if colour is not None:
        args = Args(side=colour, winners=_members(state, colour), count=won_by(state, colour), goal=goal(state))
        lines = [line.spaces for line in state.sequences if line.colour == colour]
        about = tuple(dict.fromkeys([NAMES[space] for spaces in lines for space in spaces]))
        story.tell(Event("game-won", _rules(state), args, about), ended=Over.WON)
        return True
    if is_full(state):
        end_drawn(story, Over.FULL)
        return True
    return False


def end_drawn(story: Story[State], reason: str, **changes: Any) -> None:
    story.tell(Event("game-drawn", DRAWN[reason], Args(reason=reason)), ended=reason, **changes)


def _members(state: State, colour: str) -> tuple[int, ...]:
    return tuple([seat for seat in seats(state) if state.teams[seat] == colour])


def _rules(state: State) -> tuple[str, ...]:
    return ("SEQ-33",) if goal(state) > 1 else ("SEQ-35",)


def standing(state: State) -> tuple[int, ...]:
    """How many Sequences everybody's side has."""
    return tuple([won_by(state, colour) for colour in state.teams])


def outcome(state: State) -> Outcome | None:
    """How the game ended; None while it goes on. A drawn game is shared by all."""
    if not state.ended:
        return None
    scores = standing(state)
    colour = winner(state)
    if state.ended == Over.WON and colour is not None:
        return Outcome(Over.WON, scores, _members(state, colour), _rules(state))
    return Outcome(state.ended, scores, tuple(seats(state)), DRAWN.get(state.ended, DRAWN[Over.PASSED]))
