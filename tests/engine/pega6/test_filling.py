"""Filling in the rest of a position at random: rows, hands and special cards of which nothing was said."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from .variants import GAME


def lying(state: Any) -> Counter[str]:
    return Counter(piece for zone in GAME.zones(state) for piece in zone.pieces)


@pytest.mark.parametrize("variant", GAME.variants)
def test_an_empty_table_becomes_one_that_can_be_played(variant: str) -> None:
    state = GAME.fill(GAME.parse(f"pega6 {variant} | players 4"), 1)
    assert GAME.faults(state) == () and len(GAME.legal_moves(state)) == sum(len(hand) for hand in state.hands)
    assert [len(row) for row in state.rows] == [1, 1, 1, 1]
    assert max(lying(state).values()) == 1 or variant == "anniversary"
    assert GAME.fill(state, 2) == state


def test_rows_that_were_said_stay_as_they_are() -> None:
    state = GAME.fill(GAME.parse("pega6 base | players 3 | rows 12 14 / 37 | hands p1 21 30"), 1)
    assert state.rows == ((12, 14), (37,)) and [len(hand) for hand in state.hands] == [2, 2, 2]


def test_P6_X_03_special_cards_of_which_nothing_is_said_are_dealt() -> None:
    some = "pega6 anniversary | players 3 | rows 12 / 37 / 43 / 58 # | specials p1 MOVE ? | discards ROW5"
    state = GAME.fill(GAME.parse(some), 1)
    assert [len(hand) for hand in state.specials.hands] == [2, 3, 3] and "MOVE" in state.specials.hands[0]
    specials = {kind: count for kind, count in lying(state).items() if kind.isalnum() and not kind.isdigit()}
    assert set(specials.values()) == {4} and len(specials) == 7
    assert GAME.fill(state, 2) == state


def test_P6_X_03_eight_unknown_hands_take_what_there_is() -> None:
    state = GAME.fill(GAME.parse("pega6 anniversary | players 8 | discards MOVE BLOCK BLOCK"), 1)
    assert [len(hand) for hand in state.specials.hands] == [3] * 8 and len(state.specials.deck) == 1
    fewer = GAME.fill(GAME.parse("pega6 anniversary | players 8 | discards MOVE MOVE BLOCK BLOCK SEVEN"), 1)
    assert [len(hand) for hand in fewer.specials.hands] == [2] * 8 and "?" not in lying(fewer)
    mostly = "pega6 anniversary | players 8 | specials p1 ?*6 | discards MOVE MOVE BLOCK BLOCK SEVEN"
    assert [len(hand) for hand in GAME.fill(GAME.parse(mostly), 1).specials.hands] == [6, *[2] * 7]


def test_P6_PRO_02_hands_are_filled_with_cards_of_the_small_deck() -> None:
    state = GAME.fill(GAME.seen_by(GAME.fill(GAME.parse("pega6 pro | players 3 | unused ?*70"), 1), 0), 2)
    assert all(card <= 34 for hand in state.hands for card in hand) and min(state.unused) == 35
