"""A position of Sequence as text; `notation.parse` reads it back."""

from __future__ import annotations

import re

from ..core import Seat, seat_name
from ..core.reading import grouped, write_head, written_by_seat
from .board import NAMES, ends
from .deal import default_teams
from .lines import with_lines_found
from .state import GAME_ID, LOCK, OPTIONS, SURFACE, Cards, State, default_supply

HOLE = "_"
"""Stands where the top card of the draw pile has been lifted off."""


def text(state: State) -> str:
    """The position as text; `parse` reads it back."""
    board, lines = _board_and_lines(state)
    parts = [
        write_head(GAME_ID, state.variant, state.options, OPTIONS),
        f"players {len(state.hands)}" if state.hands else "",
        written_by_seat("names", state.names),
        written_by_seat("teams", state.teams) if state.teams != _usual_teams(state) else "",
        board,
        lines,
        written_by_seat("hands", tuple(None if hand is None else counted(hand) for hand in state.hands)),
        written_by_seat("discards", tuple(counted(pile) if pile else None for pile in state.discards)),
        "" if state.draw is None else f"draw {_draw_text(state.draw)}",
        "" if state.supply == default_supply(state) else f"chips {' / '.join(map(counted, state.supply))}",
        "" if state.surface == (SURFACE,) else f"surface {counted(state.surface)}",
        _cuts(state),
        _seats("dealer", () if state.dealer is None else (state.dealer,)),
        _seats("turn", (state.turn,)) if state.turn else "",
        f"exchanged {state.exchanged}" if state.exchanged else "",
        "" if state.claiming is None else f"claiming {NAMES[state.claiming]}",
        _seats("owed", state.owed),
        written_by_seat("lapsed", tuple(str(lost) if lost else None for lost in state.lapsed)),
        _seats("forfeits", state.forfeits),
        "" if state.freed is None else f"freed {NAMES[state.freed]}",
        f"passes {state.passes}" if state.passes else "",
        f"shuffles {state.shuffles}" if state.shuffles else "",
        f"seed {state.seed}" if state.seed is not None else "",
        f"ended {state.ended}" if state.ended else "",
    ]
    return " | ".join(part for part in parts if part)


def _usual_teams(state: State) -> tuple[str, ...]:
    return default_teams(len(state.hands), state.options)


def _board_and_lines(state: State) -> tuple[str, str]:
    """Chips as plain ones where the Sequences are just those anybody can see; else everything as it is."""
    plain = state._replace(board=tuple(piece.removesuffix(LOCK) for piece in state.board))
    found = with_lines_found(plain)
    if (found.board, found.sequences) == (state.board, state.sequences):
        return _board_text(plain.board), ""
    written = " / ".join(f"{line.colour} {ends(line.spaces)}" for line in state.sequences)
    return _board_text(state.board), f"sequences {written or '-'}"


def _board_text(board: Cards) -> str:
    lying: dict[str, list[str]] = {}
    for space, piece in enumerate(board):
        if piece:
            lying.setdefault(piece, []).append(NAMES[space])
    groups = " / ".join(" ".join([piece, *spaces]) for piece, spaces in sorted(lying.items()))
    return f"board {groups}" if groups else ""


def _draw_text(pile: Cards) -> str:
    return f"{HOLE} {counted(pile[1:])}" if pile and not pile[0] else counted(pile)


def _cuts(state: State) -> str:
    return written_by_seat("cuts", tuple("-" if cut is None else cut for cut in state.cuts))


def _seats(section: str, listed: tuple[Seat, ...]) -> str:
    return " ".join([section, *map(seat_name, listed)]) if listed else ""


def counted(pieces: Cards) -> str:
    """Pieces as written, chips that follow each other with their number."""
    return re.sub(r"\b([BGR]!?)((?: \1(?= |$))+)", lambda run: f"{run[1]}*{len(run[2].split()) + 1}", grouped(pieces))
