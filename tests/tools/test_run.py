"""run.py and hatch_build.py: what they say when something is missing, and what they leave alone."""

import os
import socket
import sys
from pathlib import Path

import pytest

import hatch_build
import run


def test_lists_its_tasks(capsys):
    assert run.main([]) == 0
    listed = capsys.readouterr().out
    for name, function in run.TASKS.items():
        assert f"{name:<10} {function.__doc__}" in listed
    assert run.main(["nonsense"]) == 2
    assert "no task 'nonsense'" in capsys.readouterr().out


def test_make_forwards_every_task():
    makefile = (run.ROOT / "Makefile").read_text()
    assert f"TASKS := {' '.join(run.TASKS)}\n" in makefile


@pytest.mark.parametrize("spelling", ["--port={}", "--port {}", "--ServerApp.port={}"])
def test_a_taken_port_is_one_line(spelling, capsys):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert run.main(["lab", *spelling.format(port).split()]) == 1
    assert f"port {port} cannot be used" in capsys.readouterr().err


def test_a_free_port_is_fine():
    run.refuse_taken_port(["--port=0"])
    run.refuse_taken_port([])


def test_no_python_and_no_venv_are_one_line(monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "version_info", (3, 8, 0))
    monkeypatch.setattr(run.shutil, "which", lambda name: None)
    with pytest.raises(run.Stop, match=r"3\.14 is needed"):
        run.suitable_python()
    monkeypatch.setattr(run, "suitable_python", lambda: sys.executable)
    (tmp_path / "ensurepip.py").write_text("raise ImportError")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with pytest.raises(run.Stop, match="apt install python3-venv"):
        run.make_venv(tmp_path / "venv")


@pytest.mark.parametrize("said", ["Retrying after connection broken by 'NewConnectionError'", "from versions: none"])
def test_no_registry_is_one_line(said, monkeypatch, tmp_path):
    script = tmp_path / "pip.py"
    script.write_text(f"import sys; sys.exit({said!r})")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with pytest.raises(run.Stop, match="cannot reach its package registry"):
        run.pip_install(sys.executable, "anything")


def test_nothing_is_installed_until_something_changed(monkeypatch, tmp_path):
    installed = []
    monkeypatch.setattr(run, "VENV", tmp_path)
    monkeypatch.setattr(run, "venv_version", lambda: (3, 12))
    monkeypatch.setattr(run, "pip_install", lambda python, *args: installed.append(args[-1]))
    for extra in ("lab", "lab", "dev", "dev", "lab"):
        run.install(extra)
    assert [what.rpartition("[")[2] for what in installed] == ["lab]", "dev]"]
    monkeypatch.setattr(run, "venv_version", lambda: (3, 13))
    run.install("lab")
    assert len(installed) == 3


def test_learners_copies_are_never_overwritten(monkeypatch, tmp_path):
    monkeypatch.setattr(run, "NOTEBOOKS", tmp_path / "notebooks")
    monkeypatch.setattr(run, "MY_NOTEBOOKS", tmp_path / "mine")
    run.NOTEBOOKS.mkdir()
    for name in ("a.ipynb", "b.ipynb"):
        (run.NOTEBOOKS / name).write_text("new")
    run.MY_NOTEBOOKS.mkdir()
    (run.MY_NOTEBOOKS / "a.ipynb").write_text("my own work")
    run.copy_notebooks()
    assert (run.MY_NOTEBOOKS / "a.ipynb").read_text() == "my own work"
    assert (run.MY_NOTEBOOKS / "b.ipynb").read_text() == "new"


def test_all_steps_run_and_failures_are_named(capfd):
    python = sys.executable
    code = run.run_steps({"bad": [python, "-c", "exit(3)"], "good": [python, "-c", "print('ran')"]})
    said = capfd.readouterr().out
    assert code == 1
    assert "ran" in said
    assert said.endswith("Failed: bad\n")


@pytest.fixture
def front_end(monkeypatch, tmp_path) -> Path:
    """A tiny front end in another folder, with its bundle recorded as built."""
    front, static = tmp_path / "widgets/frontend", tmp_path / "widgets/ludoteca/static"
    for name, value in {
        "ROOT": tmp_path,
        "FRONT": front,
        "STATIC": static,
        "CONTRACT": tmp_path / "widgets/contract",
        "BUNDLE": (static / "table.js", static / "table.css"),
        "RECORD": static / "sources.sha256",
    }.items():
        monkeypatch.setattr(hatch_build, name, value)
    (front / "src").mkdir(parents=True)
    static.mkdir(parents=True)
    (front / "src" / "index.ts").write_text("1")
    (front / "build.mjs").write_text("")
    for path in hatch_build.BUNDLE:
        path.write_text("")
    hatch_build.RECORD.write_text(hatch_build.source_hash())
    return front


def test_the_bundle_is_stale_exactly_when_its_sources_changed(front_end):
    assert not hatch_build.stale()
    source = front_end / "src" / "index.ts"
    source.write_text("2")
    assert hatch_build.stale()
    source.write_text("1")
    assert not hatch_build.stale()
    (front_end / "package-lock.json").write_text("{}")
    assert hatch_build.stale()


def test_a_missing_bundle_is_stale(front_end):
    hatch_build.BUNDLE[1].unlink()
    assert hatch_build.stale()


def fake_tool(folder: Path, name: str, script: str) -> None:
    path = folder / name
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)


@pytest.mark.skipif(os.name == "nt", reason="the stand-ins are shell scripts")
def test_an_old_node_is_not_used(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    fake_tool(tmp_path, "npm", "exit 0")
    for said, used in (("v16.20.2", False), ("v18.0.0", True), ("v24.1.0", True), ("what?", False)):
        fake_tool(tmp_path, "node", f"echo {said}")
        assert (hatch_build.machine_node() is not None) is used


@pytest.mark.skipif(os.name == "nt", reason="the stand-ins are shell scripts")
def test_npm_without_a_registry_is_one_line(front_end, monkeypatch, tmp_path, capfd):
    monkeypatch.setenv("PATH", str(tmp_path))
    fake_tool(tmp_path, "node", "echo v24.0.0")
    fake_tool(tmp_path, "npm", "echo 'npm error code ENOTFOUND' >&2; exit 1")
    (front_end / "src" / "index.ts").write_text("2")
    assert hatch_build.main([]) == 1
    said = capfd.readouterr()
    assert said.out == ""
    assert said.err == "ludoteca: npm cannot reach its package registry: connect once, or install a wheel\n"
