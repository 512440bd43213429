"""Bars: the picture of an experiment's numbers is right, safe, and the same every time."""

from __future__ import annotations

import re
from base64 import b64decode
from collections import Counter
from fractions import Fraction
from html import unescape
from xml.etree import ElementTree

import pytest

import ludoteca
from ludoteca.bars import LABEL_ROOM, MOST, WIDTH
from ludoteca.picture.measure import text_width

SVG = "{http://www.w3.org/2000/svg}"
COSTS = {"row 1": 1, "row 2": 5, "row 3": 2, "row 4": 11}
RESULTS = {"Alex": 3, "Sara": -6, "Lino": 0}
NASTY = "</text><script>alert(1)</script> & \"'\x00\x08\x1b\ud800\u202e\ufffe\n"


def drawn(values, **options):
    return ElementTree.fromstring(ludoteca.bars(values, **options).svg)


def texts(root):
    return ["".join(text.itertext()) for text in root.iter(f"{SVG}text")]


def rectangles(root):
    """The bars: every rectangle but the ground."""
    found = list(root.iter(f"{SVG}rect"))[1:]
    return [{key: float(bar.get(key, 0)) for key in ("x", "y", "width", "height")} for bar in found]


def zero(root):
    """Where the line stands at which bars begin."""
    [line] = root.iter(f"{SVG}path")
    return float(re.match(r"M([\d.]+) ", line.get("d", ""))[1])


def test_bars_are_as_long_as_their_numbers():
    lengths = [bar["width"] for bar in rectangles(drawn(COSTS))]
    assert [length / lengths[0] for length in lengths] == pytest.approx([1, 5, 2, 11], rel=0.001)


def test_bars_keep_the_order_they_were_given():
    root = drawn({"b": 2, "a": 1, "c": 3})
    assert [text for text in texts(root) if text.isalpha()] == ["b", "a", "c"]
    tops = [bar["y"] for bar in rectangles(root)]
    assert tops == sorted(tops)


def test_negative_bars_run_to_the_left_of_the_line_and_zero_has_none():
    root = drawn(RESULTS)
    alex, sara = rectangles(root)
    assert alex["x"] == pytest.approx(zero(root), abs=0.01)
    assert sara["x"] + sara["width"] == pytest.approx(zero(root), abs=0.02)
    assert sara["width"] == pytest.approx(2 * alex["width"], rel=0.001)
    assert {"3", "-6", "0"} <= set(texts(root))


@pytest.mark.parametrize(
    "values",
    [COSTS, RESULTS, {"only": 0}, {"less": -1}, {"W" * 60: 10**8, "i": -(10**8)}, {n: n - 20 for n in range(MOST)}],
    ids=["costs", "results", "nothing", "below", "wide", "many"],
)
def test_everything_stays_inside(values):
    root = drawn(values, title="A long title " * 12, unit="heads")
    height = float(root.get("height", 0))
    for group in root.iter(f"{SVG}g"):
        for text in group.iter(f"{SVG}text"):
            bold = "700" in (group.get("font-weight"), text.get("font-weight"))
            width = text_width("".join(text.itertext()), float(group.get("font-size", 0)), bold=bold)
            left = float(text.get("x", 0)) - (width if text.get("text-anchor") == "end" else 0)
            assert left >= 0 and left + width <= WIDTH and float(text.get("y", 0)) < height
    for bar in rectangles(root):
        assert bar["x"] >= 0 and bar["x"] + bar["width"] <= WIDTH and bar["y"] + bar["height"] < height


@pytest.mark.parametrize(
    "numbers, written",
    [
        ([1, 5.0, Fraction(4, 2)], ["1", "5", "2"]),
        ([0.5, 12], ["0.5", "12.0"]),
        ([1 / 3, 2], ["0.33", "2.00"]),
        ([-0.0001, 0.25], ["0.00", "0.25"]),
        ([0.004, 0.0012], ["0.0040", "0.0012"]),
        ([10**12, -2.5], ["1e+12", "-2.5"]),
    ],
)
def test_numbers_are_written_alike(numbers, written):
    root = drawn({f"bar {letter}": number for letter, number in zip("abc", numbers, strict=False)})
    assert [text for text in texts(root) if "bar" not in text] == written


def test_as_text_it_is_an_aligned_table():
    assert repr(ludoteca.bars({"row 1": 1, "a row": 10}, title="Costs", unit="heads")) == (
        "Costs (heads)\nrow 1   1  ███\na row  10  ██████████████████████████████"
    )
    assert repr(ludoteca.bars({**RESULTS, "Eva": -3})).splitlines() == [
        f"Alex   3  {' ' * 20}|{'█' * 10}",
        f"Sara  -6  {'█' * 20}|",
        f"Lino   0  {' ' * 20}|",
        f"Eva   -3  {' ' * 10}{'█' * 10}|",
    ]


