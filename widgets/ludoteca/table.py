"""The one front-end widget: shows frames, moves sprites, asks. It knows no game."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

import anywidget
import traitlets as t

from ludoteca_engine.texts import language, plain

from .picture import data_uri, picture
from .words import line_of

STATIC = Path(__file__).parent / "static"


class Table(anywidget.AnyWidget):
    """Shows frames made in Python. Controllers such as `Walkthrough` fill the traits."""

    _esm = STATIC / "table.js"
    _css = STATIC / "table.css"

    scene = t.Dict(help="faces, zones and layouts").tag(sync=True)
    frames: t.List[Any] = t.List(help="the table after each step").tag(sync=True)
    words = t.Dict(help="every sentence, by language").tag(sync=True)
    questions: t.List[Any] = t.List(help="what may be asked before a step is shown").tag(sync=True)
    view = t.Dict(help="title, languages, cover, layout").tag(sync=True)
    step = t.Int(0, help="which frame is shown").tag(sync=True)
    lang = t.Unicode("en", help="language shown").tag(sync=True)
    predict = t.Bool(False, help="ask before a step is shown").tag(sync=True)
    answers = t.Dict(help="options picked so far, by step").tag(sync=True)
    seen = t.Int(0, help="highest step shown so far").tag(sync=True)

    @t.validate("step", "seen")
    def _step_exists(self, proposal: dict[str, Any]) -> int:
        value: int = proposal["value"]
        last = max(len(self.frames) - 1, 0)
        if not 0 <= value <= last:
            raise t.TraitError(f"{proposal['trait'].name} must be a whole number from 0 to {last}, not {value}")
        return value

    @t.validate("lang")
    def _lang_exists(self, proposal: dict[str, Any]) -> str:
        value: str = proposal["value"]
        known = tuple(self.words) or (language(),)
        if value not in known:
            raise t.TraitError(f"lang must be one of {', '.join(known)}, not {value!r}")
        return value

    @t.validate("answers")
    def _answers_fit(self, proposal: dict[str, Any]) -> dict[str, list[int]]:
        value = proposal["value"]
        options = {str(question["at"]): len(question["options"]) for question in self.questions}
        for step, picked in value.items():
            fits = isinstance(picked, list) and all(
                type(each) is int and 0 <= each < options.get(step, 0) for each in picked
            )
            if not fits:
                raise t.TraitError(
                    f"answers must name options of a question by number; step {step!r}: {picked!r} does not"
                )
        return dict(value)

    @t.observe("step")
    def _remember_seen(self, change: dict[str, Any]) -> None:
        self.seen = max(self.seen, change["new"])

    def caption(self, step: int | None = None) -> str:
        """What is said at a step, in the language shown, with the ids of the rules."""
        frame = self.frames[self.step if step is None else step]
        cited = f" [{', '.join(frame['r'])}]" if frame["r"] else ""
        return plain(self._line(frame["c"])) + cited

    def picture(self, step: int | None = None) -> str:
        """One step as a static SVG: by default the one that tells most."""
        frame = self.frames[self.view["cover"] if step is None else step]
        return picture(self.scene, frame, self._words(), title=self._line(self.view["title"]))

    def _words(self) -> dict[str, Any]:
        words: dict[str, Any] = self.words[self.lang]
        return words

    def _line(self, line: int | str) -> str:
        return line_of(self.words[self.lang], line)

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        """The live widget, and a picture for every place where no widget can run."""
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None or not self.frames:
            return bundle
        data, metadata = bundle
        svg = self.picture()
        cover = self.frames[self.view["cover"]]
        alt = escape(f"{self._line(self.view['title'])}. {self.caption(self.view['cover'])} {self._line(cover['a'])}")
        image = f'<img alt="{alt}" src="{data_uri(svg)}" style="max-width:100%">'
        return {**data, "text/html": image, "image/svg+xml": svg, "text/plain": repr(self)}, metadata
