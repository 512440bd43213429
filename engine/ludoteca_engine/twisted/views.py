"""What one seat of Twisted may see and hear, and filling in what nobody knows."""

from __future__ import annotations

from ..core import Args, Event, Seat, shuffled
from .state import COUNTED, DECK, HANDS, HIDDEN, Cards, State, seats

PRIVATE = {
    "card-laid": ("card-laid-seen", ("fitting", "twists")),
    "card-twisted": ("card-twisted-seen", ("fitting", "twists")),
    "row-taken": ("row-taken-seen", ("fitting", "twists", "missing", "reason")),
    "card-drawn": ("card-drawn-seen", ("card", "seen")),
}
"""What the others hear instead, and what it leaves out: all that tells about the hand of the seat that acts."""


def seen_by(state: State, seat: Seat) -> State:
    """The position as this seat knows it. Minus piles are closed for everybody until they are counted (TW-Q11)."""
    counted = state.stage in COUNTED
    shown = counted or state.options["reveal_minus"]
    return state._replace(
        hands=tuple(hand if hand is None or owner == seat else _backs(hand) for owner, hand in enumerate(state.hands)),
        minus=state.minus if shown else tuple(map(_backs, state.minus)),
        penalty=state.penalty if counted else tuple(map(_backs, state.penalty)),
        pile=None if state.pile is None else _backs(state.pile),
        seed=None,
    )


def _backs(cards: Cards) -> Cards:
    return (HIDDEN,) * len(cards)


def told(event: Event, seat: Seat) -> Event | None:
    """Others hear what was done, not what the hand would have allowed; a closed pile is counted for nobody."""
    if event.kind in ("minus-counted", "result-counted") and event.args["unseen"]:
        return None
    if event.kind in ("range-found", "twists-found") and event.args["seat"] != seat:
        return None
    if event.kind not in PRIVATE or event.args["seat"] == seat:
        return event
    kind, private = PRIVATE[event.kind]
    public = Args({name: value for name, value in event.args.items() if name not in private})
    return Event(kind, _public_rules(event), public, event.about)


def _public_rules(event: Event) -> tuple[str, ...]:
    """That a choice was free (TW-31), or a take (TW-51), says something about the hand."""
    kept = [rule for rule in event.rules if rule != "TW-31"]
    return tuple(dict.fromkeys("TW-50" if rule == "TW-51" else rule for rule in kept))


def fill(state: State, seed: int) -> State:
    """Every unknown card becomes one that lies nowhere else; unknown hands and piles are dealt as in a real game."""
    free = iter(shuffled(_free(state), seed, "fill"))

    def known(cards: Cards) -> Cards:
        return tuple(card or next(free, HIDDEN) for card in cards)

    size = HANDS.get(len(state.hands), 0)
    filled = state._replace(
        row=known(state.row),
        hands=tuple(known((HIDDEN,) * size if hand is None else hand) for hand in state.hands),
        plus=tuple(map(known, state.plus)),
        minus=tuple(map(known, state.minus)),
        penalty=tuple(map(known, state.penalty)),
        seed=seed if state.seed is None else state.seed,
    )
    return filled._replace(pile=tuple(free) if state.pile is None else known(state.pile))


def _free(state: State) -> Cards:
    """The cards of the deck that lie nowhere on the table."""
    lying = {*state.row, *(state.pile or ())}
    for seat in seats(state):
        lying.update(state.hands[seat] or (), state.plus[seat], state.minus[seat], state.penalty[seat])
    return tuple(card for card in DECK if card not in lying)
