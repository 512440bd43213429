"""Hands, the pile and closed minus piles stay secret: in views, in what others hear, and in refusals."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca_engine.texts import LANGS, say
from tests.engine.twisted.table import GAME, events, played, table

HAND = "41 29 38 58 14 62 77 91 95"
OTHER = "41 13 16 58 72 62 77 91 96"
"""Another hand with the same public card to lay."""


def told(hand: str, move: str, seat: int, row: str = "34") -> tuple[Any, ...]:
    state = table(f"row {row}", f"hands p1 {hand} p2 ?*9", "pile 83 26 ?*20")
    return GAME.told_to(GAME.play(state, move).events, seat)


@pytest.mark.parametrize(("move", "row"), [("p1 lay 41", "34"), ("p1 take", "34 44")])
def test_others_hear_the_same_whatever_else_the_hand_would_allow(move: str, row: str) -> None:
    assert told(HAND, move, 1, row) == told(OTHER, move, 1, row)
    assert told(HAND, move, 0, row) != told(OTHER, move, 0, row), "the owner hears more"


def test_a_twist_does_not_tell_which_other_twists_were_possible() -> None:
    assert told("14 43 12", "p1 twist 14 41", 1, "34 41 49") == told("14 94 52", "p1 twist 14 41", 1, "34 41 49")


@pytest.mark.parametrize("seat", range(3))
def test_a_seat_sees_its_own_hand_and_the_backs_of_the_rest(seat: int) -> None:
    state = GAME.deal(3, seed=5)
    view = GAME.seen_by(state, seat)
    assert view.hands == tuple(hand if owner == seat else (0,) * 9 for owner, hand in enumerate(state.hands))
    assert view.pile == (0,) * 52 and view.seed is None


@pytest.mark.parametrize(("what", "of"), [("range", "row"), ("twists", "p1")])
def test_what_a_hand_allows_is_told_to_its_owner_alone(what: str, of: str) -> None:
    event = GAME.count(table("row 34 41", f"hands p1 {HAND} p2 ?*9", "pile ?*20"), what, of)
    assert GAME.told(event, 0) == event and GAME.told(event, 1) is None


def test_a_drawn_card_is_known_to_its_owner_alone() -> None:
    own, others = told(HAND, "p1 lay 41", 0)[1], told(HAND, "p1 lay 41", 1)[1]
    assert own.args["card"] == 83 and "83" not in repr(others)
    assert all("83" not in say(others, "twisted", lang) for lang in LANGS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_move_sounds_the_same_at_tables_that_look_the_same(players: int) -> None:
    """Played out: at every turn, another way to spread the hidden cards is heard alike by everybody who watches."""
    state, compared = GAME.deal(players, seed=players), 0
    while state.round == 1 and (moves := GAME.legal_moves(state)):
        move = moves[compared % len(moves)]
        for seat in set(range(players)) - {state.turn}:
            other = GAME.fill(GAME.seen_by(state, seat), compared)
            hand = state.hands[state.turn]
            if set(move.args) & {card for zone in GAME.zones(other) for card in map(int, zone.pieces)} & set(hand):
                other = _with_hand(other, state, seat)
            if GAME.refusals(other, move) == ():
                here, there = GAME.play(state, move), GAME.play(other, move)
                if GAME.seen_by(here.state, seat) == GAME.seen_by(there.state, seat):
                    compared += 1
                    assert GAME.told_to(here.events, seat) == GAME.told_to(there.events, seat)
        state = GAME.play(state, move).state
    assert compared > 20


def _with_hand(other: Any, state: Any, seat: int) -> Any:
    """The real hand of the seat on turn, and everything else spread anew."""
    hands = tuple(
        state.hands[owner] if owner in (seat, state.turn) else (0,) * len(hand)
        for owner, hand in enumerate(state.hands)
    )
    hidden = GAME.seen_by(state, seat)._replace(hands=hands)
    return GAME.fill(hidden, 5)


def test_a_penalty_card_is_counted_for_nobody_before_the_end() -> None:
    state = played(table("row 66", "hands p1 12 13 p2 14", "pile 23 47", options="pro=True"), "p1 take")
    event = GAME.count(state, "minus", "p1")
    assert event.args["result"] == -6 and GAME.told(event, 0) is None and GAME.told(event, 1) is None
    assert GAME.told(GAME.count(state, "minus", "p2"), 0) is not None
    counted = GAME.count(state._replace(stage="count"), "minus", "p1")
    assert GAME.told(counted, 1) == counted


def test_a_view_can_be_played_by_its_owner_and_waits_where_something_is_unknown() -> None:
    state = table("row 34", "hands p1 41 12 p2 13 14", "minus p2 35", "pile -")
    view = GAME.seen_by(state, 0)
    assert [event.kind for event in events(view, "p1 take")] == ["row-taken"], "what is face down cannot be counted"
    after = played(view, "p1 take")
    assert after.stage == "count" and GAME.settle(after) == (after, ())
    assert [event.kind for event in GAME.settle(GAME.fill(after, 1)).events][:1] == ["round-ended"]


def test_from_an_unknown_pile_comes_an_unknown_card() -> None:
    after = played(table("row 34", "hands p1 41 12 p2 13 14"), "p1 lay 41")
    assert after.hands[0] == (12, 0) and after.pile is None
