"""Setting up a position: by mouse and by keyboard alone, with the same result, in every game."""

import pytest
from playwright.sync_api import expect

import ludoteca
from tests.browser.desk import Desk
from tests.browser.trials import TRIALS

OFF = [1275, 450]
"""A place beside the widget, wherever the page has been scrolled to."""


@pytest.fixture(params=TRIALS.values(), ids=TRIALS)
def trial(request):
    return request.param


def edited(trial) -> str:
    """The position that both should come to, made in Python."""
    widget = ludoteca.Sandbox(trial.start)
    source, piece, target = trial.moved
    put, dragged = trial.put, trial.dragged
    widget.put(put[1], put[0]).put(dragged[1], dragged[0])
    widget.lift(source, place(widget, source, piece)).put(piece, target)
    for zone, name in (trial.dropped, trial.removed):
        widget.lift(zone, place(widget, zone, name))
    return widget.position


def place(widget, zone: str, piece: str) -> int:
    return next(each.pieces for each in widget.game.zones(widget.state) if each.id == zone).index(piece)


def last_of(desk, zone: str) -> str:
    """The last piece of a zone: what is laid on it comes to lie after it."""
    lying = next(each.pieces for each in desk.widget.game.zones(desk.widget.state) if each.id == zone)
    return lying[-1] if lying else ""


def test_by_mouse(plain_page, trial):
    desk = Desk(plain_page, trial.start)
    desk.press("Edit")
    zone, piece = trial.put
    desk.page.mouse.click(*desk.free(desk.spare(piece)))
    expect(desk.ludo.locator(desk.spare(piece))).to_have_attribute("aria-pressed", "true")
    desk.click(zone, last_of(desk, zone))
    zone, piece = trial.dragged
    desk.drag(desk.free(desk.spare(piece)), desk.spot(zone, last_of(desk, zone)))
    source, piece, target = trial.moved
    desk.drag(desk.spot(source, piece), desk.spot(target, last_of(desk, target)))
    desk.drag(desk.spot(*trial.dropped), OFF)
    desk.click(*trial.removed)
    desk.press("Remove")
    assert desk.widget.position == edited(trial)
    assert desk.page.console_errors == [] and desk.widget.last_error is None


def test_by_keyboard_alone(plain_page, trial):
    desk = Desk(plain_page, trial.start)
    desk.tab_to("button", text="Edit")
    desk.key("Enter")
    for zone, piece in (trial.put, trial.dragged):
        desk.take(piece)
        desk.walk_to(zone, last_of(desk, zone), "Shift+Tab")
        desk.key("Enter")
    source, piece, target = trial.moved
    desk.walk_to(source, piece)
    desk.key("Enter")
    desk.walk_to(target, last_of(desk, target))
    desk.key("Enter")
    for spot in (trial.dropped, trial.removed):
        desk.walk_to(*spot)
        desk.key("Delete")
    assert desk.widget.position == edited(trial)
    assert desk.page.console_errors == [] and desk.widget.last_error is None
