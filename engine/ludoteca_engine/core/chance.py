"""Every shuffle of every game, from a seed. Uses only `Random.random()`, which is stable across Python versions."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TypeVar

T = TypeVar("T")


def shuffled(things: Iterable[T], seed: int, *occasion: object) -> tuple[T, ...]:
    """The things in a random order that depends on the seed and the occasion ("round", 2) alone.

    >>> shuffled(range(5), 7, "round", 1) == shuffled(range(5), 7, "round", 1)
    True
    """
    dice = Random("/".join(map(str, (seed, *occasion)))).random
    order = list(things)
    for last in range(len(order) - 1, 0, -1):
        chosen = int(dice() * (last + 1))
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order)
