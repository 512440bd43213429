"""Drawing a card in Sequence: at once, late or never (SEQ-15 to SEQ-17), and from an empty pile (SEQ-C18)."""

from __future__ import annotations

from typing import Any

from ..core import UNKNOWN, Args, Event, Seat, Story, seat_name, shuffled
from ..core.editing import replaced
from .ending import end_drawn
from .state import Card, Cards, Over, State, draw_pile


def end_turn(story: Story[State], seat: Seat) -> None:
    """The next player's turn begins. The draw is made at once, or owed until it lapses."""
    state = story.state
    following = (seat + 1) % len(state.hands)
    if state.options["auto_draw"]:
        _draw(story, seat, (*state.owed, seat), turn=following, exchanged=0, claiming=None)
        return
    args = Args(seat=seat, next=following)
    event = Event("draw-owed", ("SEQ-15", "SEQ-16"), args, (f"hand-{seat_name(seat)}", "draw"))
    story.tell(event, owed=(*state.owed, seat), turn=following, exchanged=0, claiming=None)


def draw_late(story: Story[State], seat: Seat) -> None:
    """A draw somebody still owed."""
    _draw(story, seat, story.state.owed)


def _draw(story: Story[State], seat: Seat, owed: tuple[Seat, ...], **changes: Any) -> None:
    """The draw of a turn. Whoever played before and has not drawn loses the right to (SEQ-16, SEQ-C21)."""
    place = owed.index(seat)
    late = owed[:place]
    draw_card(story, seat, why="turn", rules=("SEQ-15",), owed=owed[place + 1 :], **changes)
    for loser in late:
        lapsed = story.state.lapsed
        args = Args(seat=loser, next=seat, size=len(story.state.hands[loser] or ()))
        rules = ("SEQ-16", "SEQ-17") if loser == late[-1] else ("SEQ-16", "SEQ-17", "SEQ-C21")
        event = Event("draw-lost", rules, args, (f"hand-{seat_name(loser)}",))
        story.tell(event, lapsed=replaced(lapsed, loser, lapsed[loser] + 1))


def draw_card(story: Story[State], seat: Seat, *, why: str, rules: tuple[str, ...], **changes: Any) -> None:
    """One card from the pile into the hand; an unknown pile gives an unknown card."""
    if draw_pile(story.state) == () and not _refilled(story, seat, changes):
        return
    state = story.state
    pile = draw_pile(state)
    card: Card = pile[0] if pile else UNKNOWN
    hand = (*(state.hands[seat] or ()), card)
    left = None if pile is None else len(pile) - 1
    args = Args(seat=seat, card=card, known=card != UNKNOWN, why=why, size=len(hand), left=left)
    story.tell(
        Event("card-drawn", rules, args, (card, "draw")),
        hands=replaced(state.hands, seat, hand),
        draw=None if pile is None else pile[1:],
        **changes,
    )


def _refilled(story: Story[State], seat: Seat, changes: dict[str, Any]) -> bool:
    """The pile is empty just when a card is needed: shuffle the discards, go without, or stop (SEQ-C18)."""
    state = story.state
    how, cards = state.options["deck_exhaustion"], tuple(card for pile in state.discards for card in pile)
    if how == "draw_game":
        end_drawn(story, Over.NO_CARDS, **changes)
        return False
    if how == "no_more_draws" or not cards:
        story.tell(Event("nothing-to-draw", ("SEQ-C18",), Args(seat=seat, how=how), ("draw",)), **changes)
        return False
    story.tell(
        Event("pile-reshuffled", ("SEQ-C18",), Args(seat=seat, count=len(cards)), ("draw",)),
        draw=_mixed(state, cards),
        discards=((),) * len(state.discards),
        shuffles=state.shuffles + 1,
        **changes,
    )
    return True


def _mixed(state: State, cards: Cards) -> Cards:
    """Nobody without the seed knows the order."""
    if state.seed is None:
        return (UNKNOWN,) * len(cards)
    return shuffled(cards, state.seed, "reshuffle", state.shuffles)
