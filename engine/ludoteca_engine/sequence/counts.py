"""Numbers an example may ask for: spaces of a card, Sequences and chips of a side, cards in a hand or the pile."""

from __future__ import annotations

from ..core import Args, Event, GameError
from .board import CARD_AT, NAMES, SPACES_OF
from .state import (
    COLOURS,
    DECK,
    GAME_ID,
    HAND_SIZE,
    State,
    chip_colour,
    draw_pile,
    free_spaces,
    goal,
    seats,
)


def count(state: State, what: str, of: str) -> Event:
    """The answer as an event; its `result` is the number."""
    counter = _COUNTERS.get(what)
    if counter is None:
        raise GameError("no-count", GAME_ID, given=what)
    return counter(state, of)


def _spaces(state: State, card: str) -> Event:
    """How many spaces a card can be played on (SEQ-18, SEQ-19)."""
    free = tuple(NAMES[space] for space in free_spaces(state, card))
    taken = tuple(NAMES[space] for space in SPACES_OF.get(card, ()) if state.board[space])
    rules = ("SEQ-18", "SEQ-19") if free else ("SEQ-29", "SEQ-19")
    args = Args(card=card, spaces=free, taken=taken, result=len(free))
    return Event("spaces-counted", rules, args, (*free, *taken))


def _sequences(state: State, colour: str) -> Event:
    lines = [line for line in state.sequences if line.colour == colour]
    spaces = {space for line in lines for space in line.spaces}
    chips = sum(chip_colour(state.board[space]) == colour for space in spaces)
    rules = ("SEQ-32", "SEQ-33" if goal(state) > 1 else "SEQ-35")
    args = Args(side=colour, result=len(lines), chips=chips, goal=goal(state))
    return Event("sequences-counted", rules, args, tuple(NAMES[space] for space in sorted(spaces)))


def _chips(state: State, colour: str) -> Event:
    lying = sum(chip_colour(piece) == colour for piece in state.board)
    return Event("chips-counted", ("SEQ-04",), Args(side=colour, result=lying), (f"chips{colour.lower()}",))


def _hand(state: State, of: str) -> Event:
    seat = int(of[1:]) - 1
    size = len(state.hands[seat] or ())
    dealt = HAND_SIZE.get(len(state.hands), 0)
    rules = ("SEQ-17", "SEQ-08") if size < dealt else ("SEQ-08",)
    return Event("hand-counted", rules, Args(seat=seat, result=size, dealt=dealt), (f"hand-{of}",))


def _pile(state: State, of: str) -> Event:
    return Event("pile-counted", ("SEQ-09",), Args(result=len(draw_pile(state) or ())), ("draw",))


def _sides(state: State, of: str) -> Event:
    """Who plays together (SEQ-02 to SEQ-06)."""
    used = [colour for colour in COLOURS if colour in state.teams]
    sides = tuple(
        Args(side=colour, seats=tuple(seat for seat in seats(state) if state.teams[seat] == colour)) for colour in used
    )
    rules = ("SEQ-02", "SEQ-04") if len(used) == len(state.teams) else _team_rules(len(used))
    about = tuple(f"chips{colour.lower()}" for colour in used)
    return Event("sides-counted", rules, Args(players=len(state.hands), sides=sides, result=len(used)), about)


def _team_rules(sides: int) -> tuple[str, ...]:
    return ("SEQ-03", "SEQ-05" if sides == 2 else "SEQ-06", "SEQ-C23")


def _pictures(state: State, card: str) -> Event:
    """How often a card is in the pack and on the board (SEQ-18, SEQ-23)."""
    spaces = tuple(NAMES[space] for space, shown in enumerate(CARD_AT) if shown == card)
    args = Args(card=card, result=len(spaces), copies=DECK.count(card))
    return Event("pictures-counted", ("SEQ-18",) if spaces else ("SEQ-23", "SEQ-C03", "SEQ-C04"), args, spaces)


_COUNTERS = {
    "spaces": _spaces,
    "sequences": _sequences,
    "chips": _chips,
    "hand": _hand,
    "pile": _pile,
    "sides": _sides,
    "pictures": _pictures,
}
