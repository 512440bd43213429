"""From an example into the sandbox and back: the same cell, the same step."""

import re

import pytest
from playwright.sync_api import expect

import ludoteca
from tests.browser.desk import Desk

EXAMPLES = ("pega6/fig-2", "twisted/lino-49", "tricky-twist/trick-7-9-2", "sequence/turn")


@pytest.mark.parametrize("example", EXAMPLES)
def test_what_if_opens_the_step_shown_and_leads_back_to_it(plain_page, example):
    walk = ludoteca.Walkthrough(example, lang="en", predict=True)
    desk = Desk(plain_page, walk)
    walk.predict = False
    desk.bridge.push()
    desk.ludo.get_by_role("button", name="One step forward").click()
    shown = desk.said.inner_text()
    desk.button("What if?").click()
    expect(desk.button("Back to the example")).to_be_visible()
    desk.until(desk.is_inside)
    assert walk.sandbox is not None and walk.sandbox.state == walk._states[1]
    desk.ludo.locator(".ludo-block-due button").first.click()
    desk.answered()
    assert len(walk.sandbox.tree.nodes) == 2
    desk.button("Back to the example").click()
    expect(desk.ludo.get_by_role("slider")).to_be_visible()
    desk.until(desk.is_inside)
    assert walk.sandbox is None and walk.step == 1
    expect(desk.said).to_have_text(shown)
    desk.ludo.get_by_role("button", name="One step back").click()
    expect(desk.ludo.get_by_text(re.compile("^Start"))).to_be_visible()
    assert desk.page.console_errors == []
    expect(desk.page.locator(".ludo")).to_have_count(1)


def test_answers_given_before_are_still_there_afterwards(plain_page):
    walk = ludoteca.Walkthrough("pega6/fig-2", lang="en", predict=True)
    desk = Desk(plain_page, walk)
    desk.ludo.get_by_role("button", name="One step forward").click()
    desk.page.keyboard.press("2")
    desk.until(lambda: walk.answers == {"1": [1]})
    desk.button("What if?").click()
    expect(desk.button("Back to the example")).to_be_visible()
    assert walk.questions == []
    desk.button("Back to the example").click()
    expect(desk.ludo.get_by_role("slider")).to_be_visible()
    assert walk.answers == {"1": [1]} and walk.questions
    expect(desk.ludo.get_by_role("switch")).to_be_checked()


def test_the_view_of_a_sandbox_cleans_up_behind_itself(plain_page):
    desk = Desk(plain_page, ludoteca.Sandbox("pega6", seed=1, lang="en"))
    desk.ludo.locator(".ludo-block-due button").first.click()
    assert plain_page.close_view() == 0
    expect(desk.page.locator(".ludo")).to_have_count(0)
