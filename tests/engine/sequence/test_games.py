"""Whole games with every option: nothing is lost, nothing is odd, and each comes to an end."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from ludoteca_engine.sequence.state import OPTIONS

from .tables import GAME

VALUES = [(option.name, value) for option in OPTIONS.values() for value in option.allowed if value != option.default]


CASES = [(players, *case) for players in (2, 6) for case in VALUES if players == 6 or case != ("sides", 3)]


@pytest.mark.parametrize(("players", "name", "value"), CASES)
def test_a_game_with_an_option(players: int, name: str, value: object) -> None:
    advanced = {"advanced": True} if name in ("broken_counts", "long_run_lock") else {}
    for seed in range(3):
        dice = Random(seed)
        state = GAME.deal(players, seed=seed, **{name: value}, **advanced)
        pieces = Counter(piece for zone in GAME.zones(state) for piece in zone.pieces)
        for turn in range(3_000):
            moves = GAME.legal_moves(state)
            if not moves:
                break
            late = [move for move in GAME.interrupts(state) if move.verb == "draw"]
            state = GAME.play(state, dice.choice(late if late and dice.random() < 0.7 else moves)).state
            if turn % 7 == 0:
                assert GAME.faults(state) == (), GAME.text(state)
                assert GAME.parse(GAME.text(state)) == state
        assert GAME.outcome(state) is not None
        lying = Counter(piece for zone in GAME.zones(state) for piece in zone.pieces)
        assert not pieces - lying and (lying - pieces).keys() <= GAME.endless


@pytest.mark.parametrize("players", [2, 3, 4, 6, 8, 9, 10, 12])
def test_the_side_that_wins_has_its_sequences_and_the_others_do_not(players: int) -> None:
    state, dice = GAME.deal(players, seed=players), Random(players)
    while moves := GAME.legal_moves(state):
        state = GAME.play(state, dice.choice(moves)).state
    outcome = GAME.outcome(state)
    assert outcome is not None
    needed = 1 if len(set(state.teams)) == 3 else 2
    if outcome.reason == "won":
        assert {seat for seat, count in enumerate(outcome.scores) if count >= needed} == set(outcome.winners)
