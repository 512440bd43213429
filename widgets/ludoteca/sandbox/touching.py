"""From touches to a move: which legal moves begin like this, and what is meant by a touch that begins none."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from ludoteca_engine.core import Game, Move, Touch

Touches = tuple[Touch, ...]


class Reach(NamedTuple):
    """What touches lead to: moves they are, and moves they begin (each with all of its touches)."""

    whole: tuple[Move, ...]
    begun: tuple[tuple[Move, Touches], ...]

    def following(self, size: int) -> tuple[Touch, ...]:
        """What can be touched next, after so many touches."""
        return tuple(dict.fromkeys(touches[size] for _, touches in self.begun))


def reach(game: Game[Any], state: Any, held: Touches, moves: Iterable[Move]) -> Reach:
    """Which of these moves the touches are or begin."""
    ways = [(move, game.touches(state, move)) for move in moves]
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
