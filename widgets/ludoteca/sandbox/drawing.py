"""Frames of a sandbox: every zone has its place, even an empty one, and what can be touched is marked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from ludoteca_engine.core import UNKNOWN, Args, Game, GameError, Move, Phrase, Saying, Touch, Zone
from ludoteca_engine.texts import languages, move_said, phrase, rule, say, word

from ..faces.cards import BACK
from ..frames import FrameMaker, Lying, zones_on
from ..words import UI, Words, interface

ROOM = 6
"""So many pieces find room in every zone from the start, so that the table does not jump while it fills."""
MOST_TABLES = 8
POSSIBLE, HELD = "o", "h"

Marks = Mapping[Touch, str]
"""Letters for what can be touched or was."""


class SpokenWords(Words):
    """Words said at once in one language: a line is the sentence itself."""

    def __init__(self, game: str, lang: str) -> None:
        super().__init__(game)
        self.lang = lang

    def in_language(self, lang: str) -> SpokenWords:
        return SpokenWords(self.game, lang)

    def line(self, in_language: Any) -> Any:
        return in_language(self.lang)

    def phrase(self, said: Phrase, names: Sequence[str] = ()) -> Any:
        return _phrase(said, self.game, self.lang, tuple(names))

    def saying(self, said: Saying, names: Sequence[str] = (), *, dots: bool = False) -> Any:
        return say(said, self.game, self.lang, names, dots=dots)

    def said(self, key: str, **args: Any) -> str:
        """One of the sandbox's own strings."""
        return _own(key, Args(args), self.lang)

    def move(self, move: Move, names: Sequence[str], *, with_seat: bool) -> str:
        """A move as a button says it."""
        return _move(move, self.game, self.lang, tuple(names), with_seat)

    def rules(self, ids: Iterable[str]) -> dict[str, list[str]]:
        return {rule_id: list(_rule(rule_id, self.game, self.lang)) for rule_id in ids}


# What returns with every move is worded once; wording it anew would be most of the work.


@lru_cache(maxsize=4_096)
def _phrase(said: Phrase, game: str, lang: str, names: tuple[str, ...]) -> str:
    return phrase(said, game, lang, names)


@lru_cache(maxsize=4_096)
def _own(key: str, args: Args, lang: str) -> str:
    return word(f"sandbox-{key}", args, lang=lang, names=args.get("names", ()))


@lru_cache(maxsize=4_096)
def _move(move: Move, game: str, lang: str, names: tuple[str, ...], with_seat: bool) -> str:
    return move_said(move, game, lang, names, with_seat=with_seat)


@lru_cache(maxsize=1_024)
def _rule(rule_id: str, game: str, lang: str) -> tuple[str, str]:
    return rule(rule_id, game, lang)


class LaidOut(NamedTuple):
    """What lies where on a table, by sprites, and the sprite that comes next."""

    maker: SandboxFrames
    sprites: dict[int, Lying]
    following: int


