"""Positions of Sequence as text.

    sequence base | players 2 | board B r3c3 r3c4 r3c5 r3c6 / G r5c8 | hands p1 6D JS | draw 3S ?*80 | turn p1

Sections that are absent are unknown, or as they are at the start of a game. Where `sequences` is absent the
Sequences are found on the board; `sequences -` means that none has been made.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from ..core import UNKNOWN, Seat
from ..core.reading import PositionReader, Word, split_on
from .board import Space, Window, window_between
from .deal import default_teams
from .lines import with_lines_found
from .reading import read_ends, read_piece, read_space
from .state import (
    COLOURS,
    EMPTY,
    GAME_ID,
    OPTIONS,
    SURFACE,
    VARIANTS,
    Card,
    Cards,
    Line,
    Over,
    State,
    default_supply,
)
from .writing import HOLE

SECTIONS = (
    *("players", "names", "teams", "board", "sequences", "hands", "discards", "draw", "chips", "surface", "cuts"),
    *("dealer", "turn", "exchanged", "claiming", "owed", "lapsed", "forfeits", "freed", "passes", "shuffles"),
    *("seed", "ended"),
)
SEEDS = range(10**18 + 1)
NUMBERS = range(10**6 + 1)
MOST_LINES = 40
NOT_ENDED = "no"
ENDINGS = (NOT_ENDED, Over.WON, Over.PASSED, Over.FULL, Over.NO_CARDS)


def parse(text: str) -> State:
    """A position from its text."""
    return _Reader(GAME_ID, text, SECTIONS, VARIANTS, OPTIONS).state()


class _Reader(PositionReader):
    """Reads the sections of this game."""

    def state(self) -> State:
        by_seat: dict[str, dict[Seat, Any]] = {
            "names": self.names(),
            "teams": self.per_seat("teams", self._team),
            "hands": self.per_seat("hands", self._pieces),
            "discards": self.per_seat("discards", self._pieces),
            "cuts": self.per_seat("cuts", self._one_piece),
            "lapsed": self.numbers_by_seat("lapsed", NUMBERS),
        }
        turn, dealer, owed, forfeits = (self._seats(name) for name in ("turn", "dealer", "owed", "forfeits"))
        named = dict.fromkeys((*turn, *dealer, *owed, *forfeits), 1)
        seats = self.seats(*by_seat.values(), named)
        teams = default_teams(len(seats), self.options)
        state = State(
            variant=self.variant,
            options=self.options,
            names=_all(by_seat["names"], seats, "") if any(by_seat["names"].values()) else (),
            teams=tuple(by_seat["teams"].get(seat, teams[seat]) for seat in seats),
            hands=_all(by_seat["hands"], seats, None),
            discards=_all(by_seat["discards"], seats, ()),
            draw=self._draw(),
            surface=self._pieces(self.words_of("surface")) if "surface" in self.found else (SURFACE,),
            cuts=_all(by_seat["cuts"], seats, None) if by_seat["cuts"] else (),
            dealer=dealer[0] if dealer else None,
            turn=turn[0] if turn else 0,
            exchanged=self.number_of("exchanged", NUMBERS) or 0,
            claiming=self._space("claiming"),
            owed=owed,
            lapsed=_all(by_seat["lapsed"], seats, 0),
            forfeits=forfeits,
            freed=self._space("freed"),
            passes=self.number_of("passes", NUMBERS) or 0,
            shuffles=self.number_of("shuffles", NUMBERS) or 0,
            seed=self.number_of("seed", SEEDS),
            ended=self._ended(),
        )
        state = self._with_board(state)
        return state._replace(supply=self._supply(state))

    def _with_board(self, state: State) -> State:
        state = state._replace(board=self._board())
        if "sequences" in self.found:
            return state._replace(sequences=self._lines())
        return with_lines_found(state)

    def _board(self) -> Cards:
        board = list(EMPTY)
        for group in split_on(self.words_of("board")):
            if group:
                piece = read_piece(self, group[0])
                for word in group[1:]:
                    board[read_space(self, word)] = piece
        return tuple(board)

    def _lines(self) -> tuple[Line, ...]:
        found: list[Line] = []
        for group in split_on(self.words_of("sequences")):
            if group and group[0].text != "-":
                colour = self._colour(group[0])
                found += [Line(colour, self._window(word)) for word in group[1:]]
        if len(found) > MOST_LINES:
            raise self.fail("too-many", self.words_of("sequences")[-1].at, limit=MOST_LINES)
        return tuple(found)

    def _window(self, word: Word) -> Window:
        window = window_between(*read_ends(self, word))
        if window is None:
            raise self.fail("no-line", word.at)
        return window

    def _colour(self, word: Word) -> str:
        if word.text.upper() in COLOURS:
            return word.text.upper()
        raise self.fail("no-colour", word.at, colours=COLOURS)

    def _team(self, words: tuple[Word, ...]) -> str:
        if len(words) != 1:
            raise self.fail("no-colour", words[1].at if words else len(self.text), colours=COLOURS)
        return self._colour(words[0])

    def _supply(self, state: State) -> tuple[Cards, ...]:
        if "chips" not in self.found:
            return default_supply(state)
        return tuple(self._pieces(group) for group in split_on(self.words_of("chips")))[: len(COLOURS)]

    def _pieces(self, words: tuple[Word, ...]) -> Cards:
        """Pieces, each perhaps with how often it lies there: `B*40`."""
        spread: list[Word] = []
        for word in words:
            counted = re.fullmatch(r"([^*?]+)\*(\d{1,3})", word.text)
            spread += [Word(counted[1], word.at)] * int(counted[2]) if counted else [word]
        return self.pieces(spread, lambda word: read_piece(self, word), UNKNOWN)

    def _one_piece(self, words: tuple[Word, ...]) -> Card | None:
        pieces = self._pieces(words)
        if len(pieces) > 1:
            raise self.fail("one-card", words[-1].at)
        return pieces[0] if pieces else None

    def _seats(self, section: str) -> tuple[Seat, ...]:
        return tuple(self.seat(word) for word in self.words_of(section))

    def _ended(self) -> str:
        how = self.one_of("ended", ENDINGS)
        return "" if how == NOT_ENDED else how

    def _draw(self) -> Cards | None:
        """The draw pile; `_` where its top card has been lifted off."""
        if "draw" not in self.found:
            return None
        words = self.words_of("draw")
        lifted = bool(words) and words[0].text == HOLE
        return ("",) * lifted + self._pieces(words[lifted:])

    def _space(self, section: str) -> Space | None:
        words = self.words_of(section)
        return read_space(self, words[0]) if words else None


def _all(said: Mapping[Seat, Any], seats: range, blank: Any) -> tuple[Any, ...]:
    return tuple(said.get(seat, blank) for seat in seats)
