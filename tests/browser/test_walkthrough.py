"""A walkthrough as a learner meets it, in real JupyterLab: keys, clicks, kernel, pictures, access."""

import json
import re

import pytest
from playwright.sync_api import expect

import ludoteca

FIG_2 = 'import ludoteca\nw = ludoteca.Walkthrough("pega6/fig-2")\nw'
PREDICT = 'import ludoteca\nw = ludoteca.Walkthrough("pega6/fig-2", predict=True)\nw'
TRAITS = ("scene", "frames", "words", "questions", "view", "step", "lang", "predict", "answers", "seen")


def traits_of(example: str, **settings) -> dict:
    widget = ludoteca.Walkthrough(example, **settings)
    return {name: getattr(widget, name) for name in TRAITS}


def opened(lab, *cells: str):
    lab.open(list(cells))
    lab.run_all()
    expect(lab.page.locator(".ludo-board").first).to_be_visible()
    return lab.page.locator(".ludo").first


def said(widget):
    return widget.locator(".ludo-caption .ludo-said")


def test_the_right_arrow_slides_the_14_into_row_1_and_says_why(lab):
    widget = opened(lab, FIG_2)
    before = piece(widget, "14,").bounding_box()
    widget.locator(".ludo-board").click()
    lab.page.keyboard.press("ArrowRight")
    expect(said(widget)).to_contain_text("Only row 1 ends lower")
    expect(widget.get_by_role("button", name="P6-12")).to_be_visible()
    lab.wait_for_python("w.step", "1")
    lab.page.wait_for_timeout(400)
    assert piece(widget, "14,").bounding_box() != before
    expect(piece(widget, "14,")).to_have_accessible_name(re.compile("Row 1"))
    assert lab.page.console_errors == []


def piece(widget, name: str):
    return widget.locator(f'.ludo-piece[aria-label^="{name}"]')


def test_a_cited_rule_opens_its_wording_and_closes_again(lab):
    widget = opened(lab, FIG_2)
    widget.get_by_role("button", name="Last step").click()
    rule = widget.get_by_role("button", name="P6-13")
    rule.click()
    expect(widget.get_by_text("Its owner has no choice.")).to_be_visible()
    expect(rule).to_have_attribute("aria-expanded", "true")
    rule.click()
    expect(widget.get_by_text("Its owner has no choice.")).to_be_hidden()


def test_buttons_slider_list_and_autoplay_step_too(lab):
    widget = opened(lab, FIG_2)
    widget.get_by_role("button", name="One step forward").click()
    expect(widget.get_by_text("Step 1 of 4")).to_be_visible()
    widget.get_by_role("slider").focus()
    lab.page.keyboard.press("ArrowRight")
    expect(widget.get_by_text("Step 2 of 4")).to_be_visible()
    widget.get_by_text("All steps").click()
    widget.get_by_role("button", name=re.compile("61 to row 4")).click()
    expect(widget.get_by_text("Step 4 of 4")).to_be_visible()
    widget.get_by_role("button", name="First step").click()
    widget.get_by_role("button", name="Play").click()
    expect(widget.get_by_text("Step 4 of 4")).to_be_visible(timeout=15_000)
    expect(widget.get_by_role("button", name="Play")).to_be_visible()


def test_labs_shortcuts_do_not_fire_while_the_board_has_focus(lab):
    widget = opened(lab, FIG_2, "1 + 1")
    sources = lab.cell_sources()
    widget.locator(".ludo-board").click()
    for key in ("a", "b", "x", "d", "d", "c", "v", "z", "m", "y", "ArrowUp", "ArrowDown", "Enter", "Shift+Enter"):
        lab.page.keyboard.press(key)
    lab.page.wait_for_timeout(300)
    assert lab.cell_sources() == sources


def test_tab_and_escape_lead_out(lab):
    widget = opened(lab, FIG_2)
    widget.locator(".ludo-board").click()
    inside = "() => !!document.activeElement.closest('.ludo')"
    assert lab.page.evaluate(inside)
    lab.page.keyboard.press("Escape")
    assert not lab.page.evaluate(inside)
    widget.locator(".ludo-board").click()
    for _ in range(40):
        lab.page.keyboard.press("Tab")
        if not lab.page.evaluate(inside):
            break
    assert not lab.page.evaluate(inside)


def test_python_and_the_browser_agree_in_two_views(lab):
    opened(lab, FIG_2, "w")
    boards = lab.page.locator(".ludo")
    expect(boards).to_have_count(2)
    lab.python("w.step = 3")
    for view in (boards.nth(0), boards.nth(1)):
        expect(view.get_by_text("Step 3 of 4")).to_be_visible()
    boards.nth(1).get_by_role("button", name="One step back").click()
    expect(boards.nth(0).get_by_text("Step 2 of 4")).to_be_visible()
    lab.wait_for_python("w.step, w.seen", "(2, 3)")


