"""The judge of the base game: reasons against choosing, taking, placing and revealing."""

from __future__ import annotations

from ..core import Args, Fault, Move, Refusal
from ..core import refusals as table
from .rows import Place, is_low, judgeable, nearest, possible_rows, row_ends, row_number
from .rules import to_act
from .state import HIDDEN, Card, State, revealed_by_seat

Refusals = tuple[Refusal, ...]


def refuse_choice(state: State, move: Move) -> Refusals:
    seat, hand = move.seat, state.hands[move.seat]
    if state.revealed:
        card, owner = state.revealed[0]
        return (Refusal("still-placing", ("P6-09",), Args(seat=seat, card=card, owner=owner), (str(card),)),)
    if len(move.args) != 1:
        return (Refusal("not-one-card", ("P6-07",), Args(seat=seat, cards=move.args)),)
    card = move.args[0]
    if state.chosen[seat] is not None:
        return (Refusal("already-chosen", ("P6-07",), Args(seat=seat, card=card), (f"chosen-p{seat + 1}",)),)
    if hand and card and card in hand:
        return () if any(state.rows) else (table.blocked(no_rows()),)
    if card and card in state.piles[seat]:
        about = (str(card), f"pile-p{seat + 1}")
        return (Refusal("taken-card", ("P6-20", "P6-07"), Args(seat=seat, card=card), about),)
    if hand is None or not card or HIDDEN in hand:
        return (table.unknown(move, f"hand-p{seat + 1}"),)
    return (Refusal("not-in-hand", ("P6-07",), Args(seat=seat, card=card, cards=hand), (f"hand-p{seat + 1}",)),)


def _refuse_handling(state: State, move: Move) -> Refusals:
    """What stops any handling of a revealed card: none is revealed, another one is due, or it cannot be judged."""
    if not state.revealed:
        return (Refusal("nothing-revealed", ("P6-08",), Args(seat=move.seat)),)
    if state.revealed[0][1] != move.seat:
        return (not_due(state, move),)
    if not any(state.rows):
        return (table.blocked(no_rows()),)
    return () if judgeable(state) else (table.unknown(move),)


def not_due(state: State, move: Move) -> Refusal:
    """Another card is placed first."""
    (lowest, owner), own = state.revealed[0], revealed_by_seat(state)[move.seat]
    if own is None:
        return table.not_asked(move, (owner,))
    args = Args(seat=move.seat, card=own, lowest=lowest, owner=owner)
    return Refusal("not-lowest", ("P6-09",), args, (str(own), str(lowest)))


def refuse_taking(state: State, move: Move) -> Refusals:
    """`take`: only the owner of a low card picks a row."""
    early = _refuse_handling(state, move)
    if early:
        return early
    card, target = state.revealed[0][0], row_number(move.args[0])
    if is_low(state.rows, card):
        return _refuse_missing_row(state, target)
    return (row_is_fixed(move, card, nearest(possible_rows(state.rows, card))),)


def row_is_fixed(move: Move, card: Card, right: Place) -> Refusal:
    """Only a low card has a choice of rows."""
    row = row_number(move.args[0]) + 1
    args = Args(seat=move.seat, card=card, row=row, right=right.row + 1, right_end=right.end)
    return Refusal("row-is-fixed", ("P6-13",), args, (str(card), str(right.end)))


def _refuse_missing_row(state: State, row: int) -> Refusals:
    if row < len(state.rows) and state.rows[row]:
        return ()
    return (Refusal("no-such-row", ("P6-05",), Args(row=row + 1, rows=len(state.rows))),)


def refuse_placing(state: State, move: Move) -> Refusals:
    """`place`: the card that is due, on the row it belongs to."""
    early = _refuse_handling(state, move)
    if early:
        return early
    card, target = move.args[0], row_number(move.args[1])
    due = state.revealed[0][0]
    if card != due:
        return (other_card(move, due),)
    missing = _refuse_missing_row(state, target)
    if missing:
        return missing
    possible = possible_rows(state.rows, card)
    if not possible:
        args = Args(seat=move.seat, card=card, ends=row_ends(state.rows))
        return (Refusal("low-card", ("P6-16",), args, (str(card),)),)
    right = nearest(possible)
    return () if right.row == target else (wrong_row(state, card, target, right),)


def other_card(move: Move, due: Card) -> Refusal:
    return Refusal("other-card", ("P6-09",), Args(seat=move.seat, card=move.args[0], lowest=due), (str(due),))


def wrong_row(state: State, card: Card, target: int, right: Place) -> Refusal:
    """Why a card may not join a row: its last card is not lower (P6-12), or another one is nearer (P6-13)."""
    end = state.rows[target][-1]
    args = Args(
        card=card,
        row=target + 1,
        end=end,
        gap=card - end,
        right=right.row + 1,
        right_end=right.end,
        right_gap=right.gap,
    )
    about = (str(card), str(end), str(right.end))
    if end >= card:
        return Refusal("row-too-high", ("P6-12",), args, about)
    return Refusal("row-not-nearest", ("P6-13",), args, about)


def refuse_reveal(state: State, move: Move) -> Refusals:
    """Nobody reveals by decision: it happens when the last card has been chosen."""
    missing = () if state.revealed else to_act(state)
    if missing:
        return (Refusal("not-all-chosen", ("P6-08",), Args(seat=move.seat, missing=missing)),)
    return (table.not_now(move, ()),)


def no_rows() -> Fault:
    """The fault that stops every card: there is nothing to place it on."""
    return Fault("no-rows", ("P6-05",), blocking=True)
