"""Predictions: every answer has a reason of its own, given by the engine."""

import pytest

import ludoteca
from tests.widgets.examples import EXAMPLES


def asked(widget, step: int) -> dict:
    return next(question for question in widget.questions if question["at"] == step)


def words(widget, option: dict) -> str:
    return widget._line(option["why"])


def test_the_feedback_speaks_of_the_row_that_was_chosen():
    widget = ludoteca.Walkthrough("pega6/fig-2")
    question = asked(widget, 3)
    assert widget._line(question["ask"]) == "Where does the 44 go?"
    first, second, third, fourth = question["options"]
    assert [option["right"] for option in question["options"]] == [False, False, True, False]
    assert "Row 1 ends in 15, 29 away" in words(widget, first) and first["r"] == ["P6-13"]
    assert "Row 2 ends in 37, 7 away" in words(widget, second)
    assert "smallest gap" in words(widget, third)
    assert "Row 4 ends in 58, and the 44 is not higher" in words(widget, fourth) and fourth["r"] == ["P6-12"]


def test_a_full_row_asks_what_happens():
    widget = ludoteca.Walkthrough("pega6/fig-3")
    question = asked(widget, 3)
    assert [option["right"] for option in question["options"]] == [False, True, False]
    assert "already holds five" in words(widget, question["options"][0])
    assert "stays and opens" in words(widget, question["options"][2])


def test_any_row_may_be_taken_but_dear_ones_are_told_as_such():
    widget = ludoteca.Walkthrough("pega6/tip-low-card")
    question = asked(widget, 3)
    assert "That is allowed, but row 1 costs 4 heads. Row 2 costs only 1." in words(widget, question["options"][0])
    assert [option["right"] for option in question["options"]] == [False, True, False, False]


def test_a_move_that_will_be_refused_is_asked_about():
    widget = ludoteca.Walkthrough("pega6/fig-5")
    question = asked(widget, 1)
    assert widget._line(question["ask"]) == "May the 45 go to row 3?"
    assert [option["right"] for option in question["options"]] == [False, True]


def test_the_winners_are_asked_for():
    widget = ludoteca.Walkthrough("pega6/end-of-game")
    options = asked(widget, 2)["options"]
    assert [option["right"] for option in options] == [False, False, False, True]
    assert widget._line(options[-1]["say"]) == "Bruno and Clara share the win."


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_option_of_every_question_cites_a_rule(example):
    widget = ludoteca.Walkthrough(example)
    for question in widget.questions:
        assert len(question["options"]) >= 2
        for option in question["options"]:
            assert option["r"] and words(widget, option)


def test_answers_are_readable_in_python():
    widget = ludoteca.Walkthrough("pega6/fig-2", predict=True)
    widget.answers = {"3": [0, 2]}
    assert widget.answers == {"3": [0, 2]}
