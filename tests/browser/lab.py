"""Drives a real JupyterLab (or Notebook 7): one server for all tests, one page and one kernel for each."""

from __future__ import annotations

import os
import secrets
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import NamedTuple

import nbformat

from tests.browser import browser

SETTINGS_OF_OTHERS = ("JUPYTER", "ANYWIDGET", "LUDOTECA", "IPYTHON", "PYTHONPATH")
START_SECONDS = 60
PATIENCE = 60_000  # milliseconds: a loaded machine may take long to start a kernel

# Whether notebook and kernel are ready: running cells earlier opens a "Select Kernel" dialog.
IDLE = """path => {
    const panel = window.jupyterapp?.shell?.currentWidget;
    return panel?.context?.path === path && panel.context.isReady
        && panel.sessionContext.isReady && panel.sessionContext.session?.kernel?.status === 'idle';
}"""
RUN_CODE = """async code => {
    const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
    const said = [];
    let error = null;
    const future = kernel.requestExecute({code, store_history: false});
    future.onIOPub = ({header, content}) => {
        if (header.msg_type === 'stream') said.push(content.text);
        if (header.msg_type === 'execute_result') said.push(content.data['text/plain']);
        if (header.msg_type === 'error') error = `${content.ename}: ${content.evalue}`;
    };
    await future.done;
    return {text: said.join(''), error};
}"""


class App(NamedTuple):
    """An application that opens notebooks: how it is started, and where it shows one."""

    module: str
    trait: str
    path: str


LAB = App("jupyterlab", "LabApp", "lab/tree")
NOTEBOOK = App("notebook", "JupyterNotebookApp", "notebooks")


class Server:
    """JupyterLab (or another app) on the loopback address, with settings of its own in `folder`.

    `python` is the interpreter whose Jupyter it is, `root` the folder it shows, if not a new and empty one.
    """

    def __init__(self, folder: Path, *, python: str = sys.executable, app: App = LAB, root: Path | None = None) -> None:
        self.python, self.app = python, app
        self.root = root or folder / "notebooks"
        self.root.mkdir(exist_ok=True)
        self.token = secrets.token_hex(16)
        self.url = f"http://127.0.0.1:{free_port()}"
        self.log = folder / "jupyterlab.log"
        settings = folder / "settings"
        write_quiet_settings(settings)
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                self.command(), cwd=self.root, env=own_environment(folder, settings), stdout=log, stderr=log
            )
        self.wait_until_up()

    def command(self) -> list[str]:
        return [
            *(self.python, "-m", self.app.module, "--no-browser", "--allow-root", "--ip=127.0.0.1"),
            f"--port={self.url.rpartition(':')[2]}",
            "--ServerApp.port_retries=0",
            f"--IdentityProvider.token={self.token}",
            f"--ServerApp.root_dir={self.root}",
            f"--{self.app.trait}.expose_app_in_browser=True",
        ]

    def wait_until_up(self) -> None:
        deadline = time.monotonic() + START_SECONDS
        while self.process.poll() is None and time.monotonic() < deadline:
            try:
                urllib.request.urlopen(f"{self.url}/api/status?token={self.token}", timeout=5).close()
                return
            except OSError:
                time.sleep(0.1)
        self.stop()
        raise RuntimeError(f"{self.app.module} did not start:\n{self.log.read_text()[-2000:]}")

    def stop(self) -> None:
        """End the server by its process id; it ends its kernels itself."""
        self.process.terminate()
        try:
            self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def own_environment(folder: Path, settings: Path) -> dict[str, str]:
    """The environment without anyone's Jupyter settings, so that tests leave none and depend on none."""
    env = {name: value for name, value in os.environ.items() if not name.startswith(SETTINGS_OF_OTHERS)}
    return env | {
        "JUPYTER_CONFIG_DIR": str(folder / "config"),
        "JUPYTER_DATA_DIR": str(folder / "data"),
        "JUPYTER_RUNTIME_DIR": str(folder / "runtime"),
        "IPYTHONDIR": str(folder / "ipython"),
        "JUPYTERLAB_SETTINGS_DIR": str(settings),
        "JUPYTERLAB_WORKSPACES_DIR": str(folder / "workspaces"),
    }


def write_quiet_settings(settings: Path) -> None:
    """No pop-up about news, which would lie over the notebook."""
    folder = settings / "@jupyterlab" / "apputils-extension"
    folder.mkdir(parents=True)
    (folder / "notification.jupyterlab-settings").write_text('{"fetchNews": "false", "checkForUpdates": false}')


