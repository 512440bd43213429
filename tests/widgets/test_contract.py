"""What Python sends fits the contract, for every example of every game."""

import json
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

import ludoteca
from ludoteca_engine.texts import LANGS, message_ids
from tests.widgets.examples import EXAMPLES, TRAITS

CONTRACT = Path(__file__).resolve().parents[2] / "widgets/contract"
FRAME_LIMIT, WALKTHROUGH_LIMIT = 1_500, 120_000


def validator() -> Draft202012Validator:
    schemas = [json.loads(path.read_text()) for path in sorted(CONTRACT.glob("*.schema.json"))]
    resources = [(schema["$id"], Resource.from_contents(schema)) for schema in schemas]
    whole = next(schema for schema in schemas if "widget" in schema["$id"])
    return Draft202012Validator(whole, registry=Registry().with_resources(resources))


def traits(widget) -> dict:
    # Through JSON, as on the wire: tuples become lists.
    return json.loads(json.dumps({name: getattr(widget, name) for name in TRAITS}))


@pytest.mark.parametrize("example", EXAMPLES)
def test_a_walkthrough_fits_the_schemas(example):
    sent = traits(ludoteca.Walkthrough(example, predict=True))
    problems = [f"{error.json_path}: {error.message}" for error in validator().iter_errors(sent)]
    assert problems == []


@pytest.mark.parametrize("path", sorted((CONTRACT / "examples").glob("*.json")), ids=lambda path: path.stem)
def test_the_contracts_own_examples_fit_the_schemas(path):
    example = json.loads(path.read_text())
    if "frames" in example:
        assert list(validator().iter_errors(example)) == []


@pytest.mark.parametrize("example", EXAMPLES)
def test_numbers_point_at_something(example):
    """Faces, zones, lines and sprites named in frames and questions exist, in every language."""
    sent = traits(ludoteca.Walkthrough(example))
    faces, zones = len(sent["scene"]["faces"]), len(sent["scene"]["zones"])
    lines = {len(words["lines"]) for words in sent["words"].values()}
    assert len(lines) == 1
    for frame in sent["frames"]:
        assert all(face < faces and zone < zones for _, face, zone, *_ in frame["p"])
        assert max(frame["c"], frame["t"], frame["a"], *(label[1] for label in frame["n"]), 0) < max(lines)
        assert all(rule in words["rules"] for rule in frame["r"] for words in sent["words"].values())
    for question in sent["questions"]:
        before = {piece[0] for piece in sent["frames"][question["at"] - 1]["p"]}
        assert any(option["right"] for option in question["options"])
        assert all(option.get("s", next(iter(before))) in before for option in question["options"])
        assert all(option.get("z", 0) < zones for option in question["options"])


@pytest.mark.parametrize("example", EXAMPLES)
def test_what_is_sent_stays_small(example):
    sent = traits(ludoteca.Walkthrough(example))
    frames = [json.dumps(frame, separators=(",", ":")) for frame in sent["frames"]]
    assert max(map(len, frames)) <= FRAME_LIMIT
    assert len(json.dumps(sent)) <= WALKTHROUGH_LIMIT * max(1, len(frames) / 12)


@pytest.mark.parametrize("lang", LANGS)
def test_every_interface_string_of_the_front_end_is_sent_and_no_other(lang):
    wanted = json.loads((CONTRACT.parent / "frontend/ui-keys.json").read_text())
    sent = ludoteca.Walkthrough("pega6/fig-2").words[lang]["ui"]
    assert sorted(sent) == sorted(wanted)
    for key, english in wanted.items():
        assert set(_places(sent[key])) == set(_places(english)), key


def _places(text: str) -> list[str]:
    return [part.partition("}")[0] for part in text.split("{")[1:]]


def test_interface_strings_are_messages_of_the_table():
    assert [key for key in message_ids("table", "en") if key.startswith("ui-")]
