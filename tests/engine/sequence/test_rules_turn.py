"""A turn: card, chip, draw, spaces, corners, passing, table talk (SEQ-13 to SEQ-22, SEQ-36, SEQ-37)."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca_engine.core import Count, Event, Show, replay
from ludoteca_engine.sequence.board import CARD_AT, CORNERS, SPACES_OF
from ludoteca_engine.texts import rule

from .tables import FOUR_ACROSS, GAME, events, lines, played, refused_by, spaces, table

NO_AUTO = "auto_draw=false"


def late(*sections: str, players: int = 2) -> object:
    hands = "hands p1 9D 4H KS p2 8C 2S 3S p3 5S 6S 7S" if players == 3 else "hands p1 9D 4H KS p2 8C 2S 3S"
    return table(hands, "draw QS QC QD QH KD KH", *sections, options=NO_AUTO, players=players)


def test_SEQ_13_a_card_goes_onto_the_own_discard_pile() -> None:
    state = played(table("hands p1 9D 4H p2 ?", "draw 3S"), "p1 play 9D r5c8")
    assert state.discards[0] == ("9D",) and state.hands[0] == ("4H", "3S")


def test_SEQ_13_a_card_that_is_not_in_the_hand_is_refused() -> None:
    state = table("hands p1 4H p2 9D")
    assert refused_by(state, "p1 play 9D r5c8") == ("SEQ-13",)
    assert refused_by(state, "p1 exchange 9D") == ("SEQ-13",)
    assert refused_by(table("hands p1 ? p2 9D"), "p1 play 9D r5c8") == ("T-05",)


def test_SEQ_14_a_chip_of_the_own_colour_on_a_space_that_shows_the_card() -> None:
    state = played(table("hands p1 9D p2 8C", "draw 2S 2S"), "p1 play 9D r5c8", "p2 play 8C r6c3")
    assert spaces(state, "B") == {"r5c8"} and spaces(state, "G") == {"r6c3"}


def test_SEQ_14_a_space_that_shows_another_card_is_refused() -> None:
    state = table("hands p1 9D")
    assert refused_by(state, "p1 play 9D r5c7") == ("SEQ-14", "SEQ-18")
    (refusal,) = GAME.refusals(state, GAME.parse_move("p1 play 9D r5c7"))
    assert refusal.args["shown"] == "AH" and refusal.args["spaces"] == ("r5c8", "r10c6")


def test_SEQ_15_one_card_is_drawn() -> None:
    state = table("hands p1 9D 4H p2 ?", "draw 3S 8S")
    drawn = events(state, "p1 play 9D r5c8", "card-drawn")
    assert [(event.args["card"], event.rules) for event in drawn] == [("3S", ("SEQ-15",))]
    assert played(state, "p1 play 9D r5c8").draw == ("8S",)


def test_SEQ_15_drawing_before_playing_or_twice_is_refused() -> None:
    state = late()
    assert refused_by(state, "p1 draw") == ("SEQ-15",)
    state = played(state, "p1 play 9D r5c8", "p1 draw")
    assert refused_by(state, "p1 draw") == ("SEQ-15",)


@pytest.mark.parametrize("auto", [True, False])
def test_SEQ_16_the_draw_is_made_at_once_or_owed(auto: bool) -> None:
    state = table("hands p1 9D 4H p2 ?*7", "draw 3S 8S", options=f"auto_draw={auto}")
    after = played(state, "p1 play 9D r5c8")
    assert len(after.hands[0]) == (2 if auto else 1) and after.owed == (() if auto else (0,))
    assert [str(move) for move in GAME.interrupts(after)] == ([] if auto else ["p1 draw"])


def test_SEQ_16_late_but_in_time() -> None:
    state = played(late(), "p1 play 9D r5c8", "p2 play 8C r4c1", "p1 draw")
    assert state.hands[0] == ("4H", "KS", "QS") and state.owed == (1,) and state.lapsed == (0, 0)


def test_SEQ_16_after_the_next_has_played_and_drawn_is_refused() -> None:
    state = played(late(), "p1 play 9D r5c8", "p2 play 8C r4c1")
    step = GAME.play(state, "p2 draw")
    assert [event.kind for event in step.events] == ["card-drawn", "draw-lost"]
    assert step.events[1].rules == ("SEQ-16", "SEQ-17")
    assert refused_by(step.state, "p1 draw") == ("SEQ-16", "SEQ-17")


def test_SEQ_17_a_lost_draw_is_never_made_up() -> None:
    state = played(late(), "p1 play 9D r5c8", "p2 play 8C r4c1", "p2 draw", "p1 play 4H r5c6", "p1 draw")
    assert state.lapsed == (1, 0) and len(state.hands[0]) == 2, "one card less for good"
    assert refused_by(state, "p1 draw") == ("SEQ-16", "SEQ-17")


def test_SEQ_18_48_cards_twice_each_on_the_board() -> None:
    shown = Counter(card for space, card in enumerate(CARD_AT) if space not in CORNERS)
    assert len(shown) == 48 and set(shown.values()) == {2} and len(CARD_AT) == 100
    assert all(len(places) == 2 for places in SPACES_OF.values())
    state = table("hands p1 9D")
    assert [str(move) for move in GAME.legal_moves(state)] == ["p1 play 9D r5c8", "p1 play 9D r10c6"]


def test_SEQ_19_the_other_space_may_be_used() -> None:
    state = played(table("board G r5c8", "hands p1 9D p2 ?"), "p1 play 9D r10c6")
    assert spaces(state, "B") == {"r10c6"} and spaces(state, "G") == {"r5c8"}


@pytest.mark.parametrize("chip", ["B", "G", "G!", "?", "KS"])
def test_SEQ_19_a_covered_space_is_refused(chip: str) -> None:
    state = table(f"board {chip} r5c8", "sequences -", "hands p1 9D JD")
    assert refused_by(state, "p1 play 9D r5c8") == ("SEQ-19",)
    assert refused_by(state, "p1 play JD r5c8") == ("SEQ-19",)


@pytest.mark.parametrize("seat", [1, 2])
def test_SEQ_20_a_corner_counts_for_every_side(seat: int) -> None:
    colour = "BG"[seat - 1]
    state = table(f"board {colour} r1c2 r1c3 r1c4", f"hands p1 5S p2 5S | turn p{seat}")
    assert lines(played(state, f"p{seat} play 5S r1c5"), colour) == [("r1c1", "r1c5")]


def test_SEQ_21_with_a_corner_four_chips_are_enough() -> None:
    state = table("board B r1c2 r1c3 r1c4", "hands p1 5S p2 ?")
    (event,) = events(state, "p1 play 5S r1c5", "sequence-made")
    assert event.args["chips"] == 4 and event.args["corners"] == ("r1c1",) and "SEQ-21" in event.rules
    away = table("board B r3c2 r3c3 r3c4", "hands p1 4D p2 ?")
    assert events(away, "p1 play 4D r3c5", "sequence-made") == []


def test_SEQ_22_the_same_corner_serves_several_sides() -> None:
    state = table("board B r1c2 r1c3 r1c4 r1c5 / G r2c1 r3c1 r4c1", "hands p1 ? p2 9C", "turn p2")
    (event,) = events(state, "p2 play 9C r5c1", "sequence-made")
    assert event.args["theirs"] == ("r1c1",) and "SEQ-22" in event.rules
    after = played(state, "p2 play 9C r5c1")
    assert lines(after, "B") == [("r1c1", "r1c5")] and lines(after, "G") == [("r1c1", "r5c1")]


def test_SEQ_C05_corners_are_used_without_a_chip() -> None:
    state = played(table("board B r1c2 r1c3 r1c4", "hands p1 5S p2 ?"), "p1 play 5S r1c5")
    assert state.board[0] == "" and not any(
        str(move).endswith("r1c1") for move in GAME.legal_moves(table("hands p1 JD"))
    )


@pytest.mark.parametrize("card", ["JD", "JS", "9D"])
def test_SEQ_C05_a_chip_on_or_from_a_corner_is_refused(card: str) -> None:
    state = table("board G r1c2", f"hands p1 {card}")
    for corner in ("r1c1", "r1c10", "r10c1", "r10c10"):
        assert refused_by(state, f"p1 play {card} {corner}") == ("SEQ-C05", "SEQ-20")


def test_SEQ_C16_pass_without_drawing_and_a_full_circuit_is_a_draw() -> None:
    state = table("hands p1 - p2 -", "draw 3S")
    assert [str(move) for move in GAME.legal_moves(state)] == ["p1 pass"]
    state = played(state, "p1 pass")
    assert state.hands[0] == () and GAME.to_act(state) == (1,) and GAME.outcome(state) is None
    outcome = GAME.outcome(played(state, "p2 pass"))
    assert outcome is not None and outcome.reason == "passed" and outcome.winners == (0, 1)
    assert outcome.rules == ("SEQ-C16",)


def test_SEQ_C16_after_a_pass_it_goes_on_clockwise() -> None:
    assert GAME.to_act(played(table("hands p1 - p2 - p3 -", players=3), "p1 pass")) == (1,)


def test_SEQ_C16_passing_with_something_to_do_is_refused() -> None:
    assert refused_by(table("hands p1 9D"), "p1 pass") == ("SEQ-C16",)
    assert refused_by(table("board B r5c8 r10c6", "hands p1 9D"), "p1 pass") == ("SEQ-C16",), "it can be exchanged"
    used = table("board B r5c8 r10c6", "hands p1 9D", "exchanged 1")
    assert refused_by(used, "p1 pass") == ()
    assert refused_by(table("hands p1 ?"), "p1 pass") == ("T-05",)


def test_SEQ_C16_a_play_in_between_starts_the_circuit_anew() -> None:
    state = table("hands p1 - p2 9D", "draw -", options="deck_exhaustion=no_more_draws")
    state = played(state, "p1 pass", "p2 play 9D r5c8", "p1 pass")
    assert GAME.outcome(state) is None and GAME.outcome(played(state, "p2 pass")) is not None


@pytest.mark.parametrize("how", ["reshuffle", "no_more_draws", "draw_game"])
def test_SEQ_C18_an_empty_draw_pile(how: str) -> None:
    state = table("hands p1 9D 2S p2 2C", "discards p1 KS p2 QS", "draw -", "seed 4", options=f"deck_exhaustion={how}")
    step = GAME.play(state, "p1 play 9D r5c8")
    kinds = [event.kind for event in step.events]
    if how == "reshuffle":
        assert kinds[2:] == ["pile-reshuffled", "card-drawn"] and step.state.discards == ((), ())
        assert sorted((*step.state.draw, step.state.hands[0][-1])) == ["9D", "KS", "QS"]
    elif how == "no_more_draws":
        assert kinds[2:] == ["nothing-to-draw"] and step.state.hands[0] == ("2S",)
    else:
        assert kinds[2:] == ["game-drawn"] and GAME.outcome(step.state).reason == "no-cards"
    assert "SEQ-C18" in step.events[2].rules


def test_SEQ_C18_the_last_card_is_drawn_before_anything_is_shuffled() -> None:
    step = GAME.play(table("hands p1 9D p2 2C", "draw KS"), "p1 play 9D r5c8")
    assert step.state.draw == () and step.events[-1].kind == "card-drawn"


def test_SEQ_C21_the_right_ends_with_that_of_the_next_player() -> None:
    state = played(late(players=3), "p1 play 9D r5c8", "p2 play 8C r4c1", "p3 play 5S r1c5")
    assert state.owed == (0, 1, 2)
    step = GAME.play(state, "p3 draw")
    assert [event.args["seat"] for event in step.events if event.kind == "draw-lost"] == [0, 1]
    assert "SEQ-C21" in step.events[1].rules and step.state.lapsed == (1, 1, 0)


def test_SEQ_C24_a_side_without_chips_goes_on() -> None:
    state = table("chips - / G*48", "hands p1 9D p2 ?")
    assert spaces(played(state, "p1 play 9D r5c8"), "B") == {"r5c8"}


def test_SEQ_C24_a_chip_that_was_found_stays_in_the_game() -> None:
    # Two of every four spaces, so that nowhere five lie in a line: with the next one 49 of Blue are on the board.
    places = [f"r{row}c{column}" for row in range(1, 11) for column in range(1, 11) if (column + 2 * row) // 2 % 2 == 0]
    taken = [place for place in places if place not in ("r1c1", "r1c10", "r10c1", "r10c10")][:48]
    state = table("board B " + " ".join(taken), "hands p1 JD p2 JS")
    assert state.supply[0].count("B") == 0
    after = played(state, "p1 play JD r5c8")
    assert (len(spaces(after, "B")), after.supply[0].count("B")) == (49, 0)
    back = played(after, "p2 play JS r5c8")
    assert (len(spaces(back, "B")), back.supply[0].count("B")) == (48, 1)
    assert GAME.parse(GAME.text(back)) == back and "B" in GAME.endless


def test_SEQ_C25_a_full_board_is_a_draw() -> None:
    # Chips in a pattern without five in a line, one space left.
    pattern = {"B": [], "G": []}
    for row in range(1, 11):
        for column in range(1, 11):
            if (row, column) not in ((1, 1), (1, 10), (10, 1), (10, 10), (5, 8)):
                pattern["BG"[(column + 2 * row) // 2 % 2]].append(f"r{row}c{column}")
    board = " / ".join(" ".join([colour, *places]) for colour, places in pattern.items())
    state = table(f"board {board}", "hands p1 9D p2 JS")
    assert state.sequences == ()
    outcome = GAME.outcome(played(state, "p1 play 9D r5c8"))
    assert outcome is not None and outcome.reason == "full" and set(outcome.rules) == {"SEQ-C25", "SEQ-C16"}


# --- table talk -------------------------------------------------------------------------------------------

TEAMS = "hands p1 9D 4H p2 8C 2S p3 5S 6S p4 KS QS"


def test_SEQ_36_table_talk_is_cited_by_an_example_and_has_words() -> None:
    pages = replay(GAME, GAME.example("table-talk"))
    assert any("SEQ-36" in page.said.rules for page in pages if page.said)
    assert all(rule("SEQ-36", "sequence", lang)[1] for lang in ("en", "pt", "it", "nl"))
    assert refused_by(table("hands p1 9D p2 8C"), "p2 talk p1") == ("SEQ-36",), "who is alone cannot warn anybody"


def test_SEQ_37_every_member_of_the_team_gives_up_a_card() -> None:
    state = played(table(TEAMS, players=4), "p2 talk p3")
    assert GAME.to_act(state) == (0, 2) and refused_by(state, "p1 play 9D r5c8") == ("SEQ-37",)
    state = played(state, "p3 forfeit 6S", "p1 forfeit 9D")
    assert [len(hand) for hand in state.hands] == [1, 2, 1, 2]
    assert state.discards == (("9D",), (), ("6S",), ()) and GAME.to_act(state) == (0,)


def test_SEQ_37_the_own_team_or_a_wrong_card_is_refused() -> None:
    state = table(TEAMS, players=4)
    assert refused_by(state, "p1 talk p3") == ("SEQ-37",)
    assert refused_by(state, "p1 forfeit 9D") == ("SEQ-37",), "nothing is owed yet"
    state = played(state, "p2 talk p3")
    assert refused_by(state, "p1 forfeit KS") == ("SEQ-37",) == refused_by(state, "p2 forfeit 8C")
    assert refused_by(state, "p4 talk p1") == ("SEQ-37",), "one penalty at a time"
    assert refused_by(table("hands p1 - p2 8C p3 - p4 ?", players=4), "p2 talk p1") == ("SEQ-37",)


@pytest.mark.parametrize("penalty", [True, False])
def test_SEQ_C20_the_penalty_can_be_agreed_away_and_is_not_refilled(penalty: bool) -> None:
    state = table(TEAMS, "draw 2D 3D", options=f"table_talk_penalty={penalty}", players=4)
    assert refused_by(state, "p2 talk p3") == (() if penalty else ("SEQ-C20",))
    assert bool(GAME.interrupts(state)) == penalty
    if penalty:
        after = played(state, "p2 talk p3", "p1 forfeit 9D", "p3 forfeit 5S")
        assert after.draw == ("2D", "3D") and len(after.hands[0]) == 1


def test_the_counts_of_examples_are_answered_by_the_engine() -> None:
    asked = [
        line for each in GAME.examples for part in each.parts for line in part.script if isinstance(line, Count | Show)
    ]
    assert len(asked) > 20
    state = table(FOUR_ACROSS, "hands p1 9D JD")
    for what, of, result in (("spaces", "9D", 2), ("pictures", "JD", 0), ("pictures", "9D", 2), ("chips", "B", 4)):
        event = GAME.count(state, what, of)
        assert isinstance(event, Event) and event.args["result"] == result
