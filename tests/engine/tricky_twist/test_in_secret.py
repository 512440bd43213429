"""Bonus cards used by all at once (TT-Q10, `round_bonus_order=simultaneous`): secret until everybody is ready."""

from __future__ import annotations

import dataclasses
from functools import cache
from typing import Any

import pytest

from ludoteca_engine.core import Args, Event
from ludoteca_engine.texts import say
from tests.engine.conformance import CHECKS, Check, Trip
from tests.engine.tricky_twist.secret import SECRET
from tests.engine.tricky_twist.table import GAME, end, events_of, kinds, played, refused_by

AGREED = "round_bonus_order=simultaneous"
PILES = "tricks p1 3D 4D / 5X p2 6X | false p1 8O 2W p2 9O"


def secretly(players: int, seed: int, variant: str, options: Args) -> Any:
    return GAME.set_up(players, seed, variant, Args(options, round_bonus_order="simultaneous"))


@cache
def trip() -> Trip:
    return Trip(dataclasses.replace(GAME, set_up=secretly), (1, 2, 3), (3, 4), SECRET)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_game_conforms_when_all_use_their_cards_in_secret(check: Check) -> None:
    check(trip())


def test_secret_choices_are_met_on_the_way() -> None:
    planning = [turn for turn in trip().turns if any(turn.state.plans)]
    assert len(planning) > 5 and any(
        len(GAME.to_act(turn.state)) > 1 for turn in trip().turns if turn.move.verb == "use"
    )


def table(bonus: str, *more: str, score: str = "SUIT") -> Any:
    return end(score, PILES, f"bonus {bonus}", *more, options=AGREED)


def test_nothing_on_the_table_changes_before_all_are_ready() -> None:
    start = table("p1 FLIP V1 p2 JOKER")
    planned = GAME.play(start, "p1 use FLIP T1 4D")
    assert kinds(planned) == ["use-planned"] and GAME.zones(planned.state) == GAME.zones(start)
    assert planned.state.bonus == start.bonus and GAME.to_act(planned.state) == (0, 1)
    all_but_one = GAME.play(planned.state, "p1 use V1 W")
    assert kinds(all_but_one) == ["use-planned", "uses-ready"] and GAME.to_act(all_but_one.state) == (1,)
    shown = GAME.play(all_but_one.state, "p2 use JOKER trick")
    assert kinds(shown)[:6] == [
        *("use-planned", "uses-ready", "uses-revealed"),
        *("flipped-to-false", "suit-set", "joker-set"),
    ]
    assert events_of(shown, "uses-revealed") == [Event("uses-revealed", ("TT-Q10",), Args(order=(0, 1)))]


def test_what_is_planned_is_told_to_its_owner_with_its_rules() -> None:
    first, second = GAME.play(played(table("p1 V1 TRICKS p2 JOKER"), "p1 use TRICKS"), "p1 use V1 W").events
    assert first == Event("use-planned", ("TT-Q10", "TT-32"), Args(seat=0, bonus="V1", words="W"), ("V1",))
    assert second == Event("uses-ready", ("TT-Q10",), Args(seat=0))
    (alone,) = GAME.play(table("p1 V1 TRICKS p2 JOKER"), "p1 use TRICKS").events
    assert alone.args["words"] is None and say(alone, "tricky-twist", "en").startswith(
        "Player 1 decides in secret about Trick points (TRICKS)."
    )


def test_it_comes_to_the_same_as_in_the_open() -> None:
    moves = ("p1 use FLIP T1 4D", "p1 use V1 W", "p2 use JOKER trick")
    in_the_open = end("SUIT", PILES, "bonus p1 FLIP V1 p2 JOKER")
    secret, open_ = played(table("p1 FLIP V1 p2 JOKER"), *moves), played(in_the_open, *moves)
    assert secret._replace(options=open_.options, done=open_.done) == open_


def test_plans_are_carried_out_clockwise_from_the_last_winner() -> None:
    shown = GAME.play(
        played(table("p1 TRICKS p2 JOKER p3 V2", "last p2"), "p1 use TRICKS", "p3 done"), "p2 use JOKER false"
    )
    assert events_of(shown, "uses-revealed")[0].args["order"] == (1, 0)


@pytest.mark.parametrize(
    "moves",
    [
        ("p1 use V1 W",),
        ("p1 use V1 O", "p1 use TRICKS"),
        ("p1 use FLIP T1 4D",),
        ("p1 use FLIP T1 3D", "p1 use V1 W"),
    ],
)
def test_others_neither_see_nor_hear_what_is_planned(moves: tuple[str, ...]) -> None:
    start = table("p1 FLIP V1 TRICKS p2 JOKER")
    state, heard = start, []
    for move in moves:
        step = GAME.play(state, move)
        heard += GAME.told_to(step.events, 1)
        state = step.state
    assert heard == [] and GAME.seen_by(state, 1) == GAME.seen_by(start, 1)
    assert GAME.seen_by(state, 0).plans[0] == state.plans[0] and GAME.told_to(step.events, 0) == step.events


def test_others_hear_that_somebody_is_ready_and_not_with_what() -> None:
    start = table("p1 V1 p2 JOKER")
    using, leaving = GAME.play(start, "p1 use V1 W"), GAME.play(start, "p1 done")
    assert GAME.seen_by(using.state, 1) == GAME.seen_by(leaving.state, 1)
    assert GAME.told_to(using.events, 1) == GAME.told_to(leaving.events, 1)
    (heard,) = GAME.told_to(using.events, 1)
    assert heard.kind == "uses-ready" and "V1" not in say(heard, "tricky-twist", "en")


