"""The rules of the professional variant, one by one."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludoteca_engine.core import BadSetup
from tests.engine.pega6.variants import GAME, refused_by


def drafted(state: Any, highest: bool = True) -> Any:
    """Everybody picks the highest card left (or the lowest)."""
    while state.stage == "draft":
        state = GAME.play(state, GAME.legal_moves(state)[-1 if highest else 0]).state
    return state


@pytest.mark.parametrize("players", range(2, 7))
def test_P6_PRO_01_two_to_six_people_play(players: int) -> None:
    state = drafted(GAME.deal(players, seed=1, variant="pro"))
    assert len(state.hands) == players and GAME.to_act(state) == tuple(range(players))


@pytest.mark.parametrize("players", [1, 7, 10])
def test_P6_PRO_01_any_other_number_is_refused(players: int) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.deal(players, seed=1, variant="pro")
    assert caught.value.rules == ("P6-PRO-01",)


@pytest.mark.parametrize(
    ("players", "size", "heads"), [(2, 24, 38), (3, 34, 55), (4, 44, 72), (5, 54, 85), (6, 64, 103)]
)
def test_P6_PRO_02_the_deck_grows_with_the_players(players: int, size: int, heads: int) -> None:
    state = GAME.deal(players, seed=1, variant="pro")
    assert state.market == tuple(range(1, size + 1)) and state.unused == tuple(range(size + 1, 105))
    assert sum(GAME.count(state, "heads", str(card)).args["result"] for card in state.market) == heads
    assert GAME.count(state, "deck", str(players)).args["result"] == size


def test_P6_PRO_02_a_higher_card_is_refused() -> None:
    state = GAME.deal(2, seed=1, variant="pro")
    assert refused_by(state, "p1 pick 24") == set() and refused_by(state, "p1 pick 25") == {"P6-PRO-02"}


def test_P6_PRO_03_players_pick_in_turn_until_each_has_ten() -> None:
    state, order = GAME.deal(3, seed=1, variant="pro"), []
    while state.stage == "draft":
        (seat,) = GAME.to_act(state)
        order.append(seat)
        state = GAME.play(state, GAME.legal_moves(state)[0]).state
    assert order == [0, 1, 2] * 10 and [len(hand) for hand in state.hands] == [10, 10, 10]


def test_P6_PRO_03_picking_twice_or_a_taken_card_is_refused() -> None:
    state = GAME.play(GAME.deal(2, seed=1, variant="pro"), "p1 pick 24").state
    assert refused_by(state, "p1 pick 23") == {"P6-PRO-03"}
    assert refused_by(state, "p2 pick 24") == {"P6-PRO-03"}
    assert refused_by(state, "p1 choose 24") == {"T-01"}
    assert refused_by(state, "p2 choose 23") == {"T-02"} and refused_by(drafted(state), "p1 pick 1") == {"T-02"}


def test_P6_PRO_04_what_is_left_opens_the_rows() -> None:
    state = drafted(GAME.deal(4, seed=1, variant="pro"))
    assert state.rows == ((1,), (2,), (3,), (4,)) and state.market == ()
    assert drafted(GAME.deal(2, seed=1, variant="pro"), highest=False).rows == ((21,), (22,), (23,), (24,))


@pytest.mark.parametrize("first", range(6))
def test_P6_C01_the_first_picker_can_be_agreed_on_and_rotates(first: int) -> None:
    state = GAME.deal(3, seed=1, variant="pro", pro_first_picker=first)
    begins = first % 3
    assert GAME.to_act(state) == (begins,)
    for turn in range(3):
        assert GAME.to_act(state) == ((begins + turn) % 3,), "clockwise"
        state = GAME.play(state, GAME.legal_moves(state)[0]).state
    assert GAME.to_act(state._replace(round=2, hands=((),) * 3)) == ((begins + 1) % 3,)


def test_P6_C28_the_variants_are_not_mixed() -> None:
    assert GAME.variants == ("base", "pro", "anniversary")
    with pytest.raises(BadSetup):
        GAME.deal(3, seed=1, variant="anniversary", pro_first_picker=1)
    with pytest.raises(BadSetup):
        GAME.deal(3, seed=1, variant="pro", x_seven_row="any")
    assert refused_by(drafted(GAME.deal(2, seed=1, variant="pro")), "p1 special MOVE") == {"P6-02"}


def test_a_second_round_is_drafted_again_and_cards_are_conserved() -> None:
    state = drafted(GAME.deal(2, seed=3, variant="pro", target_points=1000))
    while state.round == 1:
        state = GAME.play(state, GAME.legal_moves(state)[0]).state
    assert state.stage == "draft" and state.market == tuple(range(1, 25)) and GAME.to_act(state) == (1,)
    pieces = Counter(piece for zone in GAME.zones(state) for piece in zone.pieces)
    assert pieces == Counter(map(str, range(1, 105)))
