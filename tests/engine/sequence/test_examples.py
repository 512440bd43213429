"""Every example ends as the rules file says. What it says is written out here, apart from the engine."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from ludoteca_engine.core import Compare, Count, Event, Example, Page, Refusal, Try, replay

from .tables import GAME, lines, spaces


class Stated(NamedTuple):
    """What is said about the end of one part: chips, Sequences and hands."""

    blue: str = ""
    green: str = ""
    sequences: dict[str, list[tuple[str, str]]] = {}
    hand: str | None = None
    won: tuple[int, ...] | None = None


def row(number: int, first: int, last: int) -> str:
    return " ".join(f"r{number}c{column}" for column in range(first, last + 1))


STATED: dict[str, tuple[Stated, ...]] = {
    "goal": (
        Stated(row(3, 3, 7), sequences={"B": [("r3c3", "r3c7")]}),
        Stated("r3c5 r4c5 r5c5 r6c5 r7c5", sequences={"B": [("r3c5", "r7c5")]}),
        # Moved away from the corner, where four chips would be a Sequence already.
        Stated("r3c4 r4c5 r5c6 r6c7 r7c8", sequences={"B": [("r3c4", "r7c8")]}),
        Stated("r7c2 r6c3 r5c4 r4c5 r3c6", sequences={"B": [("r7c2", "r3c6")]}),
        Stated("r3c3 r3c4 r3c5 r3c6 r4c7"),
    ),
    "players": (Stated(), Stated(), Stated(), Stated()),
    "cut": (Stated(),),
    "deal": (Stated(), Stated()),
    "turn": (Stated("r5c8", hand="4H KS 2C 7H QD 10C 3S"),),
    "tip-draw": (
        Stated("r5c8", "r4c1", hand="4H KS 2C 7H QD 10C"),
        Stated("r5c8", "r4c1", hand="4H KS 2C 7H QD 10C 3S"),
    ),
    "covered": (Stated("r10c6", "r5c8"),),
    "corner": (Stated(row(1, 2, 5), sequences={"B": [("r1c1", "r1c5")]}),),
    "corner-shared": (Stated(row(1, 2, 5), "r2c1 r3c1 r4c1 r5c1", {"B": [("r1c1", "r1c5")], "G": [("r1c1", "r5c1")]}),),
    "two-eyed": (Stated(row(3, 3, 7), sequences={"B": [("r3c3", "r3c7")]}),),
    "one-eyed": (Stated("", "r7c4 r7c5 r7c7"),),
    "locked": (Stated("", row(7, 4, 8), {"G": [("r7c4", "r7c8")]}),),
    "tip-jacks": (
        Stated("", "r7c4 r7c5 r7c7"),
        Stated("r7c3", row(7, 4, 8), {"G": [("r7c4", "r7c8")]}),
        Stated("r2c2", row(7, 4, 7), hand="JS JC ?"),
    ),
    "dead-card": (Stated("r5c8 r5c6", "r10c6", hand="KS 2C 7H QD 10C 3S 6C"),),
    "second": (
        Stated(row(3, 3, 7) + " r1c5 r2c5 r4c5 r5c5", sequences={"B": [("r3c3", "r3c7"), ("r1c5", "r5c5")]}, won=(0,)),
    ),
    "table-talk": (Stated(hand="9D 4H KS 7H QD"),),
    "advanced": (Stated("", "r7c4 r7c5 r7c7 r7c8 r9c3"),),
    "three-sides": (Stated(sequences={"R": [("r6c4", "r6c8")]}, won=(2,)),),
    "nine": (
        Stated(row(3, 2, 10), sequences={"B": [("r3c2", "r3c6"), ("r3c6", "r3c10")]}, won=(0,)),
        Stated(row(3, 3, 8), sequences={"B": [("r3c4", "r3c8")]}),
    ),
    "edge-eight": (
        Stated(row(1, 2, 9), sequences={"B": [("r1c6", "r1c10"), ("r1c1", "r1c5")]}, won=(0,)),
        Stated(row(1, 2, 5) + " r2c1 r3c1 r4c1 r5c1", sequences={"B": [("r1c1", "r1c5"), ("r1c1", "r5c1")]}, won=(0,)),
    ),
}


def pages_of(name: str) -> tuple[Page[Any], ...]:
    return replay(GAME, GAME.example(name))


def ends(name: str) -> list[Any]:
    """The last position of each part; a comparison at the end shows another part's table."""
    found = []
    for number, part in enumerate(GAME.example(name).parts):
        own = [page for page in pages_of(name) if page.part == number]
        last = own[-1].before if part.script and isinstance(part.script[-1], Compare) else own[-1].state
        found.append(last)
    return found


