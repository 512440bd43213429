"""The table of Pega em 6!: rows, what each player lays down and has taken, and open hands at the bottom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludoteca_engine.core import UNKNOWN, Args, Phrase, Seat, Zone, seat_name
from ludoteca_engine.pega6.specials import KINDS
from ludoteca_engine.pega6.state import ANNIVERSARY, HIDDEN, State, lying_on, worth
from ludoteca_engine.pega6.zones import zones as zones_of

from ..faces import Face
from ..faces import pega6 as faces
from ..faces import pega6_special as special_faces
from ..faces.cards import BACK
from ..faces.pega6_special import SPECIAL_BACK
from ..layout import Layout
from .pega6_layouts import laid_out
from .pega6_table import NARROW, STAGE, WIDE, Facts

FACE_DOWN = ("chosen", "pile", "deck", "unused")
HANDS = ("hand", "specials")
KINDS_IN_ORDER = (
    *("row", "beside", "hand", "specials", "chosen", "revealed", "played", "pile"),
    *("market", "deck", "discards", "unused"),
)
CROWD = 4
COMMON = ("market", "deck", "discards", "unused")
"""What belongs to nobody and is no row; it is described last."""

Lying = Mapping[str, tuple[str, ...]]
"""The pieces on one table by zone."""


def zones(states: Sequence[State]) -> tuple[Zone, ...]:
    """All rows, and of the rest what holds a card at some time; piles also where points have been counted."""
    counted = {seat for state in states for seat, total in enumerate(state.totals) if total}
    found: dict[str, Zone] = {}
    left_out = [*([] if _sets_aside(states) else ["unused"]), *(["hand"] if _dealt_to_a_crowd(states) else [])]
    for zone in (zone for state in states for zone in zones_of(state)):
        shown = zone.pieces or zone.kind == "row" or (zone.kind == "pile" and zone.owner in counted)
        if shown and zone.kind not in left_out:
            found[zone.id] = Zone(zone.id, owner=zone.owner)
    return tuple(sorted([*found.values(), *_empty_slots(states, found)], key=_order))


def _sets_aside(states: Sequence[State]) -> bool:
    """Cards out of play are shown only where a card joins them: Negative = Positive sets cards aside."""
    return len({len(state.unused) for state in states if state.variant == ANNIVERSARY and state.round == 1}) > 1


def _dealt_to_a_crowd(states: Sequence[State]) -> bool:
    """Does everybody start with empty hands, and are there many? Then the deal at the end is not the point."""
    first = states[0].hands if states else ()
    return len(first) > CROWD and all(hand == () for hand in first)


def _empty_slots(states: Sequence[State], found: Mapping[str, Zone]) -> list[Zone]:
    """A place to lay a card, even if it stays empty, for everybody who has cards in front of them: it carries the name.

    An open hand lies elsewhere and has a name of its own.
    """
    laying = {zone.owner for zone in found.values() if zone.kind in ("chosen", "revealed")}
    tables = _tables(states)
    in_front = {zone.owner for zone in found.values() if zone.owner is not None and not _is_open(zone, tables)}
    return [Zone(f"revealed-{seat_name(seat)}", owner=seat) for seat in in_front - laying]


def _order(zone: Zone) -> tuple[int, int, int]:
    """Rows by number, then seat by seat in the order things happen there, then what belongs to nobody."""
    number = zone.id.rpartition("-")[2]
    whose = 0 if zone.owner is None else zone.owner + 1
    if zone.kind in COMMON:
        whose = 100
    return (whose, int(number) if number.isdigit() else 0, KINDS_IN_ORDER.index(zone.kind))


def layouts(states: Sequence[State], zones: Sequence[Zone]) -> dict[str, Layout]:
    """The three layouts, with room for the most that ever lies in each zone."""
    facts = _facts(states, zones)
    return {style.name: laid_out(facts, style) for style in (NARROW, WIDE, STAGE)}


def _facts(states: Sequence[State], zones: Sequence[Zone]) -> Facts:
    tables = _tables(states)
    most = {zone.id: max((table.get(zone.id, ()) for table in tables), key=len, default=()) for zone in zones}
    return Facts(
        zones=[zone._replace(pieces=most[zone.id]) for zone in zones],
        open_hands=frozenset(
            zone.owner for zone in zones if zone.kind == "hand" and zone.owner is not None and _is_open(zone, tables)
        ),
        open_specials=frozenset(
            zone.owner
            for zone in zones
            if zone.kind == "specials" and zone.owner is not None and _is_open(zone, tables)
        ),
        two_slots=any(_laid_twice(table) for table in tables),
    )


def _tables(states: Sequence[State]) -> list[Lying]:
    return [{zone.id: zone.pieces for zone in zones_of(state)} for state in states]


def _is_open(zone: Zone, tables: Sequence[Lying]) -> bool:
    """Is this a hand in which a card can be seen at some time?"""
    return zone.kind in HANDS and any(piece != UNKNOWN for table in tables for piece in table.get(zone.id, ()))


def _laid_twice(table: Lying) -> bool:
    """Has somebody a chosen and a revealed card at once?"""
    chosen = [name for name, pieces in table.items() if name.startswith("chosen") and pieces]
    return any(table.get(name.replace("chosen", "revealed")) for name in chosen)


def face(state: State, zone: Zone, piece: str) -> str:
    """Chosen cards and piles lie face down. An unknown card is a plain back in a hand and asks a question elsewhere.

    A special card on a row is drawn small: it shows only its sign.
    """
    if zone.kind in FACE_DOWN or (zone.kind in HANDS and piece == UNKNOWN):
        return SPECIAL_BACK if zone.kind in ("deck", "specials") else BACK
    return piece


def draw(face: str) -> Face:
    return special_faces.draw(face) if face in (*KINDS, SPECIAL_BACK) else faces.draw(face)


def label(state: State, zone: Zone) -> Phrase | None:
    """The number of a row, the name of a player, the heads in a pile."""
    if zone.kind == "row":
        return _row_label(state, int(zone.id.rpartition("-")[2]))
    if zone.kind in COMMON:
        return Phrase(f"label-{zone.kind}")
    if zone.kind == "beside":
        return None
    assert zone.owner is not None
    if zone.kind != "pile":
        return Phrase("label-seat", Args(seat=zone.owner))
    return _pile_label(state, zone.owner)


def _row_label(state: State, number: int) -> Phrase | None:
    """A label without a row is not written."""
    gone = state.variant == ANNIVERSARY and not state.rows[number - 1] and not lying_on(state, number - 1)
    return None if gone else Phrase("label-row", Args(n=number))


def _pile_label(state: State, seat: Seat) -> Phrase | None:
    pile, total = state.piles[seat], state.totals[seat]
    if not pile and not total:
        return None
    if HIDDEN in pile:
        return Phrase("label-pile-unknown", Args(seat=seat, count=len(pile)))
    if total:
        return Phrase("label-total", Args(seat=seat, total=total, heads=worth(pile)))
    return Phrase("label-pile", Args(seat=seat, heads=worth(pile), count=len(pile)))
