"""The judge of Twisted: every reason against a move."""

from __future__ import annotations

from ..core import Args, Fault, Move, Refusal
from ..core import refusals as table
from .row import fitting, judgeable, reach, twists
from .rules import DECIDING, DRAW, LAY, TAKE, TWIST, can_play, is_opening, knows_all, may_take
from .state import HIDDEN, Card, Stage, State, cost, is_frog, twin

Refusals = tuple[Refusal, ...]


def refusals(state: State, move: Move) -> Refusals:
    """Every reason against a move; () if it is legal."""
    seat = move.seat
    if not 0 <= seat < len(state.hands):
        return (table.no_such_seat(move, len(state.hands)),)
    if state.stage == Stage.OVER:
        return (table.game_over(move),)
    if state.stage not in DECIDING or move.verb not in _JUDGES:
        return (table.not_now(move, ()),)
    if seat != state.turn and move.verb != DRAW:
        return (table.not_asked(move, (state.turn,), "TW-24"),)
    if state.stage == Stage.REOPEN and seat == state.turn and move.verb != LAY:
        return (Refusal("must-open", ("TW-53",), Args(seat=seat, verb=move.verb)),)
    return _JUDGES[move.verb](state, move)


def _refuse_lay(state: State, move: Move) -> Refusals:
    """`lay`: exactly one card of the own hand, within reach of the right end."""
    seat, hand = move.seat, state.hands[move.seat]
    if len(move.args) != 1:
        return (Refusal("not-one-card", ("TW-21",), Args(seat=seat, cards=move.args), tuple(map(str, move.args))),)
    card = move.args[0]
    if not card or hand is None or card not in hand:
        return _refuse_stranger(state, move, card)
    if is_opening(state):
        return ()
    if not judgeable(state.row):
        return (table.blocked(unknown_end()),)
    low, high = reach(state.row)
    return () if low <= card <= high else (_too_far(state, move, card),)


def _refuse_stranger(state: State, move: Move, card: Card) -> Refusals:
    """A card that is not among those the seat is known to hold."""
    seat, hand = move.seat, state.hands[move.seat]
    if not card or hand is None or HIDDEN in hand:
        return (table.unknown(move, f"hand-p{seat + 1}"),)
    return (Refusal("not-in-hand", ("TW-24",), Args(seat=seat, card=card, cards=hand), (str(card),)),)


def _too_far(state: State, move: Move, card: Card) -> Refusal:
    """More than ten away from the right end; says what would fit."""
    hand, end = state.hands[move.seat] or (), state.row[-1]
    low, high = reach(state.row)
    fits = fitting(state.row, hand)
    args = Args(seat=move.seat, card=card, end=end, gap=abs(card - end), low=low, high=high, fitting=fits)
    rules = ("TW-30", "TW-33") if is_frog(card) else ("TW-30",)
    return Refusal("too-far", rules, args, (str(card), str(end)))


def _refuse_twist(state: State, move: Move) -> Refusals:
    """`twist`: one card of the row, no frog, whose twin is in the own hand."""
    if not state.row:
        return (Refusal("nothing-to-twist", ("TW-32",), Args(seat=move.seat)),)
    if len(move.args) != 2:
        return (Refusal("not-one-twist", ("TW-21",), Args(seat=move.seat, cards=move.args[1::2])),)
    shown, removed = move.args
    if is_frog(removed):
        return (_no_twin(state, move, removed),)
    if removed not in state.row:
        return _refuse_absent(state, move, shown, removed)
    if shown != twin(removed):
        return (_not_twins(state, move, shown, removed),)
    hand = state.hands[move.seat]
    if hand is not None and shown in hand:
        return ()
    if hand is None or HIDDEN in hand:
        return (table.unknown(move, f"hand-p{move.seat + 1}"),)
    args = Args(seat=move.seat, card=removed, twin=shown, cards=hand)
    return (Refusal("twin-not-held", ("TW-41",), args, (str(removed),)),)


def _no_twin(state: State, move: Move, frog: Card) -> Refusal:
    """A frog stays; what could be twisted instead?"""
    possible = tuple(Args(card=card, twin=other) for other, card in twists(state.row, state.hands[move.seat] or ()))
    return Refusal("frog-stays", ("TW-43", "TW-04"), Args(seat=move.seat, card=frog, twists=possible), (str(frog),))


def _refuse_absent(state: State, move: Move, shown: Card, removed: Card) -> Refusals:
    """The card to be removed does not lie in the row. Were the two only named the wrong way round?"""
    seat, hand = move.seat, state.hands[move.seat] or ()
    args = Args(seat=seat, card=removed, twin=shown, cards=state.row)
    if shown == twin(removed) and removed in hand:
        if shown in state.row:
            return (Refusal("wrong-way-round", ("TW-41",), args, (str(removed), str(shown))),)
        if shown in hand:
            return (Refusal("both-in-hand", ("TW-Q18", "TW-41"), args, (str(shown), str(removed))),)
    if HIDDEN in state.row:
        return (table.unknown(move, "row"),)
    return (Refusal("not-in-row", ("TW-41",), args),)


def _not_twins(state: State, move: Move, shown: Card, removed: Card) -> Refusal:
    """Two cards that do not mirror each other; the right twin may be at hand."""
    right = twin(removed)
    held = right in (state.hands[move.seat] or ())
    args = Args(seat=move.seat, shown=shown, card=removed, twin=right, held=held)
    return Refusal("not-twins", ("TW-41", "TW-03"), args, (str(removed), str(shown)))


def _refuse_take(state: State, move: Move) -> Refusals:
    """`take`: there must be something to take; by agreement only who cannot play takes."""
    if not state.row:
        return (Refusal("nothing-to-take", ("TW-32", "TW-Q02"), Args(seat=move.seat)),)
    if may_take(state, move.seat):
        return ()
    if not knows_all(state, move.seat) and not can_play(state, move.seat):
        return (table.unknown(move, f"hand-p{move.seat + 1}"),)
    hand = state.hands[move.seat] or ()
    possible = tuple(Args(card=card, twin=other) for other, card in twists(state.row, hand))
    args = Args(seat=move.seat, fitting=fitting(state.row, hand), twists=possible, cost=cost(state.row))
    return (Refusal("could-play", ("TW-Q03",), args, tuple(map(str, args["fitting"]))),)


def _refuse_draw(state: State, move: Move) -> Refusals:
    """Nobody draws by decision: one card comes by itself after a lay or a twist, while the pile lasts."""
    if state.pile == ():
        return (Refusal("pile-is-empty", ("TW-60",), Args(seat=move.seat)),)
    on_turn = move.seat == state.turn
    return (Refusal("no-free-draw", ("TW-22", "TW-Q19"), Args(seat=move.seat, on_turn=on_turn)),)


_JUDGES = {LAY: _refuse_lay, TWIST: _refuse_twist, TAKE: _refuse_take, DRAW: _refuse_draw}


def unknown_end() -> Fault:
    """The fault that stops every lay: nobody knows the right end."""
    return Fault("unknown-end", ("TW-30",), about=("row",), blocking=True)
