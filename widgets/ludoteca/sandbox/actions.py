"""What the browser may ask of an experiment. An action is plain data from outside: it is checked before it is done."""

from __future__ import annotations

import re
from collections.abc import Callable
from secrets import randbelow
from typing import Any, NamedTuple

from ludoteca_engine.core import GameError

from . import editing
from .drawing import SandboxFrames
from .experiment import EDIT, MODES, PLAY, Experiment
from .opening import SEEDS


class BadAction(GameError):
    """Not an action of a sandbox."""

    def __init__(self) -> None:
        super().__init__("bad-action")


class Stale(GameError):
    """Asked of a table that has changed in the meantime."""

    def __init__(self) -> None:
        super().__init__("stale")


class Table(NamedTuple):
    """An experiment and how it is drawn: a touch names what is drawn."""

    experiment: Experiment
    maker: SandboxFrames


def carry_out(table: Table, action: Any) -> None:
    """Do what the action asks, or raise a `GameError`; nothing else escapes for any data."""
    if not isinstance(action, dict) or not isinstance(action.get("do"), str) or action["do"] not in ACTIONS:
        raise BadAction()
    check, act, needs_table = ACTIONS[action["do"]]
    value, at = action.get("v"), action.get("at")
    if not check(value) or (needs_table and not _number(at)):
        raise BadAction()
    if needs_table and at != table.experiment.revision:
        if act is _look:
            return  # whoever asked has seen another answer by now
        raise Stale()
    act(table, value)


def _touch(table: Table, value: Any) -> None:
    experiment, maker = table
    touched = maker.touch_of(experiment.shown, *value)
    if touched is None:
        raise Stale()
    if experiment.mode == EDIT:
        experiment.touch_to_edit(touched, value[1])
    else:
        experiment.mode = PLAY
        experiment.touch(touched)


def _look(table: Table, value: Any) -> None:
    experiment, maker = table
    if experiment.mode != PLAY:
        return
    if isinstance(value, str):
        experiment.preview(experiment.game.parse_move(value) if value else None)
        return
    touched = maker.touch_of(experiment.shown, *value)
    if touched is not None:
        experiment.preview_touch(touched)


def _set(table: Table, value: Any) -> None:
    name, given = value
    game = table.experiment.game
    table.experiment.edit(lambda state: game.set_field(state, name, given))


def _drag(table: Table, value: Any) -> None:
    """Picked up here and let go there: the same as two touches, unless the first says it all."""
    start, end = value
    experiment = table.experiment
    experiment.let_go()
    if isinstance(start, str):
        _take(table, start)
    else:
        _touch(table, start)
    if experiment.held or experiment.hand:
        _touch(table, end)


def _remove(table: Table, value: Any) -> None:
    """Take off the table what lies there, or what is held."""
    if table.experiment.mode != EDIT:
        raise BadAction()
    if value is not None:
        table.experiment.let_go()
        _touch(table, value)
    table.experiment.remove()


def _take(table: Table, piece: Any) -> None:
    if table.experiment.mode != EDIT:
        raise BadAction()
    shown = {zone.id for zone in table.maker.zones}
    unseen = [zone.id for zone in table.experiment.game.zones(table.experiment.state) if zone.id not in shown]
    if piece not in (*table.experiment.game.box(table.experiment.state), "?"):
        raise BadAction()
    table.experiment.take(piece, unseen)


def _deal(table: Table, _: Any) -> None:
    experiment, seed = table.experiment, randbelow(SEEDS)
    experiment.edit(lambda state: editing.dealt_anew(experiment.game, state, seed))
    experiment.seed = seed


def _at_random(change: Callable[[Any, Any, int], Any]) -> Act:
    def act(table: Table, _: Any) -> None:
        experiment, seed = table.experiment, randbelow(SEEDS)
        experiment.edit(lambda state: change(experiment.game, state, seed))

    return act


def _clear(table: Table, _: Any) -> None:
    experiment = table.experiment
    experiment.edit(lambda state: editing.cleared(experiment.game, state))


def _read(table: Table, text: Any) -> None:
    table.experiment.read(text)


def _mode(table: Table, mode: Any) -> None:
    table.experiment.set_mode(mode)


def _nothing(value: Any) -> bool:
    return value is None


def _text(value: Any) -> bool:
    """A text that can be sent back. Whoever reads it says how long it may be."""
    return isinstance(value, str) and not re.search("[\ud800-\udfff]", value)


def _number(value: Any) -> bool:
    """A whole number as a browser can count."""
    return type(value) is int and abs(value) < 2**53


def _place(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(map(_number, value))


def _two_places(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and _text_or_place(value[0]) and _place(value[1])


def _nothing_or_place(value: Any) -> bool:
    return _nothing(value) or _place(value)


def _text_or_place(value: Any) -> bool:
    return _text(value) or _place(value)


def _setting(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and _text(value[0]) and _value(value[1])


def _value(value: Any) -> bool:
    return value is None or isinstance(value, bool) or _number(value) or _text(value)


def _is_mode(value: Any) -> bool:
    return isinstance(value, str) and value in MODES


Act = Callable[[Table, Any], None]
ACTIONS: dict[str, tuple[Callable[[Any], bool], Act, bool]] = {
    # What it is called, what it is given, what it does, and whether it speaks of the table the browser shows.
    "touch": (_place, _touch, True),
    "look": (_text_or_place, _look, True),
    "say": (_text, lambda table, text: table.experiment.say(text), True),
    "settle": (_nothing, lambda table, _: table.experiment.settle(), True),
    "others": (_nothing, lambda table, _: table.experiment.others(), True),
    "undo": (_nothing, lambda table, _: table.experiment.undo(), False),
    "redo": (_nothing, lambda table, _: table.experiment.redo(), False),
    "jump": (_number, lambda table, node: table.experiment.go(node), False),
    "name": (_text, lambda table, name: table.experiment.name(name), True),
    "promote": (_nothing, lambda table, _: table.experiment.promote(), True),
    "delete": (_nothing, lambda table, _: table.experiment.delete(), True),
    "restore": (_nothing, lambda table, _: table.experiment.restore(), False),
    "pin": (_nothing, lambda table, _: table.experiment.pin(), True),
    "mode": (_is_mode, _mode, False),
    "set": (_setting, _set, True),
    "take": (_text, _take, True),
    "drag": (_two_places, _drag, True),
    "remove": (_nothing_or_place, _remove, True),
    "deal": (_nothing, _deal, False),
    "fill": (_nothing, _at_random(editing.filled), True),
    "shuffle": (_nothing, _at_random(editing.shuffled_unknown), True),
    "clear": (_nothing, _clear, True),
    "read": (_text, _read, False),
}
