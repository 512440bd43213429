"""Rulebook examples as data, and how they are replayed.

A script holds no results of its own: what a step shows comes from the engine. The `result` of a `Count` and the
`refused_by` of a `Try` state what the rulebook says, for the tests to compare.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Generic, NamedTuple

from .values import Args, Event, Move, Phrase, Refusal, S

if TYPE_CHECKING:
    from .game import Game


class Play(NamedTuple):
    """A move is made."""

    move: str


class Try(NamedTuple):
    """A move is tried and refused."""

    move: str
    refused_by: tuple[str, ...]


class Settle(NamedTuple):
    """Everything happens that needs no decision."""


class Count(NamedTuple):
    """The engine is asked for a number (or several): what is counted, and of which seat, zone or piece."""

    what: str
    of: str
    result: int | tuple[int, ...]


class Compare(NamedTuple):
    """The table as it lay at the end of another part (counted from 0), for comparison."""

    part: int


class Show(NamedTuple):
    """A rule is pointed out on the table as it lies."""

    rule: str
    about: tuple[str, ...] = ()


Line = Play | Try | Settle | Count | Compare | Show


class Part(NamedTuple):
    """A position and what happens from there. The title is a key of the texts."""

    title: str
    start: str
    script: tuple[Line, ...] = ()


class Example(NamedTuple):
    """An example of a rulebook: `cover` is the step whose picture tells most."""

    id: str
    teaches: tuple[str, ...]
    source: str
    cover: int
    parts: tuple[Part, ...]


class Page(NamedTuple, Generic[S]):
    """One step of a replayed example: the table, what is said about it, and how it came about.

    `said` is None where a part begins. `before` is the table before the step, `move` the move that was made or tried.
    """

    part: int
    state: S
    said: Event | Refusal | None
    before: S
    move: Move | None = None


class Choice(NamedTuple):
    """One answer to a question: what it says, whether it is right, and the reason the engine gives for this answer.

    `at` is the zone or piece one may point at instead of choosing from the list.
    """

    say: Phrase
    right: bool
    why: Event | Refusal
    at: str = ""


class Question(NamedTuple):
    """A question about the step that comes next."""

    ask: Phrase
    choices: tuple[Choice, ...]


def replay(game: Game[Any], example: Example) -> tuple[Page[Any], ...]:
    """Every step of an example, as the engine sees it."""
    pages: list[Page[Any]] = []
    ends: list[Any] = []
    for number, part in enumerate(example.parts):
        state = game.parse(part.start)
        pages.append(Page(number, state, None, state))
        for line in part.script:
            pages.extend(_pages(game, number, line, state, ends))
            if not isinstance(line, Compare):
                state = pages[-1].state
        ends.append(state)
    return tuple(pages)


def _pages(game: Game[Any], part: int, line: Line, state: Any, ends: list[Any]) -> Iterator[Page[Any]]:
    match line:
        case Play() | Settle():
            move = game.parse_move(line.move) if isinstance(line, Play) else None
            for beat in game.unfold(state, move):
                yield Page(part, beat.state, beat.event, state, move)
                state = beat.state
        case Try():
            move = game.parse_move(line.move)
            for refusal in game.refusals(state, move):
                yield Page(part, state, refusal, state, move)
        case Count():
            yield Page(part, state, game.count(state, line.what, line.of), state)
        case Show():
            yield Page(part, state, Event("shown", (line.rule,), Args(rule=line.rule), line.about), state)
        case Compare():
            end = ends[line.part]
            yield Page(part, end, Event("compared", (), Args(part=line.part)), state)
