"""Small helpers for writing SVG by hand."""

from __future__ import annotations

import re
from html import escape

# What XML forbids, control characters, and marks that turn the direction of the text after them.
_UNSAFE = re.compile("[^\x20-\x7e\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]|[\u202a-\u202e\u2066-\u2069]")


def safe(text: str) -> str:
    """Any text, fit to stand between tags or in an attribute.

    >>> safe("a\\x00 <b>\\n&")
    'a &lt;b&gt; &amp;'
    """
    return escape(_UNSAFE.sub("", re.sub(r"\s", " ", text)))


def num(value: float) -> str:
    """A number in as few letters as a hundredth of a unit needs.

    >>> num(12.0), num(0.3333), num(-0.001)
    ('12', '0.33', '0')
    """
    return f"{round(value, 2) or 0:g}"


def tag(name: str, inside: str | None = None, **attributes: str | float | None) -> str:
    """An element; `stroke_width` is written `stroke-width`, `xlink__href` is `xlink:href`; None is left out.

    >>> tag("rect", x=1.5, rx=None, stroke_width=2)
    '<rect x="1.5" stroke-width="2"/>'
    """
    written = "".join(
        f' {key.replace("__", ":").replace("_", "-")}="{value if isinstance(value, str) else num(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}/>" if inside is None else f"<{name}{written}>{inside}</{name}>"
