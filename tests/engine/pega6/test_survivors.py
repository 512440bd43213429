"""Details that a deliberately broken engine once got away with (`run.py mutants`): what reasons point at and say."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca_engine import GAMES
from ludoteca_engine.core import BadSetup, Event, Move, Page, Question, UnreadableMove, UnreadablePosition, replay

GAME = GAMES["pega6"]
FOUR_ROWS = "pega6 base | rows 30 36 / 37 / 43 44 / 58 61"


def only_refusal(position: str, move: str | Move) -> Any:
    tried = GAME.parse_move(move) if isinstance(move, str) else move
    (refusal,) = GAME.refusals(GAME.parse(position), tried)
    return refusal


def questions(example: str) -> list[Question]:
    asked = [GAME.question(page) for page in replay(GAME, GAME.example(example))]
    return [each for each in asked if each]


# --- reasons ------------------------------------------------------------------------------------------------


def test_P6_01_the_refusal_names_the_fewest_and_the_most_players() -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.deal(11, seed=1)
    assert caught.value.args_said == {"given": 11, "least": 2, "most": 10}


def test_P6_05_a_missing_row_is_called_by_its_own_number() -> None:
    refusal = only_refusal("pega6 base | rows 12 / 37 | revealed p1 3", "p1 take R4")
    assert (refusal.kind, refusal.args) == ("no-such-row", {"row": 4, "rows": 2})


def test_P6_08_nobody_turns_up_cards_that_lie_open() -> None:
    refusal = only_refusal(f"{FOUR_ROWS} | revealed p1 3 p2 9", "p1 reveal")
    assert (refusal.kind, refusal.rules) == ("not-now", ("T-02",))


def test_P6_09_turning_up_also_says_who_comes_first() -> None:
    revealed = GAME.settle(GAME.parse(f"{FOUR_ROWS} | hands p1 - p2 - | chosen p1 90 p2 70")).events[0]
    assert (revealed.kind, revealed.rules, revealed.about) == ("cards-revealed", ("P6-08", "P6-09"), ("70",))


@pytest.mark.parametrize("move", ["p2 take R1", "p2 place 3 R1"])
def test_T_01_who_has_no_card_on_the_table_handles_none(move: str) -> None:
    refusal = only_refusal(f"{FOUR_ROWS} | players 2 | revealed p1 3", move)
    assert (refusal.kind, refusal.rules, refusal.args["asked"]) == ("not-asked", ("T-01",), (0,))


@pytest.mark.parametrize(
    "position",
    [
        "pega6 base | rows 12 / ? / 43 / 58 | revealed p1 50",
        "pega6 base | rows 12 / 37 / 43 / 58 | revealed p1 ? p2 50",
        "pega6 base | revealed p1 50",
    ],
)
def test_P6_12_nothing_is_placed_while_a_card_that_matters_is_unknown(position: str) -> None:
    state = GAME.parse(position)
    assert GAME.settle(state) == (state, ())


def test_P6_13_taking_another_row_names_the_row_that_was_wanted_and_the_right_one() -> None:
    refusal = only_refusal(f"{FOUR_ROWS} | revealed p1 45", "p1 take R2")
    assert refusal.kind == "row-is-fixed"
    assert refusal.args == {"seat": 0, "card": 45, "row": 2, "right": 3, "right_end": 44}


def test_P6_16_a_low_card_is_compared_with_the_last_card_of_every_row() -> None:
    state = GAME.parse(f"{FOUR_ROWS} | hands p1 - p2 - | chosen p1 3 p2 9")
    low = GAME.settle(state).events[-1]
    assert (low.kind, low.args["ends"]) == ("low-card", (36, 37, 44, 61))
    assert low.about == ("3", "36", "37", "44", "61")


def test_P6_18_counting_what_rows_cost_points_at_every_row_and_no_other() -> None:
    assert GAME.count(GAME.parse(FOUR_ROWS), "costs", "rows").about == ("row-1", "row-2", "row-3", "row-4")


def test_P6_20_counting_a_hand_cites_its_rule() -> None:
    counted = GAME.count(GAME.parse(f"{FOUR_ROWS} | hands p1 1 2 p2 3 4 5"), "hand", "p2")
    assert (counted.rules, counted.args["result"], counted.about) == (("P6-20",), 3, ("hand-p2",))


def test_T_02_a_move_nobody_knows_is_answered_with_what_could_be_done() -> None:
    asked = f"{FOUR_ROWS} | hands p1 1 p2 2 | chosen p2 2"
    assert only_refusal(asked, Move(0, "dance")).args["due"] == ("choose",)
    assert only_refusal(asked, Move(1, "dance")).args["due"] == ()


# --- reading and writing ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("pega6 base | rows 1 | chosen p1 21 22", "22"),
        ("pega6 base | rows 1 | revealed p1 21 22 23", "23"),
        (f"pega6 base | rows {' / '.join(['1'] * 20)} / 77", "77"),
    ],
)
def test_too_much_in_a_section_is_refused_where_it_ends(text: str, place: str) -> None:
    with pytest.raises(UnreadablePosition) as caught:
        GAME.parse(text)
    assert text[caught.value.at :] == place


@pytest.mark.parametrize(
    ("text", "place"),
    [("p1 place 45 R3 R4", "R4"), ("p1 place 45", ""), ("p1 take R001", "R001"), ("p1 take R21", "R21")],
)
def test_an_unreadable_move_is_refused_where_it_goes_wrong(text: str, place: str) -> None:
    with pytest.raises(UnreadableMove) as caught:
        GAME.parse_move(text)
    assert text[caught.value.at :] == place


@pytest.mark.parametrize("text", [FOUR_ROWS, "pega6 base | players 2 | rows 1 / 2 / 3 / 4 | totals p2 5"])
def test_a_text_holds_only_what_is_said(text: str) -> None:
    assert GAME.text(GAME.parse(text)) == text


# --- questions ----------------------------------------------------------------------------------------------


def test_P6_13_each_wrong_row_is_answered_with_the_refusal_of_that_very_row() -> None:
    first = questions("fig-2")[0]
    assert [choice.right for choice in first.choices] == [True, False, False, False]
    assert first.choices[0].why.kind == "card-placed"
    assert [(each.why.kind, each.why.args["row"], each.at) for each in first.choices[1:]] == [
        ("row-too-high", 2, "row-2"),
        ("row-too-high", 3, "row-3"),
        ("row-too-high", 4, "row-4"),
    ]


def test_P6_15_a_full_row_asks_what_happens_or_which_row_where_several_compete() -> None:
    alone = asked_before("pega6 base | rows 12 14 15 21 26 / 37 / 43 / 58 | revealed p1 30")
    assert alone.ask.key == "ask-full-row"
    assert [choice.right for choice in alone.choices] == [False, True, False]
    several = asked_before("pega6 base | rows 12 14 15 21 26 / 20 / 43 / 58 | revealed p1 30")
    assert several.ask.key == "ask-which-row"
    assert [choice.right for choice in several.choices] == [True, False, False, False]


def asked_before(position: str) -> Question:
    """The question about the first thing that happens there."""
    state = GAME.parse(position)
    beat = GAME.unfold(state)[0]
    question = GAME.question(Page(0, beat.state, beat.event, state))
    assert question is not None
    return question


def test_P6_17_cheap_rows_are_praised_and_dear_ones_are_not() -> None:
    (taken,) = (each for each in questions("fig-4") if each.ask.key == "ask-which-take")
    assert [(choice.right, choice.why.kind) for choice in taken.choices] == [
        (False, "dear-row"),
        (True, "cheap-row"),
        (False, "dear-row"),
        (False, "dear-row"),
    ]
    assert {choice.why.rules for choice in taken.choices} == {("P6-17", "P6-18")}


def test_P6_17_the_cheapest_row_is_asked_for_only_where_rows_differ() -> None:
    assert questions("fig-1") == []
    (first, *_) = questions("tip-low-card")
    assert first.ask.key == "ask-cheapest"
    assert [choice.right for choice in first.choices] == [False, True, False, False]


def test_P6_18_the_heads_of_a_card_are_asked_for() -> None:
    seven = next(each for each in questions("bull-heads") if each.ask.args["card"] == 55)
    assert [choice.right for choice in seven.choices] == [False, False, False, False, True]
    assert isinstance(seven.choices[0].why, Event) and seven.choices[0].why.args["result"] == 7
