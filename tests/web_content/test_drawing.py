"""The drawings that the client compares itself with are what Python draws today."""

from __future__ import annotations

import runpy
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "web" / "fixtures" / "drawing.py"


def test_the_drawings_of_the_fixtures_are_up_to_date() -> None:
    """If this fails, run `.venv/bin/python web/fixtures/drawing.py`; then `npm test` compares the client."""
    made: str = runpy.run_path(str(SCRIPT))["text"]()
    assert SCRIPT.with_suffix(".json").read_text(encoding="utf-8") == made
