"""Setting up, the reserve, drawing, playing and resolving tricks, rule by rule."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca_engine.core import Args, BadSetup, Event
from ludoteca_engine.texts import rule, say
from tests.engine.tricky_twist.table import GAME, events_of, kinds, played, refused_by, table, trick

SCORE_CARDS = {"RUN", "PAIR-1", "PAIR-2", "SUIT", "KINDS", "FEW", "MANY", "EVEN", "ODD"}
BONUS_CARDS = {"BACK", "FLIP", "JOKER", "TRICKS", "V1", "V2", "V3", "V4"}
FOUR = "hands p1 3W 4O p2 9W 5O p3 2O 6O p4 2W 7O"


def ready(**kwargs):
    """A dealt game whose reserves are all laid down."""
    state = GAME.deal(kwargs.pop("players", 4), seed=kwargs.pop("seed", 3), **kwargs)
    while state.stage == "reserve":
        state = GAME.play(state, GAME.legal_moves(state)[0]).state
    return state


# --- setting up -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4])
def test_TT_01_three_or_four_play(players):
    assert len(GAME.deal(players, seed=1).hands) == players


@pytest.mark.parametrize("players", [1, 2, 5, 12])
def test_TT_01_other_numbers_are_refused(players):
    with pytest.raises(BadSetup) as caught:
        GAME.deal(players, seed=1)
    assert caught.value.rules == ("TT-01",)


def test_TT_02_nine_score_cards_one_of_them_up():
    tops = set()
    for seed in range(60):
        state = GAME.deal(3, seed=seed)
        assert {state.score, *state.scorepile} == SCORE_CARDS and len(state.scorepile) == 8
        tops.add(state.score)
    assert tops == SCORE_CARDS


def test_TT_03_eight_bonus_cards_lie_out():
    state = GAME.deal(3, seed=1)
    assert set(state.supply) == BONUS_CARDS and len(state.supply) == 8 and state.bonus == ((), (), ())


@pytest.mark.parametrize("score", sorted(SCORE_CARDS))
def test_TT_04_the_score_card_decides_which_side_is_up(score):
    state = table("players 3", f"score {score}")
    side = GAME.count(state, "side", "").args
    assert side["side"] == ("values" if score in ("RUN", "EVEN", "ODD") else "suits") and side["assumed"]
    kind = "turnedsupply" if score in ("RUN", "EVEN", "ODD") else "supply"
    assert kind in [zone.id for zone in GAME.zones(state)]


def test_TT_05_chance_decides_who_is_first():
    first = Counter(GAME.deal(4, seed=seed).first for seed in range(80))
    assert set(first) == {0, 1, 2, 3} and all(
        GAME.deal(4, seed=s).leader == GAME.deal(4, seed=s).first for s in range(9)
    )


def next_round(*sections, options=""):
    state = table("hands p1 - p2 - p3 -", "stage deal", "seed 5", *sections, options=options)
    return GAME.settle(state)


def test_TT_06_the_next_score_card_covers_the_last():
    step = next_round("score ODD", "scorepile SUIT RUN")
    assert step.state.score == "SUIT" and step.state.scored == ("ODD",) and step.state.scorepile == ("RUN",)
    assert "TT-06" in step.events[0].rules


@pytest.mark.parametrize(
    ("old", "new", "again"), [("ODD", "SUIT", False), ("SUIT", "RUN", False), ("ODD", "RUN", True)]
)
def test_TT_07_the_variable_cards_are_turned_to_match(old, new, again):
    (event,) = next_round(f"score {old}", f"scorepile {new}").events
    assert event.args["again"] == again and event.args["side"] == ("values" if new == "RUN" else "suits")
    assert "TT-07" in event.rules


@pytest.mark.parametrize(("players", "each"), [(3, 16), (4, 12)])
def test_TT_08_all_48_cards_are_dealt_evenly(players, each):
    state = GAME.deal(players, seed=9)
    cards = [card for hand in state.hands for card in hand]
    assert [len(hand) for hand in state.hands] == [each] * players
    assert sorted(cards) == sorted(f"{value}{suit}" for suit in "OXWD" for value in range(1, 13))


def test_TT_09_a_hand_is_seen_by_its_owner_alone():
    state = GAME.deal(4, seed=9)
    assert GAME.seen_by(state, 2).hands == tuple(h if n == 2 else ("?",) * 12 for n, h in enumerate(state.hands))


CHOOSING = "hands p1 1O 2O 3O 2X 9X 12X 4W 5W 3D 4D 6D 7D p2 ?*12 p3 ?*12 p4 ?*12"
FIVE = "aside 4W 5W 12X 3D 4D"


def test_TT_10_five_cards_make_a_reserve():
    state = played(table(CHOOSING, "stage reserve"), "p1 aside 4W", "p1 aside 5W 12X 3D 4D")
    assert GAME.legal_moves(state, 0) == (GAME.parse_move("p1 close"),)
    closed = GAME.play(state, "p1 close").state
    assert closed.hands[0] == ("1O", "2O", "3O", "2X", "9X", "6D", "7D") and len(closed.reserves[0].cards) == 5
    assert GAME.to_act(closed) == (1, 2, 3)


def test_TT_10_the_order_of_putting_aside_makes_no_difference():
    start = table(CHOOSING, "stage reserve", "seed 4")
    one = played(start, f"p1 {FIVE}", "p1 close")
    other = played(start, *(f"p1 aside {card}" for card in ("3D", "12X", "4D", "5W", "4W")), "p1 close")
    assert one == other


@pytest.mark.parametrize("count", [0, 1, 4])
def test_TT_10_fewer_than_five_are_refused(count):
    state = table(CHOOSING, "stage reserve")
    if count:
        state = GAME.play(state, "p1 aside " + " ".join(FIVE.split()[1 : 1 + count])).state
    assert refused_by(state, "p1 close") == [("TT-10",)]


def test_TT_10_more_than_five_and_strange_cards_are_refused():
    state = played(table(CHOOSING, "stage reserve"), f"p1 {FIVE}")
    assert refused_by(state, "p1 aside 6D") == [("TT-10",)]
    fresh = table(CHOOSING, "stage reserve")
    assert refused_by(fresh, "p1 aside 12D") == [("TT-10",)]
    assert refused_by(fresh, "p1 aside 4W 4W") == [("TT-10",)]
    assert refused_by(fresh, "p1 return 4W") == [("TT-10",)]
    assert refused_by(table("hands p1 1O 2O 3O p2 4O p3 5O", "stage reserve"), "p1 aside 1O") == [("TT-10",)]
    assert refused_by(played(state, "p1 close"), "p1 aside 6D") == [("TT-10", "TT-11")]


def test_TT_10_a_card_may_be_taken_back_until_the_reserve_is_closed():
    start = table(CHOOSING, "stage reserve")
    assert played(start, "p1 aside 4W", "p1 return 4W") == start


def test_TT_11_the_owner_knows_the_cards_but_not_their_order():
    state = played(table(CHOOSING, "stage reserve", "seed 4"), f"p1 {FIVE}", "p1 close")
    view = GAME.seen_by(state, 0)
    assert view.reserves[0].cards == ("12X", "4W", "5W", "3D", "4D") and view.reserves[0].order == ()
    assert "{12X 4W 5W 3D 4D}" in GAME.text(view)
    assert (
        len(
            {
                played(table(CHOOSING, "stage reserve", f"seed {n}"), f"p1 {FIVE}", "p1 close").reserves[0].order
                for n in range(40)
            }
        )
        > 20
    )


def test_TT_11_peeking_is_refused():
    assert refused_by(ready(), "p1 peek") == [("TT-11",)]


# --- drawing ----------------------------------------------------------------------------------------------

BOX = "reserves p1 10W 7O p2 5X 10X p3 5W 3D p4 3X 10O"


def test_TT_12_everybody_may_draw_the_leader_first():
    state = table(FOUR, BOX, "leader p3")
    order = []
    while GAME.to_act(state) and not any(state.middle) and len(order) < 4:
        order.append(GAME.to_act(state)[0])
        state = GAME.play(state, f"p{order[-1] + 1} draw").state
    assert order == [2, 3, 0, 1] and GAME.to_act(state) == (2,)
    assert "10W" in state.hands[0] and "5W" in state.hands[2] and [len(r.cards) for r in state.reserves] == [1] * 4


def test_TT_12_drawing_out_of_turn_or_after_the_lead_is_refused():
    state = table(FOUR, BOX)
    assert refused_by(state, "p2 draw") == [("TT-12",)]
    assert refused_by(state, "p1 play 3W") == [("TT-12",)]
    led = played(table(FOUR, BOX, "asked 4"), "p1 play 3W")
    assert refused_by(led, "p2 draw") == [("TT-12",)]


def test_TT_13_drawing_is_optional():
    state = played(table(FOUR, BOX), *(f"p{seat} pass" for seat in (1, 2, 3, 4)))
    assert state.hands == table(FOUR).hands and [str(m) for m in GAME.legal_moves(state)] == [
        "p1 play 3W",
        "p1 play 4O",
    ]


def test_TT_13_a_second_draw_and_an_empty_reserve_are_refused():
    state = played(table(FOUR, BOX), "p1 draw")
    assert refused_by(state, "p1 draw") == [("TT-13",)]
    empty = table(FOUR, "reserves p2 5X 10X")
    assert refused_by(empty, "p1 draw") == [("TT-13",)] and GAME.to_act(empty) == (1,)


# --- playing ----------------------------------------------------------------------------------------------


def test_TT_14_the_leader_plays_any_card():
    state = table(FOUR)
    assert [str(move) for move in GAME.legal_moves(state)] == ["p1 play 3W", "p1 play 4O"]
    assert "TT-14" in GAME.play(state, "p1 play 4O").events[0].rules


def test_TT_14_a_card_that_is_not_in_the_hand_is_refused():
    assert refused_by(table(FOUR), "p1 play 9W") == [("TT-14",)]
    assert refused_by(table(FOUR, "reserves p1 10W", "asked 4"), "p1 play 10W") == [("TT-14", "TT-12")]


def test_TT_15_the_others_follow_clockwise():
    state = table(FOUR, "leader p3")
    order = []
    for card in ("2O", "7O", "4O"):
        order.append(GAME.to_act(state)[0])
        state = GAME.play(state, f"p{order[-1] + 1} play {card}").state
    assert order == [2, 3, 0] and GAME.to_act(state) == (1,)


def test_TT_15_playing_out_of_turn_is_refused():
    state = played(table(FOUR), "p1 play 3W")
    assert refused_by(state, "p3 play 2O") == refused_by(state, "p1 play 4O") == [("TT-15",)]


def test_TT_16_any_card_of_the_led_suit_will_do():
    state = table("hands p1 3W 4O p2 1W 9W 5O p3 2O", "middle p1 7W")
    assert [str(move) for move in GAME.legal_moves(state)] == ["p2 play 1W", "p2 play 9W"]
    assert GAME.play(state, "p2 play 1W").events[0].args["held"] == ("1W", "9W")


def test_TT_16_throwing_off_while_holding_the_led_suit_is_refused():
    state = table("hands p1 3W 4O p2 1W 9W 5O p3 2O", "middle p1 7W")
    assert refused_by(state, "p2 play 5O") == [("TT-16",)]
    (refusal,) = GAME.refusals(state, GAME.parse_move("p2 play 5O"))
    assert "1W and 9W" in say(refusal, "tricky-twist", "en")


def test_TT_16_it_makes_no_difference_that_others_could_not_follow_an_off_suit_card_is_refused():
    state = table("hands p1 4O p2 5O p3 3W 6O", "middle p1 7W p2 12D")
    assert refused_by(state, "p3 play 6O") == [("TT-16",)] and refused_by(state, "p3 play 3W") == []


def test_TT_16_the_reserve_does_not_bind():
    """John's crowns lie in the reserve: he is free."""
    state = table("hands p1 4O p2 5O p3 2O 6D", "reserves p3 5W 4W", "middle p1 7W p2 9W")
    assert refused_by(state, "p3 play 2O") == []


