"""The end of a round and of a match of Twisted, rule by rule."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca_engine.core import BadSetup
from tests.engine.twisted.table import GAME, events, kinds, legal, played, refused_by, table, two

NO_PILE = "pile -"


def last_row(row: str, hand: str, *sections: str, options: str = "") -> Any:
    return table(f"row {row}", f"hands p1 {hand} p2 28 19", NO_PILE, *sections, options=options)


def test_TW_60_without_a_pile_nobody_draws() -> None:
    state = last_row("34", "41 12")
    assert kinds(state, "p1 lay 41") == ["card-laid", "nothing-drawn"]
    after = played(state, "p1 lay 41")
    assert after.hands[0] == (12,) and after.turn == 1
    assert "TW-60" in events(state, "p1 lay 41")[1].rules


def test_TW_60_drawing_is_refused() -> None:
    assert refused_by(last_row("34", "41 12"), "p1 draw") == [("TW-60",)]
    assert refused_by(last_row("34", "41 12"), "p2 draw") == [("TW-60",)]


def test_TW_61_the_round_goes_on_until_the_row_is_taken() -> None:
    state = played(last_row("34 25", "29 12"), "p1 lay 29")
    assert state.stage == "play" and GAME.to_act(state) == (1,)
    assert kinds(state, "p2 take") == ["row-taken", "round-ended"]
    assert {"TW-61", "TW-63"} <= set(events(state, "p2 take")[0].rules)


def test_TW_62_twisting_the_last_card_away_ends_the_round_too() -> None:
    state = last_row("61", "16 29")
    assert kinds(state, "p1 twist 16 61") == ["card-twisted", "round-ended"]
    assert "TW-62" in events(state, "p1 twist 16 61")[0].rules
    assert kinds(last_row("61 62", "16 29"), "p1 twist 16 61") == ["card-twisted", "nothing-drawn"], "not the last"


def test_TW_63_no_new_row_and_no_drawing_after_that() -> None:
    for state, move in ((last_row("18 33", "51 64"), "p1 take"), (last_row("61", "16 29"), "p1 twist 16 61")):
        after = played(state, move)
        assert after.row == () and after.stage == "deal" and GAME.legal_moves(after) == ()
        assert {"row-opened", "card-drawn", "nothing-drawn"}.isdisjoint(kinds(state, move))


def test_TW_64_cards_in_hand_count_nothing() -> None:
    state = table("hands p1 22 33 44 p2 12", "plus p1 49 94", NO_PILE, "stage count")
    assert GAME.settle(state).state.totals == (2, 0)


def test_TW_65_a_card_of_the_plus_pile_counts_one() -> None:
    state = table("plus p1 49 94 12 21 p2 35 53", "stage count", NO_PILE)
    assert GAME.settle(state).state.totals == (4, 2)


def test_TW_66_a_card_of_the_minus_pile_counts_minus_one_a_frog_minus_five() -> None:
    state = table("minus p1 22 66 34 p2 35", "stage count", NO_PILE)
    assert GAME.settle(state).state.totals == (-11, -1)


def test_TW_67_the_result_is_plus_less_minus() -> None:
    state = table("plus p1 49 94", "minus p1 22 34", "stage count", NO_PILE, "players 2")
    (event,) = GAME.settle(state).events
    score = event.args["scores"][0]
    assert (score["plus"], score["minus"], score["result"]) == (2, 6, -4)
    assert GAME.count(state, "result", "p1").args["result"] == -4


def counted(totals: str, options: str = "", round_number: int = 2) -> Any:
    """A round that has nothing to count, after these totals."""
    return GAME.settle(
        table(f"totals {totals}", f"round {round_number}", "stage count", NO_PILE, "seed 7", options=options)
    )


def test_TW_70_a_match_is_two_rounds() -> None:
    assert [event.kind for event in counted("p1 3 p2 1", round_number=1).events] == ["round-ended", "round-dealt"]
    assert [event.kind for event in counted("p1 3 p2 1").events] == ["round-ended", "game-ended"]


def test_TW_71_the_highest_total_wins() -> None:
    outcome = GAME.outcome(counted("p1 2 p2 1 p3 -4 p4 3").state)
    assert outcome is not None and outcome.winners == (3,) and outcome.scores == (2, 1, -4, 3)
    below = GAME.outcome(counted("p1 -7 p2 -3").state)
    assert below is not None and below.winners == (1,), "minus three is more than minus seven"


@pytest.mark.parametrize("rounds", [2, 3, 5, 100])
def test_TW_72_more_rounds_can_be_agreed_on(rounds: int) -> None:
    options = f"rounds={rounds}"
    assert counted("p1 1 p2 2", options, rounds - 1).state.stage == "play"
    assert counted("p1 1 p2 2", options, rounds).state.stage == "over"


@pytest.mark.parametrize("rounds", [0, 1, 101, True, "2"])
def test_TW_72_fewer_cannot(rounds: Any) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.deal(2, seed=1, rounds=rounds)
    assert caught.value.rules == ("TW-72",)


# --- expert variant ---------------------------------------------------------------------------------------

PRO = "pro=True"
HAND = "12 17 28 35 41 49 81 87 95"


def test_TW_PRO_01_the_lone_card_goes_to_the_minus_pile_as_usual() -> None:
    assert played(two("66", HAND, options=PRO, pile="pile 23 47"), "p1 take").minus[0] == (66,)


@pytest.mark.parametrize(("pro", "penalty"), [(True, (23,)), (False, ())])
def test_TW_PRO_02_and_the_top_card_of_the_pile_follows_it(pro: bool, penalty: tuple[int, ...]) -> None:
    state = two("66", HAND, options=f"pro={pro}", pile="pile 23 47")
    after = played(state, "p1 take")
    assert after.penalty[0] == penalty and after.pile == (23, 47)[len(penalty) :]
    assert ("penalty-paid" in kinds(state, "p1 take")) == pro


def test_TW_PRO_02_a_longer_row_costs_no_penalty_card() -> None:
    assert kinds(two("66 65", HAND, options=PRO, pile="pile 23 47"), "p1 take") == ["row-taken"]


def test_TW_PRO_03_the_taker_still_opens_a_row_and_draws() -> None:
    after = played(two("66", HAND, options=PRO, pile="pile 23 47 58"), "p1 take")
    assert after.stage == "reopen" and len(legal(after)) == 9
    end = played(after, "p1 lay 12")
    assert end.row == (12,) and end.hands[0][-1] == 47 and end.pile == (58,) and end.turn == 1


def test_TW_PRO_04_is_shown_by_an_example() -> None:
    example = GAME.example("x-pro")
    assert "TW-PRO-04" in {getattr(line, "rule", "") for line in example.parts[0].script}
    assert [GAME.deal(players, seed=1, pro=True).options["pro"] for players in (2, 3, 4)] == [True] * 3
