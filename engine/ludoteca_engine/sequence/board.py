"""The board of Sequence: which card each space shows, and the 192 windows of five spaces in a straight line."""

from __future__ import annotations

from functools import cache

GRID = """
**  2S  3S  4S  5S  6S  7S  8S  9S  **
6C  5C  4C  3C  2C  AH  KH  QH  10H 10S
7C  AS  2D  3D  4D  5D  6D  7D  9H  QS
8C  KS  6C  5C  4C  3C  2C  8D  8H  KS
9C  QS  7C  6H  5H  4H  AH  9D  7H  AS
10C 10S 8C  7H  2H  3H  KH  10D 6H  2D
QC  9S  9C  8H  9H  10H QH  QD  5H  3D
KC  8S  10C QC  KC  AC  AD  KD  4H  4D
AC  7S  6S  5S  4S  3S  2S  2H  3H  5D
**  AD  KD  QD  10D 9D  8D  7D  6D  **
"""

Space = int
"""A space of the board, 0 to 99, row by row; written `r3c7`."""
Window = tuple[Space, ...]
"""Five spaces in a straight line, from the left or the top."""

SIDE = 10
FIVE = 5
CORNER = "**"
CARD_AT = tuple(GRID.split())
"""The card each space shows; corners show none."""
NAMES = tuple(f"r{row}c{column}" for row in range(1, SIDE + 1) for column in range(1, SIDE + 1))
BY_NAME = {name: space for space, name in enumerate(NAMES)}
CORNERS = tuple(space for space, card in enumerate(CARD_AT) if card == CORNER)
CARD_SPACES = tuple(space for space, card in enumerate(CARD_AT) if card != CORNER)
SPACES_OF = {
    card: tuple(space for space in CARD_SPACES if CARD_AT[space] == card) for card in CARD_AT if card != CORNER
}
"""Both spaces of every card that is pictured (SEQ-18)."""

DIRECTIONS = {"across": (0, 1), "down": (1, 0), "falling": (1, 1), "rising": (-1, 1)}


def _window(row: int, column: int, direction: str) -> Window:
    down, right = DIRECTIONS[direction]
    places = [(row + nth * down, column + nth * right) for nth in range(FIVE)]
    inside = all(0 <= at < SIDE for place in places for at in place)
    return tuple(at[0] * SIDE + at[1] for at in places) if inside else ()


WINDOWS: dict[str, tuple[Window, ...]] = {
    direction: tuple(
        window for row in range(SIDE) for column in range(SIDE) if (window := _window(row, column, direction))
    )
    for direction in DIRECTIONS
}
ALL_WINDOWS: tuple[Window, ...] = tuple(window for windows in WINDOWS.values() for window in windows)
DIRECTION_OF = {window: direction for direction, windows in WINDOWS.items() for window in windows}
WINDOWS_AT: tuple[dict[str, tuple[Window, ...]], ...] = tuple(
    {direction: tuple(window for window in windows if space in window) for direction, windows in WINDOWS.items()}
    for space in range(SIDE * SIDE)
)
"""The windows through a space, by direction."""


def ends(window: Window) -> str:
    """A window as it is written.

    >>> ends(ALL_WINDOWS[0])
    'r1c1-r1c5'
    """
    return f"{NAMES[window[0]]}-{NAMES[window[-1]]}"


@cache
def line_of(window: Window) -> tuple[str, int]:
    """The straight line a window lies on: windows of one line differ only in where they begin."""
    direction = DIRECTION_OF[window]
    (row, column), (down, right) = divmod(window[0], SIDE), DIRECTIONS[direction]
    return direction, row * right - column * down


def window_between(first: Space, last: Space) -> Window | None:
    """The five spaces from one to the other, in whichever order they are named; None if they are no window."""
    return next((each for each in ALL_WINDOWS if {each[0], each[-1]} == {first, last}), None)


NEAR: tuple[tuple[Space, ...], ...] = tuple(
    tuple(sorted({each for windows in WINDOWS_AT[space].values() for window in windows for each in window}))
    for space in range(SIDE * SIDE)
)
"""For each space, the spaces of all lines of five through it."""
