"""Scoring: tricks, pairs and the nine score cards, rule by rule."""

from __future__ import annotations

import pytest

from ludoteca_engine.texts import say
from tests.engine.tricky_twist.table import GAME, base_of, card_of, end, events_of, kinds, table


def piles(tricks: int, false: int):
    """So many tricks and false tricks of player 1."""
    sections = []
    if tricks:
        sections.append("tricks p1 " + " / ".join(f"{n}O" for n in range(1, tricks + 1)))
    if false:
        sections.append("false p1 " + " ".join(f"{n}X" for n in range(1, false + 1)))
    return end("KINDS", *sections)


def scored(score: str, cards: str, options: str = ""):
    args = GAME.count(end(score, f"false p1 {cards}", options=options), "card", "p1").args
    return args["count"], args["points"]


@pytest.mark.parametrize("tricks", range(8))
def test_TT_50_each_trick_scores_one_point(tricks):
    assert base_of(piles(tricks, 0)) == tricks


@pytest.mark.parametrize(("tricks", "false", "pairs"), [(6, 1, 1), (3, 4, 3), (4, 4, 4), (0, 5, 0), (5, 0, 0)])
def test_TT_51_pairs_are_the_smaller_number(tricks, false, pairs):
    assert GAME.count(piles(tricks, false), "base", "p1").args["pairs"] == pairs


@pytest.mark.parametrize(("tricks", "false", "points"), [(6, 1, 9), (3, 4, 12), (5, 4, 17), (4, 5, 16), (4, 2, 10)])
def test_TT_52_a_pair_scores_three(tricks, false, points):
    assert base_of(piles(tricks, false)) == points


@pytest.mark.parametrize(("number", "points"), [(1, 6), (3, 18), (4, 24)])
def test_TT_53_a_pair_scores_five_if_the_numbers_are_equal(number, points):
    event = GAME.count(piles(number, number), "base", "p1")
    assert event.args["points"] == points and "TT-53" in event.rules and "TT-52" not in event.rules


def test_TT_54_the_score_card_is_added_and_sees_only_false_tricks():
    state = end("SUIT", "tricks p1 1W 2W 3W / 4W", "false p1 5W 6W", "totals p1 10")
    step = GAME.settle(state)
    assert step.state.points[0] == 2 + 2 * 5 + 1 and step.state.totals[0] == 23
    assert kinds(step) == ["base-scored"] * 3 + ["card-scored"] * 3 + ["round-scored"]


