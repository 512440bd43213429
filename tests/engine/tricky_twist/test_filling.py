"""Filling in the rest of a position at random: score cards and hands of which nothing was said."""

from __future__ import annotations

from ludoteca_engine.tricky_twist.cards import SCORE_CARDS

from .table import GAME, table


def test_score_cards_of_which_nothing_is_said_are_mixed() -> None:
    state = GAME.fill(table("hands p1 4O 7X p2 5O 6O p3 ?*2"), 1)
    assert sorted((state.score, *state.scorepile)) == sorted(SCORE_CARDS)
    assert GAME.fill(state, 2) == state and GAME.faults(state) == ()


def test_score_cards_that_were_said_stay_where_they_are() -> None:
    some = GAME.fill(table("players 3", "score KINDS", "scored RUN"), 1)
    assert some.score == "KINDS" and sorted((*some.scorepile, "RUN", "KINDS")) == sorted(SCORE_CARDS)
    last = GAME.fill(table("players 3", "score KINDS", f"scored {' '.join(set(SCORE_CARDS) - {'KINDS'})}"), 1)
    assert last.scorepile == (), "nothing is left"
