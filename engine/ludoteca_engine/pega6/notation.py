"""Positions and moves of Pega em 6! as text, both ways.

    pega6 base | rows 12 14 15 / 37 / 43 / 58 | hands p1 21 30 p2 26 36 | chosen p1 21 | totals p1 4 p2 0
    p1 choose 21        p3 take R2        p2 place 26 R1

Sections that are absent are unknown. `unused rest` means every card that lies nowhere else.
"""

from __future__ import annotations

from ..core import Move
from ..core.reading import (
    SEEDS,
    PositionReader,
    Reader,
    Word,
    grouped,
    read_move,
    split_on,
    write_head,
    written_by_seat,
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
REST = "rest"
STAGES = (Stage.PLAY, Stage.DEAL, Stage.OVER)
MOST_ROWS = 20
ROUNDS = range(1, 10**12)
TOTALS = range(-(10**12), 10**12)


def parse(text: str) -> State:
    """A position from its text."""
    return _Reader(GAME_ID, text, SECTIONS, VARIANTS, OPTIONS).state()


class _Reader(PositionReader):
    """Reads the sections of this game."""

    def state(self) -> State:
        hands = self.per_seat("hands", self._cards)
        chosen = self.per_seat("chosen", self._one_card)
        revealed = self.per_seat("revealed", self._one_card)
        piles = self.per_seat("piles", self._cards)
        totals = self.numbers_by_seat("totals", TOTALS)
        names = self.names()
        seats = self.seats(hands, chosen, revealed, piles, totals, names)
        state = State(
            variant=self.variant,
            options=self.options,
            names=tuple(names.get(seat, "") for seat in seats) if any(names.values()) else (),
            rows=self._rows(),
            hands=tuple(hands.get(seat) for seat in seats),
            chosen=tuple(chosen.get(seat) for seat in seats),
            revealed=queue(tuple(revealed.get(seat) for seat in seats)),
            piles=tuple(piles.get(seat, ()) for seat in seats),
            totals=tuple(totals.get(seat, 0) for seat in seats),
            round=self.number_of("round", ROUNDS) or 1,
            seed=self.number_of("seed", SEEDS),
            stage=self.one_of("stage", STAGES),
        )
        return state._replace(unused=self._unused(state))

    def _cards(self, words: tuple[Word, ...]) -> Cards:
        return self.pieces(words, lambda word: read_card(self, word), HIDDEN)

    def _one_card(self, words: tuple[Word, ...]) -> Card | None:
        cards = self._cards(words)
        if len(cards) > 1:
            raise self.fail("one-card", words[-1].at)
        return cards[0] if cards else None

    def _rows(self) -> tuple[Cards, ...]:
        words = self.words_of("rows")
        groups = tuple(split_on(words)) if words else ()
        if len(groups) > MOST_ROWS:
            raise self.fail("too-many-rows", words[-1].at, limit=MOST_ROWS)
        return tuple(self._cards(group) for group in groups)

    def _unused(self, state: State) -> Cards:
        words = self.words_of("unused")
        return rest(state) if [word.text.lower() for word in words] == [REST] else self._cards(words)


def parse_move(text: str) -> Move:
    """A move from its text.

    >>> parse_move("P1 choose 44")
    <p1 choose 44>
    """
    return read_move(GAME_ID, text, {"choose": _cards, "take": _row, "place": _card_and_row, "reveal": _nothing})


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
        written_by_seat("names", state.names),
        f"rows {' / '.join(_cards_text(row) for row in state.rows)}" if state.rows else "",
        written_by_seat("hands", tuple(None if hand is None else _cards_text(hand) for hand in state.hands)),
        written_by_seat("chosen", _singles(state.chosen)),
        written_by_seat("revealed", _singles(revealed_by_seat(state))),
        written_by_seat("piles", tuple(_cards_text(pile) if pile else None for pile in state.piles)),
        written_by_seat("totals", tuple(str(total) if total else None for total in state.totals)),
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


def _singles(cards: PerSeat) -> tuple[str | None, ...]:
    return tuple(None if card is None else written(card) for card in cards)


def _cards_text(cards: Cards) -> str:
    return grouped(map(written, cards))
