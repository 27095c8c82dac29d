"""Checks that the schemas in docs/ are up to date."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[3] / "scripts" / "schemas"


def test_the_schemas_in_docs_are_up_to_date() -> None:
    done = subprocess.run([sys.executable, str(SCRIPT), "--check"], check=False)
    assert done.returncode == 0, "run scripts/schemas"
