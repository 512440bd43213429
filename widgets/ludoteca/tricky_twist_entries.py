"""The fields of the form for one's own box of Tricky Twist: what each is for, and how what was typed is read."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from html import escape
from itertools import combinations
from typing import Any, NamedTuple

from ipywidgets import Checkbox, Dropdown, GridBox, Layout, Text, VBox

from ludoteca_engine.core import Args, BadSetup, Phrase
from ludoteca_engine.texts import phrase, word
from ludoteca_engine.tricky_twist.cards import COUNTING_CARDS, PAIR_1, PAIR_2, SCORE_CARDS, SUITS, VARIABLE
from ludoteca_engine.tricky_twist.tables import (
    DEFAULT_TABLES,
    GAME_ID,
    LINEAR,
    TRIANGULAR,
    VALUE_SIDES,
    TrickyTwistTables,
)

WIDTH, NAMES = "min(100%, 480px)", "200px"
LONGEST, EXCERPT = 400, 40
SHOWN_COUNTS = range(8)
"""How much of an assumed row is shown."""


GROUPS = {
    "count_points": "form-count-points",
    "rank_points": "form-rank-points",
    "pair_suits": "form-pair-suits",
    "bonus_pairs": "form-bonus-pairs",
    "value_sides": "form-value-sides",
    "odd_values": "form-values",
    "even_values": "form-values",
    "value_side_cards": "form-turns",
}
"""The heading under which the entries of a table stand."""


class Slip(NamedTuple):
    """Something typed that cannot be used."""

    given: str


def said(key: str, lang: str, **args: Any) -> str:
    return word(key, Args(args), GAME_ID, lang)


class Entry:
    """One entry of a table and the field it is typed into."""

    expects = ""
    """The sentence that says what can be typed."""

    def __init__(self, table: str, key: str, name: Phrase, field: Any) -> None:
        self.table, self.key, self._name, self.field = table, key, name, field

    @property
    def group(self) -> str:
        return GROUPS[self.table]

    def name(self, lang: str) -> str:
        return phrase(self._name, GAME_ID, lang)

    @property
    def value(self) -> Any:
        """What the tables are given: None where the field says nothing, a `Slip` where it cannot be read."""
        return self.field.value

    def fill(self, tables: TrickyTwistTables) -> None:
        """Show what these tables say."""
        given = getattr(tables, self.table)
        self.field.value = self.typed(dict(given).get(self.key) if self.key else given)

    def typed(self, value: Any) -> Any:
        """A value of the tables as the field has it."""
        return value

    def assumed(self, lang: str) -> str:
        """What holds while nothing is typed."""
        raise NotImplementedError

    def shown(self, lang: str) -> str:
        """What was typed, in words."""
        return str(self.field.value)

    def word(self, lang: str) -> None:
        """Put name and choices of the field into words."""
        self.field.description = self.name(lang)

    def observe(self, judge: Callable[[Any], None]) -> None:
        self.field.observe(judge, "value")

    def html(self, lang: str) -> str:
        says = said("form-assumed", lang, value=self.assumed(lang)) if self.value is None else self.shown(lang)
        return f"<tr><th scope=row>{escape(self.name(lang))}</th><td>{escape(says)}</td></tr>"


class Row(Entry):
    """Numbers divided by commas."""

    def __init__(
        self, table: str, key: str, name: Phrase, expects: str, assumed: Sequence[int], more: str = ""
    ) -> None:
        super().__init__(table, key, name, Text(style={"description_width": NAMES}, layout=Layout(width=WIDTH)))
        self.expects = expects
        self._assumed = ", ".join(map(str, assumed)) + more

    @property
    def value(self) -> Any:
        text = self.field.value[:LONGEST].strip().lower()
        if not text:
            return None
        row = text if text in (TRIANGULAR, LINEAR) else _numbers(text)
        return row if row and self._fits(row) else Slip(text[:EXCERPT])

    def _fits(self, row: Any) -> bool:
        """The tables themselves are the judge."""
        given: dict[str, Any] = {self.table: {self.key: row} if self.key else row}
        try:
            TrickyTwistTables(**given)
        except BadSetup:
            return False
        return True

    def typed(self, value: Any) -> str:
        return value if isinstance(value, str) else ", ".join(map(str, value or ()))

    def assumed(self, lang: str) -> str:
        return self._assumed

    def word(self, lang: str) -> None:
        super().word(lang)
        self.field.placeholder = said("form-assumed", lang, value=self._assumed)


def _numbers(text: str) -> tuple[int, ...]:
    """The numbers of a row, divided by commas, semicolons or spaces; none if there is anything else."""
    parts = [part for part in re.split(r"[\s,;]+", text) if part]
    readable = all(part.isascii() and part.isdigit() and len(part) < 6 for part in parts)
    return tuple(map(int, parts)) if readable else ()


class Choice(Entry):
    """One of a few things, or nothing."""

    def __init__(self, table: str, key: str, name: Phrase, choices: Sequence[Any], assumed: Any, say: Any) -> None:
        options = [("", None), *((str(each), each) for each in choices)]
        field = Dropdown(style={"description_width": NAMES}, layout=Layout(width=WIDTH), options=options)
        super().__init__(table, key, name, field)
        self._choices, self._assumed, self._say = choices, assumed, say

    def assumed(self, lang: str) -> str:
        return self._in_words(self._assumed, lang)

    def shown(self, lang: str) -> str:
        return self._in_words(self.field.value, lang)

    def _in_words(self, choice: Any, lang: str) -> str:
        return phrase(self._say(choice), GAME_ID, lang)

    def word(self, lang: str) -> None:
        """Other words for the same choices; what was chosen stays."""
        super().word(lang)
        chosen = self.field.value
        self.field.options = [
            (said("form-assumed", lang, value=self.assumed(lang)), None),
            *((self._in_words(each, lang), each) for each in self._choices),
        ]
        self.field.value = chosen


class Turns(Entry):
    """Which score cards turn the variable cards to the value side: known for all of them or for none."""

    def __init__(self) -> None:
        self._known = Checkbox(indent=False, layout=Layout(width="100%"))
        self._cards = {card: Checkbox(indent=False, layout=Layout(width="auto")) for card in SCORE_CARDS}
        columns = Layout(grid_template_columns="repeat(auto-fill, minmax(210px, 1fr))", width=WIDTH)
        grid = GridBox(list(self._cards.values()), layout=columns)
        super().__init__("value_side_cards", "", Phrase("form-turning"), VBox([self._known, grid]))
        self._known.observe(self._open, "value")
        self._open()

    def _open(self, _: object = None) -> None:
        for box in self._cards.values():
            box.disabled = not self._known.value

    @property
    def value(self) -> tuple[str, ...] | None:
        return tuple(card for card, box in self._cards.items() if box.value) if self._known.value else None

    def fill(self, tables: TrickyTwistTables) -> None:
        self._known.value = tables.value_side_cards is not None
        for card, box in self._cards.items():
            box.value = tables.shows_values(card)

    def word(self, lang: str) -> None:
        self._known.description = said("form-known", lang)
        for card, box in self._cards.items():
            box.description = said("score-word", lang, score=card)

    def observe(self, judge: Callable[[Any], None]) -> None:
        for box in (self._known, *self._cards.values()):
            box.observe(judge, "value")

    def assumed(self, lang: str) -> str:
        return ", ".join(card for card in SCORE_CARDS if DEFAULT_TABLES.shows_values(card))

    def shown(self, lang: str) -> str:
        return ", ".join(self.value or ()) or "-"


def _score(card: str) -> Phrase:
    return Phrase("score-word", Args(score=card))


def _suits(pair: str) -> Phrase:
    return Phrase("form-suits", Args(suits=tuple(Args(suit=suit) for suit in pair)))


def _side(side: str) -> Phrase:
    return Phrase("form-side", Args(side=side))


def _pairs(table: str, cards: Sequence[str], name: str) -> list[Choice]:
    pairs = ["".join(pair) for pair in combinations(SUITS, 2)]
    named = {card: Phrase(name, Args(bonus=card)) for card in cards}
    return [Choice(table, card, named[card], pairs, DEFAULT_TABLES.suits_on(card), _suits) for card in cards]


def _value_sides() -> list[Choice]:
    sides = list(VALUE_SIDES.values())
    named = {card: Phrase("form-value-side", Args(bonus=card)) for card in VARIABLE}
    return [Choice("value_sides", card, named[card], sides, DEFAULT_TABLES.side_of(card), _side) for card in VARIABLE]


def new_entries() -> list[Entry]:
    """A field for everything that is assumed, in the order of the tables."""
    counts = {card: [DEFAULT_TABLES.points_for(card, count) for count in SHOWN_COUNTS] for card in COUNTING_CARDS}
    listed = {side: DEFAULT_TABLES.values_on(card) for card, side in VALUE_SIDES.items()}
    ranks = [DEFAULT_TABLES.points_of_rank(rank) for rank in range(4)]
    return [
        *(Row("count_points", card, _score(card), "form-expects-row", row, ", …") for card, row in counts.items()),
        Row("rank_points", "", Phrase("form-ranks"), "form-expects-ranks", ranks),
        *_pairs("pair_suits", (PAIR_1, PAIR_2), "form-suits-on"),
        *_pairs("bonus_pairs", VARIABLE, "form-suit-side"),
        *_value_sides(),
        *(Row(f"{side}_values", "", _side(side), "form-expects-values", listed[side]) for side in ("odd", "even")),
        Turns(),
    ]
