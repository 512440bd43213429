"""Walking about in what was tried, in every game: undo and redo, branches, names, the main line, comparing."""

import re

import pytest
from playwright.sync_api import expect

import ludoteca
from tests.browser.desk import Desk
from tests.browser.trials import TRIALS


@pytest.fixture(params=TRIALS.values(), ids=TRIALS)
def trial(request):
    return request.param


def block(desk, heading: str):
    return desk.ludo.get_by_role("region", name=re.compile(f"^{heading}"))


def branched(plain_page, trial) -> tuple[Desk, str]:
    """Two ways from the start; we stand at the end of the second. With the position the first one leads to."""
    desk = Desk(plain_page, trial.start)
    desk.touch(*trial.legal)
    one = desk.widget.position
    desk.press("Undo")
    assert desk.widget.position == trial.start
    desk.touch(*trial.other)
    assert len({trial.start, one, desk.widget.position}) == 3
    desk.moved_on()
    return desk, one


def test_undo_and_redo_by_mouse_and_key(plain_page, trial):
    desk = Desk(plain_page, trial.start)
    expect(desk.button("Undo")).to_have_attribute("aria-disabled", "true")
    desk.touch(*trial.legal)
    after = desk.widget.position
    desk.press("Undo")
    assert desk.widget.position == trial.start
    expect(desk.button("Undo")).to_have_attribute("aria-disabled", "true")
    desk.button("Redo").focus()
    desk.key("Enter")
    assert desk.widget.position == after and desk.is_on("button", "Redo")
    expect(desk.said).not_to_be_empty()


def test_a_branch_is_listed_and_either_way_can_be_gone_again(plain_page, trial):
    desk, one = branched(plain_page, trial)
    ways = block(desk, "Variations here").get_by_role("button")
    expect(ways).to_have_count(2)
    expect(ways.nth(1)).to_have_attribute("aria-pressed", "true")
    ways.nth(0).click()
    desk.answered()
    assert desk.widget.position == one
    line = block(desk, "Moves so far").get_by_role("button")
    expect(line).to_have_count(2)
    expect(line.nth(1)).to_contain_text("(+1)")
    line.nth(0).focus()
    desk.key("Enter")
    assert desk.widget.position == trial.start
    assert desk.is_on(".ludo-block-line button"), "who walks along the list by keyboard stays there"


def test_a_name_the_main_line_delete_and_bring_back(plain_page, trial):
    desk, _ = branched(plain_page, trial)
    desk.ludo.get_by_text("This variation").click()
    desk.ludo.get_by_role("textbox", name="Name").fill("the brave way")
    desk.press("Name")
    expect(block(desk, "Variations here").get_by_role("button").nth(1)).to_contain_text("the brave way (")
    expect(desk.ludo.get_by_role("textbox", name="Name")).to_be_visible()
    desk.press("Make it the main line")
    assert desk.widget.tree.nodes[0].children[0] == desk.widget.tree.at
    expect(desk.button("Make it the main line")).to_have_attribute("aria-disabled", "true")
    desk.press("Delete")
    expect(desk.said).to_have_text("Variation deleted.")
    assert desk.widget.position == trial.start and len(desk.widget.tree.nodes[0].children) == 1
    assert desk.is_inside()
    desk.press("Bring it back")
    assert len(desk.widget.tree.nodes[0].children) == 2
    assert "the brave way" in desk.widget.record() and desk.is_inside()
    again = ludoteca.Sandbox(desk.widget.record())
    assert again.record() == desk.widget.record()


def test_positions_side_by_side(plain_page, trial):
    desk, _ = branched(plain_page, trial)
    desk.ludo.get_by_text("This variation").click()
    desk.press("Compare")
    expect(desk.ludo.locator(".ludo-compare")).to_have_count(0)
    block(desk, "Variations here").get_by_role("button").nth(0).click()
    desk.answered()
    figures = desk.ludo.locator(".ludo-compare figure")
    expect(figures).to_have_count(2)
    left, right = (figures.nth(nth).bounding_box() for nth in (0, 1))
    assert left["y"] == right["y"] and left["x"] + left["width"] <= right["x"]
    drawn = [
        figures.nth(nth).locator(".ludo-piece").evaluate_all("all => all.map(each => each.ariaLabel).sort()")
        for nth in (0, 1)
    ]
    assert drawn[0] != drawn[1]
    ids = desk.page.evaluate("() => [...document.querySelectorAll('.ludo [id]')].map(each => each.id)")
    assert len(ids) == len(set(ids))
    # They are there to be looked at: a touch on one of them is no move.
    before = desk.widget.position
    figures.nth(0).locator(".ludo-piece").first.click(force=True)
    desk.answered()
    assert desk.widget.position == before
    desk.press("Compare")
    desk.press("Compare")
    block(desk, "Variations here").get_by_role("button").nth(1).click()
    desk.answered()
    desk.press("Compare")
    expect(figures).to_have_count(0)
