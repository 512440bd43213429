"""Tricky Twist, by Taylor Reiner: tricks, false tricks and the art of having as many of one as of the other.

>>> from ludoteca_engine import GAMES
>>> game = GAMES["tricky-twist"]
>>> start = game.parse("tricky-twist | hands p1 2D p2 3D p3 4D | middle p1 7W p2 9W p3 2O")
>>> [event.kind for event in game.settle(start).events]
['trick-won', 'false-trick', 'bonus-due']
"""

from . import (
    cards,
    counts,
    deal,
    editing,
    ending,
    examples,
    faults,
    happenings,
    notation,
    questions,
    refusals,
    rulebook,
    rules,
    state,
    touching,
    views,
)
from .tables import TrickyTwistTables

__all__ = ["GAME", "TrickyTwistTables"]

SEATS = ("seat", "owner", "missing", "empty", "winners", "order")
CARDS = ("card", "cards", "led", "held", "others", "high", "under")

GAME = deal.TrickyTwist(
    id=state.GAME_ID,
    variants=state.VARIANTS,
    options=state.OPTIONS,
    rules=rulebook.RULES,
    examples=examples.EXAMPLES,
    refers={**dict.fromkeys(SEATS, "seat"), **dict.fromkeys(CARDS, "{}")},
    set_up=deal.set_up,
    parse=notation.parse,
    text=notation.text,
    parse_move=notation.parse_move,
    faults=faults.faults,
    to_act=rules.to_act,
    moves_of=rules.moves_of,
    interrupts=rules.interrupts,
    refusals=refusals.refusals,
    carry_out=happenings.carry_out,
    go_on=happenings.go_on,
    outcome=ending.outcome,
    standing=ending.standing,
    count=counts.count,
    question=questions.question,
    seen_by=views.seen_by,
    told=views.told,
    fill=views.fill,
    box=touching.box,
    touches=touching.touches,
    meant=touching.meant,
    zones=state.zones,
    fields=editing.fields,
    put=editing.put,
    lift=editing.lift,
    set_field=editing.set_field,
    names=state.seat_names,
    piece=cards.piece,
)
