"""Seen from a seat, a browser receives only what that seat may see and hear, whatever anybody does.

Two sandboxes are used side by side in the same way. Their tables differ only in what the seat cannot see. All that
travels has to be equal.
"""

import copy
import re
from collections.abc import Iterator
from random import Random

import pytest

import ludoteca
from ludoteca.sandbox.actions import Table, carry_out
from ludoteca_engine import GAMES
from ludoteca_engine.core import UNKNOWN, Move
from tests.engine.conformance import Trip, swapped
from tests.engine.test_conformance import secret_of
from tests.engine.tricky_twist.table import table
from tests.engine.tricky_twist.test_in_secret import table as planning
from tests.widgets.sandboxes import NAMES, Browser, as_on_the_wire, experiment_of, played, problems, quietly, strings

PLAYERS = {"sequence": 2, "tricky-twist": 3}
OPTIONS = {"tricky-twist": {"round_bonus_order": "simultaneous"}}


class Twins:
    """Two sandboxes that look the same from one seat."""

    def __init__(self, state, other, seat):
        self.seat = seat
        self.widgets = [ludoteca.Sandbox(each, seat=seat + 1) for each in (state, other)]
        self.browsers = [Browser(each) for each in self.widgets]
        self.hidden_moves = 0
        self.game = self.widgets[0].game
        self.check()
        self.check_pictures()

    def reveals(self, act, value):
        """Would this lead to something that the seat may see and that differs, such as a card drawn from the pile?"""
        learned = []
        for browser in self.browsers:
            trial = copy.copy(experiment_of(browser.widget))
            known = len(trial.tree.nodes)
            action = {"do": act, "v": value, "at": browser.at}
            quietly(carry_out, Table(trial, browser.widget._showing.maker), action)
            nodes = trial.tree.nodes
            learned.append([self.noticed(nodes[node.parent].state, node.made) for node in nodes[known:]])
        return learned[0] != learned[1]

    def do(self, act, value=None):
        errors = [browser.do(act, value) for browser in self.browsers]
        assert str(errors[0]) == str(errors[1])
        self.check()

    def check(self):
        """All that was ever sent, and all that a new view would be sent."""
        assert self.browsers[0].sent == self.browsers[1].sent
        assert state_of(self.widgets[0]) == state_of(self.widgets[1])

    def check_pictures(self):
        """What a notebook keeps where no widget can run."""
        one, other = (widget._repr_mimebundle_()[0] for widget in self.widgets)
        for kind in ("text/plain", "text/html", "image/svg+xml"):
            assert one[kind] == other[kind]

    def others_move(self, dice):
        """Somebody else moves, in each sandbox in its own way, so that the seat cannot tell one from the other."""
        pairs = list(self.indistinguishable())
        if pairs:
            for widget, move in zip(self.widgets, dice.choice(pairs), strict=True):
                widget.play(move)
            self.hidden_moves += 1
            self.check()

    def indistinguishable(self) -> Iterator[tuple[Move, Move]]:
        states = [widget.state for widget in self.widgets]
        for mover in self.game.to_act(states[0]):
            if mover == self.seat:
                continue
            mine, theirs = (self.game.legal_moves(state, mover) for state in states)
            for one, other in zip(mine[:6], reversed(theirs[-6:]), strict=False):
                if self.noticed(states[0], one) == self.noticed(states[1], other):
                    yield one, other

    def noticed(self, state, made):
        beats = self.game.unfold(state, made if isinstance(made, Move) else None)
        heard = [(self.game.told(beat.event, self.seat), self.game.seen_by(beat.state, self.seat)) for beat in beats]
        return [each for each in heard if each[0] is not None], self.game.seen_by(beats[-1].state, self.seat)


def state_of(widget):
    """All that is synced, but for the names under which Jupyter knows a widget."""
    return {name: value for name, value in widget.get_state().items() if name != "layout"}


def twins(game_id, seed, seat):
    """A table after some moves, and the same with everything dealt anew that the seat cannot see."""
    game, players = GAMES[game_id], PLAYERS.get(game_id, 4)
    start = ludoteca.Sandbox(game_id, seed=seed, players=players, **OPTIONS.get(game_id, {}))
    played(start, seed * players, nth=seed)
    while game_id == "pega6" and len(game.to_act(start.state)) < players:
        # Where all choose at once there is most to hide.
        played(start, 1)
    state = start.state
    if seed % 2:
        other = game.fill(game.seen_by(state, seat), 99)
    else:
        other = swapped(Trip(game, (), (), secret_of(game_id)), state, seat, Random(seed))
    assert other != state and game.seen_by(other, seat) == game.seen_by(state, seat)
    return Twins(state, other, seat)


