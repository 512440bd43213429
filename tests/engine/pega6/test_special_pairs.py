"""Every two special effects that can meet on one table, each pair in a test of its own."""

from __future__ import annotations

from tests.engine.pega6.variants import GAME, after, holding, kinds, lying, refused_by, rows, table

FIVE = "31 34 / 48 52 60 / 77 / 5 11 14 18 20 / 23 +5"


def test_fifth_row_and_take_7() -> None:
    state = after(holding(FIVE, 22, "SEVEN"), "p1 special SEVEN")
    assert rows(state) == "31 34 / 48 52 60 / 77 / 5 11 14 18 20 22 +7 / 23 +5" and state.piles == ((),)
    taken = GAME.settle(table(f"{'rows ' + rows(state)}", "revealed p1 2 p2 99")).state
    assert GAME.to_act(taken) == (0,)
    assert after(taken, "p1 take R4").piles[0] == (5, 11, 14, 18, 20, 22, 2)


def test_fifth_row_and_insert() -> None:
    state = after(holding(FIVE, 7, "INSERT"), "p1 special INSERT", "p1 insert R5")
    assert rows(state).endswith("/ 7 23 +5") and lying(state, "discards") == "INSERT"


def test_fifth_row_and_replace() -> None:
    state = holding(FIVE, 22, "REPLACE", more="hands p1 21")
    end = after(state, "p1 special REPLACE", "p1 replace 21")
    assert end.piles[0][-1] == 21 and end.hands[0] == (22,), "the replacing card is taken, the other is back in hand"


def test_fifth_row_and_move() -> None:
    state = after(holding(FIVE, 22, "MOVE"), "p1 special MOVE", "p1 shift 23 R1")
    assert rows(state) == "23 31 34 / 48 52 60 / 77 / 5 11 14 18 20 / 22 +5", "still five rows"


def test_fifth_row_and_block() -> None:
    state = after(holding(FIVE, 22, "BLOCK"), "p1 special BLOCK", "p1 block R4")
    assert [str(move) for move in GAME.legal_moves(state)] == ["p1 take R1", "p1 take R2", "p1 take R3", "p1 take R5"]
    end = after(state, "p1 take R5")
    assert end.piles == ((23, 22),) and rows(end) == "31 34 / 48 52 60 / 77 / 5 11 14 18 20"
    assert sorted(end.specials.discards) == ["BLOCK", "ROW5"]


def test_fifth_row_and_negative_positive() -> None:
    state = after(holding(FIVE, 22, "NEGPOS"), "p1 special NEGPOS", "p1 negpos 11")
    assert state.piles == ((5, 14, 18, 20, 22),) and state.unused == (11,)
    assert after(state, "p1 cancel 22").piles == ((5, 14, 18, 20),)


def test_take_7_and_insert() -> None:
    state = after(holding("5 11 14 17 19 +7 / 29 / 46 / 70", 10, "INSERT"), "p1 special INSERT", "p1 insert R1")
    assert rows(state) == "5 10 11 14 17 19 +7 / 29 / 46 / 70" and state.piles == ((),)


def test_take_7_and_replace() -> None:
    state = holding("5 11 14 17 19 21 +7 / 29 / 46 / 70", 47, "REPLACE", more="hands p1 22")
    assert len(after(state, "p1 special REPLACE", "p1 replace 22").piles[0]) == 6


def test_take_7_and_move() -> None:
    state = after(holding("5 11 14 17 19 21 +7 / 29 / 46 / 70", 22, "MOVE"), "p1 special MOVE", "p1 shift 14 R2")
    assert rows(state) == "5 11 17 19 21 22 +7 / 14 29 / 46 / 70" and state.piles == ((),)
    full = after(holding("5 11 14 17 19 21 +7 / 13 29 / 46 / 70", 22, "MOVE"), "p1 special MOVE")
    assert refused_by(full, "p1 shift 13 R1") == {"P6-C04"}, "six are full, too"


