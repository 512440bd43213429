"""The board of Sequence as one drawing, and its chips.

The board has no ground of its own: what marks a space shines through, and a click goes to the space under it.
"""

from __future__ import annotations

from ludoteca_engine.sequence.board import CARD_AT, CORNERS, SIDE

from . import Face
from .cards import FONT
from .palette import colour

CELL = 36
"""Width of a space."""
CHIP = 30
ROUND = 17
"""From the middle of a chip to the line round its Sequence."""
EDGE = CELL * SIDE

SUITS = {
    "S": "c-2 3-6 5-6 8a3 3 0 0 0 5 2q0 2-1.6 3h5.2q-1.6-1-1.6-3a3 3 0 0 0 5-2c0-3-4-5-6-8z",
    "H": "c-2-4-6-3-6 0 0 4 4 6 6 9 2-3 6-5 6-9 0-3-4-4-6 0z",
    "D": "l-5 6.5 5 6.5 5-6.5z",
    "C": "a3 3 0 0 0-2.3 4.9 3 3 0 1 0 1.3 5q0 2-1.4 3.1h4.8q-1.4-1-1.4-3.1a3 3 0 1 0 1.3-5 3 3 0 0 0-2.3-4.9z",
}
"""Drawn from the top of the middle; about 12 wide and 13 high. The heart begins at its notch."""
TOPS = {"S": 0.0, "H": 3.0, "D": 0.0, "C": 0.0}
"""How far below the top of the space a suit takes it begins."""
INKS = {"S": "ink", "C": "ink", "H": "c5", "D": "c5"}

TURNS = {"across": 0, "falling": 45, "down": 90, "rising": -45}
"""How far an outline that lies across is turned."""

COLOURS = {"B": "c2", "G": "c4", "R": "c5"}
SIGNS = {
    "B": '<circle cx="15" cy="15" r="4.6" fill="none" stroke-width="3"/>',
    "G": '<path d="M15 8.6l5.8 10.2h-11.6z" stroke="none"/>',
    "R": '<path d="M10.4 10.4h9.2v9.2h-9.2z" stroke="none"/>',
}
"""A ring, a triangle, a square: sides differ by shape, not by colour alone."""


def suit(name: str, x: float, y: float, scale: float = 1) -> str:
    """A suit whose space begins at x, y; x is its middle."""
    start = f"M{x / scale:.4g} {y / scale + TOPS[name]:.4g}{SUITS[name]}"
    zoom = "" if scale == 1 else f' transform="scale({scale:g})"'
    return f'<path d="{start}" fill="{colour(INKS[name])}"{zoom}/>'


def board() -> Face:
    """Rank and suit of every space, and a star in each corner."""
    return Face(EDGE, EDGE, f'<g pointer-events="none">{_suits()}{_ranks()}{_stars()}</g>')


def _spaces() -> list[tuple[int, int, str]]:
    """Left and top edge of every space that shows a card, and the card."""
    return [(at % SIDE * CELL, at // SIDE * CELL, card) for at, card in enumerate(CARD_AT) if at not in CORNERS]


def _suits() -> str:
    """One path for each suit."""
    paths = []
    for name, drawn in SUITS.items():
        d = "".join(f"M{x + 25.5:g} {y + 12 + TOPS[name]:g}{drawn}" for x, y, card in _spaces() if card[-1] == name)
        paths.append(f'<path d="{d}" fill="{colour(INKS[name])}"/>')
    return "".join(paths)


def _ranks() -> str:
    texts = "".join(f'<text x="{x + 11}" y="{y + 24}"{_slim(card)}>{card[:-1]}</text>' for x, y, card in _spaces())
    look = f'font-family="{FONT}" font-weight="700" font-size="16" text-anchor="middle" letter-spacing="-.8"'
    return f'<g {look} fill="{colour("ink")}">{texts}</g>'


def _slim(card: str) -> str:
    """A ten has two letters and less room for each."""
    return ' font-size="13"' if len(card) > 2 else ""


def _stars() -> str:
    star = "l3.2 7.6 8.2.7-6.2 5.4 1.9 8-7.1-4.3-7.1 4.3 1.9-8-6.2-5.4 8.2-.7z"
    d = "".join(f"M{at % SIDE * CELL + 18} {at // SIDE * CELL + 7}{star}" for at in CORNERS)
    return f'<path d="{d}" fill="{colour("c3")}"/>'


def chip(name: str) -> Face:
    """A side's chip; one that is locked in a Sequence has a notched rim, and the one in the middle outlines all five.

    `B`, `B!`, or `B!across,down` for the middle of two Sequences.
    """
    ink = colour(COLOURS[name[0]])
    _, locked, lines = name.partition("!")
    rim = ""
    if locked:
        rim = (
            f'<circle cx="15" cy="15" r="13" fill="none" stroke="{colour("ink")}" stroke-width="4"'
            ' stroke-dasharray="4.2 2.6"/>'
        )
    disc = f'<circle cx="15" cy="15" r="{12 if rim else 13.5}" fill="{ink}" stroke="{colour("paper")}"/>'
    sign = f'<g fill="{colour("paper")}" stroke="{colour("paper")}">{SIGNS[name[0]]}</g>'
    return Face(CHIP, CHIP, "".join(_outline(line, ink) for line in lines.split(",") if line) + rim + disc + sign)


def _outline(direction: str, ink: str) -> str:
    """A line round five spaces, seen from the chip in their middle."""
    middle, turn = CHIP / 2, TURNS[direction]
    reach = 2 * CELL * (2**0.5 if turn % 90 else 1) + ROUND
    size = f'width="{2 * reach:.4g}" height="{2 * ROUND}" rx="{ROUND}"'
    return (
        f'<rect x="{middle - reach:.4g}" y="{middle - ROUND:g}" {size} transform="rotate({turn} {middle:g} {middle:g})"'
        f' fill="none" stroke="{ink}" stroke-width="3" pointer-events="none" overflow="visible"/>'
    )
