"""Numbers an example may ask for: heads on a card, what a row would cost, cards in a hand."""

from __future__ import annotations

from ..core import Args, Event, GameError, seat_name
from .draft import deck_size
from .specials import SPECIAL_DECK
from .state import DECK, GAME_ID, HEADS, PLAYERS_OF, PRO, State, seats, worth


def count(state: State, what: str, of: str) -> Event:
    """The answer as an event; its `result` is the number."""
    if what == "heads" and of in map(str, DECK):
        card = int(of)
        return Event("heads-counted", ("P6-18",), Args(card=card, result=HEADS[card], why=_reason(card)), (of,))
    if what == "costs":
        costs = tuple(worth(row) for row in state.rows)
        listed = tuple(Args(row=number, heads=cost) for number, cost in enumerate(costs, 1))
        differ = len(set(costs)) > 1
        cheapest = tuple(number for number, cost in enumerate(costs, 1) if differ and cost == min(costs))
        about = tuple(f"row-{number}" for number in range(1, len(costs) + 1))
        return Event("costs-counted", ("P6-18", "P6-17"), Args(costs=listed, cheapest=cheapest, result=costs), about)
    if what == "hand" and of in map(seat_name, seats(state)):
        seat = int(of[1:]) - 1
        size = len(state.hands[seat] or ())
        return Event("hand-counted", ("P6-20",), Args(seat=seat, result=size), (f"hand-{of}",))
    if what == "deck" and of in map(str, PLAYERS_OF[PRO]):
        players = int(of)
        args = Args(players=players, result=deck_size(players))
        return Event("deck-counted", ("P6-PRO-02",), args, ("market",))
    if what == "specials" and of == "hands":
        kept = sum(len(hand or ()) for hand in state.specials.hands)
        pool = len(SPECIAL_DECK) - kept
        args = Args(result=kept, pool=pool, players=len(state.hands), all=len(SPECIAL_DECK))
        return Event("specials-counted", ("P6-X-END-03", "P6-C24"), args)
    raise GameError("no-count", GAME_ID, given=f"{what} {of}"[:40])


def _reason(card: int) -> str:
    """Why a card has its heads, as a key the texts choose by."""
    return {1: "plain", 2: "five", 3: "ten", 5: "double", 7: "both"}[HEADS[card]]
