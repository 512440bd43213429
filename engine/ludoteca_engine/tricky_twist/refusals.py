"""The judge of Tricky Twist: every reason against a move, before a trick, in it and after it."""

from __future__ import annotations

from ..core import Args, Fault, Move, Refusal, Seat
from ..core import refusals as table
from .cards import HIDDEN, VALUE, of_suit, suit
from .moves import ASIDE, CLOSE, DECLINE, DONE, DRAW, PASS, PEEK, PLAY, RECALL, RETURN, TAKE, USE
from .refusals_bonus import refuse_decline, refuse_done, refuse_recall, refuse_take, refuse_using
from .rules import drawer, led_card, moves_of, next_to_play, round_is_over, to_act, trick_begun
from .state import RESERVE, Stage, State, clockwise, seats

Refusals = tuple[Refusal, ...]


def refusals(state: State, move: Move) -> Refusals:
    """Every reason against a move; () if it is legal."""
    if not 0 <= move.seat < len(state.hands):
        return (table.no_such_seat(move, len(state.hands)),)
    if state.stage == Stage.OVER:
        return (table.game_over(move),)
    judge = _JUDGES.get(move.verb)
    return judge(state, move) if judge else (not_due(state, move),)


def not_due(state: State, move: Move) -> Refusal:
    """Another decision is due, or somebody else's."""
    asked = to_act(state)
    if move.seat not in asked:
        return table.not_asked(move, asked)
    return table.not_now(move, sorted({each.verb for each in moves_of(state, move.seat)}))


# The reserve


def _refuse_aside(state: State, move: Move) -> Refusals:
    """Five cards of one's own hand, not more, and only while the reserve is open (TT-10)."""
    seat, cards = move.seat, move.args
    early = _refuse_reserve(state, move)
    if early:
        return early
    hand, aside = state.hands[seat], state.aside[seat]
    if hand is None:
        return (table.unknown(move, _hand(seat)),)
    if len(aside) + len(cards) > RESERVE:
        args = Args(seat=seat, size=RESERVE, cards=aside, more=len(cards))
        return (Refusal("too-many-aside", ("TT-10",), args, (f"aside-p{seat + 1}",)),)
    missing = tuple([card for place, card in enumerate(cards) if card not in hand or card in cards[:place]])
    if missing:
        known = HIDDEN not in hand
        return (_not_in_hand(state, move, missing[0], "TT-10") if known else table.unknown(move, _hand(seat)),)
    if len(hand) + len(aside) < RESERVE:
        args = Args(seat=seat, size=RESERVE, held=len(hand) + len(aside))
        return (Refusal("too-few-cards", ("TT-10",), args, (_hand(seat),)),)
    return ()


def _refuse_reserve(state: State, move: Move) -> Refusals:
    """What stops any handling of a reserve that is being chosen."""
    if state.stage != Stage.RESERVE:
        return (not_due(state, move),)
    if state.closed[move.seat]:
        return (Refusal("reserve-closed", ("TT-10", "TT-11"), Args(seat=move.seat), (f"reserve-p{move.seat + 1}",)),)
    return ()


def _refuse_return(state: State, move: Move) -> Refusals:
    early = _refuse_reserve(state, move)
    if early or move.args[0] in state.aside[move.seat]:
        return early
    args = Args(seat=move.seat, card=move.args[0])
    return (Refusal("not-aside", ("TT-10",), args, (f"aside-p{move.seat + 1}",)),)


def _refuse_close(state: State, move: Move) -> Refusals:
    early = _refuse_reserve(state, move)
    count = len(state.aside[move.seat])
    if early or count == RESERVE:
        return early
    args = Args(seat=move.seat, count=count, size=RESERVE)
    return (Refusal("not-five", ("TT-10",), args, (f"aside-p{move.seat + 1}",)),)


def _refuse_peek(state: State, move: Move) -> Refusals:
    """Nobody looks at a reserve, not even its owner (TT-11)."""
    return (Refusal("no-peeking", ("TT-11",), Args(seat=move.seat), (f"reserve-p{move.seat + 1}",)),)


# Drawing


