"""What a sandbox sends and what it can be asked fit the contract, for every game in every mode."""

import json
from random import Random

import pytest
from jsonschema import Draft202012Validator

import ludoteca
from ludoteca.outbox import LONGEST_NAME, MOST_AT_ONCE
from ludoteca.sandbox.actions import ACTIONS
from tests.widgets.examples import TRAITS
from tests.widgets.sandboxes import NAMES, Browser, as_on_the_wire, legal, opened, played
from tests.widgets.test_contract import CONTRACT, validator
from tests.widgets.test_sandbox_languages import situations
from tests.widgets.test_sandbox_robust import junk, malformed

MAILBOX = ("action", "ack", "sandbox_view", "position")
SCHEMA = json.loads((CONTRACT / "sandbox.schema.json").read_text())
EXAMPLE = json.loads((CONTRACT / "examples/sandbox.json").read_text())
FROM_WALKTHROUGH = {"what-if", "back"}
NOT_BOUND = {act for act, (*_, bound) in ACTIONS.items() if not bound} | FROM_WALKTHROUGH


def sent(widget):
    return as_on_the_wire({name: getattr(widget, name) for name in (*TRAITS, *MAILBOX)})


def misfits(traits):
    return [f"{error.json_path}: {error.message[:200]}" for error in validator().iter_errors(traits)]


def fits(name):
    """A check against one definition of the sandbox's schema."""
    whole = validator()
    checker = Draft202012Validator({"$ref": f"sandbox.schema.json#/$defs/{name}"}, registry=whole._registry)
    return checker.is_valid


@pytest.mark.parametrize("seat", [None, 1])
@pytest.mark.parametrize("game_id", NAMES)
def test_a_sandbox_fits_the_schemas_whatever_it_shows(game_id, seat):
    widget = played(opened(game_id, seed=4, seat=seat), 0 if seat else 1)
    for situation in situations(widget):
        assert misfits({**sent(widget), "action": None}) == [], situation


def test_a_walkthrough_fits_before_during_and_after_a_what_if():
    widget = ludoteca.Walkthrough("pega6/fig-3")
    assert misfits(sent(widget)) == [] and widget.sandbox_view == {}
    widget.what_if(2)
    assert misfits(sent(widget)) == [] and widget.sandbox_view["bar"][-1][1] == "back"
    widget.back()
    assert misfits(sent(widget)) == []


def test_what_is_sent_has_all_the_traits_of_the_contract():
    widget = opened("pega6")
    assert set(MAILBOX) <= set(widget.get_state()) and {*TRAITS, *MAILBOX} == set(widget_schema()["properties"])


def widget_schema():
    return json.loads((CONTRACT / "widget.schema.json").read_text())


def test_the_schemas_refuse_what_they_do_not_know():
    whole, view = sent(opened("pega6")), opened("pega6").sandbox_view
    assert misfits(whole) == []
    for wrong in (
        {"sandbox_view": {**view, "colour": "red"}},
        {"sandbox_view": {name: value for name, value in view.items() if name != "at"}},
        {"sandbox_view": {**view, "bar": [["Undo", "undo", None]]}},
        {"sandbox_view": {**view, "panel": [{"x": 1}]}},
        {"sandbox_view": {**view, "look": {"l": []}}},
        {"ack": {"view": "1"}},
        {"position": None},
        {"action": {"from": "view"}},
    ):
        assert misfits({**whole, **wrong}), wrong


# --- actions ----------------------------------------------------------------------------------------------


def names_of(action):
    do = action["properties"]["do"]
    return do.get("enum", [do.get("const")])


