"""What a hand touches to play the toy, and what it can mean by touching something."""

from __future__ import annotations

from ludoteca_engine.core.gestures import Gestures, by, card
from ludoteca_engine.core.touching import Handling
from tests.engine.toy.notation import parse_move
from tests.engine.toy.rules import interrupts, moves_of, to_act
from tests.engine.toy.state import DECK, State, zones

GESTURES: Gestures = {"aside": (by(card("hand")),), "back": (by(card("aside")),)}


def box(state: State) -> tuple[str, ...]:
    return tuple(map(str, DECK))


HANDLING: Handling[State] = Handling(
    gestures=lambda state: GESTURES,
    zones=zones,
    to_act=to_act,
    moves_of=moves_of,
    interrupts=interrupts,
    parse_move=parse_move,
    acting=lambda state, verb: to_act(state),
)
