"""The static picture: the same table as in the browser, safe, small, and the same every time."""

from __future__ import annotations

import json
import re
from base64 import b64decode
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ludoteca.faces import pega6 as faces
from ludoteca.layout import spot
from ludoteca.picture import data_uri, picture
from ludoteca.picture.captions import Style, broken
from ludoteca.picture.measure import shortened, text_width
from ludoteca.scenes import pega6
from ludoteca_engine import GAMES

GAME = GAMES["pega6"]
SMALL = Path(__file__).parents[2] / "widgets" / "contract" / "examples" / "small.json"
SVG = "{http://www.w3.org/2000/svg}"
XLINK = "{http://www.w3.org/1999/xlink}href"
AFTER_FIG_2 = "pega6 base | rows 12 14 15 / 37 / 43 44 / 58 | revealed p4 61"
LINES = [
    "Row",
    "Ana",
    "The 44[[1]] follows the 43[[2]], not the 37[[3]].",
    "The 44 is placed",
    "Row 3: 43, 44.",
    "Gap",
    "7",
]
ROW, ANA, CAPTION, SHORT, ALT, GAP, SEVEN = range(7)


def values(text=AFTER_FIG_2, lines=LINES, marks=None, **frame):
    """Scene, frame and words of one position, with marks by card."""
    state = GAME.parse(text)
    zones = pega6.zones([state])
    names = sorted({pega6.face(state, zone, piece) for zone in GAME.zones(state) for piece in zone.pieces})
    numbers = {zone.id: number for number, zone in enumerate(zones)}
    pieces = [
        [0, names.index(pega6.face(state, zone, piece)), numbers[zone.id], index, (marks or {}).get(piece, "")]
        for zone in GAME.zones(state)
        if zone.id in numbers
        for index, piece in enumerate(zone.pieces)
    ]
    labels = [[number, ROW if zone.owner is None else ANA] for number, zone in enumerate(zones)]
    scene = {
        "faces": [faces.draw(name)._asdict() for name in names],
        "zones": [zone.id for zone in zones],
        "layouts": pega6.layouts([state], zones),
    }
    table = {"p": pieces, "n": labels, "c": CAPTION, "t": SHORT, "a": ALT, "r": ["P6-13"], "k": "card-placed", **frame}
    words = {"lines": lines, "ui": {}, "faces": [], "zones": [], "rules": {"P6-13": ["Smallest gap", "..."]}}
    return scene, table, words


def drawn(*args, **options):
    return ElementTree.fromstring(picture(*values(*args, **options), title="Rising order"))


def texts(root):
    return ["".join(text.itertext()) for text in root.iter(f"{SVG}text")]


def dots(root):
    """Digits of the dots, each beside a circle."""
    return sorted(text for text in texts(root) if re.fullmatch("[1-9]", text))


@pytest.mark.parametrize("layout", ["narrow", "wide", "stage"])
def test_pieces_lie_where_the_formula_puts_them(layout):
    scene, frame, words = values()
    root = ElementTree.fromstring(picture(scene, frame, words, layout=layout))
    where = scene["layouts"][layout]["zones"]
    counts = {zone: sum(piece[2] == zone for piece in frame["p"]) for zone in range(len(where))}
    expected = sorted(spot(where[zone], index, counts[zone])[:2] for _, _, zone, index, _ in frame["p"])
    # A use without a place draws a path that several faces share.
    placed = (use for use in root.iter(f"{SVG}use") if use.get("x") is not None)
    uses = sorted((float(use.get("x")), float(use.get("y"))) for use in placed)
    assert uses == [pytest.approx(at, abs=0.006) for at in expected]


def test_only_faces_in_use_are_there_once_and_all_are_found():
    scene, frame, words = values()
    scene["faces"].append(faces.draw("104")._asdict())
    root = ElementTree.fromstring(picture(scene, frame, words))
    ids = [symbol.get("id") for symbol in root.iter(f"{SVG}symbol")]
    assert len(ids) == len(set(ids)) == len(scene["faces"]) - 1
    shared = [shape.get("id") for shape in root.find(f"{SVG}defs") or ()]
    for use in root.iter(f"{SVG}use"):
        assert use.get(XLINK, "")[1:] in (*ids, *shared)


