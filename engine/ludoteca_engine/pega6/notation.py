"""Positions and moves of Pega em 6! as text, both ways.

    pega6 base | rows 12 14 15 / 37 / 43 / 58 | hands p1 21 30 p2 26 36 | chosen p1 21 | totals p1 4 p2 0
    p1 choose 21        p3 take R2        p2 place 26 R1

In the anniversary variant `+7`, `#` and `+5` after the cards of a row are the special cards that lie there, and
`-` is a label without a row:

    pega6 anniversary | rows 5 11 / 6 9 12 15 18 20 +7 / - / 81 # / 23 +5 | specials p1 MOVE ? | act p2 insert
    p1 special MOVE     p1 shift 13 R2    p1 pass

Sections that are absent are unknown. `unused rest` means every card that lies nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..core import Move, Seat, seat_name
from ..core.reading import (
    SEEDS,
    PositionReader,
    Word,
    grouped,
    read_move,
    split_on,
    write_head,
    written_by_seat,
)
from .moves import VERBS, read_card, read_kind
from .specials import BLOCK, DUES, HIDDEN_KIND, NO_SPECIALS, ROW5, SEVEN, Act, Kind, Kinds, Specials, trimmed
from .state import (
    DECK,
    GAME_ID,
    HIDDEN,
    MOST_ROWS,
    OPTIONS,
    VARIANTS,
    Card,
    Cards,
    PerSeat,
    Stage,
    State,
    lying_on,
    requeued,
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
    "market",
    "specials",
    "deck",
    "discards",
    "credits",
    "act",
)
REST = "rest"
STAGES = (Stage.PLAY, Stage.DEAL, Stage.OVER, Stage.DRAFT)
MARKS = {SEVEN: "+7", BLOCK: "#", ROW5: "+5"}
"""Special cards that lie on a row, as written after its cards."""
ROUNDS = range(1, 10**12)
TOTALS = range(-(10**12), 10**12)
CREDITS = range(10**12)
NUMBERS = range(10**6)


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
        special = self.per_seat("specials", self._kinds)
        credits = self.numbers_by_seat("credits", CREDITS)
        act = self._act()
        seated = self.seats(hands, chosen, revealed, piles, totals, names, special, credits, act)
        rows, on = self._rows()
        state = State(
            variant=self.variant,
            options=self.options,
            names=tuple(names.get(seat, "") for seat in seated) if any(names.values()) else (),
            rows=rows,
            hands=tuple(hands.get(seat) for seat in seated),
            chosen=tuple(chosen.get(seat) for seat in seated),
            piles=tuple(piles.get(seat, ()) for seat in seated),
            totals=tuple(totals.get(seat, 0) for seat in seated),
            round=self.number_of("round", ROUNDS) or 1,
            seed=self.number_of("seed", SEEDS),
            stage=self.one_of("stage", STAGES),
            market=self._cards(self.words_of("market")),
            specials=Specials(
                hands=tuple(special.get(seat) for seat in seated) if special else (),
                on=on,
                deck=self._kinds(self.words_of("deck")),
                discards=self._kinds(self.words_of("discards")),
                credits=tuple(credits.get(seat, 0) for seat in seated) if any(credits.values()) else (),
                act=next(iter(act.values()), None),
            ),
        )
        state = requeued(state, tuple(revealed.get(seat) for seat in seated))
        return state._replace(unused=self._unused(state))

    def _kinds(self, words: tuple[Word, ...]) -> Kinds:
        return self.pieces(words, self._kind, HIDDEN_KIND)

    def _act(self) -> dict[Seat, Act]:
        """`act p1 name 2`: whose part is open, what is due, and its number."""
        words = self.words_of("act")
        if not words:
            return {}
        seat = self.seat(words[0])
        due = words[1].text.lower() if len(words) > 1 else ""
        if due not in DUES:
            raise self.fail("not-one-of", words[min(1, len(words) - 1)].at, section="act", allowed=DUES)
        if len(words) > 3:
            raise self.fail("nothing-more", words[3].at)
        return {seat: Act(seat, due, self.number(words[2], NUMBERS) if len(words) > 2 else 0)}

    def _cards(self, words: tuple[Word, ...]) -> Cards:
        return self.pieces(words, lambda word: read_card(self, word), HIDDEN)

    def _one_card(self, words: tuple[Word, ...]) -> Card | None:
        cards = self._cards(words)
        if len(cards) > 1:
            raise self.fail("one-card", words[-1].at)
        return cards[0] if cards else None

    def _rows(self) -> tuple[tuple[Cards, ...], tuple[Kinds, ...]]:
        """The rows, and the special cards that lie on them."""
        words = self.words_of("rows")
        groups = tuple(split_on(words)) if words else ()
        if len(groups) > MOST_ROWS:
            raise self.fail("too-many-rows", words[-1].at, limit=MOST_ROWS)
        rows = tuple(self._cards(tuple(word for word in group if word.text[0] not in "+#")) for group in groups)
        return rows, trimmed(tuple(self._mark(word) for word in group if word.text[0] in "+#") for group in groups)

    def _mark(self, word: Word) -> Kind:
        """A special card on a row, or whatever else somebody has put there (`++44`)."""
        for kind, mark in MARKS.items():
            if word.text == mark:
                return kind
        return self._kind(Word(word.text.lstrip("+"), word.at))

    def _kind(self, word: Word) -> Kind:
        if word.text == HIDDEN_KIND:
            return HIDDEN_KIND
        return str(read_card(self, word)) if word.text.isdigit() else read_kind(self, word)

    def _unused(self, state: State) -> Cards:
        words = self.words_of("unused")
        return rest(state) if [word.text.lower() for word in words] == [REST] else self._cards(words)


def parse_move(text: str) -> Move:
    """A move from its text.

    >>> parse_move("P1 choose 44"), parse_move("p2 shift 13 R2")
    (<p1 choose 44>, <p2 shift 13 R2>)
    """
    return read_move(GAME_ID, text, VERBS)


def rest(state: State) -> Cards:
    """Every card of the deck that lies nowhere on the table."""
    lying = {card for row in state.rows for card in row}
    for group in (*state.hands, *state.piles, state.chosen, revealed_by_seat(state), state.market):
        lying.update(card for card in group or () if card)
    return tuple(card for card in DECK if card not in lying)


def text(state: State) -> str:
    """The position as text; `parse` reads it back."""
    parts = [
        write_head(GAME_ID, state.variant, state.options, OPTIONS),
        f"players {len(state.hands)}" if state.hands else "",
        written_by_seat("names", state.names),
        f"rows {' / '.join(_row_text(state, row) for row in range(len(state.rows)))}" if state.rows else "",
        written_by_seat("hands", tuple(None if hand is None else _cards_text(hand) for hand in state.hands)),
        written_by_seat("chosen", _singles(state.chosen)),
        written_by_seat("revealed", _singles(revealed_by_seat(state))),
        written_by_seat("piles", tuple(_cards_text(pile) if pile else None for pile in state.piles)),
        written_by_seat("totals", tuple(str(total) if total else None for total in state.totals)),
        _unused_text(state),
        f"round {state.round}" if state.round != 1 else "",
        f"seed {state.seed}" if state.seed is not None else "",
        f"stage {state.stage}" if state.stage != Stage.PLAY else "",
        f"market {_cards_text(state.market)}" if state.market else "",
        *(_specials_text(state) if state.specials != NO_SPECIALS else ()),
    ]
    return " | ".join(part for part in parts if part)


def _row_text(state: State, row: int) -> str:
    return " ".join((_cards_text(state.rows[row]), *(MARKS.get(kind, f"++{kind}") for kind in lying_on(state, row))))


def _specials_text(state: State) -> Iterator[str]:
    """The sections of the anniversary variant."""
    found = state.specials
    hands = tuple(None if hand is None else grouped(hand) for hand in found.hands)
    yield written_by_seat("specials", hands)
    yield f"deck {grouped(found.deck)}" if found.deck else ""
    yield f"discards {grouped(found.discards)}" if found.discards else ""
    yield written_by_seat("credits", tuple(str(each) if each else None for each in found.credits))
    if found.act:
        seat, due, number = found.act
        yield f"act {seat_name(seat)} {due}{f' {number}' if number else ''}"


def _unused_text(state: State) -> str:
    if not state.unused:
        return ""
    return f"unused {REST if state.unused == rest(state) else _cards_text(state.unused)}"


def _singles(cards: PerSeat) -> tuple[str | None, ...]:
    return tuple(None if card is None else written(card) for card in cards)


def _cards_text(cards: Cards) -> str:
    return grouped(map(written, cards))
