"""Dealing a round of Pega em 6! (P6-04 to P6-06, P6-23; P6-PRO-02; P6-X-02 to 05, P6-X-END-02 to 05)."""

from __future__ import annotations

from typing import Any

from ..core import Args, BadSetup, Event, Story, shuffled
from .draft import opened
from .specials import SPECIAL_DECK, SPECIAL_HAND, Kinds, Specials, sorted_kinds
from .state import (
    ANNIVERSARY,
    DECK,
    GAME_ID,
    HAND_OF,
    PLAYERS_OF,
    PLAYERS_RULE,
    PRO,
    ROWS,
    Cards,
    Stage,
    State,
)


def set_up(players: int, seed: int, variant: str, options: Args) -> State:
    """The first round of a fresh game."""
    allowed = PLAYERS_OF[variant]
    if players not in allowed:
        limits = Args(given=players, least=allowed.start, most=allowed.stop - 1)
        raise BadSetup("players", GAME_ID, (PLAYERS_RULE[variant],), **limits)
    empty: tuple[Cards, ...] = ((),) * players
    fresh = State(
        variant=variant, options=options, chosen=(None,) * players, piles=empty, totals=(0,) * players, seed=seed
    )
    if variant == ANNIVERSARY:
        cards = shuffled(SPECIAL_DECK, seed, "specials", 1)
        fresh = fresh._replace(specials=_specials_dealt(((),) * players, cards, SPECIAL_HAND))
    return fresh._replace(**_dealt(players, seed, 1, variant))


def _dealt(players: int, seed: int, round_number: int, variant: str) -> dict[str, Any]:
    """Hands, rows and the cards left over, from one shuffle; or the open cards of a draft."""
    if variant == PRO:
        return opened(players)
    size = HAND_OF[variant]
    cards = shuffled(DECK, seed, "round", round_number)
    hands = tuple(tuple(sorted(cards[seat * size : (seat + 1) * size])) for seat in range(players))
    opening = cards[players * size : players * size + ROWS]
    return {
        "hands": hands,
        "rows": tuple((card,) for card in opening),
        "unused": tuple(sorted(cards[players * size + ROWS :])),
    }


def _specials_dealt(kept: tuple[Kinds | None, ...], cards: Kinds, each: int, discards: Kinds = ()) -> Specials:
    """So many special cards for each seat; the rest is the deck."""
    hands = tuple(
        sorted_kinds((*(hand or ()), *cards[seat * each : (seat + 1) * each])) for seat, hand in enumerate(kept)
    )
    return Specials(hands=hands, deck=cards[each * len(kept) :], discards=discards)


def deal_round(story: Story[State]) -> bool:
    """Tell the deal of the next round; False while nobody knows the seed."""
    state = story.state
    if state.seed is None or len(state.hands) not in PLAYERS_OF[state.variant]:
        return False
    players = len(state.hands)
    cleared = {
        "chosen": (None,) * players,
        "revealed": (),
        "piles": ((),) * players,
        "round": state.round + 1,
        "stage": Stage.PLAY,
        "market": (),
    }
    dealt = {**cleared, **_dealt(players, state.seed, state.round + 1, state.variant)}
    if state.variant == ANNIVERSARY:
        _deal_anniversary(story, dealt)
    else:
        story.tell(_round_dealt(state, dealt), **dealt)
    return True


def _round_dealt(state: State, dealt: dict[str, Any]) -> Event:
    round_number = state.round + 1
    if state.variant == PRO:
        args = Args(round=round_number, size=len(dealt["market"]))
        return Event("draft-opened", ("P6-23", "P6-PRO-02", "P6-PRO-03"), args)
    opening = tuple(row[0] for row in dealt["rows"])
    args = Args(round=round_number, cards=opening, hand=HAND_OF[state.variant])
    return Event("round-dealt", ("P6-23", "P6-04", "P6-05"), args)


def _deal_anniversary(story: Story[State], dealt: dict[str, Any]) -> None:
    """Kept special cards stay; what lay on the table joins the discards (P6-C23); new ones are dealt (P6-C24)."""
    state = story.state
    before = state.specials
    assert state.seed is not None
    discards = (*before.discards, *(kind for lying in before.on for kind in lying))
    if state.options["x_round2_pool"] == "deck_only":
        pool = before.deck
    else:
        pool, discards = shuffled((*before.deck, *discards), state.seed, "specials", state.round + 1), ()
    hands = before.hands or ((),) * len(state.hands)
    each = min(SPECIAL_HAND, len(pool) // len(hands))
    opening = tuple(row[0] for row in dealt["rows"])
    args = Args(
        round=state.round + 1,
        cards=opening,
        hand=HAND_OF[state.variant],
        special_cards=each,
        kept=sum(len(hand or ()) for hand in hands),
        size=len(pool) - each * len(hands),
    )
    rules = ("P6-X-END-02", "P6-X-END-03", "P6-X-END-04", *(("P6-X-END-05",) if each < SPECIAL_HAND else ()))
    specials = _specials_dealt(hands, pool, each, discards)
    story.tell(Event("round-dealt-special", (*rules, "P6-C23", "P6-C24"), args), **dealt, specials=specials)
