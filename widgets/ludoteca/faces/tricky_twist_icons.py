"""Icons of score cards and bonus cards: small drawings of what they count or do, without words.

What the tables of the box decide (suits, values, points) is drawn as it is printed. A variable bonus card shows the
side that is up: suits without a border, values inside one.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca_engine.tricky_twist.cards import SUITS, VALUES
from ludoteca_engine.tricky_twist.tables import BONUS_PAIRS, PAIR_SUITS, STEPS

from .cards import write
from .palette import colour
from .tricky_twist_suits import shape

Printed = Sequence[str]


def score_icon(name: str, printed: Printed) -> str:
    """What a score card counts."""
    ink = colour("ink")
    if name in PAIR_SUITS:
        first, second = printed
        return shape(first, 18, 42, 0.9) + shape(second, 42, 42, 0.9) + write("×1", 30, 74, 15, ink)
    if name in _RANKED_ROWS:
        return _ranked(ink, _RANKED_ROWS[name], printed)
    return _SCORE_ICONS[name](ink)


def _small_card(x: float, y: float, ink: str, inside: str = "", fill: str = "") -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="14" height="20" rx="2.5" fill="{fill or colour("paper")}" stroke="{ink}"'
        f' stroke-width="1.6"/>' + (write(inside, x + 7, y + 14.5, 11, ink) if inside else "")
    )


def _run(ink: str) -> str:
    cards = "".join(_small_card(5 + 18 * nth, 46 - 9 * nth, ink, str(6 + nth)) for nth in range(3))
    return cards + f'<path d="M8 74l36-15m-6-1l7 .5-3 6" fill="none" stroke="{ink}" stroke-width="2"/>'


def _suit(ink: str) -> str:
    return "".join(shape("W", 30, 33 + 19 * nth, 0.72) for nth in range(3))


def _kinds(ink: str) -> str:
    places = zip("OXWD", ((18, 36), (42, 36), (18, 62), (42, 62)), strict=True)
    return "".join(shape(suit, x, y, 0.85) for suit, (x, y) in places)


def _ranked(ink: str, false_tricks: tuple[int, int], points: Printed) -> str:
    """Two players' rows of false tricks, and the points of the first two ranks."""
    rows = zip((26, 54), false_tricks, points, strict=True)
    return "".join(
        "".join(_small_card(4 + 8 * nth, y, ink) for nth in range(count))
        + write(score, 46, y + 15, min(14, 30 / len(score)), ink)
        for y, count, score in rows
    )


def _even(ink: str) -> str:
    return write("2 4 6", 30, 44, 16, ink) + write("8 10 12", 30, 66, 12.5, ink)


def _odd(ink: str) -> str:
    return write("1 3 5", 30, 44, 16, ink) + write("7 9 11", 30, 66, 13.5, ink)


_SCORE_ICONS = {
    "RUN": _run,
    "SUIT": _suit,
    "KINDS": _kinds,
    "EVEN": _even,
    "ODD": _odd,
}
_RANKED_ROWS = {"FEW": (1, 3), "MANY": (3, 1)}


def bonus_icon(name: str, printed: Printed) -> str:
    """What a bonus card does."""
    ink = colour("ink")
    return _side(printed, ink) if name in BONUS_PAIRS else _BONUS_ICONS[name](ink)


def _side(printed: Printed, ink: str) -> str:
    """The side of a variable card that is up."""
    if set(printed) <= set(SUITS):
        first, second = printed
        either = f'<path d="M42 31l-24 40" stroke="{ink}" stroke-width="1.8"/>'
        return either + shape(first, 18, 37, 0.95) + shape(second, 42, 65, 0.95)
    border = f'<rect x="6" y="23" width="48" height="55" rx="4" fill="none" stroke="{ink}" stroke-width="2"/>'
    return border + _values(printed, ink)


def _values(printed: Printed, ink: str) -> str:
    """Three values to a line; what can be said shorter is."""
    if tuple(printed) == STEPS:
        return write("±1", 30, 59, 24, ink)
    if tuple(printed) == tuple(map(str, VALUES)):
        return write(f"{printed[0]}-{printed[-1]}", 30, 56, 16, ink)
    lines = [" ".join(printed[first : first + 3]) for first in range(0, len(printed), 3)]
    apart = min(19, 50 / len(lines))
    size = min(15, apart * 0.85, *(72 / len(line) for line in lines))
    top = 50.5 - apart * (len(lines) - 1) / 2 + size * 0.36
    return "".join(write(line, 30, top + nth * apart, size, ink) for nth, line in enumerate(lines))


def _back(ink: str) -> str:
    """A card that returns into a hand of cards."""
    hand = "".join(_small_card(12 + 11 * nth, 54, ink) for nth in range(3))
    arrow = f'<path d="M40 26q8 4 4 16m-6-5l5 7 6-6" fill="none" stroke="{ink}" stroke-width="2.2"/>'
    return hand + _small_card(18, 25, ink, "?") + arrow


def _flip(ink: str) -> str:
    """A face-down and a face-up pile that change places."""
    arrows = "M20 30q10-9 20 0m-6-6l6.5 6.5-8.5 1M40 72q-10 8-20 0m6 6l-6.5-6.5 8.5-1"
    return (
        _small_card(10, 40, ink, fill=colour("back"))
        + _small_card(36, 40, ink, "?")
        + f'<path d="{arrows}" fill="none" stroke="{ink}" stroke-width="2"/>'
    )


def _joker(ink: str) -> str:
    """A jester's cap."""
    cap = "M14 62c-8-16-6-28 2-30 2 6 6 8 9 8 0-8 3-13 5-13s5 5 5 13c3 0 7-2 9-8 8 2 10 14 2 30z"
    bells = "".join(f'<circle cx="{x}" cy="{y}" r="3" fill="{ink}"/>' for x, y in ((15, 30), (30, 25), (45, 30)))
    brim = f'<path d="M13 68h34" stroke="{ink}" stroke-width="3"/>'
    return f'<path d="{cap}" fill="none" stroke="{ink}" stroke-width="2"/>{bells}{brim}'


def _tricks(ink: str) -> str:
    """Face-down piles, a point each."""
    piles = "".join(_small_card(7 + 17 * nth, 30, ink, fill=colour("back")) for nth in range(3))
    return piles + write("+1", 14, 70, 12, ink) + write("+1", 31, 70, 12, ink) + write("+1", 48, 70, 12, ink)


_BONUS_ICONS = {"BACK": _back, "FLIP": _flip, "JOKER": _joker, "TRICKS": _tricks}
