"""Negativo = Positivo: one card of the row being taken counts for its taker (P6-X-NEGPOS-01 to 05, P6-C08)."""

from __future__ import annotations

from itertools import combinations

from ..core import Args, Event, Move, Refusal, Seat, Story
from ..core.editing import replaced, resized
from .rows import row_name, row_number
from .specials import Act, Due
from .state import HEADS, Card, Cards, State, seats, worth
from .x_placing import place, take_low
from .x_seven import blocked_row, no_such_row
from .x_table import JOINS, LOW, TAKES, has_five, is_row, takeable, tell, usual
from .x_taking import Beat, finish

Refusals = tuple[Refusal, ...]
TAKE, NAME, CANCEL, DONE = "take", "negpos", "cancel", "done"
MOST_TRIED = 12
"""The suggestion looks at so many cards: the dearest that could be cancelled."""


def refuse(state: State) -> Refusals:
    """Only somebody who is about to take a row may play it (P6-X-NEGPOS-01)."""
    card, seat = state.revealed[0]
    would = usual(state, card)
    if would.how == JOINS:
        assert would.place is not None
        args = Args(seat=seat, card=card, row=would.place.row + 1)
        return (Refusal("no-row-to-take", ("P6-X-NEGPOS-01", "P6-C20"), args, (str(card),)),)
    rows = takeable(state) if would.place is None else (would.place.row,)
    if any(_nameable(state, row) for row in rows):
        return ()
    return (Refusal("unknown", ("T-05",), Args(seat=seat)),)


def first_act(state: State, seat: Seat) -> Act:
    """What has to be said first: the row if the card is low, else the card to be turned round."""
    would = usual(state, state.revealed[0][0])
    return Act(seat, Due.ROW) if would.place is None else Act(seat, Due.NAME, would.place.row + 1)


def _nameable(state: State, row: int) -> Cards:
    """Cards that may be named: those of the row, with five rows perhaps the own card too (P6-C16)."""
    own = state.revealed[:1] if has_five(state) and state.options["x_negpos_own_card"] else ()
    cards = state.rows[row] if row < len(state.rows) else ()
    return tuple(dict.fromkeys(card for card in (*cards, *(card for card, _ in own)) if card))


# The row of a low card.


def rows_to_take(state: State, seat: Seat) -> tuple[Move, ...]:
    return tuple(Move(seat, TAKE, (row_name(row),)) for row in takeable(state) if _nameable(state, row))


def refuse_row(state: State, move: Move) -> Refusals:
    row = row_number(move.args[0])
    if not is_row(state, row):
        return (no_such_row(state, row),)
    if row not in takeable(state):
        return (blocked_row(row)._replace(rules=("P6-X-BLOCK-02", "P6-C12")),)
    return () if _nameable(state, row) else (Refusal("unknown", ("T-05",), Args(seat=move.seat)),)


def choose_row(story: Story[State], seat: Seat, row: int) -> None:
    cards = story.state.rows[row]
    args = Args(seat=seat, card=story.state.revealed[0][0], row=row + 1, cards=cards, heads=worth(cards))
    event = Event("row-chosen", ("P6-X-NEGPOS-01", "P6-16", "P6-17"), args, (f"row-{row + 1}",))
    tell(story, event, act=Act(seat, Due.NAME, row + 1))


# The card that is turned round.


def names(state: State, seat: Seat) -> tuple[Move, ...]:
    act = state.specials.act
    assert act is not None
    row = act.number - 1
    if not _is_taken(state, row):
        return ()
    return tuple(Move(seat, NAME, (card,)) for card in _nameable(state, row))


def _is_taken(state: State, row: int) -> bool:
    """Is this the row that will be taken? A position can be set up otherwise."""
    would = usual(state, state.revealed[0][0])
    if would.place is None:
        return row in takeable(state)
    return would.how == TAKES and would.place.row == row


def refuse_name(state: State, move: Move) -> Refusals:
    act = state.specials.act
    assert act is not None
    if move in names(state, move.seat):
        return ()
    row, card = act.number - 1, move.args[0]
    cards = state.rows[row] if is_row(state, row) else ()
    own = card == state.revealed[0][0]
    args = Args(seat=move.seat, card=card, row=row + 1, cards=cards)
    rules = ("P6-X-NEGPOS-02", "P6-C16") if own else ("P6-X-NEGPOS-02",)
    return (Refusal("name-own-card" if own else "not-of-the-row", rules, args, (f"row-{row + 1}",)),)


def name(story: Story[State], seat: Seat, named: Card) -> None:
    """The row is taken, and the card named leaves for the unused pile with its value to spend."""
    state = story.state
    act, card = state.specials.act, state.revealed[0][0]
    assert act is not None
    points = HEADS[named]
    if usual(state, card).how == LOW:
        take_low(story, seat, act.number - 1, points)
    else:
        place(story, seat, card, points)
    _turned_round(story, seat, named, points)


