"""The README is true: its code runs and prints what it says, its table names every game, its links lead somewhere."""

import contextlib
import io
import re
from pathlib import Path

import pytest

import ludoteca
from ludoteca_engine import GAMES

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text("utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


def test_the_first_example_prints_the_refusal_shown_below_it():
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(BLOCKS[0], {})
    assert printed.getvalue().strip() in README
    assert len(BLOCKS[0].strip().splitlines()) <= 5


def test_the_other_examples_run():
    names: dict = {}
    exec(BLOCKS[0], names)
    exec(BLOCKS[1], names)
    assert names["game"] is GAMES["pega6"]


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_stands_in_the_table_with_its_number_of_examples(game):
    notebook = game.replace("-", "_")
    row = next(line for line in README.splitlines() if f"notebooks/{notebook}.ipynb" in line and line.startswith("|"))
    assert row.rstrip(" |").endswith(str(len(GAMES[game].examples)))


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/troubleshooting.md"])
def test_links_to_files_lead_somewhere(page):
    path = ROOT / page
    for link in re.findall(r"\]\(([^)#\s]+)\)", path.read_text("utf-8")):
        if "://" not in link:
            assert (path.parent / link).exists(), link


def test_the_version_is_the_same_everywhere():
    assert f'version = "{ludoteca.__version__}"' in (ROOT / "pyproject.toml").read_text("utf-8")