def test_take_7_and_block() -> None:
    state = after(holding("5 11 14 17 19 21 +7 / 20 / 46 / 70", 22, "BLOCK"), "p1 special BLOCK", "p1 block R1")
    assert rows(state) == "5 11 14 17 19 21 +7 # / 20 22 / 46 / 70"
    lifted = after(table(f"rows {rows(state)}", "revealed p1 3"), "p1 take R4")
    assert rows(lifted) == "5 11 14 17 19 21 +7 / 20 22 / 46 / 3", "the Block goes, Take 7 stays"


def test_take_7_and_negative_positive() -> None:
    state = holding("5 11 14 17 19 21 +7 / 29 / 46 / 70", 22, "NEGPOS")
    found = kinds(state, "p1 special NEGPOS", "p1 negpos 11", "p1 cancel 14", "p1 done")
    assert found == [
        *("special-played", "row-taken-seven", "seven-lifted", "card-turned-round", "card-cancelled"),
        "cancelling-done",
    ]


def test_insert_and_block() -> None:
    state = after(holding("5 11 14 # / 29 / 46 / 70", 10, "INSERT"), "p1 special INSERT")
    assert "P6-X-BLOCK-02" in refused_by(state, "p1 insert R1") and refused_by(state, "p1 insert R2") == set()
    everything_else = holding("5 11 14 # / 7 / 8 / 9", 10, "INSERT")
    assert "P6-X-INSERT-01" in refused_by(everything_else, "p1 special INSERT"), "the only higher end is blocked"


def test_replace_and_block() -> None:
    state = holding("5 11 14 # / 29 / 46 / 70", 47, "REPLACE", more="hands p1 15")
    low = after(state, "p1 special REPLACE", "p1 replace 15")
    assert [str(move) for move in GAME.legal_moves(low)] == ["p1 take R2", "p1 take R3", "p1 take R4"]


def test_move_and_block() -> None:
    state = after(holding("5 11 14 # / 12 29 / 46 / 70", 15, "MOVE"), "p1 special MOVE")
    assert refused_by(state, "p1 shift 29 R3") == set() and refused_by(state, "p1 shift 11 R2") != set()
    assert rows(after(state, "p1 shift 29 R3")) == "5 11 14 # / 12 15 / 29 46 / 70"


def test_two_blocks_and_a_low_card() -> None:
    state = after(table("rows 5 # / 12 # / 41 / 90", "revealed p1 20"), "p1 take R3")
    assert rows(state) == "5 / 12 / 20 / 90"


def test_block_and_negative_positive() -> None:
    state = holding("3 5 11 13 17 / 26 # / 54 / 62", 20, "NEGPOS")
    found = kinds(state, "p1 special NEGPOS", "p1 negpos 11", "p1 done")
    assert found[-2:] == ["cancelling-done", "blocks-lifted"], "Blocks go after the cancelling"
    low = after(holding("5 # / 26 / 54 / 62", 3, "NEGPOS"), "p1 special NEGPOS")
    assert "P6-X-BLOCK-02" in refused_by(low, "p1 take R1")


def test_block_and_fifth_row_opened_beside_it() -> None:
    state = after(holding("5 # / 26 # / 54 / 62", 30, "ROW5"), "p1 special ROW5")
    assert rows(state) == "5 # / 26 # / 54 / 62 / 30 +5", "opening a row takes nothing, so the Blocks stay"


def test_move_that_empties_a_row_with_take_7_beside_five_rows() -> None:
    state = after(holding("31 +7 / 48 / 77 / 5 / 23 +5", 24, "MOVE"), "p1 special MOVE", "p1 shift 31 R2")
    assert rows(state) == "24 +7 / 31 48 / 77 / 5 / 23 +5"


def test_move_that_takes_with_five_rows_and_blocks() -> None:
    now = "31 34 / 48 # / 77 / 5 11 14 18 20 / 23 +5"
    state = after(holding(now, 99, "MOVE", "BLOCK", options="x_move_to_full=take"), "p1 special MOVE", "p1 shift 23 R4")
    assert state.piles == ((5, 11, 14, 18, 20, 23),) and rows(state) == "31 34 / 48 / 77 / - / 99"
    assert GAME.to_act(state) == (0,) and {move.verb for move in GAME.legal_moves(state)} == {"trade", "keep"}
