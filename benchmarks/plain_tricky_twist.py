"""Tricky Twist as a plain loop: what the engine is measured against.

The same rules honestly played: legal moves are offered and checked, reserves are shuffled, bonus cards taken and used,
rounds scored. But lists are changed in place, and there are no events, no reasons, no texts and nothing to go back to.
Measured beside it, the engine plays about a sixth as many games in the same time.
"""

from __future__ import annotations

from collections import Counter
from random import Random

DECK = [(value, suit) for suit in "OXWD" for value in range(1, 13)]
SCORE_CARDS = ["RUN", "PAIR-1", "PAIR-2", "SUIT", "KINDS", "FEW", "MANY", "EVEN", "ODD"]
BONUS_CARDS = ["BACK", "FLIP", "JOKER", "TRICKS", "V1", "V2", "V3", "V4"]
PAIRS = {"PAIR-1": "OX", "PAIR-2": "WD", "V1": "OW", "V2": "OD", "V3": "XW", "V4": "XD"}
VALUE_CARDS = ("RUN", "EVEN", "ODD")
RANK_POINTS = (12, 7, 3, 0)
Card = tuple[int, str]
Move = tuple[str, object]


class Seat:
    """What one player has."""

    def __init__(self, cards: list[Card]) -> None:
        self.hand = sorted(cards)
        self.reserve: list[Card] = []
        self.closed = False
        self.tricks: list[list[Card]] = []
        self.false: list[Card] = []
        self.bonus: list[str] = []
        self.extra_tricks = 0
        self.claims = False


