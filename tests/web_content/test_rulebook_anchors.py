"""The anchors of the rulebook's page: every part has one, and no two parts share one."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any, Final

from sevenroads import Catalog

from .content import ROOT, load

BOOK: Final[dict[str, Any]] = load("rulebook.json")
FINDING: Final = (ROOT / "web" / "src" / "learn" / "finding.ts").read_text(encoding="utf-8")
TABLES: Final = {"sides", "units", "clashes", "arrows", "victory", "objectives"}


def entries() -> list[dict[str, Any]]:
    return [entry for chapter in BOOK["chapters"] for entry in (chapter, *chapter["rules"])]


def sections() -> list[str]:
    opening = re.search(r"const OPENING = \[(.*?)\]", FINDING)
    closing = re.search(r"for \(const id of \[(.*?)\]", FINDING)
    assert opening
    assert closing
    return [*re.findall(r'"(\w+)"', opening[1] + closing[1]), "units", "specials"]


def test_no_two_parts_of_the_page_share_an_anchor() -> None:
    letters = {unit.letter for name in Catalog.editions() for unit in Catalog().edition(name).file.units}
    anchors = Counter(
        [
            *sections(),
            *(entry["id"] for entry in entries()),
            *(part["id"] for part in (*BOOK["rulings"], *BOOK["questions"])),
            *(f"example-{one['id']}" for one in load("examples.json")),
            *(f"unit-{letter}" for letter in letters),
        ]
    )
    assert len(sections()) == 11
    assert not [name for name, count in anchors.items() if count > 1]


def test_the_tables_of_the_rules_are_drawn_from_the_edition() -> None:
    drawn = {entry["id"]: entry["table"] for entry in entries() if "table" in entry}
    assert set(drawn.values()) == TABLES
    assert drawn["R2"] == "units"


def test_every_example_stands_at_a_rule_or_is_a_tactic() -> None:
    shown = {name for entry in entries() for name in entry.get("examples", ())}
    shown |= {tactic["example"] for tactic in BOOK["tactics"]}
    assert shown == {one["id"] for one in load("examples.json")}
