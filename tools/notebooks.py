"""Executes notebooks in place and keeps only what should be committed: python tools/notebooks.py FILE...

Text and pictures stay. Widget state and widget views go, because a viewer without a kernel would show an
error instead of the picture. Whatever differs between machines and runs goes too, so a second run gives
the same bytes.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"
LANGUAGE = {"file_extension": ".py", "mimetype": "text/x-python", "name": "python"}
KERNEL = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
CELL_NOTES = ("collapsed", "execution", "ExecuteTime", "trusted")
TERMINAL_COLOURS = re.compile(r"\x1b\[[0-9;]*m")


def execute(notebook: Any, folder: Path) -> None:
    """Run all cells in a fresh kernel, as a learner's "Run All" would."""
    client = NotebookClient(
        notebook,
        timeout=120,
        kernel_name="python3",
        record_timing=False,
        coalesce_streams=True,
        resources={"metadata": {"path": str(folder)}},
    )
    client.execute()


def clean(notebook: Any) -> None:
    """Remove widget state and everything that depends on the machine or the moment."""
    notebook.metadata.pop("widgets", None)
    notebook.metadata["kernelspec"] = dict(KERNEL)
    notebook.metadata["language_info"] = dict(LANGUAGE)
    taken: set[str] = set()
    for cell in notebook.cells:
        cell["id"] = stable_id(cell, taken)
        for note in CELL_NOTES:
            cell.metadata.pop(note, None)
        if cell.cell_type == "code":
            cell.outputs = [output for output in map(clean_output, cell.outputs) if output]


def clean_output(output: Any) -> Any:
    """The output without its widget view; nothing at all when the view was all it had."""
    if output.output_type == "error":
        # The frames of a traceback name files of this machine; the message is what teaches.
        output.traceback = [TERMINAL_COLOURS.sub("", f"{output.ename}: {output.evalue}")]
    if "data" in output:
        output.data.pop(WIDGET_VIEW, None)
        return output if output.data else None
    return output


def stable_id(cell: Any, taken: set[str]) -> str:
    """The cell's own id, or one made from its source where it has none or shares one."""
    wanted = cell.get("id") or ""
    serial = 0
    while not wanted or wanted in taken:
        wanted = hashlib.sha256(f"{serial}{cell.source}".encode()).hexdigest()[:8]
        serial += 1
    taken.add(wanted)
    return wanted


def read(path: Path) -> Any:
    """Read a notebook, giving stable ids to cells without one before nbformat gives random ones."""
    notebook = nbformat.from_dict(json.loads(path.read_text("utf-8")))
    notebook.nbformat, notebook.nbformat_minor = 4, 5
    taken: set[str] = set()
    for cell in notebook.cells:
        cell.source = "".join(cell.source)
        cell["id"] = stable_id(cell, taken)
    return nbformat.reads(nbformat.writes(notebook), as_version=4)


def main(paths: list[str]) -> int:
    failed = 0
    for path in map(Path, paths):
        notebook = read(path)
        try:
            execute(notebook, path.parent)
        except CellExecutionError as problem:
            print(f"{path.name}: a cell failed, the file is left as it was\n{problem}", file=sys.stderr)
            failed += 1
            continue
        clean(notebook)
        path.write_text(nbformat.writes(notebook) + "\n", "utf-8")
        print(f"{path.name}: executed and cleaned")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