def test_TT_17_without_the_led_suit_any_card_may_be_played():
    state = table("hands p1 4O p2 5O 6D 7X p3 3W", "middle p1 7W")
    assert len(GAME.legal_moves(state)) == 3
    event = GAME.play(state, "p2 play 7X").events[0]
    assert event.kind == "card-thrown" and "TT-17" in event.rules


def test_TT_18_a_trick_is_complete_when_everybody_has_played():
    state = table("hands p1 4O p2 5O p3 3W 6O", "middle p1 7W p2 12D")
    assert kinds(GAME.settle(state)) == []
    assert "TT-18" in events_of(GAME.play(state, "p3 play 3W"), "trick-won")[0].rules


# --- resolving --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        (("7W", "9W", "2O", "2W"), 1),
        (("3W", "12O", "12X", "12D"), 0),
        (("3W", "10W", "11W", "12W"), 3),
        (("5X", "4X", "12W", "6X"), 3),
    ],
)
def test_TT_20_the_highest_card_of_the_led_suit_wins(cards, winner):
    event = events_of(trick(*cards), "trick-won")[0]
    assert event.args["seat"] == winner and "TT-20" in event.rules


def test_TT_20_a_higher_card_of_another_suit_is_named_as_no_winner():
    event = events_of(trick("3W", "12O", "4W"), "trick-won")[0]
    assert event.args["high"] == ("12O",) and "those never win" in say(event, "tricky-twist", "en")


