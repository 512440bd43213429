"""The cleaning of notebooks: what is committed is the same on every machine."""

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

from tools import notebooks

WIDGET = """
import ipywidgets

class Shown(ipywidgets.IntSlider):
    def __repr__(self):
        return "Shown()"

Shown()
"""


@pytest.fixture
def saved(tmp_path):
    """A notebook in an old format, without cell ids, executed and cleaned twice."""
    cells = [
        new_markdown_cell("# Title"),
        new_code_cell(WIDGET),
        new_code_cell("raise ValueError('not allowed')", metadata={"tags": ["raises-exception"]}),
        new_code_cell("print('same')"),
        new_code_cell("print('same')"),
    ]
    notebook = new_notebook(cells=cells, metadata={"widgets": {"state": 1}})
    for cell in notebook.cells:
        del cell["id"]
    notebook.nbformat_minor = 4
    path = tmp_path / "lesson.ipynb"
    path.write_text(nbformat.writes(notebook))
    assert notebooks.main([str(path)]) == 0
    first = path.read_bytes()
    assert notebooks.main([str(path)]) == 0
    assert path.read_bytes() == first
    return nbformat.read(path, as_version=4)


def test_outputs_stay_and_widget_state_goes(saved):
    assert "widgets" not in saved.metadata
    assert saved.cells[1].outputs[0].data == {"text/plain": "Shown()"}
    assert saved.cells[3].outputs[0].text == "same\n"


def test_nothing_tells_about_machine_or_moment(saved):
    assert saved.metadata.kernelspec.name == "python3"
    assert "version" not in saved.metadata.language_info
    assert all("execution" not in cell.metadata for cell in saved.cells)
    assert saved.cells[2].outputs[0].traceback == ["ValueError: not allowed"]
    assert saved.cells[2].metadata.tags == ["raises-exception"]


def test_cells_have_ids_of_their_own(saved):
    assert len({cell.id for cell in saved.cells}) == len(saved.cells)


def test_a_failing_notebook_is_left_as_it_was(tmp_path, capsys):
    path = tmp_path / "broken.ipynb"
    path.write_text(nbformat.writes(new_notebook(cells=[new_code_cell("1/0")])))
    before = path.read_bytes()
    assert notebooks.main([str(path)]) == 1
    assert path.read_bytes() == before
    assert "ZeroDivisionError" in capsys.readouterr().err
