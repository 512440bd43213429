"""Bonus cards while the round runs: who chooses, and the one card that works at once (TT-30 to TT-33)."""

from __future__ import annotations

from ..core import Args, Event, Move, Story
from ..core.editing import replaced
from .cards import BACK, LUCKY, Cards, in_order, suit, value
from .state import Owned, Stage, State, clockwise, value_sides_up


def due_bonus(story: Story[State]) -> bool:
    """Whoever collected a 7 chooses, clockwise from the winner (TT-31, TT-Q05)."""
    state = story.state
    start = state.last if state.options["bonus_order"] == "winner" else state.leader
    order = tuple(seat for seat in clockwise(state, start) if seat in state.collectors)
    sevens = tuple(card for seat in order for card in _sevens(state, seat))
    args = Args(seat=order[0], order=order, cards=sevens, by_winner=start == state.last)
    rules = ("TT-30", "TT-31", "TT-Q05") if len(order) > 1 else ("TT-30",)
    story.tell(Event("bonus-due", rules, args, sevens), collectors=order, stage=Stage.BONUS)
    return True


def _sevens(state: State, seat: int) -> Cards:
    """The 7 a seat has just collected: in its latest trick, or as its latest false trick."""
    latest = state.tricks[seat][-1] if seat == state.last and state.tricks[seat] else state.false[seat][-1:]
    return tuple(card for card in latest if value(card) == LUCKY)


def take(story: Story[State], move: Move) -> None:
    """A card for the end of the round is kept; `BACK` is used at once (TT-32)."""
    state, seat, card = story.state, move.seat, move.args[0]
    at = state.supply.index(card)
    supply = (*state.supply[:at], *state.supply[at + 1 :])
    variable = card.startswith("V")
    assumed = variable and state.tables.is_assumed("value_side_cards")
    args = Args(seat=seat, bonus=card, now=card == BACK, side=_side(state) if variable else "", assumed=assumed)
    kept = (*state.bonus[seat], Owned(card))
    story.tell(
        Event("bonus-taken", ("TT-30", "TT-32"), args, (card,)),
        supply=supply,
        bonus=replaced(state.bonus, seat, kept),
        **({"stage": Stage.RECALL} if card == BACK else {"collectors": state.collectors[1:]}),
    )


def _side(state: State) -> str:
    return "values" if value_sides_up(state) else "suits"


def decline(story: Story[State], move: Move) -> None:
    """No bonus card (TT-Q21), or `BACK` without using it (TT-BON-02)."""
    state, seat = story.state, move.seat
    if state.stage == Stage.BONUS:
        story.tell(Event("bonus-declined", ("TT-33", "TT-Q21"), Args(seat=seat)), collectors=state.collectors[1:])
        return
    story.tell(Event("recall-declined", ("TT-33", "TT-BON-02"), Args(seat=seat), (BACK,)), **_back_gone(state))


def recall(story: Story[State], move: Move) -> None:
    """A false trick returns to the hand, even the one gained just now (TT-BON-01, TT-Q07)."""
    state, seat, card = story.state, move.seat, move.args[0]
    at = state.false[seat].index(card)
    hand = in_order((*(state.hands[seat] or ()), card))
    args = Args(seat=seat, card=card, suit=suit(card), held=len(hand), seven=value(card) == LUCKY)
    story.tell(
        Event("false-trick-recalled", ("TT-BON-01", "TT-BON-02", "TT-Q07"), args, (card, BACK)),
        hands=replaced(state.hands, seat, hand),
        false=replaced(state.false, seat, (*state.false[seat][:at], *state.false[seat][at + 1 :])),
        **_back_gone(state),
    )


def nothing_to_recall(story: Story[State]) -> bool:
    """`BACK` without a false trick does nothing and leaves the game (TT-Q08)."""
    state = story.state
    args = Args(seat=state.collectors[0])
    story.tell(Event("nothing-to-recall", ("TT-Q08", "TT-BON-02"), args, (BACK,)), **_back_gone(state))
    return True


def _back_gone(state: State) -> dict[str, object]:
    """`BACK` leaves the game, and the next collector chooses."""
    seat = state.collectors[0]
    kept = tuple(owned for owned in state.bonus[seat] if owned.card != BACK)
    removed = (*state.removed, *(owned.card for owned in state.bonus[seat] if owned.card == BACK))
    return {
        "bonus": replaced(state.bonus, seat, kept),
        "removed": removed,
        "collectors": state.collectors[1:],
        "stage": Stage.BONUS,
    }
