"""The four suits of Tricky Twist as paths: ring, star, crown and drop, each with its own colour and hatching."""

from __future__ import annotations

from .palette import colour

INK = {"O": "c2", "X": "c5", "W": "c3", "D": "c4"}

SHAPES = {
    # Drawn in a square of 24 by 24 round the origin.
    "O": "M-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0M-5.5 0a5.5 5.5 0 1 1 11 0a5.5 5.5 0 1 1-11 0",
    "X": "M0-12l3.2 8.1 8.7.5-6.7 5.5 2.2 8.4-7.4-4.7-7.4 4.7 2.2-8.4-6.7-5.5 8.7-.5z",
    "W": "M-11 9v-15l6 6 5-10 5 10 6-6v15z",
    "D": "M0-12c5 7 9 11 9 15.5a9 8.5 0 0 1-18 0c0-4.5 4-8.5 9-15.5z",
}


def shape(suit: str, x: float, y: float, scale: float) -> str:
    """The suit's own shape round a point. The ring has a hole."""
    return (
        f'<path transform="translate({x:g} {y:g}) scale({scale:g})" d="{SHAPES[suit]}"'
        f' fill="{colour(INK[suit])}" fill-rule="evenodd"/>'
    )


def hatching(suit: str, top: float, tall: float) -> str:
    """A band across the card with the suit's pattern: dots, crossing lines, upright lines, waves."""
    ink = colour(INK[suit])
    ground = f'<rect x="5" y="{top:g}" width="50" height="{tall:g}" rx="2" fill="{ink}" opacity=".14"/>'
    lines = _PATTERNS[suit](top, tall)
    dots = ' stroke-linecap="round" stroke-width="3"' if suit == "O" else ' stroke-width="1.3"'
    return ground + f'<path d="{lines}" fill="none" stroke="{ink}" opacity=".75"{dots}/>'


def _dots(top: float, tall: float) -> str:
    rows = (top + tall * 0.25, top + tall * 0.75)
    return "".join(f"M{x + 4 * row} {y:g}h.01" for row, y in enumerate(rows) for x in range(9, 53 - 4 * row, 8))


def _crossed(top: float, tall: float) -> str:
    zig = f"l6 {tall:g}l6 {-tall:g}" * 4
    zag = f"l6 {-tall:g}l6 {tall:g}" * 4
    return f"M6 {top:g}{zig}M6 {top + tall:g}{zag}"


def _upright(top: float, tall: float) -> str:
    return "".join(f"M{x} {top:g}v{tall:g}" for x in range(9, 54, 6))


def _waves(top: float, tall: float) -> str:
    return "".join(f"M6 {top + tall * part:g}q4-5 8 0t8 0 8 0 8 0 8 0 8 0" for part in (0.25, 0.55, 0.85))


_PATTERNS = {"O": _dots, "X": _crossed, "W": _upright, "D": _waves}
