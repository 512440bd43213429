"""Any position can be set up: every zone and field can be changed, odd tables are fine, and faults are named."""

import pytest

import ludoteca
from ludoteca_engine import GAMES
from ludoteca_engine.core import UNKNOWN, GameError
from tests.widgets.sandboxes import NAMES, Browser, experiment_of, opened, played, problems, shown, unchanged

SOME = 14
"""A board has a hundred zones: some of them will do."""


def editing(widget):
    browser = Browser(widget)
    assert browser.do("mode", "edit") is None and widget.sandbox_view["edit"]
    return browser


def lying(widget, zone):
    game, state = shown(widget)
    return next(each.pieces for each in game.zones(state) if each.id == zone)


def is_board(game, state, zone):
    """A board lies there for good: nothing of it is in the box."""
    known = {*game.box(state), UNKNOWN}
    return bool(zone.pieces) and not known.intersection(zone.pieces)


# --- zones ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", NAMES)
def test_a_piece_can_be_laid_in_every_zone_and_taken_away_again(game_id):
    widget = opened(game_id, players=3 if game_id == "tricky-twist" else 2)
    browser = editing(widget)
    game, state = shown(widget)
    zones = [zone for zone in game.zones(state) if zone.id in browser.zones and not is_board(game, state, zone)]
    for zone in zones[:: max(1, len(zones) // SOME)]:
        start = widget.state
        assert browser.do("take", UNKNOWN) is None and browser.touch(zone.id) is None
        after = lying(widget, zone.id)
        assert UNKNOWN in after and problems(widget) == ()
        assert browser.do("remove", browser.place(zone.id, UNKNOWN)) is None
        assert len(lying(widget, zone.id)) == len(after) - 1 and problems(widget) == ()
        assert browser.do("undo") is None and browser.do("undo") is None and widget.state == start


def test_a_board_stays_where_it_is():
    widget = opened("sequence")
    browser = editing(widget)
    with unchanged(widget):
        assert isinstance(browser.do("remove", [browser.zones.index("board"), 0]), GameError)
        assert browser.do("take", "AS") is None and isinstance(browser.touch("board"), GameError)


def test_a_piece_can_be_carried_from_one_place_to_another():
    widget = ludoteca.Sandbox("twisted base | row 21 26 29 | hands p1 19 33 p2 41")
    browser = editing(widget)
    assert browser.do("drag", [browser.place("row", "21"), browser.place("hand-p2")]) is None
    assert lying(widget, "row") == ("26", "29") and lying(widget, "hand-p2") == ("41", "21")
    assert browser.touch("hand-p1", "33") is None
    assert browser.block("p") and browser.buttons("remove"), "what is held can be removed"
    assert browser.touch("row", "26") is None
    assert lying(widget, "row") == ("33", "26", "29"), "it is laid where it is let go"
    assert browser.do("drag", [browser.place("row", "33"), browser.place("row")]) is None
    assert lying(widget, "row") == ("26", "29", "33")
    assert widget.tree.line() == (0, 1, 2, 3) and problems(widget) == ()


def test_what_is_held_is_marked_and_can_be_let_go():
    widget = opened("pega6", players=2)
    browser = editing(widget)
    browser.touch("row-2", "69")
    (held,) = [piece for piece in widget.frames[-1]["p"] if "h" in "".join(map(str, piece[4:]))]
    assert browser.zones[held[2]] == "row-2"
    with unchanged(widget):
        assert browser.touch("row-2", "69") is None
    assert experiment_of(widget).hand is None and not any(len(piece) > 4 for piece in widget.frames[-1]["p"])


def test_a_piece_comes_from_the_box_or_from_where_nobody_sees_it():
    widget = opened("pega6", players=2)
    browser = editing(widget)
    assert "12" in lying(widget, "unused") and "unused" not in browser.zones
    assert browser.do("take", "12") is None
    assert [piece[2] for piece in browser.block("p")["p"] if piece[3] == "p"] == ["12"], "it is seen to be held"
    assert browser.touch("row-1") is None
    assert lying(widget, "row-1") == ("88", "12") and "12" not in lying(widget, "unused")
    assert "12" not in [piece[2] for piece in browser.block("p")["p"]], "and it is on the table now"
    assert browser.do("take", "12") is None and browser.touch("row-2") is None
    assert lying(widget, "row-2") == ("69", "12"), "a second one comes out of nowhere"


def test_a_piece_that_does_not_exist_cannot_be_taken():
    browser = editing(opened("pega6"))
    for piece in ("105", "", "<b>", "king", "12 "):
        with unchanged(browser.widget):
            assert browser.do("take", piece).kind == "bad-action"


def test_only_an_editor_takes_pieces_off_the_table():
    browser = Browser(opened("pega6", players=2))
    with unchanged(browser.widget):
        for act, value in (("remove", browser.place("hand-p1", "22")), ("remove", None), ("take", "12")):
            assert browser.do(act, value).kind == "bad-action"


def test_pieces_keep_their_sprites_when_the_table_outgrows_its_places():
    widget = ludoteca.Sandbox("pega6 base | rows 12 / 37 | hands p1 14 p2 44")
    browser = editing(widget)
    numbers = set()
    for nth in range(12):
        before = {piece[0]: piece[1] for piece in widget.frames[-1]["p"]}
        assert browser.do("drag", [str(60 + nth), browser.place("row-1")]) is None
        now = {piece[0]: piece[1] for piece in widget.frames[-1]["p"]}
        assert {sprite: now[sprite] for sprite in before} == before and len(now) == len(before) + 1
        numbers |= set(now)
    assert len(lying(widget, "row-1")) == 13 and problems(widget) == ()
    browser.do("set", ["players", 4])
    kept = {piece[0]: piece[1] for piece in widget.frames[-1]["p"]}
    assert kept == now and set(kept) <= numbers, "more people, the same cards"


# --- fields -----------------------------------------------------------------------------------------------


def values(field):
    if field.allowed is str:
        return ("Ana", "<b>{x}", "")
    allowed = field.allowed
    return tuple(dict.fromkeys((allowed[0], allowed[len(allowed) // 2], allowed[-1])))


@pytest.mark.parametrize("game_id", NAMES)
def test_every_field_can_be_set_to_all_it_allows(game_id):
    widget = opened(game_id)
    browser = editing(widget)
    game, start = widget.game, widget.state
    offered = {field[1]: field for field in browser.block("f")["f"]}
    for field in game.fields(start):
        if isinstance(field.allowed, type) and field.allowed is not str:
            assert field.name not in offered, "a whole table of points has a form of its own"
            continue
        for value in values(field):
            if isinstance(value, int) and abs(value) >= 2**53:
                continue
            assert browser.do("set", [field.name, value]) is None, field.name
            now = next(each.value for each in game.fields(widget.state) if each.name == field.name)
            assert now == value and problems(widget) == ()
            widget.jump(0)


@pytest.mark.parametrize("game_id", NAMES)
def test_a_value_that_makes_no_sense_is_answered_with_what_does(game_id):
    widget = opened(game_id)
    browser = editing(widget)
    for field in widget.game.fields(widget.state):
        for value in ("x|y", 10**12 if field.name != "seed" else -1, True if field.allowed != (True, False) else 1):
            if field.allowed in ((False, True), (True, False)) and value is True:
                continue
            with unchanged(widget):
                assert browser.do("set", [field.name, value]) is not None, (field.name, value)
            assert widget.last_error.kind in ("bad-field", "no-field"), field.name
    with unchanged(widget):
        assert "players" in str(browser.do("set", ["colour", 1]))


def test_a_name_is_data():
    widget = opened("twisted")
    browser = editing(widget)
    assert browser.do("set", ["name-p1", "<b>[[1]] {x}"]) is None
    assert any("<b>" in label[1] for label in widget.frames[-1]["n"]) and "&lt;b&gt;" in widget.picture()
    assert "<b>" not in widget.picture() and problems(widget) == ()


# --- faults -----------------------------------------------------------------------------------------------


def test_what_is_odd_is_said_with_its_rule_and_marked():
    widget = ludoteca.Sandbox("pega6 base | rows 12 9 / 37 37 / 43 | hands p1 14 p2 44")
    browser = editing(widget)
    faults = widget.game.faults(widget.state)
    listed = browser.block("faults")["l"]
    assert len(listed) == len(faults) > 1
    for number, (fault, (line, rules)) in enumerate(zip(faults, listed, strict=True), 1):
        assert line.startswith(f"[[{number}]] ") and len(line) > 20 and rules == list(fault.rules)
        assert all(widget.sandbox_view["rules"][rule][1] for rule in rules), "the wording of the rule is at hand"
    marked = {
        piece[1] for piece in widget.frames[-1]["p"] if len(piece) > 4 and any(letter.isdigit() for letter in piece[4])
    }
    named = {widget.words["en"]["faces"][face] for face in marked}
    assert any("37" in name for name in named) and not any("44" in name for name in named)
    assert any("stops some moves" in line for line, _ in listed) == any(fault.blocking for fault in faults)


@pytest.mark.parametrize("game_id", NAMES)
def test_a_dealt_table_has_nothing_odd(game_id):
    browser = editing(opened(game_id))
    assert "real game" in browser.widget.sandbox_view["panel"][0]["h"]


@pytest.mark.parametrize(
    "position",
    [
        "pega6 base | rows 12",
        "pega6 base | hands p1 14",
        "pega6 base",
        "pega6 base target_points=30",
        "twisted base | row 21",
        "twisted base",
        "tricky-twist base",
        "tricky-twist base | hands p1 4W p2 5W p3 -",
        "sequence base",
        "sequence base | hands p1 4C",
    ],
)
def test_half_empty_tables_are_fine(position):
    widget = ludoteca.Sandbox(position)
    browser = editing(widget)
    assert problems(widget) == () and browser.do("fill") is None and problems(widget) == ()
    assert browser.do("mode", "play") is None and problems(widget) == ()


# --- deal, fill, shuffle, clear ---------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", NAMES)
def test_deal_me_one(game_id):
    players = 2 if game_id == "sequence" else 3
    widget = opened(game_id, players=players)
    browser = editing(widget)
    *_, option = (option for option in widget.game.options.values() if not option.variants)
    value = next(each for each in option.allowed if each != option.default)
    assert browser.do("set", ["name-p1", "Ana"]) is None and browser.do("set", [option.name, value]) is None
    assert browser.do("clear") is None and browser.do("deal") is None
    seed = experiment_of(widget).seed
    fresh = widget.game.deal(players, seed=seed, **{option.name: value})
    assert widget.state == widget.game.set_field(fresh, "name-p1", "Ana") and str(seed) in widget.view["title"]
    assert widget.game.faults(widget.state) == () and problems(widget) == ()


def test_a_number_of_players_nobody_deals_to_gets_the_usual_one():
    widget = opened("tricky-twist")
    browser = editing(widget)
    assert browser.do("set", ["players", 12]) is None and browser.do("deal") is None
    assert len(widget.game.names(widget.state) or widget.state.hands) == 4


@pytest.mark.parametrize("game_id", NAMES)
def test_clear_takes_every_piece_off_the_table(game_id):
    widget = played(opened(game_id), 7)
    browser = editing(widget)
    assert browser.do("clear") is None and problems(widget) == ()
    game, state = shown(widget)
    assert [zone.id for zone in game.zones(state) if zone.pieces and not is_board(game, state, zone)] == []
    assert browser.do("undo") is None and widget.state == played(opened(game_id), 7).state


@pytest.mark.parametrize("game_id", NAMES)
def test_fill_leaves_nothing_unknown_and_changes_nothing_known(game_id):
    game = GAMES[game_id]
    view = game.seen_by(played(opened(game_id), 5).state, 0)
    widget = ludoteca.Sandbox(view)
    browser = editing(widget)
    assert browser.do("fill") is None
    for before, after in zip(game.zones(view), game.zones(widget.state), strict=True):
        assert UNKNOWN not in after.pieces and len(after.pieces) == len(before.pieces)
        assert set(before.pieces) - {UNKNOWN} <= set(after.pieces)
    assert game.faults(widget.state) == () and problems(widget) == ()


@pytest.mark.parametrize("game_id", NAMES)
def test_shuffle_changes_only_what_whoever_acts_cannot_see(game_id):
    widget = played(opened(game_id), 5)
    browser, game, before = editing(widget), widget.game, widget.state
    seat = game.to_act(before)[0]
    assert browser.do("shuffle") is None
    assert widget.state != before and game.seen_by(widget.state, seat) == game.seen_by(before, seat)
    assert game.faults(widget.state) == () and problems(widget) == ()


# --- from Python, and from a seat -------------------------------------------------------------------------


def test_python_edits_too_and_the_browser_sees_it():
    widget = opened("pega6", players=2)
    widget.put("12", "row-1").put("13", "row-1", 0).lift("row-2").set_field("players", 3)
    assert lying(widget, "row-1") == ("13", "88", "12") and lying(widget, "row-2") == ()
    assert problems(widget) == () and len(widget.tree.nodes) == 5
    with unchanged(widget), pytest.raises(GameError, match="row-1"):
        widget.put("12", "nowhere")
    with unchanged(widget), pytest.raises(GameError):
        widget.lift("row-2", 7)


@pytest.mark.parametrize(
    ("act", "value"),
    [
        ("mode", "edit"),
        ("deal", None),
        ("fill", None),
        ("shuffle", None),
        ("clear", None),
        ("set", ["players", 3]),
        ("read", "pega6 base | rows 12"),
        ("read", "record pega6\n0 = pega6 base | rows 12"),
    ],
)
def test_a_table_seen_from_a_seat_cannot_be_edited(act, value):
    widget = opened("pega6", players=2, seat=1)
    with unchanged(widget):
        assert Browser(widget).do(act, value).kind == "no-edit-with-seat"
    assert "open it without a seat" in widget.caption()
