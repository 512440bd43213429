"""The table of Tricky Twist: score card and bonus cards, the trick in the middle, and a place for every player."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca_engine.core import Args, Phrase, Seat, Zone
from ludoteca_engine.tricky_twist.cards import suit
from ludoteca_engine.tricky_twist.rules import led_card
from ludoteca_engine.tricky_twist.scoring import features, trick_count
from ludoteca_engine.tricky_twist.state import Stage, State, seats, value_sides_up
from ludoteca_engine.tricky_twist.state import zones as zones_of
from ludoteca_engine.tricky_twist.uses import WORDLESS

from ..faces import Face
from ..faces import tricky_twist as faces
from ..faces.cards import BACK
from ..layout import Layout
from .tricky_twist_figures import figures
from .tricky_twist_layouts import NARROW, STAGE, WIDE, laid_out

__all__ = ["draw", "face", "figures", "label", "layouts", "zones"]

FACE_DOWN = ("reserve", "trick", "covered", "scorepile")
NEVER_SHOWN = ("removed", "scored", "scorepile")
ORDER = (
    *("score", "supply", "turnedsupply", "middle", "hand", "aside", "reserve"),
    *("bonus", "turned", "trick", "false", "covered"),
)


def zones(states: Sequence[State]) -> tuple[Zone, ...]:
    """What holds a card at some time; for every player a hand, which carries the name, and a place in the middle."""
    found: dict[str, Zone] = {}
    tricks_played = any(card is not None for state in states for card in state.middle)
    present = _present(states)
    for zone in (zone for state in states for zone in zones_of(state)):
        empty_place = zone.kind == "hand" or (zone.kind == "middle" and tricks_played)
        shown = zone.pieces or (empty_place and zone.owner in present)
        if shown and zone.kind not in NEVER_SHOWN:
            found[zone.id] = Zone(zone.id, owner=zone.owner)
    if not _bonus_in_play(states):
        found.pop("supply", None)
        found.pop("turnedsupply", None)
    return tuple(sorted(found.values(), key=_order))


def _present(states: Sequence[State]) -> set[Seat]:
    """Players who ever have a card or points; all of them where nobody has."""
    having = {zone.owner for state in states for zone in zones_of(state) if zone.pieces and zone.owner is not None}
    having |= {seat for state in states for seat in seats(state) if state.points[seat] or state.totals[seat]}
    return having or {seat for state in states for seat in seats(state)}


def _bonus_in_play(states: Sequence[State]) -> bool:
    """Is the supply worth its place: can anybody take from it, or does it change?"""
    return any(state.stage in (Stage.BONUS, Stage.RECALL, Stage.DEAL) for state in states) or any(
        len(states) > 1 and any(state.bonus[seat] for seat in seats(state)) and state.stage != Stage.USES
        for state in states
    )


def _order(zone: Zone) -> tuple[int, int, int]:
    """The common things, then the middle, then seat by seat."""
    number = zone.id.rpartition("-")[2]
    owner = -1 if zone.owner is None else zone.owner if zone.kind != "middle" else -1
    return owner, ORDER.index(zone.kind), int(number) if number.isdigit() else zone.owner or 0


def layouts(states: Sequence[State], zones: Sequence[Zone]) -> dict[str, Layout]:
    """The three layouts, with room for the most that ever lies in each zone."""
    most: dict[str, int] = dict.fromkeys([zone.id for zone in zones], 0)
    for zone in (zone for state in states for zone in zones_of(state)):
        if zone.id in most:
            most[zone.id] = max(most[zone.id], len(zone.pieces))
    return {style.name: laid_out(zones, most, style) for style in (NARROW, WIDE, STAGE)}


def face(state: State, zone: Zone, piece: str) -> str:
    """Reserves and tricks lie face down, false tricks face up; a variable bonus card shows the side that is up."""
    if zone.kind in FACE_DOWN or (piece == "?" and zone.kind in ("hand", "aside")):
        return BACK
    return faces.name_of(piece, state.tables.printed_on(piece, value_side=value_sides_up(state)))


def draw(face: str) -> Face:
    return faces.draw(face)


def label(state: State, zone: Zone) -> Phrase | None:
    """Names, the led suit, and how many cards or piles there are."""
    seat = zone.owner
    if zone.kind == "score":
        return Phrase("score-word", Args(score=state.score)) if state.score else Phrase("zone-score")
    if seat is None:
        return Phrase(f"label-{zone.kind}")
    if zone.kind == "hand":
        return _seat_label(state, seat)
    if zone.kind == "middle":
        led = led_card(state) if seat == state.leader else None
        return Phrase("label-leads", Args(seat=seat, suit=suit(led))) if led else Phrase("label-seat", Args(seat=seat))
    if zone.kind == "trick":
        return Phrase("label-tricks", Args(count=trick_count(state, seat))) if zone.id.endswith("-1") else None
    if zone.kind == "false":
        return Phrase("label-false", Args(count=len(features(state, seat))))
    if zone.kind in ("bonus", "turned"):
        return _bonus_label(state, seat)
    return Phrase(f"label-{zone.kind}", Args(count=len(zone.pieces))) if zone.kind != "covered" else None


def _seat_label(state: State, seat: Seat) -> Phrase:
    """The name; with points while a round is being counted, with the total afterwards."""
    points, total = state.points[seat], state.totals[seat]
    if state.stage in (Stage.DEAL, Stage.OVER):
        return Phrase("label-total", Args(seat=seat, points=points, before=total - points, total=total))
    if points or total:
        return Phrase("label-points", Args(seat=seat, points=points or total))
    return Phrase("label-seat", Args(seat=seat))


def _bonus_label(state: State, seat: Seat) -> Phrase:
    """What bonus cards count as; what is planned in secret is shown to whoever may see it."""
    noted = [(owned.card, owned.use) for owned in state.bonus[seat] if owned.use != WORDLESS]
    planned = [(card, " ".join(words)) for card, *words in state.plans[seat]]
    used = tuple(Args(bonus=card, use=use) for card, use in (*noted, *planned) if use)
    return Phrase("label-uses", Args(uses=used)) if used else Phrase("label-bonus")
