"""What views ask: numbered, kept by the view until it is acknowledged, so that nothing is lost or done twice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

MOST_VIEWS = 100
"""So many views are remembered; one that has been silent longest is forgotten first."""
MOST_AT_ONCE = 1_000
LONGEST_NAME = 64


class Outbox:
    """Remembers what each view has been answered."""

    def __init__(self) -> None:
        self.answered: dict[str, int] = {}

    def carry_out(self, message: Any, act: Callable[[Any], None]) -> dict[str, int]:
        """Do what was not done yet, in order. What has no number could be done twice: it is answered as nothing."""
        if not _is_message(message):
            act(None)
            return dict(self.answered)
        view = message["from"]
        for action in message["todo"]:
            if not _is_numbered(action):
                act(None)
            elif action["n"] > self.answered.get(view, 0):
                self._answer(view, action["n"])
                act(action)
        return dict(self.answered)

    def _answer(self, view: str, number: int) -> None:
        self.answered.pop(view, None)
        self.answered[view] = number
        if len(self.answered) > MOST_VIEWS:
            del self.answered[next(iter(self.answered))]


def _is_message(message: Any) -> bool:
    return (
        isinstance(message, dict)
        and isinstance(message.get("from"), str)
        and len(message["from"]) <= LONGEST_NAME
        and isinstance(message.get("todo"), list)
        and len(message["todo"]) <= MOST_AT_ONCE
    )


def _is_numbered(action: Any) -> bool:
    # A number beyond what a view can count to would silence it for good.
    return isinstance(action, dict) and type(action.get("n")) is int and 0 < action["n"] < 2**53
