"""Questions with a number or a name as answer: ranges, twins, points, winners."""

from __future__ import annotations

from collections.abc import Iterable

from ..core import Args, Choice, Event, Phrase, Question, Refusal
from .row import Range
from .state import DECK, FROG_COST, State, seats


def which_range(event: Event, others: Iterable[Range]) -> Question | None:
    """The range at the new right end, among ranges somebody might think of."""
    right = Range(event.args["low"], event.args["high"])
    ranges = sorted({right, *others})
    if len(ranges) < 2:
        return None
    no = Refusal("other-range", ("TW-30", "TW-11"), event.args, event.about)
    choices = tuple(
        Choice(
            Phrase("option-range", Args(low=each.low, high=each.high)), each == right, event if each == right else no
        )
        for each in ranges
    )
    return Question(Phrase("ask-next-range", event.args), choices)


def which_twin(state: State, event: Event) -> Question:
    """The card with swapped digits, none at all, or something that only looks similar."""
    card = event.args["card"]
    right = event.args["result"]
    doubles = [digit * 11 for digit in (card // 10, card % 10) if digit * 11 in DECK]
    offered = sorted({*doubles, card + 1 if card + 1 in DECK else card - 1, *([right] if right else [])})
    choices = [Choice(Phrase("option-card", Args(card=each)), each == right, event) for each in offered]
    choices.append(Choice(Phrase("option-no-card"), not right, event))
    return Question(Phrase("ask-twin", Args(card=card)), tuple(choices))


def minus_points(state: State, event: Event) -> Question | None:
    """What a pile costs: do frogs count five?"""
    number = len(event.args["cards"])
    offered = {event.args["cost"], number, number * FROG_COST}
    return _numbers("ask-minus", event, offered, event.args["cost"])


def result(state: State, event: Event) -> Question | None:
    """The result of whoever took most: less, not plus; frogs count five; hands count nothing."""
    scores = event.args.get("scores", (event.args,))
    if not scores:
        return None
    asked = max(scores, key=lambda score: score["minus"])
    seat, plus, minus = asked["seat"], asked["plus"], asked["minus"]
    taken = len(state.minus[seat] + state.penalty[seat])
    held = len(state.hands[seat] or ())
    offered = {asked["result"], plus + minus, plus - taken, asked["result"] - held}
    return _numbers("ask-result", event, offered, asked["result"], Args(seat=seat))


def _numbers(key: str, event: Event, offered: set[int], right: int, args: Args | None = None) -> Question | None:
    if len(offered) < 2:
        return None
    choices = tuple(
        Choice(Phrase("option-number", Args(number=each)), each == right, event) for each in sorted(offered)
    )
    return Question(Phrase(key, event.args if args is None else args), choices)


def penalty(state: State, event: Event) -> Question:
    """Expert variant: what follows the lone card?"""
    no = Refusal("top-card-too", ("TW-PRO-02",), event.args)
    return Question(
        Phrase("ask-penalty", event.args),
        (
            Choice(Phrase("option-nothing-more"), False, no),
            Choice(Phrase("option-own-card"), False, no),
            Choice(Phrase("option-top-card"), True, event),
        ),
    )


def winners(state: State, event: Event) -> Question:
    won = event.args["winners"]
    alone = len(won) == 1
    choices = [
        Choice(Phrase("option-wins", Args(seat=seat, total=state.totals[seat])), alone and seat in won, event)
        for seat in seats(state)
    ]
    if not alone:
        choices.append(Choice(Phrase("option-share", Args(winners=won)), True, event))
    return Question(Phrase("ask-winner"), tuple(choices))
