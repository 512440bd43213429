"""A Binder image without docker: the steps repo2docker would take, in a virtual environment."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]

# What Binder installs before it looks at a repository (repo2docker 2026.4.0).
BASE = (
    "jupyterlab==4.4.9",
    "notebook==7.4.7",
    "jupyter_server==2.17.0",
    "ipywidgets==8.1.7",
    "jupyterlab_widgets==3.0.15",
)


class Image(NamedTuple):
    """What a visitor of Binder gets: the repository's folder, and the Python that serves it."""

    repo: Path
    python: str


def build(folder: Path) -> Image:
    repo, venv = folder / "repo", folder / "venv"
    copy_clean(repo)
    done(repo, wanted_python(repo), "-m", "venv", str(venv))
    scripts = venv / ("Scripts" if os.name == "nt" else "bin")
    image = Image(repo, str(scripts / "python"))
    pip = (image.python, "-m", "pip", "--quiet", "--disable-pip-version-check", "install")
    done(repo, *pip, *BASE)
    done(repo, *pip, "-r", "binder/requirements.txt")
    if (repo / "binder" / "postBuild").exists():
        done(repo, "./binder/postBuild", PATH=os.pathsep.join((str(scripts), os.environ["PATH"])))
    return image


def copy_clean(target: Path) -> None:
    """The repository as a clone would have it, with what is not committed yet: no bundle, no node_modules."""
    listed = subprocess.check_output(["git", "ls-files", "-coz", "--exclude-standard"], cwd=ROOT, text=True)
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():  # a deleted file stays listed until that is committed
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target / name)


def wanted_python(repo: Path) -> str:
    """The Python that runtime.txt asks for, if this machine has it, else the one that runs the tests."""
    name = (repo / "binder" / "runtime.txt").read_text("utf-8").strip().replace("-", "")
    found = shutil.which(name)
    # A version manager may list a Python that is not switched on, so it is tried.
    works = found and subprocess.run([found, "-c", "import ensurepip"], capture_output=True).returncode == 0
    return found if found and works else sys.executable


def done(folder: Path, *command: str, **env: str) -> None:
    """Run a command in the repository, as Binder does; its own words when it fails."""
    result = subprocess.run(
        command, cwd=folder, env={**clean_environment(), **env}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if result.returncode:
        said = result.stdout.decode(errors="replace")[-3000:]
        raise RuntimeError(f"{' '.join(command)} failed:\n{said}")


def clean_environment() -> dict[str, str]:
    """Nothing of the developer's own Python settings, which a visitor of Binder does not have."""
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
