"""Pega em 6! as a plain loop without events, reasons or immutable states: what the engine is measured against.

It plays the same rules honestly (every card is checked against the hand, every row against every card) and nothing else.
"""

from __future__ import annotations

from random import Random


def heads(card: int) -> int:
    if card == 55:
        return 7
    if card % 11 == 0:
        return 5
    if card % 10 == 0:
        return 3
    return 2 if card % 10 == 5 else 1


HEADS = [0, *map(heads, range(1, 105))]


def play_round(players: int, dice: Random) -> list[int]:
    """One deal, everybody choosing at random; a low card takes a row at random. Returns the heads of each player."""
    deck = list(range(1, 105))
    dice.shuffle(deck)
    hands = [deck[seat * 10 : seat * 10 + 10] for seat in range(players)]
    rows = [[card] for card in deck[players * 10 : players * 10 + 4]]
    taken = [0] * players
    for _ in range(10):
        revealed = []
        for seat, hand in enumerate(hands):
            card = hand[int(dice.random() * len(hand))]
            if card not in hand:
                raise ValueError(card)
            hand.remove(card)
            revealed.append((card, seat))
        for card, seat in sorted(revealed):
            nearest = None
            for row in rows:
                if row[-1] < card and (nearest is None or row[-1] > nearest[-1]):
                    nearest = row
            if nearest is None:
                nearest = rows[int(dice.random() * 4)]
                taken[seat] += sum(HEADS[each] for each in nearest)
                nearest[:] = [card]
            elif len(nearest) == 5:
                taken[seat] += sum(HEADS[each] for each in nearest)
                nearest[:] = [card]
            else:
                nearest.append(card)
    return taken
