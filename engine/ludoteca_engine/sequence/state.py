"""The table of Sequence: cards, chips, who plays for which side, and what lies where."""

from __future__ import annotations

from typing import NamedTuple

from ..core import UNKNOWN, Args, Option, Phrase, Seat, Zone, seat_name, zone_phrase
from .board import BY_NAME, CARD_AT, CORNER, NAMES, SIDE, SPACES_OF, Space, Window

GAME_ID = "sequence"
VARIANTS = ("base",)

Card = str
"""A card (`9D`, `JS`), a chip (`B`, and `B!` once it belongs to a Sequence), or `?`. All of them are pieces."""
Cards = tuple[Card, ...]
Colour = str

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
"""From the lowest to the highest: in the cut aces are high (SEQ-07)."""
SUITS = "SHDC"
PACK: Cards = tuple(rank + suit for suit in SUITS for rank in RANKS)
DECK: Cards = PACK * 2
TWO_EYED, ONE_EYED = ("JD", "JC"), ("JH", "JS")
JACKS = TWO_EYED + ONE_EYED

COLOURS = ("B", "G", "R")
LOCK = "!"
"""After a chip's colour: it belongs to a completed Sequence and is shown with a crown."""
CHIPS = 48
ENDLESS = frozenset((*COLOURS, *(colour + LOCK for colour in COLOURS)))
"""Chips: if the box is empty, anything else will do (SEQ-C24)."""
SURFACE = "board"
"""The board itself, a piece that lies under all chips."""
PIECES = frozenset((*PACK, *ENDLESS, SURFACE))
EMPTY: Cards = ("",) * (SIDE * SIDE)

HAND_SIZE = {2: 7, 3: 6, 4: 6, 6: 5, 8: 4, 9: 4, 10: 3, 12: 3}
"""Cards dealt to each, by the number of players (SEQ-08)."""

OPTIONS = {
    option.name: option
    for option in (
        Option("sides", 2, (2, 3), "SEQ-C23"),
        Option("first_player", "low_cut", ("low_cut", "low_cut_deals"), "SEQ-C01"),
        Option("auto_draw", True, (True, False), "SEQ-16"),
        Option("advanced", False, (False, True), "SEQ-38"),
        Option("share_same_line", True, (True, False), "SEQ-C06"),
        Option("long_run_lock", "five", ("five", "whole_run"), "SEQ-C09"),
        Option("exchange_useless_jack", False, (False, True), "SEQ-C14"),
        Option("dead_cards_per_turn", 1, (1, None), "SEQ-C17"),
        Option("deck_exhaustion", "reshuffle", ("reshuffle", "no_more_draws", "draw_game"), "SEQ-C18"),
        Option("broken_counts", False, (False, True), "SEQ-C19"),
        Option("table_talk_penalty", True, (True, False), "SEQ-C20"),
    )
}
DEFAULTS = Args({option.name: option.default for option in OPTIONS.values()})


class Line(NamedTuple):
    """A completed Sequence."""

    colour: Colour
    spaces: Window


class Over:
    """Why a game ended."""

    WON = "won"
    PASSED = "passed"
    FULL = "full"
    NO_CARDS = "no-cards"


class State(NamedTuple):
    """A position. Tuples with one entry per seat are equally long; a hand or draw pile that is None is unknown."""

    variant: str = VARIANTS[0]
    options: Args = DEFAULTS
    names: tuple[str, ...] = ()
    teams: tuple[Colour, ...] = ()
    board: Cards = EMPTY
    sequences: tuple[Line, ...] = ()
    hands: tuple[Cards | None, ...] = ()
    discards: tuple[Cards, ...] = ()
    """The last card lies on top."""
    draw: Cards | None = None
    """The first card is the next one drawn; it is "" while somebody has lifted the top card to edit the table."""
    supply: tuple[Cards, ...] = ()
    """Chips that are not on the board, one entry for each colour."""
    surface: Cards = (SURFACE,)
    cuts: tuple[Card | None, ...] = ()
    dealer: Seat | None = None
    turn: Seat = 0
    exchanged: int = 0
    """Dead cards exchanged in this turn."""
    claiming: Space | None = None
    """The new chip of a long run whose five have to be named."""
    owed: tuple[Seat, ...] = ()
    """Who may still draw, in the order they played (SEQ-16)."""
    lapsed: tuple[int, ...] = ()
    """Draws each seat has lost for good (SEQ-17)."""
    forfeits: tuple[Seat, ...] = ()
    """Who has to discard a card because somebody talked (SEQ-37)."""
    freed: Space | None = None
    """The space the last player took a chip from."""
    passes: int = 0
    shuffles: int = 0
    seed: int | None = None
    ended: str = ""

    @property
    def game(self) -> str:
        return GAME_ID

    def __repr__(self) -> str:
        from .writing import text

        return f"parse({text(self)!r})"


def seats(state: State) -> range:
    return range(len(state.hands))


def seat_names(state: State) -> tuple[str, ...]:
    return state.names


