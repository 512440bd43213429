"""The language in use: `use("pt")` once for all, or the environment variable LUDOTECA_LANG."""

from __future__ import annotations

import os

from ..core.errors import BadSetup
from .bundles import FALLBACK, LANGS

_chosen: str | None = None


def use(lang: str) -> str:
    """Speak this language from now on."""
    global _chosen
    _chosen = checked_language(lang)
    return _chosen


def language() -> str:
    """The language in use."""
    if _chosen:
        return _chosen
    wanted = os.environ.get("LUDOTECA_LANG", "").lower()[:2]
    return wanted if wanted in LANGS else FALLBACK


def checked_language(lang: object) -> str:
    """A language there is, or BadSetup."""
    if isinstance(lang, str) and lang.lower() in LANGS:
        return lang.lower()
    raise BadSetup("no-language", "", given=repr(lang), languages=LANGS)
