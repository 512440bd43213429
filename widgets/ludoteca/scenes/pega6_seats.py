"""What lies in front of each player of Pega em 6!: the card laid down, a hidden hand, the pile of taken cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from ludoteca_engine.core import Seat, Zone

from ..faces.cards import CARD_H, CARD_W
from ..layout import ZoneLayout
from .pega6_table import GAP, MARGIN, SIZE, Facts, Table
from .places import even_lines, stack

NAME, NAME_BASE = 27, 14
BELOW, BELOW_BASE = 25, 20
"""Heights of the words above and below a player's cards, and where they stand in them: dots at a card's corner and
the badge of a refusal at its foot stay clear of them."""
RIM = 3
"""From the edge of a slot to the card in it."""
SMALL, SMALLEST = 0.61, 0.55
NARROWEST, WIDEST = 78, 150
"""Widths of a block: a player's name needs some room, and nobody gets lost in too much."""
SPREAD = 5
"""How far a stack leans."""
FAN = 0.35
"""Distance between the cards of a hidden hand, in widths of a card."""
NEAR = 6
"""From a slot to what lies beside it."""


@dataclass(frozen=True)
class Block:
    """The shape all players' places share."""

    slots: int
    hands: bool
    piles: bool
    two: bool = False
    """Have a chosen and a revealed card each a slot of their own?"""
    scale: float = 1

    @property
    def slot(self) -> float:
        """Width of a slot with its card."""
        return CARD_W * self.scale + 2 * RIM

    @property
    def small(self) -> float:
        """Scale of hidden hands and piles: alone they may be larger, and largest where no card is laid down."""
        if self.hands and self.piles:
            return self.scale * 0.48
        return self.scale * (0.64 if self.slots else 1)

    @property
    def aside(self) -> float:
        """Where hidden hands and piles begin."""
        return self.slots * (self.slot + NEAR)

    @property
    def width(self) -> float:
        beside = CARD_W * self.small + SPREAD if self.hands or self.piles else -NEAR
        return max(self.aside + beside, NARROWEST)

    @property
    def height(self) -> float:
        return NAME + CARD_H * self.scale + 2 * RIM + (BELOW if self.piles else 0)

    def scaled(self, scale: float) -> Block:
        return Block(self.slots, self.hands, self.piles, self.two, scale)


def place_seats(table: Table) -> None:
    """Everybody's place, beside the rows where the style wants it and there is room, else below."""
    seats = sorted({zone.owner for zone in _in_front(table.facts) if zone.owner is not None})
    block = _block(table.facts)
    left = table.right + 2 * GAP
    beside = table.style.width - MARGIN - left
    if not seats:
        return
    if table.style.beside and table.bottom and beside >= block.scaled(SMALLEST).width:
        per_line, block = _fitted(block, len(seats), beside, table.bottom - MARGIN)
        widest = per_line * (max(WIDEST, block.width) + GAP) - GAP
        _place_blocks(table, seats, block, per_line, left, MARGIN, max(min(beside, widest), block.width))
    else:
        room = max(table.style.width - MARGIN, table.right) - MARGIN
        per_line, block = _in_few_lines(block, len(seats), room, table.style.row)
        _place_blocks(table, seats, block, per_line, MARGIN, table.bottom + GAP if table.bottom else MARGIN, room)


def _in_few_lines(block: Block, seats: int, room: float, scale: float) -> tuple[int, Block]:
    """How many to a line: cards become a little smaller where that saves a line."""

    def fitting(block: Block) -> int:
        return max(1, int((room + GAP) / (block.width + GAP)))

    blocks = [block.scaled(each) for each in (scale, SMALL)]
    best = min(blocks, key=lambda each: ceil(seats / fitting(each)))
    return even_lines(seats, fitting(best)), best


def _in_front(facts: Facts) -> list[Zone]:
    return [
        zone
        for zone in facts.zones
        if zone.owner is not None
        and zone.kind != "specials"
        and not (zone.kind == "hand" and zone.owner in facts.open_hands)
    ]


