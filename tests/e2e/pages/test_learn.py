"""Learning: lessons and puzzles."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from ..conftest import Meet
from ..hands import HANDS, Mouse, kind_of
from ..people import Person

CONTENT = Path(__file__).parents[3] / "web" / "src" / "content"


def lesson(name: str) -> dict[str, Any]:
    lessons = json.loads((CONTENT / "lessons.json").read_text())["lessons"]
    found: dict[str, Any] = next(one for one in lessons if one["id"] == name)
    return found


@pytest.mark.parametrize(("way", "name"), [("mouse", "retreat"), ("touch", "blocking"), ("keyboard", "turn")])
def test_a_lesson_can_be_completed(meet: Meet, way: str, name: str) -> None:
    kind = HANDS[way]
    person: Person = meet("/learn", reduced_motion="reduce", **kind.browser)
    page, hand = person.page, kind(person)
    page.locator(f'a[href="/learn/{name}"]').click()
    steps = lesson(name)["steps"]
    for number, step in enumerate(steps, 1):
        expect(page.get_by_text(f"Step {number} of {len(steps)}")).to_have_count(1)
        page.locator("svg.board").wait_for()
        for action in step["lines"][0] if "lines" in step else ():
            getattr(hand, kind_of(action))(action)
            page.wait_for_timeout(50)
        if number < len(steps):
            hand.press(page.get_by_role("button", name="Next", exact=True))
    expect(page.get_by_role("link", name=re.compile("^Next lesson"))).to_be_visible()
    page.goto(f"{person.site.url}/learn")
    expect(page.locator(f'a[href="/learn/{name}"]')).to_contain_text(re.compile("done|✓"))


def test_a_wrong_action_in_a_lesson_is_explained(meet: Meet) -> None:
    person: Person = meet("/learn/placing", reduced_motion="reduce")
    person.page.locator("svg.board").wait_for()
    Mouse(person).place("T2")
    expect(person.page.locator(".wrong")).to_be_visible()


def test_a_puzzle_is_solved(meet: Meet) -> None:
    puzzles = json.loads((CONTENT / "puzzles.json").read_text())["puzzles"]
    assert len(puzzles) >= 200
    plain = (one for one in puzzles if one["length"] >= 2 and not any("!" in act for act in one["solution"]))
    puzzle = next(plain)
    person: Person = meet("/puzzles", reduced_motion="reduce")
    page, hand = person.page, Mouse(person)
    page.locator(f'a[href="/puzzles/{puzzle["id"]}"]').first.click()
    page.locator("[data-unit][aria-pressed]").first.wait_for()
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("You need to")).to_be_visible()
    for number, action in enumerate(puzzle["solution"]):
        if number:
            page.get_by_role("button", name="Undo").and_(page.locator(":enabled")).wait_for()
        getattr(hand, kind_of(action))(action)
        page.wait_for_timeout(250)
    expect(page.get_by_text("Solved.")).to_be_visible()
    page.goto(f"{person.site.url}/puzzles")
    expect(page.locator(f'a[href="/puzzles/{puzzle["id"]}"]').first).to_contain_text("solved")


def test_the_puzzle_of_the_day_is_offered(meet: Meet) -> None:
    page = meet("/puzzles", reduced_motion="reduce").page
    page.get_by_role("link", name="Solve it").click()
    expect(page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    page.locator("svg.board").wait_for()


@pytest.mark.parametrize("size", [(320, 640), (640, 430), (844, 390)])
@pytest.mark.parametrize("path", ["/learn/placing", "/puzzles/daily"])
def test_units_and_the_end_turn_button_are_visible_on_a_low_screen(
    meet: Meet, path: str, size: tuple[int, int]
) -> None:
    page = meet(path, reduced_motion="reduce", size={"width": size[0], "height": size[1]}).page
    page.locator("svg.board").wait_for()
    expect(page.locator("[data-unit][aria-pressed]").first).to_be_in_viewport(ratio=0.95)
    expect(page.get_by_role("button", name="End turn")).to_be_in_viewport(ratio=0.95)


def test_a_puzzle_shows_its_number(meet: Meet) -> None:
    puzzles = json.loads((CONTENT / "puzzles.json").read_text())["puzzles"]
    page = meet("/puzzles", reduced_motion="reduce", locale="fr-FR").page
    page.get_by_role("link", name="Problème 2", exact=True).click()
    page.wait_for_url(f"**/puzzles/{puzzles[1]['id']}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Problème 2")
