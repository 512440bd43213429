"""What the bonus cards for the end of the round can be used for, and why not for anything else."""

from __future__ import annotations

from ..core import Args, Refusal, Seat
from .cards import FLIP, HIDDEN, HIGHEST, JOKER, LOWEST, TRICKS, VALUE, VALUES, Card
from .scoring import AS_FALSE, AS_TRICK, shown_values
from .state import Owned, Plan, State, is_variable, seats, value_sides_up
from .tables import EVEN_SIDE, ODD_SIDE, STEP_SIDE, STEPS

Use = tuple[str, ...]
CHANGES = {step: int(step) for step in STEPS}
WORDLESS = "yes"
"""What is noted for a card that needs no choice."""
SIDE_RULES = {ODD_SIDE: "TT-BON-08", EVEN_SIDE: "TT-BON-09"}


def unused(state: State, seat: Seat) -> tuple[Card, ...]:
    """Bonus cards of a seat that still wait to be used."""
    return tuple([owned.card for owned in state.bonus[seat] if not owned.use])


def possible_uses(state: State, seat: Seat, card: Card) -> list[Use]:
    """Every way to use a bonus card."""
    if card == FLIP:
        return _flips(state, seat)
    if card == JOKER:
        return [(AS_TRICK,), (AS_FALSE,)]
    if card == TRICKS:
        return [()]
    if not is_variable(card):
        return []
    if not value_sides_up(state):
        return [(suit,) for suit in state.tables.suits_on(card)]
    if state.tables.side_of(card) == STEP_SIDE:
        return _steps(state, seat)
    return [(str(value),) for value in state.tables.values_on(card)]


def can_be_used(state: State, seat: Seat, use: Plan) -> bool:
    """Does a seat own this card, not used yet, and can it be used like this?"""
    card, *words = use
    return card in unused(state, seat) and tuple(words) in possible_uses(state, seat, card)


def _flips(state: State, seat: Seat) -> list[Use]:
    """Own piles of number cards only (TT-BON-03, TT-Q12); a trick with any of its cards on top (TT-BON-04)."""
    tricks = [
        (f"T{number}", card)
        for number, pile in enumerate(state.tricks[seat], 1)
        for card in dict.fromkeys(pile)
        if card in VALUE
    ]
    return [*tricks, *[(card,) for card in dict.fromkeys(state.false[seat]) if card in VALUE]]


def _steps(state: State, seat: Seat) -> list[Use]:
    """+1 or -1 on a false trick that shows a value, within 1 and 12 (TT-BON-12, TT-BON-13)."""
    shown = shown_values(state, seat)
    return [
        (card, step)
        for card, value in shown.items()
        if value and card != HIDDEN
        for step, change in CHANGES.items()
        if LOWEST <= value + change <= HIGHEST
    ]


def could_have_come_about(state: State, seat: Seat, owned: Owned) -> bool:
    """Can this bonus card have been used for what is noted? Where no score card is up, either side will do."""
    card, use = owned
    if card == FLIP:
        return use in (*state.false[seat], *_in_tricks(state, seat))
    if card == JOKER:
        return use in (AS_TRICK, AS_FALSE)
    if card == TRICKS:
        return use == WORDLESS
    sides = (False, True) if state.score is None else (value_sides_up(state),)
    return any(_is_printed(state, seat, owned, side) for side in sides)


def _is_printed(state: State, seat: Seat, owned: Owned, value_side: bool) -> bool:
    """Does a side of a variable card offer this: one of its suits or values, or a change of a pile that is there?"""
    printed = state.tables.printed_on(owned.card, value_side=value_side)
    if printed != STEPS:
        return owned.use in printed
    target, shown = owned.use[:-2], shown_values(state, seat)
    # A false trick that was changed may have been turned into a trick afterwards.
    there = shown[target] in VALUES if target in shown else target in _in_tricks(state, seat)
    return owned.use.endswith(STEPS) and there


def _in_tricks(state: State, seat: Seat) -> list[Card]:
    return [card for pile in state.tricks[seat] for card in pile]


def refuse_use(state: State, seat: Seat, card: Card, use: Use) -> tuple[Refusal, ...]:
    """Why a bonus card cannot be used like this; () if it can."""
    if use in possible_uses(state, seat, card):
        return ()
    if card == FLIP:
        return (_wrong_flip(state, seat, use),)
    if card == JOKER:
        return (Refusal("joker-status", ("TT-BON-05",), Args(seat=seat, bonus=card), (card,)),)
    if card == TRICKS:
        return (Refusal("nothing-to-say", ("TT-BON-06",), Args(seat=seat, bonus=card), (card,)),)
    if not value_sides_up(state):
        suits = tuple(Args(suit=each) for each in state.tables.suits_on(card))
        return (Refusal("not-this-suit", ("TT-BON-07",), Args(seat=seat, bonus=card, suits=suits), (card,)),)
    if state.tables.side_of(card) == STEP_SIDE:
        return (_wrong_step(state, seat, card, use),)
    side = state.tables.side_of(card)
    args = Args(seat=seat, bonus=card, values=state.tables.values_on(card), side=side)
    return (Refusal("not-this-value", (SIDE_RULES.get(side, "TT-BON-10"),), args, (card,)),)


def _wrong_flip(state: State, seat: Seat, use: Use) -> Refusal:
    """Another player's pile, a bonus card, a trick without that card, or no pile at all."""
    named = use[0] if use else ""
    args = Args(seat=seat, tricks=len(state.tricks[seat]), named=named)
    if named.startswith("T") and named[1:].isdigit() and 0 < int(named[1:]) <= len(state.tricks[seat]):
        cards = state.tricks[seat][int(named[1:]) - 1]
        if HIDDEN in cards:
            return Refusal("unknown", ("T-05",), Args(seat=seat))
        about = (f"trick-p{seat + 1}-{named[1:]}",)
        return Refusal("not-the-top", ("TT-BON-04",), Args(args, cards=cards), about)
    if any(owned.card == named for owned in state.bonus[seat]):
        return Refusal("flip-bonus", ("TT-Q12", "TT-BON-03"), Args(args, bonus=named), (named,))
    if owner_of(state, named) not in (None, seat):
        args = Args(args, owner=owner_of(state, named), card=named)
        return Refusal("not-your-pile", ("TT-BON-03",), args, (named,))
    return Refusal("no-such-pile", ("TT-BON-03",), args)


def owner_of(state: State, card: Card) -> Seat | None:
    """Who has this card as a false trick."""
    return next((seat for seat in seats(state) if card in state.false[seat]), None)


def _wrong_step(state: State, seat: Seat, bonus: Card, use: Use) -> Refusal:
    """Beyond 1 or 12, on something without a value, on another player's false trick, or unreadable."""
    target, step = (*use, "", "")[:2]
    shown = shown_values(state, seat)
    args = Args(seat=seat, bonus=bonus, named=target, step=step, value=shown.get(target, 0))
    if shown.get(target) and step in CHANGES:
        return Refusal("beyond-the-ends", ("TT-BON-13", "TT-Q14"), args, (target,))
    if any(owned.card == target for owned in state.bonus[seat]):
        return Refusal("no-value-there", ("TT-Q13", "TT-BON-12"), args, (target,))
    return Refusal("no-false-trick", ("TT-BON-12",), args, (bonus,))
