"""The walkthrough as Python sees it: traits, pictures, seats, predictions, nonsense."""

import json

import pytest
import traitlets

import ludoteca
from ludoteca_engine import GAMES
from ludoteca_engine.core import GameError
from tests.widgets.examples import EXAMPLES, TRAITS


def test_fig_2_tells_the_placements_in_order():
    widget = ludoteca.Walkthrough("pega6/fig-2")
    assert repr(widget) == "Walkthrough('pega6/fig-2', step=0 of 4)"
    assert widget.caption(1) == "Only row 1 ends lower, in the 12: the 14 has to go there. [P6-12, P6-10]"
    assert "gap 29" in widget.caption(3) and "gap 1)" in widget.caption(3)


@pytest.mark.parametrize("example", EXAMPLES)
@pytest.mark.parametrize("lang", ["en", "pt", "it", "nl"])
def test_every_example_in_every_language(example, lang):
    widget = ludoteca.Walkthrough(example, lang=lang)
    captions = [widget.caption(step) for step in range(len(widget.frames))]
    assert all(captions)
    assert not any("{" in caption or "[[" in caption for caption in captions)
    assert 0 <= widget.view["cover"] < len(widget.frames)


@pytest.mark.parametrize("example", EXAMPLES)
def test_a_piece_keeps_its_sprite_while_it_is_the_same_piece(example):
    """Between two steps of one part a sprite never becomes another known face."""
    widget = ludoteca.Walkthrough(example)
    names = [widget.words["en"]["lines"][line] for line in widget.words["en"]["faces"]]
    hidden = {number for number, name in enumerate(names) if "face-down" in name}
    for before, after in zip(widget.frames, widget.frames[1:], strict=False):
        if after["k"] in ("start", "compared"):
            continue
        was = {piece[0]: piece[1] for piece in before["p"]}
        for sprite, face, *_ in after["p"]:
            # A card with two sides keeps its name when it is turned.
            assert names[was.get(sprite, face)] == names[face] or {was[sprite], face} & hidden


def test_step_lang_and_seen_can_be_set_and_observed():
    widget = ludoteca.Walkthrough("pega6/fig-2")
    steps = []
    widget.observe(lambda change: steps.append(change["new"]), "step")
    widget.step = 3
    widget.step = 1
    assert (steps, widget.seen) == ([3, 1], 3)
    widget.lang = "nl"
    assert "rij 1" in widget.caption()


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("step", 5, "from 0 to 4"),
        ("step", -1, "from 0 to 4"),
        ("step", "two", "step"),
        ("lang", "fr", "en, pt, it, nl"),
        ("lang", 7, "lang"),
        ("answers", {"1": [9]}, "does not"),
        ("answers", {"1": "row 1"}, "does not"),
        ("answers", {"<b>": [0]}, "does not"),
        ("predict", "often", "predict"),
    ],
)
def test_nonsense_in_a_trait_says_what_is_allowed_and_changes_nothing(name, value, says):
    widget = ludoteca.Walkthrough("pega6/fig-2")
    before = getattr(widget, name)
    with pytest.raises(traitlets.TraitError, match=says):
        setattr(widget, name, value)
    assert getattr(widget, name) == before


@pytest.mark.parametrize(
    ("example", "says"),
    [
        ("pega6/fig-9", "fig-1, fig-2"),
        ("chess/fig-1", "pega6"),
        ("fig-2", "pega6/fig-2"),
        (None, "pega6/fig-2"),
        ("", "pega6/fig-2"),
        ("<script>/x", "pega6"),
    ],
)
def test_an_example_that_does_not_exist_is_answered_with_those_that_do(example, says):
    with pytest.raises(GameError, match=says):
        ludoteca.Walkthrough(example)


@pytest.mark.parametrize("lang", ["fr", "", 3])
def test_a_language_that_does_not_exist(lang):
    if lang == "":
        assert ludoteca.Walkthrough("pega6/fig-2", lang=lang).lang == "en"
        return
    with pytest.raises(GameError, match="en, pt, it"):
        ludoteca.Walkthrough("pega6/fig-2", lang=lang)


