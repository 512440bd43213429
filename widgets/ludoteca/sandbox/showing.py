"""From an experiment to the traits of the table that shows it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludoteca_engine.core import Fault, Refusal, Saying, Touch
from ludoteca_engine.texts import languages, word

from .actions import Table, carry_out
from .drawing import LaidOut, SandboxFrames
from .experiment import EDIT, Experiment, Look, Shot
from .panel import Panel

MOST_SAID = 6
"""So many sentences of a preview are shown."""
FAULTS_MARKED = 9


class Showing:
    """Draws an experiment again and again; pieces keep their sprites from one time to the next."""

    def __init__(self, experiment: Experiment, way_back: bool = False) -> None:
        self.experiment, self.way_back = experiment, way_back
        self.maker = SandboxFrames(experiment.game, experiment.shown, experiment.lang)
        self._static: dict[str, Any] = {}
        self._drawn: tuple[Any, ...] = ()
        self._frames: list[dict[str, Any]] = []
        self._framed: tuple[Any, ...] = ()
        self._told: tuple[list[Shot], LaidOut] = [], self.maker.laid_out()

    def act(self, action: Any) -> None:
        """Do what an action asks; `GameError` says why not."""
        carry_out(Table(self.experiment, self.maker), action)

    def traits(self) -> dict[str, Any]:
        """What the browser needs to show the experiment as it stands."""
        experiment = self.experiment
        self._make_room()
        frames = self._shown_frames()
        panel = Panel(experiment, self.maker)
        look = self._look(experiment.look) if experiment.look else None
        blocks, bar, compared = panel.blocks(), panel.bar(), panel.comparison()
        if self.way_back:
            bar.append([panel.say("back-to-example"), "back", None, ""])
        cited = self._cited()
        return {
            **self._static_traits(),
            "frames": frames,
            "seen": 0,
            "step": 0,
            "questions": [],
            "position": experiment.position,
            "sandbox_view": {
                "at": experiment.revision,
                "edit": experiment.mode == EDIT,
                "bar": bar,
                "panel": blocks,
                "rules": self.maker.spoken.rules(cited),
                "look": look,
                "compare": compared,
                "waiting": panel.say("waiting"),
                "gone": panel.say("gone"),
                "copy": panel.say("copy"),
                "save": panel.say("save"),
                "load": panel.say("load"),
            },
            "view": {
                "title": self._title(),
                "langs": list(languages()),
                "cover": len(frames) - 1,
                "layout": "auto",
            },
        }

    def _make_room(self) -> None:
        experiment = self.experiment
        if self.maker.spoken.lang != experiment.lang:
            self.maker.words = self.maker.spoken.in_language(experiment.lang)
        for shot in experiment.shots:
            shown = experiment.seen(shot.state)
            if not self.maker.has_room_for(shown):
                self.maker = SandboxFrames(experiment.game, shown, experiment.lang, self.maker)

    def _static_traits(self) -> dict[str, Any]:
        """Scene and words. They are large, so they are made again only if something about them is new."""
        maker, lang = self.maker, self.experiment.lang
        names = self.experiment.game.names(self.experiment.shown)
        drawn = (maker, maker.faces_met, lang, names)
        if drawn != self._drawn:
            self._drawn = drawn
            self._static = {"scene": maker.scene_dict(), "words": maker.words_of_all(names), "lang": lang}
        return self._static

    def _title(self) -> str:
        game = word("game", game=self.experiment.game.id, lang=self.experiment.lang)
        title = self.maker.spoken.said("title", game=game)
        seed = self._seed()
        return title if seed is None else f"{title} · {self.maker.spoken.said('seed', seed=seed)}"

    def _seed(self) -> int | None:
        """The seed of the last deal, while its cards are on the table and everything may be known."""
        experiment, seed = self.experiment, self.experiment.seed
        values = {field.name: field.value for field in experiment.game.fields(experiment.shown)}
        return seed if values.get("seed") == seed else None

    # Frames

    def _shown_frames(self) -> list[dict[str, Any]]:
        """The tables of the last action. While nothing else is to be shown they stay, marks of movement and all."""
        experiment, marks = self.experiment, self._marks()
        asked = (self.maker, experiment.lang, tuple(experiment.shots), tuple(marks.items()))
        if asked != self._framed:
            self._rewind()
            *before, last = experiment.shots
            self._frames = [*(self._frame(shot, {}) for shot in before), self._frame(last, marks)]
            self._framed = asked
        return self._frames

    def _rewind(self) -> None:
        """What is told once more, in another language perhaps, is told from the same table as the first time."""
        told, lying = self._told
        if told is self.experiment.shots and lying.maker is self.maker:
            self.maker.lay(lying)
        self._told = self.experiment.shots, self.maker.laid_out()

    def _frame(self, shot: Shot, marks: dict[Touch, str]) -> dict[str, Any]:
        state = self.experiment.seen(shot.state)
        saying = shot.said[0] if shot.said else None
        frame = self.maker.marked(state, saying, marks)
        rules = dict.fromkeys(rule for said in shot.said for rule in said.rules)
        kind = "start" if saying is None else "refused" if isinstance(saying, Refusal) else saying.kind
        return {**frame, "c": self._caption(shot, state), "t": "", "r": list(rules), "k": kind}

    def _caption(self, shot: Shot, state: Any) -> str:
        words = self.maker.spoken
        if shot.error is not None:
            return shot.error.said(words.lang)
        if shot.key:
            return words.said(shot.key)
        names = self.experiment.game.names(state)
        first = [words.saying(said, names, dots=True) for said in shot.said[:1]]
        return " ".join([*first, *(words.saying(said, names) for said in shot.said[1:])])

    def _marks(self) -> dict[Touch, str]:
        marks = self.experiment.marks()
        return self._with_faults(marks) if self.experiment.mode == EDIT else marks

    def _with_faults(self, marks: dict[Touch, str]) -> dict[Touch, str]:
        """What is odd carries the number of the fault that says so."""
        game, state = self.experiment.game, self.experiment.shown
        zones = game.zones(state)
        for number, fault in enumerate(game.faults(state)[:FAULTS_MARKED], 1):
            for touch in _pointed_at(fault, zones):
                marks[touch] = f"{number}{marks.get(touch, '')}"
        return marks

    def _look(self, look: Look) -> dict[str, Any]:
        words, names = self.maker.spoken, self.experiment.game.names(look.state)
        lines = [words.saying(said, names) for said in look.said[:MOST_SAID]]
        more = ["…"] if len(look.said) > MOST_SAID else []
        return {"l": [words.said("would-happen"), *lines, *more], "g": self.maker.ghosts(look.state)}

    def _cited(self) -> Iterable[str]:
        """The rules whose wording can be opened."""
        experiment = self.experiment
        said: list[Saying] = [each for shot in experiment.shots for each in shot.said]
        if experiment.mode == EDIT:
            said += experiment.game.faults(experiment.shown)
        return dict.fromkeys(rule for each in said for rule in each.rules)


def _pointed_at(fault: Fault, zones: Iterable[Any]) -> list[Touch]:
    """Where the things a fault speaks of lie."""
    about = set(fault.about)
    return [
        *(Touch(zone.id) for zone in zones if zone.id in about),
        *(Touch(zone.id, piece) for zone in zones for piece in dict.fromkeys(zone.pieces) if piece in about),
    ]
