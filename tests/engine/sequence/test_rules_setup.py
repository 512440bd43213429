"""Players, sides, cut and deal: SEQ-01 to SEQ-12 and the rulings that belong to them."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca_engine.core import BadSetup, UnreadableMove

from .tables import GAME, events, refused_by, table

SIZES = {2: (7, 90), 3: (6, 86), 4: (6, 80), 6: (5, 74), 8: (4, 72), 9: (4, 68), 10: (3, 74), 12: (3, 68)}


@pytest.mark.parametrize("players", SIZES)
def test_SEQ_01_numbers_that_can_be_divided_by_two_or_three(players: int) -> None:
    state = GAME.deal(players, seed=1)
    assert len(state.hands) == players and GAME.faults(state) == () and len(GAME.to_act(state)) == 1


@pytest.mark.parametrize("players", [-2, 0, 1, 5, 7, 11, 13, 14])
def test_SEQ_01_other_numbers_are_refused(players: int) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.deal(players, seed=1)
    assert caught.value.rules == ("SEQ-01",)


def test_SEQ_02_two_and_three_play_alone_more_play_in_teams() -> None:
    for players in SIZES:
        teams = Counter(GAME.deal(players, seed=1).teams)
        assert (max(teams.values()) == 1) == (players <= 3)


@pytest.mark.parametrize(("players", "sides"), [(6, 2), (6, 3), (12, 2), (12, 3)])
def test_SEQ_03_teams_are_equally_large_and_at_most_three(players: int, sides: int) -> None:
    teams = Counter(GAME.deal(players, seed=1, sides=sides).teams)
    assert len(teams) == sides and set(teams.values()) == {players // sides}


@pytest.mark.parametrize(
    ("sides", "seated"), [(2, {"B": (0, 2, 4), "G": (1, 3, 5)}), (3, {"B": (0, 3), "G": (1, 4), "R": (2, 5)})]
)
def test_SEQ_06_who_plays_with_whom_is_told_by_seat(sides: int, seated: dict[str, tuple[int, ...]]) -> None:
    told = GAME.count(GAME.deal(6, seed=1, sides=sides), "sides", "").args["sides"]
    assert {each["side"]: each["seats"] for each in told} == seated


@pytest.mark.parametrize("players", [2, 4, 8, 10])
def test_SEQ_03_unequal_teams_are_refused(players: int) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.deal(players, seed=1, sides=3)
    assert caught.value.rules == ("SEQ-03",)
    odd = table("teams p1 B p2 B p3 B p4 G", players=4)
    assert [fault.rules for fault in GAME.faults(odd)] == [("SEQ-03",)]


@pytest.mark.parametrize(("players", "colours"), [(2, "BG"), (3, "BGR"), (4, "BG"), (9, "BGR")])
def test_SEQ_04_48_chips_of_each_colour_in_use(players: int, colours: str) -> None:
    pieces = Counter(piece for zone in GAME.zones(GAME.deal(players, seed=2)) for piece in zone.pieces)
    assert {piece: count for piece, count in pieces.items() if piece in "BGR"} == dict.fromkeys(colours, 48)


def test_SEQ_05_two_teams_sit_alternately() -> None:
    assert GAME.deal(8, seed=1).teams == ("B", "G") * 4
    wrong = table("teams p1 B p2 B p3 G p4 G", players=4)
    assert [fault.rules for fault in GAME.faults(wrong)] == [("SEQ-05",)]


def test_SEQ_06_of_three_teams_every_third_belongs_together() -> None:
    assert GAME.deal(9, seed=1).teams == ("B", "G", "R") * 3
    wrong = table("teams p1 B p2 G p3 R p4 G p5 B p6 R", options="sides=3", players=6)
    assert [fault.rules for fault in GAME.faults(wrong)] == [("SEQ-06",)]


def test_SEQ_07_the_lowest_cut_plays_first_aces_high() -> None:
    (event,) = events(GAME.parse("sequence | cuts p1 KH p2 4C p3 AS"))
    assert event.args["cards"] == ("4C", "KH", "AS") and event.args["first"] == 1 and event.args["dealer"] == 0
    (event,) = events(GAME.parse("sequence | cuts p1 AS p2 2C"))
    assert event.args["first"] == 1


@pytest.mark.parametrize("players", SIZES)
def test_SEQ_08_cards_for_each_player(players: int) -> None:
    state = GAME.deal(players, seed=4)
    assert {len(hand) for hand in state.hands} == {SIZES[players][0]}
    assert GAME.deal(players, seed=5).hands != state.hands


@pytest.mark.parametrize("players", SIZES)
def test_SEQ_09_the_rest_is_the_draw_pile(players: int) -> None:
    state = GAME.deal(players, seed=4)
    assert len(state.draw) == SIZES[players][1]
    cards = Counter(card for pile in (*state.hands, state.draw) for card in pile)
    assert len(cards) == 52 and set(cards.values()) == {2}


def test_SEQ_10_nobody_sees_another_hand() -> None:
    state = GAME.deal(4, seed=4)
    view = GAME.seen_by(state, 2)
    assert view.hands == (("?",) * 6, ("?",) * 6, state.hands[2], ("?",) * 6) and set(view.draw) == {"?"}


def test_SEQ_11_everybody_has_a_discard_pile() -> None:
    state = table("hands p1 9D p2 8C", "draw 2S 3S")
    state = GAME.play(GAME.play(state, "p1 play 9D r5c8").state, "p2 play 8C r4c1").state
    assert state.discards == (("9D",), ("8C",))


def test_SEQ_12_clockwise_from_the_dealers_left() -> None:
    for seed in range(12):
        state = GAME.deal(4, seed=seed)
        first = (state.dealer + 1) % 4
        assert GAME.to_act(state) == (first,)
        assert GAME.to_act(GAME.play(state, GAME.legal_moves(state)[0]).state) == ((first + 1) % 4,)


def test_SEQ_12_out_of_turn_is_refused() -> None:
    state = table("hands p1 9D p2 8C")
    assert refused_by(state, "p2 play 8C r4c1") == ("SEQ-12",)
    assert refused_by(state, "p2 pass") == ("SEQ-12",)
    assert refused_by(state, "p1 play 9D r5c8") == ()


@pytest.mark.parametrize(("how", "first", "dealer"), [("low_cut", 1, 0), ("low_cut_deals", 2, 1)])
def test_SEQ_C01_first_player_and_dealer(how: str, first: int, dealer: int) -> None:
    step = GAME.settle(GAME.parse(f"sequence first_player={how} | cuts p1 KH p2 4C p3 AS"))
    assert (step.state.turn, step.state.dealer) == (first, dealer) and "SEQ-C01" in step.events[0].rules


def test_SEQ_C02_tied_players_cut_again() -> None:
    step = GAME.settle(GAME.parse("sequence | cuts p1 4H p2 4C p3 AS | seed 3"))
    assert step.events[0].kind == "cut-tied" and step.events[0].rules == ("SEQ-C02",)
    assert step.events[0].args["tied"] == (0, 1) and step.state.turn in (0, 1)
    alone = GAME.settle(GAME.parse("sequence | cuts p1 4H p2 4C p3 AS"))
    assert alone.state.cuts == (None, None, None), "without a seed nobody knows the next cards"


@pytest.mark.parametrize(("players", "sides", "found"), [(6, 2, 2), (6, 3, 3), (12, 3, 3), (3, 2, 3), (9, 2, 3)])
def test_SEQ_C23_six_or_twelve_choose_their_number_of_teams(players: int, sides: int, found: int) -> None:
    state = GAME.deal(players, seed=1, sides=sides)
    assert len(set(state.teams)) == found and {len(hand) for hand in state.hands} == {SIZES[players][0]}


@pytest.mark.parametrize(
    "text", ["p1 play", "p1 play 9D", "p1 play 9D r11c1", "p1 play 1D r1c1", "p1 claim r1c1", "p1 talk"]
)
def test_nonsense_is_named(text: str) -> None:
    with pytest.raises(UnreadableMove) as caught:
        GAME.parse_move(text)
    assert caught.value.said("en") and caught.value.said("pt")