def _refuse_draw(state: State, move: Move) -> Refusals:
    """Only before the lead, in order, once, and from a reserve that has cards (TT-12, TT-13)."""
    if state.stage != Stage.DRAW:
        return (_before_the_tricks(state, move),)
    if () in state.hands and round_is_over(state):
        return (_hand_is_empty(state, move),)
    seat = move.seat
    if drawer(state) == seat:
        return ()
    about = (f"reserve-p{seat + 1}",)
    if trick_begun(state):
        return (Refusal("trick-begun", ("TT-12",), Args(seat=seat), about),)
    if not state.reserves[seat].cards:
        return (Refusal("empty-reserve", ("TT-13",), Args(seat=seat), about),)
    if seat in clockwise(state, state.leader)[: state.asked]:
        return (Refusal("already-asked", ("TT-13",), Args(seat=seat), about),)
    return (table.not_asked(move, to_act(state), "TT-12"),)


def _before_the_tricks(state: State, move: Move) -> Refusal:
    if state.stage in (Stage.USES, Stage.DEAL) and () in state.hands:
        return _hand_is_empty(state, move)
    if state.stage != Stage.RESERVE:
        return not_due(state, move)
    return Refusal("reserves-first", ("TT-Q23", "TT-10"), Args(seat=move.seat, missing=to_act(state)))


def _hand_is_empty(state: State, move: Move) -> Refusal:
    empty = tuple(seat for seat in seats(state) if state.hands[seat] == ())
    return Refusal("hand-is-empty", ("TT-40", "TT-Q03"), Args(seat=move.seat, empty=empty), tuple(map(_hand, empty)))


# Playing a card


def _refuse_play(state: State, move: Move) -> Refusals:
    """In turn, from the hand, following suit (TT-14 to TT-17)."""
    if state.stage != Stage.DRAW:
        return (_before_the_tricks(state, move),)
    if () in state.hands and round_is_over(state):
        return (_hand_is_empty(state, move),)
    waiting = drawer(state)
    if waiting is not None:
        return (Refusal("draws-first", ("TT-12",), Args(seat=move.seat, owner=waiting), (f"reserve-p{waiting + 1}",)),)
    due = next_to_play(state)
    if due != move.seat:
        asked = () if due is None else (due,)
        return (table.not_asked(move, asked, "TT-15"),)
    return _refuse_card(state, move)


def _refuse_card(state: State, move: Move) -> Refusals:
    seat, card, hand = move.seat, move.args[0], state.hands[move.seat]
    if hand is None or (card not in hand and HIDDEN in hand):
        return (table.unknown(move, _hand(seat)),)
    if card not in hand:
        return (_not_in_hand(state, move, card, "TT-14"),)
    led = led_card(state)
    if led is None or suit(card) == suit(led):
        return ()
    if led not in VALUE:
        return (table.unknown(move, f"middle-p{state.leader + 1}") if led == HIDDEN else table.blocked(strange(led)),)
    held = of_suit(hand, suit(led))
    if held:
        args = Args(seat=seat, card=card, suit=suit(led), led=led, held=held)
        return (Refusal("must-follow", ("TT-16",), args, (card, *held)),)
    return (table.unknown(move, _hand(seat)),) if HIDDEN in hand else ()


def _not_in_hand(state: State, move: Move, card: str, rule: str) -> Refusal:
    """A card that lies elsewhere: in the own reserve it has to be drawn first."""
    seat = move.seat
    if card in state.reserves[seat].cards or card in state.aside[seat]:
        return Refusal("still-in-reserve", (rule, "TT-12"), Args(seat=seat, card=card), (f"reserve-p{seat + 1}",))
    args = Args(seat=seat, card=card, cards=state.hands[seat] or ())
    return Refusal("not-in-hand", (rule,), args, (_hand(seat),))


def _hand(seat: Seat) -> str:
    return f"hand-p{seat + 1}"


def strange(card: str) -> Fault:
    """A card that is no number card lies where only number cards belong."""
    return Fault("strange-card", ("TT-08",), Args(card=card), (card,), blocking=True)


_JUDGES = {
    ASIDE: _refuse_aside,
    RETURN: _refuse_return,
    CLOSE: _refuse_close,
    PEEK: _refuse_peek,
    DRAW: _refuse_draw,
    PASS: _refuse_draw,
    PLAY: _refuse_play,
    TAKE: refuse_take,
    DECLINE: refuse_decline,
    RECALL: refuse_recall,
    USE: refuse_using,
    DONE: refuse_done,
}
