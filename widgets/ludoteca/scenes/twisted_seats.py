"""What lies in front of each player of Twisted: the hand, the plus pile, the minus pile and penalty cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ludoteca_engine.core import Seat, Zone

from ..faces.cards import CARD_H, CARD_W
from ..layout import ZoneLayout
from .places import height, stack, strip
from .twisted_table import GAP, LIFTED, MARGIN, PAD, SIZE, SPREAD, WORDS, Facts, Table

SLOTS = (("hand",), ("plus",), ("minus", "counted"), ("penalty", "paid"))
"""Side by side; what is counted turns up where it lay."""
CLOSED = ("minus", "penalty")
APART = {"hand": 1.06, "plus": 0.76, "counted": 0.76, "paid": 0.76}
BACKS_APART = 0.4
CORNER = 0.37
"""Least distance between overlapping cards, in widths of a card: the number in the corner still shows."""
BETWEEN = 12
WORDS_WIDE = {"hand": 96, "minus": 62, "counted": 62}
"""Least widths: a player's name and the worth of a pile stand above them."""
FEW = 2
"""So many open hands lie one below the other, and large."""


@dataclass(frozen=True)
class Places:
    """The places of some players, all made alike."""

    facts: Facts
    scale: float
    width: float

    @property
    def card(self) -> float:
        return CARD_W * self.scale

    def slots(self, seat: Seat) -> Iterator[list[Zone]]:
        """The zones of a player, those that share a slot together."""
        zones = self.facts.of_seat(seat)
        for kinds in SLOTS:
            sharing = [zone for zone in zones if zone.kind in kinds]
            if sharing:
                yield sharing

    def least(self, seat: Seat) -> float:
        """The width without which piles would lie on each other."""
        count = len(list(self.slots(seat)))
        return count * (self.card + SPREAD) + (count - 1) * BETWEEN + 2 * PAD

    def wish(self, zone: Zone) -> float:
        """The width in which a zone's cards lie comfortably, and its words have room."""
        words = WORDS_WIDE.get(zone.kind, 0)
        if zone.kind in CLOSED:
            return max(words, self.card + SPREAD)
        return max(words, self.card * (1 + self.apart(zone) * max(0, len(zone.pieces) - 1)), self.card + SPREAD)

    def apart(self, zone: Zone) -> float:
        hidden = zone.kind == "hand" and zone.id not in self.facts.seen
        return BACKS_APART if hidden else APART[zone.kind]

    def pieces(self, zone: Zone, x: float, y: float, room: float) -> ZoneLayout:
        most = len(zone.pieces)
        if zone.kind in CLOSED:
            return stack(x, y, size=SIZE, scale=self.scale, spread=SPREAD, most=most)
        step, least = self.card * self.apart(zone), self.card * CORNER
        return strip(x, y, room, size=SIZE, scale=self.scale, step=step, least=least, most=max(1, most))


def place_seats(table: Table) -> None:
    """Open hands first, large if there are one or two; then the players whose cards nobody sees."""
    facts, style = table.facts, table.style
    seen = [seat for seat in facts.seats if f"hand-p{seat + 1}" in facts.seen]
    unseen = [seat for seat in facts.seats if seat not in seen]
    few = len(seen) <= FEW
    _place_group(table, seen, 1 if few else style.columns, style.large if few else style.seat)
    alone = not seen and len(unseen) <= FEW
    _place_group(table, unseen, 1 if alone else style.closed, style.large if alone else style.seat)


def _place_group(table: Table, seats: Sequence[Seat], columns: int, scale: float) -> None:
    """Places side by side, in as many columns as wished and possible."""
    all_width = table.style.width - 2 * MARGIN
    least = max((Places(table.facts, scale, 0).least(seat) for seat in seats), default=0)
    columns = max(1, min(columns, len(seats), int((all_width + GAP) / (least + GAP))))
    places = Places(table.facts, scale, (all_width + GAP) / columns - GAP)
    for first in range(0, len(seats), columns):
        _place_line(table, places, seats[first : first + columns])


def _place_line(table: Table, places: Places, seats: Sequence[Seat]) -> None:
    lefts = [MARGIN + nth * (places.width + GAP) for nth in range(len(seats))]
    tallest = max(_place_seat(table, places, seat, left) for seat, left in zip(seats, lefts, strict=True))
    for seat, left in zip(seats, lefts, strict=True):
        table.placed[f"hand-p{seat + 1}"]["box"] = (left, table.bottom, places.width, tallest)
    table.bottom += tallest + GAP


def _place_seat(table: Table, places: Places, seat: Seat, x: float) -> float:
    """One player's place; returns the height it needs."""
    slots = list(places.slots(seat))
    room = places.width - 2 * PAD - BETWEEN * (len(slots) - 1)
    wishes = [max(map(places.wish, slot)) for slot in slots]
    left, top, lowest = x + PAD, table.bottom + PAD + WORDS, CARD_H * places.scale
    for slot, wide in zip(slots, _shared(wishes, room), strict=True):
        for zone in slot:
            where = places.pieces(zone, left, top, wide)
            where["label"] = (left, top - LIFTED, "start")
            table.placed[zone.id] = where
            lowest = max(lowest, height(where, len(zone.pieces)))
        left += wide + BETWEEN
    return PAD + WORDS + lowest + PAD + 4


def _shared(wishes: Sequence[float], room: float) -> list[float]:
    """The room shared out: everybody's wish, or less for those who wish most.

    >>> _shared([300, 50, 60], 210)
    [100.0, 50, 60]
    """
    if sum(wishes) <= room:
        return list(wishes)
    cap = room
    for count in range(1, len(wishes) + 1):
        large = sorted(wishes, reverse=True)
        cap = (room - sum(large[count:])) / count
        if count == len(wishes) or cap >= large[count]:
            break
    return [min(wish, cap) for wish in wishes]
