"""Resolving a trick: the winner collects the led suit (TT-20 to TT-22), every other card goes home (TT-23)."""

from __future__ import annotations

from ..core import Args, Event, Seat, Story
from ..core.editing import replaced
from .cards import LUCKY, Cards, suit, value
from .rules import led_card
from .state import Stage, State, clockwise


def winner_of(state: State) -> Seat:
    """The highest card of the led suit; other suits never win (TT-20)."""
    led = suit(led_card(state) or "")
    following = [seat for seat in clockwise(state, state.leader) if suit(state.middle[seat] or "") == led]
    return max(following, key=lambda seat: value(state.middle[seat] or ""))


def resolve(story: Story[State]) -> bool:
    """The winner collects the led suit, and nothing else, as one face-down trick."""
    state = story.state
    winner = winner_of(state)
    event, collected = _won(state, winner)
    story.tell(
        event,
        middle=tuple(None if card in collected else card for card in state.middle),
        tricks=replaced(state.tricks, winner, (*state.tricks[winner], collected)),
        last=winner,
        collectors=(winner,) if has_seven(collected) else (),
        stage=Stage.RESOLVE,
    )
    return True


def _won(state: State, winner: Seat) -> tuple[Event, Cards]:
    """All that explains a trick: what was collected, what was higher but of another suit, who gets nothing."""
    order = clockwise(state, state.leader)
    lying = {seat: state.middle[seat] or "" for seat in order}
    best = lying[winner]
    collected = tuple(card for card in lying.values() if suit(card) == suit(best))
    others = tuple(card for card in lying.values() if card not in collected)
    args = Args(
        seat=winner,
        card=best,
        suit=suit(best),
        cards=collected,
        others=others,
        high=tuple(card for card in others if value(card) > value(best)),
        empty=tuple(seat for seat in order if lying[seat] in collected and seat != winner),
        alone=len(collected) == 1,
    )
    rules = ("TT-20", "TT-21", "TT-22", "TT-24") if args["empty"] else ("TT-20", "TT-21", "TT-22")
    return Event(
        "trick-won", ("TT-18", *rules), args, (best, *(card for card in lying.values() if card != best))
    ), collected


def has_seven(cards: Cards) -> bool:
    return any(value(card) == LUCKY for card in cards)


def false_trick_goes_home(story: Story[State]) -> bool:
    """The next card of another suit, clockwise from the winner, returns to its player, face up."""
    state = story.state
    seat = next(each for each in clockwise(state, state.last) if state.middle[each] is not None)
    card = state.middle[seat] or ""
    args = Args(seat=seat, card=card, suit=suit(card), owner=state.last, count=len(state.false[seat]) + 1)
    story.tell(
        Event("false-trick", ("TT-23", "TT-25"), args, (card, f"false-p{seat + 1}")),
        middle=replaced(state.middle, seat, None),
        false=replaced(state.false, seat, (*state.false[seat], card)),
        collectors=(*state.collectors, seat)
        if has_seven((card,)) and seat not in state.collectors
        else state.collectors,
    )
    return True
