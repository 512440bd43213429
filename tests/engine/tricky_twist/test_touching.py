"""What touching the table of Tricky Twist means, and why it may not be allowed."""

from __future__ import annotations

from functools import partial

from tests.engine import touched

from .table import GAME, end, table

meant, touches, why_not = (partial(each, GAME) for each in (touched.meant, touched.touches, touched.why_not))

HANDS = "hands p1 4O 5W p2 5O 3W p3 1D"
TRICK = table(HANDS, "reserves p2 5X 10X", "middle p1 7W", "false p2 8D", "bonus p2 FLIP")
CHOOSING = table("hands p1 4O 7X p2 1O 2O 3O 5O 6O 7O p3 1D", "aside p1 1W 2W 3W 4W 6W", "closed p3", "stage reserve")
USES = end("RUN", "tricks p1 12D 8D / 5X p2 1X", "false p1 2O 12W p2 9D", "bonus p1 FLIP V4 V1 JOKER TRICKS p2 V2")


def test_a_card_is_played_by_touching_it() -> None:
    assert touches(TRICK, "p2 play 3W") == ("hand-p2 3W",)
    assert meant(TRICK, "hand-p2 3W")[0] == meant(TRICK, "hand-p2 3W", "middle-p2")[0] == "p2 play 3W"


def test_TT_16_a_suit_that_does_not_follow() -> None:
    assert why_not(TRICK, "hand-p2 5O") == ("TT-16",)
    assert why_not(TRICK, "hand-p2 5O", "middle-p2") == ("TT-16",)


def test_TT_15_the_card_of_another_seat_means_a_move_of_that_seat() -> None:
    assert meant(TRICK, "hand-p3 1D")[0] == "p3 play 1D"
    assert why_not(TRICK, "hand-p3 1D") == ("TT-15",)


def test_TT_12_a_reserve_is_touched_to_draw_but_only_before_the_lead() -> None:
    before = table(HANDS, "reserves p1 5X 10X")
    assert touches(before, "p1 draw") == ("reserve-p1",)
    assert meant(before, "reserve-p1")[0] == meant(before, "reserve-p1", "hand-p1")[0] == "p1 draw"
    assert why_not(before, "hand-p1 4O") == ("TT-12",)
    assert why_not(TRICK, "reserve-p2") == ("TT-12",)
    assert why_not(TRICK, "reserve-p2 5X") == ("TT-14", "TT-12")


def test_TT_10_the_parts_of_a_reserve() -> None:
    assert touches(CHOOSING, "p2 aside 1O") == ("hand-p2 1O",)
    assert meant(CHOOSING, "hand-p2 1O", "hand-p2 2O")[0] == "p2 aside 1O 2O"
    assert meant(CHOOSING, "hand-p2 1O", "aside-p2") == ["p2 aside 1O"]
    assert meant(CHOOSING, "aside-p1 1W") == meant(CHOOSING, "aside-p1 1W", "hand-p1") == ["p1 return 1W"]
    assert why_not(CHOOSING, "hand-p1 4O") == ("TT-10",), "five are enough"
    assert why_not(CHOOSING, "hand-p3 1D") == ("TT-10", "TT-11"), "this reserve is closed"
    assert why_not(CHOOSING, "hand-p1 4O", "middle-p1") == ("TT-Q23", "TT-10"), "reserves come first"
    assert touches(CHOOSING, "p1 close") == ()
    last = table("hands p1 4O p2 1O", "aside p1 1W 2W 3W 4W 6W", "closed p2", "stage reserve")
    assert meant(last, "hand-p2 1O")[0] == "p2 aside 1O" and why_not(last, "hand-p1 4O") == ("TT-10",)