def test_the_schema_knows_exactly_the_actions_there_are():
    names = [name for each in SCHEMA["$defs"]["action"]["oneOf"] for name in names_of(each)]
    assert sorted(names) == sorted({*ACTIONS, *FROM_WALKTHROUGH})
    for each in SCHEMA["$defs"]["action"]["oneOf"]:
        for name in names_of(each):
            assert ("at" in each["required"]) == (name not in NOT_BOUND), name
    message = SCHEMA["$defs"]["message"]["properties"]
    assert (message["from"]["maxLength"], message["todo"]["maxItems"]) == (LONGEST_NAME, MOST_AT_ONCE)


SAMPLES = [None, "", "p1 x", "play", "edit", 0, -1, 7, 2**53, 1.5, True, {"a": 1}]
PLACES = [[1, 2], [1, -1], [1], [1, 2, 3], [True, 1], [[1, 2], [3, 4]], ["12", [3, 4]], [[1, 2], 3]]
SETTINGS = [["name", "x"], ["a", 3], ["a", None], ["a", True], ["a", [1]], ["a", 2**53]]


@pytest.mark.parametrize("act", ACTIONS)
def test_the_schema_and_python_accept_the_same_values(act):
    check, *_ = ACTIONS[act]
    is_action = fits("action")
    dice = Random(act)
    values = [*SAMPLES, *PLACES, *SETTINGS, *(value for value in (junk(dice) for _ in range(60)) if is_json(value))]
    for value in values:
        assert is_action({"n": 1, "at": 0, "do": act, "v": value}) == check(value), (act, value)


def is_json(value):
    """What can arrive from a browser at all: plain data, whose numbers are numbers and whose text is text."""
    try:
        return json.loads(json.dumps(value, allow_nan=False, ensure_ascii=False).encode()) == value
    except (TypeError, ValueError):
        return False


def test_what_a_browser_sends_fits():
    widget = opened("twisted")
    browser = Browser(widget)
    browser.do("say", str(legal(widget)[0]))
    assert fits("message")(widget.action) and misfits(sent(widget)) == []


def test_what_fits_is_understood_and_what_does_not_fit_is_not():
    """An action is called malformed by Python exactly where it does not fit the schema."""
    dice, is_action = Random(2), fits("action")
    widget = opened("pega6")
    Browser(widget)
    for n in range(1, 400):
        action = {"n": n, **malformed(dice, widget.sandbox_view["at"])}
        if not is_json(action):
            continue
        widget.action = {"from": "view", "todo": [action]}
        if not is_action(action):
            assert widget.last_error.kind == "bad-action", action


# --- the example ------------------------------------------------------------------------------------------


def test_the_example_has_every_kind_of_block():
    view = EXAMPLE["sandbox_view"]
    assert misfits(EXAMPLE) == [] and set(EXAMPLE) == {*TRAITS, *MAILBOX}
    assert {key for block in view["panel"] for key in block} == set(SCHEMA["$defs"]["block"]["properties"])
    assert view["look"]["g"] and len(view["compare"]) == 2
    flags = {flag for block in view["panel"] for button in block.get("b", ()) for flag in button[3]}
    assert flags | {flag for button in view["bar"] for flag in button[3]} >= set("ptdv")


def test_the_numbers_of_the_example_point_at_something():
    view, faces, zones = EXAMPLE["sandbox_view"], EXAMPLE["scene"]["faces"], EXAMPLE["scene"]["zones"]
    words = EXAMPLE["words"]["en"]
    assert len(words["faces"]) == len(faces) and len(words["zones"]) == len(zones)
    frames = [*EXAMPLE["frames"], *(each["f"] for each in view["compare"])]
    drawn = [(face, zone) for frame in frames for _, face, zone, *_ in frame["p"]]
    drawn += [(face, zone) for face, zone, _ in view["look"]["g"]]
    assert all(face < len(faces) and zone < len(zones) for face, zone in drawn)
    spare = [piece[0] for block in view["panel"] for piece in block.get("p", ())]
    assert spare and max(spare) < len(faces)
    cited = {rule for block in view["panel"] for line in block.get("l", ()) for rule in line[1]}
    assert cited <= set(view["rules"])
