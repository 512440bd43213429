"""What one seat of Pega em 6! may see and hear, and filling in what nobody knows."""

from __future__ import annotations

from ..core import Args, Event, Seat, shuffled
from .notation import rest
from .state import HAND, HIDDEN, Card, Cards, State, queue, revealed_by_seat, seats


def seen_by(state: State, seat: Seat) -> State:
    """The position as this seat knows it: other hands and face-down cards are unknown, and so is the seed."""
    others = [each for each in seats(state) if each != seat]
    hands, chosen, piles = list(state.hands), list(state.chosen), list(state.piles)
    for other in others:
        hand = hands[other]
        hands[other] = None if hand is None else _backs(hand)
        chosen[other] = None if chosen[other] is None else HIDDEN
        if not state.options["show_piles"]:
            piles[other] = _backs(piles[other])
    return state._replace(
        hands=tuple(hands), chosen=tuple(chosen), piles=tuple(piles), unused=_backs(state.unused), seed=None
    )


def _backs(cards: Cards) -> Cards:
    return (HIDDEN,) * len(cards)


def told(event: Event, seat: Seat) -> Event | None:
    """Others hear that a card was chosen, not which (P6-07)."""
    if event.kind == "card-chosen" and event.args["seat"] != seat:
        return Event(
            "card-chosen-hidden", event.rules, Args(seat=event.args["seat"]), (f"chosen-p{event.args['seat'] + 1}",)
        )
    return event


def fill(state: State, seed: int) -> State:
    """Every unknown card becomes one that lies nowhere else; an unknown hand gets as many as the fullest known one."""
    free = iter(shuffled(_free(state), seed, "fill"))

    def known(cards: Cards) -> Cards:
        return tuple(card or next(free, HIDDEN) for card in cards)

    def known_one(card: Card | None) -> Card | None:
        return next(free, HIDDEN) if card == HIDDEN else card

    size = max((len(hand) for hand in state.hands if hand is not None), default=HAND)
    return state._replace(
        rows=tuple(map(known, state.rows)),
        chosen=tuple(map(known_one, state.chosen)),
        revealed=queue(tuple(map(known_one, revealed_by_seat(state)))),
        hands=tuple(tuple(sorted(known(_backs((1,) * size) if hand is None else hand))) for hand in state.hands),
        piles=tuple(map(known, state.piles)),
        unused=tuple(sorted(known(state.unused))),
        seed=seed if state.seed is None else state.seed,
    )


def _free(state: State) -> Cards:
    known_unused = set(state.unused)
    return tuple(card for card in rest(state) if card not in known_unused)