def test_TT_21_the_winner_collects_only_the_led_suit():
    state = trick("6W", "9W", "2O", "2W").state
    assert state.tricks == ((), (("6W", "9W", "2W"),), (), ())


def test_TT_21_that_may_be_the_leaders_card_alone():
    step = trick("5X", "9D", "12O")
    assert step.state.tricks[0] == (("5X",),) and events_of(step, "trick-won")[0].args["alone"]


def test_TT_22_each_trick_is_a_pile_of_its_own():
    state = trick("6W", "9W", "2W", more="tricks p2 1D 2D / 5X").state
    assert state.tricks[1] == (("1D", "2D"), ("5X",), ("6W", "9W", "2W"))
    assert [zone.id for zone in GAME.zones(state) if zone.kind == "trick"] == ["trick-p2-1", "trick-p2-2", "trick-p2-3"]


def test_TT_23_every_other_card_goes_home_as_a_false_trick():
    step = trick("6W", "9D", "2O", "8W")
    assert step.state.false == ((), ("9D",), ("2O",), ()) and not any(step.state.middle)
    assert [event.args["card"] for event in events_of(step, "false-trick")] == ["9D", "2O"]


def test_TT_24_whoever_followed_without_winning_gets_nothing():
    step = trick("6W", "9W", "2O", "2W")
    assert step.state.tricks[0] == step.state.tricks[3] == () and step.state.false[0] == step.state.false[3] == ()
    event = events_of(step, "trick-won")[0]
    assert event.args["empty"] == (0, 3) and "TT-24" in event.rules


