"""Where the zones of Pega em 6! lie: rows in a column, players beside or below them, open hands at the bottom."""

from __future__ import annotations

from math import ceil, floor

from ludoteca_engine.core import Zone
from ludoteca_engine.pega6.state import CAPACITY

from ..faces.cards import CARD_H, CARD_W
from ..layout import Layout, ZoneLayout
from .pega6_seats import place_seats
from .pega6_table import GAP, MARGIN, SIZE, Facts, Style, Table
from .places import LABEL_SIZE, finished, height, moved, stack, strip

PAD = 5
ROW_TITLE, HAND_TITLE = 82, 94
"""Width of the words at the left end of a row ("Fileira 10") and of a hand ("Player 10")."""
APART = 1.1
"""From one card of a row to the next, in widths of a card; a little less in a hand."""
APART_IN_HAND = 1.06
ROW = APART * (CAPACITY - 1) + 1
"""Length of a full row, in widths of a card."""
BESIDE, SMALLER = 1, 0.7
"""Room for special cards at the end of a row, in widths of a card, and how much smaller they are."""
SPECIALS = 0.8
"""How much smaller special cards in a hand are than its numbers."""
MARKET_TITLE = 22
STACK_APART = 112
"""Height of the words above cards that belong to nobody; from one such stack to the next."""
CORNER = 18
"""Least distance between overlapping cards: the number in the corner still shows."""
MANY_ROWS, COLUMN = 8, 7
"""More rows than this stand in columns, of about this many where there is room."""


def laid_out(facts: Facts, style: Style) -> Layout:
    """All zones in their places."""
    table = Table(style, facts)
    place_market(table)
    place_rows(table)
    place_seats(table)
    place_hands(table)
    place_common(table)
    least = 0 if style.beside else style.width
    w, h = max(least, table.right + MARGIN), table.bottom + MARGIN
    aside = max(0, h * style.shape - w) / 2
    return finished(w + 2 * aside, h, [moved(table.placed[zone.id], aside) for zone in facts.zones])


def place_rows(table: Table) -> None:
    """Every row in a box with room for five cards, and for special cards where any lie; a longer one squeezes."""
    rows = table.facts.of_kind("row")
    special = {zone.id.partition("-")[2]: zone for zone in table.facts.of_kind("beside")}
    columns, scale = _columns(len(rows), table.style, ROW + (BESIDE if special else 0))
    length = ROW * scale * CARD_W + PAD
    width = ROW_TITLE + length + (BESIDE * scale * CARD_W if special else 0)
    first = table.bottom + GAP if table.bottom else MARGIN
    per_column = ceil(len(rows) / columns)
    for column in range(columns):
        y: float = first
        for row in rows[column * per_column : (column + 1) * per_column]:
            x = MARGIN + column * (width + GAP)
            tall = put_strip(table, row, x, y, width, title=ROW_TITLE, scale=scale, apart=APART, room=length - PAD)
            if lying := special.get(row.id.partition("-")[2]):
                table.put(lying, _beside(lying, x + ROW_TITLE + length, y, scale))
            y += tall + GAP


def _beside(zone: Zone, x: float, y: float, scale: float) -> ZoneLayout:
    """Special cards at the end of a row: smaller than its numbers, the second one a little to the right."""
    small = scale * SMALLER
    room = BESIDE * scale * CARD_W - PAD
    middle = y + PAD + CARD_H * (scale - small) / 2
    most = max(1, len(zone.pieces))
    return strip(x, middle, room, size=SIZE, scale=small, step=CARD_W * small * 0.6, least=1, most=most)


def place_market(table: Table) -> None:
    """Open cards to pick from, in lines over the whole width."""
    for market in table.facts.of_kind("market"):
        style = table.style
        width = style.width - 2 * MARGIN
        scale = style.hand * SMALLER
        where = strip(
            MARGIN + PAD,
            MARGIN + MARKET_TITLE,
            width - 2 * PAD,
            size=SIZE,
            scale=scale,
            step=CARD_W * scale + 4,
            least=CARD_W * scale + 4,
            most=max(1, len(market.pieces)),
        )
        tall = MARKET_TITLE + height(where, max(1, len(market.pieces))) + PAD
        where["box"] = (MARGIN, MARGIN, width, tall)
        where["label"] = (MARGIN + PAD + 3, MARGIN + LABEL_SIZE + 3, "start")
        table.put(market, where)
        table.reach(MARGIN + width, MARGIN + tall)


def place_common(table: Table) -> None:
    """Deck, discards and cards set aside: small stacks in a line at the bottom, each with its name beside it."""
    zones = [zone for kind in ("deck", "discards", "unused") for zone in table.facts.of_kind(kind)]
    if not zones:
        return
    scale = table.style.hand * SMALLER
    top = table.bottom + GAP if table.bottom else MARGIN
    for nth, zone in enumerate(zones):
        x = MARGIN + nth * STACK_APART
        where = stack(x, top + MARKET_TITLE, size=SIZE, scale=scale, spread=30, most=max(1, len(zone.pieces)))
        where["label"] = (x, top + LABEL_SIZE, "start")
        table.put(zone, where)
        table.reach(x + STACK_APART - GAP, top + MARKET_TITLE + CARD_H * scale)


def _columns(rows: int, style: Style, length: float) -> tuple[int, float]:
    """In how many columns rows stand, and the scale of their cards. A stage grows wider, others make cards smaller."""
    many = style.beside and rows > MANY_ROWS
    if style.shape:
        return (ceil(rows / COLUMN) if many else 1), style.row
    columns = 2 if many else 1
    widest = (style.width - 2 * MARGIN - (columns - 1) * GAP) / columns
    return columns, min(style.row, floor((widest - ROW_TITLE - PAD) / length / CARD_W * 100) / 100)


def place_hands(table: Table) -> None:
    """Open hands in boxes at the bottom, in two columns where there are many."""
    facts, style = table.facts, table.style
    hands = [zone for zone in facts.of_kind("hand") if zone.owner in facts.open_hands]
    hands = sorted([*hands, *facts.of_kind("specials")], key=lambda zone: (zone.owner or 0, zone.kind))
    columns = 2 if style.beside and len(hands) > 2 else 1
    width = (max(style.width, table.right + MARGIN) - 2 * MARGIN - (columns - 1) * GAP) / columns
    y = table.bottom + GAP if table.bottom else MARGIN
    for first in range(0, len(hands), columns):
        tallest: float = 0
        for nth, hand in enumerate(hands[first : first + columns]):
            x = MARGIN + nth * (width + GAP)
            scale = style.hand * (SPECIALS if hand.kind == "specials" else 1)
            tall = put_strip(table, hand, x, y, width, title=HAND_TITLE, scale=scale, apart=APART_IN_HAND)
            tallest = max(tallest, tall)
        y += tallest + GAP


def put_strip(
    table: Table,
    zone: Zone,
    x: float,
    y: float,
    width: float,
    *,
    title: float,
    scale: float,
    apart: float,
    room: float | None = None,
) -> float:
    """A box with words at its left end and cards behind them; returns its height."""
    most, room = max(1, len(zone.pieces)), width - title - PAD if room is None else room
    step = apart * CARD_W * scale
    where = strip(x + title, y + PAD, room, size=SIZE, scale=scale, step=step, least=CORNER, most=most)
    tall = height(where, most) + 2 * PAD
    where["box"] = (x, y, width, tall)
    where["label"] = (x + PAD + 3, y + tall / 2 + LABEL_SIZE * 0.36, "start")
    table.put(zone, where)
    table.reach(x + width, y + tall)
    return tall
