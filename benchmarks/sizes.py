"""How much crosses the border: frames, words, pictures, the module."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import ludoteca
from ludoteca.table import STATIC
from ludoteca_engine import GAMES

Found = tuple[str, str, str, bool]
SENT = ("scene", "frames", "words", "questions", "view")


def measure() -> Iterator[Found]:
    for game in GAMES.values():
        widgets = {example.id: ludoteca.Walkthrough(example.id) for example in game.examples}
        yield from of_game(game.id, widgets)
    for what, module in (("a walkthrough", "table.js"), ("a sandbox", "sandbox.js")):
        size_of_both = sum((STATIC / name).stat().st_size for name in (module, "table.css"))
        yield kilobytes(f"the module of {what} and its style", size_of_both, 40)


def of_game(game_id: str, widgets: dict[str, ludoteca.Walkthrough]) -> Iterator[Found]:
    yield kilobytes(f"{game_id}: largest frame", max(max(map(size, each.frames)) for each in widgets.values()), 1.5)
    yield kilobytes(f"{game_id}: words per step and language", max(map(words_per_step, widgets.values())), 1)
    yield kilobytes(f"{game_id}: a walkthrough per 12 steps", max(map(per_twelve_steps, widgets.values())), 120)
    yield kilobytes(f"{game_id}: a picture", max(len(each.picture().encode()) for each in widgets.values()), 15)


def kilobytes(what: str, measured: float, limit: float) -> Found:
    return what, f"{measured / 1000:.2f} kB", f"{limit} kB", measured <= limit * 1000


def size(value: Any) -> int:
    return len(json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode())


def words_per_step(widget: ludoteca.Walkthrough) -> float:
    """The sentences of a step; rules and the interface's strings are sent once, whatever the number of steps."""
    lines = max(size(words["lines"]) for words in widget.words.values())
    return lines / len(widget.frames)


def per_twelve_steps(widget: ludoteca.Walkthrough) -> float:
    whole = sum(size(getattr(widget, name)) for name in SENT)
    return whole * 12 / max(12, len(widget.frames) - 1)
