"""The one formula, against the cases both test suites share."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteca.layout import ZoneLayout, spot
from ludoteca.scenes.places import even_lines, height, stack, strip

CONTRACT = Path(__file__).parents[2] / "widgets" / "contract"
CASES = json.loads((CONTRACT / "examples" / "layout.json").read_text())["cases"]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["say"])
def test_formula(case):
    places = [spot(case["zone"], index, case["count"]) for index in range(case["count"])]
    assert [(x, y) for x, y, _ in places] == [pytest.approx(at, abs=1e-5) for at in case["at"]]
    assert {scale for *_, scale in places} == {case["zone"].get("scale", 1)}


def test_a_strip_wraps_only_when_squeezing_is_not_enough():
    few: dict = {"size": (60, 84), "scale": 1, "step": 66, "least": 18}
    assert height(strip(0, 0, 324, **few, most=5), 5) == 84
    assert height(strip(0, 0, 324, **few, most=15), 15) == 84
    assert height(strip(0, 0, 324, **few, most=16), 16) == 84 + 4 + 84


@pytest.mark.parametrize("most", [1, 2, 10, 104, 2000])
def test_a_stack_never_leans_further_than_its_spread(most):
    zone: ZoneLayout = stack(10, 20, size=(60, 84), scale=0.5, spread=8, most=most)
    x, y, _ = spot(zone, most - 1, most)
    assert 10 <= x <= 18 + 1e-6
    assert y == 20


def test_lines_are_about_equally_long():
    assert [even_lines(count, 4) for count in (1, 4, 5, 6, 9, 10)] == [1, 4, 3, 3, 3, 4]
