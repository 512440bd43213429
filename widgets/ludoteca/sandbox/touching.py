"""From touches to a move: which legal moves begin like this, and what is meant by a touch that begins none."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from ludoteca_engine.core import Game, Move, Touch

Touches = tuple[Touch, ...]


class Offer(NamedTuple):
    """What can be played on a table: the moves that answer a decision, and those that are nobody's duty."""

    legal: tuple[Move, ...]
    interrupts: tuple[Move, ...]


@lru_cache(maxsize=8)
def offer(game: Game[Any], state: Any, seat: int | None) -> Offer:
    """The moves of one seat, or of all. Whatever shows a table asks for them, so they are found once."""
    legal = game.legal_moves(state, seat)
    interrupts = tuple(move for move in game.interrupts(state) if seat in (None, move.seat))
    return Offer(legal, interrupts)


@lru_cache(maxsize=16)
def ways(game: Game[Any], state: Any, moves: tuple[Move, ...]) -> tuple[tuple[Move, Touches], ...]:
    """Each of these moves with the touches that make it."""
    return tuple((move, game.touches(state, move)) for move in moves)


class Reach(NamedTuple):
    """What touches lead to: moves they are, and moves they begin (each with all of its touches)."""

    whole: tuple[Move, ...]
    begun: tuple[tuple[Move, Touches], ...]

    def following(self, size: int) -> tuple[Touch, ...]:
        """What can be touched next, after so many touches."""
        return tuple(dict.fromkeys(touches[size] for _, touches in self.begun))


def reach(held: Touches, ways: Iterable[tuple[Move, Touches]]) -> Reach:
    """Which of these moves the touches are or begin."""
    fitting = [(move, touches) for move, touches in ways if touches and _begins(held, touches)]
    whole = tuple(move for move, touches in fitting if len(touches) == len(held))
    return Reach(whole, tuple((move, touches) for move, touches in fitting if len(touches) > len(held)))


def meaning(game: Game[Any], state: Any, held: Touches) -> Move | None:
    """The move these touches most likely mean, legal or not."""
    found: Sequence[Move] = game.meant(state, held)
    return found[0] if found else None


def _begins(held: Touches, touches: Touches) -> bool:
    return len(held) <= len(touches) and all(map(_is_touched, held, touches))


def _is_touched(touched: Touch, wanted: Touch) -> bool:
    """A piece lying in a zone that is wanted counts as the zone."""
    return touched == wanted or (not wanted.piece and touched.zone == wanted.zone)
