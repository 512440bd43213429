"""What a learner can be asked before a step of an example is shown. Every answer's feedback is the engine's own."""

from __future__ import annotations

from ..core import Args, Choice, Event, Move, Page, Phrase, Question, Refusal, Seat, Story
from .actions import carry_out
from .asked_numbers import minus_points, penalty, result, which_range, which_twin, winners
from .refusals import refusals
from .row import reach
from .rules import DRAW, LAY, TAKE, TWIST, is_opening
from .state import Card, Cards, Stage, State, is_frog, next_seat, twin

MOST_CARDS = 5


def question(page: Page[State]) -> Question | None:
    """The question that this page answers."""
    if isinstance(page.said, Refusal):
        return _may_it(page, page.said)
    if page.said is None:
        return None
    if page.said.kind == "card-drawn":
        return _next_range(page, page.said)
    ask = _ASKS.get(page.said.kind)
    return ask(page.before, page.said) if ask else None


def _may_it(page: Page[State], refusal: Refusal) -> Question | None:
    """A move is about to be tried: will it be allowed?"""
    if page.move is None:
        return None
    cards = page.move.args
    args = Args(seat=page.move.seat, card=cards[-1] if cards else 0, shown=cards[0] if cards else 0)
    return Question(
        Phrase(f"ask-may-{page.move.verb}", args),
        (Choice(Phrase("option-yes"), False, refusal), Choice(Phrase("option-no"), True, refusal)),
    )


def _which_card(state: State, event: Event) -> Question | None:
    """Cards of the hand, some that fit and some that nearly do: which may be laid?"""
    seat, hand = event.args["seat"], state.hands[event.args["seat"]] or ()
    offered = _offered(hand, event.args["card"], event.args["end"])
    choices = tuple(_lay_choice(state, seat, card) for card in offered)
    if all(choice.right for choice in choices):
        return None
    return Question(Phrase("ask-which-card", event.args), choices)


def _offered(hand: Cards, laid: Card, end: Card) -> Cards:
    """The laid card and those nearest to the right end, in the order they are held."""
    known = [card for card in hand if card]
    near = sorted((card for card in known if card != laid), key=lambda card: abs(card - end))
    return tuple(card for card in known if card in (laid, *near[: MOST_CARDS - 1]))


def _lay_choice(state: State, seat: Seat, card: Card) -> Choice:
    """The refusal of laying a card, or the event it would bring."""
    move = Move(seat, LAY, (card,))
    refused = refusals(state, move)
    why = refused[0] if refused else _first_event(state, move)
    return Choice(Phrase("option-card", Args(card=card)), not refused, why, str(card))


def _first_event(state: State, move: Move) -> Event:
    story = Story(state)
    carry_out(story, move)
    return story.events[0]


def _how_to_open(state: State, event: Event) -> Question:
    """A row has to be opened: only a lay will do, and any card."""
    seat = event.args["seat"]
    choices = [
        Choice(Phrase("option-any-card"), True, event),
        _refused_choice(state, Move(seat, DRAW), Phrase("option-draw")),
    ]
    if state.stage == Stage.REOPEN:
        args = Args(seat=seat, next=next_seat(state, seat))
        not_over = Refusal("turn-not-over", ("TW-53",), args)
        choices.append(Choice(Phrase("option-pass", args), False, not_over))
    else:
        choices.append(_refused_choice(state, Move(seat, TAKE), Phrase("option-take")))
    return Question(Phrase("ask-open", event.args), tuple(choices))


AT = {DRAW: "pile", TAKE: "row"}
"""Where one may point instead of choosing from the list."""


def _refused_choice(state: State, move: Move, say: Phrase) -> Choice:
    return Choice(say, False, refusals(state, move)[0], AT.get(move.verb, ""))


def _what_leaves(state: State, event: Event) -> Question:
    """What a twist removes, and where it goes."""
    args = event.args
    wrong = [("option-swap", Refusal("twin-leaves-too", ("TW-45",), args))]
    wrong.append(("option-to-hand", Refusal("not-into-hand", ("TW-45",), args)))
    if args["closing"]:
        wrong.append(("option-rest", Refusal("only-one-leaves", ("TW-21", "TW-11"), args)))
    right = Choice(Phrase("option-both", args), True, event)
    return Question(
        Phrase("ask-what-leaves", args),
        (wrong_choice(*wrong[0], args), right, *(wrong_choice(*each, args) for each in wrong[1:])),
    )


def wrong_choice(key: str, why: Refusal, args: Args) -> Choice:
    return Choice(Phrase(key, args), False, why)


def _what_now(state: State, event: Event) -> Question | None:
    """Somebody is about to take the row: because nothing else is left, or freely?"""
    seat, reason = event.args["seat"], event.args["reason"]
    if reason == "may":
        yes, no = Choice(Phrase("option-yes"), True, event), Choice(Phrase("option-no"), False, event)
        return Question(Phrase("ask-may-take-anyway", event.args), (yes, no))
    if reason != "must":
        return None
    near = min(state.hands[seat] or (), key=lambda card: abs(card - state.row[-1]))
    lay = _refused_choice(state, Move(seat, LAY, (near,)), Phrase("option-lay", Args(card=near)))
    twisted = next((card for card in state.row if not is_frog(card)), state.row[0])
    twist = Move(seat, TWIST, (twin(twisted) or twisted, twisted))
    return Question(
        Phrase("ask-what-now", event.args),
        (
            lay,
            _refused_choice(state, twist, Phrase("option-twist", Args(card=twisted))),
            Choice(Phrase("option-take"), True, event, AT[TAKE]),
            _refused_choice(state, Move(seat, DRAW), Phrase("option-draw")),
        ),
    )


def _next_range(page: Page[State], event: Event) -> Question | None:
    """After a twist: which numbers may the next player lay?"""
    state = page.before
    if page.move is None or page.move.verb != TWIST or is_opening(state):
        return None
    removed = page.move.args[1]
    return which_range(event, (reach((removed,)), reach(state.row[:1])))


_ASKS = {
    "card-laid": _which_card,
    "row-opened": _how_to_open,
    "card-twisted": _what_leaves,
    "row-taken": _what_now,
    "penalty-paid": penalty,
    "round-ended": result,
    "result-counted": result,
    "minus-counted": minus_points,
    "twin-found": which_twin,
    "no-twin": which_twin,
    "game-ended": winners,
}
