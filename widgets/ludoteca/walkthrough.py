"""Stepping through an example of a rulebook. All frames are made here, so stepping needs no kernel."""

from __future__ import annotations

from typing import Any

from ludoteca_engine.core import GameError, Tree, replay
from ludoteca_engine.texts import checked_language, language

from .sandbox.experiment import Experiment
from .sandbox.opening import Opening
from .sandbox.widget import Sandbox
from .telling import Teller, checked_seat, find_example, heard_by, seen_by
from .workbench import Workbench

KEPT = ("scene", "frames", "words", "questions", "view", "answers", "seen", "step", "position")
"""What a walkthrough needs to go on where it was left."""
EXCERPT = 40


class Walkthrough(Workbench):
    """An example of a rulebook, step by step.

    `Walkthrough("pega6/fig-2")` shows it; `predict=True` asks before each step; `seat=` shows only what that seat may
    see (`seat=1` is the first player); `lang=` overrides the language in use.
    """

    def __init__(
        self, example: str, *, lang: str | None = None, predict: bool = False, seat: int | None = None
    ) -> None:
        game, found = find_example(example)
        self.example = found.id
        pages = replay(game, found)
        self._game = game
        self._seat = None if seat is None else checked_seat(game, [page.state for page in pages], seat)
        if self._seat is not None:
            pages = heard_by(game, pages, self._seat)
        self._states = [page.state for page in pages]
        self._left: dict[str, Any] = {}
        if self._seat is not None:
            pages = tuple(seen_by(game, page, self._seat) for page in pages)
        super().__init__(**Teller(game, found, pages).traits())
        self.lang = checked_language(lang) if lang else language()
        self.predict = predict

    @property
    def sandbox(self) -> Experiment | None:
        """The experiment that was begun at a step of this walkthrough and is on the table now."""
        return self._showing.experiment if self._showing else None

    def what_if(self, step: int | None = None) -> Experiment:
        """Turn this cell into a sandbox at a step (the one shown, if none is named); `back` leads back."""
        if self._showing is not None:
            return self._showing.experiment
        at = self.step if step is None else step
        if type(at) is not int or not 0 <= at < len(self._states):
            raise GameError("no-step", self._game.id, given=repr(at)[:EXCERPT], last=len(self._states) - 1)
        self._left = {name: getattr(self, name) for name in KEPT}
        opening = Opening(self._game, Tree.rooted(self._states[at]))
        experiment = Experiment(opening, seat=self._seat, lang=self.lang)
        with self.hold_sync():
            self._open(experiment, way_back=True)
            self._become(Sandbox)
        return experiment

    def back(self) -> None:
        """Back to the example, at the step where it was left."""
        if self._showing is None:
            return
        self._showing = None
        with self.hold_sync():
            self._become(Walkthrough)
            self.sandbox_view = {}
            for name in KEPT:
                setattr(self, name, self._left[name])

    def _act(self, action: Any) -> None:
        """Into the sandbox and out of it; whatever else is asked is for the sandbox."""
        match action:
            case {"do": "what-if", "v": int(step)}:
                self.what_if(step)
            case {"do": "back"}:
                self.back()
            case _:
                super()._act(action)

    def _become(self, kind: type[Workbench]) -> None:
        """Let the browser draw this cell with the module of another widget: anywidget takes it up at once."""
        self.set_trait("_esm", str(kind._esm))

    def __repr__(self) -> str:
        return f"Walkthrough({self.example!r}, step={self.step} of {len(self.frames) - 1})"
