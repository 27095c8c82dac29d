"""Every page in every language: no text missing, no overflow, no button cut off."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from sevenroads.editions import LANGUAGES

from ..conftest import DESK, PHONE, Meet
from ..people import Person, position
from ..places import go, places

#: A text that was not found is shown as its key, with dots; a value that was not found stays in braces.
MISSING = r"""() => {
  const key = /(^|\s)[a-z]+(\.[a-z-]+)+(?=\s|$)|\{\w+(:\w+)?\}|undefined|\[object/;
  const found = [];
  const look = (text, where) => {
    if (text && key.test(text)) found.push(`${where}: ${text.trim().slice(0, 80)}`);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (!parentElement.closest("script, style, textarea, code")) look(data, parentElement.tagName);
  }
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
    for (const name of ["aria-label", "title", "placeholder", "alt"]) look(element.getAttribute(name), name);
  return found;
}"""
#: Elements wider than the page, and buttons whose text overflows them or lies outside the page.
OVERFLOW = """() => {
  const wide = document.documentElement.scrollWidth - innerWidth;
  const found = wide > 0 ? [`the page is ${wide} px too wide`] : [];
  for (const button of document.querySelectorAll("button, a.button, .button, summary, label.choice")) {
    const box = button.getBoundingClientRect();
    if (box.width === 0 || getComputedStyle(button).visibility === "hidden") continue;
    if (button.closest(".visually-hidden, [inert]") || button.matches(".visually-hidden")) continue;
    const name = (button.getAttribute("aria-label") ?? button.innerText).trim().slice(0, 50);
    if (button.scrollWidth > button.clientWidth + 1 && button.clientWidth > 0) found.push(`cut off: ${name}`);
    let scrolls = false;
    for (let up = button.parentElement; up; up = up.parentElement)
      if (/auto|scroll/.test(getComputedStyle(up).overflowX)) scrolls = true;
    if (!scrolls && (box.left < -1 || box.right > innerWidth + 1)) found.push(`beside the page: ${name}`);
  }
  return found;
}"""


def test_given_names_and_levels_are_in_the_readers_language(meet: Meet) -> None:
    ada: Person = meet(None, reduced_motion="reduce")
    ben: Person = meet(None, settings={"language": "nl"}, reduced_motion="reduce")
    ada.name = "Guest 4534"
    table = ada.sit_at(position("PT|/|/|/|/|/|/|M"), ben)
    ada.open(table)
    ben.open(table)
    expect(ben.page.locator(".enemy").first).to_contain_text("Gast 4534")
    expect(ben.page.locator(".own").first).to_contain_text(ben.name)
    ada.page.locator("aside .presets button").first.click()
    expect(ben.page.locator("aside li").filter(has_text="Gast 4534")).to_have_count(1)
    expect(ada.page.locator("aside li strong")).to_have_text("Guest 4534")
    ben.page.goto(f"{ben.site.url}/account")
    expect(ben.page.locator("main")).to_contain_text("Gast 4534")
    ben.open(ben.sit_at(position("PT|/|/|/|/|/|/|M"), 1))
    expect(ben.page.locator(".enemy").first).to_contain_text("Rekruut")


def test_a_guest_sees_its_given_name_in_its_language_and_keeps_it(meet: Meet) -> None:
    person: Person = meet(None, settings={"language": "fr"}, reduced_motion="reduce")
    person.name = "Guest 4534"
    person.sign_in()
    page = person.page
    go(person, "/account")
    expect(page.locator("header .account")).to_contain_text("Invité 4534")
    expect(page.locator("#guest")).to_have_value("Invité 4534")
    page.locator("form:has(#guest) button").click()
    page.locator("#guest").fill("Odile")
    page.locator("form:has(#guest) button").click()
    expect(page.locator("header .account")).to_contain_text("Odile")
    renamed = [answer for answer in person.answers if answer.url.endswith("/api/guest")]
    assert len(renamed) == 1, "an unchanged name is not sent"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_fits_and_is_fully_translated(meet: Meet, language: str) -> None:
    person: Person = meet(None, settings={"language": language}, reduced_motion="reduce")
    page, wrong = person.page, []
    for name, path in places(person).items():
        go(person, path)
        assert page.evaluate("document.documentElement.lang") == language
        wrong += [f"{name}: {text}" for text in page.evaluate(MISSING)]
        for size in (DESK, PHONE):
            page.set_viewport_size(size)  # type: ignore[arg-type]
            page.wait_for_timeout(40)
            wrong += [f"{name} at {size['width']} px: {text}" for text in page.evaluate(OVERFLOW)]
        page.set_viewport_size(DESK)  # type: ignore[arg-type]
    assert not wrong, "\n".join(wrong)


def test_the_language_can_be_changed_during_a_game(meet: Meet) -> None:
    person: Person = meet("/", locale="nl-NL")
    page = person.page
    page.get_by_role("button", name="Instellingen").click()
    page.get_by_role("dialog").get_by_label("Taal").select_option("fr")
    page.get_by_role("dialog", name="Réglages").wait_for()
    assert page.evaluate("document.documentElement.lang") == "fr"
    page.reload()
    page.get_by_role("button", name="Réglages").wait_for()
