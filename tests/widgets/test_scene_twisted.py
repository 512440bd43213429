"""Where things lie on the table of Twisted, in any set-up, and what its cards look like."""

from __future__ import annotations

import re
from itertools import combinations, pairwise
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludoteca
from ludoteca.faces import twisted as faces
from ludoteca.faces.palette import plain
from ludoteca.layout import Box, spot
from ludoteca.scenes import scene, twisted
from ludoteca_engine import GAMES
from ludoteca_engine.core import replay
from ludoteca_engine.twisted.state import DECK, is_frog, twin

GAME = GAMES["twisted"]
LAYOUTS = ("narrow", "wide", "stage")
EXAMPLES = [example.id for example in GAME.examples]
LONG_ROW = f"twisted | row {' '.join(map(str, DECK[:40]))} | hands p1 ?*9 p2 12 13 | pile ?*20"
FULL = (
    "twisted pro=True | row 34 | hands p1 12 13 p2 ?*8 | plus p1 49 94 p2 16 61"
    " | minus p1 35 44 p2 52 | penalty p1 23 p2 24"
)


def played(players, seed=1, **options):
    """A whole match in which everybody plays the first move they may."""
    states = [GAME.deal(players, seed=seed, **options)]
    while GAME.to_act(states[-1]) and len(states) < 120:
        states += [beat.state for beat in GAME.unfold(states[-1], GAME.legal_moves(states[-1])[0])]
    return states


FOUR = played(4)
TABLES = {
    **{name: [page.state for page in replay(GAME, GAME.example(name.partition("/")[2]))] for name in EXAMPLES},
    "long row": [GAME.parse(LONG_ROW)],
    "everything": [GAME.parse(FULL)],
    "everything counted": [GAME.parse(f"{FULL} | stage count")],
    "nothing": [GAME.parse("twisted")],
    "twelve seats": [GAME.parse("twisted | row 34 | hands p1 12 13 p12 ?*9 | minus p7 22")],
    "two players": played(2, pro=True),
    "four players": FOUR,
    "four players, seen by one": [GAME.seen_by(state, 2) for state in FOUR],
}


def laid(states, name):
    zones = twisted.zones(states)
    return zones, twisted.layouts(states, zones)[name]


def lying(states, zones, layout) -> dict[str, list[Box]]:
    """Every place a piece takes on any of the tables, by zone."""
    found: dict[str, list[Box]] = {}
    for state in states:
        pieces = {zone.id: zone.pieces for zone in GAME.zones(state)}
        for zone, where in zip(zones, layout["zones"], strict=True):
            count = len(pieces.get(zone.id, ()))
            for index in range(count):
                x, y, scale = spot(where, index, count)
                found.setdefault(zone.id, []).append((x, y, where["size"][0] * scale, where["size"][1] * scale))
    return found


def inside(box: Box, layout, slack=0.05) -> bool:
    x, y, w, h = box
    return x >= -slack and y >= -slack and x + w <= layout["w"] + slack and y + h <= layout["h"] + slack


def overlap(one: Box, other: Box, slack=0.01) -> bool:
    (x, y, w, h), (left, top, width, height) = one, other
    return x + slack < left + width and left + slack < x + w and y + slack < top + height and top + slack < y + h


def check(states, name):
    zones, layout = laid(states, name)
    grounds = [where["box"] for where in layout["zones"] if where.get("box")]
    labels = [where["label"] for where in layout["zones"] if where.get("label")]
    places = [box for boxes in lying(states, zones, layout).values() for box in boxes]
    assert all(inside(box, layout) for box in [*places, *grounds])
    assert all(0 <= x <= layout["w"] and 10 <= y <= layout["h"] for x, y, *_ in labels)
    assert not [pair for pair in combinations(grounds, 2) if overlap(*pair)]


@pytest.mark.parametrize("name", LAYOUTS)
@pytest.mark.parametrize("table", TABLES)
def test_everything_stays_on_the_table(table, name):
    check(TABLES[table], name)


CARDS = st.lists(st.sampled_from((0, *DECK)), max_size=30).map(tuple)


