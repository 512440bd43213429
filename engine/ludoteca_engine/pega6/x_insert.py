"""Inserir: the number card goes between two cards of a row, or before its first (P6-X-INSERT-01 to 03)."""

from __future__ import annotations

from ..core import Args, Event, Move, Refusal, Seat, Story
from ..core.editing import replaced
from .rows import row_name, row_number
from .specials import Act
from .state import Card, State
from .x_seven import blocked_row, no_such_row
from .x_table import fitting_place, has_room, is_blocked, is_row, open_rows, tell, usual
from .x_taking import Beat, finish, take, without

Refusals = tuple[Refusal, ...]
VERB = "insert"


def refuse(state: State) -> Refusals:
    card, seat = state.revealed[0]
    if parts(state, seat):
        return ()
    args = Args(seat=seat, card=card, ends=tuple(row[-1] for row in open_rows(state) if row))
    return (Refusal("insert-nowhere", ("P6-X-INSERT-01", "P6-C03"), args, (str(card),)),)


def parts(state: State, seat: Seat) -> tuple[Move, ...]:
    """One move for each row: exactly one place keeps it rising."""
    card = state.revealed[0][0]
    rows = range(len(state.rows))
    return tuple(Move(seat, VERB, (row_name(row),)) for row in rows if not _refuse_row(state, card, row, None))


def with_places(state: State, seat: Seat) -> tuple[Move, ...]:
    """The same moves with the place named, counted from 1."""
    card = state.revealed[0][0]
    found = []
    for move in parts(state, seat):
        place = fitting_place(state.rows[row_number(move.args[0])], card)
        assert place is not None
        found.append(Move(seat, VERB, (*move.args, place + 1)))
    return tuple(found)


def refuse_part(state: State, move: Move) -> Refusals:
    named = move.args[1] - 1 if len(move.args) > 1 else None
    return _refuse_row(state, state.revealed[0][0], row_number(move.args[0]), named)


def _refuse_row(state: State, card: Card, row: int, named: int | None) -> Refusals:
    if not is_row(state, row):
        return (no_such_row(state, row),)
    if is_blocked(state, row):
        return (blocked_row(row),)
    cards = state.rows[row]
    place = fitting_place(cards, card)
    if place is None or (named is not None and named != place):
        return (order_broken(card, row, place, named, "P6-X-INSERT-02"),)
    if place == len(cards) and not state.options["x_insert_at_end"]:
        args = Args(card=card, row=row + 1, end=cards[-1])
        return (Refusal("insert-at-end", ("P6-X-INSERT-01", "P6-C03"), args, (str(card), str(cards[-1]))),)
    return ()


def order_broken(card: Card, row: int, place: int | None, named: int | None, rule: str) -> Refusal:
    """The place that was named breaks the rising order; the right one is told."""
    right = None if place is None else place + 1
    args = Args(card=card, row=row + 1, place=None if named is None else named + 1, right=right)
    return Refusal("order-broken", (rule,), args, (str(card), f"row-{row + 1}"))


def carry_out(story: Story[State], row: int) -> None:
    state = story.state
    card, seat = state.revealed[0]
    cards = state.rows[row]
    place = fitting_place(cards, card)
    assert place is not None
    longer = (*cards[:place], card, *cards[place:])
    spared = usual(state, card)
    args = Args(seat=seat, card=card, row=row + 1, place=place + 1, how=spared.how, spared=spared.heads)
    about = (str(card), *map(str, cards[max(0, place - 1) : place + 1]))
    if has_room(state, row):
        finish(story, seat, [_inserted(args, about, longer)], takes=0)
        return
    told = Args(args, cards=longer[:-1], left=longer[-1], size=len(longer))
    take(story, "row-taken-insert", ("P6-X-INSERT-03", "P6-C07"), told, about)


def _inserted(args: Args, about: tuple[str, ...], longer: tuple[Card, ...]) -> Beat:
    def beat(story: Story[State], act: Act | None) -> None:
        state, at = story.state, args["place"] - 1
        after = longer[at - 1] if at else None
        before = longer[at + 1] if at + 1 < len(longer) else None
        told = Args(args, size=len(longer), after=after, before=before)
        changes = {
            "rows": replaced(state.rows, args["row"] - 1, longer),
            "revealed": without(state, args["seat"]),
        }
        rules = ("P6-X-INSERT-01", "P6-X-INSERT-02")
        tell(story, Event("card-inserted", rules, told, about), changes, act=act)

    return beat
