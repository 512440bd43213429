"""What touching the table of Sequence means, and why it may not be allowed."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest

from ludoteca_engine.core import GameError
from tests.engine import touched

from .tables import GAME, table

meant, touches, why_not = (partial(each, GAME) for each in (touched.meant, touched.touches, touched.why_not))

HANDS = "hands p1 6D JS 9D JC 2S p2 3S"
TABLE = table("board B r3c3 r3c4 / G r5c8 r10c6 r1c2", HANDS, "draw 3S ?*80")


def test_a_card_is_played_by_touching_it_and_a_space() -> None:
    assert touches(TABLE, "p1 play 6D r3c7") == ("hand-p1 6D", "r3c7")
    assert meant(TABLE, "hand-p1 6D", "r3c7") == ["p1 play 6D r3c7"]


def test_a_chip_is_taken_by_touching_the_jack_and_the_chip_or_its_space() -> None:
    assert touches(TABLE, "p1 play JS r5c8") == ("hand-p1 JS", "r5c8")
    assert meant(TABLE, "hand-p1 JS", "r5c8 G") == meant(TABLE, "hand-p1 JS", "r5c8") == ["p1 play JS r5c8"]


def test_a_card_or_a_space_alone_is_only_a_beginning() -> None:
    for name in ("hand-p1 JS", "hand-p1 6D", "r3c7", "r3c3 B"):
        assert meant(TABLE, name) == []


def test_SEQ_18_a_space_that_shows_another_card() -> None:
    assert why_not(TABLE, "hand-p1 6D", "r3c8") == ("SEQ-14", "SEQ-18")


def test_SEQ_19_an_occupied_space() -> None:
    assert why_not(TABLE, "hand-p1 2S", "r1c2") == ("SEQ-19",)
    assert why_not(TABLE, "hand-p1 JC", "r5c8 G") == ("SEQ-19",)


def test_SEQ_20_a_corner() -> None:
    assert why_not(TABLE, "hand-p1 JC", "r1c1") == ("SEQ-C05", "SEQ-20")


def test_SEQ_25_a_jack_on_an_own_chip_or_on_none() -> None:
    assert why_not(TABLE, "hand-p1 JS", "r3c3 B") == ("SEQ-C12", "SEQ-25")
    assert why_not(TABLE, "hand-p1 JS", "r9c9") == ("SEQ-25", "SEQ-C04")


def test_SEQ_29_a_dead_card_goes_to_the_own_discard_pile() -> None:
    assert touches(TABLE, "p1 exchange 9D") == ("hand-p1 9D", "discard-p1")
    assert meant(TABLE, "hand-p1 9D", "discard-p1")[0] == "p1 exchange 9D"
    assert why_not(TABLE, "hand-p1 9D", "r5c8") == ("SEQ-19",)
    assert why_not(TABLE, "hand-p1 6D", "discard-p1") == ("SEQ-29",)
    assert why_not(TABLE, "hand-p1 JS", "discard-p1") == ("SEQ-C14",)
    assert meant(TABLE, "hand-p1 9D", "discard-p2") == [], "that is somebody else's pile"


def test_SEQ_12_the_card_of_another_seat_means_a_move_of_that_seat() -> None:
    assert meant(TABLE, "hand-p2 3S", "r1c3") == ["p2 play 3S r1c3"]
    assert why_not(TABLE, "hand-p2 3S", "r1c3") == ("SEQ-12",)


def test_SEQ_16_a_late_draw_is_touched_for_whoever_may_make_it() -> None:
    late = table(HANDS, "draw 3S ?*80", "turn p2", "owed p1", options="auto_draw=False")
    assert touches(late, "p1 draw") == ("draw",)
    assert meant(late, "draw") == meant(late, "stock") == ["p1 draw"]
    assert why_not(late, "draw", "hand-p2") == ("SEQ-15",)
    assert why_not(TABLE, "draw") == ("SEQ-15",)


def test_SEQ_C09_five_of_a_long_run_are_named_by_their_ends() -> None:
    run = "board B r3c2 r3c3 r3c4 r3c5 r3c6 r3c7"
    claiming = table(run, "sequences -", "hands p1 6D p2 3S", "claiming r3c4")
    assert touches(claiming, "p1 claim r3c3-r3c7") == ("r3c3", "r3c7")
    assert meant(claiming, "r3c3 B", "r3c7 B") == meant(claiming, "r3c7", "r3c3") == ["p1 claim r3c3-r3c7"]
    assert why_not(claiming, "r3c2", "r3c7") == ("SEQ-32",)
    assert why_not(claiming, "r3c4", "r3c8") == ("SEQ-32",)


def test_SEQ_37_a_forfeit_goes_to_the_discard_pile_too() -> None:
    talked = table("hands p1 6D p2 7D p3 8D p4 9D", "draw ?*80", "forfeits p2 p4", players=4)
    assert meant(talked, "hand-p2 7D", "discard-p2")[0] == "p2 forfeit 7D"
    assert why_not(talked, "hand-p1 6D", "r3c7") == ("SEQ-37",)
    assert touches(talked, "p1 talk p2") == (), "a word has no place on the table"


def test_the_board_is_no_piece_to_move() -> None:
    assert "board" not in GAME.box(TABLE)
    assert meant(TABLE, "board") == meant(TABLE, "hand-p1 6D", "board") == []
    with pytest.raises(GameError):
        GAME.lift(TABLE, "board", 0)
    with pytest.raises(GameError):
        GAME.put(TABLE, "6D", "board", 0)


@pytest.mark.parametrize(("players", "colours"), [(2, "BG"), (3, "BGR"), (12, "BG")])
def test_the_box_holds_two_packs_and_the_chips_of_those_who_play(players: int, colours: str) -> None:
    box = Counter(GAME.box(GAME.deal(players, seed=1)))
    assert {piece[0] for piece in box if piece[0] in "BGR"} == set(colours)
    assert sum(box[card] for card in box if card[0] not in "BGR") == 104
    assert box["6D"] == box["JS"] == 2
