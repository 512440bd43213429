"""One frame as a static SVG, for pages where no widget can run. It shows what the front end would show."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256
from typing import Any

from .page import Page


def picture(
    scene: dict[str, Any], frame: dict[str, Any], words: dict[str, Any], *, layout: str = "stage", title: str = ""
) -> str:
    """The table of this frame with its caption below, from the same values that go to the browser.

    The same values give the same text, so that a saved picture can be compared.
    """
    page = Page(scene, frame, words, scene["layouts"][layout], title)
    # Several pictures may stand in one document: ids that come from the content do not clash.
    return page.svg("l" + sha256(page.svg("").encode()).hexdigest()[:6])


def data_uri(svg: str) -> str:
    """The picture as the address of an image."""
    return "data:image/svg+xml;base64," + b64encode(svg.encode()).decode()
