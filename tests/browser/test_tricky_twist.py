"""Tricky Twist as a learner meets it: a trick by keyboard, predictions by mouse and key, other languages, access."""

import re

import pytest
from playwright.sync_api import expect

import ludoteca

TRAITS = ("scene", "frames", "words", "questions", "view", "step", "lang", "predict", "answers", "seen")
RESOLVE = 'import ludoteca\nw = ludoteca.Walkthrough("tricky-twist/resolve-elsa", predict=True)\nw'
FORM = "from ludoteca.tricky_twist_form import TrickyTwistForm\nform = TrickyTwistForm()\nform"


def traits_of(example: str, **settings) -> dict:
    widget = ludoteca.Walkthrough(f"tricky-twist/{example}", **settings)
    return {name: getattr(widget, name) for name in TRAITS}


def piece(widget, name: str):
    return widget.locator(f'.ludo-piece[aria-label^="{name}"]')


def said(widget):
    return widget.locator(".ludo-caption .ludo-said")


def test_the_arrow_key_sends_each_card_where_it_belongs_and_says_why(plain_page):
    plain_page.open(traits_of("resolve-elsa"))
    widget = plain_page.page.locator(".ludo")
    expect(widget.get_by_text("Earl leads: crowns")).to_be_visible()
    before = piece(widget, "2O,").bounding_box()
    widget.locator(".ludo-board").focus()
    plain_page.page.keyboard.press("ArrowRight")
    expect(said(widget)).to_contain_text("Elsa wins and collects 7W")
    expect(said(widget)).to_contain_text("Earl and Dick followed and get nothing")
    plain_page.page.keyboard.press("ArrowRight")
    expect(said(widget)).to_contain_text("goes home to John, face up")
    expect(piece(widget, "2O,")).to_have_accessible_name(re.compile("False tricks of John"))
    plain_page.page.wait_for_timeout(500)
    assert piece(widget, "2O,").bounding_box() != before
    expect(widget.get_by_role("button", name="TT-23")).to_be_visible()


def test_a_wrong_and_a_right_prediction_by_mouse_in_lab(lab):
    lab.open([RESOLVE])
    lab.run_all()
    widget = lab.page.locator(".ludo").first
    expect(widget.locator(".ludo-board")).to_be_visible()
    widget.get_by_role("button", name="One step forward").click()
    expect(widget.get_by_text("Who wins the trick?")).to_be_visible()
    widget.get_by_role("button", name="John with the 2O").click()
    expect(widget.locator(".ludo-feedback")).to_contain_text("The 2O is not of the led suit")
    widget.get_by_role("button", name="Elsa with the 9W").click()
    expect(widget.locator(".ludo-feedback")).to_contain_text("Right.")
    widget.get_by_role("button", name="Continue").click()
    expect(said(widget)).to_contain_text("the highest of the crowns")
    lab.wait_for_python("w.answers", "{'1': [2, 1]}")
    assert lab.axe(".ludo") == [] and lab.page.console_errors == []


def test_predictions_by_keyboard_alone(plain_page):
    plain_page.open(traits_of("score-john", predict=True))
    widget = plain_page.page.locator(".ludo")
    widget.locator(".ludo-board").focus()
    plain_page.page.keyboard.press("ArrowRight")
    expect(widget.get_by_text("before the score card?")).to_be_visible()
    plain_page.page.keyboard.press("1")
    expect(widget.locator(".ludo-feedback")).to_contain_text("Not quite.")
    expect(widget.locator(".ludo-feedback")).to_contain_text("4 pairs × 5 = 20")
    options = widget.locator(".ludo-option").all_inner_texts()
    right = next(number for number, text in enumerate(options, 1) if text.split()[-1] == "24")
    plain_page.page.keyboard.press(str(right))
    expect(widget.locator(".ludo-feedback")).to_contain_text("Right.")


def test_a_score_that_rests_on_a_lost_table_says_so(plain_page):
    plain_page.open(traits_of("card-run"))
    widget = plain_page.page.locator(".ludo")
    widget.get_by_role("button", name="Last step").click()
    expect(said(widget)).to_contain_text("a run of 3 (6, 7 and 8) = 3 points (assumed table)")


