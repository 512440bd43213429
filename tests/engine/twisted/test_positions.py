"""Any position can be tried: odd ones are judged, written, read, edited and played as far as they go."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca_engine.core import Fault, GameError, IllegalMove, UnreadableMove, UnreadablePosition
from ludoteca_engine.texts import say
from tests.engine.twisted.strategies import CARDS, fitting_moves, moves, positions
from tests.engine.twisted.table import GAME, table

pytestmark = pytest.mark.filterwarnings("error")


@given(positions())
def test_any_position_can_be_written_and_read(state: Any) -> None:
    assert GAME.parse(GAME.text(state)) == state
    assert repr(state) == f"parse({GAME.text(state)!r})" and hash(state) == hash(GAME.parse(GAME.text(state)))


@given(positions())
def test_settling_any_position_stops_and_stays_and_can_be_written(state: Any) -> None:
    step = GAME.settle(state)
    assert GAME.settle(step.state) == (step.state, ())
    assert GAME.parse(GAME.text(step.state)) == step.state
    if GAME.to_act(state):
        assert step == (state, ())


@given(positions())
def test_faults_of_any_position_are_named_in_words(state: Any) -> None:
    for fault in GAME.faults(state):
        assert isinstance(fault, Fault) and set(fault.rules) <= GAME.known_rules.keys() and fault.rules
        assert say(fault, "twisted", "en", GAME.names(state))


@given(positions(), st.data())
def test_a_move_in_any_position_is_played_or_refused_with_a_rule(state: Any, data: st.DataObject) -> None:
    move = data.draw(st.one_of(moves(), fitting_moves(state)))
    refusals = GAME.refusals(state, move)
    assert (move in GAME.legal_moves(state)) == (refusals == ()), GAME.text(state)
    assert all(each.rules and set(each.rules) <= GAME.known_rules.keys() for each in refusals)
    assert all(say(each, "twisted", "en") for each in refusals)
    if refusals:
        with pytest.raises(IllegalMove) as caught:
            GAME.play(state, move)
        assert caught.value.refusals == refusals and str(caught.value)
    else:
        step, beats = GAME.play(state, move), GAME.unfold(state, move)
        assert step.events and beats[-1].state == step.state
        assert all(say(event, "twisted", "en") for event in step.events)
        assert GAME.parse(GAME.text(step.state)) == step.state


@given(positions())
def test_legal_moves_of_any_position_are_not_refused(state: Any) -> None:
    for move in GAME.legal_moves(state):
        assert GAME.refusals(state, move) == () and GAME.parse_move(str(move)) == move


@given(moves())
def test_any_move_can_be_written_and_read(move: Any) -> None:
    assert GAME.parse_move(str(move)) == move


@given(positions(), st.integers(0, 11))
def test_any_position_can_be_looked_at_and_filled_in(state: Any, seat: int) -> None:
    seen = GAME.seen_by(state, seat)
    assert GAME.seen_by(seen, seat) == seen and GAME.parse(GAME.text(seen)) == seen
    filled = GAME.fill(seen, 3)
    assert filled == GAME.fill(seen, 3) and filled.hands.count(None) == 0 and filled.pile is not None
    assert GAME.parse(GAME.text(filled)) == filled


@given(positions(), st.data())
def test_a_card_can_be_put_anywhere_and_lifted_again(state: Any, data: st.DataObject) -> None:
    zone = data.draw(st.sampled_from(GAME.zones(state)))
    index = data.draw(st.integers(0, len(zone.pieces)))
    put = GAME.put(state, data.draw(st.one_of(CARDS.map(str), st.just("?"))), zone.id, index)
    assert GAME.parse(GAME.text(put)) == put
    assert GAME.zones(GAME.lift(put, zone.id, index)) == GAME.zones(state)


@given(positions(), st.sampled_from(("hand-p1", "row", "pile", "paid-p1", "minus-p2", "x", "")), st.integers(-3, 9))
def test_editing_answers_or_says_why_not(state: Any, zone: str, index: int) -> None:
    for edit in (lambda: GAME.put(state, "44", zone, index), lambda: GAME.lift(state, zone, index)):
        try:
            edited = edit()
        except GameError as error:
            assert str(error)
        else:
            assert GAME.parse(GAME.text(edited)) == edited


@given(positions(), st.data())
def test_any_field_can_be_set_to_any_allowed_value(state: Any, data: st.DataObject) -> None:
    field = data.draw(st.sampled_from(GAME.fields(state)))
    value = data.draw(st.sampled_from(("Ana", "", "Ó x")) if field.allowed is str else st.sampled_from(field.allowed))
    changed = GAME.set_field(state, field.name, value)
    assert {each.name: each.value for each in GAME.fields(changed)}[field.name] == value
    assert GAME.parse(GAME.text(changed)) == changed


def test_seats_can_be_added_and_removed() -> None:
    state = table("names p1 Ana p3 Clara", "hands p1 12 p2 13 p3 14", "turn p3", "totals p3 9")
    fewer = GAME.set_field(state, "players", 1)
    assert fewer.turn == fewer.dealer == 0 and fewer.names == ("Ana",)
    more = GAME.set_field(fewer, "players", 2)
    assert more.hands == ((12,), None) and more.totals == (0, 0) and more.names == ("Ana", "")


# --- faults, each once ------------------------------------------------------------------------------------

NINE = "12 13 14 15 16 17 18 19 21"
FAULTS = {
    "players": "hands p1 12",
    "big-hand": f"hands p1 {NINE} 23 p2 ?*9",
    "small-hand": f"hands p1 {NINE} p2 34 35 | pile 41",
    "unknown-end": "players 2 | row 34 ?",
    "row-not-gone": "players 2 | row 34 | stage reopen",
    "frog-in-plus": "plus p2 44",
    "unpaired": "plus p2 49 94 12",
    "penalty-without-pro": "penalty p2 12",
    "card-twice": "row 34 | hands p2 34",
}


@pytest.mark.parametrize("kind", FAULTS)
def test_each_fault_is_found_alone(kind: str) -> None:
    faults = GAME.faults(table(FAULTS[kind]))
    assert {fault.kind for fault in faults} == {kind}
    assert {fault.blocking for fault in faults} == {kind == "unknown-end"}


def test_an_unknown_right_end_stops_laying_and_nothing_else() -> None:
    state = table("row 49 ?", "hands p1 94 12 p2 13", "pile ?*5")
    assert [str(move) for move in GAME.legal_moves(state)] == ["p1 twist 94 49", "p1 take"]
    (refusal,) = GAME.refusals(state, GAME.parse_move("p1 lay 12"))
    assert refusal.rules == ("T-07", "TW-30")


def test_cards_nobody_knows_are_not_played() -> None:
    state = table("row 49", "hands p1 ? 51 p2 ?*9", "pile ?*5")
    assert [str(move) for move in GAME.legal_moves(state)] == ["p1 lay 51", "p1 take"]
    for move in ("p1 lay 52", "p1 twist 94 49"):
        assert [each.rules for each in GAME.refusals(state, GAME.parse_move(move))] == [("T-05",)]
    assert [
        each.rules for each in GAME.refusals(table("row ? 49", "hands p1 21 p2 13"), GAME.parse_move("p1 twist 21 12"))
    ] == [("T-05",)]


def test_what_is_left_out_is_not_a_fault() -> None:
    for text in ("row 34 49 12", "hands p1 ?*9 p2 ?*9 | pile ?*61", "players 4", "plus p2 49 ?"):
        assert GAME.faults(table(text)) == ()


# --- what cannot be read ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "column", "says"),
    [
        ("p1 lay 30", 8, "multiples of ten"),
        ("p1 twist 94", 10, "twist 94 49"),
        ("p1 twist", 9, "twist 94 49"),
        ("p1 twist 94 with 49", 13, "with"),
        ("p1 take 34", 9, "nothing is expected"),
        ("p1 draw 1", 9, "nothing is expected"),
        ("p1 jump", 4, "lay, twist, take and draw"),
        ("lay 34", 1, "not a seat"),
    ],
)
def test_an_unreadable_move_names_the_place(text: str, column: int, says: str) -> None:
    with pytest.raises(UnreadableMove) as caught:
        GAME.parse_move(text)
    assert caught.value.at + 1 == column and says in str(caught.value)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("twisted | row 34 40", "multiples of ten"),
        ("twisted | turn p1 p2", "one seat"),
        ("twisted | turn", "one seat"),
        ("twisted rounds=1", "rounds cannot be 1"),
        ("twisted | stage nap", "stage"),
        ("pega6 | row 34", "another game"),
    ],
)
def test_an_unreadable_position_says_why(text: str, says: str) -> None:
    with pytest.raises(UnreadablePosition, match=says):
        GAME.parse(text)


def test_a_count_there_is_not_is_named() -> None:
    with pytest.raises(GameError, match="bulls"):
        GAME.count(table("row 34"), "bulls", "p1")
