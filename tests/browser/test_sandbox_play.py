"""Playing in a sandbox: moves by touch and key, refusals with their reasons, previews; the same in every game."""

import re

import pytest
from playwright.sync_api import expect

import ludoteca
from tests.browser.desk import Desk
from tests.browser.trials import TRIALS

BESIDE = (1275, 450)


@pytest.fixture(params=TRIALS.values(), ids=TRIALS)
def trial(request):
    return request.param


def played(trial) -> str:
    return ludoteca.Sandbox(trial.start).play(trial.move).position


def ghosts(desk):
    return desk.board.locator("g.ludo-faint")


def test_a_refused_move_is_explained_and_changes_nothing(plain_page, trial):
    desk = Desk(plain_page, trial.start)
    before = desk.board.locator(".ludo-piece").evaluate_all("pieces => pieces.map(each => each.style.transform)")
    desk.touch(*trial.refused)
    expect(desk.said).to_contain_text(trial.reason)
    expect(desk.ludo.get_by_role("button", name=trial.rule)).to_be_visible()
    expect(desk.board.locator(".ludo-refusal").first).to_have_text(trial.rule)
    marked = [piece for piece in desk.widget.frames[-1]["p"] if "x" in "".join(piece[4:])]
    expect(desk.board.locator(".ludo-piece .ludo-shake")).to_have_count(len(marked))
    expect(desk.board.locator(".ludo-piece[aria-label$='refused']")).to_have_count(len(marked))
    after = desk.board.locator(".ludo-piece").evaluate_all("pieces => pieces.map(each => each.style.transform)")
    assert sorted(after) == sorted(before) and desk.widget.position == trial.start
    desk.ludo.get_by_role("button", name=trial.rule).click()
    expect(desk.ludo.locator(".ludo-wording")).not_to_be_empty()


def test_a_move_by_click(plain_page, trial):
    desk = Desk(plain_page, trial.start)
    desk.touch(*trial.legal)
    assert desk.widget.position == played(trial)
    desk.moved_on()
    expect(desk.said).not_to_be_empty()
    expect(desk.ludo.get_by_role("button", name=desk.widget.frames[-1]["r"][0])).to_be_visible()
    assert desk.page.console_errors == []


def test_a_move_by_keyboard(plain_page, trial):
    desk = Desk(plain_page, trial.start)
    for spot in trial.legal:
        desk.walk_to(*spot)
        desk.key("Enter")
    assert desk.widget.position == played(trial)


def test_a_move_by_dragging(plain_page, trial):
    """Where one touch is the whole move, it does not matter where on the table the piece is let go."""
    desk = Desk(plain_page, trial.start)
    start, end = desk.spot(*trial.legal[0]), trial.legal[-1]
    desk.drag(start, desk.spot(*end) if len(trial.legal) > 1 else [start[0], start[1] - 80])
    assert desk.widget.position == played(trial)


def test_a_move_from_the_list_and_one_that_is_typed(plain_page, trial):
    desk = Desk(plain_page, trial.start)
    desk.ludo.locator(f'[data-look="{trial.move}"]').press("Enter")
    desk.answered()
    assert desk.widget.position == played(trial)
    assert desk.is_on(".ludo-block-due button"), "the next move can be made at once"
    desk.press("Undo")
    typed = desk.ludo.get_by_role("textbox", name=re.compile("Type a move"))
    typed.fill(trial.move)
    typed.press("Enter")
    desk.answered()
    assert desk.widget.position == played(trial) and desk.is_inside()


def test_a_preview_while_the_pointer_rests_there(plain_page, trial):
    desk = Desk(plain_page, trial.start)
    desk.touch(*trial.legal[:-1])
    desk.page.mouse.move(*desk.spot(*trial.legal[-1]))
    expect(desk.look).to_contain_text("If played:")
    expect(ghosts(desk).first).to_be_visible()
    desk.page.mouse.move(*BESIDE)
    expect(desk.look).to_be_empty()
    expect(ghosts(desk)).to_have_count(0)
    desk.ludo.locator(f'[data-look="{trial.move}"]').hover()
    expect(desk.look).to_contain_text("If played:")
    assert desk.widget.position == trial.start


