"""Numbers an example may ask for: twins, ranges, what a row would cost, what the piles are worth."""

from __future__ import annotations

from collections.abc import Callable

from ..core import Args, Event, GameError
from .ending import score
from .row import fitting, reach, twists
from .state import COST, COUNTED, DECK, GAME_ID, Cards, State, cost, frogs, twin


def count(state: State, what: str, of: str) -> Event:
    """The answer as an event; its `result` is the number."""
    if what not in _COUNTS:
        raise GameError("no-count", GAME_ID, given=what)
    return _COUNTS[what](state, of)


def _seat(of: str) -> int:
    return int(of[1:]) - 1


def _sum(cards: Cards) -> str:
    return " + ".join(str(COST[card]) for card in cards)


def _unseen(state: State, seat: int) -> bool:
    """Is there a penalty card that nobody has looked at yet (TW-Q15)?"""
    return bool(state.penalty[seat]) and state.stage not in COUNTED


def _pointed_at(state: State, cards: Cards) -> tuple[str, ...]:
    """Cards of a minus pile can be pointed at while they lie open."""
    return tuple(map(str, cards)) if state.stage in COUNTED else ()


def _twin(state: State, of: str) -> Event:
    """The twin of a card; 0 for a frog."""
    card = int(of)
    other = twin(card)
    if not other:
        return Event("no-twin", ("TW-04",), Args(card=card, result=0), (of,))
    return Event("twin-found", ("TW-03",), Args(card=card, twin=other, result=other), (of, str(other)))


def _pairs(state: State, of: str) -> Event:
    """Pairs of twins in the whole deck."""
    alone, plain = frogs(DECK), len(DECK) - len(frogs(DECK))
    args = Args(cards=len(DECK), plain=plain, alone=alone, result=plain // 2)
    return Event("pairs-counted", ("TW-02", "TW-03", "TW-04"), args)


def _minus(state: State, of: str) -> Event:
    """What lies face down in front of a seat, as points."""
    seat = _seat(of)
    cards = state.minus[seat] + state.penalty[seat]
    unseen = _unseen(state, seat)
    points = Args(cost=cost(cards), sum=_sum(cards), result=-cost(cards))
    args = Args(points, seat=seat, cards=cards, frogs=frogs(cards), unseen=unseen)
    return Event("minus-counted", ("TW-66", "TW-05"), args, _pointed_at(state, frogs(cards)))


def _plus(state: State, of: str) -> Event:
    cards = state.plus[_seat(of)]
    args = Args(seat=_seat(of), cards=cards, result=len(cards))
    return Event("plus-counted", ("TW-46", "TW-65"), args)


def _result(state: State, of: str) -> Event:
    """Plus points less minus points of one seat."""
    known = score(state, _seat(of))
    unseen = _unseen(state, _seat(of))
    args = Args(known, hand=len(state.hands[_seat(of)] or ()), unseen=unseen)
    return Event("result-counted", ("TW-65", "TW-66", "TW-67", "TW-64"), args)


def _range(state: State, of: str) -> Event:
    """What may follow the right end, and which cards of the seat on turn do."""
    low, high = reach(state.row)
    fits = fitting(state.row, state.hands[state.turn] or ())
    args = Args(seat=state.turn, end=state.row[-1], low=low, high=high, fitting=fits, result=(low, high))
    return Event("range-found", ("TW-30",), args, (str(state.row[-1]), *map(str, fits)))


def _twists(state: State, of: str) -> Event:
    """Which cards of the row a seat can twist, and which are frogs."""
    found = twists(state.row, state.hands[_seat(of)] or ())
    listed = tuple(Args(card=removed, twin=shown) for shown, removed in found)
    removed = tuple(each.removed for each in found)
    args = Args(seat=_seat(of), twists=listed, frogs=frogs(state.row), result=removed)
    return Event("twists-found", ("TW-41", "TW-42", "TW-43"), args, tuple(map(str, removed)))


def _cost(state: State, of: str) -> Event:
    """What taking the row would cost now."""
    args = Args(cards=state.row, cost=cost(state.row), sum=_sum(state.row), frogs=frogs(state.row))
    return Event(
        "cost-counted", ("TW-52", "TW-05"), Args(args, result=cost(state.row)), tuple(map(str, frogs(state.row)))
    )


def _hand(state: State, of: str) -> Event:
    size = len(state.hands[_seat(of)] or ())
    left = len(state.pile or ())
    return Event("hand-counted", ("TW-22",), Args(seat=_seat(of), left=left, result=size))


_COUNTS: dict[str, Callable[[State, str], Event]] = {
    "twin": _twin,
    "pairs": _pairs,
    "minus": _minus,
    "plus": _plus,
    "result": _result,
    "range": _range,
    "twists": _twists,
    "cost": _cost,
    "hand": _hand,
}
