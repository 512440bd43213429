"""Pega em 6! (6 nimmt!), by Wolfgang Kramer: base game, professional and anniversary variant.

>>> from ludoteca_engine import GAMES
>>> game = GAMES["pega6"]
>>> end = game.settle(game.parse("pega6 base | rows 12 / 37 / 43 / 58 | revealed p1 14 p2 44"))
>>> [event.kind for event in end.events]
['card-placed', 'card-placed']
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
    notation,
    questions,
    refusals,
    rulebook,
    rules,
    state,
    views,
    zones,
)

GAME: Game[state.State] = Game(
    id=state.GAME_ID,
    variants=state.VARIANTS,
    options=state.OPTIONS,
    rules=rulebook.RULES,
    examples=examples.EXAMPLES,
    refers={
        "seat": "seat",
        "owner": "seat",
        "missing": "seat",
        "winners": "seat",
        "card": "{}",
        "cards": "{}",
        "lowest": "{}",
        "end": "{}",
        "ends": "{}",
        "right_end": "{}",
        "row": "row-{}",
        "moved": "{}",
        "named": "{}",
        "back": "{}",
        "after": "{}",
        "before": "{}",
        "rows": "row-{}",
        "suggest": "{}",
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
    carry_out=happenings.carry_out,
    go_on=happenings.go_on,
    outcome=ending.outcome,
    count=counts.count,
    question=questions.question,
    seen_by=views.seen_by,
    told=views.told,
    fill=views.fill,
    zones=zones.zones,
    fields=editing.fields,
    put=editing.put,
    lift=editing.lift,
    set_field=editing.set_field,
    names=state.seat_names,
    piece=state.piece,
    written=state.written,
)
