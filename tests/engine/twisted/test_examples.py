"""Every example of the rulebook ends as the rulebook says. What it says is written out here, apart from the engine."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, NamedTuple

import pytest

from ludoteca_engine.core import Count, Event, Example, Page, Refusal, Show, Try, replay
from tests.engine.twisted.table import GAME


class Stated(NamedTuple):
    """The table at the end: the row, the pile, whose turn it is, and the piles of whoever the example is about."""

    row: str
    pile: int | None = None
    turn: int | None = None
    plus: str = ""
    minus: str = ""
    seat: int = 0
    hand: int | None = None


STATED = {
    "twin-pairs": Stated("12 49 68 55"),
    "frog-values": Stated("", minus="22"),
    "alex-34": Stated("34", 46, 1, hand=8),
    "sara-41": Stated("34 41", 45, 2, seat=1, hand=8),
    "lino-49": Stated("34 41 49", 44, 3, seat=2, hand=8),
    "row-of-five": Stated("34 41 49 57 52", 42, 1),
    "marlene-94": Stated("34 41 57 52 58 63", 39, 0, "94 49", seat=3, hand=8),
    "gap-closes": Stated("34 49 57 52", 34, 1, "14 41", hand=8),
    "tip-empty-row": Stated("77", 29, 2, seat=1, hand=8),
    "tip-lone-card": Stated("", 19, 3, "72 27", seat=2, hand=8),
    "tip-frog-safe": Stated("38 44", 24, 1, "15 51", hand=8),
    "take-row": Stated("66", 29, 2, minus="35 44 52", seat=1, hand=8),
    "sara-minus-5": Stated("", 0, plus="49 94 12 21 35 53 68 86 27 72 17 71", minus="22 66 34 41 57 52 58 63 69"),
    "two-rounds": Stated("", 0, plus="36 63", minus="52 69 76 83 91 95", seat=2),
    "x-voluntary-take": Stated("55", 39, 1, minus="23", hand=9),
    "x-right-end-twist": Stated("34 41", 29, 1, "94 49", hand=8),
    "x-end-by-take": Stated("", 0, plus="12 21 35 53", minus="18 25 33", seat=1, hand=2),
    "x-end-by-twist": Stated("", 0, plus="16 61", hand=1),
    "x-pro": Stated("12", 0, 1, minus="66", hand=9),
}
COUNTS: dict[str, list[int | tuple[int, ...]]] = {
    "twin-pairs": [21, 94, 86, 0, 36],
    "frog-values": [-5, -1],
    "alex-34": [8],
    "marlene-94": [2],
    "tip-frog-safe": [(38, 51)],
    "take-row": [7, -7],
    "sara-minus-5": [12, -17, -5],
    "x-voluntary-take": [(13, 33)],
    "x-pro": [-6],
}
REFUSED = {
    "sara-41": [("p2 lay 58", "TW-30")],
    "tip-empty-row": [("p2 take", "TW-32"), ("p2 twist 83 38", "TW-32")],
    "tip-frog-safe": [("p1 twist 44 44", "TW-43")],
    "x-voluntary-take": [("p1 take", "TW-53")],
    "x-end-by-take": [("p2 draw", "TW-60")],
}
LAYS = {
    "sara-41": [(24, 44, {29, 38, 41})],
    "lino-49": [(31, 51, {32, 45, 49})],
}
RANGE_NEXT = {"x-right-end-twist": (31, 51), "sara-41": (31, 51), "alex-34": (24, 44)}
TEACHES = {
    "twin-pairs": "03 04",
    "frog-values": "05",
    "alex-34": "08 32 22",
    "sara-41": "30 31 22",
    "lino-49": "30 31",
    "row-of-five": "10",
    "marlene-94": "40 41 42 45 46 11 22",
    "gap-closes": "11 42",
    "tip-empty-row": "32",
    "tip-lone-card": "44 45",
    "tip-frog-safe": "43 42",
    "take-row": "50 52 53 54",
    "sara-minus-5": "64 65 66 67",
    "two-rounds": "70 71 72",
    "x-voluntary-take": "51 53",
    "x-right-end-twist": "11 30",
    "x-end-by-take": "60 61 63",
    "x-end-by-twist": "62 63",
    "x-pro": "PRO-01 PRO-02 PRO-03",
}


def pages_of(name: str) -> tuple[Page[Any], ...]:
    return replay(GAME, GAME.example(name))


def cards(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))


def told(name: str, kind: str) -> list[Event]:
    return [page.said for page in pages_of(name) if isinstance(page.said, Event) and page.said.kind == kind]


@pytest.mark.parametrize("name", STATED)
def test_the_example_ends_as_stated(name: str) -> None:
    last, stated = pages_of(name)[-1].state, STATED[name]
    assert last.row == cards(stated.row)
    assert stated.pile is None or len(last.pile) == stated.pile
    assert stated.turn is None or last.turn == stated.turn
    assert last.plus[stated.seat] == cards(stated.plus) and last.minus[stated.seat] == cards(stated.minus)
    assert stated.hand is None or len(last.hands[stated.seat]) == stated.hand


@pytest.mark.parametrize("name", STATED)
def test_counts_and_refusals_are_as_stated(name: str) -> None:
    counted = [
        page.said.args["result"]
        for page in pages_of(name)
        if isinstance(page.said, Event) and "result" in page.said.args
    ]
    assert counted == COUNTS.get(name, [])
    tried = [(str(page.move), page.said.rules[0]) for page in pages_of(name) if isinstance(page.said, Refusal)]
    assert tried == REFUSED.get(name, [])


@pytest.mark.parametrize("name", LAYS)
def test_the_range_and_the_cards_that_fitted_are_as_stated(name: str) -> None:
    found = [(each.args["low"], each.args["high"], set(each.args["fitting"])) for each in told(name, "card-laid")]
    assert found == LAYS[name]


@pytest.mark.parametrize("name", RANGE_NEXT)
def test_the_new_right_end_allows_what_is_stated(name: str) -> None:
    (drawn,) = told(name, "card-drawn")
    assert (drawn.args["low"], drawn.args["high"]) == RANGE_NEXT[name]


def test_what_else_was_possible_is_told() -> None:
    (twist,) = told("tip-frog-safe", "card-twisted")
    assert twist.args["twists"] == ({"card": 38, "twin": 83},) and twist.args["frogs"] == (44,)
    assert twist.args["fitting"] == (48,)
    assert told("gap-closes", "card-twisted")[0].args["fitting"] == (47, 61)
    assert told("marlene-94", "card-twisted")[0].args["fitting"] == (69,)
    assert told("tip-lone-card", "card-twisted")[0].args["fitting"] == (32,)
    (taken,) = told("take-row", "row-taken")
    assert (taken.args["low"], taken.args["high"], taken.args["missing"]) == (42, 62, (53, 25))
    assert told("x-end-by-take", "row-taken")[0].args["missing"] == (81, 52)
    assert told("x-end-by-take", "row-taken")[0].args["cost"] == 7


def test_the_game_of_alex_sara_lino_and_marlene_goes_on_from_example_to_example() -> None:
    names = ("alex-34", "sara-41", "lino-49", "row-of-five", "marlene-94")
    for before, after in pairwise(names):
        assert pages_of(before)[-1].state == pages_of(after)[0].state


def test_two_rounds_add_up_as_stated() -> None:
    pages = pages_of("two-rounds")
    (ended,) = told("two-rounds", "round-ended")
    outcome = GAME.outcome(pages[-1].state)
    assert pages[0].state.totals == (3, -5, 0, 2)
    assert [score["result"] for score in ended.args["scores"]] == [-1, 6, -4, 1]
    assert outcome is not None and outcome.scores == (2, 1, -4, 3) and outcome.winners == (3,)


def test_the_expert_take_costs_as_stated() -> None:
    last = pages_of("x-pro")[-1].state
    assert last.penalty[0] == (23,) and last.hands[0][-1] == 47


def test_every_example_is_there_and_teaches_what_is_stated() -> None:
    stated = {f"twisted/{name}": {f"TW-{rule}" for rule in rules.split()} for name, rules in TEACHES.items()}
    assert {example.id: set(example.teaches) for example in GAME.examples} == stated
    assert len(stated) == 19 and STATED.keys() == TEACHES.keys()


def lines(example: Example, kind: type) -> list[Any]:
    return [line for part in example.parts for line in part.script if isinstance(line, kind)]


@pytest.mark.parametrize("example", GAME.examples, ids=lambda example: example.id)
def test_the_script_agrees_with_the_engine(example: Example) -> None:
    pages = replay(GAME, example)
    counted = [
        page.said.args["result"] for page in pages if isinstance(page.said, Event) and "result" in page.said.args
    ]
    assert counted == [line.result for line in lines(example, Count)]
    refused = [page.said.rules for page in pages if isinstance(page.said, Refusal)]
    assert refused == [line.refused_by for line in lines(example, Try)]
    assert all(line.rule in GAME.known_rules for line in lines(example, Show))


@pytest.mark.parametrize("example", GAME.examples, ids=lambda example: example.id)
def test_the_example_shows_the_rules_it_teaches(example: Example) -> None:
    cited = {rule for page in replay(GAME, example) if page.said for rule in page.said.rules}
    assert set(example.teaches) <= cited


@pytest.mark.parametrize("example", GAME.examples, ids=lambda example: example.id)
def test_the_example_starts_from_a_position_that_could_come_up(example: Example) -> None:
    for part in example.parts:
        assert not [fault for fault in GAME.faults(GAME.parse(part.start)) if fault.kind != "players"]
