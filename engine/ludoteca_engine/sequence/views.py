"""What one seat of Sequence may see and hear (SEQ-10), and filling in what nobody knows."""

from __future__ import annotations

from collections import Counter

from ..core import UNKNOWN, Args, Event, Seat, seat_name, shuffled
from .state import DECK, HAND_SIZE, Card, Cards, State, colours


def seen_by(state: State, seat: Seat) -> State:
    """The position as this seat knows it: other hands, the draw pile and the seed are unknown."""
    hands = tuple([hand if each == seat else _backs(hand) for each, hand in enumerate(state.hands)])
    pile = state.draw
    return state._replace(hands=hands, draw=pile and tuple([card and UNKNOWN for card in pile]), seed=None)


def _backs(cards: Cards | None) -> Cards | None:
    return None if cards is None else (UNKNOWN,) * len(cards)


def told(event: Event, seat: Seat) -> Event | None:
    """Others hear that a card was drawn, not which."""
    if event.kind == "card-drawn" and event.args["seat"] != seat:
        hidden = Args({name: value for name, value in event.args.items() if name not in ("card", "known")})
        return Event("card-drawn-hidden", event.rules, hidden, (f"hand-{seat_name(event.args['seat'])}", "draw"))
    return event


def fill(state: State, seed: int) -> State:
    """Every unknown card becomes one that lies nowhere else; an unknown hand gets as many as are dealt."""
    free = iter(shuffled(_free(state), seed, "fill"))

    def known(cards: Cards) -> Cards:
        return tuple([next(free, UNKNOWN) if card == UNKNOWN else card for card in cards])

    size = HAND_SIZE.get(len(state.hands), min(HAND_SIZE.values()))
    discards = tuple(map(known, state.discards))
    hands = tuple([known((UNKNOWN,) * size if hand is None else hand) for hand in state.hands])
    cuts = tuple([known((cut,))[0] if cut else cut for cut in state.cuts])
    pile = tuple(free) if state.draw is None else known(state.draw)
    chip = shuffled(colours(state), seed, "chip")[0]
    return state._replace(
        discards=discards,
        hands=hands,
        cuts=cuts,
        draw=pile,
        board=tuple([chip if piece == UNKNOWN else piece for piece in state.board]),
        seed=seed if state.seed is None else state.seed,
    )


def _free(state: State) -> list[Card]:
    """Cards of the deck that lie nowhere on the table."""
    lying: Counter[Card] = Counter(state.draw or ())
    for group in (*state.hands, *state.discards, tuple(filter(None, state.cuts))):
        lying.update(group or ())
    return sorted((Counter(DECK) - lying).elements())
