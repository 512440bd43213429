"""Every game keeps the promises of the contract, and so does one the engine has never heard of."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

import pytest

from ludoteca_engine import GAMES
from ludoteca_engine.core import BadSetup, Fault, Game, Touch
from tests.engine import conformance
from tests.engine.conformance import CHECKS, Check, Trip, check_game
from tests.engine.toy import TOY

pytestmark = [pytest.mark.usefixtures("toy_on_the_shelf"), pytest.mark.filterwarnings("error")]

NAMES = (*GAMES, TOY.id)


@cache
def trip(game_id: str) -> Trip:
    """The fewest and the most players, and some in between. Made once for all checks of a game."""
    game = GAMES[game_id]
    sizes = table_sizes(game)
    return Trip(game, (1, 2), tuple(dict.fromkeys((sizes[0], sizes[len(sizes) // 3], sizes[-1]))), secret_of(game_id))


def secret_of(game_id: str) -> Mapping[str, str]:
    """What the tests of a game say is secret in it: every game brings a `secret.py` beside its tests."""
    module = import_module(f"tests.engine.{game_id.replace('-', '_')}.secret")
    found: Mapping[str, str] = module.SECRET
    return found


def table_sizes(game: Game[Any]) -> list[int]:
    """With how many players the game can be dealt."""
    fitting = []
    for players in range(1, 13):
        try:
            game.deal(players, seed=1)
            fitting.append(players)
        except BadSetup:
            continue
    return fitting


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("game_id", NAMES)
def test_game_conforms(game_id: str, check: Check) -> None:
    check(trip(game_id))


def test_a_game_from_outside_is_found_like_the_others() -> None:
    assert "toy" in GAMES and GAMES["toy"] is TOY and "pega6" in GAMES
    assert len(GAMES) == len(list(GAMES)) and "toy" in repr(GAMES)


@pytest.mark.parametrize("game_id", ["pega6", "toy"])
def test_interrupts_and_hidden_moves_are_met_on_the_way(game_id: str) -> None:
    """Two checks have nothing to say of a game without such moves; these games have them."""
    walked = trip(game_id)
    assert any(walked.game.interrupts(state) for state in walked.sample)
    assert len(list(conformance.hidden_moves(walked))) > 10


def test_all_checks_can_be_run_in_one_go() -> None:
    check_game(TOY, seeds=(7,), players=(2, 3), secret=secret_of("toy"))


def leaky_view(state: Any, seat: int) -> Any:
    return TOY.seen_by(state, seat)._replace(pile=state.pile)


def careless_end(story: Any, move: Any) -> None:
    TOY.carry_out(story, move)
    story.state = story.state._replace(spent=(*story.state.spent, 1))


def forgetful_text(state: Any) -> str:
    return TOY.text(state._replace(points=(0,) * len(state.points)))


BROKEN: dict[str, tuple[dict[str, Any], Check]] = {
    "tells which card was set aside": ({"told": lambda event, seat: event}, conformance.told_events_do_not_leak),
    "shows the pile": ({"seen_by": leaky_view}, conformance.views_show_nothing_secret),
    "shows the pile to the eye": ({"seen_by": leaky_view}, conformance.hidden_stays_hidden),
    "shows everything": ({"seen_by": lambda state, seat: state}, conformance.views_hide_the_seed_and_are_stable),
    "refuses nothing": ({"refusals": lambda state, move: ()}, conformance.legal_moves_agree_with_refusals),
    "offers too little": ({"moves_of": lambda state, seat: ()}, conformance.legal_moves_agree_with_refusals),
    "lists its interrupts": ({"interrupts": TOY.legal_moves}, conformance.interrupts_are_allowed_but_not_listed),
    "makes a card": ({"carry_out": careless_end}, conformance.pieces_are_conserved),
    "forgets points": ({"text": forgetful_text}, conformance.positions_can_be_written_and_read),
    "names nobody": ({"outcome": lambda state: None}, conformance.games_end_with_a_reason),
    "knows no rules": ({"rules": ()}, conformance.everything_can_be_said),
    "fills in nothing": ({"fill": lambda state, seed: state}, conformance.unknown_pieces_can_be_filled_in),
    "touches what is not there": (
        {"touches": lambda state, move: (Touch("nowhere"),)},
        conformance.touches_lead_back_to_the_move,
    ),
    "understands nothing": ({"meant": lambda state, touched: ()}, conformance.touches_lead_back_to_the_move),
    "understands everything": (
        {"meant": lambda state, touched: TOY.legal_moves(state)},
        conformance.touching_never_raises,
    ),
    "forgets a card in the box": ({"box": lambda state: TOY.box(state)[1:]}, conformance.the_box_holds_the_table),
    "puts nothing": ({"put": lambda state, *_: state}, conformance.pieces_can_be_put_and_lifted),
    "sets nothing": ({"set_field": lambda state, *_: state}, conformance.fields_can_be_set),
    "finds faults": ({"faults": lambda state: (Fault("x", ("TOY-01",)),)}, conformance.a_dealt_game_has_no_faults),
}


@pytest.mark.parametrize(("change", "check"), BROKEN.values(), ids=BROKEN)
def test_a_broken_game_does_not_conform(change: dict[str, Any], check: Check) -> None:
    """The checks can fail: each notices the toy being broken in the way it looks for."""
    broken = dataclasses.replace(TOY, **change)
    with pytest.raises((AssertionError, pytest.fail.Exception)):
        check(Trip(broken, (1, 2), (2, 3), secret_of("toy")))
