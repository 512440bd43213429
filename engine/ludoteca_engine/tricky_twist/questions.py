"""What a learner can be asked before a step of an example is shown. Every answer's feedback is the engine's own."""

from __future__ import annotations

from collections.abc import Callable

from ..core import Args, Choice, Event, Page, Phrase, Question, Refusal, Seat
from .cards import COUNTING_CARDS, suit, value
from .rules import led_card
from .state import State, seats
from .tables import EQUAL_PAIR_POINTS, PAIR_POINTS

MOST_CHOICES = 4


def question(page: Page[State]) -> Question | None:
    """The question that this page answers."""
    if isinstance(page.said, Refusal):
        return _may_it(page, page.said)
    if page.said is None:
        return None
    ask = _ASKS.get(page.said.kind)
    return ask(page.before, page.said) if ask else None


def _may_it(page: Page[State], refusal: Refusal) -> Question | None:
    """A move is about to be tried: will it be allowed?"""
    if page.move is None:
        return None
    args = Args(seat=page.move.seat, words=" ".join(map(str, page.move.args)))
    return Question(
        Phrase(f"ask-may-{page.move.verb}", args),
        (Choice(Phrase("option-yes"), False, refusal), Choice(Phrase("option-no"), True, refusal)),
    )


def _must_follow(state: State, event: Event) -> Question | None:
    """Is a player who is about to play bound to the led suit? Not asked where the hand is not known."""
    if not event.args.get("held", True):
        return None
    bound = event.kind == "card-followed"
    return Question(
        Phrase("ask-must-follow", event.args),
        (Choice(Phrase("option-bound", event.args), bound, event), Choice(Phrase("option-free"), not bound, event)),
    )


def _who_wins(state: State, event: Event) -> Question:
    choices = tuple(
        Choice(
            Phrase("option-plays", Args(seat=seat, card=state.middle[seat])),
            seat == event.args["seat"],
            _why_wins(state, event, seat),
            f"middle-p{seat + 1}",
        )
        for seat in seats(state)
    )
    return Question(Phrase("ask-who-wins"), choices)


def _why_wins(state: State, event: Event, seat: Seat) -> Event | Refusal:
    """The event itself for the winner; for any other seat what is wrong with its card."""
    if seat == event.args["seat"]:
        return event
    card, best = state.middle[seat] or "", event.args["card"]
    args = Args(seat=seat, card=card, suit=event.args["suit"], led=led_card(state), best=best)
    if suit(card) != event.args["suit"]:
        return Refusal("other-suit", ("TT-20",), args, (card, best))
    return Refusal("too-low", ("TT-20",), args, (card, best))


def _where_to(state: State, event: Event) -> Question:
    """Where does a card of another suit go?"""
    args = event.args
    return Question(
        Phrase("ask-where-to", args),
        (
            Choice(
                Phrase("option-to-winner", args), False, Refusal("led-suit-only", ("TT-21", "TT-23"), args, event.about)
            ),
            Choice(Phrase("option-false-trick", args), True, event, f"false-p{args['seat'] + 1}"),
            Choice(Phrase("option-to-hand", args), False, Refusal("not-to-hand", ("TT-23",), args, event.about)),
        ),
    )


def _who_chooses(state: State, event: Event) -> Question:
    """Who chooses a bonus card first?"""
    choices = tuple(
        Choice(Phrase("option-seat", Args(seat=seat)), seat == event.args["seat"], event) for seat in seats(state)
    )
    return Question(Phrase("ask-who-chooses"), choices)


def _base(state: State, event: Event) -> Question:
    """How much do tricks and pairs score? Wrong answers are the usual slips."""
    args = event.args
    tricks, pairs, bonus = args["tricks"], args["pairs"], args["bonus"]
    slips = (
        args["points"],
        tricks + pairs * (PAIR_POINTS if args["equal"] else EQUAL_PAIR_POINTS) + bonus,
        pairs * args["each"],
        tricks + max(tricks, args["false"]) * args["each"] + bonus,
        tricks + args["false"],
    )
    return _how_many(Phrase("ask-base", args), slips, event)


def _card(state: State, event: Event) -> Question:
    """What does the score card give? Wrong answers are the count itself and the neighbours in the table."""
    args, tables = event.args, state.tables
    if args["score"] in COUNTING_CARDS:
        count = args["count"]
        near = (tables.points_for(args["score"], each) for each in (count + 1, max(count - 1, 0), count + 2))
        slips = (args["points"], *near, count)
    else:
        slips = (args["points"], *(tables.points_of_rank(rank) for rank in range(4)))
    return _how_many(Phrase("ask-card", args), slips, event)


def _how_many(ask: Phrase, numbers: tuple[int, ...], event: Event) -> Question:
    right = numbers[0]
    offered = sorted(list(dict.fromkeys(numbers))[:MOST_CHOICES])
    if len(offered) < 2:
        offered = sorted({right, right + 1, right + 3})
    return Question(
        ask, tuple(Choice(Phrase("option-points", Args(points=each)), each == right, event) for each in offered)
    )


def _who_leads(state: State, event: Event) -> Question:
    choices = tuple(
        Choice(Phrase("option-seat", Args(seat=seat)), seat == event.args["seat"], event) for seat in seats(state)
    )
    return Question(Phrase("ask-who-leads"), choices)


def _goes_on(state: State, event: Event) -> Question:
    """Somebody's hand is empty: does the round go on?"""
    return Question(
        Phrase("ask-goes-on", event.args),
        (Choice(Phrase("option-yes"), False, event), Choice(Phrase("option-no"), True, event)),
    )


def _winners(state: State, event: Event) -> Question:
    won = event.args["winners"]
    choices = [Choice(Phrase("option-seat", Args(seat=seat)), won == (seat,), event) for seat in seats(state)]
    if len(won) > 1:
        choices.append(Choice(Phrase("option-share", Args(winners=won)), True, event))
    return Question(Phrase("ask-winner"), tuple(choices))


def _seven(state: State, event: Event) -> Question:
    """Does this card carry the bonus symbol?"""
    has = value(event.args["card"]) == value("7W")
    return Question(
        Phrase("ask-seven", event.args),
        (Choice(Phrase("option-yes"), has, event), Choice(Phrase("option-no"), not has, event)),
    )


def _side(state: State, event: Event) -> Question:
    turned = event.args["side"] == "values"
    return Question(
        Phrase("ask-side", event.args),
        (Choice(Phrase("option-suit-side"), not turned, event), Choice(Phrase("option-value-side"), turned, event)),
    )


def _timing(state: State, event: Event) -> Question:
    now = event.args["now"]
    return Question(
        Phrase("ask-timing", event.args),
        (Choice(Phrase("option-now"), now, event), Choice(Phrase("option-later"), not now, event)),
    )


_ASKS: dict[str, Callable[[State, Event], Question | None]] = {
    "card-followed": _must_follow,
    "card-thrown": _must_follow,
    "trick-won": _who_wins,
    "false-trick": _where_to,
    "bonus-due": _who_chooses,
    "base-scored": _base,
    "card-scored": _card,
    "next-trick": _who_leads,
    "round-over": _goes_on,
    "game-ended": _winners,
    "card-described": _seven,
    "side-shown": _side,
    "timing-told": _timing,
}
