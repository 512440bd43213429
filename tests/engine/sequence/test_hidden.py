"""Hands and the draw pile are secret (SEQ-09, SEQ-10)."""

from __future__ import annotations

from itertools import permutations

from ludoteca_engine.texts import say

from .tables import GAME, table

START = "hands p1 9D 4H p2 8C KS"


def test_others_hear_that_a_card_was_drawn_not_which() -> None:
    heard = {}
    for top in ("3S", "QH"):
        events = GAME.play(table(START, f"draw {top} 2S"), "p1 play 9D r5c8").events
        heard[top] = GAME.told_to(events, 1)
        assert GAME.told_to(events, 0)[-1].args["card"] == top
    assert heard["3S"] == heard["QH"] and "3S" not in repr(heard["3S"])
    assert "3♠" not in say(heard["3S"][-1], "sequence", "en")


def test_every_way_to_spread_the_hidden_cards_looks_the_same() -> None:
    looks = set()
    for cards in permutations(("8C", "KS", "3S", "2S")):
        state = table("hands p1 9D 4H")._replace(hands=(("9D", "4H"), cards[:2]), draw=cards[2:])
        view = GAME.seen_by(state, 0)
        moves = tuple(GAME.refusals(state, GAME.parse_move(f"p1 play {card} r5c8")) for card in ("9D", "8C", "3S"))
        looks.add((view, GAME.text(view), GAME.legal_moves(state, 0), moves, GAME.interrupts(view)))
    assert len(looks) == 1


def test_a_view_can_be_played_by_its_owner() -> None:
    view = GAME.seen_by(table(START, "draw 3S 2S", "seed 3"), 0)
    after = GAME.play(view, "p1 play 9D r5c8").state
    assert after.hands[0] == ("4H", "?") and after.draw == ("?",)
    assert [each.rules for each in GAME.refusals(after, GAME.parse_move("p2 play 8C r4c1"))] == [("T-05",)]


def test_without_the_seed_shuffled_discards_are_unknown() -> None:
    step = GAME.play(table("hands p1 9D p2 2S", "discards p1 KS", "draw -"), "p1 play 9D r5c8")
    assert step.state.draw == ("?",) and step.state.hands[0] == ("?",)


def test_a_filled_in_table_has_every_card_twice() -> None:
    view = GAME.seen_by(GAME.deal(3, seed=6), 1)
    guess = GAME.fill(view, 4)
    assert GAME.faults(guess) == () and GAME.seen_by(guess, 1) == view
    assert GAME.fill(table("hands p1 9D"), 4).hands[1] and GAME.fill(table("hands p1 9D"), 4).draw