def _block(facts: Facts) -> Block:
    kinds = {zone.kind for zone in _in_front(facts)}
    laid = any(zone.pieces for zone in facts.zones if zone.kind in ("chosen", "revealed"))
    slots = (2 if facts.two_slots else 1) if laid else 0
    # A special card lies beside the number card.
    slots += bool(facts.of_kind("played"))
    return Block(slots, "hand" in kinds, "pile" in kinds, bool(laid) and facts.two_slots)


def _fitted(block: Block, seats: int, room: float, height: float) -> tuple[int, Block]:
    """How many to a line, and how large, so that all fit beside the rows; as large and as few to a line as can be."""

    def scale(per_line: int) -> float:
        words = block.height - CARD_H
        return min(1, (height / ceil(seats / per_line) - words - GAP) / CARD_H)

    def fits(per_line: int) -> bool:
        width = block.scaled(max(SMALLEST, scale(per_line))).width
        return per_line * (width + GAP) - GAP <= room

    best = max((n for n in range(1, seats + 1) if n == 1 or fits(n)), key=lambda n: (scale(n), -n))
    return best, block.scaled(max(SMALLEST, scale(best)))


def _place_blocks(
    table: Table, seats: Sequence[Seat], block: Block, per_line: int, x: float, y: float, room: float
) -> None:
    width = (room + GAP) / per_line - GAP
    for nth, seat in enumerate(seats):
        left = x + nth % per_line * (width + GAP)
        top = y + nth // per_line * (block.height + GAP)
        _place_seat(table, [zone for zone in _in_front(table.facts) if zone.owner == seat], block, left, top, width)
        table.reach(left + width, top + block.height)


def _place_seat(table: Table, zones: Sequence[Zone], block: Block, x: float, y: float, width: float) -> None:
    bearer = _bearer(zones)
    for zone in zones:
        if zone.kind == "pile":
            where = _pile(zone, block, x, y)
        elif zone.kind == "played":
            where = _special_slot(zone, block, x, y)
        elif zone.kind == "hand":
            where = _hidden_hand(zone, block, x, y, width)
        else:
            where = _slot(zone, block, x, y, shared=bearer if zone.kind == "chosen" else None)
        if zone is bearer:
            where["label"] = (x, y + NAME_BASE, "start")
        table.put(zone, where)


def _bearer(zones: Sequence[Zone]) -> Zone | None:
    """The zone that carries the player's name."""
    by_kind = {zone.kind: zone for zone in zones}
    return next((by_kind[kind] for kind in ("revealed", "chosen", "hand") if kind in by_kind), None)


def _slot(zone: Zone, block: Block, x: float, y: float, *, shared: Zone | None) -> ZoneLayout:
    """The place of one card. Chosen and revealed card share it unless somebody has both; then it has one ground."""
    if block.two and zone.kind == "revealed":
        x += block.slot + NEAR
    where = stack(x + RIM, y + NAME + RIM, size=SIZE, scale=block.scale, spread=SPREAD, most=len(zone.pieces))
    if block.two or (block.slots and shared in (None, zone)):
        where["box"] = (x, y + NAME, block.slot, CARD_H * block.scale + 2 * RIM)
    return where


def _special_slot(zone: Zone, block: Block, x: float, y: float) -> ZoneLayout:
    """Beside the number card."""
    left = x + (block.slots - 1) * (block.slot + NEAR)
    return stack(left + RIM, y + NAME + RIM, size=SIZE, scale=block.scale, spread=SPREAD, most=1)


def _hidden_hand(zone: Zone, block: Block, x: float, y: float, width: float) -> ZoneLayout:
    """A fan of backs in what is left of the block's width."""
    spread = width - block.aside - CARD_W * block.small
    where = stack(x + block.aside, y + NAME + RIM, size=SIZE, scale=block.small, spread=spread, most=len(zone.pieces))
    where["step"] = max(where["least"], min(CARD_W * block.small * FAN, spread))
    return where


def _pile(zone: Zone, block: Block, x: float, y: float) -> ZoneLayout:
    foot = y + NAME + CARD_H * block.scale + 2 * RIM
    top = foot - RIM - CARD_H * block.small
    where = stack(x + block.aside, top, size=SIZE, scale=block.small, spread=SPREAD, most=len(zone.pieces))
    where["label"] = (x, foot + BELOW_BASE, "start")
    return where
