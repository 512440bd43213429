"""The table of a picture: grounds, labels, pieces and marks, where the layout puts them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from ..faces.cards import FONT
from ..faces.palette import LIGHT, plain
from ..layout import Box, Layout, ZoneLayout, spot
from ..svg import num, safe, tag
from ..words import line_of
from .marks import FAINT, OUTLINES, POSSIBLE, marked
from .measure import shortened

LABEL = 14
"""Height of a label's letters."""
BEYOND = 'overflow="visible"'
"""In a face that draws beyond its box."""
WORTH_SHARING = 80
"""Letters; a reference to a shape is about this long itself."""
STACKED = 0.8
"""A piece that covers so much of the one below lies on a stack with it."""


class Placed(NamedTuple):
    face: int
    zone: int
    nth: int
    box: Box
    marks: str


def faces_in(scene: dict[str, Any], frame: dict[str, Any], layout: Layout, prefix: str) -> str:
    """The faces this frame shows, each once."""
    used = sorted({piece.face for piece in placed(scene, frame, layout)})
    return _drawn_once("".join(_symbol(scene["faces"][face], f"{prefix}f{face}") for face in used), prefix)


def _drawn_once(symbols: str, prefix: str) -> str:
    """The same symbols, with every longer shape that several faces share drawn once: a picture has to stay small."""
    shapes = Counter(re.findall(r"<(?:path|rect|circle|ellipse) [^>]*/>", symbols))
    shared = [shape for shape, times in shapes.items() if times > 1 and len(shape) > WORTH_SHARING]
    once = ""
    for number, shape in enumerate(shared):
        name = f"{prefix}s{number}"
        once += re.sub(r"^<(\w+) ", rf'<\1 id="{name}" ', shape)
        symbols = symbols.replace(shape, f'<use xlink:href="#{name}"/>')
    return tag("defs", once) + symbols if once else symbols


def _symbol(face: dict[str, Any], name: str) -> str:
    # The whole picture is in this font already.
    svg = plain(face["svg"]).replace(f' font-family="{FONT}"', "")
    beyond = "visible" if BEYOND in svg else None
    return tag("symbol", svg, id=name, viewBox=f"0 0 {num(face['w'])} {num(face['h'])}", overflow=beyond)


def table(scene: dict[str, Any], frame: dict[str, Any], words: dict[str, Any], layout: Layout, prefix: str) -> str:
    """The table. Marks come last, so that no piece covers them."""
    pieces = placed(scene, frame, layout)
    labels = {label[0]: label for label in frame["n"]}
    grounds = "".join(_ground(zone, _marks(labels.get(number))) for number, zone in _zones(layout))
    said = "".join(
        _label(zone, line_of(words, labels[number][1])) for number, zone in _zones(layout) if number in labels
    )
    return (
        tag("rect", width=layout["w"], height=layout["h"], rx=10, fill=LIGHT["table"])
        + tag("g", grounds, fill="none", stroke=LIGHT["line"], stroke_width=1.5)
        + tag("g", said, font_size=LABEL, font_weight="700", fill=LIGHT["muted"])
        + "".join(_piece(piece, prefix) for piece in pieces)
        + _all_marks(frame, layout, pieces)
    )


def placed(scene: dict[str, Any], frame: dict[str, Any], layout: Layout) -> list[Placed]:
    """The pieces the layout shows, zone by zone; what lies later lies on top."""
    counts: dict[int, int] = {}
    for _, _, zone, index, *_ in frame["p"]:
        counts[zone] = max(counts.get(zone, 0), index + 1)
    found = []
    for piece in frame["p"]:
        _, face, zone, index = piece[:4]
        where = layout["zones"][zone]
        if where is not None:
            x, y, scale = spot(where, index, counts[zone])
            size = scene["faces"][face]
            box = (x, y, size["w"] * scale, size["h"] * scale)
            found.append(Placed(face, zone, index, box, piece[4] if len(piece) > 4 else ""))
    return sorted(found, key=lambda each: (each.zone, each.nth))


def _zones(layout: Layout) -> Iterator[tuple[int, ZoneLayout]]:
    return ((number, zone) for number, zone in enumerate(layout["zones"]) if zone is not None)


def _marks(label: list[Any] | None) -> str:
    return label[2] if label and len(label) > 2 else ""


def _ground(zone: ZoneLayout, marks: str) -> str:
    if not zone.get("box"):
        return ""
    x, y, w, h = _box(zone)
    return tag("rect", x=x, y=y, width=w, height=h, rx=10, opacity=0.4 if FAINT in marks else None)


def _box(zone: ZoneLayout) -> Box:
    """The ground of a zone, or where its first piece would lie."""
    scale, (w, h) = zone.get("scale", 1), zone["size"]
    return zone.get("box") or (zone["x"], zone["y"], w * scale, h * scale)


def _label(zone: ZoneLayout, text: str) -> str:
    label = zone.get("label")
    if not label:
        return ""
    x, y, anchor, *room = label
    if room:
        text = shortened(text, room[0], LABEL, bold=True)
    return tag("text", safe(text), x=x, y=y, text_anchor=None if anchor == "start" else anchor)


def _piece(piece: Placed, prefix: str) -> str:
    x, y, w, h = piece.box
    href = f"#{prefix}f{piece.face}"
    opacity = 0.4 if FAINT in piece.marks else None
    # The older of the two names: every viewer and converter knows it.
    return tag("use", xlink__href=href, x=x, y=y, width=w, height=h, opacity=opacity)


def _all_marks(frame: dict[str, Any], layout: Layout, pieces: list[Placed]) -> str:
    rule = frame["r"][0] if frame["r"] else ""
    zones = dict(_zones(layout))
    found = [marked(_box(zones[label[0]]), _marks(label), rule) for label in frame["n"] if label[0] in zones]
    return "".join([*found, *(marked(piece.box, piece.marks, rule) for piece in _stacks_as_one(pieces))])


def _stacks_as_one(pieces: list[Placed]) -> list[Placed]:
    """Pieces of a stack that carry the same outline get one round them all; what is possible, if it overlaps at all."""
    found: list[Placed] = []
    for piece in pieces:
        below = found[-1] if found else None
        if below and _in_one_stack(below, piece) and _outlined(below) == _outlined(piece):
            dots = "".join(mark for mark in below.marks if mark.isdigit())
            found[-1] = piece._replace(box=_around(below.box, piece.box), marks=piece.marks + dots)
        else:
            found.append(piece)
    return found


def _outlined(piece: Placed) -> set[str]:
    return set(piece.marks) & set(OUTLINES)


def _in_one_stack(lower: Placed, upper: Placed) -> bool:
    """Do they lie in the same place, and hardly anything of the lower one shows?"""
    (x, y, w, h), (left, top, width, height) = lower.box, upper.box
    share = 0 if lower.marks == upper.marks == POSSIBLE else STACKED
    return lower.zone == upper.zone and x + w - left > width * share and y + h - top > height * share


def _around(one: Box, other: Box) -> Box:
    x, y = min(one[0], other[0]), min(one[1], other[1])
    return (x, y, max(one[0] + one[2], other[0] + other[2]) - x, max(one[1] + one[3], other[1] + other[3]) - y)
