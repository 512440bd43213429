"""Looking rules up: all rules of a game, searchable, each with the examples that show it."""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Any, NamedTuple

import traitlets as t
from ipywidgets import HTML, Dropdown, HBox, Text, VBox

from ludoteca_engine import GAMES
from ludoteca_engine.core import replay
from ludoteca_engine.texts import checked_language, language, languages, rule, word

LONGEST_SEARCH = 200
STYLE = """<style>
.ludo-book section { border-left: 3px solid var(--jp-brand-color1, #0b5cc4); margin: 12px 0; padding: 0 12px; }
.ludo-book h4 { margin: 0 0 2px; font-size: 1.05em; }
.ludo-book h4 code { color: var(--jp-content-link-color, #0b5cc4); background: none; padding: 0 6px 0 0; }
.ludo-book p { margin: 0; line-height: 1.5; max-width: 70ch; }
.ludo-book .ludo-book-shows { font-size: 0.9em; opacity: 0.85; }
</style>"""


class Entry(NamedTuple):
    """A rule as it is looked up."""

    id: str
    title: str
    wording: str
    source: str
    examples: tuple[str, ...]

    def matches(self, search: str) -> bool:
        """Every word of the search stands somewhere in the entry."""
        text = " ".join((self.id, self.title, self.wording, *self.examples)).casefold()
        return all(part in text for part in search.casefold().split())

    def html(self, shown_in: str) -> str:
        calls = ", ".join(f"<code>{escape(name)}</code>" for name in self.examples)
        shows = f'<p class="ludo-book-shows">{escape(shown_in)} {calls}</p>' if calls else ""
        heading = f"<h4><code>{escape(self.id)}</code> {escape(self.title)}</h4>"
        return f"<section>{heading}<p>{escape(self.wording)}</p>{shows}</section>"


@cache
def shown_by(game_id: str) -> dict[str, tuple[str, ...]]:
    """The examples that teach or cite each rule."""
    game = GAMES[game_id]
    found: dict[str, dict[str, None]] = {}
    for example in game.examples:
        cited = [rule_id for page in replay(game, example) if page.said for rule_id in page.said.rules]
        for rule_id in (*example.teaches, *cited):
            found.setdefault(rule_id, {})[example.id] = None
    return {rule_id: tuple(examples) for rule_id, examples in found.items()}


def entries(game_id: str, lang: str) -> tuple[Entry, ...]:
    """Every rule of a game, in the order of its rulebook."""
    game = GAMES[game_id]
    examples = shown_by(game_id)
    return tuple(
        Entry(each.id, *rule(each.id, game_id, lang), each.source, examples.get(each.id, ())) for each in game.rules
    )


class RuleBook(VBox):
    """All rules of a game with a search field. `found` are the ids that match; `search` and `lang` can be set."""

    search = t.Unicode("", help="words that must all occur")
    lang = t.Unicode("en", help="language shown")

    def __init__(self, game: str, *, search: str = "", lang: str | None = None) -> None:
        self.game = GAMES[game].id
        self._field = Text(continuous_update=True, style={"description_width": "initial"})
        self._langs = Dropdown(options=[(word("ui-language-name", lang=each), each) for each in languages()])
        self._list = HTML()
        super().__init__([HBox([self._field, self._langs]), self._list])
        self.lang = checked_language(lang) if lang else language()
        self.search = search
        t.link((self, "search"), (self._field, "value"))
        t.link((self, "lang"), (self._langs, "value"))
        self._show()

    @property
    def found(self) -> tuple[str, ...]:
        return tuple(entry.id for entry in self._entries())

    def _entries(self) -> tuple[Entry, ...]:
        return tuple(entry for entry in entries(self.game, self.lang) if entry.matches(self.search))

    @t.validate("search")
    def _short_enough(self, proposal: dict[str, Any]) -> str:
        return str(proposal["value"])[:LONGEST_SEARCH]

    @t.validate("lang")
    def _lang_exists(self, proposal: dict[str, Any]) -> str:
        if proposal["value"] not in languages():
            raise t.TraitError(f"lang must be one of {', '.join(languages())}, not {proposal['value']!r}")
        return str(proposal["value"])

    @t.observe("search", "lang")
    def _show(self, _: object = None) -> None:
        self._field.description = word("lookup-search", lang=self.lang)
        self._langs.description = word("ui-language", lang=self.lang)
        self._list.value = self._html()

    def _html(self) -> str:
        found = self._entries()
        shown_in = word("lookup-shown-in", lang=self.lang)
        counted = word("lookup-found", {"count": len(found)}, lang=self.lang)
        listed = "".join(entry.html(shown_in) for entry in found)
        return f'{STYLE}<div class="ludo-book"><p role="status">{escape(counted)}</p>{listed}</div>'

    def __repr__(self) -> str:
        asked = f", search={self.search!r}" if self.search else ""
        return f"rules({self.game!r}{asked}): {len(self.found)} rules"

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        """The live look-up, and the plain list for every place where no widget can run."""
        data = super()._repr_mimebundle_(**kwargs) or {}
        return {**data, "text/html": self._html(), "text/plain": repr(self)}


def rules(game: str, search: str = "", *, lang: str | None = None) -> RuleBook:
    """All rules of a game, searchable."""
    return RuleBook(game, search=search, lang=lang)
