"""A sandbox in real JupyterLab: keys, two at once, two views of one, a busy kernel, a restarted one, what is saved."""

import re

import pytest
from playwright.sync_api import expect

START = "twisted base | players 2 | row 17 13 | hands p1 19 33 p2 24 45 | pile 28 96 | turn p1"
OPEN = f"import ludoteca\nw = ludoteca.Sandbox({START!r}, lang='en')\nw"
LAID, AFTER_LAID = "[str(node.made) for node in w.tree.nodes[1:]]", "['p1 lay 19']"


def opened(lab, *cells: str):
    lab.open(list(cells))
    lab.run_all()
    expect(lab.page.locator(".ludo-board").first).to_be_visible()
    return lab.page.locator(".ludo").first


def card(widget, name: str):
    return widget.locator(f'.ludo-piece[aria-label^="{name},"]').first


def said(widget):
    return widget.locator(".ludo-caption .ludo-said")


def is_inside(lab) -> bool:
    return lab.page.evaluate("() => !!document.activeElement.closest('.ludo')")


def test_moves_by_click_and_by_key_and_the_notebook_is_left_alone(lab):
    widget = opened(lab, 'import ludoteca\nw = ludoteca.Sandbox("twisted", seed=1, lang="en")\nw', "1 + 1")
    sources = lab.cell_sources()
    expect(widget.locator(".ludo-title")).to_contain_text("seed 1")
    hand = widget.locator('.ludo-piece[aria-label*="Hand of Player 1"]')
    hand.last.click()  # of a hand that overlaps, the last card lies on top
    expect(said(widget)).to_have_text("Now choose where")
    widget.get_by_role("group", name="Row", exact=True).locator(".ludo-ground").click()
    lab.wait_for_python("[node.made.verb for node in w.tree.nodes[1:]]", "['lay']")
    expect(widget.get_by_role("button", name=re.compile("^TW-")).first).to_be_visible()
    widget.locator('.ludo-piece[aria-label*="possible"]').first.focus()
    lab.page.keyboard.press("Enter")
    expect(said(widget)).to_have_text("Now choose where")
    for key in ("a", "b", "x", "d", "d", "c", "v", "z", "m", "y", "Delete", "Shift+Enter", "ArrowUp", "ArrowDown"):
        lab.page.keyboard.press(key)
        assert is_inside(lab), key
    widget.get_by_role("textbox", name=re.compile("Type a move")).fill(lab.python("print(w.experiment.legal()[-1])"))
    lab.page.keyboard.press("Enter")
    lab.wait_for_python("w.tree.at", "2")
    assert lab.cell_sources() == sources and is_inside(lab)
    assert lab.axe(".ludo") == [] and lab.page.console_errors == []


def test_two_sandboxes_do_not_disturb_each_other_and_two_views_of_one_agree(lab):
    opened(lab, OPEN, "w", "v = ludoteca.Sandbox('pega6', seed=1, lang='en')\nv")
    one, two, other = (lab.page.locator(".ludo").nth(nth) for nth in range(3))
    card(one, "19").click()
    expect(said(two)).to_have_text("Now choose where")
    card(two, "13").click()
    lab.wait_for_python(LAID, AFTER_LAID)
    for view in (one, two):
        expect(card(view, "19")).to_have_accessible_name(re.compile("Row, 3 of 3"))
    # Both ask at once: what one writes must not take the place of what the other wrote.
    lab.page.evaluate(
        """() => [0, 1].forEach(nth => [...document.querySelectorAll('.ludo')][nth]
            .querySelectorAll('.ludo-controls button').forEach((each, n) => n > 1 && each.click()))"""
    )
    for view in (one, two):
        expect(view.get_by_role("button", name="Keep", exact=True)).to_have_attribute("aria-pressed", "true")
    lab.wait_for_python("sorted(w.ack.values())", "[4, 4]")
    lab.wait_for_python(LAID, AFTER_LAID)
    expect(other.get_by_role("button", name="Play", exact=True)).to_have_attribute("aria-pressed", "true")
    assert lab.python("len(v.tree.nodes)") == "1"
    ids = lab.page.evaluate("() => [...document.querySelectorAll('.ludo [id]')].map(each => each.id)")
    assert len(ids) == len(set(ids)) and lab.page.console_errors == []


