"""Positions and moves of Tricky Twist as text, both ways.

    tricky-twist base | score KINDS | hands p1 4O 7X p2 5O 12O p3 ?*7 | reserves p1 10W 7O p2 {5X 10X} p3 ?*5
        | middle p1 7W p2 9W | tricks p1 12D 8D / 5X | false p3 2O | bonus p2 TRICKS V1=W | leader p1
    p1 aside 4W        p1 close        p2 draw        p2 pass        p3 play 2O        p2 take TRICKS        p2 use V1 W

`{5X 10X}` is a known set in unknown order; `{5X 10X}@2,1` says in which order it will be drawn. Where bonus cards are
used in secret, `plans p1 V1 W / TRICKS p2 ?` says what is planned. Sections that are absent are empty or unknown;
without `supply` every bonus card that lies nowhere else is in the supply.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..core.reading import PositionReader, Word, grouped, split_on, write_head, written_by_seat
from ..core.values import Seat, seat_name
from .cards import BONUS_CARDS, HIDDEN, PIECES, Card, Cards
from .moves import parse_move, read_use
from .plans import UNKNOWN_PLAN, plan_text
from .reserve import NO_RESERVE, Reserve, laid_down
from .state import GAME_ID, MOST_BONUS, OPTIONS, STAGES, VARIANTS, Owned, Piles, Plan, Stage, State
from .table_text import read_tables, tables_text

__all__ = ["parse", "parse_move", "text"]

SECTIONS = (
    "players",
    "names",
    "tables",
    "score",
    "scored",
    "scorepile",
    "supply",
    "removed",
    "hands",
    "aside",
    "closed",
    "reserves",
    "middle",
    "tricks",
    "false",
    "covered",
    "bonus",
    "plans",
    "done",
    "points",
    "totals",
    "leader",
    "first",
    "last",
    "asked",
    "collect",
    "round",
    "seed",
    "stage",
)
ROUNDS = range(1, 10_001)
SEEDS = range(10**18 + 1)
TOTALS = range(-10_000, 1_000_001)
READABLE_TOTALS = range(-10_000_000, 10_000_001)
"""Wider than what can be set by hand: points are added to a total that was set."""
ASKED = range(13)
LONGEST_USE = 12
MOST_TRICKS = 60


def parse(text: str) -> State:
    """A position from its text."""
    return _Reader(GAME_ID, text, SECTIONS, VARIANTS, OPTIONS).state()


class _Reader(PositionReader):
    """Reads the sections of this game."""

    def state(self) -> State:
        hands = self.per_seat("hands", self._cards)
        aside = self.per_seat("aside", self._cards)
        reserves = self.per_seat("reserves", self._reserve)
        middle = self.per_seat("middle", self._one_card)
        tricks = self.per_seat("tricks", self._piles)
        false = self.per_seat("false", self._cards)
        covered = self.per_seat("covered", self._cards)
        bonus = self.per_seat("bonus", self._owned)
        plans = self.per_seat("plans", self._plans)
        points = self.numbers_by_seat("points", READABLE_TOTALS)
        totals = self.numbers_by_seat("totals", READABLE_TOTALS)
        closed, done, collect = (self._seats(name) for name in ("closed", "done", "collect"))
        names = self.names()
        marked = dict.fromkeys((*closed, *done, *collect))
        seats = self.seats(
            hands, aside, reserves, middle, tricks, false, covered, bonus, plans, points, totals, marked, names
        )
        state = State(
            variant=self.variant,
            options=self.options,
            tables=read_tables(self, self.words_of("tables")),
            names=tuple(names.get(seat, "") for seat in seats) if any(names.values()) else (),
            hands=tuple(hands.get(seat) for seat in seats),
            aside=tuple(aside.get(seat, ()) for seat in seats),
            closed=tuple(seat in closed for seat in seats),
            reserves=tuple(reserves.get(seat, NO_RESERVE) for seat in seats),
            middle=tuple(middle.get(seat) for seat in seats),
            tricks=tuple(tricks.get(seat, ()) for seat in seats),
            false=tuple(false.get(seat, ()) for seat in seats),
            covered=tuple(covered.get(seat, ()) for seat in seats),
            bonus=tuple(bonus.get(seat, ()) for seat in seats),
            plans=tuple(plans.get(seat, ()) for seat in seats),
            done=tuple(seat in done for seat in seats),
            points=tuple(points.get(seat, 0) for seat in seats),
            totals=tuple(totals.get(seat, 0) for seat in seats),
            score=self._one_card(self.words_of("score")),
            scored=self._cards(self.words_of("scored")),
            scorepile=self._cards(self.words_of("scorepile")),
            removed=self._cards(self.words_of("removed")),
            leader=self._seat("leader"),
            first=self._seat("first"),
            last=self._seat("last"),
            asked=self.number_of("asked", ASKED) or 0,
            collectors=collect,
            round=self.number_of("round", ROUNDS) or 1,
            seed=self.number_of("seed", SEEDS),
            stage=self.one_of("stage", STAGES),
        )
        supply = self._cards(self.words_of("supply")) if "supply" in self.found else left_over(state)
        return state._replace(supply=supply)

    def _card(self, word: Word) -> Card:
        if word.text.upper() not in PIECES:
            raise self.fail("no-card", word.at)
        return word.text.upper()

    def _cards(self, words: Sequence[Word]) -> Cards:
        return self.pieces(words, self._card, HIDDEN)

    def _one_card(self, words: Sequence[Word]) -> Card | None:
        cards = self._cards(words)
        if len(cards) > 1:
            raise self.fail("one-card", words[-1].at)
        return cards[0] if cards else None

    def _piles(self, words: Sequence[Word]) -> Piles:
        groups = [self._cards(group) for group in split_on(words) if group]
        if len(groups) > MOST_TRICKS:
            raise self.fail("too-many", words[-1].at, limit=MOST_TRICKS)
        return tuple(groups)

    def _reserve(self, words: Sequence[Word]) -> Reserve:
        """`10W 7O`, the top card first; `{7O 10W}` in an order nobody knows; `{7O 10W}@2,1` with the order apart."""
        if not words or not words[0].text.startswith("{"):
            return laid_down(self._cards(words))
        last, at, order = words[-1].text.partition("@")
        if not last.endswith("}"):
            raise self.fail("open-set", words[0].at)
        bare = [Word(word.text.partition("@")[0].strip("{}"), word.at) for word in words]
        cards = self._cards([word for word in bare if word.text])
        return Reserve(cards, self._order(words[-1], order, len(cards)) if at else ())

    def _order(self, word: Word, order: str, size: int) -> tuple[int, ...]:
        places = [
            int(each) - 1 if each.isascii() and each.isdigit() and len(each) < 5 else -1 for each in order.split(",")
        ]
        if sorted(places) != list(range(size)):
            raise self.fail("open-set", word.at)
        return tuple(places)

    def _owned(self, words: Sequence[Word]) -> tuple[Owned, ...]:
        found: list[Owned] = []
        for word in words:
            name, _, use = word.text.partition("=")
            if len(use) > LONGEST_USE or not use.isascii():
                raise self.fail("no-use", word.at)
            found += [Owned(card, noted_use(use)) for card in self._cards([Word(name, word.at)])]
        return tuple(found)

    def _plans(self, words: Sequence[Word]) -> tuple[Plan, ...]:
        """Uses as in a move, with slashes between them; `?` is a plan nobody here knows."""
        groups = [tuple(group) for group in split_on(words) if group]
        if len(groups) > MOST_BONUS:
            raise self.fail("too-many", words[-1].at, limit=MOST_BONUS)
        if [word.text for word in words] == [HIDDEN]:
            return UNKNOWN_PLAN
        return tuple(read_use(self, group) for group in groups)

    def _seats(self, name: str) -> tuple[Seat, ...]:
        return tuple(dict.fromkeys(self.seat(word) for word in self.words_of(name)))

    def _seat(self, name: str) -> Seat:
        words = self.words_of(name)
        if len(words) > 1:
            raise self.fail("one-seat", words[1].at)
        return self.seat(words[0]) if words else 0


def noted_use(use: str) -> str:
    """Uses are words in small letters, or the name of a card, a suit or a value."""
    return use.lower() if use.lower() in ("trick", "false", "yes") else use.upper()


def left_over(state: State) -> Cards:
    """The bonus cards that lie nowhere on the table."""
    lying = {*state.removed, *(owned.card for owner in state.bonus for owned in owner)}
    return tuple(card for card in BONUS_CARDS if card not in lying)


def text(state: State) -> str:
    """The position as text; `parse` reads it back."""
    parts = [
        write_head(GAME_ID, state.variant, state.options, OPTIONS),
        f"players {len(state.hands)}" if state.hands else "",
        written_by_seat("names", state.names),
        tables_text(state.tables),
        f"score {state.score}" if state.score is not None else "",
        _section("scored", state.scored),
        _section("scorepile", state.scorepile),
        f"supply {grouped(state.supply)}" if state.supply != left_over(state) else "",
        _section("removed", state.removed),
        written_by_seat("hands", tuple(None if hand is None else grouped(hand) for hand in state.hands)),
        written_by_seat("aside", _filled(state.aside)),
        _marked("closed", [seat for seat, closed in enumerate(state.closed) if closed]),
        written_by_seat("reserves", tuple(map(_reserve_text, state.reserves))),
        written_by_seat("middle", state.middle),
        written_by_seat("tricks", tuple(" / ".join(map(grouped, piles)) for piles in state.tricks)),
        written_by_seat("false", _filled(state.false)),
        written_by_seat("covered", _filled(state.covered)),
        written_by_seat("bonus", tuple(map(_owned_text, state.bonus))),
        written_by_seat("plans", tuple(map(plan_text, state.plans))),
        _marked("done", [seat for seat, done in enumerate(state.done) if done]),
        *(
            written_by_seat(name, tuple(str(number) if number else None for number in getattr(state, name)))
            for name in ("points", "totals")
        ),
        *(_marked(name, [seat] if (seat := getattr(state, name)) else []) for name in ("leader", "first", "last")),
        f"asked {state.asked}" if state.asked else "",
        _marked("collect", state.collectors),
        f"round {state.round}" if state.round != 1 else "",
        f"seed {state.seed}" if state.seed is not None else "",
        f"stage {state.stage}" if state.stage != Stage.DRAW else "",
    ]
    return " | ".join(part for part in parts if part)


def _section(name: str, cards: Cards) -> str:
    return f"{name} {grouped(cards)}" if cards else ""


def _filled(entries: Sequence[Cards]) -> tuple[str | None, ...]:
    return tuple(grouped(cards) if cards else None for cards in entries)


def _reserve_text(reserve: Reserve) -> str | None:
    if not reserve.cards:
        return None
    cards = grouped(reserve.cards)
    if reserve.order:
        return f"{{{cards}}}@{','.join(str(place + 1) for place in reserve.order)}"
    return cards if len(reserve.cards) == 1 or set(reserve.cards) == {HIDDEN} else f"{{{cards}}}"


def _owned_text(owned: tuple[Owned, ...]) -> str:
    return " ".join(f"{card}={use}" if use else card for card, use in owned)


def _marked(name: str, seats: Sequence[Seat]) -> str:
    return " ".join([name, *map(seat_name, seats)]) if seats else ""
