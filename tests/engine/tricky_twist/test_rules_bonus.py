"""Sevens and bonus cards, rule by rule."""

from __future__ import annotations

import pytest

from ludoteca_engine.texts import say
from tests.engine.tricky_twist.table import (
    GAME,
    base_of,
    card_of,
    end,
    events_of,
    kinds,
    played,
    refused_by,
    trick,
)

SEVEN = ("7W", "9W", "2O", "2W")
TWO_SEVENS = ("3W", "7X", "10W", "7D")


def test_TT_30_the_collector_of_a_7_chooses_not_its_player():
    state = trick(*SEVEN).state
    assert state.stage == "bonus" and GAME.to_act(state) == (1,) and len(GAME.legal_moves(state)) == 9
    assert GAME.play(state, "p2 take TRICKS").state.bonus[1][0].card == "TRICKS"


def test_TT_30_a_7_that_comes_home_as_a_false_trick_counts_too():
    assert GAME.to_act(trick("3W", "7X", "10W").state) == (1,)


def test_TT_30_a_bonus_card_without_a_collected_7_is_refused():
    state = trick(*SEVEN).state
    assert refused_by(state, "p1 take TRICKS") == [("TT-30", "TT-Q21")]
    assert refused_by(trick("3W", "9W", "2O").state, "p2 take TRICKS") == [("TT-30", "TT-Q21")]
    gone = trick(*SEVEN, more="bonus p1 FLIP").state
    assert refused_by(gone, "p2 take FLIP") == [("TT-30",)]
    assert refused_by(trick("3W", "9W", "2O").state, "p2 decline") == [("TT-30",)]


def test_TT_31_several_collectors_choose_clockwise():
    state = trick(*TWO_SEVENS).state
    assert state.collectors == (3, 1)
    state = GAME.play(state, "p4 take V3").state
    assert GAME.to_act(state) == (1,) and refused_by(state, "p2 take V4") == []


def test_TT_31_choosing_out_of_order_is_refused():
    state = trick(*TWO_SEVENS).state
    assert refused_by(state, "p2 take V4") == [("TT-31", "TT-Q05")]
    assert refused_by(state, "p2 decline") == [("TT-31",)]


@pytest.mark.parametrize("card", ["FLIP", "JOKER", "TRICKS", "V1", "V2", "V3", "V4"])
def test_TT_32_a_card_for_the_end_of_the_round_is_kept(card):
    state = GAME.play(trick(*SEVEN).state, f"p2 take {card}").state
    assert [owned.card for owned in state.bonus[1]] == [card] and card not in state.supply and state.stage == "draw"


def test_TT_32_using_it_early_or_without_owning_it_is_refused():
    state = GAME.play(trick(*SEVEN).state, "p2 take TRICKS").state
    assert refused_by(state, "p2 use TRICKS") == [("TT-32",)]
    assert refused_by(state, "p1 use FLIP T1 7W") == [("TT-32",)]
    assert refused_by(state, "p2 done") == [("TT-32",)]


def test_TT_32_back_works_at_once():
    state = GAME.play(trick("3W", "7X", "10W").state, "p2 take BACK").state
    assert state.stage == "recall" and GAME.to_act(state) == (1,)


def test_TT_33_nobody_has_to_use_a_bonus_card():
    state = end("FEW", "tricks p1 1O", "bonus p1 FLIP JOKER p2 TRICKS")
    step = GAME.play(state, "p1 done")
    assert step.events[0].args["left"] == ("FLIP", "JOKER") and "TT-33" in step.events[0].rules
    assert GAME.to_act(step.state) == (1,)


# --- BACK -------------------------------------------------------------------------------------------------


def test_TT_BON_01_back_returns_a_false_trick_to_the_hand():
    state = trick("3W", "7X", "10W", more="false p2 5D").state
    state = played(state, "p2 take BACK", "p2 recall 5D")
    assert state.false[1] == ("7X",) and state.hands[1] == ("2O", "5D") and state.stage == "draw"


def test_TT_BON_01_another_players_false_trick_is_refused():
    state = GAME.play(trick("3W", "7X", "10W", more="false p3 5D").state, "p2 take BACK").state
    assert refused_by(state, "p2 recall 5D") == refused_by(state, "p2 recall 1X") == [("TT-BON-01",)]
    assert refused_by(trick("3W", "9W", "2O").state, "p3 recall 2O") == [("TT-BON-01", "TT-32")]


def test_TT_BON_02_back_leaves_the_game_used_or_not():
    start = GAME.play(trick("3W", "7X", "10W").state, "p2 take BACK").state
    for move in ("p2 recall 7X", "p2 decline"):
        step = GAME.play(start, move)
        assert step.state.removed == ("BACK",) and step.state.bonus[1] == () and "TT-BON-02" in step.events[0].rules


# --- FLIP -------------------------------------------------------------------------------------------------

FLIPPING = ("tricks p1 3D 4D / 5X", "false p1 10W 2O p2 9D", "bonus p1 FLIP JOKER p2 TRICKS")


