"""No rule without a test named after it, no test named after a rule there is not."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from ludoteca_engine import GAMES
from ludoteca_engine.core import TABLE_RULES, Kind, Rule

HERE = Path(__file__).parent


def named_after(rule: Rule, names: list[str]) -> list[str]:
    """`P6-13` is proved by `test_P6_13` and `test_P6_13_nearest_row`."""
    start = f"test_{rule.id.replace('-', '_')}"
    return [name for name in names if name == start or name.startswith(f"{start}_")]


def names_in(*files: Path) -> list[str]:
    """Names of the test functions that name a rule."""
    trees = (ast.parse(file.read_text("utf-8")) for file in files)
    names = (node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
    return [name for name in names if name.startswith("test_") and name[5].isupper()]


def check_owed(rules: tuple[Rule, ...], names: list[str]) -> None:
    owed = [rule.id for rule in rules if not named_after(rule, names)]
    assert not owed, f"no test is named after {owed}"
    strangers = [name for name in names if not any(named_after(rule, [name]) for rule in rules)]
    assert not strangers, f"named after no rule: {strangers}"


def check_both_cases(rules: tuple[Rule, ...], names: list[str]) -> None:
    """A rule that judges owes a legal and a refused case."""
    for rule in rules:
        if rule.kind == Kind.JUDGED:
            found = named_after(rule, names)
            assert any("refused" in name for name in found), f"{rule.id} lacks a refused case"
            assert any("refused" not in name for name in found), f"{rule.id} lacks a legal case"


@pytest.mark.parametrize("game_id", GAMES)
def test_every_rule_of_a_game_has_its_tests(game_id: str) -> None:
    names = names_in(*(HERE / game_id.replace("-", "_")).glob("test_rules*.py"))
    check_owed(GAMES[game_id].rules, names)
    check_both_cases(GAMES[game_id].rules, names)


def test_every_rule_of_the_table_has_its_tests() -> None:
    names = names_in(HERE / "test_table_rules.py")
    check_owed(TABLE_RULES, names)
    check_both_cases(TABLE_RULES, names)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_rule_of_a_game_is_listed_once(game_id: str) -> None:
    ids = [rule.id for rule in (*GAMES[game_id].rules, *TABLE_RULES)]
    assert len(ids) == len(set(ids)) == len(GAMES[game_id].known_rules)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_option_belongs_to_a_rule(game_id: str) -> None:
    game = GAMES[game_id]
    for name, option in game.options.items():
        assert option.name == name and game.known_rules[option.rule].kind == Kind.OPTION
