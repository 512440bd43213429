"""Placing a number card in the anniversary variant by the normal rules: blocked rows do not count."""

from __future__ import annotations

from ..core import Args, Event, Seat, Story
from ..core.editing import replaced
from .rows import Place, nearest, possible_rows, row_ends
from .specials import SEVEN, Act
from .state import Card, State, lying_on, worth
from .x_table import can_place, capacity, open_rows, takeable, tell
from .x_taking import Beat, finish, take, without


def place_next(story: Story[State]) -> bool:
    """The card that is due, unless its owner has to choose a row."""
    state = story.state
    if not can_place(state):
        return False
    card, seat = state.revealed[0]
    if possible_rows(open_rows(state), card):
        place(story, seat, card)
        return True
    # Say that a decision is due, but not again when nothing has happened since.
    if story.events and story.events[-1].kind != "low-card":
        story.tell(_low_card(state, seat, card))
    return False


def _low_card(state: State, seat: Seat, card: Card) -> Event:
    rows = [(number + 1, state.rows[number]) for number in takeable(state)]
    costs = tuple(Args(row=number, heads=worth(row)) for number, row in rows)
    ends = row_ends(open_rows(state))
    args = Args(seat=seat, card=card, ends=ends, costs=costs)
    return Event("low-card", ("P6-16", "P6-17"), args, (str(card), *map(str, ends)))


def place(story: Story[State], seat: Seat, card: Card, points: int | None = None) -> None:
    """The card joins the nearest open row (P6-13), or takes it when it is full (P6-15, P6-X-SEVEN-02)."""
    state = story.state
    possible = possible_rows(open_rows(state), card)
    right = nearest(possible)
    args, about = _explained(state, seat, card, right, possible), (str(card), *(str(each.end) for each in possible))
    size, room = len(state.rows[right.row]), capacity(state, right.row)
    if size >= room:
        seven = SEVEN in lying_on(state, right.row)
        kind = "row-taken-seven" if seven else "row-taken-full"
        rules = ("P6-X-SEVEN-02", "P6-X-SEVEN-04", "P6-13") if seven else ("P6-15", "P6-13", "P6-19")
        take(story, kind, rules, args, about, points)
        return
    finish(story, seat, [_joins(args, about, size + 1, room)], takes=0)


def _joins(args: Args, about: tuple[str, ...], size: int, room: int) -> Beat:
    def beat(story: Story[State], act: Act | None) -> None:
        state, row = story.state, args["row"] - 1
        why = "P6-13" if len(args["possible"]) > 1 else "P6-12"
        kind = "card-placed-seven" if SEVEN in lying_on(state, row) else "card-placed"
        rules = (why, "P6-10", *(("P6-X-SEVEN-02",) if kind == "card-placed-seven" else ()))
        full = ("P6-14",) if size == room and kind == "card-placed" else ()
        changes = {
            "rows": replaced(state.rows, row, (*state.rows[row], args["card"])),
            "revealed": without(state, args["seat"]),
        }
        tell(story, Event(kind, (*rules, *full), Args(args, size=size), about), changes, act=act)

    return beat


def _explained(state: State, seat: Seat, card: Card, right: Place, possible: list[Place]) -> Args:
    return Args(
        seat=seat,
        card=card,
        row=right.row + 1,
        end=right.end,
        gap=right.gap,
        possible=tuple(Args(row=row + 1, end=end, gap=gap) for row, end, gap in possible),
        higher=tuple(number for number, row in enumerate(open_rows(state), 1) if row and row[-1] >= card),
    )


def take_low(story: Story[State], seat: Seat, row: int, points: int | None = None) -> None:
    """The owner of a low card takes the row it chose."""
    state = story.state
    card = state.revealed[0][0]
    args = Args(seat=seat, card=card, row=row + 1, ends=row_ends(open_rows(state)))
    rules = ("P6-16", "P6-17", "P6-19")
    take(story, "row-taken-low", rules, args, (str(card), f"row-{row + 1}"), points)