class Lab:
    """One page of JupyterLab with one open notebook. `page` is Playwright's, for everything else."""

    def __init__(self, page, server: Server) -> None:
        self.page = page
        self.server = server
        self.name = ""

    # --- notebook

    def open(self, cells: list[str], name: str = "lesson.ipynb") -> Lab:
        """Write a notebook with these code cells, open it and wait until its kernel can work."""
        notebook = nbformat.v4.new_notebook(
            cells=[nbformat.v4.new_code_cell(source) for source in cells],
            metadata={"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}},
        )
        (self.server.root / name).write_text(nbformat.writes(notebook), "utf-8")
        return self.open_file(name)

    def open_file(self, name: str) -> Lab:
        """Open a notebook that already lies in the server's folder (`server.root`)."""
        self.name = name
        self.page.goto(f"{self.server.url}/{self.server.app.path}/{name}?token={self.server.token}&reset")
        self.page.wait_for_function("() => window.jupyterapp", timeout=PATIENCE)
        self.page.evaluate("() => window.jupyterapp.restored")
        self.wait_until_idle()
        return self

    def wait_until_idle(self) -> None:
        self.page.wait_for_function(IDLE, arg=self.name, timeout=PATIENCE)

    def run_all(self) -> None:
        """Run all cells and wait for the last one."""
        self.command("notebook:run-all-cells")
        self.wait_until_idle()

    def run_cell(self, index: int) -> None:
        """Run one cell (counted from 0) and wait for it."""
        self.page.evaluate(
            """index => {
                const notebook = window.jupyterapp.shell.currentWidget.content;
                notebook.deselectAll();
                notebook.activeCellIndex = index;
            }""",
            index,
        )
        self.command("notebook:run-cell")
        self.wait_until_idle()

    def restart_kernel(self) -> None:
        """Restart without the dialog; outputs stay on the page, as for a learner."""
        self.page.evaluate("() => window.jupyterapp.shell.currentWidget.sessionContext.restartKernel()")
        self.wait_until_idle()

    def shut_down_kernel(self) -> None:
        """Take the kernel away, as a crash would."""
        self.page.evaluate("() => window.jupyterapp.shell.currentWidget.sessionContext.shutdown()")

    def save(self) -> None:
        self.command("docmanager:save")

    def cell_sources(self) -> list[str]:
        """The notebook's cells as they are now, not as they were saved."""
        return self.page.evaluate(
            """() => Array.from(window.jupyterapp.shell.currentWidget.context.model.cells)
                .map(cell => cell.sharedModel.getSource())"""
        )

    def outputs(self, index: int) -> list[dict]:
        """The outputs of a cell as nbformat has them."""
        return self.page.evaluate(
            """index => window.jupyterapp.shell.currentWidget.context.model.cells.get(index)
                .outputs?.toJSON() ?? []""",
            index,
        )

    def output(self, index: int):
        """Where a cell's output is drawn, as a Playwright locator."""
        return self.page.locator(".jp-Notebook .jp-Cell").nth(index).locator(".jp-Cell-outputArea")

    def python(self, code: str) -> str:
        """Run code in the kernel beside the notebook and return what it printed or its value's repr."""
        answer = self.page.evaluate(RUN_CODE, code)
        assert answer["error"] is None, answer["error"]
        return answer["text"].rstrip("\n")

    def wait_for_python(self, code: str, expected: str, seconds: float = 10) -> None:
        """Wait until code gives this answer: what the page sends may be held back while an update is under way."""
        deadline = time.monotonic() + seconds
        while (answer := self.python(code)) != expected and time.monotonic() < deadline:
            self.page.wait_for_timeout(50)
        assert answer == expected

    # --- the application

    def command(self, name: str, **args: object) -> None:
        self.page.evaluate(
            "async ([name, args]) => { await window.jupyterapp.commands.execute(name, args); }", [name, args]
        )

    def set_theme(self, name: str) -> None:
        """`JupyterLab Light` or `JupyterLab Dark`."""
        self.command("apputils:change-theme", theme=name)
        self.page.wait_for_function("name => document.body.dataset.jpThemeName === name", arg=name)

    def resize(self, width: int, height: int = 900) -> None:
        self.page.set_viewport_size({"width": width, "height": height})

    def axe(self, selector: str, with_contrast: bool = False) -> list[dict]:
        return browser.axe(self.page, selector, with_contrast)

    def close(self) -> None:
        """Leave no kernel behind for the next test."""
        if self.name:
            self.page.evaluate("() => window.jupyterapp?.serviceManager.sessions.shutdownAll()")