def test_TT_20_to_TT_24_a_won_trick_is_told_with_all_that_explains_it():
    first, alone = (
        events_of(trick(*cards), "trick-won")[0] for cards in (("6W", "9W", "12O", "2W"), ("5X", "9D", "4O"))
    )
    assert first == Event(
        "trick-won",
        ("TT-18", "TT-20", "TT-21", "TT-22", "TT-24"),
        Args(
            seat=1,
            card="9W",
            suit="W",
            cards=("6W", "9W", "2W"),
            others=("12O",),
            high=("12O",),
            empty=(0, 3),
            alone=False,
        ),
        ("9W", "6W", "2W", "12O"),
    )
    assert alone.rules == ("TT-18", "TT-20", "TT-21", "TT-22") and alone.about == ("5X", "9D", "4O")
    assert (alone.args["others"], alone.args["high"], alone.args["empty"]) == (("9D", "4O"), ("9D",), ())


def test_TT_25_tricks_and_false_tricks_stay_apart():
    state = trick("6W", "9W", "2O", more="tricks p2 5X | false p2 1D p3 4D").state
    assert len(state.tricks[1]) == 2 and state.false == ((), ("1D",), ("4D", "2O"))


def test_TT_26_the_winner_leads_the_next_trick():
    state = trick("6W", "9W", "2O", "2W").state
    assert state.leader == 1 and GAME.to_act(state) == (1,)


