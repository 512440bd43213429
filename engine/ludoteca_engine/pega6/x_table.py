"""The table of the anniversary variant: open and blocked rows, room, five rows, and what a card would do by itself."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, NamedTuple

from ..core import Event, Seat, Story
from .rows import Place, Rows, nearest, possible_rows
from .specials import BLOCK, SEVEN, SHOWN, STAYING, Act, Due, Kind, Kinds, trimmed
from .state import CAPACITY, HEADS, HIDDEN, ROWS, Card, Cards, State, lying_on, special_hand, worth


def open_rows(state: State) -> Rows:
    """The rows with the blocked ones as if they were not there (P6-X-BLOCK-02)."""
    if not any(BLOCK in lying for lying in state.specials.on):
        return state.rows
    return tuple(() if is_blocked(state, number) else row for number, row in enumerate(state.rows))


def is_blocked(state: State, row: int) -> bool:
    return BLOCK in lying_on(state, row)


def blocked(state: State) -> tuple[int, ...]:
    return tuple(row for row, lying in enumerate(state.specials.on) if BLOCK in lying)


def capacity(state: State, row: int) -> int:
    """Five number cards, six on a row with Take 7 (P6-X-SEVEN-02)."""
    return CAPACITY + (SEVEN in lying_on(state, row))


def has_room(state: State, row: int) -> bool:
    return len(state.rows[row]) < capacity(state, row)


def is_row(state: State, row: int) -> bool:
    """Is there a row with this label? A label without cards is free (P6-C13)."""
    return row < len(state.rows) and bool(state.rows[row])


def has_five(state: State) -> bool:
    """Are there five rows (or more, on a table somebody set up)?"""
    return sum(map(bool, state.rows)) > ROWS


def free_label(state: State) -> int:
    """Where a new row goes: the first free label (P6-C13)."""
    return next((number for number, row in enumerate(state.rows) if not row), len(state.rows))


def takeable(state: State) -> tuple[int, ...]:
    """Rows the owner of a low card may take (P6-C12)."""
    lifted_first = state.options["x_block_lift"] == "before_choice"
    rows = state.rows if lifted_first else open_rows(state)
    return tuple(number for number, row in enumerate(rows) if row)


def can_place(state: State) -> bool:
    """Can the card that is due be judged? Not without an open row, nor while a card that matters is unknown."""
    ends = [row[-1] for row in open_rows(state) if row]
    return bool(ends) and HIDDEN not in ends and state.revealed[0][0] != HIDDEN


class Usual(NamedTuple):
    """What a card does without a special card: it joins a row, takes a full one, or is low."""

    how: str
    place: Place | None = None
    heads: int = 0
    """What it costs: the row it takes, or the cheapest one a low card can take."""


JOINS, TAKES, LOW = "joins", "takes", "low"


def usual(state: State, card: Card) -> Usual:
    """Where the card belongs by the base rules, blocked rows left aside."""
    possible = possible_rows(open_rows(state), card)
    own = HEADS[card] if has_five(state) else 0
    if not possible:
        return Usual(LOW, None, own + min((worth(state.rows[row]) for row in takeable(state)), default=0))
    place = nearest(possible)
    if has_room(state, place.row):
        return Usual(JOINS, place)
    return Usual(TAKES, place, own + worth(state.rows[place.row]))


def fitting_place(row: Cards, card: Card) -> int | None:
    """The one place in a row where it still rises; None if there is none.

    >>> fitting_place((5, 11, 14), 10), fitting_place((5, 11, 14), 20), fitting_place((5, 11), 11)
    (1, 3, None)
    """
    at = sum(each < card for each in row)
    longer = (*row[:at], card, *row[at:])
    rises = HIDDEN not in row and all(before < after for before, after in pairwise(longer))
    return at if rises else None


def asks_for_special(state: State) -> bool:
    """Has the owner of the card that is due a special card? Then it is asked for, unless a part is open (P6-X-07)."""
    return bool(state.revealed) and bool(special_hand(state, state.revealed[0][1]))


# Changing the table.


def tell(story: Story[State], event: Event, changes: dict[str, Any] | None = None, **special: Any) -> None:
    """Tell an event that also changes something about the special cards.

    A special card that no longer lies beside the number card goes to the discards, unless it stays on the table (X-10).
    """
    before = story.state.specials
    spent = _spent(before.act, special["act"]) if "act" in special else ()
    if spent:
        special["discards"] = (*special.get("discards", before.discards), *spent)
    changes = {"revealed": story.state.revealed, **(changes or {})}
    # Whoever is in the middle of placing comes first; on a table somebody set up that may change here.
    act = special.get("act", before.act)
    changes["revealed"] = tuple(sorted(changes["revealed"], key=lambda each: (not act or each[1] != act.seat, each)))
    story.tell(event, **changes, specials=before._replace(**special))


def _spent(before: Act | None, after: Act | None) -> Kinds:
    old = SHOWN.get(before.due) if before else None
    new = SHOWN.get(after.due) if after else None
    return (old,) if old and old != new and old not in STAYING else ()


def laid_on(state: State, row: int, kind: Kind) -> tuple[Kinds, ...]:
    """What lies on the rows after one more special card has been laid there."""
    on = [*state.specials.on, *[()] * (row + 1 - len(state.specials.on))]
    on[row] = (*on[row], kind)
    return tuple(on)


def cleared(state: State, row: int, *kinds: Kind) -> tuple[Kinds, ...]:
    """What lies on the rows after these have been taken off one."""
    on = list(state.specials.on)
    if row < len(on):
        on[row] = tuple(kind for kind in on[row] if kind not in kinds)
    return trimmed(on)


def shortened(rows: Rows, least: int) -> Rows:
    """Rows without free labels at the end: four rows are written as four. `least` of them have something lying on."""
    found = list(rows)
    while len(found) > max(ROWS, least) and not found[-1]:
        found.pop()
    return tuple(found)


def discarded(state: State, kinds: Kinds) -> Kinds:
    return (*state.specials.discards, *kinds)


def placing(seat: Seat) -> Act:
    return Act(seat, Due.PLACE)
