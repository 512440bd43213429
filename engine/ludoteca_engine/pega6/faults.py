"""What is odd about a position of Pega em 6! that somebody set up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ..core import Args, Fault
from .refusals_base import no_rows
from .specials import BLOCK, COPIES, HIDDEN_KIND, KINDS, MOST_BLOCKS, NO_SPECIALS, ROW5, SEVEN, SHOWN, Due, Kind
from .state import (
    ANNIVERSARY,
    HAND_OF,
    HAND_RULE,
    HIDDEN,
    PLAYERS_OF,
    PLAYERS_RULE,
    ROWS,
    Card,
    Stage,
    State,
    lying_on,
    revealed_by_seat,
)
from .x_rules import open_part
from .x_table import capacity, open_rows


def faults(state: State) -> tuple[Fault, ...]:
    """Why this position could not come up in a real game. What is not said is not a fault."""
    return (*_of_seats(state), *_of_rows(state), *_of_cards(state), *_of_specials(state))


def _of_seats(state: State) -> Iterator[Fault]:
    players, allowed, most = len(state.hands), PLAYERS_OF[state.variant], HAND_OF[state.variant]
    if players and players not in allowed:
        limits = Args(players=players, least=allowed.start, most=allowed.stop - 1)
        yield Fault("players", (PLAYERS_RULE[state.variant],), limits)
    held = [
        len(hand) + (chosen is not None)
        for hand, chosen in zip(state.hands, state.chosen, strict=True)
        if hand is not None
    ]
    for seat, hand in enumerate(state.hands):
        if hand is not None and len(hand) > most:
            args = Args(seat=seat, size=len(hand), most=most)
            yield Fault("big-hand", (HAND_RULE[state.variant],), args, (f"hand-p{seat + 1}",))
    apart = 1 if state.stage == Stage.DRAFT else 0
    if held and max(held) - min(held) > apart and not state.revealed:
        yield Fault("uneven-hands", ("P6-07",), Args(least=min(held), most=max(held)))
    if any(card is not None for card in state.chosen) and state.revealed:
        yield Fault(
            "chosen-and-revealed",
            ("P6-08",),
            about=tuple(f"chosen-p{seat + 1}" for seat, card in enumerate(state.chosen) if card is not None),
        )


def _of_rows(state: State) -> Iterator[Fault]:
    if state.stage == Stage.DRAFT:
        return
    if not any(state.rows):
        yield no_rows()
        return
    yield from _of_row_count(state)
    for number, row in enumerate(state.rows, 1):
        about, known = (f"row-{number}",), [card for card in row if card != HIDDEN]
        room = capacity(state, number - 1)
        if len(row) > room:
            rule = "P6-05" if SEVEN not in lying_on(state, number - 1) else "P6-X-SEVEN-02"
            yield Fault("long-row", (rule,), Args(row=number, size=len(row), most=room), about)
        if known != sorted(known):
            yield Fault("falling-row", ("P6-12",), Args(row=number), about)
        if row and row[-1] == HIDDEN:
            yield Fault("unknown-end", ("P6-12",), Args(row=number), about, blocking=True)


def _of_row_count(state: State) -> Iterator[Fault]:
    """Four rows; five in the anniversary variant, where a label may be free, and one less while a card is moved."""
    if state.variant != ANNIVERSARY:
        if len(state.rows) != ROWS:
            yield Fault("rows", ("P6-05",), Args(rows=len(state.rows), right=ROWS))
        for number, row in enumerate(state.rows, 1):
            if not row:
                yield Fault("empty-row", ("P6-05",), Args(row=number), (f"row-{number}",))
        return
    lying, busy = sum(map(bool, state.rows)), state.specials.act is not None
    if not ROWS - busy <= lying <= ROWS + 1:
        yield Fault("rows", ("P6-05", "P6-X-ROW5-02"), Args(rows=lying, right=ROWS))
    if not any(open_rows(state)):
        yield Fault("no-open-row", ("P6-X-BLOCK-02",), blocking=True)
    markers = sum(kinds.count(ROW5) for kinds in state.specials.on)
    if markers != (lying > ROWS) and not busy:
        yield Fault("marker", ("P6-X-ROW5-04",), Args(markers=markers, rows=lying))


def _of_cards(state: State) -> Iterator[Fault]:
    counted: Counter[Card] = Counter()
    for group in (
        *state.rows,
        *state.hands,
        *state.piles,
        state.chosen,
        revealed_by_seat(state),
        state.unused,
        state.market,
    ):
        counted.update(card for card in group or () if card)
    for card, times in sorted(counted.items()):
        if times > 1:
            yield Fault("card-twice", ("P6-02",), Args(card=card, times=times), (str(card),))


def _of_specials(state: State) -> Iterator[Fault]:
    specials = state.specials
    if specials == NO_SPECIALS:
        return
    if state.variant != ANNIVERSARY:
        yield Fault("specials-in-the-box", ("P6-02",))
        return
    for number, kinds in enumerate(specials.on, 1):
        for kind, rule in ((SEVEN, "P6-C06"), (BLOCK, "P6-X-BLOCK-02")):
            if kinds.count(kind) > 1:
                yield Fault("twice-on-a-row", (rule,), Args(special=kind, row=number), (f"row-{number}",))
    blocks = sum(kinds.count(BLOCK) for kinds in specials.on)
    if blocks > MOST_BLOCKS:
        yield Fault("many-blocks", ("P6-X-BLOCK-04",), Args(blocks=blocks, most=MOST_BLOCKS))
    # While a row is being taken the card may be gone already, so only a special card needs one beside it.
    if specials.act and specials.act.due in (*SHOWN, Due.LIES) and open_part(state) is None:
        yield Fault("odd-part", ("P6-X-07",), Args(seat=specials.act.seat))
    for kind, times in sorted(_counted(state).items()):
        if kind not in KINDS:
            yield Fault("number-among-specials", ("P6-X-02",), Args(card=kind))
        elif times > COPIES:
            yield Fault("special-too-often", ("P6-X-02",), Args(special=kind, times=times, most=COPIES))


def _counted(state: State) -> Counter[Kind]:
    specials = state.specials
    counted: Counter[Kind] = Counter((*specials.deck, *specials.discards))
    for kinds in (*specials.hands, *specials.on):
        counted.update(kinds or ())
    if specials.act and specials.act.due in SHOWN:
        counted[SHOWN[specials.act.due]] += 1
    del counted[HIDDEN_KIND]
    return counted
