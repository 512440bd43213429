"""Sequence as a learner meets it: keys and mouse, right and wrong answers, another language, access."""

import re

import pytest
from playwright.sync_api import expect

import ludoteca

TRAITS = ("scene", "frames", "words", "questions", "view", "step", "lang", "predict", "answers", "seen")
COVERED = 'import ludoteca\nw = ludoteca.Walkthrough("sequence/covered", predict=True)\nw'


def traits_of(example: str, step: int = 0, **settings) -> dict:
    widget = ludoteca.Walkthrough(f"sequence/{example}", **settings)
    widget.step = step
    return {name: getattr(widget, name) for name in TRAITS}


def said(widget):
    return widget.locator(".ludo-caption .ludo-said")


def space(widget, scene: dict, name: str):
    return widget.locator(f'.ludo-board g[data-zone="{scene["zones"].index(name)}"]').first


def test_keys_step_through_a_turn_in_jupyterlab(lab):
    lab.open(['import ludoteca\nw = ludoteca.Walkthrough("sequence/turn")\nw'])
    lab.run_all()
    widget = lab.page.locator(".ludo").first
    widget.locator(".ludo-board").click(position={"x": 5, "y": 5})
    lab.page.keyboard.press("ArrowRight")
    expect(said(widget)).to_contain_text("It is pictured on r5c8")
    lab.page.keyboard.press("ArrowRight")
    expect(said(widget)).to_contain_text("Blue puts a chip on r5c8")
    lab.wait_for_python("w.step", "2")
    chip = widget.locator('.ludo-piece[aria-label^="r5c8,"]')
    expect(chip).to_have_accessible_name(re.compile("^r5c8, nine of diamonds, blue chip"))
    lab.page.keyboard.press("ArrowRight")
    expect(said(widget)).to_contain_text("draws the 3♠")
    assert lab.page.console_errors == []


def test_a_wrong_and_a_right_answer_reach_python(lab):
    lab.open([COVERED])
    lab.run_all()
    widget = lab.page.locator(".ludo").first
    widget.get_by_role("button", name="One step forward").click()
    widget.get_by_role("button", name=re.compile("^0$|^1 ?0$")).first.click()
    expect(widget.get_by_text("Not quite.")).to_be_visible()
    expect(widget.get_by_text("The card is not dead.").first).to_be_visible()
    lab.wait_for_python("w.answers", "{'1': [0]}")
    widget.get_by_role("button", name=re.compile("^1$|^2 ?1$")).first.click()
    expect(widget.get_by_text("Right.")).to_be_visible()
    lab.wait_for_python("w.answers", "{'1': [0, 1]}")


def test_a_space_of_the_board_can_be_clicked_as_the_answer(plain_page):
    traits = traits_of("covered", step=2, predict=True)
    plain_page.open(traits)
    page, widget = plain_page.page, plain_page.page.locator(".ludo").first
    widget.get_by_role("button", name="One step forward").click()
    expect(widget.get_by_text("Where may the chip go?").first).to_be_visible()
    for name, verdict in (("r9c5", "Not quite."), ("r10c6", "Right.")):
        box = space(widget, traits["scene"], name).bounding_box()
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(widget.get_by_text(verdict)).to_be_visible()
    expect(widget.get_by_text("Only r10c6 is free for it.").first).to_be_visible()
    assert plain_page.get("answers") == {"3": [1, 2]}


def test_the_board_is_one_tab_stop_and_arrows_reach_every_space(plain_page):
    plain_page.open(traits_of("turn", step=2))
    page = plain_page.page
    board = page.get_by_role("group", name="Board", exact=True)
    expect(board).to_have_count(1)
    stops = page.locator('.ludo-piece[tabindex="0"]')
    names = [name.partition(",")[0] for name in stops.evaluate_all("all => all.map(one => one.ariaLabel)")]
    assert [name for name in names if re.fullmatch(r"r\d+c\d+|the board", name)] == ["r1c1"]
    page.locator('.ludo-piece[aria-label^="r1c1,"]').focus()
    for keys, heard in (
        ("ArrowDown ArrowDown End ArrowLeft ArrowLeft ArrowLeft", "r3c7, six of diamonds, free"),
        ("ArrowDown ArrowDown ArrowRight", "r5c8, nine of diamonds, blue chip, just moved"),
        ("Home ArrowLeft ArrowUp ArrowUp ArrowUp ArrowUp ArrowUp", "r1c1, bonus corner for everybody, free"),
    ):
        for key in keys.split():
            page.keyboard.press(key)
        expect(page.locator(":focus")).to_have_accessible_name(heard)
    assert plain_page.get("step") == 2
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_accessible_name(re.compile("Draw pile"))
    page.keyboard.press("Shift+Tab")
    expect(page.locator(":focus")).to_have_accessible_name(re.compile("^r1c1,"))


