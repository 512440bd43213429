"""The harness itself, tried on a bare widget: what fails here says nothing about Ludoteca's own widgets."""

import pytest
from playwright.sync_api import expect

MODULE = """
function render({model, el}) {
    const button = document.createElement('button');
    const draw = () => { button.textContent = `count is ${model.get('count')}`; };
    button.className = 'counter';
    button.onclick = () => { model.set('count', model.get('count') + 1); model.save_changes(); };
    model.on('change:count', draw);
    el.append(button);
    draw();
    return () => model.off('change:count', draw);
}
export default {render};
"""
COUNTER = f"""
import anywidget, traitlets

class Counter(anywidget.AnyWidget):
    _esm = {MODULE!r}
    count = traitlets.Int(0).tag(sync=True)

counter = Counter()
counter
"""


def test_clicks_reach_the_kernel(lab):
    lab.open([COUNTER, "counter.count"])
    lab.run_cell(0)
    button = lab.output(0).locator("button.counter")
    button.click()
    expect(button).to_have_text("count is 1")
    button.click()
    lab.wait_for_python("counter.count", "2")
    lab.run_cell(1)
    assert lab.outputs(1)[0]["data"]["text/plain"] == "2"
    lab.python("counter.count = 7")
    expect(button).to_have_text("count is 7")
    assert lab.page.console_errors == []


def test_run_all_restart_and_sources(lab):
    lab.open(["x = 1", "print('x is', x)"])
    lab.run_all()
    assert lab.outputs(1)[0]["text"] == "x is 1\n"
    lab.restart_kernel()
    assert lab.python("'x' in globals()") == "False"
    assert lab.cell_sources() == ["x = 1", "print('x is', x)"]


def test_themes_sizes_and_axe(lab):
    lab.open([COUNTER, "from IPython.display import HTML; HTML('<button class=bad></button>')"])
    lab.run_all()
    for theme, light in (("JupyterLab Dark", "false"), ("JupyterLab Light", "true")):
        lab.set_theme(theme)
        assert lab.page.evaluate("() => document.body.dataset.jpThemeLight") == light
    lab.resize(500)
    assert lab.page.evaluate("() => window.innerWidth") == 500
    assert lab.axe(".counter") == []
    assert [found["rule"] for found in lab.axe(".bad")] == ["button-name"]


def test_plain_page_hosts_a_module(plain_page):
    plain_page.open({"count": 3}, module=MODULE, css=".counter { color: #ccc; background: #fff; }")
    button = plain_page.page.locator("button.counter")
    button.click()
    expect(button).to_have_text("count is 4")
    assert plain_page.saved() == [{"count": 4}]
    plain_page.receive(count=9)
    expect(button).to_have_text("count is 9")
    assert plain_page.saved() == [{"count": 4}]
    assert [found["rule"] for found in plain_page.axe()] == ["color-contrast"]
    assert plain_page.close_view() == 0


@pytest.mark.context(has_touch=True, reduced_motion="reduce")
def test_a_touch_screen_can_be_asked_for(plain_page):
    plain_page.open({"count": 0}, module=MODULE, css="")
    plain_page.page.locator("button.counter").tap()
    assert plain_page.get("count") == 1
    assert plain_page.page.evaluate("() => matchMedia('(prefers-reduced-motion: reduce)').matches")


def test_requests_to_the_outside_are_seen(page):
    page.goto("data:text/html,<img src='http://example.invalid/x.png'>")
    page.wait_for_timeout(200)
    assert page.outside_requests == ["http://example.invalid/x.png"]
    page.outside_requests.clear()
