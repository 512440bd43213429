"""The judge of Pega em 6!: every reason against a move, in every variant."""

from __future__ import annotations

from ..core import Move, Refusal
from ..core import refusals as table
from . import x_refusals
from .draft import PICK, refuse_pick
from .refusals_base import no_rows, refuse_choice, refuse_placing, refuse_reveal, refuse_taking
from .rules import CHOOSE, PLACE, REVEAL, TAKE, moves_of, to_act
from .state import ANNIVERSARY, Stage, State

__all__ = ["no_rows", "refusals"]

_JUDGES = {CHOOSE: refuse_choice, TAKE: refuse_taking, PLACE: refuse_placing, REVEAL: refuse_reveal}


def refusals(state: State, move: Move) -> tuple[Refusal, ...]:
    """Every reason against a move; () if it is legal."""
    if not 0 <= move.seat < len(state.hands):
        return (table.no_such_seat(move, len(state.hands)),)
    if state.stage == Stage.OVER:
        return (table.game_over(move),)
    if state.stage == Stage.PLAY:
        judge = _JUDGES.get(move.verb) if state.variant != ANNIVERSARY else x_refusals.judge
        if judge is not None:
            return judge(state, move)
    return _refuse_elsewhere(state, move)


def _refuse_elsewhere(state: State, move: Move) -> tuple[Refusal, ...]:
    """Picking, and what has no place in this variant or at this time."""
    if move.verb == PICK:
        return refuse_pick(state, move)
    if move.verb in x_refusals.SPECIAL_VERBS and state.variant != ANNIVERSARY:
        return (Refusal("no-specials", ("P6-02",)),)
    asked = to_act(state)
    if asked and move.seat not in asked and state.stage == Stage.DRAFT:
        return (table.not_asked(move, asked),)
    due = moves_of(state, move.seat) if move.seat in asked else ()
    return (table.not_now(move, sorted({each.verb for each in due})),)