def test_a_free_space_shows_where_focus_is_and_speaks_every_language(plain_page):
    plain_page.open(traits_of("turn", step=2))
    widget = plain_page.page.locator(".ludo").first
    free = widget.locator(".ludo-piece").filter(has_not=plain_page.page.locator("use")).nth(26)
    free.focus()
    plain_page.page.keyboard.press("ArrowLeft")
    plain_page.page.keyboard.press("ArrowRight")
    ring = free.locator(".ludo-focus")
    expect(ring).not_to_have_css("stroke", "none")
    assert free.evaluate("node => getComputedStyle(node).outlineStyle") == "none"
    for lang, heard in (("pt", "r3c7, seis de ouros, livre"), ("nl", "r3c7, ruiten zes, vrij")):
        widget.get_by_role("combobox").select_option(lang)
        expect(free).to_have_accessible_name(heard)
    assert plain_page.axe() == []


def test_enter_on_a_free_space_answers(plain_page):
    plain_page.open(traits_of("covered", step=2, predict=True))
    page, widget = plain_page.page, plain_page.page.locator(".ludo").first
    widget.get_by_role("button", name="One step forward").click()
    page.locator('.ludo-piece[aria-label^="r9c6,"]').focus()
    page.keyboard.press("Enter")
    assert plain_page.get("answers") == {}
    page.keyboard.press("ArrowDown")
    space = widget.get_by_role("button", name="r10c6, nine of diamonds, free").first
    expect(space).to_be_focused()
    page.keyboard.press("Enter")
    expect(widget.get_by_text("Right.")).to_be_visible()
    assert plain_page.get("answers") == {"3": [2]}


def test_a_chip_travels_from_its_supply(plain_page):
    plain_page.open(traits_of("turn", step=1))
    page = plain_page.page
    supply = page.locator('.ludo-piece[aria-label*="Blue chips"]')
    sprite = supply.get_attribute("data-sprite")
    start = supply.evaluate("node => node.style.transform")
    # The journey is held at its beginning: what is seen then must be where the chip lay.
    page.evaluate(
        """() => {
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...args) {
            const journey = animate.apply(this, args);
            journey.pause();
            return journey;
        };
    }"""
    )
    plain_page.receive(step=2)
    chip = page.locator(f'.ludo-piece[data-sprite="{sprite}"]')
    expect(chip).to_have_accessible_name(re.compile("^r5c8,"))
    held = chip.evaluate("node => node.getAnimations()[0].effect.getKeyframes()[0].transform")
    assert held == start != chip.evaluate("node => node.style.transform")


def test_another_language_changes_every_word(plain_page):
    plain_page.open(traits_of("corner", step=3))
    widget = plain_page.page.locator(".ludo").first
    expect(said(widget)).to_contain_text("Blue has a Sequence across")
    widget.get_by_role("combobox").select_option("pt")
    expect(said(widget)).to_contain_text("Azul tem uma Sequência na horizontal")
    expect(widget.get_by_text("Quatro e um canto")).to_be_visible()
    widget.get_by_role("combobox").select_option("nl")
    expect(said(widget)).to_contain_text("Blauw heeft horizontaal een Sequence")


@pytest.mark.parametrize("width", [360, 1200])
@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing(plain_page, dark, width):
    plain_page.resize(width)
    plain_page.open(traits_of("locked", step=1), dark=dark)
    assert plain_page.axe() == []


def test_nothing_is_wider_than_a_phone(plain_page):
    plain_page.resize(360)
    plain_page.open(traits_of("table-talk", step=3))
    width = plain_page.page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= 360
