"""What a visitor of Binder meets: an image built as Binder builds it, its own older Jupyter, a real browser.

Builds a virtual environment from scratch and needs a package registry, so it has a task of its own: `run.py hosts`.
"""

from __future__ import annotations

import re
import subprocess

import pytest
from playwright.sync_api import expect

from tests.hosts import binder

START = "notebooks/00_start_here.ipynb"
WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"


def asked(image, code: str) -> str:
    return subprocess.check_output([image.python, "-c", code], cwd=image.repo.parent, text=True).strip()


@pytest.mark.parametrize("pin", binder.BASE)
def test_installing_ludoteca_leaves_binders_jupyter_alone(image, pin):
    name, version = pin.split("==")
    assert asked(image, f"from importlib.metadata import version; print(version({name!r}))") == version


def test_the_front_end_was_built_from_its_sources(image):
    folder = asked(image, "import ludoteca; print(ludoteca.__path__[0])")
    assert "site-packages" in folder
    names = asked(image, "import ludoteca, pathlib; print(*pathlib.Path(ludoteca.__path__[0], 'static').iterdir())")
    assert "table.js" in names and "table.css" in names


def test_the_first_notebook_runs_and_the_right_arrow_steps(visitor):
    visitor.open_file(START)
    visitor.run_all()
    outputs = [output for index in range(len(visitor.cell_sources())) for output in visitor.outputs(index)]
    assert [output for output in outputs if output["output_type"] == "error"] == []
    assert [output for output in outputs if WIDGET_VIEW in output.get("data", {})]
    scroll_up(visitor.page)
    first = visitor.page.locator(".ludo").first
    first.locator(".ludo-board").click()
    expect(first.get_by_text("Start", exact=True)).to_be_visible()
    visitor.page.keyboard.press("ArrowRight")
    expect(first.get_by_text(re.compile(r"Step 1 of \d"))).to_be_visible()
    expect(first.locator(".ludo-caption .ludo-said")).not_to_be_empty()
    assert [each for each in visitor.page.console_errors if "ludo" in each.lower()] == []


def scroll_up(page) -> None:
    """Running all cells ends at the last one, and JupyterLab hides those that are out of sight."""
    page.mouse.move(600, 500)
    board = page.locator(".ludo-board").first
    for _ in range(20):
        page.mouse.wheel(0, -5000)
        page.wait_for_timeout(100)
        if board.is_visible():
            return
