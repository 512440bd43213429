"""Fixtures of the other hosts: the browser of tests/browser, and a Binder image made once for all tests."""

from __future__ import annotations

import shutil

import pytest

# Pytest finds fixtures and hooks by name, so importing them is using them.
from tests.browser.conftest import chromium, page, pytest_runtest_makereport  # noqa: F401
from tests.browser.lab import LAB, NOTEBOOK, Lab, Server
from tests.hosts import binder


@pytest.fixture(scope="session")
def image(tmp_path_factory):
    folder = tmp_path_factory.mktemp("binder")
    yield binder.build(folder)
    shutil.rmtree(folder)  # pytest would keep the last three, some hundred megabytes each


@pytest.fixture(params=[LAB, NOTEBOOK], ids=["lab", "notebook-7"])
def visitor(request, page, image, tmp_path):  # noqa: F811
    """A visitor of the image, in JupyterLab and in Notebook 7."""
    server = Server(tmp_path, python=image.python, app=request.param, root=image.repo)
    visitor = Lab(page, server)
    yield visitor
    visitor.close()
    server.stop()
