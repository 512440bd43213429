"""Fixtures for tests in a real browser: `lab` (real JupyterLab) and `plain_page` (the module alone).

Both rest on `page`, which fails a test whose page asked for anything outside this machine. Settings of the
browser's context come from a marker: `@pytest.mark.context(has_touch=True, reduced_motion="reduce")`.
"""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import sync_playwright

from tests.browser import browser
from tests.browser.lab import Lab, Server
from tests.browser.plain import PlainPage

SCREENSHOTS = Path(__file__).resolve().parents[2] / "build" / "screenshots"
NO_BROWSER = (
    "NO BROWSER FOUND: nothing was tried in a real JupyterLab. "
    "Install Chrome, Chromium or Edge, or run `playwright install chromium`."
)
FAILED = pytest.StashKey[bool]()


def pytest_collection_modifyitems(config, items):
    """Without a browser: one loud skip for all on a person's machine; under CI the tests fail."""
    mine = [item for item in items if item.path.is_relative_to(Path(__file__).parent)]
    if not mine or browser.under_ci() or browser.installed() or playwright_has_one():
        return
    mine[0].add_marker(pytest.mark.skip(NO_BROWSER))
    config.hook.pytest_deselected(items=mine[1:])
    items[:] = [item for item in items if item not in mine[1:]]


def playwright_has_one() -> bool:
    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path).exists()


@pytest.fixture(scope="session")
def chromium():
    """One browser process for the whole run."""
    with sync_playwright() as playwright:
        path = browser.find(playwright.chromium.executable_path)
        if path is None:
            pytest.fail(NO_BROWSER)
        running = playwright.chromium.launch(executable_path=path, args=browser.FLAGS)
        yield running
        running.close()


@pytest.fixture
def page(chromium, request):
    """A fresh page. `page.console_errors` and `page.outside_requests` fill while it is used."""
    options = {"viewport": {"width": 1280, "height": 900}, "locale": "en-US"}
    marker = request.node.get_closest_marker("context")
    context = chromium.new_context(**options | (marker.kwargs if marker else {}))
    page = context.new_page()
    page.console_errors, page.outside_requests = [], []
    page.on("console", lambda message: message.type == "error" and page.console_errors.append(message.text))
    page.on("pageerror", lambda error: page.console_errors.append(str(error)))
    context.on("request", lambda asked: is_outside(asked.url) and page.outside_requests.append(asked.url))
    page.on("websocket", lambda opened: is_outside(opened.url) and page.outside_requests.append(opened.url))
    yield page
    if request.node.stash.get(FAILED, False):
        save_screenshot(page, request.node.name)
    asked = list(page.outside_requests)
    context.close()
    assert asked == [], "the page asked for something outside this machine"


@pytest.fixture(scope="session")
def lab_server(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("jupyter"))
    yield server
    server.stop()


@pytest.fixture
def lab(page, lab_server):
    """Real JupyterLab: `lab.open(["import ludoteca", ...])`, then `lab.run_all()` and `lab.page`."""
    lab = Lab(page, lab_server)
    yield lab
    lab.close()


@pytest.fixture
def plain_page(page, tmp_path):
    """The front end alone: `plain_page.open({"frames": ...})`, then `plain_page.saved()`."""
    return PlainPage(page, tmp_path)


def is_outside(url: str) -> bool:
    parts = urlsplit(url)
    return parts.scheme in ("http", "https", "ws", "wss") and parts.hostname != "127.0.0.1"


def save_screenshot(page, name: str) -> None:
    """What the failed test saw, in build/screenshots."""
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    path = SCREENSHOTS / (re.sub(r"\W+", "_", name) + ".png")
    page.screenshot(path=path)
    print(f"screenshot: {path}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report
