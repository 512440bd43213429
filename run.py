"""The project's tasks: `python run.py TASK`, or `make TASK`. Standard library only.

The first task makes `.venv` and installs what it needs; later ones start at once and work offline.
A new task is a function under `@task` that takes the remaining arguments and returns an exit code.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

import hatch_build

if TYPE_CHECKING:
    from collections.abc import Callable

    Task = Callable[[list[str]], int]

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
CONSTRAINTS = ROOT / "constraints.txt"
NOTEBOOKS = ROOT / "notebooks"
MY_NOTEBOOKS = ROOT / "my_notebooks"
FIRST_NOTEBOOK = "00_start_here.ipynb"
UNREACHABLE = (
    "connection broken",
    "ConnectionError",
    "ConnectTimeout",
    "name resolution",
    "from versions: none",
)
PYTHONS = ((3, 11), (3, 12), (3, 13), (3, 14))

TASKS: dict[str, Task] = {}


class Stop(Exception):
    """What is missing and what to do about it, in one line."""


def task(function: Task) -> Task:
    TASKS[function.__name__] = function
    return function


# --- the tasks ---------------------------------------------------------------------------------------------


@task
def lab(args: list[str]) -> int:
    """Open JupyterLab on your own copy of the notebooks (arguments go to JupyterLab)."""
    refuse_taken_port(args)
    install("lab")
    build_front_end()
    copy_notebooks()
    silence_news()
    command = [venv_python(), "-m", "jupyterlab", *lab_options(), *args]
    if os.name != "posix":
        return subprocess.call(command, cwd=MY_NOTEBOOKS)
    os.chdir(MY_NOTEBOOKS)
    sys.stdout.flush()
    os.execv(command[0], command)  # so that Ctrl+C reaches JupyterLab alone


@task
def check(args: list[str]) -> int:
    """Everything that needs no browser: style, types, unit tests, front end (two minutes)."""
    install("dev")
    build_front_end()
    return run_steps(check_steps())


@task
def test(args: list[str]) -> int:
    """`check`, then notebooks, packaging and real JupyterLab in a real browser."""
    install("dev")
    build_front_end()
    return run_steps({**check_steps(), **test_steps()})


@task
def notebooks(args: list[str]) -> int:
    """Execute the committed notebooks in place and clean them (or only those named)."""
    install("dev")
    build_front_end()
    paths = args or [str(path) for path in sorted(NOTEBOOKS.glob("*.ipynb"))]
    return subprocess.call([venv_python(), str(ROOT / "tools" / "notebooks.py"), *paths])


@task
def bench(args: list[str]) -> int:
    """Measure speed, size and latency in one table (--no-browser leaves the browser out)."""
    install("dev")
    build_front_end()
    return subprocess.call([venv_python(), "-m", "benchmarks.bench", *args], cwd=ROOT)


@task
def hosts(args: list[str]) -> int:
    """A Binder image, emulated without docker: JupyterLab and Notebook 7 in a real browser."""
    install("dev")
    build_front_end()
    return subprocess.call([venv_python(), "-m", "pytest", "-q", "tests/hosts", *args], cwd=ROOT)


@task
def soak(args: list[str]) -> int:
    """Random games of every game, checked (--minutes 3, --game ID, --seed N)."""
    install("dev")
    return subprocess.call([venv_python(), "-m", "tools.soak", *args], cwd=ROOT)


@task
def mutants(args: list[str]) -> int:
    """Break the engine on purpose and count what its tests notice (--minutes 20, --game ID)."""
    install("dev")
    return subprocess.call([venv_python(), "-m", "tools.mutants", *args], cwd=ROOT)


@task
def shots(args: list[str]) -> int:
    """Draw the pictures of docs/images (--accept: the present look is the wanted one)."""
    install("dev")
    build_front_end()
    return subprocess.call([venv_python(), "-m", "tools.shots", *args], cwd=ROOT)


@task
def pins(args: list[str]) -> int:
    """Refresh constraints.txt with the newest versions that go together."""
    with tempfile.TemporaryDirectory() as folder:
        python = make_venv(Path(folder) / "venv")
        pip_install(python, "-e", f"{ROOT}[dev]")
        listed = subprocess.check_output([python, "-m", "pip", "freeze", "--exclude-editable"], text=True)
    versions = [line for line in listed.splitlines() if "==" in line]
    heading = "# Versions that were tested together; refreshed by `python run.py pins`."
    CONSTRAINTS.write_text("\n".join([heading, *versions]) + "\n")
    pin_binder(versions)
    print(f"{len(versions)} versions pinned; now `python run.py test`")
    return 0


# --- steps of check and test -------------------------------------------------------------------------------


def check_steps() -> dict[str, list[str]]:
    python = venv_python()
    pytest = [python, "-m", "pytest", "-q"]
    elsewhere = [f"--ignore=tests/{room}" for room in ("browser", "hosts", "notebooks", "packaging")]
    doctests = ["--doctest-modules", "engine/ludoteca_engine"]
    npm = [python, "hatch_build.py", "npm"]
    return {
        "lint": [python, "-m", "ruff", "check", "--output-format=concise", "."],
        "format": [python, "-m", "ruff", "format", "--check", "--output-format=concise", "."],
        "types": [python, "-m", "mypy"],
        "unit tests": [*pytest, "-n", "2", *doctests, "tests", *elsewhere],
        "front end types": [*npm, "run", "--silent", "check"],
        "front end tests": [*npm, "run", "--silent", "test"],
    }


def test_steps() -> dict[str, list[str]]:
    pytest = [venv_python(), "-m", "pytest", "-q"]
    nbval = ["--nbval", "--nbval-current-env", "-n", "2", "--dist", "loadfile"]
    return {
        "notebooks": [*pytest, *nbval, "notebooks"],
        "saved notebooks": [*pytest, "tests/notebooks"],
        "packaging": [*pytest, "tests/packaging"],
        "browser": [*pytest, "tests/browser"],
    }


def run_steps(steps: dict[str, list[str]]) -> int:
    """Run all steps, whatever fails, and say at the end which did."""
    results = {name: run_step(name, command) for name, command in steps.items()}
    print("\n" + "-" * 40)
    for name, (code, seconds) in results.items():
        print(f"{'ok    ' if code == 0 else 'FAILED'}  {name:<16} {seconds:6.1f} s")
    failed = [name for name, (code, _) in results.items() if code]
    print(f"Failed: {', '.join(failed)}" if failed else "All steps passed")
    return 1 if failed else 0


def run_step(name: str, command: list[str]) -> tuple[int, float]:
    print(f"\n=== {name}", flush=True)
    start = time.monotonic()
    plain = {} if sys.stdout.isatty() else {"NO_COLOR": "1"}  # some tools colour a log file under CI
    code = subprocess.call(command, cwd=ROOT, env={**os.environ, **plain})
    return code, time.monotonic() - start


# --- the virtual environment -------------------------------------------------------------------------------


def venv_python(venv: Path = VENV) -> str:
    return str(venv / "Scripts" / "python.exe" if os.name == "nt" else venv / "bin" / "python")


def venv_version(venv: Path = VENV) -> tuple[int, ...]:
    """Python version of a virtual environment, read and not asked for: this runs at every start."""
    try:
        config = (venv / "pyvenv.cfg").read_text("utf-8")
    except OSError:
        return ()
    found = re.search(r"^version(?:_info)?\s*=\s*(\d+)\.(\d+)", config, re.MULTILINE)
    return tuple(map(int, found.groups())) if found and Path(venv_python(venv)).exists() else ()


def suitable_python() -> str:
    """The Python that runs this file, if it fits, else the newest one that does."""
    if sys.version_info[:2] in PYTHONS:
        return sys.executable
    for major, minor in reversed(PYTHONS):
        found = shutil.which(f"python{major}.{minor}")
        if found:
            return found
    raise Stop("Python 3.11, 3.12, 3.13 or 3.14 is needed, and none is on the PATH")


def make_venv(folder: Path) -> str:
    """A new virtual environment; returns its Python."""
    python = suitable_python()
    if subprocess.call([python, "-c", "import venv, ensurepip"], stderr=subprocess.DEVNULL):
        raise Stop("this Python cannot make virtual environments: apt install python3-venv")
    made = subprocess.run([python, "-m", "venv", "--clear", str(folder)], capture_output=True, text=True)
    if made.returncode:
        raise Stop(f"no virtual environment in {folder}: {last_line(made.stdout + made.stderr)}")
    return venv_python(folder)


def install(extra: str) -> None:
    """Bring .venv up to date with pyproject.toml; does nothing when it already is."""
    if venv_version() not in PYTHONS:
        print("Making .venv", flush=True)
        make_venv(VENV)
    # Whoever has the tools of a developer also has what `lab` needs.
    if any(stamp_file(name).exists() and stamp_file(name).read_text() == stamp() for name in {extra, "dev"}):
        return
    print(f"Installing ludoteca[{extra}] into .venv (the first time takes a minute)", flush=True)
    pip_install(venv_python(), "-c", str(CONSTRAINTS), "-e", f"{ROOT}[{extra}]")
    stamp_file(extra).write_text(stamp())


def stamp_file(extra: str) -> Path:
    return VENV / f"ludoteca-{extra}.stamp"


def stamp() -> str:
    """Changes whenever an install could turn out differently."""
    parts = (ROOT / "pyproject.toml").read_bytes(), CONSTRAINTS.read_bytes(), repr(venv_version()).encode()
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def pip_install(python: str, *args: str) -> None:
    command = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--retries=2", *args]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode == 0:
        return
    if any(sign in done.stdout for sign in UNREACHABLE):
        raise Stop("pip cannot reach its package registry: connect once, later runs work offline")
    print(done.stdout, file=sys.stderr)
    raise Stop("pip could not install what is needed; its own words are above")


def build_front_end() -> None:
    """Build the bundle if its sources changed, fetching node where the machine has none."""
    if not hatch_build.stale():
        return
    if hatch_build.machine_node() is None:
        pip_install(venv_python(), hatch_build.NODE_WHEEL)
    print("Building the front end", flush=True)
    if subprocess.call([venv_python(), str(ROOT / "hatch_build.py")]):
        raise Stop("the front end could not be built; the reason is above")


def last_line(text: str) -> str:
    return (text.strip().splitlines() or [""])[-1]


# --- JupyterLab --------------------------------------------------------------------------------------------


def refuse_taken_port(args: list[str]) -> None:
    """JupyterLab would quietly take another port than the one asked for."""
    found = re.search(r"--(?:ServerApp\.)?port[= ](\d+)", " ".join(args))
    if not found:
        return
    with socket.socket() as probe:
        if os.name == "posix":  # as JupyterLab does, so that a port just given up is not "taken"
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", int(found[1])))
        except (OSError, OverflowError) as problem:
            why = getattr(problem, "strerror", "there is no such port")
            raise Stop(f"port {found[1]} cannot be used ({why}): choose another with --port") from None


def lab_options() -> list[str]:
    options = [f"--LabApp.default_url=/lab/tree/{FIRST_NOTEBOOK}"]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        options.append("--allow-root")
    if not has_display():
        options.append("--no-browser")
    return options


def has_display() -> bool:
    return not sys.platform.startswith("linux") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def copy_notebooks() -> None:
    """JupyterLab saves by itself, so learners work on copies; a copy already there is theirs."""
    MY_NOTEBOOKS.mkdir(exist_ok=True)
    for source in sorted(NOTEBOOKS.glob("*.ipynb")):
        if not (MY_NOTEBOOKS / source.name).exists():
            shutil.copy(source, MY_NOTEBOOKS)


def silence_news() -> None:
    """No "would you like news?" over the first lesson; only this .venv's JupyterLab is told so."""
    overrides = VENV / "share" / "jupyter" / "lab" / "settings" / "overrides.json"
    if not overrides.exists():
        overrides.parent.mkdir(parents=True, exist_ok=True)
        quiet = {"fetchNews": "false", "checkForUpdates": False}
        overrides.write_text(json.dumps({"@jupyterlab/apputils-extension:notification": quiet}))


# --- Binder ------------------------------------------------------------------------------------------------


def pin_binder(versions: list[str]) -> None:
    """Give the pins of binder/requirements.txt the same versions as constraints.txt."""
    path = ROOT / "binder" / "requirements.txt"
    pinned = {line.split("==")[0].lower(): line for line in versions}
    lines = path.read_text("utf-8").splitlines()
    path.write_text("\n".join(pinned.get(line.split("==")[0].lower(), line) for line in lines) + "\n")


def main(args: list[str]) -> int:
    if not args or args[0] not in TASKS:
        if args and args[0] not in ("-h", "--help"):
            print(f"There is no task {args[0]!r}.\n")
        print("Usage: python run.py TASK [ARGUMENTS]\n")
        for name, function in TASKS.items():
            print(f"  {name:<10} {function.__doc__}")
        return 0 if not args or args[0] in ("-h", "--help") else 2
    try:
        return TASKS[args[0]](args[1:])
    except Stop as problem:
        print(f"run.py: {problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
