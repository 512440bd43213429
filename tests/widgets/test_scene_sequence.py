"""Where things lie on the table of Sequence, what they look like, and what a step shows."""

from __future__ import annotations

import json
from itertools import combinations
from xml.etree import ElementTree

import pytest

import ludoteca
from ludoteca.faces import sequence as faces
from ludoteca.faces.sequence_board import CELL, EDGE
from ludoteca.layout import spot
from ludoteca.scenes import sequence
from ludoteca_engine import GAMES
from ludoteca_engine.sequence.board import BY_NAME, CARD_AT, CORNERS
from ludoteca_engine.sequence.state import PACK

GAME = GAMES["sequence"]
LAYOUTS = ("narrow", "wide", "stage")


def played(players, turns=40, **options):
    states = [GAME.deal(players, seed=1, **options)]
    while GAME.to_act(states[-1]) and len(states) < turns:
        moves = GAME.legal_moves(states[-1])
        states += [beat.state for beat in GAME.unfold(states[-1], moves[len(moves) // 2])]
    return states


TABLES = {
    "nothing": [GAME.parse("sequence | players 2")],
    "two players": played(2, 200),
    "three players": played(3),
    "six in three teams": played(6, sides=3),
    "twelve players": played(12),
    "twelve players, seen by one": [GAME.seen_by(state, 4) for state in played(12)],
    "a cut": [GAME.parse("sequence | cuts p1 KH p2 4C p3 AS")],
    "long hands": [GAME.parse("sequence | players 2 | hands p1 " + " ".join(PACK[:30]) + " p2 ?*40")],
}


def boxes(states, zones, layout):
    """Zone and place of every piece that ever lies beside the board."""
    found = set()
    for state in states:
        pieces = {zone.id: zone.pieces for zone in GAME.zones(state)}
        for zone, where in zip(zones, layout["zones"], strict=True):
            lying = pieces.get(zone.id, ())
            for place in range(len(lying)):
                x, y, scale = spot(where, place, len(lying))
                w, h = where["size"]
                found.add((zone.id, x, y, w * scale, h * scale))
    return found


@pytest.mark.parametrize("name", LAYOUTS)
@pytest.mark.parametrize("table", TABLES)
def test_every_piece_lies_on_the_table(table, name):
    states = TABLES[table]
    zones = sequence.zones(states)
    layout = sequence.layouts(states, zones)[name]
    assert len(layout["zones"]) == len(zones) and None not in layout["zones"]
    for _, x, y, w, h in boxes(states, zones, layout):
        assert x >= 0 and y >= 0 and x + w <= layout["w"] + 0.01 and y + h <= layout["h"] + 0.01


@pytest.mark.parametrize("name", LAYOUTS)
@pytest.mark.parametrize("table", TABLES)
def test_zones_beside_the_board_do_not_overlap(table, name):
    states = TABLES[table]
    zones = sequence.zones(states)
    layout = sequence.layouts(states, zones)[name]
    beside = [box for box in boxes(states, zones, layout) if box[0] != "board" and box[0] not in BY_NAME]
    for (one, x, y, w, h), (other, left, top, wide, high) in combinations(beside, 2):
        if one != other:
            apart = x + w <= left + 0.5 or left + wide <= x + 0.5 or y + h <= top + 0.5 or top + high <= y + 0.5
            assert apart, (one, other)


def test_the_board_is_one_drawing_with_every_card_twice_and_a_star_in_each_corner():
    face = faces.draw("board")
    assert (face.w, face.h) == (EDGE, EDGE) == (10 * CELL, 10 * CELL)
    drawn = ElementTree.fromstring(f"<svg>{face.svg}</svg>")
    ranks = [text.text for text in drawn.iter("text")]
    assert ranks == [card[:-1] for space, card in enumerate(CARD_AT) if space not in CORNERS]
    assert len(face.svg) < 14_000 and 'pointer-events="none"' in face.svg


def test_a_chip_lies_in_the_middle_of_its_space():
    zones = sequence.zones(TABLES["two players"])
    layout = sequence.layouts(TABLES["two players"], zones)["wide"]
    where = {zone.id: each for zone, each in zip(zones, layout["zones"], strict=True)}
    x, y, w, h = where["r5c8"]["box"]
    left, top, scale = spot(where["r5c8"], 0, 1)
    size = where["r5c8"]["size"][0] * scale
    assert left + size / 2 == pytest.approx(x + w / 2, abs=0.01)
    assert top + size / 2 == pytest.approx(y + h / 2, abs=0.01)


def test_sides_differ_by_shape_and_locked_chips_by_their_rim():
    drawn = {name: faces.draw(name).svg for name in ("B", "G", "R", "B!", "G!", "R!")}
    colourless = {name: svg.replace("c2", "c").replace("c4", "c").replace("c5", "c") for name, svg in drawn.items()}
    assert len({svg.split("</circle>")[-1] for svg in colourless.values()}) == 6
    assert "dasharray" in drawn["B!"] and "dasharray" not in drawn["B"]


@pytest.mark.parametrize("card", [*PACK, "?", "back", "B", "G!", "board"])
def test_every_face_is_sound_and_follows_the_theme(card):
    face = faces.draw(card)
    ElementTree.fromstring(f"<svg>{face.svg}</svg>")
    assert "#" not in face.svg.replace("var(--ludo-", "").split("url(")[0] or "var(--ludo-" in face.svg


def test_jacks_show_their_eyes():
    assert faces.draw("JD").svg.count("<circle") == 2 and faces.draw("JS").svg.count("<circle") == 1


@pytest.mark.parametrize("example", GAME.examples, ids=lambda example: example.id)
def test_frames_are_small_and_the_board_lies_at_the_bottom(example):
    widget = ludoteca.Walkthrough(example.id)
    for frame in widget.frames:
        assert len(json.dumps(frame, separators=(",", ":"))) <= 1_500
        assert widget.scene["zones"][0] == "board" and [piece for piece in frame["p"] if piece[2] == 0]


def test_the_spaces_a_step_speaks_of_carry_its_dots():
    widget = ludoteca.Walkthrough("sequence/corner")
    marked = {widget.scene["zones"][label[0]]: label[2] for label in widget.frames[3]["n"] if len(label) > 2}
    assert marked == {"r1c1": "1", "r1c2": "2", "r1c3": "3", "r1c4": "4", "r1c5": "5"}


def test_the_drawn_card_travels_from_the_pile_to_the_hand():
    widget = ludoteca.Walkthrough("sequence/turn")
    zones = widget.scene["zones"]
    before = {piece[0]: zones[piece[2]] for piece in widget.frames[2]["p"]}
    after = {piece[0]: zones[piece[2]] for piece in widget.frames[3]["p"]}
    moved = {before.get(sprite): zone for sprite, zone in after.items() if before.get(sprite) not in (None, zone)}
    assert moved == {"draw": "hand-p1"}


def test_a_space_is_spoken_of_by_place_card_and_chip():
    widget = ludoteca.Walkthrough("sequence/covered")
    question = next(each for each in widget.questions if each["at"] == 3)
    options = [widget._line(option["say"]) for option in question["options"]]
    assert "r10c6, nine of diamonds, free" in options and "r5c8, nine of diamonds, green chip" in options
    assert all("z" in option for option in question["options"])


def test_nobody_else_sees_a_hand_or_the_card_that_is_drawn():
    widget = ludoteca.Walkthrough("sequence/turn", seat=2)
    sent = json.dumps([widget.frames, widget.words["en"]["lines"]], ensure_ascii=False)
    assert "3♠" not in sent and "K♠" not in sent
    assert all(any(option["right"] for option in question["options"]) for question in widget.questions)
