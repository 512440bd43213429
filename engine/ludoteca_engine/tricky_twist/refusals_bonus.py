"""The judge of Tricky Twist, second half: taking, declining and using bonus cards."""

from __future__ import annotations

from ..core import Args, Move, Refusal
from ..core import refusals as table
from .plans import UNKNOWN_PLAN, foreseen
from .rules import to_act, users
from .state import Stage, State
from .uses import owner_of, refuse_use, unused

Refusals = tuple[Refusal, ...]


def refuse_take(state: State, move: Move) -> Refusals:
    """Only whoever has just collected a 7 (TT-30), in order (TT-31), and only what lies in the supply."""
    seat, card = move.seat, move.args[0]
    if state.stage != Stage.BONUS or seat not in state.collectors:
        return (Refusal("no-seven", ("TT-30", "TT-Q21"), Args(seat=seat, bonus=card), (card,)),)
    first = state.collectors[0]
    if first != seat:
        args = Args(seat=seat, owner=first, bonus=card)
        return (Refusal("wait-for-bonus", ("TT-31", "TT-Q05"), args, (card,)),)
    if card in state.supply:
        return ()
    return (Refusal("not-in-supply", ("TT-30",), Args(seat=seat, bonus=card, supply=state.supply), (card,)),)


def refuse_decline(state: State, move: Move) -> Refusals:
    asked = to_act(state)
    if state.stage not in (Stage.BONUS, Stage.RECALL):
        return (Refusal("nothing-to-decline", ("TT-30",), Args(seat=move.seat)),)
    return () if move.seat in asked else (table.not_asked(move, asked, "TT-31"),)


def refuse_recall(state: State, move: Move) -> Refusals:
    """`BACK` works at once, for its owner, on an own false trick (TT-BON-01)."""
    seat, card = move.seat, move.args[0]
    if state.stage != Stage.RECALL or state.collectors[:1] != (seat,):
        return (Refusal("no-back", ("TT-BON-01", "TT-32"), Args(seat=seat, card=card), (card,)),)
    if card in state.false[seat]:
        return ()
    owner = owner_of(state, card)
    if owner is None:
        args = Args(seat=seat, card=card, cards=state.false[seat])
        return (Refusal("no-such-false", ("TT-BON-01",), args, (f"false-p{seat + 1}",)),)
    return (Refusal("not-your-false", ("TT-BON-01",), Args(seat=seat, card=card, owner=owner), (card,)),)


def refuse_using(state: State, move: Move) -> Refusals:
    """At the end of the round (TT-32), by the owner, in order (TT-Q10), each card once."""
    seat, card = move.seat, move.args[0]
    own = foreseen(state, seat)
    args = Args(seat=seat, bonus=card)
    if all(owned.card != card for owned in own.bonus[seat]):
        return (Refusal("not-owner", ("TT-32",), args, (card,)),)
    if state.stage != Stage.USES:
        return (Refusal("too-early", ("TT-32",), args, (card,)),)
    if card not in unused(own, seat):
        return (Refusal("already-used", ("TT-Q10", "TT-32"), args, (card,)),)
    if seat not in users(state):
        return (table.not_asked(move, users(state), "TT-Q10"),)
    if state.plans[seat] == UNKNOWN_PLAN:
        return (table.unknown(move, card),)
    return refuse_use(own, seat, card, move.args[1:])


def refuse_done(state: State, move: Move) -> Refusals:
    if state.stage == Stage.USES and move.seat in users(state):
        return ()
    if state.stage == Stage.USES:
        return (table.not_asked(move, users(state), "TT-Q10"),)
    return (Refusal("nothing-to-use", ("TT-32",), Args(seat=move.seat)),)
