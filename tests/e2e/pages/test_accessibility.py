"""Accessibility: axe reports nothing, and screen readers can read the board."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ..conftest import PHONE, Meet
from ..hands import Mouse
from ..people import Person
from ..places import LIVELY, go, places

AXE = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = """() => axe.run(document, { resultTypes: ["violations"], runOnly: [
  "wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] })"""
ROADS = [
    "Road 1. Gap 0. Germans, from rear to front: tank, anti-tank mine, corporal. 6 tiles from its block. "
    "Allies, from rear to front: tank, private, anti-tank mine. The leading units touch.",
    "Road 2. Gap 14. Germans, from rear to front: corporal, anti-tank mine. "
    "Allies, from rear to front: anti-tank mine.",
    "Road 3: conquered by the Germans.",
    "Road 4. Gap 8. Germans, from rear to front: private, sergeant. "
    "Allies, from rear to front: sergeant, private. 2 tiles from its block. Allies: dug in on road 4.",
    "Road 5. Gap 0. Germans, from rear to front: private, tank, command tank. 1 tile from its block. "
    "Allies, from rear to front: tank, anti-tank mine, private, private. 1 tile from its block. "
    "The leading units touch.",
    "Road 6. Gap 4. Germans, from rear to front: anti-tank mine, private. "
    "Allies, from rear to front: tank, anti-tank mine, corporal, tank, private.",
    "Road 7: conquered by the Allies.",
    "command tank: fire right",
]


@pytest.fixture(scope="module")
def axe() -> str:
    if not AXE.is_file():
        pytest.skip("no axe-core: run npm ci in web/")
    return AXE.read_text()


def violations(person: Person, axe: str) -> list[str]:
    page = person.page
    if not page.evaluate("typeof axe === 'object'"):
        # By the debugger: the page's own policy lets no script in.
        page.evaluate(axe)
    found = page.evaluate(RULES)["violations"]
    return [
        f"{one['id']}: {node['html'][:150]} {node.get('failureSummary', '')[:200]}"
        for one in found
        for node in one["nodes"][:3]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_reports_no_violation_on_any_page(meet: Meet, axe: str, theme: str) -> None:
    person: Person = meet(None, color_scheme=theme, reduced_motion="reduce")
    wrong = []
    for name, path in places(person).items():
        go(person, path)
        wrong += [f"{name}: {text}" for text in violations(person, axe)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_reports_no_violation_in_menus_and_dialogs_on_a_phone(meet: Meet, axe: str, theme: str) -> None:
    person: Person = meet(
        None, size=PHONE, color_scheme=theme, reduced_motion="reduce", permissions=["notifications"]
    )
    person.open(person.sit_at(LIVELY))
    page, wrong = person.page, []
    for name in ("Menu", "Game log", "Cards"):
        page.get_by_role("button", name=name).click()
        page.get_by_role("dialog").wait_for()
        if name == "Menu":
            page.get_by_role("checkbox", name="Notify me on this device").wait_for()
        wrong += [f"{name}: {text}" for text in violations(person, axe)]
        page.keyboard.press("Escape")
    person.road(1).focus()
    page.keyboard.press("Enter")
    page.locator(".menu").wait_for()
    wrong += [f"road 1: {text}" for text in violations(person, axe)]
    assert not wrong, "\n".join(wrong)


def test_a_dialog_keeps_the_focus_until_it_is_closed(meet: Meet) -> None:
    person: Person = meet(None, reduced_motion="reduce")
    person.open(person.sit_at(LIVELY))
    page = person.page
    page.get_by_role("button", name="Menu").focus()
    page.keyboard.press("Enter")
    page.get_by_role("dialog").wait_for()
    inside = "document.querySelector('dialog').contains(document.activeElement)"
    seen = set()
    for key in ["Tab"] * 12 + ["Shift+Tab"] * 14:
        page.keyboard.press(key)
        assert page.evaluate(inside)
        seen.add(page.evaluate("document.activeElement.textContent"))
    assert len(seen) > 3
    person.road(1).evaluate("(road) => road.focus()")
    assert page.evaluate(inside)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Menu")).to_be_focused()


def test_a_screen_reader_reads_the_board_as_text(meet: Meet) -> None:
    person: Person = meet(None, reduced_motion="reduce")
    person.open(person.sit_at(LIVELY))
    board = person.page.get_by_role("group", name="Battlefield")
    expect(board.get_by_role("button")).to_have_count(len(ROADS))
    tree = board.aria_snapshot().splitlines()
    assert tree[0] == '- group "Battlefield":'
    assert [line.strip(" -'") for line in tree[1:]] == [f'button "{road}"' for road in ROADS]


def test_actions_are_announced_to_screen_readers(meet: Meet) -> None:
    person: Person = meet(None, reduced_motion="reduce", settings={"pace": "instant"})
    person.open(person.sit_at(LIVELY))
    person.road(2).focus()
    person.page.keyboard.press("t")
    said = person.page.locator("[aria-live]")
    expect(said.filter(has_text="Selected: tank.")).to_have_count(1)
    person.page.keyboard.press("2")
    expect(said.filter(has_text="You place a tank on road 2")).to_have_count(1)
    Mouse(person).do(".")
    enemy = re.compile("The enemy (places|attacks|redeploys|retreats|fires|plays)")
    expect(said.filter(has_text=enemy)).to_have_count(1)


def test_the_page_stays_usable_at_200_percent_zoom(meet: Meet) -> None:
    """At 200 %, a window of 1280 px is like one of 640 px with a device pixel ratio of 2."""
    person: Person = meet(None, size={"width": 640, "height": 430}, device_scale_factor=2)
    for path in places(person).values():
        go(person, path)
        assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
