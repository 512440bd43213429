"""How far a label can run, as scenes say it and pictures keep to it."""

from __future__ import annotations

from ludoteca.layout import ZoneLayout
from ludoteca.scenes.places import finished


def zone(x: float, y: float, **more: object) -> ZoneLayout:
    return {"x": x, "y": y, "step": 10, "size": (30, 40), **more}  # type: ignore[typeddict-item]


def rooms(*zones: ZoneLayout | None) -> list[float | None]:
    """The rooms of the labels on a table 300 wide; None: a label that is never cut."""
    placed = finished(300, 200, zones)["zones"]
    return [label[3] if len(label) > 3 else None for each in placed if each and (label := each["label"])]


def test_alone_it_runs_to_the_edge():
    assert rooms(zone(10, 20, label=(10, 15, "start")), None) == [288]


def test_it_ends_before_the_next_label_in_its_line():
    left, right = zone(10, 20, label=(10, 15, "start")), zone(110, 120, label=(110, 20, "start"))
    assert rooms(left, right) == [98, 188]


def test_a_label_in_another_line_is_no_limit():
    above, below = zone(10, 20, label=(10, 15, "start")), zone(110, 120, label=(110, 115, "start"))
    assert rooms(above, below) == [288, 188]


def test_it_ends_before_a_piece_beside_it():
    assert rooms(zone(10, 20, label=(10, 15, "start")), zone(60, 5, label=None)) == [48]


def test_what_is_centred_or_ends_somewhere_is_not_cut():
    assert rooms(zone(10, 20, label=(10, 15, "middle")), zone(90, 90, label=(90, 88, "end"))) == [None, None]