def test_TT_40_an_empty_hand_ends_the_round_even_with_a_reserve():
    state = table("hands p1 1O p2 - p3 2O", "middle p1 6W p2 9W p3 2W", "reserves p2 3D 4D")
    assert kinds(GAME.settle(state)) == ["trick-won", "round-over"]
    over = table("hands p1 1O p2 - p3 2O", "reserves p2 3D 4D")
    assert GAME.to_act(over) == () and refused_by(over, "p2 draw") == [("TT-40", "TT-Q03")]


def test_TT_41_otherwise_a_new_trick_begins():
    assert kinds(trick("6W", "9W", "2W")) == ["trick-won", "next-trick"]


def test_TT_42_cards_left_over_score_nothing():
    poor = table("hands p1 - p2 8O 9O p3 1X", "reserves p2 3D 4D", "score KINDS")
    step = GAME.settle(poor)
    assert step.state.points == (0, 0, 0)
    assert [dict(each) for each in step.events[0].args["left"]] == [
        {"seat": 1, "hand": 2, "reserve": 2},
        {"seat": 2, "hand": 1, "reserve": 0},
    ]


@pytest.mark.parametrize("players", [3, 4])
def test_TT_60_there_are_as_many_rounds_as_players(players):
    last = f"hands {' '.join(f'p{seat} -' for seat in range(1, players + 1))}"
    for number in range(1, players + 1):
        step = GAME.settle(table(last, f"round {number}", "score KINDS"))
        assert (GAME.outcome(step.state) is not None) == (number == players)


def test_TT_61_the_next_player_to_the_left_is_first():
    for first in (1, 2, 3):
        state = next_round(f"first p{first}", "score ODD", "scorepile RUN").state
        assert state.first == state.leader == first % 3


def test_TT_62_the_most_points_win():
    step = GAME.settle(table("hands p1 - p2 - p3 -", "totals p1 40 p2 51 p3 50", "round 3", "score KINDS"))
    outcome = GAME.outcome(step.state)
    assert outcome and outcome.winners == (1,) and outcome.scores == (40, 51, 50) and "TT-62" in outcome.rules
    assert refused_by(step.state, "p1 play 1O") == [("T-04",)]


def test_TT_63_a_tie_is_shared():
    step = GAME.settle(table("hands p1 - p2 - p3 -", "totals p1 51 p2 51 p3 50", "round 3", "score KINDS"))
    outcome = GAME.outcome(step.state)
    assert outcome and outcome.winners == (0, 1) and "TT-63" in outcome.rules


def test_every_rule_is_worded_in_full():
    assert all(all(rule(each.id, "tricky-twist", lang)) for each in GAME.rules for lang in ("en", "pt", "it", "nl"))
