"""Where things lie on the table of Sequence, what they look like, and what a step shows."""

from __future__ import annotations

import json
import re
from itertools import combinations
from xml.etree import ElementTree

import pytest

import ludoteca
from ludoteca.faces import sequence as faces
from ludoteca.faces.sequence_board import CELL, EDGE
from ludoteca.layout import spot
from ludoteca.scenes import sequence
from ludoteca_engine import GAMES
from ludoteca_engine.core import Zone
from ludoteca_engine.sequence.board import BY_NAME, CARD_AT, CORNERS, NAMES
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


def marked(widget, kind):
    """Zones with their marks at the first step of a kind."""
    frame = next(frame for frame in widget.frames if frame["k"] == kind)
    return {widget.scene["zones"][label[0]]: label[2] for label in frame["n"] if len(label) > 2}


def test_the_spaces_a_caption_names_carry_its_dots():
    assert marked(ludoteca.Walkthrough("sequence/corner"), "sequence-made") == {"r1c1": "1"}
    assert marked(ludoteca.Walkthrough("sequence/second"), "sequence-made") == {"r3c5": "1"}
    assert marked(ludoteca.Walkthrough("sequence/advanced"), "sequence-broken") == {"r7c6": "1"}


def test_the_spaces_open_to_the_card_played_are_outlined():
    assert marked(ludoteca.Walkthrough("sequence/turn"), "card-played") == {"r5c8": "o2", "r10c6": "o3"}
    taken = marked(ludoteca.Walkthrough("sequence/one-eyed"), "card-played")
    assert taken == dict.fromkeys(("r7c4", "r7c5", "r7c6", "r7c7"), "o")
    assert marked(ludoteca.Walkthrough("sequence/two-eyed"), "card-played") == {"board": "o"}


def test_a_draw_that_is_owed_is_outlined_and_written_at_the_hand():
    widget = ludoteca.Walkthrough("sequence/tip-draw")
    assert marked(widget, "draw-owed")["draw"] == "o2"
    hand = widget.scene["zones"].index("hand-p1")
    frame = next(frame for frame in widget.frames if frame["k"] == "draw-owed")
    line = next(label[1] for label in frame["n"] if label[0] == hand)
    assert widget.words["en"]["lines"][line] == "Player 1: may still draw"


def test_a_zone_without_words_and_marks_is_not_sent():
    widget = ludoteca.Walkthrough("sequence/turn")
    assert {widget.scene["zones"][label[0]] for label in widget.frames[0]["n"]}.isdisjoint(BY_NAME)


def journeys(widget, step):
    """From where to where pieces travel at a step."""
    zones = widget.scene["zones"]
    before = {piece[0]: zones[piece[2]] for piece in widget.frames[step - 1]["p"]}
    after = {piece[0]: zones[piece[2]] for piece in widget.frames[step]["p"]}
    return {before[sprite]: zone for sprite, zone in after.items() if before.get(sprite, zone) != zone}


def step_of(widget, kind):
    return next(number for number, frame in enumerate(widget.frames) if frame["k"] == kind)


def test_the_drawn_card_travels_from_the_pile_to_the_hand():
    assert journeys(ludoteca.Walkthrough("sequence/turn"), 3) == {"draw": "hand-p1"}


def test_a_chip_travels_from_its_supply_and_back():
    placed, taken = ludoteca.Walkthrough("sequence/turn"), ludoteca.Walkthrough("sequence/one-eyed")
    assert journeys(placed, step_of(placed, "chip-placed")) == {"chipsb": "r5c8"}
    assert journeys(taken, step_of(taken, "chip-removed")) == {"r7c6": "chipsg"}
    for widget, kind in ((placed, "chip-placed"), (taken, "chip-removed")):
        shown = [widget.scene["zones"][piece[2]] for piece in widget.frames[step_of(widget, kind)]["p"]]
        assert shown.count("chipsb") == shown.count("chipsg") == 1


