"""The browser the tests drive: an installed one, else Playwright's own, else apt's under CI."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

AXE = Path(__file__).resolve().parents[2] / "widgets/frontend/node_modules/axe-core/axe.min.js"

ON_PATH = (
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "chromium",
    "chromium-browser",
    "microsoft-edge",
    "msedge",
)
ELSEWHERE = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
)
FLAGS = [
    "--no-sandbox",  # Chromium refuses to start as root otherwise
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # The same pixels on every machine.
    "--font-render-hinting=none",
    "--disable-lcd-text",
    "--force-color-profile=srgb",
    # Nothing outside this machine can even be looked up.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]


def under_ci() -> bool:
    return os.environ.get("CI", "").lower() in ("1", "true")


def installed() -> str | None:
    """A Chrome, Chromium or Edge that is already on this machine."""
    on_path = (shutil.which(name) for name in ON_PATH)
    elsewhere = (path for path in ELSEWHERE if Path(path).exists())
    return next((found for found in (*on_path, *elsewhere) if found), None)


def find(playwrights_own: str) -> str | None:
    """Path of a browser, fetching one only where CI runs as root; None when there is none to be had."""
    if found := installed():
        return found
    if Path(playwrights_own).exists():
        return playwrights_own
    if under_ci() and sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get"):
        install_with_apt()
    return installed()


def install_with_apt() -> None:
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "-y", "--no-install-recommends", "chromium", "fonts-dejavu"]):
        subprocess.run(["apt-get", "-q", *command], env=env, check=True, stdin=subprocess.DEVNULL)


def axe(page, selector: str, with_contrast: bool = False) -> list[dict]:
    """axe-core's violations inside `selector`, as readable dicts.

    Inside JupyterLab axe cannot judge contrast and says nothing; ask for it on the plain page.
    """
    if not page.evaluate("() => 'axe' in window"):
        page.add_script_tag(path=AXE)
    options = {"rules": {"color-contrast": {"enabled": with_contrast}}}
    result = page.evaluate("([where, options]) => axe.run(where, options)", [selector, options])
    return [
        {"rule": found["id"], "help": found["help"], "nodes": [node["html"] for node in found["nodes"]]}
        for found in result["violations"]
    ]
