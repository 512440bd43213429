"""What every game promises, checked by playing it.

`check_game(game, seeds, players, secret)` runs all checks; each of `CHECKS` can be run alone. A check takes a `Trip`:
random games played to the end (interrupts mixed in), the positions of the game's examples, and what each seat sees.
"""

from __future__ import annotations

import copy
import warnings
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from random import Random
from typing import Any, NamedTuple

import pytest

from ludoteca_engine.core import (
    UNKNOWN,
    Event,
    Fault,
    Field,
    Game,
    GameError,
    IllegalMove,
    Move,
    Page,
    Play,
    Refusal,
    Saying,
    Settle,
    Step,
    Touch,
    Try,
    Zone,
    replay,
)
from ludoteca_engine.texts import LANGS, bundles, phrase, rule, say, word, zone_name

MOST_MOVES = 400
LONGEST_GAME = 5_000
"""Far more moves than any game takes: one that goes on is not ending at all."""
LANGUAGES = tuple(lang for lang in LANGS if any((folder / lang).is_dir() for folder in bundles._folders))

Check = Callable[["Trip"], None]


class Turn(NamedTuple):
    """A move that was made in a random game: the table before, the move, and what came of it."""

    state: Any
    move: Move
    step: Step[Any]


@dataclass(frozen=True, eq=False)
class Trip:
    """Random games of one game, and everything the checks look at on the way."""

    game: Game[Any]
    seeds: tuple[int, ...]
    players: tuple[int, ...]
    secret: Mapping[str, str]
    """Kinds of zones that are secret, from "others" than their owner or from "all"."""
    thorough: int = 60
    """How many positions the slow checks look at."""

    @cached_property
    def games(self) -> tuple[tuple[Turn, ...], ...]:
        return tuple(tuple(random_game(self.game, players, seed)) for players in self.players for seed in self.seeds)

    @cached_property
    def turns(self) -> tuple[Turn, ...]:
        return tuple(turn for turns in self.games for turn in turns)

    @cached_property
    def example_states(self) -> tuple[Any, ...]:
        """Every position of every example, in between events too."""
        found: list[Any] = []
        for part in (part for example in self.game.examples for part in example.parts):
            found.append(self.game.parse(part.start))
            for line in part.script:
                if isinstance(line, Play | Settle):
                    move = line.move if isinstance(line, Play) else None
                    found += [beat.state for beat in self.game.unfold(found[-1], move)]
        return tuple(dict.fromkeys(found))

    @cached_property
    def sample(self) -> tuple[Any, ...]:
        """Some positions of the games (the first and the last always), and all of the examples."""
        states = [turn.state for turn in self.turns]
        ends = [turns[-1].step.state for turns in self.games]
        picked = Random(1).sample(states, min(self.thorough, len(states)))
        return tuple(dict.fromkeys((*picked, *(turns[0].state for turns in self.games), *ends, *self.example_states)))

    @cached_property
    def views(self) -> tuple[tuple[Any, int, Any], ...]:
        """(state, seat, what the seat sees of it)."""
        return tuple((state, n, self.game.seen_by(state, n)) for state in self.sample for n in seats(self.game, state))

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """Moves somebody made or tried somewhere: good candidates for being wrong elsewhere."""
        lines = (line for example in self.game.examples for part in example.parts for line in part.script)
        tried = [self.game.parse_move(line.move) for line in lines if isinstance(line, Play | Try)]
        return tuple(dict.fromkeys((*(turn.move for turn in self.turns), *tried)))


def seats(game: Game[Any], state: Any) -> tuple[int, ...]:
    return tuple(sorted({zone.owner for zone in game.zones(state) if zone.owner is not None}))


