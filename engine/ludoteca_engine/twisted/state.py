"""The table of Twisted: cards, row, hands, piles, and what lies where."""

from __future__ import annotations

from typing import NamedTuple

from ..core import UNKNOWN, Args, Option, Phrase, Seat, Zone, seat_name

GAME_ID = "twisted"
VARIANTS = ("base",)

Card = int
"""A number card, 12 to 98 without multiples of ten; 0 is a card nobody has looked at."""
Cards = tuple[Card, ...]

HIDDEN: Card = 0
LOWEST, HIGHEST = 12, 98
DECK: Cards = tuple(number for number in range(LOWEST, HIGHEST + 1) if number % 10)
PLAYERS = range(2, 5)
HANDS = {2: 9, 3: 9, 4: 8}
"""Cards in a hand by number of players (TW-06)."""
REACH = 10
"""How far a laid card may be from the right end, up or down (TW-30)."""
FROG_COST = 5

SHARED, EXTRA_ROUND = "shared", "extra_round"

OPTIONS = {
    option.name: option
    for option in (
        Option("rounds", 2, range(2, 101), "TW-72"),
        Option("pro", False, (True, False), "TW-PRO-02"),
        Option("voluntary_take", True, (True, False), "TW-Q03"),
        Option("end_on_last_twist", True, (True, False), "TW-Q05"),
        Option("end_if_both_empty", False, (True, False), "TW-Q06"),
        Option("tie_break", SHARED, (SHARED, EXTRA_ROUND), "TW-Q09"),
        Option("rotate_dealer", True, (True, False), "TW-Q10"),
        Option("reveal_minus", False, (True, False), "TW-Q11"),
    )
}
DEFAULTS = Args({option.name: option.default for option in OPTIONS.values()})


class Stage:
    """What is due: a decision of the seat on turn, or something that happens by itself."""

    PLAY = "play"
    REOPEN = "reopen"  # the seat on turn has taken the row and opens a new one
    DRAW = "draw"  # a card was laid or twisted; the seat on turn draws
    PENALTY = "penalty"  # expert variant: a lone card was taken
    COUNT = "count"  # the round is over and waits to be counted
    DEAL = "deal"  # counted; the next round waits for a seed
    OVER = "over"


COUNTED = (Stage.COUNT, Stage.DEAL, Stage.OVER)
"""While the piles are counted they lie open; until then minus piles are closed (TW-Q11)."""


class State(NamedTuple):
    """A position. Tuples with one entry per seat are equally long.

    A hand or a pile that is None is unknown; an empty one is ().
    """

    variant: str = VARIANTS[0]
    options: Args = DEFAULTS
    names: tuple[str, ...] = ()
    row: Cards = ()
    hands: tuple[Cards | None, ...] = ()
    plus: tuple[Cards, ...] = ()
    minus: tuple[Cards, ...] = ()
    penalty: tuple[Cards, ...] = ()
    pile: Cards | None = None
    turn: Seat = 0
    dealer: Seat = 0
    totals: tuple[int, ...] = ()
    round: int = 1
    seed: int | None = None
    stage: str = Stage.PLAY

    @property
    def game(self) -> str:
        return GAME_ID

    def __repr__(self) -> str:
        from .notation import text

        return f"parse({text(self)!r})"


def twin(card: Card) -> Card:
    """The card with swapped digits (TW-03); a frog is its own mirror image and has none (TW-04).

    >>> twin(49), twin(12), twin(55)
    (94, 21, 0)
    """
    return 0 if is_frog(card) else card % 10 * 10 + card // 10


def is_frog(card: Card) -> bool:
    """Two equal digits (TW-04)."""
    return card % 11 == 0 and card != HIDDEN


TWINS = {card: twin(card) for card in DECK} | {HIDDEN: HIDDEN}
COST = {card: FROG_COST if is_frog(card) else 1 for card in DECK} | {HIDDEN: 0}
"""Minus points by card (TW-05)."""


def cost(cards: Cards) -> int:
    """Minus points of these cards together.

    >>> cost((35, 44, 52))
    7
    """
    return sum([COST[card] for card in cards])


FROGS = frozenset(card for card in DECK if is_frog(card))


def frogs(cards: Cards) -> Cards:
    return tuple([card for card in cards if card in FROGS])


def seats(state: State) -> range:
    return range(len(state.hands))


def next_seat(state: State, seat: Seat) -> Seat:
    """The left neighbour: turns go clockwise (TW-09)."""
    return (seat + 1) % max(1, len(state.hands))


def seat_names(state: State) -> tuple[str, ...]:
    return state.names


def written(card: Card) -> str:
    return str(card) if card else UNKNOWN


def zones(state: State) -> tuple[Zone, ...]:
    """What lies where: pile and row, then each seat's cards. Minus piles being counted lie open, in their own zones."""
    found = [_zone("pile", state.pile or ()), _zone("row", state.row)]
    minus, penalty = ("counted", "paid") if state.stage in COUNTED else ("minus", "penalty")
    for seat in seats(state):
        lying = {
            "hand": state.hands[seat] or (),
            "plus": state.plus[seat],
            minus: state.minus[seat],
            penalty: state.penalty[seat],
        }
        found += [_zone(f"{kind}-{seat_name(seat)}", cards, seat) for kind, cards in lying.items()]
    return tuple(found)


def _zone(zone_id: str, cards: Cards, owner: Seat | None = None) -> Zone:
    return Zone(zone_id, tuple(map(written, cards)), owner)


def piece(name: str) -> Phrase:
    """How a card is spoken of: its number, and its twin or that it is a frog."""
    if name == UNKNOWN:
        return Phrase("piece-unknown")
    card = int(name)
    return Phrase("piece-frog" if is_frog(card) else "piece", Args(card=card, twin=twin(card)))
