"""What all games share: values, chance, reading, stories, trees, examples and errors."""

from __future__ import annotations

import copy
import pickle
import random
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca_engine import GAMES
from ludoteca_engine.core import (
    LIMIT,
    Args,
    BadSetup,
    Beat,
    Event,
    GameError,
    IllegalMove,
    Move,
    NoSuchGame,
    Play,
    Settle,
    Step,
    Story,
    Tree,
    UnreadableMove,
    UnreadablePosition,
    Zone,
    allows,
    replay,
    seat_name,
    shuffled,
)
from ludoteca_engine.core.reading import grouped
from tests.engine.toy import TOY

pytestmark = [pytest.mark.usefixtures("toy_on_the_shelf"), pytest.mark.filterwarnings("error")]

GAME = GAMES["pega6"]
CHANGES = {
    "item": lambda args: args.__setitem__("card", 1),
    "delete": lambda args: args.__delitem__("card"),
    "update": lambda args: args.update(card=1),
    "pop": lambda args: args.pop("card"),
    "popitem": lambda args: args.popitem(),
    "clear": lambda args: args.clear(),
    "setdefault": lambda args: args.setdefault("row", 1),
    "merge": lambda args: args.__ior__({"card": 1}),
}


# --- values -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_args_cannot_be_changed(change: Any) -> None:
    args = Args(card=44)
    with pytest.raises(TypeError, match="cannot be changed"):
        change(args)
    assert args == {"card": 44}


def test_args_are_values() -> None:
    args = Args(card=44, rows=(Args(row=1), Args(row=2)))
    same = Args(rows=(Args(row=1), Args(row=2)), card=44)
    assert args == same and hash(args) == hash(same)
    assert len({args, same, Args(args, card=45)}) == 2
    for copied in (copy.copy(args), copy.deepcopy(args), pickle.loads(pickle.dumps(args))):
        assert copied == args and isinstance(copied, Args)


def test_moves_and_seats_are_written_the_way_they_are_read() -> None:
    assert seat_name(0) == "p1"
    assert str(Move(1, "lay", (34, "R2"))) == "p2 lay 34 R2"
    assert repr(Move(1, "close")) == "<p2 close>"


def test_a_zone_knows_its_kind() -> None:
    assert [Zone(name).kind for name in ("row-2", "hand-p1", "draw")] == ["row", "hand", "draw"]


@pytest.mark.parametrize(
    ("allowed", "value", "answer"),
    [
        (range(1, 5), 4, True),
        (range(1, 5), 5, False),
        (range(1, 5), True, False),
        (range(1, 5), 2.0, False),
        ((None, 1, 2), None, True),
        ((None, 1, 2), True, False),
        ((True, False), 1, False),
        (("a", "b"), "b", True),
        (str, "x", True),
        (str, 1, False),
    ],
)
def test_allowed_values_are_told_from_their_look_alikes(allowed: Any, value: object, answer: bool) -> None:
    assert allows(allowed, value) is answer


def test_unknown_pieces_are_written_as_a_count() -> None:
    assert grouped(["12", "?", "?", "?", "4", "?"]) == "12 ?*3 4 ?"
    assert grouped([]) == "-"


# --- chance -----------------------------------------------------------------------------------------------


GOLDEN_TEN = (9, 2, 4, 1, 5, 8, 7, 10, 6, 3)
GOLDEN_LETTERS = ("a", "c", "e", "d", "b")
GOLDEN_DEAL = (
    "pega6 base | players 2 | rows 94 / 38 / 73 / 58"
    " | hands p1 3 14 25 40 67 68 80 84 92 98 p2 7 20 24 36 41 50 55 62 70 85 | unused rest | seed 7"
)


