"""The odds of the enemy's objective, an aid in games against the machine."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from sevenroads.server.web.editions import edition_info

from ..conftest import PHONE, Meet
from ..hands import Mouse
from ..pages.test_accessibility import axe, violations
from ..people import SAME, Person, begun, position

__all__ = ["axe"]

START = position("T|/|/|/|/P|/|/|", "s5:4")
#: North goes for roads 2 and 6, as the card `flanks` asks.
ACTIONS = "M3 . T2 T2 P6 P6 . M3 . T2 T6 T6 ."
ON = {"pace": "instant", "odds": True}


def play(person: Person) -> None:
    """Open a game against the machine, whose actions so far point to an objective."""
    person.open(begun(person.site, START, ACTIONS, person.sign_in()))


def odds(person: Person) -> Locator:
    return person.page.get_by_role("region", name="The enemy's objective")


def test_odds_are_off_until_the_player_switches_them_on(meet: Meet) -> None:
    person: Person = meet(None, reduced_motion="reduce", settings={"pace": "instant"})
    play(person)
    page = person.page
    expect(page.get_by_role("region", name="Cards")).to_be_visible()
    expect(odds(person)).to_have_count(0)
    assert not [answer for answer in person.answers if answer.url.endswith("/odds")]
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("checkbox", name=re.compile("how likely each enemy objective is")).check()
    page.keyboard.press("Escape")
    shown = odds(person).get_by_role("listitem").first
    expect(shown).to_contain_text(re.compile(r"\d+%"))
    [answer] = [answer for answer in person.answers if answer.url.endswith("/odds")]
    chances = answer.json()["odds"]
    likeliest = [
        card.names["en"]
        for card in edition_info("ardennes").objectives
        if chances[card.id] == max(chances.values())
    ]
    assert shown.locator(".name").inner_text() in likeliest
    expect(odds(person)).to_contain_text("round 5")


def test_odds_follow_the_enemys_turns(meet: Meet) -> None:
    person: Person = meet(None, reduced_motion="reduce", settings=ON)
    person.open(person.sit_at(START))
    expect(odds(person)).to_contain_text("round 3")
    expect(odds(person)).to_contain_text("Nothing points to any objective yet")
    hand = Mouse(person)
    hand.do("T3")
    hand.do(".")
    expect(odds(person)).to_contain_text("round 4")


def test_odds_are_in_the_sheet_of_cards_on_a_phone(meet: Meet, axe: str) -> None:
    person: Person = meet(None, size=PHONE, reduced_motion="reduce", settings=ON)
    play(person)
    page = person.page
    page.get_by_role("button", name="Cards").click()
    expect(odds(person).get_by_role("listitem").first).to_contain_text(re.compile(r"\d+%"))
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.mouse.move(1, 1)
    page.locator(".tip").wait_for(state="detached")
    assert not violations(person, axe)


@pytest.mark.parametrize("enemy", ["person", SAME])
def test_games_between_people_show_no_odds_and_ask_for_none(meet: Meet, enemy: str) -> None:
    person: Person = meet(None, reduced_motion="reduce", settings=ON)
    other: Person | str = meet(None) if enemy == "person" else SAME
    table = person.sit_at(START, other)
    person.open(table)
    if enemy == SAME:
        person.page.get_by_role("button", name=re.compile("ready", re.IGNORECASE)).click()
    expect(person.page.get_by_role("region", name="Cards")).to_be_visible()
    expect(odds(person)).to_have_count(0)
    assert not [answer for answer in person.answers if answer.url.endswith("/odds")]
