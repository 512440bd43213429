"""What touching the table of Pega em 6! means, and why it may not be allowed."""

from __future__ import annotations

from collections import Counter
from functools import partial

from tests.engine import touched

from .variants import GAME, after, holding, table

meant, touches, why_not = (partial(each, GAME) for each in (touched.meant, touched.touches, touched.why_not))

ROWS = "rows 12 14 15 / 37 / 43 / 58"
CHOOSING = GAME.parse(f"pega6 base | {ROWS} | hands p1 30 31 p2 36 | piles p1 99")
PLACING = GAME.parse(f"pega6 base | {ROWS} | hands p1 30 p2 36 | revealed p1 40 p2 44")
LOW = GAME.parse(f"pega6 base | {ROWS} | revealed p1 3 p2 44")


def test_a_card_is_chosen_by_touching_it() -> None:
    assert touches(CHOOSING, "p1 choose 30") == ("hand-p1 30",)
    assert meant(CHOOSING, "hand-p1 30") == meant(CHOOSING, "hand-p1 30", "chosen-p1") == ["p1 choose 30"]


def test_a_card_is_placed_by_touching_it_and_its_row() -> None:
    assert touches(PLACING, "p1 place 40 R2") == ("revealed-p1 40", "row-2")
    assert meant(PLACING, "revealed-p1 40", "row-2") == ["p1 place 40 R2"]
    assert meant(PLACING, "revealed-p1", "row-2 37") == ["p1 place 40 R2"], "the only card, and a card of the row"


def test_a_row_is_taken_by_touching_it() -> None:
    assert touches(LOW, "p1 take R1") == ("row-1",)
    assert meant(LOW, "row-1") == meant(LOW, "row-1 14") == meant(LOW, "row-1", "pile-p1") == ["p1 take R1"]


def test_a_revealed_card_alone_is_only_a_beginning() -> None:
    assert meant(PLACING, "revealed-p1 40") == []


def test_P6_12_and_P6_13_a_wrong_row() -> None:
    assert why_not(PLACING, "revealed-p1 40", "row-1") == ("P6-13",)
    assert why_not(PLACING, "revealed-p1 40", "row-1 15") == ("P6-13",)
    assert why_not(PLACING, "revealed-p1 40", "row-4") == ("P6-12",)


def test_P6_09_a_higher_card_waits() -> None:
    assert why_not(PLACING, "revealed-p2 44", "row-3") == ("P6-09",)
    assert why_not(PLACING, "hand-p1 30") == ("P6-09",)


def test_P6_13_only_a_low_card_takes_a_row() -> None:
    assert why_not(PLACING, "row-2") == ("P6-13",)
    second = GAME.parse(f"pega6 base | {ROWS} | revealed p1 44 p2 40")
    assert meant(second, "row-2") == ["p2 take R2"], "whose card is placed first"


def test_P6_16_a_low_card_joins_no_row() -> None:
    assert why_not(LOW, "revealed-p1 3", "row-1") == ("P6-16",)


def test_P6_07_two_cards_at_once_or_a_second_one() -> None:
    assert why_not(CHOOSING, "hand-p1 30", "hand-p1 31") == ("P6-07",)
    assert why_not(after(CHOOSING, "p1 choose 30"), "hand-p1 31") == ("P6-07",)


def test_P6_20_a_card_that_was_taken_does_not_come_back() -> None:
    assert why_not(CHOOSING, "pile-p1 99") == ("P6-20", "P6-07")


def test_P6_08_nothing_is_revealed_before_all_have_chosen() -> None:
    chosen = after(CHOOSING, "p1 choose 30")
    assert why_not(chosen, "chosen-p1") == ("P6-08",)
    assert why_not(CHOOSING, "row-2") == ("P6-08",)


def test_P6_PRO_03_picking_out_of_turn() -> None:
    draft = GAME.deal(2, seed=1, variant="pro")
    assert meant(draft, "market 7") == meant(draft, "market 7", "hand-p1") == ["p1 pick 7"]
    assert why_not(draft, "market 7", "hand-p2") == ("P6-PRO-03",)


# Anniversary.

SPECIAL = holding("5 11 / 6 9 12 15 18 / 30 / 81 #", 13, "MOVE", "INSERT", "BLOCK", "NEGPOS")


