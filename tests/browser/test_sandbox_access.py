"""A sandbox for everybody: fingers, keys, screen readers, dark pages, other languages; in every game."""

import pytest
from playwright.sync_api import expect

import ludoteca
from tests.browser.desk import Desk
from tests.browser.trials import TRIALS

PHONE = {"has_touch": True, "is_mobile": True, "viewport": {"width": 380, "height": 640}}
# Everything that Tab should come to: one stop for each zone or grid, one for the list of spare pieces.
STOPS = """() => [...document.querySelectorAll('.ludo :is(button, select, textarea, input, summary, [tabindex])')]
    .filter(each => each.tabIndex >= 0 && each.checkVisibility()).length"""
NUMBER = """() => {
    const {activeElement: node} = document;
    if (!node.closest('.ludo')) return 0;
    return node.number ??= window.stops = (window.stops ?? 0) + 1;
}"""
SPOKEN = """() => [...document.querySelectorAll('.ludo *')].flatMap(each => [
    each.getAttribute('aria-label'), each.placeholder,
    ...[...each.childNodes].filter(child => child.nodeType === 3 && !each.matches('style')).map(child => child.data),
]).filter(Boolean).sort()"""


@pytest.fixture(params=TRIALS.values(), ids=TRIALS)
def trial(request):
    return request.param


def swipe_up(page, start: list[float]) -> None:
    finger = page.context.new_cdp_session(page)
    points = [{"x": start[0], "y": start[1] - 20 * step} for step in range(8)]
    for nth, point in enumerate(points):
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove" if nth else "touchStart", "touchPoints": [point]})
    page.wait_for_timeout(150)  # a finger that rests before it is lifted leaves nothing rolling
    finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [points[-1]]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(150)


@pytest.mark.context(**PHONE)
def test_tap_and_tap_is_a_move_and_a_finger_scrolls_the_page(plain_page, trial):
    desk = Desk(plain_page, trial.start)
    start, before = desk.spot(*trial.legal[0]), desk.page.evaluate("() => scrollY")
    swipe_up(desk.page, start)
    assert desk.page.evaluate("() => scrollY") > before + 50
    assert desk.widget.position == trial.start and not desk.experiment.held
    assert desk.page.evaluate("() => document.documentElement.scrollWidth") <= 380
    for spot in trial.legal:
        desk.page.touchscreen.tap(*desk.spot(*spot))
        desk.answered()
    assert desk.widget.position == ludoteca.Sandbox(trial.start).play(trial.move).position


@pytest.mark.context(**PHONE)
def test_tap_and_tap_lays_a_piece(plain_page, trial):
    desk = Desk(plain_page, trial.start)
    desk.button("Edit").tap()
    desk.answered()
    zone, piece = trial.dragged
    desk.page.touchscreen.tap(*desk.free(desk.spare(piece)))
    desk.answered()
    desk.page.touchscreen.tap(*desk.spot(zone))
    desk.answered()
    assert desk.widget.position == ludoteca.Sandbox(trial.start).put(piece, zone).position
    assert desk.page.evaluate("() => document.documentElement.scrollWidth") <= 380


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing(plain_page, trial, dark):
    desk = Desk(plain_page, trial.start, dark=dark)
    assert plain_page.axe() == []
    desk.touch(*trial.refused)
    assert plain_page.axe() == []
    for mode in ("Edit", "Keep"):
        desk.press(mode)
        for fold in desk.ludo.locator("summary").all():
            fold.click()
        assert plain_page.axe() == []


@pytest.mark.parametrize("width", [380, 700])
def test_nothing_sticks_out(plain_page, trial, width):
    plain_page.resize(width)
    desk = Desk(plain_page, trial.start)
    desk.touch(*trial.legal)
    for mode in ("Play", "Edit", "Keep"):
        desk.press(mode)
        assert desk.page.evaluate("() => document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("mode", ["Play", "Edit", "Keep"])
def test_tab_leads_everywhere_and_out_again(plain_page, trial, mode):
    desk = Desk(plain_page, trial.start)
    desk.touch(*trial.legal)
    desk.moved_on()
    desk.press(mode)
    for fold in desk.ludo.locator("summary").all():
        fold.click()
    desk.page.evaluate("() => document.activeElement.blur()")
    wanted = desk.page.evaluate(STOPS)
    desk.page.locator("h1").click()
    desk.page.keyboard.press("Tab")
    met = []
    while number := desk.page.evaluate(NUMBER):
        met.append(number)
        desk.page.keyboard.press("Tab")
    assert met == list(range(1, wanted + 1))


def test_captions_and_previews_are_announced(plain_page, trial):
    """A live region is heard only if it was there before what it says."""
    desk = Desk(plain_page, trial.start)
    desk.page.evaluate("() => document.querySelectorAll('.ludo [aria-live]').forEach(each => { each.old = true; })")
    announced = """text => [...document.querySelectorAll(".ludo [aria-live]:not([aria-live=off])")]
        .some(each => each.old && each.textContent.includes(text))"""
    desk.touch(*trial.refused)
    desk.page.wait_for_function(announced, arg=trial.reason)
    desk.ludo.locator(f'[data-look="{trial.move}"]').focus()
    desk.page.wait_for_function(announced, arg="If played:")


@pytest.mark.parametrize(("game", "lang"), tuple(zip(TRIALS, ("pt", "it", "nl", "pt"), strict=True)))
def test_another_language_changes_every_word(plain_page, game, lang):
    """What is said after the switch is what is said in a sandbox that was opened in that language."""
    trial = TRIALS[game]
    native = Desk(plain_page, trial.start, lang=lang)
    native.touch(*trial.legal)
    wanted = spoken_in_all_modes(native)
    desk = Desk(plain_page, trial.start)
    desk.touch(*trial.legal)
    desk.ludo.get_by_role("combobox").first.select_option(lang)
    desk.until(lambda: desk.widget.lang == lang)
    expect(desk.ludo).to_have_attribute("lang", lang)
    assert spoken_in_all_modes(desk) == wanted


def spoken_in_all_modes(desk) -> list[list[str]]:
    found = []
    for mode in ("play", "edit", "keep"):
        if found:
            desk.press(next(button[0] for button in desk.widget.sandbox_view["bar"] if button[2] == mode))
        desk.moved_on()
        desk.page.wait_for_timeout(350)  # whatever travels has arrived
        found.append(desk.page.evaluate(SPOKEN))
    return found
