"""What happens in Sequence: cards are played and drawn, chips come and go, Sequences are made and broken."""

from __future__ import annotations

from ..core import Args, Event, Move, Seat, Story, seat_name
from ..core.editing import replaced
from .board import BY_NAME, CARD_AT, DIRECTION_OF, NAMES, Space, ends, window_between
from .chips import supply_of, taken, unlocked, with_runs_locked, with_supply
from .completing import after_play, claim, find, find_left
from .deal import cut_or_deal
from .drawing import draw_card, draw_late, end_turn
from .ending import end_drawn, end_if_decided
from .lines import found_at, growing
from .refusals import names
from .rules import CLAIM, DRAW, EXCHANGE, FORFEIT, PASS, PLAY, claimable, holders, is_dead, is_seated, targets
from .state import LOCK, ONE_EYED, TWO_EYED, Card, Cards, Over, State, chip_colour, won_by


def carry_out(story: Story[State], move: Move) -> None:
    """Tell what a legal move brings about."""
    seat = move.seat
    if move.verb == PLAY:
        _play(story, seat, move.args[0], BY_NAME[move.args[1]])
    elif move.verb == EXCHANGE:
        _exchange(story, seat, move.args[0])
    elif move.verb == CLAIM:
        first, _, last = move.args[0].partition("-")
        claim(story, seat, window_between(BY_NAME[first], BY_NAME[last]) or ())
    elif move.verb == PASS:
        _pass(story, seat)
    elif move.verb == DRAW:
        draw_late(story, seat)
    elif move.verb == FORFEIT:
        _forfeit(story, seat, move.args[0])
    else:
        _call_out(story, seat, int(move.args[0][1:]) - 1)


def go_on(story: Story[State]) -> None:
    """Tell everything that needs no decision: the cut, the deal, Sequences nobody has to name, the end."""
    while cut_or_deal(story) or _find_waiting(story) or end_if_decided(story):
        pass


def _find_waiting(story: Story[State]) -> bool:
    """A chip has been placed and what it completes has not been told yet."""
    state = story.state
    if state.ended or state.claiming is None or not is_seated(state) or claimable(state):
        return False
    find(story, state.turn, state.claiming)
    return True


def without(cards: Cards | None, card: Card) -> Cards:
    left = list(cards or ())
    left.remove(card)
    return tuple(left)


def _discarded(state: State, seat: Seat, card: Card) -> dict[str, tuple[Cards | None, ...]]:
    """The card goes from the hand onto the own discard pile (SEQ-11, SEQ-13)."""
    return {
        "hands": replaced(state.hands, seat, without(state.hands[seat], card)),
        "discards": replaced(state.discards, seat, (*state.discards[seat], card)),
    }


def _play(story: Story[State], seat: Seat, card: Card, space: Space) -> None:
    state = story.state
    possible = targets(state, seat, card)
    kind = "two-eyed" if card in TWO_EYED else "one-eyed" if card in ONE_EYED else "plain"
    named = names(possible) if len(possible) <= 2 else ()
    args = Args(seat=seat, card=card, kind=kind, spaces=named, count=len(possible))
    rules = {"plain": ("SEQ-13", "SEQ-18"), "two-eyed": ("SEQ-13", "SEQ-24", "SEQ-28")}
    event = Event("card-played", rules.get(kind, ("SEQ-13", "SEQ-25", "SEQ-28")), args, (card, *named))
    story.tell(event, **_discarded(state, seat, card), passes=0, freed=None)
    if card in ONE_EYED:
        _remove(story, seat, card, space)
    else:
        _place(story, seat, card, space, possible)


def _place(story: Story[State], seat: Seat, card: Card, space: Space, possible: tuple[Space, ...]) -> None:
    state, colour = story.state, story.state.teams[seat]
    board = replaced(state.board, space, colour)
    built = growing(board, space, colour)
    others = tuple([NAMES[each] for each in possible if each != space]) if card not in TWO_EYED else ()
    lines = tuple([Args(dir=DIRECTION_OF[w], count=count, line=ends(w)) for w, count in built])
    args = Args(seat=seat, side=colour, card=card, space=NAMES[space], shown=CARD_AT[space], others=others, lines=lines)
    rules = ("SEQ-24", "SEQ-C11") if card in TWO_EYED else ("SEQ-14", "SEQ-19")
    event = Event("chip-placed", rules, args, (NAMES[space], *others))
    found = found_at(state._replace(board=board), space, colour)
    waiting = space if found.certain or found.choice else None
    placed = with_runs_locked(state._replace(board=board, supply=taken(state, colour, colour)), colour)
    story.tell(event, board=placed.board, supply=placed.supply, claiming=waiting)
    if waiting is None:
        after_play(story, seat)
    else:
        find(story, seat, space)


