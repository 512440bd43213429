"""The judge of Pega em 6!, base game: who acts, what is legal, and what follows.

Rules P6-01 to P6-27 of the Brazilian edition. Placing a card needs no decision unless it is a low card, so the
engine places by itself; `place` exists so that a learner can do it by hand and hear why another row is wrong.
"""

from __future__ import annotations

from typing import NamedTuple

from ..core import Args, Event, Fault, Move, Outcome, Refusal, Seat, Story
from ..core import refusals as table
from ..core.reading import MOST_SEATS
from .deal import deal_round
from .state import CAPACITY, DECK, HEADS, HIDDEN, Card, Cards, Stage, State, replaced, seats, worth

CHOOSE, TAKE, PLACE, REVEAL = "choose", "take", "place", "reveal"

CHOICES = tuple(tuple(Move(seat, CHOOSE, (card,)) for card in (HIDDEN, *DECK)) for seat in range(MOST_SEATS))
"""Ready-made moves: choosing is by far the most frequent decision."""


class Place(NamedTuple):
    """A row a card could join, and how far its last card is away."""

    row: int
    end: Card
    gap: int


def row_name(row: int) -> str:
    return f"R{row + 1}"


def row_number(name: str) -> int:
    return int(name[1:]) - 1


# Where a card belongs


def possible_rows(rows: tuple[Cards, ...], card: Card) -> list[Place]:
    """The rows whose last card is lower (P6-12), nearest first (P6-13)."""
    found = [Place(number, row[-1], card - row[-1]) for number, row in enumerate(rows) if row and row[-1] < card]
    found.sort(key=lambda place: place.gap)
    return found


def next_to_place(state: State) -> tuple[Card, Seat] | None:
    """The lowest revealed card and its owner (P6-09)."""
    return min(((card, seat) for seat, card in enumerate(state.revealed) if card is not None), default=None)


def is_low(rows: tuple[Cards, ...], card: Card) -> bool:
    """Lower than the last card of every row (P6-16)."""
    return not any(row and row[-1] < card for row in rows)


def _judgeable(state: State) -> bool:
    """Can the revealed cards be placed? Not without rows, and not while a card that matters is unknown."""
    ends = [row[-1] for row in state.rows if row]
    return bool(ends) and HIDDEN not in ends and HIDDEN not in state.revealed


# Who acts


def to_act(state: State) -> tuple[Seat, ...]:
    """Seats that have a card to choose, or the owner of a low card."""
    if state.stage != Stage.PLAY:
        return ()
    due = next_to_place(state)
    if due is None:
        return tuple(seat for seat in seats(state) if state.hands[seat] and state.chosen[seat] is None)
    card, seat = due
    return (seat,) if _judgeable(state) and is_low(state.rows, card) else ()


def moves_of(state: State, seat: Seat) -> tuple[Move, ...]:
    """Legal moves of a seat that is to act."""
    if next_to_place(state) is not None:
        return tuple(Move(seat, TAKE, (row_name(number),)) for number, row in enumerate(state.rows) if row)
    if not any(state.rows):
        return ()
    choices = CHOICES[seat]
    return tuple([choices[card] for card in dict.fromkeys(state.hands[seat] or ()) if card])


def interrupts(state: State) -> tuple[Move, ...]:
    """The card that is due may also be placed by hand, on the one row it belongs to."""
    due = next_to_place(state)
    if state.stage != Stage.PLAY or due is None or not _judgeable(state):
        return ()
    card, seat = due
    possible = possible_rows(state.rows, card)
    return (Move(seat, PLACE, (card, row_name(possible[0].row))),) if possible else ()


# What is refused


def refusals(state: State, move: Move) -> tuple[Refusal, ...]:
    """Every reason against a move; () if it is legal."""
    if move.seat not in seats(state):
        return (table.no_such_seat(move, len(state.hands)),)
    if state.stage == Stage.OVER:
        return (table.game_over(move),)
    judge = _JUDGES.get(move.verb)
    if judge is None or state.stage != Stage.PLAY:
        return (table.not_now(move, sorted({each.verb for each in moves_of(state, move.seat)} if to_act(state) else ())),)
    return judge(state, move)


