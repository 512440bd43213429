"""What a player of Twisted can do: lay a card, twist a card, or take the row (see `taking.py`).

Each event knows what else was possible, because that is what a learner asks.
"""

from __future__ import annotations

from ..core import Args, Event, Move, Seat, Story
from ..core.editing import replaced
from .row import fitting, reach, without
from .rules import LAY, TWIST, is_opening
from .state import REACH, Card, Stage, State, frogs, is_frog
from .taking import possible_twists, take_row


def carry_out(story: Story[State], move: Move) -> None:
    """Tell what a legal move brings about."""
    if move.verb == LAY:
        if is_opening(story.state):
            _open(story, move.seat, move.args[0])
        else:
            _lay(story, move.seat, move.args[0])
    elif move.verb == TWIST:
        _twist(story, move.seat, *move.args)
    else:
        take_row(story, move.seat)


def _open(story: Story[State], seat: Seat, card: Card) -> None:
    """The first card of a row: any card will do (TW-32, TW-53)."""
    state = story.state
    after_take, last = state.stage == Stage.REOPEN, state.pile == ()
    args = Args(seat=seat, card=card, taken=after_take, last=last, frog=is_frog(card))
    opening = ("TW-53",) if last else ("TW-53", "TW-54")
    rules = opening if after_take else ("TW-32",)
    rules = (*rules, "TW-Q20") if is_frog(card) else rules
    _put_down(story, Event("row-opened", rules, args, (str(card),)), seat, card)


def _lay(story: Story[State], seat: Seat, card: Card) -> None:
    """One more card at the right end (TW-30)."""
    state = story.state
    hand, end = state.hands[seat] or (), state.row[-1]
    low, high = reach(state.row)
    fits = fitting(state.row, hand)
    args = Args(
        seat=seat,
        card=card,
        end=end,
        gap=abs(card - end),
        low=low,
        high=high,
        frog=is_frog(card),
        fitting=fits,
        twists=possible_twists(state.row, hand),
    )
    rules = ("TW-30", "TW-31") if len(fits) > 1 else ("TW-30",)
    rules = (*rules, "TW-33", "TW-Q20") if is_frog(card) else rules
    _put_down(story, Event("card-laid", rules, args, (str(card), str(end))), seat, card)


def _put_down(story: Story[State], event: Event, seat: Seat, card: Card) -> None:
    """A card goes from the hand to the right end of the row; then one is drawn."""
    state = story.state
    story.tell(
        event,
        hands=replaced(state.hands, seat, without(state.hands[seat] or (), card)),
        row=(*state.row, card),
        stage=Stage.DRAW,
    )


def _twist(story: Story[State], seat: Seat, shown: Card, removed: Card) -> None:
    """Both twins go to the plus pile and the row closes up, all at once (TW-45, TW-11)."""
    state = story.state
    hand, row = state.hands[seat] or (), without(state.row, removed)
    over = not row and state.pile == () and bool(state.options["end_on_last_twist"])
    args = Args(
        seat=seat,
        shown=shown,
        removed=removed,
        closing=state.row[state.row.index(removed) + 1 :],
        frogs=frogs(row),
        fitting=fitting(state.row, hand),
        twists=tuple(each for each in possible_twists(state.row, hand) if each["card"] != removed),
        over=over,
        left=len(row),
    )
    story.tell(
        Event("card-twisted", _twist_rules(state, removed, over), args, (str(shown), str(removed))),
        hands=replaced(state.hands, seat, without(hand, shown)),
        row=row,
        plus=replaced(state.plus, seat, (*state.plus[seat], shown, removed)),
        stage=Stage.COUNT if over else Stage.DRAW,
    )


def _twist_rules(state: State, removed: Card, over: bool) -> tuple[str, ...]:
    """Why the twist is allowed and what follows from it."""
    place, row = state.row.index(removed), state.row
    rules = ["TW-40", "TW-41", "TW-45"]
    if over:
        return (*rules, "TW-62", "TW-63")
    if len(row) == 1:
        return (*rules, "TW-44", "TW-Q01")
    rules += ["TW-42", "TW-11"]
    parted = 0 < place < len(row) - 1 and all(row[place - 1 : place + 2])
    return (*rules, "TW-Q16") if parted and abs(row[place - 1] - row[place + 1]) > REACH else tuple(rules)
