"""Questions to the learner: the right answers are what the rules say, and every wrong one has a reason of its own."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca_engine.core import Question, replay
from ludoteca_engine.texts import phrase, say
from tests.engine.twisted.table import GAME


def asked(name: str) -> list[Question]:
    pages = replay(GAME, GAME.example(name))
    return [question for page in pages if (question := GAME.question(page))]


def said(question: Question, *, right: bool) -> list[str]:
    return [phrase(choice.say, "twisted", "en") for choice in question.choices if choice.right == right]


def rules(question: Question) -> list[tuple[str, ...]]:
    return [choice.why.rules for choice in question.choices if not choice.right]


def test_which_card_may_be_laid() -> None:
    _, question = asked("sara-41")
    assert said(question, right=True) == ["41", "29", "38"] and said(question, right=False) == ["58", "13"]
    assert rules(question) == [("TW-30",)] * 2
    whys = {choice.say.args["card"]: choice.why for choice in question.choices}
    assert whys[29].args["card"] == 29 and whys[29].kind == "card-laid", "the feedback is about the card chosen"


def test_what_leaves_the_row() -> None:
    question = asked("marlene-94")[2]
    assert "together with the 94" in said(question, right=True)[0] and len(question.choices) == 4
    assert rules(question) == [("TW-45",), ("TW-45",), ("TW-21", "TW-11")]


@pytest.mark.parametrize("name", ["take-row", "x-end-by-take", "x-pro", "two-rounds"])
def test_what_somebody_has_to_do_who_cannot_play(name: str) -> None:
    question = next(each for each in asked(name) if each.ask.key == "ask-what-now")
    assert said(question, right=True) == ["Take the row."]
    assert rules(question)[0][0] == "TW-30"
    assert rules(question)[1][0] in ("TW-41", "TW-43") and rules(question)[2][0] in ("TW-22", "TW-60")


def test_what_the_new_right_end_allows() -> None:
    question = asked("x-right-end-twist")[1]
    assert said(question, right=True) == ["31 to 51"] and "39 to 59" in said(question, right=False)


def test_results_offer_the_usual_slips() -> None:
    question = asked("sara-minus-5")[1]
    assert said(question, right=True) == ["-5"]
    assert set(said(question, right=False)) == {"29", "3", "-7"}, "adding, frogs as one, counting the hand"


def test_a_row_is_opened_by_laying_any_card() -> None:
    for name in ("alex-34", "take-row", "tip-empty-row"):
        question = next(each for each in asked(name) if each.ask.key == "ask-open")
        assert said(question, right=True) == ["Lay a card, any card."] and len(question.choices) == 3


def test_taking_by_choice_is_allowed() -> None:
    assert said(asked("x-voluntary-take")[0], right=True) == ["Yes"]


@pytest.mark.parametrize("name", ["sara-41", "tip-empty-row", "tip-frog-safe", "x-voluntary-take", "x-end-by-take"])
def test_a_move_that_is_refused_is_asked_about(name: str) -> None:
    question = next(
        each for each in asked(name) if each.ask.key.startswith("ask-may-") and "anyway" not in each.ask.key
    )
    assert said(question, right=True) == ["No"]


@pytest.mark.parametrize("example", GAME.examples, ids=lambda example: example.id)
def test_every_example_asks_something(example: Any) -> None:
    questions = asked(example.id.partition("/")[2])
    assert questions
    for question in questions:
        assert 2 <= len(question.choices) <= 8
        assert len({phrase(choice.say, "twisted", "en") for choice in question.choices}) == len(question.choices)
        assert all(say(choice.why, "twisted", "en") and choice.why.rules for choice in question.choices)
