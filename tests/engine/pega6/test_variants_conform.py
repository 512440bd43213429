"""The variants keep the promises of every game: the conformance suite, and whole random games by the hundred."""

from __future__ import annotations

import dataclasses
from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest

from tests.engine import conformance
from tests.engine.conformance import CHECKS, LONGEST_GAME, Check, Trip
from tests.engine.pega6.secret import SECRET
from tests.engine.pega6.variants import GAME

pytestmark = pytest.mark.filterwarnings("error")

SPECIAL_ZONES = ("specials", "played", "beside", "deck", "discards")
ELSEWHERE = {
    # Dealt games of this variant have no interrupts; and a new draft looks the same whatever was revealed before it.
    "pro": ("interrupts_are_allowed_but_not_listed", "told_events_do_not_leak"),
    # A special card cannot lie where numbers lie: the test below puts each where it belongs.
    "anniversary": ("pieces_can_be_put_and_lifted",),
}
"""Checks whose premise a variant does not share."""
CONFORMING = [
    pytest.param(variant, check, id=f"{variant}-{check.__name__}")
    for variant, left_out in ELSEWHERE.items()
    for check in CHECKS
    if check.__name__ not in left_out
]


@cache
def trip(variant: str) -> Trip:
    """The same game with another variant as the one that is dealt."""
    game = dataclasses.replace(GAME, variants=(variant, *(each for each in GAME.variants if each != variant)))
    return Trip(game, (1,), (2, 5), SECRET, thorough=40)


def swapped(trip: Trip, state: Any, seat: int, dice: Random) -> Any:
    """Two secret pieces in each other's place: a number with a number, a special card with a special card."""
    game = trip.game
    sort = dice.random() < 0.5
    hidden = [
        zone
        for zone in game.zones(state)
        if zone.pieces and conformance.is_secret(trip, zone, seat) and (zone.kind in SPECIAL_ZONES) == sort
    ]
    if len(hidden) < 2:
        return state
    first, second = dice.sample(hidden, 2)
    at, there = dice.randrange(len(first.pieces)), dice.randrange(len(second.pieces))
    state = game.lift(game.lift(state, first.id, at), second.id, there)
    return game.put(game.put(state, second.pieces[there], first.id, at), first.pieces[at], second.id, there)


@pytest.mark.parametrize(("variant", "check"), CONFORMING)
def test_the_variant_conforms(variant: str, check: Check, monkeypatch: pytest.MonkeyPatch) -> None:
    if variant == "anniversary":
        monkeypatch.setattr(conformance, "swapped", swapped)
    check(trip(variant))


def test_special_cards_can_be_put_and_lifted_where_they_belong() -> None:
    dice = Random(3)
    for state in trip("anniversary").sample[:30]:
        for zone in GAME.zones(state):
            piece = "BLOCK" if zone.kind in SPECIAL_ZONES else "44"
            index = dice.randint(0, len(zone.pieces))
            put = GAME.put(state, piece, zone.id, index)
            conformance.check_edited(GAME, put)
            after = next(each for each in GAME.zones(put) if each.id == zone.id).pieces
            assert piece in after
            if len(after) > len(zone.pieces) and zone.kind != "played":
                assert GAME.zones(GAME.lift(put, zone.id, index)) == GAME.zones(state)


OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"x_insert_at_end": True, "x_move_to_full": "take", "x_seven_row": "any"},
    {"x_negpos_cancel": "points", "x_block_lift": "before_choice", "x_negpos_own_card": True},
    {"x_round2_pool": "deck_only", "show_piles": False},
)


def check_table(state: Any, dealt: Counter[str]) -> None:
    """Cards are conserved; rows rise and are within capacity; four or five of them, two always open."""
    assert Counter(piece for zone in GAME.zones(state) for piece in zone.pieces) == dealt
    lying = {zone.id: zone.pieces for zone in GAME.zones(state)}
    shown = 0
    for number, row in enumerate(state.rows, 1):
        on = lying[f"beside-{number}"]
        assert list(row) == sorted(set(row)) and len(row) <= 5 + ("SEVEN" in on)
        assert on.count("BLOCK") <= 1 and on.count("SEVEN") <= 1
        shown += bool(row) and "BLOCK" not in on
    assert 4 <= sum(map(bool, state.rows)) <= 5 and shown >= 2
    assert sum(lying[f"beside-{n}"].count("BLOCK") for n in range(1, len(state.rows) + 1)) <= 2


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "default")
@pytest.mark.parametrize("players", range(2, 9))
def test_random_games_never_get_stuck(players: int, options: dict[str, Any]) -> None:
    for seed in range(8 if options else 16):
        dice, state = Random(seed), GAME.deal(players, seed=seed, variant="anniversary", **options)
        dealt = Counter(piece for zone in GAME.zones(state) for piece in zone.pieces)
        for _ in range(LONGEST_GAME):
            moves = GAME.legal_moves(state)
            if not moves:
                break
            # Special cards more often than by chance: they are what this is about.
            bold = [move for move in moves if move.verb not in ("pass", "keep", "done")]
            state = GAME.play(state, dice.choice(bold if bold and dice.random() < 0.7 else moves)).state
            check_table(state, dealt)
        outcome = GAME.outcome(state)
        assert outcome is not None and outcome.reason == "two-rounds" and min(outcome.scores) >= 0