def _refuse_choice(state: State, move: Move) -> tuple[Refusal, ...]:
    seat, hand = move.seat, state.hands[move.seat]
    if next_to_place(state) is not None:
        return (_still_placing(state, move),)
    if len(move.args) != 1:
        return (Refusal("not-one-card", ("P6-07",), Args(seat=seat, cards=move.args)),)
    card = move.args[0]
    chosen = state.chosen[seat]
    if chosen is not None:
        return (Refusal("already-chosen", ("P6-07",), Args(seat=seat, card=card), (f"chosen-p{seat + 1}",)),)
    if hand and card and card in hand:
        return () if any(state.rows) else (table.blocked(no_rows()),)
    if card and card in state.piles[seat]:
        return (Refusal("taken-card", ("P6-20", "P6-07"), Args(seat=seat, card=card), (str(card), f"pile-p{seat + 1}")),)
    if hand is None or not card or HIDDEN in hand:
        return (table.unknown(move, f"hand-p{seat + 1}"),)
    return (Refusal("not-in-hand", ("P6-07",), Args(seat=seat, card=card, cards=hand), (f"hand-p{seat + 1}",)),)


def _still_placing(state: State, move: Move) -> Refusal:
    due = next_to_place(state)
    assert due is not None
    return Refusal("still-placing", ("P6-09",), Args(seat=move.seat, card=due[0], owner=due[1]), (str(due[0]),))


def _refuse_row(state: State, move: Move) -> tuple[Refusal, ...]:
    """`take`: only the owner of a low card picks a row to take."""
    early = _refuse_placing(state, move)
    if early:
        return early
    card = state.revealed[move.seat]
    assert card is not None
    target = row_number(move.args[0])
    if not is_low(state.rows, card):
        return (_row_is_fixed(state, move.seat, card, target),)
    return _refuse_missing_row(state, target)


def _refuse_placing(state: State, move: Move) -> tuple[Refusal, ...]:
    """What stops any handling of a revealed card: none is revealed, another one is due, or it cannot be judged."""
    due = next_to_place(state)
    if due is None:
        return (Refusal("nothing-revealed", ("P6-08",), Args(seat=move.seat)),)
    if due[1] != move.seat:
        own = state.revealed[move.seat]
        if own is None:
            return (table.not_asked(move, (due[1],)),)
        return (Refusal("not-lowest", ("P6-09",), Args(seat=move.seat, card=own, lowest=due[0], owner=due[1]), (str(own), str(due[0]))),)
    if not any(state.rows):
        return (table.blocked(no_rows()),)
    return () if _judgeable(state) else (table.unknown(move),)


def _refuse_missing_row(state: State, row: int) -> tuple[Refusal, ...]:
    if row < len(state.rows) and state.rows[row]:
        return ()
    return (Refusal("no-such-row", ("P6-05",), Args(row=row + 1, rows=len(state.rows))),)


def _refuse_hand_placing(state: State, move: Move) -> tuple[Refusal, ...]:
    """`place`: the card that is due, on the row it belongs to."""
    early = _refuse_placing(state, move)
    if early:
        return early
    card, target = move.args[0], row_number(move.args[1])
    own = state.revealed[move.seat]
    if card != own:
        return (Refusal("other-card", ("P6-09",), Args(seat=move.seat, card=card, lowest=own), (str(own),)),)
    missing = _refuse_missing_row(state, target)
    if missing:
        return missing
    possible = possible_rows(state.rows, card)
    if not possible:
        ends = tuple(row[-1] for row in state.rows if row)
        return (Refusal("low-card", ("P6-16",), Args(seat=move.seat, card=card, ends=ends), (str(card),)),)
    return () if possible[0].row == target else (_wrong_row(state, card, target, possible),)


def _wrong_row(state: State, card: Card, target: int, possible: list[Place]) -> Refusal:
    """Why a card may not join a row: its last card is not lower (P6-12), or another one is nearer (P6-13)."""
    end, right = state.rows[target][-1], possible[0]
    args = Args(card=card, row=target + 1, end=end, gap=card - end, right=right.row + 1, right_end=right.end, right_gap=right.gap)
    about = (str(card), str(end), str(right.end))
    if end >= card:
        return Refusal("row-too-high", ("P6-12",), args, about)
    return Refusal("row-not-nearest", ("P6-13",), args, about)


