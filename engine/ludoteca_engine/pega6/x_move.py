"""Movimentar: one card of a row goes to another row before the number card is placed (P6-X-MOVE-01 to 05)."""

from __future__ import annotations

from ..core import Args, Event, Move, Refusal, Seat, Story
from ..core.editing import replaced
from .rows import row_name, row_number
from .specials import BLOCK, SEVEN, Act, Due
from .state import Card, Cards, State, lying_on
from .x_insert import order_broken
from .x_seven import blocked_row, no_such_row
from .x_table import capacity, fitting_place, has_five, has_room, is_blocked, is_row, placing, tell, usual
from .x_taking import Beat, blocks_lifted, finish, place_gone, priced, run, seven_lifted, without

Refusals = tuple[Refusal, ...]
VERB = "shift"


def refuse(state: State) -> Refusals:
    card, seat = state.revealed[0]
    if parts(state, seat):
        return ()
    return (Refusal("nothing-to-move", ("P6-X-MOVE-01", "P6-X-MOVE-02"), Args(seat=seat, card=card)),)


def parts(state: State, seat: Seat) -> tuple[Move, ...]:
    found = [
        Move(seat, VERB, (card, row_name(row)))
        for source, cards in enumerate(state.rows)
        for card in cards
        if card and not is_blocked(state, source)
        for row in range(len(state.rows))
        if not _refuse_shift(state, card, row, None)
    ]
    return tuple(dict.fromkeys(found))


def with_places(state: State, seat: Seat) -> tuple[Move, ...]:
    """The same moves with the place named, counted from 1."""
    found = []
    for move in parts(state, seat):
        place = fitting_place(state.rows[row_number(move.args[1])], move.args[0])
        assert place is not None
        found.append(Move(seat, VERB, (*move.args, place + 1)))
    return tuple(found)


def refuse_part(state: State, move: Move) -> Refusals:
    named = move.args[2] - 1 if len(move.args) > 2 else None
    return _refuse_shift(state, move.args[0], row_number(move.args[1]), named)


def _source(state: State, card: Card) -> int | None:
    return next((number for number, row in enumerate(state.rows) if card in row), None)


def _refuse_shift(state: State, card: Card, row: int, named: int | None) -> Refusals:
    source = _source(state, card)
    if source is None:
        return (Refusal("not-in-a-row", ("P6-X-MOVE-01", "P6-C19"), Args(card=card), (str(card),)),)
    if is_blocked(state, source):
        return (Refusal("from-blocked", ("P6-X-BLOCK-02", "P6-C17"), Args(card=card, row=source + 1), (str(card),)),)
    if not is_row(state, row):
        return (no_such_row(state, row),)
    if source == row:
        return (Refusal("same-row", ("P6-C19", "P6-X-MOVE-01"), Args(card=card, row=row + 1), (str(card),)),)
    return _refuse_goal(state, card, row, named)


def _refuse_goal(state: State, card: Card, row: int, named: int | None) -> Refusals:
    if is_blocked(state, row):
        return (blocked_row(row)._replace(rules=("P6-X-MOVE-03", "P6-X-BLOCK-02")),)
    if not has_room(state, row) and state.options["x_move_to_full"] == "refuse":
        args = Args(card=card, row=row + 1, most=capacity(state, row))
        return (Refusal("move-to-full", ("P6-C04",), args, (f"row-{row + 1}",)),)
    place = fitting_place(state.rows[row], card)
    if place is None or (named is not None and named != place):
        return (order_broken(card, row, place, named, "P6-X-MOVE-02"),)
    return ()


def carry_out(story: Story[State], moved: Card, row: int) -> None:
    """The card moves; if its row is left empty, the number card opens it anew (P6-X-MOVE-05, P6-C18)."""
    state = story.state
    card, seat = state.revealed[0]
    source = _source(state, moved)
    assert source is not None
    if has_room(state, row):
        _move(story, seat, moved, source, row)
    else:
        _move_and_take(story, seat, moved, source, row)
    if not _row(story.state, source):
        finish(story, seat, [_opens(seat, card, source)], takes=0)


def _row(state: State, row: int) -> Cards:
    return state.rows[row] if row < len(state.rows) else ()


def _told(state: State, seat: Seat, moved: Card, source: int, row: int) -> tuple[Args, tuple[str, ...], Cards]:
    card = state.revealed[0][0]
    cards = state.rows[row]
    place = fitting_place(cards, moved)
    assert place is not None
    spared = usual(state, card)
    args = Args(
        seat=seat,
        card=card,
        moved=moved,
        source=source + 1,
        row=row + 1,
        place=place + 1,
        emptied=len(state.rows[source]) == 1,
        how=spared.how,
        spared=spared.heads,
    )
    about = (str(moved), *map(str, cards[max(0, place - 1) : place + 1]))
    return args, about, (*cards[:place], moved, *cards[place:])


def _move(story: Story[State], seat: Seat, moved: Card, source: int, row: int) -> None:
    state = story.state
    args, about, longer = _told(state, seat, moved, source, row)
    rows = replaced(replaced(state.rows, row, longer), source, _less(state, source, moved))
    seven = ("P6-X-MOVE-03",) if SEVEN in lying_on(state, row) else ()
    then = "P6-X-MOVE-05" if args["emptied"] else "P6-X-MOVE-04"
    rules = ("P6-X-MOVE-01", "P6-X-MOVE-02", *seven, then)
    tell(story, Event("card-moved", rules, args, about), {"rows": rows}, act=placing(seat))


def _less(state: State, source: int, moved: Card) -> Cards:
    cards = list(state.rows[source])
    cards.remove(moved)
    return tuple(cards)


def _move_and_take(story: Story[State], seat: Seat, moved: Card, source: int, row: int) -> None:
    """Where the group allows it (P6-C04), moving onto a full row takes it; its last card stays behind."""
    state = story.state
    beats: list[Beat] = [_taken_by_moving(moved, source, row)]
    if SEVEN in lying_on(state, row):
        beats.append(seven_lifted(row, len(state.rows[row])))
    if has_five(state):
        beats.append(place_gone(row))
    if any(BLOCK in lying for lying in state.specials.on):
        beats.append(blocks_lifted)
    owed = Act(seat, Due.PLACE, 1)
    run(story, beats, owed, owed)


def _taken_by_moving(moved: Card, source: int, row: int) -> Beat:
    def beat(story: Story[State], act: Act | None) -> None:
        state = story.state
        seat = state.revealed[0][1]
        args, about, longer = _told(state, seat, moved, source, row)
        stays = () if has_five(state) else longer[-1:]
        cards = longer[: len(longer) - len(stays)]
        told = Args(args, **priced(cards), left=stays)
        changes = {
            "rows": replaced(replaced(state.rows, row, stays), source, _less(state, source, moved)),
            "piles": replaced(state.piles, seat, state.piles[seat] + cards),
        }
        tell(story, Event("row-taken-move", ("P6-C04", "P6-X-MOVE-01"), told, about), changes, act=act)

    return beat


def _opens(seat: Seat, card: Card, row: int) -> Beat:
    def beat(story: Story[State], act: Act | None) -> None:
        state = story.state
        rows = (*state.rows, *[()] * (row + 1 - len(state.rows)))
        changes = {"rows": replaced(rows, row, (card,)), "revealed": without(state, seat)}
        args = Args(seat=seat, card=card, row=row + 1)
        event = Event("emptied-row-opened", ("P6-X-MOVE-05", "P6-C18"), args, (str(card), f"row-{row + 1}"))
        tell(story, event, changes, act=act)

    return beat
