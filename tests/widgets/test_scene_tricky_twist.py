"""Where things lie on the table of Tricky Twist, in any set-up, and what the cards look like."""

from __future__ import annotations

from itertools import combinations, pairwise
from random import Random

import pytest

import ludoteca
from ludoteca.faces.palette import LIGHT
from ludoteca.faces.tricky_twist import draw
from ludoteca.faces.tricky_twist_suits import SHAPES
from ludoteca.layout import spot
from ludoteca.scenes import scene, tricky_twist
from ludoteca_engine import GAMES
from ludoteca_engine.core import replay
from ludoteca_engine.texts import phrase, zone_name
from ludoteca_engine.tricky_twist import TrickyTwistTables
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
    assert all(0 <= x <= layout["w"] and 10 <= y <= layout["h"] for x, y, *_ in labels)
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


def shown(*texts):
    return [zone.id for zone in tricky_twist.zones([GAME.parse(f"tricky-twist | {text}") for text in texts])]


def test_only_what_is_played_with_has_a_place_on_the_table():
    uses = "players 3 | score SUIT | false p1 7W | bonus p1 V1 | stage uses"
    assert shown(uses) == ["score", "hand-p1", "bonus-p1", "false-p1"], "nobody can take a bonus card any more"
    assert shown("players 3 | points p2 4") == ["hand-p2"] and shown("players 3 | totals p3 4") == ["hand-p3"]
    assert shown("players 3") == ["hand-p1", "hand-p2", "hand-p3"]
    assert shown("hands p1 1O p2 2O p3 3O") == ["hand-p1", "hand-p2", "hand-p3"], "no trick is played"


def test_the_bonus_cards_to_take_lie_there_while_somebody_can_take_one():
    kept = "hands p1 1O p2 2O p3 3O | score SUIT | bonus p1 V1"
    assert "supply" in shown(kept, kept) and "supply" not in shown(kept)
    assert shown("players 3 | score SUIT | collect p1 | stage bonus")[:2] == ["score", "supply"]


def test_common_cards_come_first_then_the_middle_then_seat_by_seat():
    assert shown("score SUIT | hands p1 1O p2 2O p3 3O | middle p1 7W | tricks p2 4D / 5D | reserves p1 6D 7D") == [
        *("score", "middle-p1", "middle-p2", "middle-p3"),
        *("hand-p1", "reserve-p1", "hand-p2", "trick-p2-1", "trick-p2-2", "hand-p3"),
    ]


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


def faces_in(text, tables=None):
    """The faces of bonus and score cards, by zone."""
    state = GAME.parse(text)
    state = GAME.set_field(state, "tables", tables) if tables else state
    shown = ((zone, [tricky_twist.face(state, zone, piece) for piece in zone.pieces]) for zone in GAME.zones(state))
    return {zone.id: faces for zone, faces in shown if faces}


def test_variable_bonus_cards_show_only_the_side_that_is_up():
    suits = faces_in("tricky-twist | score SUIT | bonus p1 V4=X TRICKS p2 V2")
    assert suits["supply"] == ["BACK", "FLIP", "JOKER", "V1:O,W", "V3:X,W"]
    assert suits["bonus-p1"] == ["V4:X,D", "TRICKS"] and suits["bonus-p2"] == ["V2:O,D"]
    values = faces_in("tricky-twist | score ODD | bonus p1 V4 p2 V2=4")
    assert values["turnedsupply"][-2:] == ["V1:1,3,5,7,9,11", "V3:1,2,3,4,5,6,7,8,9,10,11,12"]
    assert values["turned-p1"] == ["V4:+1,-1"] and values["turned-p2"] == ["V2:2,4,6,8,10,12"]


def shapes_on(face):
    return [suit for suit, path in SHAPES.items() if path in draw(face).svg]


