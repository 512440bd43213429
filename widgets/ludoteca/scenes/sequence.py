"""The table of Sequence: the board, chips and draw pile, then everybody's hand and discard pile."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca_engine.core import UNKNOWN, Args, Phrase, Saying, Zone
from ludoteca_engine.sequence.board import BY_NAME, DIRECTION_OF, FIVE, NAMES, SIDE
from ludoteca_engine.sequence.rules import targets
from ludoteca_engine.sequence.state import COLOURS, LOCK, SURFACE, TWO_EYED, State, draw_pile, goal, won_by
from ludoteca_engine.sequence.state import zones as zones_of

from ..faces import Face
from ..faces import sequence as faces
from ..faces.cards import BACK
from ..layout import Layout
from . import Grid
from .sequence_layouts import NARROW, STAGE, WIDE, laid_out

NEVER_SHOWN = ("stock", "below", "boxb", "boxg", "boxr")
SUPPLIES = ("chipsb", "chipsg", "chipsr")
IN_FULL = True
ALWAYS_SHOWN = frozenset(("board", *NAMES, *SUPPLIES))


def zones(states: Sequence[State]) -> tuple[Zone, ...]:
    """The board first, so that it lies under the chips; then its spaces; then what is in use."""
    found: dict[str, Zone] = {}
    for zone in (zone for state in states for zone in zones_of(state)):
        shown = zone.pieces or zone.kind in ALWAYS_SHOWN
        if shown and zone.kind not in NEVER_SHOWN:
            most = max(found.get(zone.id, zone).pieces, zone.pieces, key=len)
            found[zone.id] = Zone(zone.id, most, zone.owner)
    return tuple(zone._replace(pieces=()) for zone in sorted(found.values(), key=_order))


def _order(zone: Zone) -> tuple[int, int, int]:
    kinds = ("board", "space", "draw", "chipsb", "chipsg", "chipsr", "hand", "discard", "cut")
    kind = "space" if zone.id in BY_NAME else zone.kind
    return (-1 if zone.owner is None else zone.owner, kinds.index(kind), BY_NAME.get(zone.id, 0))


def grids(zones: Sequence[Zone]) -> tuple[Grid, ...]:
    """The spaces of the board."""
    board = next(number for number, zone in enumerate(zones) if zone.kind == "board")
    return (Grid(on=board, count=len(NAMES), per=SIDE),)


def possible(state: State, saying: Saying | None) -> tuple[str, ...]:
    """Where the card just played can go, or whose chip it can take; the pile, while a draw is owed."""
    if saying is not None and saying.kind == "card-played":
        spaces = targets(state, saying.args["seat"], saying.args["card"])
        # A wild jack may go nearly anywhere: one line round the board says it better than ninety.
        return tuple(NAMES[space] for space in spaces) if saying.args["card"] not in TWO_EYED else (SURFACE,)
    return ("draw",) if saying is not None and saying.kind == "draw-owed" else ()


def layouts(states: Sequence[State], zones: Sequence[Zone]) -> dict[str, Layout]:
    """The three layouts, with room for the most that ever lies in each zone."""
    tables = [{zone.id: zone.pieces for zone in zones_of(state)} for state in states]
    most = [zone._replace(pieces=max((t.get(zone.id, ()) for t in tables), key=len)) for zone in zones]
    open_hands = frozenset(zone.owner for zone in most if _is_open(zone, tables))
    return {style.name: laid_out(most, open_hands, style) for style in (NARROW, WIDE, STAGE)}


def _is_open(zone: Zone, tables: Sequence[dict[str, tuple[str, ...]]]) -> bool:
    """A hand in which a card can be seen at some time."""
    return zone.kind == "hand" and any(piece != UNKNOWN for table in tables for piece in table.get(zone.id, ()))


def face(state: State, zone: Zone, piece: str) -> str:
    """The draw pile lies face down, and so does a card of a hand that nobody knows.

    A Sequence is outlined by the chip in its middle, which is never a corner.
    """
    if zone.id in BY_NAME and piece.endswith(LOCK):
        lines = [line for line in state.sequences if line.spaces[FIVE // 2] == BY_NAME[zone.id]]
        return piece + ",".join(sorted(DIRECTION_OF[line.spaces] for line in lines))
    return BACK if zone.kind == "draw" or (zone.kind == "hand" and piece == UNKNOWN) else piece


def draw(face: str) -> Face:
    return faces.draw(face)


def label(state: State, zone: Zone) -> Phrase | None:
    """Names of players, how many Sequences a side has, cards left to draw. On the board a label only carries marks."""
    if zone.id in BY_NAME or zone.id == SURFACE:
        return Phrase("label-space")
    if zone.kind == "draw":
        return Phrase("label-draw", Args(count=len(draw_pile(state) or ())))
    if zone.kind.startswith("chips"):
        return _side_label(state, COLOURS["bgr".index(zone.id[-1])])
    if zone.kind == "discard":
        return Phrase("label-discard")
    if zone.owner is None:
        return None
    key = "label-owing" if zone.owner in state.owed and zone.kind == "hand" else "label-hand"
    return Phrase(key, Args(seat=zone.owner))


def _side_label(state: State, colour: str) -> Phrase:
    if not any(state.board):
        return Phrase("side", Args(side=colour))
    return Phrase("label-side", Args(side=colour, count=won_by(state, colour), goal=goal(state)))
