"""tools/soak.py notices a broken engine and says how to get there."""

import dataclasses
from collections import Counter
from typing import Any

import pytest

from ludoteca_engine import GAMES
from tools import soak

PEGA6 = GAMES["pega6"]


def soaked(game: Any, players: int = 3) -> int:
    return soak.soak([soak.Seating(game, game.variants[0], players)], seed=1, seconds=0.3)


def test_a_sound_game_passes_and_is_counted():
    table = soak.Seating(PEGA6, "base", 3)
    assert soak.soak([table], seed=1, seconds=0.5) == 0
    assert table.games and table.moves and table.judged and table.refused


def test_it_stops_after_as_many_games_as_asked_for():
    table = soak.Seating(PEGA6, "anniversary", 2)
    assert soak.soak([table], seed=1, seconds=60, games=2) == 0
    assert table.games == 2


def loses_a_card(story, move):
    PEGA6.carry_out(story, move)
    story.state = story.state._replace(unused=story.state.unused[1:])


def finds_a_card(story, move):
    PEGA6.carry_out(story, move)
    story.state = story.state._replace(unused=(*story.state.unused, 7))


def test_only_what_never_runs_out_may_come_from_nowhere():
    assert soaked(dataclasses.replace(PEGA6, carry_out=finds_a_card)) >= 1
    dealt, more = Counter("AAB"), Counter("AABB")
    assert soak.strays(PEGA6, dealt, more) == ["B"] and soak.strays(PEGA6, more, dealt) == ["B"]
    endless = dataclasses.replace(PEGA6, endless=frozenset("B"))
    assert soak.strays(endless, dealt, more) == [] and soak.strays(endless, more, dealt) == ["B"]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"carry_out": loses_a_card}, "pieces come or go"),
        ({"refusals": lambda state, move: ()}, "neither lists nor refuses"),
        ({"outcome": lambda state: None}, "a dead end"),
        ({"text": lambda state: PEGA6.text(state._replace(round=9))}, "read back as something else"),
        ({"rules": ()}, "no known rule"),
    ],
)
def test_a_broken_game_fails_with_its_recipe(change, said, capsys):
    assert soaked(dataclasses.replace(PEGA6, **change)) >= 1
    told = capsys.readouterr().out
    assert said in told
    assert "game = GAMES['pega6']" in told


def test_the_recipe_leads_to_where_the_game_stopped():
    run = soak.Run(soak.Seating(PEGA6, "base", 2), 5, {"target_points": 30})
    state = run.deal()
    for _ in range(7):
        run.moves.append(PEGA6.legal_moves(state)[0])
        state = PEGA6.play(state, run.moves[-1]).state
    told: dict[str, Any] = {}
    exec("\n".join(line.removeprefix("    ") for line in run.recipe().splitlines()), told)
    assert told["state"] == state


def test_the_same_seed_plays_the_same_games(capsys):
    tables = [soak.Seating(PEGA6, "base", 2) for _ in range(2)]
    for table in tables:
        run = soak.Run(table, 1, {})
        soak.play_out(run, soak.Random("1/0"))
        table.pool[:] = run.moves
    assert tables[0].pool == tables[1].pool
