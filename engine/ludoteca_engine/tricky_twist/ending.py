"""Scoring a round line by line (TT-50 to TT-54) and the end of the game (TT-60 to TT-63)."""

from __future__ import annotations

from ..core import Args, Event, Outcome, Seat, Story
from ..core.editing import replaced
from .scoring import base_args, card_rules, card_score, countable
from .state import Stage, State, seats


def score_round(story: Story[State]) -> bool:
    """The base score of everybody, then the score card, then the totals. False while something is unknown."""
    if not story.state.hands or not countable(story.state):
        return False
    for seat in seats(story.state):
        event = base_scored(story.state, seat)
        story.tell(event, points=replaced(story.state.points, seat, event.args["points"]))
    for seat in seats(story.state):
        event = card_scored(story.state, seat)
        gained = story.state.points[seat] + event.args["points"]
        story.tell(event, points=replaced(story.state.points, seat, gained))
    _add_up(story)
    return True


def base_scored(state: State, seat: Seat) -> Event:
    """Tricks and pairs of one player, line by line."""
    args = base_args(state, seat)
    rules = ["TT-50", "TT-51", "TT-53" if args["equal"] else "TT-52"]
    if args["bonus"]:
        rules.append("TT-BON-06")
    if not args["tricks"] and not args["false"]:
        rules.append("TT-Q20")
    return Event("base-scored", tuple(rules), args, (f"false-p{seat + 1}",))


def card_scored(state: State, seat: Seat) -> Event:
    """What the score card gives one player, and what was counted for it."""
    found = card_score(state, seat)
    args = Args(
        seat=seat,
        score=state.score,
        count=found.cards,
        suits=tuple(Args(suit=each) for each in found.suits),
        values=found.values,
        rank=found.rank,
        points=found.points,
        assumed=found.assumed,
    )
    return Event("card-scored", card_rules(state.score or "", found), args, (state.score or "", f"false-p{seat + 1}"))


def _add_up(story: Story[State]) -> None:
    state = story.state
    totals = standing(state)
    scores = tuple(Args(seat=seat, points=state.points[seat], total=totals[seat]) for seat in seats(state))
    args = Args(round=state.round, rounds=len(state.hands), scores=scores)
    story.tell(Event("round-scored", ("TT-54", "TT-62"), args), totals=totals, stage=Stage.DEAL)


def end_game(story: Story[State]) -> bool:
    """As many rounds as players (TT-60), then the most points win (TT-62)."""
    state = story.state
    if not state.hands or state.round < len(state.hands):
        return False
    won = _winners(state)
    args = Args(winners=won, best=max(state.totals), rounds=state.round)
    story.tell(Event("game-ended", _rules(won), args), stage=Stage.OVER)
    return True


def _winners(state: State) -> tuple[Seat, ...]:
    best = max(state.totals)
    return tuple(seat for seat in seats(state) if state.totals[seat] == best)


def _rules(won: tuple[Seat, ...]) -> tuple[str, ...]:
    return ("TT-60", "TT-62", "TT-63") if len(won) > 1 else ("TT-60", "TT-62")


def standing(state: State) -> tuple[int, ...]:
    """Everybody's points so far, those of the round that is being counted with them."""
    if state.stage in (Stage.DEAL, Stage.OVER):
        return state.totals
    return tuple(total + points for total, points in zip(state.totals, state.points, strict=True))


def outcome(state: State) -> Outcome | None:
    """How the game ended; None while it goes on."""
    if state.stage != Stage.OVER or not state.totals:
        return None
    won = _winners(state)
    return Outcome("rounds", state.totals, won, _rules(won))
