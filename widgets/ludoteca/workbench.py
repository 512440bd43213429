"""A table on which an experiment can be made: it takes what a view asks and shows what comes of it."""

from __future__ import annotations

from typing import Any

import traitlets as t

from ludoteca_engine.core import GameError

from .outbox import Outbox
from .sandbox.experiment import Experiment
from .sandbox.showing import Showing
from .table import Table


class Workbench(Table):
    """Shared by whatever can open a sandbox. `last_error` is what went wrong last, if anything did."""

    # Sent back to the view, it would only be in the way of the answer.
    action = t.Any(None, allow_none=True, help="what views ask, until it is acknowledged").tag(
        sync=True, echo_update=False
    )
    ack = t.Dict(help="the last number answered, by view").tag(sync=True)
    sandbox_view = t.Dict(help="what stands beside the table of a sandbox; empty: there is none").tag(sync=True)
    position = t.Unicode("", help="the position as text").tag(sync=True)

    def __init__(self, **traits: Any) -> None:
        self.last_error: Exception | None = None
        self._outbox = Outbox()
        self._showing: Showing | None = None
        self._is_drawing = self._is_outdated = False
        super().__init__(**traits)

    @t.observe("action")
    def _heard(self, change: dict[str, Any]) -> None:
        with self.hold_sync():
            self.ack = self._outbox.carry_out(change["new"], self._answered)
            self._show()

    @t.observe("lang")
    def _language_changed(self, change: dict[str, Any]) -> None:
        if self._showing is not None and self._showing.experiment.lang != change["new"]:
            self._showing.experiment.lang = change["new"]
            self._show()

    def _words(self) -> dict[str, Any]:
        """Rules cited in a sandbox travel with what cites them."""
        words = super()._words()
        return {**words, "rules": {**words["rules"], **self.sandbox_view.get("rules", {})}}

    def _answered(self, action: Any) -> None:
        """Do what is asked. Whatever goes wrong is kept and said: raised here, nobody would ever see it."""
        showing = self._showing
        kept = dict(vars(showing.experiment)) if showing else {}
        try:
            self._act(action)
            self.last_error = None
        except Exception as error:
            self.last_error = error
            if showing is not None and self._showing is showing:
                vars(showing.experiment).update(kept)
                said = error if isinstance(error, GameError) else GameError("unexpected", reason=repr(error)[:200])
                showing.experiment.fail(said)

    def _act(self, action: Any) -> None:
        """What a view can ask of this table."""
        if self._showing is None:
            raise GameError("bad-action")
        self._showing.act(action)

    def _open(self, experiment: Experiment, *, way_back: bool = False) -> None:
        self._showing = Showing(experiment, way_back)
        self._show()

    def _show(self) -> None:
        """Let the browser see the experiment as it stands; only what is new travels."""
        # Whoever observes a trait that is set here may go on from there: then all is drawn once more.
        self._is_outdated = True
        if self._is_drawing:
            return
        self._is_drawing = True
        try:
            while self._is_outdated and self._showing is not None:
                self._is_outdated = False
                self._draw(self._showing.traits())
        finally:
            self._is_drawing = False

    def _draw(self, traits: dict[str, Any]) -> None:
        with self.hold_sync():
            for name, value in traits.items():
                setattr(self, name, value)
