"""Around the board: nothing that waits for an answer is hidden, covered, cut off or said wrongly."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from .conftest import DESK, PHONE, Meet
from .hands import Mouse, Touch
from .people import Person, position

LANGUAGES = ["en", "nl", "fr", "es", "it"]
QUICK = {"pace": "instant"}
#: Which of the elements of one selector lies over one of another.
COVERED = """([over, under]) => {
  const boxes = (name) => [...document.querySelectorAll(name)].map((one) => one.getBoundingClientRect());
  return boxes(under).some((a) => boxes(over).some(
    (b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1));
}"""
LINES = """(text) => {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getClientRects().length;
}"""


def covers(page: Page, over: str, under: str) -> bool:
    return bool(page.evaluate(COVERED, [over, under]))


def two(
    meet: Meet, *, size: dict[str, int] = PHONE, language: str = "en", **more: Any
) -> tuple[Person, Person]:
    """Ada at a desk, whose turn it is, and Ben at a phone."""
    ada: Person = meet(None, reduced_motion="reduce", settings=QUICK, **more)
    phone = {**Touch.browser, "size": size}
    ben: Person = meet(
        None, reduced_motion="reduce", settings={**QUICK, "language": language}, **phone, **more
    )
    table = ada.sit_at(position("PT|/|/|/|/|/|/|M"), ben)
    ada.open(table)
    ben.open(table)
    return ada, ben


def test_enter_on_a_road_and_enter_again_does_the_first_thing_it_offers(meet: Meet) -> None:
    person: Person = meet(None, reduced_motion="reduce", settings=QUICK)
    page = person.page
    person.open(person.sit_at(position("PT|M/|/|/|/|/|/|", effects="-")))
    person.until(lambda: bool(person.legal), "the turn")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    first = page.locator('.menu .item:not([aria-disabled="true"])').first
    expect(first).to_be_focused()
    before = person.seq
    page.keyboard.press("Enter")
    person.until(lambda: person.seq > before, "the action")
    # A road with nothing on it: the first unit that fits.
    page.keyboard.press("4")
    page.keyboard.press("Enter")
    expect(page.locator(".menu .unit").first).to_be_focused()


def test_the_menu_of_a_road_covers_nothing_of_what_it_shows(meet: Meet) -> None:
    person: Person = meet(None, reduced_motion="reduce", settings=QUICK)
    page = person.page
    person.open(person.sit_at(position("PTK|TM/|/|/T|/|/|/PT|T")))
    person.until(lambda: bool(person.legal), "the turn")
    shown = "svg.board .ghost, svg.board .doomed"
    looked = 0
    for size in (DESK, {"width": 1024, "height": 700}, {"width": 900, "height": 800}):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.wait_for_timeout(60)
        for road in range(1, 8):
            Mouse(person).press_road(road)
            menu = page.locator(".menu")
            menu.wait_for()
            expect(menu).to_be_in_viewport(ratio=1)
            for item in page.locator('.menu .item:not([aria-disabled="true"]), .menu .unit').all():
                item.hover()
                page.locator(shown).first.wait_for()
                looked += 1
                name = item.get_attribute("data-action")
                assert not covers(page, ".menu", shown), f"{size['width']} px: {name}"
            page.locator(".menu .close").click()
    assert looked > 60
