"""Pega em 7!: the row has room for a sixth number card (P6-X-SEVEN-01 to 05, P6-C05, P6-C06)."""

from __future__ import annotations

from ..core import Args, Event, Move, Refusal, Seat, Story
from .rows import row_name, row_number
from .specials import SEVEN
from .state import State, lying_on
from .x_table import LOW, capacity, is_blocked, is_row, laid_on, placing, tell, usual

Refusals = tuple[Refusal, ...]
VERB = "seven"


def refuse(state: State) -> Refusals:
    card, seat = state.revealed[0]
    would = usual(state, card)
    if would.place is None:
        return (Refusal("seven-low", ("P6-C06",), Args(seat=seat, card=card), (str(card),)),)
    if any_row(state):
        return () if parts(state, seat) else (_there_already(would.place.row),)
    return _refuse_row(state, would.place.row)


def any_row(state: State) -> bool:
    """Has the group agreed that the card may lie on any row (P6-C05)?"""
    return bool(state.options["x_seven_row"] == "any")


def parts(state: State, seat: Seat) -> tuple[Move, ...]:
    """Rows to choose from, where there is a choice."""
    if not any_row(state) or usual(state, state.revealed[0][0]).how == LOW:
        return ()
    return tuple(Move(seat, VERB, (row_name(row),)) for row in range(len(state.rows)) if not _refuse_row(state, row))


def refuse_part(state: State, move: Move) -> Refusals:
    return _refuse_row(state, row_number(move.args[0]))


def _refuse_row(state: State, row: int) -> Refusals:
    if not is_row(state, row):
        return (no_such_row(state, row),)
    if is_blocked(state, row):
        return (blocked_row(row),)
    return (_there_already(row),) if SEVEN in lying_on(state, row) else ()


def _there_already(row: int) -> Refusal:
    return Refusal("seven-twice", ("P6-C06",), Args(row=row + 1), (f"row-{row + 1}",))


def no_such_row(state: State, row: int) -> Refusal:
    return Refusal("no-such-row", ("P6-05",), Args(row=row + 1, rows=sum(map(bool, state.rows))))


def blocked_row(row: int) -> Refusal:
    return Refusal("row-is-blocked", ("P6-X-BLOCK-02",), Args(row=row + 1), (f"row-{row + 1}",))


def carry_out(story: Story[State], row: int) -> None:
    """The card is laid on the row; placing the number card follows by itself."""
    state = story.state
    card, seat = state.revealed[0]
    size = len(state.rows[row])
    full = size >= capacity(state, row)
    rules = ("P6-X-SEVEN-01",) if full else ("P6-X-SEVEN-05", "P6-C05")
    args = Args(seat=seat, card=card, row=row + 1, size=size, full=full, heads=usual(state, card).heads)
    event = Event("seven-laid", (*rules, "P6-X-SEVEN-02"), args, (f"row-{row + 1}", str(card)))
    tell(story, event, act=placing(seat), on=laid_on(state, row, SEVEN))


def own_row(state: State) -> int | None:
    """The row the number card joins, if it is not low."""
    place = usual(state, state.revealed[0][0]).place
    return place.row if place else None