@pytest.mark.parametrize("name", STATED)
def test_the_example_ends_as_stated(name: str) -> None:
    for state, stated in zip(ends(name), STATED[name], strict=True):
        assert spaces(state, "B") | spaces(state, "B!") == set(stated.blue.split())
        assert spaces(state, "G") | spaces(state, "G!") == set(stated.green.split())
        assert {c: lines(state, c) for c in "BGR" if lines(state, c)} == stated.sequences
        assert stated.hand is None or state.hands[0] == tuple(stated.hand.split())
        outcome = GAME.outcome(state)
        assert (outcome.winners if outcome else None) == stated.won


def test_all_twenty_examples_are_there() -> None:
    assert [example.id for example in GAME.examples] == [f"sequence/{name}" for name in STATED] and len(STATED) == 20


def test_the_cut_and_the_deal_are_as_stated() -> None:
    (cut,) = ends("cut")
    assert (cut.turn, cut.dealer) == (1, 0)
    two, twelve = ends("deal")
    assert [len(hand) for hand in two.hands] == [7, 7] and len(two.draw) == 90
    assert [len(hand) for hand in twelve.hands] == [3] * 12 and len(twelve.draw) == 68


def test_seats_of_six_players_are_as_stated() -> None:
    _, _, two, three = ends("players")
    assert two.teams == ("B", "G") * 3 and three.teams == ("B", "G", "R") * 2


def test_the_hands_after_table_talk_are_as_stated() -> None:
    (state,) = ends("table-talk")
    assert [len(hand) for hand in state.hands] == [5, 6, 5, 6] and state.discards == (("2C",), (), ("3S",), ())


def script(example: Example, kind: type) -> list[Any]:
    return [line for part in example.parts for line in part.script if isinstance(line, kind)]


@pytest.mark.parametrize("example", GAME.examples, ids=lambda example: example.id)
def test_the_script_agrees_with_the_engine(example: Example) -> None:
    pages = replay(GAME, example)
    counted = [
        page.said.args["result"] for page in pages if isinstance(page.said, Event) and "result" in page.said.args
    ]
    assert counted == [line.result for line in script(example, Count)]
    refused = [page.said.rules for page in pages if isinstance(page.said, Refusal)]
    assert refused == [line.refused_by for line in script(example, Try)]


@pytest.mark.parametrize("example", GAME.examples, ids=lambda example: example.id)
def test_the_example_shows_the_rules_it_teaches(example: Example) -> None:
    cited = {rule for page in replay(GAME, example) if page.said for rule in page.said.rules}
    assert set(example.teaches) <= cited


@pytest.mark.parametrize("example", GAME.examples, ids=lambda example: example.id)
def test_the_example_starts_from_a_position_that_could_come_up(example: Example) -> None:
    for part in example.parts:
        assert GAME.faults(GAME.parse(part.start)) == ()


@pytest.mark.parametrize("example", GAME.examples, ids=lambda example: example.id)
def test_right_answers_are_right(example: Example) -> None:
    """Where a question points at spaces, an answer is right exactly when the move is legal there."""
    for page in replay(GAME, example):
        question = GAME.question(page)
        if question and page.move and page.said and page.said.kind == "card-played":
            for choice in question.choices:
                move = page.move._replace(args=(page.move.args[0], choice.at))
                assert choice.right == (GAME.refusals(page.before, move) == ())


@pytest.mark.parametrize(("example", "rules"), [("goal", ("SEQ-32",)), ("nine", ("SEQ-32", "SEQ-C08"))])
def test_the_answer_to_how_many_sequences_cites_why(example: str, rules: tuple[str, ...]) -> None:
    pages = replay(GAME, GAME.example(example))
    question = next(GAME.question(page) for page in pages if page.said and page.said.kind == "chip-placed")
    assert question is not None and {choice.why.rules for choice in question.choices} == {rules}


COVERS = {
    "goal": ("sequence-made", 1),
    "players": ("sides-counted", 0),
    "cut": ("first-decided", 0),
    "deal": ("hands-dealt", 0),
    "turn": ("chip-placed", 0),
    "tip-draw": ("draw-lost", 0),
    "covered": ("covered", 0),
    "corner": ("sequence-made", 1),
    "corner-shared": ("sequence-made", 2),
    "two-eyed": ("sequence-made", 1),
    "one-eyed": ("chip-removed", 0),
    "locked": ("locked", 1),
    "tip-jacks": ("chip-removed", 0),
    "dead-card": ("card-exchanged", 0),
    "second": ("sequence-made", 2),
    "table-talk": ("talk-punished", 0),
    "advanced": ("sequence-broken", 0),
    "three-sides": ("game-won", 1),
    "nine": ("sequence-made", 2),
    "edge-eight": ("sequence-made", 2),
}
"""What is said at the step an example's picture shows, and how many Sequences lie on the table then."""


@pytest.mark.parametrize("example", GAME.examples, ids=lambda example: example.id)
def test_the_picture_of_an_example_shows_what_it_is_about(example: Example) -> None:
    page = replay(GAME, example)[example.cover]
    assert page.said is not None
    assert (page.said.kind, len(page.state.sequences)) == COVERS[example.id.partition("/")[2]]
