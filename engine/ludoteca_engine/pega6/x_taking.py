"""Taking a row in the anniversary variant: one beat for each thing that happens, in the order of the rules.

The row goes to the bull pile, its Take 7 to the discards; with five rows the played card goes too and the place of the
row is gone; Negative = Positive cancels; all Blocks are lifted; the taker may swap a special card.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..core import Args, Event, Seat, Story
from ..core.editing import replaced
from .specials import BLOCK, ROW5, SEVEN, Act, Due, Kinds, trimmed
from .state import HEADS, Card, Cards, State, lying_on, special_hand, worth
from .x_table import cleared, discarded, has_five, placing, shortened, tell

Beat = Callable[[Story[State], Act | None], None]
"""Tells one event; the open part of the placement afterwards is given."""


def priced(cards: Cards) -> Args:
    """The cards of a take, and what they cost."""
    return Args(cards=cards, heads=worth(cards), sum=" + ".join(str(HEADS[card]) for card in cards))


def without(state: State, seat: Seat) -> tuple[tuple[Card, Seat], ...]:
    """The cards that wait, without this seat's."""
    return tuple(each for each in state.revealed if each[1] != seat)


def take(
    story: Story[State],
    kind: str,
    rules: tuple[str, ...],
    args: Args,
    about: tuple[str, ...],
    points: int | None = None,
) -> None:
    """The whole take of `args["row"]`. With `points`, Negative = Positive has yet to cancel so many heads."""
    beats = take_beats(story.state, kind, rules, args, about)
    seat = args["seat"]
    if points is None:
        finish(story, seat, beats, takes=1)
    else:
        cancelling = Act(seat, Due.CANCEL, points)
        run(story, beats, cancelling, cancelling)


def take_beats(state: State, kind: str, rules: tuple[str, ...], args: Args, about: tuple[str, ...]) -> list[Beat]:
    """Everything up to the point where cancelling begins."""
    row, five = args["row"] - 1, has_five(state)
    beats: list[Beat] = [_five_taken(kind, rules, args, about) if five else _row_taken(kind, rules, args, about)]
    if SEVEN in lying_on(state, row):
        beats.append(seven_lifted(row, len(state.rows[row])))
    if five:
        beats += [_own_card_taken(args, state.rows[row]), place_gone(row)]
    return beats


def finish(story: Story[State], seat: Seat, beats: Sequence[Beat], takes: int) -> None:
    """These beats, then Blocks are lifted if a row was taken, and swaps are offered that are owed."""
    state = story.state
    act = state.specials.act
    owed = takes + (act.number if act and act.due == Due.PLACE else 0)
    beats = [*beats]
    if takes and any(BLOCK in lying for lying in state.specials.on):
        beats.append(blocks_lifted)
    offer = bool(owed) and bool(special_hand(state, seat))
    if offer:
        beats.append(_trade_offered(seat))
    run(story, beats, placing(seat), Act(seat, Due.TRADE, owed - 1) if offer else None)


def run(story: Story[State], beats: Sequence[Beat], meanwhile: Act, final: Act | None) -> None:
    """Tell the beats one by one; the placement stays open until the last."""
    for beat in beats[:-1]:
        beat(story, meanwhile)
    beats[-1](story, final)


def _row_taken(kind: str, rules: tuple[str, ...], args: Args, about: tuple[str, ...]) -> Beat:
    """Four rows: the played card opens the row anew, or after an insertion the row's own last card does."""

    def beat(story: Story[State], act: Act | None) -> None:
        state, row = story.state, args["row"] - 1
        cards = args.get("cards", state.rows[row])
        opener = args.get("left", args["card"])
        changes = {
            "rows": replaced(state.rows, row, (opener,)),
            "revealed": without(state, args["seat"]),
            "piles": replaced(state.piles, args["seat"], state.piles[args["seat"]] + cards),
        }
        tell(story, Event(kind, rules, Args(args, **priced(cards)), about), changes, act=act)

    return beat


