"""The client's quick reference and tips agree with the editions and the rulebook."""

from __future__ import annotations

import re
from typing import Any, Final

from texts.files import texts

from sevenroads import State

from .content import ROOT, load

CARD: Final[dict[str, list[dict[str, Any]]]] = load("reference.json")
UNITS: Final = {
    unit.letter: unit
    for edition in ("ardennes", "dday")
    for unit in State.new(edition, seed=1).rules.ruleset.army
}


def test_every_entry_has_its_text() -> None:
    wanted = {entry["key"] for part in CARD.values() for entry in part if "key" in entry}
    wanted |= {"title", "free", "heading-ranks", *(f"heading-{part}" for part in CARD)}
    # The keyboard keys are listed in the component, beside the keys themselves.
    component = (ROOT / "web" / "src" / "learn" / "Reference.svelte").read_text()
    wanted |= {"heading-keys", *re.findall(r'"(keys-[a-z]+)"', component)}
    wanted.add("triangle-same")  # shown by the panel of who beats whom
    assert texts("en", "reference").keys() == wanted


def test_lengths_and_specials_agree_with_the_army() -> None:
    lengths = {letter: entry["length"] for entry in CARD["lengths"] for letter in entry["units"]}
    assert lengths == {unit.letter: unit.length for unit in UNITS.values()}
    specials = {entry["unit"] for entry in CARD["specials"]}
    assert specials == {unit.letter for unit in UNITS.values() if unit.special}


def test_every_rule_and_every_example_exists() -> None:
    book = load("rulebook.json")
    examples = {example["id"] for example in load("examples.json")}
    numbers = {entry["id"] for chapter in book["chapters"] for entry in (chapter, *chapter["rules"])}
    for part in CARD.values():
        for entry in part:
            assert entry.get("rule", "R2") in numbers
            assert entry.get("example", "sweep") in examples
