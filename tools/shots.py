"""Pictures of the live widget: python -m tools.shots [--accept]

Makes the pictures of docs/images: a contact sheet (light and dark, narrow and wide) and a refusal in real JupyterLab.
With `--accept` the widget's present look also becomes what tests/browser/test_pixels.py compares with.
"""

from __future__ import annotations

import argparse
import base64
import sys
import tempfile
from collections.abc import Iterator
from html import escape
from itertools import groupby
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.browser import browser, pictures
from tests.browser.lab import Lab, Server
from tests.browser.plain import PlainPage

IMAGES = Path(__file__).resolve().parents[1] / "docs" / "images"
SHEET_SCALE = 0.62
REFUSAL = 'import ludoteca\n\nludoteca.Walkthrough("pega6/fig-5")'

SHEET = """<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>
body { margin: 0; font: 14px "DejaVu Sans", sans-serif; color: #444; background: #e4e6ea; }
main { display: inline-grid; gap: 22px; padding: 22px; }
h2 { font-size: 15px; margin: 0 0 8px; }
section > div { display: flex; gap: 12px; align-items: flex-start; }
section > div > div { display: grid; gap: 12px; }
img { display: block; padding: 10px; border-radius: 6px; background: #fff; }
img.dark { background: #111; }
</style><main>%%EXAMPLES%%</main>"""


def contact_sheet(context: Any, folder: Path) -> bytes:
    """All shots on one page, drawn by the browser itself."""
    page = context.new_page()
    plain_page = PlainPage(page, folder)
    taken = {shot: pictures.take(plain_page, shot) for shot in pictures.SHOTS}
    path = folder / "sheet.html"
    path.write_text(SHEET.replace("%%EXAMPLES%%", "".join(sections(taken))), "utf-8")
    page.set_viewport_size({"width": 1400, "height": 900})
    page.goto(path.as_uri())
    page.wait_for_function("() => [...document.images].every(image => image.complete)")
    return pictures.small(page, page.locator("main").screenshot())


def sections(taken: dict[pictures.Shot, bytes]) -> Iterator[str]:
    """One block for each example: the wide pictures above each other, the narrow ones beside them."""
    for (example, step), shots in groupby(taken, key=lambda shot: (shot.example, shot.step)):
        listed = sorted(shots, key=lambda shot: (-shot.width, shot.dark))
        wide = "".join(image(shot, taken[shot]) for shot in listed if shot.width > 500)
        narrow = "".join(image(shot, taken[shot]) for shot in listed if shot.width <= 500)
        yield f"<section><h2>{escape(example)}, step {step}</h2><div><div>{wide}</div>{narrow}</div></section>"


def image(shot: pictures.Shot, png: bytes) -> str:
    width = round(shot.width * SHEET_SCALE)
    data = base64.b64encode(png).decode()
    return f'<img class="{"dark" if shot.dark else ""}" width="{width}" src="data:image/png;base64,{data}" alt="">'


def refusal(context: Any, folder: Path) -> bytes:
    """A refused move being explained, as a learner sees it: a cell of real JupyterLab."""
    page = context.new_page()
    page.set_viewport_size({"width": 1100, "height": 1000})
    server = Server(folder)
    lab = Lab(page, server)
    try:
        lab.open([REFUSAL])
        lab.command("application:toggle-left-area")
        lab.run_all()
        page.get_by_role("button", name="One step forward").click()
        page.get_by_text("Step 1 of 2", exact=True).wait_for()
        # Only what belongs to the lesson: no focus ring, no buttons for moving the cell about.
        page.evaluate("() => document.activeElement.blur()")
        page.add_style_tag(content=".jp-cell-toolbar { display: none !important; }")
        page.evaluate(pictures.SETTLED)
        return pictures.small(page, page.locator(".jp-Cell").first.screenshot(animations="disabled", caret="hide"))
    finally:
        lab.close()
        server.stop()


def accept(context: Any, folder: Path) -> Iterator[Path]:
    """Make the present look the one that is wanted; only pictures that changed are written."""
    page = context.new_page()
    plain_page = PlainPage(page, folder)
    pictures.FOLDER.mkdir(exist_ok=True)
    for shot in pictures.SHOTS:
        actual = pictures.take(plain_page, shot)
        if reason := pictures.wrong_font(page):
            raise SystemExit(f"shots: {reason}")
        path = shot.reference
        if not path.exists() or pictures.compare(page, path.read_bytes(), actual).share:
            path.write_bytes(pictures.small(page, actual))
            yield path
    for path in set(pictures.FOLDER.iterdir()) - {shot.reference for shot in pictures.SHOTS}:
        path.unlink()


def main(args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="run.py shots", description="Pictures of the live widget.")
    parser.add_argument("--accept", action="store_true", help="this look is wanted: compare with it from now on")
    chosen = parser.parse_args(args)
    IMAGES.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        path = browser.find(playwright.chromium.executable_path)
        if path is None:
            raise SystemExit("shots: no browser found; install Chrome, Chromium or Edge")
        chromium = playwright.chromium.launch(executable_path=path, args=browser.FLAGS)
        if chosen.accept:
            for written in accept(chromium.new_context(**pictures.CONTEXT), Path(folder)):
                print(f"accepted {written.name}")
        sharp = chromium.new_context(**pictures.CONTEXT, device_scale_factor=2)
        for name, draw in {"contact-sheet.png": contact_sheet, "refusal.png": refusal}.items():
            png = draw(sharp if draw is refusal else chromium.new_context(**pictures.CONTEXT), Path(folder))
            (IMAGES / name).write_bytes(png)
            print(f"docs/images/{name}: {len(png) / 1000:.0f} kB")
        chromium.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
