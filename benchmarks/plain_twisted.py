"""Twisted as a plain loop: what the engine is measured against.

The same rules honestly played: legal moves are offered, a move is checked before it is made, piles hold the cards
that lie there. But lists are changed in place, and there are no events, no reasons, no texts and nothing to go back to.
"""

from __future__ import annotations

from random import Random

DECK = [number for number in range(12, 99) if number % 10]
HANDS = {2: 9, 3: 9, 4: 8}
Move = tuple[str, int, int]
"""What is done, the card of the hand and the card of the row (0 where there is none)."""


def twin(card: int) -> int:
    return card % 10 * 10 + card // 10


class PlainGame:
    """One round."""

    def __init__(self, players: int, dice: Random) -> None:
        deck = list(DECK)
        dice.shuffle(deck)
        size = HANDS[players]
        self.hands = [sorted(deck[seat * size : (seat + 1) * size]) for seat in range(players)]
        self.pile = deck[players * size :]
        self.row: list[int] = []
        self.plus: list[list[int]] = [[] for _ in range(players)]
        self.minus: list[list[int]] = [[] for _ in range(players)]
        self.turn = 0
        self.over = False

    def legal_moves(self) -> list[Move]:
        """Cards to lay, cards to twist, and taking the row."""
        hand, row = self.hands[self.turn], self.row
        if not row:
            return [("lay", card, 0) for card in hand]
        end = row[-1]
        moves = [("lay", card, 0) for card in hand if abs(card - end) <= 10]
        moves += [("twist", twin(card), card) for card in row if card % 11 and twin(card) in hand]
        return [*moves, ("take", 0, 0)]

    def play(self, move: Move) -> None:
        if move not in self.legal_moves():
            raise ValueError(f"{move} is not legal for {self.turn}")
        kind, card, removed = move
        if kind == "take":
            self.minus[self.turn] += self.row
            self.row = []
            # The same player goes on and opens a new row, unless that was the last one.
            self.over = not self.pile
            return
        self.hands[self.turn].remove(card)
        if kind == "lay":
            self.row.append(card)
        else:
            self.row.remove(removed)
            self.plus[self.turn] += (card, removed)
            self.over = not self.row and not self.pile
        if not self.over:
            self.draw_and_pass_on()

    def draw_and_pass_on(self) -> None:
        if self.pile:
            self.hands[self.turn].append(self.pile.pop(0))
        self.turn = (self.turn + 1) % len(self.hands)

    def points(self) -> list[int]:
        costs = [sum(1 if card % 11 else 5 for card in pile) for pile in self.minus]
        return [len(plus) - cost for plus, cost in zip(self.plus, costs, strict=True)]


def play_round(players: int, dice: Random) -> list[int]:
    """Two rounds, the shortest match there is, everybody at random."""
    totals = [0] * players
    for _ in range(2):
        game = PlainGame(players, dice)
        while not game.over:
            moves = game.legal_moves()
            game.play(moves[int(dice.random() * len(moves))])
        totals = [total + points for total, points in zip(totals, game.points(), strict=True)]
    return totals


ONE_ROUND: dict[str, object] = {}
"""How the engine is asked for the same: a match as it is."""
