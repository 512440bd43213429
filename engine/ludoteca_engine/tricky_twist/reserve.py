"""The reserve: its owner knows the cards but not their order (TT-10, TT-11)."""

from __future__ import annotations

from typing import NamedTuple

from .cards import HIDDEN, Card, Cards, in_order


class Reserve(NamedTuple):
    """A face-down reserve: which cards it holds, and apart from that the order in which they are drawn.

    `order` names the cards by their place, the top card first; without it nobody knows the order (TT-11). The
    cards themselves are kept sorted, so that looking at them gives nothing away.
    """

    cards: Cards = ()
    order: tuple[int, ...] = ()

    @property
    def top(self) -> int | None:
        """The place of the card that would be drawn; None if nobody knows."""
        if self.order:
            return self.order[0]
        return 0 if len(self.cards) == 1 else None

    def without(self, place: int) -> Reserve:
        """The reserve after one of its cards has left."""
        order = tuple([each - (each > place) for each in self.order if each != place])
        cards = (*self.cards[:place], *self.cards[place + 1 :])
        return Reserve(cards, order if len(cards) > 1 else ())

    def with_top(self, card: Card, place: int) -> Reserve:
        """The reserve with one more card on top; where the order is unknown it stays unknown."""
        order = (place, *[each + (each >= place) for each in self.order]) if self.order else ()
        return Reserve((*self.cards[:place], card, *self.cards[place:]), order)


def laid_down(cards: Cards) -> Reserve:
    """A reserve from cards in the order they are drawn, the top card first.

    >>> laid_down(("5W", "3D", "4D"))
    Reserve(cards=('5W', '3D', '4D'), order=(0, 1, 2))
    """
    kept = in_order(cards)
    if len(cards) < 2 or set(cards) == {HIDDEN}:
        return Reserve(kept)
    places = list(range(len(kept)))
    order = []
    for card in cards:
        place = next(each for each in places if kept[each] == card)
        places.remove(place)
        order.append(place)
    return Reserve(kept, tuple(order))


NO_RESERVE = Reserve()
