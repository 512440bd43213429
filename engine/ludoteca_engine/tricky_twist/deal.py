"""Setting up the game and its rounds (TT-01 to TT-08, TT-60, TT-61)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ..core import Args, BadSetup, Event, Game, Seat, Story, shuffled
from .cards import BACK, BONUS_CARDS, DECK, SCORE_CARDS, Cards, in_order
from .reserve import NO_RESERVE
from .state import DEAL, GAME_ID, PLAYERS, RESERVE, Stage, State, clockwise, value_sides_up
from .tables import DEFAULT_TABLES, RANK_POINTS, TrickyTwistTables, wrong_entry


class TrickyTwist(Game[State]):
    """The game; it can be dealt with the tables of one's own box."""

    def deal(
        self,
        players: int,
        *,
        seed: int,
        variant: str | None = None,
        tables: TrickyTwistTables = DEFAULT_TABLES,
        **options: Any,
    ) -> State:
        """A fresh game with these tables."""
        if not isinstance(tables, TrickyTwistTables):
            raise wrong_entry("tables", tables, f"TrickyTwistTables(rank_points={RANK_POINTS})")
        return super().deal(players, seed=seed, variant=variant, **options)._replace(tables=tables)


def set_up(players: int, seed: int, variant: str, options: Args) -> State:
    """The first round of a fresh game."""
    if players not in PLAYERS:
        raise BadSetup("players", GAME_ID, ("TT-01",), given=players, least=PLAYERS.start, most=PLAYERS.stop - 1)
    score, *pile = shuffled(SCORE_CARDS, seed, "score cards")
    first = shuffled(range(players), seed, "first player")[0]
    return State(
        variant=variant,
        options=options,
        totals=(0,) * players,
        score=score,
        scorepile=tuple(pile),
        supply=BONUS_CARDS,
        seed=seed,
        **_dealt(players, seed, 1, first),
    )


def _dealt(players: int, seed: int, round_number: int, first: Seat) -> dict[str, Any]:
    """All 48 cards, evenly (TT-08), and everything else of a round cleared away."""
    cards, size = shuffled(DECK, seed, "round", round_number), DEAL[players]
    nothing: tuple[Cards, ...] = ((),) * players
    return {
        "hands": tuple(in_order(cards[seat * size : (seat + 1) * size]) for seat in range(players)),
        "aside": nothing,
        "closed": (False,) * players,
        "reserves": (NO_RESERVE,) * players,
        "middle": (None,) * players,
        "tricks": nothing,
        "false": nothing,
        "covered": nothing,
        "bonus": nothing,
        "plans": nothing,
        "done": (False,) * players,
        "points": (0,) * players,
        "leader": first,
        "first": first,
        "last": 0,
        "asked": 0,
        "collectors": (),
        "round": round_number,
        "stage": Stage.RESERVE,
    }


@lru_cache(maxsize=64)
def reserve_orders(players: int, seed: int, round_number: int) -> tuple[tuple[int, ...], ...]:
    """In which order each player's reserve will be drawn (TT-10): one shuffle for all, kept because seeding is slow."""
    mixed = shuffled(range(players * RESERVE), seed, "reserves", round_number)
    return tuple(tuple(each % RESERVE for each in mixed if each // RESERVE == seat) for seat in range(players))


def deal_round(story: Story[State]) -> bool:
    """Tell the set-up of the next round; False while nobody knows the seed or the next score card."""
    state = story.state
    players = len(state.hands)
    if state.seed is None or players not in PLAYERS or state.scorepile[:1] == ("?",) or not state.scorepile:
        return False
    first = clockwise(state, state.first)[1]
    score = state.scorepile[0]
    turned = value_sides_up(state._replace(score=score))
    args = Args(
        round=state.round + 1,
        seat=first,
        score=score,
        hand=DEAL[players],
        side="values" if turned else "suits",
        again=turned == value_sides_up(state),
        assumed=state.tables.is_assumed("value_side_cards"),
    )
    story.tell(
        Event("round-dealt", ("TT-06", "TT-07", "TT-08", "TT-61", "TT-Q09"), args, (score, f"hand-p{first + 1}")),
        **_dealt(players, state.seed, state.round + 1, first),
        score=score,
        scored=(*state.scored, *(() if state.score is None else (state.score,))),
        scorepile=state.scorepile[1:],
        **_supply(state),
    )
    return True


def _supply(state: State) -> dict[str, Cards]:
    """All bonus cards return, but not a `BACK` that was taken, unless the players agreed otherwise (TT-Q09)."""
    gone = state.removed if state.options["back_removed"] == "game" else tuple(c for c in state.removed if c != BACK)
    present = {*state.supply, *state.removed, *(owned.card for owner in state.bonus for owned in owner)}
    return {"supply": tuple(c for c in BONUS_CARDS if c in present and c not in gone), "removed": gone}
