"""A form for what the cards of one's own box of Tricky Twist say, where the scan of the rulebook lost its tables.

>>> form = TrickyTwistForm(TrickyTwistTables(rank_points=(12, 7, 4, 1)))
>>> form
TrickyTwistForm(TrickyTwistTables(rank_points=(12, 7, 4, 1)))
>>> form.tables.points_of_rank(2)
4
"""

from __future__ import annotations

from html import escape
from typing import Any

import traitlets as t
from ipywidgets import HTML, Dropdown, VBox

from ludoteca_engine.core import BadSetup
from ludoteca_engine.texts import checked_language, language, languages, word
from ludoteca_engine.tricky_twist import TrickyTwistTables
from ludoteca_engine.tricky_twist.tables import GAME_ID

from .tricky_twist_entries import Entry, Slip, new_entries, said

STYLE = """<style>
.ludo-form table { border-collapse: collapse; }
.ludo-form :is(th, td) { padding: 3px 14px 3px 0; text-align: left; font-weight: normal; }
.ludo-form caption { text-align: left; font-weight: 600; padding: 12px 0 4px; }
.ludo-form .ludo-form-slip { border-left: 3px solid var(--jp-error-color1, #b3261e); padding-left: 10px; }
</style>"""


class TrickyTwistForm(VBox):
    """Fields for everything that is assumed. An empty field stays assumed; a slip is answered below the fields.

    `form.tables` are the tables typed in, for `deal(..., tables=form.tables)` or `set_field(state, "tables", ...)`.
    """

    lang = t.Unicode("en", help="language shown")
    slips: t.Tuple = t.Tuple(help="what is wrong with the fields, in the language shown", read_only=True)

    def __init__(self, tables: TrickyTwistTables | None = None, *, lang: str | None = None) -> None:
        self._entries = new_entries()
        self._langs = Dropdown(options=[(word("ui-language-name", lang=each), each) for each in languages()])
        self._heading, self._answer = HTML(), HTML()
        self._groups = {entry.group: HTML() for entry in self._entries}
        super().__init__([self._langs, self._heading, *self._fields(), self._answer])
        self.lang = checked_language(lang) if lang else language()
        self.tables = TrickyTwistTables() if tables is None else tables
        t.link((self, "lang"), (self._langs, "value"))
        for entry in self._entries:
            entry.observe(self._judge)
        self._show()

    def _fields(self) -> list[Any]:
        """The entries under their headings."""
        found: list[Any] = []
        for group, heading in self._groups.items():
            found += [heading, *(entry.field for entry in self._entries if entry.group == group)]
        return found

    @property
    def tables(self) -> TrickyTwistTables:
        """What was typed in. While a slip is left there are none: what was typed must not be passed over in silence."""
        if self.slips:
            raise BadSetup("bad-form", GAME_ID, slips=" ".join(self.slips))
        return self._tables()

    @tables.setter
    def tables(self, tables: TrickyTwistTables) -> None:
        if not isinstance(tables, TrickyTwistTables):
            raise t.TraitError(f"tables must be TrickyTwistTables(...), not {tables!r:.60}")
        for entry in self._entries:
            entry.fill(tables)
        self._judge()

    def _tables(self) -> TrickyTwistTables:
        """The tables of all fields that can be read."""
        given: dict[str, Any] = {}
        for entry in self._entries:
            value = entry.value
            if isinstance(value, Slip) or value is None:
                continue
            if entry.key:
                given.setdefault(entry.table, {})[entry.key] = value
            else:
                given[entry.table] = value
        return TrickyTwistTables(**given)

    @t.validate("lang")
    def _lang_exists(self, proposal: dict[str, Any]) -> str:
        if proposal["value"] not in languages():
            raise t.TraitError(f"lang must be one of {', '.join(languages())}, not {proposal['value']!r}")
        return str(proposal["value"])

    @t.observe("lang")
    def _show(self, _: object = None) -> None:
        """Everything in the language shown."""
        self._langs.description = word("ui-language", lang=self.lang)
        self._heading.value = f"{STYLE}<p>{escape(said('form-hint', self.lang))}</p>"
        for group, heading in self._groups.items():
            heading.value = f"<b>{escape(said(group, self.lang))}</b>"
        for entry in self._entries:
            entry.word(self.lang)
        self._judge()

    def _judge(self, _: object = None) -> None:
        """Answer what was typed: every slip, or how much is still assumed."""
        read = [(entry, entry.value) for entry in self._entries]
        slips = [self._slip(entry, value) for entry, value in read if isinstance(value, Slip)]
        self.set_trait("slips", tuple(slips))
        lines = [f'<p class="ludo-form-slip">{escape(slip)}</p>' for slip in slips]
        if not slips:
            typed = sum(value is not None for _, value in read)
            lines.append(f"<p>{escape(said('form-typed', self.lang, count=typed, all=len(read)))}</p>")
        self._answer.value = f'<div class="ludo-form" role="status">{"".join(lines)}</div>'

    def _slip(self, entry: Entry, slip: Slip) -> str:
        expected = said(entry.expects, self.lang)
        return said("form-slip", self.lang, entry=entry.name(self.lang), given=slip.given, expected=expected)

    def __repr__(self) -> str:
        left = f", slips={len(self.slips)}" if self.slips else ""
        return f"TrickyTwistForm({self._tables()!r}{left})"

    def _html(self) -> str:
        """The form as a plain list, for every place where no widget can run."""
        lists = []
        for group in self._groups:
            rows = "".join(entry.html(self.lang) for entry in self._entries if entry.group == group)
            lists.append(f"<table><caption>{escape(said(group, self.lang))}</caption>{rows}</table>")
        return f'<div class="ludo-form">{self._heading.value}{"".join(lists)}</div>{self._answer.value}'

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        data = super()._repr_mimebundle_(**kwargs) or {}
        return {**data, "text/html": self._html(), "text/plain": repr(self)}
