"""What one seat of Tricky Twist may see and hear, and filling in what nobody knows."""

from __future__ import annotations

from collections.abc import Iterator

from ..core import Args, Event, Seat, shuffled
from .cards import BONUS_CARDS, DECK, HIDDEN, SCORE_CARDS, Card, Cards, in_order
from .plans import UNKNOWN_PLAN, in_secret, some_plan
from .reserve import Reserve
from .rules import users
from .state import DEAL, Owned, Piles, Plan, State, zones
from .uses import unused

SECRET = {
    "card-aside": "card-aside-hidden",
    "card-returned": "card-returned-hidden",
    "reserve-closed": "reserve-closed-hidden",
    "card-drawn": "card-drawn-hidden",
}
"""Events others hear without the cards."""


def seen_by(state: State, seat: Seat) -> State:
    """The position as this seat knows it: other hands, the order of the own reserve and the score pile are hidden.

    Tricks are not: everybody saw their cards being played. That nobody looks through those of others (TT-Q22) is a
    matter of manners.
    """
    return state._replace(
        hands=tuple(hand if hand is None or each == seat else _backs(hand) for each, hand in enumerate(state.hands)),
        aside=tuple(cards if each == seat else _backs(cards) for each, cards in enumerate(state.aside)),
        reserves=tuple(
            # The owner knows the cards but not their order (TT-11).
            Reserve(reserve.cards if each == seat else _backs(reserve.cards))
            for each, reserve in enumerate(state.reserves)
        ),
        plans=_plans_seen(state, seat),
        scorepile=_backs(state.scorepile),
        seed=None,
    )


def _plans_seen(state: State, seat: Seat) -> tuple[tuple[Plan, ...], ...]:
    """Whoever could have planned something might have: nobody else can tell until all are ready (TT-Q10)."""
    if not (in_secret(state) and users(state)):
        return state.plans
    return tuple(
        plan if each == seat else UNKNOWN_PLAN if unused(state, each) else () for each, plan in enumerate(state.plans)
    )


def _backs(cards: Cards) -> Cards:
    return (HIDDEN,) * len(cards)


def told(event: Event, seat: Seat) -> Event | None:
    """Others hear that a card was put aside or drawn, not which; nor what somebody could have followed with.

    They do not hear of a planned use at all: even how many there are is secret.
    """
    if event.args.get("seat") == seat:
        return event
    if event.kind == "use-planned":
        return None
    if event.kind in SECRET:
        numbers = {key: event.args[key] for key in ("seat", "count", "left", "size") if key in event.args}
        about = tuple(each for each in event.about if "-p" in each)
        return Event(SECRET[event.kind], event.rules, Args(numbers), about)
    if event.kind == "card-followed":
        return event._replace(args=Args(event.args, held=()))
    return event


def fill(state: State, seed: int) -> State:
    """Every unknown card becomes one that lies nowhere else; an unknown order becomes one of its orders.

    Score cards of which nothing is said are mixed and laid out.
    """
    free = {
        name: iter(shuffled(_free(state, cards), seed, "fill", name))
        for name, cards in (("number", DECK), ("score", SCORE_CARDS), ("bonus", BONUS_CARDS))
    }

    def one(card: Card, kind: str = "number") -> Card:
        return next(free[kind], HIDDEN) if card == HIDDEN else card

    def all_of(cards: Cards) -> Cards:
        return tuple(map(one, cards))

    def reserve(each: Reserve, seat: Seat) -> Reserve:
        order = each.order or shuffled(range(len(each.cards)), seed, "fill", "order", seat)
        return Reserve(all_of(each.cards), order if len(each.cards) > 1 else ())

    def piles(each: Piles) -> Piles:
        return tuple(map(all_of, each))

    size = _size_of_unknown_hand(state)
    filled = state._replace(
        hands=tuple(in_order(all_of(_backs(("",) * size) if hand is None else hand)) for hand in state.hands),
        aside=tuple(in_order(all_of(cards)) for cards in state.aside),
        reserves=tuple(reserve(each, seat) for seat, each in enumerate(state.reserves)),
        middle=tuple(None if card is None else one(card) for card in state.middle),
        tricks=tuple(map(piles, state.tricks)),
        false=tuple(map(all_of, state.false)),
        covered=tuple(map(all_of, state.covered)),
        bonus=tuple(tuple(Owned(one(card, "bonus"), use) for card, use in owned) for owned in state.bonus),
        score=one(state.score or HIDDEN, "score"),
        scored=tuple(one(card, "score") for card in state.scored),
        scorepile=tuple(one(card, "score") for card in state.scorepile) or tuple(free["score"]),
        supply=tuple(one(card, "bonus") for card in state.supply),
        removed=tuple(one(card, "bonus") for card in state.removed),
        seed=seed if state.seed is None else state.seed,
    )
    plans = enumerate(state.plans)
    return filled._replace(
        plans=tuple(some_plan(filled, seat, seed) if plan == UNKNOWN_PLAN else plan for seat, plan in plans)
    )


def _size_of_unknown_hand(state: State) -> int:
    """As many cards as the fullest known hand, or as are dealt; fewer where the deck does not suffice."""
    unknown = state.hands.count(None)
    wanted = max((len(hand) for hand in state.hands if hand is not None), default=DEAL.get(len(state.hands), 0))
    lying = sum(piece == HIDDEN for zone in zones(state) for piece in zone.pieces)
    return min(wanted, max(0, len(list(_free(state, DECK))) - lying) // unknown) if unknown else 0


def _free(state: State, cards: Cards) -> Iterator[Card]:
    lying = {piece for zone in zones(state) for piece in zone.pieces}
    return (card for card in cards if card not in lying)
