"""Twisted as a learner meets it: a twist by keyboard, predictions by mouse and key, another language, access."""

import re

import pytest
from playwright.sync_api import expect

import ludoteca

TRAITS = ("scene", "frames", "words", "questions", "view", "step", "lang", "predict", "answers", "seen")
TAKE_ROW = 'import ludoteca\nw = ludoteca.Walkthrough("twisted/take-row", predict=True)\nw'


def traits_of(example: str, **settings) -> dict:
    widget = ludoteca.Walkthrough(f"twisted/{example}", **settings)
    return {name: getattr(widget, name) for name in TRAITS}


def piece(widget, name: str):
    return widget.locator(f'.ludo-piece[aria-label^="{name}"]')


def said(widget):
    return widget.locator(".ludo-caption .ludo-said")


def test_a_twist_by_keyboard_lifts_both_twins_out_and_the_gap_closes(plain_page):
    plain_page.open(traits_of("gap-closes"))
    widget = plain_page.page.locator(".ludo")
    expect(piece(widget, "41,")).to_have_accessible_name(re.compile("Row, 2 of 5"))
    before = piece(widget, "49,").bounding_box()
    widget.locator(".ludo-board").focus()
    plain_page.page.keyboard.press("ArrowRight")
    expect(said(widget)).to_contain_text("49, 57 and 52 close up")
    for twin in ("41,", "14,"):
        expect(piece(widget, twin)).to_have_accessible_name(re.compile("Plus pile of Alex"))
    expect(piece(widget, "49,")).to_have_accessible_name(re.compile("Row, 2 of 4"))
    plain_page.page.wait_for_timeout(500)
    assert piece(widget, "49,").bounding_box()["x"] < before["x"] - 20


def test_the_range_at_the_right_end_is_written_on_the_table(plain_page):
    plain_page.open(traits_of("sara-41"))
    widget = plain_page.page.locator(".ludo")
    expect(widget.get_by_text("Fits: 24–44")).to_be_visible()
    widget.get_by_role("button", name="Last step").click()
    expect(widget.get_by_text("Fits: 31–51")).to_be_visible()


def test_a_wrong_and_a_right_prediction_by_mouse_in_lab(lab):
    lab.open([TAKE_ROW])
    lab.run_all()
    widget = lab.page.locator(".ludo").first
    expect(widget.locator(".ludo-board")).to_be_visible()
    widget.get_by_role("button", name="One step forward").click()
    widget.get_by_role("button", name="One step forward").click()
    expect(widget.get_by_text("What does Sara have to do?")).to_be_visible()
    widget.get_by_role("button", name="Lay the 66.").click()
    expect(widget.locator(".ludo-feedback")).to_contain_text("only 42 to 62 fit. The 66 is 14 away")
    widget.get_by_role("button", name="Take the row.").click()
    expect(widget.locator(".ludo-feedback")).to_contain_text("Right.")
    widget.get_by_role("button", name="Continue").click()
    expect(said(widget)).to_contain_text("Sara has to take the row")
    lab.wait_for_python("w.answers", "{'2': [0, 2]}")
    assert lab.axe(".ludo") == [] and lab.page.console_errors == []


def test_a_prediction_by_keyboard_alone(plain_page):
    plain_page.open(traits_of("lino-49", predict=True))
    widget = plain_page.page.locator(".ludo")
    widget.locator(".ludo-board").focus()
    plain_page.page.keyboard.press("ArrowRight")
    expect(widget.get_by_text("Which card may Lino lay?")).to_be_visible()
    plain_page.page.keyboard.press("2")
    expect(widget.locator(".ludo-feedback")).to_contain_text("The 63 is 22 away")
    plain_page.page.keyboard.press("5")
    expect(widget.locator(".ludo-feedback")).to_contain_text("Right.")
    assert plain_page.get("answers") == {"1": [1, 4]}


def test_the_row_can_be_pointed_at_instead(plain_page):
    plain_page.open(traits_of("x-end-by-take", predict=True, lang="en"))
    widget = plain_page.page.locator(".ludo")
    widget.get_by_role("button", name="One step forward").click()
    plain_page.page.keyboard.press("2")
    widget.get_by_role("button", name="Continue").click()
    widget.get_by_role("button", name="One step forward").click()
    piece(widget, "25,").click()
    expect(widget.locator(".ludo-feedback")).to_contain_text("Right.")


@pytest.mark.parametrize(
    ("lang", "name", "words"),
    [
        ("pt", "Português", "é um sapo"),
        ("it", "Italiano", "è un rospo"),
        ("nl", "Nederlands", "is een kikker"),
    ],
)
def test_frogs_in_other_languages(plain_page, lang, name, words):
    plain_page.open(traits_of("tip-frog-safe"))
    widget = plain_page.page.locator(".ludo")
    widget.get_by_role("combobox").select_option(label=name)
    widget.locator(".ludo-board").focus()
    plain_page.page.keyboard.press("ArrowRight")
    plain_page.page.keyboard.press("ArrowRight")
    expect(said(widget)).to_contain_text(words)
    assert plain_page.get("lang") == lang


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("width", [360, 1200])
@pytest.mark.parametrize("example", ["marlene-94", "tip-frog-safe", "sara-minus-5"])
def test_axe_finds_nothing_contrast_included(plain_page, example, width, dark):
    plain_page.resize(width)
    plain_page.open(traits_of(example, predict=True), dark=dark)
    assert plain_page.axe("#host", with_contrast=True) == []
    plain_page.page.get_by_role("button", name="One step forward").click()
    assert plain_page.axe("#host", with_contrast=True) == []


@pytest.mark.context(has_touch=True, viewport={"width": 360, "height": 740})
@pytest.mark.parametrize("example", ["marlene-94", "two-rounds", "x-pro"])
def test_on_a_phone_nothing_scrolls_sideways(plain_page, example):
    plain_page.open(traits_of(example))
    plain_page.resize(360, 740)
    assert plain_page.page.evaluate("() => document.documentElement.scrollWidth") <= 360
