"""Sequence: cards, chips and five in a line, for two or three sides.

>>> from ludoteca_engine import GAMES
>>> game = GAMES["sequence"]
>>> start = game.parse("sequence | players 2 | board B r3c3 r3c4 r3c5 r3c6 | hands p1 6D")
>>> [event.kind for event in game.play(start, "p1 play 6D r3c7").events]
['card-played', 'chip-placed', 'sequence-made', 'card-drawn']
"""

from ..core import Game
from . import (
    counts,
    deal,
    editing,
    ending,
    examples,
    faults,
    happenings,
    moves,
    notation,
    questions,
    refusals,
    rulebook,
    rules,
    state,
    touching,
    views,
    writing,
)

GAME: Game[state.State] = Game(
    id=state.GAME_ID,
    variants=state.VARIANTS,
    options=state.OPTIONS,
    rules=rulebook.RULES,
    examples=examples.EXAMPLES,
    refers={
        **dict.fromkeys(("seat", "asked", "next", "accused", "lowest", "first", "dealer", "tied"), "seat"),
        **dict.fromkeys(("winners", "seats"), "seat"),
        **dict.fromkeys(("card", "cards", "shown"), "{}"),
        **dict.fromkeys(("space", "spaces", "others", "taken", "freed", "chip", "corners", "shared", "theirs"), "{}"),
    },
    set_up=deal.set_up,
    parse=notation.parse,
    text=writing.text,
    parse_move=moves.parse_move,
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
    piece=state.piece,
    zone=state.zone,
    written=state.written,
    endless=state.ENDLESS,
)