def panel(widget):
    return widget.locator(".ludo-caption .ludo-figures > div")


def test_a_score_adds_up_line_by_line_under_the_caption(plain_page):
    plain_page.open(traits_of("score-add-card"))
    widget = plain_page.page.locator(".ludo")
    widget.get_by_role("button", name="Last step").click()
    expect(panel(widget)).to_have_text(["Earl0 + 9 = 9", "Elsa0 + 15 = 15", "John0 + 25 = 25"])
    widget.get_by_role("button", name="One step back").click()
    expect(panel(widget)).to_have_text(
        ["4 tricks × 14", "4 pairs × 520", "Different suits (KINDS): 21", "This round25", "All rounds0 + 25 = 25"]
    )
    widget.get_by_role("combobox").select_option(label="Nederlands")
    expect(panel(widget).first).to_have_text("4 slagen × 14")


def test_bonus_cards_say_which_side_is_up(plain_page):
    plain_page.open(traits_of("sides"))
    widget = plain_page.page.locator(".ludo")
    expect(piece(widget, "variable card V1")).to_have_accessible_name(re.compile("value side up"))
    widget.get_by_role("button", name="Last step").click()
    expect(piece(widget, "variable card V1")).to_have_accessible_name(re.compile("suit side up"))


def test_the_own_box_is_typed_in_by_keyboard_and_a_slip_is_answered(lab):
    lab.open([FORM])
    lab.run_all()
    field = lab.page.get_by_label("Longest run (RUN)").first
    field.focus()
    lab.page.keyboard.type("0, 0, 2, x")
    answer = lab.page.locator(".ludo-form[role=status]")
    expect(answer).to_contain_text('"0, 0, 2, x" does not fit')
    lab.page.keyboard.press("Backspace")
    lab.page.keyboard.type("5")
    expect(answer).to_contain_text("1 of 21")
    lab.page.get_by_label("Suits on PAIR-1").select_option(label="stars and drops")
    lab.wait_for_python(
        "form.tables", "TrickyTwistTables(count_points={'RUN': (0, 0, 2, 5)}, pair_suits={'PAIR-1': 'XD'})"
    )
    assert lab.axe(".jp-OutputArea-output") == []


def test_face_down_cards_do_not_give_themselves_away(plain_page):
    plain_page.open(traits_of("trick-7-9-2", seat=1))
    labels = plain_page.page.locator(".ludo-piece").evaluate_all(
        "all => all.map(each => each.getAttribute('aria-label'))"
    )
    assert [label for label in labels if "Hand of Elsa" in label and "face-down" not in label] == []
    assert [label for label in labels if "Reserve of Earl" in label and "face-down" not in label] == []


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Português", "falsa vaza"),
        ("Italiano", "falsa presa"),
        ("Nederlands", "valse slag"),
    ],
)
def test_the_language_is_switched_without_a_kernel(plain_page, name, words):
    plain_page.open(traits_of("resolve-elsa"))
    widget = plain_page.page.locator(".ludo")
    widget.get_by_role("combobox").select_option(label=name)
    widget.locator(".ludo-board").focus()
    plain_page.page.keyboard.press("ArrowRight")
    plain_page.page.keyboard.press("ArrowRight")
    expect(said(widget)).to_contain_text(words)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("width", [360, 1200])
@pytest.mark.parametrize("example", ["trick-7-9-2", "score-add-card", "bonus-flip"])
def test_axe_finds_nothing_contrast_included(plain_page, example, width, dark):
    plain_page.resize(width)
    plain_page.open(traits_of(example, predict=True), dark=dark)
    assert plain_page.axe("#host", with_contrast=True) == []
    plain_page.page.get_by_role("button", name="Last step").click()
    assert plain_page.axe("#host", with_contrast=True) == []


@pytest.mark.context(has_touch=True, viewport={"width": 360, "height": 740})
def test_on_a_phone_nothing_scrolls_sideways(plain_page):
    plain_page.open(traits_of("x-whole-round"))
    plain_page.resize(360, 740)
    assert plain_page.page.evaluate("() => document.documentElement.scrollWidth") <= 360
    plain_page.page.get_by_role("button", name="Last step").tap()
    expect(said(plain_page.page.locator(".ludo"))).to_contain_text("John +25")
