"""Jacks and dead cards: SEQ-23 to SEQ-31, SEQ-38 and the rulings that belong to them."""

from __future__ import annotations

import pytest

from ludoteca_engine.sequence.board import CARD_AT
from ludoteca_engine.sequence.state import DECK, JACKS, ONE_EYED, TWO_EYED

from .tables import FOUR_ACROSS, GAME, events, lines, played, refused_by, spaces, table

HEARTS = "board G r7c4 r7c5 r7c6 r7c7"
LOCKED = "board G r7c4 r7c5 r7c6 r7c7 r7c8 r9c3"


def test_SEQ_23_eight_jacks_and_none_on_the_board() -> None:
    assert sum(card in JACKS for card in DECK) == 8 and len(DECK) == 104
    assert not any(card.startswith("J") for card in CARD_AT)


def test_SEQ_24_a_two_eyed_jack_goes_to_any_free_space() -> None:
    moves = GAME.legal_moves(table(FOUR_ACROSS, "hands p1 JD"))
    assert len(moves) == 96 - 4
    assert spaces(played(table("hands p1 JC p2 ?"), "p1 play JC r6c6"), "B") == {"r6c6"}


def test_SEQ_24_a_space_that_is_not_free_is_refused() -> None:
    state = table(FOUR_ACROSS, "hands p1 JD")
    assert refused_by(state, "p1 play JD r3c4") == ("SEQ-19",)
    assert refused_by(state, "p1 play JD r1c1") == ("SEQ-C05", "SEQ-20")


def test_SEQ_25_a_one_eyed_jack_takes_a_chip_of_an_opponent() -> None:
    step = GAME.play(table(HEARTS, "hands p1 JS p2 ?", "draw 2S"), "p1 play JS r7c6")
    assert spaces(step.state, "G") == {"r7c4", "r7c5", "r7c7"} and spaces(step.state, "B") == set()
    assert [event.kind for event in step.events] == ["card-played", "chip-removed", "card-drawn"]
    assert len([piece for chips in step.state.supply for piece in chips if piece == "G"]) == 48 - 3


def test_SEQ_25_an_empty_space_is_refused() -> None:
    assert refused_by(table(HEARTS, "hands p1 JS"), "p1 play JS r7c3") == ("SEQ-25", "SEQ-C04")


def test_SEQ_26_a_loose_chip_beside_a_sequence_may_go() -> None:
    state = played(table(LOCKED, "hands p1 JS p2 ?"), "p1 play JS r9c3")
    assert lines(state, "G") == [("r7c4", "r7c8")] and spaces(state, "G") == set()
    assert len(spaces(state, "G!")) == 5


def test_SEQ_26_a_chip_of_a_sequence_is_refused() -> None:
    state = table(LOCKED, "hands p1 JS JH")
    for space in ("r7c4", "r7c6", "r7c8"):
        assert refused_by(state, f"p1 play JS {space}") == ("SEQ-26", "SEQ-27")
    assert [str(move) for move in GAME.legal_moves(state)] == ["p1 play JS r9c3", "p1 play JH r9c3"]


def test_SEQ_26_the_refusal_names_the_sequence_of_that_chip_alone() -> None:
    state = table("board G! r7c4 r7c5 r7c6 r7c7 r7c8 / B! r9c2 r9c3 r9c4 r9c5 r9c6", "hands p1 JS")
    assert (lines(state, "G"), lines(state, "B")) == ([("r7c4", "r7c8")], [("r9c2", "r9c6")])
    (refusal,) = GAME.refusals(state, GAME.parse_move("p1 play JS r7c6"))
    assert (refusal.args["lines"], refusal.about) == (("r7c4-r7c8",), ("r7c6",))


@pytest.mark.parametrize(
    ("card", "space", "kind", "rule", "count"),
    [
        ("JS", "r7c6", "one-eyed", "SEQ-25", 4),
        ("JD", "r1c2", "two-eyed", "SEQ-24", 92),
        ("2S", "r1c2", "plain", "SEQ-18", 2),
    ],
)
def test_SEQ_28_a_card_is_played_as_what_it_is(card: str, space: str, kind: str, rule: str, count: int) -> None:
    state = table(HEARTS, f"hands p1 {card} p2 ?")
    (event,) = events(state, f"p1 play {card} {space}", "card-played")
    assert (event.args["kind"], event.args["count"]) == (kind, count) and rule in event.rules


