"""The widget: opens an experiment and lets Python take part in it."""

from __future__ import annotations

from typing import Any

import traitlets as t

from ludoteca_engine.core import Game, GameError, Move, Tree
from ludoteca_engine.texts import checked_language, language

from ..table import STATIC
from ..telling import checked_seat
from ..workbench import Workbench
from .experiment import Experiment
from .opening import opened


class Sandbox(Workbench):
    """A position to experiment with.

    `Sandbox("twisted")` deals one (`players=`, `seed=`, `variant=` and the game's options as for `deal`);
    `Sandbox("pega6/fig-3", step=2)` begins at a step of an example; a state, a position as text or the record of
    another sandbox can be given too. `seat=1` shows only what the first player may see.
    """

    _esm = STATIC / "sandbox.js"

    def __init__(
        self, start: Any, *, step: int | None = None, seat: int | None = None, lang: str | None = None, **setup: Any
    ) -> None:
        opening = opened(start, step, **setup)
        chosen = checked_language(lang) if lang else language()
        place = None if seat is None else checked_seat(opening.game, [opening.tree.state], seat)
        self.experiment = Experiment(opening, seat=place, lang=chosen)
        super().__init__()
        self._open(self.experiment)

    @property
    def game(self) -> Game[Any]:
        return self.experiment.game

    @property
    def state(self) -> Any:
        """The position as a state of the engine."""
        return self.experiment.state

    @property
    def tree(self) -> Tree:
        """All positions tried so far, and where we are."""
        return self.experiment.tree

    def record(self) -> str:
        """The whole tree as text; `Sandbox(text)` gives it back."""
        return self.experiment.record()

    def play(self, move: Move | str) -> Sandbox:
        """Make a move; `IllegalMove` says why not."""
        self.experiment.play(move)
        return self._shown()

    def undo(self) -> Sandbox:
        self.experiment.undo()
        return self._shown()

    def redo(self) -> Sandbox:
        self.experiment.redo()
        return self._shown()

    def jump(self, node: int) -> Sandbox:
        """To any position of the tree."""
        self.experiment.jump(node)
        return self._shown()

    def put(self, piece: str, zone: str, index: int = -1) -> Sandbox:
        """Lay a piece there; without an index, at the end."""
        lying = next((each.pieces for each in self.game.zones(self.state) if each.id == zone), ())
        place = len(lying) if index < 0 else index
        self.experiment.edit(lambda state: self.game.put(state, piece, zone, place))
        return self._shown()

    def lift(self, zone: str, index: int = 0) -> Sandbox:
        """Take a piece away."""
        self.experiment.edit(lambda state: self.game.lift(state, zone, index))
        return self._shown()

    def set_field(self, name: str, value: Any) -> Sandbox:
        """Change a value of the position: the number of players, whose turn it is, a name, an option ..."""
        self.experiment.edit(lambda state: self.game.set_field(state, name, value))
        return self._shown()

    def read(self, text: str) -> Sandbox:
        """Take over a position or a record."""
        self.experiment.read(text)
        return self._shown()

    def _shown(self) -> Sandbox:
        self._show()
        return self

    @t.validate("position")
    def _position_reads(self, proposal: dict[str, Any]) -> str:
        value: str = proposal["value"]
        if value == self.experiment.position:
            return value
        try:
            self.experiment.read(value)
        except GameError as error:
            raise t.TraitError(str(error)) from error
        if self.experiment.position == self.position:
            # A record can bring another tree to the same position: nobody is told of a trait that stays.
            self._show()
        return self.experiment.position

    @t.observe("position")
    def _position_set(self, _: Any) -> None:
        if not self._is_drawing:
            self._show()

    def __repr__(self) -> str:
        line = self.experiment.known.line()
        here = line.index(self.experiment.known.at)
        return f"Sandbox({self.experiment.position!r}, move={here} of {len(line) - 1})"
