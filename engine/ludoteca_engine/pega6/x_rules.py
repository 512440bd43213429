"""Who acts in the anniversary variant and what is legal: special card or pass, its parts, a low card's row, a swap."""

from __future__ import annotations

from ..core import Move, Refusal, Seat
from . import x_block, x_insert, x_move, x_negpos, x_replace, x_row5, x_seven, x_trade
from .rows import is_low, nearest, possible_rows, row_name
from .specials import BLOCK, INSERT, MOVE, NEGPOS, REPLACE, ROW5, SEVEN, Act, Due
from .state import State, special_hand
from .x_table import asks_for_special, can_place, open_rows, takeable

SPECIAL, PASS, PLACE, TAKE = "special", "pass", "place", "take"

WHY_NOT = {
    ROW5: x_row5.refuse,
    SEVEN: x_seven.refuse,
    INSERT: x_insert.refuse,
    REPLACE: x_replace.refuse,
    MOVE: x_move.refuse,
    BLOCK: x_block.refuse,
    NEGPOS: x_negpos.refuse,
}
"""What stops each special card from being played now."""
PARTS = {
    Due.SEVEN: x_seven.parts,
    Due.INSERT: x_insert.parts,
    Due.REPLACE: x_replace.parts,
    Due.MOVE: x_move.parts,
    Due.BLOCK: x_block.parts,
    Due.ROW: x_negpos.rows_to_take,
    Due.NAME: x_negpos.names,
    Due.CANCEL: x_negpos.cancels,
    Due.TRADE: x_trade.parts,
}
"""What can be said where something is due."""
WITHOUT_CARD = (Due.CANCEL, Due.TRADE)
"""Due after the number card has found its place."""


def open_part(state: State) -> Act | None:
    """The open part, if it makes sense on this table: a position can be set up anyhow."""
    act = state.specials.act
    if act is None or act.seat >= len(state.hands) or act.due == Due.LIES:
        return None
    if act.due in WITHOUT_CARD:
        return act
    return act if state.revealed and state.revealed[0][1] == act.seat and can_place(state) else None


def is_placing(state: State) -> bool:
    """Is something else due than to choose a card?"""
    return bool(state.revealed) or open_part(state) is not None


def happens_by_itself(state: State, act: Act) -> bool:
    """Parts nobody is asked for."""
    if act.due == Due.PLACE:
        return not is_low(open_rows(state), state.revealed[0][0])
    if act.due == Due.ROW5:
        return True
    if act.due == Due.SEVEN:
        return not x_seven.any_row(state) and x_seven.own_row(state) is not None
    return act.due == Due.CANCEL and not x_negpos.can_cancel(state)


def to_act(state: State) -> tuple[Seat, ...]:
    act = open_part(state)
    if act:
        return () if happens_by_itself(state, act) else (act.seat,)
    if not state.revealed:
        chosen = state.chosen
        return tuple(seat for seat, hand in enumerate(state.hands) if hand and chosen[seat] is None)
    card, seat = state.revealed[0]
    if not can_place(state):
        return ()
    return (seat,) if asks_for_special(state) or is_low(open_rows(state), card) else ()


def moves_of(state: State, seat: Seat) -> tuple[Move, ...]:
    """Legal moves of a seat that is to act and has something else to do than to choose a card."""
    act = open_part(state)
    if act and act.due in PARTS:
        return PARTS[act.due](state, seat)
    if not act and asks_for_special(state):
        playable = [kind for kind in dict.fromkeys(special_hand(state, seat)) if is_playable(state, kind)]
        return (*(Move(seat, SPECIAL, (kind,)) for kind in playable), Move(seat, PASS))
    return rows_for_low(state, seat)


def is_playable(state: State, kind: str) -> bool:
    return kind in WHY_NOT and not why_not(state, kind)


def why_not(state: State, kind: str) -> tuple[Refusal, ...]:
    return WHY_NOT[kind](state)


def rows_for_low(state: State, seat: Seat) -> tuple[Move, ...]:
    return tuple(Move(seat, TAKE, (row_name(row),)) for row in takeable(state))


def interrupts(state: State) -> tuple[Move, ...]:
    """Places may be named; and laying the number card at once means: no special card."""
    act = open_part(state)
    if act and act.due == Due.INSERT:
        return x_insert.with_places(state, act.seat)
    if act and act.due == Due.MOVE:
        return x_move.with_places(state, act.seat)
    if (act and act.due != Due.PLACE) or not state.revealed or not can_place(state):
        return ()
    card, seat = state.revealed[0]
    possible = possible_rows(open_rows(state), card)
    if possible:
        return (Move(seat, PLACE, (card, row_name(nearest(possible).row))),)
    return rows_for_low(state, seat) if not act and asks_for_special(state) else ()
