"""What one seat of Pega em 6! may see and hear, and filling in what nobody knows."""

from __future__ import annotations

from collections import Counter

from ..core import Args, Event, Seat, shuffled
from .draft import deck_size
from .notation import rest
from .specials import HIDDEN_KIND, NO_SPECIALS, SHOWN, SPECIAL_DECK, SPECIAL_HAND, Kinds, Specials, sorted_kinds
from .state import (
    ANNIVERSARY,
    HAND_OF,
    HIDDEN,
    HIGHEST,
    PRO,
    ROWS,
    Card,
    Cards,
    Stage,
    State,
    requeued,
    revealed_by_seat,
    seats,
)


def seen_by(state: State, seat: Seat) -> State:
    """The position as this seat knows it: other hands and face-down cards are unknown, and so is the seed."""
    others = [each for each in seats(state) if each != seat]
    hands, chosen, piles = list(state.hands), list(state.chosen), list(state.piles)
    for other in others:
        hand = hands[other]
        hands[other] = None if hand is None else _backs(hand)
        chosen[other] = None if chosen[other] is None else HIDDEN
        if not state.options["show_piles"]:
            piles[other] = _backs(piles[other])
    return state._replace(
        hands=tuple(hands),
        chosen=tuple(chosen),
        piles=tuple(piles),
        unused=_backs(state.unused),
        seed=None,
        specials=_specials_seen(state.specials, seat) if state.specials != NO_SPECIALS else NO_SPECIALS,
    )


def _specials_seen(specials: Specials, seat: Seat) -> Specials:
    """Other special hands and the order of the deck are unknown; discards lie open."""
    hands = tuple(hand if hand is None or owner == seat else _blanks(hand) for owner, hand in enumerate(specials.hands))
    return specials._replace(hands=hands, deck=_blanks(specials.deck))


def _blanks(kinds: Kinds) -> Kinds:
    return (HIDDEN_KIND,) * len(kinds)


def _backs(cards: Cards) -> Cards:
    return (HIDDEN,) * len(cards)


def told(event: Event, seat: Seat) -> Event | None:
    """Others hear that a card was chosen, not which (P6-07); and that a special card was drawn, not which."""
    if event.kind == "special-drawn" and event.args["seat"] != seat:
        args = Args({name: value for name, value in event.args.items() if name != "special"})
        return Event("special-drawn-hidden", event.rules, args, event.about)
    if event.kind == "card-chosen" and event.args["seat"] != seat:
        return Event(
            "card-chosen-hidden", event.rules, Args(seat=event.args["seat"]), (f"chosen-p{event.args['seat'] + 1}",)
        )
    return event


def fill(state: State, seed: int) -> State:
    """Every unknown card becomes one that lies nowhere else; an unknown hand gets as many as the fullest known one.

    Rows and special cards of which nothing is said are dealt.
    """
    free = iter(_free(state, seed))

    def known(cards: Cards) -> Cards:
        return tuple(card or next(free, HIDDEN) for card in cards)

    def known_one(card: Card | None) -> Card | None:
        return next(free, HIDDEN) if card == HIDDEN else card

    size = max((len(hand) for hand in state.hands if hand is not None), default=HAND_OF[state.variant])
    shown = tuple(map(known_one, revealed_by_seat(state)))
    filled = state._replace(
        rows=tuple(map(known, state.rows or _unknown_rows(state))),
        chosen=tuple(map(known_one, state.chosen)),
        hands=tuple(tuple(sorted(known(_backs((1,) * size) if hand is None else hand))) for hand in state.hands),
        piles=tuple(map(known, state.piles)),
        unused=tuple(sorted(known(state.unused))),
        seed=seed if state.seed is None else state.seed,
        market=known(state.market),
        specials=_specials_filled(state, seed),
    )
    return requeued(filled, shown)


def _unknown_rows(state: State) -> tuple[Cards, ...]:
    return ((HIDDEN,),) * ROWS if state.stage == Stage.PLAY else ()


def _specials_filled(state: State, seed: int) -> Specials:
    """Every unknown special card becomes one that lies nowhere else; unknown hands and the deck are dealt."""
    if state.variant != ANNIVERSARY:
        return state.specials
    specials = state.specials
    hands = specials.hands or (None,) * len(state.hands)
    shown = SHOWN.get(specials.act.due) if specials.act else None
    lying = Counter((*((shown,) if shown else ()), *specials.deck, *specials.discards))
    for kinds in (*specials.on, *hands):
        lying.update(kinds or ())
    missing = tuple((Counter(SPECIAL_DECK) - lying).elements())
    each = min(SPECIAL_HAND, (len(missing) - lying[HIDDEN_KIND]) // max(1, hands.count(None)))
    free = iter(shuffled(missing, seed, "fill specials"))

    def known(kinds: Kinds) -> Kinds:
        return tuple(next(free, HIDDEN_KIND) if kind == HIDDEN_KIND else kind for kind in kinds)

    return specials._replace(
        hands=tuple(sorted_kinds(known((HIDDEN_KIND,) * each if hand is None else hand)) for hand in hands),
        deck=known(specials.deck) or tuple(free),
        discards=known(specials.discards),
    )


def _free(state: State, seed: int) -> Cards:
    """The cards that lie nowhere, in a random order; those that are not played with come last (P6-PRO-02)."""
    known_unused = set(state.unused)
    mixed = shuffled((card for card in rest(state) if card not in known_unused), seed, "fill")
    highest = deck_size(len(state.hands)) if state.variant == PRO else HIGHEST
    return tuple(sorted(mixed, key=lambda card: card > highest))
