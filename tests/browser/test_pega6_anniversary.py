"""The variants of Pega em 6! as a learner meets them: keys, clicks, predictions, another language, access."""

import pytest
from playwright.sync_api import expect

from tests.browser.test_walkthrough import traits_of


def said(page):
    return page.locator(".ludo-caption .ludo-said")


def test_the_fifth_row_by_keyboard(plain_page):
    plain_page.open(traits_of("pega6/x-row5"))
    page = plain_page.page
    page.locator(".ludo-board").click()
    page.keyboard.press("ArrowRight")
    expect(said(page)).to_contain_text("Without it, the 23")
    page.keyboard.press("ArrowRight")
    expect(said(page)).to_contain_text("opens row 5")
    assert page.console_errors == []


def test_a_wrong_and_a_right_prediction_by_mouse(plain_page):
    plain_page.open(traits_of("pega6/x-row5", predict=True))
    page = plain_page.page
    page.get_by_role("button", name="One step forward").click()
    page.locator(".ludo-option", has_text="It would join a row.").click()
    expect(page.get_by_text("Not quite.")).to_be_visible()
    page.locator(".ludo-option", has_text="It would take a full row.").click()
    expect(page.get_by_text("Right.")).to_be_visible()


def test_the_draft_shows_its_market(plain_page):
    plain_page.open(traits_of("pega6/pro-draft"))
    page = plain_page.page
    expect(page.get_by_text("To pick from", exact=True)).to_be_visible()
    page.get_by_role("button", name="Last step").click()
    expect(said(page)).to_contain_text("open the rows")


@pytest.mark.parametrize(("lang", "words"), [("pt", "5ª Fileira"), ("it", "Quinta fila"), ("nl", "Vijfde rij")])
def test_special_cards_have_names_in_every_language(plain_page, lang, words):
    plain_page.open(traits_of("pega6/x-row5", lang=lang))
    page = plain_page.page
    page.locator(".ludo-board").click()
    page.keyboard.press("ArrowRight")
    expect(said(page)).to_contain_text(words)


@pytest.mark.parametrize(("example", "width", "dark"), [("x-block", 360, False), ("x-negpos-2", 900, True)])
def test_axe_finds_nothing(plain_page, example, width, dark):
    plain_page.resize(width)
    plain_page.open(traits_of(f"pega6/{example}", predict=True), dark=dark)
    assert plain_page.axe("#host", with_contrast=True) == []
    plain_page.page.get_by_role("button", name="One step forward").click()
    assert plain_page.axe("#host", with_contrast=True) == []
