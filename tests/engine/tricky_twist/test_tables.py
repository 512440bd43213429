"""The assumed tables can be replaced by what the real cards say."""

from __future__ import annotations

import pytest

from ludoteca_engine.core import BadSetup, GameError
from ludoteca_engine.tricky_twist import TrickyTwistTables
from tests.engine.tricky_twist.table import GAME, base_of, card_of, end, refused_by

OWN = TrickyTwistTables(
    count_points={"RUN": (0, 1, 4), "ODD": "linear"},
    rank_points=(12, 7, 4, 1),
    pair_suits={"PAIR-2": "XD"},
    bonus_pairs={"V3": ("D", "O")},
    value_sides={"V1": "step", "V4": "odd"},
    odd_values=(1, 3, 5),
    even_values=(2, 4),
    value_side_cards=("FEW", "RUN"),
)


def test_tables_are_values():
    again = TrickyTwistTables(
        **{name: dict(v) if v and isinstance(v[0], tuple) else v for name, v in OWN._asdict().items()}
    )
    assert again == OWN and hash(again) == hash(OWN) and TrickyTwistTables() != OWN
    assert eval(repr(OWN)) == OWN and repr(TrickyTwistTables()) == "TrickyTwistTables()"


def test_a_position_remembers_its_tables():
    state = GAME.set_field(end("RUN", "false p1 6W 7X 8D"), "tables", OWN)
    assert GAME.parse(GAME.text(state)) == state and "tables RUN=0,1,4" in GAME.text(state)
    assert GAME.parse(GAME.text(state).upper()) == state


def test_points_past_the_end_of_a_row_stay_at_its_last_entry():
    assert [OWN.points_for("RUN", count) for count in range(5)] == [0, 1, 4, 4, 4]
    assert [OWN.points_for("ODD", count) for count in range(4)] == [0, 1, 2, 3]
    assert [OWN.points_for("EVEN", count) for count in range(5)] == [0, 0, 1, 3, 6]


def test_both_presets_fit_the_one_number_the_rulebook_prints():
    assert TrickyTwistTables("linear").points_for("SUIT", 3) == TrickyTwistTables().points_for("SUIT", 3) == 3


def test_own_suits_sides_and_values_are_played_with():
    suits = GAME.set_field(end("PAIR-2", "false p1 1X 2X 3W", "bonus p1 V3"), "tables", OWN)
    assert card_of(suits) == 1 and refused_by(suits, "p1 use V3 W") == [("TT-BON-07",)]
    assert refused_by(suits, "p1 use V3 D") == []
    values = GAME.set_field(end("FEW", "false p1 8O", "bonus p1 V1 V4"), "tables", OWN)
    assert refused_by(values, "p1 use V1 8O -1") == [] and refused_by(values, "p1 use V4 5") == []
    assert refused_by(values, "p1 use V4 7") == [("TT-BON-08",)]


def test_own_ranks_are_scored_without_a_note():
    state = GAME.set_field(end("FEW", "false p1 1O p2 2O 3O p3 4O 5O 6O"), "tables", OWN)
    event = GAME.count(state, "card", "p3")
    assert event.args["points"] == 4 and not event.args["assumed"] and base_of(state, 3) == 0


@pytest.mark.parametrize(
    "given",
    [
        {"count_points": {"FEW": (1, 2)}},
        {"count_points": {"RUN": ()}},
        {"count_points": "cubic"},
        {"count_points": {"RUN": (0, -1)}},
        {"count_points": 5},
        {"rank_points": (12, 7.5)},
        {"rank_points": "12"},
        {"pair_suits": {"PAIR-1": "OO"}},
        {"pair_suits": {"PAIR-3": "OX"}},
        {"bonus_pairs": {"V1": "OXW"}},
        {"value_sides": {"V1": "none"}},
        {"odd_values": (13,)},
        {"value_side_cards": ("JOKER",)},
        {"value_side_cards": "RUN"},
    ],
)
def test_nonsense_is_refused_by_name(given):
    with pytest.raises(BadSetup) as caught:
        TrickyTwistTables(**given)
    assert next(iter(given)) in str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        "RUN=x,1",
        "RUN=",
        "FEW=1,2",
        "V1.suits=OO",
        "V1.side=up",
        "rank=12,-7",
        "turns=JOKER",
        "nothing",
        "=",
        "RUN=99999",
    ],
)
def test_unreadable_tables_name_the_place(text):
    with pytest.raises(GameError, match="character"):
        GAME.parse(f"tricky-twist base | tables {text}")
