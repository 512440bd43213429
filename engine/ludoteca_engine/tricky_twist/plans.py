"""Bonus cards used by all at once (an option of TT-Q10): everybody plans in secret, then all plans are carried out.

A plan is a list of uses, each as in the move: `("V1", "W")`. Nothing on the table changes before all are ready.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..core import Args, Event, Move, Seat, Story, shuffled
from ..core.editing import replaced
from .cards import BONUS_CARDS, HIDDEN
from .state import Plan, State, clockwise
from .uses import can_be_used, possible_uses, unused
from .using import carry_out_use, leave_the_rest

UNKNOWN_PLAN: tuple[Plan, ...] = ((HIDDEN,),)
"""What others see of a plan, whether it holds anything or not."""


def plan_text(plan: Sequence[Plan]) -> str:
    """A plan as it is written.

    >>> plan_text((("V1", "W"), ("TRICKS",)))
    'V1 W / TRICKS'
    """
    return " / ".join(map(" ".join, plan))


def in_secret(state: State) -> bool:
    return bool(state.options["round_bonus_order"] == "simultaneous")


def foreseen(state: State, seat: Seat) -> State:
    """The table as this seat will find it: its own plan carried out."""
    return _after(state, seat, state.plans[seat]) if state.plans[seat] else state


def _after(state: State, seat: Seat, plan: Sequence[Plan]) -> State:
    story = Story(state)
    _carry_out(story, seat, plan)
    return story.state


def _carry_out(story: Story[State], seat: Seat, plan: Sequence[Plan]) -> None:
    """One use after the other. What cannot be done in a position somebody set up is left out; `faults` names it."""
    for use in plan:
        if can_be_used(story.state, seat, use):
            carry_out_use(story, seat, use)


def choose_use(story: Story[State], move: Move) -> None:
    """A bonus card is used at once, or its use is planned."""
    state, seat = story.state, move.seat
    if not in_secret(state):
        carry_out_use(story, seat, move.args)
        return
    plan = _in_order(state, seat, (*state.plans[seat], move.args))
    args = Args(seat=seat, bonus=move.args[0], words=" ".join(move.args[1:]) or None)
    story.tell(
        Event("use-planned", ("TT-Q10", "TT-32"), args, (move.args[0],)), plans=replaced(state.plans, seat, plan)
    )
    if not unused(foreseen(story.state, seat), seat):
        _get_ready(story, seat)


def _in_order(state: State, seat: Seat, plan: tuple[Plan, ...]) -> tuple[Plan, ...]:
    """The plan in the order of the cards, if that comes to the same: orders that mean the same give equal states."""
    tidy = tuple(sorted(plan, key=lambda use: BONUS_CARDS.index(use[0])))
    return tidy if _after(state, seat, tidy) == _after(state, seat, plan) else plan


def finish(story: Story[State], move: Move) -> None:
    """Nobody is obliged to use a bonus card (TT-33)."""
    if in_secret(story.state):
        _get_ready(story, move.seat)
    else:
        leave_the_rest(story, move.seat)


def _get_ready(story: Story[State], seat: Seat) -> None:
    """Others hear that somebody is ready, and nothing else."""
    story.tell(Event("uses-ready", ("TT-Q10",), Args(seat=seat)), done=replaced(story.state.done, seat, True))


def waiting_for_plans(state: State) -> bool:
    """Is there a plan nobody here knows?"""
    return UNKNOWN_PLAN in state.plans


def reveal(story: Story[State]) -> bool:
    """All are ready: the plans are carried out, clockwise from the last winner. False if there are none."""
    plans = story.state.plans
    if not any(plans):
        return False
    order = tuple([seat for seat in clockwise(story.state, story.state.last) if plans[seat]])
    story.tell(Event("uses-revealed", ("TT-Q10",), Args(order=order)), plans=((),) * len(plans))
    for seat in order:
        _carry_out(story, seat, plans[seat])
        if unused(story.state, seat):
            leave_the_rest(story, seat)
    return True


def some_plan(state: State, seat: Seat, seed: int) -> tuple[Plan, ...]:
    """A plan at random, for a seat that is ready and whose plan nobody knows."""
    plan: tuple[Plan, ...] = ()
    for card in unused(state, seat) if state.done[seat] else ():
        uses = possible_uses(_after(state, seat, plan), seat, card)
        chosen = shuffled([(), *((card, *use) for use in uses)], seed, "fill", "plan", seat, card)[0]
        plan = (*plan, chosen) if chosen else plan
    return _in_order(state, seat, plan)