def visit(pair, dice):
    """Everything a browser can ask, in some order; now and then somebody else moves."""
    browser = pair.browsers[0]
    experiment = experiment_of(pair.widgets[0])
    own = [str(move) for move in (*experiment.legal(), *experiment.interrupts())]
    places = [[zone, index] for zone in range(len(browser.zones)) for index in (-1, 0, 1)]
    someone = f"p{dice.randint(1, 4)}"
    verb = dice.choice(own or ["p1 x"]).split()[1]
    asked = [
        *(("touch", dice.choice(places)) for _ in range(6)),
        *(("drag", [dice.choice(places), dice.choice(places)]) for _ in range(3)),
        *(("look", dice.choice(places)) for _ in range(2)),
        *((act, move) for act in ("look", "say") for move in dice.sample(own, min(2, len(own)))),
        *((act, f"{someone} {verb} {card}") for act in ("look", "say") for card in ("12", "4W", "QC", "")),
        *(("say", text) for text in ("12", "12 13 14 15", "19", "nonsense", "")),
        *(("jump", dice.randrange(len(experiment.known.nodes) + 2)) for _ in range(2)),
        *((act, None) for act in ("undo", "redo", "undo", "pin", "promote", "delete", "restore", "settle", "deal")),
        *((act, None) for act in ("fill", "shuffle", "clear", "remove")),
        ("name", f"way {dice.random()}"),
        ("mode", dice.choice(("play", "keep", "edit"))),
        ("set", ["players", 3]),
        ("take", "12"),
        ("read", pair.widgets[0].position),
    ]
    dice.shuffle(asked)
    done = 0
    for nth, (act, value) in enumerate(asked):
        if not pair.reveals(act, value):
            pair.do(act, value)
            done += 1
        if nth % 4 == 0:
            pair.others_move(dice)
    assert done > len(asked) * 0.7


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("game_id", NAMES)
def test_nothing_hidden_is_sent_whatever_is_asked(game_id, seed):
    pair = twins(game_id, seed, seat=seed % PLAYERS.get(game_id, 4))
    visit(pair, Random(seed))
    pair.check_pictures()
    assert pair.hidden_moves or game_id not in ("pega6", "tricky-twist")
    assert problems(pair.widgets[0]) == () and problems(pair.widgets[1]) == ()


@pytest.mark.parametrize("game_id", NAMES)
def test_no_piece_is_shown_that_the_seat_does_not_see(game_id):
    """What lies face down is drawn and named as a card nobody knows, while everybody plays on."""
    widget = ludoteca.Sandbox(game_id, seed=2, seat=1, players=PLAYERS.get(game_id, 4))
    game, browser, seen = widget.game, Browser(widget), set()
    for turn in range(40):
        moves = game.legal_moves(widget.state)
        if not moves:
            break
        for beat in game.unfold(widget.state, moves[turn % len(moves)]):
            view = game.seen_by(beat.state, 0)
            seen |= {piece for zone in game.zones(view) for piece in zone.pieces if piece != UNKNOWN}
        widget.play(moves[turn % len(moves)])
        browser.do("pin")
        own = experiment_of(widget).legal()
        browser.do("look", str(own[-1]) if own else "")
        hidden = {piece for zone in game.zones(widget.state) for piece in zone.pieces} - seen
        check_nothing_named(widget, hidden)


def check_nothing_named(widget, hidden):
    view = widget.sandbox_view
    words = widget.words["en"]["faces"]
    numbers = {number for piece, number in widget._showing.maker._faces.items() if piece in hidden}
    frames = [*widget.frames, *(each["f"] for each in view["compare"] if each["f"])]
    drawn = {piece[1] for frame in frames for piece in frame["p"]}
    drawn |= {ghost[0] for ghost in (view["look"] or {"g": []})["g"]}
    assert drawn.isdisjoint(numbers), [words[number] for number in drawn & numbers]
    # A number may be anything; a card such as 4W is nothing else.
    said = set(re.findall(r"\w+", " ".join(strings([widget.position, frames, view]))))
    assert not said & {piece for piece in hidden if not piece.isdigit()}


@pytest.mark.parametrize("game_id", NAMES)
def test_the_seed_is_not_sent(game_id):
    widget = ludoteca.Sandbox(game_id, seed=987_654, seat=1)
    assert not any("987654" in text or "987,654" in text for text in strings(as_on_the_wire(widget.get_state())))
    assert "987654" in ludoteca.Sandbox(game_id, seed=987_654).position