def test_what_faces_share_is_drawn_once():
    svg = picture(*values(text="pega6 base | rows 12 14 16 / 37 38 39 / 43 / 58 61"))
    paths = re.findall(r' d="([^"]{80,})"', svg)
    assert paths and len(paths) == len(set(paths))


def test_it_is_the_same_every_time_and_ids_follow_the_content():
    one, same = picture(*values()), picture(*values())
    other = picture(*values(text="pega6 base | rows 12 / 37"))
    assert one == same
    assert not set(re.findall(r'id="([^"]+)"', one)) & set(re.findall(r'id="([^"]+)"', other))


def test_any_renderer_can_show_it():
    svg = picture(*values(marks={"44": "m1", "43": "x2", "37": "of3"}))
    for unknown in ("var(", "<style", "<script", "url(", "foreignObject", "class="):
        assert unknown not in svg
    assert set(re.findall(r'https?://[^"]+', svg)) == {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}


def test_it_is_small():
    assert len(picture(*values(marks={"44": "m1", "43": "2", "37": "3"}), title="Rising order").encode()) < 15_000


def test_it_speaks():
    root = drawn()
    assert root.get("role") == "img"
    named = {element.get("id"): element.text for element in root.iter() if element.tag in (f"{SVG}title", f"{SVG}desc")}
    said = [named[each] for each in root.get("aria-labelledby", "").split()]
    assert said == ["Rising order", "Row 3: 43, 44. The 44 follows the 43, not the 37."]


def test_without_a_title_the_step_gives_the_name():
    root = ElementTree.fromstring(picture(*values()))
    assert root.findtext(f"{SVG}title") == "The 44 is placed"


def test_the_caption_repeats_the_dots_of_the_table():
    assert dots(drawn()) == ["1", "2", "3"]
    assert dots(drawn(marks={"44": "m1", "43": "2", "37": "3"})) == ["1", "1", "2", "2", "3", "3"]
    assert "[[" not in "".join(texts(drawn()))


def test_the_rules_that_decided_are_cited():
    assert {"P6-13", "Smallest gap"} <= set(texts(drawn()))
    assert "P6-99" in texts(drawn(r=["P6-99"]))
    assert "P6-13" not in texts(drawn(r=[]))


def outlines(root):
    width = {"2.5", "3"}
    return [
        each for each in root.iter(f"{SVG}rect") if each.get("stroke-width") in width and not root_symbol(root, each)
    ]


def root_symbol(root, element):
    return any(element in list(symbol.iter()) for symbol in root.iter(f"{SVG}symbol"))


def test_moved_possible_and_refused_differ_in_more_than_colour():
    [moved], [possible] = outlines(drawn(marks={"44": "m"})), outlines(drawn(marks={"44": "o"}))
    assert moved.get("stroke-dasharray") is None
    assert possible.get("stroke-dasharray")
    refused = drawn(marks={"44": "x"})
    assert len(outlines(refused)) == 1
    assert texts(refused).count("P6-13") == 2  # in the badge on the card and below the caption
    assert outlines(drawn()) == []


def test_what_is_out_of_the_question_is_faint():
    assert [use.get("opacity") for use in drawn(marks={"37": "f"}).iter(f"{SVG}use")].count("0.4") == 1


def test_a_stack_that_moved_has_one_outline():
    root = drawn(
        "pega6 base | rows 30 | piles p1 12 14 15 21 26", marks=dict.fromkeys(("12", "14", "15", "21", "26"), "m")
    )
    assert len(outlines(root)) == 1


def test_a_whole_zone_can_be_marked():
    root = drawn(n=[[0, ROW, "o4"], [1, ROW, "f"]])
    assert len(outlines(root)) == 1
    assert dots(root) == ["1", "2", "3", "4"]


