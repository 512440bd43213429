"""Whatever is done to a sandbox, in whatever order: only games say no, the table stays a table, undo is exact."""

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludoteca.sandbox.actions import ACTIONS
from ludoteca.sandbox.experiment import EDIT, Experiment
from ludoteca.sandbox.opening import Opening
from ludoteca_engine import GAMES
from ludoteca_engine.core import UNKNOWN, GameError, Touch, Tree, read_record
from tests.engine.conftest import toy_on_the_shelf  # noqa: F401
from tests.engine.toy import TOY
from tests.widgets.sandboxes import NAMES, Browser, experiment_of, opened, problems, quietly, shown

WALKS = ("undo", "redo", "jump", "delete", "restore", "read", "others")
"""Actions that lead elsewhere than one step on."""
OFTEN = ("touch", "touch", "drag", "say", "mode", "set")
STEPS = st.lists(
    st.tuples(st.sampled_from((*ACTIONS, *OFTEN)), st.integers(0, 10**6), st.integers(0, 10**6)), max_size=14
)


def picked(things, number):
    return things[number % len(things)]


class Hands:
    """Makes an action of a word and two numbers: about something that is there, or now and then is not."""

    def __init__(self, browser):
        self.browser, self.experiment = browser, experiment_of(browser.widget)
        self.game, self.state = shown(browser.widget)
        zones = {zone.id: zone.pieces for zone in self.game.zones(self.state)}
        self.places = [
            [number, place]
            for number, zone in enumerate(browser.zones)
            for place in range(-1, len(zones.get(zone, ())) + 1)
        ]

    def value(self, act, one, two):
        moves = (*self.experiment.legal(), *self.experiment.interrupts())
        made = {
            "touch": lambda: picked(self.places, one),
            "look": lambda: picked((picked(self.places, one), str(picked(moves, one)) if moves else ""), two),
            "say": lambda: self.said(moves, one, two),
            "jump": lambda: one % (len(self.experiment.tree.nodes) + 1),
            "name": lambda: picked(("the careful way", '| / """" \\', "", "x" * 41), one),
            "mode": lambda: picked(("edit", "play", "keep", "edit"), one),
            "set": lambda: self.setting(one, two),
            "take": lambda: picked((*self.game.box(self.state), UNKNOWN), one),
            "drag": lambda: [self.start(one), picked(self.places, two)],
            "remove": lambda: picked((None, picked(self.places, one)), two),
            "read": lambda: self.text(one, two),
        }
        return made[act]() if act in made else None

    def start(self, one):
        return picked((picked(self.game.box(self.state), one), picked(self.places, one)), one // 7)

    def said(self, moves, one, two):
        if not moves:
            return "p1 x"
        verb, card = picked(moves, one).verb, picked(self.game.box(self.state), two)
        several = "; ".join(str(picked(moves, one + nth)) for nth in range(3))
        return picked((str(picked(moves, one)), several, f"p{two % 4 + 1} {verb} {card}", card), two)

    def setting(self, one, two):
        field = picked(self.game.fields(self.state), one)
        if isinstance(field.allowed, type):
            return [field.name, picked(("Ana", "", "Zé {x} <b>", "p1", "|"), two)]
        return [field.name, picked(field.allowed, two)]

    def text(self, one, two):
        positions = [self.game.text(node.state) for node in self.experiment.tree.nodes]
        return picked((picked(positions, one), self.experiment.record(), "nonsense"), two)


def check_undone(experiment, before):
    """Step by step back to where we were: the very position; and on again: the very tree."""
    after = experiment.tree
    steps = after.line().index(after.at) - after.line().index(before.at)
    for _ in range(steps):
        experiment.undo()
    assert (experiment.tree.at, experiment.state) == (before.at, before.state)
    for _ in range(steps):
        experiment.redo()
    assert experiment.tree == after


def act(browser, step):
    """One action, and what has to hold afterwards."""
    experiment, before = experiment_of(browser.widget), browser.widget.tree
    error = browser.do(step[0], Hands(browser).value(*step))
    assert error is None or (isinstance(error, GameError) and error.kind != "unexpected"), repr(error)
    assert problems(browser.widget) == ()
    if error is not None:
        assert browser.widget.tree == before, "what could not be done changed something"
    elif step[0] not in WALKS:
        check_undone(experiment, before)


@pytest.mark.parametrize("game_id", NAMES)
@settings(max_examples=25, suppress_health_check=list(HealthCheck))
@given(steps=STEPS, seed=st.integers(0, 99), seat=st.sampled_from((None, None, None, 1)))
def test_whatever_is_done_the_table_stays_a_table(game_id, steps, seed, seat):
    widget = opened(game_id, seed=seed, seat=seat)
    browser = Browser(widget)
    for step in steps:
        act(browser, step)
    game, tree = read_record(widget.record(), GAMES.__getitem__, lambda: 0.0)
    assert game is widget.game and tree == widget.tree.tidied()


@pytest.mark.parametrize("game_id", NAMES)
def test_a_long_session(game_id):
    """The same for much longer, the same every time."""
    dice = Random(game_id)
    widget = opened(game_id, seed=3)
    browser = Browser(widget)
    for _ in range(110):
        act(browser, (dice.choice((*ACTIONS, *OFTEN)), dice.randrange(10**6), dice.randrange(10**6)))
    assert len(widget.tree.nodes) > 20


# --- the experiment alone, with a game that has no table to draw ------------------------------------------

PLACES = st.integers(0, 99)
CALLS = st.one_of(
    st.tuples(st.sampled_from(("touch", "touch", "touch_to_edit", "preview_touch")), PLACES),
    st.tuples(st.just("take"), st.sampled_from(("1", "12", "?")), st.just(("spent",))),
    st.tuples(
        st.just("say"), st.sampled_from(("p1 aside 1", "p1 aside 2", "p2 aside 5;p2 aside 6", "p1 close", "1 5"))
    ),
    st.tuples(st.just("jump"), st.integers(-1, 12)),
    st.tuples(st.just("go"), st.integers(-1, 12)),
    st.tuples(st.just("name"), st.text(max_size=42)),
    st.tuples(st.just("others"), st.integers(0, 9)),
    st.tuples(st.just("read"), st.sampled_from(("toy base | pile 1 2", "toy base", "record toy\n0 = toy base", "?"))),
    st.tuples(st.sampled_from(("undo", "redo", "promote", "delete", "restore", "pin", "settle", "remove", "let_go"))),
)


def touched(experiment, number):
    """One of all places of the table: what lies there, and where in its zone."""
    zones = TOY.zones(experiment.shown)
    places = [(Touch(zone.id, piece), nth) for zone in zones for nth, piece in enumerate(("", *zone.pieces), -1)]
    return picked(places, number)


@pytest.mark.usefixtures("toy_on_the_shelf")
@settings(max_examples=120, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(calls=st.lists(CALLS, max_size=20), seat=st.sampled_from((None, 0)), editing=st.booleans())
def test_an_experiment_does_what_it_says_or_raises_a_game_error(calls, seat, editing):
    start = TOY.parse("toy base | hands p1 1 2 3 4 p2 5 6 7 8 | pile 9 10 11 12")
    experiment = Experiment(Opening(TOY, Tree.rooted(start)), seat=seat)
    if editing and seat is None:
        experiment.set_mode(EDIT)
    for name, *args in calls:
        before = experiment.tree
        if "touch" in name:
            args = touched(experiment, *args)[: 2 if name == "touch_to_edit" else 1]
        if not quietly(getattr(experiment, name), *args):
            assert experiment.tree == before, f"{name} failed half way"
        tree = experiment.tree
        assert TOY.parse(TOY.text(experiment.state)) == experiment.state
        assert tree.at in tree.line() and experiment.known.at in experiment.known.line()
        assert experiment.shots and experiment.shots[-1].state == experiment.state
        lying = {zone.id: zone.pieces for zone in TOY.zones(experiment.shown)}
        for touch in experiment.marks():
            assert touch.zone in lying and (not touch.piece or touch.piece in lying[touch.zone])
    assert read_record(experiment.record(), GAMES.__getitem__, lambda: 0.0) == (TOY, experiment.tree.tidied())
