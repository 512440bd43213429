"""The tables of a box as a section of a position: `tables RUN=0,0,2,4 rank=12,7,4,1 PAIR-1.suits=OX V1.side=odd`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core import BadSetup
from ..core.reading import Reader, Word
from .cards import COUNTING_CARDS, PAIR_1, PAIR_2, VARIABLE
from .tables import TrickyTwistTables

SUITS_ENTRY, SIDE_ENTRY = ".suits", ".side"
NUMBER_ROWS = {"rank": "rank_points", "odd.values": "odd_values", "even.values": "even_values"}
TURNS = "turns"
NONE = "-"


def tables_text(tables: TrickyTwistTables) -> str:
    """Everything that was typed in; nothing where all is assumed."""
    said = [f"{card}={row if isinstance(row, str) else _row_text(row)}" for card, row in tables.count_points]
    said += [f"{name}={_row_text(row)}" for name, table in NUMBER_ROWS.items() if (row := getattr(tables, table))]
    said += [f"{card}{SUITS_ENTRY}={suits}" for card, suits in (*tables.pair_suits, *tables.bonus_pairs)]
    said += [f"{card}{SIDE_ENTRY}={side}" for card, side in tables.value_sides]
    if tables.value_side_cards is not None:
        said.append(f"{TURNS}={','.join(tables.value_side_cards) or NONE}")
    return " ".join(["tables", *said]) if said else ""


def _row_text(row: Sequence[int]) -> str:
    return ",".join(map(str, row))


def read_tables(reader: Reader, words: Sequence[Word]) -> TrickyTwistTables:
    """The tables from the words of their section."""
    given: dict[str, Any] = {}
    for word in words:
        name, _, value = word.text.partition("=")
        _enter(reader, word, name.lower(), value, given)
        try:
            tables = TrickyTwistTables(**given)
        except BadSetup as wrong:
            raise reader.fail("no-entry", word.at, expected=wrong.args_said["expected"]) from None
    return tables if words else TrickyTwistTables()


def _enter(reader: Reader, word: Word, name: str, value: str, given: dict[str, Any]) -> None:
    card, _, entry = name.partition(".")
    card = card.upper()
    if name in NUMBER_ROWS:
        given[NUMBER_ROWS[name]] = _numbers(reader, word, value)
    elif name == TURNS:
        given["value_side_cards"] = () if value == NONE else tuple(value.upper().split(","))
    elif name.endswith(SUITS_ENTRY) and card in (PAIR_1, PAIR_2):
        given.setdefault("pair_suits", {})[card] = value.upper()
    elif name.endswith(SUITS_ENTRY) and card in VARIABLE:
        given.setdefault("bonus_pairs", {})[card] = value.upper()
    elif name.endswith(SIDE_ENTRY) and card in VARIABLE:
        given.setdefault("value_sides", {})[card] = value.lower()
    elif not entry and card in COUNTING_CARDS:
        row = value.lower() if value.isalpha() else _numbers(reader, word, value)
        given.setdefault("count_points", {})[card] = row
    else:
        raise reader.fail("no-entry", word.at, expected="RUN=0,0,1,3 rank=12,7,3,0 PAIR-1.suits=OX V1.side=odd")


def _numbers(reader: Reader, word: Word, value: str) -> tuple[int, ...]:
    parts = value.split(",")
    if not all(part.isascii() and part.isdigit() and len(part) < 6 for part in parts):
        raise reader.fail("no-entry", word.at, expected="0,0,1,3,6")
    return tuple(map(int, parts))
