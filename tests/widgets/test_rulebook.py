"""Looking rules up."""

import pytest
import traitlets

import ludoteca
from ludoteca_engine import GAMES
from ludoteca_engine.core import GameError, Kind


def test_all_rules_are_there_in_order():
    assert ludoteca.rules("pega6").found == tuple(rule.id for rule in GAMES["pega6"].rules)


def test_every_word_of_the_search_must_occur():
    book = ludoteca.rules("pega6", "smallest GAP")
    assert book.found == ("P6-13",)
    assert repr(book) == "rules('pega6', search='smallest GAP'): 1 rules"
    book.search = "P6-15"
    assert book.found == ("P6-15",)
    book.search = "no such words"
    assert book.found == ()


def test_a_rule_names_the_examples_that_show_it():
    html = ludoteca.rules("pega6", "P6-16")._repr_mimebundle_()["text/html"]
    assert "pega6/fig-4" in html and "pega6/fig-2" not in html


@pytest.mark.parametrize("game", list(GAMES))
def test_every_rule_that_happens_at_the_table_is_shown_by_an_example_or_is_about_the_set_up(game):
    from ludoteca.rulebook import shown_by

    shown = shown_by(game)
    assert any(rule.id in shown for rule in GAMES[game].rules if rule.kind is Kind.JUDGED)


def test_the_search_field_and_the_language_are_linked():
    book = ludoteca.rules("pega6")
    book._field.value = "cheap"
    assert book.search == "cheap"
    book.lang = "pt"
    assert book._langs.value == "pt" and "regra" in book._list.value
    with pytest.raises(traitlets.TraitError, match="en, pt, it, nl"):
        book.lang = "fr"


def test_what_is_typed_is_never_markup():
    book = ludoteca.rules("pega6", "<img src=x>" * 100)
    assert "<img" not in book._html() and len(book.search) == 200


def test_a_game_that_does_not_exist():
    with pytest.raises(GameError, match="pega6"):
        ludoteca.rules("chess")
