"""From tables to frames: which sprite shows which face in which zone, and what carries a mark.

Sprites are numbered here and never named after a card. A sprite is followed from one table to the next: a known
piece by its name, a card that turns up by its place. Pieces that have no name of their own come from their supply and
return to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from ludoteca_engine.core import UNKNOWN, Game, Refusal, Saying, Zone
from ludoteca_engine.texts import phrase, word, zone_name

from .faces.cards import BACK
from .scenes import Extras
from .scenes import scene as scene_of
from .words import Words

MOST_DOTS = 9
MOVED, POSSIBLE, REFUSED = "m", "o", "x"


class Lying(NamedTuple):
    """A piece where it lies."""

    zone: int
    place: int
    piece: str


class FrameMaker:
    """Makes the frames of one widget: one scene, one numbering of sprites, one collection of words."""

    def __init__(self, game: Game[Any], states: Sequence[Any], words: Words | None = None) -> None:
        self.game = game
        self.words = words or Words(game.id)
        self.scene = scene_of(game.id)
        self.zones = self.scene.zones(states)
        self.layouts = self.scene.layouts(states, self.zones)
        self._zone_numbers = {zone.id: number for number, zone in enumerate(self.zones)}
        self._extras = Extras(self.scene)
        self._grids = self._extras.grids(self.zones)
        supplies = map(self.zone_number, self._extras.supplies)
        self._supplies = frozenset(number for number in supplies if number is not None)
        # Neither what a grid lies on nor a supply is news; what has no number is not shown.
        self._silent = frozenset([*(grid["on"] for grid in self._grids), *self._supplies, None])
        self._labelled = frozenset(filter(self._has_label, range(len(self.zones))))
        self._names = self._longest_names(states)
        self._faces: dict[str, int] = {}
        self._face_pieces: list[str] = []
        self._sprites: dict[int, Lying] = {}
        self._next_sprite = 0

    def _longest_names(self, states: Sequence[Any]) -> tuple[str, ...]:
        return max((self.game.names(state) for state in states), key=len, default=())

    def frame(self, state: Any, saying: Saying | None = None) -> dict[str, Any]:
        """Pieces, labels and description of one table, with the marks a saying asks for."""
        before, now = self._sprites, self._lying(state)
        self._sprites = self._followed(now)
        faces = {lying: self.scene.face(state, self.zones[lying.zone], lying.piece) for lying in now}
        about = saying.about[:MOST_DOTS] if saying else ()
        pieces = [
            self._piece(sprite, lying, faces[lying], before, about, saying)
            for sprite, lying in sorted(self._sprites.items())
        ]
        figures = self._figures(state, saying)
        frame = {"p": pieces, "n": self._labels(state, about, saying), "a": self._described(state, faces)}
        return {**frame, "d": figures} if figures else frame

    def scene_dict(self) -> dict[str, Any]:
        """The `scene` of the contract. Call it after the last frame: faces are drawn when they are first met."""
        faces = [self.scene.draw(name)._asdict() for name in self._faces]
        found = {"faces": faces, "zones": [zone.id for zone in self.zones], "layouts": self.layouts}
        return {**found, "grids": list(self._grids)} if self._grids else found

    def words_dict(self, rules: Iterable[str]) -> dict[str, Any]:
        """The `words` of the contract. Call it last."""
        faces = [self.words.phrase(self.game.piece(piece)) for piece in self._face_pieces]
        zones = [self.words.zone(zone, self._names) for zone in self.zones]
        return self.words.table(faces, zones, rules)

    def zone_number(self, zone_id: str) -> int | None:
        return self._zone_numbers.get(zone_id)

    def sprite_of(self, piece: str) -> int | None:
        """The sprite that shows this piece on the table framed last."""
        return next((sprite for sprite, lying in self._sprites.items() if lying.piece == piece), None)

    # Pieces

    def _lying(self, state: Any) -> list[Lying]:
        found = []
        for zone, pieces, _ in zones_on(self.game, state):
            number = self._zone_numbers.get(zone) if pieces else None
            if number is not None:
                found += [Lying(number, place, piece) for place, piece in enumerate(pieces)]
        return found

    def _followed(self, now: list[Lying]) -> dict[int, Lying]:
        """Every piece with its sprite: known by name, else a card that was turned over, else a new one."""
        # Most lie as they lay.
        lay = {was: sprite for sprite, was in self._sprites.items()}
        found: dict[int, Lying] = {}
        left: list[Lying] = []
        for lying in now:
            if lying in lay:
                found[lay.pop(lying)] = lying
            else:
                left.append(lying)
        old = {sprite: was for was, sprite in lay.items()}
        for sign in (_name, _place, _anything):
            by_sign: dict[Any, list[int]] = {}
            for sprite, was in old.items():
                by_sign.setdefault(sign(was), []).append(sprite)
            waiting, left = left, []
            for lying in waiting:
                candidates = by_sign.get(sign(lying), [])
                match = next((each for each in candidates if _could_be(old[each], lying)), None)
                if match is None:
                    left.append(lying)
                else:
                    candidates.remove(match)
                    found[match] = lying
                    del old[match]
        for lying in self._through_supplies(found, old, left):
            found[self._next_sprite] = lying
            self._next_sprite += 1
        return found

    def _through_supplies(self, found: dict[int, Lying], gone: dict[int, Lying], new: list[Lying]) -> list[Lying]:
        """A supply shows one of many equal pieces: it goes out to a place that has filled, or one comes back.

        Returns what is new then. What has changed where it lies came from nowhere.
        """
        left, filled = {_place(was) for was in gone.values()}, {_place(each) for each in new}
        for sprite, lying in list(found.items()):
            if lying.zone not in self._supplies or self._sprites[sprite].zone != lying.zone:
                continue
            out = [each for each in new if each.piece == lying.piece and _place(each) not in left]
            back = [each for each, was in gone.items() if was.piece == lying.piece and _place(was) not in filled]
            if out:
                found[sprite] = out[0]
                new = [each for each in new if each is not out[0]] + [lying]
            elif back:
                found[back[0]] = found.pop(sprite)
        return new

    def _piece(
        self,
        sprite: int,
        lying: Lying,
        face: str,
        before: dict[int, Lying],
        about: Sequence[str],
        saying: Saying | None,
    ) -> list[Any]:
        was = before.get(sprite)
        # Where nothing is said nothing has happened: another table is looked at.
        moved = MOVED if saying is not None and was is not None and was.zone != lying.zone else ""
        marks = _marks(lying.piece, about, saying, moved) if lying.piece != UNKNOWN else moved
        found: list[Any] = [sprite, self.face_number(face, lying.piece), lying.zone, lying.place]
        return [*found, marks] if marks else found

    def face_number(self, name: str, piece: str) -> int:
        """The number of a face; it is drawn when it is first met."""
        if name not in self._faces:
            self._faces[name] = len(self._faces)
            # A face that hides what it shows is named as a hidden piece, whatever lies under it.
            self._face_pieces.append(UNKNOWN if name.endswith(BACK) else piece)
        return self._faces[name]

    # Labels, figures and description

    def _figures(self, state: Any, saying: Saying | None) -> list[list[Any]]:
        names = self.game.names(state)
        return [[self.words.phrase(each, names) for each in pair] for pair in self._extras.figures(state, saying)]

    def _labels(self, state: Any, about: Sequence[str], saying: Saying | None) -> list[list[Any]]:
        found: list[list[Any]] = []
        names = self.game.names(state)
        present = {zone.id: zone for zone in zones_on(self.game, state)}
        possible = self._extras.possible(state, saying)
        # What lies on a zone is not asked here, only what is written or marked there.
        spoken = {number for number in map(self.zone_number, (*about, *possible)) if number is not None}
        for number in sorted(self._labelled | spoken):
            zone = self.zones[number]
            marks = _marks(zone.id, about, saying, POSSIBLE if zone.id in possible else "")
            label = self.scene.label(state, present[zone.id]) if zone.id in present else None
            if label is not None:
                line = self.words.phrase(label, names)
                found.append([number, line, marks] if marks else [number, line])
        return found

    def _has_label(self, number: int) -> bool:
        """Does a layout write anything at this zone?"""
        placed = (layout["zones"][number] for layout in self.layouts.values())
        return any(zone is not None and zone.get("label") for zone in placed)

    def _described(self, state: Any, faces: Mapping[Lying, str]) -> int:
        lying = (zone for zone in zones_on(self.game, state) if zone.pieces)
        zones = [zone for zone in lying if self.zone_number(zone.id) not in self._silent]
        seen: dict[str, tuple[str, ...]] = {}
        for (zone, _, piece), face in faces.items():
            if not face.endswith(BACK):
                name = self.zones[zone].id
                seen[name] = (*seen.get(name, ()), piece)
        names, in_full = self.game.names(state), self._extras.speaks_in_full
        return self.words.line(
            lambda lang: " ".join(
                _described(self.game, zone, seen.get(zone.id, ()), names, lang, in_full) for zone in zones
            )
        )


@lru_cache(maxsize=32)
def zones_on(game: Game[Any], state: Any) -> tuple[Zone, ...]:
    """What lies where. Pieces, labels and description of a table all ask for it."""
    return game.zones(state)


@lru_cache(maxsize=1_024)
def _named(game: Game[Any], piece: str, lang: str) -> str:
    return phrase(game.piece(piece), game.id, lang)


@lru_cache(maxsize=4_096)
def _described(
    game: Game[Any], zone: Zone, shown: tuple[str, ...], names: tuple[str, ...], lang: str, in_full: bool
) -> str:
    """A zone and the pieces in it that can be seen. From table to table most zones stay as they are."""
    name = zone_name(zone, game.id, lang, names)
    if not shown:
        return word("alt-hidden", {"zone": name, "count": len(zone.pieces)}, lang=lang)
    if in_full:
        shown = tuple(_named(game, piece, lang) for piece in shown)
    return word("alt-zone", {"zone": name, "pieces": shown}, lang=lang)


def _marks(thing: str, about: Sequence[str], saying: Saying | None, outline: str = "") -> str:
    """The dot of what a saying points at; what a refusal points at first is what was refused."""
    if thing not in about:
        return outline
    dot = about.index(thing)
    return (REFUSED if dot == 0 and isinstance(saying, Refusal) else outline) + str(dot + 1)


# Signs by which a piece on one table is known again on the next, the surest first.


def _name(lying: Lying) -> str | tuple[int, int]:
    # A hidden card has no name: it is known by its place.
    return lying.piece if lying.piece != UNKNOWN else (lying.zone, lying.place)


def _place(lying: Lying) -> tuple[int, int]:
    return lying.zone, lying.place


def _anything(lying: Lying) -> None:
    return None


def _could_be(was: Lying, now: Lying) -> bool:
    """The same name, or a card that was turned over."""
    return was.piece == now.piece or UNKNOWN in (was.piece, now.piece)
