"""Where things lie on the table of Pega em 6!, in any set-up."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.layout import Box, spot
from ludoteca.scenes import pega6, scene
from ludoteca_engine import GAMES

GAME = GAMES["pega6"]
FIG_2 = "pega6 base | rows 12 / 37 / 43 / 58 | revealed p1 14 p2 15 p3 44 p4 61"
FIG_3 = "pega6 base | rows 12 14 15 / 37 / 43 44 / 58 61 | revealed p1 21 p2 26 p3 30 p4 36"
TWENTY_ROWS = f"pega6 base | rows {' / '.join(map(str, range(1, 21)))} | revealed p1 30 p2 40"
LONG_ROWS = (
    f"pega6 base | rows {' '.join(map(str, range(1, 13)))} / {' '.join(map(str, range(13, 80)))} / 90 | hands p1 ?*9"
)
BOTH_LAID = "pega6 base | rows 1 / 2 | hands p1 ?*10 p2 4 5 | chosen p1 ? p2 9 | revealed p1 3 p2 7 | piles p1 55 p2 33"
ONLY_HANDS = "pega6 base | hands p1 1 2 3 p2 ?*10 p3 4 5 6"
ONLY_SEATS = "pega6 base | revealed p1 3 p2 7 | piles p1 55"
TOTALS = "pega6 base | rows 3 / 58 | hands p1 - p2 - p3 - | piles p1 55 11 p3 77 | totals p1 41 p2 30 p3 22 | round 2"
NOTHING = "pega6 base"


def settled(text):
    start = GAME.parse(text)
    return [start, *(beat.state for beat in GAME.unfold(start))]


def played(players, seed=1):
    """A whole round in which everybody lays the first card they may."""
    states = [GAME.deal(players, seed=seed)]
    while GAME.to_act(states[-1]) and len(states) < 400:
        seat = GAME.to_act(states[-1])[0]
        states += [beat.state for beat in GAME.unfold(states[-1], GAME.legal_moves(states[-1], seat)[0])]
    return states


TEN_PLAYERS = played(10)
TABLES = {
    "figure 2": settled(FIG_2),
    "figure 3": settled(FIG_3),
    "twenty rows": [GAME.parse(TWENTY_ROWS)],
    "long rows": [GAME.parse(LONG_ROWS)],
    "chosen and revealed": [GAME.parse(BOTH_LAID)],
    "only hands": [GAME.parse(ONLY_HANDS)],
    "only seats": [GAME.parse(ONLY_SEATS)],
    "totals": [GAME.parse(TOTALS)],
    "nothing": [GAME.parse(NOTHING)],
    "two players": played(2),
    "ten players": TEN_PLAYERS,
    "ten players, seen by one": [GAME.seen_by(state, 4) for state in TEN_PLAYERS],
}
LAYOUTS = ("narrow", "wide", "stage")


def laid(states, name):
    zones = pega6.zones(states)
    return zones, pega6.layouts(states, zones)[name]


def boxes(states, zones, layout) -> list[Box]:
    """Every place a piece takes on any of the tables."""
    found = []
    for state in states:
        pieces = {zone.id: zone.pieces for zone in GAME.zones(state)}
        for zone, where in zip(zones, layout["zones"], strict=True):
            count = len(pieces.get(zone.id, ()))
            for index in range(count):
                x, y, scale = spot(where, index, count)
                found.append((x, y, where["size"][0] * scale, where["size"][1] * scale))
    return found


def inside(box: Box, layout, slack=0.05) -> bool:
    x, y, w, h = box
    return x >= -slack and y >= -slack and x + w <= layout["w"] + slack and y + h <= layout["h"] + slack


def overlap(one: Box, other: Box) -> bool:
    (x, y, w, h), (left, top, width, height) = one, other
    return x < left + width and left < x + w and y < top + height and top < y + h


def check(states, name):
    zones, layout = laid(states, name)
    grounds = [where["box"] for where in layout["zones"] if where.get("box")]
    labels = [where["label"] for where in layout["zones"] if where.get("label")]
    assert all(inside(box, layout) for box in [*boxes(states, zones, layout), *grounds])
    assert all(0 <= x <= layout["w"] and 10 <= y <= layout["h"] for x, y, *_ in labels)
    assert not [pair for pair in combinations(grounds, 2) if overlap(*pair)]


@pytest.mark.parametrize("name", LAYOUTS)
@pytest.mark.parametrize("table", TABLES)
def test_everything_stays_on_the_table(table, name):
    check(TABLES[table], name)


CARDS = st.lists(st.integers(0, 104), max_size=40).map(tuple)


@given(rows=st.lists(CARDS, max_size=20), hands=st.lists(st.one_of(st.none(), CARDS), max_size=12), data=st.data())
def test_any_set_up_stays_on_the_table(rows, hands, data):
    piles = tuple(data.draw(CARDS) for _ in hands)
    chosen = tuple(data.draw(st.one_of(st.none(), st.integers(0, 104))) for _ in hands)
    nobody = (0,) * len(hands)
    state = GAME.parse(NOTHING)._replace(
        rows=tuple(rows), hands=tuple(hands), chosen=chosen, piles=piles, totals=nobody, names=("",) * len(hands)
    )
    for name in LAYOUTS:
        check([state], name)


@pytest.mark.parametrize("table", TABLES)
def test_seats_do_not_lie_on_each_other(table):
    """Pieces of different players, and of players and rows, never cover each other."""
    states = TABLES[table]
    for name in LAYOUTS:
        zones, layout = laid(states, name)
        reach: dict[object, list[Box]] = {}
        for zone, where in zip(zones, layout["zones"], strict=True):
            most = max(len({each.id: each.pieces for each in GAME.zones(state)}.get(zone.id, ())) for state in states)
            whose = zone.id if zone.owner is None or (zone.kind == "hand" and where.get("box")) else zone.owner
            for index in range(most):
                x, y, scale = spot(where, index, most)
                reach.setdefault(whose, []).append((x, y, where["size"][0] * scale, where["size"][1] * scale))
        for one, other in combinations(reach.values(), 2):
            assert not any(overlap(a, b) for a in one for b in other)


def test_a_scene_is_found_by_the_name_of_its_game():
    assert scene("pega6") is pega6


def test_what_never_holds_a_card_is_left_out():
    assert [zone.id for zone in pega6.zones(settled(FIG_2))] == [
        *("row-1", "row-2", "row-3", "row-4"),
        *("revealed-p1", "revealed-p2", "revealed-p3", "revealed-p4"),
    ]


def test_only_the_player_who_takes_a_row_has_a_pile():
    assert [zone.id for zone in pega6.zones(settled(FIG_3)) if zone.kind == "pile"] == ["pile-p3"]


def test_points_of_earlier_rounds_are_shown_without_a_pile():
    states = [GAME.parse(TOTALS)]
    assert [zone.id for zone in pega6.zones(states) if zone.kind == "pile"] == ["pile-p1", "pile-p2", "pile-p3"]


def test_cards_out_of_play_are_never_shown():
    start = GAME.deal(3, seed=5)
    assert start.unused
    assert "unused" not in [zone.id for zone in pega6.zones([start])]


@pytest.mark.parametrize("table", ["figure 3", "totals", "only seats", "ten players, seen by one"])
def test_everybody_s_name_is_written_once_at_their_place(table):
    zones, layout = laid(TABLES[table], "wide")
    named = [
        zone.owner
        for zone, where in zip(zones, layout["zones"], strict=True)
        if zone.owner is not None
        and zone.kind != "pile"
        and where.get("label")
        and not (zone.kind == "hand" and where.get("box"))
    ]
    assert sorted(named) == sorted({zone.owner for zone in zones if zone.owner is not None})


def test_a_chosen_card_turns_up_where_it_lies():
    zones, layout = laid(TEN_PLAYERS, "wide")
    where = dict(zip([zone.id for zone in zones], layout["zones"], strict=True))
    for seat in range(1, 11):
        assert spot(where[f"chosen-p{seat}"], 0, 1) == spot(where[f"revealed-p{seat}"], 0, 1)


def test_five_cards_lie_side_by_side_in_every_layout():
    for name in LAYOUTS:
        _, layout = laid(settled(FIG_3), name)
        row = layout["zones"][0]
        wide = row["size"][0] * row["scale"]
        places = [spot(row, index, 5)[0] for index in range(5)]
        assert all(after - before > wide for before, after in pairwise(places))


def test_cards_of_a_narrow_table_are_still_readable():
    """The narrow layout is made for a screen 360 pixels wide: no card of a row is narrower than 40 of them."""
    _, layout = laid(settled(FIG_3), "narrow")
    assert layout["w"] == 360
    assert layout["zones"][0]["scale"] * 60 >= 40


def test_players_beside_the_rows_make_the_table_no_higher():
    rows_only = [GAME.parse("pega6 base | rows 12 / 37 / 43 / 58")]
    for name in ("wide", "stage"):
        assert laid(settled(FIG_3), name)[1]["h"] == laid(rows_only, name)[1]["h"]


def test_many_players_have_smaller_cards_not_an_endless_table():
    _, layout = laid([GAME.parse(f"{FIG_2} p5 1 p6 2 p7 3 p8 4 p9 5 p10 6")], "stage")
    rows = max(where["box"][1] + where["box"][3] for where in layout["zones"][:4])
    assert layout["h"] <= rows + 12


def test_a_stage_is_as_wide_as_a_screen():
    for states in TABLES.values():
        _, layout = laid(states, "stage")
        assert layout["w"] / layout["h"] >= 16 / 9 - 0.001


def face_of(text, zone_id):
    state = GAME.parse(text)
    zone = next(zone for zone in GAME.zones(state) if zone.id == zone_id)
    return [pega6.face(state, zone, piece) for piece in zone.pieces]


def test_which_cards_lie_face_down():
    text = "pega6 base | rows 12 ? | hands p1 3 ? p2 - | chosen p1 21 | revealed p2 44 | piles p1 55"
    assert face_of(text, "row-1") == ["12", "?"]
    assert face_of(text, "hand-p1") == ["3", "back"]
    assert face_of(text, "chosen-p1") == ["back"]
    assert face_of(text, "revealed-p2") == ["44"]
    assert face_of(text, "pile-p1") == ["back"]


def labels(text):
    state = GAME.parse(text)
    return {zone.id: pega6.label(state, zone) for zone in pega6.zones([state])}


def test_labels_say_what_lies_there():
    found = labels("pega6 base | rows 12 / 37 | revealed p1 14 p2 15 | piles p2 55 10 | totals p1 12 p2 0")
    assert found["row-2"] == ("label-row", {"n": 2})
    assert found["revealed-p1"] == ("label-seat", {"seat": 0})
    assert found["pile-p1"] == ("label-total", {"seat": 0, "total": 12, "heads": 0})
    assert found["pile-p2"] == ("label-pile", {"seat": 1, "heads": 10, "count": 2})


def test_the_heads_of_a_hidden_pile_are_not_made_up():
    assert labels("pega6 base | rows 12 | piles p1 ? 55")["pile-p1"] == ("label-pile-unknown", {"seat": 0, "count": 2})
