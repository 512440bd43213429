"""A move being carried out: the table changes together with the event that explains the change."""

from __future__ import annotations

from functools import cache
from typing import Any, Generic

from .values import Beat, Event, S, Step


@cache
def _places(kind: type) -> dict[str, int]:
    return {name: place for place, name in enumerate(kind._fields)}  # type: ignore[attr-defined]


def changed(state: S, changes: dict[str, Any]) -> S:
    """`state._replace(**changes)` in half the time: this happens at every event of every game."""
    kind: Any = type(state)
    places, values = _places(kind), list(state)  # type: ignore[call-overload]
    for name, value in changes.items():
        values[places[name]] = value
    found: S = tuple.__new__(kind, values)
    return found


class Story(Generic[S]):
    """What happens, told event by event.

    The rules of a game read `story.state` and change it only through `tell`, so nothing can happen on the
    table without a reason. `play` asks for the end of the story, `unfold` for every page of it.
    """

    __slots__ = ("beats", "events", "state")

    def __init__(self, state: S, *, keep_beats: bool = False) -> None:
        self.state = state
        self.events: list[Event] = []
        self.beats: list[Beat[S]] | None = [] if keep_beats else None

    def tell(self, event: Event, **changes: Any) -> None:
        """Change the table and say why."""
        if changes:
            self.state = changed(self.state, changes)
        self.events.append(event)
        if self.beats is not None:
            self.beats.append(Beat(event, self.state))

    def step(self) -> Step[S]:
        return Step(self.state, tuple(self.events))
