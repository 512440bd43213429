"""The games there are: every package of this engine that offers a `GAME`. A new game needs no line here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from .core import Game, NoSuchGame

NOT_GAMES = {"core", "texts"}


class Shelf(Mapping[str, Game[Any]]):
    """Games by id. A game is imported when it is first asked for."""

    def __init__(self) -> None:
        self._games: dict[str, Game[Any]] = {}

    @cached_property
    def _names(self) -> tuple[str, ...]:
        import ludoteca_engine

        found = iter_modules(ludoteca_engine.__path__)
        return tuple(each.name for each in found if each.ispkg and each.name not in NOT_GAMES)

    def __getitem__(self, game_id: str) -> Game[Any]:
        if game_id not in self._games:
            # Ids are hyphenated; only the names of modules use the underscore.
            if game_id not in list(self):
                raise NoSuchGame("no-game", "", given=str(game_id)[:40], games=tuple(self))
            self.add(import_module(f"ludoteca_engine.{game_id.replace('-', '_')}").GAME)
        return self._games[game_id]

    def add(self, game: Game[Any]) -> None:
        """Put a game on the shelf that lives outside this package."""
        self._games[game.id] = game

    def __iter__(self) -> Iterator[str]:
        yield from dict.fromkeys([*(name.replace("_", "-") for name in self._names), *self._games])

    def __len__(self) -> int:
        return len(list(iter(self)))

    def __contains__(self, game_id: object) -> bool:
        return game_id in list(iter(self))

    def __repr__(self) -> str:
        return f"GAMES({', '.join(self)})"


GAMES = Shelf()
