"""Positions and moves of the toy as text, and changing a position by hand."""

from __future__ import annotations

from typing import Any

from ludoteca_engine.core import Args, Field, Move, UnreadablePosition, seat_name
from ludoteca_engine.core.editing import checked_field, checked_index, found_zone, replaced, seat_of
from ludoteca_engine.core.reading import PositionReader, Reader, Word, grouped, read_move, write_head, written_by_seat
from tests.engine.toy.state import DECK, OPTIONS, Cards, State, zones

SECTIONS = ("hands", "aside", "closed", "points", "pile", "spent", "seed", "stage")
SEEDS, POINTS = range(10**18 + 1), range(10_000)


def parse(text: str) -> State:
    reader = PositionReader("toy", text, SECTIONS, ("base",), OPTIONS)

    def cards(words: tuple[Word, ...]) -> Cards:
        return reader.pieces(words, lambda word: read_card(reader, word), 0)

    hands, aside = reader.per_seat("hands", cards), reader.per_seat("aside", cards)
    closed = reader.per_seat("closed", lambda words: True)
    points = reader.numbers_by_seat("points", POINTS)
    seats = range(max((seat + 1 for said in (hands, aside, closed, points) for seat in said), default=0))
    return State(
        reader.options,
        tuple(hands.get(seat, ()) for seat in seats),
        tuple(aside.get(seat, ()) for seat in seats),
        tuple(closed.get(seat, False) for seat in seats),
        tuple(points.get(seat, 0) for seat in seats),
        cards(reader.words_of("pile")),
        cards(reader.words_of("spent")),
        reader.number_of("seed", SEEDS),
        reader.one_of("stage", ("play", "over")) == "over",
    )


def text(state: State) -> str:
    def row(cards: Cards) -> str:
        return grouped(str(card or "?") for card in cards)

    parts = (
        write_head("toy", "base", state.options, OPTIONS),
        written_by_seat("hands", [row(hand) for hand in state.hands]),
        written_by_seat("aside", [row(cards) if cards else None for cards in state.aside]),
        " ".join(["closed", *(seat_name(seat) for seat, each in enumerate(state.closed) if each)]),
        written_by_seat("points", [str(points) for points in state.points]),
        f"pile {row(state.pile)}",
        f"spent {row(state.spent)}",
        "" if state.seed is None else f"seed {state.seed}",
        "stage over" if state.over else "",
    )
    return " | ".join(part for part in parts if part)


def read_card(reader: Reader, word: Word) -> int:
    if word.text in map(str, DECK):
        return int(word.text)
    raise reader.fail("no-card", word.at)


def parse_move(text: str) -> Move:
    def one(reader: Reader, words: tuple[Word, ...]) -> Cards:
        if len(words) != 1:
            raise reader.fail("one-card", words[1].at if words else len(reader.text))
        return (read_card(reader, words[0]),)

    def none(reader: Reader, words: tuple[Word, ...]) -> Cards:
        if words:
            raise reader.fail("one-card", words[0].at)
        return ()

    return read_move("toy", text, {"aside": one, "back": one, "close": none})


def put(state: State, piece: str, zone: str, index: int) -> State:
    found = found_zone("toy", zones(state), zone).pieces
    card = piece if piece == "?" else str(read_card(Reader("toy", piece, UnreadablePosition), Word(piece, 0)))
    return _with(state, zone, (*found[:index], card, *found[index:]))


def lift(state: State, zone: str, index: int) -> State:
    found = found_zone("toy", zones(state), zone)
    index = checked_index("toy", found, index)
    return _with(state, zone, (*found.pieces[:index], *found.pieces[index + 1 :]))


def _with(state: State, zone: str, pieces: tuple[str, ...]) -> State:
    cards = tuple(0 if piece == "?" else int(piece) for piece in pieces)
    kind, _, seat = zone.partition("-")
    holder = {"hand": "hands"}.get(kind, kind)
    changes: dict[str, Any] = {holder: replaced(getattr(state, holder), seat_of(zone), cards) if seat else cards}
    return state._replace(**changes)


def fields(state: State) -> tuple[Field, ...]:
    points = (Field(f"points-{seat_name(n)}", each, range(100)) for n, each in enumerate(state.points))
    flags = (Field("low_wins", state.options["low_wins"], (False, True)), Field("over", state.over, (False, True)))
    return (*flags, *points)


def set_field(state: State, name: str, value: Any) -> State:
    checked_field("toy", fields(state), name, value)
    if name.startswith("points"):
        return state._replace(points=replaced(state.points, seat_of(name), value))
    return state._replace(over=value) if name == "over" else state._replace(options=Args(low_wins=value))
