"""The examples of the variants end as the rulebook (or the reconstruction) says; stated here apart from the engine."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from ludoteca_engine.core import replay
from tests.engine.pega6.variants import GAME, heads_of, rows


class Stated(NamedTuple):
    """What one part ends with: rows, cards and heads in the pile of whoever plays last, cards set aside."""

    rows: str
    pile: str = ""
    heads: int = 0
    seat: int = 0
    unused: str = ""


ROW5 = "31 34 / 48 52 60 / 77 / 5 11 14 18 20"
STATED: dict[str, tuple[Stated, ...]] = {
    "x-row5": (
        Stated(f"{ROW5} / 23 +5"),
        Stated("31 34 / 48 52 60 / 77 / - / 23", "5 11 14 18 20 22", 17, 1),
        Stated(ROW5, "23 3", 2, 1),
    ),
    "x-row5-tip": (Stated(f"{ROW5} / 23 24 +5"),),
    "x-seven": (
        Stated("25 31 / 6 9 12 15 18 20 +7 / 47 50 53 / 81"),
        Stated("25 31 / 22 / 47 50 53 / 81", "6 9 12 15 18 20", 9, 1),
        Stated("25 31 33 +7 / 6 9 12 15 18 / 47 50 53 / 81"),
    ),
    "x-insert": (
        Stated("5 10 11 14 / 29 33 / 46 51 52 58 / 70"),
        Stated("19 / 29 33 / 46 51 52 58 / 70", "5 10 11 14 17", 12),
        Stated("5 11 14 / 29 33 / 40 46 51 52 58 / 70"),
    ),
    "x-replace": (
        Stated("2 7 10 15 / 4 6 11 13 17 / 38 44 46 / 66 71"),
        Stated("2 7 10 / 46 / 38 44 50 / 66 71", "4 6 11 13 17", 9, 1),
    ),
    "x-move-1": (Stated("8 15 19 22 24 / 10 13 17 / 39 45 / 61 73 88"),),
    "x-move-2": (Stated("8 12 15 19 22 / 24 / 10 13 17 / 61"),),
    "x-block": (
        Stated("5 10 14 16 20 # / 12 18 22 / 41 47 / 90"),
        Stated("5 10 14 16 20 # / 12 18 22 23 / 41 47 / 90"),
        Stated("5 10 14 16 20 / 12 18 22 23 / 41 47 / 2", "90", 3, 1),
    ),
    "x-negpos-1": (Stated("20 / 26 35 / 54 / 62 79", unused="3 5 11 13 17"),),
    "x-negpos-2": (
        Stated("24 28 / 3 / 50 56 / 85", "40", 3, unused="11 13 15 25"),
        Stated("24 28 / 3 / 50 56 / 85", "25 40", 5, unused="11 13 15"),
    ),
    "x-trade": (
        Stated("25 31 / 20 / 47 / 81", "6 9 12 15 18", 6),
        Stated("25 31 / 20 / 47 / 81", "6 9 12 15 18", 6),
    ),
    "pro-draft": (Stated("1 / 2 / 3 / 4"),),
}
WITHOUT = {"x-row5": 12, "x-seven": 6, "x-insert": 3, "x-replace": 9, "x-move-1": 10, "x-move-2": 10, "x-block": 10}
"""What the number card would have cost without the special card (at least, for the low card of x-insert)."""


def ends(name: str) -> list[Any]:
    found: dict[int, Any] = {}
    for page in replay(GAME, GAME.example(name)):
        found[page.part] = page.state
    return list(found.values())


@pytest.mark.parametrize("name", STATED)
def test_the_example_ends_as_stated(name: str) -> None:
    for state, stated in zip(ends(name), STATED[name], strict=True):
        assert rows(state) == stated.rows
        assert " ".join(map(str, state.piles[stated.seat])) == stated.pile
        assert heads_of(state, stated.seat) == stated.heads
        if stated.unused:
            assert " ".join(map(str, state.unused)) == stated.unused


@pytest.mark.parametrize("name", WITHOUT)
def test_what_would_have_happened_without_the_card_is_told(name: str) -> None:
    shown = [page.said for page in replay(GAME, GAME.example(name)) if page.said and page.said.kind == "special-played"]
    assert shown[0].args["heads"] == WITHOUT[name]


def test_the_swaps_and_the_second_round_are_as_stated() -> None:
    first, second = ends("x-trade")
    assert first.specials.hands == (("MOVE",),) and first.specials.discards == ("INSERT", "BLOCK")
    assert second.specials.discards == () and len(second.specials.deck) == 2
    (round2,) = ends("x-round2")
    assert round2.round == 2 and len(round2.specials.deck) == 5
    assert [len(hand) for hand in round2.specials.hands] == [4, 4, 4, 4, 4, 3]


def test_every_example_of_the_variants_is_there() -> None:
    found = {each.id.partition("/")[2] for each in GAME.examples if "/x-" in each.id or "/pro-" in each.id}
    assert found == {*STATED, "pro-deck", "x-overview", "x-round2"}


def test_the_hands_of_the_draft_are_as_stated() -> None:
    (state,) = ends("pro-draft")
    assert state.hands == (tuple(range(6, 25, 2)), tuple(range(5, 24, 2)))
