"""A hand touches the table: which touches make a move, and which moves some touches can mean.

Nothing is judged here: what is meant may be refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from operator import attrgetter
from typing import Any, Generic, NamedTuple

from .errors import GameError
from .gestures import Gesture, Gestures, Part
from .values import Move, S, Seat, Touch, Zone, seat_name

Zones = dict[str | tuple[str, str], list[Zone]]
"""The zones of a table by their kind; those that moves name, also by kind and word."""


class Found(NamedTuple):
    """Where a hand goes for one part of a move: to what is named, or at least to the zone where it should be."""

    touch: Touch | None = None
    there: bool = False


class Held(NamedTuple):
    """What a touch has met."""

    zone: Zone
    piece: str


@dataclass(frozen=True, kw_only=True)
class Handling(Generic[S]):
    """How a game is handled. `touches` and `meant` are what the game offers."""

    gestures: Callable[[S], Gestures]
    zones: Callable[[S], tuple[Zone, ...]]
    to_act: Callable[[S], tuple[Seat, ...]]
    moves_of: Callable[[S, Seat], tuple[Move, ...]]
    interrupts: Callable[[S], tuple[Move, ...]]
    parse_move: Callable[[str], Move]
    acting: Callable[[S, str], tuple[Seat, ...]]
    """Who is meant, by verb, where nothing touched belongs to a seat."""
    kind: Callable[[Zone], str] = attrgetter("kind")
    word: Callable[[Zone], str] = attrgetter("id")
    """How a move names a zone."""

    def touches(self, state: S, move: Move) -> tuple[Touch, ...]:
        """What a hand touches, in order, to make this move."""
        return self._touches(*_table(self, state), move)

    def meant(self, state: S, touched: tuple[Touch, ...]) -> tuple[Move, ...]:
        """The moves, legal or not, that touching these in this order can mean, likeliest first."""
        lying = {zone.id: zone for zone in self.zones(state)}
        held = tuple(_held(lying[each.zone], each.piece) for each in touched if each.zone in lying)
        if not touched or len(held) < len(touched) or None in held:
            return ()
        return self._meant(state, touched, tuple(each for each in held if each is not None))

    def _meant(self, state: S, touched: tuple[Touch, ...], held: tuple[Held, ...]) -> tuple[Move, ...]:
        known, offered = self.gestures(state), self._offered(state)
        whole = self._whole(state, offered, touched, held)
        due = {(move.seat, move.verb) for move in offered}
        verbs = {verb for _, verb in due}
        if any(self._is_beginning(known.get(verb, ()), held) for verb in verbs):
            return whole
        said = [move for verb in known for gesture in known[verb] for move in self._read(state, verb, gesture, held)]
        said.sort(key=lambda move: (move not in offered, (move.seat, move.verb) not in due, move.verb not in verbs))
        return tuple(dict.fromkeys((*whole, *(move for move in said if not _is_part_of_one(move, whole)))))

    def _offered(self, state: S) -> dict[Move, None]:
        """What can be played now."""
        legal = (move for seat in self.to_act(state) for move in self.moves_of(state, seat))
        return dict.fromkeys((*legal, *self.interrupts(state)))

    def _whole(
        self, state: S, offered: Iterable[Move], touched: tuple[Touch, ...], held: tuple[Held, ...]
    ) -> tuple[Move, ...]:
        """Which of these moves is made; first those that are made by exactly these touches."""
        known, by_kind = self.gestures(state), self._by_kind(state)
        made = {move: self._touches(known, by_kind, move) for move in offered}
        found = (move for move in made if _is_made_by(made[move], held))
        return tuple(sorted(found, key=lambda move: made[move] != touched))

    def _by_kind(self, state: S) -> Zones:
        found: Zones = {}
        every = (gesture for gestures in self.gestures(state).values() for gesture in gestures)
        named = {part.kind for gesture in every for part in gesture.parts if part.place}
        for zone in self.zones(state):
            kind = self.kind(zone)
            found.setdefault(kind, []).append(zone)
            if kind in named:
                found.setdefault((kind, self.word(zone)), []).append(zone)
        return found

    # From a move to touches.

    def _touches(self, known: Gestures, by_kind: Zones, move: Move) -> tuple[Touch, ...]:
        """By the first gesture that finds all it needs on the table; else as far as the best one goes."""
        partly: list[list[Found]] = []
        for gesture in known.get(move.verb, ()):
            found = list(self._made(by_kind, gesture, move))
            if all(each.there for each in found):
                return _touches(found)
            partly.append(found)
        return _touches(min(partly, key=lambda found: sum(not each.there for each in found), default=[]))

    def _made(self, by_kind: Zones, gesture: Gesture, move: Move) -> Iterator[Found]:
        """The touch of each part, and whether what it names is there."""
        words = " ".join(map(str, move.args)).replace(gesture.joined, " ").split()
        named = sum(part.place + part.piece for part in gesture.parts)
        repeated = len(words) - named if gesture.parts[0].many else 0
        left = iter(words)
        for part in gesture.spread(len(gesture.parts) + max(0, repeated)) or ():
            where, what = next(left, "") if part.place else "", next(left, "") if part.piece else ""
            zones = by_kind.get((part.kind, where) if part.place else part.kind, [])
            yield self._touch(zones, part, move.seat, what)

    def _touch(self, zones: list[Zone], part: Part, seat: Seat, what: str) -> Found:
        fitting = [zone for zone in zones if part.anyones or zone.owner in (None, seat)]
        if not part.piece:
            return Found(Touch(fitting[0].id), True) if fitting else Found()
        if part.only is None or what in part.only:
            for zone in sorted(fitting, key=lambda zone: zone.owner != seat):
                if what in zone.pieces:
                    return Found(Touch(zone.id, what), True)
        return Found(Touch(fitting[0].id) if len(fitting) == 1 else None)

    # From touches to moves.

    def _fits(self, parts: tuple[Part, ...] | None, held: tuple[Held, ...]) -> bool:
        return parts is not None and all(
            self.kind(zone) == part.kind
            and (bool(piece) or not part.piece)
            and (part.only is None or piece in part.only)
            for part, (zone, piece) in zip(parts, held, strict=True)
        )

    def _is_beginning(self, gestures: tuple[Gesture, ...], held: tuple[Held, ...]) -> bool:
        """Is this the beginning of such a move, and no such move yet?"""
        begun = any(self._fits(gesture.begins_with(len(held)), held) for gesture in gestures)
        return begun and not any(self._fits(gesture.spread(len(held)), held) for gesture in gestures)

    def _read(self, state: S, verb: str, gesture: Gesture, held: tuple[Held, ...]) -> Iterator[Move]:
        """The moves that these touches write."""
        parts = gesture.spread(len(held))
        if parts is None or not self._fits(parts, held):
            return
        both = tuple(zip(parts, held, strict=True))
        owners = {zone.owner for part, (zone, _) in both if zone.owner is not None and not part.anyones}
        if len(owners) > 1:
            return
        words = gesture.joined.join(filter(None, (self._said(part, each) for part, each in both)))
        for seat in owners or self.acting(state, verb):
            for ending in gesture.endings:
                try:
                    yield self.parse_move(f"{seat_name(seat)} {verb} {words} {ending}")
                except GameError:  # a piece that no such move can speak of
                    continue

    def _said(self, part: Part, held: Held) -> str:
        where = (self.word(held.zone),) if part.place else ()
        return " ".join((*where, *((held.piece,) if part.piece else ())))


@lru_cache(maxsize=8)
def _table(handling: Handling[Any], state: Any) -> tuple[Gestures, Zones]:
    # A table is asked about every move that can be made on it, one after the other.
    return handling.gestures(state), handling._by_kind(state)


def _touches(found: Iterable[Found]) -> tuple[Touch, ...]:
    return tuple(each.touch for each in found if each.touch)


def _held(zone: Zone, piece: str) -> Held | None:
    """What was touched; a piece that lies alone in its zone is meant by the zone too. None if it is not there."""
    if piece and piece not in zone.pieces:
        return None
    return Held(zone, piece or (zone.pieces[0] if len(zone.pieces) == 1 else ""))


def _is_made_by(touches: tuple[Touch, ...], held: tuple[Held, ...]) -> bool:
    """Do these touches make the move? A piece counts as the zone it lies in."""
    return len(touches) == len(held) and all(
        touch.zone == zone.id and touch.piece in ("", piece) for touch, (zone, piece) in zip(touches, held, strict=True)
    )


def _is_part_of_one(move: Move, moves: tuple[Move, ...]) -> bool:
    """Does one of these moves say the same and more?"""
    size = len(move.args)
    return any(each[:2] == move[:2] and each.args[:size] == move.args and len(each.args) > size for each in moves)