def _turned_round(story: Story[State], seat: Seat, named: Card, points: int) -> None:
    state = story.state
    pile = _less(state.piles[seat], named)
    args = Args(seat=seat, named=named, points=points, suggest=best_cancel(pile, points), heads=worth(pile))
    changes = {
        "piles": replaced(state.piles, seat, pile),
        "unused": tuple(sorted((*state.unused, named))),
    }
    rules = ("P6-X-NEGPOS-02", "P6-X-NEGPOS-03", "P6-X-NEGPOS-04")
    event = Event("card-turned-round", rules, args, (f"pile-p{seat + 1}",))
    tell(story, event, changes, act=Act(seat, Due.CANCEL, points))


def _less(cards: Cards, card: Card) -> Cards:
    at = cards.index(card)
    return (*cards[:at], *cards[at + 1 :])


def best_cancel(pile: Cards, points: int) -> Cards:
    """Cards that use as much of the value as can be used; as few as possible.

    >>> best_cancel((13, 15, 25, 40), 5)
    (15, 40)
    """
    fitting = sorted((card for card in pile if card and HEADS[card] <= points), key=lambda card: -HEADS[card])
    tried = [each for size in range(points + 1) for each in combinations(fitting[:MOST_TRIED], size)]
    found = max((each for each in tried if worth(each) <= points), key=worth, default=())
    return tuple(sorted(found))


# Cancelling.


def by_points(state: State) -> bool:
    return bool(state.options["x_negpos_cancel"] == "points")


def can_cancel(state: State) -> bool:
    """Is there something to decide? A card nobody has looked at might be cancelled."""
    act = state.specials.act
    assert act is not None
    return not by_points(state) and act.number > 0 and any(HEADS[card] <= act.number for card in state.piles[act.seat])


def cancels(state: State, seat: Seat) -> tuple[Move, ...]:
    act = state.specials.act
    assert act is not None
    fitting = dict.fromkeys(card for card in state.piles[seat] if card and HEADS[card] <= act.number)
    return (*(Move(seat, CANCEL, (card,)) for card in fitting), Move(seat, DONE))


def refuse_cancel(state: State, move: Move) -> Refusals:
    act = state.specials.act
    assert act is not None
    card, pile = move.args[0], state.piles[move.seat]
    args = Args(seat=move.seat, card=card, heads=HEADS[card], points=act.number)
    about = (f"pile-p{move.seat + 1}",)
    if card not in pile:
        return (Refusal("not-in-pile", ("P6-X-NEGPOS-03",), args, about),)
    return (Refusal("too-many-heads", ("P6-C08",), args, about),) if HEADS[card] > act.number else ()


def cancel(story: Story[State], seat: Seat, card: Card) -> None:
    state = story.state
    act = state.specials.act
    assert act is not None
    left = act.number - HEADS[card]
    args = Args(seat=seat, card=card, heads=HEADS[card], points=left)
    changes = {
        "piles": replaced(state.piles, seat, _less(state.piles[seat], card)),
        "unused": tuple(sorted((*state.unused, card))),
    }
    event = Event("card-cancelled", ("P6-X-NEGPOS-03", "P6-X-NEGPOS-04", "P6-C08"), args, (f"pile-p{seat + 1}",))
    tell(story, event, changes, act=act._replace(number=left))


def done(story: Story[State], seat: Seat) -> None:
    """What has not been used is lost (P6-X-NEGPOS-05); the take goes on with the Blocks."""
    finish(story, seat, [_points_off(seat) if by_points(story.state) else _cancelled(seat)], takes=1)


def _cancelled(seat: Seat) -> Beat:
    def beat(story: Story[State], act: Act | None) -> None:
        state = story.state
        before = state.specials.act
        assert before is not None
        rules = ("P6-X-NEGPOS-05",) if before.number else ("P6-X-NEGPOS-03",)
        args = Args(seat=seat, points=before.number, heads=worth(state.piles[seat]))
        tell(story, Event("cancelling-done", rules, args, (f"pile-p{seat + 1}",)), act=act)

    return beat


def _points_off(seat: Seat) -> Beat:
    """Where the group counts points: they are taken off at once, never below nothing (P6-C08)."""

    def beat(story: Story[State], act: Act | None) -> None:
        state = story.state
        before = state.specials.act
        assert before is not None
        had = resized(state.specials.credits, len(seats(state)), 0)
        points = min(before.number, max(0, worth(state.piles[seat]) - had[seat]))
        args = Args(seat=seat, points=points, lost=before.number - points)
        event = Event("points-taken-off", ("P6-C08", "P6-X-NEGPOS-05"), args, (f"pile-p{seat + 1}",))
        credits = replaced(had, seat, had[seat] + points)
        tell(story, event, act=act, credits=credits if any(credits) else ())

    return beat
