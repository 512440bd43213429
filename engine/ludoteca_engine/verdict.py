"""Ask the judge: what happens if this is played here, and by which rules?

>>> print(what_if("pega6 | rows 30 33 41 / 20 27 35 38 42 | revealed p1 45", "p1 place 45 R1"))
p1 place 45 R1 is not allowed: Row 1 ends in 41, 4 away. Row 2 ends in 42, only 3 away, so the 45 belongs there. [P6-13]
"""

from __future__ import annotations

from typing import Any, NamedTuple

from .core import Event, Game, Move, Refusal, Step
from .games import GAMES
from .texts import refused, say


class Verdict(NamedTuple):
    """The judge's answer. It prints as sentences, each with the rules that decided."""

    game: str
    move: Move | None
    before: Any
    state: Any
    events: tuple[Event, ...]
    refusals: tuple[Refusal, ...]
    legal: tuple[Move, ...]

    @property
    def allowed(self) -> bool:
        return not self.refusals

    @property
    def rules(self) -> tuple[str, ...]:
        """Every rule that was cited, once."""
        said: tuple[Event | Refusal, ...] = (*self.refusals, *self.events)
        return tuple(dict.fromkeys(rule for each in said for rule in each.rules))

    def said(self, lang: str | None = None) -> str:
        """The answer in words."""
        if self.move is not None and self.refusals:
            return refused(self.game, self.move, self.refusals, self.legal, lang)
        names = GAMES[self.game].names(self.before)
        return "\n".join(f"{say(each, self.game, lang, names)} [{', '.join(each.rules)}]" for each in self.events)

    def __str__(self) -> str:
        return self.said()

    def __repr__(self) -> str:
        return self.said()


def game_of(position: Any) -> Game[Any]:
    """The game a position belongs to: the first word of a text, or what the state says."""
    if isinstance(position, str):
        words = position.replace("|", " ").split(maxsplit=1)
        return GAMES[words[0].lower() if words else ""]
    return GAMES[getattr(position, "game", "")]


def what_if(position: Any, move: Move | str | None = None) -> Verdict:
    """What a move would bring about in a position (a state or its text); without a move, what happens by itself."""
    game = game_of(position)
    state = game.parse(position) if isinstance(position, str) else position
    tried = game.parse_move(move) if isinstance(move, str) else move
    refusals = game.refusals(state, tried) if tried is not None else ()
    if refusals or tried is None:
        step: Step[Any] = Step(state, ()) if refusals else game.settle(state)
    else:
        step = game.play(state, tried)
    legal = game.legal_moves(state, tried.seat) if tried is not None and refusals else ()
    return Verdict(game.id, tried, state, step.state, step.events, refusals, legal)