def test_shuffles_stay_the_same_for_ever() -> None:
    """Written down once: a saved seed must give the same cards in every version of Python."""
    assert shuffled(range(1, 11), 7, "round", 1) == GOLDEN_TEN
    assert shuffled("abcde", 0) == GOLDEN_LETTERS
    assert GAME.text(GAME.deal(2, seed=7)) == GOLDEN_DEAL


def test_shuffling_uses_nothing_of_random_but_random(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other methods of `Random` may change their results from one Python to the next."""

    def forbidden(*_: object, **__: object) -> None:
        raise AssertionError("only Random.random() is stable")

    stable = {"random", "seed", "getstate", "setstate"}
    for name in dir(random.Random):
        if not name.startswith("_") and name not in stable and callable(getattr(random.Random, name)):
            monkeypatch.setattr(random.Random, name, forbidden)
    assert shuffled(range(1, 11), 7, "round", 1) == GOLDEN_TEN


@given(st.lists(st.integers()), st.integers(), st.text(max_size=5))
def test_a_shuffle_keeps_the_things(things: list[int], seed: int, occasion: str) -> None:
    assert sorted(shuffled(things, seed, occasion)) == sorted(things)


def test_seed_and_occasion_both_matter() -> None:
    orders = {shuffled(range(20), seed, "round", number) for seed in range(10) for number in range(10)}
    assert len(orders) == 100


def test_every_order_is_equally_likely() -> None:
    counts: dict[tuple[int, ...], int] = {}
    for seed in range(6000):
        order = shuffled(range(3), seed)
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 6 and all(850 < count < 1150 for count in counts.values())


# --- stories and trees ------------------------------------------------------------------------------------


def test_a_story_keeps_its_pages_only_when_asked() -> None:
    start = TOY.parse("toy base | pile 1 2 3")
    for keep in (False, True):
        story = Story(start, keep_beats=keep)
        story.tell(Event("a", ("T-01",)), pile=(1, 2))
        story.tell(Event("b", ("T-01",)))
        end = start._replace(pile=(1, 2))
        assert story.step() == Step(end, (Event("a", ("T-01",)), Event("b", ("T-01",))))
        assert story.beats == ([Beat(Event("a", ("T-01",)), end), Beat(Event("b", ("T-01",)), end)] if keep else None)
    assert start.pile == (1, 2, 3)


def test_a_tree_forgets_nothing() -> None:
    start = TOY.parse("toy base | hands p1 1 2 3 4 p2 5 6 7 8")
    first, second, reply = (TOY.parse_move(text) for text in ("p1 aside 1", "p1 aside 2", "p2 aside 5"))
    tree = Tree.rooted(start).play(TOY, first).play(TOY, reply)
    assert tree.moves() == (first, reply)
    branched = tree.undo().undo().play(TOY, second)
    assert branched.moves() == (second,) and len(branched.nodes) == 4
    assert branched.undo().branches() == (1, 3)
    assert branched.undo().redo() == branched, "redo follows the variation opened last"
    assert branched.jump(2).moves() == (first, reply)
    assert branched.jump(2).state == tree.state
    again = branched.undo().play(TOY, first)
    assert len(again.nodes) == 4 and again.at == 1, "a move made before is followed, not doubled"
    assert Tree.rooted(start).undo() == Tree.rooted(start) == Tree.rooted(start).redo()
    for nowhere in (-1, 4):
        with pytest.raises(GameError, match="3"):
            branched.jump(nowhere)


def test_a_refused_move_leaves_the_tree_as_it_was() -> None:
    tree = Tree.rooted(TOY.parse("toy base | hands p1 1 2 p2 5 6"))
    with pytest.raises(IllegalMove):
        tree.play(TOY, TOY.parse_move("p1 close"))
    assert tree.moves() == ()


# --- examples ---------------------------------------------------------------------------------------------


def test_replaying_an_example_gives_a_page_for_each_thing_that_happens() -> None:
    pages = replay(TOY, TOY.examples[0])
    kinds = [page.said.kind if page.said else None for page in pages]
    assert kinds == [None, "size-counted", "set-aside", "not-two", "taken-back", "set-aside"]
    assert pages[1].said is not None and pages[1].said.args["result"] == 4
    assert pages[3].state == pages[3].before == pages[2].state, "what is refused changes nothing"
    assert pages[-1].state.aside == ((4,), ()) and str(pages[-1].move) == "p1 aside 4"
    assert all(page.before == earlier.state for earlier, page in pairwise(pages))


def test_a_comparison_shows_another_end_and_goes_back() -> None:
    pages = replay(GAME, GAME.example("fig-6"))
    compared = pages[-1]
    assert compared.said is not None and compared.said.kind == "compared"
    assert compared.state == [page.state for page in pages if page.part == 0][-1]
    assert compared.before == pages[-2].state


def test_an_example_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(BadSetup, match=r'"fig-99".*fig-1, fig-2'):
        GAME.example("fig-99")
    assert GAME.example("fig-2").id == "pega6/fig-2"


def test_settling_and_unfolding_without_a_move_tell_the_same() -> None:
    state = GAME.parse("pega6 base | rows 12 / 37 / 43 / 58 | revealed p1 14 p2 44")
    assert [beat.event for beat in GAME.unfold(state)] == list(GAME.settle(state).events)
    assert (
        Settle() in GAME.example("fig-2").parts[0].script
        and Play("p1 take R2") in GAME.example("fig-4").parts[0].script
    )


# --- reading: errors name the place -----------------------------------------------------------------------

BAD_POSITIONS = {
    "": (0, "empty"),
    "   ": (0, "empty"),
    "sequence base | rows 1": (0, "other-game"),
    "pega6 prof | rows 1": (6, "no-variant"),
    "pega6 base colour=red": (11, "no-option"),
    "pega6 base target_points": (11, "no-option"),
    "pega6 base target_points=0": (11, "no-value"),
    "pega6 base target_points=²": (11, "no-value"),
    "pega6 base fixed_rounds=1 show_piles=maybe": (26, "no-value"),
    "pega6 base | row 12": (13, "no-section"),
    "pega6 base | rows 12 | rows 13": (23, "section-twice"),
    "pega6 base | rows 12 105": (21, "no-card"),
    "pega6 base | rows 12 / 0": (23, "no-card"),
    "pega6 base | rows 12 / 1²": (23, "no-card"),
    "pega6 base | rows 12 / 4.5": (23, "no-card"),
    "pega6 base | rows ?*2001": (18, "too-many"),
    "pega6 base | rows" + " 1 /" * 20 + " 7": (98, "too-many-rows"),
    "pega6 base | hands 12": (19, "seat-first"),
    "pega6 base | hands p1 12 p1 13": (25, "seat-twice"),
    "pega6 base | hands p13 12": (19, "no-seat"),
    "pega6 base | hands p0 12": (19, "no-seat"),
    "pega6 base | hands p1٠ 12": (19, "no-seat"),
    "pega6 base | hands p1 ?*٣": (22, "no-card"),
    "pega6 base | chosen p1 12 13": (26, "one-card"),
    "pega6 base | chosen p1 ?*2": (23, "one-card"),
    "pega6 base | totals p1 many": (23, "no-number"),
    "pega6 base | totals p1 5 6": (25, "no-number"),
    "pega6 base | round 0": (19, "no-number"),
    "pega6 base | round 1 2": (21, "no-number"),
    "pega6 base | seed -1": (18, "no-number"),
    "pega6 base | seed " + "9" * 400: (18, "no-number"),
    "pega6 base | players 13": (21, "no-number"),
    "pega6 base | stage later": (19, "not-one-of"),
    "pega6 base | stage over again": (24, "not-one-of"),
    "pega6 base | names p1 " + "x" * 41: (22, "long-name"),
}
BAD_MOVES = {
    "": (0, "empty"),
    "lay 34": (0, "no-seat"),
    "p0 choose 3": (0, "no-seat"),
    "p99 choose 3": (0, "no-seat"),
    "p1": (2, "missing-verb"),
    "p1 lay 34": (3, "no-verb"),
    "p1 choose 105": (10, "no-card"),
    "p1 choose 12 ²": (13, "no-card"),
    "p1 take": (7, "no-row"),
    "p1 take R1 R2": (11, "no-row"),
    "p1 take R0": (8, "no-row"),
    "p1 take R21": (8, "no-row"),
    "p1 place 45": (11, "card-and-row"),
    "p1 place 45 R1 R2": (15, "card-and-row"),
    "p1 place R1 45": (9, "no-card"),
    "p1 reveal now": (10, "nothing-more"),
}


@pytest.mark.parametrize(("text", "place", "kind"), [(text, *rest) for text, rest in BAD_POSITIONS.items()])
def test_an_unreadable_position_names_the_place(text: str, place: int, kind: str) -> None:
    with pytest.raises(UnreadablePosition) as caught:
        GAME.parse(text)
    error = caught.value
    assert (error.at, error.kind, error.text) == (place, kind, text)
    assert f"{place + 1}" in str(error)


@pytest.mark.parametrize(("text", "place", "kind"), [(text, *rest) for text, rest in BAD_MOVES.items()])
def test_an_unreadable_move_names_the_place(text: str, place: int, kind: str) -> None:
    with pytest.raises(UnreadableMove) as caught:
        GAME.parse_move(text)
    assert (caught.value.at, caught.value.kind, caught.value.text) == (place, kind, text)
    assert f"{place + 1}" in str(caught.value)


@pytest.mark.parametrize("text", ["pega6 base | totals p1 p2 5", "pega6 base | round | seed 5"])
def test_a_missing_number_is_missed_where_it_should_stand(text: str) -> None:
    with pytest.raises(UnreadablePosition) as caught:
        GAME.parse(text)
    assert caught.value.at < len(text) - 2, "the end of the text is not where something is missing"


def test_the_excerpt_of_an_error_is_the_word_that_is_wrong() -> None:
    with pytest.raises(UnreadablePosition) as caught:
        GAME.parse("pega6 base | rows 12 999 14 / 37")
    assert '"999"' in str(caught.value) and "104" in str(caught.value)
    with pytest.raises(UnreadableMove) as missing:
        GAME.parse_move("p1 lay 34")
    assert '"lay"' in str(missing.value) and "choose, take, place" in str(missing.value)


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("PEGA6 BASE|ROWS 12 14/37", "pega6 base | rows 12 14 / 37"),
        ("  pega6   base |\n rows 12\t14 / 37 |", "pega6 base | rows 12 14 / 37"),
        ("pega6 | rows 12 14 / 37", "pega6 base | rows 12 14 / 37"),
        ("pega6 target_points=66 | hands P1 7 ? ?", "pega6 base | hands p1 7 ?*2"),
        ("pega6 base fixed_rounds=NONE", "pega6 base"),
    ],
)
def test_spaces_case_and_defaults_do_not_matter(text: str, same: str) -> None:
    assert GAME.parse(text) == GAME.parse(same)


# --- hostile texts ----------------------------------------------------------------------------------------

HOSTILE = (
    "{0} {given} %s %(x)s {{ }} ${x}",
    "<script>alert(1)</script>",
    "p1 choose <b>3</b>",
    "p1 choose ²",
    "p1 choose ٣",
    "p٣ choose 3",
    "p1 choose " + "9" * 5000,
    "p1 choose -3",
    "p1 take R" + "1" * 5000,
    "pega6 base | seed " + "9" * 5000,
    "pega6 base | round ²",
    "pega6 base | rows " + "{" * 5000,
    "pega6 base | rows " + "(" * 5000 + ")" * 5000,
    "pega6 base | hands p1 ?*9999",
    "pega6 base | hands p1 ?*99999",
    "pega6 base | hands p1 ?*",
    "pega6 base | chosen p1 ?*3",
    "pega6 base | revealed p1 - ?*3",
    "pega6 base | " + "|" * 50_000,
    "pega6 base" + " /" * 40_000,
    "pega6 base " + "=" * 50_000,
    "\x00\x01\ud800",
    "pega6 base | names p1 {x} p2 [[1]]",
    "a" * LIMIT,
    "?" * LIMIT,
    "|" * LIMIT,
)


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
@pytest.mark.parametrize("game", [GAME, TOY], ids=str)
def test_a_hostile_text_is_read_or_refused_in_words(game: Any, text: str) -> None:
    for read in (game.parse, game.parse_move):
        try:
            read(text)
        except GameError as error:
            assert str(error) and len(str(error)) < 1000


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused_in_words(text: str) -> None:
    for full in (
        text,
        f"pega6 base | {text}",
        f"pega6 base | rows {text}",
        f"pega6 base | hands p1 {text}",
        f"p1 {text}",
    ):
        for read in (GAME.parse, GAME.parse_move):
            try:
                read(full)
            except GameError as error:
                assert str(error)


WORDS = (
    "p1 p2 P3 ? ?*3 - / | 12 104 R1 rest over = seed hands rows chosen names piles totals unused stage round players"
)


@given(st.lists(st.sampled_from((*WORDS.split(), "revealed")), max_size=14))
def test_any_order_of_known_words_is_read_or_refused_and_what_is_read_can_be_written(words: list[str]) -> None:
    try:
        state = GAME.parse("pega6 base | " + " ".join(words))
    except GameError:
        return
    assert GAME.parse(GAME.text(state)) == state


@pytest.mark.parametrize("read", [GAME.parse, GAME.parse_move], ids=["position", "move"])
def test_a_text_over_the_limit_is_not_read(read: Any) -> None:
    with pytest.raises(GameError, match=r"100,?001.* 100,?000") as caught:
        read("x" * (LIMIT + 1))
    assert caught.value.kind == "too-long"


@pytest.mark.parametrize("thing", [None, 5, b"pega6", ["pega6"], object()])
def test_only_texts_are_read(thing: Any) -> None:
    with pytest.raises(UnreadablePosition, match=type(thing).__name__) as position:
        GAME.parse(thing)
    with pytest.raises(UnreadableMove, match=type(thing).__name__) as move:
        GAME.parse_move(thing)
    assert position.value.kind == move.value.kind == "not-text"


# --- errors that teach ------------------------------------------------------------------------------------


def test_all_errors_are_value_errors() -> None:
    for kind in (BadSetup, IllegalMove, NoSuchGame, UnreadableMove, UnreadablePosition):
        assert issubclass(kind, GameError) and issubclass(kind, ValueError)
    assert issubclass(NoSuchGame, KeyError), "a shelf is a mapping"


@pytest.mark.parametrize("name", ["chess", "", "core", "texts", "../pega6", "pega6 ", "{0}"])
def test_a_game_that_is_not_there_is_named_with_those_that_are(name: str) -> None:
    with pytest.raises(NoSuchGame) as caught:
        GAMES[name]
    assert f'"{name}"' in str(caught.value) and "pega6" in str(caught.value)
    assert name not in GAMES and GAMES.get(name) is None


def test_a_game_goes_by_its_id_not_by_the_name_of_its_module() -> None:
    for name in [name.replace("-", "_") for name in GAMES if "-" in name]:
        with pytest.raises(NoSuchGame, match=name.replace("_", "-")):
            GAMES[name]


BAD_DEALS: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "too few": ({"players": 1}, (" 1", "2", "10", "[P6-01]")),
    "too many": ({"players": 11}, ("11", "2", "10", "[P6-01]")),
    "no variant": ({"variant": "chess"}, ('"chess"', "base")),
    "no option": ({"colour": "red"}, ('"colour"', "target_points")),
    "no value": ({"target_points": 0}, ("target_points", "0", "1..1000", "[P6-27]")),
    "a look-alike": ({"fixed_rounds": True}, ("fixed_rounds", "True", "[P6-27]")),
    "not a number": ({"players": "three"}, ("players", "'three'")),
    "a fraction": ({"players": 2.0}, ("players", "2.0")),
    "a seed that is a word": ({"seed": "x"}, ("seed", "'x'")),
}


@pytest.mark.parametrize(("given_", "says"), BAD_DEALS.values(), ids=BAD_DEALS)
def test_a_deal_that_cannot_be_says_why_and_what_would_work(given_: dict[str, Any], says: tuple[str, ...]) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.deal(**{"players": 3, "seed": 1, **given_})
    for part in says:
        assert part.lower() in str(caught.value).lower()


def test_what_can_be_typed_is_written_as_it_is_typed() -> None:
    """A sentence begins with a capital, but an option or a field does not: nobody can type "Target_points"."""
    with pytest.raises(BadSetup, match="target_points"):
        GAME.deal(3, seed=1, target_points=0)
    with pytest.raises(GameError, match="total-p1"):
        GAME.set_field(GAME.deal(3, seed=1), "total-p1", "many")


@pytest.mark.parametrize("seed", [0, 1, 10**18, -1, 10**18 + 1, 10**30])
def test_every_seed_that_is_dealt_can_be_written_and_read(seed: int) -> None:
    """A seed is dealt only if the position it is kept in can be read back."""
    try:
        state = GAME.deal(2, seed=seed)
    except BadSetup:
        assert not 0 <= seed <= 10**18
        return
    assert GAME.parse(GAME.text(state)) == state


def test_an_illegal_move_says_what_was_tried_what_stops_it_and_what_would_work() -> None:
    state = GAME.parse("pega6 base | rows 30 36 / 37 / 43 44 / 58 61 | hands p1 3 8 p2 9 70")
    with pytest.raises(IllegalMove) as caught:
        GAME.play(state, "p1 choose 12")
    error = caught.value
    tried, stopped, works = str(error).partition("[P6-07]")
    assert tried.startswith("p1 choose 12") and stopped and "p1 choose 3, p1 choose 8" in works
    assert error.move == Move(0, "choose", (12,)) and [each.kind for each in error.refusals] == ["not-in-hand"]
    assert error.legal == GAME.legal_moves(state, 0)


def test_a_long_list_of_legal_moves_is_cut() -> None:
    state = GAME.deal(2, seed=1)
    wrong = next(card for card in range(1, 105) if card not in state.hands[0])
    with pytest.raises(IllegalMove, match=r"p1 choose \d+, \.\.\.") as caught:
        GAME.play(state, f"p1 choose {wrong}")
    assert len(caught.value.legal) == 10


def test_an_illegal_move_does_not_show_other_hands() -> None:
    state = GAME.play(GAME.deal(3, seed=5), GAME.legal_moves(GAME.deal(3, seed=5), 0)[0]).state
    with pytest.raises(IllegalMove) as caught:
        GAME.play(state, f"p1 choose {state.hands[0][0]}")
    assert {move.seat for move in caught.value.legal} <= {0}, "the error lists what lies in other hands"


def test_a_name_left_empty_is_no_name() -> None:
    state = GAME.parse("pega6 base | players 2 | names p1")
    assert GAME.parse(GAME.text(state)) == state


def test_names_may_hold_anything_that_looks_like_a_pattern() -> None:
    names = ("{ $card }", "%s", "<b>")
    state = GAME.parse("pega6 base | names p1 { $card } p2 %s p3 <b> | rows 12 | revealed p1 14 p2 15 p3 16")
    assert GAME.names(state) == names
    assert GAME.parse(GAME.text(state)) == state
