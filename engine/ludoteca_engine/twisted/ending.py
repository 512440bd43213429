"""How a round and a match of Twisted end (TW-64 to TW-72)."""

from __future__ import annotations

from ..core import Args, Event, Outcome, Seat, Story
from .state import HIDDEN, SHARED, Stage, State, cost, seats

BOUND = 1_000_000
"""Totals beyond this are cut: far more than any match can bring."""


def end_round(story: Story[State]) -> bool:
    """Count the piles and note the results; then stop or go on. False while a card to be counted is unknown."""
    state = story.state
    if any(HIDDEN in pile for pile in (*state.plus, *state.minus, *state.penalty)):
        return False
    scores = tuple(score(state, seat) for seat in seats(state))
    args = Args(round=state.round, scores=scores)
    rules = ("TW-64", "TW-65", "TW-66", "TW-67", "TW-70")
    totals = tuple(each["total"] for each in scores)
    story.tell(Event("round-ended", rules, args), totals=totals, stage=Stage.DEAL)
    if story.state.hands and is_last(story.state):
        story.tell(_game_ended(story.state), stage=Stage.OVER)
    return True


def score(state: State, seat: Seat) -> Args:
    """Plus points less minus points of one seat (TW-67), and what they make of its total."""
    plus, minus = len(state.plus[seat]), cost(state.minus[seat] + state.penalty[seat])
    total = max(-BOUND, min(BOUND, state.totals[seat] + plus - minus))
    return Args(seat=seat, plus=plus, minus=minus, result=plus - minus, total=total)


def is_last(state: State) -> bool:
    """Was this the last round? By agreement a tie is played on (TW-Q09)."""
    tied_on = state.options["tie_break"] != SHARED and len(_winners(state)) > 1
    return state.round >= state.options["rounds"] and not tied_on


def _winners(state: State) -> tuple[Seat, ...]:
    """Everybody with the highest total (TW-71)."""
    best = max(state.totals)
    return tuple(seat for seat in seats(state) if state.totals[seat] == best)


def _rules(state: State, won: tuple[Seat, ...]) -> tuple[str, ...]:
    length = "TW-70" if state.options["rounds"] == 2 else "TW-72"
    return (length, "TW-71", "TW-Q09") if len(won) > 1 else (length, "TW-71")


def _game_ended(state: State) -> Event:
    won = _winners(state)
    totals = tuple(Args(seat=seat, total=total) for seat, total in enumerate(state.totals))
    args = Args(round=state.round, winners=won, best=max(state.totals), totals=totals)
    return Event("game-ended", _rules(state, won), args)


def standing(state: State) -> tuple[int, ...]:
    """Everybody's points so far, those of the running round with them; a card nobody has seen counts nothing."""
    if state.stage in (Stage.DEAL, Stage.OVER):
        return state.totals
    taken = tuple(tuple(card for card in pile if card != HIDDEN) for pile in state.minus)
    paid = tuple(tuple(card for card in pile if card != HIDDEN) for pile in state.penalty)
    known = state._replace(minus=taken, penalty=paid)
    return tuple(score(known, seat)["total"] for seat in seats(state))


def outcome(state: State) -> Outcome | None:
    """How the match ended; None while it goes on."""
    if state.stage != Stage.OVER or not state.totals:
        return None
    won = _winners(state)
    return Outcome("rounds", state.totals, won, _rules(state, won))