def test_a_view_shows_the_same_for_a_plan_and_for_none() -> None:
    view = GAME.seen_by(table("p1 V1 p2 JOKER p3 -"), 1)
    assert view.plans == ((("?",),), (), ()) and "plans p1 ?" in GAME.text(view)
    after = GAME.play(GAME.seen_by(table("p1 V1 p2 JOKER", "done p1", "plans p1 V1 W"), 1), "p2 done")
    assert kinds(after) == ["uses-ready"], "the round is not counted while a plan is unknown"
    assert GAME.fill(after.state, 4).plans != after.state.plans and GAME.settle(GAME.fill(after.state, 4)).events


def test_when_all_are_ready_there_is_nothing_left_to_hide() -> None:
    ready = table("p1 V1 TRICKS p2 JOKER", "done p1 p2", "plans p1 V1 W")
    assert GAME.seen_by(ready, 1).plans == ready.plans == ((("V1", "W"),), (), ())
    assert GAME.settle(GAME.seen_by(ready, 1)).events == GAME.settle(ready).events


def test_with_a_plan_that_is_unknown_nothing_more_can_be_planned() -> None:
    view = GAME.seen_by(table("p1 V1 TRICKS p2 JOKER"), 1)
    assert refused_by(view, "p1 use V1 W") == [("T-05",)] and refused_by(view, "p1 done") == []
    assert [str(move) for move in GAME.legal_moves(view, 0)] == ["p1 done"]


def test_filling_in_finds_plans_that_can_be_carried_out() -> None:
    view = GAME.seen_by(table("p1 FLIP V1 JOKER p2 TRICKS", "done p1", "plans p1 V1 W"), 1)
    filled = {GAME.fill(view, seed) for seed in range(12)}
    plans = {state.plans[0] for state in filled}
    assert len(plans) > 5 and all(GAME.faults(state) == () for state in filled)
    assert all(GAME.fill(GAME.seen_by(table("p1 V1 p2 JOKER"), 1), seed).plans[0] == () for seed in range(5))


def test_one_card_may_be_planned_on_another() -> None:
    state = played(table("p1 FLIP V4 p2 JOKER", score="RUN"), "p1 use FLIP T1 4D")
    assert refused_by(state, "p1 use V4 3D +1") == [("TT-BON-12",)]
    assert refused_by(state, "p1 use FLIP 8O") == [("TT-Q10", "TT-32")]
    shown = GAME.play(played(state, "p1 use V4 4D +1"), "p2 done")
    assert events_of(shown, "value-changed")[0].args["value"] == 5


def test_orders_that_mean_the_same_are_the_same_plan() -> None:
    start = table("p1 V1 TRICKS JOKER p2 JOKER")
    one, other = ("p1 use V1 W", "p1 use TRICKS"), ("p1 use TRICKS", "p1 use V1 W")
    assert played(start, *one) == played(start, *other)
    turned = table("p1 FLIP V4 TRICKS p2 JOKER", score="RUN")
    kept = played(turned, "p1 use V4 8O -1", "p1 use FLIP 8O").plans[0]
    assert kept == (("V4", "8O", "-1"), ("FLIP", "8O")), "the false trick has to be changed before it is turned"


def test_what_is_left_unused_is_said_when_all_is_shown() -> None:
    state = played(table("p1 V1 TRICKS p2 JOKER"), "p1 use V1 W", "p1 done")
    assert refused_by(state, "p1 use TRICKS") == [("TT-Q10",)] and refused_by(state, "p1 done") == [("TT-Q10",)]
    shown = GAME.play(state, "p2 done")
    assert [event.args["left"] for event in events_of(shown, "uses-finished")] == [("TRICKS",)]


def test_where_nobody_plans_anything_the_round_is_counted_at_once() -> None:
    shown = GAME.play(played(table("p1 V1 p2 JOKER"), "p1 done"), "p2 done")
    assert kinds(shown)[:2] == ["uses-ready", "base-scored"]


@pytest.mark.parametrize("text", ["plans p1 V1 W / TRICKS", "plans p1 FLIP T1 4D / JOKER false p2 ?"])
def test_plans_can_be_written_and_read(text: str) -> None:
    state = table("p1 V1 TRICKS FLIP JOKER p2 V2", text)
    assert text in GAME.text(state) and GAME.parse(GAME.text(state).upper()) == state


@pytest.mark.parametrize(
    "text", ["plans p1 V9 W", "plans p1 V1 W X D", "plans p1 ? / V1 W", "plans p1" + " / V1 W" * 9]
)
def test_unreadable_plans_name_the_place(text: str) -> None:
    with pytest.raises(ValueError, match="character"):
        table("p1 V1", text)


@pytest.mark.parametrize(
    ("state", "found"),
    [
        (table("p1 V1 p2 JOKER", "plans p1 V1 W"), []),
        (table("p1 V1 p2 JOKER", "plans p1 V1 X"), ["strange-plan"]),
        (table("p1 V1 p2 JOKER", "plans p1 V1 W / V1 O"), ["strange-plan"]),
        (table("p2 JOKER", "plans p1 V1 W"), ["strange-plan"]),
        (table("p1 V1 p2 JOKER", "plans p1 ?"), []),
        (end("SUIT", PILES, "bonus p1 V1", "plans p1 V1 W"), ["strange-plan"]),
        (
            GAME.parse(f"tricky-twist base {AGREED} | players 3 | score SUIT | bonus p1 V1 | plans p1 V1 W"),
            ["strange-plan"],
        ),
    ],
)
def test_a_plan_that_cannot_be_is_a_fault_and_stops_nothing(state: Any, found: list[str]) -> None:
    assert [fault.kind for fault in GAME.faults(state)] == found
    for move in GAME.legal_moves(state):
        GAME.play(state, move)