@pytest.mark.context(permissions=["clipboard-read", "clipboard-write"])
def test_after_a_restart_python_is_gone_the_position_can_be_copied_and_the_cell_run_again(lab):
    widget = opened(lab, OPEN)
    card(widget, "19").click()
    card(widget, "13").click()
    expect(card(widget, "19")).to_have_accessible_name(re.compile("Row, 3 of 3"))
    after = lab.python("print(w.position)")
    lab.restart_kernel()
    expect(widget.get_by_role("status")).to_contain_text("Python is gone", timeout=10_000)
    widget.get_by_role("button", name="Copy").first.click()
    assert lab.page.evaluate("() => navigator.clipboard.readText()") == after
    card(widget, "24").click()
    assert is_inside(lab)
    lab.run_cell(0)
    again = lab.page.locator(".ludo")
    expect(again).to_have_count(1)
    card(again, "19").click()
    card(again, "13").click()
    lab.wait_for_python(LAID, AFTER_LAID)


def test_while_another_cell_is_at_work_nothing_is_lost(lab):
    widget = opened(lab, OPEN, "import time\ntime.sleep(3)")
    lab.page.evaluate(
        """() => {
            const {content} = window.jupyterapp.shell.currentWidget;
            content.activeCellIndex = 1;
            window.jupyterapp.commands.execute('notebook:run-cell');
        }"""
    )
    card(widget, "19").click()
    card(widget, "13").click()
    expect(widget.get_by_role("status")).to_have_text("Waiting for Python ...")
    expect(card(widget, "19")).to_have_accessible_name(re.compile("Row, 3 of 3"), timeout=8_000)
    expect(widget.get_by_role("status")).to_be_empty()
    lab.wait_for_python(LAID, AFTER_LAID)


def test_what_if_turns_the_cell_into_a_sandbox_and_back(lab):
    widget = opened(lab, 'import ludoteca\nw = ludoteca.Walkthrough("twisted/take-row", lang="en")\nw', "w")
    expect(lab.page.locator(".ludo")).to_have_count(2)
    widget.get_by_role("button", name="One step forward").click()
    expect(widget.get_by_text("Step 1 of")).to_be_visible()
    shown = said(widget).inner_text()
    widget.get_by_role("button", name="What if?").click()
    back = widget.get_by_role("button", name="Back to the example")
    expect(back).to_be_visible()
    expect(lab.page.locator(".ludo").nth(1).get_by_role("button", name="Back to the example")).to_be_visible()
    lab.page.wait_for_function("() => !!document.activeElement.closest('.ludo')")
    widget.locator(".ludo-block-due button").first.click()
    lab.wait_for_python("len(w.sandbox.tree.nodes)", "2")
    back.click()
    expect(widget.get_by_text("Step 1 of")).to_be_visible()
    expect(said(widget)).to_have_text(shown)
    lab.wait_for_python("w.step, w.sandbox", "(1, None)")
    lab.page.wait_for_function("() => !!document.activeElement.closest('.ludo')")
    sources = lab.cell_sources()
    for key in ("a", "b", "x"):
        lab.page.keyboard.press(key)
    assert lab.cell_sources() == sources and lab.page.console_errors == []


def test_what_is_saved_shows_a_picture_where_no_widget_can_run(lab):
    opened(lab, OPEN)
    data = lab.outputs(0)[0]["data"]
    assert {"application/vnd.jupyter.widget-view+json", "text/html", "image/svg+xml", "text/plain"} <= set(data)
    assert "<img alt=" in "".join(data["text/html"]) and START in "".join(data["text/plain"])
