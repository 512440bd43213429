"""Questions about the variants: what a card would do by itself, what is taken, which row goes, what is cancelled."""

from __future__ import annotations

from collections.abc import Callable

from ..core import Args, Choice, Event, Phrase, Question, Refusal
from .state import HAND, ROWS, State
from .x_table import JOINS, LOW, TAKES

HEAD_COUNTS = (1, 2, 3, 5, 7)
DECK_SIZES = (24, 34, 44, 54, 64)


def _by_itself(state: State, event: Event) -> Question:
    """A special card is about to be shown: what would the number card do without it?"""
    choices = tuple(
        Choice(Phrase(f"option-without-{how}", Args(card=event.args["card"])), how == event.args["how"], event)
        for how in (JOINS, TAKES, LOW)
    )
    return Question(Phrase("ask-without", event.args), choices)


def _own_card(state: State, event: Event) -> Question:
    """With five rows the played card is taken as well."""
    args = Args(seat=event.args["seat"], card=event.args["card"])
    return Question(
        Phrase("ask-own-card", args),
        (
            Choice(Phrase("option-own-opens", args), False, event),
            Choice(Phrase("option-own-taken", args), True, event),
        ),
    )


def _which_goes(state: State, event: Event) -> Question:
    """The taken row goes, not necessarily the newest."""
    gone = event.args["row"]
    labels = sorted({gone, *event.args["left"]})
    choices = tuple(Choice(Phrase("option-row", Args(n=number)), number == gone, event) for number in labels)
    return Question(Phrase("ask-which-goes"), choices)


def _how_many(state: State, event: Event) -> Question:
    """How many cards a seventh card takes."""
    right = len(event.args["cards"])
    choices = tuple(Choice(Phrase("option-cards", Args(count=count)), count == right, event) for count in (5, 6, 7))
    return Question(Phrase("ask-how-many", event.args), choices)


def _who_opens(state: State, event: Event) -> Question:
    card, left = event.args["card"], event.args["left"]
    choices = tuple(Choice(Phrase("option-card", Args(card=each)), each == left, event) for each in (card, left))
    return Question(Phrase("ask-who-opens", event.args), choices)


def _emptied(state: State, event: Event) -> Question | None:
    """The emptied row must be opened, however near another row ends."""
    card, right = event.args["card"], event.args["row"]
    args = Args(card=card, row=right)
    elsewhere = Refusal("emptied-first", ("P6-C18", "P6-X-MOVE-05"), args, (f"row-{right}",))
    rows = sorted({right, *(number for number, row in enumerate(state.rows, 1) if row and row[-1] < card)})
    choices = tuple(
        Choice(Phrase("option-row", Args(n=row)), row == right, event if row == right else elsewhere, f"row-{row}")
        for row in rows
    )
    return Question(Phrase("ask-which-row", args), choices) if len(choices) > 1 else None


def _points(state: State, event: Event) -> Question:
    points = event.args["points"]
    choices = tuple(Choice(Phrase("option-heads", Args(heads=n)), n == points, event) for n in HEAD_COUNTS)
    return Question(Phrase("ask-points", event.args), choices)


def _lifted(state: State, event: Event) -> Question:
    """Do the Blocks stay? They go with any take."""
    return Question(
        Phrase("ask-blocks"),
        (Choice(Phrase("option-blocks-stay"), False, event), Choice(Phrase("option-blocks-go"), True, event)),
    )


def _specials_each(state: State, event: Event) -> Question:
    right = event.args["special_cards"]
    choices = tuple(Choice(Phrase("option-cards", Args(count=count)), count == right, event) for count in (1, 2, 3))
    return Question(Phrase("ask-specials-each"), choices)


def _deck(state: State, event: Event) -> Question:
    players = event.args["players"]
    choices = tuple(
        Choice(Phrase("option-cards", Args(count=count)), count == HAND * players + ROWS, event) for count in DECK_SIZES
    )
    return Question(Phrase("ask-deck", event.args), choices)


SPECIAL_ASKS: dict[str, Callable[[State, Event], Question | None]] = {
    "special-played": _by_itself,
    "own-card-taken": _own_card,
    "fifth-row-ended": _which_goes,
    "row-taken-seven": _how_many,
    "row-taken-insert": _who_opens,
    "emptied-row-opened": _emptied,
    "card-turned-round": _points,
    "blocks-lifted": _lifted,
    "round-dealt-special": _specials_each,
    "deck-counted": _deck,
}
