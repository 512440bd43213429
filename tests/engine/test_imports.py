"""The engine stands alone: it needs the standard library, Fluent for its texts, and nothing of Jupyter."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import fluent.runtime
import pytest

import ludoteca_engine

ENGINE = Path(ludoteca_engine.__file__).parent
FILES = sorted(ENGINE.rglob("*.py"))
OF_FLUENT = {"fluent", "babel", "pytz", "attr", "attrs", "typing_extensions"}
"""Fluent and what it brings along."""

PLAY_A_GAME = """
import sys
sys.path[:0] = {paths!r}
from ludoteca_engine import GAMES
from ludoteca_engine.texts import say

def dealt(game, players):
    try:
        return game.deal(players, seed=1)
    except ValueError:
        return None

for name in GAMES:
    game = GAMES[name]
    state = next(filter(None, (dealt(game, players) for players in range(1, 13))))
    for _ in range(5000):
        moves = game.legal_moves(state)
        if not moves:
            break
        step = game.play(state, moves[0])
        state = step.state
    print(name, say(step.events[-1], name, "en"))
    print(game.outcome(state).reason)
print(*sorted({{module.partition(".")[0] for module in sys.modules}}), sep="\\n", file=sys.stderr)
"""


def test_the_engine_plays_and_speaks_with_only_itself_on_the_path() -> None:
    """-I and -S: no environment, no working folder, no installed packages but those Fluent needs."""
    site_packages = Path(fluent.runtime.__file__).parents[2]
    paths = [str(ENGINE.parent), str(site_packages)]
    command = [sys.executable, "-I", "-S", "-W", "error", "-c", PLAY_A_GAME.format(paths=paths)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False, timeout=60)
    assert done.returncode == 0, done.stderr
    assert "pega6" in done.stdout and "target" in done.stdout
    loaded = {name for name in done.stderr.split() if not name.startswith("_")}
    assert loaded - set(sys.stdlib_module_names) - {"ludoteca_engine", "encodings"} <= OF_FLUENT


def imported(file: Path) -> Iterator[str]:
    """Top-level names of what a file imports from outside its own package."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        if isinstance(node, ast.ImportFrom) and node.level == 0:
            yield (node.module or "").partition(".")[0]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ENGINE)))
def test_a_module_of_the_engine_imports_the_standard_library_alone(file: Path) -> None:
    allowed = {*sys.stdlib_module_names, "ludoteca_engine"}
    if file.parent.name == "texts":
        allowed.add("fluent")
    assert set(imported(file)) <= allowed


def rooms_used(file: Path) -> set[str]:
    """Rooms of the engine a file imports from, by relative imports."""
    used = set()
    home = file.relative_to(ENGINE).parent.parts
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            base = home[: len(home) - node.level + 1]
            target = (*base, *((node.module or "").split(".") if node.module else ()))
            used.add(target[0] if target else "")
    return used - {""}


def test_games_know_the_core_and_themselves_but_not_each_other() -> None:
    for file in FILES:
        room = file.relative_to(ENGINE).parts[0]
        if file.parent != ENGINE and room not in ("core", "texts"):
            assert rooms_used(file) <= {"core", room}, file.name


def test_the_core_knows_no_game() -> None:
    games = {path.name for path in ENGINE.iterdir() if path.is_dir()} - {"core", "texts"}
    for file in (ENGINE / "core").glob("*.py"):
        assert not rooms_used(file) & games, file.name
