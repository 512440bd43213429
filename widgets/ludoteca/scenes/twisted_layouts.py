"""Where the zones of Twisted lie: pile and row in a band at the top, the players' places in a grid below."""

from __future__ import annotations

from ..faces.cards import CARD_W
from ..layout import Layout, ZoneLayout
from .places import finished, height, moved, stack, strip
from .twisted_seats import place_seats
from .twisted_table import GAP, LIFTED, MARGIN, PAD, SIZE, SPREAD, WORDS, Facts, Style, Table

PILE_WORDS = 78
"""Room for the words above the pile."""
APART = 1.1
"""From one card of the row to the next, in widths of a card."""
LEAST_APART = 0.88
"""A long row squeezes to this, so that the large numbers still show, then it wraps."""


def laid_out(facts: Facts, style: Style) -> Layout:
    """All zones in their places."""
    table = Table(style, facts)
    place_row(table)
    place_seats(table)
    w, h = style.width, table.bottom - GAP + MARGIN
    aside = max(0, h * style.shape - w) / 2
    return finished(w + 2 * aside, h, [moved(table.placed[zone.id], aside) for zone in facts.zones])


def place_row(table: Table) -> None:
    """The row grows to the right from beside the pile; when it is too long for its box it squeezes and wraps."""
    style, by_kind = table.style, {zone.kind: zone for zone in table.facts.zones if zone.owner is None}
    scale = style.row
    left: float = MARGIN + PAD
    top = table.bottom + PAD + WORDS
    if "pile" in by_kind:
        most = len(by_kind["pile"].pieces)
        pile = stack(left, top, size=SIZE, scale=scale, spread=SPREAD, most=most)
        pile["label"] = (left, top - LIFTED, "start")
        table.placed["pile"] = pile
        left += max(CARD_W * scale + SPREAD, PILE_WORDS) + 2 * PAD
    if "row" in by_kind:
        table.placed["row"] = _row(table, len(by_kind["row"].pieces), left, top)


def _row(table: Table, most: int, left: float, top: float) -> ZoneLayout:
    scale, right = table.style.row, table.style.width - MARGIN
    room = right - PAD - left
    card = CARD_W * scale
    where = strip(
        left, top, room, size=SIZE, scale=scale, step=APART * card, least=LEAST_APART * card, most=max(1, most)
    )
    tall = PAD + WORDS + height(where, max(1, most)) + PAD + 4
    start = left - PAD
    where["box"] = (start, table.bottom, right - start, tall)
    where["label"] = (right - PAD, top - LIFTED, "end")
    table.bottom += tall + GAP
    return where