def test_two_widgets_side_by_side_do_not_disturb_each_other(lab):
    opened(lab, FIG_2, 'import ipywidgets\nv = ludoteca.Walkthrough("pega6/bull-heads")\nipywidgets.HBox([w, v])')
    boards = lab.page.locator(".ludo")
    expect(boards).to_have_count(3)
    boards.nth(2).get_by_role("button", name="One step forward").click()
    expect(boards.nth(2).get_by_text("Step 1 of 8")).to_be_visible()
    expect(boards.nth(1).get_by_text("Step 1 of 8")).to_have_count(0)
    ids = lab.page.evaluate("() => [...document.querySelectorAll('.ludo [id]')].map(each => each.id)")
    assert len(ids) == len(set(ids))


def test_running_the_cell_again_starts_anew(lab):
    widget = opened(lab, FIG_2)
    widget.get_by_role("button", name="Last step").click()
    lab.run_cell(0)
    expect(lab.page.locator(".ludo")).to_have_count(1)
    expect(lab.page.locator(".ludo").get_by_role("button", name="One step forward")).to_be_visible()
    assert lab.python("w.step") == "0"


def test_after_a_kernel_restart_a_message_appears_and_stepping_goes_on(lab):
    widget = opened(lab, FIG_2)
    lab.restart_kernel()
    expect(widget.get_by_text("Python was restarted")).to_be_visible(timeout=10_000)
    widget.get_by_role("button", name="One step forward").click()
    expect(said(widget)).to_contain_text("Only row 1 ends lower")
    widget.locator(".ludo-board").click()
    lab.page.keyboard.press("ArrowRight")
    expect(widget.get_by_text("Step 2 of 4")).to_be_visible()


def test_an_untrusted_notebook_shows_the_picture(lab):
    """A cloned notebook is not trusted; it is saved without widget state, as `make notebooks` does."""
    opened(lab, FIG_2)
    lab.save()
    path = lab.server.root / "lesson.ipynb"
    notebook = json.loads(path.read_text())
    for output in notebook["cells"][0]["outputs"]:
        output["data"].pop("application/vnd.jupyter.widget-view+json")
    notebook["metadata"].pop("widgets", None)
    notebook["cells"].append({"cell_type": "markdown", "id": "new", "metadata": {}, "source": "not trusted"})
    (lab.server.root / "cloned.ipynb").write_text(json.dumps(notebook))
    lab.open_file("cloned.ipynb")
    picture = lab.page.locator(".jp-OutputArea img[alt*='Rising order']")
    expect(picture).to_be_visible()
    assert picture.evaluate("image => image.naturalWidth") > 300


def test_a_right_and_a_wrong_prediction_by_keyboard_alone(lab):
    widget = opened(lab, PREDICT)
    widget.locator(".ludo-board").focus()
    lab.page.keyboard.press("ArrowRight")
    expect(widget.get_by_text("Where does the 14 go?")).to_be_visible()
    lab.page.keyboard.press("2")
    expect(widget.locator(".ludo-feedback")).to_contain_text("Row 2 ends in 37, and the 14 is not higher")
    lab.page.keyboard.press("1")
    expect(widget.locator(".ludo-feedback")).to_contain_text("Right.")
    widget.get_by_role("button", name="Continue").press("Enter")
    expect(widget.get_by_text("Step 1 of 4")).to_be_visible()
    lab.wait_for_python("w.answers", "{'1': [1, 0]}")


def test_a_whole_example_by_keyboard_alone_with_every_caption_spoken(plain_page):
    """Tab to the table, answer by number, go on with the arrow key, to the end; what changes is in a live region."""
    plain_page.open(traits_of("pega6/fig-3", predict=True))
    page, widget = plain_page.page, plain_page.page.locator(".ludo")
    while not page.evaluate("() => !!document.activeElement.closest('.ludo-board')"):
        page.keyboard.press("Tab")
    spoken = []
    for question in traits_of("pega6/fig-3")["questions"]:
        page.keyboard.press("ArrowRight")
        expect(widget.locator(".ludo-question")).to_be_visible()
        right = next(number for number, option in enumerate(question["options"], 1) if option["right"])
        page.keyboard.press(str(right))
        expect(widget.locator(".ludo-feedback")).to_contain_text("Right.")
        page.keyboard.press("ArrowRight")
        expect(widget.get_by_text(f"Step {question['at']} of 4")).to_be_visible()
        spoken.append(widget.locator("[aria-live=polite] .ludo-said").first.inner_text())
    assert len(set(spoken)) == 4 and "6 heads" in spoken[2]
    assert plain_page.get("answers") == {"1": [0], "2": [0], "3": [1], "4": [0]}


