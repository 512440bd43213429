"""What a learner can be asked before a step of an example is shown. Every answer's feedback is the engine's own."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..core import Args, Choice, Event, Move, Page, Phrase, Question, Refusal
from .board import BY_NAME, NAMES, SIDE, Space, ends
from .lines import found_at
from .refusals import refusals
from .rules import CLAIM, PLAY
from .state import HAND_SIZE, ONE_EYED, State, goal, seats, space_phrase, won_by

MOST_RIGHT, MOST_WRONG = 2, 4

Ask = Callable[[Page[State], Event], Question | None]


def question(page: Page[State]) -> Question | None:
    """The question that this page answers."""
    if isinstance(page.said, Refusal):
        return _may_it(page, page.said)
    ask = _ASKS.get(page.said.kind) if page.said else None
    return ask(page, page.said) if ask and page.said else None


def _may_it(page: Page[State], refusal: Refusal) -> Question | None:
    """A move is about to be tried: will it be allowed?"""
    if page.move is None:
        return None
    named = ("line",) if page.move.verb == CLAIM else ("card", "space")
    args = Args(dict(zip(named, page.move.args, strict=False)), seat=page.move.seat)
    return Question(
        Phrase(f"ask-may-{page.move.verb}", args),
        (Choice(Phrase("option-yes"), False, refusal), Choice(Phrase("option-no"), True, refusal)),
    )


def _where(page: Page[State], event: Event) -> Question | None:
    """Which spaces are legal for this card, or which chip may be taken? Every answer is judged."""
    # Somebody who does not see the hand cannot judge other moves with it.
    if page.move is None or refusals(page.before, page.move):
        return None
    card, chosen = page.move.args[0], BY_NAME[page.move.args[1]]
    choices = tuple(_judged(page, event, space) for space in sorted(_candidates(page.before, page.move, chosen)))
    key = "ask-which-chip" if card in ONE_EYED else "ask-which-space"
    return Question(Phrase(key, Args(seat=page.move.seat, card=card)), choices)


def _judged(page: Page[State], event: Event, space: Space) -> Choice:
    assert page.move is not None
    move = Move(page.move.seat, PLAY, (page.move.args[0], NAMES[space]))
    refused = refusals(page.before, move)
    why = refused[0] if refused else event
    return Choice(space_phrase(page.before, space), not refused, why, NAMES[space])


def _candidates(state: State, move: Move, chosen: Space) -> Iterator[Space]:
    """The space that is played, another legal one, and the nearest wrong one for each reason there is."""
    right = 0
    reasons: set[str] = set()
    for space in sorted(range(SIDE * SIDE), key=lambda each: (_distance(each, chosen), each)):
        refused = refusals(state, Move(move.seat, PLAY, (move.args[0], NAMES[space])))
        if not refused and right < MOST_RIGHT:
            right += 1
            yield space
        elif refused and refused[0].kind not in reasons and len(reasons) < MOST_WRONG:
            reasons.add(refused[0].kind)
            yield space


def _distance(one: Space, other: Space) -> int:
    (row, column), (there, across) = divmod(one, SIDE), divmod(other, SIDE)
    return max(abs(row - there), abs(column - across))


def _how_many_lines(page: Page[State], event: Event) -> Question | None:
    """A chip that has neighbours is about to be placed: what does it complete?"""
    colour, space = event.args["side"], BY_NAME[event.args["space"]]
    found = found_at(page.state, space, colour)
    made = len(found.certain) + bool(found.choice)
    if not made and not event.args["lines"]:
        return None
    windows = (*found.certain, *found.choice[:1])
    args = Args(event.args, made=made, made_of=tuple(map(ends, windows)))
    rules = ("SEQ-32", "SEQ-C08") if made > 1 else ("SEQ-32",)
    about = tuple(NAMES[each] for window in windows for each in window)
    why = Event("lines-judged", rules, args, about)
    choices = tuple(Choice(Phrase("option-lines", Args(count=count)), count == made, why) for count in range(3))
    return Question(Phrase("ask-how-many-lines", event.args), choices)


def _is_it_over(page: Page[State], event: Event) -> Question:
    """A Sequence has just been made: is that enough?"""
    colour = event.args["side"]
    wins = won_by(page.state, colour) >= goal(page.state)
    args = Args(event.args, wins=wins, count=won_by(page.state, colour), goal=goal(page.state))
    why = Event("goal-judged", ("SEQ-33",) if goal(page.state) > 1 else ("SEQ-35",), args)
    return Question(
        Phrase("ask-enough", event.args),
        (Choice(Phrase("option-yes"), wins, why), Choice(Phrase("option-no"), not wins, why)),
    )


def _dead(page: Page[State], event: Event) -> Question:
    return Question(
        Phrase("ask-dead", event.args),
        (Choice(Phrase("option-yes"), True, event), Choice(Phrase("option-no"), False, event)),
    )


def _number(key: str, numbers: range) -> Ask:
    def ask(page: Page[State], event: Event) -> Question:
        choices = tuple(
            Choice(Phrase("option-number", Args(count=number)), number == event.args["result"], event)
            for number in numbers
        )
        return Question(Phrase(key, event.args), choices)

    return ask


def _first(page: Page[State], event: Event) -> Question:
    choices = tuple(
        Choice(Phrase("option-seat", Args(seat=seat)), seat == event.args["first"], event)
        for seat in seats(page.before)
    )
    return Question(Phrase("ask-first"), choices)


def _dealt(page: Page[State], event: Event) -> Question:
    choices = tuple(
        Choice(Phrase("option-number", Args(count=size)), size == event.args["size"], event)
        for size in sorted(set(HAND_SIZE.values()))
    )
    return Question(Phrase("ask-dealt", event.args), choices)


_ASKS: dict[str, Ask] = {
    "card-played": _where,
    "chip-placed": _how_many_lines,
    "sequence-made": _is_it_over,
    "card-exchanged": _dead,
    "spaces-counted": _number("ask-spaces", range(3)),
    "sequences-counted": _number("ask-sequences", range(3)),
    "pictures-counted": _number("ask-pictures", range(3)),
    "first-decided": _first,
    "hands-dealt": _dealt,
}
