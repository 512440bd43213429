"""How wide a text will be drawn, near enough to break lines."""

from __future__ import annotations

from unicodedata import combining, east_asian_width, normalize

# Widths of DejaVu Sans (Verdana hardly differs), in hundredths of the letters' height.
_WIDTHS = {
    letter: width / 100
    for width, letters in {
        28: "'ijl",
        32: "IJ ,.‘’",
        34: "/:;\\|",
        37: "f-",
        40: "()[]t!r",
        47: '"',
        53: "*_`szc?",
        57: "LFk",
        60: "vxyPTYao",
        64: "ESbdghnpqu0123456789$e{}",
        69: "AVBRXZCK",
        76: "UHNDG&OQ",
        83: "w#+<=>^~",
        86: "M",
        97: "mW%@…—",
    }.items()
    for letter in letters
}
_OTHER = 0.68
_BOLD = 1.11
_WIDE = 1.05


def text_width(text: str, size: float, *, bold: bool = False) -> float:
    """Width of a text whose letters are `size` high.

    >>> round(text_width("Row 1", 10))
    31
    """
    return sum(map(_width, normalize("NFD", text))) * size * (_BOLD if bold else 1)


def _width(letter: str) -> float:
    if combining(letter):
        return 0
    return _WIDTHS.get(letter) or (_WIDE if east_asian_width(letter) in "WF" else _OTHER)


def shortened(text: str, room: float, size: float, *, bold: bool = False) -> str:
    """The text, or as much of it as there is room for and an ellipsis.

    >>> shortened("Maximilian", 40, 10)
    'Maxi…'
    """
    if text_width(text, size, bold=bold) <= room:
        return text
    while text and text_width(text + "…", size, bold=bold) > room:
        text = text[:-1]
    return text.rstrip() + "…"
