"""Any position that can be set up, however odd: it can be judged, written, read, looked at and played."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca_engine.core import GameError, Move, UnreadablePosition
from ludoteca_engine.sequence.board import ALL_WINDOWS, NAMES, ends
from ludoteca_engine.sequence.state import OPTIONS, PACK, PIECES
from ludoteca_engine.texts import say

from .tables import GAME, table

PIECE = st.sampled_from((*sorted(PIECES), "?", "B", "G", "B", "G", "B!"))
CARD = st.sampled_from((*PACK, "JD", "JS", "?"))
SPACE = st.sampled_from(NAMES)
WINDOW = st.sampled_from(ALL_WINDOWS).map(ends)


@st.composite
def positions(draw: st.DrawFn) -> Any:
    players = draw(st.sampled_from((0, 1, 2, 2, 2, 3, 4, 6, 12)))

    def by_seat(name: str, entry: st.SearchStrategy[str]) -> str:
        return " ".join([name, *(f"p{seat} {draw(entry)}" for seat in range(1, players + 1))])

    cards = st.lists(CARD, max_size=5).map(lambda found: " ".join(found) or "-")
    board = draw(st.lists(st.tuples(PIECE, st.lists(SPACE, min_size=1, max_size=12)), max_size=5))
    options = [f"{o.name}={draw(st.sampled_from(o.allowed))}" for o in OPTIONS.values() if draw(st.booleans())]
    seat = st.integers(1, max(1, players)).map(lambda number: f"p{number}")
    sections = [
        "sequence " + " ".join(options),
        f"players {players}",
        "board " + " / ".join(" ".join([piece, *places]) for piece, places in board) if board else "",
        f"sequences B {draw(WINDOW)} / G {draw(WINDOW)}" if draw(st.booleans()) else "",
        by_seat("hands", cards),
        by_seat("discards", cards),
        f"draw {draw(cards)}" if draw(st.booleans()) else "",
        f"turn {draw(seat)}" if players else "",
        f"claiming {draw(SPACE)}" if draw(st.integers(0, 4)) == 0 else "",
        f"owed {draw(seat)}" if players and draw(st.booleans()) else "",
        f"exchanged {draw(st.integers(0, 2))}",
        f"freed {draw(SPACE)}" if draw(st.booleans()) else "",
        f"seed {draw(st.integers(0, 99))}" if draw(st.booleans()) else "",
    ]
    return GAME.parse(" | ".join(section for section in sections if section))


def moves() -> st.SearchStrategy[Move]:
    seat, card = st.integers(0, 11), st.sampled_from(PACK)
    return st.one_of(
        st.builds(Move, seat, st.just("play"), st.tuples(card, SPACE)),
        st.builds(Move, seat, st.sampled_from(("exchange", "forfeit")), st.tuples(card)),
        st.builds(Move, seat, st.just("claim"), st.tuples(WINDOW)),
        st.builds(Move, seat, st.just("talk"), st.tuples(st.sampled_from(("p1", "p2", "p9")))),
        st.builds(Move, seat, st.sampled_from(("pass", "draw")), st.just(())),
    )


@given(positions())
def test_a_position_can_be_written_and_read(state: Any) -> None:
    assert GAME.parse(GAME.text(state)) == state
    assert GAME.parse(GAME.text(state).upper()) == state


@given(positions())
def test_whatever_is_legal_can_be_played_and_said(state: Any) -> None:
    for move in (*GAME.legal_moves(state)[:4], *GAME.interrupts(state)[:4]):
        step = GAME.play(state, move)
        assert step.events and GAME.parse(GAME.text(step.state)) == step.state
        for event in step.events:
            assert say(event, "sequence", "pt") and set(event.rules) <= GAME.known_rules.keys()
    GAME.settle(state)


@given(positions(), moves())
def test_a_move_is_legal_exactly_when_nothing_refuses_it(state: Any, move: Move) -> None:
    refusals = GAME.refusals(state, move)
    assert (refusals == ()) == (move in GAME.legal_moves(state) or move in GAME.interrupts(state))
    for refusal in refusals:
        assert say(refusal, "sequence", "it") and set(refusal.rules) <= GAME.known_rules.keys()


@given(positions())
def test_faults_can_be_said(state: Any) -> None:
    for fault in GAME.faults(state):
        assert say(fault, "sequence", "nl") and set(fault.rules) <= GAME.known_rules.keys()


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("sequence | board X r1c2", 17),
        ("sequence | board B r1c11", 19),
        ("sequence | sequences B r1c1-r2c9", 23),
        ("sequence | hands p1 11D", 20),
        ("sequence | teams p1 Y", 20),
        ("sequence sides=4", 9),
    ],
)
def test_an_unreadable_position_names_the_place(text: str, at: int) -> None:
    with pytest.raises(UnreadablePosition) as caught:
        GAME.parse(text)
    assert caught.value.at == at and caught.value.said("en") and caught.value.said("nl")


def test_fitting_faults_are_found() -> None:
    kinds = {
        "chip-on-corner": table("board B r1c1"),
        "no-chip-on-space": table("board KS r2c2"),
        "strange-colour": table("board R r2c2"),
        "broken-sequence": table("board B! r3c3", "sequences B r3c3-r3c7"),
        "wrong-locks": table("board B! r3c3", "sequences -"),
        "unnamed-sequence": table("board B r3c3 r3c4 r3c5 r3c6 r3c7", "sequences -"),
        "card-too-often": table("hands p1 9D 9D 9D"),
        "big-hand": table("hands p1 2S 3S 4S 5S 6S 7S 8S 9S"),
        "no-card-in-hand": table("hands p1 B"),
        "empty-forfeit": table("hands p1 - p3 2S", "forfeits p1", players=4),
        "players": table(players=5),
        "uneven-teams": table("teams p1 B p2 B"),
    }
    for kind, state in kinds.items():
        assert kind in [fault.kind for fault in GAME.faults(state)], kind
    overlapping = table("board B! r3c3 r3c4 r3c5 r3c6 r3c7 r3c8", "sequences B r3c3-r3c7 r3c4-r3c8")
    assert "overlapping" in [fault.kind for fault in GAME.faults(overlapping)]
    assert "no-turn" in [fault.kind for fault in GAME.faults(table()._replace(turn=5))]


def test_the_top_of_the_draw_pile_can_be_lifted_and_put_back() -> None:
    state = table("draw 3S 4S 5S")
    lifted = GAME.lift(state, "draw", 0)
    assert GAME.text(lifted).endswith("draw _ 4S 5S") and GAME.parse(GAME.text(lifted)) == lifted
    assert GAME.put(lifted, "3S", "draw", 0) == state
    assert GAME.put(state, "2S", "draw", 0).draw == ("2S", "3S", "4S", "5S")


def test_changing_the_sides_changes_teams_and_chips() -> None:
    state = GAME.set_field(GAME.deal(6, seed=1), "sides", 3)
    assert state.teams == ("B", "G", "R") * 2 and len(state.supply) == 3
    assert GAME.set_field(state, "players", 4).teams == ("B", "G", "B", "G")
    with pytest.raises(GameError):
        GAME.set_field(state, "team-p1", "Y")


def test_a_table_without_a_cut_gets_none_with_more_players() -> None:
    assert GAME.set_field(table("hands p1 9D"), "players", 4).cuts == ()
    with_cut = GAME.parse("sequence | cuts p1 KH p2 4C p3 AS")
    assert GAME.set_field(with_cut, "players", 4).cuts == ("KH", "4C", "AS", None)


def test_numbers_are_read_up_to_a_million() -> None:
    assert table("passes 1000000").passes == 1_000_000
    with pytest.raises(UnreadablePosition, match="from 0 to 1,000,000"):
        table("passes 1000001")


@pytest.mark.parametrize(("section", "at"), [("teams p1 B G p2 G", "G p2"), ("teams p1 p2 G", "")])
def test_a_side_too_many_or_too_few_is_pointed_at(section: str, at: str) -> None:
    text = f"sequence | players 2 | {section}"
    with pytest.raises(UnreadablePosition) as caught:
        GAME.parse(text)
    assert caught.value.at == (text.index(at) if at else len(text))
