"""Every example of the rulebook ends as the rulebook says. What it says is written out here, apart from the engine."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from ludoteca_engine import GAMES
from ludoteca_engine.core import Compare, Count, Event, Example, Page, Refusal, Show, Try, replay

GAME = GAMES["pega6"]


class Stated(NamedTuple):
    """What the rulebook says about one part: the cards in the order they are placed, where to, and what they cost."""

    rows: str
    """The rows at the end."""
    happens: tuple[str, ...] = ()
    """`14 R1` joins row 1, `30 R1 =6` takes row 1 for six heads, `3 R2 low=1` does so as a low card."""
    piles: tuple[str, ...] = ()


FIG_4 = Stated(
    "30 36 / 3 9 / 43 44 / 58 61 68 83",
    ("3 R2 low=1", "9 R2", "68 R4", "83 R4"),
    ("37", "", "", ""),
)
STATED: dict[str, tuple[Stated, ...]] = {
    "fig-1": (Stated("12 / 37 / 43 / 58"),),
    "fig-2": (Stated("12 14 15 / 37 / 43 44 / 58 61", ("14 R1", "15 R1", "44 R3", "61 R4"), ("", "", "", "")),),
    "fig-3": (
        Stated(
            "30 36 / 37 / 43 44 / 58 61",
            ("21 R1", "26 R1", "30 R1 =6", "36 R1"),
            ("", "", "12 14 15 21 26", ""),
        ),
    ),
    "fig-4": (FIG_4,),
    "tip-low-card": (FIG_4,),
    "bull-heads": (Stated("1 101 104 / 5 15 25 35 / 10 20 30 50 100 / 11 22 33 55 77"),),
    "bull-pile": (Stated("30 36 / 37 / 43 44 / 58 61", ("30 R1 =6", "36 R1"), ("", "", "12 14 15 21 26", "")),),
    "fig-5": (Stated("7 16 / 64 70 82 / 30 33 41 / 45", ("45 R4 =8",), ("20 27 35 38 42",)),),
    "fig-6": (
        Stated(
            "29 / 34 40 79 / 86 98 / 62",
            ("29 R1 low=1", "62 R4 =11"),
            ("31 39 44 50 57", "61"),
        ),
        Stated("61 62 / 34 40 79 / 86 98 / 31 39 44 50 57", ("62 R1",), ("",)),
    ),
    "end-of-game": (Stated("3 7 9 / 58 61 / 70 72 73 / 90 92"),),
}
COUNTS: dict[str, list[int | tuple[int, ...]]] = {
    "fig-1": [(1, 1, 1, 1)],
    "tip-low-card": [(4, 1, 6, 2)],
    "bull-heads": [1, 2, 3, 5, 7, 3, 1, 1],
    "bull-pile": [8],
}
REFUSED: dict[str, list[tuple[str, set[str]]]] = {
    "bull-pile": [("p3 choose 12", {"P6-07", "P6-20"})],
    "fig-5": [("p1 place 45 R3", {"P6-13"})],
    "fig-6": [("p1 place 62 R1", {"P6-09"})],
}
GAPS = {
    "fig-2": {14: {1: 2}, 15: {1: 1}, 44: {1: 29, 2: 7, 3: 1}, 61: {1: 46, 2: 24, 3: 17, 4: 3}},
    "fig-3": {30: {1: 4}, 36: {1: 6}},
    "fig-4": {9: {2: 6}, 68: {1: 32, 2: 59, 3: 24, 4: 7}, 83: {1: 47, 2: 74, 3: 39, 4: 15}},
    "fig-5": {45: {1: 29, 3: 4, 4: 3}},
    "fig-6": {62: {1: 33, 4: 5}},
}
TEACHES = {
    "fig-1": {"P6-05"},
    "fig-2": {"P6-09", "P6-10", "P6-12", "P6-13"},
    "fig-3": {"P6-14", "P6-15"},
    "fig-4": {"P6-16", "P6-17"},
    "tip-low-card": {"P6-17"},
    "bull-heads": {"P6-18"},
    "bull-pile": {"P6-19", "P6-20"},
    "fig-5": {"P6-13", "P6-15"},
    "fig-6": {"P6-09", "P6-16", "P6-13", "P6-15"},
    "end-of-game": {"P6-22", "P6-23", "P6-24", "P6-25", "P6-26"},
}


def pages_of(name: str) -> tuple[Page[Any], ...]:
    return replay(GAME, GAME.example(name))


def happened(pages: list[Page[Any]]) -> tuple[str, ...]:
    """The placements and takes of these pages in the short form of `Stated`."""
    shapes = {
        "card-placed": "{card} R{row}",
        "row-taken-full": "{card} R{row} ={heads}",
        "row-taken-low": "{card} R{row} low={heads}",
    }
    said = (page.said for page in pages if isinstance(page.said, Event))
    return tuple(shapes[event.kind].format(**event.args) for event in said if event.kind in shapes)


def ends(name: str) -> list[tuple[list[Page[Any]], Any]]:
    """Pages and last position of each part; a comparison at the end shows another part's table."""
    pages, found = pages_of(name), []
    for number, part in enumerate(GAME.example(name).parts):
        own = [page for page in pages if page.part == number]
        last = own[-1].before if part.script and isinstance(part.script[-1], Compare) else own[-1].state
        found.append((own, last))
    return found


