"""Dealing a round of Pega em 6! (P6-04 to P6-06, P6-23)."""

from __future__ import annotations

from typing import Any

from ..core import Args, BadSetup, Event, Story, shuffled
from .state import DECK, GAME_ID, HAND, PLAYERS, ROWS, Cards, Stage, State


def set_up(players: int, seed: int, variant: str, options: Args) -> State:
    """The first round of a fresh game."""
    if players not in PLAYERS:
        raise BadSetup("players", GAME_ID, ("P6-01",), given=players, least=PLAYERS.start, most=PLAYERS.stop - 1)
    nobody = (None,) * players
    empty: tuple[Cards, ...] = ((),) * players
    return State(
        variant=variant,
        options=options,
        chosen=nobody,
        piles=empty,
        totals=(0,) * players,
        seed=seed,
        **_dealt(players, seed, 1),
    )


def _dealt(players: int, seed: int, round_number: int) -> dict[str, Any]:
    """Hands, rows and the cards left over, from one shuffle."""
    cards = shuffled(DECK, seed, "round", round_number)
    hands = tuple(tuple(sorted(cards[seat * HAND : (seat + 1) * HAND])) for seat in range(players))
    opening = cards[players * HAND : players * HAND + ROWS]
    return {
        "hands": hands,
        "rows": tuple((card,) for card in opening),
        "unused": tuple(sorted(cards[players * HAND + ROWS :])),
    }


def deal_round(story: Story[State]) -> bool:
    """Tell the deal of the next round; False while nobody knows the seed."""
    state = story.state
    if state.seed is None or len(state.hands) not in PLAYERS:
        return False
    dealt = _dealt(len(state.hands), state.seed, state.round + 1)
    opening = tuple(row[0] for row in dealt["rows"])
    story.tell(
        Event("round-dealt", ("P6-23", "P6-04", "P6-05"), Args(round=state.round + 1, cards=opening, hand=HAND)),
        **dealt,
        chosen=(None,) * len(state.hands),
        revealed=(),
        piles=((),) * len(state.hands),
        round=state.round + 1,
        stage=Stage.PLAY,
    )
    return True
