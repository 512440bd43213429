"""The tree as one seat knows it: what the seat has neither seen nor heard of is not there, nor how often it happened.

Positions that look the same to the seat, and came about in the same way as far as it can tell, are one place for it.
Without a seat the whole tree is known.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from ludoteca_engine.core import SETTLED, UNKNOWN, Event, Game, Move, Node, Tree


class Noticed(NamedTuple):
    """What a seat can tell about how a position came about."""

    made: Move | str
    heard: tuple[Event, ...]
    view: Any


class Known(NamedTuple):
    """The tree as it is known, and for each real position the place it has there."""

    tree: Tree
    places: Sequence[int]


class Notes:
    """What a seat has noticed of a tree so far; a tree only grows, so that what is noted stays true."""

    def __init__(self) -> None:
        self.of: tuple[Node, ...] = ()
        self.places: list[int] = []
        self.nodes: list[Node] = []
        self.led: dict[tuple[int, Noticed], int] = {}
        """From which place what was noticed led where."""

    def are_of(self, tree: Tree) -> bool:
        """Are they about this tree? Another may have taken its place, or a step that could not be finished."""
        pairs = zip(self.of, tree.nodes, strict=False)
        return len(self.of) <= len(tree.nodes) and all(was is now or was[:3] == now[:3] for was, now in pairs)


class Witness:
    """Follows a tree with the eyes and ears of one seat, or of somebody who sees all."""

    def __init__(self, game: Game[Any], seat: int | None) -> None:
        self.game, self.seat = game, seat
        self._noticed: dict[int, tuple[Any, Noticed]] = {}
        self._last: tuple[Tree, Known] | None = None
        self._notes = Notes()

    def known(self, tree: Tree) -> Known:
        if self.seat is None:
            return Known(tree, range(len(tree.nodes)))
        if self._last is None or self._last[0] is not tree:
            self._last = tree, self._made_known(tree)
        return self._last[1]

    def undone(self, tree: Tree) -> Tree:
        """Back to the place before."""
        node = self.arrival(tree)
        return tree._replace(at=tree.nodes[node].parent) if node else tree

    def redone(self, tree: Tree) -> Tree:
        """On along the line we are on; where several positions are one place, on from any of them."""
        known = self.known(tree).tree
        following = known.redo().at
        if following == known.at:
            following = next(iter(known.branches()), known.at)
        return tree if following == known.at else self.moved_to(tree, following)

    def moved_to(self, tree: Tree, place: int) -> Tree:
        """To a place of the tree as it is known; if several positions look like it, to one of the line we are on."""
        self.known(tree).tree.jump(place)
        meant = set(self._at_place(tree, place))
        on_line = [node for node in tree.line() if node in meant]
        return tree.jump(on_line[-1] if on_line else min(meant))

    def beginnings(self, tree: Tree, place: int) -> tuple[int, ...]:
        """The positions with which a place can be reached."""
        places = self.known(tree).places
        found = ((node, tree.nodes[node].parent) for node in self._at_place(tree, place))
        return tuple(node for node, parent in found if parent < 0 or places[parent] != place)

    def promoted(self, tree: Tree) -> Tree:
        """The tree in which the variation we are in comes first where, as far as is known, it branches off."""
        while (better := tree.promoted(tree.at)) is not tree:
            before, tree = self.known(tree).tree, better
            if self.known(tree).tree.nodes != before.nodes:
                break
        return tree

    def arrival(self, tree: Tree) -> int:
        """The position with which the place we are at was reached."""
        places, node = self.known(tree).places, tree.at
        while node and places[tree.nodes[node].parent] == places[node]:
            node = tree.nodes[node].parent
        return node

    def heard(self, before: Any, made: Move | str) -> tuple[Event, ...]:
        """What can be heard of a move, or of all that needs no decision."""
        if not (isinstance(made, Move) or made == SETTLED):
            return ()
        beats = self.game.unfold(before, made if isinstance(made, Move) else None)
        events = tuple(beat.event for beat in beats)
        return events if self.seat is None else self.game.told_to(events, self.seat)

    def _at_place(self, tree: Tree, place: int) -> Iterator[int]:
        places = self.known(tree).places
        return (node for node in tree.below() if places[node] == place)

    def _made_known(self, tree: Tree) -> Known:
        if self._notes.of is not tree.nodes:
            self._note_all(tree)
        places = tuple(self._notes.places)
        return Known(Tree(tuple(self._notes.nodes), places[tree.at], places[tree.tip]), places)

    def _note_all(self, tree: Tree) -> None:
        if not self._notes.are_of(tree):
            self._notes = Notes()
        for number in range(len(self._notes.of), len(tree.nodes)):
            self._note(tree, number)
        self._notes.of = tree.nodes
        _link(tree, self._notes.nodes, self._notes.places)

    def _note(self, tree: Tree, number: int) -> None:
        """Find the place of a position; it may be one that is known already."""
        noticed, notes = self._of(tree, number), self._notes
        above = notes.places[tree.nodes[number].parent] if number else -1
        if number and self._is_nothing(noticed, notes.nodes[above]):
            place = above
        else:
            place = notes.led.setdefault((above, noticed), len(notes.nodes))
        if place == len(notes.nodes):
            notes.nodes.append(Node(above, noticed.made, noticed.view))
        notes.places.append(place)

    def _of(self, tree: Tree, number: int) -> Noticed:
        node = tree.nodes[number]
        state, noticed = self._noticed.get(number, (None, None))
        # A number may have been given twice, if what was done first could not be finished.
        if noticed is None or state is not node.state:
            noticed = self._look(tree, node)
            self._noticed[number] = node.state, noticed
        return noticed

    def _look(self, tree: Tree, node: Node) -> Noticed:
        assert self.seat is not None
        view = self.game.seen_by(node.state, self.seat)
        if node.parent < 0:
            return Noticed(node.made, (), view)
        made = node.made
        hidden = isinstance(made, Move) and made.seat != self.seat
        shown = Move(made.seat, UNKNOWN) if isinstance(made, Move) and hidden else made
        return Noticed(shown, self.heard(tree.nodes[node.parent].state, made), view)

    def _is_nothing(self, noticed: Noticed, before: Node) -> bool:
        """Somebody else did something, and this seat has no idea."""
        is_anothers = isinstance(noticed.made, Move) and noticed.made.seat != self.seat
        return is_anothers and not noticed.heard and noticed.view == before.state


def _link(tree: Tree, nodes: list[Node], places: Sequence[int]) -> None:
    """Give the places the ways between them, in the order of the real ones, and their names."""
    children: list[dict[int, None]] = [{} for _ in nodes]
    names = [""] * len(nodes)
    for number in tree.below():
        node, place = tree.nodes[number], places[number]
        names[place] = names[place] or node.name
        above = places[node.parent] if number else place
        if above != place:
            children[above][place] = None
    for place, (ways, name) in enumerate(zip(map(tuple, children), names, strict=True)):
        # Most are as they were.
        if (ways, name) != nodes[place][3:]:
            nodes[place] = nodes[place]._replace(children=ways, name=name)
