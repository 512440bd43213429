"""Marks on pieces and zones of a picture, the same the front end draws: outlines, dots, and what is refused."""

from __future__ import annotations

from ..faces.palette import LIGHT
from ..layout import Box
from ..svg import num, safe, tag
from .captions import dot
from .measure import text_width

MOVED, POSSIBLE, REFUSED, FAINT = "moxf"
OUTLINES = (MOVED, POSSIBLE, REFUSED)
DOT = 11
RIGHT, UP = 8, 6
"""From the corner of a piece to the centre of its first dot."""
OFF = 3
"""From the edge of a piece to its outline."""
LOW = 4
"""From the lower edge of a piece to the middle of the badge: its face stays readable."""
BADGE = 12.5
"""Height of the letters in the badge of a refusal."""


def marked(box: Box, marks: str, rule: str) -> str:
    """All marks of what lies in this box."""
    x, y, w, h = box
    digits = [mark for mark in marks if mark.isdigit()]
    found = _outline(box, marks)
    found += "".join(dot(digit, x + RIGHT + nth * 2 * DOT, y - UP, DOT, rim=True) for nth, digit in enumerate(digits))
    if REFUSED in marks:
        found += _badge(x + w / 2, y + h + LOW, rule)
    return found


def _outline(box: Box, marks: str) -> str:
    """Solid round what moved, dashed round what is possible, red round what is refused (which also has a cross)."""
    if not set(marks) & set(OUTLINES):
        return ""
    x, y, w, h = box
    dashed = not set(marks) & {MOVED, REFUSED}
    return tag(
        "rect",
        x=x - OFF,
        y=y - OFF,
        width=w + 2 * OFF,
        height=h + 2 * OFF,
        rx=min(w, h) * 0.09 + OFF,
        fill="none",
        stroke=LIGHT["c5" if REFUSED in marks else "accent"],
        stroke_width=2.5 if dashed else 3,
        stroke_dasharray="7 5" if dashed else None,
    )


def _badge(x: float, y: float, rule: str) -> str:
    """A cross and the id of the rule that says no."""
    half, red = (text_width(rule, BADGE, bold=True) + 32) / 2, LIGHT["c5"]
    edge = {"stroke": red, "stroke_width": "2"}
    look = {"font_size": num(BADGE), "font_weight": "700", "text_anchor": "middle", "fill": red}
    return (
        tag("rect", x=x - half, y=y - 11, width=2 * half, height=22, rx=11, fill=LIGHT["paper"], **edge)
        + tag("path", d=f"M{num(x - half + 9)} {num(y - 4)}l8 8m0-8l-8 8", stroke_linecap="round", **edge)
        + tag("text", safe(rule), x=x + 8, y=y + 4.5, **look)
    )
