"""What five in a line are worth: new Sequences, runs that leave a choice, and lines that are growing."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from .board import (
    ALL_WINDOWS,
    CARD_AT,
    CORNER,
    CORNERS,
    DIRECTION_OF,
    DIRECTIONS,
    FIVE,
    NEAR,
    SIDE,
    WINDOWS_AT,
    Space,
    Window,
    line_of,
)
from .state import LOCK, Cards, Colour, Line, State, chip_colour, goal, won_by


def owned(board: Cards, colour: Colour) -> frozenset[Space]:
    """The spaces that count for a side: its chips and all four corners (SEQ-20)."""
    locked = colour + LOCK
    return frozenset([*CORNERS, *[space for space, piece in enumerate(board) if piece in (colour, locked)]])


def _owned_near(board: Cards, space: Space, colour: Colour) -> frozenset[Space]:
    """The same, but only where a line through this space could run."""
    own = (colour, colour + LOCK)
    return frozenset([each for each in NEAR[space] if board[each] in own or each in CORNERS])


def _lies(board: Cards, space: Space, colour: Colour) -> bool:
    piece = board[space]
    return piece == colour or piece == colour + LOCK or CARD_AT[space] == CORNER


def complete_at(board: Cards, space: Space, colour: Colour) -> list[Window]:
    """Windows through a space that a side holds completely."""
    mine = _owned_near(board, space, colour)
    return [window for windows in WINDOWS_AT[space].values() for window in windows if mine.issuperset(window)]


def fits(window: Window, lines: tuple[Line, ...], colour: Colour, same_line: bool) -> bool:
    """May this be one more Sequence of the side? At most one space is shared with any it has (SEQ-34)."""
    mine = [line.spaces for line in lines if line.colour == colour]
    return not any(too_much_shared(window, each, same_line) for each in mine)


def too_much_shared(one: Window, other: Window, same_line: bool) -> bool:
    common = len(set(one) & set(other))
    # SEQ-C06: without `share_same_line` the one shared space has to be a crossing.
    return common > 1 or (common == 1 and not same_line and line_of(one) == line_of(other))


class Found(NamedTuple):
    """What a new chip completes: Sequences that are certain, and windows of a long run to choose one from."""

    certain: tuple[Window, ...]
    choice: tuple[Window, ...]


NOTHING_FOUND = Found((), ())


def found_at(state: State, space: Space, colour: Colour) -> Found:
    """New Sequences through a space. Where a run leaves a choice that decides nothing, it is left open (SEQ-C09)."""
    windows = complete_at(state.board, space, colour)
    if not windows:
        return NOTHING_FOUND
    same_line = state.options["share_same_line"]
    able = [window for window in windows if fits(window, state.sequences, colour, same_line)]
    certain: list[Window] = []
    choice: tuple[Window, ...] = ()
    for direction in DIRECTIONS:
        through = [window for window in able if DIRECTION_OF[window] == direction]
        pair = _pair(through, same_line)
        certain += pair or through[:1]
        if not pair and len(through) > 1:
            choice = tuple(through)
    wins = won_by(state, colour) + len(certain) >= goal(state)
    if choice and not wins:
        return Found(tuple(window for window in certain if window not in choice), choice)
    return Found(tuple(certain), ())


def _pair(windows: list[Window], same_line: bool) -> list[Window]:
    """Two windows of one run that share the new chip alone: the run has nine spaces or ten (SEQ-C06)."""
    for one, other in combinations(windows, 2):
        if not too_much_shared(one, other, same_line):
            return [one, other]
    return []


def found_on(board: Cards, options_same_line: bool) -> tuple[Line, ...]:
    """All Sequences of a board nobody has named yet: as many as fit, the first from the left or top (SEQ-C10)."""
    lines: tuple[Line, ...] = ()
    for colour in dict.fromkeys(filter(None, map(chip_colour, board))):
        mine = owned(board, colour)
        held = [window for window in ALL_WINDOWS if mine.issuperset(window) and not set(window) <= set(CORNERS)]
        for window in held:
            if fits(window, lines, colour, options_same_line):
                lines = (*lines, Line(colour, window))
    return lines


def run_through(board: Cards, window: Window, colour: Colour) -> tuple[Space, ...]:
    """The whole unbroken run a window is part of."""
    down, right = DIRECTIONS[DIRECTION_OF[window]]
    run = list(window)
    for end, step in ((0, -1), (-1, 1)):
        row, column = divmod(run[end], SIDE)
        row, column = row + step * down, column + step * right
        while 0 <= row < SIDE and 0 <= column < SIDE and _lies(board, row * SIDE + column, colour):
            run.insert(0 if step < 0 else len(run), row * SIDE + column)
            row, column = row + step * down, column + step * right
    return tuple(run)


def locked_by(state: State, line: Line) -> tuple[Space, ...]:
    """The spaces a Sequence locks: its five, or the whole run (SEQ-C09)."""
    if state.options["long_run_lock"] == "whole_run":
        return run_through(state.board, line.spaces, line.colour)
    return line.spaces


def crowned(board: Cards, spaces: tuple[Space, ...], colour: Colour) -> Cards:
    """The board with this side's chips on these spaces locked."""
    return tuple([colour + LOCK if piece == colour and space in spaces else piece for space, piece in enumerate(board)])


FEW = 2
"""With so many of five, nobody would speak of a line yet."""


class Growing(NamedTuple):
    """A line a chip builds: the best five through it that no opponent blocks."""

    window: Window
    held: int


def growing(board: Cards, space: Space, colour: Colour) -> list[Growing]:
    """For each direction the fullest open window through a space that has three or four of its five."""
    mine = _owned_near(board, space, colour)
    found = []
    for windows in WINDOWS_AT[space].values():
        best = Growing((), FEW)
        for window in windows:
            held = len(mine.intersection(window))
            if held > best.held and not any(board[each] and each not in mine for each in window):
                best = Growing(window, held)
        if FEW < best.held < FIVE:
            found.append(best)
    return found


def with_lines_found(state: State) -> State:
    """The position with the Sequences that can be seen on its board, and their chips locked (SEQ-C10)."""
    state = state._replace(sequences=found_on(state.board, state.options["share_same_line"]))
    for line in state.sequences:
        state = state._replace(board=crowned(state.board, locked_by(state, line), line.colour))
    return state
