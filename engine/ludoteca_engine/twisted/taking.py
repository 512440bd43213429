"""Taking the row in Twisted (TW-50 to TW-53): what it costs, and whether there was a choice."""

from __future__ import annotations

from ..core import Args, Event, Seat, Story
from ..core.editing import replaced
from .row import fitting, reach, twists
from .rules import knows_all
from .state import COST, TWINS, Cards, Stage, State, cost, frogs


def take_row(story: Story[State], seat: Seat) -> None:
    """The whole row goes face down in front of the taker (TW-52), who opens a new one (TW-53) unless the round ends."""
    state = story.state
    over, row = state.pile == (), state.row
    taken = _taking(state, seat, over)
    story.tell(
        Event("row-taken", _take_rules(state, taken["reason"], over), taken),
        row=(),
        minus=replaced(state.minus, seat, state.minus[seat] + row),
        stage=Stage.COUNT if over else Stage.PENALTY if state.options["pro"] and len(row) == 1 else Stage.REOPEN,
    )


def _taking(state: State, seat: Seat, over: bool) -> Args:
    """What the row costs, and why it was taken: what fitted, or which twins were missing."""
    row, hand = state.row, state.hands[seat] or ()
    low, high = reach(row)
    fits, possible = fitting(row, hand), possible_twists(row, hand)
    reason = "may" if fits or possible else _reason(state, seat)
    return Args(
        seat=seat,
        cards=row,
        cost=cost(row),
        sum=" + ".join([str(COST[card]) for card in row]),
        frogs=frogs(row),
        end=row[-1],
        low=low,
        high=high,
        reason=reason,
        fitting=fits,
        twists=possible,
        missing=tuple([TWINS[card] for card in row if TWINS[card]]) if reason == "must" else (),
        over=over,
    )


def _reason(state: State, seat: Seat) -> str:
    """Why somebody takes who is not known to have a choice: the hand is empty, nothing can be played, or who knows."""
    if state.hands[seat] == ():
        return "empty"
    return "must" if knows_all(state, seat) else "unknown"


def _take_rules(state: State, reason: str, over: bool) -> tuple[str, ...]:
    why = {"may": ("TW-51",), "empty": ("TW-50", "TW-Q04")}.get(reason, ("TW-50",))
    if not over:
        return (*why, "TW-52", "TW-53")
    unpaid = state.options["pro"] and len(state.row) == 1
    return (*why, "TW-52", "TW-61", "TW-63", *(["TW-Q12"] if unpaid else []))


def possible_twists(row: Cards, hand: Cards) -> tuple[Args, ...]:
    """The twists a hand allows, as the texts tell them."""
    found = twists(row, hand)
    return tuple([Args(card=removed, twin=shown) for shown, removed in found]) if found else ()
