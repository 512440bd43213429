"""Pictures of the live widget: which ones there are, how one is taken, made small, and compared with another.

They are taken on the plain page with reduced motion and always the same font, so that two runs give the same pixels.
"""

from __future__ import annotations

import base64
import struct
import zlib
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import ludoteca
from ludoteca_engine.core import Touch
from tests.browser.plain import PlainPage
from tests.browser.trials import TRIALS

FOLDER = Path(__file__).parent / "pixels"
"""The pictures as they should be."""

CONTEXT: dict[str, Any] = {"reduced_motion": "reduce", "locale": "en-US", "viewport": {"width": 1100, "height": 900}}
TRAITS = ("scene", "frames", "words", "questions", "view", "step", "lang", "predict", "answers", "seen")
TRAITS_OF_SANDBOX = ("sandbox_view", "position", "ack")

CHANNEL = 24
"""By how much one of red, green and blue must differ (of 255) for a pixel to count as different."""

# The cards name a list of fonts and the panel takes the host's; both end at DejaVu Sans, if it is there.
FONT = '--jp-ui-font-family: "DejaVu Sans"'
SAMPLE = "Row 1 of 4: the 14 goes there, because 12 < 14."
SAMPLE_WIDTH = 2429.25  # of DejaVu Sans at 100 pixels; every other font is narrower or wider

SETTLED = """async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
}"""
MEASURE = """sample => {
    const pen = document.createElement('canvas').getContext('2d');
    return [...document.querySelectorAll('.ludo, .ludo g[font-family]')].map(node => {
        pen.font = `100px ${getComputedStyle(node).fontFamily}`;
        return pen.measureText(sample).width;
    });
}"""
READ = """async data => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const {width, height} = image;
    const pen = new OffscreenCanvas(width, height).getContext('2d', {willReadFrequently: true});
    pen.drawImage(image, 0, 0);
    return pen.getImageData(0, 0, width, height);
}"""
COMPARE = """async ([wanted, actual, channel]) => {
    const read = %%READ%%;
    const [one, two] = [await read(wanted), await read(actual)];
    if (one.width !== two.width || one.height !== two.height)
        return {share: 1, sizes: [[one.width, one.height], [two.width, two.height]], picture: ''};
    let differing = 0;
    for (let at = 0; at < one.data.length; at += 4) {
        const same = [0, 1, 2].every(each => Math.abs(one.data[at + each] - two.data[at + each]) <= channel);
        differing += same ? 0 : 1;
        // What is the same fades, what differs turns red.
        for (const each of [0, 1, 2])
            two.data[at + each] = same ? 255 - (255 - two.data[at + each]) / 6 : each ? 0 : 220;
    }
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [two.width, two.height];
    canvas.getContext('2d').putImageData(two, 0, 0);
    const picture = canvas.toDataURL('image/png').split(',')[1];
    return {share: differing / (two.width * two.height), sizes: [], picture};
}""".replace("%%READ%%", READ)
# The commonest colours as they are, the others as the nearest of these: as many as a palette holds.
PALETTE = """async data => {
    const {width, height, data: pixels} = await (%%READ%%)(data);
    const counts = new Map(), drawn = new Uint32Array(pixels.length / 4);
    for (let n = 0; n < drawn.length; n++) {
        const [red, green, blue] = pixels.subarray(4 * n, 4 * n + 3);
        drawn[n] = (red << 16) + (green << 8) + blue;
        counts.set(drawn[n], (counts.get(drawn[n]) ?? 0) + 1);
    }
    const common = [...counts.keys()].sort((one, two) => counts.get(two) - counts.get(one));
    const far = (one, two) => Math.max(...[16, 8, 0].map(by => Math.abs((one >> by & 255) - (two >> by & 255))));
    let kept = common;
    for (let gap = 1; kept.length > 256; gap++)
        kept = common.reduce((some, each) => (some.some(one => far(one, each) <= gap) ? some : [...some, each]), []);
    const nearest = each => kept.reduce((best, one, n) => (far(one, each) < far(kept[best], each) ? n : best), 0);
    const places = new Map(common.map(each => [each, String.fromCharCode(nearest(each))]));
    return {width, height, colours: kept, places: btoa(Array.from(drawn, each => places.get(each)).join(''))};
}""".replace("%%READ%%", READ)


