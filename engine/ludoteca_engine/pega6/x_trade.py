"""Swapping a special card after taking a row (P6-X-TRADE-01, 02)."""

from __future__ import annotations

from ..core import Args, Event, Move, Refusal, Seat, Story, shuffled
from ..core import refusals as table
from ..core.editing import replaced
from .specials import HIDDEN_KIND, KINDS, Act, Due, Kind, Kinds, sorted_kinds, without_one
from .state import State, special_hand
from .x_table import discarded, tell

TRADE, KEEP = "trade", "keep"


def parts(state: State, seat: Seat) -> tuple[Move, ...]:
    held = dict.fromkeys(special_hand(state, seat))
    return (*(Move(seat, TRADE, (kind,)) for kind in held if kind in KINDS), Move(seat, KEEP))


def refuse_part(state: State, move: Move) -> tuple[Refusal, ...]:
    hand = special_hand(state, move.seat)
    return () if move.args[0] in hand else (not_held(state, move),)


def not_held(state: State, move: Move) -> Refusal:
    """A special card that is not in the hand, or may be among cards nobody has looked at."""
    hand = special_hand(state, move.seat)
    about = f"specials-p{move.seat + 1}"
    if HIDDEN_KIND in hand or not state.specials.hands or state.specials.hands[move.seat] is None:
        return table.unknown(move, about)
    held = tuple(Args(special=kind) for kind in dict.fromkeys(hand))
    return Refusal("special-not-held", ("P6-X-07",), Args(seat=move.seat, special=move.args[0], held=held), (about,))


def trade(story: Story[State], seat: Seat, kind: Kind) -> None:
    """The card given up is discarded first, so an empty deck may bring it back (P6-C22)."""
    state = story.state
    hands = replaced(state.specials.hands, seat, without_one(special_hand(state, seat), kind))
    args = Args(seat=seat, special=kind)
    event = Event("special-given-up", ("P6-X-TRADE-01",), args, ("discards",))
    tell(story, event, hands=hands, discards=discarded(state, (kind,)))
    if not story.state.specials.deck:
        _reshuffle(story)
    _draw(story, seat)


def _reshuffle(story: Story[State]) -> None:
    """Without a seed nobody knows the order of the new deck."""
    state = story.state
    cards = state.specials.discards
    if state.seed is None:
        deck: Kinds = (HIDDEN_KIND,) * len(cards)
    else:
        left = sum(len(hand or ()) for hand in state.hands)
        deck = shuffled(sorted_kinds(cards), state.seed, "specials", state.round, left, len(state.revealed))
    event = Event("discards-shuffled", ("P6-X-TRADE-02", "P6-C22"), Args(size=len(cards)), ("deck",))
    tell(story, event, deck=deck, discards=())


def _draw(story: Story[State], seat: Seat) -> None:
    state = story.state
    drawn, *deck = state.specials.deck
    hand = sorted_kinds((*special_hand(state, seat), drawn))
    args = Args(seat=seat, special=drawn, size=len(deck))
    event = Event("special-drawn", ("P6-X-TRADE-01",), args, (f"specials-p{seat + 1}",))
    hands = replaced(state.specials.hands, seat, hand)
    tell(story, event, hands=hands, deck=tuple(deck), act=_next(state))


def keep(story: Story[State], seat: Seat) -> None:
    event = Event("special-kept", ("P6-X-TRADE-01",), Args(seat=seat), (f"specials-p{seat + 1}",))
    tell(story, event, act=_next(story.state))


def _next(state: State) -> Act | None:
    act = state.specials.act
    return act._replace(number=act.number - 1) if act and act.due == Due.TRADE and act.number > 0 else None
