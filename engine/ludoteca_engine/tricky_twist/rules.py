"""Who acts in Tricky Twist and what is legal, phase by phase (section "turn structure" of the rules)."""

from __future__ import annotations

from ..core import Move, Seat
from ..core.reading import MOST_SEATS
from .cards import BONUS_CARDS, DECK, HIDDEN, VALUE, Card, Cards, of_suit, suit
from .moves import ASIDE, CLOSE, DECLINE, DONE, DRAW, PASS, PLAY, RECALL, RETURN, TAKE, USE
from .state import RESERVE, Stage, State, clockwise, seats
from .uses import possible_uses, unused

# Ready-made moves of the most frequent decisions, by seat.
PLAYING = tuple({card: Move(seat, PLAY, (card,)) for card in DECK} for seat in range(MOST_SEATS))
ASIDES = tuple({card: Move(seat, ASIDE, (card,)) for card in DECK} for seat in range(MOST_SEATS))
DRAWING = tuple((Move(seat, DRAW), Move(seat, PASS)) for seat in range(MOST_SEATS))
CLOSING = tuple((Move(seat, CLOSE),) for seat in range(MOST_SEATS))


def to_act(state: State) -> tuple[Seat, ...]:
    """Seats that have something to decide."""
    stage = state.stage
    if stage == Stage.DRAW:
        return _in_trick(state)
    if stage == Stage.RESERVE:
        return tuple([seat for seat, closed in enumerate(state.closed) if not closed])
    if stage == Stage.BONUS:
        return state.collectors[:1]
    if stage == Stage.RECALL:
        return tuple(seat for seat in state.collectors[:1] if state.false[seat])
    return users(state) if stage == Stage.USES else ()


def _in_trick(state: State) -> tuple[Seat, ...]:
    """Before the lead whoever may draw, then whoever plays next; nobody when the round is over."""
    if () in state.hands and round_is_over(state):
        return ()
    seat = drawer(state)
    if seat is not None:
        return (seat,)
    seat = next_to_play(state)
    return () if seat is None or not state.hands[seat] else (seat,)


def drawer(state: State) -> Seat | None:
    """Who is asked now whether to draw (TT-12): in order from the leader, passing over empty reserves (TT-13)."""
    asked = state.asked
    if asked >= len(state.hands) or state.stage != Stage.DRAW or trick_begun(state):
        return None
    for seat in clockwise(state, state.leader)[asked:]:
        if state.reserves[seat].cards:
            return seat
    return None


def trick_begun(state: State) -> bool:
    middle = state.middle
    return middle.count(None) < len(middle)


def next_to_play(state: State) -> Seat | None:
    """The leader, then clockwise (TT-15); None when the trick is complete (TT-18)."""
    middle = state.middle
    for seat in clockwise(state, state.leader):
        if middle[seat] is None:
            return seat
    return None


def led_card(state: State) -> Card | None:
    return state.middle[clockwise(state, state.leader)[0]] if state.middle else None


def round_is_over(state: State) -> bool:
    """Somebody's hand is empty before a trick (TT-40); where it was agreed on, only after the draws (TT-Q03)."""
    if () not in state.hands or state.stage != Stage.DRAW or trick_begun(state):
        return False
    return state.options["round_end_check"] == "after_trick" or drawer(state) is None


def users(state: State) -> tuple[Seat, ...]:
    """Owners of bonus cards not yet used: one after the other, or all at once where that was agreed on (TT-Q10)."""
    waiting = [seat for seat in clockwise(state, state.last) if not state.done[seat] and unused(state, seat)]
    return tuple(waiting if state.options["round_bonus_order"] == "simultaneous" else waiting[:1])


def playable(hand: Cards, led: Card | None) -> Cards:
    """The cards of a hand that may be played: any to lead, the led suit if held, else any (TT-14, TT-16, TT-17)."""
    if led is not None:
        following = of_suit(hand, suit(led)) if led in VALUE else ()
        # While a card of the hand is unknown it might be one of the led suit.
        if following or led not in VALUE or HIDDEN in hand:
            return following
    return tuple([card for card in hand if card in VALUE])


def moves_of(state: State, seat: Seat) -> tuple[Move, ...]:
    """Legal moves of a seat that is to act."""
    if state.stage == Stage.DRAW:
        return _trick_moves(state, seat)
    if state.stage == Stage.RESERVE:
        return _reserve_moves(state, seat)
    if state.stage == Stage.BONUS:
        offered = [card for card in dict.fromkeys(state.supply) if card in BONUS_CARDS]
        return (*[Move(seat, TAKE, (card,)) for card in offered], Move(seat, DECLINE))
    if state.stage == Stage.RECALL:
        own = [card for card in dict.fromkeys(state.false[seat]) if card in VALUE]
        return (*[Move(seat, RECALL, (card,)) for card in own], Move(seat, DECLINE))
    uses = [(card, *use) for card in unused(state, seat) for use in possible_uses(state, seat, card)]
    return (*[Move(seat, USE, use) for use in uses], Move(seat, DONE))


def _trick_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    if drawer(state) is not None:
        return DRAWING[seat]
    moves = PLAYING[seat]
    return tuple([moves[card] for card in dict.fromkeys(playable(state.hands[seat] or (), led_card(state)))])


def _reserve_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    hand, aside = state.hands[seat] or (), state.aside[seat]
    if len(aside) == RESERVE:
        return CLOSING[seat]
    if len(hand) + len(aside) < RESERVE or len(aside) > RESERVE:
        return ()
    moves = ASIDES[seat]
    return tuple([moves[card] for card in dict.fromkeys(hand) if card in moves])


def interrupts(state: State) -> tuple[Move, ...]:
    """A card put aside may be taken back until the reserve is closed."""
    if state.stage != Stage.RESERVE:
        return ()
    return tuple(
        Move(seat, RETURN, (card,))
        for seat in seats(state)
        if not state.closed[seat]
        for card in dict.fromkeys(state.aside[seat])
        if card in VALUE
    )
