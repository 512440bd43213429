"""Colours by name. The front end has them in light and dark; a picture shows the light ones."""

from __future__ import annotations

import re

LIGHT = {
    "table": "#f4f5f7",
    "paper": "#ffffff",
    "soft": "#eef0f4",
    "line": "#d3d8e0",
    "edge": "#aab2bf",
    "ink": "#1b2230",
    "muted": "#566072",
    "back": "#34507f",
    "back-ink": "#e3ebfb",
    "accent": "#0a5cc2",
    "on-accent": "#ffffff",
    "c1": "#566072",
    "c2": "#1a5fa8",
    "c3": "#955800",
    "c4": "#0a6b5b",
    "c5": "#b3261e",
    "c6": "#a12f72",
    "c7": "#68399f",
}
"""The same values as in `contract/palette.json`, which an installed package does not have."""

_VARIABLE = re.compile(r"var\(--ludo-[a-z0-9-]+, (#[0-9a-f]{6})\)")


def colour(name: str) -> str:
    """A colour that follows the theme.

    >>> colour("paper")
    'var(--ludo-paper, #ffffff)'
    """
    return f"var(--ludo-{name}, {LIGHT[name]})"


def plain(svg: str) -> str:
    """The drawing in light colours, for renderers that know no variables.

    >>> plain('<path fill="var(--ludo-paper, #ffffff)"/>')
    '<path fill="#ffffff"/>'
    """
    return _VARIABLE.sub(r"\1", svg)
