"""Tables the rulebook prints but whose scan is lost: points, pairs of suits, sides of the variable bonus cards.

Each entry has a default that is *assumed*; scores that rest on one say so. Whoever has the box types in the real
cards, and the note disappears:

>>> own = TrickyTwistTables(count_points={"RUN": (0, 0, 2, 4, 7, 11)})
>>> own.points_for("RUN", 3), own.is_assumed("count_points", "RUN"), own.is_assumed("count_points", "ODD")
(4, False, True)
>>> own
TrickyTwistTables(count_points={'RUN': (0, 0, 2, 4, 7, 11)})
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ..core import BadSetup
from .cards import COUNTING_CARDS, EVEN, FEW, MANY, ODD, PAIR_1, PAIR_2, RUN, SCORE_CARDS, SUITS, VALUES, VARIABLE

GAME_ID = "tricky-twist"

TRICK_POINT, PAIR_POINTS, EQUAL_PAIR_POINTS = 1, 3, 5
KNOWN_RANKS = 2
"""The rulebook gives the points of the first two ranks and says "and so on"."""
RANK_POINTS = (12, 7, 3, 0)
TRIANGULAR, LINEAR = "triangular", "linear"
PAIR_SUITS = {PAIR_1: "OX", PAIR_2: "WD"}
BONUS_PAIRS = {"V1": "OW", "V2": "OD", "V3": "XW", "V4": "XD"}
ODD_SIDE, EVEN_SIDE, ANY_SIDE, STEP_SIDE = "odd", "even", "any", "step"
STEPS = ("+1", "-1")
VALUE_SIDES = dict(zip(VARIABLE, (ODD_SIDE, EVEN_SIDE, ANY_SIDE, STEP_SIDE), strict=True))
ODD_VALUES = tuple(each for each in VALUES if each % 2)
EVEN_VALUES = tuple(each for each in VALUES if not each % 2)
VALUE_SIDE_CARDS = (RUN, EVEN, ODD)
"""Score cards that turn the variable cards to the value side (with border); all others to the suit side (without)."""
MOST_POINTS, MOST_ENTRIES = 1000, 60

Numbers = tuple[int, ...]


class _Tables(NamedTuple):
    """What was typed in; an empty entry is assumed. Pairs (key, value) instead of dictionaries, so it can be hashed."""

    count_points: tuple[tuple[str, Numbers | str], ...] = ()
    rank_points: Numbers = ()
    pair_suits: tuple[tuple[str, str], ...] = ()
    bonus_pairs: tuple[tuple[str, str], ...] = ()
    value_sides: tuple[tuple[str, str], ...] = ()
    odd_values: Numbers = ()
    even_values: Numbers = ()
    value_side_cards: tuple[str, ...] | None = None


class TrickyTwistTables(_Tables):
    """The tables of one box. What is not given keeps its assumed default."""

    __slots__ = ()

    def __new__(
        cls,
        count_points: Mapping[str, Sequence[int] | str] | str = (),  # type: ignore[assignment]
        rank_points: Sequence[int] = (),
        pair_suits: Mapping[str, str] = (),  # type: ignore[assignment]
        bonus_pairs: Mapping[str, str] = (),  # type: ignore[assignment]
        value_sides: Mapping[str, str] = (),  # type: ignore[assignment]
        odd_values: Sequence[int] = (),
        even_values: Sequence[int] = (),
        value_side_cards: Sequence[str] | None = None,
    ) -> TrickyTwistTables:
        return super().__new__(
            cls,
            _count_points(count_points),
            _numbers("rank_points", rank_points, range(MOST_POINTS + 1)),
            _pairs("pair_suits", pair_suits, (PAIR_1, PAIR_2), _two_suits),
            _pairs("bonus_pairs", bonus_pairs, VARIABLE, _two_suits),
            _pairs("value_sides", value_sides, VARIABLE, _side),
            _numbers("odd_values", odd_values, VALUES),
            _numbers("even_values", even_values, VALUES),
            _cards("value_side_cards", value_side_cards),
        )

    def points_for(self, card: str, count: int) -> int:
        """What so many cards score on a counting card. Past the end of a printed row its last entry holds."""
        row = dict(self.count_points).get(card, TRIANGULAR)
        if row == LINEAR:
            return count
        if row == TRIANGULAR:
            return count * (count - 1) // 2
        assert not isinstance(row, str)
        return row[min(count, len(row) - 1)]

    def points_of_rank(self, rank: int) -> int:
        """What the first (0), second (1) ... player scores on FEW and MANY."""
        row = self.rank_points or RANK_POINTS
        return row[rank] if rank < len(row) else 0

    def suits_on(self, card: str) -> str:
        """The two suits on a pair score card or on the suit side of a variable bonus card."""
        if card in PAIR_SUITS:
            return dict(self.pair_suits).get(card, PAIR_SUITS[card])
        return dict(self.bonus_pairs).get(card, BONUS_PAIRS[card])

    def side_of(self, bonus: str) -> str:
        """What the value side of a variable bonus card offers: odd, even, any or step."""
        return dict(self.value_sides).get(bonus, VALUE_SIDES[bonus])

    def values_on(self, bonus: str) -> Numbers:
        """The values printed on the value side of a variable bonus card; none on the one that changes by one."""
        offered = {
            ODD_SIDE: self.odd_values or ODD_VALUES,
            EVEN_SIDE: self.even_values or EVEN_VALUES,
            ANY_SIDE: tuple(VALUES),
        }
        return offered.get(self.side_of(bonus), ())

    def printed_on(self, card: str, *, value_side: bool = False) -> tuple[str, ...]:
        """What these tables say is printed on a card: suits, values, changes of a value, or points of the first ranks.

        >>> DEFAULT_TABLES.printed_on("V1"), DEFAULT_TABLES.printed_on("V4", value_side=True)
        (('O', 'W'), ('+1', '-1'))
        """
        if card in (FEW, MANY):
            return tuple(str(self.points_of_rank(rank)) for rank in range(KNOWN_RANKS))
        if card in PAIR_SUITS or (card in BONUS_PAIRS and not value_side):
            return tuple(self.suits_on(card))
        if card not in BONUS_PAIRS:
            return ()
        return tuple(map(str, self.values_on(card))) or STEPS

    def shows_values(self, score_card: str) -> bool:
        """Does this score card turn the variable cards to the value side (TT-04)?"""
        given = self.value_side_cards
        return score_card in (VALUE_SIDE_CARDS if given is None else given)

    def is_assumed(self, table: str, entry: str = "") -> bool:
        """Does this entry rest on an assumption?"""
        given = getattr(self, table)
        if given is None:
            return True
        return entry not in dict(given) if entry else not given

    def __repr__(self) -> str:
        said = []
        for name, given in zip(self._fields, self, strict=True):
            if given or (given == () and name == "value_side_cards"):
                shown = dict(given) if given and isinstance(given[0], tuple) else given
                said.append(f"{name}={shown!r}")
        return f"TrickyTwistTables({', '.join(said)})"


def wrong_entry(table: str, given: object, expected: str) -> BadSetup:
    return BadSetup("bad-table", GAME_ID, ("TT-54",), table=table, given=repr(given)[:40], expected=expected)


def _numbers(table: str, given: Sequence[int], allowed: range) -> Numbers:
    fits = (
        isinstance(given, Sequence)
        and not isinstance(given, str)
        and len(given) <= MOST_ENTRIES
        and all(type(each) is int and each in allowed for each in given)
    )
    if not fits:
        raise wrong_entry(table, given, f"{allowed[0]}..{allowed[-1]}")
    return tuple(given)


def _count_points(given: Any) -> tuple[tuple[str, Numbers | str], ...]:
    if isinstance(given, str):
        given = dict.fromkeys(COUNTING_CARDS, given)
    return _pairs("count_points", given, COUNTING_CARDS, _row)


def _row(table: str, given: Any) -> Numbers | str:
    if given in (TRIANGULAR, LINEAR):
        return str(given)
    row = _numbers(table, given, range(MOST_POINTS + 1))
    if not row:
        raise wrong_entry(table, given, f"{TRIANGULAR}, {LINEAR}, 0,0,1,3,6")
    return row


def _pairs(table: str, given: Any, keys: Sequence[str], check: Any) -> tuple[tuple[str, Any], ...]:
    """The entries in the order of the box, whatever the order they were typed in."""
    if given == ():
        return ()
    if not isinstance(given, Mapping):
        raise wrong_entry(table, given, f"{{{keys[0]!r}: ...}}")
    for key in given:
        if key not in keys:
            raise wrong_entry(table, key, ", ".join(keys))
    return tuple((key, check(table, given[key])) for key in keys if key in given)


def _two_suits(table: str, given: Any) -> str:
    suits = "".join(given) if isinstance(given, str | tuple | list) and all(isinstance(e, str) for e in given) else ""
    if len(suits) != 2 or len(set(suits) & set(SUITS)) != 2:
        raise wrong_entry(table, given, "OX, WD, ...")
    return "".join(sorted(suits, key=SUITS.index))


def _side(table: str, given: Any) -> str:
    if given not in VALUE_SIDES.values():
        raise wrong_entry(table, given, ", ".join(VALUE_SIDES.values()))
    return str(given)


def _cards(table: str, given: Sequence[str] | None) -> tuple[str, ...] | None:
    if given is None:
        return None
    if isinstance(given, str) or any(each not in SCORE_CARDS for each in given):
        raise wrong_entry(table, given, ", ".join(SCORE_CARDS))
    return tuple(card for card in SCORE_CARDS if card in given)


DEFAULT_TABLES = TrickyTwistTables()
