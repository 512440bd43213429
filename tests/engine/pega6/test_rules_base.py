"""The rules of the base game, one by one. A test is named after the rule it proves."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludoteca_engine import GAMES
from ludoteca_engine.core import BadSetup, Event, IllegalMove, Move, shuffled
from ludoteca_engine.texts import rule

GAME = GAMES["pega6"]
ROWS = "rows 12 14 15 / 37 / 43 / 58"
NOBODY_HAS = "hands p1 - p2 -"


def table(*sections: str, options: str = "") -> Any:
    return GAME.parse(" | ".join((f"pega6 base {options}", *sections)))


def refused_by(state: Any, move: str) -> list[tuple[str, ...]]:
    """The rules that refuse a move, and a check that it cannot be played either."""
    refusals = GAME.refusals(state, GAME.parse_move(move))
    if refusals:
        with pytest.raises(IllegalMove):
            GAME.play(state, move)
    return [each.rules for each in refusals]


def placed(rows: str, *revealed: int) -> Any:
    """Settle these revealed cards, one per seat."""
    shown = " ".join(f"p{seat} {card}" for seat, card in enumerate(revealed, 1))
    return GAME.settle(table(f"rows {rows}", f"revealed {shown}"))


def events_of(step: Any, kind: str) -> list[Event]:
    return [event for event in step.events if event.kind == kind]


def rows_text(state: Any) -> str:
    return " / ".join(" ".join(map(str, row)) for row in state.rows)


# --- set-up -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 11))
def test_P6_01_two_to_ten_people_play(players: int) -> None:
    state = GAME.deal(players, seed=1)
    assert len(state.hands) == players and GAME.to_act(state) == tuple(range(players))


@pytest.mark.parametrize("players", [-1, 0, 1, 11, 12, 100])
def test_P6_01_any_other_number_is_refused(players: int) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.deal(players, seed=1)
    assert caught.value.rules == ("P6-01",)


@pytest.mark.parametrize(("players", "left_over"), [(players, 100 - 10 * players) for players in range(2, 11)])
def test_P6_02_the_104_number_cards_are_used_one_of_each(players: int, left_over: int) -> None:
    state = GAME.deal(players, seed=3)
    pieces = Counter(piece for zone in GAME.zones(state) for piece in zone.pieces)
    assert pieces == Counter(str(number) for number in range(1, 105))
    assert len(state.unused) == left_over


def test_P6_02_a_second_copy_is_a_fault() -> None:
    faults = GAME.faults(table("rows 1 / 2 / 3 / 4", "hands p1 3 p2 5"))
    assert [(fault.kind, fault.rules, fault.args["card"]) for fault in faults] == [("card-twice", ("P6-02",), 3)]


def test_P6_03_the_fewest_heads_win() -> None:
    end = GAME.settle(table("rows 1 / 2 / 3 / 4", NOBODY_HAS, "piles p1 55 p2 7", "totals p1 60 p2 65")).state
    outcome = GAME.outcome(end)
    assert outcome is not None
    assert outcome.scores == (67, 66) and outcome.winners == (1,)


@pytest.mark.parametrize("players", [2, 5, 10])
def test_P6_04_everybody_gets_ten_shuffled_cards(players: int) -> None:
    state = GAME.deal(players, seed=4)
    assert [len(hand) for hand in state.hands] == [10] * players
    assert state.totals == (0,) * players and state.piles == ((),) * players
    assert GAME.deal(players, seed=5).hands != state.hands


def test_P6_05_four_cards_open_four_rows() -> None:
    state = GAME.deal(6, seed=1)
    assert [len(row) for row in state.rows] == [1, 1, 1, 1]


def test_P6_05_a_row_holds_five_cards_its_first_included() -> None:
    assert rows_text(placed("1 2 3 4 / 90 / 91 / 92", 5).state) == "1 2 3 4 5 / 90 / 91 / 92"
    assert GAME.faults(table("rows 1 2 3 4 5 / 90 / 91 / 92")) == ()
    assert [each.rules for each in GAME.faults(table("rows 1 2 3 4 5 6 / 90 / 91 / 92"))] == [("P6-05",)]


def test_P6_05_a_row_that_is_not_there_is_refused() -> None:
    state = table("rows 30 / 40 / 50 / 60", "revealed p1 3")
    assert refused_by(state, "p1 take R4") == []
    assert refused_by(state, "p1 take R5") == [("P6-05",)]
    assert refused_by(table("rows 30 / - / 50 / 60", "revealed p1 3"), "p1 take R2") == [("P6-05",)]
    assert refused_by(table("rows 30 / 40", "revealed p1 45"), "p1 place 45 R3") == [("P6-05",)]


def test_P6_06_left_over_cards_are_out_of_play_until_the_next_round() -> None:
    state = GAME.deal(2, seed=8)
    first, unused = state, state.unused
    while state.round == 1 and GAME.outcome(state) is None:
        assert state.unused == unused
        state = GAME.play(state, GAME.legal_moves(state)[0]).state
    assert state.round == 2 and state.unused != unused, "all cards were shuffled again"
    assert refused_by(first, f"p1 choose {unused[0]}") == [("P6-07",)]


# --- choosing ---------------------------------------------------------------------------------------------


def test_P6_07_each_picks_one_card_of_the_own_hand_and_lays_it_face_down() -> None:
    state = table(ROWS, "hands p1 21 30 p2 26 36")
    assert [str(move) for move in GAME.legal_moves(state)] == [
        "p1 choose 21",
        "p1 choose 30",
        "p2 choose 26",
        "p2 choose 36",
    ]
    after = GAME.play(state, "p1 choose 30")
    assert after.state.hands == ((21,), (26, 36)) and after.state.chosen == (30, None)
    assert after.state.rows == state.rows and [event.kind for event in after.events] == ["card-chosen"]


@pytest.mark.parametrize("move", ["p1 choose 26", "p1 choose 99", "p1 choose", "p1 choose 21 30", "p1 choose 21 21"])
def test_P6_07_any_other_card_none_or_two_are_refused(move: str) -> None:
    assert refused_by(table(ROWS, "hands p1 21 30 p2 26 36"), move) == [("P6-07",)]


def test_P6_07_a_second_pick_is_refused() -> None:
    state = table(ROWS, "hands p1 30 p2 26 36", "chosen p1 21")
    assert refused_by(state, "p1 choose 30") == [("P6-07",)]
    assert GAME.to_act(state) == (1,) and GAME.legal_moves(state, 0) == ()


def test_P6_08_all_picks_are_revealed_together_when_the_last_has_picked() -> None:
    state = table(ROWS, "hands p1 30 p2 26 36 p3 70 71", "chosen p1 21")
    state = GAME.play(state, "p3 choose 70").state
    assert state.chosen == (21, None, 70) and not any(
        zone.pieces for zone in GAME.zones(state) if zone.kind == "revealed"
    )
    step = GAME.play(state, "p2 choose 36")
    assert [event.kind for event in step.events][:2] == ["card-chosen", "cards-revealed"]
    assert step.events[1].args["cards"] == (21, 36, 70) and step.state.chosen == (None, None, None)


def test_P6_08_revealing_before_all_have_picked_is_refused() -> None:
    state = table(ROWS, "hands p1 30 p2 26 36", "chosen p1 21")
    assert refused_by(state, "p1 reveal") == [("P6-08",)]
    assert GAME.refusals(state, GAME.parse_move("p1 reveal"))[0].args["missing"] == (1,)
    assert refused_by(state, "p1 take R1") == [("P6-08",)], "nothing is revealed, so nothing is taken"
    assert refused_by(state, "p1 place 21 R1") == [("P6-08",)]


# --- placing ----------------------------------------------------------------------------------------------


def test_P6_09_cards_are_placed_from_the_lowest_to_the_highest() -> None:
    step = placed("12 / 37 / 43 / 58", 61, 15, 44, 14)
    assert [event.args["card"] for event in step.events] == [14, 15, 44, 61]
    assert rows_text(step.state) == "12 14 15 / 37 / 43 44 / 58 61"


def test_P6_09_each_card_is_resolved_before_the_next() -> None:
    """The 29 empties the row the 62 was meant for."""
    state = table("rows 61 / 90 91", "revealed p1 62 p2 29")
    assert GAME.to_act(state) == (1,)
    assert rows_text(GAME.play(state, "p2 take R1").state) == "29 62 / 90 91"


def test_P6_09_placing_out_of_order_is_refused() -> None:
    state = table("rows 61 / 90 91", "revealed p1 62 p2 29")
    assert refused_by(state, "p1 place 62 R1") == [("P6-09",)]
    assert refused_by(state, "p1 take R1") == [("P6-09",)]
    assert refused_by(table(ROWS, "revealed p1 21"), "p1 place 22 R1") == [("P6-09",)]
    assert refused_by(table(ROWS, "revealed p1 21"), "p1 place 21 R1") == []


def test_P6_09_picking_again_while_cards_wait_is_refused() -> None:
    state = table("rows 61 / 90 91", "hands p1 5 p2 6", "revealed p2 29")
    assert refused_by(state, "p1 choose 5") == [("P6-09",)]


def test_P6_10_a_card_is_added_at_the_right_hand_end() -> None:
    step = placed("12 14 / 90", 20)
    assert step.state.rows[0] == (12, 14, 20) and "P6-10" in step.events[0].rules


def test_P6_11_a_round_is_ten_turns() -> None:
    state, turns = GAME.deal(3, seed=2), 0
    while state.round == 1:
        step = GAME.play(state, GAME.legal_moves(state)[-1])
        turns += len(events_of(step, "cards-revealed"))
        if events_of(step, "round-ended"):
            before_scoring = next(
                beat.state
                for beat in GAME.unfold(state, GAME.legal_moves(state)[-1])
                if beat.event.kind == "round-ended"
            )
            assert before_scoring.hands == ((), (), ())
        state = step.state
    assert turns == 10


def test_P6_12_a_card_may_join_a_row_that_ends_lower() -> None:
    state = table("rows 12 / 37 / 43 / 58", "revealed p1 14")
    assert refused_by(state, "p1 place 14 R1") == []
    event = GAME.settle(state).events[0]
    assert event.args["row"] == 1 and event.args["higher"] == (2, 3, 4) and "P6-12" in event.rules


def test_P6_12_joining_a_row_that_ends_higher_is_refused() -> None:
    """Near does not help: 45 is close to 47, but 47 is higher."""
    state = table("rows 12 / 47 / 43 / 58", "revealed p1 45")
    assert refused_by(state, "p1 place 45 R2") == [("P6-12",)]
    assert rows_text(GAME.settle(state).state) == "12 / 47 / 43 45 / 58"


def test_P6_12_the_last_card_counts_not_the_first() -> None:
    assert rows_text(placed("10 60 / 20 / 90 / 91", 50).state) == "10 60 / 20 50 / 90 / 91"


def test_P6_13_nearest_row() -> None:
    step = placed("12 14 15 / 37 / 43 / 58", 44)
    event = step.events[0]
    assert rows_text(step.state) == "12 14 15 / 37 / 43 44 / 58"
    assert [(each["row"], each["gap"]) for each in event.args["possible"]] == [(1, 29), (2, 7), (3, 1)]
    assert (event.args["row"], event.args["gap"]) == (3, 1) and "P6-13" in event.rules


@pytest.mark.parametrize("row", ["R1", "R2"])
def test_P6_13_a_row_further_away_is_refused(row: str) -> None:
    state = table("rows 12 14 15 / 37 / 43 / 58", "revealed p1 44")
    assert refused_by(state, f"p1 place 44 {row}") == [("P6-13",)]
    assert GAME.legal_moves(state) == (), "the player has no choice"


def test_P6_13_choosing_a_row_with_a_card_that_is_not_low_is_refused() -> None:
    state = table("rows 12 / 37 / 43 / 58", "revealed p1 44")
    assert [refused_by(state, f"p1 take R{number}") for number in (1, 2, 3, 4)] == [[("P6-13",)]] * 4


def test_P6_14_a_row_of_five_is_full() -> None:
    fifth, sixth = placed("1 2 3 4 / 90", 5), placed("1 2 3 4 5 / 90", 6)
    assert "P6-14" in fifth.events[0].rules and fifth.state.piles == ((),), "the fifth completes it"
    assert sixth.state.piles == ((1, 2, 3, 4, 5),), "the sixth takes"
    assert "P6-14" not in placed("1 2 3 / 90", 4).events[0].rules


def test_P6_15_the_sixth_card_takes_the_five_and_opens_the_row() -> None:
    step = placed("12 14 15 21 26 / 37 / 43 44 / 58 61", 30)
    assert rows_text(step.state) == "30 / 37 / 43 44 / 58 61"
    assert step.state.piles == ((12, 14, 15, 21, 26),), "the played card is not taken"
    event = step.events[0]
    assert event.kind == "row-taken-full" and event.args["heads"] == 6 and "P6-15" in event.rules


def test_P6_15_a_full_row_further_away_is_left_alone() -> None:
    assert rows_text(placed("1 2 3 4 5 / 20", 30).state) == "1 2 3 4 5 / 20 30"


def test_P6_16_a_low_card_takes_a_whole_row_and_opens_it() -> None:
    state = table("rows 30 36 / 37 / 43 44 / 58 61", "revealed p1 3")
    assert GAME.to_act(state) == (0,)
    step = GAME.play(state, "p1 take R3")
    assert rows_text(step.state) == "30 36 / 37 / 3 / 58 61" and step.state.piles == ((43, 44),)
    assert step.events[0].kind == "row-taken-low" and "P6-16" in step.events[0].rules


def test_P6_16_placing_a_low_card_in_a_row_is_refused() -> None:
    state = table("rows 30 36 / 37 / 43 44 / 58 61", "revealed p1 3")
    assert [refused_by(state, f"p1 place 3 R{number}") for number in (1, 2, 3, 4)] == [[("P6-16",)]] * 4


def test_P6_16_low_means_lower_than_every_row_end() -> None:
    assert GAME.to_act(table("rows 2 / 37 / 43 / 58", "revealed p1 3")) == ()
    assert GAME.to_act(table("rows 4 / 37 / 43 / 58", "revealed p1 3")) == (0,)


def test_P6_16_a_low_card_is_announced_before_its_owner_chooses() -> None:
    step = GAME.play(table("rows 30 36 / 37", "hands p1 3 p2 -", "chosen p2 80"), "p1 choose 3")
    assert [event.kind for event in step.events] == ["card-chosen", "cards-revealed", "low-card"]
    assert GAME.to_act(step.state) == (0,) and "P6-16" in step.events[-1].rules


def test_P6_17_any_row_may_be_taken_the_cheapest_is_advice() -> None:
    state = table("rows 30 36 / 37 / 43 44 / 58 61", "revealed p1 3")
    assert [str(move) for move in GAME.legal_moves(state)] == [f"p1 take R{number}" for number in (1, 2, 3, 4)]
    costs = GAME.count(state, "costs", "rows")
    assert costs.args["result"] == (4, 1, 6, 2) and costs.args["cheapest"] == (2,)
    assert "P6-17" in GAME.play(state, "p1 take R3").events[0].rules
    assert "P6-17" not in {
        rule_id for move in GAME.legal_moves(state) for each in GAME.refusals(state, move) for rule_id in each.rules
    }
    title, wording = rule("P6-17", "pega6", "en")
    assert title and "any row" in wording


# --- heads, piles, scoring --------------------------------------------------------------------------------

HEADS = {
    7: {55},
    5: {11, 22, 33, 44, 66, 77, 88, 99},
    3: {10, 20, 30, 40, 50, 60, 70, 80, 90, 100},
    2: {5, 15, 25, 35, 45, 65, 75, 85, 95},
}


def heads(card: int) -> int:
    """From the table of the rulebook, not from the formula."""
    return next((count for count, cards in HEADS.items() if card in cards), 1)


def test_P6_18_heads_of_every_card() -> None:
    state = table("rows 1")
    counted = {card: GAME.count(state, "heads", str(card)).args["result"] for card in range(1, 105)}
    assert counted == {card: heads(card) for card in range(1, 105)}
    assert Counter(counted.values()) == {1: 76, 2: 9, 3: 10, 5: 8, 7: 1}
    assert sum(counted.values()) == 171


@pytest.mark.parametrize(
    ("card", "why"), [(1, "plain"), (35, "five"), (50, "ten"), (77, "double"), (55, "both"), (101, "plain")]
)
def test_P6_18_the_reason_is_given(card: int, why: str) -> None:
    assert GAME.count(table("rows 1"), "heads", str(card)).args["why"] == why


def test_P6_19_taken_cards_go_onto_the_takers_pile() -> None:
    state = table("rows 1 2 3 4 5 / 90", "revealed p1 91 p2 6", "piles p1 70 p2 60 61")
    step = GAME.settle(state)
    assert step.state.piles == ((70,), (60, 61, 1, 2, 3, 4, 5))
    assert "P6-19" in step.events[0].rules


def test_P6_20_a_taken_card_never_enters_a_hand() -> None:
    step = GAME.settle(table("rows 1 2 3 4 5 / 90", "hands p1 8 p2 9", "revealed p1 6"))
    assert step.state.hands == ((8,), (9,))
    assert refused_by(step.state, "p1 choose 8") == []


def test_P6_20_choosing_a_taken_card_is_refused() -> None:
    state = table("rows 6 / 90", "hands p1 8 p2 9", "piles p1 1 2 3 4 5")
    assert refused_by(state, "p1 choose 3") == [("P6-20", "P6-07")]
    assert refused_by(state, "p2 choose 3") == [("P6-07",)], "it lies on somebody else's pile"


def test_P6_21_the_round_ends_when_every_hand_card_has_been_played() -> None:
    one_left = table("rows 1 / 90", "hands p1 - p2 -", "revealed p1 2 p2 91")
    assert [event.kind for event in GAME.settle(one_left).events] == ["card-placed", "card-placed", "round-ended"]
    not_yet = table("rows 1 / 90", "hands p1 - p2 92", "revealed p1 2 p2 91")
    assert [event.kind for event in GAME.settle(not_yet).events] == ["card-placed", "card-placed"]


def test_P6_22_heads_in_the_pile_are_added_to_the_total() -> None:
    state = table("rows 55 / 66", NOBODY_HAS, "piles p1 10 11 12 p2 -", "totals p1 4 p2 9", "unused 77 88")
    step = GAME.settle(state)
    scores = [dict(score) for score in events_of(step, "round-ended")[0].args["scores"]]
    assert scores == [{"seat": 0, "heads": 9, "total": 13}, {"seat": 1, "heads": 0, "total": 9}]
    assert step.state.totals == (13, 9), "cards in rows or set aside count for nobody"


def test_P6_23_a_new_round_is_dealt_from_all_cards() -> None:
    state = table("rows 55 / 66", NOBODY_HAS, "piles p1 10 11 12", "seed 4")
    step = GAME.settle(state)
    dealt = events_of(step, "round-dealt")[0]
    assert {"P6-23", "P6-04", "P6-05"} <= set(dealt.rules)
    after = step.state
    assert after.round == 2 and after.piles == ((), ()) and after.totals == (9, 0)
    assert [len(hand) for hand in after.hands] == [10, 10] and [len(row) for row in after.rows] == [1] * 4
    assert sorted(sum((*after.hands, *after.rows, after.unused), ())) == list(range(1, 105))
    assert GAME.settle(state._replace(seed=5)).state.hands != after.hands


def test_P6_23_without_a_seed_the_next_round_waits() -> None:
    step = GAME.settle(table("rows 55 / 66", NOBODY_HAS, "piles p1 10"))
    assert GAME.to_act(step.state) == () and GAME.outcome(step.state) is None
    assert step.state.stage == "deal" and refused_by(step.state, "p1 choose 10") == [("T-02",)]
    dealt = GAME.settle(GAME.set_field(step.state, "seed", 9))
    assert GAME.to_act(dealt.state) == (0, 1)


def test_P6_23_nothing_of_the_old_round_stays_on_the_table() -> None:
    step = GAME.settle(table("rows 1 / 2", NOBODY_HAS, "chosen p1 7", "revealed p2 8", "seed 3", "stage deal"))
    pieces = Counter(piece for zone in GAME.zones(step.state) for piece in zone.pieces)
    assert pieces == Counter(str(number) for number in range(1, 105))


@pytest.mark.parametrize(("total", "over"), [(65, False), (66, True), (67, True)])
def test_P6_24_the_game_ends_after_the_round_in_which_a_total_reaches_66(total: int, over: bool) -> None:
    step = GAME.settle(table("rows 55", NOBODY_HAS, "piles p1 1", f"totals p1 {total - 1} p2 3"))
    outcome = GAME.outcome(step.state)
    assert (outcome is not None) == over
    if outcome:
        assert outcome.reason == "target" and "P6-24" in outcome.rules
        assert refused_by(step.state, "p1 choose 3") == [("T-04",)]


def test_P6_25_the_lowest_total_wins() -> None:
    end = GAME.settle(table("rows 55", "hands p1 - p2 - p3 -", "totals p1 66 p2 20 p3 19")).state
    outcome = GAME.outcome(end)
    assert outcome is not None and outcome.winners == (2,) and outcome.scores == (66, 20, 19)
    assert "P6-25" in outcome.rules and "P6-26" not in outcome.rules


def test_P6_26_a_tie_for_the_lowest_total_is_shared() -> None:
    end = GAME.settle(table("rows 55", "hands p1 - p2 - p3 -", "totals p1 68 p2 48 p3 48")).state
    outcome = GAME.outcome(end)
    assert outcome is not None and outcome.winners == (1, 2) and "P6-26" in outcome.rules
    everybody = GAME.outcome(GAME.settle(table("rows 55", NOBODY_HAS, "totals p1 70 p2 70")).state)
    assert everybody is not None and everybody.winners == (0, 1)


@pytest.mark.parametrize("target", [1, 30, 66, 100, 1000])
def test_P6_27_another_target_may_be_agreed_on(target: int) -> None:
    for total in (target - 1, target):
        end = GAME.settle(table("rows 55", NOBODY_HAS, f"totals p1 {total}", options=f"target_points={target}")).state
        assert (GAME.outcome(end) is not None) == (total == target)
    assert GAME.deal(2, seed=1, target_points=target).options["target_points"] == target


@pytest.mark.parametrize("rounds", [1, 2, 5, 100])
def test_P6_27_a_fixed_number_of_rounds_instead(rounds: int) -> None:
    for number in (rounds - 1, rounds):
        if number == 0:
            continue
        options = f"fixed_rounds={rounds}"
        end = GAME.settle(table("rows 55", NOBODY_HAS, "totals p1 500", f"round {number}", options=options)).state
        outcome = GAME.outcome(end)
        assert (outcome is not None) == (number == rounds), "the target is not used"
        if outcome:
            assert outcome.reason == "rounds" and outcome.rules == ("P6-27", "P6-25")


@pytest.mark.parametrize(
    "options", [{"target_points": 0}, {"fixed_rounds": 0}, {"fixed_rounds": -1}, {"target_points": 1.5}]
)
def test_P6_27_a_target_or_number_without_sense_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.deal(2, seed=1, **options)
    assert caught.value.rules == ("P6-27",)


# --- rulings ----------------------------------------------------------------------------------------------


def test_P6_C02_the_66_is_checked_only_at_the_end_of_a_round() -> None:
    """A pile worth 40 on top of 60 does not stop the round."""
    state = table("rows 1 / 2", "hands p1 3 p2 4", "piles p1 11 22 33 44 66 77 88 99", "totals p1 60")
    step = GAME.play(state, "p1 choose 3")
    assert GAME.outcome(step.state) is None and GAME.to_act(step.state) == (1,)
    assert GAME.outcome(GAME.play(step.state, "p2 choose 4").state) is not None


def test_P6_C25_the_rows_lie_in_the_order_they_were_dealt() -> None:
    for seed in range(5):
        opening = shuffled(range(1, 105), seed, "round", 1)[30:34]
        assert GAME.deal(3, seed=seed).rows == tuple((card,) for card in opening)
    assert any(list(state.rows) != sorted(state.rows) for state in (GAME.deal(3, seed=seed) for seed in range(5)))


def test_P6_C25_the_order_of_the_rows_makes_no_difference() -> None:
    for cards in ((12, 37, 43, 58), (58, 12, 43, 37)):
        step = placed(" / ".join(map(str, cards)), 61, 15, 44, 14)
        assert sorted(step.state.rows) == [(12, 14, 15), (37,), (43, 44), (58, 61)]


@pytest.mark.parametrize("shown", [True, False])
def test_P6_C26_hands_are_secret_and_piles_may_be_shown(shown: bool) -> None:
    state = table(ROWS, "hands p1 21 30 p2 26 36", "piles p1 5 p2 10 11", options=f"show_piles={shown}")
    seen = GAME.seen_by(state, 0)
    assert seen.hands == ((21, 30), (0, 0)) and seen.rows == state.rows
    assert seen.piles == ((5,), (10, 11) if shown else (0, 0)), "their size is always seen"


def test_moves_are_plain_values() -> None:
    assert GAME.legal_moves(table("rows 1", "hands p1 7 p2 8"), 1) == (Move(1, "choose", (8,)),)
