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

from .errors import GameError, IllegalMove, NoSuchGame, Unreadable, UnreadableRecord
from .reading import Reader, Word
from .tree import SET_UP, SETTLED, Node, Tree
from .values import Move

if TYPE_CHECKING:
    from .game import Game

HEAD = "record"
SECONDS = 1.0
"""How long a record may take to be replayed."""
MOST_NODES = 20_000


class NotReplayed(UnreadableRecord):
    """A move of a record that the rules refuse; the reason is worded in the language that is asked for."""

    def __init__(self, text: str, at: int, refused: IllegalMove) -> None:
        super().__init__("not-in-record", text, at, refused.game)
        self.refused = refused

    def said(self, lang: str | None = None) -> str:
        reason = self.refused.said(lang)
        return UnreadableRecord(self.kind, self.text, self.at, self.game, reason=reason).said(lang)


def is_record(text: str) -> bool:
    return isinstance(text, str) and text.lstrip()[: len(HEAD) + 1].lower().split() == [HEAD]


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
    return _Replay(reader, _game(reader, lines[0][1], find_game), clock).tree(lines[1:])


def _game(reader: Reader, word: Word, find_game: Callable[[str], Game[Any]]) -> Game[Any]:
    try:
        return find_game(word.text.lower())
    except NoSuchGame as error:
        raise reader.fail(error.kind, word.at, **error.args_said) from error


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
            raise self.reader.fail("too-slow", words[0].at, seconds=SECONDS)
        match words[0].text.lower(), len(words):
            case "name", size if size > 1:
                return self._named(tree, words[1])
            case "at", 3:
                return self._standing(tree, words[1], words[2])
            case _, size if size > 2:
                return self._grown(tree, words)
        raise self.reader.fail("no-record", words[0].at)

    def _named(self, tree: Tree, number: Word) -> Tree:
        """A name is all that follows the number, whatever it looks like."""
        at = number.at + len(number.text)
        try:
            return tree.named(self._node(tree, number), self._to_end_of_line(at).strip())
        except Unreadable:
            raise
        except GameError as error:
            raise self.reader.fail(error.kind, at + 1, **error.args_said) from error

    def _standing(self, tree: Tree, at: Word, tip: Word) -> Tree:
        """Where we are, on the way to the end of which line."""
        here, end = self._node(tree, at), self._node(tree, tip)
        line = tree._replace(at=here, tip=end)
        if here not in line.line():
            raise self.reader.fail("not-that-node", at.at, last=len(tree.nodes) - 1)
        # A line that somebody wrote as ending early goes on to its end.
        return line._replace(tip=line.end_from(end))

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
            raise NotReplayed(self.reader.text, first.at, error) from error

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
