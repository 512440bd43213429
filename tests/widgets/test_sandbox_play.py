"""Playing in a sandbox: what is legal is marked, anything can be looked at and tried, and every answer has a reason."""

import pytest

import ludoteca
from ludoteca_engine import GAMES
from ludoteca_engine.core import IllegalMove, Touch
from ludoteca_engine.texts import say
from tests.widgets.sandboxes import NAMES, Browser, legal, opened, played, problems, unchanged

TURN = "pega6 base | rows 12 / 37 / 43 / 58 | hands p1 34 90 p2 21 91 p3 5 92 p4 60 93"


def marked(widget, letter="o"):
    """What carries this letter on the last table: zones, and pieces by zone and place."""
    frame, zones = widget.frames[-1], widget.scene["zones"]
    pieces = {(zones[piece[2]], piece[3]) for piece in frame["p"] if letter in "".join(piece[4:])}
    return pieces | {zones[label[0]] for label in frame["n"] if letter in "".join(label[2:])}


def first_touches(widget):
    """What has to be touched first for each legal move, by zone and place."""
    game, state = widget.game, widget.state
    lying = {zone.id: zone.pieces for zone in game.zones(state)}
    found = set()
    for move in game.legal_moves(state):
        for touch in game.touches(state, move)[:1]:
            places = {(touch.zone, n) for n, piece in enumerate(lying[touch.zone]) if piece == touch.piece}
            found |= places or {touch.zone}
    return {touch for touch in found if (touch if isinstance(touch, str) else touch[0]) in widget.scene["zones"]}


# --- what can be done -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", NAMES)
def test_legal_moves_are_marked_and_listed_for_whoever_is_to_act(game_id):
    widget = opened(game_id)
    for _ in range(12):
        assert marked(widget) == first_touches(widget), widget.position
        offered = [button[2] for button in Browser(widget).buttons("say") if "v" in button[3]]
        assert offered[: len(legal(widget))] == [str(move) for move in legal(widget)]
        head = Browser(widget).block("due")["h"]
        assert all(f"Player {seat + 1}" in head for seat in widget.game.to_act(widget.state))
        widget.play(legal(widget)[-1])
        assert problems(widget) == ()


@pytest.mark.parametrize("game_id", NAMES)
def test_touching_what_is_marked_makes_the_move(game_id):
    """Hand by hand through a game: whatever is marked leads to a legal move, touch by touch."""
    widget = opened(game_id)
    browser = Browser(widget)
    for turn in range(25):
        move = legal(widget)[turn % len(legal(widget))]
        touches = widget.game.touches(widget.state, move)
        drawn = all(touch.zone in browser.zones for touch in touches)
        before = len(widget.tree.nodes)
        if touches and drawn:
            for touch in touches:
                assert browser.touch(touch.zone, touch.piece or None) is None
            if len(widget.tree.nodes) == before:
                assert str(move) in [button[2] for button in browser.buttons("say")], "it asks which move is meant"
        if len(widget.tree.nodes) == before:
            assert browser.do("say", str(move)) is None
        assert widget.tree.moves()[-1] == move and problems(widget) == ()


def test_a_move_with_parts_is_begun_and_can_be_let_go():
    widget = ludoteca.Sandbox("twisted base | row 21 26 | hands p1 33 19 p2 41 | turn p1")
    browser = Browser(widget)
    with unchanged(widget):
        assert browser.touch("hand-p1", "33") is None
        assert marked(widget, "h") == {("hand-p1", 0)} and "row" in marked(widget)
        assert browser.touch("hand-p1", "33") is None and marked(widget, "h") == set()
    browser.touch("hand-p1", "33")
    assert browser.touch("row") is None and str(widget.tree.moves()[-1]) == "p1 lay 33"


def test_a_piece_can_be_dragged_where_it_belongs():
    widget = ludoteca.Sandbox("twisted base | row 21 26 | hands p1 33 19 p2 41 | turn p1")
    browser = Browser(widget)
    assert browser.do("drag", [browser.place("hand-p1", "33"), browser.place("row")]) is None
    assert [str(move) for move in widget.tree.moves()] == ["p1 lay 33"]
    widget = ludoteca.Sandbox(TURN)
    browser = Browser(widget)
    assert browser.do("drag", [browser.place("hand-p1", "34"), browser.place("chosen-p1")]) is None
    assert [str(move) for move in widget.tree.moves()] == ["p1 choose 34"] and "picks the 34" in widget.caption()


def test_touching_nothing_says_what_can_be_touched():
    widget = ludoteca.Sandbox(TURN)
    with unchanged(widget):
        assert Browser(widget).touch("pile-p1") is None
    assert "Marked things can be touched" in widget.caption()


