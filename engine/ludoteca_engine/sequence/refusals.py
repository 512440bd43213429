"""The judge of Sequence: every reason against a move."""

from __future__ import annotations

from ..core import UNKNOWN, Args, Move, Refusal, Seat, seat_name
from ..core import refusals as table
from .board import BY_NAME, CARD_AT, CORNER, NAMES, Space, Window, ends, window_between
from .lines import complete_at, too_much_shared
from .rules import (
    CLAIM,
    DRAW,
    EXCHANGE,
    FORFEIT,
    PASS,
    PLAY,
    TALK,
    claimable,
    goes_on_by_itself,
    holders,
    is_dead,
    is_seated,
    is_useless_jack,
    may_exchange_more,
    may_pass,
    moves_of,
    removable,
    to_act,
)
from .state import JACKS, ONE_EYED, TWO_EYED, Card, State, chip_colour, free_spaces

Refusals = tuple[Refusal, ...]


def refusals(state: State, move: Move) -> Refusals:
    """Every reason against a move; () if it is legal."""
    if not 0 <= move.seat < len(state.hands):
        return (table.no_such_seat(move, len(state.hands)),)
    if state.ended:
        return (table.game_over(move),)
    judge = _JUDGES.get(move.verb)
    if judge is None or not is_seated(state) or goes_on_by_itself(state):
        return (table.not_now(move, ()),)
    return judge(state, move)


def names(spaces: tuple[Space, ...]) -> tuple[str, ...]:
    return tuple([NAMES[space] for space in spaces])


def _not_your_turn(state: State, move: Move, *rules: str) -> Refusals:
    """What stops every decision of a turn: a penalty is due, it is somebody else's turn, or five must be named."""
    if state.forfeits:
        about = tuple(f"hand-{seat_name(seat)}" for seat in state.forfeits)
        return (Refusal("penalty-first", ("SEQ-37",), Args(seat=move.seat, asked=state.forfeits), about),)
    if move.seat != state.turn:
        return (table.not_asked(move, to_act(state), *rules),)
    if state.claiming is not None:
        lines = tuple(map(ends, claimable(state)))
        return (Refusal("claim-first", ("SEQ-C09",), Args(seat=move.seat, lines=lines), (NAMES[state.claiming],)),)
    return ()


def _refuse_play(state: State, move: Move) -> Refusals:
    card, space = move.args[0], BY_NAME[move.args[1]]
    if _just_removed(state, move.seat) and move.seat != state.turn and not state.forfeits:
        args = Args(seat=move.seat, asked=to_act(state), freed=NAMES[state.freed or 0])
        return (Refusal("removed-already", ("SEQ-C13", "SEQ-12"), args, (NAMES[state.freed or 0],)),)
    early = _not_your_turn(state, move, "SEQ-12") or _refuse_card(state, move, "SEQ-13")
    if early:
        return early
    if CARD_AT[space] == CORNER:
        return (Refusal("corner", ("SEQ-C05", "SEQ-20"), Args(space=NAMES[space]), (NAMES[space],)),)
    if card in ONE_EYED:
        return _refuse_removal(state, move.seat, card, space)
    if card not in TWO_EYED and CARD_AT[space] != card:
        return (_other_card(state, card, space),)
    return (_covered(state, card, space),) if state.board[space] else ()


def _just_removed(state: State, seat: Seat) -> bool:
    return state.freed is not None and (seat + 1) % len(state.hands) == state.turn


def _refuse_card(state: State, move: Move, rule: str) -> Refusals:
    """The card must be in the hand of whoever plays it."""
    card, hand, about = move.args[0], state.hands[move.seat], (f"hand-{seat_name(move.seat)}",)
    if hand is None or (card not in hand and UNKNOWN in hand):
        return (table.unknown(move, *about),)
    if card in hand:
        return ()
    return (Refusal("not-in-hand", (rule,), Args(seat=move.seat, card=card, cards=hand), about),)


def _other_card(state: State, card: Card, space: Space) -> Refusal:
    """The space shows another card: say where this one can go."""
    free = names(free_spaces(state, card))
    args = Args(card=card, space=NAMES[space], shown=CARD_AT[space], spaces=free)
    return Refusal("other-card", ("SEQ-14", "SEQ-18"), args, (NAMES[space], *free))


def _covered(state: State, card: Card, space: Space) -> Refusal:
    wild = card in TWO_EYED
    free = () if wild else names(free_spaces(state, card))
    args = Args(card=card, space=NAMES[space], side=_owner(state, space), spaces=free, wild=wild)
    return Refusal("covered", ("SEQ-19",), args, (NAMES[space], *free))


def _owner(state: State, space: Space) -> str:
    return chip_colour(state.board[space]) or "none"


def _refuse_removal(state: State, seat: Seat, card: Card, space: Space) -> Refusals:
    piece, about = state.board[space], (NAMES[space],)
    if piece in removable(state, seat):
        return ()
    args = Args(seat=seat, card=card, space=NAMES[space], side=_owner(state, space))
    if chip_colour(piece) is None:
        return (Refusal("no-chip", ("SEQ-25", "SEQ-C04"), args, about),)
    if chip_colour(piece) == state.teams[seat]:
        return (Refusal("own-chip", ("SEQ-C12", "SEQ-25"), args, about),)
    lines = tuple([ends(line.spaces) for line in state.sequences if space in line.spaces])
    return (Refusal("locked", ("SEQ-26", "SEQ-27"), Args(args, lines=lines), about),)


