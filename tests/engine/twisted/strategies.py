"""Positions, moves and edits of Twisted for Hypothesis: anything that can be set up, however odd."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from ludoteca_engine.core import Move
from ludoteca_engine.twisted.notation import STAGES
from ludoteca_engine.twisted.state import DECK, OPTIONS
from tests.engine.twisted.table import GAME

CARDS = st.sampled_from(DECK)
CARDS_OR_UNKNOWN = st.one_of(CARDS, CARDS, CARDS, st.just(0))
SOME = st.lists(CARDS_OR_UNKNOWN, max_size=6)
KNOWN = st.lists(CARDS, max_size=6, unique=True)
NAMES = st.sampled_from(("", "Ana", "Zé Ninguém", "{x}", "<b>", "-", "?", "12"))
SEEDS = st.one_of(st.none(), st.integers(0, 10**18))


def _cards(cards: list[int]) -> str:
    return " ".join(str(card or "?") for card in cards) or "-"


@st.composite
def positions(draw: st.DrawFn) -> Any:
    """Any row, any hands, cards twice, cards nobody knows, seats too many, in any stage."""
    players = draw(st.sampled_from((0, 1, 2, 2, 3, 4, 4, 12)))

    def by_seat(name: str, entry: st.SearchStrategy[str | None]) -> str:
        said = [(seat, draw(entry)) for seat in range(1, players + 1)]
        return " ".join([name, *(f"p{seat} {entry}" for seat, entry in said if entry is not None)])

    cards = draw(st.sampled_from((SOME, KNOWN))).map(_cards)
    options = {name: draw(st.sampled_from(list(option.allowed)[:3])) for name, option in OPTIONS.items()}
    pile = draw(st.one_of(st.none(), cards, st.just("-")))
    sections = [
        "twisted base " + " ".join(f"{name}={value}" for name, value in options.items()),
        f"players {players}",
        by_seat("names", NAMES),
        f"row {draw(cards)}",
        by_seat("hands", st.one_of(cards, cards, st.none())),
        *(by_seat(name, cards) for name in ("plus", "minus", "penalty")),
        f"pile {pile}" if pile is not None else "",
        *(f"{name} p{draw(st.integers(1, players))}" if players else "" for name in ("turn", "dealer")),
        by_seat("totals", st.sampled_from((0, 3, -20, -1_000_000, 1_000_000)).map(str)),
        f"round {draw(st.sampled_from((1, 1, 2, 9, 9_999)))}",
        f"seed {seed}" if (seed := draw(SEEDS)) is not None else "",
        f"stage {draw(st.sampled_from(('play', 'play', *STAGES)))}",
    ]
    return GAME.parse(" | ".join(section for section in sections if section))


def moves() -> st.SearchStrategy[Move]:
    """Every move that can be read."""
    seat = st.integers(0, 11)
    pairs = st.lists(st.tuples(CARDS, CARDS), min_size=1, max_size=2).map(lambda found: sum(found, ()))
    return st.one_of(
        st.builds(Move, seat, st.just("lay"), st.lists(CARDS, max_size=3).map(tuple)),
        st.builds(Move, seat, st.just("twist"), pairs),
        st.builds(Move, seat, st.sampled_from(("take", "draw")), st.just(())),
    )


@st.composite
def fitting_moves(draw: st.DrawFn, state: Any) -> Move:
    """A move of the seat on turn about cards of this position, so that the judge has something to think about."""
    hand = [card for card in (state.hands[state.turn] or () if state.hands else ()) if card] or [12]
    row = [card for card in state.row if card] or [21]
    shown, removed = draw(st.sampled_from(hand)), draw(st.sampled_from([*row, *hand]))
    other = removed % 10 * 10 + removed // 10
    return draw(
        st.sampled_from(
            (
                Move(state.turn, "lay", (shown,)),
                Move(state.turn, "twist", (shown, removed)),
                Move(state.turn, "twist", (other, removed)),
                Move(state.turn, "take"),
            )
        )
    )
