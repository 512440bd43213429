"""A sandbox on the plain page with Python behind it, touched by mouse, finger and keyboard.

Pieces and zones are named as the engine names them; where they are drawn is found out here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ludoteca
from tests.browser.bridge import Bridge
from tests.browser.plain import PlainPage

# Has Python answered everything that was asked?
ANSWERED = """() => {
    const asked = table.saved.filter(each => each.action).at(-1)?.action;
    return !asked?.todo.length || table.model.get('ack')[asked.from] >= asked.todo.at(-1).n;
}"""
# A place where nothing lies over it.
FREE = """node => {
    node.scrollIntoView({block: 'nearest'});
    const box = node.getBoundingClientRect();
    const shares = [0.5, 0.1, 0.9, 0.3, 0.7, 0.02, 0.98];
    for (const down of shares) for (const right of shares) {
        const at = [box.x + box.width * right, box.y + box.height * down];
        if (document.elementFromPoint(...at)?.closest('[data-sprite],[data-zone],[data-piece]') === node) return at;
    }
}"""
FOCUSED = """([selector, text]) => {
    const {activeElement: node} = document;
    return node.matches(selector) && (!text || node.textContent === text);
}"""
INSIDE = "() => !!document.activeElement.closest('.ludo')"
PATIENCE = 8_000  # milliseconds
TABS = 150
"""So often Tab is pressed at most."""


class Desk:
    """A sandbox and the hands in front of it."""

    def __init__(self, plain_page: PlainPage, start: Any, *, dark: bool = False, **settings: Any) -> None:
        made = {"lang": "en", **settings}
        self.widget = ludoteca.Sandbox(start, **made) if isinstance(start, str) else start
        self.bridge = Bridge(plain_page, self.widget, dark=dark)
        self.page = plain_page.page
        self.page.set_default_timeout(PATIENCE)
        self.ludo = self.page.locator(".ludo")
        self.board = self.ludo.locator(".ludo-board").first
        self.said = self.ludo.locator(".ludo-caption .ludo-said")
        self.look = self.ludo.locator(".ludo-block-look")

    # --- what is there

    @property
    def experiment(self) -> Any:
        return self.widget._showing.experiment

    def at(self, zone: str, piece: str = "") -> str:
        """The selector of a piece, or of the place an empty zone has for keys."""
        number = self.widget.scene["zones"].index(zone)
        lying = {each.id: each.pieces for each in self.experiment.game.zones(self.experiment.shown)}[zone]
        if not lying:
            return f'[data-sprite="{-1 - number}"]'
        place = lying.index(piece) if piece else 0
        last = self.widget.frames[-1]["p"]
        sprite = next(each[0] for each in last if (each[2], each[3]) == (number, place))
        return f'[data-sprite="{sprite}"]'

    def ground(self, zone: str) -> str:
        return f'g[data-zone="{self.widget.scene["zones"].index(zone)}"]:not([data-sprite])'

    def spare(self, piece: str) -> str:
        return f'[data-piece="{piece}"]'

    def button(self, name: str, **more: Any) -> Any:
        return self.ludo.get_by_role("button", name=name, exact=True, **more)

    def is_inside(self) -> bool:
        """Is the focus still in the widget?"""
        return self.page.evaluate(INSIDE)

    # --- waiting

    def answered(self) -> None:
        self.page.wait_for_function(ANSWERED)

    def until(self, condition: Callable[[], Any]) -> None:
        """Wait; Python answers while the page is waited for."""
        for _ in range(250):
            if condition():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"did not happen; the position is {self.widget.position}")

    def moved_on(self) -> None:
        """Go to the last table of the last move, if it is not shown yet."""
        self.page.evaluate("() => document.querySelector('.ludo-again')?.click()")

    # --- mouse

    def free(self, selector: str) -> list[float]:
        node = self.board.locator(selector) if "data-piece" not in selector else self.ludo.locator(selector)
        found = node.first.evaluate(FREE)
        assert found, f"{selector} is covered"
        return found

    def spot(self, zone: str, piece: str = "") -> list[float]:
        """Where to point at a piece or at a zone."""
        return self.free(self.at(zone, piece) if piece else self.ground(zone))

    def click(self, zone: str, piece: str = "") -> None:
        self.page.mouse.click(*self.spot(zone, piece))
        self.answered()

    def press(self, name: str) -> None:
        self.button(name).click()
        self.answered()
        assert self.is_inside(), f"{name} lost the focus"

    def drag(self, start: list[float], end: list[float]) -> None:
        mouse = self.page.mouse
        mouse.move(*start)
        mouse.down()
        mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        mouse.move(*end)
        mouse.up()
        self.answered()

    def touch(self, *spots: tuple[str, str]) -> None:
        """Click one thing after the other."""
        for spot in spots:
            self.click(*spot)

    # --- keyboard

    def key(self, *keys: str) -> None:
        for each in keys:
            self.page.keyboard.press(each)
        self.answered()
        assert self.is_inside(), f"{keys} lost the focus"

    def is_on(self, selector: str, text: str = "") -> bool:
        """Is the focus there?"""
        return self.page.evaluate(FOCUSED, [selector, text])

    def tab_to(self, selector: str, key: str = "Tab", text: str = "") -> None:
        """Press Tab until focus is there."""
        for _ in range(TABS):
            if self.is_on(selector, text):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"Tab does not lead to {selector} {text}")

    def walk_to(self, zone: str, piece: str = "", key: str = "Tab") -> None:
        """Tab to the zone (or to the grid it lies in), then arrows to the piece."""
        wanted = self.at(zone, piece)
        number = self.widget.scene["zones"].index(zone)
        grids = (each for each in self.widget.scene.get("grids", ()) if 0 < number - each["on"] <= each["count"])
        grid = next(grids, None)
        if grid is None:
            self.tab_to(f'[data-sprite][data-zone="{number}"]', key)
            for step in ("ArrowUp", "ArrowDown"):
                self._arrows(wanted, step)
        else:
            places = range(grid["on"] + 1, grid["on"] + grid["count"] + 1)
            self.tab_to(",".join(f'[data-sprite][data-zone="{each}"]' for each in places), key)
            self._cross(number - places[0], grid["per"], places[0])
        assert self.is_on(wanted)

    def _arrows(self, wanted: str, step: str) -> None:
        for _ in range(30):
            if self.is_on(wanted):
                return
            self.page.keyboard.press(step)

    def _cross(self, wanted: int, per: int, first: int) -> None:
        here = int(self.page.evaluate("() => document.activeElement.dataset.zone")) - first
        down, right = wanted // per - here // per, wanted % per - here % per
        for way, steps in (("Down", down), ("Up", -down), ("Right", right), ("Left", -right)):
            for _ in range(steps):
                self.page.keyboard.press(f"Arrow{way}")

    def take(self, piece: str) -> None:
        """Pick a piece up from beside the table."""
        self.tab_to(".ludo-palette button")
        for _ in range(120):
            if self.is_on(self.spare(piece)):
                break
            self.page.keyboard.press("ArrowRight")
        self.key("Enter")
