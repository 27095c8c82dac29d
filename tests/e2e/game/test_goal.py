"""The player's goal: in words, with progress, struck out when it is lost; marks that explain themselves."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from ..conftest import PHONE, Meet
from ..hands import Mouse, Touch
from ..people import SAME, Person, position
from ..places import LIVELY

CALM = {"reduced_motion": "reduce", "settings": {"pace": "instant"}}
#: One of the two roads of the objective is conquered.
HALF = position("|/|/!TTTTTT|/|/TP|/|/|", south="235/-")
#: The enemy holds two of the three roads of the objective.
LOST = position("|/|GPPPPPP1!/|TTTTTT!/|/TP|/|/|", south="235/sabotage")


def test_against_the_machine_the_objective_lies_face_up_with_progress(meet: Meet) -> None:
    person: Person = meet(None, **CALM)
    person.open(person.sit_at(HALF))
    card = person.page.locator("aside .objective")
    expect(card).to_contain_text("Conquer any two of roads 2, 3 and 5.")
    expect(card).to_contain_text("Any three roads win too.")
    expect(card).to_contain_text("1 road to go")
    goal = card.get_by_role("img", name=re.compile("Road 3: yours. Road 5: open."))
    expect(goal.locator("[data-road-goal='3']")).to_have_class(re.compile("yours"))
    expect(goal.locator("i.held")).to_have_count(1)
    expect(person.page.get_by_role("button", name="Press and hold")).to_have_count(0)


def test_the_progress_follows_a_conquest(meet: Meet) -> None:
    person: Person = meet(None, **CALM)
    person.open(person.sit_at(position("|/|/TTTTT|/|/TP|/|/|", south="235/-")))
    card = person.page.locator("aside .objective")
    expect(card).to_contain_text("2 roads to go")
    Mouse(person).do("T3")
    expect(card).to_contain_text("1 road to go")


def test_between_people_each_sees_the_own_objective_face_up(meet: Meet) -> None:
    ada: Person = meet(None, **CALM)
    ben: Person = meet(None, **CALM)
    table = ada.sit_at(HALF, ben)
    ada.open(table)
    ben.open(table)
    expect(ada.page.locator("aside .objective")).to_contain_text("Conquer any two of roads 2, 3 and 5.")
    expect(ben.page.locator("aside .objective")).to_contain_text("Conquer any two of roads 2, 4 and 6.")
    expect(ben.page.get_by_text("Conquer any two of roads 2, 3 and 5.")).to_have_count(0)


def test_an_objective_that_can_no_longer_be_fulfilled_is_struck_out_with_what_still_wins(meet: Meet) -> None:
    person: Person = meet(None, **CALM)
    person.open(person.sit_at(LOST))
    card = person.page.locator("aside .objective")
    expect(card.locator("s")).to_have_text("Conquer any two of roads 2, 3 and 5.")
    expect(card).to_contain_text("This objective can no longer be fulfilled.")
    expect(card).to_contain_text("You still win with any three roads.")


def test_on_a_phone_the_goal_stands_above_the_stock_and_opens_the_cards(meet: Meet) -> None:
    person: Person = meet(None, size=PHONE, has_touch=True, is_mobile=True, **CALM)
    person.open(person.sit_at(HALF))
    page = person.page
    goal = page.locator("button.goal")
    expect(goal.locator("[data-road-goal='3']")).to_have_class(re.compile("yours"))
    goal.tap()
    cards = page.get_by_role("dialog", name="Cards")
    expect(cards).to_contain_text("Conquer any two of roads 2, 3 and 5.")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_on_a_phone_the_goal_stays_beside_the_words_about_the_enemys_turn(meet: Meet) -> None:
    person: Person = meet(None, **CALM, **{**Touch.browser, "size": {"width": 390, "height": 664}})
    page = person.page
    person.open(person.sit_at(LIVELY, 1))
    for action in ("x1", "."):
        Touch(person).do(action)
    person.until(lambda: bool(person.legal), "the turn")
    expect(page.locator(".hint")).to_contain_text(re.compile("^They "))
    expect(page.locator(".advice .goal [data-road-goal]")).to_have_count(3)
    expect(page.locator(".advice button.goal")).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("language", ["en", "nl", "fr", "es", "it"])
@pytest.mark.parametrize("width", [320, 360])
def test_on_the_smallest_phones_the_goal_stays_beside_a_hint(meet: Meet, width: int, language: str) -> None:
    chosen = {"pace": "instant", "language": language}
    size = {"width": width, "height": 640}
    person: Person = meet(None, **{**CALM, "settings": chosen}, size=size, has_touch=True, is_mobile=True)
    person.open(person.sit_at(LIVELY))
    hint, goal = person.page.locator(".hint"), person.page.locator(".advice button.goal")
    person.page.locator('[data-unit="T"]').tap()
    expect(hint).not_to_be_empty()
    expect(goal.locator("[data-road-goal]")).to_have_count(3)
    expect(goal).to_be_in_viewport(ratio=0.99)
    assert hint.evaluate("(one) => one.scrollHeight <= one.clientHeight + 1"), hint.inner_text()
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_at_one_screen_nothing_on_the_board_reveals_the_objective_unless_wanted(meet: Meet) -> None:
    person: Person = meet(None, **CALM)
    person.open(person.sit_at(HALF, SAME))
    page = person.page
    page.get_by_role("button", name="I'm ready").click()
    hold = page.get_by_role("button", name="Press and hold to see your objective")
    expect(hold).to_be_visible()
    expect(page.locator("svg.board .mark")).to_have_count(0)
    expect(page.locator("[data-road-goal]")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("checkbox", name="Also with two players at one screen").check()
    page.keyboard.press("Escape")
    expect(page.locator("svg.board .mark")).to_have_count(3)


def test_the_marks_of_a_road_explain_themselves(meet: Meet) -> None:
    person: Person = meet(None, **CALM)
    person.open(person.sit_at(position("|/|/TP|/|/|/|/|", south="west/-")))
    page = person.page
    legend = page.get_by_role("list", name="Marks on the board")
    expect(legend).to_contain_text("can count for your objective")
    expect(legend).to_contain_text("keep the enemy off")
    # For screen readers and under the pointer, where they are drawn.
    denied = "Your objective fails if the enemy conquers road 2."
    expect(person.road(2)).to_have_accessible_description(re.compile(re.escape(denied)))
    expect(person.road(1).locator("title")).to_have_text("Road 1 can count for your objective.")
    expect(person.road(4).locator("title")).to_have_count(0)
    # By a press on the road.
    Mouse(person).press_road(2)
    expect(page.locator(".menu")).to_contain_text(denied)
