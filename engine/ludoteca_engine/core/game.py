"""What every game offers, and the parts of it that are the same for all games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic

from .errors import EXCERPT, BadSetup, IllegalMove
from .examples import Example, Page, Question
from .reading import SEEDS, allowed_text
from .rulebook import TABLE_RULES, Rule
from .story import Story
from .values import (
    Args,
    Beat,
    Event,
    Fault,
    Field,
    Move,
    Option,
    Outcome,
    Phrase,
    Refusal,
    S,
    Seat,
    Step,
    Touch,
    Zone,
    allows,
    zone_phrase,
)


@dataclass(frozen=True, kw_only=True, eq=False)
class Game(Generic[S]):
    """One game: its rules as functions over immutable states.

    A game brings the functions below; `play`, `settle` and `unfold` follow from `carry_out` and `go_on`, which tell a
    `Story`. The judge is `refusals`: a move is legal exactly when it answers `()`.
    """

    id: str
    variants: tuple[str, ...]
    options: Mapping[str, Option]
    rules: tuple[Rule, ...]
    examples: tuple[Example, ...]
    refers: Mapping[str, str]
    """What an argument of a sentence points at: `{"seat": "seat", "card": "{}", "row": "row-{}"}`."""

    set_up: Callable[[int, int, str, Args], S]
    """`(players, seed, variant, options) -> S`, for `deal`; raises BadSetup for a wrong number of players."""
    parse: Callable[[str], S]
    text: Callable[[S], str]
    parse_move: Callable[[str], Move]

    faults: Callable[[S], tuple[Fault, ...]]
    to_act: Callable[[S], tuple[Seat, ...]]
    moves_of: Callable[[S, Seat], tuple[Move, ...]]
    """Legal moves of one seat that is to act."""
    interrupts: Callable[[S], tuple[Move, ...]]
    refusals: Callable[[S, Move], tuple[Refusal, ...]]
    carry_out: Callable[[Story[S], Move], None]
    """Tell what a legal move brings about."""
    go_on: Callable[[Story[S]], None]
    """Tell everything that needs no decision."""
    outcome: Callable[[S], Outcome | None]
    standing: Callable[[S], tuple[int, ...]]
    """Everybody's points so far."""
    count: Callable[[S, str, str], Event]
    """Answer a `Count` of an example: what, and of which seat, zone or piece."""
    question: Callable[[Page[S]], Question | None]
    """What a learner can be asked before a page of an example is shown; None if it has no answer to guess."""

    seen_by: Callable[[S, Seat], S]
    told: Callable[[Event, Seat], Event | None]
    """The event as one seat hears it; None if it hears nothing."""
    fill: Callable[[S, int], S]
    """Give every unknown thing a value at random."""

    box: Callable[[S], tuple[str, ...]]
    """Every piece this table is played with, as often as it exists, in the order a palette shows them."""
    touches: Callable[[S, Move], tuple[Touch, ...]]
    """What a hand touches, in order, to make a move; () if the move has no place on the table."""
    meant: Callable[[S, tuple[Touch, ...]], tuple[Move, ...]]
    """The moves, legal or not, that touching these in this order can mean, likeliest first."""

    zones: Callable[[S], tuple[Zone, ...]]
    fields: Callable[[S], tuple[Field, ...]]
    put: Callable[[S, str, str, int], S]
    lift: Callable[[S, str, int], S]
    set_field: Callable[[S, str, Any], S]
    names: Callable[[S], tuple[str, ...]]
    """What the people at the table are called; an empty string where nobody said."""
    piece: Callable[[str], Phrase]
    """How a piece is named."""
    zone: Callable[[Zone], Phrase] = zone_phrase
    """How a zone is named."""
    written: Callable[[Any], str] = str
    """How a piece in the arguments of a sentence is written."""
    endless: frozenset[str] = frozenset()
    """Pieces that never run out: when the box has no more of them, others are found."""

    def deal(self, players: int, *, seed: int, variant: str | None = None, **options: Any) -> S:
        """A fresh game."""
        variant = self.variants[0] if variant is None else variant
        if variant not in self.variants:
            raise BadSetup("no-variant", self.id, given=variant, variants=self.variants)
        if type(players) is not int:
            raise BadSetup("no-whole-number", self.id, what="players", given=repr(players)[:EXCERPT])
        if not allows(SEEDS, seed):
            raise BadSetup("no-value", self.id, option="seed", given=repr(seed)[:EXCERPT], allowed=allowed_text(SEEDS))
        return self.set_up(players, seed, variant, self.chosen_options(variant, options))

    def chosen_options(self, variant: str, given: Mapping[str, Any]) -> Args:
        """The options with their defaults filled in; one that does not exist is refused by name."""
        for name, value in given.items():
            option = self.options.get(name)
            if option is None or (option.variants and variant not in option.variants):
                raise BadSetup("no-option", self.id, given=name, options=tuple(self.options))
            if not allows(option.allowed, value):
                allowed = allowed_text(option.allowed)
                raise BadSetup("no-value", self.id, (option.rule,), option=name, given=repr(value), allowed=allowed)
        return Args({name: given.get(name, option.default) for name, option in self.options.items()})

    def legal_moves(self, state: S, seat: Seat | None = None) -> tuple[Move, ...]:
        """Every move that answers a decision that is due, of one seat or of all."""
        asked = self.to_act(state)
        if seat is not None:
            return self.moves_of(state, seat) if seat in asked else ()
        return tuple(move for each in asked for move in self.moves_of(state, each))

    def play(self, state: S, move: Move | str) -> Step[S]:
        """The move, then all that needs no decision. IllegalMove carries the reasons."""
        story = Story(state)
        self._tell(story, self._readable(move))
        return story.step()

    def settle(self, state: S) -> Step[S]:
        """All that needs no decision, from a position set up in the middle of things."""
        story = Story(state)
        self.go_on(story)
        return story.step()

    def unfold(self, state: S, move: Move | str | None = None) -> tuple[Beat[S], ...]:
        """The same as `play` (or `settle`), with the table after each single event."""
        story = Story(state, keep_beats=True)
        if move is None:
            self.go_on(story)
        else:
            self._tell(story, self._readable(move))
        return tuple(story.beats or ())

    def told_to(self, events: tuple[Event, ...], seat: Seat) -> tuple[Event, ...]:
        """The events as one seat hears them."""
        heard = (self.told(event, seat) for event in events)
        return tuple(event for event in heard if event is not None)

    def example(self, name: str) -> Example:
        """The example with this name (`fig-2`)."""
        for example in self.examples:
            if example.id == f"{self.id}/{name}":
                return example
        names = tuple(each.id.partition("/")[2] for each in self.examples)
        raise BadSetup("no-example", self.id, given=name, examples=names)

    @cached_property
    def known_rules(self) -> Mapping[str, Rule]:
        """The rules of the game and of the table, by id."""
        return {rule.id: rule for rule in (*self.rules, *TABLE_RULES)}

    def _readable(self, move: Move | str) -> Move:
        return self.parse_move(move) if isinstance(move, str) else move

    def _tell(self, story: Story[S], move: Move) -> None:
        refused = self.refusals(story.state, move)
        if refused:
            # Only the seat's own moves: those of others would show what they hold.
            raise IllegalMove(self.id, move, refused, self.legal_moves(story.state, move.seat))
        self.carry_out(story, move)
        self.go_on(story)

    def __repr__(self) -> str:
        return f"<game {self.id}>"
