"""Errors that teach: each says what was given, what stops it and what would work."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .values import Args, Move, Refusal

LIMIT = 100_000
"""Longest text, in characters, that is read as a position, a move or a game."""

EXCERPT = 24


class GameError(ValueError):
    """Whatever a game will not do. `said(lang)` words it; `str()` does so in the language in use."""

    def __init__(self, kind: str, game: str = "", **args: Any) -> None:
        super().__init__(kind)
        self.kind = kind
        self.game = game
        self.args_said = Args(args)

    def said(self, lang: str | None = None) -> str:
        from ..texts import word

        return word(f"error-{self.kind}", self.args_said, self.game, lang)

    def __str__(self) -> str:
        return self.said()


class Unreadable(GameError):
    """A text that cannot be read; `at` is the place, counted from 0."""

    def __init__(self, kind: str, text: str, at: int, game: str = "", **args: Any) -> None:
        found = text[at : at + EXCERPT].replace("|", " ").split()
        super().__init__(kind, game, **{"given": found[0] if found else "", **args})
        self.text, self.at = text, at

    def said(self, lang: str | None = None) -> str:
        from ..texts import word

        before = self.text[: self.at]
        where = Args(line=before.count("\n") + 1, column=self.at - before.rfind("\n"))
        place = word(f"error-{self.place}", where, "", lang)
        return f"{place} {super().said(lang)}"

    place = "place"


class UnreadableMove(Unreadable):
    """Not the text of a move of this game."""

    place = "in-move"


class UnreadablePosition(Unreadable):
    """Not the text of a position of this game."""

    place = "in-position"


class UnreadableRecord(Unreadable):
    """Not the text of a game tree."""

    place = "in-record"


class BadSetup(GameError):
    """A game that cannot be dealt like this: too many players, an option that does not exist."""

    def __init__(self, kind: str, game: str, rules: tuple[str, ...] = (), **args: Any) -> None:
        super().__init__(kind, game, **args)
        self.rules = rules

    def said(self, lang: str | None = None) -> str:
        return " ".join([super().said(lang), *(f"[{rule}]" for rule in self.rules)])


class NoSuchGame(BadSetup, KeyError):
    """A game that is not on the shelf."""


class IllegalMove(GameError):
    """A move the rules forbid; `refusals` are the reasons, `legal` what could be played instead."""

    def __init__(self, game: str, move: Move, refusals: Sequence[Refusal], legal: Sequence[Move]) -> None:
        super().__init__("illegal-move", game)
        self.move, self.refusals, self.legal = move, tuple(refusals), tuple(legal)

    def said(self, lang: str | None = None) -> str:
        from ..texts import refused

        return refused(self.game, self.move, self.refusals, self.legal, lang)
