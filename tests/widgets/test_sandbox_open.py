"""What a sandbox can be opened with, and the way into it from a walkthrough and back."""

import pytest

import ludoteca
from ludoteca.sandbox import opening
from ludoteca.sandbox.experiment import Experiment
from ludoteca_engine import GAMES
from ludoteca_engine.core import GameError, replay
from tests.widgets.examples import EXAMPLES
from tests.widgets.sandboxes import NAMES, TABLE, Browser, opened, problems, table_of

POSITION = "pega6 base | rows 12 14 15 / 37 / 43 / 58 | hands p1 14 p2 44"
WITH_SEATS = ("pega6/fig-2", *(GAMES[game_id].examples[-1].id for game_id in NAMES if game_id != "pega6"))


@pytest.mark.parametrize("game_id", NAMES)
def test_a_game_is_dealt_and_its_seed_is_shown(game_id):
    widget = ludoteca.Sandbox(game_id)
    seed = widget.experiment.seed
    assert str(seed) in widget.view["title"] and problems(widget) == ()
    assert widget.state == ludoteca.Sandbox(game_id, seed=seed).state
    assert legal_count(widget) and widget.game.faults(widget.state) == ()


def legal_count(widget):
    return len(widget.game.legal_moves(widget.state))


def test_a_deal_can_be_asked_for_in_detail():
    widget = ludoteca.Sandbox("pega6", players=3, seed=7, variant="pro", target_points=30)
    assert widget.state == GAMES["pega6"].deal(3, seed=7, variant="pro", target_points=30)
    assert len({ludoteca.Sandbox("twisted").experiment.seed for _ in range(8)}) > 1, "every deal is another"


