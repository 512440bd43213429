"""5ª Fileira: the number card opens a fifth row (P6-X-ROW5-01, 02)."""

from __future__ import annotations

from ..core import Args, Event, Refusal, Story
from .specials import ROW5
from .state import State
from .x_table import free_label, has_five, laid_on, tell, usual
from .x_taking import without


def refuse(state: State) -> tuple[Refusal, ...]:
    if not has_five(state):
        return ()
    return (Refusal("five-rows", ("P6-X-ROW5-02",), Args(rows=sum(map(bool, state.rows)))),)


def carry_out(story: Story[State]) -> None:
    """The card opens the row at the first free label; nothing is taken."""
    state = story.state
    card, seat = state.revealed[0]
    row = free_label(state)
    spared = usual(state, card)
    rows = (*state.rows[:row], (card,), *state.rows[row + 1 :])
    args = Args(seat=seat, card=card, row=row + 1, how=spared.how, heads=spared.heads)
    event = Event("fifth-row-opened", ("P6-X-ROW5-01", "P6-X-10"), args, (str(card), f"row-{row + 1}"))
    changes = {"rows": rows, "revealed": without(state, seat)}
    tell(story, event, changes, act=None, on=laid_on(state, row, ROW5))
