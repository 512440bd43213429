"""What views ask is done exactly once and in order, however often it is sent, and always answered."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludoteca
from ludoteca.outbox import LONGEST_NAME, MOST_AT_ONCE, MOST_VIEWS, Outbox
from ludoteca_engine.core import GameError
from tests.widgets.sandboxes import Browser, opened, unchanged


def numbered(*numbers, **more):
    return [{"n": n, "do": f"thing {n}", **more} for n in numbers]


class Done:
    """An outbox, and what was asked of those behind it."""

    def __init__(self):
        self.outbox, self.things = Outbox(), []

    def sent(self, view, todo):
        return self.outbox.carry_out({"from": view, "todo": todo}, self.things.append)

    @property
    def numbers(self):
        return [thing and thing["n"] for thing in self.things]


def test_an_action_is_done_once_however_often_it_is_sent():
    done = Done()
    for _ in range(5):
        assert done.sent("a", numbered(1, 2)) == {"a": 2}
    assert done.sent("a", numbered(2, 3)) == {"a": 3}
    assert done.numbers == [1, 2, 3]


def test_every_view_counts_for_itself():
    done = Done()
    done.sent("a", numbered(1, 2))
    assert done.sent("b", numbered(1)) == {"a": 2, "b": 1}
    assert done.numbers == [1, 2, 1]


@given(st.lists(st.tuples(st.sampled_from("abc"), st.integers(1, 6), st.integers(1, 6)), max_size=30))
def test_however_messages_overlap_each_view_is_served_in_order(messages):
    """A view sends everything from the first unanswered action to the last; messages may be lost or come twice."""
    done, order = Done(), {"a": [], "b": [], "c": []}
    for view, first, count in messages:
        start = min(first, len(order[view]) + 1)
        before = len(done.things)
        done.sent(view, numbered(*range(start, start + count)))
        order[view] += done.numbers[before:]
    for numbers in order.values():
        assert numbers == list(range(1, len(numbers) + 1))


def test_an_action_that_fails_is_not_tried_again():
    outbox, tried = Outbox(), []

    def fail(action):
        tried.append(action["n"])
        raise KeyError

    with pytest.raises(KeyError):
        outbox.carry_out({"from": "a", "todo": numbered(1)}, fail)
    assert outbox.carry_out({"from": "a", "todo": numbered(1)}, fail) == {"a": 1}
    assert tried == [1]


def test_views_that_are_silent_for_long_are_forgotten_first():
    done = Done()
    for nth in range(MOST_VIEWS):
        done.sent(f"view {nth}", numbered(1))
    done.sent("view 0", numbered(2))
    answered = done.sent("one more", numbered(1))
    assert len(answered) == MOST_VIEWS and "view 1" not in answered and answered["view 0"] == 2
    assert done.sent("view 1", numbered(2))["view 1"] == 2, "a forgotten view that comes back is served"


WITHOUT_NUMBER = [{"do": "undo"}, {"n": 0}, {"n": -1}, {"n": True}, {"n": 1.0}, {"n": "1"}, {"n": 2**53}, [], None, 7]


@pytest.mark.parametrize("action", WITHOUT_NUMBER, ids=repr)
def test_an_action_without_a_number_is_answered_and_never_done(action):
    done = Done()
    assert done.sent("a", [action, *numbered(1)]) == {"a": 1}
    assert done.things == [None, *numbered(1)]


NO_MESSAGE = [
    None,
    7,
    "undo",
    [],
    {"do": "undo"},
    {"from": "a"},
    {"from": 3, "todo": []},
    {"from": "a", "todo": {}},
    {"from": "x" * (LONGEST_NAME + 1), "todo": []},
    {"from": "a", "todo": numbered(*range(1, MOST_AT_ONCE + 2))},
]


@pytest.mark.parametrize("message", NO_MESSAGE, ids=range(len(NO_MESSAGE)))
def test_what_is_no_message_is_answered_once_and_acknowledges_nothing(message):
    done = Done()
    assert done.outbox.carry_out(message, done.things.append) == {} and done.things == [None]


def test_as_much_as_is_allowed_at_once():
    done = Done()
    assert done.sent("a", numbered(*range(1, MOST_AT_ONCE + 1))) == {"a": MOST_AT_ONCE}
    assert len(done.things) == MOST_AT_ONCE


# --- through the widget -----------------------------------------------------------------------------------


def test_the_answer_and_what_came_of_it_travel_together():
    browser = Browser(opened("pega6"))
    browser.send({"do": "say", "v": "p1 choose 22", "at": 0})
    updates = [message["state"] for message in browser.sent if message["method"] == "update"]
    assert len(updates) == 1 and updates[0]["ack"] == {"view": 1}
    assert updates[0]["sandbox_view"]["at"] == 1 and "frames" in updates[0] and "scene" not in updates[0]


def test_two_views_of_one_table():
    widget = opened("pega6")
    one, other = Browser(widget, "one"), Browser(widget, "other")
    assert one.do("say", "p1 choose 22") is None
    with unchanged(widget):
        error = other.do("say", "p2 choose 2", at=0)
    assert error.kind == "stale" and "changed in the meantime" in widget.caption()
    assert other.do("say", "p2 choose 2") is None and widget.ack == {"one": 1, "other": 2}


@pytest.mark.parametrize("at", [-1, 1, 99, None, True, 0.0, "0"], ids=repr)
def test_an_action_for_another_table_is_refused(at):
    widget = opened("pega6")
    with unchanged(widget):
        Browser(widget).send({"do": "touch", "v": [4, 0], "at": at})
    assert widget.last_error.kind in ("stale", "bad-action") and widget.ack == {"view": 1}
    assert widget.caption() == str(widget.last_error)


def test_what_speaks_of_no_table_is_done_on_any():
    widget = opened("pega6").play("p1 choose 22")
    browser = Browser(widget)
    for act in ("undo", "redo"):
        assert browser.do(act, at=77) is None
    assert browser.do("jump", 0, at=77) is None and browser.do("mode", "edit", at=77) is None


def test_looking_at_a_table_that_has_changed_is_not_worth_a_word():
    widget = opened("pega6").play("p1 choose 22")
    said = widget.caption()
    assert Browser(widget).do("look", "p2 choose 2", at=0) is None
    assert widget.caption() == said and widget.sandbox_view["look"] is None


def test_a_message_sent_twice_changes_nothing_the_second_time():
    widget = opened("pega6")
    browser = Browser(widget)
    todo = [{"n": n, "do": "say", "v": move, "at": n - 1} for n, move in enumerate(("p1 choose 22", "p2 choose 2"), 1)]
    for sent in (todo[:1], todo, todo[1:], todo):
        widget.set_state({"action": {"from": "view", "todo": list(sent)}})
    assert [str(move) for move in widget.tree.moves()] == ["p1 choose 22", "p2 choose 2"]
    assert browser.at == 2 and widget.ack == {"view": 2}


def test_one_that_cannot_be_done_does_not_hold_up_the_others():
    widget = opened("pega6")
    Browser(widget).send(
        {"do": "say", "v": "p1 choose 22", "at": 0},
        {"do": "fly", "at": 1},
        {"do": "say", "v": "p2 choose 2", "at": 1},
    )
    assert len(widget.tree.moves()) == 2 and widget.last_error is None


def test_a_walkthrough_answers_too():
    widget = ludoteca.Walkthrough("pega6/fig-2")
    nonsense = ({"do": "undo"}, {"do": "what-if", "v": 99}, {"do": "what-if", "v": "2"}, {"do": "what-if"}, {})
    for n, action in enumerate(nonsense, 1):
        widget.action = {"from": "view", "todo": [{"n": n, **action}]}
        assert isinstance(widget.last_error, GameError) and widget.sandbox is None
    assert widget.ack == {"view": 5}
