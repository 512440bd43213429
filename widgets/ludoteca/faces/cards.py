"""What cards of every game share: paper, lines, numbers and the back."""

from __future__ import annotations

from math import pi

from ..svg import safe
from .palette import colour

CARD_W, CARD_H = 60, 84
CORNER = 6
BACK = "back"
"""A face whose name ends like this hides what it shows."""
FONT = "DejaVu Sans,Verdana,sans-serif"
"""Two fonts of nearly the same widths, one or the other on most computers, so that what is drawn to fit fits."""


def paper(edge: str) -> str:
    """A blank card with a fine edge."""
    return _frame(0.75, f'fill="{colour("paper")}" stroke="{edge}" stroke-width="1.5"')


def outline(inset: float, ink: str, width: float, *, dashes: str = "") -> str:
    """A line that follows the edge of the card, this far inside."""
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return _frame(inset, f'fill="none" stroke="{ink}" stroke-width="{width:g}"{dashed}')


def around(inset: float, count: int, share: float) -> str:
    """Dashes for an outline, so many that they meet again where they began; `share` of each is drawn."""
    round_corners = 2 * pi - 8
    length = 2 * (CARD_W + CARD_H) - 8 * inset + round_corners * _corner(inset)
    return f"{length / count * share:.2f} {length / count * (1 - share):.2f}"


def _frame(inset: float, look: str) -> str:
    w, h = CARD_W - 2 * inset, CARD_H - 2 * inset
    return f'<rect x="{inset:g}" y="{inset:g}" width="{w:g}" height="{h:g}" rx="{_corner(inset):g}" {look}/>'


def _corner(inset: float) -> float:
    return max(1, CORNER - inset)


def write(text: str, x: float, y: float, size: float, ink: str) -> str:
    """Bold text, centred at x."""
    return _bold(f'<text x="{x:g}" y="{y:g}" font-size="{size:g}">{safe(text)}</text>', ink)


def numbered(text: str) -> str:
    """The number large, and small in the corner that still shows when cards overlap."""
    big, small = (23, 10) if len(text) > 2 else (33, 12)
    corner = 6 + len(text) * small * 0.35
    return _bold(
        f'<text x="{CARD_W / 2:g}" y="50" font-size="{big}">{safe(text)}</text>'
        f'<text x="{corner:.1f}" y="17" font-size="{small}">{safe(text)}</text>',
        colour("ink"),
    )


def _bold(texts: str, ink: str) -> str:
    return f'<g font-family="{FONT}" font-weight="700" text-anchor="middle" fill="{ink}">{texts}</g>'


def back() -> str:
    """The back of a card: calm waves inside a light rim."""
    waves = "".join(f"M9 {y}q5.25-8 10.5 0t10.5 0 10.5 0 10.5 0" for y in range(15, 80, 11))
    return (
        paper(colour("edge"))
        + f'<rect x="4" y="4" width="{CARD_W - 8}" height="{CARD_H - 8}" rx="3" fill="{colour("back")}"/>'
        + f'<path d="{waves}" fill="none" stroke="{colour("back-ink")}" stroke-width="1.4" opacity=".4"/>'
    )
