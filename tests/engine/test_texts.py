"""Words: every id has a sentence in every language with the same arguments, and no sentence is left over."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import ludoteca_engine
from ludoteca_engine import GAMES
from ludoteca_engine.core import TABLE_RULES, Args, BadSetup, Event, Refusal, Zone
from ludoteca_engine.texts import (
    LANGS,
    bundle,
    language,
    message_ids,
    plain,
    refused,
    rule,
    say,
    seat_label,
    use,
    word,
    zone_name,
)

pytestmark = pytest.mark.filterwarnings("error")

ENGINE = Path(ludoteca_engine.__file__).parent
TEXTS = ENGINE / "texts"
WIDGETS = ENGINE.parent.parent / "widgets" / "ludoteca"
FOLDERS = sorted(folder.name for folder in TEXTS.iterdir() if folder.is_dir() and not folder.name.startswith("_"))
FILES = sorted(file.name for file in (TEXTS / "en").glob("*.ftl"))
OTHERS = [(lang, file) for lang in FOLDERS if lang != "en" for file in FILES]


# --- what the source says ---------------------------------------------------------------------------------


class Key(NamedTuple):
    """A message the source asks for by a literal, and where."""

    file: str
    key: str
    game: str


SAYINGS = {"Event": "event", "Refusal": "refusal", "Fault": "fault"}
ERRORS = {"fail", "error", "GameError", "BadSetup", "NoSuchGame"}
PHRASES = {"Phrase", "word"}


@cache
def sources() -> tuple[tuple[Path, ast.Module], ...]:
    # A folder without an __init__.py is no room yet: a game that is still being written.
    rooms = (ENGINE, *(folder.parent for folder in ENGINE.glob("*/__init__.py")))
    files = (*(file for room in rooms for file in room.glob("*.py")), *WIDGETS.rglob("*.py"))
    return tuple((file, ast.parse(file.read_text("utf-8"))) for file in files)


def game_of(file: Path) -> str:
    """The game whose room a source file lies in; "" for the core and the rest."""
    room = file.relative_to(ENGINE).parts[0] if file.is_relative_to(ENGINE) else ""
    return room.replace("_", "-") if room.replace("_", "-") in GAMES else ""


def asked_for() -> Iterator[Key]:
    """Every message asked for by a literal kind or key in the engine."""
    for file, tree in sources():
        if not file.is_relative_to(ENGINE):
            continue
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args):
            name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
            kind = call.args[0]
            if not isinstance(kind, ast.Constant) or not isinstance(kind.value, str):
                continue
            if name in SAYINGS and kind.value != "shown":
                yield Key(file.name, f"{SAYINGS[name]}-{kind.value}", game_of(file))
            elif name in ERRORS:
                yield Key(file.name, f"error-{kind.value}", game_of(file))
            elif name in PHRASES:
                yield Key(file.name, kind.value, game_of(file))


@cache
def literals() -> tuple[frozenset[str], frozenset[str]]:
    """All strings of the source, and what its f-strings begin with. Docstrings do not count: they use nothing."""
    strings, prefixes = set(), set()
    for _, tree in sources():
        documented = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
                prefixes.add(str(node.values[0].value))
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documented:
                strings.add(node.value)
    return frozenset(strings), frozenset(prefixes)


def test_everything_the_engine_can_say_has_english_words() -> None:
    found = set(asked_for())
    missing = sorted(key for key in found if not bundle(key.game, "en").has_message(key.key))
    assert not missing
    assert len(found) > 60, "the source is hardly asking for anything: has the way of asking changed?"


@pytest.mark.parametrize("game_id", GAMES)
def test_every_rule_has_a_title_and_words(game_id: str) -> None:
    game = GAMES[game_id]
    assert {each.id for each in game.rules} <= set(message_ids(game_id, "en"))
    assert {each.id for each in TABLE_RULES} <= set(message_ids("table", "en"))
    for lang in FOLDERS:
        for rule_id in game.known_rules:
            title, wording = rule(rule_id, game_id, lang)
            assert title and wording and len(title) < 40 and len(wording) < 300


@pytest.mark.parametrize("game_id", GAMES)
def test_every_example_has_a_title_and_an_introduction(game_id: str) -> None:
    for example in GAMES[game_id].examples:
        name = example.id.partition("/")[2]
        for lang in FOLDERS:
            assert word(f"example-{name}", game=game_id, lang=lang)
            assert word(f"example-{name}.intro", game=game_id, lang=lang)


# --- nothing left over ------------------------------------------------------------------------------------

DYNAMIC = ("zone-", "piece", "label-", "ask-", "option-", "why-", "alt-", "step-", "list-", "variant-", "field-")
"""Messages that may be asked for by the beginning of their key."""


def is_used(key: str, game_id: str) -> bool:
    strings, prefixes = literals()
    head, _, rest = key.partition("-")
    if key in strings or key in {each.id for each in (*TABLE_RULES, *(GAMES[game_id].rules if game_id else ()))}:
        return True
    if head in ("event", "refusal", "fault", "error"):
        return rest in strings
    if head == "ui":
        return rest in interface_keys()
    if head in ("example", "part"):
        return game_id != "" and rest in names_of_examples(game_id)
    return key.startswith(DYNAMIC) and any(prefix.strip() and key.startswith(prefix) for prefix in prefixes)


def interface_keys() -> set[str]:
    """The strings the front end shows; it lists them in a file of its own."""
    listed = WIDGETS.parent / "frontend" / "ui-keys.json"
    return set(json.loads(listed.read_text("utf-8")))


def test_every_string_of_the_interface_has_english_words() -> None:
    assert {f"ui-{key}" for key in interface_keys()} <= messages("en", "table.ftl").keys()


def names_of_examples(game_id: str) -> set[str]:
    examples = GAMES[game_id].examples
    return {example.id.partition("/")[2] for example in examples} | {
        part.title for each in examples for part in each.parts
    }


@pytest.mark.parametrize("file", FILES)
def test_no_message_is_unused(file: str) -> None:
    game_id = "" if file == "table.ftl" else file.removesuffix(".ftl").replace("_", "-")
    assert game_id == "" or game_id in GAMES, "texts of a game there is not"
    unused = [key for key in messages("en", file) if not is_used(key, game_id)]
    assert not unused


# --- every language says the same -------------------------------------------------------------------------


class Message(NamedTuple):
    """What a message needs: the arguments of its value and of each attribute."""

    value: frozenset[str]
    attributes: dict[str, frozenset[str]]


class _Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        # A list may be said with "and", with "or" or by its length: it is the same argument.
        self.names.add(re.sub(r"-(or|count)$", "", node.id.name))


def variables(pattern: Any) -> frozenset[str]:
    visitor = _Variables()
    if pattern is not None:
        visitor.visit(pattern)
    return frozenset(visitor.names)


@cache
def entries(lang: str, file: str) -> tuple[Any, ...]:
    path = TEXTS / lang / file
    return tuple(FluentParser().parse(path.read_text("utf-8")).body) if path.is_file() else ()


def messages(lang: str, file: str) -> dict[str, Message]:
    found = (entry for entry in entries(lang, file) if isinstance(entry, ftl.Message))
    return {
        entry.id.name: Message(
            variables(entry.value), {each.id.name: variables(each.value) for each in entry.attributes}
        )
        for entry in found
    }


def test_the_languages_are_those_promised() -> None:
    assert LANGS == ("en", "pt", "it", "nl")
    assert "en" in FOLDERS and set(FOLDERS) <= set(LANGS)


@pytest.mark.parametrize(("lang", "file"), [("en", file) for file in FILES] + OTHERS)
def test_a_text_file_can_be_read_and_says_nothing_twice(lang: str, file: str) -> None:
    assert not [entry.content for entry in entries(lang, file) if isinstance(entry, ftl.Junk)]
    ids = [entry.id.name for entry in entries(lang, file) if isinstance(entry, ftl.Message)]
    assert len(ids) == len(set(ids))
    assert file == "table.ftl" or not set(ids) & messages(lang, "table.ftl").keys(), "a game overrides the table"


@pytest.mark.parametrize(("lang", "file"), OTHERS)
def test_every_language_has_every_message(lang: str, file: str) -> None:
    english, other = messages("en", file), messages(lang, file)
    assert english.keys() - other.keys() == set(), "missing"
    assert other.keys() - english.keys() == set(), "too many"
    for key, message in english.items():
        assert other[key].attributes.keys() == message.attributes.keys(), key


@pytest.mark.parametrize(("lang", "file"), OTHERS)
def test_every_language_uses_the_same_arguments(lang: str, file: str) -> None:
    other = messages(lang, file)
    different = [key for key, message in messages("en", file).items() if key in other and other[key] != message]
    assert not different


@pytest.mark.parametrize(("lang", "file"), OTHERS)
def test_no_rule_is_left_in_english(lang: str, file: str) -> None:
    game_id = "" if file == "table.ftl" else file.removesuffix(".ftl").replace("_", "-")
    ids = [each.id for each in (GAMES[game_id].rules if game_id else TABLE_RULES)]
    assert [each for each in ids if rule(each, game_id, lang)[1] == rule(each, game_id, "en")[1]] == []


# --- making sentences -------------------------------------------------------------------------------------

PLACED = Event(
    "card-placed",
    ("P6-13", "P6-10"),
    Args(
        seat=0,
        card=44,
        row=3,
        end=43,
        gap=1,
        size=2,
        higher=(4,),
        possible=(Args(row=2, end=37, gap=7), Args(row=3, end=43, gap=1)),
    ),
    ("44", "43", "37"),
)


def test_lists_of_records_are_worded_item_by_item() -> None:
    said = say(PLACED, "pega6", "en")
    assert re.search(r"37 .*2.*7.* or .*43 .*3.*1", said)


def test_dots_number_what_is_spoken_of_and_can_be_taken_away() -> None:
    said = say(PLACED, "pega6", "en", dots=True)
    assert "44[[1]]" in said and "43[[2]]" in said and "37[[3]]" in said
    assert plain(said) == say(PLACED, "pega6", "en")


def test_names_replace_seats_where_they_are_known() -> None:
    refusal = Refusal("not-asked", ("T-01",), Args(seat=0, asked=(1, 2)))
    assert "Player 1" in say(refusal, "pega6", "en") and "Player 2 or Player 3" in say(refusal, "pega6", "en")
    named = say(refusal, "pega6", "en", ("Ana", "Bruno", ""))
    assert "Ana" in named and "Bruno or Player 3" in named
    assert seat_label(0, ("Ana",), "en") == "Ana" and seat_label(4, ("Ana",), "en") == "Player 5"


def test_a_name_is_never_taken_for_a_pattern() -> None:
    refusal = Refusal("not-asked", ("T-01",), Args(seat=0, asked=(1,)))
    said = say(refusal, "pega6", "en", ("{ $asked }", "{0} %s"))
    assert "{ $asked }" in said and "{0} %s" in said


def test_sentences_carry_no_direction_marks() -> None:
    refusal = Refusal("not-asked", ("T-01",), Args(seat=0, asked=(1,)))
    assert not re.search("[\u2066-\u2069\u200e\u200f]", say(refusal, "pega6", "en", ("Ana", "Bruno")))


def test_zones_are_named_by_number_or_owner() -> None:
    assert zone_name(Zone("row-2"), "pega6", "en").endswith("2")
    assert "Ana" in zone_name(Zone("hand-p1", (), 0), "pega6", "en", ("Ana",))
    assert zone_name(Zone("unused"), "pega6", "en")


def test_a_refusal_names_move_reason_rule_and_way_out() -> None:
    state = GAMES["pega6"].parse("pega6 base | rows 1 | hands p1 3 8 p2 9")
    move = GAMES["pega6"].parse_move("p1 choose 9")
    said = refused("pega6", move, GAMES["pega6"].refusals(state, move), GAMES["pega6"].legal_moves(state, 0), "en")
    assert said.startswith("p1 choose 9") and "[P6-07]" in said and "p1 choose 3, p1 choose 8" in said


def test_an_unknown_key_is_named() -> None:
    with pytest.raises(LookupError, match=r"nothing-like-it.*pega6"):
        word("nothing-like-it", game="pega6")
    with pytest.raises(LookupError, match=r"T-01\.step"):
        word("T-01.step")


def test_a_language_without_words_falls_back_to_english() -> None:
    assert word("list-and", lang="xx") == word("list-and", lang="en") == "and"


def test_the_language_is_chosen_once_or_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    assert language() == "en"
    monkeypatch.setenv("LUDOTECA_LANG", "pt_BR.UTF-8")
    assert language() == "pt"
    monkeypatch.setenv("LUDOTECA_LANG", "klingon")
    assert language() == "en"
    assert use("NL") == "nl" and language() == "nl"


@pytest.mark.parametrize("lang", ["xx", "", None, 5, "../en"])
def test_a_language_there_is_not_is_refused_with_those_there_are(lang: Any) -> None:
    with pytest.raises(BadSetup, match=r"en, pt, it"):
        use(lang)
    assert language() == "en"