@pytest.mark.parametrize(("example", "kind"), [("goal", "sequence-made"), ("advanced", "sequence-broken")])
def test_chips_that_are_locked_or_come_loose_stay_where_they_are(example, kind):
    widget = ludoteca.Walkthrough(f"sequence/{example}")
    assert journeys(widget, step_of(widget, kind)) == {}


def test_where_another_part_begins_nothing_has_just_moved():
    widget = ludoteca.Walkthrough("sequence/goal")
    starts = [number for number, frame in enumerate(widget.frames) if frame["k"] == "start"]
    assert len(starts) == 5 and any(journeys(widget, number) for number in starts[1:])
    assert not [piece for number in starts for piece in widget.frames[number]["p"] if len(piece) > 4]


def test_the_spaces_are_one_grid_on_the_board():
    for example in ("turn", "cut"):
        scene = ludoteca.Walkthrough(f"sequence/{example}").scene
        assert scene["grids"] == [{"on": 0, "count": 100, "per": 10}]
        assert scene["zones"][:101] == ["board", *NAMES]


@pytest.mark.parametrize(
    ("lang", "space", "corner"),
    [
        ("en", "r3c7, six of diamonds", "r1c1, bonus corner for everybody"),
        ("pt", "r3c7, seis de ouros", "r1c1, canto de bónus para todos"),
        ("it", "r3c7, sei di quadri", "r1c1, angolo bonus per tutti"),
        ("nl", "r3c7, ruiten zes", "r1c1, bonushoek voor iedereen"),
    ],
)
def test_a_space_is_named_by_its_place_and_its_card(lang, space, corner):
    widget = ludoteca.Walkthrough("sequence/turn")
    names = [widget.words[lang]["lines"][line] for line in widget.words[lang]["zones"]]
    assert (names[27], names[1]) == (space, corner)


def outlined(example, kind):
    """Spaces whose chip draws a line round a Sequence at the first step of a kind."""
    widget = ludoteca.Walkthrough(f"sequence/{example}")
    frame = widget.frames[step_of(widget, kind)]
    faces = widget.scene["faces"]
    return {widget.scene["zones"][zone]: faces[face]["svg"].count("<rect") for _, face, zone, *_ in frame["p"]}


def test_a_completed_sequence_is_outlined_from_its_middle():
    for example, middle in (("goal", "r3c5"), ("corner", "r1c3")):
        chips = {space: lines for space, lines in outlined(example, "sequence-made").items() if space in BY_NAME}
        assert {space for space, lines in chips.items() if lines} == {middle}
        assert not any(lines for space, lines in outlined(example, "chip-placed").items() if space in BY_NAME)


def test_a_picture_does_not_cut_the_outline_off():
    widget = ludoteca.Walkthrough("sequence/goal")
    made = step_of(widget, "sequence-made")
    free = [re.findall(r'<symbol [^>]*overflow="visible"', widget.picture(step)) for step in (made - 1, made)]
    assert [len(symbols) for symbols in free] == [0, 1]


def test_a_chip_in_the_middle_of_two_sequences_outlines_both():
    board = "B! r3c3 r3c4 r3c5 r3c6 r3c7 r1c5 r2c5 r4c5 r5c5"
    state = GAME.parse(f"sequence | players 2 | board {board} | sequences B r3c3-r3c7 r1c5-r5c5")
    name = sequence.face(state, Zone("r3c5"), "B!")
    assert (name, sequence.face(state, Zone("r3c6"), "B!")) == ("B!across,down", "B!")
    assert faces.draw(name).svg.count("<rect") == 2 and "rotate(90" in faces.draw(name).svg


def test_the_table_in_words_names_chips_and_cards_in_full():
    widget = ludoteca.Walkthrough("sequence/locked")
    told = widget.words["en"]["lines"][widget.frames[0]["a"]]
    assert "r7c4, eight of hearts: green chip, locked." in told and "one-eyed jack of spades" in told
    assert "Board" not in told and "Blue chips" not in told


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
