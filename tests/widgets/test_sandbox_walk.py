"""Walking the tree of a sandbox: undo, redo, jumps, variations with names, deleting and comparing; and its size."""

import json

import pytest

import ludoteca
from ludoteca_engine.core import SET_UP, GameError
from tests.widgets.sandboxes import NAMES, Browser, as_on_the_wire, experiment_of, legal, opened, played, problems

START = "pega6 base | rows 12 / 37 / 43 / 58 | hands p1 34 90 p2 21 91"


def forked():
    """0 - 1 - 2 (p1 34, p2 21 ...) and 0 - 3 (p1 90); the first is shown."""
    widget = ludoteca.Sandbox(START).play("p1 choose 34").play("p2 choose 21")
    return widget.jump(0).play("p1 choose 90").jump(2)


def said(browser, key="line"):
    return [button[0] for button in browser.block(key)["b"]]


@pytest.mark.parametrize("game_id", NAMES)
def test_undo_and_redo_show_exactly_what_was_there(game_id):
    widget = opened(game_id)
    browser, tables = Browser(widget), []
    for _ in range(9):
        tables.append((widget.state, widget.position, len(widget.tree.nodes)))
        browser.do("say", str(legal(widget)[0]))
    end = widget.tree
    for state, position, _ in reversed(tables):
        assert browser.do("undo") is None
        assert (widget.state, widget.position) == (state, position) and problems(widget) == ()
    assert "d" in browser.buttons("undo")[0][3] and browser.do("undo") is None and widget.state == tables[0][0]
    for _ in tables:
        assert browser.do("redo") is None
    assert widget.tree == end and "d" in browser.buttons("redo")[0][3] and problems(widget) == ()


@pytest.mark.parametrize("seat", [None, 1])
def test_a_step_that_leads_nowhere_leaves_the_table_the_same(seat):
    """What was asked of it in the meantime can still be done."""
    browser = Browser(opened("pega6", seat=seat))
    for act in ("undo", "redo", "undo"):
        assert browser.do(act) is None and browser.at == 0
    assert browser.do("say", str(legal(browser.widget)[0])) is None and browser.at == 1


def test_going_back_says_again_what_led_there():
    widget = forked()
    spoken = widget.jump(1).caption()
    assert spoken.startswith("Player 1 picks the 34") and widget.jump(0).caption() == ""
    assert widget.redo().caption() == spoken


def test_any_place_of_the_line_is_one_click_away():
    widget = forked()
    browser = Browser(widget)
    assert [button[1:3] for button in browser.block("line")["b"]] == [["jump", node] for node in (0, 1, 2)]
    assert "Move 2 of 2" in browser.block("line")["h"] and said(browser)[0] == "0. Start"
    assert browser.do("jump", 1) is None and widget.tree.at == 1 and "Move 1 of 2" in browser.block("line")["h"]
    assert [button[3] for button in browser.block("line")["b"]] == ["", "p", ""]
    assert browser.do("jump", 9).kind == "not-that-node" and widget.tree.at == 1


def test_a_new_move_from_an_old_place_opens_a_variation():
    widget = forked()
    browser = Browser(widget)
    browser.do("jump", 1)
    beside = browser.widget.sandbox_view["panel"]
    variations = next(block for block in beside if block.get("h") == "Variations here")
    assert [button[2] for button in variations["b"]] == [1, 3]
    assert browser.do("say", "p2 choose 91") is None
    assert widget.tree.nodes[1].children == (2, 4) and widget.tree.line() == (0, 1, 4)
    assert browser.do("jump", 2) is None and widget.tree.line() == (0, 1, 2)


def test_a_variation_can_be_named():
    widget = forked()
    browser = Browser(widget)
    browser.do("jump", 3)
    assert browser.do("name", " the  careful way ") is None
    assert widget.tree.nodes[3].name == "the careful way" and said(browser)[1].startswith("1. the careful way (")
    assert browser.do("name", "x" * 41).kind == "long-name" and widget.tree.nodes[3].name == "the careful way"
    assert browser.do("name", "") is None and widget.tree.nodes[3].name == ""


def test_a_variation_can_be_promoted():
    widget = forked()
    browser = Browser(widget)
    browser.do("jump", 3)
    assert browser.buttons("promote")[0][3] == "" and browser.do("promote") is None
    assert widget.tree.nodes[0].children == (3, 1) and browser.buttons("promote")[0][3] == "d"
    assert browser.do("jump", 0) is None and browser.do("redo") is None and widget.tree.at == 3


def test_a_variation_can_be_deleted_and_brought_back():
    widget = forked()
    browser, before = Browser(widget), widget.tree
    browser.do("jump", 1)
    assert browser.do("delete") is None and "deleted" in widget.caption() and widget.tree.at == 0
    assert not widget.tree.has(1) and not widget.tree.has(2) and problems(widget) == ()
    assert browser.do("jump", 2).kind == "not-that-node"
    assert browser.buttons("restore") and browser.do("restore") is None
    assert widget.tree.nodes == before.nodes and widget.tree.at == 1 and not browser.buttons("restore")


def test_several_deletions_come_back_one_by_one_whatever_happened_in_between():
    widget = forked()
    browser, nodes = Browser(widget), widget.tree.nodes
    for node in (2, 3, 1):
        browser.do("jump", node)
        assert browser.do("delete") is None
    assert browser.do("say", "p1 choose 34") is None and widget.tree.nodes[0].children == (4,)
    for _ in range(3):
        assert browser.do("restore") is None and problems(widget) == ()
    assert widget.tree.nodes[0].children == (1, 3, 4) and widget.tree.nodes[1:4] == nodes[1:4]
    assert browser.do("restore") is None, "there is nothing left to bring back"


