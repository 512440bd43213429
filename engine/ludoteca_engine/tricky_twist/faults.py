"""What is odd about a position of Tricky Twist that somebody set up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ..core import Args, Fault, Seat, Zone
from .cards import BONUS_CARDS, HIDDEN, SCORE_CARDS, VALUE
from .plans import UNKNOWN_PLAN, foreseen, in_secret, plan_text
from .refusals import strange
from .rules import led_card, trick_begun
from .state import DEAL, PLAYERS, RESERVE, Stage, State, seats, zones
from .uses import could_have_come_about, unused

PROPER = {"score": SCORE_CARDS, "scored": SCORE_CARDS, "scorepile": SCORE_CARDS}
BONUS_ZONES = ("supply", "turnedsupply", "removed", "bonus", "turned")


def faults(state: State) -> tuple[Fault, ...]:
    """Why this position could not come up in a real game. What is not said is not a fault."""
    return (*_of_seats(state), *_of_cards(state), *_of_trick(state), *_of_uses(state))


def _of_seats(state: State) -> Iterator[Fault]:
    players = len(state.hands)
    if players and players not in PLAYERS:
        yield Fault("players", ("TT-01",), Args(players=players, least=PLAYERS.start, most=PLAYERS.stop - 1))
    if players and max(state.leader, state.first, state.last, *state.collectors) >= players:
        yield Fault("no-such-player", ("TT-01",), Args(players=players))
    dealt = DEAL.get(players)
    for seat in seats(state):
        held = len(state.hands[seat] or ()) + len(state.aside[seat]) + len(state.reserves[seat].cards)
        if dealt and held > dealt:
            yield Fault("big-hand", ("TT-08",), Args(seat=seat, size=held, most=dealt), (f"hand-p{seat + 1}",))
        if max(len(state.reserves[seat].cards), len(state.aside[seat])) > RESERVE:
            yield Fault("big-reserve", ("TT-10",), Args(seat=seat, most=RESERVE), (f"reserve-p{seat + 1}",))
        if () in state.tricks[seat]:
            about = f"trick-p{seat + 1}-{state.tricks[seat].index(()) + 1}"
            yield Fault("empty-trick", ("TT-22",), Args(seat=seat), (about,))
        if state.aside[seat] and state.stage != Stage.RESERVE:
            yield Fault("left-aside", ("TT-10",), Args(seat=seat), (f"aside-p{seat + 1}",))


def _of_cards(state: State) -> Iterator[Fault]:
    counted: Counter[str] = Counter()
    for zone in zones(state):
        counted.update(piece for piece in zone.pieces if piece != HIDDEN)
        for piece in dict.fromkeys(zone.pieces):
            if piece != HIDDEN and piece not in _belonging(zone):
                yield strange(piece)
    for card, times in sorted(counted.items()):
        if times > 1:
            yield Fault("card-twice", ("TT-08",), Args(card=card, times=times), (card,))


def _belonging(zone: Zone) -> tuple[str, ...]:
    if zone.kind in BONUS_ZONES:
        return BONUS_CARDS
    return PROPER.get(zone.kind, tuple(VALUE))


def _of_trick(state: State) -> Iterator[Fault]:
    if state.stage == Stage.DRAW and trick_begun(state) and led_card(state) is None:
        yield Fault("no-lead", ("TT-15",), Args(), (f"middle-p{state.leader + 1}",), blocking=True)
    if trick_begun(state) and HIDDEN in state.middle:
        yield Fault("unknown-in-trick", ("TT-15",), Args(), blocking=True)
    if state.stage == Stage.RESERVE and (trick_begun(state) or any(state.tricks)):
        yield Fault("tricks-too-soon", ("TT-Q23",))


def _of_uses(state: State) -> Iterator[Fault]:
    """Bonus cards used for something they do not offer, and plans that cannot be carried out."""
    for seat in seats(state):
        for owned in state.bonus[seat]:
            if owned.use and owned.card in BONUS_CARDS and not could_have_come_about(state, seat, owned):
                args = Args(seat=seat, bonus=owned.card, use=owned.use)
                yield Fault("strange-use", ("TT-32",), args, (owned.card,))
        if state.plans[seat] != UNKNOWN_PLAN and not _can_be_kept(state, seat):
            yield Fault("strange-plan", ("TT-Q10",), Args(seat=seat, words=plan_text(state.plans[seat])))


def _can_be_kept(state: State, seat: Seat) -> bool:
    """A plan is for the end of a round in which all choose at once, and each of its uses is possible."""
    if not state.plans[seat]:
        return True
    planned = [use[0] for use in state.plans[seat]]
    left = {*unused(state, seat)} - {*unused(foreseen(state, seat), seat)}
    return state.stage == Stage.USES and in_secret(state) and sorted(planned) == sorted(left)
