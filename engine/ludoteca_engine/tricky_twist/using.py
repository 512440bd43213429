"""Using bonus cards at the end of the round (TT-BON-03 to TT-BON-13)."""

from __future__ import annotations

from typing import Any

from ..core import Args, Event, Seat, Story
from ..core.editing import replaced
from ..core.story import changed
from .cards import FLIP, JOKER, LUCKY, TRICKS, Card, suit
from .scoring import AS_TRICK, base, shown_values
from .state import Owned, Plan, State, value_sides_up
from .tables import STEP_SIDE
from .uses import CHANGES, SIDE_RULES, WORDLESS, unused


def carry_out_use(story: Story[State], seat: Seat, use: Plan) -> None:
    """Tell what a bonus card is used for. The score it leads to comes later."""
    card = use[0]
    if card == FLIP:
        _flip(story, seat, use[1:])
    elif card == JOKER:
        _set_joker(story, seat, use[1])
    elif card == TRICKS:
        _claim_tricks(story, seat)
    elif not value_sides_up(story.state):
        _set_suit(story, seat, card, use[1])
    elif story.state.tables.side_of(card) == STEP_SIDE:
        _change_value(story, seat, card, use[1], use[2])
    else:
        _set_value(story, seat, card, use[1])


def _noted(state: State, seat: Seat, card: Card, use: str) -> tuple[tuple[Owned, ...], ...]:
    """The bonus cards with the use of one of them noted."""
    own = state.bonus[seat]
    return replaced(state.bonus, seat, replaced(own, own.index(Owned(card)), Owned(card, use)))


def _tell(
    story: Story[State], kind: str, rules: tuple[str, ...], args: Args, about: tuple[str, ...], **changes: Any
) -> None:
    """Tell the use together with the numbers of tricks and false tricks before and after."""
    before = base(story.state, args["seat"])
    after = base(changed(story.state, changes), args["seat"])
    counted = Args(args, tricks=after.tricks, false=after.false, was_tricks=before.tricks, was_false=before.false)
    story.tell(Event(kind, rules, counted, about), **changes)


def _flip(story: Story[State], seat: Seat, target: tuple[str, ...]) -> None:
    state = story.state
    if len(target) == 1:
        card = target[0]
        at = state.false[seat].index(card)
        _tell(
            story,
            "flipped-to-trick",
            ("TT-BON-03",),
            Args(seat=seat, bonus=FLIP, card=card),
            (card, FLIP),
            false=replaced(state.false, seat, (*state.false[seat][:at], *state.false[seat][at + 1 :])),
            tricks=replaced(state.tricks, seat, (*state.tricks[seat], (card,))),
            bonus=_noted(state, seat, FLIP, card),
        )
        return
    number, top = int(target[0][1:]) - 1, target[1]
    pile = state.tricks[seat][number]
    at = pile.index(top)
    under = (*pile[:at], *pile[at + 1 :])
    _tell(
        story,
        "flipped-to-false",
        ("TT-BON-03", "TT-BON-04", "TT-Q11") if under else ("TT-BON-03",),
        Args(seat=seat, bonus=FLIP, card=top, suit=suit(top), cards=pile, under=under),
        (top, FLIP, *under),
        tricks=replaced(state.tricks, seat, (*state.tricks[seat][:number], *state.tricks[seat][number + 1 :])),
        false=replaced(state.false, seat, (*state.false[seat], top)),
        covered=replaced(state.covered, seat, (*state.covered[seat], *under)),
        bonus=_noted(state, seat, FLIP, top),
    )


def _set_joker(story: Story[State], seat: Seat, status: str) -> None:
    args = Args(seat=seat, bonus=JOKER, as_trick=status == AS_TRICK)
    bonus = _noted(story.state, seat, JOKER, status)
    _tell(story, "joker-set", ("TT-BON-05", "TT-Q15"), args, (JOKER,), bonus=bonus)


def _claim_tricks(story: Story[State], seat: Seat) -> None:
    bonus = _noted(story.state, seat, TRICKS, WORDLESS)
    _tell(story, "tricks-claimed", ("TT-BON-06", "TT-Q16"), Args(seat=seat, bonus=TRICKS), (TRICKS,), bonus=bonus)


def _set_suit(story: Story[State], seat: Seat, card: Card, chosen: str) -> None:
    assumed = story.state.tables.is_assumed("bonus_pairs", card)
    args = Args(seat=seat, bonus=card, suit=chosen, assumed=assumed)
    bonus = _noted(story.state, seat, card, chosen)
    _tell(story, "suit-set", ("TT-BON-07", "TT-Q15"), args, (card,), bonus=bonus)


def _set_value(story: Story[State], seat: Seat, card: Card, chosen: str) -> None:
    tables = story.state.tables
    side = tables.side_of(card)
    seven = int(chosen) == LUCKY
    listed = side in SIDE_RULES and tables.is_assumed(f"{side}_values")
    args = Args(
        seat=seat, bonus=card, value=int(chosen), seven=seven, assumed=listed or tables.is_assumed("value_sides", card)
    )
    rules = (SIDE_RULES.get(side, "TT-BON-10"), "TT-Q15")
    bonus = _noted(story.state, seat, card, chosen)
    _tell(story, "value-set", (*rules, "TT-BON-11") if seven else rules, args, (card,), bonus=bonus)


def _change_value(story: Story[State], seat: Seat, card: Card, target: str, step: str) -> None:
    was = shown_values(story.state, seat)[target]
    args = Args(
        seat=seat,
        bonus=card,
        named=target,
        was=was,
        value=was + CHANGES[step],
        step=step,
        assumed=story.state.tables.is_assumed("value_sides", card),
    )
    bonus = _noted(story.state, seat, card, f"{target}{step}")
    _tell(story, "value-changed", ("TT-BON-12", "TT-BON-13", "TT-Q14"), args, (target, card), bonus=bonus)


def leave_the_rest(story: Story[State], seat: Seat) -> None:
    """Nobody is obliged to use a bonus card (TT-33)."""
    state = story.state
    left = unused(state, seat)
    story.tell(
        Event("uses-finished", ("TT-33",), Args(seat=seat, left=left), left), done=replaced(state.done, seat, True)
    )
