"""A tiny game that lives outside the engine: the proof that a new game needs nothing outside its own rooms.

Everybody secretly sets two cards aside, the higher sum scores, hands are drawn up again. It has what is hard about the
real games: a choice all make at once, a decision with parts, hidden cards, and an interrupt (taking a part back).
"""

from pathlib import Path

from ludoteca_engine.core import (
    Args,
    Choice,
    Count,
    Event,
    Example,
    Game,
    Kind,
    Page,
    Part,
    Phrase,
    Play,
    Question,
    Refusal,
    Rule,
    Try,
)
from tests.engine.toy import notation, rules, state, touching, views

TEXTS = Path(__file__).parent / "texts"
RULES = tuple(Rule(f"TOY-0{n}", Kind.JUDGED if n < 5 else Kind.COMPUTED, "made up") for n in range(1, 8))
START = "toy base | hands p1 1 2 3 4 p2 5 6 7 8 | pile 9 10 11 12"
SCRIPT = (
    Count("size", "p1", 4),
    Play("p1 aside 3"),
    Try("p1 close", ("TOY-03",)),
    Play("p1 back 3"),
    Play("p1 aside 4"),
)


def count(table: state.State, what: str, of: str) -> Event:
    seat = int(of[1:]) - 1
    return Event("size-counted", ("TOY-02",), Args(seat=seat, result=len(table.hands[seat])))


def question(page: Page[state.State]) -> Question | None:
    if not isinstance(page.said, Refusal):
        return None
    answers = (Choice(Phrase(f"option-{word}"), word == "no", page.said) for word in ("yes", "no"))
    return Question(Phrase("ask-may", Args(move=str(page.move))), tuple(answers))


TOY: Game[state.State] = Game(
    id="toy",
    variants=("base",),
    options=state.OPTIONS,
    rules=RULES,
    examples=(Example("toy/first", ("TOY-03",), "made up", 1, (Part("first", START, SCRIPT),)),),
    refers={"winners": "seat", "card": "{}"},
    names=lambda table: (),
    count=count,
    question=question,
    set_up=rules.set_up,
    to_act=rules.to_act,
    moves_of=rules.moves_of,
    interrupts=rules.interrupts,
    refusals=rules.refusals,
    carry_out=rules.carry_out,
    go_on=rules.go_on,
    outcome=rules.outcome,
    standing=lambda table: table.points,
    faults=rules.faults,
    seen_by=views.seen_by,
    told=views.told,
    fill=views.fill,
    box=touching.box,
    touches=touching.HANDLING.touches,
    meant=touching.HANDLING.meant,
    parse=notation.parse,
    text=notation.text,
    parse_move=notation.parse_move,
    put=notation.put,
    lift=notation.lift,
    fields=notation.fields,
    set_field=notation.set_field,
    zones=state.zones,
    piece=state.piece,
)

__all__ = ["TEXTS", "TOY"]
