"""What lies where on the table of Pega em 6!, in all variants."""

from __future__ import annotations

from ..core import Seat, Zone, seat_name
from .specials import SHOWN, Due, Kinds
from .state import ANNIVERSARY, PRO, Card, Cards, State, lying_on, seats, special_hand, written


def zones(state: State) -> tuple[Zone, ...]:
    """Rows, then each seat's cards, then the cards out of play; the anniversary variant has its special cards too."""
    special = state.variant == ANNIVERSARY
    found = []
    for number, row in enumerate(state.rows, 1):
        found.append(Zone(f"row-{number}", tuple(map(written, row))))
        if special:
            found.append(Zone(f"beside-{number}", lying_on(state, number - 1)))
    for seat in seats(state):
        found += _zones_of(state, seat)
        if special:
            found += _special_zones_of(state, seat)
    if state.variant == PRO or state.market:
        found.append(Zone("market", tuple(map(written, state.market))))
    if special:
        found += [Zone("deck", state.specials.deck), Zone("discards", state.specials.discards)]
    found.append(Zone("unused", tuple(map(written, state.unused))))
    return tuple(found)


def _zones_of(state: State, seat: Seat) -> list[Zone]:
    lying = {
        "hand": state.hands[seat] or (),
        "chosen": _single(state.chosen[seat]),
        "revealed": tuple(card for card, owner in state.revealed if owner == seat),
        "pile": state.piles[seat],
    }
    return [Zone(f"{kind}-{seat_name(seat)}", tuple(map(written, cards)), seat) for kind, cards in lying.items()]


def _special_zones_of(state: State, seat: Seat) -> list[Zone]:
    """The special hand; and the place beside the number card, for whoever is using it or could use it now."""
    found = [Zone(f"specials-{seat_name(seat)}", special_hand(state, seat), seat)]
    due = state.revealed[0][1] if state.revealed and state.specials.act is None else None
    if seat == due or shown(state, seat):
        found.append(Zone(f"played-{seat_name(seat)}", shown(state, seat), seat))
    return found


def shown(state: State, seat: Seat) -> Kinds:
    """The special card a seat has laid beside its number card and not yet used up."""
    act = state.specials.act
    if act is None or act.seat != seat:
        return ()
    if act.due == Due.LIES:
        return (written(act.number),)
    return (SHOWN[act.due],) if act.due in SHOWN else ()


def _single(card: Card | None) -> Cards:
    return () if card is None else (card,)
