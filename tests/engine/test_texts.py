"""Words: every id has a sentence in every language with the same arguments, and no sentence is left over."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import ludoteca_engine
from ludoteca_engine import GAMES
from ludoteca_engine.core import (
    TABLE_RULES,
    Args,
    BadSetup,
    Event,
    Field,
    Game,
    Move,
    Refusal,
    UnreadableMove,
    Zone,
)
from ludoteca_engine.texts import (
    LANGS,
    bundle,
    field_kind,
    field_label,
    language,
    message_ids,
    move_said,
    plain,
    refused,
    rule,
    say,
    seat_label,
    use,
    value_label,
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

DYNAMIC = ("zone-", "piece", "label-", "ask-", "option-", "why-", "alt-", "step-", "list-", "variant-", "value-")
"""Messages that may be asked for by the beginning of their key."""


def is_used(key: str, game_id: str) -> bool:
    strings, prefixes = literals()
    head, _, rest = key.partition("-")
    if key in strings or key in {each.id for each in (*TABLE_RULES, *(GAMES[game_id].rules if game_id else ()))}:
        return True
    if head in ("event", "refusal", "fault", "error", "sandbox"):
        return rest in strings
    if head == "ui":
        return rest in interface_keys()
    if head == "move":
        return game_id != "" and rest in verbs(GAMES[game_id])
    if head == "field":
        return rest in {kind for each in ((game_id,) if game_id else GAMES) for kind in words_needed(GAMES[each])}
    if head in ("example", "part"):
        return game_id != "" and rest in names_of_examples(game_id)
    return key.startswith(DYNAMIC) and any(prefix.strip() and key.startswith(prefix) for prefix in prefixes)


def verbs(game: Game[Any]) -> tuple[str, ...]:
    """Every verb a game reads; it names them to whoever types something else."""
    with pytest.raises(UnreadableMove) as error:
        game.parse_move("p1 nonsense")
    return tuple(error.value.args_said["verbs"])


def words_needed(game: Game[Any]) -> dict[str, set[str]]:
    """The kinds of fields of a game, each with the attributes its values ask for."""
    needed: dict[str, set[str]] = {}
    for variant in game.variants:
        for field in game.fields(game.deal(3, seed=1, variant=variant)):
            needed.setdefault(field_kind(field.name)[0], set()).update(attributes_of(field))
    return needed


def attributes_of(field: Field) -> Iterator[str]:
    """Words, and seats as players write them. What is typed in freely, such as a name, stands for itself."""
    for value in field.allowed if isinstance(field.allowed, tuple) else ():
        if isinstance(value, str):
            yield "seat" if re.fullmatch(r"p\d+", value) else value


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


# --- moves and fields -------------------------------------------------------------------------------------

LABELS = [(game_id, lang) for game_id in GAMES for lang in LANGS]


def positions(game: Game[Any], variant: str, most: int = 250) -> Iterator[Any]:
    """A seeded game of three, as far as it goes."""
    state, chance = game.deal(3, seed=5, variant=variant), Random(5)
    for _ in range(most):
        yield state
        moves = game.legal_moves(state)
        if not moves:
            return
        state = game.play(state, chance.choice(moves)).state


@pytest.mark.parametrize(("game_id", "lang"), LABELS)
def test_every_verb_has_a_label_in_every_language(game_id: str, lang: str) -> None:
    assert [verb for verb in verbs(GAMES[game_id]) if not bundle(game_id, lang).has_message(f"move-{verb}")] == []


@pytest.mark.parametrize(("game_id", "lang"), LABELS)
def test_no_two_moves_of_a_seat_have_the_same_label(game_id: str, lang: str) -> None:
    game = GAMES[game_id]
    for variant in game.variants:
        for state in positions(game, variant):
            moves = (*game.legal_moves(state), *game.interrupts(state))
            labels = [move_said(move, game_id, lang, with_seat=True) for move in moves]
            assert len(set(labels)) == len(labels)


@pytest.mark.parametrize(
    ("game_id", "move", "said"),
    [
        ("pega6", "p1 choose 34", "Pick 34"),
        ("pega6", "p1 choose", "Pick no card"),
        ("pega6", "p1 choose 3 4", "Pick 3 and 4"),
        ("pega6", "p1 take R2", "Take row 2"),
        ("pega6", "p1 place 44 R12", "Place 44 in row 12"),
        ("pega6", "p1 special NEGPOS", "Play Negative = Positive"),
        ("pega6", "p1 insert R1", "Insert into row 1"),
        ("pega6", "p1 insert R1 2", "Insert into row 1, at place 2"),
        ("pega6", "p1 shift 13 R2", "Move 13 to row 2"),
        ("pega6", "p1 shift 13 R2 3", "Move 13 to row 2, place 3"),
        ("twisted", "p1 twist 94 49", "Twist 49 with 94"),
        ("twisted", "p1 twist 94 49 12 21", "Twist several at once (94, 49, 12 and 21)"),
        ("sequence", "p1 play QC r7c1", "Play Q♣ on r7c1"),
        ("sequence", "p1 play JD r7c1", "Play J♦ on r7c1"),
        ("sequence", "p1 play JS r7c1", "Take the chip off r7c1 with J♠"),
        ("sequence", "p2 talk p1", "Call out Ana for talking"),
        ("sequence", "p2 talk p3", "Call out Player 3 for talking"),
        ("tricky-twist", "p1 aside 4W 5W", "Put 4W and 5W aside"),
        ("tricky-twist", "p1 take BACK", "Take BACK"),
        ("tricky-twist", "p1 use TRICKS", "Use TRICKS"),
        ("tricky-twist", "p1 use V1 W", "Count V1 as crowns"),
        ("tricky-twist", "p1 use V3 7", "Count V3 as 7"),
        ("tricky-twist", "p1 use V4 8O -1", "Add V4 to 8O (-1)"),
        ("tricky-twist", "p1 use JOKER false", "Count the joker as a false trick"),
        ("tricky-twist", "p1 use FLIP 12X", "Turn the false trick 12X over"),
        ("tricky-twist", "p1 use FLIP T2 4D", "Turn trick 2 over, with 4D on top"),
    ],
)
def test_a_move_is_said_as_a_button_would(game_id: str, move: str, said: str) -> None:
    assert move_said(GAMES[game_id].parse_move(move), game_id, "en", ("Ana", "Bruno")) == said


def test_a_move_can_name_its_seat() -> None:
    move = Move(1, "lay", (34,))
    assert move_said(move, "twisted", "en", ("", "Marlene"), with_seat=True) == "Marlene: lay 34"
    assert move_said(move, "twisted", "nl", with_seat=True) == "Speler 2: leg de 34"


@pytest.mark.parametrize(("game_id", "lang"), LABELS)
def test_every_field_and_every_word_value_has_words(game_id: str, lang: str) -> None:
    for kind, values in words_needed(GAMES[game_id]).items():
        assert bundle(game_id, lang).has_message(f"field-{kind}"), kind
        attributes = set(bundle(game_id, lang).get_message(f"field-{kind}").attributes)
        assert values <= attributes, kind
        assert attributes - values <= {"none", "seat"}, "a value there is not"


@pytest.mark.parametrize(("game_id", "lang"), LABELS)
def test_a_choice_shows_no_value_of_python(game_id: str, lang: str) -> None:
    for field in GAMES[game_id].fields(GAMES[game_id].deal(3, seed=1)):
        values = (*(field.allowed if isinstance(field.allowed, tuple) else ()), field.value)
        said = {value_label(field.name, value, game_id, lang) for value in values}
        assert not said & {"None", "True", "False", "p1"}, field.name


def test_a_field_names_its_seat_and_a_seat_its_player() -> None:
    names = ("Ana", "Bruno", "")
    assert field_label("total-p2", "pega6", "en", names) == "Total of Bruno"
    assert field_label("team-p3", "sequence", "pt", names) == "Lado de Jogador 3"
    assert value_label("turn", "p2", "twisted", "en", names) == "Bruno"
    assert value_label("leader", 0, "tricky-twist", "en", names) == "Ana"


def test_values_are_said_in_words_and_others_stand_for_themselves() -> None:
    assert value_label("x_move_to_full", "refuse", "pega6", "it") == "non permesso"
    assert value_label("show_piles", True, "pega6", "nl") == "ja"
    assert value_label("dead_cards_per_turn", None, "sequence", "en") == "no limit"
    assert value_label("ended", "no", "sequence", "en") == "not yet"
    assert value_label("seed", 12_345_678, "pega6", "en") == "12345678"
    assert value_label("name-p1", "Ana.B", "pega6", "en") == "Ana.B"


@pytest.mark.parametrize("lang", LANGS)
def test_the_end_of_a_game_names_who_won(lang: str) -> None:
    def over(*winners: int, tied: bool = False) -> str:
        return word("sandbox-over", Args(winners=winners, tied=tied), lang=lang, names=("Ana", "Bruno", "Clara"))

    assert "Bruno" in over(1) and "Ana" not in over(1)
    assert f"Ana {word('list-and', lang=lang)} Clara" in over(0, 2)
    assert "Ana" not in over(0, 1, 2, tied=True)


@pytest.mark.usefixtures("toy_on_the_shelf")
def test_a_game_from_outside_brings_its_own_labels() -> None:
    toy = GAMES["toy"]
    assert [move_said(Move(0, verb, (7,)), "toy", "pt") for verb in verbs(toy)] == [
        "Set 7 aside",
        "Take 7 back",
        "Close",
    ]
    for field in toy.fields(toy.deal(3, seed=1)):
        assert field_label(field.name, "toy") and value_label(field.name, field.value, "toy")
