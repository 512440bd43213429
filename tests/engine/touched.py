"""Short ways to touch a table in the tests of every game: `hand-p1 34` is a card, `row-2` a zone."""

from __future__ import annotations

from typing import Any

from ludoteca_engine.core import Game, Touch


def touched(*names: str) -> tuple[Touch, ...]:
    return tuple(Touch(*name.split()) for name in names)


def touches(game: Game[Any], state: Any, move: str) -> tuple[str, ...]:
    """What a move touches."""
    return tuple(" ".join(filter(None, touch)) for touch in game.touches(state, game.parse_move(move)))


def meant(game: Game[Any], state: Any, *names: str) -> list[str]:
    """The moves that touching these can mean."""
    return [str(move) for move in game.meant(state, touched(*names))]


def why_not(game: Game[Any], state: Any, *names: str) -> tuple[str, ...]:
    """The rules against what is most likely meant; none if it is allowed."""
    likeliest = game.meant(state, touched(*names))[0]
    return tuple(rule for refusal in game.refusals(state, likeliest) for rule in refusal.rules)
