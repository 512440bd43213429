"""Sequence as a plain loop without events, reasons or immutable states: what the engine is measured against.

It plays the base game for two sides honestly: every legal move is listed, dead cards are swapped, Sequences are found
and locked, the draw pile is shuffled anew. A long row locks its first five; who can do nothing passes.
"""

from __future__ import annotations

from random import Random

GRID = (
    "** 2S 3S 4S 5S 6S 7S 8S 9S ** 6C 5C 4C 3C 2C AH KH QH 10H 10S 7C AS 2D 3D 4D 5D 6D 7D 9H QS "
    "8C KS 6C 5C 4C 3C 2C 8D 8H KS 9C QS 7C 6H 5H 4H AH 9D 7H AS 10C 10S 8C 7H 2H 3H KH 10D 6H 2D "
    "QC 9S 9C 8H 9H 10H QH QD 5H 3D KC 8S 10C QC KC AC AD KD 4H 4D AC 7S 6S 5S 4S 3S 2S 2H 3H 5D "
    "** AD KD QD 10D 9D 8D 7D 6D **"
)
SPACES: dict[str, list[int]] = {}
for number, shown in enumerate(GRID.split()):
    SPACES.setdefault(shown, []).append(number)
CORNERS = SPACES.pop("**")
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
PACK = [rank + suit for suit in "SHDC" for rank in RANKS] * 2


def windows() -> list[list[int]]:
    found = []
    for row in range(10):
        for column in range(10):
            for down, right in ((0, 1), (1, 0), (1, 1), (-1, 1)):
                if 0 <= row + 4 * down < 10 and column + 4 * right < 10:
                    found.append([(row + n * down) * 10 + column + n * right for n in range(5)])
    return found


THROUGH = [[window for window in windows() if space in window] for space in range(100)]


def legal_moves(board: list[int], locked: set[int], hand: list[str], side: int, swapped: bool) -> list[tuple[str, int]]:
    """(card, space); space -1 swaps a dead card."""
    moves = []
    for card in dict.fromkeys(hand):
        if card in ("JD", "JC"):
            moves += [(card, space) for space in range(100) if board[space] < 0 and space not in CORNERS]
        elif card in ("JH", "JS"):
            moves += [(card, space) for space in range(100) if board[space] == 1 - side and space not in locked]
        else:
            free = [(card, space) for space in SPACES[card] if board[space] < 0]
            moves += free or ([] if swapped else [(card, -1)])
    return moves


def new_lines(board: list[int], lines: list[list[int]], space: int, side: int) -> list[list[int]]:
    found: list[list[int]] = []
    for window in THROUGH[space]:
        if all(board[each] == side or each in CORNERS for each in window) and all(
            len(set(window) & set(other)) < 2 for other in (*lines, *found)
        ):
            found.append(window)
    return found


def play_game(players: int, size: int, dice: Random) -> tuple[int, int]:
    """One game at random; returns the side that won (-1: nobody) and how many decisions were made."""
    pile = PACK[:]
    dice.shuffle(pile)
    hands = [[pile.pop() for _ in range(size)] for _ in range(players)]
    discards: list[str] = []
    board, locked = [-1] * 100, set[int]()
    lines: list[list[list[int]]] = [[], []]
    seat = passes = decisions = 0
    swapped = False
    while passes < players and board.count(-1) > 4:
        side, hand = seat % 2, hands[seat]
        moves = legal_moves(board, locked, hand, side, swapped)
        decisions += 1
        if not moves:
            seat, passes, swapped = (seat + 1) % players, passes + 1, False
            continue
        card, space = moves[int(dice.random() * len(moves))]
        if card not in hand:
            raise ValueError(card)
        hand.remove(card)
        discards.append(card)
        if card in ("JH", "JS"):
            board[space] = -1
        elif space >= 0:
            board[space] = side
            for line in new_lines(board, lines[side], space, side):
                lines[side].append(line)
                locked.update(line)
            if len(lines[side]) >= 2:
                return side, decisions
        if not pile:
            pile, discards = discards, []
            dice.shuffle(pile)
        hand.append(pile.pop())
        passes, swapped = 0, space < 0
        if space >= 0:
            seat = (seat + 1) % players
    return -1, decisions


def play_round(players: int, dice: Random) -> tuple[int, int]:
    """A whole game for two sides of four players."""
    return play_game(players, 6, dice)


ONE_ROUND: dict[str, object] = {}
"""How the engine is asked for the same."""
