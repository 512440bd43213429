"""What a hand touches to play Tricky Twist, and what it can mean by touching something."""

from __future__ import annotations

from ..core import Seat, Zone
from ..core.gestures import Gesture, Gestures, Part, by, card, cards, on
from ..core.touching import Handling
from .cards import BONUS_CARDS, DECK, FLIP, SCORE_CARDS, VARIABLE
from .moves import ASIDE, DRAW, PEEK, PLAY, RECALL, RETURN, TAKE, USE, parse_move
from .rules import interrupts, moves_of, to_act
from .state import Stage, State, seats, value_sides_up, zones
from .tables import STEP_SIDE, STEPS

IN_RESERVE = (by(card("reserve")), by(card("reserve"), on("middle")))
GESTURES: Gestures = {
    PLAY: (by(card("hand")), by(card("hand"), on("middle")), *IN_RESERVE),
    ASIDE: (by(cards("hand")), by(cards("hand"), on("aside"))),
    RETURN: (by(card("aside")), by(card("aside"), on("hand"))),
    DRAW: (by(on("reserve")), by(on("reserve"), on("hand"))),
    PEEK: (by(on("reserve")),),
    TAKE: (by(card("supply")), by(card("supply"), on("bonus"))),
    RECALL: (by(card("false")), by(card("false"), on("hand")), by(card("false", anyones=True))),
}
TURNED = {"turnedsupply": "supply", "turned": "bonus"}
"""Zones of bonus cards that show their value side."""


def box(state: State) -> tuple[str, ...]:
    """Number cards, score cards and bonus cards."""
    return (*DECK, *SCORE_CARDS, *BONUS_CARDS)


def _gestures(state: State) -> Gestures:
    # While reserves are chosen a card of the hand is put aside; at any other time it is played.
    first = ASIDE if state.stage == Stage.RESERVE else PLAY
    return {first: GESTURES[first], **GESTURES, USE: _uses(state)}


def _uses(state: State) -> tuple[Gesture, ...]:
    """Two bonus cards are used on a pile; the others need a word at most, which is not on the table."""
    turned = value_sides_up(state)
    changing = frozenset(each for each in VARIABLE if turned and state.tables.side_of(each) == STEP_SIDE)
    others = frozenset(BONUS_CARDS) - changing - {FLIP}
    flip, step = card("bonus", frozenset((FLIP,))), card("bonus", changing)
    own_trick = Part("trick", place=True, piece=True)
    piles = (card("false", anyones=True), card("bonus", anyones=True))
    return (
        by(flip, own_trick),
        *(by(flip, pile) for pile in (*piles, card("trick", anyones=True))),
        *(by(step, pile, endings=STEPS) for pile in piles),
        by(card("bonus", others)),
    )


def _acting(state: State, verb: str) -> tuple[Seat, ...]:
    return to_act(state) or tuple(seats(state)[:1])


def _kind(zone: Zone) -> str:
    return TURNED.get(zone.kind, zone.kind)


def _word(zone: Zone) -> str:
    """How a trick is named: `trick-p1-2` is T2."""
    return f"T{zone.id.rpartition('-')[2]}"


_HANDLING: Handling[State] = Handling(
    gestures=_gestures,
    zones=zones,
    to_act=to_act,
    moves_of=moves_of,
    interrupts=interrupts,
    parse_move=parse_move,
    acting=_acting,
    kind=_kind,
    word=_word,
)
touches, meant = _HANDLING.touches, _HANDLING.meant
