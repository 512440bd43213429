"""Resolving a trick: the winner collects the led suit (TT-20 to TT-22), every other card goes home (TT-23)."""

from __future__ import annotations

from ..core import Args, Event, Seat, Story
from ..core.editing import replaced
from .cards import LUCKY, SUIT_OF, VALUE, Card, Cards, suit, value
from .state import Stage, State, clockwise


def resolve(story: Story[State]) -> bool:
    """The winner collects the led suit, and nothing else, as one face-down trick."""
    state = story.state
    following = _following(state)
    winner = max(following, key=lambda seat: VALUE[following[seat]])
    collected = tuple(following.values())
    story.tell(
        _won(state, following, winner),
        middle=tuple([None if seat in following else card for seat, card in enumerate(state.middle)]),
        tricks=replaced(state.tricks, winner, (*state.tricks[winner], collected)),
        last=winner,
        collectors=(winner,) if has_seven(collected) else (),
        stage=Stage.RESOLVE,
    )
    return True


def _following(state: State) -> dict[Seat, Card]:
    """The cards of the led suit, from the leader's on; the highest of them wins, other suits never do (TT-20)."""
    middle, order = state.middle, clockwise(state, state.leader)
    led = suit(middle[order[0]] or "")
    return {seat: card for seat in order if (card := middle[seat]) and SUIT_OF[card] == led}


def _won(state: State, following: dict[Seat, Card], winner: Seat) -> Event:
    """All that explains a trick: what was collected, what was higher but of another suit, who gets nothing."""
    best = following[winner]
    others = tuple([state.middle[seat] or "" for seat in clockwise(state, state.leader) if seat not in following])
    empty = tuple([seat for seat in following if seat != winner])
    args = Args(
        seat=winner,
        card=best,
        suit=SUIT_OF[best],
        cards=tuple(following.values()),
        others=others,
        high=tuple([card for card in others if VALUE[card] > VALUE[best]]),
        empty=empty,
        alone=not empty,
    )
    rules = ("TT-18", "TT-20", "TT-21", "TT-22", "TT-24") if empty else ("TT-18", "TT-20", "TT-21", "TT-22")
    beaten = [following[seat] for seat in empty]
    return Event("trick-won", rules, args, (best, *beaten, *others))


def has_seven(cards: Cards) -> bool:
    return LUCKY in map(value, cards)


def false_trick_goes_home(story: Story[State]) -> bool:
    """The next card of another suit, clockwise from the winner, returns to its player, face up."""
    state = story.state
    seat, card = _first_left(state)
    false = (*state.false[seat], card)
    args = Args(seat=seat, card=card, suit=suit(card), owner=state.last, count=len(false))
    story.tell(
        Event("false-trick", ("TT-23", "TT-25"), args, (card, f"false-p{seat + 1}")),
        middle=replaced(state.middle, seat, None),
        false=replaced(state.false, seat, false),
        collectors=(*state.collectors, seat)
        if value(card) == LUCKY and seat not in state.collectors
        else state.collectors,
    )
    return True


def _first_left(state: State) -> tuple[Seat, Card]:
    """The first card that still lies in the middle, clockwise from the winner, and who played it."""
    return next((seat, card) for seat in clockwise(state, state.last) if (card := state.middle[seat]) is not None)