class PlainRound:
    """One round: whoever is to act is offered moves and plays one of them, which is checked."""

    def __init__(self, players: int, first: int, score: str, supply: list[str], dice: Random) -> None:
        deck = list(DECK)
        dice.shuffle(deck)
        size = len(deck) // players
        self.seats = [Seat(deck[n * size : (n + 1) * size]) for n in range(players)]
        self.leader, self.score, self.supply, self.dice = first, score, supply, dice
        self.stage, self.back_gone = "reserve", False
        self.middle: dict[int, Card] = {}
        self.queue = list(range(players))

    def order(self, start: int) -> list[int]:
        players = len(self.seats)
        return [(start + n) % players for n in range(players)]

    def legal_moves(self) -> list[Move]:
        """What the first in the queue may do."""
        seat = self.seats[self.queue[0]]
        if self.stage == "reserve":
            full = len(seat.reserve) == 5
            return [("close", None)] if full else [("aside", card) for card in seat.hand]
        if self.stage == "draw":
            return [("draw", None), ("pass", None)]
        if self.stage == "trick":
            led = self.middle.get(self.leader)
            following = [("play", card) for card in seat.hand if led and card[1] == led[1]]
            return following or [("play", card) for card in seat.hand]
        if self.stage == "bonus":
            return [*(("take", card) for card in self.supply), ("decline", None)]
        if self.stage == "recall":
            return [*(("recall", card) for card in seat.false), ("decline", None)]
        return [*(("use", (card, use)) for card in seat.bonus for use in self.uses(seat, card)), ("done", None)]

    def play(self, move: Move) -> None:
        if move not in self.legal_moves():
            raise ValueError(f"{move} is not legal for {self.queue[0]}")
        verb, thing = move
        number, seat = self.queue[0], self.seats[self.queue[0]]
        if verb == "aside":
            seat.hand.remove(thing)
            seat.reserve.append(thing)
            return
        if verb == "use":
            seat.bonus.remove(thing[0])
            self.use(seat, *thing)
            if seat.bonus:
                return
        elif verb == "close":
            self.dice.shuffle(seat.reserve)
        elif verb == "draw":
            seat.hand.append(seat.reserve.pop(0))
        elif verb == "play":
            seat.hand.remove(thing)
            self.middle[number] = thing
        elif verb == "take" and self.take(seat, thing):
            return
        elif verb == "recall":
            seat.false.remove(thing)
            seat.hand.append(thing)
        self.queue.pop(0)
        if self.stage == "recall":
            self.stage = "bonus"
        while not self.queue and self.stage != "over":
            self.go_on()

    def take(self, seat: Seat, card: str) -> bool:
        """True if the same player goes on, with a false trick to take back."""
        self.supply.remove(card)
        if card != "BACK":
            seat.bonus.append(card)
            return False
        self.back_gone = True
        if seat.false:
            self.stage = "recall"
        return bool(seat.false)

    def go_on(self) -> None:
        """The next stage and who acts in it."""
        if self.stage == "draw":
            self.stage, self.queue = "trick", self.order(self.leader)
        elif self.stage == "trick":
            self.resolve()
        elif self.stage == "uses":
            self.stage = "over"
        elif all(seat.hand for seat in self.seats):
            self.stage, self.queue = "draw", [n for n in self.order(self.leader) if self.seats[n].reserve]
        else:
            self.stage, self.queue = "uses", [n for n in self.order(self.leader) if self.seats[n].bonus]

    def resolve(self) -> None:
        suit = self.middle[self.leader][1]
        winner = max((n for n, card in self.middle.items() if card[1] == suit), key=lambda n: self.middle[n][0])
        taken = [card for card in self.middle.values() if card[1] == suit]
        self.seats[winner].tricks.append(taken)
        for n in self.order(winner):
            card = self.middle[n]
            if card[1] != suit:
                self.seats[n].false.append(card)
            if any(value == 7 for value, _ in taken) if n == winner else card[1] != suit and card[0] == 7:
                self.queue.append(n)
        self.leader, self.middle, self.stage = winner, {}, "bonus"

    def uses(self, seat: Seat, card: str) -> list:
        if card == "FLIP":
            piles = [(n, top) for n, pile in enumerate(seat.tricks) for top in pile]
            return [*piles, *((None, top) for top in seat.false)]
        if card == "JOKER":
            return [True, False]
        if card == "TRICKS":
            return [True]
        if self.score not in VALUE_CARDS:
            return list(PAIRS[card])
        if card == "V4":
            return [(n, step) for n, (v, _) in enumerate(seat.false) for step in (1, -1) if v and 1 <= v + step <= 12]
        return list({"V1": range(1, 12, 2), "V2": range(2, 13, 2), "V3": range(1, 13)}[card])

    def use(self, seat: Seat, card: str, use: object) -> None:
        if card == "FLIP":
            number, top = use
            if number is None:
                seat.false.remove(top)
                seat.tricks.append([top])
            else:
                seat.tricks.pop(number)
                seat.false.append(top)
        elif card == "JOKER":
            seat.extra_tricks += use
            seat.false += [] if use else [(0, "")]
        elif card == "TRICKS":
            seat.claims = True
        elif self.score not in VALUE_CARDS:
            seat.false.append((0, use))
        elif card == "V4":
            number, step = use
            value, suit = seat.false[number]
            seat.false[number] = (value + step, suit)
        else:
            seat.false.append((use, ""))

    def points(self) -> list[int]:
        counts = [len(seat.false) for seat in self.seats]
        found = []
        for seat, false in zip(self.seats, counts, strict=True):
            tricks = len(seat.tricks) + seat.extra_tricks
            total = tricks + min(tricks, false) * (5 if tricks == false else 3) + tricks * seat.claims
            found.append(total + self.card_points(seat, false, counts))
        return found

    def card_points(self, seat: Seat, false: int, counts: list[int]) -> int:
        if self.score in ("FEW", "MANY"):
            ahead = [n for n in counts if n and (n < false if self.score == "FEW" else n > false)]
            return RANK_POINTS[len(ahead)] if false else 0
        count = self.counted(seat.false)
        return count * (count - 1) // 2

    def counted(self, false: list[Card]) -> int:
        if self.score == "RUN":
            values, best = {value for value, _ in false if value}, 0
            for value in values:
                length = 1
                while value + length in values:
                    length += 1
                best = max(best, length)
            return best
        if self.score in ("EVEN", "ODD"):
            return sum(1 for value, _ in false if value and value % 2 == (self.score == "ODD"))
        suits = Counter(suit for _, suit in false if suit)
        if self.score == "KINDS":
            return len(suits)
        return max((suits[suit] for suit in PAIRS.get(self.score, "OXWD")), default=0)


def play_round(players: int, dice: Random) -> list[int]:
    """A whole game, which has as many rounds as players, everybody at random."""
    scores = list(SCORE_CARDS)
    dice.shuffle(scores)
    first, totals, present = int(dice.random() * players), [0] * players, list(BONUS_CARDS)
    for number in range(players):
        game = PlainRound(players, (first + number) % players, scores[number], list(present), dice)
        while game.stage != "over":
            moves = game.legal_moves()
            game.play(moves[int(dice.random() * len(moves))])
        if game.back_gone:
            present.remove("BACK")
        totals = [total + points for total, points in zip(totals, game.points(), strict=True)]
    return totals


ONE_ROUND: dict[str, object] = {}
"""How the engine is asked for the same: a game as it is."""
