"""The table of Pega em 6!: rows, what each player lays down and has taken, and open hands at the bottom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludoteca_engine.core import UNKNOWN, Args, Phrase, Seat, Zone, seat_name
from ludoteca_engine.pega6.state import HIDDEN, State, worth
from ludoteca_engine.pega6.state import zones as zones_of

from ..faces import Face
from ..faces import pega6 as faces
from ..faces.cards import BACK
from ..layout import Layout
from .pega6_layouts import laid_out
from .pega6_table import NARROW, STAGE, WIDE, Facts

FACE_DOWN = ("chosen", "pile")
NEVER_SHOWN = ("unused",)

Lying = Mapping[str, tuple[str, ...]]
"""The pieces on one table by zone."""


def zones(states: Sequence[State]) -> tuple[Zone, ...]:
    """All rows, and of the rest what holds a card at some time; piles also where points have been counted."""
    counted = {seat for state in states for seat, total in enumerate(state.totals) if total}
    found: dict[str, Zone] = {}
    for zone in (zone for state in states for zone in zones_of(state)):
        shown = zone.pieces or zone.kind == "row" or (zone.kind == "pile" and zone.owner in counted)
        if shown and zone.kind not in NEVER_SHOWN:
            found[zone.id] = Zone(zone.id, owner=zone.owner)
    return tuple(sorted([*found.values(), *_empty_slots(states, found)], key=_order))


def _empty_slots(states: Sequence[State], found: Mapping[str, Zone]) -> list[Zone]:
    """A place to lay a card, even if it stays empty, for everybody who has cards in front of them: it carries the name.

    An open hand lies elsewhere and has a name of its own.
    """
    laying = {zone.owner for zone in found.values() if zone.kind in ("chosen", "revealed")}
    tables = _tables(states)
    in_front = {zone.owner for zone in found.values() if zone.owner is not None and not _is_open(zone, tables)}
    return [Zone(f"revealed-{seat_name(seat)}", owner=seat) for seat in in_front - laying]


def _order(zone: Zone) -> tuple[int, int, int]:
    """Rows by number, then seat by seat in the order things happen there."""
    number = int(zone.id.rpartition("-")[2]) if zone.owner is None else 0
    return (
        0 if zone.owner is None else zone.owner + 1,
        number,
        ("row", "hand", "chosen", "revealed", "pile").index(zone.kind),
    )


def layouts(states: Sequence[State], zones: Sequence[Zone]) -> dict[str, Layout]:
    """The three layouts, with room for the most that ever lies in each zone."""
    facts = _facts(states, zones)
    return {style.name: laid_out(facts, style) for style in (NARROW, WIDE, STAGE)}


def _facts(states: Sequence[State], zones: Sequence[Zone]) -> Facts:
    tables = _tables(states)
    most = {zone.id: max((table.get(zone.id, ()) for table in tables), key=len, default=()) for zone in zones}
    return Facts(
        zones=[zone._replace(pieces=most[zone.id]) for zone in zones],
        open_hands=frozenset(zone.owner for zone in zones if zone.owner is not None and _is_open(zone, tables)),
        two_slots=any(_laid_twice(table) for table in tables),
    )


def _tables(states: Sequence[State]) -> list[Lying]:
    return [{zone.id: zone.pieces for zone in zones_of(state)} for state in states]


def _is_open(zone: Zone, tables: Sequence[Lying]) -> bool:
    """Is this a hand in which a card can be seen at some time?"""
    return zone.kind == "hand" and any(piece != UNKNOWN for table in tables for piece in table.get(zone.id, ()))


def _laid_twice(table: Lying) -> bool:
    """Has somebody a chosen and a revealed card at once?"""
    chosen = [name for name, pieces in table.items() if name.startswith("chosen") and pieces]
    return any(table.get(name.replace("chosen", "revealed")) for name in chosen)


def face(zone: Zone, piece: str) -> str:
    """Chosen cards and piles lie face down. An unknown card is a plain back in a hand and asks a question elsewhere."""
    if zone.kind in FACE_DOWN or (zone.kind == "hand" and piece == UNKNOWN):
        return BACK
    return piece


def draw(face: str) -> Face:
    return faces.draw(face)


def label(state: State, zone: Zone) -> Phrase | None:
    """The number of a row, the name of a player, the heads in a pile."""
    if zone.owner is None:
        return Phrase("label-row", Args(n=int(zone.id.rpartition("-")[2])))
    if zone.kind != "pile":
        return Phrase("label-seat", Args(seat=zone.owner))
    return _pile_label(state, zone.owner)


def _pile_label(state: State, seat: Seat) -> Phrase | None:
    pile, total = state.piles[seat], state.totals[seat]
    if not pile and not total:
        return None
    if HIDDEN in pile:
        return Phrase("label-pile-unknown", Args(seat=seat, count=len(pile)))
    if total:
        return Phrase("label-total", Args(seat=seat, total=total, heads=worth(pile)))
    return Phrase("label-pile", Args(seat=seat, heads=worth(pile), count=len(pile)))
