"""Special cards of Pega em 6!: a dark band with the kind's sign, so that nobody takes them for numbers.

Each kind has a sign of its own; colour only helps.
"""

from __future__ import annotations

from functools import cache

from ludoteca_engine.pega6.specials import BLOCK, INSERT, MOVE, NEGPOS, REPLACE, ROW5, SEVEN

from . import Face
from .cards import CARD_H, CARD_W, back, paper, write
from .palette import colour

SPECIAL_BACK = "special-back"

BARS = "".join(f"M16 {y}h28v5h-28z" for y in (30, 38, 46, 54))
"""Four rows of cards seen from far away."""
SIGNS = {
    ROW5: (BARS, "M16 62h28v7h-28z"),
    SEVEN: ("M11 34h5v13h-5zM18 34h5v13h-5zM25 34h5v13h-5zM32 34h5v13h-5zM39 34h5v13h-5z", "M46 34h5v13h-5z"),
    INSERT: ("M12 46h13v22h-13zM35 46h13v22h-13z", "M26 26h8v16h5l-9 11-9-11h5z"),
    REPLACE: ("M14 38h24v-7l10 10-10 10v-7h-24z", "M46 60h-24v-7l-10 10 10 10v-7h24z"),
    MOVE: ("M10 36h18v26h-18z", "M32 45h8v-7l11 11-11 11v-7h-8z"),
    BLOCK: ("M30 28a21 21 0 1 0 .1 0zM30 35a14 14 0 1 1-.1 0z", "M18 37l5-5 20 20-5 5z"),
    NEGPOS: ("M11 46h15v6h-15z", "M39 38h6v8h8v6h-8v8h-6v-8h-8v-6h8z"),
}
"""What lies there already, and what the card does."""
SHORT = {ROW5: "5", SEVEN: "+7", INSERT: "", REPLACE: "", MOVE: "", BLOCK: "#", NEGPOS: ""}
"""The sign by which the notation knows the card."""


@cache
def draw(name: str) -> Face:
    """The face of a special card, or their back."""
    if name == SPECIAL_BACK:
        star = '<path d="M30 22l5 14h15l-12 9 5 15-13-9-13 9 5-15-12-9h15z" fill="{}"/>'.format(colour("back-ink"))
        return Face(CARD_W, CARD_H, back() + star)
    still, acting = SIGNS[name]
    ink = colour("c7")
    band = f'<path d="M1 7q0-6 6-6h46q6 0 6 6v12h-58z" fill="{ink}"/>'
    drawing = f'<path d="{still}" fill="{colour("muted")}" fill-rule="evenodd"/><path d="{acting}" fill="{ink}"/>'
    title = SHORT[name] or "*"
    return Face(CARD_W, CARD_H, paper(ink) + band + write(title, CARD_W / 2, 15, 13, colour("paper")) + drawing)
