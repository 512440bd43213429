"""Where the special cards and the market of Pega em 6! lie, and how they look."""

from __future__ import annotations

import pytest

from ludoteca.scenes import pega6
from ludoteca_engine import GAMES
from ludoteca_engine.core import replay
from ludoteca_engine.pega6.specials import KINDS
from tests.widgets.test_scene_pega6 import LAYOUTS, check

GAME = GAMES["pega6"]
NAMES = [example.id.partition("/")[2] for example in GAME.examples if "/x-" in example.id or "/pro-" in example.id]
EIGHT = [GAME.deal(8, seed=1, variant="anniversary")]


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("name", NAMES)
def test_everything_stays_on_the_table(name, layout):
    check([page.state for page in replay(GAME, GAME.example(name))], layout)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_eight_players_and_the_largest_market_fit(layout):
    check(EIGHT, layout)
    check([GAME.deal(6, seed=1, variant="pro")], layout)


def test_every_special_card_has_a_face_of_its_own():
    assert len({pega6.draw(kind) for kind in KINDS}) == len(KINDS)


def test_a_label_without_a_row_is_not_written():
    state = GAME.parse("pega6 anniversary | rows 31 / 48 / 77 / - / 23")
    labels = [pega6.label(state, zone) for zone in pega6.zones([state]) if zone.kind == "row"]
    assert [label is None for label in labels] == [False, False, False, True, False]


def test_hidden_special_cards_show_their_own_back():
    state = GAME.seen_by(EIGHT[0], 0)
    faces = {
        pega6.face(state, zone, piece)
        for zone in GAME.zones(state)
        if zone.id == "specials-p2"
        for piece in zone.pieces
    }
    assert faces == {"special-back"}
