"""What is odd about a position of Sequence that somebody set up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ..core import UNKNOWN, Args, Fault, seat_name
from .board import CORNERS, NAMES, ends
from .lines import crowned, fits, found_on, locked_by, owned
from .rules import is_decided
from .state import HAND_SIZE, LOCK, PACK_SET, Card, Cards, Line, State, chip_colour, seats

MOST_OF_A_CARD = 2


def faults(state: State) -> tuple[Fault, ...]:
    """Why this position could not come up in a real game. What is not said is not a fault."""
    return (*_of_seats(state), *_of_hands(state), *_of_board(state), *_of_sequences(state), *_of_cards(state))


def _of_seats(state: State) -> Iterator[Fault]:
    players = len(state.hands)
    if players and players not in HAND_SIZE:
        yield Fault("players", ("SEQ-01",), Args(players=players, allowed=tuple(HAND_SIZE)))
        return
    sizes = Counter(state.teams)
    if len(set(sizes.values())) > 1 or (players > 3 and len(sizes) > 3) or (players > 1 and len(sizes) == 1):
        yield Fault("uneven-teams", ("SEQ-03",), Args(sizes=tuple(sizes.values())))
    elif players and any(state.teams[seat] != state.teams[seat % len(sizes)] for seat in seats(state)):
        yield Fault("seating", ("SEQ-05",) if len(sizes) == 2 else ("SEQ-06",), Args(sides=len(sizes)))
    if players and state.turn >= players:
        yield Fault("no-turn", ("SEQ-12",), Args(turn=state.turn))


def _of_hands(state: State) -> Iterator[Fault]:
    most = HAND_SIZE.get(len(state.hands))
    for seat, hand in enumerate(state.hands):
        about = (f"hand-{seat_name(seat)}",)
        if most and hand and len(hand) > most:
            yield Fault("big-hand", ("SEQ-08",), Args(seat=seat, size=len(hand), most=most), about)
        if hand and any(piece != UNKNOWN and piece not in PACK_SET for piece in hand):
            yield Fault("no-card-in-hand", ("SEQ-08",), Args(seat=seat), about)
    if state.forfeits and not all(state.hands[seat] for seat in state.forfeits):
        yield Fault("empty-forfeit", ("SEQ-37",))


def _of_board(state: State) -> Iterator[Fault]:
    for space, piece in enumerate(state.board):
        about = (NAMES[space],)
        if piece and space in CORNERS:
            yield Fault("chip-on-corner", ("SEQ-C05",), Args(space=NAMES[space]), about)
        elif piece and chip_colour(piece) is None:
            yield Fault("no-chip-on-space", ("SEQ-14",), Args(space=NAMES[space]), about)
        elif piece and state.teams and chip_colour(piece) not in state.teams:
            yield Fault("strange-colour", ("SEQ-04",), Args(space=NAMES[space], side=chip_colour(piece)), about)


def _of_sequences(state: State) -> Iterator[Fault]:
    """Every Sequence stands on chips of its side, shares at most one space, and is named as soon as it is there."""
    lines: tuple[Line, ...] = ()
    for line in state.sequences:
        about = tuple(NAMES[space] for space in line.spaces)
        broken = not owned(state.board, line.colour).issuperset(line.spaces)
        if broken and not state.options["broken_counts"]:
            yield Fault("broken-sequence", ("SEQ-27",), Args(line=ends(line.spaces), side=line.colour), about)
        if not fits(line.spaces, lines, line.colour, state.options["share_same_line"]):
            yield Fault("overlapping", ("SEQ-34",), Args(line=ends(line.spaces), side=line.colour), about)
        lines = (*lines, line)
    yield from _of_locks(state)


def _of_locks(state: State) -> Iterator[Fault]:
    board: Cards = tuple(piece.removesuffix(LOCK) for piece in state.board)
    for line in state.sequences:
        board = crowned(board, locked_by(state, line), line.colour)
    wrong = [space for space, piece in enumerate(state.board) if piece != board[space]]
    if wrong and not state.options["broken_counts"]:
        spaces = tuple(NAMES[space] for space in wrong)
        yield Fault("wrong-locks", ("SEQ-26",), Args(spaces=spaces), spaces)
    if state.claiming is None and not is_decided(state):
        for line in found_on(state.board, state.options["share_same_line"]):
            if fits(line.spaces, state.sequences, line.colour, state.options["share_same_line"]):
                about = tuple(NAMES[space] for space in line.spaces)
                yield Fault("unnamed-sequence", ("SEQ-C10",), Args(line=ends(line.spaces), side=line.colour), about)


def _of_cards(state: State) -> Iterator[Fault]:
    counted: Counter[Card] = Counter(state.draw or ())
    for group in (*state.hands, *state.discards, tuple(filter(None, state.cuts))):
        counted.update(group or ())
    for card, times in sorted(counted.items()):
        if card in PACK_SET and times > MOST_OF_A_CARD:
            yield Fault("card-too-often", ("SEQ-08",), Args(card=card, times=times), (card,))
