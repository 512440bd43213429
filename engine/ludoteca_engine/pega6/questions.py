"""What a learner can be asked before a step of an example is shown. Every answer's feedback is the engine's own."""

from __future__ import annotations

from ..core import Args, Choice, Event, Move, Page, Phrase, Question, Refusal
from . import counts
from .questions_special import HEAD_COUNTS, SPECIAL_ASKS
from .refusals import refusals
from .rows import row_name
from .rules import PLACE
from .specials import KINDS
from .state import ANNIVERSARY, HEADS, State, seats, worth
from .x_table import takeable


def question(page: Page[State]) -> Question | None:
    """The question that this page answers."""
    if isinstance(page.said, Refusal):
        return _may_it(page, page.said)
    ask = _ASKS.get(page.said.kind) if page.said else None
    assert page.said is None or isinstance(page.said, Event)
    return ask(page.before, page.said) if ask and page.said else None


def _may_it(page: Page[State], refusal: Refusal) -> Question | None:
    """A move is about to be tried: will it be allowed?"""
    if page.move is None:
        return None
    return Question(
        Phrase(f"ask-may-{page.move.verb}", _tried(page.before, page.move)),
        (Choice(Phrase("option-yes"), False, refusal), Choice(Phrase("option-no"), True, refusal)),
    )


def _tried(state: State, move: Move) -> Args:
    """Card, row and special card a move speaks of; the card that is due if it names none."""
    found = {"seat": move.seat, "card": state.revealed[0][0] if state.revealed else 0, "row": "", "special": ""}
    for arg in move.args[:2]:
        if arg in KINDS:
            found["special"] = arg
        elif isinstance(arg, str):
            found["row"] = arg[1:]
        elif arg is move.args[0]:
            found["card"] = arg
    return Args(found)


def _which_row(state: State, event: Event) -> Question:
    card, seat, right = event.args["card"], event.args["seat"], event.args["row"]
    choices = tuple(
        Choice(Phrase("option-row", Args(n=number)), number == right, _why_row(state, event, number), f"row-{number}")
        for number, row in enumerate(state.rows, 1)
        if row
    )
    return Question(Phrase("ask-which-row", Args(card=card, seat=seat)), choices)


def _why_row(state: State, event: Event, number: int) -> Event | Refusal:
    """The event itself for the right row; for any other the refusal of placing the card there."""
    refused = refusals(state, Move(event.args["seat"], PLACE, (event.args["card"], row_name(number - 1))))
    return refused[0] if refused else event


def _full_row(state: State, event: Event) -> Question:
    """Where several rows compete, which one; else, what happens when the one row is full."""
    if len(event.args["possible"]) > 1:
        return _which_row(state, event)
    joins = Refusal("row-is-full", ("P6-14", "P6-15"), event.args, event.about)
    takes_all = Refusal("own-card-stays", ("P6-15",), event.args, event.about)
    return Question(
        Phrase("ask-full-row", event.args),
        (
            Choice(Phrase("option-joins", event.args), False, joins),
            Choice(Phrase("option-takes", event.args), True, event),
            Choice(Phrase("option-takes-all", event.args), False, takes_all),
        ),
    )


def _which_take(state: State, event: Event) -> Question:
    """Any row is allowed; the cheapest is the answer we hope for."""
    open_to_take = takeable(state) if state.variant == ANNIVERSARY else range(len(state.rows))
    costs = {number + 1: worth(state.rows[number]) for number in open_to_take if state.rows[number]}
    best = min(costs.values())
    cheapest = tuple(number for number, cost in costs.items() if cost == best)
    choices = []
    for number, cost in costs.items():
        args = Args(row=number, heads=cost, best=best, cheapest=cheapest)
        kind = "cheap-row" if cost == best else "dear-row"
        choices.append(
            Choice(
                Phrase("option-row", Args(n=number)),
                cost == best,
                Event(kind, ("P6-17", "P6-18"), args),
                f"row-{number}",
            )
        )
    return Question(Phrase("ask-which-take", event.args), tuple(choices))


def _cheapest(state: State, event: Event) -> Question | None:
    if not event.args["cheapest"]:
        return None
    choices = tuple(
        Choice(Phrase("option-row", Args(n=number)), number in event.args["cheapest"], event, f"row-{number}")
        for number in range(1, len(state.rows) + 1)
    )
    return Question(Phrase("ask-cheapest"), choices)


def _heads(state: State, event: Event) -> Question:
    card = event.args["card"]
    why = counts.count(state, "heads", str(card))
    choices = tuple(
        Choice(Phrase("option-heads", Args(heads=number)), number == HEADS[card], why) for number in HEAD_COUNTS
    )
    return Question(Phrase("ask-heads", Args(card=card)), choices)


def _winners(state: State, event: Event) -> Question:
    won = event.args["winners"]
    alone = len(won) == 1
    choices = [
        Choice(Phrase("option-wins", Args(seat=seat, total=state.totals[seat])), alone and seat in won, event)
        for seat in seats(state)
    ]
    if not alone:
        choices.append(Choice(Phrase("option-share", Args(winners=won)), True, event))
    return Question(Phrase("ask-winner"), tuple(choices))


_ASKS = {
    "card-placed": _which_row,
    "card-placed-seven": _which_row,
    "row-taken-full": _full_row,
    "row-taken-low": _which_take,
    "costs-counted": _cheapest,
    "heads-counted": _heads,
    "game-ended": _winners,
    **SPECIAL_ASKS,
}
