"""The values every game speaks in: seats, moves, events, refusals, faults, zones and fields.

All of them are immutable and hashable. None of them holds wording: the texts make a sentence of a *kind*
(which sentence), its *args* (plain data to fill in) and *about* (pieces and zones to point at).
"""

from __future__ import annotations

from typing import Any, Generic, NamedTuple, NoReturn, TypeVar

S = TypeVar("S")

Seat = int
"""A player's place at the table, counted from 0; written `p1`, `p2`, ... in every text form."""

UNKNOWN = "?"
"""How a piece nobody has looked at is written."""


def seat_name(seat: Seat) -> str:
    """The seat as it is written.

    >>> seat_name(0)
    'p1'
    """
    return f"p{seat + 1}"


class Args(dict[str, Any]):
    """A read-only dictionary of plain data that can be hashed.

    >>> Args(card=44, row=3) == {"row": 3, "card": 44}
    True
    """

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(frozenset(self.items()))

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("Args cannot be changed; make new ones with Args(old, key=value)")

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse

    def __reduce__(self) -> tuple[type[Args], tuple[dict[str, Any]]]:
        return (Args, (dict(self),))


NOTHING = Args()


class Move(NamedTuple):
    """One decision of one seat.

    >>> str(Move(1, "lay", (34,)))
    'p2 lay 34'
    """

    seat: Seat
    verb: str
    args: tuple[Any, ...] = ()

    def __str__(self) -> str:
        return " ".join((seat_name(self.seat), self.verb, *map(str, self.args)))

    def __repr__(self) -> str:
        return f"<{self}>"


class Event(NamedTuple):
    """Something that happened, and the rules that made it happen."""

    kind: str
    rules: tuple[str, ...]
    args: Args = NOTHING
    about: tuple[str, ...] = ()


class Refusal(NamedTuple):
    """Why a move is not allowed. A move nobody refuses is legal."""

    kind: str
    rules: tuple[str, ...]
    args: Args = NOTHING
    about: tuple[str, ...] = ()


class Fault(NamedTuple):
    """Why a position could not come up in a real game. A blocking fault stops the moves that touch it."""

    kind: str
    rules: tuple[str, ...]
    args: Args = NOTHING
    about: tuple[str, ...] = ()
    blocking: bool = False


Saying = Event | Refusal | Fault
"""Whatever the texts can put into words."""


class Phrase(NamedTuple):
    """Any other wording: a key of the texts and its arguments."""

    key: str
    args: Args = NOTHING


class Beat(NamedTuple, Generic[S]):
    """The table after one single event."""

    event: Event
    state: S


class Step(NamedTuple, Generic[S]):
    """The table after a move and everything that follows from it without a decision."""

    state: S
    events: tuple[Event, ...]


class Outcome(NamedTuple):
    """How a game ended: a named reason, everybody's score, and who won (ties are shared)."""

    reason: str
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    rules: tuple[str, ...]


class Zone(NamedTuple):
    """A place on the table and the pieces in it, in order.

    The id is a kind and, where there are several, a number or a seat: `row-2`, `hand-p1`, `draw`.
    """

    id: str
    pieces: tuple[str, ...] = ()
    owner: Seat | None = None

    @property
    def kind(self) -> str:
        return self.id.partition("-")[0]


def zone_phrase(zone: Zone) -> Phrase:
    """What a zone is called by its kind and its number or owner: `row-2` is "row 2"."""
    if zone.owner is not None:
        return Phrase(f"zone-{zone.kind}", Args(seat=zone.owner))
    number = zone.id.rpartition("-")[2]
    return Phrase(f"zone-{zone.kind}", Args(n=int(number)) if number.isdigit() else NOTHING)


class Touch(NamedTuple):
    """What a hand touches: a piece in a zone, or (without a piece) the zone itself."""

    zone: str
    piece: str = ""


Allowed = tuple[Any, ...] | range
"""Values a thing may have: a list of them, or whole numbers from and to."""


def allows(allowed: Allowed | type, value: object) -> bool:
    """Is this one of the values? True == 1 in Python, but "rounds=True" is a slip, not a number of rounds."""
    if isinstance(allowed, type):
        return type(value) is allowed
    if isinstance(allowed, range):
        return type(value) is int and value in allowed
    return any(value == each and type(value) is type(each) for each in allowed)


class Field(NamedTuple):
    """A value of a position that is not a piece (a total, the round, a name), and what it can be set to."""

    name: str
    value: Any
    allowed: Allowed | type = str


class Option(NamedTuple):
    """A house rule the players agree on before the game, the rule it belongs to and its values."""

    name: str
    default: Any
    allowed: Allowed
    rule: str
    variants: tuple[str, ...] = ()
