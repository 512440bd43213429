"""What happens in the anniversary variant: special cards are shown and used, then the number card is placed."""

from __future__ import annotations

from ..core import Args, Event, Move, Seat, Story
from ..core.editing import replaced
from . import x_block, x_insert, x_move, x_negpos, x_replace, x_row5, x_seven, x_trade
from . import x_rules as rules
from .rows import row_number
from .specials import FIRST_DUE, NEGPOS, Act, Due, Kind, without_one
from .state import Card, State, special_hand
from .x_placing import place, place_next, take_low
from .x_rules import happens_by_itself, open_part
from .x_table import asks_for_special, placing, tell, usual


def carry_out(story: Story[State], move: Move) -> None:
    """Tell what a legal move other than choosing brings about."""
    seat, args = move.seat, move.args
    match move.verb:
        case rules.SPECIAL:
            _show(story, seat, args[0])
        case rules.PASS:
            _pass(story, seat)
        case rules.PLACE:
            place(story, seat, args[0])
        case rules.TAKE:
            _take(story, seat, row_number(args[0]))
        case _:
            _carry_out_part(story, move)


def _carry_out_part(story: Story[State], move: Move) -> None:
    seat, args = move.seat, move.args
    match move.verb:
        case x_seven.VERB:
            x_seven.carry_out(story, row_number(args[0]))
        case x_insert.VERB:
            x_insert.carry_out(story, row_number(args[0]))
        case x_replace.VERB:
            x_replace.carry_out(story, args[0])
        case x_move.VERB:
            x_move.carry_out(story, args[0], row_number(args[1]))
        case x_block.VERB:
            x_block.carry_out(story, row_number(args[0]))
        case x_negpos.NAME:
            x_negpos.name(story, seat, args[0])
        case x_negpos.CANCEL:
            x_negpos.cancel(story, seat, args[0])
        case x_negpos.DONE:
            x_negpos.done(story, seat)
        case x_trade.TRADE:
            x_trade.trade(story, seat, args[0])
        case x_trade.KEEP:
            x_trade.keep(story, seat)


def _show(story: Story[State], seat: Seat, kind: Kind) -> None:
    """The special card is laid beside the number card (P6-X-09); what would happen without it is told as well."""
    state = story.state
    card = state.revealed[0][0]
    act = x_negpos.first_act(state, seat) if kind == NEGPOS else Act(seat, FIRST_DUE[kind])
    event = Event(
        "special-played",
        ("P6-X-07", "P6-X-09", f"P6-X-{kind}-01"),
        Args(_without_it(state, seat, card), special=kind),
        (str(card), f"played-p{seat + 1}"),
    )
    hands = replaced(state.specials.hands, seat, without_one(special_hand(state, seat), kind))
    tell(story, event, hands=hands, act=act)


def _without_it(state: State, seat: Seat, card: Card) -> Args:
    """What the number card would do by itself."""
    would = usual(state, card)
    row = would.place.row + 1 if would.place else None
    return Args(seat=seat, card=card, how=would.how, row=row, heads=would.heads)


def _pass(story: Story[State], seat: Seat) -> None:
    card = story.state.revealed[0][0]
    event = Event("special-passed", ("P6-X-08",), Args(seat=seat, card=card), (str(card),))
    tell(story, event, act=placing(seat))


def _take(story: Story[State], seat: Seat, row: int) -> None:
    act = open_part(story.state)
    if act and act.due == Due.ROW:
        x_negpos.choose_row(story, seat, row)
    else:
        take_low(story, seat, row)


def next_placing(story: Story[State]) -> bool:
    """Tell what comes next while cards are placed; False when a decision is due or nothing can happen."""
    state = story.state
    act = open_part(state)
    if act is None:
        return bool(state.revealed) and not asks_for_special(state) and place_next(story)
    if act.due == Due.PLACE:
        return place_next(story)
    if not happens_by_itself(state, act):
        return False
    if act.due == Due.CANCEL:
        x_negpos.done(story, act.seat)
    elif act.due == Due.ROW5:
        x_row5.carry_out(story)
    else:
        row = x_seven.own_row(state)
        assert row is not None
        x_seven.carry_out(story, row)
    return True
