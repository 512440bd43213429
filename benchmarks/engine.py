"""The engine beside plain loops of the same rules, and how long a walkthrough takes to make."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

import ludoteca
from ludoteca_engine import GAMES

Found = tuple[str, str, str, bool]
REPEATS, DEALS, PLAYERS = 7, 30, 4
LEAST_SHARE = 1 / 6
WARM_MS, FIRST_MS, MOVES_MS = 50, 400, 1
FIRST = (
    "import time; start = time.perf_counter(); import ludoteca;"
    " ludoteca.Walkthrough('pega6/fig-2'); print(time.perf_counter() - start)"
)


def measure() -> Iterator[Found]:
    for game_id in GAMES:
        if find_spec(f"benchmarks.plain_{game_id.replace('-', '_')}"):
            yield engine_against_plain_loop(game_id)
    if "sequence" in GAMES:
        yield many_moves()
    yield warm_walkthrough()
    yield first_walkthrough()


def engine_against_plain_loop(game_id: str) -> Found:
    """Deals per second through `legal_moves` and `play`, as a share of the plain loop's."""
    plain = import_module(f"benchmarks.plain_{game_id.replace('-', '_')}")
    dice = Random(1)
    loop = best(lambda seed: plain.play_round(PLAYERS, dice))
    ours = best(lambda seed: play_round(game_id, plain.ONE_ROUND, seed, dice))
    share = loop / ours
    what = f"{game_id}: deals per second ({1 / ours:,.0f}), share of the plain loop ({1 / loop:,.0f})"
    return what, f"1/{1 / share:.1f}", "1/6 (goal 1/3)", share >= LEAST_SHARE


def play_round(game_id: str, options: dict[str, Any], seed: int, dice: Random) -> Any:
    """One round by the engine, everybody at random."""
    game = GAMES[game_id]
    state = game.deal(PLAYERS, seed=seed, **options)
    while acting := game.to_act(state):
        moves = game.legal_moves(state, acting[0])
        state = game.play(state, moves[int(dice.random() * len(moves))]).state
    return state


def best(run: Callable[[int], object]) -> float:
    """Seconds a deal, of the quickest of several runs: what else the machine does can only add to it."""
    times = []
    for repeat in range(REPEATS):
        start = time.process_time()
        for deal in range(DEALS):
            run(repeat * DEALS + deal)
        times.append((time.process_time() - start) / DEALS)
    return min(times)


def many_moves() -> Found:
    """The most moves a seat can have: a jack that goes anywhere, on an empty board."""
    game = GAMES["sequence"]
    state = game.parse("sequence | players 2 | hands p1 JD JC | turn p1")
    milliseconds = best(lambda _: game.legal_moves(state)) * 1000
    what = f"sequence: legal moves of two-eyed jacks on an empty board ({len(game.legal_moves(state))} moves)"
    return what, f"{milliseconds:.2f} ms", f"{MOVES_MS} ms", milliseconds <= MOVES_MS


def warm_walkthrough() -> Found:
    times = []
    for _ in range(5):
        start = time.perf_counter()
        ludoteca.Walkthrough("pega6/fig-2")
        times.append((time.perf_counter() - start) * 1000)
    return "a walkthrough made, warm", f"{min(times):.0f} ms", f"{WARM_MS} ms", min(times) <= WARM_MS


def first_walkthrough() -> Found:
    """The first in a process, its import included and given apart: most of that is Jupyter's own."""
    runs = [subprocess.check_output([sys.executable, "-c", FIRST], text=True) for _ in range(3)]
    imports = [
        subprocess.check_output(
            [sys.executable, "-c", FIRST.replace("ludoteca.Walkthrough('pega6/fig-2')", "pass")], text=True
        )
        for _ in range(3)
    ]
    first, imported = min(map(float, runs)) * 1000, min(map(float, imports)) * 1000
    what = f"the first walkthrough of a process (beside the import, {imported:.0f} ms)"
    return what, f"{first - imported:.0f} ms", f"{FIRST_MS} ms", first - imported <= FIRST_MS
