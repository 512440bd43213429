"""Positions and moves of Pega em 6! as text, both ways.

    pega6 base | rows 12 14 15 / 37 / 43 / 58 | hands p1 21 30 p2 26 36 | chosen p1 21 | totals p1 4 p2 0
    p1 choose 21        p3 take R2        p2 place 26 R1

Sections that are absent are unknown. `unused rest` means every card that lies nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..core import Move, Seat, seat_name
from ..core.reading import (
    MOST_SEATS,
    Reader,
    Section,
    Word,
    grouped,
    position_reader,
    read_head,
    read_move,
    split_on,
    write_head,
)
from .state import (
    DECK,
    GAME_ID,
    HIDDEN,
    HIGHEST,
    LOWEST,
    OPTIONS,
    VARIANTS,
    Card,
    Cards,
    PerSeat,
    Stage,
    State,
    queue,
    revealed_by_seat,
    written,
)

REST = "rest"
STAGES = (Stage.PLAY, Stage.DEAL, Stage.OVER)
LONGEST_NAME = 40
MOST_ROWS = 20
ROUNDS = range(1, 10_001)
SEEDS = range(10**18 + 1)
TOTALS = range(-10_000, 1_000_001)


def parse(text: str) -> State:
    """A position from its text."""
    return _PositionReader(text).state()


def parse_move(text: str) -> Move:
    """A move from its text.

    >>> parse_move("P1 choose 44")
    <p1 choose 44>
    """
    return read_move(GAME_ID, text, {"choose": _cards, "take": _row, "place": _card_and_row, "reveal": _nothing})


class _PositionReader:
    def __init__(self, text: str) -> None:
        self.reader: Reader = position_reader(GAME_ID, text)
        self.found: dict[str, Section] = {}
        found = self.reader.sections()
        if not found:
            raise self.reader.fail("empty", 0)
        head, *sections = found
        self.variant, self.options = read_head(self.reader, head, VARIANTS, OPTIONS)
        for section in sections:
            self._keep(section)

    def _keep(self, section: Section) -> None:
        name = section.name.text
        if name not in SECTIONS:
            raise self.reader.fail("no-section", section.name.at, sections=SECTIONS)
        if name in self.found:
            raise self.reader.fail("section-twice", section.name.at)
        self.found[name] = section

    def state(self) -> State:
        hands = self._per_seat("hands", self._all)
        chosen = self._per_seat("chosen", self._one)
        revealed = self._per_seat("revealed", self._one)
        piles = self._per_seat("piles", self._all)
        totals = self._per_seat("totals", lambda words: self._number(words, TOTALS))
        names = self._per_seat("names", self._name)
        players = self._single("players", range(MOST_SEATS + 1)) or 0
        seats = range(
            max([players, *(max(each, default=-1) + 1 for each in (hands, chosen, revealed, piles, totals, names))])
        )
        state = State(
            variant=self.variant,
            options=self.options,
            names=tuple(names.get(seat, "") for seat in seats) if names else (),
            rows=self._rows(),
            hands=tuple(hands.get(seat) for seat in seats),
            chosen=tuple(chosen.get(seat) for seat in seats),
            revealed=queue(tuple(revealed.get(seat) for seat in seats)),
            piles=tuple(piles.get(seat, ()) for seat in seats),
            totals=tuple(totals.get(seat, 0) for seat in seats),
            round=self._single("round", ROUNDS) or 1,
            seed=self._single("seed", SEEDS),
            stage=self._stage(),
        )
        return state._replace(unused=self._unused(state))

    def _per_seat(self, name: str, read: Callable[[tuple[Word, ...]], Any]) -> dict[Seat, Any]:
        section = self.found.get(name)
        return {seat: read(words) for seat, words in self.reader.by_seat(section).items()} if section else {}

    def _all(self, words: tuple[Word, ...]) -> Cards:
        return self.reader.pieces(words, self._card, HIDDEN)

    def _one(self, words: tuple[Word, ...]) -> Card | None:
        cards = self._all(words)
        if len(cards) > 1:
            raise self.reader.fail("one-card", words[1].at)
        return cards[0] if cards else None

    def _number(self, words: tuple[Word, ...], allowed: range) -> int:
        if len(words) != 1:
            at = words[1].at if words else len(self.reader.text)
            raise self.reader.fail("no-number", at, least=allowed.start, most=allowed.stop - 1)
        return self.reader.number(words[0], allowed)

    def _name(self, words: tuple[Word, ...]) -> str:
        name = " ".join(word.text for word in words)
        if len(name) > LONGEST_NAME:
            raise self.reader.fail("long-name", words[0].at, limit=LONGEST_NAME)
        return name

    def _card(self, word: Word) -> Card:
        return read_card(self.reader, word)

    def _rows(self) -> tuple[Cards, ...]:
        section = self.found.get("rows")
        if section is None or not section.words:
            return ()
        groups = tuple(split_on(section.words))
        if len(groups) > MOST_ROWS:
            raise self.reader.fail(
                "too-many-rows", groups[MOST_ROWS][0].at if groups[MOST_ROWS] else section.name.at, limit=MOST_ROWS
            )
        return tuple(self._all(group) for group in groups)

    def _single(self, name: str, allowed: range) -> int | None:
        section = self.found.get(name)
        return self._number(section.words, allowed) if section else None

    def _stage(self) -> str:
        section = self.found.get("stage")
        if section is None:
            return Stage.PLAY
        word = section.words[0] if section.words else section.name
        if word.text.lower() not in STAGES:
            raise self.reader.fail("no-stage", word.at, stages=STAGES)
        return word.text.lower()

    def _unused(self, state: State) -> Cards:
        section = self.found.get("unused")
        if section is None:
            return ()
        if [word.text.lower() for word in section.words] == [REST]:
            return rest(state)
        return self._all(section.words)


SECTIONS = (
    "players",
    "names",
    "rows",
    "hands",
    "chosen",
    "revealed",
    "piles",
    "totals",
    "unused",
    "round",
    "seed",
    "stage",
)


def read_card(reader: Reader, word: Word) -> Card:
    if word.text.isascii() and word.text.isdigit() and len(word.text) <= 3 and LOWEST <= int(word.text) <= HIGHEST:
        return int(word.text)
    raise reader.fail("no-card", word.at, lowest=LOWEST, highest=HIGHEST)


def _cards(reader: Reader, words: tuple[Word, ...]) -> tuple[Card, ...]:
    return tuple(read_card(reader, word) for word in words)


def _row(reader: Reader, words: tuple[Word, ...]) -> tuple[str]:
    if len(words) != 1:
        raise reader.fail("no-row", words[1].at if words else len(reader.text), rows=MOST_ROWS)
    return (_row_name(reader, words[0]),)


def _row_name(reader: Reader, word: Word) -> str:
    digits = word.text.lower().removeprefix("r")
    if digits.isascii() and digits.isdigit() and len(digits) <= 2 and 1 <= int(digits) <= MOST_ROWS:
        return f"R{int(digits)}"
    raise reader.fail("no-row", word.at, rows=MOST_ROWS)


def _card_and_row(reader: Reader, words: tuple[Word, ...]) -> tuple[Card, str]:
    if len(words) != 2:
        raise reader.fail("card-and-row", words[2].at if len(words) > 2 else len(reader.text))
    return (read_card(reader, words[0]), _row_name(reader, words[1]))


def _nothing(reader: Reader, words: tuple[Word, ...]) -> tuple[()]:
    if words:
        raise reader.fail("nothing-more", words[0].at)
    return ()


def rest(state: State) -> Cards:
    """Every card of the deck that lies nowhere on the table."""
    lying = {card for row in state.rows for card in row}
    for group in (*state.hands, *state.piles, state.chosen, revealed_by_seat(state)):
        lying.update(card for card in group or () if card)
    return tuple(card for card in DECK if card not in lying)


def text(state: State) -> str:
    """The position as text; `parse` reads it back."""
    parts = [
        write_head(GAME_ID, state.variant, state.options, OPTIONS),
        f"players {len(state.hands)}" if state.hands else "",
        _by_seat("names", state.names),
        f"rows {' / '.join(_cards_text(row) for row in state.rows)}" if state.rows else "",
        _by_seat("hands", tuple(None if hand is None else _cards_text(hand) for hand in state.hands)),
        _by_seat("chosen", _singles(state.chosen)),
        _by_seat("revealed", _singles(revealed_by_seat(state))),
        _by_seat("piles", tuple(_cards_text(pile) if pile else None for pile in state.piles)),
        _by_seat("totals", tuple(str(total) if total else None for total in state.totals)),
        _unused_text(state),
        f"round {state.round}" if state.round != 1 else "",
        f"seed {state.seed}" if state.seed is not None else "",
        f"stage {state.stage}" if state.stage != Stage.PLAY else "",
    ]
    return " | ".join(part for part in parts if part)


def _unused_text(state: State) -> str:
    if not state.unused:
        return ""
    return f"unused {REST if state.unused == rest(state) else _cards_text(state.unused)}"


def _by_seat(name: str, entries: tuple[str | None, ...]) -> str:
    said = [f"{seat_name(seat)} {entry}" for seat, entry in enumerate(entries) if entry]
    return " ".join([name, *said]) if said else ""


def _singles(cards: PerSeat) -> tuple[str | None, ...]:
    return tuple(None if card is None else written(card) for card in cards)


def _cards_text(cards: Cards) -> str:
    return grouped(map(written, cards))
