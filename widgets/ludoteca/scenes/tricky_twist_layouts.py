"""Where the zones of Tricky Twist lie: common cards on top, the trick below, then the players clockwise.

With two columns the players sit round the middle: the first two above it, the others below, clockwise.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil

from ludoteca_engine.core import Seat, Zone

from ..faces.cards import CARD_H, CARD_W
from ..layout import Layout, ZoneLayout
from .places import finished, height, moved, strip

SIZE = (CARD_W, CARD_H)
MARGIN, GAP, PAD = 10, 10, 6
LABEL, RAISED = 19, 29
"""Height of a line of words above cards, and where a numbered dot on the card's corner must not cover them."""
CORNER = 17
"""Least distance between overlapping cards: value and suit in the corner still show."""
PILE, PILE_APART = 2, 13
"""From card to card in a face-down pile, and the least from pile to pile, so that piles can be counted."""
SCORE_WORDS = 236
"""Room for the name of the score card."""
NARROW_CELL, WORDS_CELL = 84, 108
"""Least widths of a cell: for a short label, and for "False tricks 10" or what a bonus card counts as."""


@dataclass(frozen=True)
class Style:
    """What makes a layout narrow, wide or fit for a stage."""

    name: str
    width: float
    columns: int
    middle: float
    hand: float
    small: float
    """Scales of the cards in the middle, in hands, and of what lies in front of the players."""
    per_line: int
    """How many places of the middle stand side by side."""
    shape: float = 0


NARROW = Style("narrow", 360, 1, 0.78, 0.66, 0.56, 2)
WIDE = Style("wide", 700, 2, 0.9, 0.68, 0.56, 4)
STAGE = Style("stage", 820, 2, 0.95, 0.78, 0.62, 4, shape=16 / 9)


@dataclass
class Table:
    """A layout in the making."""

    style: Style
    most: Mapping[str, int]
    placed: dict[str, ZoneLayout] = field(default_factory=dict)

    @property
    def inner(self) -> float:
        return self.style.width - 2 * MARGIN


def laid_out(zones: Sequence[Zone], most: Mapping[str, int], style: Style) -> Layout:
    """All zones in their places, from top to bottom."""
    table = Table(style, most)
    seats = sorted({zone.owner for zone in zones if zone.owner is not None})
    middle = [zone for zone in zones if zone.kind == "middle"]
    y = place_common(table, [zone for zone in zones if zone.owner is None], MARGIN)
    around = style.columns == 2 and len(seats) > 2 and bool(middle)
    above, below = (seats[:2], seats[2:][::-1]) if around else ([], seats)
    y = place_seats(table, zones, above, y)
    y = place_middle(table, middle, y)
    y = place_seats(table, zones, below, y)
    h = y - GAP + MARGIN if y > MARGIN else 2 * MARGIN
    aside = max(0, h * style.shape - style.width) / 2
    places = [moved(table.placed[zone.id], aside) for zone in zones]
    return finished(style.width + 2 * aside, h, places)


# What belongs to nobody


def place_common(table: Table, zones: Sequence[Zone], y: float) -> float:
    """The score card, the bonus cards to take beside or below it; returns where the next line begins."""
    score = [zone for zone in zones if zone.kind == "score"]
    supply = [zone for zone in zones if zone.kind != "score"]
    below = _place_line(table, score, MARGIN + PAD, y)
    if table.style.columns == 1 or not score:
        return _place_line(table, supply, MARGIN + PAD, below)
    return max(below, _place_line(table, supply, MARGIN + PAD + SCORE_WORDS, y))


def _place_line(table: Table, zones: Sequence[Zone], x: float, y: float) -> float:
    """Zones that take turns in one place: cards in a line with words above them."""
    scale = table.style.small if table.style.columns == 1 else table.style.hand
    most = max((table.most[zone.id] for zone in zones), default=0)
    bottom = y
    for zone in zones:
        step, room = CARD_W * scale + 5, table.style.width - MARGIN - PAD - x
        where = strip(x, y + RAISED, room, size=SIZE, scale=scale, step=step, least=CARD_W * scale * 0.6, most=most)
        where["label"] = (x, y + LABEL - 5, "start")
        table.placed[zone.id] = where
        bottom = max(bottom, y + RAISED + height(where, most) + GAP)
    return bottom


# The trick


def place_middle(table: Table, zones: Sequence[Zone], y: float) -> float:
    """A place for each player's card, clockwise from left to right, the name and the led suit above it."""
    if not zones:
        return y
    style = table.style
    per_line = min(len(zones), style.per_line)
    width, scale = table.inner / per_line, style.middle
    tall = RAISED + CARD_H * scale + 2 * PAD
    for nth, zone in enumerate(zones):
        x, top = MARGIN + nth % per_line * width, y + nth // per_line * (tall + GAP)
        left = x + (width - CARD_W * scale) / 2
        where: ZoneLayout = {"x": left, "y": top + RAISED + PAD, "step": 4, "scale": scale, "size": SIZE}
        where["box"] = (left - PAD, top + RAISED, CARD_W * scale + 2 * PAD, CARD_H * scale + 2 * PAD)
        where["label"] = (x + width / 2, top + LABEL - 5, "middle")
        table.placed[zone.id] = where
    return y + ceil(len(zones) / per_line) * (tall + GAP)


