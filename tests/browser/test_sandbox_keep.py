"""Keeping a position: as text, on the clipboard, in a file; and texts that mean harm."""

import re

import pytest
from playwright.sync_api import expect

import ludoteca
from tests.browser.desk import Desk
from tests.browser.trials import TRIALS

HARM = '<img src=x onerror="window.harmed = true"><script>window.harmed = true</script>'
EVIL = "<img src=x onerror=harmed=1>"
HOSTILE = {
    "markup": HARM,
    "markup in one word": "<img/src=x>",
    "much": "pega6 base | rows " + "12 " * 70_000,
    "nothing": "",
    "another game": TRIALS["sequence"].start,
    "record of nonsense": f"record pega6\n0 = {HARM}",
    "half a pair": "\ud800",
}


@pytest.fixture(params=TRIALS.values(), ids=TRIALS)
def trial(request):
    return request.param


def text(desk, label: str = "Position as text"):
    return desk.ludo.get_by_role("textbox", name=label)


def form(desk, label: str):
    """The buttons that stand with a text."""
    return desk.ludo.locator("form").filter(has=desk.page.get_by_role("textbox", name=label))


def harmed(desk) -> bool:
    return desk.page.evaluate("() => 'harmed' in window || !!document.querySelector('.ludo img, .ludo script')")


def test_a_position_is_pasted_and_used(plain_page, trial):
    desk = Desk(plain_page, trial.start)
    wanted = ludoteca.Sandbox(trial.start).play(trial.move).position
    desk.press("Keep")
    expect(text(desk)).to_have_value(trial.start)
    text(desk).fill(wanted)
    form(desk, "Position as text").get_by_role("button", name="Use this text").click()
    desk.answered()
    assert desk.widget.position == wanted and desk.is_inside()
    desk.press("Play")
    desk.press("Undo")
    assert desk.widget.position == trial.start


def test_a_whole_tree_is_pasted_and_used(plain_page, trial):
    desk = Desk(plain_page, trial.start)
    record = ludoteca.Sandbox(trial.start).play(trial.move).undo().record()
    desk.press("Keep")
    text(desk, "Game tree as text").fill(record)
    form(desk, "Game tree as text").get_by_role("button", name="Use this text").click()
    desk.answered()
    assert desk.widget.record() == record
    assert eval(text(desk, "Python line").input_value(), {"ludoteca": ludoteca}).record() == record


@pytest.mark.parametrize("given", HOSTILE.values(), ids=HOSTILE)
def test_what_cannot_be_read_is_an_error_and_runs_nothing(plain_page, given):
    start = TRIALS["pega6"].start
    desk = Desk(plain_page, start)
    desk.press("Keep")
    text(desk).evaluate("(area, given) => { area.value = given; }", given)
    form(desk, "Position as text").get_by_role("button", name="Use this text").click()
    desk.answered()
    expect(desk.said).not_to_be_empty()
    assert desk.widget.position == start and desk.widget.last_error is not None
    assert not harmed(desk) and desk.page.console_errors == []
    if given == HARM:
        expect(text(desk)).to_have_value(HARM)  # it can be mended
    desk.press("Play")
    desk.touch(*TRIALS["pega6"].legal)
    assert desk.widget.position != start


def test_a_name_that_means_harm_is_only_a_name(plain_page, trial):
    desk = Desk(plain_page, trial.start)
    desk.press("Edit")
    desk.ludo.get_by_text("Settings of this position").click()
    name = desk.ludo.get_by_role("textbox", name="Name of Player 1")
    name.fill(EVIL)
    name.press("Tab")
    desk.answered()
    assert desk.experiment.game.names(desk.widget.state)[0] == EVIL
    expect(desk.board.locator(f'[aria-label*="{EVIL}"]').first).to_be_attached()
    desk.press("Play")
    desk.press("Keep")
    desk.page.wait_for_timeout(100)
    assert not harmed(desk) and desk.page.console_errors == []
    assert "<img" not in desk.widget.picture() and EVIL in desk.widget.position


@pytest.mark.context(permissions=["clipboard-read", "clipboard-write"])
def test_copy_puts_the_text_on_the_clipboard(plain_page, trial):
    desk = Desk(plain_page, trial.start)
    desk.press("Keep")
    form(desk, "Position as text").get_by_role("button", name="Copy").click()
    assert desk.page.evaluate("() => navigator.clipboard.readText()") == trial.start
    form(desk, "Python line").get_by_role("button", name="Copy").click()
    copied = desk.page.evaluate("() => navigator.clipboard.readText()")
    assert eval(copied, {"ludoteca": ludoteca}).position == trial.start
    assert desk.is_inside()


def test_save_and_load(plain_page, trial, tmp_path):
    desk = Desk(plain_page, trial.start)
    desk.touch(*trial.legal)
    after, record = desk.widget.position, desk.widget.record()
    desk.press("Keep")
    with desk.page.expect_download() as saving:
        form(desk, "Game tree as text").get_by_role("button", name="Save").click()
    path = tmp_path / saving.value.suggested_filename
    saving.value.save_as(path)
    assert path.read_text("utf-8") == record and path.suffix == ".txt"
    desk.press("Undo")
    desk.press("Keep")
    form(desk, "Game tree as text").locator("input[type=file]").set_input_files(path)
    desk.until(lambda: desk.widget.position == after)
    form(desk, "Position as text").locator("input[type=file]").set_input_files([])
    desk.answered()
    assert desk.widget.record() == record and desk.page.console_errors == []


def test_a_huge_file_is_not_read_whole(plain_page, tmp_path):
    desk = Desk(plain_page, TRIALS["pega6"].start)
    path = tmp_path / "huge.txt"
    path.write_text("12 " * 1_000_000)
    desk.press("Keep")
    form(desk, "Position as text").locator("input[type=file]").set_input_files(path)
    expect(desk.said).to_contain_text(re.compile("at most [\\d,.]+ are read"))
    assert len(max(desk.bridge.wire, key=len)) < 500_000
