"""Where things lie on the table of Tricky Twist, in any set-up, and what the cards look like."""

from __future__ import annotations

from itertools import combinations, pairwise
from random import Random

import pytest

import ludoteca
from ludoteca.faces.palette import LIGHT
from ludoteca.faces.tricky_twist import draw
from ludoteca.layout import spot
from ludoteca.scenes import scene, tricky_twist
from ludoteca_engine import GAMES
from ludoteca_engine.core import replay
from ludoteca_engine.tricky_twist.cards import BONUS_CARDS, DECK, SCORE_CARDS

GAME = GAMES["tricky-twist"]
LAYOUTS = ("narrow", "wide", "stage")
CROWDED = (
    "tricky-twist base | score RUN | hands p1 ?*16 p2 1O 2O 3O 4O 5O 6O 7O 8O 9O 10O 11O 12O 1X 2X 3X 4X p3 - p4 ?*3"
    " | aside p2 5X 6X | reserves p1 ?*5 | bonus p1 FLIP=4D JOKER=false V1=7 V2=2 V3=9 V4=4D+1 TRICKS=yes"
    f" | tricks p1 {' / '.join(f'{n}W' for n in range(1, 13))} p3 1D 2D 3D / 4D"
    " | false p1 5D 6D 7D 8D 9D 10D 11D 12D p3 7X | covered p1 8X 9X | middle p1 10X p2 11X"
)


def played(players, seed=4):
    dice, states = Random(seed), [GAME.deal(players, seed=seed)]
    while (moves := GAME.legal_moves(states[-1])) and states[-1].round == 1:
        states += [beat.state for beat in GAME.unfold(states[-1], dice.choice(moves))]
    return states


ROUND = played(4)
TABLES = {
    **{example.id: [page.state for page in replay(GAME, example)] for example in GAME.examples},
    "nothing": [GAME.parse("tricky-twist")],
    "one player": [GAME.parse("tricky-twist | hands p1 7W")],
    "twelve players": [GAME.parse("tricky-twist | players 12 | hands p12 7W | middle p1 7O")],
    "crowded": [GAME.parse(CROWDED)],
    "four players": ROUND,
    "four players, seen by one": [GAME.seen_by(state, 2) for state in ROUND],
    "three players": played(3),
}


def places(states, name):
    """Every place a piece takes, with its zone and the number of the table."""
    zones = tricky_twist.zones(states)
    layout = tricky_twist.layouts(states, zones)[name]
    where = {zone.id: each for zone, each in zip(zones, layout["zones"], strict=True)}
    found = []
    for number, state in enumerate(states):
        for zone in GAME.zones(state):
            for index in range(len(zone.pieces) if zone.id in where else 0):
                x, y, scale = spot(where[zone.id], index, len(zone.pieces))
                found.append((number, zone, (x, y, 60 * scale, 84 * scale)))
    return layout, where, found


def overlap(one, other):
    (x, y, w, h), (left, top, width, height) = one, other
    return x < left + width - 0.01 and left < x + w - 0.01 and y < top + height - 0.01 and top < y + h - 0.01


@pytest.mark.parametrize("name", LAYOUTS)
@pytest.mark.parametrize("table", TABLES)
def test_everything_stays_on_the_table(table, name):
    layout, where, found = places(TABLES[table], name)
    for _, zone, (x, y, w, h) in found:
        assert x >= 0 and y >= 0 and x + w <= layout["w"] + 0.1 and y + h <= layout["h"] + 0.1, (zone.id, x, y)
    labels = [each["label"] for each in where.values() if each.get("label")]
    assert all(0 <= x <= layout["w"] and 10 <= y <= layout["h"] for x, y, _ in labels)
    grounds = [each["box"] for each in where.values() if each.get("box")]
    assert not [pair for pair in combinations(grounds, 2) if overlap(*pair)]


@pytest.mark.parametrize("name", LAYOUTS)
@pytest.mark.parametrize(
    "table", ["tricky-twist/trick-7-9-2", "tricky-twist/score-add-card", "crowded", "three players"]
)
def test_cards_of_different_places_do_not_cover_each_other(table, name):
    *_, found = places(TABLES[table], name)
    for number in {each[0] for each in found}:
        lying = [(zone, box) for at, zone, box in found if at == number]
        for (one, box), (other, there) in combinations(lying, 2):
            same = one.kind == other.kind and one.owner == other.owner
            assert same or not overlap(box, there), (one.id, other.id)


@pytest.mark.parametrize("name", LAYOUTS)
def test_tricks_can_be_counted(name):
    _, where, _ = places(TABLES["crowded"], name)
    starts = [where[f"trick-p1-{number}"]["x"] for number in range(1, 13)]
    assert all(after - before >= 13 for before, after in pairwise(starts))


