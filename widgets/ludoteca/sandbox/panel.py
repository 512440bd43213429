"""What stands beside the table of a sandbox. The browser knows only blocks of buttons, fields, texts and pieces.

A button is `[label, action, value, flags]`. Flags: `p` pressed, `t` could be pressed, `d` cannot be used now, `s`
strong, `v` can be previewed.
"""

from __future__ import annotations

from typing import Any

from ludoteca_engine.core import SETTLED, Args, Field, Move, Outcome
from ludoteca_engine.texts import field_label, move_said, seat_label, value_label, word

from .drawing import SandboxFrames
from .experiment import EDIT, KEEP, MODES, PLAY, Experiment

Block = dict[str, Any]
Button = list[Any]
WINDOW = 12
"""So many moves before and after the present one are listed; the message of a move must not grow with the tree."""
MOST_BRANCHES = 24
MOST_CHOICES = 40
"""A field with more values than this is typed, not chosen from a list."""


class Panel:
    """Makes the blocks for one experiment as it stands."""

    def __init__(self, experiment: Experiment, maker: SandboxFrames) -> None:
        self.experiment, self.maker = experiment, maker
        self.game, self.lang, self.say = experiment.game, experiment.lang, maker.spoken.said
        self.state = experiment.shown
        self.names = self.game.names(self.state)

    def bar(self) -> list[Button]:
        """The buttons under the table."""
        tree = self.experiment.tree
        line = tree.line()
        back, on = tree.at != 0, tree.at != line[-1] or bool(tree.branches())
        modes = [mode for mode in MODES if mode != EDIT or self.experiment.seat is None]
        return [
            [self.say("undo"), "undo", None, "" if back else "d"],
            [self.say("redo"), "redo", None, "" if on else "d"],
            *([self.say(mode), "mode", mode, "p" if self.experiment.mode == mode else "t"] for mode in modes),
        ]

    def blocks(self) -> list[Block]:
        own = {PLAY: self._playing, EDIT: self._editing, KEEP: self._keeping}[self.experiment.mode]()
        return [block for block in own if block]

    # Playing

    def _playing(self) -> list[Block]:
        experiment = self.experiment
        if experiment.which:
            return [self._moves("which", experiment.which), *self._walking()]
        return [self._due(), *self._also(), self._typing(), *self._walking()]

    def _due(self) -> Block:
        """Who is to decide, and what; or that nobody is, and what happens then."""
        outcome = self.game.outcome(self.state)
        if outcome is not None:
            return self._over(outcome)
        asked = self.game.to_act(self.state)
        if not asked:
            settles = bool(self.game.settle(self.experiment.state).events)
            return {"h": self.say("nobody"), "b": [[self.say("settle"), "settle", None, "s"]] if settles else []}
        head = word("sandbox-to-act", Args(asked=asked), lang=self.lang, names=self.names)
        block = self._moves("legal", self.experiment.legal())
        others = self.experiment.seat is not None and any(seat != self.experiment.seat for seat in asked)
        waiting = [[self.say("others"), "others", None, "s"]] if others else []
        return {**block, "h": head, "b": [*waiting, *block["b"]]}

    def _moves(self, key: str, moves: tuple[Move, ...]) -> Block:
        seats = len({move.seat for move in moves})
        buttons = [[self._move(move, with_seat=seats > 1), "say", str(move), "v"] for move in moves]
        return {"h": self.say(key), "b": buttons}

    def _move(self, move: Move, *, with_seat: bool = True) -> str:
        return move_said(move, self.game.id, self.lang, self.names, with_seat=with_seat)

    def _over(self, outcome: Outcome) -> Block:
        tied = len(outcome.winners) == len(outcome.scores)
        args = Args(winners=outcome.winners, tied=tied)
        return {"h": word("sandbox-over", args, lang=self.lang, names=self.names), "l": self._scores(outcome.scores)}

    def _scores(self, scores: tuple[int, ...]) -> list[list[Any]]:
        return [[f"{seat_label(seat, self.names, self.lang)}: {score}", []] for seat, score in enumerate(scores)]

    def _also(self) -> list[Block]:
        found = self.experiment.interrupts()
        return [{**self._moves("also", found[:MOST_BRANCHES]), "o": 0}] if found else []

    def _typing(self) -> Block:
        legal = self.experiment.legal()
        example = str(legal[0]) if legal else ""
        hint = self.say("type-move-hint", move=example) if example else ""
        return {"t": ["say", "", self.say("type-move"), self.say("try"), 1, hint]}

    # Walking

    def _walking(self) -> list[Block]:
        tree = self.experiment.tree
        if len(tree.nodes) == 1:
            return []
        return [self._line(), self._branches(), self._variation(), self._undelete()]

    def _line(self) -> Block:
        tree = self.experiment.tree
        line = tree.line()
        here = line.index(tree.at)
        start = max(0, here - WINDOW)
        listed = line[start : here + WINDOW + 1]
        buttons = [self._jump(node, f"{start + nth}. ") for nth, node in enumerate(listed)]
        count = word("sandbox-ply", Args(n=here, count=len(line) - 1), lang=self.lang)
        return {"h": f"{self.say('moves')}: {count}", "b": buttons, "k": "line"}

    def _jump(self, node: int, number: str = "") -> Button:
        tree = self.experiment.tree
        return [number + self._title(node), "jump", node, "p" if node == tree.at else ""]

    def _title(self, node: int) -> str:
        """The name of a variation, or how the position came about."""
        found = self.experiment.tree.nodes[node]
        made = self._made(node)
        return f"{found.name} ({made})" if found.name else made

    def _made(self, node: int) -> str:
        made = self.experiment.tree.nodes[node].made
        if node == 0:
            return self.say("start")
        if not isinstance(made, Move):
            return self.say("settle" if made == SETTLED else "set-up")
        if self.experiment.seat not in (None, made.seat):
            return word("sandbox-hidden-move", Args(seat=made.seat), lang=self.lang, names=self.names)
        return self._move(made)

    def _branches(self) -> Block:
        """The other ways on from the position before, and the ways on from here."""
        tree = self.experiment.tree
        above = tree.nodes[tree.at].parent
        beside = tree.nodes[above].children if above >= 0 else ()
        ways = [*(beside if len(beside) > 1 else ()), *(tree.branches() if len(tree.branches()) > 1 else ())]
        buttons = [self._jump(node) for node in ways[:MOST_BRANCHES]]
        return {"h": self.say("variations"), "b": buttons} if buttons else {}

    def _variation(self) -> Block:
        """What can be done with the variation we are in."""
        tree = self.experiment.tree
        if tree.at == 0:
            return {"b": [self._compare()]}
        main = tree.promoted(tree.at) is tree
        return {
            "t": ["name", tree.nodes[tree.at].name, self.say("name"), self.say("name"), 1, ""],
            "b": [
                [self.say("promote"), "promote", None, "d" if main else ""],
                [self.say("delete"), "delete", None, ""],
                self._compare(),
            ],
            "o": 0,
            "h": self.say("variation"),
        }

    def _compare(self) -> Button:
        return [self.say("compare"), "pin", None, "p" if self.experiment.tree.at in self.experiment.pins else "t"]

    def _undelete(self) -> Block:
        return {"b": [[self.say("restore"), "restore", None, "s"]]} if self.experiment.deleted else {}

    def comparison(self) -> list[dict[str, Any]]:
        """The positions kept to be compared, and the present one: title, scores and table of each."""
        nodes = tuple(dict.fromkeys((*self.experiment.pins, self.experiment.tree.at)))
        return [self._compared(node) for node in nodes] if len(nodes) > 1 else []

    def _compared(self, node: int) -> dict[str, Any]:
        state = self.experiment.seen(self.experiment.tree.nodes[node].state)
        scores = [line for line, _ in self._scores(self.game.standing(state))]
        frame = self.maker.aside(state) if self.maker.has_room_for(state) else None
        return {"t": self._title(node), "s": scores, "f": frame and {**frame, "c": "", "t": "", "r": [], "k": "aside"}}

    # Editing

    def _editing(self) -> list[Block]:
        return [self._faults(), self._holding(), self._palette(), self._at_random(), self._fields(), *self._walking()]

    def _faults(self) -> Block:
        found = self.game.faults(self.state)
        if not found:
            return {"h": self.say("no-faults"), "l": []}
        lines = []
        for nth, fault in enumerate(found):
            said = self.maker.spoken.saying(fault, self.names)
            stops = f" ({self.say('blocking')})" if fault.blocking else ""
            lines.append([f"[[{nth + 1}]] {said}{stops}" if nth < 9 else f"{said}{stops}", list(fault.rules)])
        return {"h": self.say("faults"), "l": lines, "k": "faults"}

    def _holding(self) -> Block:
        hand = self.experiment.hand
        return {"b": [[self.say("remove"), "remove", None, "s"]]} if hand and hand.zone else {}

    def _palette(self) -> Block:
        hand = self.experiment.hand
        held = hand.piece if hand and not hand.zone else ""
        listed = [*self.maker.palette(self.state), ("?", 1)]
        pieces = [
            [self.maker.face_number(piece, piece), count, piece, "p" if piece == held else ""]
            for piece, count in listed
        ]
        return {"h": self.say("palette"), "p": pieces}

    def _at_random(self) -> Block:
        return {"b": [[self.say(key), key, None, ""] for key in ("deal", "fill", "shuffle", "clear")]}

    def _fields(self) -> Block:
        fields = [field for field in self.game.fields(self.state) if _is_plain(field)]
        return {"h": self.say("fields"), "f": [self._field(field) for field in fields], "o": 0}

    def _field(self, field: Field) -> list[Any]:
        label = field_label(field.name, self.game.id, self.lang, self.names)
        return [label, field.name, field.value, self._choices(field)]

    def _choices(self, field: Field) -> Any:
        """The values to choose from, with their words; or what kind of thing is typed."""
        if field.allowed is str:
            return "text"
        assert not isinstance(field.allowed, type)
        if isinstance(field.allowed, range) and len(field.allowed) > MOST_CHOICES:
            return "number"
        return [[value, value_label(field.name, value, self.game.id, self.lang, self.names)] for value in field.allowed]

    # Keeping

    def _keeping(self) -> list[Block]:
        experiment = self.experiment
        if experiment.seat is not None:
            return [self._kept("position", experiment.position, "")]
        text = experiment.text_error or experiment.position
        tree = experiment.record()
        opened = tree if len(experiment.tree.nodes) > 1 else experiment.position
        return [
            self._kept("position", text, "read"),
            self._kept("record", tree, "read"),
            self._kept("python", f"ludoteca.Sandbox({_quoted(opened)})", ""),
        ]

    def _kept(self, key: str, text: str, do: str) -> Block:
        rows = min(8, 1 + text.count("\n") + len(text) // 60)
        return {"t": [do, text, self.say(key), self.say("apply") if do else "", max(2, rows), ""], "k": "keep"}


def _is_plain(field: Field) -> bool:
    """Can the value be chosen or typed in a form? A whole table of points cannot."""
    return not isinstance(field.allowed, type) or field.allowed is str


def _quoted(text: str) -> str:
    """The text as a Python literal that stays readable over several lines."""
    return repr(text) if "\n" not in text else '"""\\\n' + text.replace("\\", "\\\\").replace('"""', '\\"""') + '"""'
