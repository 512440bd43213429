"""What stands beside the table of a sandbox. The browser knows only blocks of buttons, fields, texts and pieces.

A button is `[label, action, value, flags]`. Flags: `p` pressed, `t` could be pressed, `d` cannot be used now, `s`
strong, `v` can be previewed. A fifth value is what it is called by itself; without an action it is a heading.
"""

from __future__ import annotations

from typing import Any

from ludoteca_engine.core import SETTLED, Args, Field, Move, Outcome, is_record
from ludoteca_engine.texts import field_label, seat_label, value_label, word

from .drawing import SandboxFrames
from .experiment import EDIT, KEEP, MODES, PLAY, Experiment

Block = dict[str, Any]
Button = list[Any]
LOOK: Block = {"k": "look"}
"""Where a preview is told: after the moves that can be previewed, so that none of them jumps away from the pointer."""
DUE = "due"
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
        self.tree = experiment.known

    def bar(self) -> list[Button]:
        """The buttons under the table."""
        back, on = self.tree.at != 0, self.tree.at != self.tree.tip or bool(self.tree.branches())
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
            return [self._moves("which", experiment.which), LOOK, *self._walking()]
        return [self._due(), *self._also(), LOOK, self._typing(), *self._walking()]

    def _due(self) -> Block:
        """Who is to decide, and what; or that nobody is, and what happens then."""
        outcome = self.game.outcome(self.state)
        if outcome is not None:
            return self._over(outcome)
        asked = self.game.to_act(self.state)
        if not asked:
            settles = bool(self.experiment.witness.heard(self.experiment.state, SETTLED))
            button = [self.say("settle"), "settle", None, "s"]
            return {"h": self.say("nobody"), "b": [button] if settles else [], "k": DUE}
        head = word("sandbox-to-act", Args(asked=asked), lang=self.lang, names=self.names)
        block = self._moves("legal", self.experiment.legal())
        others = self.experiment.seat is not None and any(seat != self.experiment.seat for seat in asked)
        waiting = [[self.say("others"), "others", None, "s"]] if others else []
        return {**block, "h": head, "b": [*waiting, *block["b"]], "k": DUE}

    def _moves(self, key: str, moves: tuple[Move, ...]) -> Block:
        """The moves as buttons; those of several seats stand under the names of their seats."""
        seats = sorted({move.seat for move in moves})
        if len(seats) == 1:
            return {"h": self.say(key), "b": [self._say(move) for move in moves]}
        buttons = []
        for seat in seats:
            own = (move for move in moves if move.seat == seat)
            buttons += [[seat_label(seat, self.names, self.lang), "", None, ""]]
            buttons += [[*self._say(move), self._move(move)] for move in own]
        return {"h": self.say(key), "b": buttons}

    def _say(self, move: Move) -> Button:
        return [self._move(move, with_seat=False), "say", str(move), "v"]

    def _move(self, move: Move, *, with_seat: bool = True) -> str:
        return self.maker.spoken.move(move, self.names, with_seat=with_seat)

    def _over(self, outcome: Outcome) -> Block:
        tied = len(outcome.winners) == len(outcome.scores)
        args = Args(winners=outcome.winners, tied=tied)
        head = word("sandbox-over", args, lang=self.lang, names=self.names)
        return {"h": head, "l": self._scores(outcome.scores), "k": DUE}

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
        if len(self.tree.nodes) == 1:
            return []
        return [self._line(), self._branches(), self._variation(), self._undelete()]

    def _line(self) -> Block:
        line = self.tree.line()
        here = line.index(self.tree.at)
        start = max(0, here - WINDOW)
        listed = line[start : here + WINDOW + 1]
        buttons = [self._jump(node, f"{start + nth}. ", self._ways_beside(node)) for nth, node in enumerate(listed)]
        count = word("sandbox-ply", Args(n=here, count=len(line) - 1), lang=self.lang)
        return {"h": f"{self.say('moves')}: {count}", "b": buttons, "k": "line"}

    def _ways_beside(self, node: int) -> str:
        """How many other ways were tried where this one was."""
        parent = self.tree.nodes[node].parent
        others = len(self.tree.nodes[parent].children) - 1 if parent >= 0 else 0
        return f" (+{others})" if others else ""

    def _jump(self, node: int, number: str = "", more: str = "") -> Button:
        return [number + self._title(node) + more, "jump", node, "p" if node == self.tree.at else ""]

    def _title(self, node: int) -> str:
        """The name of a variation, or how the position came about."""
        found = self.tree.nodes[node]
        made = self._made(node)
        return f"{found.name} ({made})" if found.name else made

    def _made(self, node: int) -> str:
        made = self.tree.nodes[node].made
        if node == 0:
            return self.say("start")
        if not isinstance(made, Move):
            return self.say("settle" if made == SETTLED else "set-up")
        if self.experiment.seat not in (None, made.seat):
            return word("sandbox-hidden-move", Args(seat=made.seat), lang=self.lang, names=self.names)
        return self._move(made)

    def _branches(self) -> Block:
        """The other ways on from the position before, and the ways on from here."""
        tree = self.tree
        above = tree.nodes[tree.at].parent
        beside = tree.nodes[above].children if above >= 0 else ()
        ways = [*(beside if len(beside) > 1 else ()), *(tree.branches() if len(tree.branches()) > 1 else ())]
        buttons = [self._jump(node) for node in ways[:MOST_BRANCHES]]
        return {"h": self.say("variations"), "b": buttons} if buttons else {}

    def _variation(self) -> Block:
        """What can be done with the variation we are in."""
        tree = self.tree
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
        return [self.say("compare"), "pin", None, "p" if self.tree.at in self.experiment.pins else "t"]

    def _undelete(self) -> Block:
        return {"b": [[self.say("restore"), "restore", None, "s"]]} if self.experiment.deleted else {}

    def comparison(self) -> list[dict[str, Any]]:
        """The positions kept to be compared, and the present one: title, scores and table of each."""
        nodes = tuple(dict.fromkeys((*self.experiment.pins, self.tree.at)))
        return [self._compared(node) for node in nodes] if len(nodes) > 1 else []

    def _compared(self, node: int) -> dict[str, Any]:
        state = self.experiment.seen(self.tree.nodes[node].state)
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
        held = hand.piece if hand and self.maker.zone_number(hand.zone) is None else ""
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
        position, tree, wrong = experiment.position, experiment.record(), experiment.text_error
        opened = tree if len(experiment.tree.nodes) > 1 else position
        return [
            self._kept("position", wrong if wrong and not is_record(wrong) else position, "read"),
            self._kept("record", wrong if is_record(wrong) else tree, "read"),
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
    if "\n" not in text:
        return repr(text)
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"""\\\n{escaped}"""'