def test_a_preview_while_the_focus_is_there(plain_page, trial):
    desk = Desk(plain_page, trial.start)
    for spot in trial.legal[:-1]:
        desk.walk_to(*spot)
        desk.key("Enter")
    desk.walk_to(*trial.legal[-1])
    expect(desk.look).to_contain_text("If played:")
    expect(ghosts(desk).first).to_be_visible()
    desk.page.keyboard.press("Escape")
    expect(desk.look).to_be_empty()
    expect(ghosts(desk)).to_have_count(0)
    assert not desk.is_inside()


def test_only_editing_takes_pieces_off_the_table(plain_page, trial):
    desk = Desk(plain_page, trial.start)
    desk.drag(desk.spot(*trial.dropped), list(BESIDE))
    desk.walk_to(*trial.dropped)
    desk.key("Delete")
    desk.key("Backspace")
    assert desk.widget.position == trial.start and desk.widget.last_error is None
    # Python does not rely on the browser for that.
    place = desk.page.evaluate("selector => +document.querySelector(selector).dataset.zone", desk.at(*trial.dropped))
    desk.page.evaluate(
        """zone => {
            table.model.set('action', {from: 'me', todo: [{n: 1, at: 0, do: 'remove', v: [zone, 0]}]});
            table.model.save_changes();
        }""",
        place,
    )
    desk.until(lambda: desk.widget.last_error)
    assert desk.widget.position == trial.start


def test_moves_of_several_players_stand_under_their_names(plain_page):
    desk = Desk(plain_page, "pega6", seed=3, players=3)
    due = desk.ludo.get_by_role("region", name=re.compile("^To play"))
    expect(due.locator(".ludo-buttons > b")).to_have_text(["Player 1", "Player 2", "Player 3"])
    move = due.locator('[data-look^="p2 "]').first
    expect(move).to_have_text(re.compile(r"^Pick \d+$"))
    expect(move).to_have_accessible_name(re.compile(r"^Player 2: pick \d+$"))


def test_a_preview_pushes_nothing_away_from_the_pointer(plain_page):
    desk = Desk(plain_page, "sequence", seed=3)
    move = desk.ludo.locator("[data-look]").nth(2)
    before = move.bounding_box()
    move.hover()
    expect(desk.look).to_contain_text("If played:")
    assert move.bounding_box() == before


def test_what_comes_to_lie_under_a_pointer_at_rest_is_not_previewed(plain_page):
    desk = Desk(plain_page, TRIALS["pega6"].start)
    there = desk.spot("hand-p2", "44")
    desk.page.mouse.move(*there)
    expect(desk.look).to_contain_text("picks the 44")
    desk.click("hand-p2", "44")
    desk.moved_on()
    desk.page.wait_for_timeout(700)
    assert desk.spot("hand-p2", "50") == there
    expect(desk.look).to_be_empty()
    desk.page.mouse.move(there[0] + 1, there[1])
    expect(desk.look).to_contain_text("picks the 50")


def test_a_click_on_a_listed_move_previews_no_other(plain_page):
    desk = Desk(plain_page, TRIALS["pega6"].start)
    desk.ludo.locator("[data-look]").first.click()
    desk.answered()
    desk.moved_on()
    desk.page.wait_for_timeout(400)
    expect(desk.look).to_be_empty()


def test_a_move_with_several_tables_shows_one_after_the_other_and_any_again(plain_page):
    trial = TRIALS["pega6"]
    desk = Desk(plain_page, trial.start)
    desk.touch(*trial.legal)
    expect(desk.said).to_contain_text("picks the 44")
    steps = desk.ludo.locator(".ludo-step")
    expect(steps).to_have_count(3, timeout=8_000)
    expect(desk.said).to_contain_text("The smallest gap decides")
    steps.nth(1).click()
    expect(desk.said).to_contain_text("All cards are turned up")
    # The next touch speaks of the table as it is now, whatever is shown.
    desk.touch(("hand-p1", "21"))
    assert "chosen p1 21" in desk.widget.position
