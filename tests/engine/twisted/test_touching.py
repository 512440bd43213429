"""What touching the table of Twisted means, and why it may not be allowed."""

from __future__ import annotations

from functools import partial

from tests.engine import touched

from .table import GAME, two

TABLE = two("34 41 49 57", "12 58 94 66")
meant, touches, why_not = (partial(each, GAME) for each in (touched.meant, touched.touches, touched.why_not))


def test_a_card_is_laid_by_touching_it_and_the_row() -> None:
    assert touches(TABLE, "p1 lay 58") == ("hand-p1 58", "row")
    assert meant(TABLE, "hand-p1 58", "row") == ["p1 lay 58"]
    assert touches(two("-", "12"), "p1 lay 12") == ("hand-p1 12", "row")


def test_a_card_is_twisted_by_touching_its_twin_and_the_card() -> None:
    assert touches(TABLE, "p1 twist 94 49") == ("hand-p1 94", "row 49")
    assert meant(TABLE, "hand-p1 94", "row 49")[0] == "p1 twist 94 49"


def test_the_row_is_taken_by_touching_it() -> None:
    assert touches(TABLE, "p1 take") == ("row",)
    assert meant(TABLE, "row") == meant(TABLE, "row 41") == meant(TABLE, "row", "minus-p1") == ["p1 take"]


def test_a_card_of_the_hand_alone_is_only_a_beginning() -> None:
    assert meant(TABLE, "hand-p1 94") == []


def test_TW_30_a_card_that_does_not_fit() -> None:
    assert why_not(TABLE, "hand-p1 12", "row") == ("TW-30",)
    assert why_not(TABLE, "hand-p1 12", "row 57") == ("TW-30",)


def test_the_last_card_of_the_row_is_where_cards_are_laid_unless_it_can_be_twisted() -> None:
    assert meant(TABLE, "hand-p1 66", "row 57")[0] == "p1 lay 66"
    assert meant(two("34 87", "78"), "hand-p1 78", "row 87") == ["p1 twist 78 87", "p1 lay 78"]
    assert meant(two("34 87", "78"), "hand-p1 78", "row") == ["p1 lay 78"]


def test_TW_41_another_card_of_the_row_is_touched_to_twist_it() -> None:
    assert meant(TABLE, "hand-p1 66", "row 41") == ["p1 twist 66 41", "p1 lay 66"]
    assert why_not(TABLE, "hand-p1 12", "row 41") == ("TW-41", "TW-03")


def test_TW_21_two_cards_at_once() -> None:
    assert why_not(TABLE, "hand-p1 58", "hand-p1 66", "row") == ("TW-21",)


def test_TW_22_nobody_draws_by_touching_the_pile() -> None:
    assert why_not(TABLE, "pile") == ("TW-22", "TW-Q19")


def test_TW_24_the_card_of_another_seat_means_a_move_of_that_seat() -> None:
    state = GAME.parse("twisted | row 33 34 | hands p1 12 p2 35 | turn p1")
    assert meant(state, "hand-p2 35", "row") == ["p2 lay 35"]
    assert why_not(state, "hand-p2 35", "row") == ("TW-24",)


def test_TW_53_whoever_took_the_row_opens_a_new_one() -> None:
    after = GAME.play(TABLE, "p1 take").state
    assert why_not(after, "row") == ("TW-53",)


def test_what_is_not_there_means_nothing() -> None:
    for wrong in (("hand-p1 13", "row"), ("hand-p9 12", "row"), ("row", "row"), ("pile ?", "row"), ()):
        assert meant(TABLE, *wrong) == []
    assert meant(GAME.seen_by(TABLE, 1), "hand-p1 ?", "row") == [], "nobody knows that card"


def test_a_card_that_lies_nowhere_is_looked_for_in_the_hand() -> None:
    assert touches(TABLE, "p1 lay 98") == ("hand-p1", "row")
    assert touches(TABLE, "p4 lay 12") == ("row",)
