"""The page around a table: title, caption, figures and the rules that decided."""

from __future__ import annotations

from typing import Any

from ..faces.cards import FONT
from ..faces.palette import LIGHT, plain
from ..layout import Layout
from ..svg import num, safe, tag
from ..words import line_of
from .captions import LEADING, Style, broken, drawn, undotted
from .measure import shortened, text_width
from .table import faces_in, table

PAD = 16
LETTERS = 14, 18
"""Least and greatest height of the caption's letters."""
CHIP, CHIP_LETTERS, CHIP_GAP = 26, 13, 8


class Page:
    """One picture. Its parts stand one below the other; `y` is how far down they reach."""

    def __init__(
        self, scene: dict[str, Any], frame: dict[str, Any], words: dict[str, Any], layout: Layout, title: str
    ) -> None:
        self.scene, self.frame, self.words, self.layout, self.title = scene, frame, words, layout, title
        least, greatest = LETTERS
        self.size = max(least, min(greatest, layout["w"] / 44))
        self.room = layout["w"] - 8
        self.left = PAD + 4
        self.y: float = PAD

    def svg(self, prefix: str) -> str:
        """The picture, with ids that begin with `prefix`."""
        self.y = PAD
        inside = self._heading() + self._table(prefix) + self._caption() + self._figures() + self._rules()
        w, h = self.layout["w"] + 2 * PAD, self.y + PAD - 4
        ground = tag("rect", x=0.5, y=0.5, width=w - 1, height=h - 1, rx=14, fill=LIGHT["paper"], stroke=LIGHT["line"])
        return tag(
            "svg",
            self._spoken(prefix) + faces_in(self.scene, self.frame, self.layout, prefix) + ground + inside,
            xmlns="http://www.w3.org/2000/svg",
            xmlns__xlink="http://www.w3.org/1999/xlink",
            viewBox=f"0 0 {num(w)} {num(h)}",
            width=w,
            height=h,
            font_family=FONT,
            role="img",
            aria_labelledby=f"{prefix}t {prefix}d",
        )

    def _line(self, number: int) -> str:
        return line_of(self.words, number)

    def _spoken(self, prefix: str) -> str:
        """What a screen reader says: the title, what lies on the table, and the caption."""
        lines = (self._line(self.frame["a"]), undotted(self._line(self.frame["c"])))
        title = tag("title", safe(self.title or self._line(self.frame["t"])), id=f"{prefix}t")
        return title + tag("desc", safe(" ".join(filter(None, lines))), id=f"{prefix}d")

    def _heading(self) -> str:
        return self._text(self.title, Style(self.size * 1.15, bold=True), after=6) if self.title else ""

    def _table(self, prefix: str) -> str:
        top, self.y = self.y, self.y + self.layout["h"]
        inside = plain(table(self.scene, self.frame, self.words, self.layout, prefix))
        return tag("g", inside, transform=f"translate({PAD} {num(top)})")

    def _caption(self) -> str:
        self.y += 10
        return self._text(self._line(self.frame["c"]), Style(self.size))

    def _figures(self) -> str:
        """Labels in one column, values in another."""
        rows = [(self._line(label), self._line(value)) for label, value in self.frame.get("d", ())]
        names, values = Style(self.size * 0.9, LIGHT["muted"]), Style(self.size * 0.9, bold=True)
        column = max((names.width(label) for label, _ in rows), default=0) + 24
        found = ""
        for label, value in rows:
            here = self.y
            found += self._text(label, names)
            found += drawn(broken(value, values, self.room), values, self.left + column, here + values.size * 1.1)
        return found

    def _text(self, text: str, style: Style, *, after: float = 0) -> str:
        lines = broken(text, style, self.room)
        found = drawn(lines, style, self.left, self.y + style.size * 1.1)
        self.y += len(lines) * style.size * LEADING + after
        return found

    def _rules(self) -> str:
        """Each rule that decided: its id and its title, as a chip."""
        found, x = "", float(self.left)
        if self.frame["r"]:
            self.y += 6
        for rule in self.frame["r"]:
            width, chip = self._chip(rule)
            if x > self.left and x + width > self.left + self.room:
                x, self.y = self.left, self.y + CHIP + CHIP_GAP
            found += tag("g", chip, transform=f"translate({num(x)} {num(self.y)})")
            x += width + CHIP_GAP
        self.y += CHIP + 4 if self.frame["r"] else 0
        return tag("g", found, font_size=CHIP_LETTERS, fill=LIGHT["ink"]) if found else ""

    def _chip(self, rule: str) -> tuple[float, str]:
        start = 12 + text_width(rule, CHIP_LETTERS, bold=True) + 8
        title = shortened(self.words["rules"].get(rule, ("", ""))[0], self.room - start - 12, CHIP_LETTERS)
        width = start + text_width(title, CHIP_LETTERS) + 12 if title else start + 4
        ground = tag("rect", width=width, height=CHIP, rx=CHIP / 2, fill="none", stroke=LIGHT["line"])
        id_ = tag("text", safe(rule), x=12, y=17.5, font_weight="700", fill=LIGHT["accent"])
        return width, ground + id_ + (tag("text", safe(title), x=start, y=17.5) if title else "")