def test_one_language_for_all(monkeypatch):
    monkeypatch.setattr("ludoteca_engine.texts.in_use._chosen", None)
    ludoteca.use("it")
    assert ludoteca.Walkthrough("pega6/fig-2").lang == "it"
    monkeypatch.setattr("ludoteca_engine.texts.in_use._chosen", None)
    monkeypatch.setenv("LUDOTECA_LANG", "pt_BR")
    assert ludoteca.Walkthrough("pega6/fig-2").lang == "pt"


def test_the_mime_bundle_has_a_picture_for_every_place_without_widgets():
    data, _ = ludoteca.Walkthrough("pega6/fig-3")._repr_mimebundle_()
    assert data["text/plain"] == "Walkthrough('pega6/fig-3', step=0 of 4)"
    assert data["text/html"].startswith('<img alt="A full row. The 30 belongs to row 1')
    assert "data:image/svg+xml;base64," in data["text/html"]
    assert data["image/svg+xml"].startswith("<svg")
    assert len(data["image/svg+xml"]) < 15_000


def test_two_widgets_give_the_same_bytes():
    first, second = (ludoteca.Walkthrough("pega6/fig-4") for _ in range(2))
    assert first.picture() == second.picture()
    assert json.dumps(first.frames) == json.dumps(second.frames)


def test_names_are_data_in_pictures_and_captions():
    """A name that looks like markup is shown as it is, never interpreted."""
    game = GAMES["pega6"]
    state = game.set_field(game.deal(2, seed=1), "name-p1", "<b onload=x>&amp;")
    assert game.parse(game.text(state)) == state
    from ludoteca.frames import FrameMaker
    from ludoteca.picture import picture

    maker = FrameMaker(game, [state])
    frame = {**maker.frame(state), "c": 0, "t": 0, "r": [], "k": "start"}
    scene, words = maker.scene_dict(), maker.words_dict([])
    svg = picture(scene, frame, words["en"], title="<i>title</i>")
    assert "<b onload" not in svg and "<i>title" not in svg
    assert "&lt;b onload=x&gt;&amp;amp;" in svg


def test_a_seat_receives_only_what_it_may_see(monkeypatch):
    """Nothing that crosses the border to seat 1 names a card of another hand."""
    game = GAMES["pega6"]
    state = game.parse("pega6 | rows 12 / 37 / 43 / 58 | hands p1 14 99 p2 77 88 | seed 5")
    example = game.examples[0]._replace(
        id="pega6/secret",
        parts=(example_part(state, ("p2 choose 77", "p1 choose 14")),),
        cover=0,
    )
    monkeypatch.setattr("ludoteca.walkthrough.find_example", lambda name: (game, example))
    monkeypatch.setattr("ludoteca.telling.Teller._title_key", lambda self, part: "example-fig-1")
    seen = ludoteca.Walkthrough("pega6/secret", seat=1)
    first_frames = json.dumps([seen.frames[:2], [seen._line(frame["c"]) for frame in seen.frames[:2]]])
    assert "88" not in json.dumps([seen.words["en"]["lines"], seen.scene["faces"]])
    assert "77" not in first_frames
    with_all = ludoteca.Walkthrough("pega6/secret")
    assert "88" in json.dumps(with_all.words["en"]["lines"])


def example_part(state, moves):
    from ludoteca_engine.core import Part, Play

    return Part("fig-1", GAMES["pega6"].text(state), tuple(Play(move) for move in moves))


@pytest.mark.parametrize("seat", [0, 5, "p1", True])
def test_a_seat_that_does_not_exist(seat):
    with pytest.raises(GameError, match="1 to 4"):
        ludoteca.Walkthrough("pega6/fig-2", seat=seat)


def test_all_traits_of_the_contract_are_synced():
    assert set(TRAITS) <= set(ludoteca.Walkthrough("pega6/fig-2").get_state())
