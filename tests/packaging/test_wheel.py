"""What people install: built from this tree, looked into, and used from a fresh environment."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
USE_IT = """
import ludoteca, ludoteca_engine
walkthrough = ludoteca.Walkthrough("pega6/fig-2")
print(ludoteca.__file__)
print(ludoteca_engine.__file__)
data, metadata = walkthrough._repr_mimebundle_()
print(sorted(data))
"""


def build(source: Path, folder: Path, *kinds: str, **env: str) -> list[Path]:
    """Build without isolation, so that nothing has to be downloaded."""
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, *kinds, source]
    done = subprocess.run(command, env={**os.environ, **env}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return sorted(folder.iterdir())


def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


@pytest.fixture(scope="module")
def archives(tmp_path_factory) -> tuple[Path, Path]:
    wheel, sdist = build(ROOT, tmp_path_factory.mktemp("dist"), "--sdist", "--wheel")
    assert (wheel.suffix, sdist.suffix) == (".whl", ".gz")
    return wheel, sdist


@pytest.fixture(scope="module")
def unpacked(archives, tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("sdist")
    with tarfile.open(archives[1]) as archive:
        archive.extractall(folder, filter="data")
    (root,) = folder.iterdir()
    return root


def test_wheel_has_both_packages_and_the_front_end(archives):
    inside = names(archives[0])
    assert {"ludoteca/__init__.py", "ludoteca_engine/__init__.py"} <= inside
    assert {"ludoteca/static/table.js", "ludoteca/static/table.css"} <= inside
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in inside)


def test_wheel_has_every_text(archives):
    engine = ROOT / "engine"
    texts = {path.relative_to(engine).as_posix() for path in engine.rglob("*.ftl")}
    assert texts, "there are no texts"
    assert texts <= names(archives[0])


def test_wheel_has_nothing_else(archives):
    tops = {name.split("/")[0] for name in names(archives[0])}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"ludoteca", "ludoteca_engine"}
    assert not [name for name in names(archives[0]) if "node_modules" in name or "__pycache__" in name]


def test_sdist_has_sources_and_bundle(unpacked):
    for wanted in (
        "LICENSE",
        "hatch_build.py",
        "widgets/frontend/package-lock.json",
        "widgets/frontend/build.mjs",
        "widgets/frontend/src",
        "widgets/ludoteca/static/table.js",
    ):
        assert (unpacked / wanted).exists(), wanted
    assert not list(unpacked.rglob("node_modules"))
    assert not (unpacked / "tests").exists()


def test_sdist_becomes_the_same_wheel_without_node(archives, unpacked, tmp_path):
    (wheel,) = build(unpacked, tmp_path, "--wheel", PATH="")
    assert names(wheel) == names(archives[0])


def test_installed_wheel_works_anywhere(archives, tmp_path):
    """Not editable, another folder, an environment of its own: as for someone who never saw the sources."""
    venv.create(tmp_path / "venv", with_pip=False)
    python = tmp_path / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    pip = [sys.executable, "-m", "pip", "--python", python, "install", "-q", "--no-index", "--no-deps"]
    subprocess.run([*pip, archives[0]], check=True, stdin=subprocess.DEVNULL)
    site = Path(next((tmp_path / "venv").rglob("site-packages")))
    # Lends the dependencies, so that none is downloaded. The editable install there stays invisible: it works
    # by a .pth file, and those are not followed in a folder that itself came from one.
    (site / "lent.pth").write_text(sysconfig.get_path("purelib"))
    done = subprocess.run([python, "-I", "-c", USE_IT], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    widgets, engine, kinds = done.stdout.splitlines()
    assert Path(widgets).is_relative_to(site)
    assert Path(engine).is_relative_to(site)
    for kind in ("image/svg+xml", "text/html", "text/plain"):
        assert kind in kinds