def test_the_start_cannot_be_deleted():
    widget = forked().jump(0)
    assert Browser(widget).do("delete").kind == "start-stays" and len(widget.tree.nodes) == 4
    assert not Browser(widget).buttons("delete")


def test_positions_can_be_compared():
    widget = forked()
    browser = Browser(widget)
    assert widget.sandbox_view["compare"] == []
    assert browser.do("pin") is None and browser.buttons("pin")[0][3] == "p"
    browser.do("jump", 3)
    compared = widget.sandbox_view["compare"]
    assert [each["t"] for each in compared] == ["Player 2: pick 21", "Player 1: pick 90"]
    assert all(len(each["s"]) == 2 and each["f"]["p"] for each in compared) and problems(widget) == ()
    assert compared[1]["f"]["p"] != compared[0]["f"]["p"]
    browser.do("jump", 2)
    assert browser.do("pin") is None and widget.sandbox_view["compare"] == []


def test_no_more_than_four_are_pinned_and_what_is_deleted_is_not():
    widget = played(opened("twisted"), 7)
    browser = Browser(widget)
    for node in range(1, 7):
        browser.do("jump", node)
        browser.do("pin")
    assert experiment_of(widget).pins == (3, 4, 5, 6) and len(widget.sandbox_view["compare"]) == 4
    browser.do("jump", 5)
    browser.do("delete")
    assert experiment_of(widget).pins == (3, 4) and problems(widget) == ()


def test_comparing_leaves_the_sprites_of_the_table_alone():
    widget = played(opened("sequence"), 6)
    browser = Browser(widget)
    browser.do("pin")
    browser.do("undo")
    with_it = [piece[0] for piece in widget.frames[-1]["p"]]
    plain = played(opened("sequence"), 6).undo()
    assert with_it == [piece[0] for piece in plain.frames[-1]["p"]]


def test_python_walks_too():
    widget = forked()
    assert widget.undo().tree.at == 1 and widget.redo().tree.at == 2 and widget.jump(3).tree.at == 3
    for nowhere in (-1, 4, True, "1", None):
        with pytest.raises(GameError, match="0 to 3"):
            widget.jump(nowhere)
    assert widget.tree.at == 3 and problems(widget) == ()


def test_whoever_observes_the_position_may_go_on_from_there():
    widget = ludoteca.Sandbox(START)
    seen = []

    def reply(change):
        seen.append(change["new"])
        if len(widget.tree.nodes) == 2:
            widget.play("p2 choose 21")

    widget.observe(reply, "position")
    widget.play("p1 choose 34")
    assert len(widget.tree.nodes) == 3 and len(seen) == 2 and problems(widget) == ()
    assert widget.position == seen[-1] == widget.game.text(widget.state)


# --- large trees ------------------------------------------------------------------------------------------


def grown_to(size):
    """A card laid aside and taken back, again and again: a tree of so many places, in one line."""
    widget = opened("tricky-twist", players=3)
    experiment, (first, *_) = experiment_of(widget), legal(widget)
    for nth in range(1, size):
        move = first if nth % 2 else first._replace(verb="return")
        experiment.tree = experiment.tree.grown(move, widget.game.play(experiment.tree.state, move).state)
    return widget.jump(size - 2 + size % 2)


def branching(size):
    """A tree of so many places, all of them next to the start."""
    widget = opened("tricky-twist", players=3)
    experiment = experiment_of(widget)
    for nth in range(1, size):
        state = widget.game.set_field(experiment.tree.nodes[0].state, "total-p1", nth)
        experiment.tree = experiment.tree.jump(0).grown(SET_UP, state)
    return widget.jump(1)


def message_of_a_move(widget):
    """What travels when a move is made: everything that changed, but for scene and words, which are large and rare."""
    browser = Browser(widget)
    assert browser.do("say", str(legal(widget)[-1])) is None
    updates = [message["state"] for message in browser.sent if message["method"] == "update"]
    assert len(updates) == 1 and "scene" not in updates[0] and "words" not in updates[0]
    return json.dumps(as_on_the_wire(updates[0]))


def test_the_message_of_a_move_does_not_grow_with_the_tree():
    """At most the numbers in it get longer: a line lists twelve places before us, however many there are."""
    small, large = (message_of_a_move(grown_to(size)) for size in (20, 2_000))
    assert 0 <= len(large) - len(small) <= 12 * 2 * len("9999")


def test_the_message_of_a_move_does_not_grow_with_the_variations():
    small, large = (message_of_a_move(branching(size)) for size in (30, 2_000))
    assert 0 <= len(large) - len(small) <= len("9999")


def test_a_large_tree_can_be_walked():
    widget = grown_to(2_000)
    browser = Browser(widget)
    assert "Move 1,998 of 1,999" in browser.block("line")["h"]
    assert browser.do("jump", 1_000) is None and browser.do("undo") is None and widget.tree.at == 999
    assert [button[2] for button in browser.block("line")["b"]] == list(range(987, 1_012)), "a window of the line"
    assert browser.do("delete") is None and widget.tree.at == 998 and problems(widget) == ()
    assert browser.do("restore") is None and len(widget.tree.line()) == 2_000
