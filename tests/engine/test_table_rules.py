"""The rules that hold at every table, whatever the game."""

from __future__ import annotations

import pytest

from ludoteca_engine import GAMES
from ludoteca_engine.core import TABLE_RULES, IllegalMove, Move
from ludoteca_engine.core import refusals as table
from ludoteca_engine.texts import rule, say

GAME = GAMES["pega6"]
LOW = "pega6 base | rows 30 / 40 | hands p1 5 p2 6 p3 7"


def refused_by(position: str, move: str) -> list[tuple[str, ...]]:
    state = GAME.parse(position)
    refusals = GAME.refusals(state, GAME.parse_move(move))
    if refusals:
        with pytest.raises(IllegalMove):
            GAME.play(state, move)
    return [each.rules for each in refusals]


def test_T_01_a_seat_that_is_not_asked_is_refused() -> None:
    assert refused_by(f"{LOW} | revealed p1 3", "p2 take R1") == [("T-01",)]


def test_T_01_a_seat_that_is_asked_may_act() -> None:
    assert refused_by(f"{LOW} | revealed p1 3", "p1 take R1") == []


def test_T_02_a_move_that_answers_another_decision_is_refused() -> None:
    assert refused_by("pega6 base | players 2 | rows 1 / 2 | stage deal", "p1 choose 3") == [("T-02",)]


def test_T_02_the_decision_that_is_due_may_be_answered() -> None:
    assert refused_by(LOW, "p1 choose 5") == []


def test_T_03_a_move_made_on_an_old_table_is_refused_in_words() -> None:
    refusal = table.stale(Move(0, "choose", (5,)))
    assert refusal.rules == ("T-03",) and "Player 1" in say(refusal, "pega6", "en")


def test_T_03_a_move_made_on_the_table_as_it_lies_is_played() -> None:
    assert GAME.play(GAME.parse(LOW), "p1 choose 5").events


def test_T_04_after_the_end_everything_is_refused() -> None:
    over = f"{LOW} | stage over"
    assert [refused_by(over, move) for move in ("p1 choose 5", "p2 take R1", "p1 reveal", "p1 place 5 R1")] == [
        [("T-04",)]
    ] * 4


def test_T_04_before_the_end_play_goes_on() -> None:
    assert refused_by(LOW, "p1 choose 5") == []


@pytest.mark.parametrize(
    ("position", "move"),
    [
        ("pega6 base | players 2 | rows 30 / 40", "p1 choose 5"),
        ("pega6 base | rows 30 / 40 | hands p1 ? 5 p2 ?*2", "p2 choose 5"),
        ("pega6 base | rows 30 / 40 | hands p1 ? 5 p2 ?*2", "p1 choose 6"),
        ("pega6 base | rows 30 ? / 40 | revealed p1 5", "p1 take R2"),
        ("pega6 base | rows 30 / 40 | revealed p1 5 p2 ?", "p2 take R1"),
    ],
)
def test_T_05_what_rests_on_an_unknown_card_is_refused(position: str, move: str) -> None:
    assert refused_by(position, move) == [("T-05",)]


def test_T_05_a_known_card_beside_unknown_ones_may_be_played() -> None:
    assert refused_by("pega6 base | rows 30 / 40 | hands p1 ? 5 p2 ?*2", "p1 choose 5") == []


def test_T_05_filling_in_the_unknown_cards_helps() -> None:
    state = GAME.parse("pega6 base | rows 30 / 40 | hands p1 ?*3 p2 ?*3")
    assert GAME.legal_moves(state) == ()
    assert len(GAME.legal_moves(GAME.fill(state, 1))) == 6


def test_T_06_a_seat_that_is_not_at_the_table_is_refused() -> None:
    assert refused_by(LOW, "p4 choose 5") == [("T-06",)]
    assert refused_by("pega6 base | rows 1", "p1 choose 5") == [("T-06",)]


def test_T_06_every_seat_at_the_table_takes_part() -> None:
    assert [refused_by(LOW, f"p{seat} choose {seat + 4}") for seat in (1, 2, 3)] == [[]] * 3


def test_T_07_a_move_that_touches_a_fault_of_the_set_up_is_refused() -> None:
    assert refused_by("pega6 base | hands p1 5 p2 6", "p1 choose 5") == [("T-07", "P6-05")]
    assert refused_by("pega6 base | rows - / - | revealed p1 6", "p1 take R1") == [("T-07", "P6-05")]


def test_T_07_moves_that_do_not_touch_the_fault_may_be_played() -> None:
    faulty = "pega6 base | rows 30 ? / 40 | hands p1 5 5 p2 6"
    assert any(fault.blocking for fault in GAME.faults(GAME.parse(faulty)))
    assert refused_by(faulty, "p1 choose 5") == []


def test_every_rule_of_the_table_has_words() -> None:
    assert all(all(rule(each.id, "", "en")) for each in TABLE_RULES)
