"""Figures under a caption of Tricky Twist: a score that adds up line by line, and what a bonus card changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ludoteca_engine.core import Args, Event, Phrase, Saying
from ludoteca_engine.tricky_twist.cards import COUNTING_CARDS
from ludoteca_engine.tricky_twist.ending import standing
from ludoteca_engine.tricky_twist.scoring import base_args, features, trick_count
from ludoteca_engine.tricky_twist.state import State, seats

from . import Figure


def figures(state: State, saying: Saying | None) -> Sequence[Figure]:
    """The lines that belong to what is said; () where nothing is counted."""
    lines = _LINES.get(saying.kind) if isinstance(saying, Event) else None
    return lines(state, saying.args) if lines and saying else ()


def _base(state: State, args: Args) -> list[Figure]:
    """Tricks, pairs and trick points, and their sum."""
    return [*_parts(args), _line("figure-base", args)]


def _parts(args: Args) -> list[Figure]:
    found = [_line("figure-tricks", args, args["trick_points"]), _line("figure-pairs", args, args["pair_points"])]
    return [*found, _line("figure-bonus", args, args["bonus"])] if args["bonus"] else found


def _card(state: State, args: Args) -> list[Figure]:
    """The whole round of one player. A score card asked about alone has nothing to add up."""
    if "result" in args:
        return []
    seat = args["seat"]
    ranked = args["score"] not in COUNTING_CARDS
    return [
        *_parts(base_args(state, seat)),
        _line("figure-card", Args(args, ranked=ranked)),
        _line("figure-round", args, state.points[seat]),
        (Phrase("figure-total"), _added(state.points[seat], standing(state)[seat])),
    ]


def _round(state: State, args: Args) -> list[Figure]:
    return [(Phrase("figure-seat", each), _added(each["points"], each["total"])) for each in args["scores"]]


def _piles(state: State, args: Args) -> list[Figure]:
    """What everybody has when the tricks are over."""
    return [
        (
            Phrase("figure-seat", Args(seat=seat)),
            Phrase("figure-piles", Args(tricks=trick_count(state, seat), false=len(features(state, seat)))),
        )
        for seat in seats(state)
    ]


def _changed(state: State, args: Args) -> list[Figure]:
    """Tricks or false tricks before and after a bonus card was used, whichever it changed."""
    numbers = (
        ("figure-trick-piles", args["was_tricks"], args["tricks"]),
        ("figure-false-piles", args["was_false"], args["false"]),
    )
    return [
        (Phrase(key), Phrase("figure-change", Args(before=before, after=after)))
        for key, before, after in numbers
        if before != after
    ]


def _line(key: str, args: Args, points: Any = None) -> Figure:
    return Phrase(key, args), Phrase("figure-points", Args(points=args["points"] if points is None else points))


def _added(points: int, total: int) -> Phrase:
    return Phrase("figure-added", Args(before=total - points, points=points, total=total))


_LINES: dict[str, Callable[[State, Args], list[Figure]]] = {
    "base-scored": _base,
    "card-scored": _card,
    "round-scored": _round,
    "round-over": _piles,
    **dict.fromkeys(("flipped-to-false", "flipped-to-trick", "joker-set", "suit-set", "value-set"), _changed),
}
