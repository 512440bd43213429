"""Scenes: where the zones of a game lie on the table and which face a piece shows there. No rules live here.

`scene("pega6")` imports `scenes/pega6.py`, which offers the functions of the `Scene` protocol at module level.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol, TypedDict, cast

from ludoteca_engine.core import Phrase, Saying, Zone

from ..faces import Face
from ..layout import Layout

Figure = tuple[Phrase, Phrase]
"""What is counted, and how much it is."""


class Grid(TypedDict):
    """A field of places: the `count` zones that follow the zone `on` lie on it in rows of `per`."""

    on: int
    count: int
    per: int


class Scene(Protocol):
    """What a game's scene module offers. What `Extras` holds is asked for only where a module has it."""

    @staticmethod
    def zones(states: Sequence[Any]) -> tuple[Zone, ...]:
        """The zones shown while these states are stepped through, in the order they are drawn and spoken."""

    @staticmethod
    def layouts(states: Sequence[Any], zones: Sequence[Zone]) -> dict[str, Layout]:
        """`narrow`, `wide` and `stage`; each places every zone of `zones` (None: not shown there)."""

    @staticmethod
    def face(state: Any, zone: Zone, piece: str) -> str:
        """Which face a piece shows in a zone: a name `draw` knows. One that hides the piece is named like a back."""

    @staticmethod
    def draw(face: str) -> Face:
        """The drawing of a face."""

    @staticmethod
    def label(state: Any, zone: Zone) -> Phrase | None:
        """What is written at a zone."""


def scene(game: str) -> Scene:
    """The scene of a game."""
    return cast(Scene, import_module(f"ludoteca.scenes.{game.replace('-', '_')}"))


class Extras:
    """What only some scenes offer."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    def grids(self, zones: Sequence[Zone]) -> tuple[Grid, ...]:
        """`grids(zones)`: zones that make a field together."""
        return self._asked("grids", zones)

    def possible(self, state: Any, saying: Saying | None) -> tuple[str, ...]:
        """`possible(state, saying)`: zones that are open to what was said, to be outlined."""
        return self._asked("possible", state, saying)

    def figures(self, state: Any, saying: Saying | None) -> Sequence[Figure]:
        """`figures(state, saying)`: figures behind what is said, line by line."""
        return self._asked("figures", state, saying)

    @property
    def supplies(self) -> tuple[str, ...]:
        """`SUPPLIES`: zones that show one of many equal pieces, which come from there and return."""
        return cast(tuple[str, ...], getattr(self.scene, "SUPPLIES", ()))

    @property
    def speaks_in_full(self) -> bool:
        """`IN_FULL`: pieces have no short name that can be spoken, so a description names them as the table does."""
        return cast(bool, getattr(self.scene, "IN_FULL", False))

    def _asked(self, name: str, *args: Any) -> tuple[Any, ...]:
        answer = getattr(self.scene, name, None)
        return answer(*args) if answer else ()
