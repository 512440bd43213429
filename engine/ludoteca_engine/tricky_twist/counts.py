"""Numbers an example may ask for: what a player's piles score, what a card shows, how many cards are held."""

from __future__ import annotations

from ..core import Args, Event, GameError
from .cards import BACK, LUCKY, suit, value
from .ending import base_scored, card_scored
from .state import GAME_ID, State, value_sides_up


def count(state: State, what: str, of: str) -> Event:
    """The answer as an event; its `result` is the number."""
    if what == "base":
        return _with_result(base_scored(state, _seat(of)))
    if what == "card":
        return _with_result(card_scored(state, _seat(of)))
    if what == "hand":
        size = len(state.hands[_seat(of)] or ())
        return Event("hand-counted", ("TT-08", "TT-10"), Args(seat=_seat(of), result=size), (f"hand-{of}",))
    if what == "anatomy":
        args = Args(card=of, value=value(of), suit=suit(of), seven=value(of) == LUCKY, result=value(of))
        return Event("card-described", ("TT-30",), args, (of,))
    if what == "timing":
        args = Args(bonus=of, now=of == BACK, result=int(of == BACK))
        return Event("timing-told", ("TT-32",), args, (of,))
    if what == "side":
        return _side(state)
    raise GameError("no-count", GAME_ID, given=what)


def _seat(of: str) -> int:
    return int(of[1:]) - 1


def _with_result(event: Event) -> Event:
    return event._replace(args=Args(event.args, result=event.args["points"]))


def _side(state: State) -> Event:
    turned = value_sides_up(state)
    args = Args(
        score=state.score,
        side="values" if turned else "suits",
        assumed=state.tables.is_assumed("value_side_cards"),
        result=int(turned),
    )
    return Event("side-shown", ("TT-04", "TT-07"), args, (state.score or "", "turnedsupply" if turned else "supply"))
