"""Substituir: the number card goes back to the hand and another one is placed at once (P6-X-REPLACE-01 to 03)."""

from __future__ import annotations

from ..core import Args, Event, Move, Refusal, Seat, Story
from ..core import refusals as table
from ..core.editing import replaced
from .state import HIDDEN, State
from .x_table import placing, tell, usual

Refusals = tuple[Refusal, ...]
VERB = "replace"


def refuse(state: State) -> Refusals:
    card, seat = state.revealed[0]
    if parts(state, seat):
        return ()
    hand = state.hands[seat]
    if hand is None or HIDDEN in hand:
        return (table.unknown(Move(seat, VERB), f"hand-p{seat + 1}"),)
    return (Refusal("nothing-to-replace", ("P6-C09",), Args(seat=seat, card=card), (str(card),)),)


def parts(state: State, seat: Seat) -> tuple[Move, ...]:
    shown = state.revealed[0][0]
    others = dict.fromkeys(state.hands[seat] or ())
    return tuple(Move(seat, VERB, (card,)) for card in others if card and card != shown)


def refuse_part(state: State, move: Move) -> Refusals:
    card, hand, shown = move.args[0], state.hands[move.seat], state.revealed[0][0]
    about = (f"hand-p{move.seat + 1}",)
    if card == shown:
        return (Refusal("same-card", ("P6-X-REPLACE-02",), Args(seat=move.seat, card=card), about),)
    if hand and card in hand:
        return ()
    if hand is None or HIDDEN in hand:
        return (table.unknown(move, *about),)
    args = Args(seat=move.seat, card=card, cards=hand)
    return (Refusal("not-in-hand", ("P6-X-REPLACE-02",), args, about),)


def carry_out(story: Story[State], new: int) -> None:
    """The seat stays first, whatever the new number is (P6-X-REPLACE-03)."""
    state = story.state
    card, seat = state.revealed[0]
    hand = list(state.hands[seat] or ())
    hand.remove(new)
    spared = usual(state, card)
    args = Args(seat=seat, card=new, back=card, how=spared.how, heads=spared.heads)
    rules = ("P6-X-REPLACE-01", "P6-X-REPLACE-02", "P6-X-REPLACE-03")
    changes = {
        "hands": replaced(state.hands, seat, tuple(sorted((*hand, card)))),
        "revealed": ((new, seat), *state.revealed[1:]),
    }
    event = Event("card-replaced", rules, args, (str(new), str(card)))
    tell(story, event, changes, act=placing(seat))
