"""What a seat of the toy sees and hears, and filling in what nobody knows."""

from __future__ import annotations

from ludoteca_engine.core import Args, Event, shuffled
from tests.engine.toy.state import DECK, Cards, State, zones


def seen_by(state: State, seat: int) -> State:
    def own(cards: tuple[Cards, ...]) -> tuple[Cards, ...]:
        return tuple(each if n == seat else (0,) * len(each) for n, each in enumerate(cards))

    return state._replace(hands=own(state.hands), aside=own(state.aside), pile=(0,) * len(state.pile), seed=None)


def told(event: Event, seat: int) -> Event | None:
    who = event.args.get("seat")
    if who == seat or event.kind not in ("set-aside", "taken-back", "drawn"):
        return event
    known = Args(seat=who, count=len(event.args["cards"])) if event.kind == "drawn" else Args(seat=who)
    return Event(f"{event.kind}-hidden", event.rules, known)


def fill(state: State, seed: int) -> State:
    lying = {piece for zone in zones(state) for piece in zone.pieces}
    free = iter(shuffled([card for card in DECK if str(card) not in lying], seed, "fill"))

    def known(cards: Cards) -> Cards:
        return tuple(card or next(free, 0) for card in cards)

    return state._replace(
        hands=tuple(tuple(sorted(known(hand))) for hand in state.hands),
        aside=tuple(tuple(sorted(known(cards))) for cards in state.aside),
        pile=known(state.pile),
        spent=known(state.spent),
        seed=seed if state.seed is None else state.seed,
    )
