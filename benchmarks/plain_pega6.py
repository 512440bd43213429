"""Pega em 6! as a plain loop: what the engine is measured against.

The same rules honestly played: legal moves are offered, a move is checked before it is made, bull piles hold the
cards that were taken. But lists are changed in place, and there are no events, no reasons, no texts and nothing to
go back to.
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


class PlainGame:
    """One round of the base game."""

    def __init__(self, players: int, dice: Random) -> None:
        deck = list(range(1, 105))
        dice.shuffle(deck)
        self.hands = [sorted(deck[seat * 10 : seat * 10 + 10]) for seat in range(players)]
        self.rows = [[card] for card in deck[players * 10 : players * 10 + 4]]
        self.piles: list[list[int]] = [[] for _ in range(players)]
        self.chosen: dict[int, int] = {}
        self.waiting: list[tuple[int, int]] = []

    def to_act(self) -> list[int]:
        if self.waiting:
            return [self.waiting[0][1]]
        return [seat for seat, hand in enumerate(self.hands) if hand and seat not in self.chosen]

    def legal_moves(self, seat: int) -> list[int]:
        """Cards to choose, or rows to take for the owner of a low card."""
        return list(range(len(self.rows))) if self.waiting else list(self.hands[seat])

    def play(self, seat: int, move: int) -> None:
        if seat not in self.to_act() or move not in self.legal_moves(seat):
            raise ValueError(f"{move} is not legal for {seat}")
        if self.waiting:
            card, _ = self.waiting.pop(0)
            self.take(seat, card, self.rows[move])
        else:
            self.hands[seat].remove(move)
            self.chosen[seat] = move
            if not self.to_act():
                self.waiting = sorted((card, seat) for seat, card in self.chosen.items())
                self.chosen = {}
        self.place_waiting()

    def place_waiting(self) -> None:
        while self.waiting:
            card, seat = self.waiting[0]
            possible = [row for row in self.rows if row[-1] < card]
            if not possible:
                return
            nearest = max(possible, key=lambda row: row[-1])
            if len(nearest) == 5:
                self.take(seat, card, nearest)
            else:
                nearest.append(card)
            self.waiting.pop(0)

    def take(self, seat: int, card: int, row: list[int]) -> None:
        self.piles[seat] += row
        row[:] = [card]

    def points(self) -> list[int]:
        return [sum(map(heads, pile)) for pile in self.piles]


def play_round(players: int, dice: Random) -> list[int]:
    """A whole round, everybody at random."""
    game = PlainGame(players, dice)
    while acting := game.to_act():
        moves = game.legal_moves(acting[0])
        game.play(acting[0], moves[int(dice.random() * len(moves))])
    return game.points()


ONE_ROUND = {"fixed_rounds": 1}
"""How the engine is asked for the same."""