@pytest.mark.parametrize(
    ("cards", "run"), [("7W 3O 6W 2X 8D", 3), ("1O", 1), ("1O 12X", 1), ("10O 11O 12O 1O", 3), ("2O 4O 6O", 1)]
)
def test_TT_CARD_RUN_counts_the_longest_run(cards, run):
    assert scored("RUN", cards) == (run, run * (run - 1) // 2)


def test_TT_CARD_PAIR_1_counts_the_better_of_rings_and_stars():
    assert scored("PAIR-1", "1O 2O 3O 4X 5W 6W 7W 8W") == (3, 3)


def test_TT_CARD_PAIR_2_counts_the_better_of_crowns_and_drops():
    assert scored("PAIR-2", "7W 3O 6W 2X 7O") == (2, 1) and scored("PAIR-2", "1O 2X") == (0, 0)


@pytest.mark.parametrize(("cards", "best"), [("7W 3O 6W 2X 9W", 3), ("1W 2W 1D 2D", 2), ("1W", 1)])
def test_TT_CARD_SUIT_counts_the_best_suit_once(cards, best):
    assert scored("SUIT", cards) == (best, best * (best - 1) // 2)


@pytest.mark.parametrize(("cards", "suits"), [("7W 3O 6W 2X 7O", 3), ("1W 2W", 1), ("1W 1O 1X 1D", 4)])
def test_TT_CARD_KINDS_counts_the_suits(cards, suits):
    assert scored("KINDS", cards) == (suits, suits * (suits - 1) // 2)


def ranks(score: str, *counts: int, options: str = ""):
    """What players with so many false tricks get."""
    cards = iter(f"{value}{suit}" for suit in "OXWD" for value in range(1, 13))
    each = [" ".join(next(cards) for _ in range(count)) for count in counts]
    false = " ".join(f"p{seat} {text}" for seat, text in enumerate(each, 1) if text)
    state = table(f"players {len(counts)}", f"score {score}", f"false {false}", "stage uses", options=options)
    return tuple(card_of(state, seat) for seat in range(1, len(counts) + 1))


def test_TT_CARD_FEW_ranks_the_fewest_first():
    assert ranks("FEW", 1, 2, 3, 4) == (12, 7, 3, 0) and ranks("FEW", 0, 2, 2, 5) == (0, 12, 12, 3)


def test_TT_CARD_MANY_ranks_the_most_first():
    assert ranks("MANY", 1, 2, 3, 4) == (0, 3, 7, 12) and ranks("MANY", 0, 2, 2, 5) == (0, 7, 7, 12)


def test_TT_CARD_EVEN_counts_even_values():
    assert scored("EVEN", "7W 3O 6W 2X 7O") == (2, 1)


def test_TT_CARD_ODD_counts_odd_values():
    assert scored("ODD", "7W 3O 6W 2X 7O") == (3, 3)


# --- rulings on scoring -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("tie_rank", "third"), [("skip", 3), ("dense", 7)])
def test_TT_Q17_after_a_tie_the_next_rank_is_skipped_or_not(tie_rank, third):
    assert ranks("FEW", 2, 2, 5, options=f"tie_rank={tie_rank}") == (12, 12, third)
    assert ranks("MANY", 5, 5, 2, options=f"tie_rank={tie_rank}") == (12, 12, third)


def test_TT_Q18_without_a_false_trick_there_is_no_rank():
    assert ranks("FEW", 0, 3, 4) == (0, 12, 7) and ranks("MANY", 0, 3, 4) == (0, 7, 12)


@pytest.mark.parametrize(("duplicates", "run"), [("distinct", 3), ("count_all", 5)])
def test_TT_Q19_equal_values_count_once_or_all(duplicates, run):
    assert scored("RUN", "6W 6O 7X 7D 8D", f"run_duplicates={duplicates}")[0] == run


def test_TT_Q19_twelve_does_not_lead_on_to_one():
    assert scored("RUN", "12W 1O 2X")[0] == 2


def test_TT_Q20_nothing_scores_nothing():
    event = GAME.count(piles(0, 0), "base", "p1")
    assert event.args["points"] == 0 and "TT-Q20" in event.rules
    for some in (piles(1, 0), piles(0, 1)):
        assert "TT-Q20" not in GAME.count(some, "base", "p1").rules


# --- assumed tables ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("score", ["RUN", "PAIR-1", "PAIR-2", "SUIT", "KINDS", "EVEN", "ODD"])
def test_every_counted_score_says_that_its_table_is_assumed(score):
    event = GAME.count(end(score, "false p1 1O 2X 4W"), "card", "p1")
    assert event.args["assumed"] and "(assumed table)" in say(event, "tricky-twist", "en")


def test_only_the_third_and_fourth_rank_are_assumed():
    state = table("players 4", "score FEW", "false p1 1O p2 2O 3O p3 4O 5O 6O p4 1X 2X 3X 4X", "stage uses")
    assert [GAME.count(state, "card", f"p{seat}").args["assumed"] for seat in (1, 2, 3, 4)] == [
        False,
        False,
        True,
        True,
    ]


def test_a_score_from_own_tables_says_nothing_of_assumptions():
    step = GAME.settle(end("RUN", "false p1 6W 7X 8D", "tables RUN=0,0,2,5,9"))
    event = events_of(step, "card-scored")[0]
    assert event.args["points"] == 5 and not event.args["assumed"]
    assert "assumed" not in say(event, "tricky-twist", "en")
