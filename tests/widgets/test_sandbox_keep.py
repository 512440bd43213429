"""What a learner does is data: position, record and Python line give everything back, and nonsense changes nothing."""

import ast
import re

import pytest
import traitlets

import ludoteca
from ludoteca_engine.core import LIMIT, GameError, IllegalMove
from tests.widgets.sandboxes import NAMES, Browser, experiment_of, legal, opened, played, problems, unchanged

START = "pega6 base | rows 12 / 37 / 43 / 58 | hands p1 34 90 p2 21 91"


def busy(game_id):
    """A sandbox in which a lot has happened."""
    widget = played(opened(game_id, seed=5), 6)
    browser = Browser(widget)
    browser.do("jump", 3)
    widget.play(legal(widget)[-1])
    browser.do("name", 'the "careful" way \\ """"')
    browser.do("mode", "edit")
    browser.do("set", ["name-p1", "Zé {x} <b>"])
    browser.do("jump", 2)
    browser.do("clear")
    browser.do("undo")
    browser.do("promote")
    browser.do("jump", 5)
    browser.do("delete")
    return widget


@pytest.mark.parametrize("game_id", NAMES)
def test_a_record_replays_to_the_same_tree(game_id):
    widget = busy(game_id)
    again = ludoteca.Sandbox(widget.record())
    assert again.tree == widget.tree.tidied() and again.state == widget.state and again.game is widget.game
    assert again.record() == widget.record() and problems(again) == ()


@pytest.mark.parametrize("game_id", NAMES)
def test_the_python_line_gives_the_same(game_id):
    for widget in (busy(game_id), opened(game_id)):
        browser = Browser(widget)
        browser.do("mode", "keep")
        position, record, line = browser.kept()
        assert position == widget.position and record == widget.record()
        (given,) = ast.parse(line, mode="eval").body.args
        assert line.startswith("ludoteca.Sandbox(")
        again = ludoteca.Sandbox(ast.literal_eval(given))
        assert again.tree == widget.tree.tidied() and again.state == widget.state


@pytest.mark.parametrize("quotes", ['"', '""', '"""', '""""', '"""""""', "'", "\\", '\\"', "\\\\'\"", "\\n", "{}%s"])
def test_any_name_can_stand_in_the_python_line(quotes):
    widget = ludoteca.Sandbox(START).play("p1 choose 34")
    browser = Browser(widget)
    browser.do("name", f"{quotes}a{quotes}")
    browser.do("mode", "keep")
    (given,) = ast.parse(browser.kept()[-1], mode="eval").body.args
    assert ast.literal_eval(given) == widget.record()


def test_a_cleared_table_can_be_kept_too():
    for game_id in NAMES:
        widget = opened(game_id)
        browser = Browser(widget)
        browser.do("mode", "edit")
        assert browser.do("clear") is None and browser.do("set", ["players", 0]) is None
        assert ludoteca.Sandbox(widget.position).state == widget.state
        assert ludoteca.Sandbox(widget.record()).tree == widget.tree


def test_python_and_the_browser_see_the_same_objects():
    widget = ludoteca.Sandbox(START)
    Browser(widget).do("say", "p1 choose 34")
    assert widget.state is widget.tree.state and widget.state.chosen == (34, None)
    assert widget.position == widget.game.text(widget.state) == widget.get_state()["position"]


# --- reading ----------------------------------------------------------------------------------------------


def test_a_text_is_taken_over_as_a_step_of_the_tree():
    widget = ludoteca.Sandbox(START).play("p1 choose 34")
    browser = Browser(widget)
    browser.do("mode", "keep")
    assert browser.do("read", "pega6 base | rows 99") is None
    assert widget.state.rows == ((99,),) and len(widget.tree.nodes) == 3 and browser.kept()[0] == widget.position
    assert browser.do("undo") is None and widget.state.chosen == (34, None)


def test_a_record_takes_the_place_of_the_tree():
    widget, other = ludoteca.Sandbox(START), busy("pega6")
    browser = Browser(widget)
    browser.do("pin")
    assert browser.do("read", other.record()) is None and widget.tree == other.tree.tidied()
    assert experiment_of(widget).pins == () and problems(widget) == ()
    assert widget.read(START).state == ludoteca.Sandbox(START).state
    assert browser.at > 0, "what was asked of the old tree is not done on the new one"


def test_reading_what_is_there_already_is_no_step():
    widget = ludoteca.Sandbox(START)
    with unchanged(widget):
        assert Browser(widget).do("read", widget.position) is None


