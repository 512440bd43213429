"""A game as a tree: undo moves the cursor, a new move from an old place opens a variation, nothing is erased.

A tree is a value: what changes it gives a new tree, so that taking a change back is keeping the old one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from .errors import GameError
from .reading import LONGEST_NAME
from .values import Move

if TYPE_CHECKING:
    from .game import Game

SET_UP, SETTLED = "set up", "settled"
"""How a position came about without a move: somebody laid it out, or everything happened that needs no decision."""


class Node(NamedTuple):
    """A position of the tree and how it came about; `parent` is -1 at the root. The first child is the main line."""

    parent: int
    made: Move | str
    state: Any
    children: tuple[int, ...] = ()
    name: str = ""


class Tree(NamedTuple):
    """All positions reached from one start in the order they were first reached, and where we are.

    `tip` is the end of the line we are on: redo leads towards it.
    """

    nodes: tuple[Node, ...]
    at: int = 0
    tip: int = 0

    @classmethod
    def rooted(cls, state: Any) -> Tree:
        return cls((Node(-1, SET_UP, state),))

    @property
    def state(self) -> Any:
        return self.nodes[self.at].state

    def play(self, game: Game[Any], move: Move) -> Tree:
        """The tree after the move. A move made here before is followed again rather than doubled."""
        known = self._made_before(move)
        return self.jump(known) if known else self.grown(move, game.play(self.state, move).state)

    def set_up(self, state: Any) -> Tree:
        """The tree after the position was changed by hand."""
        return self if state == self.state else self.grown(SET_UP, state)

    def settle(self, game: Game[Any]) -> Tree:
        """The tree after everything happened that needs no decision."""
        known = self._made_before(SETTLED)
        if known:
            return self.jump(known)
        settled = game.settle(self.state).state
        return self if settled == self.state else self.grown(SETTLED, settled)

    def grown(self, made: Move | str, state: Any) -> Tree:
        """The tree with one position more, which came about like this; we stand there."""
        new = len(self.nodes)
        here = self.nodes[self.at]
        nodes = (*self._with(self.at, here._replace(children=(*here.children, new))), Node(self.at, made, state))
        return Tree(nodes, new, new)

    def undo(self) -> Tree:
        return self._replace(at=max(self.nodes[self.at].parent, 0))

    def redo(self) -> Tree:
        """Forward along the line we are on."""
        line = self.line()
        ahead = line[line.index(self.at) + 1 :]
        return self._replace(at=ahead[0]) if ahead else self

    def jump(self, node: int) -> Tree:
        """To any position. The line we are on stays the same if the position belongs to it."""
        self._check(node)
        # A position has a higher number than the one before it.
        on_line = next(each for each in self._upwards(self.tip) if each <= node) == node
        return self._replace(at=node, tip=self.tip if on_line else self.end_from(node))

    def line(self) -> tuple[int, ...]:
        """The positions from the root to the end of the line we are on."""
        return tuple(reversed(tuple(self._upwards(self.tip))))

    def moves(self) -> tuple[Move, ...]:
        """The moves from the root to here."""
        made = [self.nodes[node].made for node in self._upwards(self.at)]
        return tuple(each for each in reversed(made) if isinstance(each, Move))

    def named(self, node: int, name: str) -> Tree:
        """The tree with a name for a variation; an empty name takes it away."""
        self._check(node)
        if not isinstance(name, str) or len(name) > LONGEST_NAME or not name.isprintable():
            raise GameError("long-name", limit=LONGEST_NAME, given=str(name)[:LONGEST_NAME])
        return self._replace(nodes=self._with(node, self.nodes[node]._replace(name=" ".join(name.split()))))

    def promoted(self, node: int) -> Tree:
        """The tree in which the variation this position belongs to comes first where it branches off."""
        self._check(node)
        for each in self._upwards(node):
            above = self.nodes[each].parent
            if above >= 0 and self.nodes[above].children[0] != each:
                parent = self.nodes[above]
                first = (each, *(child for child in parent.children if child != each))
                return self._replace(nodes=self._with(above, parent._replace(children=first)))
        return self

    def pruned(self, node: int) -> Tree:
        """The tree without this position and all that followed from it. The root stays."""
        self._check(node)
        above = self.nodes[node].parent
        if above < 0:
            raise GameError("start-stays")
        parent = self.nodes[above]
        kept = parent._replace(children=tuple(child for child in parent.children if child != node))
        smaller = self._replace(nodes=self._with(above, kept))
        at = above if node in self._upwards(self.at) else self.at
        return smaller._replace(at=at, tip=smaller.end_from(at) if node in self._upwards(self.tip) else self.tip)

    def regrown(self, node: int, nth: int) -> Tree:
        """The tree with a deleted position back in its place, the so-manieth child of its parent; we stand there."""
        above = self.nodes[node].parent
        parent = self.nodes[above]
        children = (*parent.children[:nth], node, *parent.children[nth:])
        return self._replace(nodes=self._with(above, parent._replace(children=children))).jump(node)

    def tidied(self) -> Tree:
        """The same tree without what was deleted, numbered line by line: what a record of it gives back."""
        order = tuple(self.below())
        new = {old: number for number, old in enumerate(order)}
        nodes = tuple(
            self.nodes[old]._replace(
                parent=new.get(self.nodes[old].parent, -1),
                children=tuple(new[each] for each in self.nodes[old].children),
            )
            for old in order
        )
        return Tree(nodes, new[self.at], new[self.tip])

    def has(self, node: int) -> bool:
        """Is there such a position, and was it not deleted?"""
        if not 0 <= node < len(self.nodes):
            return False
        # Where we are is there, and so is all that led to it: up from both, the later one first, until they meet.
        here = self.at
        while node != here:
            if node < here:
                here = self.nodes[here].parent
            elif node in self.nodes[self.nodes[node].parent].children:
                node = self.nodes[node].parent
            else:
                return False
        return True

    def end_from(self, node: int) -> int:
        """The end of the main line from there on."""
        while self.nodes[node].children:
            node = self.nodes[node].children[0]
        return node

    def below(self, node: int = 0) -> Iterator[int]:
        """A position and all that follow from it, the main line first."""
        waiting = [node]
        while waiting:
            each = waiting.pop()
            yield each
            waiting += reversed(self.nodes[each].children)

    def branches(self) -> tuple[int, ...]:
        """The positions that can be reached from here in one step."""
        return self.nodes[self.at].children

    def _made_before(self, made: Move | str) -> int:
        return next((child for child in self.branches() if self.nodes[child].made == made), 0)

    def _with(self, number: int, node: Node) -> tuple[Node, ...]:
        return (*self.nodes[:number], node, *self.nodes[number + 1 :])

    def _check(self, node: int) -> None:
        """Is this a position of the tree? One that was deleted is none."""
        if type(node) is not int or not self.has(node):
            raise GameError("not-that-node", given=repr(node)[:LONGEST_NAME], last=len(self.nodes) - 1)

    def _upwards(self, node: int) -> Iterator[int]:
        while node >= 0:
            yield node
            node = self.nodes[node].parent
