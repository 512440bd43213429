"""The rules of the anniversary variant, one by one: general, each special card, the swap, the second round."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludoteca_engine.core import BadSetup
from tests.engine.pega6.variants import GAME, after, events, heads_of, holding, kinds, lying, refused_by, rows, table

ROW5 = "31 34 / 48 52 60 / 77 / 5 11 14 18 20"
FIVE = f"{ROW5} / 23 +5"
SEVEN = "25 31 / 6 9 12 15 18 / 47 50 53 / 81"
INSERT = "5 11 14 / 29 33 / 46 51 52 58 / 70"
BLOCK = "5 10 14 16 20 / 12 18 / 41 47 / 90"
MOVE = "8 13 15 19 22 / 10 17 / 39 45 / 61 73 88"


def played_out(players: int, seed: int, **options: Any) -> Any:
    """The first round, everybody taking the first move there is."""
    state = GAME.deal(players, seed=seed, variant="anniversary", **options)
    while state.round == 1:
        moves = GAME.legal_moves(state)
        state = GAME.play(state, next((move for move in moves if move.verb in ("pass", "keep")), moves[0])).state
    return state


# --- general ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 9))
def test_P6_X_01_two_to_eight_people_play(players: int) -> None:
    assert len(GAME.deal(players, seed=1, variant="anniversary").hands) == players


@pytest.mark.parametrize("players", [1, 9])
def test_P6_X_01_any_other_number_is_refused(players: int) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.deal(players, seed=1, variant="anniversary")
    assert caught.value.rules == ("P6-X-01",)


def test_P6_X_02_numbers_and_special_cards_are_shuffled_apart() -> None:
    one, other = (GAME.deal(4, seed=seed, variant="anniversary") for seed in (1, 2))
    assert one.specials.deck != other.specials.deck and one.hands != other.hands
    specials = Counter(kind for zone in GAME.zones(one) for kind in zone.pieces if not kind.isdigit())
    assert set(specials.values()) == {4} and len(specials) == 7


@pytest.mark.parametrize(
    ("players", "unused", "deck"),
    [(2, 76, 22), (3, 64, 19), (4, 52, 16), (5, 40, 13), (6, 28, 10), (7, 16, 7), (8, 4, 4)],
)
def test_P6_X_03_twelve_numbers_and_three_special_cards_each(players: int, unused: int, deck: int) -> None:
    state = GAME.deal(players, seed=1, variant="anniversary")
    assert {len(hand) for hand in state.hands} == {12} and {len(hand) for hand in state.specials.hands} == {3}
    assert (len(state.unused), len(state.specials.deck)) == (unused, deck)


def test_P6_X_04_four_numbers_open_the_rows() -> None:
    state = GAME.deal(5, seed=1, variant="anniversary")
    assert [len(row) for row in state.rows] == [1, 1, 1, 1] and len(state.unused) == 40


def test_P6_X_05_the_rest_is_a_face_down_deck_with_open_discards() -> None:
    state = GAME.deal(3, seed=1, variant="anniversary")
    view = GAME.seen_by(state, 0)
    assert state.specials.discards == () and set(view.specials.deck) == {"?"} and len(view.specials.deck) == 19
    used = after(holding(INSERT, 10, "INSERT"), "p1 special INSERT", "p1 insert R1")
    assert GAME.seen_by(used, 3).specials.discards == ("INSERT",)


def test_P6_X_06_two_rounds_of_twelve_turns_without_a_target() -> None:
    state = GAME.deal(2, seed=4, variant="anniversary")
    state, turns = state._replace(totals=(900, 900)), Counter()
    while GAME.outcome(state) is None:
        move = GAME.legal_moves(state)[-1]
        turns[state.round] += move.verb == "choose"
        state = GAME.play(state, move).state
    assert turns == {1: 24, 2: 24} and GAME.outcome(state).reason == "two-rounds"


def test_P6_X_07_a_special_card_is_played_at_the_own_placement() -> None:
    state = holding(ROW5, 23, "ROW5")
    assert GAME.to_act(state) == (0,) and refused_by(state, "p1 special ROW5") == set()


def test_P6_X_07_outside_the_own_placement_is_refused() -> None:
    choosing = table(f"rows {ROW5}", "hands p1 23 p2 24", "specials p1 ROW5 p2 MOVE")
    assert refused_by(choosing, "p1 special ROW5") == {"P6-X-07"}
    waiting = table(f"rows {ROW5}", "revealed p1 23 p2 40", "specials p1 ROW5 p2 MOVE")
    assert refused_by(waiting, "p2 special MOVE") == {"P6-X-07"}
    assert refused_by(waiting, "p1 special BLOCK") == {"P6-X-07"}, "not in hand"


def test_P6_X_08_playing_one_is_voluntary() -> None:
    state = holding(ROW5, 23, "ROW5")
    assert rows(after(state, "p1 pass")) == "31 34 / 48 52 60 / 77 / 23"
    assert rows(after(state, "p1 place 23 R4")) == "31 34 / 48 52 60 / 77 / 23", "placing by hand means to pass"


def test_P6_X_08_a_second_special_card_is_refused() -> None:
    state = after(holding("50 / 60 / 70 / 80", 45, "REPLACE", "BLOCK", more="hands p1 3"), "p1 special REPLACE")
    assert refused_by(state, "p1 special BLOCK") == {"P6-X-08"}
    low = after(state, "p1 replace 3")
    assert refused_by(low, "p1 special BLOCK") == {"P6-X-08"} and GAME.legal_moves(low)[0].verb == "take"


def test_P6_X_09_the_special_card_is_shown_first_and_then_used() -> None:
    beats = GAME.unfold(holding(ROW5, 23, "ROW5"), "p1 special ROW5")
    assert [beat.event.kind for beat in beats] == ["special-played", "fifth-row-opened"]
    assert lying(beats[0].state, "played-p1") == "ROW5" and lying(beats[0].state, "revealed-p1") == "23"
    assert beats[0].event.args["how"] == "takes" and beats[0].event.args["heads"] == 12


@pytest.mark.parametrize(
    ("rows_now", "card", "moves", "stays"),
    [
        (ROW5, 23, ("special ROW5",), "beside-5"),
        (SEVEN, 20, ("special SEVEN",), "beside-2"),
        (BLOCK, 22, ("special BLOCK", "block R1"), "beside-1"),
        (INSERT, 10, ("special INSERT", "insert R1"), "discards"),
        (MOVE, 24, ("special MOVE", "shift 13 R2"), "discards"),
    ],
)
def test_P6_X_10_where_a_used_card_goes(rows_now: str, card: int, moves: tuple[str, ...], stays: str) -> None:
    kind = moves[0].split()[1]
    state = after(holding(rows_now, card, kind), *(f"p1 {move}" for move in moves))
    assert lying(state, stays) == kind and lying(state, "specials-p1") == ""


# --- fifth row --------------------------------------------------------------------------------------------


def test_P6_X_ROW5_01_the_card_opens_a_fifth_row_and_nothing_is_taken() -> None:
    state = after(holding(ROW5, 23, "ROW5"), "p1 special ROW5")
    assert rows(state) == FIVE and state.piles == ((),)


def test_P6_X_ROW5_02_a_fifth_row_may_follow_when_four_are_left() -> None:
    assert refused_by(holding(ROW5, 23, "ROW5"), "p1 special ROW5") == set()


def test_P6_X_ROW5_02_with_five_rows_it_is_refused() -> None:
    assert refused_by(holding(FIVE, 24, "ROW5"), "p1 special ROW5") == {"P6-X-ROW5-02"}


def test_P6_X_ROW5_03_the_own_card_is_taken_too() -> None:
    end = GAME.settle(table(f"rows {FIVE}", "revealed p1 22")).state
    assert end.piles == ((5, 11, 14, 18, 20, 22),) and heads_of(end) == 17
    low = after(table(f"rows {FIVE}", "revealed p1 3"), "p1 take R5")
    assert low.piles == ((23, 3),) and heads_of(low) == 2


def test_P6_X_ROW5_04_four_rows_remain_and_the_card_is_discarded() -> None:
    end = GAME.settle(table(f"rows {FIVE}", "revealed p1 22")).state
    assert rows(end) == "31 34 / 48 52 60 / 77 / - / 23" and end.specials.discards == ("ROW5",)
    assert rows(after(table(f"rows {FIVE}", "revealed p1 3"), "p1 take R5")) == ROW5


# --- take 7 -----------------------------------------------------------------------------------------------


def test_P6_X_SEVEN_01_the_sixth_card_takes_nothing() -> None:
    state = after(holding(SEVEN, 20, "SEVEN"), "p1 special SEVEN")
    assert rows(state) == "25 31 / 6 9 12 15 18 20 +7 / 47 50 53 / 81" and state.piles == ((),)


def test_P6_X_SEVEN_02_only_the_seventh_card_takes() -> None:
    six = table("rows 25 / 6 9 12 15 18 +7 / 47 / 81", "revealed p1 20 p2 22")
    end = GAME.settle(six)
    assert [event.kind for event in end.events][:2] == ["card-placed-seven", "row-taken-seven"]


def test_P6_X_SEVEN_03_it_stays_until_the_row_is_taken() -> None:
    state = table("rows 25 / 6 9 +7 / 47 / 81", "revealed p1 10 p2 26")
    end = GAME.settle(state).state
    assert rows(end) == "25 26 / 6 9 10 +7 / 47 / 81"
    taken = after(table("rows 25 / 6 9 +7 / 47 / 81", "revealed p1 2"), "p1 take R2")
    assert rows(taken) == "25 / 2 / 47 / 81" and taken.specials.discards == ("SEVEN",)


def test_P6_X_SEVEN_04_the_taker_gets_six_cards() -> None:
    end = GAME.settle(table("rows 25 31 / 6 9 12 15 18 20 +7 / 47 50 53 / 81", "revealed p1 22")).state
    assert heads_of(end) == 9 and len(end.piles[0]) == 6 and rows(end) == "25 31 / 22 / 47 50 53 / 81"


def test_P6_X_SEVEN_05_a_short_row_has_room_for_six_too() -> None:
    state = after(holding(SEVEN, 33, "SEVEN"), "p1 special SEVEN")
    assert rows(state).startswith("25 31 33 +7 /")
    full = GAME.settle(table("rows 25 31 33 34 35 +7 / 50 / 60 / 70", "revealed p1 36")).state
    assert full.rows[0] == (25, 31, 33, 34, 35, 36)


# --- insert -----------------------------------------------------------------------------------------------


def test_P6_X_INSERT_01_between_two_cards_or_before_the_first_of_any_row() -> None:
    state = after(holding(INSERT, 10, "INSERT"), "p1 special INSERT")
    assert [str(move) for move in GAME.legal_moves(state)] == [f"p1 insert R{n}" for n in (1, 2, 3, 4)]
    assert rows(after(state, "p1 insert R1")) == "5 10 11 14 / 29 33 / 46 51 52 58 / 70"
    assert rows(after(state, "p1 insert R4")).endswith("/ 10 70")


def test_P6_X_INSERT_01_at_the_right_end_is_refused() -> None:
    state = after(holding(INSERT, 40, "INSERT"), "p1 special INSERT")
    assert "P6-X-INSERT-01" in refused_by(state, "p1 insert R2")
    assert "P6-X-INSERT-01" in refused_by(holding(INSERT, 99, "INSERT"), "p1 special INSERT"), "no row ends higher"


def test_P6_X_INSERT_02_the_fitting_place_may_be_named() -> None:
    state = after(holding(INSERT, 10, "INSERT"), "p1 special INSERT")
    assert after(state, "p1 insert R1 2") == after(state, "p1 insert R1")


@pytest.mark.parametrize("place", [1, 3, 4, 9])
def test_P6_X_INSERT_02_another_place_is_refused(place: int) -> None:
    state = after(holding(INSERT, 10, "INSERT"), "p1 special INSERT")
    assert refused_by(state, f"p1 insert R1 {place}") == {"P6-X-INSERT-02"}


def test_P6_X_INSERT_03_a_full_row_is_taken_and_its_last_card_stays() -> None:
    state = after(holding("5 11 14 17 19 / 29 33 / 46 / 70", 10, "INSERT"), "p1 special INSERT", "p1 insert R1")
    assert state.piles == ((5, 10, 11, 14, 17),) and heads_of(state) == 12 and state.rows[0] == (19,)


# --- replace ----------------------------------------------------------------------------------------------

JOSE = "2 7 10 / 4 6 11 13 17 / 38 44 / 66"


def jose(hand: str) -> Any:
    return table(f"rows {JOSE}", f"hands p1 {hand}", "revealed p1 25 p2 46 p3 71", "specials p1 REPLACE")


def test_P6_X_REPLACE_01_the_card_goes_back_to_the_hand() -> None:
    state = after(jose("15"), "p1 special REPLACE", "p1 replace 15")
    assert state.hands[0] == (25,) and rows(state) == "2 7 10 15 / 4 6 11 13 17 / 38 44 46 / 66 71"


def test_P6_X_REPLACE_02_a_different_card_is_placed_at_once() -> None:
    state = after(jose("15 16"), "p1 special REPLACE")
    assert [str(move) for move in GAME.legal_moves(state)] == ["p1 replace 15", "p1 replace 16"]


def test_P6_X_REPLACE_02_the_same_card_or_one_not_held_is_refused() -> None:
    state = after(jose("15"), "p1 special REPLACE")
    assert refused_by(state, "p1 replace 25") == refused_by(state, "p1 replace 90") == {"P6-X-REPLACE-02"}


def test_P6_X_REPLACE_03_the_order_of_the_others_does_not_change() -> None:
    state = after(jose("50"), "p1 special REPLACE", "p1 replace 50")
    assert rows(state) == "2 7 10 / 46 / 38 44 50 / 66 71" and heads_of(state, 1) == 9
    low = after(
        table("rows 60 / 70 / 80 / 90", "hands p1 50", "revealed p1 25 p2 46", "specials p1 REPLACE"),
        *("p1 special REPLACE", "p1 replace 50"),
    )
    assert GAME.to_act(low) == (0,) and low.revealed == ((50, 0), (46, 1)) and GAME.parse(GAME.text(low)) == low


# --- move -------------------------------------------------------------------------------------------------


def moving(now: str = MOVE, card: int = 24, **kwargs: Any) -> Any:
    return after(holding(now, card, "MOVE", **kwargs), "p1 special MOVE")


def test_P6_X_MOVE_01_any_card_of_a_row_goes_to_another() -> None:
    assert rows(after(moving(), "p1 shift 13 R2")) == "8 15 19 22 24 / 10 13 17 / 39 45 / 61 73 88"


def test_P6_X_MOVE_01_a_card_that_lies_in_no_row_is_refused() -> None:
    assert "P6-X-MOVE-01" in refused_by(moving(), "p1 shift 24 R2")


def test_P6_X_MOVE_02_it_may_fit_at_the_start_in_the_middle_or_at_the_end() -> None:
    for move in ("p1 shift 8 R2 1", "p1 shift 13 R2 2", "p1 shift 19 R2 3"):
        assert refused_by(moving(), move) == set()


def test_P6_X_MOVE_02_breaking_the_order_is_refused() -> None:
    assert refused_by(moving(), "p1 shift 13 R2 1") == {"P6-X-MOVE-02"}
    assert refused_by(moving(), "p1 shift 13 R2 3") == {"P6-X-MOVE-02"}


def test_P6_X_MOVE_03_the_new_row_may_carry_take_7() -> None:
    state = moving("8 13 22 / 10 12 15 16 17 +7 / 39 / 61")
    assert after(state, "p1 shift 13 R2").rows[1] == (10, 12, 13, 15, 16, 17)


def test_P6_X_MOVE_03_a_blocked_row_is_refused() -> None:
    assert "P6-X-MOVE-03" in refused_by(moving("8 13 22 / 10 17 # / 39 / 61"), "p1 shift 13 R2")


def test_P6_X_MOVE_04_then_the_own_card_is_placed_normally() -> None:
    step = GAME.play(moving(), "p1 shift 13 R2")
    assert [event.kind for event in step.events] == ["card-moved", "card-placed"] and step.state.rows[0][-1] == 24
    low = after(moving("8 13 / 30 / 40 / 50", 7), "p1 shift 13 R2")
    assert GAME.legal_moves(low)[0].verb == "take", "a low card still chooses"


def test_P6_X_MOVE_05_the_only_card_may_be_moved_and_the_own_card_opens_the_row() -> None:
    state = after(moving("8 12 15 19 22 / 13 / 10 17 / 61"), "p1 shift 13 R3")
    assert rows(state) == "8 12 15 19 22 / 24 / 10 13 17 / 61" and state.piles == ((),)


# --- block ------------------------------------------------------------------------------------------------


def blocking(now: str = BLOCK, card: int = 22, **kwargs: Any) -> Any:
    return after(holding(now, card, "BLOCK", **kwargs), "p1 special BLOCK")


def test_P6_X_BLOCK_01_it_lies_on_any_row() -> None:
    assert [str(move) for move in GAME.legal_moves(blocking())] == [f"p1 block R{n}" for n in (1, 2, 3, 4)]
    assert rows(after(blocking(), "p1 block R1")) == "5 10 14 16 20 # / 12 18 22 / 41 47 / 90"


def test_P6_X_BLOCK_02_an_open_row_can_be_added_to_and_taken() -> None:
    state = table("rows 5 10 14 16 20 # / 12 18 22 / 41 47 / 90", "revealed p1 2")
    assert [str(move) for move in GAME.legal_moves(state)] == ["p1 take R2", "p1 take R3", "p1 take R4"]


def test_P6_X_BLOCK_02_adding_moving_from_and_taking_are_refused() -> None:
    closed = "5 10 14 16 # / 12 18 22 / 41 47 / 90"
    assert "P6-X-BLOCK-02" in refused_by(table(f"rows {closed}", "revealed p1 17"), "p1 place 17 R1")
    assert "P6-X-BLOCK-02" in refused_by(table(f"rows {closed}", "revealed p1 2"), "p1 take R1")
    assert "P6-X-BLOCK-02" in refused_by(moving(closed), "p1 shift 14 R2")
    assert "P6-X-BLOCK-02" in refused_by(after(holding(closed, 11, "INSERT"), "p1 special INSERT"), "p1 insert R1")
    assert "P6-X-BLOCK-02" in refused_by(blocking(closed), "p1 block R1")


def test_P6_X_BLOCK_03_the_card_goes_to_another_row() -> None:
    assert after(blocking(), "p1 block R1").rows[1] == (12, 18, 22)


def test_P6_X_BLOCK_03_without_another_row_it_is_refused() -> None:
    assert refused_by(holding("5 10", 22, "BLOCK"), "p1 special BLOCK") == {"P6-X-BLOCK-03"}


def test_P6_X_BLOCK_04_two_rows_may_be_blocked() -> None:
    state = blocking("5 # / 12 / 20 / 90")
    assert rows(after(state, "p1 block R2")) == "5 # / 12 # / 20 22 / 90"


def test_P6_X_BLOCK_04_a_third_block_is_refused() -> None:
    assert refused_by(holding("5 # / 12 # / 20 / 90", 22, "BLOCK"), "p1 special BLOCK") == {"P6-X-BLOCK-04"}


def test_P6_X_BLOCK_05_the_next_take_removes_every_block() -> None:
    state = after(table("rows 5 # / 12 # / 41 / 90", "revealed p1 2"), "p1 take R4")
    assert rows(state) == "5 / 12 / 41 / 2" and state.specials.discards == ("BLOCK", "BLOCK")


def test_P6_X_BLOCK_06_it_may_lie_next_to_take_7() -> None:
    assert rows(after(blocking("5 10 20 +7 / 12 / 41 / 90"), "p1 block R1")) == "5 10 20 +7 # / 12 22 / 41 / 90"


# --- negative = positive ----------------------------------------------------------------------------------

GABI = "3 5 11 13 17 / 26 35 / 54 / 62 79"


def turning(named: int, now: str = GABI, card: int = 20, **kwargs: Any) -> Any:
    return after(holding(now, card, "NEGPOS", **kwargs), "p1 special NEGPOS", f"p1 negpos {named}")


def test_P6_X_NEGPOS_01_somebody_about_to_take_a_row_may_play_it() -> None:
    assert refused_by(holding(GABI, 20, "NEGPOS"), "p1 special NEGPOS") == set()
    assert refused_by(holding(GABI, 2, "NEGPOS"), "p1 special NEGPOS") == set(), "a low card takes a row, too"


def test_P6_X_NEGPOS_01_without_a_take_it_is_refused() -> None:
    assert "P6-X-NEGPOS-01" in refused_by(holding(GABI, 36, "NEGPOS"), "p1 special NEGPOS")


def test_P6_X_NEGPOS_02_a_card_of_the_row_is_named() -> None:
    state = after(holding(GABI, 20, "NEGPOS"), "p1 special NEGPOS")
    assert [move.args[0] for move in GAME.legal_moves(state)] == [3, 5, 11, 13, 17]


def test_P6_X_NEGPOS_02_a_card_not_in_the_row_is_refused() -> None:
    state = after(holding(GABI, 20, "NEGPOS", more="piles p1 44"), "p1 special NEGPOS")
    assert refused_by(state, "p1 negpos 44") == refused_by(state, "p1 negpos 26") == {"P6-X-NEGPOS-02"}


def test_P6_X_NEGPOS_03_the_value_cancels_heads_of_pile_and_row() -> None:
    state = turning(11, more="piles p1 15 40")
    assert {move.args for move in GAME.legal_moves(state)} == {(15,), (40,), (3,), (5,), (13,), (17,), ()}
    assert after(state, "p1 cancel 15", "p1 cancel 40") == after(state, "p1 cancel 40", "p1 cancel 15")


def test_P6_X_NEGPOS_03_a_card_not_in_the_pile_is_refused() -> None:
    assert refused_by(turning(11), "p1 cancel 26") == {"P6-X-NEGPOS-03"}


def test_P6_X_NEGPOS_04_named_and_cancelled_cards_are_set_aside() -> None:
    state = after(turning(11), *(f"p1 cancel {card}" for card in (3, 5, 13, 17)))
    assert state.unused == (3, 5, 11, 13, 17) and state.piles == ((),) and state.rows[0] == (20,)


def test_P6_X_NEGPOS_05_what_finds_nothing_is_lost() -> None:
    event = events(turning(11), "p1 done", "cancelling-done")[0]
    assert event.args["points"] == 5 and event.rules == ("P6-X-NEGPOS-05",) and event.args["heads"] == 5
    nothing_left = after(holding("55 / 60 / 70 / 80", 54, "NEGPOS"), "p1 special NEGPOS", "p1 take R1", "p1 negpos 55")
    assert nothing_left.piles == ((),) and GAME.to_act(nothing_left) == (), "done by itself"


# --- swap and rounds --------------------------------------------------------------------------------------


def test_P6_X_TRADE_01_after_a_take_one_card_may_be_swapped() -> None:
    state = after(holding(SEVEN, 20, "BLOCK", "MOVE", more="deck SEVEN ROW5"), "p1 pass")
    assert [str(move) for move in GAME.legal_moves(state)] == ["p1 trade BLOCK", "p1 trade MOVE", "p1 keep"]
    swapped = after(state, "p1 trade BLOCK")
    assert lying(swapped, "specials-p1") == "SEVEN MOVE" and lying(swapped, "discards") == "BLOCK"
    assert lying(after(state, "p1 keep"), "specials-p1") == "BLOCK MOVE"


def test_P6_X_TRADE_01_without_a_take_it_is_refused() -> None:
    state = holding(SEVEN, 33, "BLOCK", more="deck SEVEN")
    assert refused_by(state, "p1 trade BLOCK") == {"P6-X-TRADE-01"}
    assert refused_by(after(state, "p1 pass"), "p1 trade BLOCK") == {"P6-X-TRADE-01"}
    taken = after(holding(SEVEN, 20, "BLOCK", more="deck SEVEN ROW5"), "p1 pass")
    assert refused_by(after(taken, "p1 trade BLOCK"), "p1 trade SEVEN") == {"P6-X-TRADE-01"}, "one swap per take"


def test_P6_X_TRADE_02_an_empty_deck_is_made_of_the_discards() -> None:
    state = after(holding(SEVEN, 20, "BLOCK", more="discards INSERT ROW5 | seed 5"), "p1 pass")
    assert kinds(state, "p1 trade BLOCK") == ["special-given-up", "discards-shuffled", "special-drawn"]
    end = after(state, "p1 trade BLOCK")
    assert end.specials.discards == () and len(end.specials.deck) == 2 and len(end.specials.hands[0]) == 1


def finished(players: int, kept: int, **options: Any) -> Any:
    """All hands are empty after round 1; the first players kept so many special cards."""
    deck = [kind for kind in ("ROW5", "SEVEN", "INSERT", "REPLACE", "MOVE", "BLOCK", "NEGPOS") for _ in range(4)]
    held = " ".join(f"p{seat} {' '.join(deck[seat - 1 : kept : players]) or '-'}" for seat in range(1, players + 1))
    hands = " ".join(f"p{seat} -" for seat in range(1, players + 1))
    left = deck[kept:]
    half = len(left) // 2
    return table(
        *("rows 1 / 2 / 3 / 4", f"hands {hands}", "piles p1 55", "seed 3", f"specials {held}"),
        *(f"deck {' '.join(left[:half])}", f"discards {' '.join(left[half:])}"),
        options=" ".join(f"{name}={value}" for name, value in options.items()),
    )


def test_P6_X_END_01_heads_are_noted_after_round_1() -> None:
    assert GAME.settle(finished(3, 0)).state.totals == (7, 0, 0)


def test_P6_X_END_02_round_2_is_dealt_anew() -> None:
    state = GAME.settle(finished(3, 0)).state
    assert (
        state.round == 2 and {len(hand) for hand in state.hands} == {12} and [len(row) for row in state.rows] == [1] * 4
    )
    assert len({card for hand in state.hands for card in hand}) == 36 and state.piles == ((),) * 3


def test_P6_X_END_03_kept_special_cards_stay() -> None:
    before = finished(3, 6)
    for old, new in zip(before.specials.hands, GAME.settle(before).state.specials.hands, strict=True):
        assert not Counter(old) - Counter(new) and len(new) == len(old) + 3


def test_P6_X_END_04_everybody_gets_three_more() -> None:
    assert [len(hand) for hand in GAME.settle(finished(4, 0)).state.specials.hands] == [3, 3, 3, 3]


@pytest.mark.parametrize(
    ("players", "kept", "each", "deck"), [(6, 11, 2, 5), (6, 10, 3, 0), (8, 5, 2, 7), (8, 20, 1, 0), (8, 24, 0, 4)]
)
def test_P6_X_END_05_fewer_if_there_are_not_enough(players: int, kept: int, each: int, deck: int) -> None:
    step = GAME.settle(finished(players, kept))
    dealt = next(event for event in step.events if event.kind == "round-dealt-special")
    assert dealt.args["special_cards"] == each and len(step.state.specials.deck) == deck
    assert ("P6-X-END-05" in dealt.rules) == (each < 3)


def last_round(piles: str, totals: str) -> Any:
    return GAME.settle(
        table(
            "rows 1 / 2 / 3 / 4",
            "hands p1 - p2 -",
            f"piles {piles}",
            f"totals {totals}",
            "round 2",
            "specials p1 MOVE p2 -",
        )
    ).state


def test_P6_X_END_06_after_round_2_the_game_is_over() -> None:
    state = last_round("p1 55", "p1 1 p2 9")
    assert GAME.outcome(state) is not None and GAME.outcome(state).scores == (8, 9), "special cards count nothing"


def test_P6_X_END_07_the_lowest_sum_wins_and_ties_are_shared() -> None:
    assert GAME.outcome(last_round("p1 55", "p1 1 p2 9")).winners == (0,)
    assert GAME.outcome(last_round("p1 55", "p1 2 p2 9")).winners == (0, 1)