def test_the_seed_is_shown_while_its_cards_are_on_the_table():
    widget = opened("pega6", seed=41)
    assert "41" in widget.view["title"]
    assert "41" not in widget.read(POSITION).view["title"]
    assert "41" in widget.undo().view["title"]


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_can_be_opened_at_any_step(example):
    game_id, _, name = example.partition("/")
    pages = replay(GAMES[game_id], GAMES[game_id].example(name))
    for step in {0, len(pages) // 2, len(pages) - 1}:
        assert opening.opened(example, step).tree.state == pages[step].state
    assert opening.opened(example).tree.state == pages[0].state


def test_a_state_a_position_or_a_record_can_be_opened():
    state = GAMES["pega6"].parse(POSITION)
    assert ludoteca.Sandbox(state).state == ludoteca.Sandbox(POSITION).state == state
    assert ludoteca.Sandbox(f"  {POSITION.upper()} ").state == state
    played = ludoteca.Sandbox(POSITION).play("p1 choose 14").undo()
    again = ludoteca.Sandbox(played.record())
    assert again.tree == played.tree.tidied() and again.state == state


@pytest.mark.parametrize(
    ("start", "more", "says"),
    [
        ("chess", {}, "pega6, sequence"),
        ("", {}, "pega6, sequence"),
        (None, {}, "sandbox cannot begin with None"),
        (7, {}, "sandbox cannot begin with 7"),
        (GAMES, {}, "sandbox cannot begin with"),
        ("pega6/fig-99", {}, "fig-1, fig-2"),
        ("pega6/fig-2", {"step": 99}, "0 to 4, not 99"),
        ("pega6/fig-2", {"step": -1}, "0 to 4, not -1"),
        ("pega6/fig-2", {"step": True}, "0 to 4, not True"),
        ("pega6/fig-2", {"step": "1"}, "0 to 4, not '1'"),
        ("pega6", {"players": 11}, "P6"),
        ("pega6", {"colour": "red"}, "colour"),
        ("pega6", {"seed": "x"}, "seed"),
        ("pega6 base | rows 12 999", {}, "character 22"),
        ("|", {}, "pega6, sequence"),
        ("record pega6\n0 = pega6 base | rows 999", {}, "line 2 at character 23"),
        (POSITION, {"seat": 3}, "1 to 2"),
        (POSITION, {"seat": 0}, "1 to 2"),
        (POSITION, {"seat": True}, "1 to 2"),
        (POSITION, {"lang": "fr"}, "en, pt, it"),
    ],
)
def test_what_cannot_be_opened_is_answered_with_what_can(start, more, says):
    with pytest.raises(GameError, match=says):
        ludoteca.Sandbox(start, **more)


def test_a_sandbox_is_the_same_in_text_every_time():
    assert repr(opened("twisted", seed=3)) == repr(opened("twisted", seed=3))
    widget = ludoteca.Sandbox(POSITION).play("p1 choose 14").undo()
    assert repr(widget) == f"Sandbox({widget.position!r}, move=0 of 1)"
    data, _ = widget._repr_mimebundle_()
    assert data["text/plain"] == repr(widget) and data["image/svg+xml"].startswith("<svg")
    assert data["text/html"].startswith('<img alt="Sandbox: Pega em 6!')


# --- what if? ---------------------------------------------------------------------------------------------


def everything(widget):
    """All traits that are synced, but for those of the mailbox."""
    return {name: value for name, value in widget.get_state().items() if name not in ("action", "ack")}


@pytest.mark.parametrize("example", EXAMPLES[::3])
def test_any_step_can_be_branched_and_left_again(example):
    widget = ludoteca.Walkthrough(example)
    widget.step = len(widget.frames) - 1
    before = everything(widget)
    experiment = widget.what_if()
    assert isinstance(experiment, Experiment) and widget.sandbox is experiment
    assert experiment.state == opening.opened(example, widget._left["step"]).tree.state
    assert widget.sandbox_view["bar"][-1][1] == "back" and problems(widget) == ()
    widget.back()
    assert widget.sandbox is None and everything(widget) == before


def test_every_step_can_be_branched_in_turn():
    widget = ludoteca.Walkthrough("pega6/fig-4")
    for step in range(len(widget.frames)):
        assert widget.what_if(step).state == opening.opened("pega6/fig-4", step).tree.state
        widget.back()
    assert widget.step == 0


def test_what_if_is_the_sandbox_itself():
    widget = ludoteca.Walkthrough("pega6/fig-2")
    experiment = widget.what_if(2)
    plain = table_of(ludoteca.Sandbox("pega6/fig-2", step=2))
    shown = table_of(widget)
    assert shown["sandbox_view"]["bar"].pop()[1] == "back"
    assert shown == plain and widget.what_if(4) is experiment, "there is one sandbox at a time"


def test_the_way_there_and_back_by_hand():
    widget = ludoteca.Walkthrough("pega6/fig-2", predict=True)
    widget.step, widget.answers = 3, {"1": [0]}
    before, browser = everything(widget), Browser(widget)
    assert browser.widget.set_state({"action": {"from": "v", "todo": [{"n": 1, "do": "what-if", "v": 3}]}}) is None
    assert widget.sandbox is not None and widget._esm != before["_esm"]
    assert browser.do("mode", "edit") is None and browser.do("clear") is None
    assert browser.do("back") is None and everything(widget) == before
    assert browser.do("undo").kind == "bad-action", "the sandbox is gone"
    widget.back()
    assert everything(widget) == before, "back from nowhere is nowhere"


@pytest.mark.parametrize("step", [-1, 5, True, "2", 1.0])
def test_a_step_that_does_not_exist(step):
    widget = ludoteca.Walkthrough("pega6/fig-2")
    with pytest.raises(GameError, match="0 to 4"):
        widget.what_if(step)
    assert widget.sandbox is None


def test_the_way_back_remembers_the_language_chosen_in_between():
    widget = ludoteca.Walkthrough("pega6/fig-2")
    words = widget.words
    widget.what_if(1)
    widget.lang = "nl"
    widget.back()
    assert widget.lang == "nl" and widget.words == words and "rij" in widget.caption(1)


@pytest.mark.parametrize("example", WITH_SEATS)
def test_a_walkthrough_seen_from_a_seat_opens_a_sandbox_seen_from_it(example):
    widget = ludoteca.Walkthrough(example, seat=1)
    experiment = widget.what_if(0)
    assert experiment.seat == 0 and "edit" not in [button[2] for button in widget.sandbox_view["bar"]]


def test_a_sandbox_of_its_own_has_no_way_back():
    widget = opened("pega6")
    assert all(button[1] != "back" for button in widget.sandbox_view["bar"])
    assert Browser(widget).do("back").kind == "bad-action" and set(TABLE) <= set(widget.get_state())