@given(
    row=CARDS,
    hands=st.lists(st.one_of(st.none(), CARDS), max_size=6),
    stage=st.sampled_from(("play", "count")),
    data=st.data(),
)
def test_any_set_up_stays_on_the_table(row, hands, stage, data):
    nobody = (0,) * len(hands)
    piles = {kind: tuple(data.draw(CARDS) for _ in hands) for kind in ("plus", "minus", "penalty")}
    state = GAME.parse("twisted")._replace(
        row=row, hands=tuple(hands), totals=nobody, stage=stage, pile=(0,) * 5, **piles
    )
    for name in LAYOUTS:
        check([state], name)


@pytest.mark.parametrize("table", TABLES)
def test_zones_do_not_lie_on_each_other(table):
    """What is counted turns up where it lay; everything else has a place of its own."""
    states = TABLES[table]
    for name in LAYOUTS:
        places = lying(states, *laid(states, name))
        for one, other in combinations(places, 2):
            if {one.partition("-")[0], other.partition("-")[0]} in ({"minus", "counted"}, {"penalty", "paid"}):
                continue
            boxes = ((a, b) for a in set(places[one]) for b in set(places[other]))
            assert not any(overlap(a, b) for a, b in boxes), (name, one, other)


def test_a_scene_is_found_by_the_name_of_its_game():
    assert scene("twisted") is twisted


def test_the_row_grows_to_the_right_from_beside_the_pile():
    for name in LAYOUTS:
        zones, layout = laid(TABLES["twisted/marlene-94"], name)
        where = dict(zip([zone.id for zone in zones], layout["zones"], strict=True))
        first = spot(where["row"], 0, 5)
        assert first[0] > where["pile"]["x"] and first[1] == where["pile"]["y"]
        assert all(b > a for a, b in pairwise(spot(where["row"], index, 5)[0] for index in range(5)))


def test_a_long_row_wraps_and_stays_readable():
    for name in LAYOUTS:
        _, layout = laid(TABLES["long row"], name)
        row = layout["zones"][1]
        places = [spot(row, index, 40)[:2] for index in range(40)]
        assert len({y for _, y in places}) > 1
        steps = [b[0] - a[0] for a, b in pairwise(places) if a[1] == b[1]]
        assert min(steps) >= 0.8 * row["size"][0] * row["scale"], "the large numbers are not covered"


def test_cards_of_a_narrow_table_are_still_readable():
    zones, layout = laid(TABLES["twisted/marlene-94"], "narrow")
    assert layout["w"] == 360
    for zone, where in zip(zones, layout["zones"], strict=True):
        assert where["scale"] * 60 >= (40 if zone.kind == "row" else 34)


def test_a_stage_is_as_wide_as_a_screen():
    for states in TABLES.values():
        _, layout = laid(states, "stage")
        assert layout["w"] / layout["h"] >= 16 / 9 - 0.001


def test_an_open_hand_among_hidden_ones_is_laid_out_large():
    zones, layout = laid(TABLES["twisted/take-row"], "wide")
    scales = {zone.id: where["scale"] for zone, where in zip(zones, layout["zones"], strict=True)}
    assert scales["hand-p2"] > scales["hand-p1"]


def test_what_never_holds_a_card_is_left_out():
    assert [zone.id for zone in twisted.zones(TABLES["twisted/sara-41"])] == [
        "pile",
        "row",
        *(f"hand-p{n}" for n in range(1, 5)),
    ]
    assert [zone.id for zone in twisted.zones(TABLES["twisted/frog-values"])] == [
        "hand-p1",
        "counted-p1",
        "hand-p2",
        "counted-p2",
    ]


def faces_of(text):
    state = GAME.parse(text)
    return {zone.id: [twisted.face(state, zone, piece) for piece in zone.pieces] for zone in GAME.zones(state)}


def test_which_cards_lie_face_down():
    found = faces_of(f"{FULL} | pile 56 57".replace("hands p1 12 13", "hands p1 12 ?").replace("row 34", "row 34 ?"))
    assert found["pile"] == ["back"] * 2 and found["minus-p1"] == ["back"] * 2 and found["penalty-p1"] == ["back"]
    assert found["row"] == ["34", "?"] and found["hand-p1"] == ["12", "back"] and found["plus-p1"] == ["49", "94"]
    open_now = faces_of(f"{FULL} | stage count")
    assert open_now["counted-p1"] == ["35", "44"] and open_now["paid-p1"] == ["23"]