def test_special_cards_are_played_by_touching_them() -> None:
    assert touches(SPECIAL, "p1 special MOVE") == ("specials-p1 MOVE",)
    assert meant(SPECIAL, "specials-p1 MOVE")[0] == meant(SPECIAL, "specials-p1 MOVE", "played-p1")[0]
    assert touches(SPECIAL, "p1 pass") == ()


def test_P6_X_NEGPOS_01_a_special_card_that_does_not_work_now() -> None:
    assert why_not(SPECIAL, "specials-p1 NEGPOS") == ("P6-X-NEGPOS-01", "P6-C20")


def test_P6_X_08_one_special_card_a_turn() -> None:
    assert why_not(after(SPECIAL, "p1 special MOVE"), "specials-p1 BLOCK") == ("P6-X-08",)


def test_P6_X_MOVE_a_card_is_moved_by_touching_it_and_a_row() -> None:
    moving = after(SPECIAL, "p1 special MOVE")
    assert touches(moving, "p1 shift 11 R3") == ("row-1 11", "row-3")
    assert meant(moving, "row-1 11") == [], "the beginning of a move"
    assert meant(moving, "row-1 11", "row-3 30") == ["p1 shift 11 R3", "p1 shift 11 R3 1"]
    assert why_not(moving, "row-1 11", "row-1") == ("P6-C19", "P6-X-MOVE-01")
    assert why_not(moving, "row-1 11", "row-2") == ("P6-C04",)
    assert why_not(moving, "row-1 11", "beside-4 BLOCK") == ("P6-X-MOVE-03", "P6-X-BLOCK-02")
    assert meant(moving, "row-4 81") == []
    assert touches(moving, "p1 shift 99 R3") == ("row-3",), "no row has that card"
    assert why_not(moving, "row-4 81", "row-1") == ("P6-X-BLOCK-02", "P6-C17")


def test_P6_X_INSERT_the_row_is_touched_with_or_without_the_card() -> None:
    inserting = after(SPECIAL, "p1 special INSERT")
    assert meant(inserting, "row-2")[0] == meant(inserting, "revealed-p1 13", "row-2 12")[0] == "p1 insert R2"
    assert why_not(inserting, "row-1") == ("P6-X-INSERT-01", "P6-C03")
    assert why_not(inserting, "revealed-p1 13", "row-4") == ("P6-X-BLOCK-02",)


def test_P6_X_BLOCK_02_a_row_is_blocked_once() -> None:
    blocking = after(SPECIAL, "p1 special BLOCK")
    assert meant(blocking, "played-p1 BLOCK", "row-1")[0] == meant(blocking, "row-1")[0] == "p1 block R1"
    assert why_not(blocking, "played-p1 BLOCK", "row-4") == ("P6-X-BLOCK-02",)


def test_P6_X_NEGPOS_a_card_of_the_row_is_named_and_others_are_cancelled() -> None:
    full = holding("5 6 7 8 9 / 30 / 40 / 50", 13, "NEGPOS", more="piles p1 22 25")
    naming = after(full, "p1 special NEGPOS")
    assert meant(naming, "row-1 5")[0] == "p1 negpos 5"
    assert why_not(naming, "row-2 30") == ("P6-X-NEGPOS-02",)
    cancelling = after(naming, "p1 negpos 5")
    assert meant(cancelling, "pile-p1 25")[0] == "p1 cancel 25"
    assert why_not(cancelling, "pile-p1 22") == ("P6-C08",)


def test_P6_X_REPLACE_another_card_of_the_hand() -> None:
    replacing = after(holding("5 11 / 30 / 40 / 50", 13, "REPLACE", more="hands p1 44 60"), "p1 special REPLACE")
    assert meant(replacing, "hand-p1 44")[0] == meant(replacing, "hand-p1 44", "revealed-p1")[0] == "p1 replace 44"


def test_P6_X_TRADE_01_a_swap_only_after_a_take() -> None:
    assert meant(SPECIAL, "specials-p1 MOVE", "discards") == ["p1 trade MOVE"]
    assert why_not(SPECIAL, "specials-p1 MOVE", "discards") == ("P6-X-TRADE-01",)


def test_special_cards_are_in_the_box_of_their_variant_only() -> None:
    assert Counter(GAME.box(table("rows 1")))["MOVE"] == 4
    assert GAME.box(CHOOSING) == tuple(map(str, range(1, 105)))
    assert meant(CHOOSING, "row-1") == ["p1 take R1", "p2 take R1"], "no special card speaks of rows here"
