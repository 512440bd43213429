"""Rulings where the rulebook is silent, and every value of every option."""

from __future__ import annotations

import pytest

from ludoteca_engine.texts import rule
from tests.engine.tricky_twist.table import (
    GAME,
    base_of,
    card_of,
    end,
    events_of,
    kinds,
    played,
    refused_by,
    table,
    trick,
)


@pytest.mark.parametrize(("lead_next", "leader"), [("winner", 1), ("first_player", 0)])
def test_TT_Q01_the_winner_or_always_the_first_player_leads(lead_next, leader):
    assert trick("6W", "9W", "2W", options=f"lead_next={lead_next}").state.leader == leader
    assert GAME.deal(3, seed=1, lead_next=lead_next).options["lead_next"] == lead_next


def test_TT_Q02_a_draw_is_offered_before_every_trick():
    state = trick("6W", "9W", "2W", more="reserves p1 1D 2D p2 3D 4D p3 5D 6D").state
    assert [str(move) for move in GAME.legal_moves(state)] == ["p2 draw", "p2 pass"]
    state = played(state, "p2 draw", "p3 draw", "p1 pass")
    assert [len(reserve.cards) for reserve in state.reserves] == [2, 1, 1]


@pytest.mark.parametrize("check", ["after_trick", "after_draw"])
def test_TT_Q03_an_empty_hand_ends_the_round_before_or_after_the_draw(check):
    state = table(
        "hands p1 1O p2 - p3 2O", "middle p1 6W p2 9W p3 2W", "reserves p2 3D 4D", options=f"round_end_check={check}"
    )
    step = GAME.settle(state)
    assert ("round-over" in kinds(step)) == (check == "after_trick")
    if check == "after_draw":
        assert GAME.to_act(step.state) == (1,)
        assert GAME.to_act(GAME.play(step.state, "p2 draw").state) == (1,), "one card to lead with"
        assert "round-over" in kinds(GAME.play(step.state, "p2 pass"))


def test_TT_Q04_others_see_that_a_card_is_drawn_not_which():
    state = table("hands p1 1O p2 2O p3 3O", "reserves p1 4D 5D")
    events = GAME.play(state, "p1 draw").events
    (heard,) = GAME.told_to(events, 1)
    assert heard.kind == "card-drawn-hidden" and "4D" not in repr(heard) and GAME.told_to(events, 0) == events


@pytest.mark.parametrize(("order", "first"), [("winner", (3, 1)), ("leader", (1, 3))])
def test_TT_Q05_collectors_choose_from_the_winner_or_from_the_leader(order, first):
    assert trick("3W", "7X", "10W", "7D", options=f"bonus_order={order}").state.collectors == first


def test_TT_Q05_the_winner_is_first_if_a_collector():
    assert trick("7W", "7X", "10W", "7D").state.collectors == (2, 3, 1)


def test_TT_Q06_nobody_collects_two_sevens_in_one_trick():
    """All ways to spread four sevens over a trick: one for each collector."""
    for cards in (("7W", "7O", "7X", "7D"), ("7W", "9W", "7X", "7D")):
        state = trick(*cards).state
        assert len(state.collectors) == len(set(state.collectors)) == sum(card[:-1] == "7" for card in cards)
    assert len(GAME.deal(3, seed=1).supply) >= 5, "four sevens, and one of them twice with BACK"


def test_TT_Q07_back_may_fetch_the_false_trick_gained_just_now_and_avert_the_end():
    state = table("hands p1 1O p2 - p3 2O", "middle p1 3W p2 7X p3 10W")
    state = played(GAME.settle(state).state, "p2 take BACK", "p2 recall 7X")
    assert state.stage == "draw" and state.hands[1] == ("7X",) and GAME.to_act(state) == (2,)
    without = played(GAME.settle(table("hands p1 1O p2 - p3 2O", "middle p1 3W p2 7X p3 10W")).state, "p2 decline")
    assert without.stage == "uses"


def test_TT_Q08_back_without_a_false_trick_does_nothing():
    state = trick("7W", "9W", "2W").state
    step = GAME.play(state, "p2 take BACK")
    assert kinds(step)[:2] == ["bonus-taken", "nothing-to-recall"] and step.state.removed == ("BACK",)


@pytest.mark.parametrize(("agreed", "there"), [("game", False), ("round", True)])
def test_TT_Q09_bonus_cards_return_back_only_if_agreed(agreed, there):
    state = table(
        "hands p1 - p2 - p3 -",
        "stage deal",
        "seed 5",
        "score ODD",
        "scorepile RUN",
        "removed BACK",
        "bonus p1 FLIP=4D V1=7",
        options=f"back_removed={agreed}",
    )
    after = GAME.settle(state).state
    assert ("BACK" in after.supply) == there and {"FLIP", "V1"} <= set(after.supply)
    assert len(after.supply) + len(after.removed) == 8


@pytest.mark.parametrize(("order", "asked"), [("clockwise", (1,)), ("simultaneous", (1, 2, 0))])
def test_TT_Q10_bonus_cards_are_used_clockwise_from_the_last_winner_or_by_all_at_once(order, asked):
    state = end("FEW", "bonus p1 TRICKS p2 JOKER p3 FLIP", "last p2", options=f"round_bonus_order={order}")
    assert GAME.to_act(state) == asked
    assert (refused_by(state, "p1 use TRICKS") == []) == (order == "simultaneous")


def test_TT_Q10_each_card_in_any_order_and_for_good():
    state = end("FEW", "bonus p1 TRICKS JOKER p2 FLIP")
    one = played(state, "p1 use TRICKS", "p1 use JOKER trick")
    assert one == played(state, "p1 use JOKER trick", "p1 use TRICKS")
    used = played(state, "p1 use TRICKS")
    assert refused_by(used, "p1 use TRICKS") == [("TT-Q10", "TT-32")]
    assert refused_by(used, "p2 done") == [("TT-Q10",)]


