"""A game as a tree: undo moves the cursor, a new move from an old place opens a variation, nothing is erased."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from .game import Game
    from .values import Move


class Node(NamedTuple):
    """A position of the tree; `parent` is -1 at the root."""

    parent: int
    move: Move | None
    state: Any


class Tree(NamedTuple):
    """All positions reached from one start, in the order they were first reached, and where we are."""

    nodes: tuple[Node, ...]
    at: int = 0

    @classmethod
    def rooted(cls, state: Any) -> Tree:
        return cls((Node(-1, None, state),))

    @property
    def state(self) -> Any:
        return self.nodes[self.at].state

    def play(self, game: Game[Any], move: Move) -> Tree:
        """The tree after the move. A move made here before is followed again rather than doubled."""
        for child in self.children(self.at):
            if self.nodes[child].move == move:
                return self._replace(at=child)
        node = Node(self.at, move, game.play(self.state, move).state)
        return Tree((*self.nodes, node), len(self.nodes))

    def undo(self) -> Tree:
        return self._replace(at=max(self.nodes[self.at].parent, 0))

    def redo(self) -> Tree:
        """Forward along the variation opened last."""
        children = self.children(self.at)
        return self._replace(at=children[-1]) if children else self

    def jump(self, node: int) -> Tree:
        if not 0 <= node < len(self.nodes):
            raise IndexError(f"no node {node}: the tree has {len(self.nodes)}")
        return self._replace(at=node)

    def children(self, node: int) -> tuple[int, ...]:
        return tuple(number for number, each in enumerate(self.nodes) if each.parent == node)

    def line(self) -> tuple[Move, ...]:
        """The moves from the root to here."""
        return tuple(reversed([node.move for node in self._upwards() if node.move is not None]))

    def _upwards(self) -> Iterator[Node]:
        at = self.at
        while at >= 0:
            yield self.nodes[at]
            at = self.nodes[at].parent
