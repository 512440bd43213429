"""Sequences and winning: SEQ-32 to SEQ-35 and the rulings on long rows."""

from __future__ import annotations

import pytest

from .tables import FOUR_ACROSS, GAME, events, lines, played, refused_by, spaces, table

SIX = "board B r3c3 r3c4 r3c5 r3c7 r3c8"


@pytest.mark.parametrize(
    ("board", "card", "space", "first", "last"),
    [
        ("r3c3 r3c4 r3c5 r3c6", "6D", "r3c7", "r3c3", "r3c7"),
        ("r3c5 r4c5 r5c5 r6c5", "9H", "r7c5", "r3c5", "r7c5"),
        ("r7c2 r6c3 r5c4 r4c5", "5D", "r3c6", "r7c2", "r3c6"),
        ("r3c4 r4c5 r5c6 r6c7", "QD", "r7c8", "r3c4", "r7c8"),
    ],
)
def test_SEQ_32_five_in_a_straight_line(board: str, card: str, space: str, first: str, last: str) -> None:
    state = table(f"board B {board}", f"hands p1 {card} p2 ?")
    assert lines(played(state, f"p1 play {card} {space}"), "B") == [(first, last)]


def test_SEQ_32_beside_a_corner_four_on_a_diagonal_are_five() -> None:
    """The rules' own picture of a falling diagonal begins beside r1c1: its four chips are a Sequence already."""
    assert lines(table("board B r2c2 r3c3 r4c4 r5c5"), "B") == [("r1c1", "r5c5")]
    unnamed = table("board B r2c2 r3c3 r4c4 r5c5", "sequences -", "hands p1 3H p2 ?")
    assert lines(played(unnamed, "p1 play 3H r6c6"), "B") == [("r2c2", "r6c6")]


def test_SEQ_32_a_bend_is_no_sequence() -> None:
    state = table(f"{FOUR_ACROSS} r4c7", "hands p1 9D p2 ?")
    assert state.sequences == () and GAME.count(state, "sequences", "B").args["result"] == 0


def test_SEQ_32_five_that_are_none_are_refused() -> None:
    state = played(table(SIX, "hands p1 5D p2 ?", "draw ?*9"), "p1 play 5D r3c6")
    assert refused_by(state, "p1 claim r3c2-r3c6") == ("SEQ-32",), "a gap"
    assert refused_by(state, "p1 claim r3c3-r3c8") == ("SEQ-32",), "six"
    assert refused_by(state, "p1 claim r3c3-r4c7") == ("SEQ-32",), "not straight"
    assert refused_by(state, "p1 claim r3c3-r3c7") == ()


def test_SEQ_33_two_sides_need_two_sequences() -> None:
    state = played(table(FOUR_ACROSS, "hands p1 6D p2 2S", "draw ?*9"), "p1 play 6D r3c7")
    assert GAME.outcome(state) is None
    state = table(f"{FOUR_ACROSS} r3c7 r1c5 r2c5 r4c5", "hands p1 5H p2 ?")
    outcome = GAME.outcome(played(state, "p1 play 5H r5c5"))
    assert outcome is not None and outcome.winners == (0,) and outcome.scores == (2, 0) and outcome.rules == ("SEQ-33",)


def test_SEQ_33_a_whole_team_wins() -> None:
    state = table(f"{FOUR_ACROSS} r3c7 r1c5 r2c5 r4c5", "hands p1 5H", players=4)
    assert GAME.outcome(played(state, "p1 play 5H r5c5")).winners == (0, 2)


def test_SEQ_34_one_space_may_be_shared() -> None:
    state = table(f"{FOUR_ACROSS} r3c7 r1c5 r2c5 r4c5", "hands p1 5H p2 ?")
    (event,) = events(state, "p1 play 5H r5c5", "sequence-made")
    assert event.args["shared"] == ("r3c5",) and "SEQ-34" in event.rules
    assert len(spaces(played(state, "p1 play 5H r5c5"), "B!")) == 9


def test_SEQ_34_two_shared_spaces_are_refused() -> None:
    board = "board B! r3c3 r3c4 r3c5 r3c6 r3c7 / B r3c8 r3c9"
    state = table(board, "sequences B r3c3-r3c7", "hands p1 QS p2 ?", "draw ?*9")
    assert refused_by(state, "p1 claim r3c4-r3c8") == ("SEQ-34",)
    (refusal,) = GAME.refusals(state, GAME.parse_move("p1 claim r3c5-r3c9"))
    assert refusal.args["spaces"] == ("r3c5", "r3c6", "r3c7") and refusal.args["other"] == "r3c3-r3c7"
    assert events(state, "p1 play QS r3c10", "sequence-made") == [], "eight in a row, but five of them are named"


def test_SEQ_34_without_sharing_on_a_line_one_space_is_refused_too() -> None:
    board = "board B! r3c2 r3c3 r3c4 r3c5 r3c6 / B r3c7 r3c8 r3c9 r3c10"
    for same_line, rules in ((True, ("SEQ-C10",)), (False, ("SEQ-34",))):
        state = table(board, "sequences B r3c2-r3c6", "hands p1 9D", options=f"share_same_line={same_line}")
        assert refused_by(state, "p1 claim r3c6-r3c10") == rules


def test_SEQ_35_three_sides_need_one() -> None:
    state = table("board R r6c4 r6c5 r6c6 r6c7", "hands p1 ? p2 ? p3 10D", "turn p3", players=3)
    outcome = GAME.outcome(played(state, "p3 play 10D r6c8"))
    assert outcome is not None and outcome.winners == (2,) and outcome.rules == ("SEQ-35",)


