"""What a sandbox can be opened with: a game, an example, a position, a state, or the record of a tree."""

from __future__ import annotations

from secrets import randbelow
from typing import Any, NamedTuple

from ludoteca_engine import GAMES
from ludoteca_engine.core import BadSetup, Game, GameError, Tree, is_record, read_record, replay

from ..telling import find_example

PLAYERS = (4, 3, 2, 5, 6, 1)
"""Numbers of players to try when nobody says how many, the most usual first."""
SEEDS = 10**6
EXCERPT = 60


class Opening(NamedTuple):
    """Where an experiment begins."""

    game: Game[Any]
    tree: Tree
    seed: int | None = None


def opened(given: Any, step: int | None = None, seed: int | None = None, **setup: Any) -> Opening:
    """The game and the tree that `Sandbox(given, ...)` asks for."""
    if not isinstance(given, str):
        return _from_state(given)
    text = given.strip()
    if is_record(text):
        return Opening(*read_record(text, GAMES.__getitem__))
    if "|" in text or len(text.split()) > 1:
        return _from_text(text)
    if "/" in text:
        return _from_example(text, step)
    game = GAMES[text.lower()]
    seed = randbelow(SEEDS) if seed is None else seed
    return Opening(game, Tree.rooted(dealt(game, seed, **setup)), seed)


def dealt(game: Game[Any], seed: int, players: int | None = None, **setup: Any) -> Any:
    """A fresh deal; without a number of players, for as many as the game is best known with."""
    if players is not None:
        return game.deal(players, seed=seed, **setup)
    for number in PLAYERS:
        try:
            return game.deal(number, seed=seed, **setup)
        except BadSetup as error:
            refused = error
    raise refused


def _from_state(state: Any) -> Opening:
    name = getattr(state, "game", None)
    if not isinstance(name, str) or name not in GAMES:
        raise GameError("no-start", given=repr(state)[:EXCERPT], games=tuple(GAMES))
    return Opening(GAMES[name], Tree.rooted(state))


def _from_text(text: str) -> Opening:
    words = text.replace("|", " ").split(maxsplit=1)
    game = GAMES[words[0].lower() if words else ""]
    return Opening(game, Tree.rooted(game.parse(text)))


def _from_example(name: str, step: int | None) -> Opening:
    game, example = find_example(name)
    pages = replay(game, example)
    step = 0 if step is None else step
    if type(step) is not int or not 0 <= step < len(pages):
        raise GameError("no-step", game.id, given=repr(step)[:EXCERPT], last=len(pages) - 1)
    return Opening(game, Tree.rooted(pages[step].state))