def test_a_side_is_drawn_without_the_other():
    assert shapes_on("V1:O,W") == ["O", "W"] and "1 3 5" not in draw("V1:O,W").svg
    odd = draw("V1:1,3,5,7,9,11").svg
    assert ">1 3 5<" in odd and ">7 9 11<" in odd and shapes_on("V1:1,3,5,7,9,11") == []
    assert ">±1<" in draw("V4:+1,-1").svg and ">1-12<" in draw(f"V3:{','.join(map(str, range(1, 13)))}").svg
    borders = [draw(face).svg.count("<rect") - 1 for face in ("V1:O,W", "V1:1,3", "V4:X,D", "V4:+1,-1")]
    assert borders == [0, 1, 0, 1], "the value side has a border"


def test_words_name_the_side_that_is_up():
    widget = ludoteca.Walkthrough("tricky-twist/sides")
    described = [widget.words["en"]["lines"][frame["a"]] for frame in widget.frames]
    assert any("value side up" in each for each in described) and any("suit side up" in each for each in described)
    assert all(("value side up" in each) != ("suit side up" in each) for each in described)
    for suit_side, text in ((True, "score SUIT"), (False, "score RUN")):
        state = GAME.parse(f"tricky-twist | {text} | bonus p1 V1")
        (zone,) = (zone for zone in GAME.zones(state) if zone.owner == 0 and zone.pieces == ("V1",))
        assert ("suit side" in zone_name(zone, GAME.id, "en")) is suit_side


OWN_BOX = TrickyTwistTables(
    pair_suits={"PAIR-2": "XD"},
    bonus_pairs={"V1": "OX"},
    rank_points=(9, 5, 2),
    odd_values=(3, 5, 9),
    value_sides={"V2": "odd"},
)


def test_cards_are_drawn_as_the_own_box_says():
    assert faces_in("tricky-twist | score PAIR-2 | bonus p1 V1", OWN_BOX)["score"] == ["PAIR-2:X,D"]
    assert faces_in("tricky-twist | score PAIR-2 | bonus p1 V1", OWN_BOX)["bonus-p1"] == ["V1:O,X"]
    assert faces_in("tricky-twist | score FEW", OWN_BOX)["score"] == ["FEW:9,5"]
    assert faces_in("tricky-twist | score RUN | bonus p1 V2", OWN_BOX)["turned-p1"] == ["V2:3,5,9"]
    assert shapes_on("PAIR-2:X,D") == ["X", "D"] and shapes_on("PAIR-2") == ["W", "D"]
    assert ">9<" in draw("FEW:9,5").svg and ">12<" in draw("FEW").svg


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


def test_what_is_planned_in_secret_is_shown_to_its_owner_alone():
    text = (
        "tricky-twist base round_bonus_order=simultaneous | players 3 | score SUIT | bonus p1 V1 TRICKS p2 V2 TRICKS"
        " | plans p1 V1 W / TRICKS | stage uses"
    )
    assert labels(text)["bonus-p1"] == ("label-uses", {"uses": ({"bonus": "V1", "use": "W"},)})
    seen = labels(GAME.text(GAME.seen_by(GAME.parse(text), 1)))
    assert seen["bonus-p1"] == seen["bonus-p2"] == ("label-bonus", {})


def test_labels_add_up_the_points():
    found = labels("tricky-twist | hands p1 - p2 - p3 - | points p1 9 p2 12 | totals p1 30 | stage deal")
    assert found["hand-p1"] == ("label-total", {"seat": 0, "points": 9, "before": 21, "total": 30})
    counting = labels("tricky-twist | hands p1 - p2 - p3 - | points p1 9 p2 12 | stage uses")
    assert counting["hand-p1"] == ("label-points", {"seat": 0, "points": 9})
    assert counting["hand-p3"] == ("label-seat", {"seat": 2})


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


def panel(state, event):
    """The figures under a caption, in English."""
    return [tuple(phrase(said, GAME.id, "en") for said in pair) for pair in tricky_twist.figures(state, event)]


def counted(*sections):
    """The panels while a round is counted, by kind of event and seat."""
    start = GAME.parse(" | ".join(("tricky-twist base", "players 3", *sections, "stage uses")))
    beats = GAME.unfold(start)
    return {(beat.event.kind, beat.event.args.get("seat")): panel(beat.state, beat.event) for beat in beats}


