"""Any position that can be set up is accepted, judged, written and read back; nothing raises what it should not."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca_engine.core import Args, Fault, GameError, IllegalMove, Move
from ludoteca_engine.tricky_twist.cards import BONUS_CARDS, DECK, SCORE_CARDS
from ludoteca_engine.tricky_twist.reserve import laid_down
from ludoteca_engine.tricky_twist.state import STAGES, Owned
from tests.engine.tricky_twist.table import GAME, table

CARD = st.sampled_from((*DECK, "?"))
PIECE = st.sampled_from((*DECK, "?", *SCORE_CARDS, *BONUS_CARDS))
FEW = st.lists(CARD, max_size=6).map(tuple)
PLANS = st.sampled_from(
    (("V1", "W"), ("V3", "7"), ("V4", "8O", "+1"), ("FLIP", "T1", "4D"), ("JOKER", "false"), ("TRICKS",))
)
USES = st.sampled_from(("", "", "W", "7", "99", "+1", "false", "trick", "yes", "8O+1", "V3-1", "4D"))


@st.composite
def positions(draw):
    players = draw(st.sampled_from((0, 1, 2, 3, 3, 4, 4, 6)))

    def per_seat(entry):
        return tuple(draw(entry) for _ in range(players))

    seat = st.integers(0, 5)
    empty = GAME.set_field(GAME.parse("tricky-twist"), "players", players)
    return empty._replace(
        hands=per_seat(st.one_of(FEW, FEW, st.none())),
        aside=per_seat(st.one_of(st.just(()), FEW)),
        closed=per_seat(st.booleans()),
        reserves=per_seat(FEW.map(laid_down)),
        middle=per_seat(st.one_of(st.none(), PIECE)),
        tricks=per_seat(st.lists(FEW, max_size=3).map(tuple)),
        false=per_seat(st.lists(PIECE, max_size=4).map(tuple)),
        covered=per_seat(st.just(())),
        bonus=per_seat(
            st.lists(st.builds(Owned, st.sampled_from((*BONUS_CARDS, "?", "7W")), USES), max_size=3).map(tuple)
        ),
        plans=per_seat(st.one_of(st.just(()), st.just((("?",),)), st.lists(PLANS, max_size=3).map(tuple))),
        done=per_seat(st.booleans()),
        options=Args(empty.options, round_bonus_order=draw(st.sampled_from(("clockwise", "simultaneous")))),
        score=draw(st.one_of(st.none(), st.sampled_from((*SCORE_CARDS, "?", "7W")))),
        scorepile=draw(st.lists(st.sampled_from((*SCORE_CARDS, "?")), max_size=3).map(tuple)),
        leader=draw(seat),
        first=draw(seat),
        last=draw(seat),
        asked=draw(st.integers(0, 6)),
        collectors=tuple(each for each in draw(st.lists(seat, max_size=2, unique=True)) if each < players),
        round=draw(st.integers(1, 5)),
        seed=draw(st.one_of(st.none(), st.integers(0, 99))),
        stage=draw(st.sampled_from(STAGES)),
    )


@given(positions())
def test_any_position_can_be_judged_written_and_read(state):
    assert GAME.parse(GAME.text(state)) == state
    for fault in GAME.faults(state):
        assert set(fault.rules) <= GAME.known_rules.keys()
    step = GAME.settle(state)
    assert GAME.parse(GAME.text(step.state)) == step.state
    beats = GAME.unfold(state)
    assert tuple(beat.event for beat in beats) == step.events


@given(positions(), st.integers(0, 10**6))
def test_legal_moves_are_exactly_those_that_nothing_refuses(state, seed):
    dice = Random(seed)
    for seat in range(len(state.hands)):
        legal = GAME.legal_moves(state, seat)
        assert len(legal) <= 400
        for move in dice.sample(legal, min(3, len(legal))):
            assert GAME.refusals(state, move) == ()
            GAME.play(state, move)
        for move in (
            Move(seat, "play", (dice.choice(DECK),)),
            Move(seat, "draw"),
            Move(seat, "take", ("FLIP",)),
            Move(seat, "done"),
        ):
            allowed = move in legal
            assert (GAME.refusals(state, move) == ()) == allowed, move
            if not allowed:
                with pytest.raises(IllegalMove):
                    GAME.play(state, move)


@given(positions(), st.integers(0, 5))
def test_views_are_stable_and_can_be_filled_in(state, seat):
    view = GAME.seen_by(state, seat)
    assert GAME.seen_by(view, seat) == view and GAME.parse(GAME.text(view)) == view
    GAME.fill(view, 7)


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text):
    for read in (GAME.parse, GAME.parse_move, lambda each: GAME.parse(f"tricky-twist | {each}")):
        try:
            read(text)
        except GameError as error:
            assert str(error)


@pytest.mark.parametrize(
    "text",
    [
        "tricky-twist | hands p1 13W",
        "tricky-twist | middle p1 1W 2W",
        "tricky-twist | reserves p1 {4W 5W",
        "tricky-twist | reserves p1 {4W 5W}@1,1",
        "tricky-twist | reserves p1 {4W 5W}@x",
        "tricky-twist | bonus p1 V1=²",
        "tricky-twist | leader p1 p2",
        "tricky-twist | bonus p1 V1=WWWWWWWWWWWWWWWWW",
        "tricky-twist | tricks p1 " + "1O / " * 70 + "1O",
        "tricky-twist lead_next=nobody | hands p1 1O",
    ],
)
def test_an_unreadable_position_names_the_place(text):
    with pytest.raises(GameError, match="character"):
        GAME.parse(text)


@pytest.mark.parametrize(
    "text",
    [
        "p1 play",
        "p1 play RUN",
        "p1 aside",
        "p1 take 7W",
        "p1 use",
        "p1 use V1 a b c d",
        "p1 draw 7W",
        "p1 use V1 toolong",
    ],
)
def test_an_unreadable_move_names_the_place(text):
    with pytest.raises(GameError, match="character"):
        GAME.parse_move(text)


def test_the_short_form_of_a_reserve_is_read_as_one_move():
    assert GAME.parse_move("p1 aside 4w 5W 12x").args == ("4W", "5W", "12X")


@pytest.mark.parametrize(
    "options", [{name: value} for name, option in GAME.options.items() for value in option.allowed]
)
@pytest.mark.parametrize("players", [3, 4])
def test_games_with_every_option_end_without_faults(players, options):
    dice, state = Random(5), GAME.deal(players, seed=5, **options)
    tricks = []
    while moves := GAME.legal_moves(state):
        step = GAME.play(state, dice.choice(moves))
        tricks += [sum(map(len, step.state.tricks))] if any(e.kind == "round-over" for e in step.events) else []
        state = step.state
        assert GAME.faults(state) == ()
    assert GAME.outcome(state) is not None


@pytest.mark.parametrize(("players", "lengths"), [(3, range(11, 17)), (4, range(7, 13))])
def test_a_round_has_as_many_tricks_as_stated(players, lengths):
    """From eleven (or seven) to sixteen (or twelve), where BACK does not lengthen it."""
    for seed, choice in ((1, "pass"), (2, "draw"), (3, "")):
        dice, state, count = Random(seed), GAME.deal(players, seed=seed), 0
        while state.round == 1 and (moves := GAME.legal_moves(state)):
            moves = [each for each in moves if each.verb == choice or each.verb not in ("draw", "pass") or not choice]
            moves = [each for each in moves if each.args != ("BACK",)] or moves
            step = GAME.play(state, dice.choice(moves))
            count += sum(event.kind == "trick-won" for event in step.events)
            state = step.state
        assert count in lengths and (not choice or count == (lengths[0] if choice == "pass" else lengths[-1]))


FAULTY = {
    "hands p1 7W 7W p2 1O p3 2O": Fault("card-twice", ("TT-08",), Args(card="7W", times=2), ("7W",)),
    "players 2": Fault("players", ("TT-01",), Args(players=2, least=3, most=4)),
    "players 3 | leader p4": Fault("no-such-player", ("TT-01",), Args(players=3)),
    "players 3 | stage bonus | collect p2 | last p4": Fault("no-such-player", ("TT-01",), Args(players=3)),
    "players 3 | hands p1 ?*12 p2 - | reserves p1 ?*5": Fault(
        "big-hand", ("TT-08",), Args(seat=0, size=17, most=16), ("hand-p1",)
    ),
    "players 4 | hands p4 ?*10 | aside p4 ?*3 | stage reserve": Fault(
        "big-hand", ("TT-08",), Args(seat=3, size=13, most=12), ("hand-p4",)
    ),
    "players 3 | reserves p2 ?*6": Fault("big-reserve", ("TT-10",), Args(seat=1, most=5), ("reserve-p2",)),
    "players 3 | aside p2 ?*6 | stage reserve": Fault("big-reserve", ("TT-10",), Args(seat=1, most=5), ("reserve-p2",)),
    "players 3 | aside p1 7W": Fault("left-aside", ("TT-10",), Args(seat=0), ("aside-p1",)),
    "players 3 | false p1 RUN": Fault("strange-card", ("TT-08",), Args(card="RUN"), ("RUN",), True),
    "players 3 | score 7W": Fault("strange-card", ("TT-08",), Args(card="7W"), ("7W",), True),
    "players 3 | bonus p1 7W": Fault("strange-card", ("TT-08",), Args(card="7W"), ("7W",), True),
    "hands p1 1O p2 2O p3 3O | middle p2 7W": Fault("no-lead", ("TT-15",), Args(), ("middle-p1",), True),
    "hands p1 1O p2 2O p3 3O | middle p1 7W p2 ?": Fault("unknown-in-trick", ("TT-15",), Args(), (), True),
    "hands p1 1O p2 2O p3 3O | middle p1 7W | stage reserve": Fault("tricks-too-soon", ("TT-Q23",)),
    "hands p1 1O p2 2O p3 3O | tricks p1 7W | stage reserve": Fault("tricks-too-soon", ("TT-Q23",)),
}


@pytest.mark.parametrize(("position", "fault"), FAULTY.items())
def test_set_ups_with_a_fault_name_it_and_nothing_else(position, fault):
    assert GAME.faults(table(position)) == (fault,)


def test_a_trick_that_lost_its_last_card_is_a_fault():
    state = GAME.lift(table("players 3", "tricks p2 7W / 8W"), "trick-p2-2", 0)
    assert GAME.faults(state) == (Fault("empty-trick", ("TT-22",), Args(seat=1), ("trick-p2-2",)),)


@pytest.mark.parametrize(
    "position",
    [
        "",
        "hands p1 ?*11 p2 ?*11 p3 ?*11 | reserves p1 ?*5 p2 ?*5",
        "players 4 | hands p1 ?*7 | reserves p1 ?*5",
        "hands p1 ?*11 p2 - p3 - | aside p1 1O 2O 3O 4O 5O | stage reserve",
        "players 3 | leader p3 | first p3 | last p3",
        "hands p1 1O p2 2O p3 3O | middle p1 7W p3 8W",
    ],
)
def test_what_is_not_said_is_not_a_fault(position):
    assert GAME.faults(table(*([position] if position else []))) == ()


@pytest.mark.parametrize(
    ("score", "bonus", "found"),
    [
        ("ODD", "V1=99", ["V1"]),
        ("ODD", "V1=8", ["V1"]),
        ("ODD", "V1=07", ["V1"]),
        ("ODD", "V1=W", ["V1"]),
        ("ODD", "V1=7 V2=12 V3=12", []),
        ("SUIT", "V1=7", ["V1"]),
        ("SUIT", "V1=X", ["V1"]),
        ("SUIT", "V1=W V2=D", []),
        ("", "V1=W V2=4", []),
        ("", "V1=99", ["V1"]),
        ("RUN", "V4=8O+1 V3=5", []),
        ("RUN", "V4=V3-1 V3=5", []),
        ("RUN", "V4=V3-1 V3=1", ["V4"]),
        ("RUN", "V4=12X+1", ["V4"]),
        ("RUN", "V4=5W+1", ["V4"]),
        ("RUN", "V4=3D+1 FLIP=3D", []),
        ("RUN", "V4=+1", ["V4"]),
        ("RUN", "V4=8O", ["V4"]),
        ("FEW", "JOKER=false TRICKS=yes FLIP=8O", []),
        ("FEW", "JOKER=W TRICKS=7 FLIP=9W BACK=8O", ["JOKER", "TRICKS", "FLIP", "BACK"]),
        ("FEW", "?=W", []),
    ],
)
def test_a_bonus_card_used_for_what_it_does_not_offer_is_a_fault(score, bonus, found):
    sections = (f"score {score}" if score else "", "tricks p1 3D", "false p1 8O 12X", f"bonus p1 {bonus}", "stage uses")
    state = table("players 3", *(each for each in sections if each))
    faults = GAME.faults(state)
    assert [fault.args["bonus"] for fault in faults] == found
    assert all((fault.kind, fault.rules, fault.blocking) == ("strange-use", ("TT-32",), False) for fault in faults)
    assert GAME.settle(state).state is not None, "it can be counted all the same"


@pytest.mark.parametrize("unknown", ["false p2 ?", "bonus p2 ?", "score ?"])
def test_a_round_is_not_counted_while_something_it_rests_on_is_unknown(unknown):
    known = table("players 3", "score FEW", "false p1 7W", "stage uses")
    assert GAME.settle(known).events and GAME.settle(table("players 3", "false p1 7W", "stage uses")).events == ()
    score = () if "score" in unknown else ("score FEW",)
    assert GAME.settle(table("players 3", *score, unknown, "done p1 p2 p3", "stage uses")).events == ()


def test_what_is_as_usual_is_not_written():
    assert GAME.text(table("players 3")) == "tricky-twist base | players 3"
    assert GAME.text(table("players 3", "round 2", "asked 1", "leader p2")).endswith("| leader p2 | asked 1 | round 2")
