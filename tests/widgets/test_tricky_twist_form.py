"""Typing in what the cards of one's own box of Tricky Twist say."""

import pytest
import traitlets

from ludoteca.tricky_twist_form import TrickyTwistForm
from ludoteca_engine import GAMES
from ludoteca_engine.core import GameError
from ludoteca_engine.texts import LANGS
from ludoteca_engine.tricky_twist import TrickyTwistTables

GAME = GAMES["tricky-twist"]
OWN = TrickyTwistTables(
    count_points={"RUN": (0, 1, 4), "ODD": "linear"},
    rank_points=(12, 7, 4, 1),
    pair_suits={"PAIR-2": "XD"},
    bonus_pairs={"V3": "OD"},
    value_sides={"V1": "step", "V4": "odd"},
    odd_values=(1, 3, 5),
    even_values=(2, 4),
    value_side_cards=("RUN", "FEW"),
)


def entry(form, table, key=""):
    return next(each for each in form._entries if (each.table, each.key) == (table, key))


def type_in(form, text, table, key=""):
    entry(form, table, key).field.value = text


def test_every_table_that_is_assumed_has_its_fields():
    tables = [(each.table, each.key) for each in TrickyTwistForm()._entries]
    assert {table for table, _ in tables} == set(TrickyTwistTables._fields) and len(set(tables)) == len(tables) == 21


@pytest.mark.parametrize("lang", LANGS)
def test_every_field_has_a_name_of_its_own(lang):
    names = [each.name(lang) for each in TrickyTwistForm()._entries]
    assert len(set(names)) == len(names)


def test_an_empty_form_assumes_everything():
    form = TrickyTwistForm()
    assert form.tables == TrickyTwistTables() and form.slips == ()
    assert repr(form) == "TrickyTwistForm(TrickyTwistTables())"
    assert "all 21 entries are assumed" in form._answer.value


def test_what_is_typed_becomes_tables():
    form = TrickyTwistForm()
    type_in(form, " 0, 0 2;5 ", "count_points", "RUN")
    type_in(form, "Linear", "count_points", "SUIT")
    type_in(form, "10,6", "rank_points")
    type_in(form, "XD", "pair_suits", "PAIR-1")
    type_in(form, "step", "value_sides", "V2")
    type_in(form, "1 3", "odd_values")
    assert form.tables == TrickyTwistTables(
        count_points={"RUN": (0, 0, 2, 5), "SUIT": "linear"},
        rank_points=(10, 6),
        pair_suits={"PAIR-1": "XD"},
        value_sides={"V2": "step"},
        odd_values=(1, 3),
    )
    assert "6 of 21" in form._answer.value
    type_in(form, "", "count_points", "RUN")
    assert form.tables.is_assumed("count_points", "RUN")


def test_the_sides_are_known_for_all_score_cards_or_for_none():
    form = TrickyTwistForm()
    turns = entry(form, "value_side_cards")
    assert all(box.disabled for box in turns._cards.values()) and form.tables.value_side_cards is None
    turns._known.value = True
    assert form.tables.value_side_cards == ("RUN", "EVEN", "ODD"), "it begins with what was assumed"
    turns._cards["RUN"].value, turns._cards["FEW"].value = False, True
    assert form.tables.value_side_cards == ("FEW", "EVEN", "ODD")
    assert not any(box.disabled for box in turns._cards.values())
    for box in turns._cards.values():
        box.value = False
    assert form.tables == TrickyTwistTables(value_side_cards=())
    turns._known.value = False
    assert form.tables == TrickyTwistTables()


@pytest.mark.parametrize("tables", [OWN, TrickyTwistTables(), TrickyTwistTables(value_side_cards=())])
def test_tables_can_be_shown_and_read_back(tables):
    form = TrickyTwistForm(tables, lang="pt")
    assert form.tables == tables and repr(form) == f"TrickyTwistForm({tables!r})"
    form.tables = TrickyTwistTables()
    assert form.tables == TrickyTwistTables()
    with pytest.raises(traitlets.TraitError, match="TrickyTwistTables"):
        form.tables = {"RUN": (1, 2)}


@pytest.mark.parametrize(
    ("text", "table", "key", "expected"),
    [
        ("0, x", "count_points", "RUN", "0, 0, 1, 3, 6"),
        ("0, 1001", "count_points", "RUN", "from 0 to 1000"),
        ("1.5", "rank_points", "", "12, 7, 3, 0"),
        (",", "rank_points", "", "12, 7, 3, 0"),
        ("linear", "rank_points", "", "12, 7, 3, 0"),
        ("-7", "count_points", "ODD", "triangular and linear"),
        ("1, 13", "odd_values", "", "from 1 to 12"),
        ("²", "even_values", "", "from 1 to 12"),
        ("9" * 1000, "count_points", "RUN", "0, 0, 1, 3, 6"),
    ],
)
def test_a_slip_is_answered_and_nothing_is_passed_over(text, table, key, expected):
    form = TrickyTwistForm()
    heard = []
    form.observe(lambda change: heard.append(change["new"]), "slips")
    type_in(form, text, table, key)
    (slip,) = form.slips
    assert slip.startswith(entry(form, table, key).name("en")) and expected in slip and heard == [(slip,)]
    assert repr(form) == "TrickyTwistForm(TrickyTwistTables(), slips=1)"
    with pytest.raises(GameError, match="cannot be used yet"):
        _ = form.tables
    type_in(form, "", table, key)
    assert form.slips == () and form.tables == TrickyTwistTables()


@pytest.mark.parametrize("lang", LANGS)
def test_the_form_speaks_the_language_of_its_reader(lang):
    form = TrickyTwistForm(OWN, lang=lang)
    english = TrickyTwistForm(OWN, lang="en")
    type_in(form, "x", "rank_points")
    type_in(english, "x", "rank_points")
    same = lang == "en"
    assert (form.slips == english.slips) is same and (form._html() == english._html()) is same
    assert form._langs.value == lang and "{" not in form._html().split("</style>")[1]
    assert {each.table: each.value for each in form._entries if each.table != "rank_points"} == {
        each.table: each.value for each in english._entries if each.table != "rank_points"
    }


def test_the_language_can_be_switched_while_something_is_typed():
    form = TrickyTwistForm(OWN)
    form._langs.value = "nl"
    assert form.lang == "nl" and form.tables == OWN
    assert "Langste reeks" in entry(form, "count_points", "RUN").field.description
    assert entry(form, "pair_suits", "PAIR-1").field.options[0] == ("ringen en sterren (aanname)", None)
    with pytest.raises(traitlets.TraitError, match="en, pt, it, nl"):
        form.lang = "fr"


def test_a_game_is_dealt_with_what_was_typed():
    state = GAME.deal(3, seed=1, tables=TrickyTwistForm(OWN).tables)
    assert state.tables == OWN and state.hands == GAME.deal(3, seed=1).hands


def test_where_no_widget_can_run_the_form_is_a_list_and_always_the_same():
    shown = [TrickyTwistForm(OWN)._repr_mimebundle_() for _ in range(2)]
    assert shown[0]["text/html"] == shown[1]["text/html"] and shown[0]["text/plain"] == repr(TrickyTwistForm(OWN))
    html = shown[0]["text/html"]
    assert "<td>12, 7, 4, 1</td>" in html and "<td>rings and stars (assumed)</td>" in html and "RUN, FEW" in html


def test_what_is_typed_is_never_markup():
    form = TrickyTwistForm()
    type_in(form, "<img src=x>", "rank_points")
    assert "<img" not in form._html() and "&lt;img" in form._answer.value
