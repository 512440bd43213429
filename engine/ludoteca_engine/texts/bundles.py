"""Finds and parses the Fluent files, each on first use."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGS = ("en", "pt", "it", "nl")
FALLBACK = "en"
TABLE = "table"

_folders = [Path(__file__).parent]


def digits(text: object) -> str:
    """The number in a name, for texts that write `{ DIGITS($a) }`.

    >>> digits("R2")
    '2'
    """
    return re.sub(r"\D", "", str(text)) or str(text)


FUNCTIONS: dict[str, Any] = {"DIGITS": digits}
"""What texts can call besides Fluent's own functions."""


def add_folder(folder: Path) -> None:
    """Also look for texts here: a game that lives outside this package brings its own."""
    _folders.append(folder)
    for made in (bundle, source, message_ids):
        made.cache_clear()


@cache
def source(game: str, lang: str) -> str:
    """The Fluent text of one game in one language; empty if there is none."""
    files = (folder / lang / f"{game.replace('-', '_')}.ftl" for folder in _folders)
    return next((file.read_text("utf-8") for file in files if file.is_file()), "")


@cache
def bundle(game: str, lang: str) -> FluentBundle:
    """The sentences of the table and of one game (none if the game is "")."""
    # Isolation marks would end up in plain text, alt texts and pictures; our languages all run left to right.
    found = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
    for name in (TABLE, game):
        if name:
            found.add_resource(FluentResource(source(name, lang)))
    return found


def languages() -> tuple[str, ...]:
    """The languages that have texts, in the order they are offered."""
    return tuple(lang for lang in LANGS if source(TABLE, lang))


@cache
def message_ids(game: str, lang: str) -> tuple[str, ...]:
    """Ids of the messages in one file."""
    entries = FluentResource(source(game, lang)).body
    return tuple(entry.id.name for entry in entries if hasattr(entry, "id"))