def test_where_nobody_decides_things_can_be_let_happen():
    widget = ludoteca.Sandbox("pega6 base | rows 12 / 37 / 43 / 58 | revealed p1 14 p2 44 | hands p1 - p2 -")
    browser = Browser(widget)
    assert "Nobody" in browser.block("due")["h"] and browser.buttons("settle")
    assert browser.do("settle") is None
    kinds = [frame["k"] for frame in widget.frames]
    assert kinds.count("card-placed") == 2 and problems(widget) == ()
    assert widget.undo().state == ludoteca.Sandbox(widget.position).state
    once = len(widget.tree.nodes)
    assert browser.do("settle") is None and len(widget.tree.nodes) == once, "it happened like that before"


def test_letting_nothing_happen_is_no_step():
    widget = opened("pega6")
    with unchanged(widget):
        assert Browser(widget).do("settle") is None


def test_the_end_is_told_with_the_scores():
    widget = played(opened("twisted", rounds=2, players=2), 2_000)
    outcome = widget.game.outcome(widget.state)
    block = Browser(widget).block("due")
    assert "The game is over" in block["h"] and len(block["l"]) == len(outcome.scores)
    assert all(str(score) in line for score, (line, _) in zip(outcome.scores, block["l"], strict=True))
    assert problems(widget) == ()


# --- looking ahead ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", NAMES)
def test_a_move_can_be_looked_at_before_it_is_made(game_id):
    widget = opened(game_id)
    browser = Browser(widget)
    for move in legal(widget)[:3]:
        with unchanged(widget):
            assert browser.do("look", str(move)) is None
        heard = [say(event, game_id, "en") for event in widget.game.play(widget.state, move).events]
        look = widget.sandbox_view["look"]
        assert look["l"][0] == "If played:" and look["l"][1:] == heard[:6] and problems(widget) == ()
    with unchanged(widget):
        assert browser.do("look", "") is None
    assert widget.sandbox_view["look"] is None


def test_what_would_move_is_shown_faintly_where_it_would_lie():
    widget = ludoteca.Sandbox(TURN)
    browser = Browser(widget)
    browser.do("look", browser.place("hand-p1", "34"))
    ((face, zone, index),) = widget.sandbox_view["look"]["g"]
    assert (browser.zones[zone], index, widget.words["en"]["faces"][face]) == ("chosen-p1", 0, "a face-down card")
    assert widget.play("p1 choose 34").sandbox_view["look"] is None


def test_looking_at_an_illegal_move_tells_why_not():
    widget = ludoteca.Sandbox(TURN)
    with unchanged(widget):
        assert Browser(widget).do("look", "p1 choose 60") is None
    look = widget.sandbox_view["look"]
    assert look["g"] == [] and len(look["l"]) == 2 and "60" in look["l"][1]


# --- trying what is not allowed ---------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", NAMES)
def test_an_illegal_move_is_explained_and_changes_nothing(game_id):
    """Every move that is legal for somebody somewhere is tried by everybody here."""
    widget = opened(game_id)
    browser, game = Browser(widget), widget.game
    seats = sorted({zone.owner for zone in game.zones(widget.state) if zone.owner is not None})
    elsewhere = {move for n in range(4) for move in legal(played(opened(game_id, seed=n), n))[:6]}
    tried = [move._replace(seat=seat) for move in sorted(elsewhere, key=str) for seat in seats][:40]
    refused = 0
    for move in tried:
        refusals = game.refusals(widget.state, move)
        if not refusals:
            continue
        with unchanged(widget):
            assert browser.do("say", str(move)) is None
        frame = widget.frames[-1]
        assert frame["k"] == "refused" and frame["r"] == list(dict.fromkeys(r for each in refusals for r in each.rules))
        assert widget.caption().startswith(say(refusals[0], game_id, "en"))
        assert all(widget.sandbox_view["rules"][rule][1] for rule in frame["r"]), "the wording of the rule is at hand"
        assert problems(widget) == ()
        refused += 1
    assert refused > 10


def test_a_wrong_touch_is_explained_too():
    widget = ludoteca.Sandbox("twisted base | row 21 26 | hands p1 33 19 p2 41 | turn p1")
    browser = Browser(widget)
    meant = widget.game.meant(widget.state, (Touch("hand-p2", "41"), Touch("row")))[0]
    assert widget.game.refusals(widget.state, meant)
    with unchanged(widget):
        browser.touch("hand-p2", "41")
        browser.touch("row")
    assert widget.frames[-1]["k"] == "refused" and widget.frames[-1]["r"]


def test_python_hears_an_exception_with_the_same_reasons():
    widget = ludoteca.Sandbox(TURN)
    with unchanged(widget), pytest.raises(IllegalMove) as caught:
        widget.play("p1 choose 60")
    assert caught.value.refusals == widget.game.refusals(widget.state, widget.game.parse_move("p1 choose 60"))


