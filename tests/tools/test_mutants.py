"""tools/mutants.py makes the mistakes it means to make, and never in the tree itself."""

import ast
from pathlib import Path

import pytest

from tools import mutants

SOURCE = '''"""A docstring with 5 in it."""
from x import y2

def f(a: int = 3) -> None:
    if a < 2 and not y2:
        tell("P6-01", ("P6-02", "P6-03"))
    return [b for b in g(a) if b]
'''


@pytest.fixture
def changed(monkeypatch, tmp_path) -> set[str]:
    (tmp_path / "a.py").write_text(SOURCE, "utf-8")
    monkeypatch.setattr(mutants, "ROOT", tmp_path)
    return {mutant.applied(SOURCE) for mutant in mutants.mutants_of("toy", Path("a.py"))}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("a < 2 and", "(a <= 2) and"),
        ("a < 2 and", "(a > 2) and"),
        ("< 2", "< 3"),
        ("= 3", "= 2"),
        ("a < 2 and not y2", "(a < 2 or not y2)"),
        ("a < 2 and not y2", "False"),
        ("not y2", "(y2)"),
        ('("P6-02", "P6-03")', "('P6-03',)"),
        ('tell("P6-01", ("P6-02", "P6-03"))', "pass"),
        ("if b]", "if (not (b))]"),
    ],
)
def test_a_mistake_is_made(changed, old, new):
    assert SOURCE.replace(old, new) in changed


def test_each_mutant_is_one_change_that_compiles_and_leaves_words_alone(changed):
    assert SOURCE not in changed
    for source in changed:
        tree = ast.parse(source)
        assert ast.get_docstring(tree) == "A docstring with 5 in it."
        assert "from x import y2" in source and "a: int" in source


def test_the_engine_has_mutants_with_a_place_and_a_change():
    path = mutants.PACKAGE / "pega6" / "rows.py"
    found = list(mutants.mutants_of("pega6", path))
    assert len(found) > 10
    assert any(str(each).startswith("engine/ludoteca_engine/pega6/rows.py:") and " -> " in str(each) for each in found)


def test_a_survivor_is_told_from_a_caught_one_and_the_copy_is_put_in_order(monkeypatch, tmp_path):
    copy = mutants.copied(tmp_path / "engine")
    file = copy / "ludoteca_engine" / "pega6" / "rows.py"
    before = file.read_text("utf-8")
    mutant = next(mutants.mutants_of("pega6", mutants.PACKAGE / "pega6" / "rows.py"))
    for code, survived in ((0, True), (1, False)):
        seen = []

        def tried(game, folder, seconds, code=code, seen=seen):
            seen.append(file.read_text("utf-8"))
            return mutants.subprocess.CompletedProcess([], code)

        monkeypatch.setattr(mutants, "tried", tried)
        assert mutants.survives(mutant, copy, 1) is survived
        assert seen == [mutant.applied(before)]
        assert file.read_text("utf-8") == before
    assert mutants.is_used(copy)
