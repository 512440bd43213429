"""Positions, moves and edits of Pega em 6! for Hypothesis: anything that can be set up, however odd."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from ludoteca_engine import GAMES
from ludoteca_engine.core import Move

GAME = GAMES["pega6"]

CARDS = st.integers(1, 104)
CARDS_OR_UNKNOWN = st.one_of(CARDS, CARDS, CARDS, st.just(0))
ROW = st.lists(CARDS_OR_UNKNOWN, max_size=7)
RISING_ROW = st.lists(CARDS, min_size=1, max_size=5, unique=True).map(sorted)
NAMES = st.sampled_from(("", "Ana", "Zé Ninguém", "{x}", "<b>", "-", "?", "rest", "12"))
SEEDS = st.one_of(st.none(), st.integers(0, 10**18))


def _cards(cards: list[int]) -> str:
    return " ".join(str(card or "?") for card in cards) or "-"


def _section(name: str, entries: list[str | None]) -> str:
    """`name p1 ... p3 ...`, leaving out the seats that have no entry."""
    return " ".join([name, *(f"p{seat} {entry}" for seat, entry in enumerate(entries, 1) if entry is not None)])


@st.composite
def positions(draw: st.DrawFn) -> Any:
    """Any rows, any hands, cards twice, cards nobody knows, seats too many, in any stage."""
    players = draw(st.sampled_from((0, 1, 2, 2, 3, 3, 4, 10, 12)))

    def by_seat(name: str, entry: st.SearchStrategy[Any]) -> str:
        return _section(name, [draw(entry) for _ in range(players)])

    cards = st.lists(CARDS_OR_UNKNOWN, max_size=4).map(_cards)
    lone = st.one_of(st.none(), CARDS_OR_UNKNOWN.map(lambda card: _cards([card])))
    # Mostly nothing is revealed, or nobody would ever be asked to choose.
    revealed = draw(st.sampled_from((st.none(), lone)))
    rows = draw(st.lists(st.one_of(ROW, RISING_ROW), max_size=6))
    options = {
        "target_points": draw(st.integers(1, 1000)),
        "fixed_rounds": draw(st.sampled_from((None, 1, 2, 100))),
        "show_piles": draw(st.booleans()),
    }
    sections = [
        "pega6 base " + " ".join(f"{name}={value}" for name, value in options.items()),
        f"players {players}",
        by_seat("names", NAMES),
        f"rows {' / '.join(map(_cards, rows))}" if rows else "",
        by_seat("hands", st.one_of(cards, cards, st.none())),
        by_seat("chosen", st.one_of(st.none(), lone)),
        by_seat("revealed", revealed),
        by_seat("piles", cards),
        by_seat("totals", st.one_of(st.integers(-20, 200), st.sampled_from((-10_000, 1_000_000))).map(str)),
        f"unused {draw(cards)}",
        f"round {draw(st.sampled_from((1, 1, 2, 9, 10_000)))}",
        f"seed {seed}" if (seed := draw(SEEDS)) is not None else "",
        f"stage {draw(st.sampled_from(('play', 'play', 'play', 'deal', 'over')))}",
    ]
    return GAME.parse(" | ".join(section for section in sections if section))


def moves() -> st.SearchStrategy[Move]:
    """Every move that can be read."""
    seat, row = st.integers(0, 11), st.integers(1, 20).map(lambda number: f"R{number}")
    return st.one_of(
        st.builds(Move, seat, st.just("choose"), st.lists(CARDS, max_size=3).map(tuple)),
        st.builds(Move, seat, st.just("take"), st.tuples(row)),
        st.builds(Move, seat, st.just("place"), st.tuples(CARDS, row)),
        st.builds(Move, seat, st.just("reveal"), st.just(())),
    )


@st.composite
def fitting_moves(draw: st.DrawFn, state: Any) -> Move:
    """A move about seats, cards and rows of this position, so that the judge has something to think about."""
    zones = GAME.zones(state)
    owned = [zone for zone in zones if zone.owner is not None]
    seat = draw(st.sampled_from([zone.owner for zone in owned if zone.owner is not None] or [0]))
    card = draw(st.sampled_from([int(piece) for zone in owned for piece in zone.pieces if piece != "?"] or [1]))
    row = f"R{draw(st.integers(1, 1 + sum(zone.kind == 'row' for zone in zones)))}"
    verb, args = draw(st.sampled_from((("choose", (card,)), ("take", (row,)), ("place", (card, row)))))
    return Move(seat, verb, args)