# The players


def place_seats(table: Table, zones: Sequence[Zone], seats: Sequence[Seat], y: float) -> float:
    """Blocks side by side, as high as the highest of their line."""
    columns = min(table.style.columns, max(1, len(seats)))
    width = (table.inner - (columns - 1) * GAP) / columns
    for first in range(0, len(seats), columns):
        line = seats[first : first + columns]
        tall = max(
            place_seat(table, [zone for zone in zones if zone.owner == seat and zone.kind != "middle"], x, y, width)
            for seat, x in ((seat, MARGIN + nth * (width + GAP)) for nth, seat in enumerate(line))
        )
        for seat in line:
            _box(table, seat, tall)
        y += tall + GAP
    return y


def _box(table: Table, seat: Seat, tall: float) -> None:
    """All blocks of a line are equally high."""
    hand = table.placed[f"hand-p{seat + 1}"]
    box = hand.get("box")
    if box:
        hand["box"] = (*box[:3], tall)


def place_seat(table: Table, zones: Sequence[Zone], x: float, y: float, width: float) -> float:
    """Name, hand, and below it reserve, bonus cards, tricks and false tricks; returns the height of the block."""
    hand = next(zone for zone in zones if zone.kind == "hand")
    scale, room = table.style.hand, width - 2 * PAD
    step = CARD_W * scale + 3
    where = strip(
        x + PAD, y + LABEL + PAD, room, size=SIZE, scale=scale, step=step, least=CORNER, most=table.most[hand.id]
    )
    where["box"] = (x, y, width, 0)
    where["label"] = (x + PAD, y + LABEL - 3, "start")
    table.placed[hand.id] = where
    top = y + LABEL + PAD
    if table.most[hand.id]:
        top += height(where, table.most[hand.id]) + PAD
    return place_cells(table, _cells(table, zones), x + PAD, top, room) + PAD - y


@dataclass(frozen=True)
class Cell:
    """Zones that share a label: all tricks of a player, or the cards that lie in one line."""

    zones: Sequence[Zone]
    pieces: int
    piles: bool

    def width(self, scale: float) -> float:
        """As wide as its cards want, at least as its label needs."""
        kind = self.zones[0].kind
        least = WORDS_CELL if kind in ("false", "bonus", "turned") else NARROW_CELL
        step = CARD_W * scale + 4
        if kind == "reserve":
            return max(least, CARD_W * scale + PILE * 5)
        return max(least, CARD_W * scale + (self.pieces - 1) * step + PILE * 3 * self.piles)


def _cells(table: Table, zones: Sequence[Zone]) -> list[Cell]:
    tricks = [zone for zone in zones if zone.kind == "trick"]
    singles = [zone for zone in zones if zone.kind in ("reserve", "aside", "bonus", "turned", "false", "covered")]
    groups: list[Cell] = []
    for zone in singles:
        if zone.kind == "turned" and any(cell.zones[0].kind == "bonus" for cell in groups):
            continue
        if zone.kind == "false" and tricks:
            groups.append(Cell(tricks, len(tricks), piles=True))
        groups.append(Cell([zone], table.most[zone.id], piles=False))
    if tricks and not any(cell.piles for cell in groups):
        groups.append(Cell(tricks, len(tricks), piles=True))
    return groups


def place_cells(table: Table, cells: Sequence[Cell], x: float, y: float, room: float) -> float:
    """From left to right; a cell that does not fit begins a new line, and one wider than the line squeezes."""
    scale = table.style.small
    left, top, tall = x, y, 0.0
    for cell in cells:
        width = min(cell.width(scale), room)
        if left > x and left + width > x + room:
            left, top, tall = x, top + tall + PAD, 0.0
        tall = max(tall, RAISED + _place_cell(table, cell, left, top + RAISED, width))
        left += width + GAP
    _same_place(table)
    return top + tall


def _place_cell(table: Table, cell: Cell, x: float, y: float, width: float) -> float:
    scale, kind = table.style.small, cell.zones[0].kind
    card_w, card_h = CARD_W * scale, CARD_H * scale
    if cell.piles:
        apart = min(card_w + 4, max(PILE_APART, (width - card_w - 3 * PILE) / max(1, cell.pieces - 1)))
        for nth, zone in enumerate(cell.zones):
            where: ZoneLayout = {"x": x + nth * apart, "y": y, "step": PILE, "least": 0.5, "scale": scale, "size": SIZE}
            where["room"] = card_w + 3 * PILE
            table.placed[zone.id] = where
        table.placed[cell.zones[0].id]["label"] = (x, y - 15, "start")
        return card_h
    zone = cell.zones[0]
    step = PILE if kind in ("reserve", "covered") else card_w + 4
    found = strip(x, y, width, size=SIZE, scale=scale, step=step, least=min(step, CORNER), most=cell.pieces)
    if kind != "covered":
        found["label"] = (x, y - 15, "start")
    table.placed[zone.id] = found
    return height(found, cell.pieces)


def _same_place(table: Table) -> None:
    """Bonus cards that turn over stay where they are."""
    for zone_id in table.most:
        if zone_id.startswith("turned-") and zone_id not in table.placed:
            suited = zone_id.replace("turned-", "bonus-")
            if suited in table.placed:
                table.placed[zone_id] = table.placed[suited]
