"""Building blocks of layouts: strips that squeeze and then wrap, stacks, and how much of the table they take."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil
from typing import Any

from ..layout import Layout, ZoneLayout, fit, spot

Size = tuple[float, float]

LABEL_SIZE = 14
"""Height of a label's letters, in units of the layout; the front end never draws them smaller."""


def strip(
    x: float, y: float, room: float, *, size: Size, scale: float, step: float, least: float, most: int
) -> ZoneLayout:
    """Pieces side by side: apart while there is room, then overlapping, then in several lines.

    `most` is the greatest number that ever lies there.
    """
    zone: ZoneLayout = {
        "x": x,
        "y": y,
        "step": step,
        "least": min(least, step),
        "room": room,
        "scale": scale,
        "size": size,
    }
    if most > fit(zone, zone["least"]):
        zone["line"] = size[1] * scale + 4
    return zone


def stack(x: float, y: float, *, size: Size, scale: float, spread: float, most: int) -> ZoneLayout:
    """Pieces on top of each other, however many, with enough of their edges showing to look like a stack."""
    step = min(2, spread)
    least = min(step, spread / max(1, most - 1))
    return {
        "x": x,
        "y": y,
        "step": step,
        "least": least,
        "room": size[0] * scale + spread,
        "scale": scale,
        "size": size,
    }


def height(zone: ZoneLayout, most: int) -> float:
    """How much of the table a strip takes downwards when `most` pieces lie there."""
    last_line = max(spot(zone, index, most)[1] for index in range(max(1, most)))
    return last_line - zone["y"] + zone["size"][1] * zone.get("scale", 1)


def even_lines(count: int, fitting: int) -> int:
    """How many to a line, at most `fitting`, so that the lines are about equally long.

    >>> even_lines(4, 3), even_lines(10, 4), even_lines(0, 4)
    (2, 4, 1)
    """
    return ceil(count / ceil(count / max(1, fitting))) if count else 1


def moved(zone: ZoneLayout, right: float) -> ZoneLayout:
    """The same zone, further to the right."""
    there = ZoneLayout(**zone)
    there["x"] += right
    if box := zone.get("box"):
        there["box"] = (box[0] + right, *box[1:])
    if label := zone.get("label"):
        there["label"] = (label[0] + right, *label[1:])
    return there


def finished(w: float, h: float, zones: Iterable[ZoneLayout | None]) -> Layout:
    """The layout with room for its labels and short numbers, ready to cross the border."""
    placed = list(zones)
    others = [zone for zone in placed if zone is not None]
    return {
        "w": _short(w),
        "h": _short(h),
        "zones": [_short(zone and _with_label_room(zone, others, w)) for zone in placed],
    }


def _with_label_room(zone: ZoneLayout, others: Sequence[ZoneLayout], edge: float) -> ZoneLayout:
    """A label that runs to the right is told how far, before it meets another label, a piece or the edge."""
    label = zone.get("label")
    if not label or label[2] != "start":
        return zone
    x, y, anchor = label[:3]
    limits = [edge]
    for other in others:
        named = other.get("label")
        if named and named[0] > x and abs(named[1] - y) < LABEL_SIZE:
            limits.append(named[0])
        if other["x"] > x and other["y"] < y < other["y"] + other["size"][1] * other.get("scale", 1) + LABEL_SIZE:
            limits.append(other["x"])
    return {**zone, "label": (x, y, anchor, min(limits) - x - 2)}


def _short(value: Any) -> Any:
    if isinstance(value, float):
        return int(value) if value == int(value) else round(value, 3)
    if isinstance(value, dict):
        return {key: _short(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [_short(each) for each in value]
    return value
