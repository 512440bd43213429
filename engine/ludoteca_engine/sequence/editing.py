"""Changing a position of Sequence by hand: pieces, and the values that are not pieces."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..core import UNKNOWN, Field, Seat, Zone, seat_name
from ..core.editing import checked_index, found_zone, option_fields, replaced, resized, with_value
from ..core.errors import UnreadablePosition
from ..core.reading import MOST_SEATS, Reader, Word
from .board import BY_NAME
from .deal import default_teams
from .notation import ENDINGS, NOT_ENDED, SEEDS
from .reading import read_piece
from .state import COLOURS, GAME_ID, OPTIONS, SURFACE, VARIANTS, Cards, State, default_supply, seats, zones

NUMBERS = range(1_001)


def put(state: State, piece: str, zone: str, index: int) -> State:
    """The position with a piece more. A space or a cut holds one piece; on a pile it comes to lie on top."""
    reader = Reader(GAME_ID, piece, UnreadablePosition)
    name = UNKNOWN if piece == UNKNOWN else read_piece(reader, Word(piece.strip(), 0))
    found = found_zone(GAME_ID, _places(state), zone)
    if found.id == "draw" and state.draw and not found.pieces:
        return state._replace(draw=(name, *state.draw[1:]))
    if _is_single(found):
        return _with(state, found, (name,))
    cards = _held(state, found)
    index = 0 if _is_top(found) else max(0, min(index, len(found.pieces))) + _below_top(found)
    return _with(state, found, (*cards[:index], name, *cards[index:]))


def lift(state: State, zone: str, index: int) -> State:
    """The position without the piece at that place."""
    found = found_zone(GAME_ID, _places(state), zone)
    index = checked_index(GAME_ID, found, index) + _below_top(found)
    cards = _held(state, found)
    if found.id == "draw" and len(cards) > 1:
        # The rest of the pile keeps its place until another card is put on top.
        return state._replace(draw=("", *cards[1:]))
    return _with(state, found, (*cards[:index], *cards[index + 1 :]))


def _places(state: State) -> tuple[Zone, ...]:
    """Where pieces come and go: everywhere but under the chips, where the board stays."""
    return tuple([zone for zone in zones(state) if zone.id != SURFACE])


def _is_single(zone: Zone) -> bool:
    return zone.id in BY_NAME or zone.kind == "cut"


def _is_top(zone: Zone) -> bool:
    return zone.kind in ("draw", "discard") or zone.kind.startswith("chips")


def _below_top(zone: Zone) -> int:
    """How many pieces of the pile lie above this zone."""
    return int(zone.kind in ("stock", "below") or zone.kind.startswith("box"))


def _held(state: State, zone: Zone) -> Cards:
    """All pieces of the pile, the hand or the space, from the top."""
    kind, seat = zone.kind, zone.owner
    if zone.id in BY_NAME or kind in ("hand", "cut"):
        return zone.pieces
    if kind in ("draw", "stock"):
        return state.draw or ()
    if seat is not None:
        return state.discards[seat][::-1]
    return state.supply[_colour(zone)]


def _colour(zone: Zone) -> int:
    return COLOURS.index(zone.id[-1].upper())


def _with(state: State, zone: Zone, pieces: Cards) -> State:
    """The state with these pieces, from the top, where the zone belongs."""
    kind, seat = zone.kind, zone.owner
    if zone.id in BY_NAME:
        return state._replace(board=replaced(state.board, BY_NAME[zone.id], pieces[0] if pieces else ""))
    if kind in ("draw", "stock"):
        return state._replace(draw=pieces)
    if seat is None:
        return state._replace(supply=replaced(state.supply, _colour(zone), pieces))
    if kind == "hand":
        return state._replace(hands=replaced(state.hands, seat, pieces))
    if kind == "cut":
        return state._replace(cuts=replaced(state.cuts, seat, pieces[0] if pieces else None))
    return state._replace(discards=replaced(state.discards, seat, pieces[::-1]))


def fields(state: State) -> tuple[Field, ...]:
    """Everything that can be set: players, options, names, sides, whose turn it is, the seed and how it ended."""
    sitting = (*(seat_name(seat) for seat in seats(state)),)
    found = [
        Field("players", len(state.hands), range(MOST_SEATS + 1)),
        Field("variant", state.variant, VARIANTS),
        Field("turn", seat_name(state.turn), tuple(dict.fromkeys((*sitting, seat_name(state.turn))))),
        Field("exchanged", state.exchanged, NUMBERS),
        Field("passes", state.passes, NUMBERS),
        Field("shuffles", state.shuffles, NUMBERS),
        Field("seed", state.seed, SEEDS),
        Field("ended", state.ended or NOT_ENDED, ENDINGS),
    ]
    found += option_fields(state, OPTIONS)
    for seat in seats(state):
        found.append(Field(f"name-{seat_name(seat)}", state.names[seat] if state.names else ""))
        found.append(Field(f"team-{seat_name(seat)}", state.teams[seat], COLOURS))
        found.append(Field(f"lapsed-{seat_name(seat)}", state.lapsed[seat], NUMBERS))
    return tuple(found)


def set_field(state: State, name: str, value: Any) -> State:
    changed: State = with_value(state, fields(state), name, value, OWN, PER_SEAT)
    usual = default_teams(len(state.hands), state.options)
    if name in OPTIONS and state.teams == usual:
        return _with_teams(changed, default_teams(len(changed.hands), changed.options))
    return _with_teams(changed, changed.teams) if changed.teams != state.teams else changed


def _with_turn(state: State, seat: str) -> State:
    return state._replace(turn=int(seat[1:]) - 1)


def _with_end(state: State, ended: str) -> State:
    return state._replace(ended="" if ended == NOT_ENDED else ended)


def _with_teams(state: State, teams: tuple[str, ...]) -> State:
    """Sides changed: the chips of a new colour come onto the table, those of one that left go away."""
    changed = state._replace(teams=teams)
    usual = default_supply(changed)
    return changed._replace(supply=(*state.supply, *usual[len(state.supply) :])[: len(usual)])


def _with_players(state: State, players: int) -> State:
    names = resized(state.names, players, "")

    def staying(listed: tuple[Seat, ...]) -> tuple[Seat, ...]:
        return tuple(seat for seat in listed if seat < players)

    changed = state._replace(
        names=names if any(names) else (),
        hands=resized(state.hands, players, None),
        discards=resized(state.discards, players, ()),
        cuts=resized(state.cuts, players, None) if any(state.cuts[:players]) else (),
        lapsed=resized(state.lapsed, players, 0),
        turn=state.turn if state.turn < players else 0,
        dealer=state.dealer if state.dealer is not None and state.dealer < players else None,
        owed=staying(state.owed),
        forfeits=staying(state.forfeits),
    )
    return _with_teams(changed, default_teams(players, state.options))


OWN: dict[str, Callable[[State, Any], State]] = {"players": _with_players, "turn": _with_turn, "ended": _with_end}
PER_SEAT = {"team": "teams", "lapsed": "lapsed"}
