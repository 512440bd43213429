"""What the parts of a layout of Twisted share: the styles, what needs a place, and the table being laid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ludoteca_engine.core import Zone

from ..faces.cards import CARD_H, CARD_W
from ..layout import ZoneLayout
from .places import LABEL_SIZE

SIZE = (CARD_W, CARD_H)
MARGIN, GAP, PAD = 10, 8, 8
WORDS = LABEL_SIZE + 17
"""Height of a line of words above cards."""
LIFTED = 17
"""From the cards to the foot of the words above them: a numbered dot at a card's corner covers no word."""
SPREAD = 6
"""How far a stack leans."""


@dataclass(frozen=True)
class Style:
    """What makes a layout narrow, wide or fit for a stage."""

    name: str
    width: float
    columns: int
    """How many open hands lie side by side, if there are more than two."""
    closed: int
    """How many players whose cards nobody sees sit side by side."""
    row: float
    seat: float
    large: float
    """Scale of the cards in the row, in front of a player, and of one or two open hands."""
    shape: float = 0
    """The layout is at least this many times as wide as high, so that a whole table fits a screen."""


NARROW = Style("narrow", 360, columns=1, closed=2, row=0.74, seat=0.6, large=0.66)
WIDE = Style("wide", 680, columns=2, closed=3, row=1, seat=0.66, large=0.85)
STAGE = Style("stage", 900, columns=2, closed=3, row=1.2, seat=0.8, large=1.05, shape=16 / 9)


@dataclass(frozen=True)
class Facts:
    """What has to find a place on the table."""

    zones: Sequence[Zone]
    """Each with the most pieces that ever lie in it."""
    seen: frozenset[str]
    """Zones in which the value of a card shows at some time."""

    def of_seat(self, seat: int) -> list[Zone]:
        return [zone for zone in self.zones if zone.owner == seat]

    @property
    def seats(self) -> list[int]:
        return sorted({zone.owner for zone in self.zones if zone.owner is not None})


@dataclass
class Table:
    """A layout in the making: what is placed, and how far down it reaches."""

    style: Style
    facts: Facts
    placed: dict[str, ZoneLayout] = field(default_factory=dict)
    bottom: float = MARGIN
