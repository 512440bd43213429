"""Scenes: where the zones of a game lie on the table and which face a piece shows there. No rules live here.

`scene("pega6")` imports `scenes/pega6.py`, which offers the functions of the `Scene` protocol at module level.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from ludoteca_engine.core import Phrase, Saying, Zone

from ..faces import Face
from ..layout import Layout

Figure = tuple[Phrase, Phrase]
"""What is counted, and how much it is."""


class Scene(Protocol):
    """What a game's scene module offers."""

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

    @staticmethod
    def figures(state: Any, saying: Saying | None) -> Sequence[Figure]:
        """Figures behind what is said, line by line; most games need none."""


def scene(game: str) -> Scene:
    """The scene of a game."""
    return cast(Scene, import_module(f"ludoteca.scenes.{game.replace('-', '_')}"))
