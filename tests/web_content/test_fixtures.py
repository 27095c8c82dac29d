"""The client's fixtures, which the first page is drawn with, are what the server sends today."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from sevenroads.server.store.edition_files import CATALOG
from sevenroads.server.web.editions import edition_info

FIXTURES = Path(__file__).parents[2] / "web" / "fixtures" / "fixtures.json"


def test_the_editions_of_the_fixtures_are_up_to_date() -> None:
    """If this fails, run `.venv/bin/python web/fixtures/make.py`."""
    sent = [msgspec.json.encode(edition_info(name)) for name in CATALOG.editions()]
    assert json.loads(FIXTURES.read_text(encoding="utf-8"))["editions"] == [json.loads(one) for one in sent]