class SandboxFrames(FrameMaker):
    """A frame maker for a position that is changed at will."""

    def __init__(self, game: Game[Any], state: Any, lang: str, before: SandboxFrames | None = None) -> None:
        self.company = _company(game, state)
        self.tables = _tables(game, state, before)
        super().__init__(game, [state, *self.tables], SpokenWords(game.id, lang))
        if before is not None:
            self._take_over(before)
        # What is not shown although something lies there needs no room.
        most = _most(game, self.tables)
        self.room = {zone: size for zone, size in most.items() if not size or self.zone_number(zone) is not None}
        self.unseen = frozenset(most) - frozenset(self.room)
        for piece in dict.fromkeys([*game.box(state), UNKNOWN]):
            self.face_number(piece, piece)
        self.face_number(BACK, UNKNOWN)

    def _take_over(self, before: SandboxFrames) -> None:
        """Pieces keep their sprites at the new table; no sprite is ever given to another piece."""
        lying = ((sprite, each, self.zone_number(before.zones[each.zone].id)) for sprite, each in before.lying)
        self._sprites = {sprite: each._replace(zone=zone) for sprite, each, zone in lying if zone is not None}
        self._next_sprite = before._next_sprite

    @property
    def lying(self) -> Iterable[tuple[int, Lying]]:
        """Every piece of the table framed last, with its sprite."""
        return self._sprites.items()

    @property
    def spoken(self) -> SpokenWords:
        assert isinstance(self.words, SpokenWords)
        return self.words

    @property
    def faces_met(self) -> int:
        """How many faces have been drawn so far."""
        return len(self._faces)

    def outgrown(self, state: Any) -> dict[str, int]:
        """Zones of this table that have no place, or too little, and how much they need."""
        room, unseen = self.room, self.unseen
        return {
            zone: len(pieces)
            for zone, pieces, _ in zones_on(self.game, state)
            if len(pieces) > room.get(zone, -1) and zone not in unseen
        }

    def has_room_for(self, state: Any) -> bool:
        """Does everything on this table find its place?"""
        return not self.outgrown(state) and self.company == _company(self.game, state)

    def marked(self, state: Any, saying: Saying | None, marks: Marks) -> dict[str, Any]:
        """The frame with letters on what can be touched."""
        frame = self.frame(state, saying)
        if not marks:
            return frame
        pieces = [self._marked_piece(piece, marks) for piece in frame["p"]]
        return {**frame, "p": pieces, "n": self._marked_zones(frame["n"], marks)}

    def aside(self, state: Any) -> dict[str, Any]:
        """The frame of another table, which leaves this one as it is."""
        before = self.laid_out()
        frame = self.frame(state)
        self.lay(before)
        return frame

    def laid_out(self) -> LaidOut:
        return LaidOut(self, self._sprites, self._next_sprite)

    def lay(self, before: LaidOut) -> None:
        """Everything lies again as it did before."""
        _, self._sprites, self._next_sprite = before

    def ghosts(self, state: Any) -> list[list[int]]:
        """Where pieces would lie that lie in another zone now: `[face, zone, index]`."""
        lying = self._sprites
        return [
            [face, zone, place]
            for sprite, face, zone, place, *_ in self.aside(state)["p"]
            if sprite not in lying or lying[sprite].zone != zone
        ]

    def touch_of(self, state: Any, zone: Any, index: Any) -> Touch | None:
        """What was touched: a piece by its zone and place, or the zone itself."""
        if type(zone) is not int or not 0 <= zone < len(self.zones) or type(index) is not int:
            return None
        lying = {each.id: each.pieces for each in self.game.zones(state)}.get(self.zones[zone].id)
        if lying is None:
            return None
        return Touch(self.zones[zone].id, lying[index] if 0 <= index < len(lying) else "")

    def _marked_piece(self, piece: list[Any], marks: Marks) -> list[Any]:
        sprite, face, zone, place, *own = piece
        lying = self._sprites[sprite]
        letters = marks.get(Touch(self.zones[zone].id, lying.piece), "")
        found = "".join(dict.fromkeys([*own, *letters]))
        return [sprite, face, zone, place, found] if found else [sprite, face, zone, place]

    def _marked_zones(self, labels: list[list[Any]], marks: Marks) -> list[list[Any]]:
        """The labels with marks; a zone without a label gets an empty one to carry its mark."""
        by_zone = {label[0]: label for label in labels}
        for touch, letters in marks.items():
            zone = None if touch.piece else self.zone_number(touch.zone)
            if zone is not None:
                _, line, *own = by_zone.get(zone, [zone, ""])
                by_zone[zone] = [zone, line, "".join([*own, letters])]
        return [by_zone[zone] for zone in sorted(by_zone)]

    def words_of_all(self, names: Sequence[str]) -> dict[str, Any]:
        """The `words` of the contract: this language in full, of the others the names to choose them by."""
        table: dict[str, dict[str, Any]] = {
            lang: {
                "lines": [],
                "ui": {"language-name": word(f"{UI}language-name", lang=lang)},
                "faces": [],
                "zones": [],
            }
            for lang in languages()
        }
        lang = self.spoken.lang
        table[lang] = {
            "lines": [],
            "ui": interface(lang),
            "faces": [self.words.phrase(self.game.piece(piece)) for piece in self._face_pieces],
            "zones": [self.words.phrase(self.game.zone(zone), names) for zone in self.zones],
        }
        return {lang: {**words, "rules": {}} for lang, words in table.items()}

    def palette(self, state: Any) -> list[tuple[str, int]]:
        """Every piece that does not lie on the table drawn, with how many of it there are."""
        shown = Counter(lying.piece for lying in self._sprites.values())
        left = Counter(self.game.box(state)) - shown
        return [(piece, left[piece]) for piece in dict.fromkeys(self.game.box(state)) if left[piece] > 0]


def _company(game: Game[Any], state: Any) -> tuple[Any, ...]:
    """Variant and seats; if they change it is another table altogether."""
    return tuple(field.value for field in game.fields(state) if field.name in ("variant", "players"))


def _most(game: Game[Any], states: Sequence[Any]) -> dict[str, int]:
    """The most that ever lies in each zone."""
    most: dict[str, int] = {}
    for zone in (zone for state in states for zone in game.zones(state)):
        most[zone.id] = max(most.get(zone.id, 0), len(zone.pieces))
    return most


def _tables(game: Game[Any], state: Any, before: SandboxFrames | None) -> tuple[Any, ...]:
    """Positions with something in every zone, so that the scene gives each of them a place.

    A table that once had a place for something keeps it: the less it jumps, the better.
    """
    if before is None or before.company != _company(game, state):
        return (_furnished(game, state, dict.fromkeys((zone.id for zone in game.zones(state)), ROOM)),)
    first, *others = before.tables
    # Twice as much as needed: another table costs more than any move, and the next card comes soon.
    needed = {zone: 2 * size for zone, size in before.outgrown(state).items()}
    grown = _furnished(game, first, needed)
    most = _most(game, (grown,))
    if all(most.get(zone, 0) >= size for zone, size in needed.items()):
        return (grown, *others)
    return (first, *others[2 - MOST_TABLES :], _furnished(game, state, needed))


def _furnished(game: Game[Any], state: Any, needed: Mapping[str, int]) -> Any:
    """The position with so much in these zones, as far as it can be laid there."""
    pieces = tuple(dict.fromkeys([UNKNOWN, *game.box(state)]))
    for zone in game.zones(state):
        state = _with_room(game, state, zone, needed.get(zone.id, 0), pieces)
    return state


def _with_room(game: Game[Any], state: Any, zone: Zone, room: int, pieces: Sequence[str]) -> Any:
    size = len(zone.pieces)
    for _ in range(room - size):
        fuller = _with_one_more(game, state, zone.id, pieces)
        lying = next((len(each.pieces) for each in game.zones(fuller) if each.id == zone.id), 0)
        if lying <= size:
            # Of a pile the rest may be a zone of its own: then it lies there.
            return fuller
        state, size = fuller, lying
    return state


def _with_one_more(game: Game[Any], state: Any, zone: str, pieces: Sequence[str]) -> Any:
    for piece in pieces:
        try:
            return game.put(state, piece, zone, 0)
        except GameError:
            continue
    return state
