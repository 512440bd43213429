"""Dealing a round of Twisted (TW-02, TW-06 to TW-08, TW-70)."""

from __future__ import annotations

from typing import Any

from ..core import Args, BadSetup, Event, Seat, Story, shuffled
from .state import DECK, GAME_ID, HANDS, PLAYERS, Cards, Stage, State, next_seat


def set_up(players: int, seed: int, variant: str, options: Args) -> State:
    """The first round of a fresh match: the last seat deals, so the first one starts."""
    if players not in PLAYERS:
        raise BadSetup("players", GAME_ID, ("TW-01",), given=players, least=PLAYERS.start, most=PLAYERS.stop - 1)
    return State(
        variant=variant,
        options=options,
        turn=0,
        dealer=players - 1,
        totals=(0,) * players,
        seed=seed,
        **_dealt(players, seed, 1),
    )


def _dealt(players: int, seed: int, round_number: int) -> dict[str, Any]:
    """Hands and draw pile from one shuffle; nothing else lies on the table."""
    cards, size = shuffled(DECK, seed, "round", round_number), HANDS[players]
    nothing: tuple[Cards, ...] = ((),) * players
    return {
        "hands": tuple(tuple(sorted(cards[seat * size : (seat + 1) * size])) for seat in range(players)),
        "pile": cards[players * size :],
        "row": (),
        "plus": nothing,
        "minus": nothing,
        "penalty": nothing,
    }


def deal_round(story: Story[State]) -> bool:
    """Tell the deal of the next round; False while nobody knows the seed."""
    state = story.state
    players = len(state.hands)
    if state.seed is None or players not in PLAYERS:
        return False
    dealer = next_dealer(state)
    first = next_seat(state, dealer)
    again = state.round >= state.options["rounds"]
    args = Args(round=state.round + 1, hand=HANDS[players], dealer=dealer, next=first, tie=again)
    rules = ("TW-Q09" if again else "TW-70", "TW-06", "TW-08", "TW-Q10")
    story.tell(
        Event("round-dealt", rules, args),
        **_dealt(players, state.seed, state.round + 1),
        dealer=dealer,
        turn=first,
        round=state.round + 1,
        stage=Stage.PLAY,
    )
    return True


def next_dealer(state: State) -> Seat:
    """The deal moves on clockwise (TW-Q10)."""
    return next_seat(state, state.dealer) if state.options["rotate_dealer"] else state.dealer
