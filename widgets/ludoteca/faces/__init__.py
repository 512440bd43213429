"""Faces: original drawings of cards, chips and boards as SVG."""

from __future__ import annotations

from typing import NamedTuple


class Face(NamedTuple):
    """The inside of an SVG symbol of this size. Colours are `var(--ludo-name, #fallback)`."""

    w: float
    h: float
    svg: str