def test_the_whole_record_stays_with_python():
    widget = ludoteca.Sandbox("pega6", seed=1, seat=1, players=2).play("p2 choose 21")
    browser = Browser(widget)
    browser.do("mode", "keep")
    assert browser.kept() == [widget.position] and "21" not in widget.position
    assert ludoteca.Sandbox(widget.record()).tree == widget.tree


# --- what others do in secret -----------------------------------------------------------------------------


def test_how_often_others_planned_something_is_not_to_be_seen():
    """In one sandbox Player 1 plans two uses, changing their mind in between; in the other nothing at all."""
    start = planning("p1 FLIP V1 TRICKS p2 JOKER p3 V2")
    pair = Twins(start, start, seat=1)
    busy, idle = pair.widgets
    pair.do("say", "p2 use V1 W")
    assert busy.frames[-1]["k"] == "refused", "what was said last stays"
    for move in ("p1 use V1 W", "p1 use TRICKS"):
        busy.play(move)
        pair.check()
    for widget in pair.widgets:
        widget.jump(0)
    pair.check()
    busy.play("p1 use FLIP T1 4D")
    pair.check()
    for widget in pair.widgets:
        widget.play("p1 done")
    pair.check()
    assert len(busy.tree.nodes) == 5 and len(idle.tree.nodes) == 2
    for act, value in (("undo", None), ("redo", None), ("pin", None), ("jump", 0), ("jump", 1), ("mode", "keep")):
        pair.do(act, value)
    for act in ("mode", "delete", "restore", "promote", "undo", "redo"):
        pair.do(act, "play" if act == "mode" else None)
    pair.do("jump", 2)
    pair.check_pictures()
    assert [str(move) for move in busy.tree.moves()][-2:] == ["p1 use FLIP T1 4D", "p1 done"], "nothing was lost"
    assert problems(busy) == ()


def test_whether_another_chose_the_same_as_before_is_not_to_be_seen():
    """Everything undone, Player 2 chooses again: in one sandbox the same card, in the other another."""
    state = GAMES["pega6"].deal(3, seed=4)
    pair = Twins(state, state, seat=0)
    cards = state.hands[1]
    for widget in pair.widgets:
        widget.play(f"p2 choose {cards[0]}")
    pair.do("say", f"p1 choose {state.hands[0][0]}")
    pair.do("undo")
    pair.do("undo")
    for widget, card in zip(pair.widgets, cards, strict=False):
        widget.play(f"p2 choose {card}")
    pair.check()
    for act in ("redo", "undo", "promote", "undo", "redo", "delete", "restore", "delete"):
        pair.do(act)
    assert experiment_of(pair.widgets[0]).known.nodes[0].children == ()


def test_whether_another_could_have_moved_is_not_to_be_heard_from_a_typed_word():
    """A single word is read as the card of the seat that looks on, never as that of whoever is to act."""
    states = [
        GAMES["twisted"].parse(f"twisted base | row 21 26 | hands p1 33 p2 {card} | turn p2 | pile ?*5")
        for card in ("41", "22")
    ]
    pair = Twins(*states, seat=0)
    for text in ("41", "22", "p2 lay 41", "p2 take", "33", "p1 lay 33"):
        pair.do("say", text)
        pair.do("look", text)


def test_others_who_cannot_choose_are_not_made_to():
    """Whether Player 2 has to follow is not known: there is nothing to choose from."""
    widget = ludoteca.Sandbox(table("hands p1 4O p2 5O ? p3 3W", "middle p1 7W"), seat=1)
    browser, before = Browser(widget), widget.tree
    assert widget.game.to_act(widget.state) == (1,) and widget.game.legal_moves(widget.state) == ()
    assert browser.do("others") is None and widget.tree == before and problems(widget) == ()


def test_a_seat_plays_for_itself_alone():
    widget = ludoteca.Sandbox("pega6", seed=1, seat=1, players=2)
    browser = Browser(widget)
    before = widget.tree
    assert browser.do("say", "p2 choose 21").kind == "other-seat" and widget.tree == before
    assert browser.do("say", "p1 choose 22; p2 choose 21").kind == "other-seat" and widget.tree == before
    assert browser.do("touch", browser.place("hand-p2", UNKNOWN)) is None and widget.tree == before
    assert {button[2].split()[0] for button in browser.buttons("say")} == {"p1"}
    assert quietly(widget.play, "p2 choose 21"), "Python plays for everybody"
