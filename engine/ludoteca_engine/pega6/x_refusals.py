"""The judge of the anniversary variant."""

from __future__ import annotations

from collections.abc import Callable

from ..core import Args, Move, Refusal
from ..core import refusals as table
from . import x_block, x_insert, x_move, x_negpos, x_replace, x_seven, x_trade
from .refusals_base import no_rows, not_due, other_card, refuse_choice, refuse_reveal, row_is_fixed, wrong_row
from .rows import is_low, nearest, possible_rows, row_ends, row_number
from .rules import CHOOSE, PLACE, REVEAL, TAKE
from .specials import HIDDEN_KIND, Due
from .state import State, special_hand
from .x_rules import PASS, SPECIAL, moves_of, open_part, to_act, why_not
from .x_seven import blocked_row, no_such_row
from .x_table import asks_for_special, can_place, is_blocked, is_row, open_rows, takeable

Refusals = tuple[Refusal, ...]


def judge(state: State, move: Move) -> Refusals:
    """Every reason against a move while cards are being chosen and placed."""
    if move.verb in _PARTS:
        return _refuse_part(state, move)
    judging = _JUDGES.get(move.verb)
    return judging(state, move) if judging else (_not_now(state, move),)


def _not_now(state: State, move: Move) -> Refusal:
    asked = to_act(state)
    if asked and move.seat not in asked:
        return table.not_asked(move, asked)
    due = moves_of(state, move.seat) if asked and (state.revealed or open_part(state)) else ()
    verbs = sorted({each.verb for each in due}) or ([CHOOSE] if asked else [])
    return table.not_now(move, verbs)


def _refuse_choosing(state: State, move: Move) -> Refusals:
    act = open_part(state)
    if act and not state.revealed:
        return (table.not_asked(move, (act.seat,)),)
    return refuse_choice(state, move)


def _refuse_own_placement(state: State, move: Move) -> Refusals:
    """What stops any handling of the card that is due: it is somebody else's, or it cannot be judged."""
    if not state.revealed:
        return (Refusal("nothing-revealed", ("P6-08",), Args(seat=move.seat)),)
    if state.revealed[0][1] != move.seat:
        return (not_due(state, move),)
    if not any(open_rows(state)):
        return (table.blocked(no_rows()),)
    return () if can_place(state) else (table.unknown(move),)


# Special card or pass.


def _refuse_special(state: State, move: Move) -> Refusals:
    act, kind = open_part(state), move.args[0]
    args = Args(seat=move.seat, special=kind)
    if act and act.seat == move.seat and act.due not in (Due.CANCEL, Due.TRADE):
        return (Refusal("special-twice", ("P6-X-08",), args),)
    if act or not state.revealed or state.revealed[0][1] != move.seat:
        return (Refusal("special-too-early", ("P6-X-07",), args),)
    if not can_place(state):
        return _refuse_own_placement(state, move)
    if kind == HIDDEN_KIND or kind not in special_hand(state, move.seat):
        return (x_trade.not_held(state, move),)
    return why_not(state, kind)


def _refuse_pass(state: State, move: Move) -> Refusals:
    if open_part(state) or not asks_for_special(state) or not can_place(state):
        return (_not_now(state, move),)
    return () if state.revealed[0][1] == move.seat else (_not_now(state, move),)


# Placing by hand and taking a row.


def _refuse_placing(state: State, move: Move) -> Refusals:
    """`place`: the card that is due, on the row it belongs to. Before a special card it means: none."""
    act = open_part(state)
    early = _refuse_own_placement(state, move)
    if early or (act and act.due != Due.PLACE):
        return early or (_not_now(state, move),)
    card, target, due = move.args[0], row_number(move.args[1]), state.revealed[0][0]
    if card != due:
        return (other_card(move, due),)
    if not is_row(state, target):
        return (no_such_row(state, target),)
    if is_blocked(state, target):
        return (blocked_row(target),)
    possible = possible_rows(open_rows(state), card)
    if not possible:
        args = Args(seat=move.seat, card=card, ends=row_ends(open_rows(state)))
        return (Refusal("low-card", ("P6-16",), args, (str(card),)),)
    right = nearest(possible)
    return () if right.row == target else (wrong_row(state, card, target, right),)


def _refuse_taking(state: State, move: Move) -> Refusals:
    """`take`: only the owner of a low card picks a row, and no blocked one."""
    act = open_part(state)
    if act and act.due == Due.ROW and act.seat == move.seat:
        return x_negpos.refuse_row(state, move)
    early = _refuse_own_placement(state, move)
    if early or (act and act.due != Due.PLACE):
        return early or (_not_now(state, move),)
    card, row = state.revealed[0][0], row_number(move.args[0])
    if not is_low(open_rows(state), card):
        return (row_is_fixed(move, card, nearest(possible_rows(open_rows(state), card))),)
    if not is_row(state, row):
        return (no_such_row(state, row),)
    return () if row in takeable(state) else (blocked_row(row)._replace(rules=("P6-X-BLOCK-02", "P6-C12")),)


# The parts of a special card.


def _refuse_part(state: State, move: Move) -> Refusals:
    due, judging = _PARTS[move.verb]
    act = open_part(state)
    if act and act.seat == move.seat and act.due == due and to_act(state):
        return judging(state, move)
    if move.verb == x_trade.TRADE:
        return (Refusal("no-take", ("P6-X-TRADE-01",), Args(seat=move.seat)),)
    return (_not_now(state, move),)


def _nothing_against(state: State, move: Move) -> Refusals:
    return ()


_PARTS: dict[str, tuple[str, Callable[[State, Move], Refusals]]] = {
    x_seven.VERB: (Due.SEVEN, x_seven.refuse_part),
    x_insert.VERB: (Due.INSERT, x_insert.refuse_part),
    x_replace.VERB: (Due.REPLACE, x_replace.refuse_part),
    x_move.VERB: (Due.MOVE, x_move.refuse_part),
    x_block.VERB: (Due.BLOCK, x_block.refuse_part),
    x_negpos.NAME: (Due.NAME, x_negpos.refuse_name),
    x_negpos.CANCEL: (Due.CANCEL, x_negpos.refuse_cancel),
    x_negpos.DONE: (Due.CANCEL, _nothing_against),
    x_trade.TRADE: (Due.TRADE, x_trade.refuse_part),
    x_trade.KEEP: (Due.TRADE, _nothing_against),
}
_JUDGES: dict[str, Callable[[State, Move], Refusals]] = {
    CHOOSE: _refuse_choosing,
    REVEAL: refuse_reveal,
    SPECIAL: _refuse_special,
    PASS: _refuse_pass,
    PLACE: _refuse_placing,
    TAKE: _refuse_taking,
}
SPECIAL_VERBS = frozenset((SPECIAL, PASS, *_PARTS))
