"""What the parts of a layout of Pega em 6! share: the styles, what needs a place, and the table being laid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ludoteca_engine.core import Seat, Zone

from ..faces.cards import CARD_H, CARD_W
from ..layout import ZoneLayout

SIZE = (CARD_W, CARD_H)
MARGIN = 12
"""Round the whole table: the dot at a corner of the first row still has room."""
GAP = 8


@dataclass(frozen=True)
class Style:
    """What makes a layout narrow, wide or fit for a stage."""

    name: str
    width: float
    beside: bool
    """Do the players sit beside the rows, or below them?"""
    row: float
    hand: float
    """Scale of the cards in a row and in an open hand."""
    shape: float = 0
    """The layout is at least this many times as wide as high, so that a whole table fits a screen."""


NARROW = Style("narrow", 360, beside=False, row=0.82, hand=0.72)
WIDE = Style("wide", 690, beside=True, row=1, hand=0.85)
STAGE = Style("stage", 790, beside=True, row=1, hand=0.95, shape=16 / 9)


@dataclass(frozen=True)
class Facts:
    """What has to find a place on the table."""

    zones: Sequence[Zone]
    """Each with the most pieces that ever lie in it."""
    open_hands: frozenset[Seat]
    """Hands in which a card can be seen."""
    open_specials: frozenset[Seat]
    """Hands of special cards in which one can be seen."""
    two_slots: bool
    """Does anybody have a chosen and a revealed card at once? Otherwise a card turns up where it lies."""

    def of_kind(self, kind: str) -> list[Zone]:
        return [zone for zone in self.zones if zone.kind == kind]


@dataclass
class Table:
    """A layout in the making: what is placed, and how far it reaches."""

    style: Style
    facts: Facts
    placed: dict[str, ZoneLayout] = field(default_factory=dict)
    right: float = 0
    bottom: float = 0

    def put(self, zone: Zone, where: ZoneLayout) -> None:
        self.placed[zone.id] = where

    def reach(self, right: float, bottom: float) -> None:
        self.right, self.bottom = max(self.right, right), max(self.bottom, bottom)