def test_TT_Q11_a_turned_trick_shows_its_top_card_and_brings_no_bonus():
    state = end("SUIT", "tricks p1 7W 9W 2W", "false p1 1W", "bonus p1 FLIP p2 TRICKS")
    step = GAME.play(state, "p1 use FLIP T1 7W")
    assert kinds(step) == ["flipped-to-false"] and len(step.state.bonus[0]) == 1
    assert GAME.count(step.state, "card", "p1").args["count"] == 2, "the 9W and the 2W below count nothing"


def test_TT_Q12_piles_of_number_cards_can_be_turned():
    state = end("FEW", "tricks p1 5X", "bonus p1 FLIP JOKER=false")
    assert [str(move) for move in GAME.legal_moves(state)] == ["p1 use FLIP T1 5X", "p1 done"]


def test_TT_Q12_turning_a_bonus_card_is_refused():
    state = end("FEW", "tricks p1 5X", "bonus p1 FLIP JOKER=false")
    assert refused_by(state, "p1 use FLIP JOKER") == [("TT-Q12", "TT-BON-03")]


def test_TT_Q13_plus_minus_works_on_a_turned_trick_and_on_a_value_side():
    state = end("RUN", "tricks p1 5X 6X", "bonus p1 FLIP V3 V4 p2 TRICKS")
    state = played(state, "p1 use FLIP T1 5X", "p1 use V3 8", "p1 use V4 V3 -1")
    assert GAME.count(state, "card", "p1").args["values"] == (5,)
    other = played(end("RUN", "false p1 6X", "bonus p1 V3=8 V4 p2 TRICKS"), "p1 use V4 V3 -1")
    assert GAME.count(other, "card", "p1").args["values"] == (6, 7)


def test_TT_Q13_plus_minus_on_something_without_a_value_is_refused():
    state = end("RUN", "false p1 6X", "bonus p1 JOKER=false V4")
    assert refused_by(state, "p1 use V4 JOKER +1") == [("TT-Q13", "TT-BON-12")]


def test_TT_Q14_plus_minus_is_no_false_trick_and_a_7_made_by_it_brings_nothing():
    state = end("RUN", "false p1 8O", "bonus p1 V4 p2 TRICKS")
    step = GAME.play(state, "p1 use V4 8O -1")
    assert kinds(step) == ["value-changed"] and step.events[0].args["value"] == 7 and step.events[0].args["false"] == 1
    assert len(step.state.bonus[0]) == 1


def test_TT_Q14_no_wrap_around_past_the_ends_is_refused():
    state = end("RUN", "false p1 12X 1W", "bonus p1 V4")
    assert refused_by(state, "p1 use V4 12X +1") == refused_by(state, "p1 use V4 1W -1") == [("TT-BON-13", "TT-Q14")]


def test_TT_Q15_bonus_false_tricks_have_only_the_feature_they_show():
    suited = end("RUN", "bonus p1 V1=W")
    assert card_of(suited._replace(score="RUN")) == 0 and card_of(suited._replace(score="KINDS")) == 0
    assert GAME.count(suited._replace(score="KINDS"), "card", "p1").args["count"] == 1
    valued = end("ODD", "bonus p1 V1=7")
    assert GAME.count(valued, "card", "p1").args["count"] == 1
    assert GAME.count(valued._replace(score="KINDS"), "card", "p1").args["count"] == 0
    joker = end("MANY", "bonus p1 JOKER=false V1=W")
    assert card_of(joker) == 12 and GAME.count(joker, "base", "p1").args["false"] == 2


def test_TT_Q16_tricks_are_counted_after_all_changes():
    state = end("FEW", "tricks p1 1O / 2O", "false p1 3X", "bonus p1 TRICKS FLIP JOKER p2 V1")
    state = played(state, "p1 use TRICKS", "p1 use FLIP 3X", "p1 use JOKER trick")
    assert GAME.count(state, "base", "p1").args["bonus"] == 4 and base_of(state) == 8


def test_TT_Q21_a_bonus_card_may_be_declined():
    state = trick("7W", "9W", "2W").state
    step = GAME.play(state, "p2 decline")
    assert step.events[0].kind == "bonus-declined" and len(step.state.supply) == 8


def test_TT_Q21_taking_it_later_is_refused():
    state = GAME.play(trick("7W", "9W", "2W").state, "p2 decline").state
    assert refused_by(state, "p2 take FLIP") == [("TT-30", "TT-Q21")]


def test_TT_Q22_looking_through_tricks_is_a_matter_of_manners():
    """Everybody saw the cards being played, so nothing is hidden; the wording says what one does not do."""
    state = table("hands p1 1O p2 2O p3 3O", "tricks p1 4D 5D p2 6D 7D / 8D")
    assert GAME.seen_by(state, 0).tricks == state.tricks
    assert "not through those of others" in rule("TT-Q22", "tricky-twist", "en")[1]


def test_TT_Q23_when_all_have_chosen_the_tricks_begin():
    state = GAME.deal(3, seed=2)
    while GAME.to_act(state) != () and state.stage == "reserve":
        step = GAME.play(state, GAME.legal_moves(state, GAME.to_act(state)[-1])[0])
        state = step.state
    assert events_of(step, "tricks-begin") and state.stage == "draw" and state.leader == state.first


def test_TT_Q23_leading_before_all_have_chosen_is_refused():
    state = GAME.deal(3, seed=2)
    card = state.hands[0][0]
    assert refused_by(state, f"p1 play {card}") == refused_by(state, "p1 draw") == [("TT-Q23", "TT-10")]
