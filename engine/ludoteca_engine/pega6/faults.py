"""What is odd about a position of Pega em 6! that somebody set up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ..core import Args, Fault
from .refusals import no_rows
from .state import CAPACITY, HAND, HIDDEN, PLAYERS, ROWS, Card, State, revealed_by_seat


def faults(state: State) -> tuple[Fault, ...]:
    """Why this position could not come up in a real game. What is not said is not a fault."""
    return (*_of_seats(state), *_of_rows(state), *_of_cards(state))


def _of_seats(state: State) -> Iterator[Fault]:
    players = len(state.hands)
    if players and players not in PLAYERS:
        yield Fault("players", ("P6-01",), Args(players=players, least=PLAYERS.start, most=PLAYERS.stop - 1))
    held = [
        len(hand) + (chosen is not None)
        for hand, chosen in zip(state.hands, state.chosen, strict=True)
        if hand is not None
    ]
    for seat, hand in enumerate(state.hands):
        if hand is not None and len(hand) > HAND:
            yield Fault("big-hand", ("P6-04",), Args(seat=seat, size=len(hand), most=HAND), (f"hand-p{seat + 1}",))
    if len(set(held)) > 1 and not state.revealed:
        yield Fault("uneven-hands", ("P6-07",), Args(least=min(held), most=max(held)))
    if any(card is not None for card in state.chosen) and state.revealed:
        yield Fault(
            "chosen-and-revealed",
            ("P6-08",),
            about=tuple(f"chosen-p{seat + 1}" for seat, card in enumerate(state.chosen) if card is not None),
        )


def _of_rows(state: State) -> Iterator[Fault]:
    if not any(state.rows):
        yield no_rows()
        return
    if len(state.rows) != ROWS:
        yield Fault("rows", ("P6-05",), Args(rows=len(state.rows), right=ROWS))
    for number, row in enumerate(state.rows, 1):
        about, known = (f"row-{number}",), [card for card in row if card != HIDDEN]
        if not row:
            yield Fault("empty-row", ("P6-05",), Args(row=number), about)
        if len(row) > CAPACITY:
            yield Fault("long-row", ("P6-05",), Args(row=number, size=len(row), most=CAPACITY), about)
        if known != sorted(known):
            yield Fault("falling-row", ("P6-12",), Args(row=number), about)
        if row and row[-1] == HIDDEN:
            yield Fault("unknown-end", ("P6-12",), Args(row=number), about, blocking=True)


def _of_cards(state: State) -> Iterator[Fault]:
    counted: Counter[Card] = Counter()
    for group in (*state.rows, *state.hands, *state.piles, state.chosen, revealed_by_seat(state), state.unused):
        counted.update(card for card in group or () if card)
    for card, times in sorted(counted.items()):
        if times > 1:
            yield Fault("card-twice", ("P6-02",), Args(card=card, times=times), (str(card),))
