"""The judge of the toy, and what happens."""

from __future__ import annotations

from collections import Counter

from ludoteca_engine.core import Args, BadSetup, Event, Fault, Move, Outcome, Refusal, Story, shuffled
from ludoteca_engine.core import refusals as table
from ludoteca_engine.core.editing import replaced
from tests.engine.toy.state import ASIDE, DECK, HAND, Cards, State, zones


def set_up(players: int, seed: int, variant: str, options: Args) -> State:
    if players not in (2, 3):
        raise BadSetup("players", "toy", ("TOY-01",), given=players)
    cards = shuffled(DECK, seed, "deal")
    hands = tuple(tuple(sorted(cards[n * HAND : n * HAND + HAND])) for n in range(players))
    nothing = ((),) * players
    return State(options, hands, nothing, (False,) * players, (0,) * players, cards[players * HAND :], seed=seed)


def to_act(state: State) -> tuple[int, ...]:
    return () if state.over else tuple(n for n in range(len(state.hands)) if _undecided(state, n))


def _undecided(state: State, seat: int) -> bool:
    # A first part is legal only if some completion is: one single card is not enough to begin with.
    return not state.closed[seat] and len(state.hands[seat] + state.aside[seat]) >= ASIDE


def moves_of(state: State, seat: int) -> tuple[Move, ...]:
    if len(state.aside[seat]) >= ASIDE:
        return (Move(seat, "close"),)
    return tuple(Move(seat, "aside", (card,)) for card in dict.fromkeys(state.hands[seat]) if card)


def interrupts(state: State) -> tuple[Move, ...]:
    return tuple(Move(n, "back", (card,)) for n in to_act(state) for card in dict.fromkeys(state.aside[n]) if card)


def refusals(state: State, move: Move) -> tuple[Refusal, ...]:
    if not 0 <= move.seat < len(state.hands):
        return (table.no_such_seat(move, len(state.hands)),)
    if state.over:
        return (table.game_over(move),)
    if move.seat not in to_act(state):
        return (table.not_asked(move, to_act(state)),)
    kind = _refused(move, state.hands[move.seat], state.aside[move.seat])
    return (Refusal(kind, ("TOY-03",), Args(seat=move.seat, card=(*move.args, 0)[0])),) if kind else ()


def _refused(move: Move, hand: Cards, aside: Cards) -> str:
    if move.verb == "close":
        return "" if len(aside) >= ASIDE else "not-two"
    if move.verb == "back":
        return "" if move.args[0] in aside else "not-aside"
    if len(aside) >= ASIDE:
        return "two-already"
    return "" if move.args[0] in hand else "not-held"


def carry_out(story: Story[State], move: Move) -> None:
    state, seat = story.state, move.seat
    if move.verb == "close":
        story.tell(Event("closed", ("TOY-03",), Args(seat=seat)), closed=replaced(state.closed, seat, True))
        return
    card, hand, aside = move.args[0], list(state.hands[seat]), list(state.aside[seat])
    source, target = (hand, aside) if move.verb == "aside" else (aside, hand)
    source.remove(card)
    target.append(card)
    story.tell(
        Event("set-aside" if move.verb == "aside" else "taken-back", ("TOY-03", "TOY-04"), Args(seat=seat, card=card)),
        # Sorted: orders that mean the same give equal states.
        hands=replaced(state.hands, seat, tuple(sorted(hand))),
        aside=replaced(state.aside, seat, tuple(sorted(aside))),
    )


def go_on(story: Story[State]) -> None:
    state = story.state
    if state.over or to_act(state) or not any(state.closed) or any(0 in cards for cards in state.aside):
        return
    sums = tuple(map(sum, state.aside))
    best = min(sums) if state.options["low_wins"] else max(sums)
    won = tuple(seat for seat, each in enumerate(sums) if each == best)
    shown = tuple(Args(seat=seat, sum=each) for seat, each in enumerate(sums))
    story.tell(
        Event("scored", ("TOY-05",), Args(sums=shown, winners=won)),
        points=tuple(points + (seat in won) for seat, points in enumerate(state.points)),
        spent=(*state.spent, *(card for cards in state.aside for card in cards)),
        aside=((),) * len(sums),
        closed=(False,) * len(sums),
    )
    for seat in range(len(sums)):
        _draw(story, seat)
    if not any(story.state.hands):
        ended = outcome(story.state._replace(over=True))
        assert ended is not None
        story.tell(Event("ended", ended.rules, Args(winners=ended.winners)), over=True)


def _draw(story: Story[State], seat: int) -> None:
    hands, pile = story.state.hands, story.state.pile
    wanted = max(0, HAND - len(hands[seat]))
    if cards := pile[:wanted]:
        drawn = replaced(hands, seat, tuple(sorted((*hands[seat], *cards))))
        story.tell(Event("drawn", ("TOY-06",), Args(seat=seat, cards=cards)), hands=drawn, pile=pile[wanted:])


def outcome(state: State) -> Outcome | None:
    if not state.over or not state.points:
        return None
    won = tuple(seat for seat, each in enumerate(state.points) if each == max(state.points))
    return Outcome("hands-empty", state.points, won, ("TOY-06", "TOY-07"))


def faults(state: State) -> tuple[Fault, ...]:
    counted = Counter(piece for zone in zones(state) for piece in zone.pieces if piece != "?")
    twice = (Fault("card-twice", ("TOY-02",), Args(card=int(p), times=n)) for p, n in counted.items() if n > 1)
    few = Fault("few-seats", ("TOY-01",), Args(players=len(state.hands)))
    return (*twice, *(() if len(state.hands) in (2, 3) else (few,)))
