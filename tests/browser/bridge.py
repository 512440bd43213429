"""A widget of this process on a plain page: what the browser sets reaches Python, and what Python answers the browser.

Quicker than a kernel, and everything that crosses the border can be looked at.
"""

from __future__ import annotations

import json
from typing import Any

from tests.browser.plain import PlainPage

HIDDEN_FROM_PAGE = {"_esm", "_css"}


class Bridge:
    """Shows a widget. `wire` holds all that was ever sent to the page, as JSON."""

    def __init__(self, host: PlainPage, widget: Any, *, dark: bool = False) -> None:
        self.host, self.page, self.widget = host, host.page, widget
        self.wire: list[str] = []
        self.busy = False
        self._kept: list[dict[str, Any]] = []
        # A page keeps what it was once given; the widget shown last is the one that answers.
        if not hasattr(self.page, "bridge"):
            self.page.expose_function("python", lambda changes: self.page.bridge._heard(changes))
        self.page.bridge = self
        self._known = self._traits()
        self._note(self._known)
        host.open(self._known, dark=dark, module=str(widget._esm))

    def _traits(self) -> dict[str, Any]:
        state = self.widget.get_state()
        own = {name for name in state if not name.startswith("_") or name == "_esm"}
        return {name: state[name] for name in own if name not in ("layout", "comm", "tabbable", "tooltip")}

    def _heard(self, changes: dict[str, Any]) -> dict[str, Any]:
        """One message of the page; the answer is what is new."""
        if self.busy:
            self._kept.append(changes)
            return {}
        return self.take(changes)

    def take(self, changes: dict[str, Any]) -> dict[str, Any]:
        self.widget.set_state(changes)
        return self.news(set(changes) - {"action"})

    def news(self, told: set[str] = frozenset()) -> dict[str, Any]:
        """What has changed since the page was last told."""
        now = self._traits()
        new = {name: value for name, value in now.items() if self._known.get(name) != value and name not in told}
        self._known = now
        self._note(new)
        return new

    def wake(self) -> None:
        """Answer everything that came while Python was busy."""
        self.busy = False
        kept, self._kept = self._kept, []
        for changes in kept:
            self.host.receive(**self.take(changes))

    def push(self) -> None:
        """Tell the page what Python changed by itself."""
        self.host.receive(**self.news())

    def _note(self, traits: dict[str, Any]) -> None:
        self.wire.append(json.dumps({name: value for name, value in traits.items() if name not in HIDDEN_FROM_PAGE}))
