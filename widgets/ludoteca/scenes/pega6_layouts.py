"""Where the zones of Pega em 6! lie: rows in a column, players beside or below them, open hands at the bottom."""

from __future__ import annotations

from math import ceil, floor

from ludoteca_engine.core import Zone
from ludoteca_engine.pega6.state import CAPACITY

from ..faces.cards import CARD_W
from ..layout import Layout
from .pega6_seats import place_seats
from .pega6_table import GAP, MARGIN, SIZE, Facts, Style, Table
from .places import LABEL_SIZE, finished, height, moved, strip

PAD = 5
ROW_TITLE, HAND_TITLE = 82, 94
"""Width of the words at the left end of a row ("Fileira 10") and of a hand ("Player 10")."""
APART = 1.1
"""From one card of a row to the next, in widths of a card; a little less in a hand."""
APART_IN_HAND = 1.06
ROW = APART * (CAPACITY - 1) + 1
"""Length of a full row, in widths of a card."""
CORNER = 18
"""Least distance between overlapping cards: the number in the corner still shows."""
MANY_ROWS, COLUMN = 8, 7
"""More rows than this stand in columns, of about this many where there is room."""


def laid_out(facts: Facts, style: Style) -> Layout:
    """All zones in their places."""
    table = Table(style, facts)
    place_rows(table)
    place_seats(table)
    place_hands(table)
    least = 0 if style.beside else style.width
    w, h = max(least, table.right + MARGIN), table.bottom + MARGIN
    aside = max(0, h * style.shape - w) / 2
    return finished(w + 2 * aside, h, [moved(table.placed[zone.id], aside) for zone in facts.zones])


def place_rows(table: Table) -> None:
    """Every row in a box with room for five cards; a longer one squeezes."""
    rows = table.facts.of_kind("row")
    columns, scale = _columns(len(rows), table.style)
    width = ROW_TITLE + ROW * scale * CARD_W + PAD
    per_column = ceil(len(rows) / columns)
    for column in range(columns):
        y: float = MARGIN
        for row in rows[column * per_column : (column + 1) * per_column]:
            x = MARGIN + column * (width + GAP)
            y += put_strip(table, row, x, y, width, title=ROW_TITLE, scale=scale, apart=APART) + GAP


def _columns(rows: int, style: Style) -> tuple[int, float]:
    """In how many columns rows stand, and the scale of their cards. A stage grows wider, others make cards smaller."""
    many = style.beside and rows > MANY_ROWS
    if style.shape:
        return (ceil(rows / COLUMN) if many else 1), style.row
    columns = 2 if many else 1
    widest = (style.width - 2 * MARGIN - (columns - 1) * GAP) / columns
    return columns, min(style.row, floor((widest - ROW_TITLE - PAD) / ROW / CARD_W * 100) / 100)


def place_hands(table: Table) -> None:
    """Open hands in boxes at the bottom, in two columns where there are many."""
    facts, style = table.facts, table.style
    hands = [zone for zone in facts.of_kind("hand") if zone.owner in facts.open_hands]
    columns = 2 if style.beside and len(hands) > 2 else 1
    width = (max(style.width, table.right + MARGIN) - 2 * MARGIN - (columns - 1) * GAP) / columns
    y = table.bottom + GAP if table.bottom else MARGIN
    for first in range(0, len(hands), columns):
        tallest: float = 0
        for nth, hand in enumerate(hands[first : first + columns]):
            x = MARGIN + nth * (width + GAP)
            tall = put_strip(table, hand, x, y, width, title=HAND_TITLE, scale=style.hand, apart=APART_IN_HAND)
            tallest = max(tallest, tall)
        y += tallest + GAP


def put_strip(
    table: Table, zone: Zone, x: float, y: float, width: float, *, title: float, scale: float, apart: float
) -> float:
    """A box with words at its left end and cards behind them; returns its height."""
    most, room = max(1, len(zone.pieces)), width - title - PAD
    step = apart * CARD_W * scale
    where = strip(x + title, y + PAD, room, size=SIZE, scale=scale, step=step, least=CORNER, most=most)
    tall = height(where, most) + 2 * PAD
    where["box"] = (x, y, width, tall)
    where["label"] = (x + PAD + 3, y + tall / 2 + LABEL_SIZE * 0.36, "start")
    table.put(zone, where)
    table.reach(x + width, y + tall)
    return tall
