"""Every example ends as the rules state. What they state is written out here, apart from the engine."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca_engine.core import Count, Event, Example, Page, Refusal, Show, Try, replay
from ludoteca_engine.tricky_twist.examples_round import HANDS, PLAYS, RESERVES, ROUND_END, ROUND_PARTS
from tests.engine.tricky_twist.table import GAME, base_of, card_of

IDS = [
    "trick-7-9-2",
    "resolve-elsa",
    "bonus-elsa",
    "score-earl",
    "score-elsa",
    "score-john",
    "score-add-card",
    "card-run",
    "card-suit",
    "card-kinds",
    "card-even",
    "card-odd",
    "card-pair",
    "card-few",
    "card-many",
    "idea",
    "card-anatomy",
    "sides",
    "deal-reserve",
    "reserve-box",
    "lone-lead",
    "use-icons",
    "bonus-back",
    "bonus-flip",
    "bonus-joker",
    "bonus-tricks",
    "bonus-suit-side",
    "bonus-odd",
    "bonus-even",
    "bonus-any",
    "bonus-plus-minus",
    "x-sevens-order",
    "x-round-end",
]
EARL, ELSA, JOHN, DICK = range(4)


def pages_of(name: str) -> Any:
    return replay(GAME, GAME.example(name))


def last_of(name: str) -> Any:
    return pages_of(name)[-1].state


def said(name: str, kind: str) -> list[Event]:
    return [page.said for page in pages_of(name) if isinstance(page.said, Event) and page.said.kind == kind]


def counted(name: str) -> list[int]:
    pages = (page.said for page in pages_of(name))
    return [each.args["result"] for each in pages if isinstance(each, Event) and "result" in each.args]


def test_all_33_examples_are_there_and_the_whole_round_besides():
    assert len(IDS) == 33
    assert {example.id for example in GAME.examples} == {f"tricky-twist/{name}" for name in (*IDS, "x-whole-round")}


def test_the_trick_of_four_cards():
    pages = pages_of("trick-7-9-2")
    complete = next(page.state for page in pages if page.state.middle == ("7W", "9W", "2O", "2W"))
    assert [len(hand) for hand in complete.hands] == [6, 6, 6, 6]
    followed = said("trick-7-9-2", "card-followed")
    assert [(event.args["seat"], event.args["held"]) for event in followed] == [
        (ELSA, ("1W", "9W")),
        (DICK, ("2W", "3W", "11W", "12W")),
    ]
    assert [event.args["seat"] for event in said("trick-7-9-2", "card-thrown")] == [JOHN]


def test_elsa_collects_three_cards_and_john_gets_his_own_back():
    state = last_of("resolve-elsa")
    assert state.tricks == ((), (("7W", "9W", "2W"),), (), ()) and state.false == ((), (), ("2O",), ())
    assert [len(hand) for hand in state.hands] == [6, 6, 6, 6] and counted("resolve-elsa") == [6]


def test_elsa_takes_a_bonus_card_and_earl_none():
    state = last_of("bonus-elsa")
    assert [owned.card for owned in state.bonus[ELSA]] == ["TRICKS"] and len(state.supply) == 7
    assert state.bonus[EARL] == () and state.leader == ELSA


@pytest.mark.parametrize(("name", "points"), [("score-earl", 9), ("score-elsa", 12), ("score-john", 24)])
def test_base_scores_are_those_of_the_rulebook(name: str, points: int):
    assert counted(name) == [points]


def test_the_score_card_is_added():
    state = last_of("score-add-card")
    assert state.points == state.totals == (9, 15, 25)


OTHER_CARDS = {
    "RUN": ((1, 0), (2, 1), (2, 1)),
    "PAIR-1": ((1, 0), (1, 0), (3, 3)),
    "PAIR-2": ((0, 0), (2, 1), (1, 0)),
    "SUIT": ((1, 0), (2, 1), (3, 3)),
    "KINDS": ((1, 0), (3, 3), (2, 1)),
    "EVEN": ((1, 0), (2, 1), (2, 1)),
    "ODD": ((0, 0), (2, 1), (2, 1)),
    "FEW": ((1, 12), (4, 7), (4, 7)),
    "MANY": ((1, 3), (4, 12), (4, 12)),
}


@pytest.mark.parametrize("score", OTHER_CARDS)
def test_other_score_cards_on_the_same_round(score: str):
    state = GAME.parse(ROUND_END)._replace(score=score)
    found = [GAME.count(state, "card", f"p{seat}").args for seat in (1, 2, 3)]
    assert tuple((args["count"], args["points"]) for args in found) == OTHER_CARDS[score]


COUNTS = {
    "card-run": [3],
    "card-suit": [3],
    "card-kinds": [3],
    "card-even": [1],
    "card-odd": [3],
    "card-pair": [1, 1],
    "card-few": [0, 12, 12, 3],
    "card-many": [0, 7, 7, 12],
    "idea": [17, 24, 6],
    "deal-reserve": [12, 7],
    "bonus-flip": [10, 18],
    "bonus-joker": [9, 18, 10],
    "bonus-tricks": [17, 22],
    "bonus-suit-side": [1, 3],
    "bonus-odd": [0, 1],
    "bonus-even": [0, 1],
    "bonus-any": [1, 6],
    "bonus-plus-minus": [1, 3],
}
CARDS_COUNTED = {"card-run": 3, "card-suit": 3, "card-kinds": 3, "card-even": 2, "card-odd": 3, "card-pair": 2}


@pytest.mark.parametrize("name", COUNTS)
def test_counts_are_as_stated(name: str):
    assert counted(name) == COUNTS[name]


@pytest.mark.parametrize("name", CARDS_COUNTED)
def test_the_score_cards_count_as_many_cards_as_stated(name: str):
    assert said(name, "card-scored")[0].args["count"] == CARDS_COUNTED[name]


def test_john_keeps_seven_cards_and_no_crown():
    state = last_of("deal-reserve")
    assert state.hands[JOHN] == ("1O", "2O", "3O", "2X", "9X", "6D", "7D")
    assert set(state.reserves[JOHN].cards) == {"4W", "5W", "12X", "3D", "4D"} and state.reserves[JOHN].order == ()


def test_john_draws_a_crown_and_has_to_follow():
    drawn = said("reserve-box", "card-drawn")[0].args
    assert (drawn["card"], drawn["held"]) == ("5W", 8)
    assert said("reserve-box", "card-followed")[-1].args["held"] == ("5W",)


def test_the_lone_lead_collects_itself():
    event = said("lone-lead", "trick-won")[0]
    assert event.args["cards"] == ("5X",) and event.args["alone"] and event.args["seat"] == EARL


def test_the_sides_turn_with_the_score_card():
    sides = [event.args["side"] for event in said("sides", "side-shown")]
    assert sides == ["values", "suits"] and said("sides", "round-dealt")[0].args["score"] == "SUIT"


def test_only_back_is_used_at_once():
    assert {e.args["bonus"]: e.args["now"] for e in said("use-icons", "timing-told")} == {
        card: card == "BACK" for card in ("BACK", "FLIP", "JOKER", "TRICKS", "V1", "V2", "V3", "V4")
    }


def test_john_takes_his_7_back():
    state = last_of("bonus-back")
    assert state.false[JOHN] == ("2O",) and "7D" in state.hands[JOHN] and state.removed == ("BACK",)


def test_dick_chooses_before_elsa():
    assert said("x-sevens-order", "bonus-due")[0].args["order"] == (DICK, ELSA)


def test_the_round_ends_although_dick_has_a_full_reserve():
    event = said("x-round-end", "round-over")[0]
    assert event.args["empty"] == (DICK,) and sum(map(len, last_of("x-round-end").tricks)) == 7
    assert len(last_of("x-round-end").reserves[DICK].cards) == 5


# --- the whole round --------------------------------------------------------------------------------------

WINNERS = [EARL, ELSA, JOHN, EARL, JOHN, JOHN, JOHN, ELSA, EARL, ELSA, EARL, EARL, EARL]
FALSE = {6: {"10W"}, 7: {"12X", "1X"}, 9: {"2O"}, 11: {"11W"}, 12: {"9D", "12O"}, 13: {"10D", "5O"}}


def test_the_round_is_one_legal_game_from_the_first_card_to_the_last():
    """Played through without a break, it passes through the start of every part and ends in the scoring examples."""
    state = GAME.parse(
        "tricky-twist base | names p1 Earl p2 Elsa p3 John | score KINDS | "
        f"hands p1 {HANDS[0]} p2 {HANDS[1]} p3 {HANDS[2]} | reserves p1 {RESERVES[0]} p2 {RESERVES[1]} p3 {RESERVES[2]}"
    )
    state = GAME.set_field(state, "asked", 0)
    for part in ROUND_PARTS:
        while GAME.legal_moves(state) and str(GAME.legal_moves(state)[0]).endswith("draw") and "asked 3" in part.start:
            state = GAME.play(state, f"p{GAME.to_act(state)[0] + 1} pass").state
        expected = GAME.parse(part.start)
        assert state._replace(last=0) == sorted_hands(expected)._replace(last=0)
        for line in part.script:
            state = GAME.play(state, line.move).state  # type: ignore[union-attr]
    assert state.points == (9, 15, 25)
    end = GAME.parse(ROUND_END)
    assert (state.tricks, state.false) == (end.tricks, end.false)
    assert [len(hand) for hand in state.hands] == [0, 0, 0] and [len(r.cards) for r in state.reserves] == [3, 3, 3]


def sorted_hands(state: Any) -> Any:
    from ludoteca_engine.tricky_twist.cards import in_order

    return state._replace(hands=tuple(in_order(hand) for hand in state.hands))


def test_winners_and_false_tricks_of_the_thirteen_tricks_are_as_stated():
    assert len(PLAYS) == len(ROUND_PARTS) == 13
    won = said("x-whole-round", "trick-won")
    assert [event.args["seat"] for event in won] == WINNERS
    pages = pages_of("x-whole-round")
    for number in range(1, 14):
        home = {p.said.args["card"] for p in pages if p.part == number - 1 and p.said and p.said.kind == "false-trick"}
        assert home == FALSE.get(number, set()), number
    assert not said("x-whole-round", "bonus-due"), "no 7 is played"


# --- scripts ----------------------------------------------------------------------------------------------


def lines(example: Example, kind: type) -> list[Any]:
    return [line for part in example.parts for line in part.script if isinstance(line, kind)]


@pytest.mark.parametrize("example", GAME.examples, ids=lambda example: example.id)
def test_the_script_agrees_with_the_engine(example: Example):
    pages = replay(GAME, example)
    found = [p.said.args["result"] for p in pages if isinstance(p.said, Event) and "result" in p.said.args]
    assert found == [line.result for line in lines(example, Count)]
    assert [p.said.rules for p in pages if isinstance(p.said, Refusal)] == [x.refused_by for x in lines(example, Try)]
    assert all(line.rule in GAME.known_rules for line in lines(example, Show))


@pytest.mark.parametrize("example", GAME.examples, ids=lambda example: example.id)
def test_the_example_shows_the_rules_it_teaches(example: Example):
    cited = {rule for page in replay(GAME, example) if page.said for rule in page.said.rules}
    assert set(example.teaches) <= cited


@pytest.mark.parametrize("example", GAME.examples, ids=lambda example: example.id)
def test_the_example_starts_from_a_position_that_could_come_up(example: Example):
    for part in example.parts:
        assert GAME.faults(GAME.parse(part.start)) == ()


def test_five_and_four_against_four_and_four():
    start, other = (GAME.parse(part.start) for part in GAME.example("idea").parts)
    assert (base_of(start), base_of(other)) == (17, 24) and card_of(start) == card_of(other) == 6


COVERS = {
    "card-followed": "trick-7-9-2",
    "trick-won": "resolve-elsa lone-lead x-whole-round",
    "base-scored": "score-earl score-elsa score-john idea bonus-tricks",
    "card-scored": "card-run card-suit card-kinds card-even card-odd card-pair card-few card-many",
    "value-set": "bonus-odd bonus-even bonus-any",
    "bonus-taken": "bonus-elsa",
    "round-scored": "score-add-card",
    "card-described": "card-anatomy",
    "side-shown": "sides",
    "card-aside": "deal-reserve",
    "must-follow": "reserve-box",
    "timing-told": "use-icons",
    "false-trick-recalled": "bonus-back",
    "flipped-to-false": "bonus-flip",
    "joker-set": "bonus-joker",
    "suit-set": "bonus-suit-side",
    "value-changed": "bonus-plus-minus",
    "bonus-due": "x-sevens-order",
    "round-over": "x-round-end",
}


def test_every_picture_shows_the_step_that_tells_most():
    said = {example.id.partition("/")[2]: replay(GAME, example)[example.cover].said for example in GAME.examples}
    wanted = {name: kind for kind, names in COVERS.items() for name in names.split()}
    assert {name: each.kind for name, each in said.items()} == wanted


def offered(event, *sections):
    """The numbers a learner can choose from when asked about this event, and the right one."""
    state = GAME.parse(" | ".join(("tricky-twist base | players 3", *sections, "stage uses")))
    counted = GAME.count(state, event, "p1")
    question = GAME.question(Page(0, state, counted, state))
    numbers = [choice.say.args["points"] for choice in question.choices]
    return numbers, [choice.say.args["points"] for choice in question.choices if choice.right]


def test_wrong_answers_are_the_usual_slips():
    assert offered("card", "score RUN", "false p1 6W 7X 8D") == ([1, 3, 6, 10], [3])
    assert offered("card", "score RUN", "false p1 6W") == ([0, 1, 3], [0])
    assert offered("card", "score FEW", "false p1 6W") == ([0, 3, 7, 12], [12])
    assert offered("base", "tricks p1 1O / 2O / 3O", "false p1 6W 7X") == ([6, 9, 12, 13], [9])
    assert offered("base", "score RUN") == ([0, 1, 3], [0]), "where all slips come to the same, others are invented"
