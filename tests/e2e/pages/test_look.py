"""Boards and pieces to choose from: they apply at once, are kept, and stay readable without colour."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from ..conftest import PHONE, Meet
from ..hands import Touch
from ..people import Person
from ..places import LIVELY
from .test_accessibility import axe as axe  # a fixture
from .test_accessibility import violations

QUICK = {"pace": "instant", "visited": True}


def ground(page: Page) -> str:
    colour: str = page.locator(".board .d-ground").evaluate("(path) => getComputedStyle(path).fill")
    return colour


def choose(page: Page, name: str, value: str) -> None:
    page.get_by_role("combobox", name=name).select_option(value)


def test_a_chosen_board_and_set_of_pieces_show_at_once_and_after_a_reload(meet: Meet) -> None:
    person: Person = meet(None, reduced_motion="reduce", settings=QUICK, color_scheme="light")
    page = person.page
    person.open(person.sit_at(LIVELY))
    expect(page.locator(".pieces use").first).to_be_attached()
    winter, grains = ground(page), page.locator(".pieces .d-grain")
    lines = {line.get_attribute("d") for line in grains.all()}
    assert len(lines) > 10, "the grain differs from piece to piece"
    page.get_by_role("button", name="Menu").click()
    choose(page, "Board", "night")
    choose(page, "Pieces", "letters")
    night = ground(page)
    assert night != winter
    expect(page.locator(".pieces use")).to_have_count(0)
    expect(grains).to_have_count(0)
    assert "T" in page.locator(".pieces text").all_text_contents()
    page.reload()
    page.locator("svg.board").wait_for()
    assert ground(page) == night
    expect(page.locator(".pieces use")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    choose(page, "Board", "own")
    choose(page, "Pieces", "wood")
    assert ground(page) == winter
    expect(page.locator(".pieces use").first).to_be_attached()


@pytest.mark.parametrize("board", ["own", "spring", "night", "plain"])
@pytest.mark.parametrize("pieces", ["wood", "flat", "letters"])
def test_side_and_kind_can_be_told_without_colour(meet: Meet, board: str, pieces: str) -> None:
    """Every piece has the outline and insignia of its side, and its letter is large enough on a phone."""
    phone = {**Touch.browser, "size": PHONE}
    settings = {**QUICK, "board": board, "pieces": pieces}
    person: Person = meet(None, reduced_motion="reduce", settings=settings, **phone)
    page = person.page
    person.open(person.sit_at(LIVELY))
    outlines: dict[str, set[bool]] = {}
    for side in ("star", "cross"):
        paths = page.locator(f".pieces .wooden.{side} .d-edge").all()
        # Only round corners have curves.
        outlines[side] = {"Q" in (path.get_attribute("d") or "") for path in paths}
    assert outlines == {"star": {True}, "cross": {False}}
    for letter in page.locator(".pieces .wooden text").all():
        assert letter.evaluate("(text) => text.getBoundingClientRect().height") >= 11
    contrast = page.locator(".pieces .wooden").first.evaluate(
        """(unit) => {
          const light = (name) => {
            const probe = document.createElement("i");
            probe.style.color = getComputedStyle(unit).getPropertyValue(`--${name}`);
            document.body.append(probe);
            const [r, g, b] = getComputedStyle(probe).color.match(/[\\d.]+/g).map((part) => {
              const c = part / 255;
              return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
            });
            probe.remove();
            return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
          };
          const [print, face] = [light("print"), light("face")];
          return Math.max(print, face) / Math.min(print, face);
        }"""
    )
    assert contrast >= 4.5


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_reports_no_violation_on_any_board(meet: Meet, axe: str, theme: str) -> None:
    person: Person = meet(None, color_scheme=theme, reduced_motion="reduce", settings=QUICK)
    page, wrong = person.page, []
    person.open(person.sit_at(LIVELY))
    for board in ("spring", "night", "plain"):
        page.evaluate(f"document.documentElement.dataset.board = '{board}'")
        wrong += [f"{board}: {text}" for text in violations(person, axe)]
    assert not wrong, "\n".join(wrong)