def test_TT_30_taking_a_bonus_card() -> None:
    due = table(HANDS, "collect p1 p2", "bonus p3 JOKER", "stage bonus")
    assert touches(due, "p1 take FLIP") == ("supply FLIP",)
    assert meant(due, "supply FLIP") == meant(due, "supply FLIP", "bonus-p1") == ["p1 take FLIP"]
    assert why_not(due, "supply FLIP", "bonus-p2") == ("TT-31", "TT-Q05")
    assert why_not(due, "supply FLIP", "bonus-p3") == ("TT-30", "TT-Q21")
    assert why_not(TRICK, "supply JOKER") == ("TT-30", "TT-Q21")
    assert touches(due, "p1 take JOKER") == ("supply",), "it lies elsewhere"


def test_TT_BON_01_a_false_trick_that_comes_back() -> None:
    recalling = table(HANDS, "false p1 2W p2 9D", "bonus p1 BACK", "collect p1", "stage recall")
    assert meant(recalling, "false-p1 2W") == ["p1 recall 2W"]
    assert why_not(recalling, "false-p2 9D") == ("TT-BON-01",)
    assert meant(recalling, "false-p2 9D") == ["p1 recall 9D", "p2 recall 9D"]


def test_TT_32_a_bonus_card_waits_for_the_end_of_the_round() -> None:
    assert why_not(TRICK, "bonus-p2 FLIP", "false-p2 8D") == ("TT-32",)
    assert why_not(USES, "turned-p2 V2") == ("TT-Q10",)


def test_a_bonus_card_alone_means_all_its_uses() -> None:
    assert touches(USES, "p1 use V1 7") == ("turned-p1 V1",)
    assert meant(USES, "turned-p1 V1") == [f"p1 use V1 {value}" for value in (1, 3, 5, 7, 9, 11)]
    assert meant(USES, "turned-p1 JOKER") == ["p1 use JOKER trick", "p1 use JOKER false"]
    assert meant(USES, "turned-p1 TRICKS") == ["p1 use TRICKS"]


def test_TT_BON_03_a_pile_is_flipped_by_touching_it_after_the_card() -> None:
    assert meant(USES, "turned-p1 FLIP") == [], "only the beginning"
    assert touches(USES, "p1 use FLIP T1 8D") == ("turned-p1 FLIP", "trick-p1-1 8D")
    assert touches(USES, "p1 use FLIP 2O") == ("turned-p1 FLIP", "false-p1 2O")
    assert meant(USES, "turned-p1 FLIP", "trick-p1-1 8D")[0] == "p1 use FLIP T1 8D"
    assert why_not(USES, "turned-p1 FLIP", "false-p2 9D") == ("TT-BON-03",)
    assert why_not(USES, "turned-p1 FLIP", "trick-p2-1 1X") == ("TT-BON-03",)
    assert why_not(USES, "turned-p1 FLIP", "turned-p1 JOKER") == ("TT-Q12", "TT-BON-03")


def test_TT_BON_12_a_value_is_changed_by_touching_a_false_trick() -> None:
    assert meant(USES, "turned-p1 V4") == []
    assert meant(USES, "turned-p1 V4", "false-p1 2O") == ["p1 use V4 2O +1", "p1 use V4 2O -1"]
    assert meant(USES, "turned-p1 V4", "false-p1 12W") == ["p1 use V4 12W -1", "p1 use V4 12W +1"]
    assert why_not(USES, "turned-p1 V4", "false-p2 9D") == ("TT-BON-12",)
    assert why_not(USES, "turned-p1 V4", "turned-p1 JOKER") == ("TT-Q13", "TT-BON-12")


def test_TT_BON_07_the_same_card_names_a_suit_on_its_other_side() -> None:
    suits = end("KINDS", "false p1 2O", "bonus p1 V4")
    assert all(move.startswith("p1 use V4 ") for move in meant(suits, "bonus-p1 V4"))
    assert touches(suits, meant(suits, "bonus-p1 V4")[0]) == ("bonus-p1 V4",)
    assert meant(suits, "bonus-p1 V4", "false-p1 2O") == []
