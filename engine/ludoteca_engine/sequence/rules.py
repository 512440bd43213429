"""Who acts in Sequence, and what is legal."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ..core import Move, Seat
from .board import CARD_SPACES, CORNERS, NAMES, SPACES_OF, Space, Window, ends
from .lines import found_at
from .state import (
    COLOURS,
    LOCK,
    ONE_EYED,
    PACK_SET,
    TWO_EYED,
    Card,
    State,
    free_spaces,
    goal,
    seats,
    won_by,
)

PLAY, EXCHANGE, PASS, CLAIM, DRAW, TALK, FORFEIT = "play", "exchange", "pass", "claim", "draw", "talk", "forfeit"


def to_act(state: State) -> tuple[Seat, ...]:
    """Those who owe a forfeit, else the player on turn; nobody while something happens by itself."""
    if state.ended or not is_seated(state) or goes_on_by_itself(state):
        return ()
    if state.forfeits:
        return state.forfeits
    return (state.turn,) if state.hands[state.turn] is not None else ()


def goes_on_by_itself(state: State) -> bool:
    """The game is decided, the cut is, or what the last chip completes has yet to be told."""
    return is_decided(state) or is_cutting(state) or (state.claiming is not None and not claimable(state))


def is_seated(state: State) -> bool:
    """Does whoever is on turn sit at the table?"""
    return 0 <= state.turn < len(state.hands)


def is_cutting(state: State) -> bool:
    return state.dealer is None and any(state.cuts)


def is_decided(state: State) -> bool:
    """Has a side reached its goal, or is the board full? Then the game only has to be ended."""
    return winner(state) is not None or is_full(state)


def winner(state: State) -> str | None:
    """The side that has its Sequences (SEQ-33, SEQ-35)."""
    if not state.sequences:
        return None
    needed = goal(state)
    return next((colour for colour in COLOURS if won_by(state, colour) >= needed), None)


def is_full(state: State) -> bool:
    free = state.board.count("")
    return free <= len(CORNERS) and free == sum([not state.board[corner] for corner in CORNERS])


def moves_of(state: State, seat: Seat) -> tuple[Move, ...]:
    """Legal moves of a seat that is to act."""
    if state.forfeits:
        return tuple([Move(seat, FORFEIT, (card,)) for card in known_cards(state, seat)])
    if state.claiming is not None:
        return tuple([Move(seat, CLAIM, (ends(window),)) for window in claimable(state)])
    goes_to = {card: targets(state, seat, card) for card in known_cards(state, seat)}
    found = [*_exchanges(state, seat, goes_to), *_plays(seat, goes_to)]
    return tuple(found) if found or not may_pass(state, seat) else (Move(seat, PASS),)


def known_cards(state: State, seat: Seat) -> list[Card]:
    """Each card of a hand once, without what nobody has looked at."""
    return [card for card in dict.fromkeys(state.hands[seat] or ()) if card in PACK_SET]


def _exchanges(state: State, seat: Seat, goes_to: dict[Card, tuple[Space, ...]]) -> Iterator[Move]:
    """Dead cards (SEQ-29); by agreement also a jack that can do nothing (SEQ-C14)."""
    if may_exchange_more(state):
        jacks_too = state.options["exchange_useless_jack"]
        for card, spaces in goes_to.items():
            if not spaces and (jacks_too or card in SPACES_OF):
                yield Move(seat, EXCHANGE, (card,))


@cache
def _play_move(seat: Seat, card: Card, space: Space) -> Move:
    """Made once: these are offered again and again, turn after turn."""
    return Move(seat, PLAY, (card, NAMES[space]))


def _plays(seat: Seat, goes_to: dict[Card, tuple[Space, ...]]) -> Iterator[Move]:
    for card, spaces in goes_to.items():
        for space in spaces:
            yield _play_move(seat, card, space)


def targets(state: State, seat: Seat, card: Card) -> tuple[Space, ...]:
    """Where a card can be played: free spaces, or chips a one-eyed jack may take."""
    if card in TWO_EYED:
        board = state.board
        return tuple([space for space in CARD_SPACES if not board[space]])
    if card in ONE_EYED:
        prey = removable(state, seat)
        return tuple([space for space in CARD_SPACES if state.board[space] in prey])
    return free_spaces(state, card)


def removable(state: State, seat: Seat) -> frozenset[str]:
    """Chips this seat may take: those of other sides, locked ones only under the advanced rule (SEQ-26, SEQ-38)."""
    others = [colour for colour in COLOURS if colour != state.teams[seat]]
    return frozenset([*others, *(colour + LOCK for colour in others if state.options["advanced"])])


def is_dead(state: State, card: Card) -> bool:
    """No free space shows it (SEQ-29); jacks are never pictured, so they are never dead."""
    return card in SPACES_OF and not free_spaces(state, card)


def is_useless_jack(state: State, seat: Seat, card: Card) -> bool:
    return card in (*TWO_EYED, *ONE_EYED) and not targets(state, seat, card)


def may_exchange_more(state: State) -> bool:
    most = state.options["dead_cards_per_turn"]
    return most is None or state.exchanged < most


def may_pass(state: State, seat: Seat) -> bool:
    """Only somebody whose whole hand is known can be sure that nothing can be played."""
    hand = state.hands[seat]
    return hand is not None and "?" not in hand


def claimable(state: State) -> tuple[Window, ...]:
    """The windows of a long run from which the player on turn names one (SEQ-C09)."""
    if state.claiming is None or not is_seated(state):
        return ()
    return found_at(state, state.claiming, state.teams[state.turn]).choice


def interrupts(state: State) -> tuple[Move, ...]:
    """Draws somebody still may make (SEQ-16), and calling out a team that talks (SEQ-37)."""
    if state.ended or not is_seated(state) or goes_on_by_itself(state):
        return ()
    late = [Move(seat, DRAW) for seat in dict.fromkeys(state.owed) if state.hands[seat] is not None]
    return (*late, *_talk(state))


def _talk(state: State) -> Iterator[Move]:
    if not state.options["table_talk_penalty"] or state.forfeits:
        return
    for accused in seats(state):
        if holders(state, state.teams[accused]) and state.teams.count(state.teams[accused]) > 1:
            for claimant in seats(state):
                if state.teams[claimant] != state.teams[accused]:
                    yield Move(claimant, TALK, (f"p{accused + 1}",))


def holders(state: State, colour: str) -> tuple[Seat, ...]:
    """Members of a side who have a card to give up."""
    return tuple(seat for seat in seats(state) if state.teams[seat] == colour and state.hands[seat])
