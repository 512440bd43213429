"""What is odd about a position of Twisted that somebody set up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ..core import Args, Fault
from .refusals import unknown_end
from .row import judgeable
from .state import HANDS, HIDDEN, PLAYERS, Card, Cards, Stage, State, frogs, seats, twin


def faults(state: State) -> tuple[Fault, ...]:
    """Why this position could not come up in a real game. What is not said is not a fault."""
    return (*_of_hands(state), *_of_row(state), *_of_piles(state), *_of_cards(state))


def _of_hands(state: State) -> Iterator[Fault]:
    players = len(state.hands)
    if players and players not in PLAYERS:
        yield Fault("players", ("TW-01",), Args(players=players, least=PLAYERS.start, most=PLAYERS.stop - 1))
        return
    for seat, hand in enumerate(state.hands):
        size, right = len(hand or ()), HANDS[players]
        about = (f"hand-p{seat + 1}",)
        if hand is not None and size > right:
            yield Fault("big-hand", ("TW-06",), Args(seat=seat, size=size, right=right), about)
        due = right - (state.stage == Stage.DRAW and seat == state.turn)
        if hand is not None and state.pile and size < due:
            yield Fault("small-hand", ("TW-22",), Args(seat=seat, size=size, right=due), about)


def _of_row(state: State) -> Iterator[Fault]:
    if not judgeable(state.row):
        yield unknown_end()
    if state.row and state.stage in (Stage.REOPEN, Stage.PENALTY, Stage.COUNT):
        yield Fault("row-not-gone", ("TW-52",), Args(stage=state.stage), ("row",))


def _of_piles(state: State) -> Iterator[Fault]:
    for seat in seats(state):
        about = (f"plus-p{seat + 1}",)
        for frog in frogs(state.plus[seat]):
            yield Fault("frog-in-plus", ("TW-43",), Args(seat=seat, card=frog), about)
        for card in _unpaired(state.plus[seat]):
            yield Fault("unpaired", ("TW-45",), Args(seat=seat, card=card, twin=twin(card)), about)
        if state.penalty[seat] and not state.options["pro"]:
            yield Fault("penalty-without-pro", ("TW-PRO-02",), Args(seat=seat), (f"penalty-p{seat + 1}",))


def _unpaired(plus: Cards) -> Cards:
    """Cards of a plus pile without their twin; an unknown card might be the one."""
    if HIDDEN in plus:
        return ()
    return tuple(card for card in plus if twin(card) and twin(card) not in plus)


def _of_cards(state: State) -> Iterator[Fault]:
    counted: Counter[Card] = Counter()
    for group in (state.row, state.pile, *state.hands, *state.plus, *state.minus, *state.penalty):
        counted.update(card for card in group or () if card)
    for card, times in sorted(counted.items()):
        if times > 1:
            yield Fault("card-twice", ("TW-02",), Args(card=card, times=times), (str(card),))
