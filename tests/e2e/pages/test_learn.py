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


@pytest.mark.parametrize("size", [(640, 430), (844, 390), (932, 430)])
@pytest.mark.parametrize("path", ["/learn/command-tank", "/puzzles", "/puzzles/as-001"])
def test_on_a_phone_on_its_side_the_whole_board_stands_beside_text_and_controls(
    meet: Meet, path: str, size: tuple[int, int]
) -> None:
    page = meet(path, reduced_motion="reduce", size={"width": size[0], "height": size[1]}).page
    page.locator("svg.board").wait_for()
    shown = ("svg.board", ".text .panel p", '[data-unit="M"][aria-pressed]', ".practice > .bar .end")
    for selector in shown:
        expect(page.locator(selector).first).to_be_in_viewport(ratio=0.99)
    assert page.evaluate(
        """(all) => all.every((one, at) => all.slice(at + 1).every((other) => {
          const [a, b] = [one, other].map((each) => document.querySelector(each).getBoundingClientRect());
          return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
        }))""",
        ["svg.board", ".text", ".practice > .tray.owner", ".practice > .bar"],
    ), "nothing covers anything else"


@pytest.mark.parametrize("path", ["/learn/placing", "/puzzles"])
def test_on_a_phone_lessons_and_puzzles_lead_home(meet: Meet, path: str) -> None:
    page = meet(path, reduced_motion="reduce", size={"width": 320, "height": 640}).page
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("button", name="Play the machine")).to_be_visible()
