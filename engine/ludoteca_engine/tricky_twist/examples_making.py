"""How the examples of Tricky Twist are put together, and the positions several of them share."""

from __future__ import annotations

from ..core import Count, Example, Line, Part, Play, Try

EDITION = "reconstructed"
FOUR = "names p1 Earl p2 Elsa p3 John p4 Dick"

FIVE_FOUR = "tricks p1 1O / 2O / 3O / 4O / 5O"
FOUR_FOUR = "tricks p1 1O / 2O / 3O / 4O"
FALSE_4 = "false p1 5W 6X 7D 8W"


def example(name: str, teaches: str, source: str, cover: int, *parts: Part) -> Example:
    return Example(f"tricky-twist/{name}", tuple(f"TT-{rule}" for rule in teaches.split()), source, cover, parts)


def single(name: str, teaches: str, source: str, cover: int, start: str, *script: Line) -> Example:
    """An example of one part, named like it."""
    return example(name, teaches, source, cover, Part(name, start, script))


def end(score: str, piles: str, bonus: str = "", stage: str = "uses") -> str:
    """The end of a round: what lies in front of player 1, and of others where it matters."""
    sections = ("tricky-twist base", "players 3", f"score {score}", piles, bonus, f"stage {stage}")
    return " | ".join(section for section in sections if section)


def card(name: str, teaches: str, score: str, cards: str, points: int, source: str) -> Example:
    """A score card and the false tricks of one player."""
    start = end(score, f"false p1 {cards}")
    return single(name, teaches, source, 1, start, Count("card", "p1", points))


def variable(
    name: str,
    teaches: str,
    score: str,
    cards: str,
    bonus: str,
    before: int,
    wrong: str,
    rule: str,
    right: str,
    after: int,
) -> Example:
    """A variable bonus card: what the score card gives without it, a use it does not offer, and one it does."""
    return single(
        name,
        teaches,
        f"bonus cards; position {EDITION}",
        3,
        end(score, f"false p1 {cards}", f"bonus p1 {bonus} p2 TRICKS"),
        Count("card", "p1", before),
        Try(f"p1 use {wrong}", (f"TT-{rule}",)),
        Play(f"p1 use {right}"),
        Count("card", "p1", after),
    )


def ranked(name: str, rule: str, score: str, points: tuple[int, ...]) -> Example:
    """A score card that compares four players with 0, 2, 2 and 5 false tricks."""
    start = (
        f"tricky-twist base | names p1 A p2 B p3 C p4 D | players 4 | score {score}"
        " | false p2 1O 2O p3 3X 4X p4 5W 6W 8W 9W 10W | stage uses"
    )
    counts = tuple(Count("card", f"p{seat}", each) for seat, each in enumerate(points, 1))
    return single(name, f"{rule} Q17 Q18 54", "text on the score card; numbers reconstructed", 2, start, *counts)