def test_TT_BON_03_a_trick_becomes_a_false_trick_or_the_other_way_round():
    state = end("FEW", *FLIPPING)
    turned = GAME.play(state, "p1 use FLIP T2 5X").state
    assert turned.tricks[0] == (("3D", "4D"),) and turned.false[0] == ("10W", "2O", "5X")
    back = GAME.play(state, "p1 use FLIP 2O").state
    assert back.tricks[0] == (("3D", "4D"), ("5X",), ("2O",)) and back.false[0] == ("10W",)
    first = GAME.play(state, "p1 use FLIP 10W").state
    assert first.tricks[0][-1] == ("10W",) and first.false[0] == ("2O",)


def test_TT_BON_03_another_players_pile_is_refused():
    state = end("FEW", *FLIPPING)
    assert refused_by(state, "p1 use FLIP 9D") == refused_by(state, "p1 use FLIP T3 5X") == [("TT-BON-03",)]
    assert refused_by(state, "p1 use FLIP") == [("TT-BON-03",)]
    refusals = {
        pile: GAME.refusals(state, GAME.parse_move(f"p1 use FLIP {pile}"))[0] for pile in ("9D", "12X", "T3 5X")
    }
    assert refusals["9D"].kind == "not-your-pile" and refusals["9D"].args["owner"] == 1
    assert refusals["12X"].kind == refusals["T3 5X"].kind == "no-such-pile"


def test_TT_BON_04_the_owner_chooses_the_card_on_top():
    for top, under in (("3D", "4D"), ("4D", "3D")):
        state = GAME.play(end("FEW", *FLIPPING), f"p1 use FLIP T1 {top}").state
        assert state.false[0][-1] == top and state.covered[0] == (under,)


def test_TT_BON_04_a_top_card_that_is_not_in_the_trick_is_refused():
    state = end("FEW", *FLIPPING)
    assert refused_by(state, "p1 use FLIP T1 5X") == refused_by(state, "p1 use FLIP T1") == [("TT-BON-04",)]
    for trick_name, cards, zone in (("T1", ("3D", "4D"), "trick-p1-1"), ("T2", ("5X",), "trick-p1-2")):
        (refusal,) = GAME.refusals(state, GAME.parse_move(f"p1 use FLIP {trick_name} 9W"))
        assert refusal.args["cards"] == cards and refusal.about == (zone,)


def test_TT_BON_04_a_trick_with_an_unknown_card_cannot_be_judged():
    state = end("FEW", "tricks p1 3D ?", "bonus p1 FLIP")
    assert refused_by(state, "p1 use FLIP T1 9W") == [("T-05",)] and refused_by(state, "p1 use FLIP T1 3D") == []


# --- JOKER and TRICKS -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("status", "points"), [("false", 18), ("trick", 10)])
def test_TT_BON_05_the_joker_is_a_trick_or_a_false_trick(status, points):
    state = end("SUIT", "tricks p1 3D / 5X / 6X", "false p1 10W 2O", "bonus p1 JOKER p2 TRICKS")
    after = GAME.play(state, f"p1 use JOKER {status}").state
    assert base_of(after) == points and card_of(after) == card_of(state) == 0


def test_TT_BON_05_anything_else_is_refused():
    state = end("SUIT", "tricks p1 3D", "bonus p1 JOKER")
    assert refused_by(state, "p1 use JOKER W") == refused_by(state, "p1 use JOKER") == [("TT-BON-05",)]


def test_TT_BON_06_a_point_for_each_trick_however_large():
    state = end("FEW", "tricks p1 1O 2O 3O / 4O", "bonus p1 TRICKS p2 JOKER")
    assert base_of(state) == 2 and base_of(GAME.play(state, "p1 use TRICKS").state) == 4
    assert refused_by(state, "p1 use TRICKS 3D") == [("TT-BON-06",)]


# --- the variable cards -----------------------------------------------------------------------------------

PAIRS = {"V1": "OW", "V2": "OD", "V3": "XW", "V4": "XD"}


@pytest.mark.parametrize("card", PAIRS)
def test_TT_BON_07_a_suit_side_counts_as_one_of_its_two_suits(card):
    for suit in PAIRS[card]:
        state = end("SUIT", f"false p1 5{suit} 6{suit}", f"bonus p1 {card} p2 TRICKS")
        after = GAME.play(state, f"p1 use {card} {suit}").state
        assert card_of(state) == 1 and card_of(after) == 3 and GAME.count(after, "base", "p1").args["false"] == 3


@pytest.mark.parametrize("card", PAIRS)
def test_TT_BON_07_another_suit_is_refused(card):
    state = end("SUIT", f"bonus p1 {card}")
    for suit in set("OXWD") - set(PAIRS[card]):
        assert refused_by(state, f"p1 use {card} {suit}") == [("TT-BON-07",)]
    assert refused_by(state, f"p1 use {card} 7") == [("TT-BON-07",)], "the suit side has no values"


