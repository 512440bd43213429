"""Stepping through an example of a rulebook. All frames are made here, so stepping needs no kernel."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludoteca_engine import GAMES
from ludoteca_engine.core import BadSetup, Event, Example, Game, GameError, Page, Refusal, Tree, replay
from ludoteca_engine.texts import checked_language, language, rule, word

from .frames import FrameMaker
from .sandbox.experiment import Experiment
from .sandbox.opening import Opening
from .sandbox.widget import Sandbox
from .workbench import Workbench

KEPT = ("scene", "frames", "words", "questions", "view", "answers", "seen", "step")
"""What a walkthrough needs to go on where it was left."""


EXCERPT = 40


class Walkthrough(Workbench):
    """An example of a rulebook, step by step.

    `Walkthrough("pega6/fig-2")` shows it; `predict=True` asks before each step; `seat=` shows only what that seat may
    see (`seat=1` is the first player); `lang=` overrides the language in use.
    """

    def __init__(
        self, example: str, *, lang: str | None = None, predict: bool = False, seat: int | None = None
    ) -> None:
        game, found = find_example(example)
        self.example = found.id
        pages = replay(game, found)
        if seat is not None:
            pages = _seen_from(game, pages, _checked_seat(game, pages, seat))
        super().__init__(**_Teller(game, found, pages).traits())
        self.lang = checked_language(lang) if lang else language()
        self.predict = predict
        self._game, self._states, self._seat = game, [page.state for page in pages], seat
        self._left: dict[str, Any] = {}

    @property
    def sandbox(self) -> Experiment | None:
        """The experiment that was begun at a step of this walkthrough and is on the table now."""
        return self._showing.experiment if self._showing else None

    def what_if(self, step: int | None = None) -> Experiment:
        """Turn this cell into a sandbox at a step (the one shown, if none is named); `back` leads back."""
        if self._showing is not None:
            return self._showing.experiment
        at = self.step if step is None else step
        if type(at) is not int or not 0 <= at < len(self._states):
            raise GameError("no-step", self._game.id, given=repr(at)[:EXCERPT], last=len(self._states) - 1)
        self._left = {name: getattr(self, name) for name in KEPT}
        opening = Opening(self._game, Tree.rooted(self._states[at]))
        seat = None if self._seat is None else self._seat - 1
        self._open(Experiment(opening, seat=seat, lang=self.lang), way_back=True)
        self._become(Sandbox)
        return self._experiment()

    def back(self) -> None:
        """Back to the example, at the step where it was left."""
        if self._showing is None:
            return
        self._showing = None
        with self.hold_sync():
            self._become(Walkthrough)
            self.sandbox_view = {}
            for name in KEPT:
                setattr(self, name, self._left[name])

    def _act(self, action: Any) -> None:
        """Into the sandbox and out of it; whatever else is asked is for the sandbox."""
        match action:
            case {"do": "what-if", "v": int(step)}:
                self.what_if(step)
            case {"do": "back"}:
                self.back()
            case _:
                super()._act(action)

    def _become(self, kind: type[Workbench]) -> None:
        """Let the browser draw this cell with the module of another widget: anywidget takes it up at once."""
        self.set_trait("_esm", str(kind._esm))

    def _experiment(self) -> Experiment:
        assert self._showing is not None
        return self._showing.experiment

    def __repr__(self) -> str:
        return f"Walkthrough({self.example!r}, step={self.step} of {len(self.frames) - 1})"


def find_example(name: str) -> tuple[Game[Any], Example]:
    """Game and example of `game/example`."""
    if not isinstance(name, str) or "/" not in name:
        raise BadSetup("example-name", "", given=repr(name)[:60], games=tuple(GAMES))
    game_id, _, example = name.strip().lower().partition("/")
    game = GAMES[game_id]
    return game, game.example(example)


def _checked_seat(game: Game[Any], pages: tuple[Page[Any], ...], seat: int) -> int:
    seats = max(zone.owner + 1 for page in pages for zone in game.zones(page.state) if zone.owner is not None)
    if type(seat) is not int or not 1 <= seat <= seats:
        raise BadSetup("seat", game.id, given=repr(seat), seats=seats)
    return seat - 1


def _seen_from(game: Game[Any], pages: tuple[Page[Any], ...], seat: int) -> tuple[Page[Any], ...]:
    """The pages as one seat sees and hears them; what it does not hear at all is left out."""
    seen = []
    for page in pages:
        said = _heard(game, page, seat)
        if said is None and page.said is not None:
            continue
        seen.append(
            page._replace(state=game.seen_by(page.state, seat), before=game.seen_by(page.before, seat), said=said)
        )
    return tuple(seen)


def _heard(game: Game[Any], page: Page[Any], seat: int) -> Event | Refusal | None:
    """What this seat hears. A refusal may speak of the hand of whoever tried, so it is for that seat alone."""
    if isinstance(page.said, Refusal):
        return page.said if page.move is not None and page.move.seat == seat else None
    return game.told(page.said, seat) if page.said is not None else None


class _Teller:
    """Makes the traits of a walkthrough: frames, questions and words."""

    def __init__(self, game: Game[Any], example: Example, pages: tuple[Page[Any], ...]) -> None:
        self.game, self.example, self.pages = game, example, pages
        self.maker = FrameMaker(game, [page.state for page in pages])
        self.cited: set[str] = set()

    def traits(self) -> dict[str, Any]:
        frames, questions = [], []
        for number, page in enumerate(self.pages):
            question = self._question(number, page)
            questions += [question] if question else []
            frames.append(self._frame(page))
        title = self._line(self._title_key(0))
        scene = self.maker.scene_dict()
        return {
            "scene": scene,
            "frames": frames,
            "questions": questions,
            "words": self.maker.words_dict(self.cited),
            "view": {
                "title": title,
                "langs": list(self.maker.words.langs),
                "cover": min(self.example.cover, len(frames) - 1),
                "layout": "auto",
            },
        }

    def _frame(self, page: Page[Any]) -> dict[str, Any]:
        frame = self.maker.frame(page.state, page.said)
        if page.said is None:
            key = self._title_key(page.part)
            return {**frame, "c": self._line(f"{key}.intro"), "t": self._line(key), "r": [], "k": "start"}
        names = self.game.names(page.state)
        said = page.said
        caption = self.maker.words.saying(said, names, dots=True)
        title = self.maker.words.line(lambda lang: self._step_title(said, lang, names))
        kind = "refused" if isinstance(said, Refusal) else said.kind
        return {**frame, "c": caption, "t": title, "r": self._cite(said.rules), "k": kind}

    def _step_title(self, said: Event | Refusal, lang: str, names: tuple[str, ...]) -> str:
        """What the list of steps says: a short form of the event, or the rule that spoke."""
        if isinstance(said, Event) and said.kind != "shown":
            return word(f"event-{said.kind}.step", said.args, self.game.id, lang, names)
        title = rule(said.rules[0], self.game.id, lang)[0]
        return word("step-refused", {"rule": title}, lang=lang) if isinstance(said, Refusal) else title

    def _question(self, number: int, page: Page[Any]) -> dict[str, Any] | None:
        """The question a page answers. It speaks of the table before, so it is made before the page's own frame."""
        asked = self.game.question(page)
        if asked is None:
            return None
        names = self.game.names(page.before)
        words = self.maker.words
        options = [
            {
                "say": words.phrase(choice.say, names),
                "right": choice.right,
                "why": words.saying(choice.why, names),
                "r": self._cite(choice.why.rules),
                **self._target(choice.at),
            }
            for choice in asked.choices
        ]
        return {"at": number, "ask": words.phrase(asked.ask, names), "options": options}

    def _target(self, at: str) -> dict[str, int]:
        zone, sprite = self.maker.zone_number(at), self.maker.sprite_of(at)
        if zone is not None:
            return {"z": zone}
        return {"s": sprite} if sprite is not None else {}

    def _cite(self, rules: Iterable[str]) -> list[str]:
        cited = list(rules)
        self.cited.update(cited)
        return cited

    def _title_key(self, part: int) -> str:
        if part == 0:
            return f"example-{self.example.id.partition('/')[2]}"
        return f"part-{self.example.parts[part].title}"

    def _line(self, key: str) -> int:
        return self.maker.words.line(lambda lang: word(key, game=self.game.id, lang=lang))
