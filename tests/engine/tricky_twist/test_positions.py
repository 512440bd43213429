"""Any position that can be set up is accepted, judged, written and read back; nothing raises what it should not."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca_engine.core import GameError, IllegalMove, Move
from ludoteca_engine.tricky_twist.cards import BONUS_CARDS, DECK, SCORE_CARDS
from ludoteca_engine.tricky_twist.reserve import laid_down
from ludoteca_engine.tricky_twist.state import STAGES, Owned
from tests.engine.tricky_twist.table import GAME, table

CARD = st.sampled_from((*DECK, "?"))
PIECE = st.sampled_from((*DECK, "?", *SCORE_CARDS, *BONUS_CARDS))
FEW = st.lists(CARD, max_size=6).map(tuple)
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
        done=per_seat(st.booleans()),
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


def test_set_ups_with_a_fault_name_it():
    found = {
        "card-twice": table("hands p1 7W 7W p2 1O p3 2O"),
        "strange-card": table("hands p1 RUN p2 1O p3 2O"),
        "players": table("hands p1 7W"),
        "no-lead": table("hands p1 7W p2 1O p3 2O", "middle p2 3W"),
        "unknown-in-trick": table("hands p1 7W p2 1O p3 2O", "middle p1 ?"),
        "big-hand": table(f"hands p1 {' '.join(DECK[:20])} p2 - p3 -"),
        "big-reserve": table("players 3", "reserves p1 1O 2O 3O 4O 5O 6O"),
        "left-aside": table("players 3", "aside p1 1O"),
        "tricks-too-soon": table("players 3", "tricks p1 1O", "stage reserve"),
        "no-such-player": table("players 3", "leader p4"),
        "empty-trick": table("players 3", "tricks p1 -"),
    }
    for kind, state in found.items():
        assert kind in [fault.kind for fault in GAME.faults(state)], kind
