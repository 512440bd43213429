"""Lines, checked against a plain scan of all windows of five."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca_engine.sequence.board import ALL_WINDOWS, CARD_SPACES, CORNERS, NAMES, SIDE, line_of
from ludoteca_engine.sequence.lines import complete_at, found_at, found_on, growing, owned

from .tables import GAME, table


def windows() -> set[frozenset[tuple[int, int]]]:
    """All sets of five places in a straight line, written without the engine's tables."""
    found = set()
    for row in range(10):
        for column in range(10):
            for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                five = frozenset((row + n * down, column + n * right) for n in range(5))
                if all(0 <= r < 10 and 0 <= c < 10 for r, c in five):
                    found.add(five)
    return found


def test_there_are_192_windows_12_of_them_through_a_corner() -> None:
    mine = {frozenset(divmod(space, SIDE) for space in window) for window in ALL_WINDOWS}
    assert mine == windows() and len(ALL_WINDOWS) == 192
    assert sum(bool(set(window) & set(CORNERS)) for window in ALL_WINDOWS) == 12
    assert len({line_of(window) for window in ALL_WINDOWS}) == 10 + 10 + 11 + 11


def random_board(seed: int, density: float) -> tuple[str, ...]:
    dice = Random(seed)
    board = [""] * 100
    for space in CARD_SPACES:
        if dice.random() < density:
            board[space] = dice.choice("BBG")
    return tuple(board)


def held(board: tuple[str, ...], colour: str) -> set[frozenset[tuple[int, int]]]:
    """The scan: every window whose five places are corners or chips of the side."""
    corners = {(0, 0), (0, 9), (9, 0), (9, 9)}
    mine = {divmod(space, 10) for space, piece in enumerate(board) if piece and piece[0] == colour} | corners
    return {window for window in windows() if window <= mine}


@pytest.mark.parametrize("seed", range(60))
def test_complete_windows_are_those_of_the_scan(seed: int) -> None:
    board = random_board(seed, 0.4 + seed % 5 / 8)
    for colour in "BG":
        scanned = held(board, colour)
        for space in CARD_SPACES:
            found = {frozenset(divmod(each, 10) for each in window) for window in complete_at(board, space, colour)}
            assert found == {window for window in scanned if divmod(space, 10) in window}


@pytest.mark.parametrize("seed", range(60))
def test_new_sequences_are_complete_share_one_space_and_leave_none_out(seed: int) -> None:
    dice = Random(seed)
    board = list(random_board(seed, 0.75))
    space = dice.choice(CARD_SPACES)
    board[space] = ""
    plain = GAME.parse(f"sequence | players 2 | {written(board)} | hands p1 JD")
    board_with = (*plain.board[:space], "B", *plain.board[space + 1 :])
    found = found_at(plain._replace(board=board_with), space, "B")
    old = [set(line.spaces) for line in plain.sequences if line.colour == "B"]
    new = [set(window) for window in (*found.certain, *found.choice[:1])]
    for five in new:
        assert frozenset(divmod(each, 10) for each in five) in held(board_with, "B") and space in five
        assert all(len(five & other) <= 1 for other in old)
    assert all(len(one & other) <= 1 for one, other in combinations(new, 2))
    left = [{row * 10 + column for row, column in five} for five in held(board_with, "B")]
    left = [five for five in left if space in five and all(len(five & other) <= 1 for other in (*old, *new))]
    assert not left, "a window that could also count was left out"


def written(board: list[str]) -> str:
    groups = [" ".join([c, *(NAMES[s] for s, piece in enumerate(board) if piece == c)]) for c in "BG"]
    return f"board {' / '.join(group for group in groups if ' ' in group)}"


@given(st.integers(0, 10_000), st.floats(0.3, 0.95))
def test_sequences_of_a_set_up_overlap_in_one_space_at_most(seed: int, density: float) -> None:
    board = random_board(seed, density)
    for same_line in (True, False):
        lines = found_on(board, same_line)
        assert all(owned(board, line.colour).issuperset(line.spaces) for line in lines)
        for one, other in combinations(lines, 2):
            if one.colour == other.colour:
                shared = set(one.spaces) & set(other.spaces)
                assert len(shared) <= 1
                assert not shared or same_line or line_of(one.spaces) != line_of(other.spaces)


def test_a_growing_line_is_the_fullest_open_one() -> None:
    state = table("board B r3c3 r3c4 r3c5 / G r3c2")
    (across,) = growing(state.board, 24, "B")
    assert across.held == 3 and [NAMES[space] for space in across.window] == ["r3c3", "r3c4", "r3c5", "r3c6", "r3c7"]
    blocked = table("board B r3c3 r3c4 r3c5 / G r3c2 r3c6")
    assert growing(blocked.board, 24, "B") == []
