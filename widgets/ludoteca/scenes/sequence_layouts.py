"""Where the zones of Sequence lie: the board, beside or below it the piles, then a block for every player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ludoteca_engine.core import Seat, Zone
from ludoteca_engine.sequence.board import BY_NAME, SIDE

from ..faces.cards import CARD_H, CARD_W
from ..faces.sequence_board import CELL, CHIP, EDGE
from ..layout import Layout, ZoneLayout
from .places import Size, finished, height, strip

MARGIN, GAP, NAME = 10, 10, 19
BESIDE_PILE, CHIP_LINE = 162, 27
INDENT = 23
"""Words above cards leave room for the dot at the corner of the first card."""
DISCARDS, WORDY = 74, 250
"""Room for the word before a discard pile, and how wide a player's place must be to have it."""
CARD = (CARD_W, CARD_H)
CORNER = 20
"""Least distance between overlapping cards: rank and suit in the corner still show."""


@dataclass(frozen=True)
class Style:
    """What makes a layout narrow, wide or fit for a stage."""

    name: str
    cell: float
    """Width of a space of the board."""
    beside: float
    """Width of what lies beside the board; 0 where it lies below."""
    card: float
    """Scale of the cards in an open hand."""


NARROW = Style("narrow", 34, 0, 0.7)
WIDE = Style("wide", 40, 300, 0.82)
STAGE = Style("stage", 44, 330, 0.9)


@dataclass
class Area:
    """The part of the table that is not the board, filled from the top."""

    x: float
    y: float
    width: float
    style: Style


def laid_out(zones: Sequence[Zone], open_hands: frozenset[Seat | None], style: Style) -> Layout:
    """All zones in their places."""
    edge = style.cell * SIDE
    placed: dict[str, ZoneLayout] = dict(_board(style))
    if style.beside:
        area = Area(MARGIN + edge + 2 * GAP, MARGIN, style.beside, style)
    else:
        area = Area(MARGIN, MARGIN + edge + GAP, edge, style)
    _place_piles(area, zones, placed)
    for seats, per in _lines(zones, open_hands):
        _place_line(area, seats, per, zones, placed)
    w = area.x + area.width + MARGIN
    h = max(area.y, MARGIN + edge) + MARGIN
    return finished(w, h, [placed[zone.id] for zone in zones])


def _board(style: Style) -> Iterator[tuple[str, ZoneLayout]]:
    """The board, and every space as a zone of its own for one chip."""
    scale, cell = style.cell / CELL, style.cell
    yield "board", _one(MARGIN, MARGIN, (EDGE, EDGE), scale)
    inset = (CELL - CHIP) / 2 * scale
    for name, at in BY_NAME.items():
        x, y = MARGIN + at % SIDE * cell, MARGIN + at // SIDE * cell
        space = _one(x + inset, y + inset, (CHIP, CHIP), scale)
        space["box"] = (x + 2, y + 2, cell - 4, cell - 4)
        yield name, space


def _one(x: float, y: float, size: Size, scale: float) -> ZoneLayout:
    """A place for one piece."""
    return {"x": x, "y": y, "step": 1, "size": size, "scale": scale}


def _place_piles(area: Area, zones: Sequence[Zone], placed: dict[str, ZoneLayout]) -> None:
    """The draw pile under its words; beside it a chip of each side with what the side has reached."""
    chips = [zone for zone in zones if zone.kind.startswith("chips")]
    drawn = [zone for zone in zones if zone.kind == "draw"]
    for zone in drawn:
        placed[zone.id] = _one(area.x, area.y + NAME, CARD, 0.55)
        placed[zone.id]["label"] = (area.x + INDENT, area.y + NAME - 6, "start")
    x = area.x + (BESIDE_PILE if drawn else 0)
    for nth, zone in enumerate(chips):
        y = area.y + nth * CHIP_LINE
        placed[zone.id] = _one(x, y, (CHIP, CHIP), 0.75)
        placed[zone.id]["label"] = (x + CHIP * 0.75 + 7, y + CHIP * 0.75 - 6, "start")
    area.y += max(NAME + CARD_H * 0.55 if drawn else 0, len(chips) * CHIP_LINE) + GAP


def _lines(zones: Sequence[Zone], open_hands: frozenset[Seat | None]) -> Iterator[tuple[list[Seat], int]]:
    """Seats line by line, and how many make a line: an open hand has one to itself while there are few."""
    seats = sorted({zone.owner for zone in zones if zone.owner is not None})
    wide = [seat for seat in seats if seat in open_hands] if len(open_hands) <= 3 else []
    for seat in wide:
        yield [seat], 1
    others = [seat for seat in seats if seat not in wide]
    per = len(others) if len(others) <= 3 else 2 if len(others) == 4 else 3
    for first in range(0, len(others), per or 1):
        yield others[first : first + per], per


def _place_line(area: Area, seats: list[Seat], per: int, zones: Sequence[Zone], placed: dict[str, ZoneLayout]) -> None:
    places = [[zone for zone in zones if zone.owner == seat] for seat in seats]
    # A single card, as for the cut, has room to be large anyway.
    large = per == 1 or (per <= 3 and all(len(zone.pieces) <= 1 for own in places for zone in own))
    scale = area.style.card if large else 0.5 if per == 2 else 0.44
    width = (area.width + GAP) / per - GAP
    tallest: float = 0
    for nth, own in enumerate(places):
        tallest = max(tallest, _place_seat(own, area.x + nth * (width + GAP), area.y, width, scale, placed))
    area.y += tallest + GAP


def _place_seat(
    zones: list[Zone], x: float, y: float, width: float, scale: float, placed: dict[str, ZoneLayout]
) -> float:
    """The name, the hand below it, and the top of the discard pile at its right; returns the height."""
    discards = any(zone.kind == "discard" for zone in zones)
    room = width - (CARD_W * scale + GAP if discards else 0)
    tall = CARD_H * scale
    for zone in zones:
        if zone.kind == "discard":
            left = x + width - CARD_W * scale
            where = _one(left, y + NAME, CARD, scale)
            where["box"] = (left, y + NAME, CARD_W * scale, CARD_H * scale)
            if width > WORDY:
                where["label"] = (left - DISCARDS, y + NAME - 6, "start")
        else:
            most = max(1, len(zone.pieces))
            where = strip(
                x, y + NAME, room, size=CARD, scale=scale, step=CARD_W * scale + 3, least=CORNER * scale, most=most
            )
            where["label"] = (x + INDENT, y + NAME - 6, "start")
            tall = max(tall, height(where, most))
        placed[zone.id] = where
    return NAME + tall