def test_SEQ_27_a_sequence_stands_for_the_rest_of_the_game() -> None:
    state = GAME.deal(2, seed=3)
    before: tuple[object, ...] = ()
    while moves := GAME.legal_moves(state):
        state = GAME.play(state, moves[len(moves) // 2]).state
        assert state.sequences[: len(before)] == before
        before = state.sequences
    assert before


def test_SEQ_28_a_jack_is_the_card_of_a_turn() -> None:
    state = table(HEARTS, "hands p1 JS JC 5C p2 2S 3S", "draw 2H 3H 4H")
    assert refused_by(state, "p1 play 5C r2c2") == () == refused_by(state, "p1 play JC r7c3")
    assert played(state, "p1 play JC r7c3").discards[0] == ("JC",)


def test_SEQ_28_a_jack_out_of_turn_is_refused() -> None:
    assert refused_by(table(HEARTS, "hands p1 5C p2 JD"), "p2 play JD r7c8") == ("SEQ-12",)


def test_SEQ_29_a_card_without_a_free_space_is_dead() -> None:
    state = table("board B r5c8 / G r10c6", "hands p1 9D KS")
    assert refused_by(state, "p1 exchange 9D") == ()
    assert {str(move) for move in GAME.legal_moves(state)} == {
        "p1 exchange 9D",
        "p1 play KS r4c2",
        "p1 play KS r4c10",
    }


def test_SEQ_29_exchanging_a_card_with_a_free_space_is_refused() -> None:
    for board in ("board B r5c8", "board G r4c1"):
        assert refused_by(table(board, "hands p1 9D"), "p1 exchange 9D") == ("SEQ-29",)


def test_SEQ_30_a_dead_card_is_discarded_and_replaced() -> None:
    state = table("board B r5c8 / G r10c6", "hands p1 9D KS", "draw 4H 6C")
    step = GAME.play(state, "p1 exchange 9D")
    assert step.state.hands[0] == ("KS", "4H") and step.state.discards[0] == ("9D",)
    assert [event.kind for event in step.events] == ["card-exchanged", "card-drawn"]


def test_SEQ_30_exchanging_out_of_turn_or_after_playing_is_refused() -> None:
    state = table("board B r5c8 / G r10c6", "hands p1 9D 9D p2 9D 2S", "draw ?*9")
    assert refused_by(state, "p2 exchange 9D") == ("SEQ-30", "SEQ-12")
    claiming = table("board B r3c3 r3c4 r3c5 r3c7 r3c8 / G r5c8 r10c6", "hands p1 5D 9D p2 ?", "draw ?*9")
    assert refused_by(played(claiming, "p1 play 5D r3c6"), "p1 exchange 9D") == ("SEQ-30",)


def test_SEQ_31_after_the_exchange_the_turn_is_played() -> None:
    state = table("board B r5c8 / G r10c6", "hands p1 9D KS p2 ?", "draw 4H 6C")
    state = played(state, "p1 exchange 9D")
    assert GAME.to_act(state) == (0,)
    assert spaces(played(state, "p1 play 4H r5c6"), "B") == {"r5c8", "r5c6"}


@pytest.mark.parametrize("advanced", [False, True])
def test_SEQ_38_in_the_advanced_game_no_chip_is_safe(advanced: bool) -> None:
    state = table(LOCKED, "hands p1 JH p2 ?", options=f"advanced={advanced}")
    assert refused_by(state, "p1 play JH r7c6") == (() if advanced else ("SEQ-26", "SEQ-27"))
    if advanced:
        after = played(state, "p1 play JH r7c6")
        assert spaces(after, "G") == {"r7c4", "r7c5", "r7c7", "r7c8", "r9c3"} and after.sequences == ()


def test_SEQ_C03_the_jacks_are_in_the_pack() -> None:
    state = GAME.deal(2, seed=1)
    cards = [card for pile in (*state.hands, state.draw) for card in pile]
    assert sum(card in JACKS for card in cards) == 8


def test_SEQ_C04_hearts_and_spades_have_one_eye() -> None:
    assert set(ONE_EYED) == {"JH", "JS"} and set(TWO_EYED) == {"JD", "JC"}
    state = table(HEARTS, "hands p1 JH JS JD JC")
    assert {refused_by(state, f"p1 play {card} r6c6") for card in ONE_EYED} == {("SEQ-25", "SEQ-C04")}
    assert {refused_by(state, f"p1 play {card} r6c6") for card in TWO_EYED} == {()}


def test_SEQ_C11_a_two_eyed_jack_may_finish_even_where_another_card_fits() -> None:
    state = table(FOUR_ACROSS, "hands p1 JD 6D p2 ?")
    assert lines(played(state, "p1 play JD r3c7"), "B") == [("r3c3", "r3c7")]


def test_SEQ_C12_with_three_sides_either_opponent_may_be_hit() -> None:
    state = table("board B r2c2 / G r3c3 / R r4c4", "hands p1 JS", players=3)
    assert [str(move) for move in GAME.legal_moves(state)] == ["p1 play JS r3c3", "p1 play JS r4c4"]


def test_SEQ_C12_own_and_team_chips_are_refused() -> None:
    state = table("board B r2c2 / G r3c3", "hands p1 JS p3 JS", players=4)
    assert refused_by(state, "p1 play JS r2c2") == ("SEQ-C12", "SEQ-25")
    assert refused_by(state._replace(turn=2), "p3 play JS r2c2") == ("SEQ-C12", "SEQ-25")


def test_SEQ_C13_the_freed_space_may_be_used_later_by_anyone() -> None:
    state = played(table(HEARTS, "hands p1 JS 2S p2 10H 3S", "draw ?*9"), "p1 play JS r7c6")
    assert refused_by(state, "p2 play 10H r7c6") == ()


def test_SEQ_C13_placing_after_removing_is_refused() -> None:
    state = played(table(HEARTS, "hands p1 JS 10H p2 3S", "draw ?*9"), "p1 play JS r7c6")
    assert refused_by(state, "p1 play 10H r7c6") == ("SEQ-C13", "SEQ-12")
    later = played(state, "p2 play 3S r1c3")
    assert refused_by(later, "p1 play 10H r7c6") == (), "on the next own turn it is a space like any other"


@pytest.mark.parametrize("swap", [False, True])
def test_SEQ_C14_a_useless_jack_is_kept_or_swapped(swap: bool) -> None:
    state = table("hands p1 JS p2 ?", "draw ?*9", options=f"exchange_useless_jack={swap}")
    assert refused_by(state, "p1 exchange JS") == (() if swap else ("SEQ-C14",))
    assert [str(move) for move in GAME.legal_moves(state)] == (["p1 exchange JS"] if swap else ["p1 pass"])
    useful = table(HEARTS, "hands p1 JS", options=f"exchange_useless_jack={swap}")
    assert refused_by(useful, "p1 exchange JS") == ("SEQ-C14",)


def test_SEQ_C15_a_dead_card_comes_back_to_life() -> None:
    state = table("board B r5c8 / G r10c6", "hands p1 9D JS p2 2S", "draw 4H 6C 7C")
    state = played(state, "p1 play JS r10c6", "p2 play 2S r1c2")
    assert refused_by(state, "p1 exchange 9D") == ("SEQ-29",) and refused_by(state, "p1 play 9D r10c6") == ()


@pytest.mark.parametrize(("limit", "rules"), [(1, ("SEQ-C17",)), (None, ())])
def test_SEQ_C17_dead_cards_per_turn(limit: int | None, rules: tuple[str, ...]) -> None:
    state = table(
        "board B r5c8 r4c2 / G r10c6 r4c10",
        "hands p1 9D KS 2C p2 ?",
        "draw 4H 6C 7C",
        options=f"dead_cards_per_turn={limit}",
    )
    state = played(state, "p1 exchange 9D")
    assert refused_by(state, "p1 exchange KS") == rules
    after = played(state, "p1 play 2C r2c5")
    assert after.exchanged == 0, "the next turn begins anew"


@pytest.mark.parametrize("counts", [False, True])
def test_SEQ_C19_a_broken_sequence(counts: bool) -> None:
    state = table(LOCKED, "hands p1 JH p2 ?", options=f"advanced=true broken_counts={counts}")
    step = GAME.play(state, "p1 play JH r7c6")
    assert len(step.state.sequences) == (1 if counts else 0)
    assert [event.kind for event in step.events if event.kind == "sequence-broken"] == (
        [] if counts else ["sequence-broken"]
    )


def test_SEQ_C19_chips_that_another_sequence_holds_stay_locked() -> None:
    board = "board G r3c3 r3c4 r3c5 r3c6 r3c7"
    state = table(board, "hands p1 JH p2 ?", options="advanced=true")
    after = played(state, "p1 play JH r3c3")
    assert spaces(after, "G!") == set() and len(spaces(after, "G")) == 4


def test_SEQ_C19_five_that_are_left_of_six_are_a_sequence_again() -> None:
    board = "board G! r7c4 r7c5 r7c6 r7c7 r7c8 / G r7c9"
    state = table(board, "sequences G r7c4-r7c8", "hands p1 JH p2 ?", options="advanced=true")
    after = played(state, "p1 play JH r7c4")
    assert lines(after, "G") == [("r7c5", "r7c9")] and len(spaces(after, "G!")) == 5
    assert lines(played(state, "p1 play JH r7c6"), "G") == []


def test_SEQ_C22_there_are_two_draws() -> None:
    state = table("board B r5c8 / G r10c6", "hands p1 9D KS 2C 7H QD 10C 3S p2 ?", "draw 4H 6C 8S")
    state = played(state, "p1 exchange 9D", "p1 play 4H r5c6")
    assert state.hands[0] == ("KS", "2C", "7H", "QD", "10C", "3S", "6C") and state.draw == ("8S",)


def test_a_two_eyed_jack_on_an_empty_board_goes_anywhere() -> None:
    state = table("hands p1 JD")
    moves = GAME.legal_moves(state)
    assert len(moves) == len(set(moves)) == 96
    assert events(state, str(moves[0]), "chip-placed")