def test_marked_bars_differ_in_more_than_colour():
    shown = ludoteca.bars(COSTS, mark="row 3")
    bold = [text.text for text in ElementTree.fromstring(shown.svg).iter(f"{SVG}text") if text.get("font-weight")]
    assert "row 3" in bold and "row 2" not in bold
    fills = [bar.get("fill") for bar in ElementTree.fromstring(shown.svg).iter(f"{SVG}rect")][1:]
    assert len(set(fills)) == 2 and fills[2] != fills[1]
    assert "█" in repr(shown).splitlines()[2] and "█" not in repr(shown).splitlines()[1]


def test_several_bars_can_be_marked():
    assert ludoteca.bars(COSTS, mark=("row 1", "row 2")).marked == {"row 1", "row 2"}


def test_a_mark_that_is_no_bar_is_named():
    with pytest.raises(ValueError, match=r"row 1, row 2.*not row 9"):
        ludoteca.bars(COSTS, mark="row 9")


def test_it_speaks():
    root = drawn({"row 1": 1, "row 2": 5}, title="Costs", unit="heads")
    named = {each.get("id"): each.text for each in root.iter() if each.tag in (f"{SVG}title", f"{SVG}desc")}
    said = [named[each] for each in root.get("aria-labelledby", "").split()]
    assert root.get("role") == "img"
    assert said == ["Costs", "row 1: 1 heads; row 2: 5 heads"]


@pytest.mark.parametrize("options, name", [({"unit": "heads"}, "heads"), ({}, "row 1, row 2, row 3")])
def test_without_a_title_it_still_has_a_name(options, name):
    assert drawn(COSTS, **options).findtext(f"{SVG}title") == name


def test_a_notebook_gets_picture_image_and_text():
    shown = ludoteca.bars(COSTS, title="Costs")
    bundle = shown._repr_mimebundle_(include=None, exclude=None)
    assert set(bundle) == {"image/svg+xml", "text/html", "text/plain"}
    assert bundle["text/plain"] == repr(shown)
    coded = re.search(r'src="data:image/svg\+xml;base64,([^"]+)"', bundle["text/html"])[1]
    assert b64decode(coded).decode() == bundle["image/svg+xml"]
    assert 'alt="Costs. row 1: 1; row 2: 5' in bundle["text/html"]


def test_it_is_the_same_every_time_and_ids_follow_the_content():
    one, same, other = ludoteca.bars(COSTS), ludoteca.bars(dict(COSTS)), ludoteca.bars(RESULTS)
    assert one.svg == same.svg and one == same
    assert not set(re.findall(r'id="([^"]+)"', one.svg)) & set(re.findall(r'id="([^"]+)"', other.svg))


def test_any_renderer_can_show_it():
    svg = ludoteca.bars(COSTS, title="Costs", unit="heads", mark="row 1").svg
    for unknown in ("var(", "<style", "<script", "url(", "foreignObject", "class="):
        assert unknown not in svg
    assert len(svg) < 3_000


def test_labels_and_titles_cannot_break_out():
    shown = ludoteca.bars({NASTY: 1}, title=NASTY, unit=NASTY, mark=NASTY)
    bundle = shown._repr_mimebundle_()
    root = ElementTree.fromstring(bundle["image/svg+xml"].encode())
    assert not [element for element in root.iter() if element.tag == f"{SVG}script"]
    for text in bundle.values():
        assert not re.search("[\x00-\x09\x0b-\x1f\u202e\ud800\ufffe]", text)
    assert "<script" not in bundle["text/html"] + bundle["image/svg+xml"]
    assert "alert(1)" in unescape(bundle["text/html"])


def test_long_labels_are_cut():
    shown = ludoteca.bars({"Maximiliana " * 10_000: 3})
    label = next(text for text in texts(ElementTree.fromstring(shown.svg)) if text.startswith("Max"))
    assert label.endswith("…") and text_width(label, 18) <= LABEL_ROOM
    assert max(map(len, repr(shown).splitlines())) < 80 and "…" in repr(shown)


def test_any_dictionary_with_any_keys_will_do():
    shown = ludoteca.bars(Counter({7: 2, None: 1}))
    assert shown.values == (("7", 2), ("None", 1))


@pytest.mark.parametrize(
    "values, said",
    [
        ({}, "1 to 40 numbers, not 0"),
        ({n: n for n in range(MOST + 1)}, "not 41"),
        ([1, 2], "a dictionary of labels and numbers"),
        ({"a": float("nan")}, "'a' needs a number that can be drawn, not nan"),
        ({"a": float("-inf")}, "not -inf"),
        ({"a": 10**400}, "needs a number that can be drawn"),
        ({"a": "5"}, "'a' needs a number, not '5'"),
        ({"a": None}, "needs a number, not None"),
        ({"a": True}, "needs a number, not True"),
        ({"a": 1j}, "needs a number"),
    ],
)
def test_what_cannot_be_drawn_is_refused_by_name(values, said):
    with pytest.raises(ValueError, match=said):
        ludoteca.bars(values)
