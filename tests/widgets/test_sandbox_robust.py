"""An action is data from outside. Ten thousand malformed ones are answered in words and change nothing."""

from random import Random

import pytest

import ludoteca
from ludoteca.outbox import MOST_AT_ONCE
from ludoteca.sandbox.actions import ACTIONS
from ludoteca_engine.core import LIMIT, GameError
from tests.widgets.sandboxes import NAMES, Browser, experiment_of, opened, played, problems, shown

BATCHES, SINGLES, ALL = 2, 540, 2_500
"""For each game: so many messages full of nonsense, so many more one by one, and at least so many answers in all."""
NOTHING = [None, "", [], {}, True, False, 0, -1, 0.5, float("nan"), float("inf"), -float("inf"), b"x", (), object]
NUMBERS = [10**6, -(10**6), 2**53, -(2**63), 10**400]
TEXTS = [
    "\x00",
    "\ud800",
    "<script>",
    "{0}",
    "%s",
    "../..",
    "p1",
    "__class__",
    "x" * 500,
    "9" * 500,
    "²",
    "ação",
    "'\"",
]
NO_VALUE = [act for act, (check, *_) in ACTIONS.items() if check(None)]
TABLE_BOUND = [act for act, (*_, bound) in ACTIONS.items() if bound and act != "look"]


def junk(dice, depth=0):
    """Any plain data, and some that is not."""
    kind = dice.randrange(7 if depth < 3 else 4)
    if kind < 4:
        return dice.choice((NOTHING, NUMBERS, TEXTS, NOTHING)[kind])
    if kind == 4:
        return [junk(dice, depth + 1) for _ in range(dice.randrange(4))]
    if kind == 5:
        return {str(dice.choice(TEXTS)): junk(dice, depth + 1) for _ in range(dice.randrange(3))}
    nested = []
    for _ in range(60):
        nested = [nested]
    return nested


def far(dice):
    """A place that no table has."""
    return [dice.choice([-1, -7, 999, 10**6, *NUMBERS]), dice.choice([-1, 0, 7, 10**6])]


def malformed(dice, at):
    """An action that cannot be done: of the wrong shape, or about something that is not there."""
    act = dice.choice(tuple(ACTIONS))
    wrong = {
        "no action": lambda: {"do": dice.choice(["", "fly", "Undo", "__init__", *NOTHING, *NUMBERS, *TEXTS])},
        "nothing to do": lambda: {"v": junk(dice), "at": at},
        "junk for a value": lambda: {"do": act, "v": hopeless(dice, act), "at": at},
        "too much": lambda: {"do": dice.choice(NO_VALUE), "v": dice.choice([0, False, "", [], {}, "now"]), "at": at},
        "no table": lambda: {"do": dice.choice(TABLE_BOUND), "v": junk(dice)},
        "another table": lambda: {"do": "undo" if act in NO_VALUE else act, "v": hopeless(dice, act), "at": junk(dice)},
        "no such place": lambda: {"do": "touch", "v": far(dice)[:1] + [0, 0][: dice.randrange(3)], "at": at},
        "nowhere": lambda: {"do": "drag", "v": [far(dice), far(dice)], "at": at},
        "no such node": lambda: {"do": "jump", "v": dice.choice([-1, 10**6, *NUMBERS, True, 1.0, "1"])},
        "no such piece": lambda: {"do": "take", "v": dice.choice(TEXTS), "at": at},
        "no such field": lambda: {"do": "set", "v": [dice.choice(TEXTS), junk(dice)], "at": at},
        "no move": lambda: {"do": "say", "v": dice.choice(TEXTS[:-1]), "at": at},
        "no position": lambda: {"do": "read", "v": dice.choice(TEXTS)},
        "no name": lambda: {"do": "name", "v": dice.choice(["x" * 41, "\n", "\x00", *NOTHING[2:]]), "at": at},
        "no mode": lambda: {"do": "mode", "v": dice.choice(["", "PLAY", "edit ", *NOTHING[2:], *NUMBERS])},
        "just data": lambda: {"do": act, "v": object(), "at": at},
    }
    return wrong[dice.choice(tuple(wrong))]()


def hopeless(dice, act):
    """A value this action cannot have."""
    check, *_ = ACTIONS[act]
    while check(value := junk(dice)):
        pass
    return value


def watched(widget):
    """Notes after each single action what it was answered with."""
    answers, answered = [], widget._answered

    def watch(action):
        answered(action)
        answers.append((action, widget.last_error, experiment_of(widget).tree))

    widget._answered = watch
    return answers


def check_answers(answers, tree):
    for action, error, after in answers:
        assert isinstance(error, GameError) and error.kind != "unexpected", (action, error)
        assert after is tree or after == tree, action
        assert str(error)