def random_game(game: Game[Any], players: int, seed: int) -> Iterator[Turn]:
    """Somebody plays at random until nothing is to be decided. Now and then an interrupt is played."""
    dice, state = Random(seed), game.deal(players, seed=seed)
    for _ in range(LONGEST_GAME):
        moves = game.legal_moves(state)
        if not moves:
            assert state != game.deal(players, seed=seed), "nobody can move after the deal"
            return
        extra = game.interrupts(state)
        move = dice.choice(extra if extra and dice.random() < 0.2 else moves)
        step = game.play(state, move)
        yield Turn(state, move, step)
        state = step.state
    raise AssertionError(f"{game} with {players} players and seed {seed} never ends")


def every_other(things: Iterable[Any], most: int) -> list[Any]:
    """At most so many of the things, spread evenly."""
    listed = list(things)
    return listed[:: max(1, -(-len(listed) // most))]


# --- values -----------------------------------------------------------------------------------------------


def play_is_pure(trip: Trip) -> None:
    """The input stays as it was, equal inputs give equal outputs, and everything can be hashed."""
    for state, move, step in every_other(trip.turns, 400):
        before = copy.deepcopy(state)
        again = trip.game.play(before, Move(*move))
        assert before == state, f"{move} changed the table it was played on"
        assert again == step, f"{move} played twice gave two results"
        assert hash(again) == hash(step) and hash(before) == hash(state)


def replay_is_equal(trip: Trip) -> None:
    """The same deal and the same moves, as text, give the same game."""
    deals = ((players, seed) for players in trip.players for seed in trip.seeds)
    for (players, seed), turns in zip(deals, trip.games, strict=True):
        state = trip.game.deal(players, seed=seed)
        for turn in turns:
            assert state == turn.state
            step = trip.game.play(state, str(turn.move))
            assert step == turn.step
            state = step.state


def unfold_agrees_with_play(trip: Trip) -> None:
    for state, move, step in every_other(trip.turns, 400):
        beats = trip.game.unfold(state, move)
        assert tuple(beat.event for beat in beats) == step.events
        assert beats[-1].state == step.state
    for state in trip.sample:
        beats, settled = trip.game.unfold(state), trip.game.settle(state)
        assert tuple(beat.event for beat in beats) == settled.events
        assert (beats[-1].state if beats else state) == settled.state


def pieces_are_conserved(trip: Trip) -> None:
    """From the deal to the end, between events too, the same pieces lie on the table; more of what never runs out."""
    for turns in trip.games:
        dealt = pieces(trip.game, turns[0].state)
        assert UNKNOWN not in dealt
        for state, move, _ in every_other(turns, 120):
            for beat in trip.game.unfold(state, move):
                lying = pieces(trip.game, beat.state)
                assert not dealt - lying, f"gone after {beat.event.kind} of {move}"
                assert (lying - dealt).keys() <= trip.game.endless, f"too many after {beat.event.kind} of {move}"
    for state, seat, view in trip.views:
        seen, lying = pieces(trip.game, view), pieces(trip.game, state)
        assert seen.total() == lying.total(), f"seat {seat} sees pieces come or go"
        assert Counter({p: n for p, n in seen.items() if p != UNKNOWN}) <= lying


def pieces(game: Game[Any], state: Any) -> Counter[str]:
    return Counter(piece for zone in game.zones(state) for piece in zone.pieces)


# --- the judge --------------------------------------------------------------------------------------------


def legal_moves_agree_with_refusals(trip: Trip) -> None:
    """A move is legal exactly when nothing refuses it; others are refused by known rules and change nothing."""
    refused = 0
    for number, state in enumerate((*trip.sample, *(view for *_, view in every_other(trip.views, 60)))):
        legal, extra = trip.game.legal_moves(state), trip.game.interrupts(state)
        for move in legal:
            assert trip.game.refusals(state, move) == (), f"{move} is listed but refused in {trip.game.text(state)}"
        for move in candidates(trip, state, Random(number)):
            allowed = trip.game.refusals(state, move) == ()
            assert allowed == (move in legal or move in extra), f"{move} in {trip.game.text(state)}"
            refused += not allowed
            if not allowed:
                check_refused(trip.game, state, move)
    assert refused > 50, "hardly any wrong move was tried"


def candidates(trip: Trip, state: Any, dice: Random, most: int = 40) -> Iterator[Move]:
    """Legal moves and such as were legal elsewhere, also in the name of other seats and of one too many."""
    sitting = (*seats(trip.game, state), len(seats(trip.game, state)))
    elsewhere = dice.sample(trip.moves, min(most, len(trip.moves)))
    here = list(islice(trip.game.legal_moves(state), most))
    yield from here
    yield from elsewhere
    for move in (*here, *elsewhere):
        yield move._replace(seat=dice.choice(sitting))
        # The words of one move with the things another one speaks of, if that can be said at all.
        with_other_things = f"p{move.seat + 1} {move.verb} {' '.join(map(str, dice.choice(trip.moves).args))}"
        try:
            yield trip.game.parse_move(with_other_things)
        except GameError:
            continue


def check_refused(game: Game[Any], state: Any, move: Move) -> None:
    before = copy.deepcopy(state)
    refusals = game.refusals(state, move)
    assert all(isinstance(each, Refusal) and each.rules for each in refusals)
    assert all(rule_id in game.known_rules for each in refusals for rule_id in each.rules), refusals
    with pytest.raises(IllegalMove) as caught:
        game.play(state, move)
    assert caught.value.refusals == refusals and caught.value.move == move
    with pytest.raises(IllegalMove):
        game.unfold(state, move)
    assert state == before
    hash(refusals)


def moves_belong_to_those_who_are_asked(trip: Trip) -> None:
    """Moves by seat are the moves of all; nobody else has any; never more than 400, never one twice."""
    for state in trip.sample:
        by_seat = {seat: trip.game.legal_moves(state, seat) for seat in seats(trip.game, state)}
        asked = trip.game.to_act(state)
        assert trip.game.legal_moves(state) == tuple(move for seat in asked for move in by_seat[seat])
        for seat, moves in by_seat.items():
            assert {move.seat for move in moves} <= {seat} and (seat in asked or not moves)
            assert len(set(moves)) == len(moves) <= MOST_MOVES


def interrupts_are_allowed_but_not_listed(trip: Trip) -> None:
    for state in (*trip.sample, *(turn.state for turn in every_other(trip.turns, 200))):
        for move in trip.game.interrupts(state):
            assert trip.game.refusals(state, move) == ()
            assert move not in trip.game.legal_moves(state)
            assert trip.game.play(state, move).events


def settle_waits_for_decisions(trip: Trip) -> None:
    """Where somebody is to act, nothing happens by itself."""
    for state in (*(turn.state for turn in every_other(trip.turns, 300)), *trip.sample):
        if trip.game.to_act(state):
            assert trip.game.settle(state) == Step(state, ())


def somebody_acts_or_the_game_is_over(trip: Trip) -> None:
    """Nothing hangs: without a decision due, the game is over, goes on by itself, or rests on something unknown."""
    for turn in trip.turns:
        over = trip.game.outcome(turn.step.state) is not None
        assert over != bool(trip.game.to_act(turn.step.state))
    for state in trip.sample:
        if not trip.game.to_act(state) and trip.game.outcome(state) is None and not trip.game.settle(state).events:
            # A position somebody set up: it leaves something out, or it could not come up.
            assert trip.game.faults(state) or state in trip.example_states


def games_end_with_a_reason(trip: Trip) -> None:
    for turns in trip.games:
        state, last = turns[-1].step.state, turns[-1].step.events[-1]
        outcome = trip.game.outcome(state)
        assert outcome is not None and outcome.reason and outcome.winners
        assert len(outcome.scores) == len(seats(trip.game, state))
        assert set(outcome.winners) <= set(seats(trip.game, state))
        assert set(outcome.rules) <= trip.game.known_rules.keys() and set(outcome.rules) <= set(last.rules)
        for move in trip.moves[:20]:
            if move.seat in seats(trip.game, state):
                assert [each.rules for each in trip.game.refusals(state, move)] == [("T-04",)]


def a_dealt_game_has_no_faults(trip: Trip) -> None:
    for turn in every_other(trip.turns, 400):
        assert trip.game.faults(turn.state) == ()
        for beat in trip.game.unfold(turn.state, turn.move):
            assert trip.game.faults(beat.state) == (), beat.event.kind
    for *_, view in trip.views[: trip.thorough]:
        trip.game.faults(view)


# --- text forms -------------------------------------------------------------------------------------------


def positions_can_be_written_and_read(trip: Trip) -> None:
    for state in (*trip.sample, *(view for *_, view in trip.views)):
        text = trip.game.text(state)
        assert trip.game.parse(text) == state, text
        assert trip.game.parse(text.replace(" ", "   ").replace("|", "|\n")) == state, "spaces matter"
        assert trip.game.text(trip.game.parse(text)) == text
    for turns in trip.games:
        text = trip.game.text(turns[-1].state)
        assert trip.game.parse(text.upper()) == turns[-1].state, "case matters"


def moves_can_be_written_and_read(trip: Trip) -> None:
    offered = (move for state in trip.sample for move in (*trip.game.legal_moves(state), *trip.game.interrupts(state)))
    for move in {*trip.moves, *offered}:
        assert trip.game.parse_move(str(move)) == move
        assert trip.game.parse_move(f"  {str(move).upper()}  ") == move


# --- words ------------------------------------------------------------------------------------------------


def everything_can_be_said(trip: Trip) -> None:
    """Events, refusals and faults cite known rules and have a sentence in every language, without a warning."""
    said: dict[tuple[str, str, frozenset[str]], Saying] = {}
    for saying in sayings(trip):
        assert set(saying.rules) <= trip.game.known_rules.keys(), saying
        assert saying.rules or saying.kind == "compared", f"{saying.kind} has no reason"
        hash(saying)
        said.setdefault((type(saying).__name__, saying.kind, frozenset(map(str, saying.args.items()))), saying)
    for saying in every_other(said.values(), 1500):
        for lang in LANGUAGES:
            check_sentence(say(saying, trip.game.id, lang))
            check_sentence(say(saying, trip.game.id, lang, ("Ana", "", "{ $card }"), dots=True))


def sayings(trip: Trip) -> Iterator[Saying]:
    for turn in trip.turns:
        yield from turn.step.events
    for turn in every_other(trip.turns, 200):
        for seat in seats(trip.game, turn.state):
            yield from trip.game.told_to(turn.step.events, seat)
    for number, state in enumerate((*trip.sample, *(view for *_, view in every_other(trip.views, 60)))):
        yield from trip.game.settle(state).events
        yield from trip.game.faults(state)
        for move in candidates(trip, state, Random(number)):
            yield from trip.game.refusals(state, move)


def check_sentence(sentence: str) -> None:
    assert sentence.strip() == sentence and sentence
    assert "{" not in sentence.replace("{ $card }", ""), f"an argument is missing: {sentence}"


def everything_has_a_name(trip: Trip) -> None:
    """Rules, zones and pieces, in every language."""
    zones = {
        zone.id: zone for state in (*trip.sample, *(view for *_, view in trip.views)) for zone in trip.game.zones(state)
    }
    lying = {piece for state in trip.sample for zone in trip.game.zones(state) for piece in zone.pieces}
    for lang in LANGUAGES:
        for zone in zones.values():
            check_sentence(zone_name(zone, trip.game.id, lang))
        for each in (*lying, UNKNOWN):
            check_sentence(phrase(trip.game.piece(each), trip.game.id, lang))
        for rule_id in trip.game.known_rules:
            for sentence in rule(rule_id, trip.game.id, lang):
                check_sentence(sentence)


def examples_can_be_told(trip: Trip) -> None:
    """Every page of every example has its words; every question about it has an answer and a reason for each choice."""
    for example in trip.game.examples:
        assert set(example.teaches) <= trip.game.known_rules.keys(), example.id
        pages = replay(trip.game, example)
        assert 0 <= example.cover < len(pages), f"{example.id} has no step {example.cover}"
        for page in pages:
            for lang in LANGUAGES:
                check_page(trip.game, page, lang)


def check_page(game: Game[Any], page: Page[Any], lang: str) -> None:
    if page.said is not None:
        check_sentence(say(page.said, game.id, lang, game.names(page.state), dots=True))
    if isinstance(page.said, Event) and page.said.kind != "shown":
        check_sentence(word(f"event-{page.said.kind}.step", page.said.args, game.id, lang))
    question = game.question(page)
    if question is None:
        return
    check_sentence(phrase(question.ask, game.id, lang))
    assert any(choice.right for choice in question.choices)
    assert not all(choice.right for choice in question.choices) and len(question.choices) > 1
    for choice in question.choices:
        check_sentence(phrase(choice.say, game.id, lang))
        check_sentence(say(choice.why, game.id, lang))
        assert choice.why.rules and set(choice.why.rules) <= game.known_rules.keys()
        lying = game.zones(page.before)
        pieces_and_zones = {each.id for each in lying} | {piece for each in lying for piece in each.pieces}
        assert not choice.at or choice.at in pieces_and_zones


# --- what is hidden ---------------------------------------------------------------------------------------


def views_hide_the_seed_and_are_stable(trip: Trip) -> None:
    for state, seat, view in trip.views:
        assert trip.game.seen_by(view, seat) == view, "looking twice shows something else"
        assert "seed" not in trip.game.text(view)
        assert all(field.value is None for field in trip.game.fields(view) if field.name == "seed")
        assert trip.game.legal_moves(view, seat) == trip.game.legal_moves(state, seat), "a seat sees all its moves"
        assert trip.game.to_act(view) == trip.game.to_act(state), "who decides is public"


def views_show_nothing_secret(trip: Trip) -> None:
    """What is secret shows its back; everything else lies open."""
    for state, seat, view in trip.views:
        for seen, lying in zip(trip.game.zones(view), trip.game.zones(state), strict=True):
            backs = (UNKNOWN,) * len(lying.pieces)
            assert seen.pieces == (backs if is_secret(trip, lying, seat) else lying.pieces), (seat, lying.id)


def is_secret(trip: Trip, zone: Zone, seat: int) -> bool:
    whom = trip.secret.get(zone.kind)
    return whom == "all" or (whom == "others" and zone.owner != seat)


def twins(trip: Trip) -> Iterator[tuple[Any, Any, int]]:
    """Pairs of tables that differ only in what a seat cannot see: two cards swapped, or all of them dealt anew."""
    dealt = {turn.state for turn in trip.turns}
    dice = Random(2)
    for state, seat, view in trip.views:
        if state in dealt:
            yield state, swapped(trip, state, seat, dice), seat
            yield state, trip.game.fill(view, 99), seat


def swapped(trip: Trip, state: Any, seat: int, dice: Random) -> Any:
    """The table with two secret pieces in each other's place."""
    game = trip.game
    hidden = [zone for zone in game.zones(state) if zone.pieces and is_secret(trip, zone, seat)]
    if len(hidden) < 2:
        return state
    first, second = dice.sample(hidden, 2)
    at, there = dice.randrange(len(first.pieces)), dice.randrange(len(second.pieces))
    state = game.lift(game.lift(state, first.id, at), second.id, there)
    return game.put(game.put(state, second.pieces[there], first.id, at), first.pieces[at], second.id, there)


def hidden_stays_hidden(trip: Trip) -> None:
    """Tables that differ only in what a seat cannot see look, read and can be played the same for it."""
    game, different = trip.game, 0
    for state, other, seat in twins(trip):
        different += state._replace(seed=None) != other._replace(seed=None)
        assert game.seen_by(state, seat) == game.seen_by(other, seat)
        assert game.text(game.seen_by(state, seat)) == game.text(game.seen_by(other, seat))
        assert game.legal_moves(state, seat) == game.legal_moves(other, seat)
        assert game.to_act(state) == game.to_act(other)
        for move in (each for each in trip.moves[:40] if each.seat == seat):
            assert game.refusals(state, move) == game.refusals(other, move)
    assert different > 10, "the twins are all equal"


def told_events_do_not_leak(trip: Trip) -> None:
    """If two tables look the same to a seat before and after a move, it hears the same about the move."""
    game = trip.game
    for seat, here, there in hidden_moves(trip):
        assert game.told_to(here.events, seat) == game.told_to(there.events, seat)


def hidden_moves(trip: Trip) -> Iterator[tuple[int, Step[Any], Step[Any]]]:
    """Two different moves that a seat cannot tell apart by looking, and what came of them. Some games have none."""
    game = trip.game
    for state, other, seat in twins(trip):
        for mover in game.to_act(state):
            first, second = game.legal_moves(state, mover), game.legal_moves(other, mover)
            if not first or not second or first[0] == second[-1]:
                continue
            here, there = game.play(state, first[0]), game.play(other, second[-1])
            if game.seen_by(here.state, seat) == game.seen_by(there.state, seat):
                yield seat, here, there


def unknown_pieces_can_be_filled_in(trip: Trip) -> None:
    """`fill` leaves nothing unknown, changes nothing that is known, and depends on its seed alone."""
    for state, _seat, view in every_other(trip.views, 100):
        if UNKNOWN in pieces(trip.game, state):
            continue
        filled = trip.game.fill(view, 5)
        assert filled == trip.game.fill(view, 5)
        assert UNKNOWN not in pieces(trip.game, filled) and trip.game.fill(filled, 6) == filled
        known = pieces(trip.game, view)
        assert Counter({p: n for p, n in known.items() if p != UNKNOWN}) <= pieces(trip.game, filled)


# --- a hand on the table ----------------------------------------------------------------------------------


def touches_lead_back_to_the_move(trip: Trip) -> None:
    """What a move touches is there, and touching it means that move; where moves share their touches, all of them."""
    game, made = trip.game, 0
    for state in (*trip.sample, *(view for *_, view in every_other(trip.views, 40))):
        lying = {zone.id: zone.pieces for zone in game.zones(state)}
        sharing: dict[tuple[Touch, ...], set[Move]] = {}
        for move in (*game.legal_moves(state), *game.interrupts(state)):
            touches = game.touches(state, move)
            for touch in touches:
                assert touch.zone in lying, f"{move} touches {touch} in {game.text(state)}"
                assert not touch.piece or touch.piece in lying[touch.zone], f"{move} touches {touch}"
            sharing.setdefault(touches, set()).add(move)
        for touches in sharing.keys() - {()}:
            meant = game.meant(state, touches)
            assert sharing[touches] <= set(meant), f"{touches} means {meant} in {game.text(state)}"
            assert meant[0] in sharing[touches], f"{touches} rather means {meant[0]}"
            made += 1
    assert made > 50, "hardly anything was touched"


def touching_never_raises(trip: Trip) -> None:
    """Whatever is touched: it means moves that can be written, or nothing. Any move has touches, or none."""
    game, dice, meaning = trip.game, Random(4), 0
    tables = [*trip.sample, *(view for *_, view in every_other(trip.views, 40)), *odd_tables(trip, dice)]
    for state in tables:
        elsewhere = dice.sample(game.zones(dice.choice(tables)), 2)
        zones = [*game.zones(state), *elsewhere, Zone("nowhere", ("nothing", UNKNOWN))]
        for size in (0, 1, 1, 1, 2, 2, 2, 3, 4):
            touched = tuple(random_touch(zones, dice) for _ in range(size))
            meant = game.meant(state, touched)
            assert len(set(meant)) == len(meant) and (touched or not meant)
            assert all(game.parse_move(str(move)) == move for move in meant)
            meaning += bool(meant)
            for move in meant:
                game.refusals(state, move)
        for move in (*dice.sample(trip.moves, min(8, len(trip.moves))), Move(11, trip.moves[0].verb)):
            assert all(isinstance(touch, Touch) for touch in game.touches(state, move))
    assert meaning > 20, "hardly any touch meant anything"


def odd_tables(trip: Trip, dice: Random) -> Iterator[Any]:
    """Tables with a piece too many, anywhere it can be put."""
    for state in every_other(trip.sample, 30):
        with suppress(GameError):
            yield trip.game.put(state, dice.choice(trip.game.box(state)), dice.choice(trip.game.zones(state)).id, 0)


def random_touch(zones: list[Zone], dice: Random) -> Touch:
    """A zone, or a piece in it; now and then a piece that lies elsewhere."""
    zone, other = dice.choice(zones), dice.choice(zones)
    pieces = (zone if dice.random() < 0.9 else other).pieces
    return Touch(zone.id, dice.choice(pieces) if pieces and dice.random() < 0.8 else "")


def the_box_holds_the_table(trip: Trip) -> None:
    """Whatever lies on the table is in the box, and can be put; what is not in the box stays where it is."""
    game = trip.game
    for turns in trip.games:
        state = turns[0].state
        box, lying = game.box(state), Counter[str]()
        for zone in game.zones(state):
            if is_fixed(game, state, zone):
                check_fixed(game, state, zone)
            else:
                lying.update(zone.pieces)
        assert UNKNOWN not in box and lying == Counter(box)
        assert Counter(game.box(turns[-1].step.state)) == Counter(box), "the box changes during the game"
        for piece in set(box):
            for lang in LANGUAGES:
                check_sentence(phrase(game.piece(piece), game.id, lang))


def is_fixed(game: Game[Any], state: Any, zone: Zone) -> bool:
    """A board that lies there for good: nothing of it is in the box."""
    known = {*game.box(state), UNKNOWN}
    return bool(zone.pieces) and not known.intersection(zone.pieces)


def check_fixed(game: Game[Any], state: Any, zone: Zone) -> None:
    with pytest.raises(GameError):
        game.lift(state, zone.id, 0)
    with pytest.raises(GameError):
        game.put(state, game.box(state)[0], zone.id, 0)


# --- editing ----------------------------------------------------------------------------------------------


def pieces_can_be_put_and_lifted(trip: Trip) -> None:
    """Any piece goes anywhere, any piece can be lifted; putting and then lifting gives back an equal table."""
    game, dice = trip.game, Random(3)
    known = sorted({piece for turns in trip.games for piece in pieces(game, turns[0].state)})
    for state in every_other(trip.sample, 25):
        lying = [zone for zone in game.zones(state) if not is_fixed(game, state, zone)]
        # A board has a zone for every square: some of them will do.
        for zone in dice.sample(lying, min(24, len(lying))):
            for piece in (dice.choice(known), UNKNOWN):
                index = dice.randint(0, len(zone.pieces))
                check_edited(game, put := game.put(state, piece, zone.id, index))
                after = next(each for each in game.zones(put) if each.id == zone.id).pieces
                assert piece in after
                # A place for one single piece swaps it.
                if len(after) > len(zone.pieces):
                    assert after == (*zone.pieces[:index], piece, *zone.pieces[index:])
                    assert game.zones(game.lift(put, zone.id, index)) == game.zones(state)
                    if state not in trip.example_states:
                        assert game.lift(put, zone.id, index) == state
            for index in {0, len(zone.pieces) - 1} if zone.pieces else ():
                lifted = game.lift(state, zone.id, index)
                check_edited(game, lifted)
                assert pieces(game, lifted) == pieces(game, state) - Counter([zone.pieces[index]])
            for wrong in (-1, len(zone.pieces), 10**9):
                with pytest.raises(GameError):
                    game.lift(state, zone.id, wrong)
        for zone_id in ("", "nowhere", "hand-p99", "row--1", "{0}", "hand-"):
            with pytest.raises(GameError):
                game.put(state, known[0], zone_id, 0)
            with pytest.raises(GameError):
                game.lift(state, zone_id, 0)
        for nonsense in ("", "nothing", "²", "9" * 50, "<b>"):
            with pytest.raises(GameError):
                game.put(state, nonsense, game.zones(state)[0].id, 0)


def check_edited(game: Game[Any], state: Any) -> None:
    """An odd table is still a table: it can be judged, written, read, looked at and settled."""
    assert all(isinstance(each, Fault) for each in game.faults(state))
    assert game.parse(game.text(state)) == state
    after = game.settle(state).state
    assert game.parse(game.text(after)) == after
    for move in game.legal_moves(state)[:2]:
        assert game.refusals(state, move) == ()
        after = game.play(state, move).state
        assert game.parse(game.text(after)) == after
    for seat in seats(game, state):
        game.seen_by(state, seat)


def fields_can_be_set(trip: Trip) -> None:
    for state in every_other(trip.sample, 12):
        for field in trip.game.fields(state):
            assert trip.game.set_field(state, field.name, field.value) == state, f"{field} set to what it is"
            for value in allowed_values(field):
                after = trip.game.set_field(state, field.name, value)
                assert next(each for each in trip.game.fields(after) if each.name == field.name).value == value
                check_edited(trip.game, after)
            for nonsense in (object(), 10**30, -(10**30), 1.5, b"x", ["x"], "x|y"):
                with pytest.raises(GameError):
                    trip.game.set_field(state, field.name, nonsense)
        with pytest.raises(GameError):
            trip.game.set_field(state, "no such field", 1)


def allowed_values(field: Field) -> tuple[Any, ...]:
    if isinstance(field.allowed, range):
        first, last = field.allowed[0], field.allowed[-1]
        return tuple(dict.fromkeys((first, first + 1, (first + last) // 2, last)))
    if isinstance(field.allowed, type):
        return ("Ana", "Zé {x} <b>", "") if field.allowed is str else ()
    return tuple(every_other(field.allowed, 6))


CHECKS: tuple[Check, ...] = (
    play_is_pure,
    replay_is_equal,
    unfold_agrees_with_play,
    pieces_are_conserved,
    legal_moves_agree_with_refusals,
    moves_belong_to_those_who_are_asked,
    interrupts_are_allowed_but_not_listed,
    settle_waits_for_decisions,
    somebody_acts_or_the_game_is_over,
    games_end_with_a_reason,
    a_dealt_game_has_no_faults,
    positions_can_be_written_and_read,
    moves_can_be_written_and_read,
    everything_can_be_said,
    everything_has_a_name,
    examples_can_be_told,
    views_hide_the_seed_and_are_stable,
    views_show_nothing_secret,
    hidden_stays_hidden,
    told_events_do_not_leak,
    unknown_pieces_can_be_filled_in,
    touches_lead_back_to_the_move,
    touching_never_raises,
    the_box_holds_the_table,
    pieces_can_be_put_and_lifted,
    fields_can_be_set,
)


def check_game(game: Game[Any], seeds: Iterable[int], players: Iterable[int], secret: Mapping[str, str]) -> None:
    """Every check, with warnings as errors."""
    trip = Trip(game, tuple(seeds), tuple(players), secret)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for check in CHECKS:
            check(trip)
