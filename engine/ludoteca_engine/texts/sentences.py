"""From a message and its arguments to a sentence."""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ..core.values import NOTHING, Args, Move, Phrase, Refusal, Saying, Zone
from .bundles import FALLBACK, bundle
from .in_use import language

if TYPE_CHECKING:
    from ..core.game import Game

MOST_NAMED = 8
"""How many legal moves an error message lists."""

SEAT, PIECE = "seat", "{}"
"""What an argument may refer to, besides zones such as "row-{}"."""
EVERYWHERE = {"seat": SEAT, "asked": SEAT, "winners": SEAT}
"""What arguments refer to in the sentences of all games."""
DOT = r"\[\[\d\]\]"
SEAT_NAME = re.compile(r"p(\d+)")
"""How a move and a position write a seat."""

Names = Sequence[str]


def say(saying: Saying, game: str, lang: str | None = None, names: Names = (), *, dots: bool = False) -> str:
    """An event, a refusal or a fault in words."""
    if saying.kind == "shown":
        return rule(saying.args["rule"], game, lang)[1]
    about = saying.about if dots else ()
    key = f"{type(saying).__name__.lower()}-{saying.kind}"
    return _dots_once(word(key, saying.args, game, lang, names, about))


def word(
    key: str,
    args: Mapping[str, Any] = NOTHING,
    game: str = "",
    lang: str | None = None,
    names: Names = (),
    about: Sequence[str] = (),
) -> str:
    """A message by its key; in English if the language lacks it."""
    spoken, message, pattern = _found(key, game, lang)
    return _Teller(game, spoken, names, about).fill(pattern, args, message.attributes)


def _found(key: str, game: str, lang: str | None) -> tuple[str, Any, Any]:
    """The language that has the message, the message, and its value or the attribute the key names."""
    key, _, attribute = key.partition(".")
    for each in dict.fromkeys((lang or language(), FALLBACK)):
        found = bundle(game, each)
        if found.has_message(key):
            message = found.get_message(key)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                return each, message, pattern
    raise LookupError(f"no text {key}{'.' if attribute else ''}{attribute} for {game or 'the table'}")


def phrase(said: Phrase, game: str, lang: str | None = None, names: Names = ()) -> str:
    """A phrase in words."""
    return word(said.key, said.args, game, lang, names)


def rule(rule_id: str, game: str, lang: str | None = None) -> tuple[str, str]:
    """Title and wording of a rule."""
    return word(f"{rule_id}.title", game=game, lang=lang), word(rule_id, game=game, lang=lang)


def seat_label(seat: int, names: Names = (), lang: str | None = None) -> str:
    """A player's name, or "Player 1" where nobody said."""
    # A name is data: it must not look like a dot.
    given = names[seat].replace("[[", "[ [") if seat < len(names) else ""
    return given or _nameless(seat, lang or language())


@lru_cache(maxsize=256)
def _nameless(seat: int, lang: str) -> str:
    # Nearly every sentence speaks of a seat.
    return word("seat", Args(n=seat + 1), lang=lang)


def zone_name(zone: Zone, game: str, lang: str | None = None, names: Names = ()) -> str:
    """What a zone is called: `row-2` is "row 2"."""
    from ..games import GAMES

    return phrase(GAMES[game].zone(zone), game, lang, names)


def refused(game: str, move: Move, refusals: Sequence[Refusal], legal: Sequence[Move], lang: str | None = None) -> str:
    """What was tried, which rules stop it and what would work."""
    reasons = " ".join(f"{say(each, game, lang)} [{', '.join(each.rules)}]" for each in refusals)
    tried = word("refused", Args(move=str(move), reasons=reasons), lang=lang)
    if not legal:
        return tried
    listed = ", ".join(map(str, legal[:MOST_NAMED])) + (", ..." if len(legal) > MOST_NAMED else "")
    return f"{tried} {word('legal-now', Args(moves=listed), lang=lang)}"


