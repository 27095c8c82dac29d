"""Help without the menu: who beats whom, keys, tooltips of stocks and cards, rules behind previews."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from ..conftest import DESK, PHONE, Meet
from ..hands import Mouse, Touch
from ..pages.test_accessibility import axe, violations
from ..people import Person, position
from ..places import LIVELY

__all__ = ["axe"]

CALM = {"reduced_motion": "reduce", "settings": {"pace": "instant"}}


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_who_beats_whom_is_one_press_away(meet: Meet, axe: str, size: dict[str, int]) -> None:
    person: Person = meet(None, size=size, **CALM)
    person.open(person.sit_at(LIVELY))
    page = person.page
    button = page.get_by_role("button", name="Who beats whom")
    button.click()
    window = page.get_by_role("dialog", name="Who beats whom")
    expect(window).to_contain_text("Tanks beat infantry.")
    expect(window).to_contain_text("Mines beat tanks.")
    expect(window.locator("[data-rank]")).to_have_count(5)
    box = window.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert not violations(person, axe)
    page.keyboard.press("Escape")
    expect(window).to_have_count(0)
    expect(button).to_be_focused()
    button.click()
    window.get_by_role("button", name="Quick reference").click()
    expect(page.get_by_role("dialog", name="Quick reference")).to_be_visible()


def test_the_slash_key_opens_and_closes_who_beats_whom(meet: Meet) -> None:
    person: Person = meet(None, **CALM)
    person.open(person.sit_at(LIVELY))
    page = person.page
    person.road(4).focus()
    page.keyboard.press("/")
    window = page.get_by_role("dialog", name="Who beats whom")
    expect(window).to_be_visible()
    page.keyboard.press("/")
    expect(window).to_have_count(0)
    expect(person.road(4)).to_be_focused()


def test_the_quick_reference_has_a_button_and_lists_the_keys(meet: Meet) -> None:
    person: Person = meet(None, **CALM)
    person.open(person.sit_at(LIVELY))
    person.page.get_by_role("button", name="Quick reference").click()
    card = person.page.get_by_role("dialog", name="Quick reference")
    expect(card.get_by_role("heading", name="Keyboard keys")).to_be_visible()
    expect(card.get_by_role("listitem").filter(has_text="Who beats whom")).to_contain_text("/")


def test_a_stock_explains_its_units_under_the_pointer_and_with_the_focus(meet: Meet) -> None:
    person: Person = meet(None, **CALM)
    person.open(person.sit_at(LIVELY))
    page = person.page
    tip = page.get_by_role("tooltip")
    page.locator('[data-unit="T"]').hover()
    expect(tip).to_have_text(re.compile(r"Tank, 3 tiles, \d in stock\. Beats infantry\. Mines beat it\."))
    page.locator("h1").hover()
    expect(tip).to_have_count(0)
    page.locator('[data-enemy-unit="M"]').hover()
    expect(tip).to_contain_text("Beats tanks. Infantry beats it.")
    page.locator("h1").hover()
    expect(tip).to_have_count(0)
    page.keyboard.press("Tab")
    page.locator('[data-unit="M"]').focus()
    expect(tip).to_contain_text("Anti-tank mine, 1 tile")
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)


def test_a_long_press_explains_a_unit_without_choosing_it(meet: Meet) -> None:
    person: Person = meet(None, **{**Touch.browser, **CALM})
    person.open(person.sit_at(LIVELY))
    page = person.page
    chip = page.locator('[data-unit="P"]')
    box = chip.bounding_box()
    assert box
    finger = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.get_by_role("tooltip")).to_contain_text("Beats mines and lower ranks.")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(chip).to_have_attribute("aria-pressed", "false")
    chip.tap()
    expect(chip).to_have_attribute("aria-pressed", "true")


def test_a_victory_card_in_hand_says_what_it_does(meet: Meet) -> None:
    person: Person = meet(None, **CALM)
    person.open(person.sit_at(LIVELY))
    card = person.page.locator("aside .victory")
    expect(card).to_contain_text("Sabotage")
    expect(card).to_contain_text("goes back to")
    expect(card.locator("svg[data-art='sabotage']")).to_be_visible()


def test_the_enemys_cards_say_what_they_are(meet: Meet) -> None:
    person: Person = meet(None, **CALM)
    person.open(person.sit_at(LIVELY))
    page = person.page
    tip = page.get_by_role("tooltip")
    page.locator(".enemy .backs").click()
    expect(tip).to_contain_text("face down")
    page.locator("[data-discard='dig-in']").click()
    expect(tip).to_contain_text("the enemy can't")


def test_a_card_that_the_enemy_plays_says_its_effect(meet: Meet) -> None:
    ada: Person = meet(None, **CALM)
    ben: Person = meet(None, **CALM)
    table = ada.sit_at(position(south="147/reinforcements"), ben)
    ada.open(table)
    ben.open(table)
    Mouse(ada).do("!reinforcements")
    note = ben.page.locator(".note").filter(has_text="Reinforcements")
    expect(note).to_contain_text("1 extra action point")
    expect(note.get_by_role("link", name="Rule 8")).to_be_visible()


def test_previews_name_their_rule_and_lead_to_it(meet: Meet) -> None:
    person: Person = meet(None, **CALM)
    person.open(person.sit_at(LIVELY))
    page = person.page
    Mouse(person).press_road(1)
    attack = page.locator(".menu .row").filter(has=page.locator('[data-action="x1"]'))
    rule = attack.get_by_role("link", name=re.compile(r"Rule 5\.\d"))
    expect(rule).to_have_attribute("href", re.compile(r"/rules/R5\.\d\?edition=ardennes"))
    rule.click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert "/rules/R5" in page.url


def test_who_beats_whom_says_what_equal_units_do(meet: Meet) -> None:
    person: Person = meet(None, **CALM)
    person.open(person.sit_at(position()))
    person.page.get_by_role("button", name="Who beats whom").click()
    panel = person.page.get_by_role("dialog", name="Who beats whom")
    expect(panel).to_contain_text("Equal units: if one attacks, both go back to stock.")


def test_chain_and_spark_are_explained_where_they_stand(meet: Meet) -> None:
    person: Person = meet(None, **CALM)
    person.open(person.sit_at(position("13T|P/13P|T/14P|P/|/|/|/|")))
    said = {
        1: "Chain: your tank blocks the private. The enemy unit can't attack, and its retreat costs 3 AP.",
        2: "Chain: the tank blocks your private. Your unit can't attack, and its retreat costs 3 AP.",
        3: "Spark: equal units touch. If one attacks, both go back to stock.",
    }
    for road, text in said.items():
        mark = person.road(road).locator(".contact")
        expect(mark.locator("title")).to_have_text(text)
        mark.click()
        expect(person.page.locator(".menu")).to_contain_text(text)
        person.page.keyboard.press("Escape")
    expect(person.road(4).locator(".contact")).to_have_count(0)
