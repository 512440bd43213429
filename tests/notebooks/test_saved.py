"""What the committed notebooks must hold before anyone runs them; nbval then compares it with a real run."""

import json
from pathlib import Path

import pytest

NOTEBOOKS = Path(__file__).resolve().parents[2] / "notebooks"
SAVED = sorted(NOTEBOOKS.glob("*.ipynb"))
WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"


def code_cells(notebook):
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def outputs(notebook):
    return [output for cell in code_cells(notebook) for output in cell["outputs"]]


@pytest.fixture(params=SAVED, ids=lambda path: path.stem)
def notebook(request):
    return json.loads(request.param.read_text("utf-8"))


def test_there_are_notebooks():
    assert NOTEBOOKS / "00_start_here.ipynb" in SAVED


def test_was_executed_in_order(notebook):
    counts = [cell["execution_count"] for cell in code_cells(notebook) if "".join(cell["source"]).strip()]
    assert counts == list(range(1, len(counts) + 1)), "run `make notebooks`"


def test_has_outputs(notebook):
    """Strict nbval passes silently on a notebook without outputs."""
    assert outputs(notebook), "run `make notebooks`"


def test_shows_a_picture_without_a_kernel(notebook):
    shown = {kind for output in outputs(notebook) for kind in output.get("data", {})}
    assert {"image/svg+xml", "text/html"} & shown


def test_has_no_widget_state(notebook):
    assert "widgets" not in notebook["metadata"], "run `make notebooks`"
    views = [output for output in outputs(notebook) if WIDGET_VIEW in output.get("data", {})]
    assert not views, "run `make notebooks`"


def test_says_nothing_about_the_machine(notebook):
    assert "version" not in notebook["metadata"]["language_info"]
    assert notebook["metadata"]["kernelspec"]["name"] == "python3"
    assert not any("execution" in cell["metadata"] for cell in notebook["cells"])


def test_shows_no_errors_by_accident(notebook):
    """A refusal may be shown on purpose, in a cell tagged for it."""
    for cell in code_cells(notebook):
        if any(output["output_type"] == "error" for output in cell["outputs"]):
            assert "raises-exception" in cell["metadata"].get("tags", [])
