"""Breaks the engine on purpose and counts how often its tests notice: python tools/mutants.py --game pega6 --minutes 20

Each mutant is one small change (a swapped operator, a number off by one, a forgotten rule id) to a copy of engine/ in a
temporary folder; the tree itself is never touched. What no test notices is listed at the end: it changes nothing that
matters, or a test is missing.
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from random import Random
from textwrap import shorten
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = Path("engine") / "ludoteca_engine"

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.Gt),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.Lt),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mod: ast.FloorDiv}
OPPOSITES = {"min": "max", "max": "min", "any": "all", "all": "any"}
RULE_ID = re.compile(r"[A-Z]+\d*-[A-Z]?\d+")

# A mutant may loop and eat all memory on the way, so the tests run under a limit where the system has one.
# Hypothesis: the same examples every time, so that a survivor is not a matter of luck, and no search for the simplest
# one, which takes longer than everything else.
RUNNER = """
import sys
try:
    import resource
    resource.setrlimit(resource.RLIMIT_AS, (3 << 30, 3 << 30))
except (ImportError, ValueError):
    pass
from hypothesis import Phase, settings
phases = (Phase.explicit, Phase.generate)
settings.register_profile("mutants", deadline=None, derandomize=True, database=None, phases=phases)
import pytest
sys.exit(pytest.main(sys.argv[1:]))
"""


class Mutant(NamedTuple):
    """A change to one file: the text from `start` to `end` is replaced by `new`."""

    game: str
    path: Path
    line: int
    start: int
    end: int
    old: str
    new: str
    context: str

    def __str__(self) -> str:
        old, new = (shorten(text, 70, placeholder=" ...") for text in (self.old, self.new))
        return f"{self.path.as_posix()}:{self.line}: {old}  ->  {new}    in: {self.context}"

    def applied(self, source: str) -> str:
        return source[: self.start] + self.new + source[self.end :]


# --- making mutants -----------------------------------------------------------------------------------------


def mutants_of(game: str, path: Path) -> Iterator[Mutant]:
    """Every mutant of one file. Those that would not compile are left out."""
    source = (ROOT / path).read_text("utf-8")
    lines = [0]
    for line in source.splitlines(keepends=True):
        lines.append(lines[-1] + len(line))

    def offset(line: int, column: int) -> int:
        """`ast` counts columns in bytes."""
        text = source[lines[line - 1] : lines[line]]
        return lines[line - 1] + len(text.encode()[:column].decode())

    seen: set[tuple[int, int, str]] = set()
    for found in code_of(ast.parse(source)):
        for node, new in changes(found):
            start = offset(node.lineno, node.col_offset)
            end = offset(node.end_lineno or node.lineno, node.end_col_offset or 0)
            context = source[lines[node.lineno - 1] : lines[node.lineno]].strip()
            mutant = Mutant(game, path, node.lineno, start, end, source[start:end], new, context)
            if new != mutant.old and (start, end, new) not in seen and compiles(mutant.applied(source)):
                seen.add((start, end, new))
                yield mutant


def code_of(tree: ast.AST) -> Iterator[ast.expr | ast.stmt]:
    """Every expression and statement that does something: no annotations, no imports, no docstrings."""
    for name, value in ast.iter_fields(tree):
        if name in ("annotation", "returns", "type_comment"):
            continue
        for node in value if isinstance(value, list) else [value]:
            # Before Python 3.12 the parts of an f-string have no places of their own.
            if not isinstance(node, ast.AST) or isinstance(node, ast.Import | ast.ImportFrom | ast.JoinedStr):
                continue
            if isinstance(node, ast.expr | ast.stmt):
                yield node
            yield from code_of(node)


def changes(node: ast.expr | ast.stmt) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """What might stand here by mistake: which part, and its new source."""
    match node:
        case ast.Compare(left=left, ops=[op], comparators=right):
            for other in COMPARISONS[type(op)]:
                yield node, bracketed(ast.Compare(left, [other()], right))
        case ast.BoolOp(op=op, values=values):
            yield node, bracketed(ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values))
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield node, bracketed(operand)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in ARITHMETIC:
            yield node, bracketed(ast.BinOp(left, ARITHMETIC[type(op)](), right))
        case ast.Constant(value=bool() as value):
            yield node, str(not value)
        case ast.Constant(value=int() as value):
            yield node, str(value + 1)
            if value:
                yield node, str(value - 1)
        case ast.Call(func=ast.Name(id=name) as function) if name in OPPOSITES:
            yield function, OPPOSITES[name]
        case ast.Tuple(elts=elements):
            for new in without_a_rule(elements):
                yield node, new
        case ast.Return(value=ast.Tuple(elts=[_, *_]) as value):
            yield value, "()"
        case ast.Expr(value=ast.Call()) | ast.AugAssign():
            yield node, "pass"
        case ast.If(test=test) | ast.IfExp(test=test):
            for new in ("False", "True", negated(test)):
                yield test, new
        case ast.ListComp() | ast.GeneratorExp() | ast.SetComp() | ast.DictComp():
            for test in (test for each in node.generators for test in each.ifs):
                yield test, "True"
                yield test, negated(test)
        case ast.FunctionDef(body=[_, *_, last], returns=ast.Constant(value=None)):
            yield last, "return"


def negated(test: ast.expr) -> str:
    return f"(not ({ast.unparse(test)}))"


def without_a_rule(elements: list[ast.expr]) -> Iterator[str]:
    for index, element in enumerate(elements):
        if isinstance(element, ast.Constant) and RULE_ID.fullmatch(str(element.value)):
            rest = elements[:index] + elements[index + 1 :]
            yield bracketed(ast.Tuple(rest, ast.Load())) if rest else "()"


def bracketed(node: ast.expr) -> str:
    text = ast.unparse(ast.fix_missing_locations(node))
    return text if isinstance(node, ast.Tuple) else f"({text})"


def compiles(source: str) -> bool:
    try:
        compile(source, "mutant", "exec")
    except (SyntaxError, ValueError):
        return False
    return True


# --- trying them --------------------------------------------------------------------------------------------


def tests_of(game: str) -> list[str]:
    """The quick tests of a game: its own, and those every game passes."""
    name = game.replace("-", "_")
    return [f"tests/engine/{name}", "tests/engine/test_conformance.py", "-k", f"{name} or {game}"]


def tried(game: str, folder: Path, seconds: float | None = None) -> subprocess.CompletedProcess[str] | None:
    """Run the tests on the engine in `folder`; None when they took too long."""
    options = ["-x", "-q", "--no-header", "--tb=line", "-p", "no:cacheprovider", "--hypothesis-profile=mutants"]
    env = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-c", RUNNER, *options, *tests_of(game)]
    try:
        return subprocess.run(command, cwd=ROOT, env=env, timeout=seconds, capture_output=True, text=True)
    except subprocess.TimeoutExpired:
        return None


def is_used(folder: Path) -> bool:
    """Does the copy really stand before the installed engine?"""
    asked = "import ludoteca_engine; print(ludoteca_engine.__file__)"
    said = subprocess.check_output([sys.executable, "-c", asked], env={**os.environ, "PYTHONPATH": str(folder)})
    return Path(said.decode().strip()).is_relative_to(folder.resolve())


def copied(folder: Path) -> Path:
    return shutil.copytree(ROOT / "engine", folder, ignore=shutil.ignore_patterns("__pycache__"))


def survives(mutant: Mutant, folder: Path, seconds: float) -> bool:
    """Try one mutant in a copy of the engine, and put the copy in order again."""
    file = folder / mutant.path.relative_to("engine")
    source = file.read_text("utf-8")
    file.write_text(mutant.applied(source), "utf-8")
    try:
        done = tried(mutant.game, folder, seconds)
    finally:
        file.write_text(source, "utf-8")
    return done is not None and done.returncode == 0


def hunt(mutants: list[Mutant], copies: list[Path], seconds: float, deadline: float) -> dict[Mutant, bool]:
    """Which mutants survived, of those there was time for."""
    free: SimpleQueue[Path] = SimpleQueue()
    for folder in copies:
        free.put(folder)
    results: dict[Mutant, bool] = {}

    def one(mutant: Mutant) -> None:
        if time.monotonic() > deadline:
            return
        folder = free.get()
        try:
            results[mutant] = survives(mutant, folder, seconds)
        finally:
            free.put(folder)
        if results[mutant]:
            print(f"survived  {mutant}", flush=True)

    with ThreadPoolExecutor(len(copies)) as pool:
        list(pool.map(one, mutants))
    return results


def games() -> list[str]:
    """Games that have tests of their own."""
    found = sorted(path.name for path in (ROOT / PACKAGE).iterdir() if (path / "rulebook.py").exists())
    return [name.replace("_", "-") for name in found if (ROOT / "tests" / "engine" / name).is_dir()]


def main(args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="run.py mutants", description="How much would the engine's tests notice?")
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--seed", type=int, default=time.time_ns() % 10**6)
    parser.add_argument("--game", action="append", choices=games(), help="only this one; may be repeated")
    parser.add_argument("--file", help="only files whose name contains this")
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args(args)
    mutants = [
        mutant
        for game in chosen.game or games()
        for path in sorted((ROOT / PACKAGE / game.replace("-", "_")).glob("*.py"))
        if (chosen.file or "") in path.name
        for mutant in mutants_of(game, path.relative_to(ROOT))
    ]
    Random(chosen.seed).shuffle(mutants)
    print(f"seed {chosen.seed}: {len(mutants)} mutants possible, {chosen.minutes:g} minutes", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        copies = [copied(Path(folder) / str(number) / "engine") for number in range(chosen.jobs)]
        if not is_used(copies[0]):
            print("mutants: another ludoteca_engine stands before the copy; nothing was tried", file=sys.stderr)
            return 2
        start = time.monotonic()
        for game in dict.fromkeys(mutant.game for mutant in mutants):
            sound = tried(game, copies[0])
            if sound is None or sound.returncode:
                print(f"mutants: the tests of {game} already fail without one:\n{sound and sound.stdout[-1500:]}")
                return 2
        patience = 30 + 4 * (time.monotonic() - start)  # more than that is an endless loop
        results = hunt(mutants, copies, patience, start + chosen.minutes * 60)
    report(results, chosen.seed)
    return 0


def report(results: dict[Mutant, bool], seed: int) -> None:
    survivors = sorted(mutant for mutant, survived in results.items() if survived)
    print(f"\n{len(survivors)} survivors:" if survivors else "\nno survivors")
    for mutant in survivors:
        print(f"  {mutant}")
    caught = len(results) - len(survivors)
    print(f"{caught} of {len(results)} mutants caught ({caught / max(1, len(results)):.0%}), seed {seed}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