def labels(text):
    state = GAME.parse(text)
    return {zone.id: twisted.label(state, zone) for zone in GAME.zones(state)}


def test_labels_say_what_fits_and_what_piles_are_worth():
    found = labels(f"{FULL} | pile 56 57 | turn p2 | totals p1 3")
    assert found["row"] == ("label-range", {"low": 24, "high": 44}) and found["pile"] == ("label-pile", {"count": 2})
    assert found["hand-p1"] == ("label-seat", {"seat": 0, "turn": False, "total": 3})
    assert found["hand-p2"] == ("label-seat", {"seat": 1, "turn": True, "total": 0})
    assert found["plus-p1"] == ("label-plus", {"count": 2})
    assert found["minus-p1"] == ("label-minus", {"cost": 6, "count": 2}) and found["penalty-p1"] is None
    assert labels("twisted | hands p1 12 p2 13")["row"] == ("label-any", {})
    assert labels("twisted | row ?")["row"] == ("label-row", {})
    assert labels("twisted | minus p1 ? 44")["minus-p1"] == ("label-minus-unknown", {"count": 2})
    assert labels("twisted | penalty p1 44 | stage count")["paid-p1"] == ("label-minus", {"cost": 5, "count": 1})


def test_a_twist_is_one_beat_in_which_both_twins_move_and_the_rest_close_up():
    widget = ludoteca.Walkthrough("twisted/marlene-94")
    before, after = widget.frames[4], widget.frames[5]
    zones = widget.scene["zones"]
    was = {piece[0]: (zones[piece[2]], piece[3]) for piece in before["p"]}
    now = {piece[0]: (zones[piece[2]], piece[3]) for piece in after["p"]}
    to_plus = {was[sprite] for sprite, where in now.items() if where[0] == "plus-p4"}
    assert to_plus == {("hand-p4", 7), ("row", 2)}
    closing = [
        (was[sprite][1], where[1]) for sprite, where in now.items() if where[0] == "row" and was[sprite] != where
    ]
    assert sorted(closing) == [(3, 2), (4, 3), (5, 4), (6, 5)]


def test_nothing_secret_crosses_the_border_for_a_seat():
    """Two games that differ only in hidden cards are sent to a seat in the same words, frames and faces."""
    example = "twisted/x-pro"
    sent = ludoteca.Walkthrough(example, seat=2)
    words = " ".join(line for lang in sent.words.values() for line in lang["lines"])
    for card in ("17", "28", "35", "81", "87", "95", "23", "47"):
        assert not re.search(rf"\b{card}\b", words), f"{card} is not for player 2"


# --- faces ------------------------------------------------------------------------------------------------

NAMES = [*map(str, DECK), "back", "?"]


def parsed(name: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<svg>{faces.draw(name).svg}</svg>")


@pytest.mark.parametrize("name", NAMES)
def test_a_face_is_plain_drawing_that_follows_the_theme(name):
    for element in parsed(name).iter():
        assert element.tag in {"svg", "g", "rect", "path", "text", "circle"}
        assert not {key for key in element.attrib if key == "id" or key.startswith("on") or "href" in key}
        for key in ("fill", "stroke"):
            value = element.get(key, "none")
            assert value == "none" or re.fullmatch(r"var\(--ludo-[a-z0-9-]+, #[0-9a-f]{6}\)", value)
    assert "url(" not in faces.draw(name).svg and "var(" not in plain(faces.draw(name).svg)
    assert len(faces.draw(name).svg) < 1700


@pytest.mark.parametrize("card", DECK)
def test_a_card_shows_its_number_and_its_twin_or_a_frog(card):
    texts = {text.text for text in parsed(str(card)).iter("text")}
    has_frog = faces.FROG_BODY in faces.draw(str(card)).svg
    assert texts == ({str(card)} if is_frog(card) else {str(card), str(twin(card))})
    assert has_frog == is_frog(card)


def test_back_and_unknown_card_give_nothing_away():
    assert [text.text for text in parsed("back").iter("text")] == []
    assert [text.text for text in parsed("?").iter("text")] == ["?"]
