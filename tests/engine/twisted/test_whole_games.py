"""Whole matches of Twisted, followed by their events alone: a second bookkeeper finds the same results."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.engine.twisted.table import GAME


class Ledger:
    """Keeps its own accounts from what it hears, by a rule of its own for every number."""

    def __init__(self, state: Any) -> None:
        self.hands = [list(hand) for hand in state.hands]
        self.row: list[int] = []
        self.points = [0] * len(state.hands)
        self.totals = [0] * len(state.hands)
        self.rounds = 0

    def hear(self, event: Any, after: Any) -> None:
        args = event.args
        if event.kind in ("card-laid", "row-opened"):
            assert not self.row or abs(self.row[-1] - args["card"]) <= 10
            self.hands[args["seat"]].remove(args["card"])
            self.row.append(args["card"])
        elif event.kind == "card-twisted":
            assert str(args["shown"]) == str(args["removed"])[::-1]
            self.hands[args["seat"]].remove(args["shown"])
            self.row.remove(args["removed"])
            self.points[args["seat"]] += 2
        elif event.kind == "row-taken":
            assert args["cards"] == tuple(self.row)
            self.points[args["seat"]] -= sum(5 if card % 11 == 0 else 1 for card in self.row)
            self.row = []
        elif event.kind == "card-drawn":
            self.hands[args["seat"]].append(args["card"])
        elif event.kind == "round-ended":
            self.totals = [total + points for total, points in zip(self.totals, self.points, strict=True)]
            self.points, self.row, self.rounds = [0] * len(self.points), [], self.rounds + 1
        elif event.kind == "round-dealt":
            self.hands = [list(hand) for hand in after.hands]


def cards_of(state: Any) -> list[str]:
    return sorted(piece for zone in GAME.zones(state) for piece in zone.pieces)


@pytest.mark.parametrize("rounds", [2, 3])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_match_adds_up(players: int, rounds: int) -> None:
    for seed in range(8):
        state, dice = GAME.deal(players, seed=seed, rounds=rounds), Random(seed)
        ledger, deck = Ledger(state), cards_of(state)
        while moves := GAME.legal_moves(state):
            for beat in GAME.unfold(state, dice.choice(moves)):
                ledger.hear(beat.event, beat.state)
                state = beat.state
                assert list(state.row) == ledger.row and [list(hand) for hand in state.hands] == ledger.hands
            assert cards_of(state) == deck
        outcome = GAME.outcome(state)
        assert outcome is not None and list(outcome.scores) == ledger.totals and ledger.rounds == rounds
        best = max(ledger.totals)
        assert outcome.winners == tuple(seat for seat in range(players) if ledger.totals[seat] == best)


@pytest.mark.parametrize(
    "options",
    [
        {"pro": True},
        {"voluntary_take": False},
        {"end_on_last_twist": False},
        {"end_if_both_empty": True},
        {"end_on_last_twist": False, "end_if_both_empty": True, "pro": True},
        {"tie_break": "extra_round"},
        {"rotate_dealer": False},
    ],
    ids=str,
)
def test_a_match_ends_under_every_agreement(options: dict[str, Any]) -> None:
    for seed in range(12):
        state, dice = GAME.deal(2 + seed % 3, seed=seed, **options), Random(seed)
        while moves := GAME.legal_moves(state):
            state = GAME.play(state, dice.choice(moves)).state
        outcome = GAME.outcome(state)
        assert outcome is not None and state.round >= 2
        assert len(outcome.winners) == 1 or state.options["tie_break"] == "shared"
