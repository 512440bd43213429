"""The words of a widget: every sentence once, in every language, so that switching needs no kernel."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any

from ludoteca_engine.core import Args, Phrase, Saying, Zone
from ludoteca_engine.texts import languages, message_ids, phrase, rule, say, word, zone_name

UI = "ui-"
# The front end fills these in; the texts write them as ordinary arguments.
PLACEHOLDERS = Args({name: f"{{{name}}}" for name in ("face", "zone", "place", "count", "step", "steps", "title", "n")})


def line_of(words: dict[str, Any], line: int | str) -> str:
    """A line of the contract: a place in the list of lines, or the sentence itself."""
    return line if isinstance(line, str) else str(words["lines"][line])


class Words:
    """Collects lines. A line has one number, the same in all languages."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.langs = languages()
        self._lines: dict[tuple[str, ...], int] = {}

    def line(self, in_language: Callable[[str], str]) -> int:
        """The number of a sentence, given how to say it in a language."""
        said = tuple(in_language(lang) for lang in self.langs)
        return self._lines.setdefault(said, len(self._lines))

    def phrase(self, said: Phrase, names: Sequence[str] = ()) -> int:
        return self.line(lambda lang: phrase(said, self.game, lang, names))

    def saying(self, said: Saying, names: Sequence[str] = (), *, dots: bool = False) -> int:
        return self.line(lambda lang: say(said, self.game, lang, names, dots=dots))

    def zone(self, zone: Zone, names: Sequence[str] = ()) -> int:
        return self.line(lambda lang: zone_name(zone, self.game, lang, names))

    def table(self, faces: Sequence[int], zones: Sequence[int], rules: Iterable[str]) -> dict[str, Any]:
        """The `words` of the contract."""
        cited = sorted(set(rules))
        return {
            lang: {
                "lines": [said[column] for said in self._lines],
                "ui": interface(lang),
                "faces": list(faces),
                "zones": list(zones),
                "rules": {rule_id: list(rule(rule_id, self.game, lang)) for rule_id in cited},
            }
            for column, lang in enumerate(self.langs)
        }


@cache
def interface(lang: str) -> dict[str, str]:
    """The interface's own strings, by key."""
    keys = (key for key in message_ids("table", "en") if key.startswith(UI))
    return {key.removeprefix(UI): word(key, PLACEHOLDERS, lang=lang) for key in keys}
