"""The drawings of the cards: small, safe, readable, and telling what a card costs without colour."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ludoteca.faces import pega6
from ludoteca.faces.cards import write
from ludoteca.faces.palette import LIGHT, colour, plain
from ludoteca_engine.pega6.state import DECK, HEADS

PALETTE = Path(__file__).parents[2] / "widgets" / "contract" / "palette.json"
NAMES = [*map(str, DECK), "back", "?"]
ONE_OF_EACH_COST = {1: "1", 2: "35", 3: "40", 5: "77", 7: "55"}


def parsed(name: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<svg>{pega6.draw(name).svg}</svg>")


def test_light_colours_are_those_of_the_front_end():
    assert json.loads(PALETTE.read_text())["light"] == LIGHT


@pytest.mark.parametrize("name", NAMES)
def test_a_face_is_plain_drawing(name):
    """No ids (a face stands in a page many times), nothing that runs, nothing fetched."""
    allowed = {"svg", "g", "rect", "path", "text", "circle"}
    for element in parsed(name).iter():
        assert element.tag in allowed
        assert not {key for key in element.attrib if key == "id" or key.startswith("on") or "href" in key}
    assert "url(" not in pega6.draw(name).svg


@pytest.mark.parametrize("name", NAMES)
def test_every_colour_follows_the_theme(name):
    for element in parsed(name).iter():
        for key in ("fill", "stroke"):
            value = element.get(key, "none")
            assert value == "none" or re.fullmatch(r"var\(--ludo-[a-z0-9-]+, #[0-9a-f]{6}\)", value)
    assert "var(" not in plain(pega6.draw(name).svg)


@pytest.mark.parametrize("card", DECK)
def test_a_card_shows_its_number_and_its_heads(card):
    face = parsed(str(card))
    assert {text.text for text in face.iter("text")} == {str(card)}
    heads = sum(path.get("d", "").count(pega6.HEAD) for path in face.iter("path"))
    assert heads == HEADS[card]


@pytest.mark.parametrize("card", DECK)
def test_the_number_is_large_and_inside_the_border(card):
    """A card drawn 40 pixels wide still shows digits about 15 pixels high or more (a digit is 0.7 em wide)."""
    size = max(float(text.get("font-size", 0)) for text in parsed(str(card)).iter("text"))
    assert size * 40 / pega6.draw(str(card)).w >= 15
    assert len(str(card)) * 0.7 * size <= 60 - 2 * 5.5


def test_costs_differ_in_shape_not_only_in_colour():
    """With all colours the same and the numbers and heads taken away, five different borders remain."""
    borders = set()
    for name in ONE_OF_EACH_COST.values():
        svg = re.sub(r"var\([^)]*\)", "black", pega6.draw(name).svg)
        svg = re.sub(r"<g .*?</g>", "", svg)
        borders.add(re.sub(r'<path transform="[^>]*/>', "", svg))
    assert len(borders) == len(ONE_OF_EACH_COST)


def test_back_and_unknown_card_give_nothing_away():
    assert [text.text for text in parsed("back").iter("text")] == []
    assert [text.text for text in parsed("?").iter("text")] == ["?"]


def test_faces_are_small():
    sizes = {name: len(pega6.draw(name).svg) for name in NAMES}
    assert max(size for name, size in sizes.items() if name != "55") < 1300
    assert sum(sizes[str(card)] for card in DECK) / len(DECK) * 24 < 20_000


def test_what_is_written_is_escaped():
    assert "<script" not in write("<script>\x00", 0, 0, 10, colour("ink"))
