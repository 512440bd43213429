"""What happens in Tricky Twist: reserves, draws, cards played, the trick resolved, the end of a round."""

from __future__ import annotations

from collections.abc import Callable

from ..core import Args, Event, Move, Seat, Story
from ..core.editing import replaced
from .bonus import decline, due_bonus, nothing_to_recall, recall, take
from .cards import HIDDEN, SUIT_OF, SUITS, VALUE, Cards, in_order, of_suit
from .deal import deal_round, reserve_orders
from .ending import end_game, score_round
from .moves import ASIDE, CLOSE, DECLINE, DONE, DRAW, PASS, PLAY, RECALL, RETURN, TAKE, USE
from .plans import choose_use, finish, reveal, waiting_for_plans
from .reserve import Reserve
from .resolving import false_trick_goes_home, resolve
from .rules import led_card, next_to_play, round_is_over, to_act, trick_begun
from .state import RESERVE, Stage, State, clockwise, seats

VOID = {suit: Args(suit=suit) for suit in SUITS}


def carry_out(story: Story[State], move: Move) -> None:
    """Tell what a legal move brings about."""
    _ACTS[move.verb](story, move)


def go_on(story: Story[State]) -> None:
    """Tell everything that needs no decision."""
    while not to_act(story.state) and _next_happening(story):
        pass


def _next_happening(story: Story[State]) -> bool:
    """Tell one more event; False when nothing can happen."""
    follows = _FOLLOWS.get(story.state.stage)
    return follows(story) if follows else False


def _in_trick(story: Story[State]) -> bool:
    state = story.state
    if round_is_over(state):
        return _end_tricks(story)
    if state.middle and next_to_play(state) is None and _can_be_judged(state):
        return resolve(story)
    return False


def _can_be_judged(state: State) -> bool:
    """All cards of the trick are known number cards."""
    return all(map(VALUE.__contains__, state.middle))


# The reserve


def _put_aside(story: Story[State], move: Move) -> None:
    state, seat, cards = story.state, move.seat, move.args
    hand = tuple([card for card in state.hands[seat] or () if card not in cards])
    aside = in_order((*state.aside[seat], *cards))
    args = Args(seat=seat, cards=cards, count=len(aside), left=len(hand), size=RESERVE, voids=_voids(hand))
    story.tell(
        Event("card-aside", ("TT-10",), args, (*cards, f"aside-p{seat + 1}")),
        hands=replaced(state.hands, seat, hand),
        aside=replaced(state.aside, seat, aside),
    )


def _voids(hand: Cards) -> tuple[Args, ...]:
    """Suits of which a hand holds no card; not said while a card is unknown."""
    held = {*map(SUIT_OF.get, hand)}
    return () if None in held else tuple([VOID[each] for each in SUITS if each not in held])


def _take_back(story: Story[State], move: Move) -> None:
    state, seat, card = story.state, move.seat, move.args[0]
    aside = _without(state.aside[seat], card)
    story.tell(
        Event("card-returned", ("TT-10",), Args(seat=seat, card=card, count=len(aside)), (card,)),
        hands=replaced(state.hands, seat, in_order((*(state.hands[seat] or ()), card))),
        aside=replaced(state.aside, seat, aside),
    )


def _close(story: Story[State], move: Move) -> None:
    """The five cards are shuffled; without a seed nobody knows their order (TT-11)."""
    state, seat = story.state, move.seat
    cards = in_order(state.aside[seat])
    order = () if state.seed is None else reserve_orders(len(state.hands), state.seed, state.round)[seat]
    hand = state.hands[seat] or ()
    args = Args(seat=seat, cards=cards, left=len(hand), voids=_voids(hand))
    story.tell(
        Event("reserve-closed", ("TT-10", "TT-11"), args, (f"reserve-p{seat + 1}",)),
        aside=replaced(state.aside, seat, ()),
        reserves=replaced(state.reserves, seat, Reserve(cards, order)),
        closed=replaced(state.closed, seat, True),
    )


def _begin_tricks(story: Story[State]) -> bool:
    state = story.state
    if not state.hands:
        return False
    leader = clockwise(state, state.leader)[0]
    args = Args(seat=leader, round=state.round)
    story.tell(
        Event("tricks-begin", ("TT-Q23", "TT-12"), args, (f"hand-p{leader + 1}",)),
        closed=(False,) * len(state.hands),
        asked=0,
        stage=Stage.DRAW,
    )
    return True


# Drawing and playing


