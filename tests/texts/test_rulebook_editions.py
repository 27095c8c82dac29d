"""The English rulebook and quick reference say of each edition what its printed rulebook says."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import ast, parse

from sevenroads import Catalog
from sevenroads.editions import Variant
from sevenroads.texts import Texts

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / "src" / "sevenroads" / "texts" / "en"
FILES: Final = ("reference", "rulebook")
LANES: Final = {"ardennes": "road", "dday": "beachhead", "prototype": "street"}
STRUCTURE: Final[dict[str, Any]] = json.loads(
    (ROOT / "web" / "src" / "content" / "rulebook.json").read_text(encoding="utf-8")
)
#: The texts that belong to one unit; the client shows them only in editions that have the unit.
UNIT_TEXTS: Final = {"reference": "special-", "rulebook": "unit-about-"}
VALUES: Final = {"tiles": 3, "count": 7, "rank": 4}


def keys(file: str) -> list[str]:
    """The messages of a file and their attributes: `R4-2`, `R4-2.title`."""
    found = []
    for entry in parse((FOLDER / f"{file}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            found += [entry.id.name] if entry.value else []
            found += [f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes]
    return found


def text(key: str, edition: str | Variant, file: str = "rulebook") -> str:
    variant = Catalog().variant(edition) if isinstance(edition, str) else edition
    return Texts("en").learning(key, variant, VALUES, file=file)


def shown(edition: str, file: str) -> dict[str, str]:
    """The filled texts of a file that the client shows in an edition."""
    variant = Catalog().variant(edition)
    letters = {unit.letter for unit in variant.edition.units}
    prefix = UNIT_TEXTS[file]
    absent = {f"{prefix}{letter}" for letter in "KA" if letter not in letters}
    return {key: text(key, variant, file) for key in keys(file) if key not in absent}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("edition", LANES)
def test_a_text_has_the_lane_word_of_the_edition_and_no_other(edition: str, file: str) -> None:
    texts = shown(edition, file)
    others = "|".join(lane for name, lane in LANES.items() if name != edition)
    wrong = re.compile(rf"\b({others})s?\b", re.IGNORECASE)
    for key, found in texts.items():
        assert not wrong.search(found.replace("Seven Roads", "")), key
        assert not re.search(r"[{}$]|\?\?\?|[^\n] {2}|defeat", found), key
        assert found.strip(), key
    assert sum(LANES[edition] in found for found in texts.values()) > 5


@pytest.mark.parametrize("file", FILES)
def test_only_clash_d_day_has_artillery(file: str) -> None:
    for edition in ("ardennes", "prototype"):
        assert not [key for key, found in shown(edition, file).items() if "artillery" in found.lower()]
    named = [key for key, found in shown("dday", file).items() if "command tank" in found]
    assert set(named) <= {"ruling-tanks-are-equal.why"}


def test_three_roads_win_except_in_the_first_rule_book() -> None:
    for edition in ("ardennes", "dday"):
        lanes = f"any three {LANES[edition]}s"
        for key, file in (("remember-win", "reference"), ("R7-2", "rulebook"), ("book-minute", "rulebook")):
            assert lanes in text(key, edition, file).replace("__", ""), key
        assert text("question-prototype-roads", edition).startswith("Yes")
    assert "three" not in text("remember-win", "prototype", "reference")
    assert "three" not in text("book-minute", "prototype").split("\n\n")[-1]
    assert text("question-prototype-roads", "prototype").startswith("No")


def test_the_option_of_three_roads_changes_the_quick_reference() -> None:
    variant = Catalog().variant("prototype", {"three_roads_win": True})
    assert "any three streets" in text("remember-win", variant, "reference")


def test_beginners_leave_out_what_the_edition_says() -> None:
    places = (
        ("tip-beginner", "reference"),
        ("R10", "rulebook"),
        ("book-setup", "rulebook"),
        ("question-beginners", "rulebook"),
    )
    for key, file in places:
        for edition in LANES:
            preset = Catalog().variant(edition).edition.beginner
            advice = text(key, edition, file).split("\n\n")[-1]
            assert ("Victory cards" in advice) is (not preset.victory_cards), (key, edition)
            assert "special units" in advice


@pytest.mark.parametrize("edition", LANES)
def test_the_numbers_of_units_and_cards_are_those_of_the_edition(edition: str) -> None:
    variant = Catalog().variant(edition)
    assert f"{sum(unit.count for unit in variant.edition.units)} units" in text("R2", edition)
    for key, deck in (("R8", variant.victory_deck), ("R9", variant.objective_deck)):
        assert f"It has {sum(card.count for card in deck.file.cards)} cards" in text(key, edition)
    for unit in variant.edition.units:
        assert f"unit-about-{unit.letter}" in keys("rulebook")


def test_every_open_point_is_a_question_with_an_answer_and_a_reason() -> None:
    found = set(keys("rulebook"))
    for ruling in STRUCTURE["rulings"]:
        for attribute in ("title", "open", "settled", "why"):
            assert f"ruling-{ruling['id']}.{attribute}" in found
        assert "?" in text(f"ruling-{ruling['id']}.open", "ardennes")
    for question in STRUCTURE["questions"]:
        assert {f"question-{question['id']}", f"question-{question['id']}.title"} <= found
        assert text(f"question-{question['id']}.title", "ardennes").endswith("?")


def test_the_structure_names_every_ruling_and_question() -> None:
    named = {f"ruling-{ruling['id']}" for ruling in STRUCTURE["rulings"]}
    named |= {f"question-{question['id']}" for question in STRUCTURE["questions"]}
    found = {key.partition(".")[0] for key in keys("rulebook")}
    assert {key for key in found if key.startswith(("ruling-", "question-"))} == named


def test_a_statement_is_credited_to_the_books_that_make_it() -> None:
    assert "the Axis at the top" in text("ruling-seats.open", "prototype")
    assert "don't say" in text("ruling-seats.open", "ardennes")
    # the Spanish and Italian texts of the retail edition do not limit Victory cards to one's own turn
    assert text("ruling-cards-are-kept.why", "ardennes").startswith("The English, Dutch and French texts")
    assert text("ruling-cards-are-kept.why", "dday").startswith("The rulebook adds")
    components = {edition: text("book-components", edition) for edition in LANES}
    assert [edition for edition, found in components.items() if "wood" in found] == ["ardennes"]
    assert [edition for edition, found in components.items() if "as cards" in found] == ["prototype"]


@pytest.mark.parametrize(("edition", "gun"), [("ardennes", "command tank"), ("dday", "artillery")])
def test_only_the_unit_with_two_arrows_is_to_be_placed_towards_weaker_units(edition: str, gun: str) -> None:
    note = text("R6", edition).split("\n\n")[-1]
    assert gun in note
    assert "this unit" in note
    assert "mortar" not in note