def _remove(story: Story[State], seat: Seat, card: Card, space: Space) -> None:
    """The chip goes back to its owner, the space is free, nothing is placed (SEQ-25, SEQ-C13)."""
    state = story.state
    piece = state.board[space]
    colour = chip_colour(piece) or ""
    args = Args(seat=seat, side=colour, card=card, space=NAMES[space], shown=CARD_AT[space])
    rules = ("SEQ-25", "SEQ-38") if piece.endswith(LOCK) else ("SEQ-25", "SEQ-C13")
    chips = supply_of(state, colour)
    supply = with_supply(state, colour, (*chips, piece) if piece.endswith(LOCK) else (piece, *chips))
    story.tell(
        Event("chip-removed", rules, args, (NAMES[space],)),
        board=replaced(state.board, space, ""),
        supply=supply,
        freed=space,
    )
    _break_lines(story, seat, colour, space)
    end_turn(story, seat)


def _break_lines(story: Story[State], seat: Seat, colour: str, space: Space) -> None:
    """Under the advanced rule a Sequence that loses a chip no longer counts (SEQ-C19), and its chips are loose."""
    state = story.state
    if state.options["broken_counts"]:
        return
    for line in [each for each in state.sequences if each.colour == colour and space in each.spaces]:
        left = tuple([each for each in story.state.sequences if each != line])
        args = Args(side=colour, line=ends(line.spaces), space=NAMES[space], count=won_by(state, colour) - 1)
        event = Event("sequence-broken", ("SEQ-38", "SEQ-C19"), args, (NAMES[space],))
        story.tell(event, sequences=left, **unlocked(story.state, left, colour))
        find_left(story, seat, line)
        state = story.state


def _exchange(story: Story[State], seat: Seat, card: Card) -> None:
    """A dead card is swapped; the turn is still to come (SEQ-30, SEQ-31, SEQ-C22)."""
    state = story.state
    about = (card, *names(targets(state, seat, card)), *_pictured(card))
    args = Args(seat=seat, card=card, spaces=_pictured(card), jack=not is_dead(state, card))
    rules = ("SEQ-29", "SEQ-30") if is_dead(state, card) else ("SEQ-C14", "SEQ-30")
    event = Event("card-exchanged", rules, args, about)
    story.tell(event, **_discarded(state, seat, card), exchanged=state.exchanged + 1)
    draw_card(story, seat, why="exchange", rules=("SEQ-30", "SEQ-31", "SEQ-C22"))


def _pictured(card: Card) -> tuple[str, ...]:
    return tuple([NAMES[space] for space, shown in enumerate(CARD_AT) if shown == card])


def _pass(story: Story[State], seat: Seat) -> None:
    """No play, no draw; when everybody has passed in a row the game is drawn (SEQ-C16)."""
    state = story.state
    args = Args(seat=seat, size=len(state.hands[seat] or ()))
    story.tell(
        Event("passed", ("SEQ-C16",), args, (f"hand-{seat_name(seat)}",)),
        turn=(seat + 1) % len(state.hands),
        exchanged=0,
        freed=None,
        passes=state.passes + 1,
    )
    if story.state.passes >= len(state.hands):
        end_drawn(story, Over.PASSED)


def _call_out(story: Story[State], seat: Seat, accused: Seat) -> None:
    state = story.state
    team = holders(state, state.teams[accused])
    args = Args(seat=seat, accused=accused, side=state.teams[accused], asked=team)
    about = tuple(f"hand-{seat_name(each)}" for each in team)
    story.tell(Event("talk-punished", ("SEQ-36", "SEQ-37"), args, about), forfeits=team)


def _forfeit(story: Story[State], seat: Seat, card: Card) -> None:
    state = story.state
    left = tuple([each for each in state.forfeits if each != seat])
    size = len(state.hands[seat] or ()) - 1
    args = Args(seat=seat, card=card, size=size, asked=left)
    event = Event("card-forfeited", ("SEQ-37", "SEQ-C20"), args, (card, f"discard-{seat_name(seat)}"))
    story.tell(event, **_discarded(state, seat, card), forfeits=left)