def test_players_sit_clockwise_round_the_middle():
    _, where, _ = places(TABLES["tricky-twist/trick-7-9-2"], "wide")
    (x1, y1), (x2, y2), (x3, y3), (x4, y4) = (
        (where[f"hand-p{n}"]["x"], where[f"hand-p{n}"]["y"]) for n in (1, 2, 3, 4)
    )
    assert y1 == y2 < where["middle-p1"]["y"] < y3 == y4 and x1 == x4 < x2 == x3


def test_a_scene_is_found_by_the_name_of_its_game():
    assert scene("tricky-twist") is tricky_twist


def test_which_cards_lie_face_down():
    state = GAME.parse(
        "tricky-twist | score RUN | hands p1 3W ? p2 4W | reserves p1 5W 6W | tricks p1 7W 8W | false p1 2O ?"
        " | covered p1 9W"
    )
    faces = {zone.id: [tricky_twist.face(state, zone, piece) for piece in zone.pieces] for zone in GAME.zones(state)}
    assert faces["hand-p1"] == ["3W", "back"] and faces["reserve-p1"] == ["back"] * 2
    assert faces["trick-p1-1"] == ["back"] * 2 and faces["false-p1"] == ["2O", "?"] and faces["covered-p1"] == ["back"]


def labels(text):
    state = GAME.parse(text)
    shown = {zone.id: tricky_twist.label(state, zone) for zone in GAME.zones(state)}
    return {zone: (label.key, dict(label.args)) for zone, label in shown.items() if label}


def test_labels_mark_the_led_suit_and_count():
    found = labels(
        "tricky-twist | score RUN | hands p1 3W p2 4W p3 5W | middle p1 7W | reserves p2 1O 2O | tricks p1 1D / 2D"
        " | false p1 2O 3O | bonus p1 JOKER=false V1 p2 V3=9"
    )
    assert found["middle-p1"] == ("label-leads", {"seat": 0, "suit": "W"}) and found["middle-p2"][0] == "label-seat"
    assert found["trick-p1-1"] == ("label-tricks", {"count": 2}) and "trick-p1-2" not in found
    assert found["false-p1"] == ("label-false", {"count": 3}), "the joker counts"
    assert found["reserve-p2"] == ("label-reserve", {"count": 2})
    assert found["turned-p2"] == ("label-uses", {"uses": ({"bonus": "V3", "use": "9"},)})
    assert found["score"] == ("score-word", {"score": "RUN"}) and found["turnedsupply"][0] == "label-turnedsupply"


def test_labels_add_up_the_points():
    found = labels("tricky-twist | hands p1 - p2 - p3 - | points p1 9 p2 12 | totals p1 30 | stage deal")
    assert found["hand-p1"] == ("label-total", {"seat": 0, "points": 9, "before": 21, "total": 30})
    counting = labels("tricky-twist | hands p1 - p2 - p3 - | points p1 9 p2 12 | stage uses")
    assert counting["hand-p1"] == ("label-points", {"seat": 0, "points": 9})


@pytest.mark.parametrize("name", [*DECK, *SCORE_CARDS, *BONUS_CARDS, "back", "?"])
def test_every_card_has_a_face_of_its_own(name):
    face = draw(name)
    assert (face.w, face.h) == (60, 84) and "<path" in face.svg and len(face.svg) < 4000
    assert name not in DECK or f">{name}<" in face.svg, (
        "the letter of the suit is there for those who cannot tell shapes"
    )


def test_no_two_faces_are_equal_and_every_suit_has_its_shape_colour_and_hatching():
    faces = [draw(name).svg for name in (*DECK, *SCORE_CARDS, *BONUS_CARDS)]
    assert len(set(faces)) == 65
    fives = {suit: draw(f"5{suit}").svg for suit in "OXWD"}
    colours = {
        suit: [name for name in LIGHT if f"--ludo-{name}," in svg and name[0] == "c"] for suit, svg in fives.items()
    }
    assert len({tuple(each) for each in colours.values()}) == 4 and all(len(each) == 1 for each in colours.values())


def test_a_seven_carries_the_bonus_symbol_and_others_do_not():
    assert draw("7W").svg.count("<circle") == 1 and draw("6W").svg.count("<circle") == 0


@pytest.mark.parametrize("example", GAME.examples, ids=lambda example: example.id)
def test_every_example_makes_a_widget_and_a_picture(example):
    widget = ludoteca.Walkthrough(example.id, predict=True)
    assert widget.picture().startswith("<svg") and widget.questions
    for question in widget.questions:
        assert 2 <= len(question["options"]) <= 8


def test_frames_are_small():
    import json

    for name in ("trick-7-9-2", "x-whole-round"):
        widget = ludoteca.Walkthrough(f"tricky-twist/{name}")
        assert max(len(json.dumps(frame, separators=(",", ":"))) for frame in widget.frames) < 1500