HOSTILE = {
    "nothing": ("", "character 1"),
    "another game": ("twisted base | row 21", "character 1"),
    "a card that does not exist": ("pega6 base | rows 12 999", "character 22"),
    "in the third line": ("pega6 base |\nrows 12 |\nhands p1 999", "character 10"),
    "a section that does not exist": ("pega6 base | flies 7", "character 14"),
    "too long": ("pega6 base | rows " + "1 " * LIMIT, "100,000"),
    "a record of another game": (opened("twisted").record().upper(), "line 1 at character 8"),
    "a record of no game": ("record chess\n0 = x", "line 1 at character 8"),
    "a record with a wrong card": (f"record pega6\n0 = {START}\n1 0 p1 choose 999", "line 3 at character 15"),
    "a record with a wrong move": (f"record pega6\n0 = {START}\n1 0 p1 choose 21", "line 3 at character 5"),
    "a record without an end": (f"record pega6\n0 = {START}\n1 0", "line 3 at character 1"),
    "a record that is too long": ("record pega6\n" + "\n" * LIMIT, "100,000"),
    "code": ("__import__('os').system('x')", "character 1"),
    "markup": ("<script>alert(1)</script>", "character 1"),
    "a template": ("pega6 base | names p1 {0} | rows {1}", "character 34"),
}


@pytest.mark.parametrize(("text", "place"), HOSTILE.values(), ids=HOSTILE)
def test_what_cannot_be_read_names_the_place_and_changes_nothing(text, place):
    widget = ludoteca.Sandbox(START).play("p1 choose 34")
    browser = Browser(widget)
    browser.do("mode", "keep")
    with unchanged(widget):
        error = browser.do("read", text)
        assert isinstance(error, GameError) and place in str(error), str(error)
        assert widget.caption() == str(error)
        with pytest.raises(GameError, match=re.escape(place)):
            widget.read(text)
        with pytest.raises(traitlets.TraitError, match=re.escape(place)):
            widget.position = text
    assert problems(widget) == ()


def test_a_text_that_cannot_be_read_stays_to_be_mended():
    widget = ludoteca.Sandbox(START).play("p1 choose 34")
    browser = Browser(widget)
    browser.do("mode", "keep")
    record = widget.record()
    browser.do("read", "pega6 base | rows 999")
    assert browser.kept()[:2] == ["pega6 base | rows 999", record]
    browser.do("read", record + "\nx")
    assert browser.kept()[:2] == [widget.position, record + "\nx"]
    assert browser.do("read", "pega6 base | rows 99") is None and browser.kept()[0] == widget.position


def test_a_refused_move_in_a_record_is_explained_with_its_rule():
    widget = ludoteca.Sandbox(START)
    error = Browser(widget).do("read", f"record pega6\n0 = {START}\n1 0 p1 choose 21")
    with pytest.raises(IllegalMove) as caught:
        widget.game.play(widget.game.parse(START), "p1 choose 21")
    assert str(caught.value) in str(error) and "P6-" in widget.caption()


# --- the trait --------------------------------------------------------------------------------------------


def test_the_position_can_be_set_and_observed():
    widget = ludoteca.Sandbox(START)
    seen = []
    widget.observe(lambda change: seen.append(change["new"]), "position")
    widget.position = "PEGA6 | rows 99"
    assert widget.state.rows == ((99,),) and seen == [widget.position] == ["pega6 base | rows 99"]
    assert problems(widget) == () and len(widget.tree.nodes) == 2
    widget.undo()
    assert seen[-1] == widget.position == ludoteca.Sandbox(START).position


def test_a_browser_can_set_the_position_too():
    widget = ludoteca.Sandbox(START)
    widget.set_state({"position": "pega6 base | rows 99"})
    assert widget.state.rows == ((99,),) and problems(widget) == ()
    with pytest.raises(traitlets.TraitError):
        widget.set_state({"position": "nonsense"})
    assert widget.position == "pega6 base | rows 99" and problems(widget) == ()


def test_a_record_that_ends_in_the_same_position_is_shown_at_once():
    widget, other = ludoteca.Sandbox(START), ludoteca.Sandbox(START)
    other.play("p1 choose 34").undo()
    before = widget.sandbox_view
    widget.position = other.record()
    assert widget.position == other.position and len(widget.tree.nodes) == 2
    assert widget.sandbox_view != before and widget.sandbox_view["at"] == widget.experiment.revision
    assert problems(widget) == ()


@pytest.mark.parametrize("value", [7, None, ["pega6 base"], "nonsense", "pega6 base | rows ²"])
def test_nonsense_in_the_trait_changes_nothing(value):
    widget = ludoteca.Sandbox(START)
    with unchanged(widget), pytest.raises(traitlets.TraitError):
        widget.position = value
