"""Before the first turn of Sequence: sides, cutting for the first turn, dealing (SEQ-01 to SEQ-12)."""

from __future__ import annotations

from ..core import Args, BadSetup, Event, Seat, Story, seat_name, shuffled
from .state import (
    COLOURS,
    DECK,
    DEFAULTS,
    EMPTY,
    GAME_ID,
    HAND_SIZE,
    RANKS,
    Card,
    Colour,
    State,
    full_supply,
    seats,
)

LOW_CUT_DEALS = "low_cut_deals"
PATIENCE = 50
"""Ties are cut again this often; then the first of the tied players begins."""


def sides_for(players: int, wanted: int) -> int:
    """How many sides play: both numbers fit six and twelve players (SEQ-C23), only one fits the others."""
    return wanted if players % wanted == 0 else 5 - wanted


def default_teams(players: int, options: Args = DEFAULTS) -> tuple[Colour, ...]:
    """Every second or every third player belongs together (SEQ-05, SEQ-06)."""
    sides = sides_for(players, options["sides"])
    return tuple([COLOURS[seat % sides] for seat in range(players)])


def set_up(players: int, seed: int, variant: str, options: Args) -> State:
    """A fresh game: cut, dealt, the first player to move."""
    if players not in HAND_SIZE:
        raise BadSetup("players", GAME_ID, ("SEQ-01",), given=players, allowed=tuple(HAND_SIZE))
    if options["sides"] == 3 and players % 3:
        raise BadSetup("uneven", GAME_ID, ("SEQ-03",), players=players, sides=3)
    teams = default_teams(players, options)
    state = State(
        variant=variant,
        options=options,
        teams=teams,
        hands=(None,) * players,
        discards=((),) * players,
        supply=tuple(full_supply(EMPTY, colour) for colour in COLOURS[: len(set(teams))]),
        lapsed=(0,) * players,
        cuts=_cut(seed, 0, tuple(range(players)), players),
        seed=seed,
    )
    story = Story(state)
    while cut_or_deal(story):
        pass
    return story.state


def _cut(seed: int, time: int, cutting: tuple[Seat, ...], players: int) -> tuple[Card | None, ...]:
    """A card for each who cuts."""
    cards = iter(shuffled(DECK, seed, "cut", time))
    return tuple([next(cards) if seat in cutting else None for seat in range(players)])


def cut_or_deal(story: Story[State]) -> bool:
    """Tell the next thing that happens before the first turn; False if there is none."""
    state = story.state
    if state.dealer is None and any(state.cuts):
        return _decide(story)
    undealt = state.draw is None and state.hands and state.hands.count(None) == len(state.hands)
    if state.dealer is not None and undealt and state.seed is not None and len(state.hands) in HAND_SIZE:
        _deal(story, state.seed)
        return True
    return False


def height(card: Card) -> int:
    """Where a card stands in the cut, aces high (SEQ-07)."""
    return RANKS.index(card[:-1])


def _heights(state: State) -> list[tuple[int, Seat]]:
    """What has been cut and can be compared."""
    return [(height(card), seat) for seat, card in enumerate(state.cuts) if card and card[:-1] in RANKS]


def _decide(story: Story[State]) -> bool:
    """The lowest card cut plays first (SEQ-07); those who tie cut again (SEQ-C02)."""
    state = story.state
    cut = _heights(state)
    if not cut:
        return False
    lowest = [seat for rank, seat in cut if rank == min(cut)[0]]
    if len(lowest) > 1 and state.shuffles < PATIENCE:
        return _cut_again(story, tuple(lowest))
    _begin(story, lowest[0])
    return True


def _cut_again(story: Story[State], tied: tuple[Seat, ...]) -> bool:
    state = story.state
    args = Args(tied=tied, cards=tuple([state.cuts[seat] for seat in tied]))
    about = tuple(f"cut-{seat_name(seat)}" for seat in tied)
    again: tuple[Card | None, ...] = (None,) * len(state.hands)
    if state.seed is not None:
        again = _cut(state.seed, state.shuffles + 1, tied, len(state.hands))
    story.tell(Event("cut-tied", ("SEQ-C02",), args, about), cuts=again, shuffles=state.shuffles + 1)
    return state.seed is not None


def _begin(story: Story[State], lowest: Seat) -> None:
    """The dealer sits at the right of the first player (SEQ-12, SEQ-C01)."""
    state, players = story.state, len(story.state.hands)
    first = (lowest + 1) % players if state.options["first_player"] == LOW_CUT_DEALS else lowest
    order = sorted(_heights(state))
    args = Args(
        lowest=lowest,
        card=state.cuts[lowest],
        first=first,
        dealer=(first - 1) % players,
        cards=tuple([state.cuts[seat] for _, seat in order]),
        how=state.options["first_player"],
    )
    event = Event("first-decided", ("SEQ-07", "SEQ-12", "SEQ-C01"), args, (f"cut-{seat_name(lowest)}",))
    story.tell(event, dealer=(first - 1) % players, turn=first, shuffles=0)


def _deal(story: Story[State], seed: int) -> None:
    state, players = story.state, len(story.state.hands)
    size = HAND_SIZE[players]
    cards = shuffled(DECK, seed, "deal")
    hands = tuple([cards[seat * size : (seat + 1) * size] for seat in seats(state)])
    pile = cards[players * size :]
    args = Args(dealer=state.dealer, players=players, size=size, left=len(pile), first=state.turn)
    event = Event("hands-dealt", ("SEQ-08", "SEQ-09", "SEQ-12"), args, ("draw",))
    story.tell(event, hands=hands, draw=pile, cuts=())
