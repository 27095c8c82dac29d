"""The documentation site builds without a warning and without a broken link (slow set)."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.slow
def test_the_site_builds_and_is_searchable() -> None:
    ran = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "docs")], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    (site,) = [start.parent for start in (ROOT / "build" / "docs").glob("*/index.html")][-1:]
    assert "legal_actions" in (site / "docs" / "api" / "sevenroads.html").read_text(encoding="utf-8")
    assert (site / "searchindex.js").stat().st_size > 100_000


def test_every_page_is_in_a_table_of_contents() -> None:
    index = (ROOT / "docs/site/index.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"^/docs/([\w/-]+)$", index, re.MULTILINE))
    pages = {
        str(page.relative_to(ROOT / "docs").with_suffix(""))
        for folder in (".", "tutorials", "notebooks")
        for page in (ROOT / "docs" / folder).iterdir()
        if page.suffix in (".md", ".ipynb")
    }
    assert pages - listed == set()


def test_a_broken_link_is_found(tmp_path: Path) -> None:
    pages = {
        "a.html": '<a href="b.html#here">right</a><a href="b.html#there">wrong</a><a href="c.html">wrong</a>',
        "b.html": '<p id="here"></p><a href="https://example.org">elsewhere</a><img src="x.png">',
    }
    for name, text in pages.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    broken = runpy.run_path(str(ROOT / "scripts" / "docs"))["broken_links"](tmp_path)
    assert broken == [
        "a.html: b.html#there is not an anchor of the page",
        "a.html: c.html is not a file of the site",
        "b.html: x.png is not a file of the site",
    ]
