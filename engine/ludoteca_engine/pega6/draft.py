"""The professional variant: a smaller deck, all of it open, and hands picked from it in turn (P6-PRO-02 to 04)."""

from __future__ import annotations

from typing import Any

from ..core import Args, Event, Move, Refusal, Seat, Story
from ..core import refusals as table
from ..core.editing import replaced
from .state import DECK, HAND, MOST_ROWS, ROWS, Stage, State, seats

PICK = "pick"


def deck_size(players: int) -> int:
    """Ten cards for each player and four for the rows (P6-PRO-02)."""
    return HAND * players + ROWS


def opened(players: int) -> dict[str, Any]:
    """The table before the first pick."""
    size = deck_size(players)
    return {
        "hands": ((),) * players,
        "rows": (),
        "market": DECK[:size],
        "unused": DECK[size:],
        "stage": Stage.DRAFT,
    }


def picker(state: State) -> Seat | None:
    """Whose turn it is: whoever has the fewest cards, counted from the seat that begins this round (P6-C01)."""
    held = [len(hand) for hand in state.hands if hand is not None]
    if not held or len(held) < len(state.hands) or not any(state.market) or min(held) >= HAND:
        return None
    first = (state.options["pro_first_picker"] + state.round - 1) % len(held)
    return min(seats(state), key=lambda seat: (held[seat], (seat - first) % len(held)))


def picks(state: State, seat: Seat) -> tuple[Move, ...]:
    return tuple(Move(seat, PICK, (card,)) for card in dict.fromkeys(state.market) if card)


def refuse_pick(state: State, move: Move) -> tuple[Refusal, ...]:
    if state.stage != Stage.DRAFT:
        return (table.not_now(move, ()),)
    due, card = picker(state), move.args[0]
    if due is None:
        return (table.not_asked(move, ()),)
    if due != move.seat:
        return (Refusal("not-your-pick", ("P6-PRO-03",), Args(seat=move.seat, owner=due)),)
    if card in state.market:
        return ()
    kind = "out-of-deck" if card > deck_size(len(state.hands)) else "picked-already"
    rule = "P6-PRO-02" if kind == "out-of-deck" else "P6-PRO-03"
    args = Args(seat=move.seat, card=card, highest=deck_size(len(state.hands)))
    return (Refusal(kind, (rule,), args, ("market",)),)


def pick(story: Story[State], move: Move) -> None:
    state, seat, card = story.state, move.seat, move.args[0]
    hand = tuple(sorted((*(state.hands[seat] or ()), card)))
    args = Args(seat=seat, card=card, size=len(hand), left=len(state.market) - 1)
    market = list(state.market)
    market.remove(card)
    story.tell(
        Event("card-picked", ("P6-PRO-03", "P6-C01"), args, (str(card),)),
        hands=replaced(state.hands, seat, hand),
        market=tuple(market),
    )


def end_draft(story: Story[State]) -> bool:
    """When everybody has ten cards, what is left opens the rows, the lowest first (P6-PRO-04, P6-C25)."""
    state = story.state
    unfinished = not state.hands or any(hand is None or len(hand) < HAND for hand in state.hands)
    if unfinished or not 0 < len(state.market) <= MOST_ROWS:
        return False
    cards = tuple(sorted(state.market))
    about = tuple(map(str, cards))
    story.tell(
        Event("draft-ended", ("P6-PRO-04", "P6-C25"), Args(cards=cards), about),
        rows=tuple((card,) for card in cards),
        market=(),
        stage=Stage.PLAY,
    )
    return True