def _row_is_fixed(state: State, seat: Seat, card: Card, target: int) -> Refusal:
    right = possible_rows(state.rows, card)[0]
    args = Args(seat=seat, card=card, row=target + 1, right=right.row + 1, right_end=right.end)
    return Refusal("row-is-fixed", ("P6-13",), args, (str(card), str(right.end)))


def _refuse_reveal(state: State, move: Move) -> tuple[Refusal, ...]:
    """Nobody reveals by decision: it happens when the last card has been chosen."""
    missing = to_act(state) if next_to_place(state) is None else ()
    if missing:
        return (Refusal("not-all-chosen", ("P6-08",), Args(seat=move.seat, missing=missing)),)
    return (table.not_now(move, ()),)


_JUDGES = {CHOOSE: _refuse_choice, TAKE: _refuse_row, PLACE: _refuse_hand_placing, REVEAL: _refuse_reveal}


# What happens


def carry_out(story: Story[State], move: Move) -> None:
    """Tell what a legal move brings about."""
    state = story.state
    if move.verb == CHOOSE:
        _choose(story, move.seat, move.args[0])
    elif move.verb == TAKE:
        card = state.revealed[move.seat]
        assert card is not None
        _take_low(story, move.seat, card, row_number(move.args[0]))
    else:
        _place(story, move.seat, move.args[0])


def _choose(story: Story[State], seat: Seat, card: Card) -> None:
    state = story.state
    hand = list(state.hands[seat] or ())
    hand.remove(card)
    story.tell(
        Event("card-chosen", ("P6-07",), Args(seat=seat, card=card), (str(card),)),
        hands=replaced(state.hands, seat, tuple(hand)),
        chosen=replaced(state.chosen, seat, card),
    )


def go_on(story: Story[State]) -> None:
    """Tell everything that needs no decision: reveal, place, end the round, deal the next one."""
    while _next_happening(story):
        pass


def _next_happening(story: Story[State]) -> bool:
    """Tell one more event; False when a decision is due or nothing can happen."""
    state = story.state
    if state.stage == Stage.DEAL:
        return deal_round(story)
    if state.stage == Stage.OVER:
        return False
    due = next_to_place(state)
    if due is not None:
        return _place_next(story, *due)
    if any(card is not None for card in state.chosen):
        return _reveal(story)
    if state.hands and all(hand == () for hand in state.hands):
        _end_round(story)
        return True
    return False


def _reveal(story: Story[State]) -> bool:
    state = story.state
    if to_act(state) or HIDDEN in state.chosen:
        return False
    order = sorted((card, seat) for seat, card in enumerate(state.chosen) if card is not None)
    cards = tuple(card for card, _ in order)
    story.tell(
        Event("cards-revealed", ("P6-08", "P6-09"), Args(cards=cards, lowest=cards[0]), tuple(map(str, cards[:1]))),
        chosen=(None,) * len(state.chosen),
        revealed=state.chosen,
    )
    return True


def _place_next(story: Story[State], card: Card, seat: Seat) -> bool:
    if not _judgeable(story.state):
        return False
    if not is_low(story.state.rows, card):
        _place(story, seat, card)
        return True
    if story.events and story.events[-1].kind != "low-card":
        story.tell(_low_card(story.state, seat, card))
    return False


def _low_card(state: State, seat: Seat, card: Card) -> Event:
    costs = tuple(Args(row=number, heads=worth(row)) for number, row in enumerate(state.rows, 1) if row)
    ends = tuple(row[-1] for row in state.rows if row)
    return Event("low-card", ("P6-16", "P6-17"), Args(seat=seat, card=card, ends=ends, costs=costs), (str(card), *map(str, ends)))