@pytest.mark.parametrize(("same_line", "made"), [(True, 2), (False, 1)])
def test_SEQ_C06_nine_in_a_row(same_line: bool, made: int) -> None:
    board = "board B r3c2 r3c3 r3c4 r3c5 r3c7 r3c8 r3c9 r3c10"
    state = table(board, "hands p1 5D p2 ?", "draw ?*9", options=f"share_same_line={same_line}")
    state = played(state, "p1 play 5D r3c6")
    if same_line:
        assert lines(state, "B") == [("r3c2", "r3c6"), ("r3c6", "r3c10")] and GAME.outcome(state) is not None
    else:
        assert len(GAME.legal_moves(state)) == 5 and GAME.outcome(state) is None, "one of five windows is to be named"
    assert len(lines(state, "B")) == (made if same_line else 0)


@pytest.mark.parametrize("length", range(5, 9))
def test_SEQ_C06_five_to_eight_are_one(length: int) -> None:
    row = " ".join(f"r3c{column}" for column in range(2, 2 + length))
    assert len(table(f"board B {row}").sequences) == 1


def test_SEQ_C06_ten_need_no_shared_space() -> None:
    row = " ".join(f"r3c{column}" for column in range(1, 11))
    for same_line in (True, False):
        assert len(table(f"board B {row}", options=f"share_same_line={same_line}").sequences) == 2


def test_SEQ_C06_five_named_in_the_middle_leave_a_run_of_nine_at_one() -> None:
    board = "board B! r3c4 r3c5 r3c6 r3c7 r3c8 / B r3c2 r3c3 r3c9"
    state = table(board, "sequences B r3c4-r3c8", "hands p1 QS p2 ?", "draw ?*9")
    assert len(played(state, "p1 play QS r3c10").sequences) == 1


def test_SEQ_C07_a_corner_may_be_the_shared_space() -> None:
    state = table("board B r1c2 r1c3 r1c4 r1c5 r2c1 r3c1 r4c1", "hands p1 9C p2 ?")
    (event,) = events(state, "p1 play 9C r5c1", "sequence-made")
    assert event.args["shared"] == ("r1c1",) and "SEQ-C07" in event.rules
    assert GAME.outcome(played(state, "p1 play 9C r5c1")).winners == (0,)


def test_SEQ_C08_one_chip_completes_two() -> None:
    board = "board B r5c4 r5c5 r5c6 r5c7 r1c8 r2c8 r3c8 r4c8"
    state = table(board, "hands p1 9D p2 ?")
    assert len(events(state, "p1 play 9D r5c8", "sequence-made")) == 2
    assert GAME.outcome(played(state, "p1 play 9D r5c8")).scores == (2, 0)


@pytest.mark.parametrize(("lock", "locked"), [("five", 5), ("whole_run", 6)])
def test_SEQ_C09_in_a_run_of_six_the_five_are_named(lock: str, locked: int) -> None:
    state = table(SIX, "hands p1 5D p2 ?", "draw ?*9", options=f"long_run_lock={lock}")
    state = played(state, "p1 play 5D r3c6")
    assert [str(move) for move in GAME.legal_moves(state)] == ["p1 claim r3c3-r3c7", "p1 claim r3c4-r3c8"]
    assert refused_by(state, "p1 play 5D r3c6") == ("SEQ-C09",)
    state = played(state, "p1 claim r3c8-r3c4")
    assert lines(state, "B") == [("r3c4", "r3c8")] and len(spaces(state, "B!")) == locked


def test_SEQ_C09_a_play_that_wins_asks_nothing() -> None:
    board = "board B r3c3 r3c4 r3c5 r3c7 r3c8 r9c2 r9c3 r9c4 r9c5 r9c6"
    state = table(board, "hands p1 5D p2 ?")
    assert GAME.outcome(played(state, "p1 play 5D r3c6")) is not None


def test_SEQ_C09_five_without_the_new_chip_are_refused() -> None:
    board = "board B r3c2 r3c3 r3c4 r3c5 r3c6 r3c8 r3c9"
    state = table(board, "sequences -", "hands p1 6D p2 ?", "draw ?*9")
    state = played(state, "p1 play 6D r3c7")
    assert refused_by(state, "p1 claim r3c2-r3c6") == ("SEQ-C09",)


def test_SEQ_C10_nothing_has_to_be_announced() -> None:
    state = played(table(FOUR_ACROSS, "hands p1 6D p2 ?", "draw ?*9"), "p1 play 6D r3c7")
    assert lines(state, "B") == [("r3c3", "r3c7")]
    assert lines(table(f"{FOUR_ACROSS} r3c7"), "B") == [("r3c3", "r3c7")], "not even in a set-up"
    assert refused_by(table(FOUR_ACROSS, "hands p1 6D"), "p1 claim r3c3-r3c7") == ("SEQ-C10",)


def test_SEQ_C09_a_chip_that_makes_a_locked_run_longer_is_locked_too() -> None:
    """Only where the whole run is locked; else the Sequence keeps its five."""
    for lock, piece in (("whole_run", "B!"), ("five", "B")):
        state = GAME.parse(
            f"sequence base long_run_lock={lock} | players 2 | board B r3c3 r3c4 r3c5 r3c6 r3c7 | hands p1 7D | turn p1"
        )
        after = GAME.play(state, "p1 play 7D r3c8").state
        assert GAME.faults(after) == GAME.faults(state)
        assert next(zone.pieces for zone in GAME.zones(after) if zone.id == "r3c8") == (piece,)
