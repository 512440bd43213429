"""Reading positions and moves: words with their places, so that an error can name the place.

A position is a line of sections divided by `|`: first `game variant option=value ...`, then named sections such as
`rows 12 14 / 37`. A section may speak of seats (`p1 21 p2 ?`). Spaces and case do not matter.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from .errors import LIMIT, Unreadable, UnreadableMove, UnreadablePosition
from .values import UNKNOWN, Allowed, Args, Move, Option, Seat, seat_name

V = TypeVar("V")
MOST_PIECES = 2_000
"""Most pieces one section may hold: a limit on size, far above any deck."""
MOST_SEATS = 12
LONGEST_NAME = 40
SEEDS = range(10**18 + 1)


class Word(NamedTuple):
    """A word of a text and where it stands."""

    text: str
    at: int


class Section(NamedTuple):
    """A named part of a position."""

    name: Word
    words: tuple[Word, ...]


class Reader:
    """Reads one text of one game and raises the right error at the right place."""

    def __init__(self, game: str, text: str, error: type[Unreadable]) -> None:
        self.game, self.text, self.error = game, text, error
        if not isinstance(text, str):
            raise error("not-text", "", 0, game, type=type(text).__name__)
        if len(text) > LIMIT:
            raise error("too-long", text, LIMIT, game, length=len(text), limit=LIMIT)

    def fail(self, kind: str, at: int, **args: Any) -> Unreadable:
        return self.error(kind, self.text, at, self.game, **args)

    def words(self, start: int = 0, end: int | None = None) -> tuple[Word, ...]:
        end = len(self.text) if end is None else end
        found = re.compile(r"[^\s|/]+|/").finditer(self.text, start, end)
        return tuple(Word(match.group(), match.start()) for match in found)

    def sections(self) -> tuple[Section, ...]:
        """The head (`game variant ...`) and the named sections after it."""
        found, start = [], 0
        for part in self.text.split("|"):
            words = self.words(start, start + len(part))
            if words:
                found.append(Section(Word(words[0].text.lower(), words[0].at), words[1:]))
            start += len(part) + 1
        return tuple(found)

    def seat(self, word: Word) -> Seat:
        match = re.fullmatch(r"[pP]([1-9][0-9]?)", word.text)
        if not match or int(match.group(1)) > MOST_SEATS:
            raise self.fail("no-seat", word.at, seats=MOST_SEATS)
        return int(match.group(1)) - 1

    def is_seat(self, word: Word) -> bool:
        return re.fullmatch(r"[pP]\d+", word.text) is not None

    def number(self, word: Word, allowed: range) -> int:
        # isascii: "²".isdigit() is true, but it is not a number.
        digits = word.text.removeprefix("-")
        if digits.isascii() and digits.isdigit() and len(digits) <= 20 and int(word.text) in allowed:
            return int(word.text)
        raise self.fail("no-number", word.at, least=allowed.start, most=allowed.stop - 1)

    def by_seat(self, section: Section) -> dict[Seat, tuple[Word, ...]]:
        """`p1 21 22 p2 ?` as words per seat."""
        found: dict[Seat, list[Word]] = {}
        current: list[Word] | None = None
        for word in section.words:
            if self.is_seat(word):
                seat = self.seat(word)
                if seat in found:
                    raise self.fail("seat-twice", word.at, seat=seat_name(seat))
                current = found[seat] = []
            elif current is None:
                raise self.fail("seat-first", word.at, section=section.name.text)
            else:
                current.append(word)
        return {seat: tuple(words) for seat, words in found.items()}

    def pieces(self, words: Iterable[Word], piece: Callable[[Word], V], unknown: V) -> tuple[V, ...]:
        """Pieces with `?` for an unknown one, `?*39` for a count of them and `-` for none."""
        found: list[V] = []
        for word in words:
            if word.text == "-":
                continue
            count = re.fullmatch(r"\?(?:\*([0-9]{1,4}))?", word.text)
            if count:
                found += [unknown] * int(count.group(1) or 1)
            else:
                found.append(piece(word))
            if len(found) > MOST_PIECES:
                raise self.fail("too-many", word.at, limit=MOST_PIECES)
        return tuple(found)


def split_on(words: Iterable[Word], mark: str = "/") -> Iterator[tuple[Word, ...]]:
    """The words between the marks: `12 14 / 37` is two groups."""
    group: list[Word] = []
    for word in words:
        if word.text == mark:
            yield tuple(group)
            group = []
        else:
            group.append(word)
    yield tuple(group)


def written_by_seat(name: str, entries: Sequence[str | None]) -> str:
    """A section that speaks of seats; empty if it has nothing to say.

    >>> written_by_seat("hands", ("12 14", None, "-"))
    'hands p1 12 14 p3 -'
    """
    said = [f"{seat_name(seat)} {entry}" for seat, entry in enumerate(entries) if entry]
    return " ".join([name, *said]) if said else ""


def grouped(pieces: Iterable[str]) -> str:
    """Pieces as written, with a count where unknown ones follow each other.

    >>> grouped(["12", "?", "?", "?"])
    '12 ?*3'
    """
    written: list[str] = []
    unknown = 0
    for piece in [*pieces, ""]:
        if piece == UNKNOWN:
            unknown += 1
            continue
        if unknown:
            written.append(UNKNOWN if unknown == 1 else f"{UNKNOWN}*{unknown}")
            unknown = 0
        if piece:
            written.append(piece)
    return " ".join(written) or "-"


class PositionReader(Reader):
    """Reads one position: the head, then its sections by name. A game asks it for what it needs."""

    def __init__(
        self, game: str, text: str, sections: tuple[str, ...], variants: tuple[str, ...], options: Mapping[str, Option]
    ) -> None:
        super().__init__(game, text, UnreadablePosition)
        self.found: dict[str, Section] = {}
        parts = self.sections()
        if not parts:
            raise self.fail("empty", 0)
        self.variant, self.options = self._head(parts[0], variants, options)
        for section in parts[1:]:
            if section.name.text not in sections:
                raise self.fail("no-section", section.name.at, sections=sections)
            if section.name.text in self.found:
                raise self.fail("section-twice", section.name.at)
            self.found[section.name.text] = section

    def _head(self, head: Section, variants: tuple[str, ...], options: Mapping[str, Option]) -> tuple[str, Args]:
        """Variant and options of `game variant option=value ...`; what is not said has its default."""
        if head.name.text != self.game:
            raise self.fail("other-game", head.name.at, expected=self.game)
        words, variant = list(head.words), variants[0]
        if words and "=" not in words[0].text:
            variant = words.pop(0).text.lower()
            if variant not in variants:
                raise self.fail("no-variant", head.words[0].at, variants=variants)
        values = {name: option.default for name, option in options.items()}
        said: set[str] = set()
        for word in words:
            name, equals, value = word.text.partition("=")
            option = options.get(name.lower())
            if option is None or not equals:
                raise self.fail("no-option", word.at, given=name[:20], options=tuple(options))
            if option.name in said:
                raise self.fail("option-twice", word.at, given=option.name)
            said.add(option.name)
            values[option.name] = _option_value(self, word, option, value)
        return variant, Args(values)

    def words_of(self, name: str) -> tuple[Word, ...]:
        """The words of a section; none if it is absent."""
        return self.found[name].words if name in self.found else ()

    def per_seat(self, name: str, read: Callable[[tuple[Word, ...]], V]) -> dict[Seat, V]:
        """What a section says of each seat; nothing if it is absent."""
        section = self.found.get(name)
        return {seat: read(words) for seat, words in self.by_seat(section).items()} if section else {}

    def one_number(self, words: tuple[Word, ...], owner: Word, allowed: range) -> int:
        """The one number that stands after `owner`."""
        if len(words) != 1:
            at = words[1].at if words else owner.at + len(owner.text)
            raise self.fail("no-number", at, least=allowed.start, most=allowed.stop - 1)
        return self.number(words[0], allowed)

    def number_of(self, name: str, allowed: range) -> int | None:
        """The number a section holds; None if it is absent."""
        section = self.found.get(name)
        return self.one_number(section.words, section.name, allowed) if section else None

    def numbers_by_seat(self, name: str, allowed: range) -> dict[Seat, int]:
        """The number a section holds for each seat."""
        section = self.found.get(name)
        if section is None:
            return {}
        owners = {self.seat(word): word for word in section.words if self.is_seat(word)}
        found = self.by_seat(section)
        return {seat: self.one_number(words, owners[seat], allowed) for seat, words in found.items()}

    def one_of(self, name: str, allowed: tuple[str, ...]) -> str:
        """The word a section holds, one of these; the first if it is absent."""
        if name not in self.found:
            return allowed[0]
        section = self.found[name]
        first = section.words[0].text.lower() if section.words else ""
        if len(section.words) != 1 or first not in allowed:
            # The word that does not fit: the second one if the first does.
            wrong = (*section.words, section.name)[1 if first in allowed else 0]
            raise self.fail("not-one-of", wrong.at, section=name, allowed=allowed)
        return first

    def names(self) -> dict[Seat, str]:
        """The section `names`: what the people at the table are called."""
        return self.per_seat("names", self._name)

    def _name(self, words: tuple[Word, ...]) -> str:
        name = " ".join(word.text for word in words)
        if len(name) > LONGEST_NAME:
            raise self.fail("long-name", words[0].at, limit=LONGEST_NAME)
        return name

    def seats(self, *said: Mapping[Seat, object]) -> range:
        """As many seats as the section `players` says, or as any section speaks of."""
        players = self.number_of("players", range(MOST_SEATS + 1)) or 0
        return range(max(players, *(max(each, default=-1) + 1 for each in said), 0))


def _option_value(reader: Reader, word: Word, option: Option, text: str) -> Any:
    for each in option.allowed:
        if str(each).lower() == text.lower():
            return each
    raise reader.fail("no-value", word.at, given=text[:20], option=option.name, allowed=allowed_text(option.allowed))


def allowed_text(allowed: Allowed | type) -> str:
    """The values a thing may have, as written in messages.

    >>> allowed_text((None, 1, 2, 3))
    'None, 1..3'
    """
    if isinstance(allowed, type):
        return allowed.__name__
    if isinstance(allowed, range):
        return f"{allowed.start}..{allowed.stop - 1}"
    numbers = [each for each in allowed if type(each) is int]
    if len(numbers) > 2 and numbers == list(range(numbers[0], numbers[-1] + 1)):
        others = [str(each) for each in allowed if type(each) is not int]
        return ", ".join([*others, f"{numbers[0]}..{numbers[-1]}"])
    return ", ".join(map(str, allowed))


def write_head(game: str, variant: str, options: Args, known: Mapping[str, Option]) -> str:
    """`game variant` and the options that differ from their default."""
    changed = [f"{name}={options[name]}" for name, option in known.items() if options[name] != option.default]
    return " ".join([game, variant, *changed])


def read_move(game: str, text: str, verbs: Mapping[str, Callable[[Reader, tuple[Word, ...]], tuple[Any, ...]]]) -> Move:
    """`p2 lay 34` as a move; `verbs` says how the rest of each verb is read."""
    reader = Reader(game, text, UnreadableMove)
    words = reader.words()
    if not words:
        raise reader.fail("empty", 0)
    seat = reader.seat(words[0])
    if len(words) < 2:
        raise reader.fail("missing-verb", len(text), verbs=tuple(verbs))
    verb = words[1].text.lower()
    if verb not in verbs:
        raise reader.fail("no-verb", words[1].at, verbs=tuple(verbs))
    return Move(seat, verb, verbs[verb](reader, words[2:]))