class Shot(NamedTuple):
    """One step of an example, or the sandbox of a game, at a width, in the light or the dark."""

    example: str
    step: int
    width: int
    dark: bool

    @property
    def name(self) -> str:
        size, theme = "narrow" if self.width < 500 else "wide", "dark" if self.dark else "light"
        return f"{self.example.replace('/', '-')}-step-{self.step}-{size}-{theme}"

    @property
    def reference(self) -> Path:
        return FOLDER / f"{self.name}.png"

    def widget(self) -> Any:
        """An example at its step; or a sandbox with a move that was taken back, and another that is refused."""
        kind, _, game = self.example.partition("/")
        if kind != SANDBOX:
            walk = ludoteca.Walkthrough(self.example, lang="en")
            walk.step = self.step
            return walk
        trial = TRIALS[game]
        bench = ludoteca.Sandbox(trial.start, lang="en").play(trial.move).undo()
        for zone, piece in trial.refused:
            bench.experiment.touch(Touch(zone, piece))
        bench._show()
        return bench


SANDBOX = "sandbox"
EXAMPLES = (("pega6/fig-2", 3), ("pega6/fig-5", 1), ("pega6/fig-3", 3))
WIDTHS = (360, 1100)
BOARD = ("sequence/corner-shared", 3)
"""A board full of signs makes a large picture, and a phone is where it has to be read: it is looked at there alone."""
SHOTS = (
    *(Shot(*example, width, dark) for example, width, dark in product(EXAMPLES, WIDTHS, (False, True))),
    *(Shot(*BOARD, min(WIDTHS), dark) for dark in (False, True)),
    *(Shot(f"{SANDBOX}/{game}", 0, max(WIDTHS), False) for game in TRIALS),
)


class Difference(NamedTuple):
    """How much of two pictures differs, from 0 to 1, and where; `sizes` when not even these are the same."""

    share: float
    sizes: list[list[int]]
    picture: bytes


def show(plain_page: PlainPage, shot: Shot) -> Any:
    """Open the widget at this step; returns where it is drawn."""
    widget = shot.widget()
    page = plain_page.page
    plain_page.resize(shot.width)
    traits = {name: getattr(widget, name) for name in (*TRAITS, *TRAITS_OF_SANDBOX)}
    plain_page.open(traits, dark=shot.dark, module=str(widget._esm))
    page.add_style_tag(content=f"body {{ {FONT}; }} h1 {{ display: none; }}")
    # Layout follows the box by an observer, so it needs a frame or two after the font has changed.
    page.evaluate(SETTLED)
    return page.locator(".ludo")


def take(plain_page: PlainPage, shot: Shot) -> bytes:
    return show(plain_page, shot).screenshot(animations="disabled", caret="hide")


def wrong_font(page: Any) -> str:
    """Why the pictures on this machine cannot be the same, or nothing. The widget must be on the page."""
    widths = page.evaluate(MEASURE, SAMPLE)
    if widths and all(abs(width - SAMPLE_WIDTH) < 1 for width in widths):
        return ""
    return "PICTURES NOT COMPARED: DejaVu Sans is not the font used here (apt install fonts-dejavu)"


def compare(page: Any, wanted: bytes, actual: bytes) -> Difference:
    """Compare two PNGs in the browser, which can read them anyway."""
    given = [base64.b64encode(wanted).decode(), base64.b64encode(actual).decode(), CHANNEL]
    found = page.evaluate(COMPARE, given)
    return Difference(found["share"], found["sizes"], base64.b64decode(found["picture"]))


def small(page: Any, png: bytes) -> bytes:
    """The same picture with at most 256 colours: a third of the size, and no difference one can see."""
    found = page.evaluate(PALETTE, base64.b64encode(png).decode())
    width, height, places = found["width"], found["height"], base64.b64decode(found["places"])
    rows = b"".join(b"\0" + places[row * width : (row + 1) * width] for row in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    palette = b"".join(colour.to_bytes(3, "big") for colour in found["colours"])
    parts = (b"IHDR", header), (b"PLTE", palette), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*part) for part in parts)


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
