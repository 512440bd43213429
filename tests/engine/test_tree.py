"""A game as a tree: walking, branching, naming, promoting, deleting, and never losing anything by mistake."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca_engine.core import SET_UP, SETTLED, GameError, IllegalMove, Move, Tree
from tests.engine.toy import TOY

pytestmark = pytest.mark.usefixtures("toy_on_the_shelf")

START = TOY.parse("toy base | hands p1 1 2 3 4 p2 5 6 7 8 | pile 9 10 11 12")
BIG = 2_000


def moved(tree: Tree, *moves: str) -> Tree:
    for move in moves:
        tree = tree.play(TOY, TOY.parse_move(move))
    return tree


def forked() -> Tree:
    """0 - 1 - 2 and 0 - 3 - 4, and from 3 also 5; we stand at 5."""
    tree = moved(Tree.rooted(START), "p1 aside 1", "p2 aside 5").undo().undo()
    tree = moved(tree, "p1 aside 2", "p2 aside 5").undo()
    return moved(tree, "p2 aside 6")


def check(tree: Tree) -> None:
    """What holds for every tree, whatever was done to it."""
    assert tree.at in tree.line() and tree.line()[-1] == tree.tip
    assert not tree.nodes[tree.tip].children, "a line goes on to its end"
    assert tree.has(tree.at) and tree.has(tree.tip)
    for number in tree.below():
        for child in tree.nodes[number].children:
            assert tree.nodes[child].parent == number
    tidy = tree.tidied()
    assert tidy == tidy.tidied() and tidy.state == tree.state and len(tidy.nodes) == len(tuple(tree.below()))


# --- walking ----------------------------------------------------------------------------------------------


def test_undo_and_redo_lead_along_the_line_we_are_on() -> None:
    tree = forked()
    assert tree.line() == (0, 3, 5) and tree.undo().at == 3 and tree.undo().undo().at == 0
    assert tree.undo().undo().redo().redo() == tree and tree.redo() == tree
    assert tree.undo().undo().undo() == tree.undo().undo()


def test_undo_gives_back_the_very_position() -> None:
    tree = forked()
    assert tree.undo().state is tree.nodes[3].state and tree.undo().undo().state is START


def test_a_jump_within_the_line_keeps_it_and_another_changes_it() -> None:
    tree = forked()
    assert tree.jump(0).redo().redo() == tree
    assert tree.jump(1).line() == (0, 1, 2), "to the end of the line we jump into"
    assert tree.jump(3).redo().at == 5 and tree.jump(4).undo().redo().at == 4
    assert tree.jump(1).jump(3).redo().at == 4, "coming from elsewhere, along the main line"


def test_a_jump_that_leads_nowhere_says_how_far_the_tree_goes() -> None:
    for nowhere in (-1, 6, 10**9, True, None, "3", 1.0):
        with pytest.raises(GameError, match="0 to 5"):
            forked().jump(nowhere)  # type: ignore[arg-type]


def test_a_refused_move_leaves_the_tree_as_it_was() -> None:
    tree = forked()
    with pytest.raises(IllegalMove):
        moved(tree, "p1 close")
    assert tree == forked()


# --- growing ----------------------------------------------------------------------------------------------


def test_a_new_move_from_an_old_place_opens_a_variation() -> None:
    tree = moved(forked().jump(1), "p2 aside 7")
    assert tree.nodes[1].children == (2, 6) and tree.moves()[-1] == TOY.parse_move("p2 aside 7")
    assert tree.nodes[2] == forked().nodes[2], "what was there stays"


def test_a_move_made_before_is_followed_again() -> None:
    again = moved(forked().jump(0), "p1 aside 1", "p2 aside 5")
    assert again == forked().jump(2)


def test_a_position_set_up_by_hand_is_a_place_like_any_other() -> None:
    changed = TOY.lift(START, "pile", 0)
    tree = Tree.rooted(START).set_up(changed)
    assert tree.nodes[1].made == SET_UP and tree.state == changed and tree.undo().state == START
    assert tree.set_up(changed) is tree, "the same position again is nothing new"


def test_settling_is_a_place_only_if_something_happens() -> None:
    tree = Tree.rooted(START)
    assert tree.settle(TOY) == tree
    ready = TOY.parse("toy base | hands p1 3 4 p2 7 8 | aside p1 1 2 p2 5 6 | closed p1 p2 | pile 9 10 11 12")
    assert TOY.settle(ready).events
    settled = Tree.rooted(ready).settle(TOY)
    assert settled.nodes[1].made == SETTLED and settled.undo().settle(TOY) == settled


# --- names ------------------------------------------------------------------------------------------------


def test_a_variation_has_a_name_until_it_is_taken_away() -> None:
    tree = forked().named(3, "  the  careful way ")
    assert tree.nodes[3].name == "the careful way" and tree.named(3, "").nodes == forked().nodes


@pytest.mark.parametrize("name", ["x" * 41, "two\nlines", "\x00", "\ud800", 7, None])
def test_a_name_is_short_and_can_be_printed(name: Any) -> None:
    with pytest.raises(GameError, match="40"):
        forked().named(3, name)


# --- promoting --------------------------------------------------------------------------------------------


def test_promoting_puts_a_variation_first_where_it_branches_off() -> None:
    tree = forked()
    once = tree.promoted(5)
    assert once.nodes[3].children == (5, 4) and once.nodes[0].children == (1, 3), "first where it branches off last"
    twice = once.promoted(5)
    assert twice.nodes[0].children == (3, 1) and twice.end_from(0) == 5
    assert twice.promoted(5) is twice, "it is the main line"
    assert (twice.at, twice.tip) == (tree.at, tree.tip)


# --- deleting ---------------------------------------------------------------------------------------------


def test_deleting_takes_all_that_followed_and_leads_to_the_place_before() -> None:
    tree = forked().jump(4).pruned(3)
    assert (tree.at, tree.line()) == (0, (0, 1, 2))
    assert not tree.has(3) and not tree.has(4) and not tree.has(5) and tree.has(2)
    for gone in (3, 4, 5):
        with pytest.raises(GameError):
            tree.jump(gone)
    check(tree)


def test_deleting_ahead_of_us_or_elsewhere_leaves_us_where_we_are() -> None:
    ahead = forked().undo().pruned(5)
    assert (ahead.at, ahead.line()) == (3, (0, 3, 4)), "redo leads along what is left"
    elsewhere = forked().pruned(1)
    assert (elsewhere.at, elsewhere.tip, elsewhere.nodes[0].children) == (5, 5, (3,))


def test_the_start_cannot_be_deleted() -> None:
    with pytest.raises(GameError):
        forked().pruned(0)


def test_a_deleted_move_can_be_made_anew() -> None:
    tree = moved(forked().pruned(3), "p1 aside 2")
    assert tree.at == 6 and tree.nodes[0].children == (1, 6)
    check(tree)


def test_what_was_deleted_comes_back_where_it_was() -> None:
    for node in range(1, 6):
        tree = forked().jump(node)
        nth = tree.nodes[tree.nodes[node].parent].children.index(node)
        back = tree.pruned(node).regrown(node, nth)
        assert back.nodes == tree.nodes and back.at == node
        check(back)


def test_tidying_leaves_out_what_was_deleted_and_numbers_line_by_line() -> None:
    tidy = forked().named(5, "mine").promoted(5).pruned(4).tidied()
    assert [node.parent for node in tidy.nodes] == [-1, 0, 1, 0, 3] and tidy.nodes[4].name == "mine"
    assert (tidy.at, tidy.tip) == (4, 4) and tidy.nodes[0].children == (1, 3)


# --- any order of all of it -------------------------------------------------------------------------------

STEPS = ("play", "play", "play", "undo", "redo", "jump", "name", "promote", "prune", "set up", "settle")


@given(st.lists(st.tuples(st.sampled_from(STEPS), st.integers(0, 999)), max_size=40))
def test_whatever_is_done_to_it_a_tree_stays_a_tree(steps: list[tuple[str, int]]) -> None:
    tree = Tree.rooted(START)
    for step, number in steps:
        before, tree = tree, after(tree, step, number)
        check(tree)
        assert before.nodes[0].state is START, "a tree is a value: the old one is as it was"


def after(tree: Tree, step: str, number: int) -> Tree:
    node = number % len(tree.nodes)
    try:
        if step == "play":
            moves = (*TOY.legal_moves(tree.state), *TOY.interrupts(tree.state))
            return tree.play(TOY, moves[number % len(moves)]) if moves else tree
        if step == "set up":
            return tree.set_up(TOY.put(tree.state, str(number % 12 + 1), "pile", 0))
        walks: dict[str, Any] = {
            "undo": tree.undo,
            "redo": tree.redo,
            "jump": lambda: tree.jump(node),
            "name": lambda: tree.named(node, f"way {number}"),
            "promote": lambda: tree.promoted(node),
            "prune": lambda: tree.pruned(node),
            "settle": lambda: tree.settle(TOY),
        }
        found: Tree = walks[step]()
        return found
    except GameError:
        return tree


# --- large trees ------------------------------------------------------------------------------------------


def test_two_thousand_places_in_one_line() -> None:
    tree = Tree.rooted(START)
    for nth in range(1, BIG):
        tree = tree.grown(Move(0, "turn", (nth,)), START._replace(points=(nth,)))
    check(tree)
    assert len(tree.line()) == BIG and len(tree.moves()) == BIG - 1
    half = tree.jump(BIG // 2)
    assert half.state.points == (BIG // 2,) and half.undo().redo() == half and half.tip == BIG - 1
    assert half.pruned(BIG // 2).at == BIG // 2 - 1


def test_two_thousand_places_in_many_variations() -> None:
    dice, tree = Random(1), Tree.rooted(START)
    for nth in range(1, BIG):
        tree = tree.jump(dice.randrange(nth)).grown(Move(0, "turn", (nth,)), START._replace(points=(nth,)))
    check(tree)
    assert len(tuple(tree.below())) == BIG
    for node in dice.sample(range(1, BIG), 50):
        there = tree.jump(node)
        assert there.state.points == (node,) and there.undo().at == tree.nodes[node].parent
        first = tree
        while (better := first.promoted(node)) is not first:
            first = better
        assert node in first.jump(0)._replace(tip=first.end_from(0)).line()
