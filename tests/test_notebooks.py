"""The notebooks of docs/notebooks run from beginning to end, each within a minute (slow set)."""

from __future__ import annotations

import runpy
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))


def test_there_are_notebooks() -> None:
    assert len(NOTEBOOKS) >= 3


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda file: file.stem)
def test_a_notebook_runs_and_its_results_are_stored(notebook: Path) -> None:
    import nbformat

    began = time.monotonic()
    ran = runpy.run_path(str(ROOT / "scripts" / "notebooks"))["run"](notebook)
    assert time.monotonic() - began < 60
    stored = nbformat.read(notebook, as_version=4)
    for cell, kept in zip(ran.cells, stored.cells, strict=True):
        kinds = [{output["output_type"] for output in one.get("outputs", ())} for one in (cell, kept)]
        assert kinds[0] == kinds[1], "store the results again: scripts/notebooks"
