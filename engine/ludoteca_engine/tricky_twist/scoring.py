"""What lies in front of a player at the end of a round is worth (TT-50 to TT-54 and the nine score cards).

A false trick is looked at as a `Feature`: what it shows of value and suit. Bonus cards show one of them or neither.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..core import Args, Seat
from .cards import (
    COUNTING_CARDS,
    DECK,
    EVEN,
    FEW,
    HIDDEN,
    JOKER,
    KINDS,
    MANY,
    ODD,
    PAIR_1,
    PAIR_2,
    RUN,
    SCORE_CARDS,
    SUIT,
    SUITS,
    TRICKS,
    Card,
    suit,
    value,
)
from .state import Owned, State, is_variable, seats
from .tables import EQUAL_PAIR_POINTS, KNOWN_RANKS, PAIR_POINTS, STEPS, TRICK_POINT

AS_TRICK, AS_FALSE = "trick", "false"


class Feature(NamedTuple):
    """What a false trick shows: value 0 and suit "" where there is none (TT-Q15)."""

    value: int
    suit: str


FEATURES = {card: Feature(value(card), suit(card)) for card in DECK}
NO_FEATURE = Feature(0, "")


class Base(NamedTuple):
    """The part of the score every round has."""

    tricks: int
    false: int
    pairs: int
    each: int
    bonus: int
    """Points of the bonus card TRICKS (TT-BON-06)."""

    @property
    def pair_points(self) -> int:
        return self.pairs * self.each

    @property
    def trick_points(self) -> int:
        return self.tricks * TRICK_POINT

    @property
    def points(self) -> int:
        return self.trick_points + self.pair_points + self.bonus


class CardScore(NamedTuple):
    """What the score card gives: how many cards counted, their suits or values, the rank where ranks count."""

    points: int
    cards: int
    suits: tuple[str, ...] = ()
    values: tuple[int, ...] = ()
    rank: int = 0
    assumed: bool = False


def used(owned: Sequence[Owned], card: Card) -> str:
    """What a bonus card was used for; empty if it was not."""
    for each in owned:
        if each.card == card:
            return each.use
    return ""


def split_step(use: str) -> tuple[str, int]:
    """`8O+1` is the false trick 8O and +1."""
    return use[:-2], int(use[-2:])


def shown_values(state: State, seat: Seat) -> dict[str, int]:
    """The value each false trick of a seat shows, by the name of its card; bonus cards of the value side included."""
    shown = {card: value(card) for card in state.false[seat]}
    steps = []
    for card, use in state.bonus[seat]:
        if is_variable(card) and use:
            if use.isdigit():
                shown[card] = int(use)
            elif use.endswith(STEPS):
                steps.append(split_step(use))
    for target, change in steps:
        if target in shown:
            shown[target] += change
    return shown


def features(state: State, seat: Seat) -> tuple[Feature, ...]:
    """Everything that counts as a false trick of a seat, with the value and the suit it shows."""
    if not any(owned.use for owned in state.bonus[seat]):
        return tuple([FEATURES.get(card, NO_FEATURE) for card in state.false[seat]])
    values = shown_values(state, seat)
    found = [Feature(values[card], suit(card)) for card in state.false[seat]]
    for card, use in state.bonus[seat]:
        if card == JOKER and use == AS_FALSE:
            found.append(NO_FEATURE)
        elif is_variable(card) and use in SUITS:
            found.append(Feature(0, use))
        elif is_variable(card) and use.isdigit():
            found.append(Feature(values[card], ""))
    return tuple(found)


def trick_count(state: State, seat: Seat) -> int:
    """Tricks, and the joker where it counts as one."""
    return len(state.tricks[seat]) + (used(state.bonus[seat], JOKER) == AS_TRICK)


def base(state: State, seat: Seat) -> Base:
    """A point for each trick; three for each pair, five where tricks and false tricks are equal in number."""
    tricks, false = trick_count(state, seat), len(features(state, seat))
    each = EQUAL_PAIR_POINTS if tricks == false else PAIR_POINTS
    return Base(tricks, false, min(tricks, false), each, tricks if used(state.bonus[seat], TRICKS) else 0)


def countable(state: State) -> bool:
    """Is everything known that the score rests on?"""
    return state.score in SCORE_CARDS and not any(
        HIDDEN in state.false[seat] or any(owned.card == HIDDEN for owned in state.bonus[seat]) for seat in seats(state)
    )


def card_score(state: State, seat: Seat) -> CardScore:
    """What the visible score card gives a seat (TT-54)."""
    card = state.score or ""
    if card in COUNTING_CARDS:
        return _by_count(state, card, features(state, seat))
    return _by_rank(state, card, seat)


def _by_count(state: State, card: str, false: tuple[Feature, ...]) -> CardScore:
    count, suits, values = _counted(state, card, false)
    tables = state.tables
    assumed = tables.is_assumed("count_points", card)
    if card in (PAIR_1, PAIR_2):
        assumed = assumed or tables.is_assumed("pair_suits", card)
    return CardScore(tables.points_for(card, count), count, suits, values, assumed=assumed)


def _counted(state: State, card: str, false: tuple[Feature, ...]) -> tuple[int, tuple[str, ...], tuple[int, ...]]:
    """How many cards count, and their suits or their values."""
    if card == RUN:
        length, run = _longest_run([each.value for each in false], state.options["run_duplicates"] == "count_all")
        return length, (), run
    if card in (EVEN, ODD):
        fitting = sorted(each.value for each in false if each.value and each.value % 2 == (card == ODD))
        return len(fitting), (), tuple(fitting)
    suits = [each.suit for each in false]
    if card == KINDS:
        shown = tuple([each for each in SUITS if each in suits])
        return len(shown), shown, ()
    best = max(state.tables.suits_on(card) if card != SUIT else SUITS, key=suits.count)
    return suits.count(best), (best,) if best in suits else (), ()


def _longest_run(values: Sequence[int], every_card: bool) -> tuple[int, tuple[int, ...]]:
    """The run with the most cards. Equal values count once (TT-Q19), or all of them where that was agreed on."""
    held = {each for each in values if each}
    best: tuple[int, tuple[int, ...]] = (0, ())
    for start in sorted(held):
        if start - 1 in held:
            continue
        run = [start]
        while run[-1] + 1 in held:
            run.append(run[-1] + 1)
        length = sum(map(values.count, run)) if every_card else len(run)
        if length > best[0]:
            best = length, tuple(run)
    return best


def _by_rank(state: State, card: str, seat: Seat) -> CardScore:
    """FEW and MANY: who has none takes no rank (TT-Q18); equals share, and the next rank is skipped (TT-Q17)."""
    counts = [len(features(state, each)) for each in seats(state)]
    own = counts[seat]
    if not own:
        return CardScore(0, 0)
    ahead = [each for each in counts if each and (each < own if card == FEW else each > own)]
    rank = len(set(ahead)) if state.options["tie_rank"] == "dense" else len(ahead)
    assumed = rank >= KNOWN_RANKS and state.tables.is_assumed("rank_points")
    return CardScore(state.tables.points_of_rank(rank), own, rank=rank + 1, assumed=assumed)


def base_args(state: State, seat: Seat) -> Args:
    """The base score line by line, for an event."""
    found = base(state, seat)
    return Args(
        seat=seat,
        tricks=found.tricks,
        false=found.false,
        pairs=found.pairs,
        each=found.each,
        trick_points=found.trick_points,
        pair_points=found.pair_points,
        bonus=found.bonus,
        equal=found.tricks == found.false,
        points=found.points,
    )


def card_rules(card: str, found: CardScore) -> tuple[str, ...]:
    """The rules that decide what a score card gives."""
    if card == RUN:
        return ("TT-54", f"TT-CARD-{card}", "TT-Q19")
    if card in (FEW, MANY):
        return ("TT-54", f"TT-CARD-{card}", "TT-Q17" if found.rank else "TT-Q18")
    return ("TT-54", f"TT-CARD-{card}")
