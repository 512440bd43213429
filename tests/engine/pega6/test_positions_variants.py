"""Any position of the anniversary variant can be tried, however odd: written, read, judged, played, looked at."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca_engine.core import Fault
from ludoteca_engine.pega6.specials import DUES, KINDS
from ludoteca_engine.texts import say
from tests.engine.pega6.variants import GAME

pytestmark = pytest.mark.filterwarnings("error")

CARD = st.integers(1, 104).map(str)
SPECIAL = st.sampled_from((*KINDS, "?"))
ROW = st.tuples(
    st.lists(st.integers(1, 104), min_size=0, max_size=7, unique=True).map(lambda row: " ".join(map(str, sorted(row)))),
    st.lists(st.sampled_from(("+7", "#", "+5")), max_size=2).map(" ".join),
).map(lambda row: f"{row[0] or '-'} {row[1]}")


@st.composite
def positions(draw: st.DrawFn) -> Any:
    """Rows with anything on them, cards to place, special hands, and any open part."""
    options = draw(
        st.sampled_from(
            ("", "x_seven_row=any", "x_move_to_full=take", "x_block_lift=before_choice x_insert_at_end=True")
        )
    )
    specials = " ".join(draw(st.lists(SPECIAL, max_size=4))) or "-"
    act = f"act p{draw(st.integers(1, 2))} {draw(st.sampled_from(DUES))} {draw(st.integers(0, 5))}"
    sections = [
        f"pega6 anniversary {options}",
        f"rows {' / '.join(draw(st.lists(ROW, min_size=1, max_size=6)))}",
        f"hands p1 {' '.join(draw(st.lists(CARD, max_size=3))) or '-'} p2 ?*2",
        f"revealed p1 {draw(CARD)} p2 {draw(CARD)}" if draw(st.booleans()) else "",
        f"piles p1 {' '.join(draw(st.lists(CARD, max_size=4))) or '-'}",
        f"specials p1 {specials} p2 ?*2",
        f"deck {' '.join(draw(st.lists(SPECIAL, max_size=3))) or '-'}",
        f"discards {' '.join(draw(st.lists(SPECIAL, max_size=3))) or '-'}",
        act if draw(st.booleans()) else "",
        "seed 4" if draw(st.booleans()) else "",
    ]
    return GAME.parse(" | ".join(section for section in sections if section))


@given(positions())
def test_any_position_can_be_written_and_read(state: Any) -> None:
    assert GAME.parse(GAME.text(state)) == state
    after = GAME.settle(state).state
    assert GAME.parse(GAME.text(after)) == after


@given(positions())
def test_legal_moves_are_not_refused_and_can_be_played(state: Any) -> None:
    for move in (*GAME.legal_moves(state), *GAME.interrupts(state))[:40]:
        assert GAME.refusals(state, move) == () and GAME.parse_move(str(move)) == move
        step = GAME.play(state, move)
        assert step.events and GAME.parse(GAME.text(step.state)) == step.state
        assert GAME.unfold(state, move)[-1].state == step.state


@given(positions(), st.data())
def test_a_move_is_played_or_refused_with_a_rule(state: Any, data: st.DataObject) -> None:
    row, card = f"R{data.draw(st.integers(1, 6))}", data.draw(CARD)
    text = data.draw(
        st.sampled_from(
            (
                *(f"special {kind}" for kind in KINDS),
                *("pass", f"take {row}", f"place {card} {row}", f"seven {row}", f"insert {row}", f"insert {row} 2"),
                *(f"shift {card} {row}", f"replace {card}", f"block {row}", f"negpos {card}", f"cancel {card}"),
                *("done", "trade MOVE", "keep", f"choose {card}", "reveal", f"pick {card}"),
            )
        )
    )
    move = GAME.parse_move(f"p{data.draw(st.integers(1, 2))} {text}")
    refusals = GAME.refusals(state, move)
    allowed = move in GAME.legal_moves(state) or move in GAME.interrupts(state)
    assert allowed == (refusals == ()), (move, GAME.text(state))
    for refusal in refusals:
        assert refusal.rules and set(refusal.rules) <= GAME.known_rules.keys() and say(refusal, "pega6", "pt")


@given(positions(), st.integers(0, 2))
def test_any_position_can_be_looked_at_filled_in_and_its_faults_named(state: Any, seat: int) -> None:
    seen = GAME.seen_by(state, seat)
    assert GAME.seen_by(seen, seat) == seen and GAME.parse(GAME.text(seen)) == seen
    filled = GAME.fill(seen, 3)
    assert GAME.parse(GAME.text(filled)) == filled
    for fault in GAME.faults(state):
        assert isinstance(fault, Fault) and say(fault, "pega6", "nl")
