"""A tree as text, and back: a start, then one line for each position and how it came about.

    record twisted
    0 = twisted base | hands p1 19 33 ...
    1 0 p1 lay 19
    2 1 p2 twist
    3 1 p2 lay 24
    name 3 the careful way
    at 2 3

A move stands as it is written, `=` before a position that was set up by hand, `settle` for what needed no decision.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import monotonic
from typing import TYPE_CHECKING, Any

from .errors import GameError, IllegalMove, Unreadable, UnreadableRecord
from .reading import Reader, Word
from .tree import SET_UP, SETTLED, Node, Tree
from .values import Move

if TYPE_CHECKING:
    from .game import Game

HEAD = "record"
SECONDS = 1.0
"""How long a record may take to be replayed."""
MOST_NODES = 20_000


def is_record(text: str) -> bool:
    return text.lstrip()[: len(HEAD) + 1].lower().split() == [HEAD]


def record(game: Game[Any], tree: Tree) -> str:
    """The whole tree as text."""
    tidy = tree.tidied()
    lines = [f"{HEAD} {game.id}", *(_line(game, number, node) for number, node in enumerate(tidy.nodes))]
    lines += [f"name {number} {node.name}" for number, node in enumerate(tidy.nodes) if node.name]
    return "\n".join([*lines, f"at {tidy.at} {tidy.tip}"])


def _line(game: Game[Any], number: int, node: Node) -> str:
    where = f"{number}" if node.parent < 0 else f"{number} {node.parent}"
    if isinstance(node.made, Move):
        return f"{where} {node.made}"
    return f"{where} settle" if node.made == SETTLED else f"{where} = {game.text(node.state)}"


def read_record(
    text: str, find_game: Callable[[str], Game[Any]], clock: Callable[[], float] = monotonic
) -> tuple[Game[Any], Tree]:
    """The game and the tree of a record. Every move is played again, so what is read is a real game."""
    reader = Reader("", text, UnreadableRecord)
    lines = list(_lines(reader))
    if not lines or lines[0][0].text.lower() != HEAD:
        raise reader.fail("no-record", lines[0][0].at if lines else 0)
    if len(lines[0]) != 2:
        raise reader.fail("no-record", lines[0][0].at)
    return _Replay(reader, find_game(lines[0][1].text.lower()), clock).tree(lines[1:])


def _lines(reader: Reader) -> Iterator[tuple[Word, ...]]:
    start = 0
    for line in reader.text.split("\n"):
        words = reader.words(start, start + len(line))
        if words:
            yield words
        start += len(line) + 1


class _Replay:
    """Reads the lines of one record."""

    def __init__(self, reader: Reader, game: Game[Any], clock: Callable[[], float]) -> None:
        self.reader, self.game, self.clock = reader, game, clock
        self.until = clock() + SECONDS

    def tree(self, lines: list[tuple[Word, ...]]) -> tuple[Game[Any], Tree]:
        if not lines or lines[0][0].text != "0" or len(lines[0]) < 3 or lines[0][1].text != "=":
            raise self.reader.fail("no-record", lines[0][0].at if lines else len(self.reader.text))
        tree = Tree.rooted(self._position(lines[0][1]))
        for words in lines[1:]:
            tree = self._after(tree, words)
        return self.game, tree

    def _after(self, tree: Tree, words: tuple[Word, ...]) -> Tree:
        if self.clock() > self.until:
            raise GameError("too-slow", seconds=SECONDS)
        match words[0].text.lower(), len(words):
            case "name", size if size > 2:
                return tree.named(self._node(tree, words[1]), self._rest(words[2]))
            case "at", 3:
                at, tip = self._node(tree, words[1]), self._node(tree, words[2])
                line = tree.jump(tip)
                if at not in line.line():
                    raise self.reader.fail("not-that-node", words[1].at, last=len(tree.nodes) - 1)
                return line._replace(at=at, tip=tip)
            case _, size if size > 2:
                return self._grown(tree, words)
        raise self.reader.fail("no-record", words[0].at)

    def _grown(self, tree: Tree, words: tuple[Word, ...]) -> Tree:
        """One position more: its number, the number of the one before, and how it came about."""
        self.reader.number(words[0], range(len(tree.nodes), min(len(tree.nodes) + 1, MOST_NODES)))
        before = tree._replace(at=self._node(tree, words[1]))
        if words[2].text == "=":
            return before.grown(SET_UP, self._position(words[2]))
        if words[2].text.lower() == "settle" and len(words) == 3:
            return before.grown(SETTLED, self.game.settle(before.state).state)
        return self._played(before, words[2])

    def _played(self, tree: Tree, first: Word) -> Tree:
        try:
            move = self.game.parse_move(self._rest(first))
            return tree.grown(move, self.game.play(tree.state, move).state)
        except Unreadable as error:
            raise self._placed(error, first.at) from error
        except IllegalMove as error:
            raise self.reader.fail("not-in-record", first.at, reason=error.said()) from error

    def _position(self, mark: Word) -> Any:
        """The position after the equals sign."""
        at = mark.at + 1
        try:
            return self.game.parse(self._to_end_of_line(at))
        except Unreadable as error:
            raise self._placed(error, at) from error

    def _placed(self, error: Unreadable, start: int) -> Unreadable:
        """The same error, at its place in the record."""
        return UnreadableRecord(error.kind, self.reader.text, start + error.at, error.game, **error.args_said)

    def _node(self, tree: Tree, word: Word) -> int:
        return self.reader.number(word, range(len(tree.nodes)))

    def _rest(self, word: Word) -> str:
        return self._to_end_of_line(word.at).strip()

    def _to_end_of_line(self, start: int) -> str:
        end = self.reader.text.find("\n", start)
        return self.reader.text[start : None if end < 0 else end]
