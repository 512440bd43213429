"""How a round and a game of Pega em 6! end (P6-21 to P6-27)."""

from __future__ import annotations

from ..core import Args, Event, Outcome, Seat, Story
from .state import ANNIVERSARY, HIDDEN, ROUNDS_OF_ANNIVERSARY, Stage, State, seats, worth


def end_round(story: Story[State]) -> bool:
    """Count the bull piles (P6-22), then stop (P6-24, P6-27) or go on."""
    state = story.state
    gained = tuple(worth(pile) for pile in state.piles)
    if state.specials.credits:
        gained = tuple(heads - credit for heads, credit in zip(gained, state.specials.credits, strict=True))
    totals = tuple(total + heads for total, heads in zip(state.totals, gained, strict=True))
    scores = tuple(Args(seat=seat, heads=gained[seat], total=totals[seat]) for seat in seats(state))
    args = Args(round=state.round, scores=scores)
    rules = ("P6-21", "P6-22", "P6-X-END-01") if state.variant == ANNIVERSARY else ("P6-21", "P6-22")
    story.tell(Event("round-ended", rules, args), totals=totals, stage=Stage.DEAL)
    reason = _reason_to_end(story.state)
    if reason:
        story.tell(_game_ended(story.state, reason), stage=Stage.OVER)
    return True


def _reason_to_end(state: State) -> str | None:
    """Why a game whose round has just been counted is over, or None. The 66 is looked at only now (P6-C02)."""
    if state.variant == ANNIVERSARY:
        return "two-rounds" if state.round >= ROUNDS_OF_ANNIVERSARY else None
    rounds = state.options["fixed_rounds"]
    if rounds is not None:
        return "rounds" if state.round >= rounds else None
    return "target" if max(state.totals) >= state.options["target_points"] else None


def _game_ended(state: State, reason: str) -> Event:
    won = _winners(state)
    args = Args(
        reason=reason,
        winners=won,
        best=min(state.totals),
        target=state.options["target_points"],
        round=state.round,
    )
    return Event("game-ended", _rules(reason, won), args)


def _winners(state: State) -> tuple[Seat, ...]:
    """Everybody with the lowest total (P6-25, P6-26)."""
    best = min(state.totals)
    return tuple(seat for seat in seats(state) if state.totals[seat] == best)


def _rules(reason: str, won: tuple[Seat, ...]) -> tuple[str, ...]:
    if reason == "two-rounds":
        return ("P6-X-06", "P6-X-END-06", "P6-X-END-07")
    stopped = {"target": "P6-24", "rounds": "P6-27"}[reason]
    return (stopped, "P6-25", "P6-26") if len(won) > 1 else (stopped, "P6-25")


def standing(state: State) -> tuple[int, ...]:
    """Everybody's heads so far: the total, and what lies in the pile of a round that is not yet counted."""
    if state.stage in (Stage.DEAL, Stage.OVER):
        return state.totals
    piles = [tuple(card for card in pile if card != HIDDEN) for pile in state.piles]
    credits = state.specials.credits or (0,) * len(piles)
    return tuple(total + worth(pile) - credit for total, pile, credit in zip(state.totals, piles, credits, strict=True))


def outcome(state: State) -> Outcome | None:
    """How the game ended; None while it goes on."""
    if state.stage != Stage.OVER or not state.totals:
        return None
    reason = "rounds" if state.options["fixed_rounds"] is not None else "target"
    if state.variant == ANNIVERSARY:
        reason = "two-rounds"
    won = _winners(state)
    return Outcome(reason, state.totals, won, _rules(reason, won))
