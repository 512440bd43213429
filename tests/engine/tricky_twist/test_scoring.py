"""Scores against a second implementation that knows no cleverness: it tries everything and takes what the rules say."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from tests.engine.tricky_twist.table import GAME

SCORES = ("RUN", "PAIR-1", "PAIR-2", "SUIT", "KINDS", "FEW", "MANY", "EVEN", "ODD")
DECK = [(value, suit) for suit in "OXWD" for value in range(1, 13)]


def longest_run(values: list[int], every_card: bool) -> int:
    """All runs from a to b that are fully there; their cards are counted one by one."""
    best = 0
    for low, high in combinations(range(1, 14), 2):
        span = range(low, high)
        if all(value in values for value in span):
            cards = sum(value in span for value in values) if every_card else len(span)
            best = max(best, cards)
    return best


def count_on(score: str, cards: list[tuple[int, str]], every_card: bool) -> int:
    if score == "RUN":
        return longest_run([value for value, _ in cards if value], every_card)
    if score in ("EVEN", "ODD"):
        return len([1 for value, _ in cards if value and value % 2 == (score == "ODD")])
    by_suit = {suit: [1 for _, own in cards if own == suit] for suit in "OXWD"}
    if score == "KINDS":
        return sum(bool(found) for found in by_suit.values())
    wanted = {"PAIR-1": "OX", "PAIR-2": "WD", "SUIT": "OXWD"}[score]
    return max(len(by_suit[suit]) for suit in wanted)


def rank_points(score: str, counts: list[int], dense: bool) -> list[int]:
    """Sort the players who have any; walk down the list and hand out 12, 7, 3, 0."""
    order = sorted((count for count in counts if count), reverse=score == "MANY")
    found = []
    for count in counts:
        places = sorted(set(order), reverse=score == "MANY") if dense else order
        found.append((12, 7, 3, 0)[places.index(count)] if count else 0)
    return found


def expected(score: str, piles: list[Any], dense: bool, every_card: bool) -> list[int]:
    ranked = rank_points(score, [len(p["cards"]) for p in piles], dense) if score in ("FEW", "MANY") else []
    points = []
    for seat, pile in enumerate(piles):
        tricks, false = pile["tricks"], len(pile["cards"])
        pairs = 0
        while pairs < tricks and pairs < false:
            pairs += 1
        total = tricks + pairs * (5 if tricks == false else 3) + (tricks if pile["claims"] else 0)
        counted = 0 if ranked else count_on(score, pile["cards"], every_card)
        points.append(total + (ranked[seat] if ranked else sum(range(counted))))
    return points


def random_table(dice: Random) -> tuple[str, list[Any], bool, bool]:
    """Piles and used bonus cards of three or four players, as text and as plain lists."""
    score, players = dice.choice(SCORES), dice.choice((3, 4))
    deck = dice.sample(DECK, len(DECK))
    values_up = score in ("RUN", "EVEN", "ODD")
    piles, sections = [], {"tricks": [], "false": [], "bonus": []}
    owners = {card: dice.randrange(players) for card in ("JOKER", "TRICKS", "V1", "V2", "V3") if dice.random() < 0.5}
    for seat in range(players):
        tricks = [[deck.pop() for _ in range(dice.randint(1, 3))] for _ in range(dice.randint(0, 4))]
        false = [deck.pop() for _ in range(dice.randint(0, min(5, len(deck) // 4)))]
        pile = {"tricks": len(tricks), "cards": list(false), "claims": False}
        used = [use_card(card, pile, values_up, dice) for card, owner in owners.items() if owner == seat]
        entries = {
            "tricks": " / ".join(" ".join(f"{v}{s}" for v, s in trick) for trick in tricks),
            "false": " ".join(f"{value}{suit}" for value, suit in false),
            "bonus": " ".join(used),
        }
        for name, text in entries.items():
            sections[name] += [f"p{seat + 1} {text}"] if text else []
        piles.append(pile)
    dense, every = dice.random() < 0.3, dice.random() < 0.3
    options = f"tie_rank={'dense' if dense else 'skip'} run_duplicates={'count_all' if every else 'distinct'}"
    lying = [f"{name} {' '.join(found)}" for name, found in sections.items() if found]
    text = " | ".join([f"tricky-twist base {options}", f"players {players}", f"score {score}", *lying, "stage uses"])
    return text, piles, dense, every


def use_card(card: str, pile: Any, values_up: bool, dice: Random) -> str:
    """Use a bonus card at random; the pile learns what it shows."""
    if card == "TRICKS":
        pile["claims"] = True
        return "TRICKS=yes"
    if card == "JOKER":
        if dice.random() < 0.5:
            pile["tricks"] += 1
            return "JOKER=trick"
        pile["cards"].append((0, ""))
        return "JOKER=false"
    if values_up:
        value = {"V1": (1, 7, 11), "V2": (2, 6, 12), "V3": (1, 5, 8)}[card][dice.randrange(3)]
        pile["cards"].append((value, ""))
        return f"{card}={value}"
    suit = {"V1": "OW", "V2": "OD", "V3": "XW"}[card][dice.randrange(2)]
    pile["cards"].append((0, suit))
    return f"{card}={suit}"


@pytest.mark.parametrize("seed", range(20))
def test_random_piles_score_the_same_both_ways(seed: int):
    dice = Random(seed)
    for _ in range(60):
        text, piles, dense, every = random_table(dice)
        state = GAME.parse(text)
        assert GAME.faults(state) == () or "players" in text
        assert list(GAME.settle(state).state.points) == expected(state.score, piles, dense, every), text


def test_the_points_of_a_round_are_those_of_its_events():
    for seed in range(30):
        step = GAME.settle(GAME.parse(random_table(Random(seed))[0]))
        gained = [0] * len(step.state.hands)
        for event in step.events:
            if event.kind in ("base-scored", "card-scored"):
                gained[event.args["seat"]] += event.args["points"]
        assert tuple(gained) == step.state.points
