"""Learning: lessons."""

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


@pytest.mark.parametrize("size", [(320, 640), (640, 430), (844, 390)])
@pytest.mark.parametrize("path", ["/learn/placing", "/puzzles/daily"])
def test_units_and_the_end_turn_button_are_visible_on_a_low_screen(
    meet: Meet, path: str, size: tuple[int, int]
) -> None:
    page = meet(path, reduced_motion="reduce", size={"width": size[0], "height": size[1]}).page
    page.locator("svg.board").wait_for()
    expect(page.locator("[data-unit][aria-pressed]").first).to_be_in_viewport(ratio=0.95)
    expect(page.get_by_role("button", name="End turn")).to_be_in_viewport(ratio=0.95)