def colours(state: State) -> tuple[Colour, ...]:
    """The colours in use: two, or three where three sides play (SEQ-04)."""
    return COLOURS[: max(2, *(COLOURS.index(team) + 1 for team in state.teams))] if state.teams else COLOURS[:2]


def goal(state: State) -> int:
    """Sequences a side needs (SEQ-33, SEQ-35)."""
    return 1 if len(set(state.teams)) > 2 else 2


def won_by(state: State, colour: Colour) -> int:
    """Sequences a side has."""
    return sum(line.colour == colour for line in state.sequences)


def chip_colour(piece: Card) -> Colour | None:
    """Whose chip this is; None for anything else.

    >>> chip_colour("B!"), chip_colour("9D")
    ('B', None)
    """
    colour = piece.removesuffix(LOCK)
    return colour if colour in COLOURS else None


def draw_pile(state: State) -> Cards | None:
    """The cards that can be drawn, the next one first."""
    pile = state.draw
    return pile[1:] if pile and not pile[0] else pile


def free_spaces(state: State, card: Card) -> tuple[Space, ...]:
    """The uncovered spaces that show this card (SEQ-18, SEQ-19)."""
    return tuple([space for space in SPACES_OF.get(card, ()) if not state.board[space]])


def full_supply(board: Cards, colour: Colour) -> Cards:
    """A colour's chips beside the board. There are as many with a crown, to be swapped in where a Sequence is made."""
    locked = colour + LOCK
    return (colour,) * max(0, CHIPS - board.count(colour)) + (locked,) * max(0, CHIPS - board.count(locked))


def default_supply(state: State) -> tuple[Cards, ...]:
    return tuple(full_supply(state.board, colour) for colour in colours(state))


def zones(state: State) -> tuple[Zone, ...]:
    """What lies where: the board and its spaces, the draw pile, chips, then each seat's cards.

    Of a pile the top is a zone of its own: it is all one sees of it.
    """
    found = [Zone("board", state.surface)]
    found += [Zone(name, (piece,) if piece else ()) for name, piece in zip(NAMES, state.board, strict=True)]
    found += _pile("draw", "stock", state.draw or ())  # a lifted top card leaves the draw zone empty
    for colour, chips in zip(COLOURS, state.supply, strict=False):
        found += _pile(f"chips{colour.lower()}", f"box{colour.lower()}", chips)
    for seat in seats(state):
        found += _zones_of(state, seat)
    return tuple(found)


def _zones_of(state: State, seat: Seat) -> list[Zone]:
    name = seat_name(seat)
    found = [Zone(f"hand-{name}", state.hands[seat] or (), seat)]
    found += _pile(f"discard-{name}", f"below-{name}", state.discards[seat][::-1], seat)
    if state.cuts:
        cut = state.cuts[seat]
        found.append(Zone(f"cut-{name}", () if cut is None else (cut,), seat))
    return found


def _pile(top: str, rest: str, cards: Cards, owner: Seat | None = None) -> list[Zone]:
    found = [Zone(top, tuple(filter(None, cards[:1])), owner)]
    return [*found, Zone(rest, cards[1:], owner)] if cards else found


def piece(name: str) -> Phrase:
    """How a piece is spoken of."""
    if name == UNKNOWN:
        return Phrase("piece-unknown")
    if name == SURFACE:
        return Phrase("piece-board")
    colour = chip_colour(name)
    if colour is not None:
        return Phrase("piece-locked" if name.endswith(LOCK) else "piece-chip", Args(colour=colour))
    return Phrase("piece-card", card_args(name))


def card_args(card: Card) -> Args:
    """What a sentence needs to name a card in full."""
    eyes = "two" if card in TWO_EYED else "one" if card in ONE_EYED else "no"
    rank = card[:-1]
    return Args(rank=int(rank) if rank.isdigit() else rank, suit=card[-1], eyes=eyes)


SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def written(card: Card) -> str:
    """A card as captions write it.

    >>> written("10H")
    '10♥'
    """
    return card[:-1] + SIGNS[card[-1]] if card in PACK_SET else card


PACK_SET = frozenset(PACK)


def space_phrase(state: State, space: Space) -> Phrase:
    """A space by its place, its card and what lies there: "r3c7, six of diamonds, free"."""
    named = _space(space)
    lying = state.board[space]
    owner = chip_colour(lying) or ("none" if not lying else "other")
    return named if CARD_AT[space] == CORNER else Phrase("space", Args(named.args, owner=owner))


def zone(place: Zone) -> Phrase:
    """How a zone is spoken of; a space by what is pictured there."""
    return _space(BY_NAME[place.id]) if place.id in BY_NAME else zone_phrase(place)


def _space(space: Space) -> Phrase:
    if CARD_AT[space] == CORNER:
        return Phrase("zone-corner", Args(space=NAMES[space]))
    return Phrase("zone-space", Args(card_args(CARD_AT[space]), space=NAMES[space]))
