"""Twisted, by Andreas Spies and Reinhard Staupe: a row of cards for 2 to 4 players, with the expert variant.

>>> from ludoteca_engine import GAMES
>>> game = GAMES["twisted"]
>>> table = game.parse("twisted | row 34 41 49 57 | hands p1 94 12 p2 58 | pile ?*30")
>>> game.play(table, "p1 twist 94 49").state.row
(34, 41, 57)
"""

from ..core import Game
from . import (
    actions,
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

GAME: Game[state.State] = Game(
    id=state.GAME_ID,
    variants=state.VARIANTS,
    options=state.OPTIONS,
    rules=rulebook.RULES,
    examples=examples.EXAMPLES,
    refers={
        "seat": "seat",
        "next": "seat",
        "dealer": "seat",
        "winners": "seat",
        "card": "{}",
        "cards": "{}",
        "twin": "{}",
        "shown": "{}",
        "removed": "{}",
        "end": "{}",
        "fitting": "{}",
        "frogs": "{}",
        "closing": "{}",
        "missing": "{}",
        "alone": "{}",
    },
    set_up=deal.set_up,
    parse=notation.parse,
    text=notation.text,
    parse_move=notation.parse_move,
    faults=faults.faults,
    to_act=rules.to_act,
    moves_of=rules.moves_of,
    interrupts=rules.interrupts,
    refusals=refusals.refusals,
    carry_out=actions.carry_out,
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
    written=state.written,
)
