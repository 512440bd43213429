"""Asking the judge from Python: what happens if this is played here, and by which rules?"""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca_engine import GAMES, what_if
from ludoteca_engine.core import GameError, Move, NoSuchGame, UnreadableMove, UnreadablePosition

GAME = GAMES["pega6"]
TIP = "pega6 | rows 7 16 / 64 70 82 / 30 33 41 / 20 27 35 38 42 | revealed p1 45"


def test_a_refused_move_is_answered_not_raised() -> None:
    verdict = what_if(TIP, "p1 place 45 R3")
    assert not verdict.allowed and verdict.rules == ("P6-13",) and verdict.events == ()
    assert verdict.state == verdict.before == GAME.parse(TIP)
    assert "42" in str(verdict) and "[P6-13]" in repr(verdict)


@pytest.mark.parametrize("move", ["p1 place 45 R4", None])
def test_a_legal_move_and_what_happens_by_itself_are_told_with_their_rules(move: str | None) -> None:
    verdict = what_if(TIP, move)
    assert verdict.allowed and verdict.rules == ("P6-15", "P6-13", "P6-19")
    assert verdict.state.rows[3] == (45,) and " 8 " in str(verdict) and "[P6-15, P6-13, P6-19]" in str(verdict)


def test_states_and_moves_serve_as_well_as_texts() -> None:
    assert what_if(GAME.parse(TIP), Move(0, "place", (45, "R4"))) == what_if(TIP, "p1 place 45 R4")


def test_the_answer_agrees_with_play() -> None:
    state = GAME.deal(3, seed=1)
    for move in GAME.legal_moves(state):
        assert what_if(state, move)[3:5] == GAME.play(state, move)


@pytest.mark.parametrize(
    ("position", "move", "error"),
    [
        ("", None, NoSuchGame),
        ("chess | rows 1", None, NoSuchGame),
        ("pega6 | rows 999", None, UnreadablePosition),
        (TIP, "p1 sing", UnreadableMove),
        (None, None, GameError),
        (5, None, GameError),
    ],
)
def test_what_cannot_be_read_is_an_error_in_words(position: Any, move: str | None, error: type[GameError]) -> None:
    with pytest.raises(error) as caught:
        what_if(position, move)
    assert str(caught.value)