@pytest.mark.parametrize("value", range(14))
def test_TT_BON_08_the_odd_side_offers_odd_values_others_are_refused(value):
    fits = value % 2 == 1 and value <= 11
    assert refused_by(end("RUN", "bonus p1 V1"), f"p1 use V1 {value}") == ([] if fits else [("TT-BON-08",)])


def test_TT_BON_08_an_odd_value_counts():
    state = end("ODD", "false p1 5W 8O", "bonus p1 V1 p2 TRICKS")
    assert card_of(state) == 0 and card_of(GAME.play(state, "p1 use V1 7").state) == 1


@pytest.mark.parametrize("value", range(14))
def test_TT_BON_09_the_even_side_offers_even_values_others_are_refused(value):
    fits = value % 2 == 0 and 2 <= value <= 12
    assert refused_by(end("RUN", "bonus p1 V2"), f"p1 use V2 {value}") == ([] if fits else [("TT-BON-09",)])


def test_TT_BON_09_an_even_value_counts():
    state = end("EVEN", "false p1 5W 8O", "bonus p1 V2 p2 TRICKS")
    assert card_of(state) == 0 and card_of(GAME.play(state, "p1 use V2 2").state) == 1


@pytest.mark.parametrize("value", range(14))
def test_TT_BON_10_the_free_side_offers_1_to_12_others_are_refused(value):
    fits = 1 <= value <= 12
    assert refused_by(end("RUN", "bonus p1 V3"), f"p1 use V3 {value}") == ([] if fits else [("TT-BON-10",)])


def test_TT_BON_10_any_value_counts():
    state = end("RUN", "false p1 5W 6X 8O", "bonus p1 V3 p2 TRICKS")
    assert card_of(state) == 1 and card_of(GAME.play(state, "p1 use V3 7").state) == 6


@pytest.mark.parametrize("card", ["V1", "V3"])
def test_TT_BON_11_a_chosen_7_brings_no_bonus_card(card):
    step = GAME.play(end("RUN", f"bonus p1 {card} p2 TRICKS"), f"p1 use {card} 7")
    assert kinds(step) == ["value-set"] and "TT-BON-11" in step.events[0].rules
    assert len(step.state.bonus[0]) == 1 and "no bonus card" in say(step.events[0], "tricky-twist", "en")
    other = GAME.play(end("RUN", f"bonus p1 {card} p2 TRICKS"), f"p1 use {card} 5").events[0]
    assert other.rules == ("TT-BON-08" if card == "V1" else "TT-BON-10", "TT-Q15")


@pytest.mark.parametrize(("step", "run"), [("-1", 3), ("+1", 2)])
def test_TT_BON_12_a_false_trick_becomes_one_higher_or_lower(step, run):
    state = end("RUN", "false p1 5W 6X 8O", "bonus p1 V4 p2 TRICKS")
    after = GAME.play(state, f"p1 use V4 8O {step}").state
    assert GAME.count(after, "card", "p1").args["count"] == run and GAME.count(after, "base", "p1").args["false"] == 3


def test_TT_BON_12_anything_but_an_own_false_trick_is_refused():
    state = end("RUN", "false p1 5W p2 6X", "bonus p1 V4 p2 TRICKS", "tricks p1 9D")
    for wrong in ("6X +1", "9D +1", "5W", "5W +2", "1D -1"):
        assert refused_by(state, f"p1 use V4 {wrong}")[0][0] in ("TT-BON-12", "TT-BON-13"), wrong
    assert refused_by(state, "p1 use V4 6X +1") == refused_by(state, "p1 use V4 5W +2") == [("TT-BON-12",)]
    strange = end("RUN", "false p1 RUN ?", "bonus p1 V4 p2 TRICKS")
    assert [str(move) for move in GAME.legal_moves(strange)] == ["p1 done"], "nothing there has a value"


def test_TT_BON_13_the_value_stays_within_1_and_12():
    state = end("RUN", "false p1 1W 12X", "bonus p1 V4 p2 TRICKS")
    moves = {str(move) for move in GAME.legal_moves(state)}
    assert moves == {"p1 use V4 1W +1", "p1 use V4 12X -1", "p1 done"}


def test_TT_BON_13_going_beyond_is_refused():
    state = end("RUN", "false p1 1W 12X", "bonus p1 V4")
    for move in ("12X +1", "1W -1"):
        assert refused_by(state, f"p1 use V4 {move}") == [("TT-BON-13", "TT-Q14")]


def test_what_a_bonus_card_rests_on_is_said_until_the_real_card_is_typed_in():
    state = end("SUIT", "false p1 5W", "bonus p1 V1 p2 TRICKS")
    assert events_of(GAME.play(state, "p1 use V1 W"), "suit-set")[0].args["assumed"]
    own = GAME.parse(GAME.text(state) + " | tables V1.suits=WD")
    event = events_of(GAME.play(own, "p1 use V1 D"), "suit-set")[0]
    assert not event.args["assumed"] and refused_by(own, "p1 use V1 O") == [("TT-BON-07",)]