def move_said(move: Move, game: str, lang: str | None = None, names: Names = (), *, with_seat: bool = False) -> str:
    """A move as a button says it: "Take row 2"; with its seat "Marlene: take row 2"."""
    spoken, message, pattern = _found(f"move-{move.verb}", game, lang)
    teller = _Teller(game, spoken, names, ())
    args = teller.move_args(move)
    # An attribute fills an argument of the messages this one mentions: `.special = { $a }` for { piece-special }.
    mentioned = {name: teller.fill(each, args, {}) for name, each in message.attributes.items()}
    label = teller.fill(pattern, {**args, **mentioned}, {})
    if not with_seat:
        return label
    # Every label begins with a plain word, never with a name.
    return word("move-of-seat", Args(seat=move.seat, move=label[:1].lower() + label[1:]), "", lang, names)


def plain(line: str) -> str:
    """A line without its dots."""
    return re.sub(DOT, "", line)


def _dots_once(line: str) -> str:
    """Each dot where it is first met; a second one would only distract."""
    seen: set[str] = set()

    def first(found: re.Match[str]) -> str:
        again = found.group() in seen
        seen.add(found.group())
        return "" if again else found.group()

    return re.sub(DOT, first, line)


class _Teller:
    """Prepares the arguments of one message."""

    def __init__(self, game: str, lang: str, names: Names, about: Sequence[str]) -> None:
        self.game, self.lang, self.names, self.about = game, lang, names, about
        self.refers, self.written = _customs(game)

    def fill(self, pattern: Any, args: Mapping[str, Any], attributes: Mapping[str, Any]) -> str:
        ready: dict[str, Any] = {}
        for name, value in args.items():
            if isinstance(value, tuple) and not _untold(name, value, attributes):
                items = [self._item(name, each, attributes) for each in value]
                ready[name] = self._listed(items, "list-and")
                ready[f"{name}-or"] = self._listed(items, "list-or")
                ready[f"{name}-count"] = len(items)
            elif not isinstance(value, tuple):
                ready[name] = self._one(name, value)
        text, errors = bundle(self.game, self.lang).format_pattern(pattern, ready)
        if errors:
            warnings.warn(f"text of {self.game} in {self.lang}: {errors}", stacklevel=2)
        return str(text)

    def move_args(self, move: Move) -> dict[str, Any]:
        """`$a`, `$b` and `$c` as captions write them, `$a-typed` as a player types them, `$all` together."""
        shown = tuple(self._part(part) for part in move.args)
        args: dict[str, Any] = {"all": shown}
        for at, name in enumerate("abc"):
            args[name] = shown[at] if at < len(shown) else None
            args[f"{name}-typed"] = str(move.args[at]) if at < len(shown) else None
        return args

    def _part(self, part: Any) -> str:
        seat = SEAT_NAME.fullmatch(str(part))
        return seat_label(int(seat[1]) - 1, self.names, self.lang) if seat else self.written(part)

    def _item(self, name: str, value: Any, attributes: Mapping[str, Any]) -> str:
        if isinstance(value, Mapping):
            return self.fill(attributes[name], value, {})
        return str(self._one(name, value))

    def _one(self, name: str, value: Any) -> Any:
        target = self.refers.get(name)
        if isinstance(value, bool) or value is None:
            return {True: "yes", False: "no", None: "none"}[value]
        if target == SEAT and isinstance(value, int):
            return seat_label(value, self.names, self.lang)
        if target is None or target == SEAT:
            return value
        shown = self.written(value) if target == PIECE else value
        thing = target.format(value)
        return f"{shown}[[{self.about.index(thing) + 1}]]" if thing in self.about else shown

    def _listed(self, items: Sequence[str], joiner: str) -> str:
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {_joiner(joiner, self.lang)} {items[-1]}"


@lru_cache
def _joiner(key: str, lang: str) -> str:
    return word(key, lang=lang)


def _untold(name: str, records: tuple[Any, ...], attributes: Mapping[str, Any]) -> bool:
    """Records this message has no words for: it does not speak of them."""
    return bool(records) and isinstance(records[0], Mapping) and name not in attributes


def _customs(game: str) -> tuple[Mapping[str, str], Callable[[Any], str]]:
    """What the arguments of a game's sentences refer to, and how its pieces are written."""
    from ..games import GAMES

    return _customs_of(GAMES[game]) if game else (EVERYWHERE, str)


@lru_cache
def _customs_of(game: Game[Any]) -> tuple[Mapping[str, str], Callable[[Any], str]]:
    return {**EVERYWHERE, **game.refers}, game.written
