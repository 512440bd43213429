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


class Witness:
    """Follows a tree with the eyes and ears of one seat, or of somebody who sees all."""

    def __init__(self, game: Game[Any], seat: int | None) -> None:
        self.game, self.seat = game, seat
        self._noticed: dict[int, tuple[Any, Noticed]] = {}
        self._last: tuple[Tree, Known] | None = None

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
        nodes, places = [Node(-1, tree.nodes[0].made, self._of(tree, 0).view)], [0]
        # What was noticed from each place on, and where it led.
        led: list[list[tuple[Noticed, int]]] = [[]]
        for number in range(1, len(tree.nodes)):
            noticed, above = self._of(tree, number), places[tree.nodes[number].parent]
            if self._is_nothing(noticed, nodes[above]):
                places.append(above)
                continue
            place = next((there for same, there in led[above] if same == noticed), len(nodes))
            places.append(place)
            if place == len(nodes):
                nodes.append(Node(above, noticed.made, noticed.view))
                led[above].append((noticed, place))
                led.append([])
        return Known(_linked(tree, nodes, places), places)

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


def _linked(tree: Tree, nodes: list[Node], places: list[int]) -> Tree:
    """The places with the ways between them, in the order of the real ones, and with their names."""
    children: list[dict[int, None]] = [{} for _ in nodes]
    names = [""] * len(nodes)
    for number in tree.below():
        place, parent = places[number], tree.nodes[number].parent
        names[place] = names[place] or tree.nodes[number].name
        if number and places[parent] != place:
            children[places[parent]][place] = None
    linked = (
        node._replace(children=tuple(ways), name=name) for node, ways, name in zip(nodes, children, names, strict=True)
    )
    return Tree(tuple(linked), places[tree.at], places[tree.tip])
