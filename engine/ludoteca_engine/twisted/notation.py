"""Positions and moves of Twisted as text, both ways.

    twisted base | row 34 41 49 | hands p1 57 94 p2 ?*8 | plus p1 12 21 | minus p2 35 44 | pile ?*39 | turn p1
    p1 lay 57        p1 twist 94 49 (shows the 94, removes the 49)        p1 take

Sections that are absent are unknown: without `pile`, cards nobody knows are drawn; `pile -` is used up. Without `turn`
the first seat acts; without `dealer` the last one deals.
"""

from __future__ import annotations

from ..core import Move
from ..core.reading import PositionReader, Reader, Word, grouped, read_move, write_head, written_by_seat
from ..core.values import Seat, seat_name
from .state import DECK, GAME_ID, HIDDEN, HIGHEST, LOWEST, OPTIONS, VARIANTS, Card, Cards, Stage, State, written

SECTIONS = (
    "players",
    "names",
    "row",
    "hands",
    "plus",
    "minus",
    "penalty",
    "pile",
    "turn",
    "dealer",
    "totals",
    "round",
    "seed",
    "stage",
)
STAGES = (Stage.PLAY, Stage.REOPEN, Stage.DRAW, Stage.PENALTY, Stage.COUNT, Stage.DEAL, Stage.OVER)
ROUNDS = range(1, 10_001)
SEEDS = range(10**18 + 1)
TOTALS = range(-1_000_000, 1_000_001)


def parse(text: str) -> State:
    """A position from its text."""
    return _Reader(GAME_ID, text, SECTIONS, VARIANTS, OPTIONS).state()


class _Reader(PositionReader):
    """Reads the sections of this game."""

    def state(self) -> State:
        hands = self.per_seat("hands", self._cards)
        piles = {name: self.per_seat(name, self._cards) for name in ("plus", "minus", "penalty")}
        totals = self.numbers_by_seat("totals", TOTALS)
        names, turn, dealer = self.names(), self._seat_in("turn"), self._seat_in("dealer")
        seats = self.seats(hands, *piles.values(), totals, names, turn, dealer)
        return State(
            variant=self.variant,
            options=self.options,
            names=tuple(names.get(seat, "") for seat in seats) if any(names.values()) else (),
            row=self._cards(self.words_of("row")),
            hands=tuple(hands.get(seat) for seat in seats),
            plus=tuple(piles["plus"].get(seat, ()) for seat in seats),
            minus=tuple(piles["minus"].get(seat, ()) for seat in seats),
            penalty=tuple(piles["penalty"].get(seat, ()) for seat in seats),
            pile=self._cards(self.words_of("pile")) if "pile" in self.found else None,
            turn=next(iter(turn), 0),
            dealer=next(iter(dealer), max(0, len(seats) - 1)),
            totals=tuple(totals.get(seat, 0) for seat in seats),
            round=self.number_of("round", ROUNDS) or 1,
            seed=self.number_of("seed", SEEDS),
            stage=self.one_of("stage", STAGES),
        )

    def _cards(self, words: tuple[Word, ...]) -> Cards:
        return self.pieces(words, lambda word: read_card(self, word), HIDDEN)

    def _seat_in(self, name: str) -> dict[Seat, None]:
        """The seat a section names; nothing if it is absent."""
        if name not in self.found:
            return {}
        section = self.found[name]
        if len(section.words) != 1:
            at = section.words[1].at if section.words else section.name.at
            raise self.fail("one-seat", at, section=name)
        return {self.seat(section.words[0]): None}


def parse_move(text: str) -> Move:
    """A move from its text.

    >>> parse_move("P4 twist 94 49")
    <p4 twist 94 49>
    """
    return read_move(GAME_ID, text, {"lay": _cards, "twist": _twins, "take": _nothing, "draw": _nothing})


def read_card(reader: Reader, word: Word) -> Card:
    if word.text.isascii() and word.text.isdigit() and len(word.text) <= 2 and int(word.text) in _KNOWN:
        return int(word.text)
    raise reader.fail("no-card", word.at, lowest=LOWEST, highest=HIGHEST)


_KNOWN = frozenset(DECK)


def _cards(reader: Reader, words: tuple[Word, ...]) -> tuple[Card, ...]:
    return tuple(read_card(reader, word) for word in words)


def _twins(reader: Reader, words: tuple[Word, ...]) -> tuple[Card, ...]:
    """The card shown and the card removed. Several such pairs are readable, and refused."""
    cards = _cards(reader, words)
    if len(cards) % 2 or not cards:
        raise reader.fail("two-cards", words[-1].at if words else len(reader.text))
    return cards


def _nothing(reader: Reader, words: tuple[Word, ...]) -> tuple[()]:
    if words:
        raise reader.fail("nothing-more", words[0].at)
    return ()


def text(state: State) -> str:
    """The position as text; `parse` reads it back."""
    seats = len(state.hands)
    parts = [
        write_head(GAME_ID, state.variant, state.options, OPTIONS),
        f"players {seats}" if seats else "",
        written_by_seat("names", state.names),
        f"row {_cards_text(state.row)}" if state.row else "",
        written_by_seat("hands", tuple(None if hand is None else _cards_text(hand) for hand in state.hands)),
        *(_piles_text(name, getattr(state, name)) for name in ("plus", "minus", "penalty")),
        "" if state.pile is None else f"pile {_cards_text(state.pile)}",
        f"turn {seat_name(state.turn)}" if seats else "",
        f"dealer {seat_name(state.dealer)}" if seats and state.dealer != seats - 1 else "",
        written_by_seat("totals", tuple(str(total) if total else None for total in state.totals)),
        f"round {state.round}" if state.round != 1 else "",
        f"seed {state.seed}" if state.seed is not None else "",
        f"stage {state.stage}" if state.stage != Stage.PLAY else "",
    ]
    return " | ".join(part for part in parts if part)


def _piles_text(name: str, piles: tuple[Cards, ...]) -> str:
    return written_by_seat(name, tuple(_cards_text(pile) if pile else None for pile in piles))


def _cards_text(cards: Cards) -> str:
    return grouped(map(written, cards))
