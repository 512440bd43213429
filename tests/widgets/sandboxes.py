"""A browser in front of a sandbox, as far as Python can tell: it sends actions and keeps all that it is sent."""

import json
from contextlib import contextmanager

import ludoteca
from ludoteca_engine import GAMES
from ludoteca_engine.core import GameError

NAMES = tuple(GAMES)
TABLE = ("scene", "words", "frames", "view", "position", "sandbox_view", "questions", "step", "lang")
"""What a sandbox shows."""


class Browser:
    """One view of a sandbox."""

    def __init__(self, widget, name="view"):
        self.widget, self.name, self.n = widget, name, widget.ack.get(name, 0)
        self.sent = []
        widget._send = self._receive

    def _receive(self, message, buffers=None):
        # What was asked is the browser's own.
        state = {name: value for name, value in message["state"].items() if name != "action"}
        if state:
            self.sent.append(as_on_the_wire({**message, "state": state}))

    def do(self, act, value=None, at=None):
        """Send an action and return what it was answered with: the error, or nothing."""
        self.send({"do": act, "v": value, "at": self.at if at is None else at})
        return self.widget.last_error

    def send(self, *actions):
        numbered = [{"n": self.n + nth, **action} for nth, action in enumerate(actions, 1)]
        self.n += len(actions)
        self.widget.set_state({"action": {"from": self.name, "todo": numbered}})

    @property
    def at(self):
        return self.widget.sandbox_view.get("at", 0)

    @property
    def zones(self):
        return self.widget.scene["zones"]

    def place(self, zone, piece=None):
        """Where a piece lies, or an empty place of the zone."""
        game, state = shown(self.widget)
        lying = next(each.pieces for each in game.zones(state) if each.id == zone)
        return [self.zones.index(zone), -1 if piece is None else lying.index(piece)]

    def touch(self, zone, piece=None):
        return self.do("touch", self.place(zone, piece))

    def buttons(self, act):
        """All buttons that ask for this."""
        view = self.widget.sandbox_view
        rows = (view["bar"], *(block.get("b", ()) for block in view["panel"]))
        return [button for row in rows for button in row if button[1] == act]

    def block(self, key):
        """The first block with this key, or with something of this kind in it."""
        return next(block for block in self.widget.sandbox_view["panel"] if block.get("k") == key or key in block)

    def kept(self):
        """The texts of the panel for keeping: position, record, Python line."""
        return [block["t"][1] for block in self.widget.sandbox_view["panel"] if block.get("k") == "keep"]


def experiment_of(widget):
    return widget._showing.experiment


def shown(widget):
    return experiment_of(widget).game, experiment_of(widget).shown


def as_on_the_wire(message):
    """Through JSON, exactly as strict as Jupyter is: no NaN, nothing that UTF-8 cannot write."""
    packed = json.dumps(message, ensure_ascii=False, allow_nan=False, default=str).encode()
    return json.loads(packed)


def table_of(widget):
    """All that is shown, as the browser receives it."""
    return as_on_the_wire({name: getattr(widget, name) for name in TABLE})


def strings(value):
    """Every string anywhere in plain data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from strings(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from strings(each)


def opened(game_id, seed=1, **setup):
    return ludoteca.Sandbox(game_id, seed=seed, **setup)


def legal(widget):
    return experiment_of(widget).legal()


def played(widget, count, nth=0):
    """The sandbox after so many moves: always the first, or another, of those that can be made."""
    for _ in range(count):
        moves = legal(widget)
        if not moves:
            break
        widget.play(moves[nth % len(moves)])
    return widget


@contextmanager
def unchanged(widget):
    """Whatever happens inside, the position and the tree stay as they are."""
    before, text = widget.tree, widget.position
    yield
    assert widget.tree == before and widget.position == text


def problems(widget):
    """What does not fit together in all that is shown; () if everything does."""
    found = [*_tree_problems(widget), *_frame_problems(widget)]
    game, state = shown(widget)
    if game.parse(game.text(state)) != state:
        found.append(f"cannot be written and read: {game.text(state)}")
    return tuple(found)


def _tree_problems(widget):
    for tree in (experiment_of(widget).tree, experiment_of(widget).known):
        if tree.at not in tree.line():
            yield f"{tree.at} is not on the line to {tree.tip}"
    real = experiment_of(widget).tree
    if real.nodes[real.tip].children:
        yield f"{real.tip} is no end"
    if not all(node.parent < nth for nth, node in enumerate(real.nodes)):
        yield "a position comes before the one it came from"


def _frame_problems(widget):
    sent = {name: getattr(widget, name) for name in TABLE}
    faces, zones, view = len(sent["scene"]["faces"]), len(sent["scene"]["zones"]), sent["sandbox_view"]
    compared = [each["f"] for each in view["compare"] if each["f"]]
    for frame in (*sent["frames"], *compared):
        sprites = [piece[0] for piece in frame["p"]]
        if len(set(sprites)) != len(sprites):
            yield "a sprite lies in two places"
        if not all(face < faces and zone < zones for _, face, zone, *_ in frame["p"]):
            yield "a piece has no face or no place"
        if not all(label[0] < zones for label in frame["n"]):
            yield "a label has no place"
    if view["look"] and not all(face < faces and zone < zones for face, zone, _ in view["look"]["g"]):
        yield "a ghost has no face or no place"
    spare = [piece for block in view["panel"] for piece in block.get("p", ())]
    if not all(face < faces for face, *_ in spare):
        yield "a spare piece has no face"
    words = sent["words"][sent["lang"]]
    if (len(words["faces"]), len(words["zones"])) != (faces, zones):
        yield "not everything has a name"
    yield from _last_frame_problems(widget, sent)


def _last_frame_problems(widget, sent):
    """The last frame shows the table as it is, and marks only what lies there."""
    game, state = shown(widget)
    drawn = {zone.id: len(zone.pieces) for zone in game.zones(state) if zone.id in sent["scene"]["zones"]}
    counted = dict.fromkeys(drawn, 0)
    for _, _, zone, *_ in sent["frames"][-1]["p"]:
        counted[sent["scene"]["zones"][zone]] += 1
    if counted != drawn:
        yield f"the table shows {counted}, not {drawn}"
    lying = {zone.id: zone.pieces for zone in game.zones(state)}
    for touch in widget._showing._marks():
        if touch.zone not in lying or (touch.piece and touch.piece not in lying[touch.zone]):
            yield f"marked but not there: {touch}"


def quietly(act, *args):
    """Do it; a game may say no."""
    try:
        act(*args)
    except GameError:
        return False
    return True
