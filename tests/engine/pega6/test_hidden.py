"""Choosing is really hidden: nobody can learn a card that lies face down or in another hand."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from ludoteca_engine import GAMES
from ludoteca_engine.texts import say

GAME = GAMES["pega6"]
START = "pega6 base | rows 12 / 37 / 43 / 58 | hands p1 5 21 p2 26 36 p3 70 71 | unused 80 81 | seed 9"


def told(position: str, move: str, seat: int) -> tuple[Any, ...]:
    return GAME.told_to(GAME.play(GAME.parse(position), move).events, seat)


def test_others_hear_that_a_card_was_picked_not_which() -> None:
    heard = {move: told(START, move, 0) for move in ("p2 choose 26", "p2 choose 36")}
    assert heard["p2 choose 26"] == heard["p2 choose 36"]
    (event,) = heard["p2 choose 26"]
    assert "26" not in repr(event) and "26" not in say(event, "pega6", "en") and event.args == {"seat": 1}


def test_the_owner_hears_which_card_it_was() -> None:
    (event,) = told(START, "p2 choose 26", 1)
    assert event.args["card"] == 26 and "26" in say(event, "pega6", "en")


def test_a_picked_card_is_seen_by_its_owner_alone() -> None:
    state = GAME.play(GAME.parse(START), "p2 choose 26").state
    assert GAME.seen_by(state, 1).chosen == (None, 26, None)
    assert GAME.seen_by(state, 0).chosen == GAME.seen_by(state, 2).chosen == (None, 0, None)


@pytest.mark.parametrize("seat", range(3))
def test_a_seat_sees_its_hand_the_rows_and_the_backs_of_the_rest(seat: int) -> None:
    state = GAME.parse(START)
    view = GAME.seen_by(state, seat)
    assert view.hands == tuple(hand if n == seat else (0, 0) for n, hand in enumerate(state.hands))
    assert view.rows == state.rows and view.unused == (0, 0) and view.seed is None


def test_somebody_who_only_watches_sees_no_hand() -> None:
    assert GAME.seen_by(GAME.parse(START), 9).hands == ((0, 0),) * 3


def test_every_way_to_spread_the_hidden_cards_looks_the_same() -> None:
    """All 720 tables player 1 could sit at: the same view, text, moves and refusals."""
    looks = set()
    for cards in permutations((26, 36, 70, 71, 80, 81)):
        state = GAME.parse(START)._replace(hands=((5, 21), cards[:2], cards[2:4]), unused=cards[4:])
        view = GAME.seen_by(state, 0)
        refusals = tuple(GAME.refusals(state, GAME.parse_move(f"p1 choose {card}")) for card in (5, 26, 80, 90))
        looks.add((view, GAME.text(view), GAME.legal_moves(state, 0), GAME.to_act(state), refusals))
    assert len(looks) == 1


def test_after_the_reveal_everybody_hears_the_same() -> None:
    state = GAME.play(GAME.play(GAME.parse(START), "p1 choose 21").state, "p3 choose 70").state
    events = GAME.play(state, "p2 choose 26").events
    assert events[1].kind == "cards-revealed" and events[1].args["cards"] == (21, 26, 70)
    assert GAME.told_to(events, 0)[1:] == GAME.told_to(events, 1)[1:] == events[1:]


def test_a_view_can_be_played_by_its_owner_but_not_for_others() -> None:
    view = GAME.seen_by(GAME.parse(START), 0)
    after = GAME.play(view, "p1 choose 21").state
    assert after.chosen == (21, None, None)
    assert [each.rules for each in GAME.refusals(after, GAME.parse_move("p2 choose 26"))] == [("T-05",)]


def test_nothing_is_revealed_while_a_picked_card_is_unknown() -> None:
    state = GAME.parse("pega6 base | rows 12 | hands p1 - p2 - | chosen p1 14 p2 ?")
    assert GAME.settle(state) == (state, ())
    assert GAME.settle(GAME.fill(state, 1)).events


def test_a_filled_in_table_looks_the_same_to_the_seat_it_was_made_for() -> None:
    state = GAME.deal(5, seed=6)
    view = GAME.seen_by(state, 2)
    guesses = {GAME.fill(view, seed) for seed in range(20)}
    assert len(guesses) == 20 and {GAME.seen_by(guess, 2) for guess in guesses} == {view}
    assert all(GAME.faults(guess) == () for guess in guesses)


def test_a_private_pile_hides_cards_but_not_their_number() -> None:
    state = GAME.parse("pega6 base show_piles=false | rows 12 | hands p1 1 p2 2 | piles p1 5 6 p2 7 8 9")
    assert GAME.seen_by(state, 0).piles == ((5, 6), (0, 0, 0))
    assert GAME.seen_by(state, 1).piles == ((0, 0), (7, 8, 9))
