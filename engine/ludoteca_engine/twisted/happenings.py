"""What happens in Twisted by itself: drawing, passing the turn, the penalty card, counting, the next deal."""

from __future__ import annotations

from typing import Any

from ..core import Args, Event, Story
from ..core.editing import replaced
from .deal import deal_round
from .ending import end_round
from .row import reach
from .rules import DECIDING, is_opening
from .state import HIDDEN, Card, Cards, Stage, State, cost, frogs, next_seat


def go_on(story: Story[State]) -> None:
    """Tell everything that needs no decision."""
    while _next_happening(story):
        pass


def _next_happening(story: Story[State]) -> bool:
    """Tell one more event; False when a decision is due or nothing can happen."""
    state = story.state
    stage = state.stage
    if stage == Stage.PLAY and state.row:
        return False
    if stage == Stage.DRAW and state.hands:
        return _draw(story)
    if stage == Stage.COUNT:
        return end_round(story)
    if stage == Stage.DEAL:
        return deal_round(story)
    if stage == Stage.PENALTY and state.hands:
        return _pay_penalty(story)
    return stage in DECIDING and _end_unopened(story)


def _draw(story: Story[State]) -> bool:
    """One card if there is one (TW-22, TW-60), then the turn passes (TW-23)."""
    state = story.state
    if state.pile == ():
        _pass_on(story, "nothing-drawn", ("TW-60", "TW-23"), _ahead(state, ()))
        return True
    card, pile = _top(state.pile)
    left = None if pile is None else len(pile)
    rules = ("TW-22", "TW-23") if left != 0 else ("TW-22", "TW-23", "TW-Q07" if state.row else "TW-Q06")
    told = _ahead(state, pile)
    told |= {"card": card, "seen": card != HIDDEN, "left": left}
    hand = state.hands[state.turn]
    hands = replaced(state.hands, state.turn, None if hand is None else (*hand, card))
    _pass_on(story, "card-drawn", rules, told, hands=hands, pile=pile)
    return True


def _ahead(state: State, pile: Cards | None) -> dict[str, Any]:
    """What awaits the next player; by agreement the round ends when pile and row are both gone (TW-Q06)."""
    row = state.row
    low, high = reach(row)
    return {
        "seat": state.turn,
        "next": next_seat(state, state.turn),
        "size": len(row),
        "end": row[-1] if row else HIDDEN,
        "low": low,
        "high": high,
        "cost": cost(row),
        "frogs": frogs(row),
        "over": not row and pile == () and bool(state.options["end_if_both_empty"]),
    }


def _pass_on(story: Story[State], kind: str, rules: tuple[str, ...], told: dict[str, Any], **changes: Any) -> None:
    """The turn passes, with the rule for whoever is next; or the round is over."""
    row = story.state.row
    if told["over"]:
        cited = rules if "TW-Q06" in rules else (*rules, "TW-Q06")
        story.tell(Event(kind, cited, Args(told)), **changes, stage=Stage.COUNT)
        return
    cited, about = ((*rules, "TW-30"), (str(row[-1]),)) if row else ((*rules, "TW-32"), ())
    story.tell(Event(kind, cited, Args(told), about), **changes, turn=told["next"], stage=Stage.PLAY)


def _top(pile: Cards | None) -> tuple[Card, Cards | None]:
    """The top card and the rest; from a pile nobody knows comes a card nobody knows."""
    return (HIDDEN, None) if pile is None else (pile[0], pile[1:])


def _pay_penalty(story: Story[State]) -> bool:
    """Expert variant: the top card follows the lone one, unseen (TW-PRO-02, TW-Q15)."""
    state = story.state
    seat = state.turn
    if state.pile == ():
        story.tell(Event("no-penalty", ("TW-Q12", "TW-61"), Args(seat=seat)), stage=Stage.COUNT)
        return True
    card, pile = _top(state.pile)
    left = None if pile is None else len(pile)
    rules = ("TW-PRO-01", "TW-PRO-02", "TW-Q15", *(["TW-Q13"] if left == 0 else []))
    story.tell(
        Event("penalty-paid", rules, Args(seat=seat, left=left)),
        penalty=replaced(state.penalty, seat, (*state.penalty[seat], card)),
        pile=pile,
        stage=Stage.REOPEN,
    )
    return True


def _end_unopened(story: Story[State]) -> bool:
    """Pile and row are gone and whoever should open a row has no card: the round is over (TW-Q05)."""
    state = story.state
    if not state.hands or not is_opening(state) or state.pile != () or state.hands[state.turn] != ():
        return False
    story.tell(Event("nobody-opens", ("TW-Q05", "TW-63"), Args(seat=state.turn)), stage=Stage.COUNT)
    return True