def test_figures_stand_below_the_caption():
    root = drawn(d=[[GAP, SEVEN]])
    assert {"Gap", "7"} <= set(texts(root))
    assert float(root.get("height", 0)) > float(drawn().get("height", 0))


NASTY = "</text><script>alert(1)</script> & \"'\x00\x08\x1b\ud800\u202e\ufffe"


def test_names_and_captions_cannot_break_out():
    lines = [NASTY] * len(LINES)
    scene, frame, words = values(lines=lines)
    words["rules"]["P6-13"] = [NASTY, NASTY]
    svg = picture(scene, frame, words, title=NASTY)
    root = ElementTree.fromstring(svg.encode())
    assert "<script" not in svg
    assert not [element for element in root.iter() if element.tag == f"{SVG}script"]
    assert not re.search("[\x00-\x1f\u202e\ud800\ufffe]", svg)
    assert "alert(1)" in root.findtext(f"{SVG}title", "")


def test_a_long_name_is_cut_where_the_next_thing_begins():
    lines = [*LINES]
    lines[ANA] = "Maximiliana " * 4
    names = [
        text for text in texts(drawn("pega6 base | rows 1 | revealed p1 3 p2 4", lines=lines)) if text.startswith("Max")
    ]
    assert len(names) == 2
    assert all(name.endswith("…") for name in names)


@pytest.mark.parametrize("layout", ["narrow", "wide", "stage"])
def test_long_captions_make_the_picture_higher_not_wider(layout):
    lines = [*LINES]
    lines[CAPTION] = "An owner of a very long story[[1]] goes on. " * 12 + "W" * 200
    scene, frame, words = values(lines=lines)
    root = ElementTree.fromstring(picture(scene, frame, words, layout=layout))
    bottom = max(float(text.get("y", 0)) for text in root.iter(f"{SVG}text"))
    assert float(root.get("width", 0)) == pytest.approx(scene["layouts"][layout]["w"] + 32, abs=0.01)
    assert bottom < float(root.get("height", 0))


def test_lines_keep_to_their_room():
    style = Style(17)
    for text in ("Row 3[[1]] ends in 41, [[2]]4 away. " * 5, "x" * 300, "[[1]][[2]]", ""):
        assert all(line.end <= 300 for line in broken(text, style, 300))


def test_nothing_of_a_text_is_lost_when_it_is_broken():
    text = "Row 3[[1]] ends in 41[[2]], 4 away. Row 4[[3]]: (42[[4]]) is nearer."
    lines = broken(text, Style(17), 150)
    assert len(lines) > 2
    assert (
        " ".join(said for line in lines for _, said in line.texts).split() == re.sub(r"\[\[\d\]\]", " ", text).split()
    )
    assert [digit for line in lines for _, digit in line.dots] == ["1", "2", "3", "4"]


def test_texts_are_measured_about_as_wide_as_they_are_drawn():
    """Widths of DejaVu Sans as a browser measures them at 100 pixels."""
    assert text_width("The smallest gap decides: row 3.", 100) == pytest.approx(1650, rel=0.05)
    assert text_width("Player 10", 100, bold=True) == pytest.approx(531, rel=0.05)
    assert text_width("é", 10) == text_width("e", 10)
    assert text_width("牛", 10) > 10


def test_shortening_leaves_what_fits():
    assert shortened("Row 1", 100, 14) == "Row 1"
    assert text_width(shortened("Maximiliana-Wilhelmina", 60, 14), 14) <= 60


def test_the_example_of_the_contract_can_be_drawn():
    small = json.loads(SMALL.read_text())
    for words in small["words"].values():
        for frame in small["frames"]:
            root = ElementTree.fromstring(picture(small["scene"], frame, words))
            assert sum(use.get("x") is not None for use in root.iter(f"{SVG}use")) == len(frame["p"])


def test_the_address_of_the_image_holds_the_picture():
    svg = picture(*values())
    kind, _, coded = data_uri(svg).partition(",")
    assert kind == "data:image/svg+xml;base64"
    assert b64decode(coded).decode() == svg
