"""Python takes its time, or is gone: nothing that was asked is lost or done twice, and the learner knows."""

import pytest
from playwright.sync_api import expect

import ludoteca
from tests.browser.desk import Desk
from tests.browser.trials import TRIALS

LATE, GONE = "Waiting for Python ...", "Python is gone. Run the cell again; the position can still be copied."


@pytest.fixture(params=TRIALS.values(), ids=TRIALS)
def trial(request):
    return request.param


def busy_desk(plain_page, trial) -> Desk:
    """A sandbox whose Python does not answer, and a clock that only we move."""
    clock = plain_page.page.clock
    clock.install(time=0)
    desk = Desk(plain_page, trial.start)
    clock.pause_at(3_600)
    desk.bridge.busy = True
    return desk


def test_what_was_asked_meanwhile_is_done_once_and_in_order(plain_page, trial):
    desk = busy_desk(plain_page, trial)
    for spot in trial.legal:
        desk.page.mouse.click(*desk.spot(*spot))
    desk.button("Keep").click()
    desk.button("Edit").click()
    desk.button("Play").click()
    assert desk.widget.position == trial.start
    desk.bridge.wake()
    assert desk.widget.position == ludoteca.Sandbox(trial.start).play(trial.move).position
    assert len(desk.widget.tree.nodes) == 2
    expect(desk.button("Play")).to_have_attribute("aria-pressed", "true")
    expect(desk.button("Undo")).to_have_attribute("aria-disabled", "false")
    for _ in range(2):
        desk.widget.play(desk.experiment.legal()[0])
    desk.bridge.push()
    desk.bridge.busy = True
    for name in ("Undo", "Edit", "Undo", "Keep"):
        desk.button(name).click()
    desk.bridge.wake()
    assert desk.widget.tree.at == 1 and len(desk.widget.tree.nodes) == 4
    expect(desk.button("Keep")).to_have_attribute("aria-pressed", "true")


def test_a_second_move_on_a_table_that_has_changed_is_no_surprise(plain_page, trial):
    desk = busy_desk(plain_page, trial)
    for spot in (*trial.legal, *trial.other):
        desk.page.mouse.click(*desk.spot(*spot))
    desk.bridge.wake()
    assert desk.widget.position == ludoteca.Sandbox(trial.start).play(trial.move).position
    expect(desk.said).to_contain_text("the table had changed in the meantime")


@pytest.mark.context(permissions=["clipboard-read", "clipboard-write"])
def test_waiting_and_gone_are_announced_and_the_position_can_be_copied(plain_page, trial):
    desk = busy_desk(plain_page, trial)
    status = desk.ludo.get_by_role("status")
    desk.page.mouse.click(*desk.spot(*trial.legal[0]))
    desk.page.clock.run_for(1_500)
    expect(status).to_be_empty()
    desk.button("Keep").click()  # who clicks again waits no less long
    desk.page.clock.run_for(600)
    expect(status).to_have_text(LATE)
    desk.page.clock.run_for(8_000)
    expect(status).to_have_text(GONE)
    expect(desk.ludo.get_by_role("textbox", name="Sandbox: ")).to_have_value(trial.start)
    desk.button("Copy").first.click()
    assert desk.page.evaluate("() => navigator.clipboard.readText()") == trial.start
    desk.page.clock.resume()
    assert plain_page.axe() == []
    desk.bridge.wake()
    expect(status).to_be_empty()
    desk.answered()
    expect(desk.button("Keep")).to_have_attribute("aria-pressed", "true")


def test_a_look_at_a_table_that_is_gone_takes_nothing_away(plain_page, trial):
    desk = busy_desk(plain_page, trial)
    for spot in trial.legal:
        desk.page.mouse.click(*desk.spot(*spot))
    desk.page.mouse.move(*desk.spot(*trial.other[0]))
    desk.page.clock.run_for(300)
    desk.bridge.wake()
    assert desk.widget.position == ludoteca.Sandbox(trial.start).play(trial.move).position
    assert desk.widget.last_error is None
    expect(desk.ludo.locator(".ludo-rule").first).to_be_visible()


def test_many_looks_leave_one_question(plain_page):
    """Wherever the pointer has been while Python was busy, only where it is now matters."""
    trial = TRIALS["pega6"]
    desk = busy_desk(plain_page, trial)
    for spot in (*trial.legal, *trial.other, *trial.legal):
        desk.page.mouse.move(*desk.spot(*spot))
        desk.page.clock.run_for(300)
    waiting = desk.page.evaluate("() => table.saved.at(-1).action.todo.map(each => each.do)")
    assert waiting == ["look"]
    desk.bridge.wake()
    expect(desk.look).to_contain_text("picks the 44")
