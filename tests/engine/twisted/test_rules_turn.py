"""The rules of a turn of Twisted, one by one. A test is named after the rule it proves."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca_engine.core import BadSetup, UnreadableMove, shuffled
from ludoteca_engine.twisted.state import DECK, is_frog, twin
from tests.engine.twisted.table import GAME, PILE, events, kinds, legal, played, refused_by, table, two

FROGS = [22, 33, 44, 55, 66, 77, 88]


# --- set-up -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_TW_01_two_to_four_people_play(players: int) -> None:
    state = GAME.deal(players, seed=1)
    assert len(state.hands) == players and GAME.faults(state) == ()


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 12])
def test_TW_01_any_other_number_is_refused(players: int) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.deal(players, seed=1)
    assert caught.value.rules == ("TW-01",)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_TW_02_the_deck_has_79_cards_one_of_each(players: int) -> None:
    by_digits = {10 * a + b for a in range(1, 10) for b in range(1, 10)} - {11, 99}
    pieces = Counter(piece for zone in GAME.zones(GAME.deal(players, seed=2)) for piece in zone.pieces)
    assert len(by_digits) == 79 and pieces == Counter(map(str, by_digits))
    assert GAME.deal(players, seed=3).hands != GAME.deal(players, seed=2).hands, "shuffled"


@pytest.mark.parametrize("number", [10, 11, 20, 30, 40, 90, 99, 100, 0])
def test_TW_02_multiples_of_ten_do_not_exist(number: int) -> None:
    with pytest.raises(UnreadableMove, match="12 to 98"):
        GAME.parse_move(f"p1 lay {number}")


def test_TW_02_a_second_copy_is_a_fault() -> None:
    assert [fault.rules for fault in GAME.faults(table("row 34", "plus p2 34 43"))] == [("TW-02",)]


def test_TW_03_every_plain_card_has_exactly_one_twin() -> None:
    plain = [card for card in DECK if card not in FROGS]
    swapped = {card: int(str(card)[::-1]) for card in plain}
    assert len(plain) == 72 and all(twin(card) == swapped[card] in DECK for card in plain)
    assert len({frozenset(pair) for pair in swapped.items()}) == 36
    assert GAME.count(GAME.parse("twisted"), "pairs", "deck").args["result"] == 36


def test_TW_04_the_seven_frogs_have_no_twin() -> None:
    assert [card for card in DECK if is_frog(card)] == FROGS
    assert all(twin(frog) == 0 for frog in FROGS)
    assert GAME.count(GAME.parse("twisted"), "twin", "55").rules == ("TW-04",)


def test_TW_05_a_frog_costs_five_any_other_card_one() -> None:
    state = table("minus p1 22 p2 23", "stage count")
    assert GAME.count(state, "minus", "p1").args["result"] == -5
    assert GAME.count(state, "minus", "p2").args["result"] == -1
    everything = table(f"minus p1 {' '.join(map(str, DECK))}", "stage count")
    assert GAME.count(everything, "minus", "p1").args["result"] == -107


@pytest.mark.parametrize(("players", "hand"), [(2, 9), (3, 9), (4, 8)])
def test_TW_06_hands_of_nine_or_eight(players: int, hand: int) -> None:
    assert [len(each) for each in GAME.deal(players, seed=4).hands] == [hand] * players


@pytest.mark.parametrize(("players", "left"), [(2, 61), (3, 52), (4, 47)])
def test_TW_07_the_rest_is_the_draw_pile(players: int, left: int) -> None:
    state = GAME.deal(players, seed=4)
    dealt = {card for hand in state.hands for card in hand}
    order = [card for card in shuffled(DECK, 4, "round", 1) if card not in dealt]
    assert len(state.pile) == left and list(state.pile) == order and state.row == ()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_TW_08_the_dealer_s_left_neighbour_starts(players: int) -> None:
    state = GAME.deal(players, seed=5)
    assert (state.dealer + 1) % players == state.turn and GAME.to_act(state) == (state.turn,)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_TW_09_turns_go_round_clockwise(players: int) -> None:
    state, order = GAME.deal(players, seed=6), []
    while len(order) < 2 * players:
        seat = GAME.to_act(state)[0]
        order += [seat] if not order or order[-1] != seat else []
        state = GAME.play(state, GAME.legal_moves(state)[0]).state
    assert order == [*range(players)] * 2


def test_TW_10_the_row_grows_at_its_right_end() -> None:
    state = two("34 41", "49 57 12 13 14 15 16 17 18")
    assert played(state, "p1 lay 49").row == (34, 41, 49)
    long = two(" ".join(map(str, DECK[:60])), "85 77 78 79 81 82 83 84 86")
    assert len(played(long, "p1 lay 85").row) == 61, "it may get as long as it likes"


def test_TW_11_the_others_close_up_and_keep_their_order() -> None:
    state = two("34 41 49 57 52", "14 19 28 47 61 73 86 92 95")
    (event, _) = events(state, "p1 twist 14 41")
    assert played(state, "p1 twist 14 41").row == (34, 49, 57, 52)
    assert event.args["closing"] == (49, 57, 52) and "TW-11" in event.rules


# --- a turn -----------------------------------------------------------------------------------------------


def test_TW_20_a_turn_is_a_lay_a_twist_or_a_take() -> None:
    state = two("34 41", "14 45 12 73 75 81 88 91 95")
    assert legal(state) == ["p1 lay 45", "p1 twist 14 41", "p1 take"]


def test_TW_20_doing_nothing_is_refused() -> None:
    with pytest.raises(UnreadableMove, match="lay, twist, take"):
        GAME.parse_move("p1 pass")
    assert refused_by(two("34", "45 12 73 75 81 88 91 95 97"), "p1 draw") == [("TW-22", "TW-Q19")]


def test_TW_21_one_card_is_enough() -> None:
    assert refused_by(two("34", "41 43 12 73 75 81 88 91 95"), "p1 lay 41") == []


@pytest.mark.parametrize("move", ["p1 lay 41 38", "p1 lay", "p1 lay 41 41", "p1 twist 43 34 14 41"])
def test_TW_21_two_cards_in_one_turn_are_refused(move: str) -> None:
    assert refused_by(two("34", "41 43 38 14 75 81 88 91 95"), move) == [("TW-21",)]


def test_TW_22_one_card_is_drawn_and_the_hand_is_full_again() -> None:
    state = two("34", "41 43 12 73 75 81 88 91 95", pile="pile 56 57")
    for move in ("p1 lay 41", "p1 twist 43 34"):
        after = played(state, move)
        assert len(after.hands[0]) == 9 and after.hands[0][-1] == 56 and after.pile == (57,)


def test_TW_22_drawing_at_will_is_refused() -> None:
    state = two("34", "41 43 12 73 75 81 88 91 95", pile="pile 56 57")
    assert refused_by(state, "p1 draw") == [("TW-22", "TW-Q19")]
    assert refused_by(played(state, "p1 lay 41"), "p1 draw") == [("TW-22", "TW-Q19")], "a second draw"


def test_TW_23_then_the_turn_passes() -> None:
    state = two("34", "41 43 12 73 75 81 88 91 95")
    assert [played(state, move).turn for move in ("p1 lay 41", "p1 twist 43 34")] == [1, 1]
    assert all("TW-23" in events(state, move)[-1].rules for move in ("p1 lay 41", "p1 twist 43 34"))


def test_TW_24_the_player_on_turn_acts_with_the_own_hand() -> None:
    assert refused_by(table("row 34", "hands p1 41 p2 43", PILE, "turn p2"), "p2 lay 43") == []


def test_TW_24_others_and_other_cards_are_refused() -> None:
    state = table("row 34", "hands p1 41 p2 43", PILE)
    assert refused_by(state, "p2 lay 43") == refused_by(state, "p2 take") == [("TW-24",)]
    assert refused_by(state, "p1 lay 43") == refused_by(state, "p1 lay 35") == [("TW-24",)]


# --- laying -----------------------------------------------------------------------------------------------

AROUND_34 = [24, 25, 33, 35, 43, 44]


@pytest.mark.parametrize("card", AROUND_34)
def test_TW_30_up_to_ten_up_or_down_fits(card: int) -> None:
    assert refused_by(two("91 34", f"{card} 99".replace("99", "98")), f"p1 lay {card}") == []


@pytest.mark.parametrize("card", [23, 45, 12, 98, 81])
def test_TW_30_more_than_ten_is_refused_whatever_the_other_cards_are(card: int) -> None:
    state = two("91 34", f"{card} 41 38")
    assert refused_by(state, f"p1 lay {card}") == [("TW-30",)]
    refusal = GAME.refusals(state, GAME.parse_move(f"p1 lay {card}"))[0]
    assert (refusal.args["low"], refusal.args["high"], refusal.args["fitting"]) == (24, 44, (41, 38))
    assert refusal.args["gap"] == abs(card - 34)


def test_TW_30_the_range_ends_where_the_cards_end() -> None:
    assert GAME.count(two("13", "15"), "range", "row").args["result"] == (12, 23)
    assert GAME.count(two("95", "15"), "range", "row").args["result"] == (85, 98)


def test_TW_31_any_fitting_card_may_be_chosen() -> None:
    state = two("34", "41 58 13 29 38 62 77 91 95")
    assert legal(state) == ["p1 lay 41", "p1 lay 29", "p1 lay 38", "p1 take"]
    assert events(state, "p1 lay 29")[0].args["fitting"] == (41, 29, 38)
    assert "TW-31" in events(state, "p1 lay 29")[0].rules


def test_TW_32_any_card_opens_an_empty_row() -> None:
    state = table("hands p1 12 55 98 p2 ?*9", PILE)
    assert legal(state) == ["p1 lay 12", "p1 lay 55", "p1 lay 98"]
    assert events(state, "p1 lay 98")[0].rules == ("TW-32",)


def test_TW_32_anything_else_is_refused() -> None:
    state = table("hands p1 12 55 98 p2 ?*9", PILE)
    assert refused_by(state, "p1 take") == [("TW-32", "TW-Q02")]
    assert refused_by(state, "p1 twist 12 21") == [("TW-32",)]


def test_TW_33_a_frog_is_laid_like_any_card() -> None:
    state = two("54", "44 55 66")
    assert legal(state) == ["p1 lay 44", "p1 lay 55", "p1 take"]
    assert {"TW-30", "TW-33", "TW-Q20"} <= set(events(state, "p1 lay 44")[0].rules)


def test_TW_33_a_frog_too_far_away_is_refused() -> None:
    assert refused_by(two("54", "44 55 66"), "p1 lay 66") == [("TW-30", "TW-33")]


# --- twisting ---------------------------------------------------------------------------------------------

LONG = "34 41 49 57 52 58 63"


def test_TW_40_a_twist_takes_the_place_of_a_lay() -> None:
    state = two(LONG, "94 69 12")
    assert legal(state) == ["p1 lay 69", "p1 twist 94 49", "p1 take"]
    assert kinds(state, "p1 twist 94 49") == ["card-twisted", "card-drawn"]


def test_TW_41_the_twin_in_hand_allows_the_twist() -> None:
    assert refused_by(two(LONG, "94 12 13"), "p1 twist 94 49") == []


@pytest.mark.parametrize("move", ["p1 twist 94 49", "p1 twist 12 49", "p1 twist 12 21", "p1 twist 31 13"])
def test_TW_41_without_the_twin_or_without_its_partner_it_is_refused(move: str) -> None:
    assert "TW-41" in refused_by(two(LONG, "12 13 69"), move)[0]


def test_TW_41_the_wrong_way_round_is_refused_with_the_right_one() -> None:
    refusal = GAME.refusals(two(LONG, "94 12"), GAME.parse_move("p1 twist 49 94"))[0]
    assert (refusal.kind, refusal.rules) == ("wrong-way-round", ("TW-41",))


@pytest.mark.parametrize(("shown", "removed"), [(43, 34), (94, 49), (36, 63)])
def test_TW_42_a_twist_works_anywhere_in_the_row(shown: int, removed: int) -> None:
    state = two(LONG, "43 94 36")
    assert refused_by(state, f"p1 twist {shown} {removed}") == []
    assert removed not in played(state, f"p1 twist {shown} {removed}").row


@pytest.mark.parametrize("frog", [44, 88])
def test_TW_43_a_frog_cannot_be_twisted_so_it_is_refused(frog: int) -> None:
    state = two("38 44 51", "83 15 26")
    assert refused_by(state, f"p1 twist {frog} {frog}") == [("TW-43", "TW-04")]
    assert refused_by(state, f"p1 twist 26 {frog}") == [("TW-43", "TW-04")]


def test_TW_43_the_cards_beside_a_frog_can() -> None:
    assert legal(two("38 44 51", "83 15 26")) == ["p1 twist 83 38", "p1 twist 15 51", "p1 take"]
    assert events(two("38 44 51", "83 15 26"), "p1 twist 15 51")[0].args["frogs"] == (44,)


def test_TW_44_the_only_card_may_be_twisted_and_the_next_player_opens() -> None:
    state = table("row 27", "hands p1 72 16 p2 13 98", PILE)
    assert "TW-44" in events(state, "p1 twist 72 27")[0].rules
    after = played(state, "p1 twist 72 27")
    assert after.row == () and legal(after) == ["p2 lay 13", "p2 lay 98"]


def test_TW_45_both_twins_go_face_up_to_the_plus_pile() -> None:
    state = two(LONG, "94 12 13", "plus p1 68 86")
    after = played(state, "p1 twist 94 49")
    assert after.plus == ((68, 86, 94, 49), ()) and after.row == (34, 41, 57, 52, 58, 63)
    assert 94 not in after.hands[0] and GAME.seen_by(after, 1).plus == after.plus


def test_TW_46_each_of_them_is_worth_one_point() -> None:
    after = played(two(LONG, "94 12 13"), "p1 twist 94 49")
    assert GAME.count(after, "plus", "p1").args["result"] == 2


# --- taking -----------------------------------------------------------------------------------------------

STUCK = "13 16 29 66 71 85 91 96 97"


def test_TW_50_who_cannot_play_takes_the_whole_row() -> None:
    state = two("35 44 52", STUCK)
    assert legal(state) == ["p1 take"]
    (event,) = events(state, "p1 take")
    assert event.args["reason"] == "must" and event.args["missing"] == (53, 25) and event.args["cost"] == 7
    assert played(state, "p1 take").row == ()


def test_TW_51_taking_is_allowed_although_a_card_fits() -> None:
    state = two("23", "28 31 47 55 72 81 89 93 96")
    (event,) = events(state, "p1 take")
    assert event.rules[0] == "TW-51" and event.args["reason"] == "may" and event.args["fitting"] == (28, 31)


def test_TW_52_taken_cards_lie_on_the_minus_pile_not_in_the_hand() -> None:
    state = two("35 44 52", STUCK, "minus p1 12")
    after = played(state, "p1 take")
    assert after.minus[0] == (12, 35, 44, 52) and after.hands == state.hands
    assert GAME.seen_by(after, 0).minus[0] == (0, 0, 0, 0), "face down"


def test_TW_53_the_taker_opens_a_new_row_with_any_card() -> None:
    after = played(two("35 44 52", STUCK), "p1 take")
    assert GAME.to_act(after) == (0,) and legal(after) == [f"p1 lay {card}" for card in STUCK.split()]
    assert played(after, "p1 lay 66").row == (66,)


@pytest.mark.parametrize("move", ["p1 take", "p1 twist 53 35", "p1 draw"])
def test_TW_53_anything_else_is_refused(move: str) -> None:
    assert refused_by(played(two("35 44 52", STUCK), "p1 take"), move) == [("TW-53",)]


def test_TW_54_then_one_card_is_drawn_and_the_turn_passes() -> None:
    state = played(two("35 44 52", STUCK, pile="pile 18 19"), "p1 take")
    assert kinds(state, "p1 lay 66") == ["row-opened", "card-drawn"] and "TW-54" in events(state, "p1 lay 66")[0].rules
    after = played(state, "p1 lay 66")
    assert after.pile == (19,) and len(after.hands[0]) == 9 and after.turn == 1
