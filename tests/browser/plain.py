"""The widget without Jupyter: one self-contained page, the module and a small stand-in for the model.

The quickest host for the front end's own behaviour, and the only one where axe can judge contrast.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.browser import browser

STATIC = Path(__file__).resolve().parents[2] / "widgets/ludoteca/static"

PAGE = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Table</title><style>
body { margin: 16px; font-family: "DejaVu Sans", sans-serif; background: #fff; color: #111; }
body[data-jp-theme-light="false"] { background: #111; color: #eee; }
</style><style>%%CSS%%</style></head>
<body data-jp-theme-light="%%LIGHT%%"><main><h1>Table</h1><div id="host"></div></main>
<script type="application/json" id="traits">%%TRAITS%%</script>
<script type="application/json" id="module">%%MODULE%%</script>
<script type="module">
const read = id => JSON.parse(document.getElementById(id).textContent);
const traits = read('traits'), listeners = new Map();
let changed = {};
const fire = (event, ...args) => [...(listeners.get(event) ?? [])].forEach(listener => listener(...args));
const model = {
    get: name => traits[name],
    set(name, value) {
        if (JSON.stringify(traits[name]) === JSON.stringify(value)) return;
        changed[name] = traits[name] = value;
        fire(`change:${name}`, model, value);
        fire('change', model);
    },
    save_changes() {
        if (Object.keys(changed).length) table.saved.push(structuredClone(changed));
        // With a bridge, Python is there and answers.
        const news = window.python?.(changed);
        changed = {};
        news?.then(table.receive);
    },
    on(events, listener) {
        for (const event of events.split(' '))
            listeners.set(event, [...(listeners.get(event) ?? []), listener]);
    },
    off(events, listener) {
        for (const event of events?.split(' ') ?? listeners.keys())
            listeners.set(event, (listeners.get(event) ?? []).filter(one => listener && one !== listener));
    },
    send: content => table.sent.push(content),
};
const table = window.table = {
    model, saved: [], sent: [],
    // The page itself waits for another module.
    listening: () => [...listeners.values()].flat().filter(listener => listener !== swap).length,
    // A message of a real host arrives whole: nobody hears of a part before all of it is there.
    receive(values) {
        const known = {...traits};
        Object.assign(traits, values);
        for (const [name, value] of Object.entries(values))
            if (JSON.stringify(known[name]) !== JSON.stringify(value)) fire(`change:${name}`, model, value);
    },
};
const show = async module => {
    const source = URL.createObjectURL(new Blob([module], {type: 'text/javascript'}));
    const exported = (await import(source)).default;
    const widget = typeof exported === 'function' ? await exported() : exported;
    const forget = await widget.initialize?.({model});
    const clear = await widget.render({model, el: document.getElementById('host')});
    table.close = async () => { await clear?.(); await forget?.(); };
};
// Like anywidget: another module takes the place of the one before.
const swap = async () => { await table.close(); await show(traits._esm); };
await show(read('module'));
model.on('change:_esm', swap);
document.body.dataset.ready = 'true';
</script></body></html>
"""


class PlainPage:
    """Hosts the ES module with given trait values. `page` is Playwright's, for everything else."""

    def __init__(self, page, folder: Path) -> None:
        self.page = page
        self.folder = folder

    def open(self, traits: dict, *, dark: bool = False, module: str | None = None, css: str | None = None) -> PlainPage:
        """Show the built table (or another module) with these traits, and wait until it is drawn."""
        parts = {
            "LIGHT": "false" if dark else "true",
            "CSS": (STATIC / "table.css").read_text("utf-8") if css is None else css,
            "TRAITS": embedded(traits),
            "MODULE": embedded((STATIC / "table.js").read_text("utf-8") if module is None else module),
        }
        path = self.folder / "table.html"
        path.write_text(re.sub("%%([A-Z]+)%%", lambda found: parts[found[1]], PAGE), "utf-8")
        self.page.emulate_media(color_scheme="dark" if dark else "light")
        self.page.goto(path.as_uri())
        self.page.wait_for_selector("body[data-ready]", state="attached")
        return self

    def get(self, name: str):
        """A trait's value now."""
        return self.page.evaluate("name => table.model.get(name)", name)

    def receive(self, **traits: object) -> None:
        """Change traits as a message from Python would."""
        self.page.evaluate("values => table.receive(values)", traits)

    def saved(self) -> list[dict]:
        """What the front end sent to Python, one dict for each `save_changes` with changes."""
        return self.page.evaluate("() => table.saved")

    def sent(self) -> list:
        """Custom messages the front end sent (there should be none)."""
        return self.page.evaluate("() => table.sent")

    def close_view(self) -> int:
        """Run the module's clean-up; returns how many listeners it left behind."""
        return self.page.evaluate("async () => { await table.close(); return table.listening(); }")

    def resize(self, width: int, height: int = 900) -> None:
        self.page.set_viewport_size({"width": width, "height": height})

    def axe(self, selector: str = "#host", with_contrast: bool = True) -> list[dict]:
        return browser.axe(self.page, selector, with_contrast)


def embedded(value: object) -> str:
    """JSON that cannot end the script element it stands in."""
    return json.dumps(value).replace("<", "\\u003c")