def test_each_zone_is_one_tab_stop_and_arrows_walk_its_cards(plain_page):
    plain_page.open(traits_of("pega6/fig-5"))
    page = plain_page.page
    stops = page.locator(".ludo-board [tabindex='0']")
    expect(stops).to_have_count(5)  # four rows and the card that waits
    stops.nth(3).focus()
    names = []
    for _ in range(5):
        names.append(page.evaluate("() => document.activeElement.getAttribute('aria-label')"))
        page.keyboard.press("ArrowDown")
    assert len(set(names)) == 5 and all("Row 4" in name for name in names)


def test_a_row_can_be_pointed_at_instead(lab):
    widget = opened(lab, PREDICT)
    widget.get_by_role("button", name="One step forward").click()
    piece(widget, "43,").click()
    expect(widget.locator(".ludo-feedback")).to_contain_text("Row 3 ends in 43")
    lab.wait_for_python("w.answers", "{'1': [2]}")


@pytest.mark.parametrize(
    ("lang", "name", "words"),
    [
        ("pt", "Português", "fileira 1"),
        ("it", "Italiano", "fila 1"),
        ("nl", "Nederlands", "rij 1"),
    ],
)
def test_the_language_is_switched_without_a_kernel(plain_page, lang, name, words):
    plain_page.open(traits_of("pega6/fig-2"))
    widget = plain_page.page.locator(".ludo")
    widget.get_by_role("combobox").select_option(label=name)
    widget.locator(".ludo-board").focus()
    plain_page.page.keyboard.press("ArrowRight")
    expect(said(widget)).to_contain_text(words)
    assert plain_page.get("lang") == lang
    expect(widget).to_have_attribute("lang", lang)


@pytest.mark.parametrize("theme", ["JupyterLab Light", "JupyterLab Dark"])
def test_axe_finds_nothing_in_lab(lab, theme):
    widget = opened(lab, PREDICT)
    lab.set_theme(theme)
    assert lab.axe(".ludo") == []
    widget.get_by_role("button", name="One step forward").click()
    assert lab.axe(".ludo") == []
    widget.get_by_role("button", name="Show me").click()
    assert lab.axe(".ludo") == []


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("width", [360, 1200])
@pytest.mark.parametrize("example", ["fig-3", "fig-5", "bull-heads"])
def test_axe_finds_nothing_on_the_plain_page_contrast_included(plain_page, example, width, dark):
    plain_page.resize(width)
    plain_page.open(traits_of(f"pega6/{example}", predict=True), dark=dark)
    assert plain_page.axe("#host", with_contrast=True) == []
    plain_page.page.get_by_role("button", name="One step forward").click()
    assert plain_page.axe("#host", with_contrast=True) == []
    plain_page.page.locator(".ludo-option").first.click()
    assert plain_page.axe("#host", with_contrast=True) == []


@pytest.mark.context(has_touch=True, viewport={"width": 360, "height": 740})
def test_on_a_phone_nothing_scrolls_sideways_and_taps_answer(plain_page):
    plain_page.open(traits_of("pega6/fig-4", predict=True))
    plain_page.resize(360, 740)
    assert plain_page.page.evaluate("() => document.documentElement.scrollWidth") <= 360
    plain_page.page.get_by_role("button", name="One step forward").tap()
    plain_page.page.get_by_role("button", name="One step forward").tap()
    expect(plain_page.page.get_by_text("Which row would you take?")).to_be_visible()
    piece(plain_page.page.locator(".ludo"), "37,").tap()
    expect(plain_page.page.locator(".ludo-feedback")).to_contain_text("no row costs less")


@pytest.mark.context(reduced_motion="reduce")
def test_reduced_motion_moves_at_once(plain_page):
    plain_page.open(traits_of("pega6/fig-2"))
    widget = plain_page.page.locator(".ludo")
    durations = piece(widget, "14,").evaluate("node => getComputedStyle(node).transitionDuration")
    assert set(durations.split(", ")) == {"0s"}


@pytest.mark.context(forced_colors="active")
def test_forced_colours_keep_the_marks(plain_page):
    plain_page.open(traits_of("pega6/fig-5"))
    widget = plain_page.page.locator(".ludo")
    widget.get_by_role("button", name="One step forward").click()
    expect(widget.get_by_text("P6-13").first).to_be_visible()
    assert plain_page.axe("#host") == []


def test_the_view_cleans_up_behind_itself(plain_page):
    plain_page.open(traits_of("pega6/fig-2"))
    expect(plain_page.page.locator(".ludo-board")).to_be_visible()
    assert plain_page.close_view() == 0
    expect(plain_page.page.locator(".ludo")).to_have_count(0)
