"""A sandbox in four languages: changing the language re-words everything and changes nothing else."""

import json
import re

import pytest
import traitlets

import ludoteca
from ludoteca_engine.texts import LANGS, languages, message_ids
from tests.widgets.sandboxes import NAMES, Browser, opened, played, unchanged

OTHERS = [lang for lang in LANGS if lang != "en"]
SHARED = {
    "pt": {"Bonus"},
    "it": {"Bonus", "Round", "no"},
    "nl": {"Bonus", "Joker (JOKER)", "Reserve 0", "Variant"},
}
"""Words that happen to be the same as in English."""


def situations(widget):
    """Everything a sandbox has something to say about, one after the other."""
    browser = Browser(widget)
    first, *_, last = widget.game.legal_moves(widget.state)
    steps = [
        ("look", str(first)),
        ("say", str(first)),
        ("say", str(first._replace(seat=first.seat + 1))),
        ("undo", None),
        ("say", str(last)),
        ("pin", None),
        ("undo", None),
        ("redo", None),
        ("name", "Ana"),
        ("say", "p1 x"),
        ("touch", [0, 0]),
        ("delete", None),
        ("mode", "edit"),
        ("touch", [len(browser.zones) - 1, 0]),
        ("clear", None),
        ("mode", "play"),
        ("mode", "keep"),
        ("read", "nonsense"),
        ("read", "record x"),
        ("jump", 99),
        ("fly", None),
    ]
    yield "opened"
    for act, value in steps:
        browser.do(act, value)
        yield act


class Wording:
    """All that is shown, taken apart: the wording, and what is left when it is blotted out."""

    def __init__(self, widget):
        self.words = []
        shown = {name: getattr(widget, name) for name in ("frames", "sandbox_view", "view", "position")}
        self.rest = json.loads(json.dumps({**shown, "words": widget.words[widget.lang]}))
        for frame in self.rest["frames"]:
            self.frame(frame)
        self.beside(self.rest["sandbox_view"])
        self.take(self.rest["view"], "title")
        for name in ("faces", "zones", "ui"):
            self.take_all(self.rest["words"][name])

    def take(self, holder, *keys):
        for key in keys:
            self.words.append(holder[key])
            holder[key] = ""

    def take_all(self, holder):
        self.take(holder, *(holder if isinstance(holder, dict) else range(len(holder))))

    def frame(self, frame):
        self.take(frame, "c", "t", "a")
        for label in frame["n"]:
            self.take(label, 1)
        for pair in frame.get("d", ()):
            self.take_all(pair)

    def beside(self, view):
        self.take(view, "waiting", "gone", "copy", "save", "load")
        self.buttons(view["bar"])
        for block in view["panel"]:
            self.block(block)
        for rule in view["rules"].values():
            self.take_all(rule)
        self.take_all(view["look"]["l"] if view["look"] else [])
        for each in view["compare"]:
            self.take(each, "t")
            self.take_all(each["s"])
            self.frame(each["f"])

    def block(self, block):
        self.take(block, *("h" for _ in range("h" in block)))
        self.buttons(block.get("b", ()))
        for line in block.get("l", ()):
            self.take(line, 0)
        if "t" in block:
            self.take(block["t"], 2, 3, 5)
        for field in block.get("f", ()):
            self.take(field, 0)
            for choice in field[3] if isinstance(field[3], list) else ():
                self.take(choice, 1)

    def buttons(self, buttons):
        for button in buttons:
            self.take(button, *(part for part in (0, 4) if part < len(button)))


def check_reworded(widget, english, lang):
    other = Wording(widget)
    assert other.rest == english.rest, "nothing but words has changed"
    for one, same in zip(english.words, other.words, strict=True):
        wordy = re.search(r"[^\W\d]{2}", re.sub(r"\{\w+\}", "", one))
        assert not wordy or one != same or one in SHARED[lang], f"{one!r} is the same in {lang}"


@pytest.mark.parametrize("game_id", NAMES)
def test_a_change_of_language_rewords_everything_and_changes_nothing_else(game_id):
    widget = played(opened(game_id, seed=4), 1)
    for situation in situations(widget):
        english = Wording(widget)
        with unchanged(widget):
            for lang in OTHERS:
                widget.lang = lang
                check_reworded(widget, english, lang)
            widget.lang = "en"
        assert Wording(widget).words == english.words, situation


@pytest.mark.parametrize("lang", LANGS)
def test_a_sandbox_can_be_opened_in_any_language(lang):
    widget = ludoteca.Sandbox("twisted", seed=1, lang=lang)
    english = ludoteca.Sandbox("twisted", seed=1)
    assert widget.lang == lang and widget.view["langs"] == list(languages())
    english.lang = lang
    assert Wording(widget).words == Wording(english).words


@pytest.mark.parametrize("lang", LANGS)
def test_the_language_shown_is_complete_and_the_others_can_be_chosen(lang):
    widget = ludoteca.Sandbox("pega6", seed=1, lang=lang)
    wanted = {key.removeprefix("ui-") for key in message_ids("table", "en") if key.startswith("ui-")}
    assert set(widget.words[lang]["ui"]) == wanted and all(widget.words[lang]["ui"].values())
    assert set(widget.words) == set(LANGS)
    names = [words["ui"]["language-name"] for words in widget.words.values()]
    assert len(set(names)) == len(LANGS)


@pytest.mark.parametrize("lang", OTHERS)
def test_every_string_of_the_sandbox_is_there_in_every_language(lang):
    own = {key for key in message_ids("table", "en") if key.startswith(("sandbox-", "error-", "ui-"))}
    assert own and own <= set(message_ids("table", lang))


def test_an_error_is_told_in_the_language_shown_even_if_it_is_another_than_pythons():
    widget = ludoteca.Sandbox("pega6 base | rows 12 / 37 / 43 / 58 | hands p1 34 p2 21", lang="nl")
    browser = Browser(widget)
    for act, value in (("read", "nonsense"), ("jump", 9), ("say", "x")):
        error = browser.do(act, value)
        assert widget.caption() == error.said("nl") != error.said("en")
    record = widget.record().replace("at 0 0", "1 0 p1 choose 99")
    error = browser.do("read", record)
    english = set(re.findall(r"\w{4,}", error.said("en"))) - set(re.findall(r"\w{4,}", record))
    assert widget.caption() == error.said("nl") and not english & set(re.findall(r"\w{4,}", widget.caption()))


def test_a_language_that_does_not_exist_changes_nothing():
    widget = opened("pega6")
    for nonsense in ("fr", "", "EN", 7, None):
        with unchanged(widget), pytest.raises(traitlets.TraitError):
            widget.lang = nonsense
    assert widget.lang == "en"
