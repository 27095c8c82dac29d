"""The opening book: turns played on the board, back again, filters, on every size and by keyboard."""

from __future__ import annotations

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from sevenroads.players.openings import opening_book
from sevenroads.players.openings.book import BookPage

from ..conftest import PHONE, Meet
from ..hands import HANDS, Hand
from ..people import Person
from ..places import go
from .test_accessibility import axe, violations  # noqa: F401


def turns(page: Page) -> list[str | None]:
    return [link.get_attribute("href") for link in page.locator(".turns a").all()]


def shown(page: Page, expected: BookPage) -> None:
    games = f"{expected.games:,} game{'s' * (expected.games != 1)}"
    expect(page.get_by_role("status").filter(has_text=games)).to_be_visible()


@pytest.mark.parametrize("way", HANDS)
def test_a_turn_is_played_on_the_board_and_taken_back(meet: Meet, way: str) -> None:
    hand: Hand = HANDS[way](meet(None, reduced_motion="reduce", **HANDS[way].browser))
    person, page, book = hand.person, hand.page, opening_book("ardennes")
    go(person, "/learn")
    hand.press(page.get_by_role("link", name=re.compile("Openings")))
    shown(page, book.page())
    best = book.page().turns[0]
    road = int(next(action for action in best.actions if action[1:].isdecimal())[1:])
    hand.press(page.locator(".turns a").first)
    shown(page, book.page([best.text]))
    expect(person.road(road)).to_have_accessible_name(re.compile("Germans, from rear to front"))
    hand.press(page.get_by_role("link", name="Back one turn"))
    shown(page, book.page())
    expect(person.road(road)).to_have_accessible_name(re.compile("Gap 18"))
    page.go_back()
    shown(page, book.page([best.text]))


def test_the_left_arrow_key_steps_back_and_the_focus_stays_at_the_list(meet: Meet) -> None:
    person: Person = meet(None, reduced_motion="reduce")
    page = person.page
    go(person, "/openings?edition=dday")
    page.locator(".turns a").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Turns in this position")).to_be_focused()
    assert "turn=" in page.url
    page.keyboard.press("ArrowLeft")
    shown(page, opening_book("dday").page())


def test_an_objective_filters_the_turns_of_its_side(meet: Meet) -> None:
    person: Person = meet(None, reduced_motion="reduce")
    page, book = person.page, opening_book("ardennes")
    go(person, "/openings?edition=ardennes")
    page.get_by_label("Objective card (Germans)").select_option("137")
    filtered = book.page((), ["137"])
    shown(page, filtered)
    assert len(turns(page)) == min(8, len(filtered.turns))
    page.locator(".turns a").first.click()
    expect(page.get_by_label("Objective card (Allies)")).to_have_value("")
    shown(page, book.page([filtered.turns[0].text]))
    page.get_by_label("Edition").select_option("prototype")
    shown(page, opening_book("prototype").page())


def test_a_turn_that_is_not_in_the_book_leads_back_to_the_start(meet: Meet) -> None:
    person: Person = meet(None, reduced_motion="reduce", may_print=("404 (Not Found",))
    page = person.page
    go(person, "/openings?edition=ardennes&turn=Y1+M1")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("The book ends here.")
    alert.get_by_role("link", name="Back to the start").click()
    shown(page, opening_book("ardennes").page())


@pytest.mark.parametrize("language", ["en", "nl", "fr", "es", "it"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_small_phone_shows_every_language_without_scrolling_sideways(
    meet: Meet,
    axe: str,  # noqa: F811
    language: str,
    theme: str,
) -> None:
    person: Person = meet(None, reduced_motion="reduce", color_scheme=theme, locale=language, size=PHONE)
    page = person.page
    turn = quote(opening_book("dday").page().turns[0].text)
    go(person, f"/openings?edition=dday&turn={turn}")
    expect(page.locator(".turns a").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    assert violations(person, axe) == []
