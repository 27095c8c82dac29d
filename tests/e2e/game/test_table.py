"""Around the board: offers, menus and messages are visible, not covered or cut off, and correct."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from server.client import ServerProcess

from sevenroads import State
from sevenroads.editions import LANGUAGES

from ..conftest import CUT, DESK, PHONE, Meet
from ..hands import Mouse, Touch
from ..people import SAME, Person, position
from ..places import LIVELY

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
    """Ada at a desktop, to play, and Ben at a phone."""
    ada: Person = meet(None, reduced_motion="reduce", settings=QUICK, **more)
    phone = {**Touch.browser, "size": size}
    ben: Person = meet(
        None, reduced_motion="reduce", settings={**QUICK, "language": language}, **phone, **more
    )
    table = ada.sit_at(position("PT|/|/|/|/|/|/|M"), ben)
    ada.open(table)
    ben.open(table)
    return ada, ben


@pytest.mark.parametrize("width", [320, 390, 899])
def test_an_offer_can_be_answered_on_a_small_screen_without_a_menu(meet: Meet, width: int) -> None:
    ada, ben = two(meet, size={"width": width, "height": 700})
    for asked, answer in (("Offer a draw", "Decline"), ("Ask for a take-back", "Accept")):
        if asked != "Offer a draw":
            Mouse(ada).do("T3")
            Mouse(ada).do(".")
            ben.until(lambda: bool(ben.legal), "Ben's turn")
        ada.page.get_by_role("button", name="Menu").click()
        ada.page.get_by_role("button", name=asked).click()
        button = ben.page.get_by_role("button", name=answer)
        expect(button).to_be_in_viewport(ratio=1)
        # Screen readers announce it.
        expect(ben.page.get_by_role("status").filter(has=button)).to_have_count(1)
        offered = ben.seq
        button.tap()
        expect(button).to_have_count(0)
        ada.until(lambda before=offered: ada.seq > before, "the answer")


def test_pressing_enter_twice_on_a_road_does_its_first_action(meet: Meet) -> None:
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


def test_at_one_screen_a_screen_reader_can_open_the_objective(meet: Meet) -> None:
    person: Person = meet(None, reduced_motion="reduce")
    person.open(person.sit_at(position(), SAME))
    page = person.page
    page.get_by_role("button", name="I'm ready").click()
    objective = page.locator("aside .objective")
    told = page.get_by_text("Conquer any two of roads 1, 4 and 7.")
    for _ in range(2):
        objective.evaluate("(button) => button.click()")
        expect(told).to_be_visible()
        objective.evaluate("(button) => button.click()")
        expect(told).to_have_count(0)
    for key in ("Enter", " "):
        objective.focus()
        page.keyboard.press(key)
        expect(told).to_be_visible()
        page.keyboard.press("Tab")
        expect(told).to_have_count(0)
    objective.evaluate("(button) => button.click()")
    expect(told).to_be_visible()
    page.keyboard.press("Tab")
    expect(told).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_fits_a_small_phone(meet: Meet, language: str) -> None:
    """Nothing to scroll, the end-turn button on one line, and no text cut off."""
    phone = {**Touch.browser, "size": PHONE}
    person: Person = meet(None, reduced_motion="reduce", settings={"language": language}, **phone)
    page = person.page
    person.open(person.sit_at(position("PT|/|/|/|/|/|/|M", "s1:4", south="147/sabotage")))
    person.until(lambda: bool(person.legal), "the turn")
    # A long text below the board: the height does not change.
    cut = "(text) => text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight"
    board = person.road(1).bounding_box()
    for unit in "PMTKSC":
        assert not page.locator(".hint").evaluate(cut), page.locator(".hint").inner_text()
        page.locator(f'[data-unit="{unit}"]').tap()
        assert person.road(1).bounding_box() == board
    assert not page.locator(".hint").evaluate(cut), page.locator(".hint").inner_text()
    assert page.evaluate("document.documentElement.scrollHeight") <= PHONE["height"]
    end = page.locator(".end")
    expect(end).to_be_in_viewport(ratio=1)
    assert end.evaluate(LINES) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_name_an_open_menu_and_open_cards_stay_within_a_small_phone(meet: Meet, language: str) -> None:
    phone = {**Touch.browser, "size": PHONE}
    settings = {**QUICK, "language": language}
    person: Person = meet(None, reduced_motion="reduce", settings=settings, **phone)
    other: Person = meet(None, reduced_motion="reduce", settings=settings)
    person.name, other.name = f"W{person.name * 3}"[:30], f"M{other.name * 3}"[:30]
    page = person.page
    for enemy in (other, 2):
        person.open(person.sit_at(LIVELY, enemy))
        for sheet in (None, ".cardsbutton", "header > button:last-child"):
            if sheet:
                page.locator(sheet).tap()
                page.locator("dialog[open]").wait_for()
            width = page.evaluate("document.documentElement.scrollWidth")
            assert width == PHONE["width"], f"{language}, {sheet}: {width} px"
            for box in page.locator("dialog[open]").all():
                assert box.evaluate("(box) => box.scrollWidth <= box.clientWidth")
            if sheet:
                page.keyboard.press("Escape")
        person = meet(None, reduced_motion="reduce", settings=settings, **phone)
        person.name, page = f"W{person.name * 3}"[:30], person.page


def test_pressing_the_stock_in_the_enemys_turn_says_whose_turn_it_is(meet: Meet) -> None:
    _, ben = two(meet)
    page = ben.page
    page.locator('[data-unit="T"]').tap()
    expect(page.locator(".note")).to_contain_text("Germans to play")
    expect(page.locator('[data-unit="T"]')).to_have_attribute("aria-pressed", "false")
    assert "anywhere right now" not in page.locator(".hint").inner_text()


def test_behind_the_curtain_nothing_takes_input(meet: Meet) -> None:
    person: Person = meet(None, reduced_motion="reduce")
    page = person.page
    person.open(person.sit_at(position("PT|/|/|/|/|/|/|"), SAME))
    ready = page.get_by_role("button", name="I'm ready")
    expect(ready).to_be_focused()
    assert page.locator('[data-unit="T"]').evaluate("(unit) => unit.closest('[inert]') !== null")
    for key in ("t", "1", "Enter", "x", "."):
        ready.blur()
        page.keyboard.press(key)
    expect(page.locator(".menu, .note, dialog[open]")).to_have_count(0)
    expect(page.locator(".hint")).to_have_text("")
    ready.click()
    Mouse(person).do("T1")


def test_an_action_made_while_the_server_is_down_is_reported_as_pending(
    meet: Meet, site: ServerProcess
) -> None:
    ada, ben = two(meet, may_print=CUT)
    Mouse(ada).do("T3")
    Mouse(ada).do(".")
    ben.until(lambda: bool(ben.legal), "Ben's turn")
    page = ben.page
    site.kill()
    try:
        expect(page.get_by_text("Can't reach the server. Reconnecting…")).to_be_visible()
        for selector in ("header > a", "header > button:last-child", "svg.board"):
            assert not covers(page, ".banner", selector), selector
        Touch(ben).place("P4")
        kept = "Can't reach the server. Your action will be sent once the connection is back."
        expect(page.get_by_role("status").get_by_text(kept)).to_be_visible()
        assert not covers(page, ".banner", "svg.board")
    finally:
        site.start()
    expect(ada.road(4)).to_have_accessible_name(re.compile("rear to front: private"), timeout=30_000)
    expect(page.locator(".banner")).to_have_count(0)


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


def test_an_invite_link_to_this_computer_only_shows_a_warning(meet: Meet, site: ServerProcess) -> None:
    person: Person = meet("/new?opponent=open", reduced_motion="reduce")
    page = person.page
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Only this computer can open this link.")).to_be_visible()


def test_a_chat_preset_is_shown_in_each_readers_language(meet: Meet) -> None:
    ada, ben = two(meet, language="fr")
    ada.page.locator("aside .presets button").nth(1).click()
    expect(ada.page.locator("aside li").filter(has_text="Good luck.")).to_be_visible()
    ben.page.get_by_role("button", name="Discussion").tap()
    expect(ben.page.locator("dialog[open] li").filter(has_text="Bonne chance !")).to_be_visible()


def test_the_header_uses_the_form_of_the_side_that_the_language_needs(meet: Meet) -> None:
    _, ben = two(meet, language="fr")
    expect(ben.page.locator("header .status")).to_have_text("Aux Allemands de jouer")


def test_menu_entries_begin_with_a_capital_and_appear_once(meet: Meet) -> None:
    person: Person = meet(None, reduced_motion="reduce")
    page = person.page
    person.open(person.sit_at(LIVELY))
    Mouse(person).press_road(5)
    expect(
        page.locator(".menu .item").filter(has_text=re.compile("Command tank: fire right"))
    ).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog").get_by_text("Show gaps")).to_have_count(1)


#: A rank sign on a piece or by itself.
SIGN = "path:is(.rank, .d-rank, .d-stars)"


def drawn_signs(places: Locator) -> list[int]:
    """How many chevrons or stars each of these drawings shows."""
    return [
        "".join(one.locator(SIGN).evaluate_all("(all) => all.map((one) => one.getAttribute('d'))")).count("M")
        for one in places.all()
    ]


BEACH = State.parse(
    "dday MP|TM/C|PC/PG|P/CPM|SR/!TTTTTT|/P|PP/8TS|PT s9:4 146/dig-in,reinforcements 246/- 235,147/sabotage -"
)
STARS = {"R": 1, "P": 2, "C": 3, "S": 4, "G": 5}


def test_dday_shows_ranks_in_stars_on_pieces_in_stocks_and_in_the_reference(meet: Meet) -> None:
    person: Person = meet(None, size={"width": 320, "height": 640}, reduced_motion="reduce")
    page = person.page
    person.open(person.sit_at(BEACH))
    page.locator(".piece").first.wait_for()
    for letter, stars in {**STARS, "T": 0, "M": 0}.items():
        text = page.get_by_text(letter, exact=True)
        for place in (".piece", ".own .tray button svg", ".enemy .tray li svg"):
            shown = drawn_signs(page.locator(place).filter(has=text))
            assert shown, f"{place} {letter}"
            assert set(shown) == {stars}, f"{place} {letter}"
    widths = page.locator(f".piece {SIGN}").evaluate_all(
        "(all) => all.map((one) =>"
        " one.getBoundingClientRect().width / one.getAttribute('d').match(/M/g).length)"
    )
    assert min(widths) > 4, "a star can be seen on the smallest phone"
    person.road(4).focus()
    page.keyboard.press("?")
    ranks = page.locator("[data-rank]")
    ranks.first.wait_for()
    assert [rank.get_attribute("data-rank") for rank in ranks.all()] == list(STARS)
    assert drawn_signs(ranks.locator(".sign")) == list(STARS.values())
    assert [text.strip() for text in ranks.locator(".visually-hidden").all_inner_texts()] == list("12345")


def test_the_quick_reference_shows_the_same_signs_as_the_pieces(meet: Meet) -> None:
    person: Person = meet(None, reduced_motion="reduce")
    person.open(person.sit_at(LIVELY))
    person.road(4).focus()
    person.page.keyboard.press("?")
    ranks = person.page.locator("[data-rank]")
    ranks.first.wait_for()
    assert drawn_signs(ranks.locator(".sign")) == [0, 1, 2, 3, 3]
    assert drawn_signs(ranks.locator(".chip")) == [0, 1, 2, 3, 3]


def test_stocks_show_ranks(meet: Meet) -> None:
    person: Person = meet(None, size=PHONE, reduced_motion="reduce")
    person.open(person.sit_at(LIVELY))
    for tray in (".own .tray button", ".enemy .tray li"):
        for letter, signs in (("P", 1), ("C", 2), ("S", 3), ("T", 0)):
            chip = person.page.locator(f"{tray} svg").filter(has=person.page.get_by_text(letter, exact=True))
            assert drawn_signs(chip) == [signs], f"{tray} {letter}"
