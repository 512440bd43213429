"""Bloquear: a row is closed for everybody until somebody takes a row (P6-X-BLOCK-01 to 06)."""

from __future__ import annotations

from ..core import Args, Event, Move, Refusal, Seat, Story
from .rows import row_name, row_number
from .specials import BLOCK, MOST_BLOCKS, SEVEN
from .state import HIDDEN, State, lying_on
from .x_seven import no_such_row
from .x_table import blocked, is_blocked, is_row, laid_on, open_rows, placing, tell, usual

Refusals = tuple[Refusal, ...]
VERB = "block"


def refuse(state: State) -> Refusals:
    if len(blocked(state)) >= MOST_BLOCKS:
        rows = tuple(row + 1 for row in blocked(state))
        return (Refusal("two-blocks", ("P6-X-BLOCK-04",), Args(rows=rows), tuple(f"row-{row}" for row in rows)),)
    return () if parts(state, state.revealed[0][1]) else (_no_other_row(),)


def _no_other_row() -> Refusal:
    return Refusal("no-other-row", ("P6-X-BLOCK-03",))


def parts(state: State, seat: Seat) -> tuple[Move, ...]:
    rows = range(len(state.rows))
    return tuple(Move(seat, VERB, (row_name(row),)) for row in rows if not _refuse_row(state, row))


def refuse_part(state: State, move: Move) -> Refusals:
    return _refuse_row(state, row_number(move.args[0]))


def _refuse_row(state: State, row: int) -> Refusals:
    if not is_row(state, row):
        return (no_such_row(state, row),)
    if is_blocked(state, row):
        return (Refusal("block-twice", ("P6-X-BLOCK-02",), Args(row=row + 1), (f"row-{row + 1}",)),)
    others = [cards for number, cards in enumerate(open_rows(state)) if cards and number != row]
    return () if others and all(cards[-1] != HIDDEN for cards in others) else (_no_other_row(),)


def carry_out(story: Story[State], row: int) -> None:
    """The card is laid on the row; placing the number card follows by itself."""
    state = story.state
    card, seat = state.revealed[0]
    spared = usual(state, card)
    seven = SEVEN in lying_on(state, row)
    rules = ("P6-X-BLOCK-01", "P6-X-BLOCK-02", "P6-X-BLOCK-03", *(("P6-X-BLOCK-06",) if seven else ()))
    args = Args(seat=seat, card=card, row=row + 1, how=spared.how, heads=spared.heads, seven=seven)
    event = Event("row-blocked", rules, args, (f"row-{row + 1}",))
    tell(story, event, act=placing(seat), on=laid_on(state, row, BLOCK))
