"""What Binder makes of binder/, asked of repo2docker itself; no docker is needed for that."""

from __future__ import annotations

import re
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from repo2docker import buildpacks
from repo2docker.buildpacks import PythonBuildPack

ROOT = Path(__file__).resolve().parents[2]
REQUIREMENTS = ROOT / "binder" / "requirements.txt"


def pins(path: Path) -> dict[str, str]:
    lines = (line.split("==") for line in path.read_text("utf-8").splitlines() if "==" in line)
    return {canonicalize_name(name): version for name, version in lines}


@pytest.fixture
def pack(monkeypatch):
    monkeypatch.chdir(ROOT)
    pack = PythonBuildPack("base image")
    pack.platform = "linux/amd64"
    assert pack.detect()
    return pack


@pytest.fixture
def base(pack) -> dict[str, str]:
    """Packages and versions of the environment Binder starts from."""
    lock = Path(buildpacks.__file__).parent / f"conda/environment.py-{pack.python_version}-linux-64.lock"
    found = re.findall(r"/([^/]+)-([^-/]+)-[^-/]+\.(?:conda|tar\.bz2)", lock.read_text())
    return {canonicalize_name(name): version for name, version in found}


def needs(name: str) -> set[Requirement]:
    required = map(Requirement, metadata.requires(name) or [])
    return {one for one in required if not one.marker or one.marker.evaluate({"extra": ""})}


def everything_needed(name: str) -> set[str]:
    """Names of all packages that installing `name` brings along."""
    found: set[str] = set()
    open_names = {name}
    while open_names:
        direct = {canonicalize_name(one.name) for one in needs(open_names.pop())}
        open_names |= direct - found
        found |= direct
    return found


def test_installs_the_project_with_its_pins(pack):
    scripts = " ".join(script for _, script in pack.get_assemble_scripts())
    assert "pip install" in scripts
    assert "-r binder/requirements.txt" in scripts.replace('"', "")
    # The folder hides pyproject.toml, so the project itself must be named.
    assert "." in REQUIREMENTS.read_text().splitlines()


def test_python_is_one_we_support(pack):
    assert pack.python_version in ("3.11", "3.12", "3.13", "3.14")


def test_base_environment_is_left_as_it_is(base):
    """Upgrading parts of Binder's own Jupyter is how images break."""
    for requirement in needs("ludoteca"):
        name = canonicalize_name(requirement.name)
        assert name not in base or base[name] in requirement.specifier
    assert not set(pins(REQUIREMENTS)) & set(base)


def test_all_that_the_base_lacks_is_pinned(base):
    assert everything_needed("ludoteca") - set(base) == set(pins(REQUIREMENTS))


def test_base_can_build_the_front_end(base):
    assert int(base["nodejs"].split(".")[0]) >= 18


def test_pins_are_the_tested_versions():
    assert pins(REQUIREMENTS).items() <= pins(ROOT / "constraints.txt").items()
