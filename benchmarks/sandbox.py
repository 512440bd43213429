"""Python's part of a move in a sandbox: how long it takes and how much it sends, whatever the size of the tree."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import ludoteca
from benchmarks.engine import WARM_MS
from benchmarks.sizes import size
from ludoteca_engine import GAMES
from ludoteca_engine.core import Game, Tree

Found = tuple[str, str, str, bool]
FEW, MANY = 20, 2_000
MOST_TIMES_FEW = 1.5
MOST_BYTES_MORE = 100
"""The numbers of a larger tree have more digits; nothing else may grow."""
ON_SHOW = 14
"""So many moves lead to the position, the same in every tree: more than are listed beside the table."""
ROUNDS = 60


def measure() -> Iterator[Found]:
    yield opened()
    for game_id in GAMES:
        yield from by_size_of_tree(game_id)


def opened() -> Found:
    """The game that takes longest, once it has been opened before."""
    best = {game_id: min(time_of(partial(ludoteca.Sandbox, game_id, seed=1)) for _ in range(5)) for game_id in GAMES}
    slowest = max(best, key=best.__getitem__)
    what = f"a sandbox opened, warm (the slowest: {slowest})"
    return what, f"{best[slowest]:.0f} ms", f"{WARM_MS} ms", best[slowest] <= WARM_MS


def time_of(run: Callable[[], object]) -> float:
    """Milliseconds of this process: what else the machine does is left out."""
    start = time.process_time()
    run()
    return (time.process_time() - start) * 1000


def by_size_of_tree(game_id: str) -> Iterator[Found]:
    boxes = [Watched(in_a_tree(game_id, nodes)) for nodes in (FEW, MANY)]
    for number in range(ROUNDS):
        # In turn, each as often the first: whatever is worded for one is known to the other.
        for box in boxes[:: 1 if number % 2 else -1]:
            box.move_and_forget(number)
    few, many = (statistics.median(box.times) for box in boxes)
    what = f"{game_id}: Python's part of a move with {MANY:,} nodes (with {FEW}: {few:.1f} ms)"
    yield what, f"{many:.1f} ms, {many / few:.2f} x", f"{MOST_TIMES_FEW} x", many <= few * MOST_TIMES_FEW
    small, large = (max(box.sizes) for box in boxes)
    what = f"{game_id}: largest message of a move with {MANY:,} nodes (with {FEW}: {small / 1000:.2f} kB)"
    wanted = f"{(small + MOST_BYTES_MORE) / 1000:.2f} kB"
    yield what, f"{large / 1000:.2f} kB", wanted, large <= small + MOST_BYTES_MORE


class Watched:
    """A sandbox, how long its moves took and how many bytes each sent."""

    def __init__(self, box: ludoteca.Sandbox) -> None:
        self.box, self.tree, self.asked = box, box.tree, 0
        self.times: list[float] = []
        self.sizes: list[int] = []
        self.sent: list[Any] = []
        box._send = lambda message, buffers=None: self.sent.append(message)

    def move_and_forget(self, number: int) -> None:
        """A move as the browser asks for it; then the tree is again as it was."""
        moves = self.box.experiment.legal()
        self.asked += 1
        at, move = self.box.experiment.revision, str(moves[number * 7 % len(moves)])
        asked = {"from": "bench", "todo": [{"n": self.asked, "at": at, "do": "say", "v": move}]}
        self.sent.clear()
        self.times.append(time_of(lambda: setattr(self.box, "action", asked)))
        self.sizes.append(sum(map(size, self.sent)))
        self.box.experiment.tree = self.tree
        self.box.jump(self.tree.at)


def in_a_tree(game_id: str, nodes: int) -> ludoteca.Sandbox:
    """A sandbox with so many positions. Where it stands, and what led there, does not depend on how many."""
    game, box, dice = GAMES[game_id], ludoteca.Sandbox(game_id, seed=1), Random(1)
    tree, start = box.tree, box.state
    # Half of them in one long line, game after game; the rest are variations of it.
    while len(tree.nodes) < (nodes - ON_SHOW) // 2:
        tree = one_more(game, tree, start, dice)
    end = tree.at
    while len(tree.nodes) < nodes - ON_SHOW - 1:
        tree = one_more(game, tree.jump(dice.randrange(len(tree.nodes))), start, dice)
    tree, dice = tree.jump(end).set_up(start), Random(2)
    for _ in range(ON_SHOW):
        tree = one_more(game, tree, start, dice)
    box.experiment.tree = tree
    return box.jump(tree.at)


def one_more(game: Game[Any], tree: Tree, start: Any, dice: Random) -> Tree:
    """A move at random; after the last one the table is laid again."""
    moves = game.legal_moves(tree.state)
    return tree.play(game, dice.choice(moves)) if moves else tree.set_up(start)
