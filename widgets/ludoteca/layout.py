"""Where a piece lies: the one formula of the contract, also written in TypeScript (`layout.ts`)."""

from __future__ import annotations

from math import floor
from typing import Literal, NotRequired, TypedDict

Anchor = Literal["start", "middle", "end"]
Box = tuple[float, float, float, float]
"""x, y, width, height."""

SLACK = 1e-9
"""Rounding must not cost a piece that fits exactly."""


class ZoneLayout(TypedDict):
    """How the pieces of one zone are laid out; `widgets/contract/README.md` says what each key means."""

    x: float
    y: float
    step: float
    size: tuple[float, float]
    along: NotRequired[Literal["x", "y"]]
    least: NotRequired[float]
    room: NotRequired[float]
    per: NotRequired[int]
    line: NotRequired[float]
    scale: NotRequired[float]
    box: NotRequired[Box | None]
    label: NotRequired[tuple[float, float, Anchor] | tuple[float, float, Anchor, float] | None]


class Layout(TypedDict):
    """A whole table; `zones` runs parallel to the zones of the scene."""

    w: float
    h: float
    zones: list[ZoneLayout | None]


def spot(zone: ZoneLayout, index: int, count: int) -> tuple[float, float, float]:
    """Where piece `index` of `count` lies: x and y of its corner, and its scale.

    >>> row: ZoneLayout = {"x": 10, "y": 20, "step": 70, "least": 30, "room": 270, "size": (60, 90)}
    >>> spot(row, 1, 4), spot(row, 1, 5)
    ((80, 20, 1), (62.5, 20, 1))
    """
    distance, per = _spread(zone, count)
    line, place = divmod(index, per) if per else (0, index)
    onward, across = place * distance, line * zone.get("line", 0)
    if zone.get("along") == "y":
        onward, across = across, onward
    return zone["x"] + onward, zone["y"] + across, zone.get("scale", 1)


def fit(zone: ZoneLayout, distance: float) -> int:
    """How many pieces this far apart fit into a line of a zone that has a room."""
    return max(1, floor((zone["room"] - _extent(zone)) / distance + SLACK) + 1)


def _spread(zone: ZoneLayout, count: int) -> tuple[float, int | None]:
    """Distance between the pieces, and how many make a line (None: there is one line)."""
    step = zone["step"]
    if "per" in zone:
        return step, zone["per"]
    if "room" not in zone or count <= fit(zone, step):
        return step, None
    least = zone.get("least", step)
    if count <= fit(zone, least):
        return (zone["room"] - _extent(zone)) / (count - 1), None
    return least, fit(zone, least)


def _extent(zone: ZoneLayout) -> float:
    return zone["size"][zone.get("along") == "y"] * zone.get("scale", 1)
