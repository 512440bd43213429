"""The table of Tricky Twist: hands, reserves, the trick in the middle, piles, bonus cards and score cards."""

from __future__ import annotations

from typing import NamedTuple

from ..core import Args, Option, Seat, Zone, seat_name
from ..core.reading import MOST_SEATS
from .cards import VARIABLE, Card, Cards
from .reserve import Reserve
from .tables import DEFAULT_TABLES, GAME_ID, TrickyTwistTables

__all__ = ["GAME_ID", "Card", "Cards", "Owned", "Stage", "State"]

VARIANTS = ("base",)
PLAYERS = range(3, 5)
DEAL = {3: 16, 4: 12}
RESERVE = 5
MOST_BONUS = 8

OPTIONS = {
    option.name: option
    for option in (
        Option("lead_next", "winner", ("winner", "first_player"), "TT-Q01"),
        Option("round_end_check", "after_trick", ("after_trick", "after_draw"), "TT-Q03"),
        Option("bonus_order", "winner", ("winner", "leader"), "TT-Q05"),
        Option("back_removed", "game", ("game", "round"), "TT-Q09"),
        Option("round_bonus_order", "clockwise", ("clockwise", "simultaneous"), "TT-Q10"),
        Option("tie_rank", "skip", ("skip", "dense"), "TT-Q17"),
        Option("run_duplicates", "distinct", ("distinct", "count_all"), "TT-Q19"),
    )
}
DEFAULTS = Args({option.name: option.default for option in OPTIONS.values()})


class Stage:
    """Where a round stands."""

    DRAW = "draw"  # before a trick, and during it: whoever is to act follows from the cards in the middle
    RESERVE = "reserve"  # everybody chooses five cards
    RESOLVE = "resolve"  # the winner has collected, false tricks go home
    BONUS = "bonus"  # collectors of a 7 choose
    RECALL = "recall"  # the owner of BACK may take a false trick back
    USES = "uses"  # bonus cards for the end of the round
    DEAL = "deal"  # the round is scored; the next one waits for a seed
    OVER = "over"


STAGES = (
    Stage.DRAW,
    Stage.RESERVE,
    Stage.RESOLVE,
    Stage.BONUS,
    Stage.RECALL,
    Stage.USES,
    Stage.DEAL,
    Stage.OVER,
)


class Owned(NamedTuple):
    """A bonus card somebody took, and what it was used for (empty: not used yet)."""

    card: Card
    use: str = ""


Piles = tuple[Cards, ...]
Plan = tuple[str, ...]
"""A bonus card and what it will be used for, as in the move."""


class State(NamedTuple):
    """A position. Tuples with one entry per seat are equally long; a hand that is None is unknown."""

    variant: str = VARIANTS[0]
    options: Args = DEFAULTS
    tables: TrickyTwistTables = DEFAULT_TABLES
    names: tuple[str, ...] = ()
    hands: tuple[Cards | None, ...] = ()
    aside: tuple[Cards, ...] = ()
    closed: tuple[bool, ...] = ()
    reserves: tuple[Reserve, ...] = ()
    middle: tuple[Card | None, ...] = ()
    tricks: tuple[Piles, ...] = ()
    false: tuple[Cards, ...] = ()
    covered: tuple[Cards, ...] = ()
    """Cards under a trick that was turned into a false trick: they count nothing (TT-BON-04)."""
    bonus: tuple[tuple[Owned, ...], ...] = ()
    plans: tuple[tuple[Plan, ...], ...] = ()
    """What everybody has chosen in secret, where bonus cards are used by all at once (TT-Q10)."""
    done: tuple[bool, ...] = ()
    points: tuple[int, ...] = ()
    """Points of this round, as far as they have been counted."""
    totals: tuple[int, ...] = ()
    score: Card | None = None
    scored: Cards = ()
    scorepile: Cards = ()
    supply: Cards = ()
    removed: Cards = ()
    leader: Seat = 0
    first: Seat = 0
    last: Seat = 0
    """Winner of the latest trick."""
    asked: int = 0
    """How many players, from the leader on, have been asked whether they draw."""
    collectors: tuple[Seat, ...] = ()
    round: int = 1
    seed: int | None = None
    stage: str = Stage.DRAW

    @property
    def game(self) -> str:
        return GAME_ID

    def __repr__(self) -> str:
        from .notation import text

        return f"parse({text(self)!r})"


def seats(state: State) -> range:
    return range(len(state.hands))


CLOCKWISE = tuple(
    tuple(
        (*range(start, players), *range(start)) if start < players else tuple(range(players))
        for start in range(MOST_SEATS)
    )
    for players in range(MOST_SEATS + 1)
)
"""Ready-made orders by number of players and first seat: asked for at every decision."""


def clockwise(state: State, start: Seat) -> tuple[Seat, ...]:
    """All seats, beginning with this one; with the first where there is no such seat.

    >>> clockwise(State(hands=((), (), ())), 1)
    (1, 2, 0)
    """
    return CLOCKWISE[len(state.hands)][start]


def seat_names(state: State) -> tuple[str, ...]:
    return state.names


def value_sides_up(state: State) -> bool:
    """Do the variable bonus cards show their value side (TT-04, TT-07)?"""
    return state.score is not None and state.tables.shows_values(state.score)


def zones(state: State) -> tuple[Zone, ...]:
    """What lies where. The zone of bonus cards is another one while the variable cards show their value side."""
    turned = value_sides_up(state)
    found = [
        Zone("score", () if state.score is None else (state.score,)),
        Zone("scored", state.scored),
        Zone("scorepile", state.scorepile),
        Zone("turnedsupply" if turned else "supply", state.supply),
        Zone("removed", state.removed),
    ]
    for seat in seats(state):
        found += _zones_of(state, seat, turned)
    return tuple(found)


def _zones_of(state: State, seat: Seat, turned: bool) -> list[Zone]:
    name, card = seat_name(seat), state.middle[seat]
    lying = {
        f"middle-{name}": () if card is None else (card,),
        f"hand-{name}": state.hands[seat] or (),
        f"aside-{name}": state.aside[seat],
        f"reserve-{name}": state.reserves[seat].cards,
        f"false-{name}": state.false[seat],
        f"covered-{name}": state.covered[seat],
        f"{'turned' if turned else 'bonus'}-{name}": tuple([owned.card for owned in state.bonus[seat]]),
        **{f"trick-{name}-{number}": pile for number, pile in enumerate(state.tricks[seat], 1)},
    }
    return [Zone(zone_id, cards, seat) for zone_id, cards in lying.items()]


def is_variable(card: Card) -> bool:
    return card in VARIABLE
