"""An experiment: a tree of positions, what is being touched, and what was said last. It knows no widget."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from random import Random
from secrets import randbelow
from typing import Any, NamedTuple

from ludoteca_engine import GAMES
from ludoteca_engine.core import (
    LIMIT,
    SETTLED,
    Beat,
    Event,
    Game,
    GameError,
    IllegalMove,
    Move,
    Saying,
    Touch,
    Tree,
    Unreadable,
    UnreadableRecord,
    is_record,
    read_record,
    record,
)
from ludoteca_engine.texts import language

from . import editing
from .opening import SEEDS, Opening
from .touching import Offer, Reach, Touches, meaning, offer, reach, ways
from .typed import typed_moves
from .witness import Witness

PLAY, EDIT, KEEP = "play", "edit", "keep"
MODES = (PLAY, EDIT, KEEP)
MOST_PINS = 4
MOST_BEATS = 60
"""Most tables one action shows on the way to its end."""


class Shot(NamedTuple):
    """A table to show, and what is said: by the engine, by the sandbox (a key of its texts), or by an error."""

    state: Any
    said: tuple[Saying, ...] = ()
    key: str = ""
    error: GameError | None = None


class Look(NamedTuple):
    """What a move would bring about, asked before it is made."""

    move: Move
    said: tuple[Saying, ...]
    state: Any


@lru_cache(maxsize=8)
def _text(game: Game[Any], state: Any) -> str:
    # The same position is written for the browser, to compare it, and to be copied.
    return game.text(state)


class Experiment:
    """Everything a learner can do with a position. Each method either does what it says or raises a `GameError`."""

    def __init__(self, opening: Opening, *, seat: int | None = None, lang: str | None = None) -> None:
        self.game, self.tree, self.seed = opening
        self.seat = seat
        self.witness = Witness(self.game, seat)
        self.lang = lang or language()
        self.mode = PLAY
        self.held: Touches = ()
        self.hand: editing.Hand | None = None
        self.which: tuple[Move, ...] = ()
        self.look: Look | None = None
        self.pins: tuple[int, ...] = ()
        self.deleted: tuple[tuple[tuple[int, int], ...], ...] = ()
        self.text_error = ""
        self.revision = 0
        self.shots: list[Shot] = [Shot(self.state)]

    @property
    def state(self) -> Any:
        """The position, with everything that is hidden."""
        return self.tree.state

    @property
    def shown(self) -> Any:
        """The position as far as the browser may know it."""
        return self.seen(self.state)

    @property
    def known(self) -> Tree:
        """The tree as far as the browser may know it."""
        return self.witness.known(self.tree).tree

    @property
    def position(self) -> str:
        """The position as text, as far as the browser may know it."""
        return _text(self.game, self.shown)

    def seen(self, state: Any) -> Any:
        return state if self.seat is None else self.game.seen_by(state, self.seat)

    def record(self) -> str:
        """The whole tree as text: `Sandbox(record)` opens it again."""
        return record(self.game, self.tree)

    def legal(self) -> tuple[Move, ...]:
        """The moves that can be made here: everybody's, or those of the one seat that looks on."""
        return self._offer().legal

    def interrupts(self) -> tuple[Move, ...]:
        """What can be done here and is nobody's duty."""
        return self._offer().interrupts

    def _offer(self) -> Offer:
        return offer(self.game, self.shown, self.seat)

    # Playing

    def play(self, move: Move | str) -> None:
        """Make a move; `IllegalMove` says why not."""
        self._make(self.game.parse_move(move) if isinstance(move, str) else move)

    def say(self, text: str) -> None:
        """Make the moves somebody typed. What is refused changes nothing and is explained."""
        moves, shots = tuple(typed_moves(self.game, self.shown, text, self.seat)), list[Shot]()
        for move in moves:
            if not self._may_make(move):
                raise GameError("other-seat", self.game.id, seat=move.seat)
        for move in moves:
            if self._is_explained(move):
                shots += self.shots
                break
            shots += self._make(move)
        self._tell(shots)

    def touch(self, touched: Touch) -> None:
        """A hand on the table: picks up, makes the move that is complete, or hears why there is none."""
        if self.held and self.held[-1] == touched:
            self._rest()
            return
        held = (*self.held, touched)
        found = self._reach(held)
        if len(found.whole) == 1 and not found.begun:
            self._make(found.whole[0])
        elif found.whole or found.begun:
            self.held, self.which = held, found.whole
            self.shots = [Shot(self.state, key="which" if found.whole else "pick-target")]
        else:
            self._meant(held)

    def _reach(self, held: Touches) -> Reach:
        legal, interrupts = self._offer()
        return reach(held, ways(self.game, self.shown, legal + interrupts))

    def _meant(self, held: Touches) -> None:
        """What was meant by touches that lead to no legal move: a refusal with its reasons, or a first touch."""
        move = meaning(self.game, self.shown, held)
        if move is not None and self._may_make(move):
            if not self._is_explained(move):
                self._make(move)
        elif len(held) == 1 and held[0].piece:
            self.held, self.which = held, ()
            self.shots = [Shot(self.state, key="pick-target")]
        elif len(held) > 1:
            self._rest()
            self.touch(held[-1])
        else:
            self._rest("not-there")

    def settle(self) -> None:
        """Let everything happen that needs no decision."""
        beats = self.game.unfold(self.state)
        self._moved(self.tree.settle(self.game), self._shots(beats))

    def others(self, seed: int | None = None) -> None:
        """Everybody but the seat that looks on chooses at random, until it is asked again."""
        dice, shots = Random(randbelow(SEEDS) if seed is None else seed), list[Shot]()
        for _ in range(MOST_BEATS):
            due = [seat for seat in self.game.to_act(self.state) if seat != self.seat]
            if not due:
                break
            choices = self.game.legal_moves(self.state, due[0])
            if not choices:
                break
            shots += self._make(dice.choice(choices))
        self._tell(shots)

    def preview(self, move: Move | None) -> None:
        """What this move would bring about; nothing is changed."""
        self.look = None
        if move is None or not self._may_make(move):
            return
        refused = self.game.refusals(self.shown, move)
        beats = () if refused else self.game.unfold(self.shown, move)
        said: tuple[Saying, ...] = refused or tuple(event for event in map(self._heard, beats) if event)
        self.look = Look(move, said, beats[-1].state if beats else self.shown)

    def preview_touch(self, touched: Touch) -> None:
        """The same for the one move a touch here would make."""
        found = self._reach((*self.held, touched))
        self.preview(found.whole[0] if len(found.whole) == 1 and not found.begun else None)

    def _make(self, move: Move) -> list[Shot]:
        """Make a move; what there is to see and hear of it."""
        before = self.state
        tree = self._grown(move)
        shots = self._shots(self.game.unfold(before, move))
        if not shots and not self._may_make(move) and self.seen(tree.state) == self.shown:
            # Nobody who looks on from this seat can have noticed.
            self.tree = tree
        else:
            self._moved(tree, shots)
        return shots

    def _grown(self, move: Move) -> Tree:
        """The tree after a move. That another seat did the same as before is no news for the one that looks on."""
        if self._may_make(move):
            return self.tree.play(self.game, move)
        return self.tree.grown(move, self.game.play(self.state, move).state)

    def _tell(self, shots: list[Shot]) -> None:
        """Show these tables, or at least the last of them."""
        self.shots = shots[-MOST_BEATS:] or self.shots

    def _may_make(self, move: Move) -> bool:
        """Whoever sees the table from one seat plays for that seat alone."""
        return self.seat is None or move.seat == self.seat

    def _is_explained(self, move: Move) -> bool:
        """Is the move refused? Then its reasons are what is said."""
        refused = self.game.refusals(self.shown, move)
        if refused:
            self._rest()
            self.shots = [Shot(self.state, refused)]
        return bool(refused)

    def _shots(self, beats: Iterable[Beat[Any]]) -> list[Shot]:
        heard = [(beat.state, self._heard(beat)) for beat in beats]
        return [Shot(state, (event,)) for state, event in heard if event][-MOST_BEATS:]

    def _heard(self, beat: Beat[Any]) -> Event | None:
        return beat.event if self.seat is None else self.game.told(beat.event, self.seat)

    # Walking

    def undo(self) -> None:
        self._walk(self.witness.undone(self.tree))

    def redo(self) -> None:
        self._walk(self.witness.redone(self.tree))

    def jump(self, node: int) -> None:
        """To any position."""
        self._walk(self.tree.jump(node))

    def go(self, place: int) -> None:
        """To any position by the number it has for the browser."""
        self._walk(self.witness.moved_to(self.tree, place))

    def name(self, name: str) -> None:
        """Name the variation we are in."""
        self.tree = self.tree.named(self.witness.arrival(self.tree), name)

    def promote(self) -> None:
        """Make the variation we are in the main line."""
        self.tree = self.witness.promoted(self.tree)

    def delete(self) -> None:
        """Delete the variation from here on; `restore` brings it back."""
        before = tree = self.tree
        gone = self.witness.beginnings(before, self.known.at)
        for node in gone:
            tree = tree.pruned(node)
        self._walk(tree)
        siblings = {node: before.nodes[before.nodes[node].parent].children for node in gone}
        self.deleted = (*self.deleted, tuple((node, siblings[node].index(node)) for node in gone))
        self.shots = [Shot(self.state, key="deleted")]

    def restore(self) -> None:
        """Bring back what was deleted last; what was played in the meantime stays."""
        if not self.deleted:
            return
        *earlier, gone = self.deleted
        tree = self.tree
        for node, nth in gone:
            tree = tree.regrown(node, nth)
        self._walk(tree)
        self.deleted = tuple(earlier)

    def pin(self) -> None:
        """Keep this position beside the others to compare, or take it away again."""
        at = self.known.at
        others = tuple(pin for pin in self.pins if pin != at)
        self.pins = others if at in self.pins else (*others, at)[-MOST_PINS:]

    def _walk(self, tree: Tree) -> None:
        """To another position of the tree; what led there last is said again."""
        node = tree.nodes[self.witness.arrival(tree)]
        shots = [Shot(tree.state)]
        if node.parent >= 0 and (isinstance(node.made, Move) or node.made == SETTLED):
            before = tree.nodes[node.parent].state
            shots = self._shots(self.game.unfold(before, node.made if isinstance(node.made, Move) else None))[-1:]
        self._moved(tree, shots)

    def _moved(self, tree: Tree, shots: list[Shot]) -> None:
        before, self.tree = self.known, tree
        self.revision += (before.at, before.nodes) != (self.known.at, self.known.nodes)
        self.pins = tuple(pin for pin in self.pins if self.known.has(pin))
        self._rest()
        self.text_error = ""
        self.shots = shots or [Shot(self.state)]

    def let_go(self) -> None:
        """Hold nothing any more."""
        self._rest()

    def fail(self, error: GameError) -> None:
        """Something could not be done; the table stays as it is, and the reason is said."""
        self._rest()
        if self.mode == KEEP and isinstance(error, Unreadable) and len(error.text) <= LIMIT:
            # It stays where it was typed, to be mended there.
            self.text_error = error.text
        said = error.refusals if isinstance(error, IllegalMove) else ()
        self.shots = [Shot(self.state, said, error=None if said else error)]

    def _rest(self, key: str = "") -> None:
        """Nothing is held any more."""
        self.held, self.which, self.hand, self.look = (), (), None, None
        self.shots = [Shot(self.state, key=key)]

    # Editing

    def set_mode(self, mode: str) -> None:
        if mode == EDIT:
            self._check_open()
        self.mode = mode
        self.text_error = ""
        self._rest()

    def edit(self, change: Callable[[Any], Any]) -> None:
        """Change the position by hand."""
        self._check_open()
        changed = change(self.state)
        self._moved(self.tree.set_up(changed), [Shot(changed)])

    def touch_to_edit(self, touched: Touch, index: int) -> None:
        """Pick a piece up, or lay down the one that is held."""
        self._check_open()
        if self.hand is None:
            self.hand = editing.Hand(touched.piece, touched.zone, index) if touched.piece else None
            self.shots = [Shot(self.state, key="pick-target" if self.hand else "")]
        elif (self.hand.zone, self.hand.place) == (touched.zone, index):
            self._rest()
        else:
            hand = self.hand
            self.edit(lambda state: editing.laid(self.game, state, hand, touched.zone, index))

    def take(self, piece: str, unseen: Iterable[str]) -> None:
        """Pick up a piece that does not lie on the table drawn: out of the box, or out of a zone that is not shown."""
        self._check_open()
        self.hand = editing.found_piece(self.game, self.state, piece, unseen)
        self.shots = [Shot(self.state, key="pick-target")]

    def remove(self) -> None:
        """Take the piece that is held off the table."""
        hand = self.hand
        if hand is not None and hand.zone:
            self.edit(lambda state: self.game.lift(state, hand.zone, hand.place))

    def read(self, text: str) -> None:
        """Take over a position or a whole tree from its text. What cannot be read changes nothing."""
        if is_record(text):
            self._check_open()
            game, tree = read_record(text, GAMES.__getitem__)
            if game is not self.game:
                place = text.lower().find(game.id)
                raise UnreadableRecord("other-game", text, place, self.game.id, expected=self.game.id)
            # Numbers of positions mean others in another tree.
            self.pins, self.deleted = (), ()
            self._moved(tree, [Shot(tree.state)])
        else:
            self.edit(lambda _: self.game.parse(text))

    def _check_open(self) -> None:
        if self.seat is not None:
            raise GameError("no-edit-with-seat", self.game.id)

    # What is marked

    def marks(self) -> dict[Touch, str]:
        """Letters for what is held and for what can be touched next."""
        if self.mode == EDIT:
            return self._marks_of_hand()
        legal, interrupts = self._offer()
        # What nobody has to do is not offered, but it can be found.
        offered = legal + interrupts if self.held else legal
        found = reach(self.held, ways(self.game, self.shown, offered))
        marks = dict.fromkeys(found.following(len(self.held)), "o")
        return {**marks, **dict.fromkeys(self.held, "h")}

    def _marks_of_hand(self) -> dict[Touch, str]:
        return {Touch(self.hand.zone, self.hand.piece): "h"} if self.hand and self.hand.zone else {}
