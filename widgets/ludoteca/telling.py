"""Telling an example: which table and which sentence each step shows, and what may be asked before it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludoteca_engine import GAMES
from ludoteca_engine.core import BadSetup, Event, Example, Game, Page, Refusal
from ludoteca_engine.texts import rule, word

from .frames import FrameMaker


def find_example(name: str) -> tuple[Game[Any], Example]:
    """Game and example of `game/example`."""
    if not isinstance(name, str) or "/" not in name:
        raise BadSetup("example-name", "", given=repr(name)[:60], games=tuple(GAMES))
    game_id, _, example = name.strip().lower().partition("/")
    game = GAMES[game_id]
    return game, game.example(example)


def checked_seat(game: Game[Any], states: Iterable[Any], seat: int) -> int:
    """A seat of these tables, counted from 0; people count from 1."""
    seats = max((zone.owner + 1 for state in states for zone in game.zones(state) if zone.owner is not None), default=0)
    if type(seat) is not int or not 1 <= seat <= seats:
        raise BadSetup("seat", game.id, given=repr(seat), seats=seats)
    return seat - 1


def heard_by(game: Game[Any], pages: Iterable[Page[Any]], seat: int) -> tuple[Page[Any], ...]:
    """The pages of which this seat hears anything, still with everything on the table."""
    return tuple(page for page in pages if page.said is None or _heard(game, page, seat) is not None)


def seen_by(game: Game[Any], page: Page[Any], seat: int) -> Page[Any]:
    """The page as one seat sees and hears it."""
    state, before = game.seen_by(page.state, seat), game.seen_by(page.before, seat)
    return page._replace(state=state, before=before, said=_heard(game, page, seat))


def _heard(game: Game[Any], page: Page[Any], seat: int) -> Event | Refusal | None:
    """What this seat hears. A refusal may speak of the hand of whoever tried, so it is for that seat alone."""
    if isinstance(page.said, Refusal):
        return page.said if page.move is not None and page.move.seat == seat else None
    return game.told(page.said, seat) if page.said is not None else None


class Teller:
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
