"""A small bar picture for the results of an experiment.

>>> bars({"row 1": 1, "row 2": 5, "row 3": 2}, title="What a row costs", unit="heads")
What a row costs (heads)
row 1  1  ██████
row 2  5  ██████████████████████████████
row 3  2  ████████████
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from html import escape, unescape
from math import floor, inf, isfinite, log10
from numbers import Real
from typing import Any, NoReturn

from .faces.cards import FONT
from .faces.palette import LIGHT
from .picture import data_uri
from .picture.captions import LEADING, Style, broken, drawn
from .picture.measure import shortened
from .svg import num, safe, tag

MOST = 40
"""More bars than this nobody reads."""
HUGE = 1e9
"""From here on numbers are written short."""
WIDTH, PAD, GAP = 760, 20, 10
LABEL_ROOM = 300
FEW = 14
"""Up to so many bars there is room for large letters."""
LONGEST = 200
"""Letters of a title or a label; what is longer is cut."""
LONGEST_LABEL, LONGEST_BAR = 32, 30
"""In letters, where the picture is text."""


@dataclass(frozen=True, repr=False)
class Bars:
    """Numbers with their labels, in the order they were given. Shows itself as a picture, or as text."""

    values: tuple[tuple[str, float], ...]
    title: str = ""
    unit: str = ""
    marked: frozenset[str] = frozenset()

    def __repr__(self) -> str:
        return _text(self)

    @property
    def svg(self) -> str:
        """The picture. The same values give the same text, so that a saved one can be compared."""
        picture = _Picture(self)
        # Several pictures may stand in one document: ids that come from the content do not clash.
        return picture.svg("b" + sha256(picture.svg("").encode()).hexdigest()[:6])

    def _repr_mimebundle_(self, **_: Any) -> dict[str, str]:
        svg = self.svg
        alt = escape(f"{_name(self)}. {_spoken(self)}")
        image = f'<img alt="{alt}" src="{data_uri(svg)}" style="max-width:100%">'
        return {"text/html": image, "image/svg+xml": svg, "text/plain": repr(self)}


def bars(values: Mapping[Any, float], *, title: str = "", unit: str = "", mark: str | Iterable[str] = ()) -> Bars:
    """Horizontal bars for numbers by label; `mark` names the bars to look at first."""
    if not isinstance(values, Mapping):
        _refuse(f"bars need a dictionary of labels and numbers, such as {{'row 1': 5}}, not {_excerpt(values)}")
    if not 1 <= len(values) <= MOST:
        _refuse(f"bars need 1 to {MOST} numbers, not {len(values)}")
    found = tuple((_plain(str(label)), _checked(label, value)) for label, value in values.items())
    labels = [label for label, _ in found]
    marked = frozenset(_plain(str(each)) for each in ((mark,) if isinstance(mark, str) else mark))
    if not marked <= set(labels):
        _refuse(f"mark must name bars: {', '.join(labels)[:80]}; not {', '.join(sorted(marked - set(labels)))[:80]}")
    return Bars(found, _plain(str(title)), _plain(str(unit)), marked)


def _refuse(why: str) -> NoReturn:
    raise ValueError(why)


def _excerpt(given: object) -> str:
    return repr(given)[:40]


def _checked(label: object, value: object) -> float:
    """A number that can be drawn; True is a slip, not a number."""
    if not isinstance(value, Real) or isinstance(value, bool):
        _refuse(f"the bar {_excerpt(label)} needs a number, not {_excerpt(value)}")
    try:
        number = float(value)
    except OverflowError:
        number = inf
    if not isfinite(number):
        _refuse(f"the bar {_excerpt(label)} needs a number that can be drawn, not {_excerpt(value)}")
    return int(number) if number.is_integer() else number


def _plain(text: str) -> str:
    """Text from anywhere on one line, without what cannot be shown; it is escaped where it is drawn."""
    return unescape(safe(text[:LONGEST])).strip()


def _figures(values: Iterable[float]) -> list[str]:
    """Numbers as they are written, all with the same number of decimals."""
    values = list(values)
    largest = max(map(abs, values))
    if largest >= HUGE:
        return [f"{value:.3g}" for value in values]
    if all(value == int(value) for value in values):
        return [f"{value:.0f}" for value in values]
    most = max(2, 1 - floor(log10(largest)))
    places = 1 if all(round(value, 1) == value for value in values) else most
    return [f"{round(value, places) or 0:.{places}f}" for value in values]


def _name(shown: Bars) -> str:
    return shown.title or shown.unit or ", ".join(label for label, _ in shown.values[:3])


def _spoken(shown: Bars) -> str:
    """What a screen reader says: every bar."""
    figures = _figures(value for _, value in shown.values)
    unit = f" {shown.unit}" if shown.unit else ""
    said = zip(shown.values, figures, strict=True)
    return "; ".join(f"{label}: {figure}{unit}" for (label, _), figure in said)


def _bounds(shown: Bars) -> tuple[float, float]:
    """The least and the greatest number, and nothing as one of them: bars begin there."""
    numbers = [value for _, value in shown.values]
    return min(0, *numbers), max(0, *numbers)


# As text


def _text(shown: Bars) -> str:
    """A table with bars of letters: label, number, bar."""
    labels = [_cut(label) for label, _ in shown.values]
    figures = _figures(value for _, value in shown.values)
    low, high = _bounds(shown)
    wide, right = max(map(len, labels)), max(map(len, figures))
    lines = [
        f"{label:<{wide}}  {figure:>{right}}  {_bar(value, low, high, _ink(shown, name))}".rstrip()
        for label, figure, (name, value) in zip(labels, figures, shown.values, strict=True)
    ]
    heading = f"{shown.title} ({shown.unit})" if shown.title and shown.unit else shown.title or shown.unit
    return "\n".join([heading, *lines] if heading else lines)


def _cut(label: str) -> str:
    return label if len(label) <= LONGEST_LABEL else label[: LONGEST_LABEL - 1] + "…"


def _ink(shown: Bars, label: str) -> str:
    """Where some bars are marked, the others are lighter."""
    return "░" if shown.marked and label not in shown.marked else "█"


def _bar(value: float, low: float, high: float, ink: str) -> str:
    scale = LONGEST_BAR / ((high - low) or 1)
    bar = ink * round(abs(value) * scale)
    if not low:
        return bar
    left = round(-low * scale)
    return f"{bar:>{left}}|" if value < 0 else f"{'':{left}}|{bar}"


# As a picture


class _Picture:
    """The bars drawn: labels on the left, a bar for each, its number at the end of the bar."""

    def __init__(self, shown: Bars) -> None:
        self.shown = shown
        few = len(shown.values) <= FEW
        self.size, self.step, self.thick = (18, 38, 26) if few else (15, 27, 19)
        self.numbers = _figures(value for _, value in shown.values)
        self.low, self.high = _bounds(shown)
        widest = max(self._style(label).width(label) for label, _ in shown.values)
        # Bold letters may be drawn a little wider than measured.
        self.bars_at = PAD + min(LABEL_ROOM, widest * 1.03) + GAP
        number = Style(self.size, bold=True)
        room = max(map(number.width, self.numbers)) + GAP
        left = room if self.low < 0 else 0
        self.scale = (WIDTH - PAD - self.bars_at - room - left) / ((self.high - self.low) or 1)
        self.zero = self.bars_at + left - self.low * self.scale

    def svg(self, prefix: str) -> str:
        """The picture, with ids that begin with `prefix`."""
        heading, top = self._heading()
        rows = "".join(self._row(nth, top + nth * self.step) for nth in range(len(self.shown.values)))
        bottom = top + len(self.shown.values) * self.step
        line = tag("path", d=f"M{num(self.zero)} {num(top - 4)}V{num(bottom + 4)}", stroke=LIGHT["ink"], stroke_width=2)
        w, h = WIDTH, bottom + PAD
        ground = tag("rect", x=0.5, y=0.5, width=w - 1, height=h - 1, rx=14, fill=LIGHT["paper"], stroke=LIGHT["line"])
        title = tag("title", safe(_name(self.shown)), id=f"{prefix}t")
        said = tag("desc", safe(_spoken(self.shown)), id=f"{prefix}d")
        return tag(
            "svg",
            title + said + ground + heading + tag("g", rows, font_size=self.size, fill=LIGHT["ink"]) + line,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {num(w)} {num(h)}",
            width=w,
            height=h,
            font_family=FONT,
            role="img",
            aria_labelledby=f"{prefix}t {prefix}d",
        )

    def _heading(self) -> tuple[str, float]:
        """Title and unit, and where the first bar begins."""
        found, y = "", float(PAD)
        for text, style in (
            (self.shown.title, Style(20, bold=True)),
            (self.shown.unit, Style(self.size * 0.9, LIGHT["muted"])),
        ):
            lines = broken(text, style, WIDTH - 2 * PAD) if text else []
            found += drawn(lines, style, PAD, y + style.size) if text else ""
            y += len(lines) * style.size * LEADING
        return found, y + 6

    def _style(self, label: str) -> Style:
        return Style(self.size, bold=label in self.shown.marked)

    def _row(self, nth: int, y: float) -> str:
        (label, value), style = self.shown.values[nth], self._style(self.shown.values[nth][0])
        middle, weight = y + self.step / 2, "700" if style.bold else None
        letters = middle + self.size * 0.36
        said = shortened(label, LABEL_ROOM, self.size, bold=style.bold)
        text = tag("text", safe(said), x=self.bars_at - GAP, y=letters, text_anchor="end", font_weight=weight)
        return text + self._bar(value, middle, style.bold) + self._number(nth, value, letters)

    def _bar(self, value: float, middle: float, marked: bool) -> str:
        if not value:
            return ""
        length = abs(value) * self.scale
        ink = LIGHT["c5" if value < 0 else "accent"]
        # Where some are marked, the others are only outlined: it shows without colours, too.
        faint = bool(self.shown.marked) and not marked
        return tag(
            "rect",
            x=self.zero - (length if value < 0 else 0),
            y=middle - self.thick / 2,
            width=length,
            height=self.thick,
            rx=3,
            fill=LIGHT["soft"] if faint else ink,
            stroke=ink,
            stroke_width=2,
        )

    def _number(self, nth: int, value: float, letters: float) -> str:
        """Beside the end of the bar, away from the line where bars begin."""
        end, out = self.zero + value * self.scale, -GAP * 0.8 if value < 0 else GAP * 0.8
        anchor = "end" if value < 0 else None
        return tag("text", self.numbers[nth], x=end + out, y=letters, font_weight="700", text_anchor=anchor)
