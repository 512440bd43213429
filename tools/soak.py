"""Plays random games of everything on the shelf for a while: python tools/soak.py --minutes 3 [--game ID] [--seed N]

`--game pega6 --variant anniversary --games 10000 --minutes 30` plays ten thousand of one kind.

Every move is checked cheaply, some positions thoroughly. Each failure is printed with the few lines of Python that
lead to it; the seed at the top repeats the whole run.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import cycle
from random import Random
from typing import Any

from ludoteca_engine import GAMES
from ludoteca_engine.core import BadSetup, Game, IllegalMove, Move

LONGEST_GAME = 20_000
MOST_MOVES = 400
THOROUGH_EVERY = 25
"""One position in so many is looked at thoroughly."""
WRONG_MOVES = 12
"""How many moves from elsewhere are tried there."""
ENOUGH_FAILURES = 3
"""A game that fails this often is left alone: more would say the same."""


class Broken(Exception):
    """A promise of the engine that was not kept."""


@dataclass
class Seating:
    """One variant of a game with so many players, and what was seen there."""

    game: Game[Any]
    variant: str
    players: int
    games: int = 0
    moves: int = 0
    longest: int = 0
    judged: int = 0
    refused: int = 0
    pool: list[Move] = field(default_factory=list)
    """Moves of earlier games: good candidates for being wrong elsewhere."""


@dataclass
class Run:
    """One game under way: how it was dealt and what was played, so that it can be told again."""

    seating: Seating
    seed: int
    options: dict[str, Any]
    moves: list[Move] = field(default_factory=list)

    def deal(self) -> Any:
        seating = self.seating
        return seating.game.deal(seating.players, seed=self.seed, variant=seating.variant, **self.options)

    def recipe(self) -> str:
        """Python that leads to where the game stopped."""
        seating = self.seating
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        lines = [
            "from ludoteca_engine import GAMES",
            f"game = GAMES[{seating.game.id!r}]",
            f"state = game.deal({seating.players}, seed={self.seed}, variant={seating.variant!r}{options})",
        ]
        if self.moves:
            lines += [
                f"for move in {'; '.join(map(str, self.moves))!r}.split('; '):",
                "    state = game.play(state, move).state",
            ]
        return "\n".join(f"    {line}" for line in lines)


# --- one game -----------------------------------------------------------------------------------------------


def play_out(run: Run, dice: Random) -> None:
    """Play at random to the end; `run.moves` grows on the way."""
    game = run.seating.game
    state = run.deal()
    dealt = pieces(game, state)
    while moves := game.legal_moves(state):
        ensure(len(run.moves) < LONGEST_GAME, f"no end after {LONGEST_GAME} moves")
        if dice.random() * THOROUGH_EVERY < 1:
            look_closely(run.seating, state, moves, dice)
        move = dice.choice(moves)
        run.moves.append(move)  # before it is played, so that a crash can be told again
        step = game.play(state, move)
        ensure(bool(step.events), f"{move} changed the table without an event")
        for event in step.events:
            ensure(bool(event.rules) and set(event.rules) <= game.known_rules.keys(), f"no known rule for {event}")
        state = step.state
        astray = strays(game, dealt, pieces(game, state))
        ensure(not astray, f"pieces come or go with {move}: {' '.join(astray)}")
    look_at_end(run, state)
    if dice.random() < 0.1:
        tell_again(run, state)


def look_closely(seating: Seating, state: Any, legal: tuple[Move, ...], dice: Random) -> None:
    """Everything that is too slow for every position."""
    game, text = seating.game, seating.game.text(state)
    ensure(game.parse(text) == state, f"is read back as something else: {text}")
    ensure(game.faults(state) == (), f"has faults: {text}")
    ensure(game.outcome(state) is None, f"is over, and yet there are moves: {text}")
    ensure(max(Counter(move.seat for move in legal).values()) <= MOST_MOVES, f"offers too many moves: {text}")
    extra = game.interrupts(state)
    for move in (*legal, *extra):
        ensure(game.refusals(state, move) == (), f"lists and refuses {move}: {text}")
    some = dice.choice(legal)
    ensure(game.parse_move(str(some)) == some, f"{some} is read back as another move")
    step, beats = game.play(state, some), game.unfold(state, some)
    ensure(tuple(beat.event for beat in beats) == step.events, f"unfold tells {some} differently: {text}")
    ensure(beats[-1].state == step.state, f"unfold ends {some} differently: {text}")
    seating.judged += 1
    for move in wrong_moves(seating, dice):
        if move not in legal and move not in extra:
            refuse(game, state, move)
            seating.refused += 1
    seating.pool[:] = [*seating.pool, some][-500:]


def wrong_moves(seating: Seating, dice: Random) -> Iterator[Move]:
    """Moves from elsewhere, also in the name of other seats and of one too many."""
    for move in dice.sample(seating.pool, min(WRONG_MOVES, len(seating.pool))):
        yield move
        yield move._replace(seat=dice.randint(0, seating.players))


def refuse(game: Game[Any], state: Any, move: Move) -> None:
    """A move that is not listed must be refused by known rules, and `play` must say the same."""
    refusals = game.refusals(state, move)
    ensure(bool(refusals), f"neither lists nor refuses {move}: {game.text(state)}")
    for refusal in refusals:
        ensure(bool(refusal.rules) and set(refusal.rules) <= game.known_rules.keys(), f"no known rule for {refusal}")
    try:
        game.play(state, move)
    except IllegalMove as problem:
        ensure(problem.refusals == refusals, f"play refuses {move} for other reasons: {game.text(state)}")
    else:
        raise Broken(f"plays the refused {move}: {game.text(state)}")


def look_at_end(run: Run, state: Any) -> None:
    game = run.seating.game
    outcome = game.outcome(state)
    if outcome is None:
        raise Broken(f"a dead end, nobody can move and nobody has won: {game.text(state)}")
    ensure(game.to_act(state) == (), f"is over, and yet somebody is to act: {game.text(state)}")
    ensure(bool(outcome.winners) and len(outcome.scores) == run.seating.players, f"odd outcome {outcome}")
    ensure(game.parse(game.text(state)) == state, f"is read back as something else: {game.text(state)}")


def tell_again(run: Run, end: Any) -> None:
    """The same deal and the same moves, as text, give the same end."""
    state = run.deal()
    for move in run.moves:
        state = run.seating.game.play(state, str(move)).state
    ensure(state == end, "the same moves, played again, end differently")


def pieces(game: Game[Any], state: Any) -> Counter[str]:
    return Counter(piece for zone in game.zones(state) for piece in zone.pieces)


def strays(game: Game[Any], dealt: Counter[str], lying: Counter[str]) -> list[str]:
    """Pieces that are missing, or too many; what never runs out may be more."""
    return sorted([*(dealt - lying), *((lying - dealt).keys() - game.endless)])


def ensure(kept: bool, problem: str) -> None:
    if not kept:
        raise Broken(problem)


# --- many games ---------------------------------------------------------------------------------------------


def seatings(game: Game[Any]) -> Iterator[Seating]:
    """Every variant with every number of players it can be dealt for."""
    for variant in game.variants:
        for players in range(1, 13):
            try:
                game.deal(players, seed=1, variant=variant)
            except BadSetup:
                continue
            yield Seating(game, variant, players)


def some_options(seating: Seating, dice: Random) -> dict[str, Any]:
    """Half of the games as the rulebook has them, the others with one house rule."""
    known = [each for each in seating.game.options.values() if not each.variants or seating.variant in each.variants]
    if not known or dice.random() < 0.5:
        return {}
    option = dice.choice(known)
    chosen = {option.name: dice.choice(option.allowed)}
    try:
        seating.game.deal(seating.players, seed=1, variant=seating.variant, **chosen)
    except BadSetup:  # not with so many players
        return {}
    return chosen


def soak(tables: list[Seating], seed: int, seconds: float, games: int | None = None) -> int:
    """Play at all tables in turn until the time is up or so many games are played; returns how many failed."""
    deadline, failures = time.monotonic() + seconds, Counter[str]()
    for number, seating in enumerate(cycle(tables)):
        if time.monotonic() > deadline or number == games:
            break
        if failures[seating.game.id] >= ENOUGH_FAILURES:
            if all(failures[each.game.id] >= ENOUGH_FAILURES for each in tables):
                break
            continue
        dice = Random(f"{seed}/{number}")
        run = Run(seating, int(dice.random() * 10**9), some_options(seating, dice))
        try:
            play_out(run, dice)
        except Exception as problem:  # a crash of the engine is a finding like any other
            failures[seating.game.id] += 1
            print(f"\nFAILED {seating.game.id}, game {number}: {type(problem).__name__}: {problem}\n{run.recipe()}\n")
        seating.games += 1
        seating.moves += len(run.moves)
        seating.longest = max(seating.longest, len(run.moves))
    return failures.total()


def shown(tables: list[Seating]) -> Iterator[str]:
    widths = "{:<14} {:<12} {:>7} {:>7} {:>9} {:>8} {:>8} {:>8}"
    yield widths.format("game", "variant", "players", "games", "moves", "longest", "judged", "refused")
    for each in tables:
        counts = (each.players, each.games, each.moves, each.longest, each.judged, each.refused)
        yield widths.format(each.game.id, each.variant, *counts)


def main(args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="run.py soak", description="Random games of every game, with checks.")
    parser.add_argument("--minutes", type=float, default=3)
    parser.add_argument("--games", type=int, help="stop after so many")
    parser.add_argument("--variant", help="only this variant")
    parser.add_argument("--seed", type=int, default=time.time_ns() % 10**9)
    parser.add_argument("--game", action="append", choices=tuple(GAMES), help="only this one; may be repeated")
    chosen = parser.parse_args(args)
    print(f"seed {chosen.seed}, {chosen.minutes:g} minutes", flush=True)
    tables: list[Seating] = []
    failed = 0
    for game_id in chosen.game or GAMES:
        try:
            tables += [each for each in seatings(GAMES[game_id]) if chosen.variant in (None, each.variant)]
        except Exception as problem:  # a game that cannot even be dealt must not hide the others
            failed += 1
            print(f"FAILED {game_id}: cannot be dealt: {type(problem).__name__}: {problem}")
    failed += soak(tables, chosen.seed, chosen.minutes * 60, chosen.games) if tables else 0
    print("\n".join(shown(tables)))
    games, moves = sum(each.games for each in tables), sum(each.moves for each in tables)
    print(f"{games} games, {moves} moves, {failed} failures (seed {chosen.seed})")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
