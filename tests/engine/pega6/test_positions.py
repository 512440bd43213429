"""Any position can be tried: odd ones are judged, written, read, edited and played as far as they go."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca_engine import GAMES
from ludoteca_engine.core import Fault, GameError, IllegalMove
from ludoteca_engine.texts import say
from tests.engine.conformance import LONGEST_GAME
from tests.engine.pega6.strategies import CARDS, RISING_ROW, fitting_moves, moves, positions

pytestmark = pytest.mark.filterwarnings("error")

GAME = GAMES["pega6"]


# --- odd positions ----------------------------------------------------------------------------------------


@given(positions())
def test_any_position_can_be_written_and_read(state: Any) -> None:
    assert GAME.parse(GAME.text(state)) == state
    assert repr(state) == f"parse({GAME.text(state)!r})"


@given(positions())
def test_what_comes_of_any_position_can_be_written_and_read(state: Any) -> None:
    after = GAME.settle(state).state
    assert GAME.parse(GAME.text(after)) == after


@given(positions())
def test_faults_of_any_position_are_named_in_words(state: Any) -> None:
    for fault in GAME.faults(state):
        assert isinstance(fault, Fault) and set(fault.rules) <= GAME.known_rules.keys() and fault.rules
        assert say(fault, "pega6", "en", GAME.names(state))


@given(positions(), st.data())
def test_a_move_in_any_position_is_played_or_refused_with_a_rule(state: Any, data: st.DataObject) -> None:
    move = data.draw(st.one_of(moves(), fitting_moves(state)))
    refusals = GAME.refusals(state, move)
    allowed = move in GAME.legal_moves(state) or move in GAME.interrupts(state)
    assert allowed == (refusals == ()), GAME.text(state)
    assert all(each.rules and set(each.rules) <= GAME.known_rules.keys() for each in refusals)
    if allowed:
        step, beats = GAME.play(state, move), GAME.unfold(state, move)
        assert step.events and beats[-1].state == step.state
    else:
        with pytest.raises(IllegalMove) as caught:
            GAME.play(state, move)
        assert caught.value.refusals == refusals and str(caught.value)


@given(positions())
def test_legal_moves_of_any_position_are_not_refused(state: Any) -> None:
    for move in (*GAME.legal_moves(state), *GAME.interrupts(state)):
        assert GAME.refusals(state, move) == ()
        assert GAME.parse_move(str(move)) == move


@given(positions())
def test_settling_any_position_stops_and_stays(state: Any) -> None:
    step = GAME.settle(state)
    assert GAME.settle(step.state) == (step.state, ())
    if GAME.to_act(state):
        assert step == (state, ())


@given(moves())
def test_any_move_can_be_written_and_read(move: Any) -> None:
    assert GAME.parse_move(str(move)) == move


@given(positions(), st.integers(0, 11))
def test_any_position_can_be_looked_at_and_filled_in(state: Any, seat: int) -> None:
    seen = GAME.seen_by(state, seat)
    assert GAME.seen_by(seen, seat) == seen and GAME.parse(GAME.text(seen)) == seen
    filled = GAME.fill(seen, 3)
    assert filled == GAME.fill(seen, 3) and filled.hands.count(None) == 0
    assert GAME.parse(GAME.text(filled)) == filled


# --- editing ----------------------------------------------------------------------------------------------


@given(positions(), st.data())
def test_a_card_can_be_put_anywhere_and_lifted_again(state: Any, data: st.DataObject) -> None:
    zone = data.draw(st.sampled_from(GAME.zones(state)))
    piece = data.draw(st.one_of(CARDS.map(str), st.just("?")))
    index = data.draw(st.integers(0, len(zone.pieces)))
    put = GAME.put(state, piece, zone.id, index)
    assert GAME.parse(GAME.text(put)) == put
    if zone.kind in ("chosen", "revealed"):
        assert GAME.zones(GAME.lift(put, zone.id, 0)) == GAME.zones(
            GAME.lift(state, zone.id, 0) if zone.pieces else state
        )
    else:
        lifted = GAME.lift(put, zone.id, index)
        assert GAME.zones(lifted) == GAME.zones(state)
        assert lifted == state or None in state.hands, "only a hand nobody knew becomes a known one"


@given(positions(), st.sampled_from(("hand-p1", "row-1", "row-9", "pile-p2", "unused", "x", "")), st.integers(-3, 9))
def test_editing_answers_or_says_why_not(state: Any, zone: str, index: int) -> None:
    for edit, args in ((GAME.put, (state, "44", zone, index)), (GAME.lift, (state, zone, index))):
        try:
            edited = edit(*args)
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


@pytest.mark.parametrize("name", ["a|b", "a/b", "p2", "x P3 y", "x\ny", "x" * 41, 5, None])
def test_a_name_that_could_not_be_read_back_is_refused(name: Any) -> None:
    state = GAME.parse("pega6 base | players 3")
    with pytest.raises(GameError, match=r"(?i)name-p1"):
        GAME.set_field(state, "name-p1", name)


def test_a_card_put_after_the_last_row_opens_a_new_one() -> None:
    state = GAME.parse("pega6 base | rows 1 / 2")
    assert GAME.put(state, "7", "row-3", 0).rows == ((1,), (2,), (7,))
    with pytest.raises(GameError, match="row-4"):
        GAME.put(state, "7", "row-4", 0)


def test_seats_and_rows_can_be_added_and_removed() -> None:
    state = GAME.parse("pega6 base | names p1 Ana p3 Clara | rows 1 / 2 / 3 | hands p1 5 p2 6 p3 7 | totals p3 9")
    fewer = GAME.set_field(GAME.set_field(state, "players", 1), "rows", 1)
    assert fewer == GAME.parse("pega6 base | names p1 Ana | rows 1 | hands p1 5")
    more = GAME.set_field(GAME.set_field(fewer, "players", 2), "rows", 2)
    assert more.hands == ((5,), None) and more.rows == ((1,), ()) and more.totals == (0, 0)


@pytest.mark.parametrize("section", ["round 10000", "totals p1 1000000"])
def test_a_number_at_its_limit_can_still_be_played_with(section: str) -> None:
    state = GAME.parse(f"pega6 base | rows 1 | hands p1 - p2 - | piles p1 55 | seed 5 | {section}")
    after = GAME.settle(state).state
    assert GAME.parse(GAME.text(after)) == after


# --- faults, each once ------------------------------------------------------------------------------------

FOUR = "rows 1 / 2 / 3 / 4"
FAULTS = {
    "players": f"{FOUR} | hands p1 5",
    "big-hand": f"{FOUR} | hands p1 {' '.join(map(str, range(10, 21)))} p2 {' '.join(map(str, range(30, 41)))}",
    "uneven-hands": f"{FOUR} | hands p1 5 6 p2 7",
    "chosen-and-revealed": f"{FOUR} | hands p1 5 p2 7 | chosen p1 9 | revealed p2 8",
    "no-rows": "hands p1 5 p2 6",
    "rows": "rows 1 / 2 / 3",
    "empty-row": "rows 1 / 2 / 3 / -",
    "long-row": "rows 1 2 3 4 5 6 / 20 / 30 / 40",
    "falling-row": "rows 9 8 / 20 / 30 / 40",
    "unknown-end": "rows 9 ? / 20 / 30 / 40",
    "card-twice": f"{FOUR} | hands p1 9 p2 9",
}
BLOCKING = {"no-rows", "unknown-end"}


@pytest.mark.parametrize("kind", FAULTS)
def test_each_fault_is_found_alone(kind: str) -> None:
    faults = GAME.faults(GAME.parse(f"pega6 base | {FAULTS[kind]}"))
    assert {fault.kind for fault in faults} == {kind}
    assert {fault.blocking for fault in faults} == {kind in BLOCKING}


def test_faults_point_at_what_is_wrong() -> None:
    about = {kind: GAME.faults(GAME.parse(f"pega6 base | {text}"))[0].about for kind, text in FAULTS.items()}
    assert about["long-row"] == about["falling-row"] == about["unknown-end"] == ("row-1",)
    assert about["empty-row"] == ("row-4",) and about["card-twice"] == ("9",) and about["big-hand"] == ("hand-p1",)
    assert about["chosen-and-revealed"] == ("chosen-p1",)
    hidden = GAME.faults(GAME.parse(f"pega6 base | {FOUR} | hands p1 5 p2 7 | chosen p1 ? | revealed p2 8"))
    assert hidden[0].about == ("chosen-p1",), "a card nobody knows can be pointed at too"


def test_what_is_left_out_is_not_a_fault() -> None:
    assert GAME.faults(GAME.parse(f"pega6 base | {FOUR}")) == ()
    assert GAME.faults(GAME.parse(f"pega6 base | {FOUR} | hands p1 ?*8 p2 ?*8")) == ()
    assert GAME.faults(GAME.parse("pega6 base | rows 1 ? 5 / 2 / 3 / 4")) == ()


def test_a_fault_that_does_not_block_stops_nothing() -> None:
    for kind in FAULTS.keys() - BLOCKING - {"players", "chosen-and-revealed"}:
        state = GAME.parse(f"pega6 base | {FAULTS[kind]}")
        if not state.hands:
            state = GAME.put(GAME.put(GAME.set_field(state, "players", 2), "50", "hand-p1", 0), "51", "hand-p2", 0)
        end = GAME.play(GAME.play(state, GAME.legal_moves(state, 0)[-1]).state, GAME.legal_moves(state, 1)[-1])
        assert any(event.kind in ("card-placed", "low-card", "row-taken-full") for event in end.events), kind


# --- an oracle --------------------------------------------------------------------------------------------


def place_by_hand(rows: list[list[int]], card: int) -> tuple[list[list[int]], list[int]] | None:
    """Where a card goes, found by counting down from it: the first number that ends a row. None for a low card."""
    for number in range(card - 1, 0, -1):
        for row in rows:
            if row[-1] == number:
                taken = row[:] if len(row) == 5 else []
                row[:] = [card] if taken else [*row, card]
                return rows, taken
    return None


@given(st.lists(RISING_ROW, min_size=1, max_size=6), CARDS)
def test_a_card_goes_where_counting_down_from_it_leads(rows: list[list[int]], card: int) -> None:
    lying = " / ".join(" ".join(map(str, row)) for row in rows)
    state = GAME.parse(f"pega6 base | rows {lying} | revealed p1 {card}")
    expected = place_by_hand([list(row) for row in rows], card)
    step = GAME.settle(state)
    if expected is None:
        assert step == (state, ()) and len(GAME.legal_moves(state)) == len(rows)
        return
    new_rows, taken = expected
    assert [list(row) for row in step.state.rows] == new_rows
    assert list(step.state.piles[0]) == taken and GAME.legal_moves(state) == ()
    assert [event.kind for event in step.events] == ["row-taken-full" if taken else "card-placed"]


# --- whole games ------------------------------------------------------------------------------------------


def heads(card: int) -> int:
    """Each reason for heads on its own: doubles five, fives two, tens three, else one."""
    digits = str(card)
    double = 5 if len(digits) == 2 and digits[0] == digits[1] else 0
    last = {"5": 2, "0": 3}.get(digits[-1], 0)
    return double + last or 1


class Ledger:
    """Follows a game by its events alone and keeps its own accounts."""

    def __init__(self, players: int) -> None:
        self.piles: list[list[int]] = [[] for _ in range(players)]
        self.totals = [0] * players
        self.rounds = 0

    def hear(self, event: Any) -> None:
        if event.kind in ("row-taken-full", "row-taken-low"):
            assert event.args["heads"] == sum(map(heads, event.args["cards"]))
            self.piles[event.args["seat"]] += event.args["cards"]
        if event.kind == "round-ended":
            self.rounds += 1
            for seat, pile in enumerate(self.piles):
                self.totals[seat] += sum(map(heads, pile))
                pile.clear()


def play_out(state: Any, seed: int, ledger: Ledger) -> Any:
    dice = Random(seed)
    for _ in range(LONGEST_GAME):
        moves_now = GAME.legal_moves(state)
        if not moves_now:
            return state
        step = GAME.play(state, dice.choice(moves_now))
        for event in step.events:
            ledger.hear(event)
        state = step.state
        check_table(state)
    raise AssertionError("the game does not end")


def check_table(state: Any) -> None:
    cards = Counter(piece for zone in GAME.zones(state) for piece in zone.pieces)
    assert len(cards) == 104 and set(cards.values()) == {1}
    assert all(list(row) == sorted(row) and 1 <= len(row) <= 5 for row in state.rows) and len(state.rows) == 4


@pytest.mark.parametrize("players", range(2, 11))
def test_a_whole_game_adds_up(players: int) -> None:
    ledger = Ledger(players)
    end = play_out(GAME.deal(players, seed=players), players, ledger)
    outcome = GAME.outcome(end)
    assert outcome is not None and list(outcome.scores) == list(end.totals) == ledger.totals
    assert max(ledger.totals) >= 66 and end.round == ledger.rounds
    assert outcome.winners == tuple(seat for seat in range(players) if ledger.totals[seat] == min(ledger.totals))


@pytest.mark.parametrize(
    ("options", "rounds"), [({"fixed_rounds": 1}, 1), ({"fixed_rounds": 3}, 3), ({"target_points": 1}, 1)]
)
def test_a_whole_game_has_the_length_agreed_on(options: dict[str, Any], rounds: int) -> None:
    ledger = Ledger(5)
    end = play_out(GAME.deal(5, seed=11, **options), 11, ledger)
    assert ledger.rounds == rounds == end.round and GAME.outcome(end) is not None