def _five_taken(kind: str, rules: tuple[str, ...], args: Args, about: tuple[str, ...]) -> Beat:
    """Five rows: the row's cards first; the played card follows in a beat of its own."""

    def beat(story: Story[State], act: Act | None) -> None:
        state, row = story.state, args["row"] - 1
        cards = state.rows[row]
        told = Args(args, **priced(cards), how=FIVE_HOW[kind])
        changes = {
            "rows": replaced(state.rows, row, ()),
            "piles": replaced(state.piles, args["seat"], state.piles[args["seat"]] + cards),
        }
        tell(story, Event("row-taken-five", (*rules, "P6-X-ROW5-03"), told, about), changes, act=act)

    return beat


FIVE_HOW = {
    "row-taken-full": "full",
    "row-taken-seven": "seven",
    "row-taken-low": "low",
    "row-taken-insert": "insert",
    "row-taken-move": "move",
}
"""How a row came to be taken, as a key the texts choose by."""


def seven_lifted(row: int, size: int) -> Beat:
    def beat(story: Story[State], act: Act | None) -> None:
        state = story.state
        rules = ("P6-X-SEVEN-03", "P6-X-10") if size >= 6 else ("P6-C27", "P6-X-SEVEN-03")
        event = Event("seven-lifted", rules, Args(row=row + 1, size=size), (f"row-{row + 1}", "discards"))
        tell(story, event, act=act, on=cleared(state, row, SEVEN), discards=discarded(state, (SEVEN,)))

    return beat


def _own_card_taken(args: Args, row: Cards) -> Beat:
    """With five rows the card just played is taken as well (P6-X-ROW5-03)."""

    def beat(story: Story[State], act: Act | None) -> None:
        state, seat, card = story.state, args["seat"], args["card"]
        told = Args(seat=seat, card=card, heads=HEADS[card], total=worth((*row, card)))
        changes = {
            "revealed": without(state, seat),
            "piles": replaced(state.piles, seat, (*state.piles[seat], card)),
        }
        event = Event("own-card-taken", ("P6-X-ROW5-03",), told, (str(card), f"pile-p{seat + 1}"))
        tell(story, event, changes, act=act)

    return beat


def place_gone(row: int) -> Beat:
    """The taken row's place is gone, whichever it was (P6-C13), and the marker of the fifth row with it."""

    def beat(story: Story[State], act: Act | None) -> None:
        state = story.state
        marker = next((number for number, lying in enumerate(state.specials.on) if ROW5 in lying), None)
        left = tuple(number for number, each in enumerate(state.rows, 1) if each)
        event = Event("fifth-row-ended", ("P6-X-ROW5-04", "P6-C13"), Args(row=row + 1, left=left))
        on = state.specials.on if marker is None else cleared(state, marker, ROW5)
        gone = () if marker is None else (ROW5,)
        changes = {"rows": shortened(state.rows, len(on))}
        tell(story, event, changes, act=act, on=on, discards=discarded(state, gone))

    return beat


def blocks_lifted(story: Story[State], act: Act | None) -> None:
    """Any take lifts every Block (P6-X-BLOCK-05)."""
    state = story.state
    lying = state.specials.on
    rows = tuple(number for number, kinds in enumerate(lying, 1) if BLOCK in kinds)
    gone: Kinds = tuple(kind for kinds in lying for kind in kinds if kind == BLOCK)
    kept = trimmed(tuple(kind for kind in kinds if kind != BLOCK) for kinds in lying)
    about = tuple(f"row-{row}" for row in rows)
    event = Event("blocks-lifted", ("P6-X-BLOCK-05", "P6-C14"), Args(rows=rows), about)
    tell(story, event, act=act, on=kept, discards=discarded(state, gone))


def _trade_offered(seat: Seat) -> Beat:
    def beat(story: Story[State], act: Act | None) -> None:
        args = Args(seat=seat, size=len(story.state.specials.deck))
        event = Event("trade-offered", ("P6-X-TRADE-01", "P6-C21"), args, (f"specials-p{seat + 1}",))
        tell(story, event, act=act)

    return beat