def _place(story: Story[State], seat: Seat, card: Card) -> None:
    """A card that is not low joins the nearest row, or takes it when it is full."""
    rows = story.state.rows
    possible = possible_rows(rows, card)
    row, end, gap = possible[0]
    in_order = sorted(possible)
    choice = tuple(Args(row=place.row + 1, end=place.end, gap=place.gap) for place in in_order)
    higher = tuple(number for number, each in enumerate(rows, 1) if each and each[-1] >= card)
    args = Args(seat=seat, card=card, row=row + 1, end=end, gap=gap, possible=choice, higher=higher)
    about = (str(card), *(str(place.end) for place in in_order))
    if len(rows[row]) >= CAPACITY:
        _take(story, "row-taken-full", ("P6-15", "P6-13", "P6-19"), args, about, row)
        return
    joined = len(rows[row]) + 1
    why = ("P6-13",) if len(possible) > 1 else ("P6-12",)
    full = ("P6-14",) if joined == CAPACITY else ()
    story.tell(
        Event("card-placed", (*why, "P6-10", *full), Args(args, size=joined), about),
        rows=replaced(rows, row, (*rows[row], card)),
        revealed=replaced(story.state.revealed, seat, None),
    )


def _take_low(story: Story[State], seat: Seat, card: Card, row: int) -> None:
    rows = story.state.rows
    ends = tuple(each[-1] for each in rows if each)
    cheapest = min(worth(each) for each in rows if each)
    args = Args(seat=seat, card=card, row=row + 1, ends=ends, cheapest=cheapest)
    _take(story, "row-taken-low", ("P6-16", "P6-17", "P6-19"), args, (str(card), f"row-{row + 1}"), row)


def _take(story: Story[State], kind: str, rules: tuple[str, ...], args: Args, about: tuple[str, ...], row: int) -> None:
    """The row goes to the bull pile (P6-19) and the played card opens it anew."""
    state, seat, card = story.state, args["seat"], args["card"]
    cards = state.rows[row]
    taken = Args(args, cards=cards, heads=worth(cards), sum=" + ".join(str(HEADS[each]) for each in cards))
    story.tell(
        Event(kind, rules, taken, about),
        rows=replaced(state.rows, row, (card,)),
        revealed=replaced(state.revealed, seat, None),
        piles=replaced(state.piles, seat, state.piles[seat] + cards),
    )


def _end_round(story: Story[State]) -> None:
    """Count the bull piles (P6-22), then stop (P6-24, P6-27) or go on."""
    state = story.state
    gained = tuple(worth(pile) for pile in state.piles)
    totals = tuple(total + heads for total, heads in zip(state.totals, gained, strict=True))
    scores = tuple(Args(seat=seat, heads=gained[seat], total=totals[seat]) for seat in seats(state))
    args = Args(round=state.round, scores=scores)
    story.tell(Event("round-ended", ("P6-21", "P6-22"), args), totals=totals, stage=Stage.DEAL)
    ended = _ending(story.state)
    if ended:
        story.tell(_game_ended(story.state, ended), stage=Stage.OVER)


def _ending(state: State) -> str | None:
    """Why a game whose round has just been counted is over, or None. The 66 is looked at only now (P6-C02)."""
    rounds = state.options["fixed_rounds"]
    if rounds is not None:
        return "rounds" if state.round >= rounds else None
    return "target" if max(state.totals) >= state.options["target_points"] else None


def winners(state: State) -> tuple[Seat, ...]:
    """Everybody with the lowest total (P6-25, P6-26)."""
    best = min(state.totals)
    return tuple(seat for seat in seats(state) if state.totals[seat] == best)


def _win_rules(reason: str, won: tuple[Seat, ...]) -> tuple[str, ...]:
    stopped = {"target": "P6-24", "rounds": "P6-27"}[reason]
    return (stopped, "P6-25", *(("P6-26",) if len(won) > 1 else ()))


def _game_ended(state: State, reason: str) -> Event:
    won = winners(state)
    totals = tuple(Args(seat=seat, total=state.totals[seat]) for seat in seats(state))
    args = Args(reason=reason, winners=won, best=min(state.totals), most=max(state.totals), totals=totals)
    return Event("game-ended", _win_rules(reason, won), Args(args, target=state.options["target_points"], round=state.round))


def outcome(state: State) -> Outcome | None:
    """How the game ended; None while it goes on."""
    if state.stage != Stage.OVER or not state.totals:
        return None
    reason = "rounds" if state.options["fixed_rounds"] is not None else "target"
    won = winners(state)
    return Outcome(reason, state.totals, won, _win_rules(reason, won))


def no_rows() -> Fault:
    return Fault("no-rows", ("P6-05",), blocking=True)