@pytest.mark.parametrize("name", STATED)
def test_the_example_ends_as_stated(name: str) -> None:
    for (pages, last), stated in zip(ends(name), STATED[name], strict=True):
        assert " / ".join(" ".join(map(str, row)) for row in last.rows) == stated.rows
        assert happened(pages) == stated.happens
        if stated.piles:
            assert tuple(" ".join(map(str, pile)) for pile in last.piles) == stated.piles


@pytest.mark.parametrize("name", STATED)
def test_counts_and_refusals_are_as_stated(name: str) -> None:
    pages = pages_of(name)
    counted = [
        page.said.args["result"] for page in pages if isinstance(page.said, Event) and "result" in page.said.args
    ]
    assert counted == COUNTS.get(name, [])
    tried = [(str(page.move), set(page.said.rules)) for page in pages if isinstance(page.said, Refusal)]
    assert tried == REFUSED.get(name, [])


@pytest.mark.parametrize("name", GAPS)
def test_the_rows_that_were_possible_and_their_gaps_are_as_stated(name: str) -> None:
    events = [page.said for page in pages_of(name) if page.part == 0 and isinstance(page.said, Event)]
    found = {event.args["card"]: event.args["possible"] for event in events if "possible" in event.args}
    for card, gaps in GAPS[name].items():
        assert {each["row"]: each["gap"] for each in found[card]} == gaps


def test_every_example_of_the_base_game_is_there_and_teaches_what_is_stated() -> None:
    stated = {f"pega6/{name}": rules for name, rules in TEACHES.items()}
    base = {
        example.id: set(example.teaches)
        for example in GAME.examples
        if "/x-" not in example.id and "/pro-" not in example.id
    }
    assert base == stated and STATED.keys() == TEACHES.keys()


def test_figures_1_to_4_are_one_continuing_game() -> None:
    last = {name: ends(name)[0][1].rows for name in ("fig-1", "fig-2", "fig-3")}
    first = {name: pages_of(name)[0].state.rows for name in ("fig-2", "fig-3", "fig-4")}
    assert (last["fig-1"], last["fig-2"], last["fig-3"]) == (first["fig-2"], first["fig-3"], first["fig-4"])


def test_the_end_of_the_game_counts_as_stated() -> None:
    state = ends("end-of-game")[0][1]
    outcome = GAME.outcome(state)
    assert pages_of("end-of-game")[0].state.totals == (41, 30, 22)
    assert outcome is not None and outcome.scores == (68, 48, 48) and outcome.winners == (1, 2)
    assert state.round == 2 and {"P6-24", "P6-25", "P6-26"} <= set(outcome.rules)


def lines(example: Example, kind: type) -> list[Any]:
    return [line for part in example.parts for line in part.script if isinstance(line, kind)]


@pytest.mark.parametrize("example", GAME.examples, ids=lambda example: example.id)
def test_the_script_agrees_with_the_engine(example: Example) -> None:
    """What a script says of its own results is what the engine finds, and each line has a page."""
    pages = replay(GAME, example)
    counted = [
        page.said.args["result"] for page in pages if isinstance(page.said, Event) and "result" in page.said.args
    ]
    assert counted == [line.result for line in lines(example, Count)]
    refused = [page.said.rules for page in pages if isinstance(page.said, Refusal)]
    assert refused == [line.refused_by for line in lines(example, Try)]
    assert all(line.rule in GAME.known_rules for line in lines(example, Show))


UNSAID = {"pega6/fig-2": {"P6-09"}, "pega6/end-of-game": {"P6-23"}}
"""Taught, but by no event: the order is there to see, and a game that ends deals no new round."""


@pytest.mark.parametrize("example", GAME.examples, ids=lambda example: example.id)
def test_the_example_shows_the_rules_it_teaches(example: Example) -> None:
    """Every rule an example teaches is cited by one of its pages."""
    cited = {rule for page in replay(GAME, example) if page.said for rule in page.said.rules}
    assert set(example.teaches) - UNSAID.get(example.id, set()) <= cited


@pytest.mark.parametrize("example", GAME.examples, ids=lambda example: example.id)
def test_the_example_starts_from_a_position_that_could_come_up(example: Example) -> None:
    for part in example.parts:
        assert not [fault for fault in GAME.faults(GAME.parse(part.start)) if fault.kind != "players"]