def test_the_score_of_a_round_adds_up_line_by_line():
    found = counted(
        "score KINDS", "tricks p1 1O / 2O p2 3O", "false p1 4W 5X p2 6D 7D", "bonus p1 TRICKS=yes", "totals p1 30"
    )
    assert found["base-scored", 0] == [
        ("2 tricks × 1", "2"),
        ("2 pairs × 5", "10"),
        ("TRICKS, 2 × 1", "2"),
        ("Tricks and pairs", "14"),
    ]
    assert found["card-scored", 0] == [
        ("2 tricks × 1", "2"),
        ("2 pairs × 5", "10"),
        ("TRICKS, 2 × 1", "2"),
        ("Different suits (KINDS): 2", "1"),
        ("This round", "15"),
        ("All rounds", "30 + 15 = 45"),
    ]
    assert found["base-scored", 1][:2] == [("One trick × 1", "1"), ("One pair × 3", "3")]
    assert found["round-scored", None] == [
        ("Player 1", "30 + 15 = 45"),
        ("Player 2", "0 + 4 = 4"),
        ("Player 3", "0 + 0 = 0"),
    ]


def test_ranks_stand_in_the_panel_where_ranks_count():
    found = counted("score FEW", "false p1 4W 5X p2 6D")
    lines = [found["card-scored", seat][-3] for seat in range(3)]
    assert lines == [("Fewest (FEW): rank 2", "7"), ("Fewest (FEW): rank 1", "12"), ("Fewest (FEW): no rank", "0")]


@pytest.mark.parametrize(
    ("bonus", "use", "shown"),
    [
        ("FLIP", "FLIP T1 2O", [("Tricks", "1 → 0"), ("False tricks", "1 → 2")]),
        ("FLIP", "FLIP 4W", [("Tricks", "1 → 2"), ("False tricks", "1 → 0")]),
        ("JOKER", "JOKER trick", [("Tricks", "1 → 2")]),
        ("V1", "V1 W", [("False tricks", "1 → 2")]),
    ],
)
def test_the_panel_shows_what_a_bonus_card_changes(bonus, use, shown):
    start = GAME.parse(
        f"tricky-twist | players 3 | score SUIT | tricks p1 2O | false p1 4W | bonus p1 {bonus} p2 TRICKS | stage uses"
    )
    (beat,) = GAME.unfold(start, f"p1 use {use}")
    assert panel(beat.state, beat.event) == shown


def test_the_end_of_the_tricks_shows_everybody_s_piles():
    start = GAME.parse(
        "tricky-twist | score FEW | hands p1 - p2 4O p3 - | tricks p1 1W / 2W | false p1 3X p3 5X 6X | asked 3"
    )
    beat = GAME.unfold(start)[0]
    assert panel(beat.state, beat.event) == [
        ("Player 1", "2 tricks, 1 false"),
        ("Player 2", "0 tricks, 0 false"),
        ("Player 3", "0 tricks, 2 false"),
    ]


def test_what_adds_nothing_up_has_no_panel():
    state = GAME.parse("tricky-twist | players 3 | score RUN | false p1 6W 7X | stage uses")
    asked = GAME.count(state, "card", "p1")
    refused = GAME.refusals(state, GAME.parse_move("p1 use FLIP 6W"))[0]
    assert panel(state, asked) == panel(state, refused) == panel(state, None) == []


@pytest.mark.parametrize("example", GAME.examples, ids=lambda example: example.id)
def test_every_example_makes_a_widget_and_a_picture(example):
    widget = ludoteca.Walkthrough(example.id, predict=True)
    assert widget.picture().startswith("<svg") and widget.questions
    for question in widget.questions:
        assert 2 <= len(question["options"]) <= 8


def test_frames_are_small():
    import json

    for name in ("trick-7-9-2", "x-whole-round", "score-add-card"):
        widget = ludoteca.Walkthrough(f"tricky-twist/{name}")
        assert max(len(json.dumps(frame, separators=(",", ":"))) for frame in widget.frames) < 1500
