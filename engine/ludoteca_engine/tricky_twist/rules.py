"""Who acts in Tricky Twist and what is legal, phase by phase (section "turn structure" of the rules)."""

from __future__ import annotations

from collections.abc import Callable

from ..core import Move, Seat
from ..core.reading import MOST_SEATS
from .cards import BONUS_CARDS, DECK, HIDDEN, SUIT_OF, VALUE, Card, Cards, of_suit
from .moves import ASIDE, CLOSE, DECLINE, DONE, DRAW, PASS, PLAY, RECALL, RETURN, TAKE, USE
from .plans import UNKNOWN_PLAN, foreseen, in_secret
from .state import CLOCKWISE, RESERVE, Stage, State, clockwise, seats
from .uses import possible_uses, unused

# Ready-made moves of the most frequent decisions, by seat.
PLAYING = tuple({card: Move(seat, PLAY, (card,)) for card in DECK} for seat in range(MOST_SEATS))
ASIDES = tuple({card: Move(seat, ASIDE, (card,)) for card in DECK} for seat in range(MOST_SEATS))
DRAWING = tuple((Move(seat, DRAW), Move(seat, PASS)) for seat in range(MOST_SEATS))
CLOSING = tuple((Move(seat, CLOSE),) for seat in range(MOST_SEATS))


def to_act(state: State) -> tuple[Seat, ...]:
    """Seats that have something to decide."""
    decides = _DECIDES.get(state.stage)
    return decides(state) if decides else ()


def _choosing(state: State) -> tuple[Seat, ...]:
    return tuple([seat for seat, closed in enumerate(state.closed) if not closed])


def _collecting(state: State) -> tuple[Seat, ...]:
    return state.collectors[:1]


def _recalling(state: State) -> tuple[Seat, ...]:
    return tuple([seat for seat in state.collectors[:1] if state.false[seat]])


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
    asked, middle = state.asked, state.middle
    if asked >= len(middle) or middle.count(None) < len(middle):
        return None
    reserves = state.reserves
    for seat in CLOCKWISE[len(middle)][state.leader][asked:]:
        if reserves[seat].cards:
            return seat
    return None


def trick_begun(state: State) -> bool:
    middle = state.middle
    return middle.count(None) < len(middle)


def next_to_play(state: State) -> Seat | None:
    """The leader, then clockwise (TT-15); None when the trick is complete (TT-18)."""
    middle = state.middle
    for seat in CLOCKWISE[len(middle)][state.leader]:
        if middle[seat] is None:
            return seat
    return None


def led_card(state: State) -> Card | None:
    middle = state.middle
    return middle[CLOCKWISE[len(middle)][state.leader][0]] if middle else None


def round_is_over(state: State) -> bool:
    """Somebody's hand is empty before a trick (TT-40); where it was agreed on, only after the draws (TT-Q03)."""
    if () not in state.hands or state.stage != Stage.DRAW or trick_begun(state):
        return False
    return state.options["round_end_check"] == "after_trick" or drawer(state) is None


def users(state: State) -> tuple[Seat, ...]:
    """Owners of bonus cards not yet used: one after the other, or all at once where that was agreed on (TT-Q10)."""
    waiting = [seat for seat in clockwise(state, state.last) if not state.done[seat] and unused(state, seat)]
    return tuple(waiting if in_secret(state) else waiting[:1])


def playable(hand: Cards, led: Card | None) -> Cards:
    """The cards of a hand that may be played: any to lead, the led suit if held, else any (TT-14, TT-16, TT-17)."""
    if led is not None:
        asked = SUIT_OF.get(led)
        following = of_suit(hand, asked) if asked else ()
        # While a card of the hand is unknown it might be one of the led suit.
        if following or not asked or HIDDEN in hand:
            return following
    return tuple(filter(VALUE.__contains__, hand))


def moves_of(state: State, seat: Seat) -> tuple[Move, ...]:
    """Legal moves of a seat that is to act."""
    return _MOVES[state.stage](state, seat)


def _trick_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    led = led_card(state)
    if led is None and drawer(state) is not None:
        return DRAWING[seat]
    cards = playable(state.hands[seat] or (), led)
    return tuple(map(PLAYING[seat].__getitem__, dict.fromkeys(cards)))


def _reserve_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    hand, aside = state.hands[seat] or (), state.aside[seat]
    if len(aside) == RESERVE:
        return CLOSING[seat]
    if len(hand) + len(aside) < RESERVE or len(aside) > RESERVE:
        return ()
    # A card nobody knows has no move.
    return tuple(filter(None, map(ASIDES[seat].get, dict.fromkeys(hand))))


def _bonus_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    offered = [card for card in dict.fromkeys(state.supply) if card in BONUS_CARDS]
    return (*[Move(seat, TAKE, (card,)) for card in offered], Move(seat, DECLINE))


def _recall_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    own = [card for card in dict.fromkeys(state.false[seat]) if card in VALUE]
    return (*[Move(seat, RECALL, (card,)) for card in own], Move(seat, DECLINE))


def _use_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    if state.plans[seat] == UNKNOWN_PLAN:
        return (Move(seat, DONE),)
    own = foreseen(state, seat)
    uses = [(card, *use) for card in dict.fromkeys(unused(own, seat)) for use in possible_uses(own, seat, card)]
    return (*[Move(seat, USE, use) for use in uses], Move(seat, DONE))


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


_DECIDES: dict[str, Callable[[State], tuple[Seat, ...]]] = {
    Stage.RESERVE: _choosing,
    Stage.DRAW: _in_trick,
    Stage.BONUS: _collecting,
    Stage.RECALL: _recalling,
    Stage.USES: users,
}
_MOVES: dict[str, Callable[[State, Seat], tuple[Move, ...]]] = {
    Stage.RESERVE: _reserve_moves,
    Stage.DRAW: _trick_moves,
    Stage.BONUS: _bonus_moves,
    Stage.RECALL: _recall_moves,
    Stage.USES: _use_moves,
}
