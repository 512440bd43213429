"""A tree as text and back: nothing is lost, and what cannot be read is answered with its place."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca_engine import GAMES
from ludoteca_engine.core import (
    LIMIT,
    SETTLED,
    Game,
    GameError,
    Tree,
    UnreadableRecord,
    is_record,
    read_record,
    record,
)
from ludoteca_engine.core.record import SECONDS
from tests.engine.toy import TOY

pytestmark = [pytest.mark.usefixtures("toy_on_the_shelf"), pytest.mark.filterwarnings("error")]

NAMES = (*GAMES, TOY.id)
START = "toy base | hands p1 1 2 3 4 p2 5 6 7 8 | closed | points p1 0 p2 0 | pile 9 10 11 12 | spent -"
SMALL = f"""record toy
0 = {START}
1 0 p1 aside 1
2 1 p2 aside 5
3 0 p1 aside 2
name 3 the careful way
at 1 2"""


def read(text: str, clock: Callable[[], float] = lambda: 0.0) -> Tree:
    return read_record(text, GAMES.__getitem__, clock)[1]


def grown(game: Game[Any], seed: int, size: int = 25) -> Tree:
    """A tree in which everything happens that can: moves, positions set up, walks, names, deletions."""
    dice, tree = Random(seed), Tree.rooted(game.deal(3, seed=seed))
    for nth in range(size):
        moves = (*game.legal_moves(tree.state), *game.interrupts(tree.state))
        if moves:
            tree = tree.play(game, dice.choice(moves))
        if nth % 5 == 4:
            zone = dice.choice([zone for zone in game.zones(tree.state) if zone.owner is not None])
            tree = tree.set_up(game.put(tree.state, dice.choice(game.box(tree.state)), zone.id, 0))
        if nth % 4 == 3:
            tree = tree.jump(dice.choice(tuple(tree.below()))).named(tree.at, f"way {nth}")
        if nth % 11 == 10 and tree.at:
            tree = tree.promoted(tree.at).pruned(tree.at)
    return tree


# --- there and back ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", NAMES)
def test_a_record_replays_to_the_same_tree(game_id: str) -> None:
    game = GAMES[game_id]
    for seed in range(6):
        tree = grown(game, seed)
        text = record(game, tree)
        assert read_record(text, GAMES.__getitem__, lambda: 0.0) == (game, tree.tidied())
        assert record(game, read(text)) == text


def test_a_record_is_what_a_person_can_read() -> None:
    tree = read(SMALL)
    assert record(TOY, tree) == SMALL
    assert (tree.at, tree.tip, tree.nodes[3].name, tree.nodes[0].children) == (1, 2, "the careful way", (1, 3))


def test_settling_is_written_and_read() -> None:
    ready = TOY.parse("toy base | hands p1 3 4 p2 7 8 | aside p1 1 2 p2 5 6 | closed p1 p2 | pile 9 10 11 12")
    tree = Tree.rooted(ready).settle(TOY)
    assert "\n1 0 settle\n" in record(TOY, tree) and read(record(TOY, tree)) == tree
    assert read(record(TOY, tree)).nodes[1].made == SETTLED


@given(st.text(st.characters(exclude_categories=("C",)), max_size=40).filter(str.isprintable))
def test_any_name_comes_back(name: str) -> None:
    tree = read(SMALL).named(2, name)
    assert read(record(TOY, tree)) == tree.tidied()


@pytest.mark.parametrize("name", ["|", "| /", "/", "= x", "at 1 2", "name 3", "p1 aside 2", "0", '"""" \\n', "{ $x }"])
def test_a_name_may_look_like_anything_else_in_a_record(name: str) -> None:
    assert read(record(TOY, read(SMALL).named(3, name))).nodes[3].name == name


def test_spaces_case_empty_lines_and_no_last_line_do_not_matter() -> None:
    odd = SMALL.upper().replace("THE CAREFUL WAY", "the careful way").replace("\n", "\r\n\n  ")
    assert read(f"\n  {odd}\n") == read(SMALL)
    without = read(SMALL.partition("\nname")[0])
    assert (without.at, without.tip) == (3, 3), "where the last position was added"


