"""The rulings on Twisted where the rulebook is silent, with every value of their options."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.twisted.table import GAME, PILE, events, kinds, legal, played, refused_by, table, two

NO_PILE = "pile -"


def test_TW_Q01_after_a_lone_card_is_twisted_the_next_player_opens_with_any_card() -> None:
    state = table("row 27", "hands p1 72 16 p2 13 98 p3 ?*9", PILE)
    assert "TW-Q01" in events(state, "p1 twist 72 27")[0].rules
    assert legal(played(state, "p1 twist 72 27")) == ["p2 lay 13", "p2 lay 98"]


def test_TW_Q02_an_empty_row_cannot_be_taken_so_it_is_refused() -> None:
    assert refused_by(table("hands p1 13 98", PILE), "p1 take") == [("TW-32", "TW-Q02")]


def test_TW_Q02_a_row_with_a_card_can() -> None:
    assert refused_by(table("row 12", "hands p1 13 98", PILE), "p1 take") == []


@pytest.mark.parametrize("free", [True, False])
def test_TW_Q03_taking_without_need_can_be_forbidden(free: bool) -> None:
    options = f"voluntary_take={free}"
    for hand in ("28 81 96", "32 81 96"):
        expected = [] if free else [("TW-Q03",)]
        assert refused_by(two("23", hand, options=options), "p1 take") == expected
    assert refused_by(two("23", "81 96", options=options), "p1 take") == [], "who cannot play may always take"
    assert refused_by(two("23", "?*9", options=options), "p1 take") == ([] if free else [("T-05",)])


def test_TW_Q04_an_empty_hand_takes_the_row_and_ends_the_round() -> None:
    state = table("row 34 41", "hands p1 - p2 45 46", NO_PILE)
    assert GAME.to_act(state) == (0,) and legal(state) == ["p1 take"]
    assert kinds(state, "p1 take") == ["row-taken", "round-ended"]
    assert "TW-Q04" in events(state, "p1 take")[0].rules


@pytest.mark.parametrize("ends", [True, False])
def test_TW_Q05_a_last_twist_ends_the_round_unless_agreed_otherwise(ends: bool) -> None:
    state = table("row 61", "hands p1 16 29 p2 13 98", NO_PILE, options=f"end_on_last_twist={ends}")
    after = played(state, "p1 twist 16 61")
    assert (after.stage == "deal") == ends
    if not ends:
        assert legal(after) == ["p2 lay 13", "p2 lay 98"]


def test_TW_Q05_nobody_waits_for_a_player_who_has_no_card_to_open_with() -> None:
    state = table("row 61", "hands p1 16 29 p2 -", NO_PILE, options="end_on_last_twist=False")
    assert kinds(state, "p1 twist 16 61") == ["card-twisted", "nothing-drawn", "nobody-opens", "round-ended"]


@pytest.mark.parametrize("ends", [False, True])
def test_TW_Q06_pile_and_row_may_run_out_together(ends: bool) -> None:
    state = table("row 27", "hands p1 72 16 p2 13 98", "pile 44", options=f"end_if_both_empty={ends}")
    after = played(state, "p1 twist 72 27")
    assert "TW-Q06" in events(state, "p1 twist 72 27")[1].rules
    assert after.hands[0] == (16, 44) and (after.stage == "deal") == ends
    if not ends:
        assert legal(after) == ["p2 lay 13", "p2 lay 98"]
        assert kinds(played(after, "p2 lay 13"), "p1 take") == ["row-taken", "round-ended"]


def test_TW_Q07_drawing_the_last_card_does_not_end_the_round() -> None:
    state = table("hands p1 72 16 p2 13 98", "pile 44")
    after = played(state, "p1 lay 72")
    assert after.stage == "play" and after.pile == () and GAME.to_act(after) == (1,)
    assert "TW-Q07" in events(state, "p1 lay 72")[1].rules


def test_TW_Q08_the_last_row_falls_to_the_first_who_cannot_or_will_not_play() -> None:
    state = table("row 34", "hands p1 41 p2 47 p3 -", NO_PILE)
    state = played(state, "p1 lay 41", "p2 lay 47")
    assert legal(state) == ["p3 take"]
    assert played(state, "p3 take").minus == ((), (), (34, 41, 47))


@pytest.mark.parametrize(("tie_break", "stage"), [("shared", "over"), ("extra_round", "play")])
def test_TW_Q09_equal_totals_share_the_win_or_play_on(tie_break: str, stage: str) -> None:
    state = table(
        "totals p1 5 p2 3 p3 5", "round 2", "stage count", NO_PILE, "seed 3", options=f"tie_break={tie_break}"
    )
    step = GAME.settle(state)
    assert step.state.stage == stage and "TW-Q09" in step.events[-1].rules
    outcome = GAME.outcome(step.state)
    assert outcome is None if stage == "play" else outcome is not None and outcome.winners == (0, 2)


@pytest.mark.parametrize(("rotate", "dealer", "starter"), [(True, 0, 1), (False, 3, 0)])
def test_TW_Q10_the_deal_moves_on_or_stays(rotate: bool, dealer: int, starter: int) -> None:
    state = table("players 4", "stage deal", "seed 3", options=f"rotate_dealer={rotate}")
    after = GAME.settle(state).state
    assert (after.dealer, after.turn, after.round) == (dealer, starter, 2)


@pytest.mark.parametrize(("reveal", "seen"), [(False, (0, 0)), (True, (35, 44))])
def test_TW_Q11_minus_piles_are_closed_until_counted_unless_agreed_otherwise(reveal: bool, seen: Any) -> None:
    text = ("hands p1 12 p2 13", "plus p2 49 94", "minus p2 35 44")
    state = table(*text, options=f"reveal_minus={reveal}")
    for seat in (0, 1):
        assert GAME.seen_by(state, seat).minus[1] == seen
        assert GAME.seen_by(state, seat).plus[1] == (49, 94)
    assert GAME.seen_by(table(*text, "stage count"), 0).minus[1] == (35, 44)


PRO = "pro=True"


def test_TW_Q12_without_a_pile_no_penalty_card_is_paid() -> None:
    state = table("row 66", "hands p1 12 p2 13", NO_PILE, options=PRO)
    assert kinds(state, "p1 take") == ["row-taken", "round-ended"]
    assert "TW-Q12" in events(state, "p1 take")[0].rules
    set_up = table("hands p1 12 p2 13", NO_PILE, "stage penalty", options=PRO)
    assert [event.kind for event in GAME.settle(set_up).events] == ["no-penalty", "round-ended"]


def test_TW_Q13_a_penalty_with_the_last_card_does_not_end_the_round() -> None:
    state = table("row 66", "hands p1 12 13 p2 14 15", "pile 23", options=PRO)
    assert "TW-Q13" in events(state, "p1 take")[1].rules
    after = played(state, "p1 take")
    assert after.stage == "reopen" and after.penalty[0] == (23,)
    assert kinds(after, "p1 lay 12") == ["row-opened", "nothing-drawn"]
    assert played(after, "p1 lay 12").hands[0] == (13,)


def test_TW_Q14_twisting_a_lone_card_costs_no_penalty() -> None:
    state = two("27", "72 16", options=PRO)
    assert kinds(state, "p1 twist 72 27") == ["card-twisted", "card-drawn"]
    assert played(state, "p1 twist 72 27").penalty == ((), ())


def test_TW_Q15_nobody_sees_the_penalty_card_before_counting_and_a_frog_costs_five() -> None:
    state = table("row 65", "hands p1 12 13 p2 14 15", "pile 22 23", options="pro=True reveal_minus=True")
    step = GAME.play(state, "p1 take")
    assert all("22" not in repr(event) for event in step.events)
    assert [GAME.seen_by(step.state, seat).penalty[0] for seat in (0, 1)] == [(0,), (0,)]
    counted = step.state._replace(stage="count")
    assert GAME.seen_by(counted, 1).penalty[0] == (22,)
    assert GAME.settle(counted).state.totals == (-6, 0)


def test_TW_Q16_neighbours_may_be_further_apart_after_a_twist() -> None:
    state = two("34 41 49 57", "14 94 95")
    assert "TW-Q16" in events(state, "p1 twist 14 41")[0].rules
    after = played(state, "p1 twist 14 41")
    assert after.row == (34, 49, 57) and {fault.rules for fault in GAME.faults(after)} == {("TW-22",)}


def test_TW_Q17_a_twin_in_hand_is_no_duty() -> None:
    state = two("34 41", "14 45 46")
    assert refused_by(state, "p1 lay 45") == refused_by(state, "p1 take") == []


def test_TW_Q18_two_twins_in_one_hand_are_refused() -> None:
    assert refused_by(two("34", "49 94 12"), "p1 twist 49 94") == [("TW-Q18", "TW-41")]
    assert refused_by(two("34", "49 94 12"), "p1 twist 94 49") == [("TW-Q18", "TW-41")]


def test_TW_Q18_one_in_the_row_and_one_in_the_hand_will_do() -> None:
    assert refused_by(two("34 49", "94 12"), "p1 twist 94 49") == []


def test_TW_Q19_the_card_is_drawn_by_itself_so_hands_stay_full() -> None:
    state = GAME.deal(4, seed=9)
    while state.pile:
        assert all(len(hand) == 8 for hand in state.hands)
        state = GAME.play(state, GAME.legal_moves(state)[0]).state


def test_TW_Q20_a_frog_may_be_laid_to_spoil_the_row() -> None:
    assert "TW-Q20" in events(two("54", "55 52"), "p1 lay 55")[0].rules
    assert "TW-Q20" in events(table("hands p1 55 p2 12", PILE), "p1 lay 55")[0].rules