@pytest.mark.parametrize("game_id", NAMES)
def test_malformed_actions_are_answered_and_change_nothing(game_id):
    dice = Random(game_id)
    widget = played(opened(game_id), 4)
    browser, tree, position = Browser(widget), widget.tree, widget.position
    answers = watched(widget)
    for _ in range(BATCHES):
        browser.n += MOST_AT_ONCE
        numbers = range(browser.n - MOST_AT_ONCE + 1, browser.n + 1)
        widget.action = {"from": "view", "todo": [{"n": n, **malformed(dice, browser.at)} for n in numbers]}
        assert widget.caption() == str(widget.last_error) and widget.ack["view"] == browser.n
    for nth in range(SINGLES):
        if nth % 2:
            widget.action = {"from": "view", "todo": [{"n": browser.n + nth + 1, **malformed(dice, browser.at)}]}
        else:
            widget.action = {"nth": nth, "from": junk(dice), "todo": junk(dice), str(junk(dice)): junk(dice)}
        assert widget.caption() == str(widget.last_error)
    assert len(answers) >= ALL
    check_answers(answers, tree)
    assert (widget.tree, widget.position) == (tree, position) and problems(widget) == ()


@pytest.mark.parametrize("mode", ["edit", "keep"])
def test_in_every_mode(mode):
    dice = Random(mode)
    widget = played(opened("twisted"), 4)
    browser = Browser(widget)
    assert browser.do("mode", mode) is None
    tree, answers = widget.tree, watched(widget)
    todo = [{"n": n, **malformed(dice, browser.at)} for n in range(2, MOST_AT_ONCE // 2)]
    widget.action = {"from": "view", "todo": todo}
    check_answers(answers, tree)
    assert experiment_of(widget).mode == mode and problems(widget) == ()


def test_what_is_asked_and_what_it_leads_to_is_never_half_done():
    """A piece dragged to a place that is not there stays where it was, and nothing is held."""
    widget = opened("pega6", players=2)
    browser = Browser(widget)
    browser.do("mode", "edit")
    before = widget.tree
    assert isinstance(browser.do("drag", [browser.place("hand-p1", "22"), [999, 0]]), GameError)
    assert widget.tree == before and experiment_of(widget).hand is None
    assert isinstance(browser.do("say", "p1 choose 22; p2 choose 999"), GameError) and widget.tree == before


def test_a_text_that_is_far_too_long_is_answered_with_the_limit():
    widget = opened("pega6")
    browser = Browser(widget)
    for act, value in (("read", "x" * (3 * LIMIT)), ("read", "record " + "x" * LIMIT), ("say", "p1 " * LIMIT)):
        assert browser.do(act, value).kind == "too-long"
    assert max(len(json_text) for json_text in map(str, browser.sent[-2:])) < 1_000_000
    assert shown(widget)[1] == widget.state and problems(widget) == ()


def test_nothing_that_cannot_be_sent_back_is_taken_up():
    """Half a character cannot be written in UTF-8: an answer that held it would never arrive."""
    widget = opened("pega6")
    browser = Browser(widget)
    browser.do("mode", "edit")
    for act, value in (("set", ["name-p1", "\ud800"]), ("say", "\ud800"), ("name", "\udfff"), ("read", "\ud83d x")):
        assert browser.do(act, value).kind == "bad-action"
    assert browser.do("set", ["name-p1", "🐸 ação"]) is None and problems(widget) == ()


def test_an_error_inside_is_shown_and_changes_nothing(monkeypatch):
    """Whatever goes wrong is visible in the cell: an exception in an observer would be seen by nobody."""
    widget = opened("pega6")
    browser, tree = Browser(widget), widget.tree

    def broken(self, text):
        self.tree = None
        raise ZeroDivisionError("a slip")

    monkeypatch.setattr("ludoteca.sandbox.experiment.Experiment.say", broken)
    assert isinstance(browser.do("say", "p1 choose 22"), ZeroDivisionError)
    assert widget.tree is tree and "a slip" in widget.caption() and "Nothing was changed" in widget.caption()
    assert browser.do("undo") is None and widget.last_error is None


def test_a_walkthrough_survives_nonsense_too():
    dice = Random(5)
    widget = ludoteca.Walkthrough("pega6/fig-2")
    before = {name: value for name, value in widget.get_state().items() if name not in ("action", "ack")}
    widget.action = {"from": "view", "todo": [{"n": n, **malformed(dice, 0)} for n in range(1, 300)]}
    assert isinstance(widget.last_error, GameError) and widget.sandbox is None
    assert {name: widget.get_state()[name] for name in before} == before