def _draw(story: Story[State], move: Move) -> None:
    """The top card, unseen until it is in the hand (TT-12). From an unknown order an unknown card comes."""
    state, seat = story.state, move.seat
    reserve = state.reserves[seat]
    top = reserve.top
    card = HIDDEN if top is None else reserve.cards[top]
    left = Reserve((HIDDEN,) * (len(reserve.cards) - 1)) if top is None else reserve.without(top)
    hand = in_order((*(state.hands[seat] or ()), card))
    args = Args(seat=seat, card=card, left=len(left.cards), held=len(hand))
    story.tell(
        Event("card-drawn", ("TT-12", "TT-13", "TT-Q02"), args, (card, f"hand-p{seat + 1}")),
        hands=replaced(state.hands, seat, hand),
        reserves=replaced(state.reserves, seat, left),
        asked=_asked_up_to(state, seat),
    )


def _pass(story: Story[State], move: Move) -> None:
    state, seat = story.state, move.seat
    args = Args(seat=seat, left=len(state.reserves[seat].cards))
    story.tell(
        Event("draw-passed", ("TT-13", "TT-Q02"), args, (f"reserve-p{seat + 1}",)), asked=_asked_up_to(state, seat)
    )


def _asked_up_to(state: State, seat: Seat) -> int:
    return clockwise(state, state.leader).index(seat) + 1


def _play(story: Story[State], move: Move) -> None:
    state, seat, card = story.state, move.seat, move.args[0]
    hand = state.hands[seat] or ()
    story.tell(
        _played(state, seat, card, hand),
        hands=replaced(state.hands, seat, _without(hand, card)),
        middle=replaced(state.middle, seat, card),
    )


def _played(state: State, seat: Seat, card: str, hand: Cards) -> Event:
    """A lead, a card that had to follow, or one of another suit because there was nothing to follow with."""
    led, own = led_card(state), SUIT_OF[card]
    if led is None:
        return Event("card-led", ("TT-14",), Args(seat=seat, card=card, suit=own), (card,))
    asked = SUIT_OF[led]
    if own == asked:
        args = Args(seat=seat, card=card, suit=asked, led=led, held=of_suit(hand, asked))
        return Event("card-followed", ("TT-16", "TT-15"), args, (card, led))
    args = Args(seat=seat, card=card, suit=asked, led=led, played=own)
    return Event("card-thrown", ("TT-17", "TT-15"), args, (card, led))


def _without(cards: Cards, card: str) -> Cards:
    at = cards.index(card)
    return (*cards[:at], *cards[at + 1 :])


# After a trick


def _resolving(story: Story[State]) -> bool:
    if trick_begun(story.state):
        return false_trick_goes_home(story)
    return due_bonus(story) if story.state.collectors else _after_trick(story)


def _recalling(story: Story[State]) -> bool:
    return nothing_to_recall(story) if story.state.collectors else _after_trick(story)


def _after_uses(story: Story[State]) -> bool:
    if waiting_for_plans(story.state):
        return False
    return reveal(story) or score_round(story)


def _between_rounds(story: Story[State]) -> bool:
    return end_game(story) or deal_round(story)


def _after_trick(story: Story[State]) -> bool:
    """An empty hand ends the round (TT-40); otherwise the next trick begins (TT-41)."""
    state = story.state
    if () in state.hands and state.options["round_end_check"] == "after_trick":
        return _end_tricks(story)
    by_winner = state.options["lead_next"] == "winner"
    leader = clockwise(state, state.last if by_winner else state.first)[0] if state.hands else 0
    args = Args(seat=leader, by_winner=by_winner, number=sum(map(len, state.tricks)) + 1)
    story.tell(
        Event("next-trick", ("TT-41", "TT-26", "TT-Q01"), args, (f"hand-p{leader + 1}",)),
        leader=leader,
        asked=0,
        collectors=(),
        stage=Stage.DRAW,
    )
    return True


def _end_tricks(story: Story[State]) -> bool:
    state = story.state
    empty = tuple(seat for seat in seats(state) if state.hands[seat] == ())
    left = tuple(
        Args(seat=seat, hand=len(state.hands[seat] or ()), reserve=len(state.reserves[seat].cards))
        for seat in seats(state)
        if state.hands[seat] or state.reserves[seat].cards
    )
    story.tell(
        Event(
            "round-over", ("TT-40", "TT-42"), Args(empty=empty, left=left), tuple(f"hand-p{seat + 1}" for seat in empty)
        ),
        collectors=(),
        stage=Stage.USES,
    )
    return True


_FOLLOWS: dict[str, Callable[[Story[State]], bool]] = {
    Stage.RESERVE: _begin_tricks,
    Stage.DRAW: _in_trick,
    Stage.RESOLVE: _resolving,
    Stage.BONUS: _after_trick,
    Stage.RECALL: _recalling,
    Stage.USES: _after_uses,
    Stage.DEAL: _between_rounds,
}
_ACTS: dict[str, Callable[[Story[State], Move], None]] = {
    ASIDE: _put_aside,
    RETURN: _take_back,
    CLOSE: _close,
    DRAW: _draw,
    PASS: _pass,
    PLAY: _play,
    TAKE: take,
    DECLINE: decline,
    RECALL: recall,
    USE: choose_use,
    DONE: finish,
}
