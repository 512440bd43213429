"""Refusals that hold at every table, whatever the game."""

from __future__ import annotations

from collections.abc import Sequence

from .values import Args, Fault, Move, Refusal, Seat


def no_such_seat(move: Move, seats: int) -> Refusal:
    return Refusal("no-such-seat", ("T-06",), Args(seat=move.seat, seats=seats))


def not_asked(move: Move, asked: Sequence[Seat], *rules: str) -> Refusal:
    """Another seat is to act. A game that has a rule of its own for this names it."""
    return Refusal("not-asked", rules or ("T-01",), Args(seat=move.seat, asked=tuple(asked)))


def not_now(move: Move, due: Sequence[str], *rules: str) -> Refusal:
    """The right seat, but another decision is due: `due` are the verbs it could use."""
    return Refusal("not-now", rules or ("T-02",), Args(seat=move.seat, verb=move.verb, due=tuple(due)))


def stale(move: Move) -> Refusal:
    return Refusal("stale", ("T-03",), Args(seat=move.seat))


def game_over(move: Move) -> Refusal:
    return Refusal("game-over", ("T-04",), Args(seat=move.seat))


def unknown(move: Move, *about: str) -> Refusal:
    """The move needs the value of something nobody knows; `fill(state, seed)` would give it one."""
    return Refusal("unknown", ("T-05",), Args(seat=move.seat), about)


def blocked(fault: Fault) -> Refusal:
    """A fault of the set-up that this move would touch."""
    return Refusal("blocked", ("T-07", *fault.rules), Args(fault=fault.kind), fault.about)
