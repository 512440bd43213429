"""In the browser: from a click to the painted step, and to Python and back beside a bare widget."""

from __future__ import annotations

import statistics
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

import ludoteca
from tests.browser import browser as installed
from tests.browser.lab import Lab, Server
from tests.browser.plain import PlainPage

Found = tuple[str, str, str, bool]
CLICKS = 40
FRAME_MS = 1000 / 60
TRAITS = ("scene", "frames", "words", "questions", "view", "step", "lang", "predict", "answers", "seen")
MOST_TIMES_BARE = 1.5

# A click right after a paint, until the next paint has been made; forward and back in turn.
CLICK_TO_PAINT = """async clicks => {
    const painted = () => new Promise(done => requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => done(performance.now());
        channel.port2.postMessage(null);
    }));
    const press = document.querySelectorAll('.ludo-controls button'), times = [];
    for (let click = 0; click < clicks; click++) {
        const start = await painted();
        press[click % 2 ? 1 : 3].click();
        times.push(await painted() - start);
        await new Promise(done => setTimeout(done, 50));
    }
    return times;
}"""
# A click, until Python's answer shows: another `data-kind`, as both widgets below draw it. They take turns, because
# JupyterLab is slower for a while after it has opened a notebook; and they rest in between, because a click soon after
# another waits up to 40 ms for the network's acknowledgement of the first, now in one widget, now in the other.
ROUND_TRIP = """async ([widgets, clicks]) => {
    const times = widgets.map(() => []);
    for (let click = 0; click < clicks; click++) {
        for (const [nth, [host, button]] of widgets.entries()) {
            const root = document.querySelector(host), start = performance.now();
            await new Promise(done => {
                const watch = new MutationObserver(() => { watch.disconnect(); done(); });
                watch.observe(root, {subtree: true, attributes: true, attributeFilter: ['data-kind']});
                root.querySelector(button).click();
            });
            times[nth].push(performance.now() - start);
            await new Promise(done => setTimeout(done, 400));
        }
    }
    return times;
}"""
OURS = """
import ludoteca
w = ludoteca.Walkthrough("pega6/fig-2")
w.observe(lambda change: setattr(w, "step", 1 - w.step), "predict")
w
"""
MODULE = """
function render({model, el}) {
    el.innerHTML = '<div class="bare"><button>count</button></div>';
    const root = el.firstChild;
    root.firstChild.onclick = () => { model.set('count', model.get('count') + 1); model.save_changes(); };
    model.on('change:answer', () => { root.dataset.kind = model.get('answer'); });
}
export default {render};
"""
BARE = f"""
import anywidget, traitlets
class Bare(anywidget.AnyWidget):
    _esm = {MODULE!r}
    count = traitlets.Int(0).tag(sync=True)
    answer = traitlets.Int(0).tag(sync=True)
bare = Bare()
bare.observe(lambda change: setattr(bare, "answer", change["new"]), "count")
bare
"""


def measure() -> Iterator[Found]:
    with sync_playwright() as playwright:
        path = installed.find(playwright.chromium.executable_path)
        if path is None:
            yield "in the browser", "no browser found", "", False
            return
        running = playwright.chromium.launch(executable_path=path, args=installed.FLAGS)
        page = running.new_page(viewport={"width": 1280, "height": 900})
        with tempfile.TemporaryDirectory() as folder:
            yield click_to_paint(page, Path(folder))
            yield round_trip(page, Path(folder))
        running.close()


def click_to_paint(page: Page, folder: Path) -> Found:
    widget = ludoteca.Walkthrough("pega6/fig-2")
    PlainPage(page, folder).open({name: getattr(widget, name) for name in TRAITS})
    median = statistics.median(page.evaluate(CLICK_TO_PAINT, CLICKS))
    # The click comes right after a paint, so one frame later is the very next chance; two frames would be a miss.
    reached = median < FRAME_MS * 1.5
    return "click to the painted step, no kernel", f"{median:.1f} ms", f"the next frame ({FRAME_MS:.1f} ms)", reached


def round_trip(page: Page, folder: Path) -> Found:
    server = Server(folder)
    try:
        lab = Lab(page, server)
        lab.open([BARE, OURS])
        lab.run_all()
        page.wait_for_selector(".bare")
        page.wait_for_selector(".ludo-board")
        widgets = [(".bare", "button"), (".ludo", "[role=switch]")]
        bare, ours = map(statistics.median, page.evaluate(ROUND_TRIP, [widgets, CLICKS]))
        lab.close()
    finally:
        server.stop()
    what = f"click to Python and back in JupyterLab (a bare widget: {bare:.1f} ms)"
    return what, f"{ours:.1f} ms, {ours / bare:.2f} x", f"{MOST_TIMES_BARE} x", ours <= bare * MOST_TIMES_BARE