# --- whole turns ------------------------------------------------------------------------------------------


def test_a_whole_turn_typed_at_once_is_resolved_beat_by_beat():
    widget = ludoteca.Sandbox(TURN)
    assert Browser(widget).do("say", "34 21 5 60") is None
    assert [str(move) for move in widget.tree.moves()] == [
        "p1 choose 34",
        "p2 choose 21",
        "p3 choose 5",
        "p4 choose 60",
    ]
    one_by_one = (
        ludoteca.Sandbox(TURN).play("p1 choose 34").play("p2 choose 21").play("p3 choose 5").play("p4 choose 60")
    )
    assert widget.state == one_by_one.state
    kinds = [frame["k"] for frame in widget.frames]
    assert kinds[:4] == ["card-chosen"] * 4 and "cards-revealed" in kinds, kinds
    assert problems(widget) == () and widget.view["cover"] == len(kinds) - 1


@pytest.mark.parametrize("text", ["34, 21, 5, 60", "p1 choose 34; p2 choose 21; p3 choose 5; p4 choose 60"])
def test_a_turn_can_be_typed_in_several_ways(text):
    plain = ludoteca.Sandbox(TURN)
    Browser(plain).do("say", "34 21 5 60")
    for form in (text, text.replace("; ", "\n"), text.upper(), f"  {text}  "):
        widget = ludoteca.Sandbox(TURN)
        assert Browser(widget).do("say", form) is None and widget.tree == plain.tree


def test_what_is_refused_in_a_turn_is_explained_and_what_came_before_stays():
    widget = ludoteca.Sandbox(TURN)
    assert Browser(widget).do("say", "34 21 60 5") is None
    assert [str(move) for move in widget.tree.moves()] == ["p1 choose 34", "p2 choose 21"]
    assert [frame["k"] for frame in widget.frames] == ["card-chosen", "card-chosen", "refused"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "character 1: there is nothing"),
        ("  ;  ; ", "character 3"),
        ("34", '"34" is not a seat'),
        ("34 21 5", '"34" is not a seat'),
        ("34 21 5 600", '"34" is not a seat'),
        ("p1 choose 34; p2 fly", "character 18"),
        ("p1 choose 34\np2 choose 999", "character 11"),
        ("x" * 3_000, "2,000"),
        ("<b>", '"<b>" is not a seat'),
    ],
)
def test_what_cannot_be_read_names_its_place_and_nothing_is_done(text, says):
    widget = ludoteca.Sandbox(TURN)
    with unchanged(widget):
        assert says in str(Browser(widget).do("say", text))
    assert says in widget.caption()


# --- hidden choices ---------------------------------------------------------------------------------------


def test_hidden_choices_are_made_for_all_seats_in_any_order():
    widget = ludoteca.Sandbox(TURN)
    browser = Browser(widget)
    for zone, piece in (("hand-p3", "5"), ("hand-p1", "34"), ("hand-p4", "60")):
        assert browser.touch(zone, piece) is None
    assert widget.game.to_act(widget.state) == (1,) and widget.state.chosen == (34, None, 5, 60)
    assert browser.touch("hand-p1", "90") is None and widget.frames[-1]["k"] == "refused", "what is chosen is chosen"
    assert browser.touch("hand-p2", "21") is None and widget.game.to_act(widget.state) == (2,), "the 5 is too low"
    assert browser.touch("row-2", "37") is None and widget.game.to_act(widget.state) == (0, 1, 2, 3)
    assert problems(widget) == ()


def test_the_others_choose_for_themselves_when_the_table_is_seen_from_a_seat():
    widget = ludoteca.Sandbox(TURN, seat=2)
    browser = Browser(widget)
    assert browser.buttons("others") and browser.do("others") is None
    assert GAMES["pega6"].to_act(widget.state) == (1,) and not browser.buttons("others")
    assert browser.do("say", "21") is None and len(widget.tree.moves()) == 4, "and a seat just names its card"
    assert problems(widget) == ()


def test_the_answer_to_a_move_is_one_message_without_the_question():
    widget = ludoteca.Sandbox("twisted", seed=1)
    messages = []
    widget._send = lambda message, buffers=None: messages.append(message)
    asked = {"from": "view", "todo": [{"n": 1, "at": 0, "do": "say", "v": str(widget.experiment.legal()[0])}]}
    widget.set_state({"action": asked})
    assert len(messages) == 1 and "frames" in messages[0]["state"] and "action" not in messages[0]["state"]


def test_a_pile_of_which_only_the_top_is_seen_needs_no_new_table():
    widget = ludoteca.Sandbox("sequence", seed=1)
    scene = widget.scene
    for _ in range(12):
        widget.play(widget.experiment.legal()[0])
    assert len(widget.state.discards[0]) > 1 and widget.scene is scene
