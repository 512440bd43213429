"""Hands, reserves and what lies face down stay secret, and the order of a reserve even from its owner."""

from __future__ import annotations

from itertools import permutations

import pytest

from ludoteca_engine.texts import say
from tests.engine.tricky_twist.table import GAME, played, table

CHOOSING = "hands p1 1O 2O 3O 2X 9X 12X p2 4O 5O 6O 7O 8O 9O p3 1X 3X 4X 5X 6X 7X"


def test_every_order_of_a_reserve_looks_the_same_to_its_owner():
    looks = set()
    for order in permutations(("4W", "5W", "3D", "4D")):
        state = table("hands p1 1O p2 2O p3 3O", f"reserves p1 {' '.join(order)}", "seed 3")
        view = GAME.seen_by(state, 0)
        looks.add((view, GAME.text(view), GAME.legal_moves(state, 0), GAME.zones(view)))
    assert len(looks) == 1


def test_the_order_matters_all_the_same():
    drawn = {
        GAME.play(table("hands p1 1O p2 2O p3 3O", f"reserves p1 {' '.join(order)}"), "p1 draw").state.hands[0]
        for order in permutations(("4W", "5W", "3D"))
    }
    assert len(drawn) == 3


def test_others_see_only_backs_of_a_reserve():
    state = table("hands p1 1O p2 2O p3 3O", "reserves p1 4W 5W 3D")
    assert GAME.seen_by(state, 1).reserves[0].cards == ("?", "?", "?") and "reserves p1 ?*3" in GAME.text(
        GAME.seen_by(state, 1)
    )


@pytest.mark.parametrize("move", ["p1 aside 2X", "p1 aside 9X"])
def test_others_hear_that_a_card_is_put_aside_not_which(move):
    events = GAME.play(table(CHOOSING, "stage reserve"), move).events
    (heard,) = GAME.told_to(events, 1)
    assert heard.kind == "card-aside-hidden" and "X" not in say(heard, "tricky-twist", "en")
    assert move.split()[-1] not in repr(heard)


def test_taking_back_and_closing_are_told_without_cards():
    state = played(table(CHOOSING, "stage reserve"), "p1 aside 1O 2O 3O 2X 9X")
    for move in ("p1 return 9X", "p1 close"):
        (heard,) = GAME.told_to(GAME.play(state, move).events, 2)
        assert heard.kind.endswith("-hidden") and "9X" not in repr(heard)
        assert GAME.told_to(GAME.play(state, move).events, 0) == GAME.play(state, move).events


def test_others_hear_a_card_follow_but_not_what_else_could_have():
    state = table("hands p1 4O p2 1W 9W 5O p3 3W", "middle p1 7W")
    events = GAME.play(state, "p2 play 9W").events
    assert GAME.told_to(events, 1)[0].args["held"] == ("1W", "9W")
    (heard, *_) = GAME.told_to(events, 0)
    assert heard.args["held"] == () and "1W" not in say(heard, "tricky-twist", "en")


def test_a_view_can_be_played_on_but_an_unknown_order_gives_an_unknown_card():
    view = GAME.seen_by(table("hands p1 1O p2 2O p3 3O", "reserves p1 4W 5W 3D"), 0)
    after = GAME.play(view, "p1 draw").state
    assert after.hands[0] == ("1O", "?") and after.reserves[0].cards == ("?", "?")
    last = GAME.play(GAME.seen_by(table("hands p1 1O p2 2O p3 3O", "reserves p1 4W"), 0), "p1 draw").state
    assert last.hands[0] == ("1O", "4W"), "a single card has no order to hide"


def test_an_unknown_card_might_be_of_the_led_suit():
    state = table("hands p1 4O p2 5O ? p3 3W", "middle p1 7W")
    refusals = GAME.refusals(state, GAME.parse_move("p2 play 5O"))
    assert [each.rules for each in refusals] == [("T-05",)] and GAME.legal_moves(state) == ()


def test_filling_in_keeps_a_seed_that_is_known():
    state = table("hands p1 1O p2 2O p3 ?")
    assert GAME.fill(state, 7).seed == 7 and GAME.fill(GAME.set_field(state, "seed", 3), 7).seed == 3


def test_the_score_pile_and_the_seed_are_hidden_from_all():
    view = GAME.seen_by(GAME.deal(3, seed=8), 1)
    assert view.scorepile == ("?",) * 8 and view.seed is None and view.score is not None
