"""What all engine tests share: the toy game on the shelf for those who ask, and texts that may not warn."""

from __future__ import annotations

import importlib
from collections.abc import Iterator

import pytest

from ludoteca_engine import GAMES
from ludoteca_engine.texts import add_folder, bundles
from tests.engine.toy import TEXTS, TOY

language_module = importlib.import_module("ludoteca_engine.texts.in_use")


@pytest.fixture(scope="module")
def toy_on_the_shelf() -> Iterator[None]:
    """The toy and its texts, only while a module asks for them: other tests see the real games alone."""
    games, folders = dict(GAMES._games), list(bundles._folders)
    GAMES.add(TOY)
    add_folder(TEXTS)
    yield
    GAMES._games.clear()
    GAMES._games.update(games)
    bundles._folders[:] = folders
    bundles.bundle.cache_clear()
    bundles.source.cache_clear()


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever language the machine or an earlier test speaks, messages are checked in English."""
    monkeypatch.delenv("LUDOTECA_LANG", raising=False)
    monkeypatch.setattr(language_module, "_chosen", None)
