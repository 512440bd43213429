"""The table of the toy: cards 1 to 12, hands, cards set aside, a pile."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca_engine.core import Args, Option, Phrase, Zone, seat_name

DECK, HAND, ASIDE = range(1, 13), 4, 2
OPTIONS = {"low_wins": Option("low_wins", False, (False, True), "TOY-05")}
Cards = tuple[int, ...]


class State(NamedTuple):
    """A position; 0 is a card nobody has looked at."""

    options: Args = Args(low_wins=False)
    hands: tuple[Cards, ...] = ()
    aside: tuple[Cards, ...] = ()
    closed: tuple[bool, ...] = ()
    points: Cards = ()
    pile: Cards = ()
    spent: Cards = ()
    seed: int | None = None
    over: bool = False

    @property
    def game(self) -> str:
        return "toy"


def zones(state: State) -> tuple[Zone, ...]:
    def zone(name: str, cards: Cards, owner: int | None = None) -> Zone:
        return Zone(name, tuple(str(card or "?") for card in cards), owner)

    hands = (zone(f"hand-{seat_name(seat)}", hand, seat) for seat, hand in enumerate(state.hands))
    aside = (zone(f"aside-{seat_name(seat)}", cards, seat) for seat, cards in enumerate(state.aside))
    return (*hands, *aside, zone("pile", state.pile), zone("spent", state.spent))


def piece(name: str) -> Phrase:
    return Phrase("piece-unknown") if name == "?" else Phrase("piece", Args(card=int(name)))
