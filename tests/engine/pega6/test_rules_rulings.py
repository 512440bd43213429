"""The rulings where the rulebook of the anniversary variant is silent, one by one; options in all their values."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.pega6.test_rules_special import BLOCK, FIVE, GABI, INSERT, MOVE, SEVEN, finished, moving, turning
from tests.engine.pega6.variants import GAME, after, heads_of, holding, kinds, lying, refused_by, rows, table


@pytest.mark.parametrize("allowed", [False, True])
def test_P6_C03_insert_at_the_end_by_agreement(allowed: bool) -> None:
    state = after(holding(INSERT, 40, "INSERT", options=f"x_insert_at_end={allowed}"), "p1 special INSERT")
    assert (refused_by(state, "p1 insert R2") == set()) == allowed
    if allowed:
        assert after(state, "p1 insert R2").rows[1] == (29, 33, 40)


@pytest.mark.parametrize("value", ["refuse", "take"])
def test_P6_C04_move_onto_a_full_row_by_agreement(value: str) -> None:
    state = moving("8 30 / 10 12 15 16 17 / 39 / 61", 62, options=f"x_move_to_full={value}")
    if value == "refuse":
        assert refused_by(state, "p1 shift 8 R2") == {"P6-C04"}
        return
    end = after(state, "p1 shift 8 R2")
    assert end.piles == ((8, 10, 12, 15, 16),) and rows(end) == "30 / 17 / 39 / 61 62"


@pytest.mark.parametrize("value", ["own", "any"])
def test_P6_C05_which_row_take_7_lies_on(value: str) -> None:
    state = after(holding(SEVEN, 33, "SEVEN", options=f"x_seven_row={value}"), "p1 special SEVEN")
    if value == "own":
        assert rows(state).startswith("25 31 33 +7")
        return
    assert [str(move) for move in GAME.legal_moves(state)] == [f"p1 seven R{n}" for n in (1, 2, 3, 4)]
    assert rows(after(state, "p1 seven R3")) == "25 31 33 / 6 9 12 15 18 / 47 50 53 +7 / 81"


def test_P6_C06_one_take_7_on_a_row_with_a_card_that_joins_it() -> None:
    assert refused_by(holding(SEVEN, 20, "SEVEN"), "p1 special SEVEN") == set()


def test_P6_C06_a_second_one_and_a_low_card_are_refused() -> None:
    assert refused_by(holding("6 9 +7 / 47 / 60 / 81", 20, "SEVEN"), "p1 special SEVEN") == {"P6-C06"}
    assert refused_by(holding(SEVEN, 3, "SEVEN"), "p1 special SEVEN") == {"P6-C06"}


def test_P6_C07_insert_takes_all_but_the_last_card() -> None:
    state = after(holding("5 11 14 17 19 / 29 / 46 / 70", 3, "INSERT"), "p1 special INSERT", "p1 insert R1")
    assert state.piles == ((3, 5, 11, 14, 17),) and state.rows[0] == (19,)
    seven = after(holding("5 11 14 17 19 21 +7 / 29 / 46 / 70", 3, "INSERT"), "p1 special INSERT", "p1 insert R1")
    assert len(seven.piles[0]) == 6 and rows(seven) == "21 / 29 / 46 / 70"


@pytest.mark.parametrize("value", ["whole_cards", "points"])
def test_P6_C08_whole_cards_or_points(value: str) -> None:
    state = turning(11, more="piles p1 44", options=f"x_negpos_cancel={value}")
    if value == "whole_cards":
        assert refused_by(turning(3, more="piles p1 44"), "p1 cancel 5") == {"P6-C08"}
        assert after(state, "p1 cancel 44").piles == ((3, 5, 13, 17),)
        return
    assert GAME.to_act(state) == () and state.specials.credits == (5,) and state.unused == (11,)
    end = GAME.settle(state._replace(hands=((),))).state
    assert end.totals == (heads_of(state) - 5,), "taken off when the round is counted"


def test_P6_C08_points_never_go_below_nothing() -> None:
    state = after(
        holding("55 / 60 / 70 / 80", 54, "NEGPOS", options="x_negpos_cancel=points"),
        *("p1 special NEGPOS", "p1 take R1", "p1 negpos 55"),
    )
    assert state.specials.credits == () and state.piles == ((),)


def test_P6_C09_with_another_card_in_hand_it_may_be_played() -> None:
    assert refused_by(holding(SEVEN, 20, "REPLACE", more="hands p1 33"), "p1 special REPLACE") == set()


def test_P6_C09_with_no_other_card_it_is_refused() -> None:
    assert refused_by(holding(SEVEN, 20, "REPLACE", more="hands p1 -"), "p1 special REPLACE") == {"P6-C09"}


def replaced(*specials: str) -> Any:
    state = holding(SEVEN, 33, "REPLACE", *specials, more="hands p1 20 3")
    return after(state, "p1 special REPLACE")


def test_P6_C10_the_new_card_takes_normally() -> None:
    assert after(replaced(), "p1 replace 20").piles == ((6, 9, 12, 15, 18),)


def test_P6_C10_a_second_special_card_is_refused() -> None:
    state = after(replaced("NEGPOS"), "p1 replace 3")
    assert refused_by(state, "p1 special NEGPOS") == {"P6-X-08"} and GAME.legal_moves(state)[0].verb == "take"


def test_P6_C11_a_block_that_makes_the_card_low() -> None:
    state = after(holding("5 10 14 16 20 / 30 / 41 / 90", 22, "BLOCK"), "p1 special BLOCK", "p1 block R1")
    assert [str(move) for move in GAME.legal_moves(state)] == ["p1 take R2", "p1 take R3", "p1 take R4"]
    end = after(state, "p1 take R4")
    assert rows(end) == "5 10 14 16 20 / 30 / 41 / 22" and end.specials.discards == ("BLOCK",)


@pytest.mark.parametrize("value", ["after_take", "before_choice"])
def test_P6_C12_when_blocks_are_lifted(value: str) -> None:
    state = table("rows 5 # / 12 18 / 41 / 90", "revealed p1 2", options=f"x_block_lift={value}")
    assert (refused_by(state, "p1 take R1") == set()) == (value == "before_choice")
    if value == "before_choice":
        assert rows(after(state, "p1 take R1")) == "2 / 12 18 / 41 / 90"


def test_P6_C13_the_taken_row_disappears_and_its_label_is_used_again() -> None:
    four = GAME.settle(table(f"rows {FIVE}", "revealed p1 22")).state
    assert rows(four) == "31 34 / 48 52 60 / 77 / - / 23"
    again = GAME.parse(f"{GAME.text(four)} | revealed p1 24 | specials p1 ROW5")
    assert rows(after(again, "p1 special ROW5")) == "31 34 / 48 52 60 / 77 / 24 +5 / 23"


def test_P6_C14_one_take_removes_everything_but_take_7_elsewhere() -> None:
    state = table("rows 31 34 +7 / 48 # / 77 # / 5 11 14 18 19 20 +7 / 23 +5", "revealed p1 22")
    end = GAME.settle(state)
    assert [event.kind for event in end.events] == [
        *("row-taken-five", "seven-lifted", "own-card-taken", "fifth-row-ended", "blocks-lifted"),
    ]
    assert rows(end.state) == "31 34 +7 / 48 / 77 / - / 23"
    assert sorted(end.state.specials.discards) == ["BLOCK", "BLOCK", "ROW5", "SEVEN"]


def test_P6_C15_five_rows_and_insert_into_a_full_row() -> None:
    state = after(holding(FIVE, 12, "INSERT"), "p1 special INSERT", "p1 insert R4")
    assert state.piles == ((5, 11, 14, 18, 20, 12),) and rows(state) == "31 34 / 48 52 60 / 77 / - / 23"
    seven = "31 / 48 / 77 / 5 11 14 18 19 20 +7 / 23 +5"
    assert len(after(holding(seven, 12, "INSERT"), "p1 special INSERT", "p1 insert R4").piles[0]) == 7


@pytest.mark.parametrize("allowed", [False, True])
def test_P6_C16_naming_the_own_card_with_five_rows(allowed: bool) -> None:
    state = after(holding(FIVE, 22, "NEGPOS", options=f"x_negpos_own_card={allowed}"), "p1 special NEGPOS")
    assert (refused_by(state, "p1 negpos 22") == set()) == allowed
    named = after(state, "p1 negpos 11")
    assert refused_by(named, "p1 cancel 22") == set(), "it may be cancelled in any case"


def test_P6_C17_rows_with_take_7_hold_six() -> None:
    assert after(moving("8 13 22 +7 / 10 17 / 39 / 61"), "p1 shift 13 R2").specials.on == (("SEVEN",),)
    emptied = after(moving("22 +7 / 10 17 / 39 / 61"), "p1 shift 22 R2")
    assert rows(emptied) == "24 +7 / 10 17 22 / 39 / 61", "even on a row emptied by Move"


def test_P6_C17_from_and_to_a_blocked_row_is_refused() -> None:
    state = moving("8 13 22 # / 10 17 / 39 / 61")
    assert "P6-C17" in refused_by(state, "p1 shift 13 R2")
    assert refused_by(state, "p1 shift 10 R1") == {"P6-X-MOVE-03", "P6-X-BLOCK-02"}


def test_P6_C18_the_own_card_opens_the_emptied_row_whatever_the_gaps() -> None:
    state = after(moving("23 / 13 / 10 17 / 61"), "p1 shift 13 R3")
    assert rows(state) == "23 / 24 / 10 13 17 / 61"
    assert after(moving("50 / 13 / 10 17 / 61", 5), "p1 shift 13 R3").rows[1] == (5,), "a low card, too"


def test_P6_C19_from_row_to_row_is_fine() -> None:
    assert refused_by(moving(), "p1 shift 13 R2") == set()


def test_P6_C19_inside_a_row_and_the_own_card_are_refused() -> None:
    assert "P6-C19" in refused_by(moving(), "p1 shift 13 R1") and "P6-C19" in refused_by(moving(), "p1 shift 24 R2")


@pytest.mark.parametrize("kind", ["ROW5", "SEVEN", "INSERT", "REPLACE", "MOVE", "BLOCK"])
def test_P6_C20_a_special_card_may_be_played_without_need(kind: str) -> None:
    assert refused_by(holding(MOVE, 40, kind, more="hands p1 99"), f"p1 special {kind}") == set()


def test_P6_C20_only_negative_positive_is_refused_without_need() -> None:
    assert "P6-C20" in refused_by(holding(MOVE, 46, "NEGPOS"), "p1 special NEGPOS")


@pytest.mark.parametrize(
    ("now", "card", "kind", "moves"),
    [
        (f"{SEVEN.replace('81', '81 #')}", 20, "ROW5", ("pass",)),
        (f"{SEVEN.replace('81', '81 #')}", 3, "ROW5", ("pass", "take R3")),
        ("5 11 14 17 19 / 29 33 / 46 / 70 #", 10, "INSERT", ("special INSERT", "insert R1")),
        (GABI.replace("79", "79 #"), 20, "NEGPOS", ("special NEGPOS", "negpos 11", "done")),
    ],
)
def test_P6_C21_every_kind_of_take_lifts_blocks_and_offers_a_swap(
    now: str, card: int, kind: str, moves: tuple[str, ...]
) -> None:
    state = holding(now, card, kind, "REPLACE")
    found = kinds(state, *(f"p1 {move}" for move in moves))
    assert found[-2:] == ["blocks-lifted", "trade-offered"]


def test_P6_C22_the_card_given_up_may_come_back() -> None:
    state = after(holding(SEVEN, 20, "BLOCK", more="seed 1"), "p1 pass")
    assert lying(after(state, "p1 trade BLOCK"), "specials-p1") == "BLOCK"
    one_left = after(
        holding(SEVEN, 20, "BLOCK", more="deck MOVE | discards ROW5 | seed 1"), "p1 pass", "p1 trade BLOCK"
    )
    assert one_left.specials.deck == () and one_left.specials.discards == ("ROW5", "BLOCK"), "not shuffled yet"


def test_P6_C23_special_cards_on_the_table_are_discarded_at_the_end_of_a_round() -> None:
    before = finished(3, 0, x_round2_pool="deck_only")
    state = GAME.parse(GAME.text(before).replace("rows 1 / 2", "rows 1 +7 / 2 #"))
    end = GAME.settle(state).state
    assert end.specials.on == () and end.specials.discards[-2:] == ("SEVEN", "BLOCK")


@pytest.mark.parametrize(("value", "each"), [("deck_and_discards", 3), ("deck_only", 1)])
def test_P6_C24_what_is_dealt_for_round_2(value: str, each: int) -> None:
    before = finished(8, 0, x_round2_pool=value)
    assert [len(hand) for hand in GAME.settle(before).state.specials.hands] == [each] * 8


def test_P6_C27_a_low_card_takes_a_short_row_with_take_7() -> None:
    state = after(table("rows 25 31 +7 / 40 / 50 / 60", "revealed p1 3"), "p1 take R1")
    assert state.piles == ((25, 31),) and rows(state) == "3 / 40 / 50 / 60" and state.specials.discards == ("SEVEN",)


def test_a_card_of_another_kind_is_never_asked_for() -> None:
    assert GAME.to_act(holding(BLOCK, 48)) == () and GAME.settle(holding(BLOCK, 48)).events