def _refuse_exchange(state: State, move: Move) -> Refusals:
    card, seat = move.args[0], move.seat
    if state.claiming is not None and seat == state.turn:
        return (Refusal("exchange-too-late", ("SEQ-30",), Args(seat=seat, card=card)),)
    early = _not_your_turn(state, move, "SEQ-30", "SEQ-12") or _refuse_card(state, move, "SEQ-13")
    if early:
        return early
    if card in JACKS:
        swap = state.options["exchange_useless_jack"]
        useless = is_useless_jack(state, seat, card)
        if not (swap and useless):
            return (Refusal("jack-not-dead", ("SEQ-C14",), Args(card=card, useless=useless, swap=swap), (card,)),)
    elif not is_dead(state, card):
        free = names(free_spaces(state, card))
        return (Refusal("not-dead", ("SEQ-29",), Args(card=card, spaces=free), free),)
    if not may_exchange_more(state):
        most = state.options["dead_cards_per_turn"]
        return (Refusal("exchanged-already", ("SEQ-C17",), Args(seat=seat, most=most)),)
    return ()


def _refuse_pass(state: State, move: Move) -> Refusals:
    early = _not_your_turn(state, move, "SEQ-12")
    if early:
        return early
    possible = moves_of(state, move.seat)
    if any(each.verb == PASS for each in possible):
        return ()
    if not may_pass(state, move.seat):
        return (table.unknown(move, f"hand-{seat_name(move.seat)}"),)
    cards = tuple(dict.fromkeys(each.args[0] for each in possible))
    verb = possible[0].verb
    return (Refusal("can-still-act", ("SEQ-C16",), Args(seat=move.seat, cards=cards, verb=verb), cards),)


def _refuse_claim(state: State, move: Move) -> Refusals:
    """`claim`: five of a long run, complete, with the new chip, and hardly touching another own Sequence."""
    first, _, last = move.args[0].partition("-")
    window, choice = window_between(BY_NAME[first], BY_NAME[last]), claimable(state)
    shared = _refuse_sharing(state, move, window)
    if shared:
        return shared
    if state.claiming is None or move.seat != state.turn or state.forfeits:
        early = _not_your_turn(state, move, "SEQ-12")
        return early or (Refusal("nothing-to-claim", ("SEQ-C10",), Args(seat=move.seat)),)
    chip = NAMES[state.claiming]
    args = Args(line=move.args[0], chip=chip, lines=tuple(map(ends, choice)))
    if window in choice:
        return ()
    if window is None:
        return (Refusal("no-five", ("SEQ-32",), args, (first, last)),)
    if window not in complete_at(state.board, window[0], state.teams[move.seat]):
        return (Refusal("gap", ("SEQ-32",), args, names(window)),)
    return (Refusal("without-new-chip", ("SEQ-C09",), args, (chip,)),)


def _refuse_sharing(state: State, move: Move, window: Window | None) -> Refusals:
    """Five that are all there but share too much with a Sequence the side has (SEQ-34)."""
    colour, same_line = state.teams[move.seat], state.options["share_same_line"]
    if window is None or window not in complete_at(state.board, window[0], colour):
        return ()
    held = [line.spaces for line in state.sequences if line.colour == colour]
    clash = next((each for each in held if too_much_shared(window, each, same_line)), None)
    if clash is None:
        return ()
    shared = tuple([NAMES[space] for space in window if space in clash])
    args = Args(seat=move.seat, line=move.args[0], other=ends(clash), spaces=shared)
    return (Refusal("shares-too-much", ("SEQ-34",), args, shared),)


def _refuse_draw(state: State, move: Move) -> Refusals:
    seat, about = move.seat, (f"hand-{seat_name(move.seat)}",)
    if state.hands[seat] is None:
        return (table.unknown(move, *about),)
    if seat in state.owed:
        return ()
    if state.lapsed[seat]:
        return (Refusal("draw-lapsed", ("SEQ-16", "SEQ-17"), Args(seat=seat, lost=state.lapsed[seat]), about),)
    return (Refusal("no-draw", ("SEQ-15",), Args(seat=seat, before=seat == state.turn), about),)


def _refuse_talk(state: State, move: Move) -> Refusals:
    accused = int(move.args[0][1:]) - 1
    args = Args(seat=move.seat, accused=accused)
    if not accused < len(state.hands):
        return (table.no_such_seat(Move(accused, TALK), len(state.hands)),)
    if state.forfeits:
        return (Refusal("penalty-first", ("SEQ-37",), Args(seat=move.seat, asked=state.forfeits)),)
    if not state.options["table_talk_penalty"]:
        return (Refusal("no-penalty", ("SEQ-C20",), args),)
    if state.teams[move.seat] == state.teams[accused]:
        return (Refusal("own-team", ("SEQ-37",), args),)
    if state.teams.count(state.teams[accused]) < 2:
        return (Refusal("no-team", ("SEQ-36",), args),)
    return () if holders(state, state.teams[accused]) else (Refusal("no-cards-left", ("SEQ-37",), args),)


def _refuse_forfeit(state: State, move: Move) -> Refusals:
    if move.seat in state.forfeits:
        return _refuse_card(state, move, "SEQ-37")
    return (Refusal("nothing-to-forfeit", ("SEQ-37",), Args(seat=move.seat, asked=state.forfeits)),)


_JUDGES = {
    PLAY: _refuse_play,
    EXCHANGE: _refuse_exchange,
    PASS: _refuse_pass,
    CLAIM: _refuse_claim,
    DRAW: _refuse_draw,
    TALK: _refuse_talk,
    FORFEIT: _refuse_forfeit,
}