def test_the_same_move_may_be_written_twice() -> None:
    twice = read(SMALL.replace("3 0 p1 aside 2", "3 0 p1 aside 1"))
    assert twice.nodes[0].children == (1, 3) and twice.nodes[1].state == twice.nodes[3].state


def test_a_line_that_is_said_to_end_early_goes_on_to_its_end() -> None:
    tree = read(SMALL.replace("at 1 2", "at 0 1"))
    assert (tree.at, tree.tip) == (0, 2) and tree.redo().redo().at == 2


def test_what_is_a_record() -> None:
    assert is_record(SMALL) and is_record("  RECORD pega6") and is_record("record")
    for other in (START, "", "recorder", "a record", "pega6", None, 7, b"record"):
        assert not is_record(other)  # type: ignore[arg-type]


# --- what cannot be read ----------------------------------------------------------------------------------

BROKEN: dict[str, tuple[str, str, int, int, str]] = {
    # What is wrong: the text that is replaced, by what, and the line, the character and the kind of the error.
    "no game": ("record toy", "record", 1, 1, "no-record"),
    "two games": ("record toy", "record toy pega6", 1, 1, "no-record"),
    "a game nobody knows": ("record toy", "record chess", 1, 8, "no-game"),
    "no start": (f"0 = {START}\n", "", 2, 1, "no-record"),
    "a start without a position": (f"0 = {START}", "0 =", 2, 1, "no-record"),
    "a start with a parent": (f"0 = {START}", f"0 0 = {START}", 2, 1, "no-record"),
    "a card that does not exist": ("p1 1 2 3 4", "p1 1 2 3 99", 2, 31, "no-card"),
    "another game's position": (START, "pega6 base | rows 12", 2, 5, "other-game"),
    "a wrong number": ("2 1 p2 aside 5", "7 1 p2 aside 5", 4, 1, "no-number"),
    "a number again": ("2 1 p2 aside 5", "1 1 p2 aside 5", 4, 1, "no-number"),
    "a parent that is not there": ("2 1 p2 aside 5", "2 2 p2 aside 5", 4, 3, "no-number"),
    "a parent that is no number": ("2 1 p2 aside 5", "2 ² p2 aside 5", 4, 3, "no-number"),
    "no move": ("2 1 p2 aside 5", "2 1", 4, 1, "no-record"),
    "a move that is none": ("2 1 p2 aside 5", "2 1 p2 fly 5", 4, 8, "no-verb"),
    "a seat that is none": ("2 1 p2 aside 5", "2 1 p99 aside 5", 4, 5, "no-seat"),
    "a move the rules refuse": ("2 1 p2 aside 5", "2 1 p2 aside 1", 4, 5, "not-in-record"),
    "a position that is none": ("2 1 p2 aside 5", "2 1 = toy base | flies 7", 4, 18, "no-section"),
    "a name for nobody": ("name 3", "name 9", 6, 6, "no-number"),
    "a long name": ("the careful way", "x" * 41, 6, 8, "long-name"),
    "a name that cannot be printed": ("the careful way", "\x07", 6, 8, "long-name"),
    "a place that is not there": ("at 1 2", "at 9 2", 7, 4, "no-number"),
    "a place beside its line": ("at 1 2", "at 3 2", 7, 4, "not-that-node"),
    "a place beyond its line": ("at 1 2", "at 2 1", 7, 4, "not-that-node"),
    "half a place": ("at 1 2", "at 1", 7, 1, "no-record"),
    "a line of something else": ("at 1 2", "and so on for ever", 7, 1, "no-number"),
}


@pytest.mark.parametrize(("old", "new", "line", "column", "kind"), BROKEN.values(), ids=BROKEN)
def test_an_unreadable_record_names_the_place(old: str, new: str, line: int, column: int, kind: str) -> None:
    assert old in SMALL
    with pytest.raises(UnreadableRecord) as caught:
        read(SMALL.replace(old, new))
    error = caught.value
    before = error.text[: error.at]
    assert (before.count("\n") + 1, error.at - before.rfind("\n"), error.kind) == (line, column, kind)
    assert str(error).startswith(f"Cannot read this record in line {line} at character {column}: ")


