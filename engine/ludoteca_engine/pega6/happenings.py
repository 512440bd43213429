"""What happens in Pega em 6!: a card is chosen, cards are turned up, placed, and rows are taken."""

from __future__ import annotations

from ..core import Args, Event, Move, Seat, Story
from ..core.editing import replaced
from . import x_happenings, x_rules
from .deal import deal_round
from .draft import PICK, end_draft, pick
from .ending import end_round
from .rows import Place, judgeable, nearest, possible_rows, row_ends, row_number
from .rules import CHOOSE, TAKE, to_act
from .state import ANNIVERSARY, CAPACITY, HEADS, HIDDEN, Card, Cards, Stage, State, queue, worth


def carry_out(story: Story[State], move: Move) -> None:
    """Tell what a legal move brings about."""
    if move.verb == CHOOSE:
        _choose(story, move.seat, move.args[0])
    elif move.verb == PICK:
        pick(story, move)
    elif story.state.variant == ANNIVERSARY:
        x_happenings.carry_out(story, move)
    elif move.verb == TAKE:
        _take_low(story, move.seat, story.state.revealed[0][0], row_number(move.args[0]))
    else:
        card = move.args[0]
        _place(story, move.seat, card, possible_rows(story.state.rows, card))


def go_on(story: Story[State]) -> None:
    """Tell everything that needs no decision: reveal, place, end the round, deal the next one."""
    while _next_happening(story):
        pass


def _next_happening(story: Story[State]) -> bool:
    """Tell one more event; False when a decision is due or nothing can happen."""
    state = story.state
    if state.stage == Stage.DEAL:
        return deal_round(story)
    if state.stage == Stage.DRAFT:
        return end_draft(story)
    if state.stage == Stage.OVER:
        return False
    if state.variant == ANNIVERSARY and x_rules.is_placing(state):
        return x_happenings.next_placing(story)
    if state.revealed:
        return _place_next(story)
    if state.chosen.count(None) < len(state.chosen):
        return _reveal(story)
    if state.hands and state.hands.count(()) == len(state.hands):
        return end_round(story)
    return False


def _choose(story: Story[State], seat: Seat, card: Card) -> None:
    hand = list(story.state.hands[seat] or ())
    hand.remove(card)
    story.tell(
        Event("card-chosen", ("P6-07",), Args(seat=seat, card=card), (str(card),)),
        hands=replaced(story.state.hands, seat, tuple(hand)),
        chosen=replaced(story.state.chosen, seat, card),
    )


def _reveal(story: Story[State]) -> bool:
    """All at once, when everybody has chosen (P6-08)."""
    state = story.state
    if to_act(state) or HIDDEN in state.chosen:
        return False
    act = state.specials.act
    waiting = queue(state.chosen) if act is None else queue(state.chosen, act.seat)
    cards = tuple([card for card, _ in waiting])
    story.tell(
        Event("cards-revealed", ("P6-08", "P6-09"), Args(cards=cards, lowest=cards[0]), (str(cards[0]),)),
        chosen=(None,) * len(state.chosen),
        revealed=waiting,
    )
    return True


def _place_next(story: Story[State]) -> bool:
    """The lowest card (P6-09), unless its owner has to choose a row."""
    state = story.state
    if not judgeable(state):
        return False
    card, seat = state.revealed[0]
    possible = possible_rows(state.rows, card)
    if possible:
        _place(story, seat, card, possible)
        return True
    # Say that a decision is due, but not again when nothing has happened since.
    if story.events and story.events[-1].kind != "low-card":
        story.tell(_low_card(state, seat, card))
    return False


def _low_card(state: State, seat: Seat, card: Card) -> Event:
    costs = tuple(Args(row=number, heads=worth(row)) for number, row in enumerate(state.rows, 1) if row)
    ends = row_ends(state.rows)
    args = Args(seat=seat, card=card, ends=ends, costs=costs)
    return Event("low-card", ("P6-16", "P6-17"), args, (str(card), *map(str, ends)))


def _place(story: Story[State], seat: Seat, card: Card, possible: list[Place]) -> None:
    """A card that is not low joins the nearest row (P6-13), or takes it when it is full (P6-15)."""
    rows = story.state.rows
    right = nearest(possible)
    row = rows[right.row]
    args = _placing(seat, card, right, possible, rows)
    about = (str(card), *[str(place.end) for place in possible])
    if len(row) >= CAPACITY:
        _take(story, "row-taken-full", ("P6-15", "P6-13", "P6-19"), args, about)
        return
    why = "P6-13" if len(possible) > 1 else "P6-12"
    rules = (why, "P6-10") if len(row) + 1 < CAPACITY else (why, "P6-10", "P6-14")
    story.tell(
        Event("card-placed", rules, Args(args, size=len(row) + 1), about),
        rows=replaced(rows, right.row, (*row, card)),
        revealed=_without(story.state, seat),
    )


def _placing(seat: Seat, card: Card, right: Place, possible: list[Place], rows: tuple[Cards, ...]) -> Args:
    """All that explains a placement: the row, the rows that were possible, and those that end higher."""
    return Args(
        seat=seat,
        card=card,
        row=right.row + 1,
        end=right.end,
        gap=right.gap,
        possible=tuple([Args(row=row + 1, end=end, gap=gap) for row, end, gap in possible]),
        higher=tuple([number for number, row in enumerate(rows, 1) if row and row[-1] >= card]),
    )


def _take_low(story: Story[State], seat: Seat, card: Card, row: int) -> None:
    rows = story.state.rows
    args = Args(seat=seat, card=card, row=row + 1, ends=row_ends(rows))
    _take(story, "row-taken-low", ("P6-16", "P6-17", "P6-19"), args, (str(card), f"row-{row + 1}"))


def _take(story: Story[State], kind: str, rules: tuple[str, ...], args: Args, about: tuple[str, ...]) -> None:
    """The row goes to the bull pile (P6-19) and the played card opens it anew."""
    state, seat, card, row = story.state, args["seat"], args["card"], args["row"] - 1
    cards = state.rows[row]
    told = Args(args, cards=cards, heads=worth(cards), sum=" + ".join([str(HEADS[each]) for each in cards]))
    story.tell(
        Event(kind, rules, told, about),
        rows=replaced(state.rows, row, (card,)),
        revealed=_without(state, seat),
        piles=replaced(state.piles, seat, state.piles[seat] + cards),
    )


def _without(state: State, seat: Seat) -> tuple[tuple[Card, Seat], ...]:
    """The cards that wait, without this seat's."""
    return tuple([each for each in state.revealed if each[1] != seat])
