"""Sentences in a picture: broken into lines, with the numbered dots drawn where the text names them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from ..faces.palette import LIGHT
from ..svg import safe, tag
from .measure import text_width

_DOT = re.compile(r"\[\[(\d)\]\]")
LEADING = 1.45
"""From one line to the next, in heights of the letters."""


@dataclass(frozen=True)
class Style:
    size: float
    ink: str = LIGHT["ink"]
    bold: bool = False

    def width(self, text: str) -> float:
        return text_width(text, self.size, bold=self.bold)

    @property
    def space(self) -> float:
        return self.width(" ")

    @property
    def dot(self) -> float:
        """Room a dot takes within a line."""
        return self.size * 1.45


@dataclass
class Line:
    """A line being filled: texts and dots, each with the place where it starts."""

    texts: list[tuple[float, str]] = field(default_factory=list)
    dots: list[tuple[float, str]] = field(default_factory=list)
    end: float = 0


def undotted(text: str) -> str:
    """The text as it is spoken."""
    return _DOT.sub("", text)


def broken(text: str, style: Style, room: float) -> list[Line]:
    """The text in lines no longer than `room`. A dot stays with the word it belongs to."""
    lines = [Line()]
    for word in _short_words(text.split(), style, room):
        parts = _DOT.split(word)
        if lines[-1].end and lines[-1].end + style.space + _width(parts, style) > room:
            lines.append(Line())
        _append(lines[-1], parts, style)
    return lines


def _short_words(words: Iterable[str], style: Style, room: float) -> Iterable[str]:
    """The words; one that is longer than a line is cut into pieces."""
    for word in words:
        while _width(_DOT.split(word), style) > room and len(word) > 1 and not _DOT.search(word):
            cut = max(1, int(len(word) * room / style.width(word)) - 1)
            yield word[:cut]
            word = word[cut:]
        yield word


def _width(parts: list[str], style: Style) -> float:
    """Parts are text, dot, text, dot, ... text."""
    return sum(style.dot if nth % 2 else style.width(part) for nth, part in enumerate(parts))


def _append(line: Line, parts: list[str], style: Style) -> None:
    gap = style.space if line.end else 0
    for nth, part in enumerate(parts):
        if nth % 2:
            line.dots.append((line.end + gap, part))
            line.end += gap + style.dot
        elif part:
            _append_text(line, part, gap, style)
        gap = 0 if part else gap


def _append_text(line: Line, part: str, gap: float, style: Style) -> None:
    """Text that follows text joins it, so that a plain line is one element."""
    follows = line.texts and (not line.dots or line.dots[-1][0] < line.texts[-1][0])
    if follows:
        start, before = line.texts[-1]
        line.texts[-1] = (start, f"{before} {part}" if gap else before + part)
    else:
        line.texts.append((line.end + gap, part))
    line.end += gap + style.width(part)


def drawn(lines: list[Line], style: Style, x: float, y: float) -> str:
    """The lines, the first with its baseline at `y`."""
    written = "".join(_line(line, style, x, y + nth * style.size * LEADING) for nth, line in enumerate(lines))
    return tag("g", written, font_size=style.size, fill=style.ink, font_weight="700" if style.bold else None)


def _line(line: Line, style: Style, x: float, y: float) -> str:
    def text(start: float, said: str) -> str:
        # Another font is wider or narrower: next to a dot the text is made to keep its measure.
        kept = style.width(said) if line.dots else None
        return tag("text", safe(said), x=x + start, y=y, textLength=kept)

    texts = "".join(text(start, said) for start, said in line.texts)
    middle, radius = y - style.size * 0.36, style.size * 0.62
    return texts + "".join(dot(digit, x + start + style.dot / 2, middle, radius) for start, digit in line.dots)


def dot(digit: str, x: float, y: float, radius: float, *, rim: bool = False) -> str:
    """A numbered dot; one that lies on a piece has a rim that sets it off."""
    edge, size = LIGHT["paper"] if rim else None, radius * 1.3
    look = {"font_weight": "700", "text_anchor": "middle", "fill": LIGHT["on-accent"]}
    circle = tag("circle", cx=x, cy=y, r=radius, fill=LIGHT["accent"], stroke=edge, stroke_width=2 if rim else None)
    return circle + tag("text", digit, x=x, y=y + size * 0.36, font_size=size, **look)