@pytest.mark.parametrize("text", ["", "   \n ", "0 = toy base", "pega6"], ids=["", "spaces", "no head", "a game"])
def test_what_is_no_record_at_all(text: str) -> None:
    with pytest.raises(UnreadableRecord):
        read(text)


def test_what_is_no_text_at_all() -> None:
    for nothing in (None, 7, b"record toy", ["record toy"]):
        with pytest.raises(UnreadableRecord, match="a text is needed"):
            read(nothing)  # type: ignore[arg-type]


def test_a_refused_move_is_explained_in_the_language_that_is_asked_for() -> None:
    game = GAMES["pega6"]
    text = "record pega6\n0 = pega6 base | rows 12 / 37 / 43 / 58 | hands p1 14 p2 44\n1 0 p1 choose 99"
    with pytest.raises(UnreadableRecord) as caught:
        read(text)
    (refusal,) = game.refusals(game.parse(text.splitlines()[1][4:]), game.parse_move("p1 choose 99"))
    said = {lang: caught.value.said(lang) for lang in ("en", "pt", "it", "nl")}
    assert len(set(said.values())) == 4
    for each in said.values():
        assert refusal.rules[0] in each and "99" in each
    assert "choose 14" in said["en"] and "cannot be replayed" in said["en"]
    assert not set(said["pt"].split()) & {"the", "cannot", "card", "hand"}


# --- limits -----------------------------------------------------------------------------------------------


def test_a_text_over_the_limit_is_not_read() -> None:
    with pytest.raises(UnreadableRecord, match=r"100,?000") as caught:
        read(SMALL + "\n" * LIMIT)
    assert caught.value.kind == "too-long"


def ticking(seconds: float) -> Callable[[], float]:
    """A clock on which each glance takes so long."""
    times: Iterator[int] = iter(range(10**6))
    return lambda: next(times) * seconds


def test_reading_stops_when_it_takes_too_long() -> None:
    assert read(SMALL, ticking(SECONDS / 100)) == read(SMALL)
    with pytest.raises(UnreadableRecord) as caught:
        read(SMALL, ticking(SECONDS / 3))
    assert caught.value.kind == "too-slow" and "line 6 at character 1" in str(caught.value)
    with pytest.raises(UnreadableRecord, match="line 3"):
        read(SMALL, ticking(SECONDS * 2))


def test_a_long_record_within_the_limits_is_read_to_its_end() -> None:
    lines = [f"{nth} {nth - 1} p1 {'aside' if nth % 2 else 'back'} 1" for nth in range(1, 2_000)]
    text = "\n".join(["record toy", f"0 = {START}", *lines])
    tree = read(text)
    assert len(tree.nodes) == 2_000 and tree.at == 1_999 and record(TOY, tree) == f"{text}\nat 1999 1999"


# --- hostile texts ----------------------------------------------------------------------------------------

WORDS = ("record", "toy", "0", "1", "2", "=", "p1", "aside", "settle", "name", "at", "\n", "\n", "|", "/", "{0}", "²")


@settings(max_examples=150)
@given(st.lists(st.sampled_from((*WORDS, START, "\x00", "<script>")), max_size=14))
def test_any_order_of_known_words_is_read_or_refused_in_words(words: list[str]) -> None:
    for text in (" ".join(words), f"record toy\n0 = {START}\n" + " ".join(words)):
        try:
            tree = read(text)
        except GameError as error:
            assert str(error) and len(str(error)) < 1_000
        else:
            assert read(record(TOY, tree)) == tree.tidied()


@given(st.data())
def test_a_record_with_something_torn_out_is_read_or_refused_in_words(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(SMALL)))
    end = data.draw(st.integers(start, len(SMALL)))
    stuck_in = data.draw(st.text(max_size=4))
    try:
        tree = read(SMALL[:start] + stuck_in + SMALL[end:])
    except GameError as error:
        assert str(error)
    else:
        assert read(record(TOY, tree)) == tree.tidied()
