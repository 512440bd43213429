"""A sandbox in JupyterLab: from a click on a move to the painted table, beside a bare widget and a small tree."""

from __future__ import annotations

import statistics
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, ViewportSize, sync_playwright

from benchmarks.browser import BARE, MOST_TIMES_BARE
from benchmarks.sandbox import FEW, MANY, MOST_TIMES_FEW
from ludoteca_engine import GAMES
from tests.browser import browser as installed
from tests.browser.lab import Lab, Server

Found = tuple[str, str, str, bool]
CLICKS = 40
IN_TREES = ("sequence", "twisted")
"""What is measured in a large tree as well: the table with most on it, and one with little."""
VIEWPORT: ViewportSize = {"width": 1280, "height": 1800}
ROOT = Path(__file__).resolve().parents[1]
# The widgets of a notebook in turn, so that whatever else the machine does meets all of them alike. A click comes when
# the page has been idle for a while, as a learner's does, at any moment; then until the first frame that shows
# something else has been painted.
IN_TURN = """async ([widgets, clicks]) => {
    const pause = time => new Promise(done => setTimeout(done, time));
    const frame = () => new Promise(requestAnimationFrame);
    const painted = () => new Promise(done => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => done(performance.now());
        channel.port2.postMessage(null);
    });
    // What lies where, in words, and which move it is: little to read, and never the same twice.
    const told = root => Array.from(root.querySelectorAll('desc, .ludo-line > b'), node => node.textContent);
    const shown = root => [root.dataset.kind, ...told(root)].join();
    const answered = async (root, button) => {
        const before = shown(root), start = performance.now();
        button.click();
        do { await frame(); } while (shown(root) === before);
        return await painted() - start;
    };
    const still = async root => {
        let again;
        while (again = root.querySelector('.ludo-again')) { again.click(); await pause(50); }
        while (root.getAnimations({subtree: true}).length) await pause(50);
        await pause(350 + 17 * Math.random());
    };
    const times = widgets.map(() => []);
    for (let click = 0; click < clicks; click++) {
        const order = [...widgets.entries()];
        if (click % 2) order.reverse();
        for (const [nth, {host, place, button, back}] of order) {
            const root = document.querySelectorAll(host)[place];
            await still(root);
            const buttons = root.querySelectorAll(button);
            times[nth].push(await answered(root, buttons[click * 7 % buttons.length]));
            if (back) await answered(root, root.querySelector(back));
        }
    }
    return times;
}"""
A_BARE_WIDGET = {"host": ".bare", "place": 0, "button": "button", "back": ""}
HERE = f"import sys; sys.path.insert(0, {str(ROOT)!r})"


def measure() -> Iterator[Found]:
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        path = installed.find(playwright.chromium.executable_path)
        if path is None:
            yield "a sandbox in the browser", "no browser found", "", False
            return
        running = playwright.chromium.launch(executable_path=path, args=installed.FLAGS)
        server = Server(Path(folder))
        try:
            for game_id in GAMES:
                yield beside_bare(running.new_page(viewport=VIEWPORT), server, game_id)
            for game_id in IN_TREES:
                yield beside_few(running.new_page(viewport=VIEWPORT), server, game_id)
        finally:
            server.stop()
            running.close()


def beside_bare(page: Page, server: Server, game_id: str) -> Found:
    """A game played on, move by move."""
    ours = f"import ludoteca\nludoteca.Sandbox({game_id!r}, seed=1)"
    bare, moves = medians(page, server, [BARE, ours], [A_BARE_WIDGET, a_sandbox(0)])
    what = f"{game_id}: a move to its painted table in JupyterLab (a bare widget: {bare:.1f} ms)"
    wanted = f"{MOST_TIMES_BARE} x (goal 1.2 x)"
    return what, f"{moves:.1f} ms, {moves / bare:.2f} x", wanted, moves <= bare * MOST_TIMES_BARE


def beside_few(page: Page, server: Server, game_id: str) -> Found:
    """The same moves from the same position, each taken back again."""
    cells = [
        f"{HERE}\nfrom benchmarks.sandbox import in_a_tree\nin_a_tree({game_id!r}, {nodes})" for nodes in (FEW, MANY)
    ]
    few, many = medians(page, server, cells, [a_sandbox(0, back=True), a_sandbox(1, back=True)])
    what = f"{game_id}: the same with {MANY:,} nodes (with {FEW}: {few:.1f} ms)"
    return what, f"{many:.1f} ms, {many / few:.2f} x", f"{MOST_TIMES_FEW} x", many <= few * MOST_TIMES_FEW


def a_sandbox(place: int, *, back: bool = False) -> dict[str, Any]:
    """Its buttons of moves; with `back`, each move is taken back by the first button under the table."""
    undo = ".ludo-controls button" if back else ""
    return {"host": ".ludo-sandbox", "place": place, "button": "section [data-look]", "back": undo}


def medians(page: Page, server: Server, cells: list[str], widgets: list[dict[str, Any]]) -> list[float]:
    lab = Lab(page, server)
    lab.open(cells)
    lab.run_all()
    for widget in widgets:
        page.locator(widget["host"]).nth(widget["place"]).wait_for()
    times = page.evaluate(IN_TURN, [widgets, CLICKS])
    lab.close()
    page.close()
    return [statistics.median(each) for each in times]
