"""The position editor: setting up possible positions and trying them out."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from sevenroads.texts import Texts

from ..conftest import Meet
from ..hands import HANDS, Hand, Keyboard
from ..people import Person
from ..places import LIVELY

REFUSED = ("422 (Unprocessable",)


@pytest.fixture(params=HANDS)
def hand(meet: Meet, request: pytest.FixtureRequest) -> Hand:
    way = HANDS[request.param]
    person: Person = meet("/editor", reduced_motion="reduce", may_print=REFUSED, **way.browser)
    person.page.locator("svg.board").wait_for()
    return way(person)


def written(hand: Hand) -> str:
    return hand.page.get_by_label("Position as text").input_value()


def put(hand: Hand, seat: str, unit: str, road: int) -> None:
    unit_of_the_stock = hand.page.locator(f'[data-palette="{seat}{unit}"]')
    if unit_of_the_stock.get_attribute("aria-pressed") != "true":
        hand.press(unit_of_the_stock)
    if isinstance(hand, Keyboard):
        hand.to_the_board()
        hand.page.keyboard.press(str(road))
    else:
        hand.press_road(road)


def test_a_position_is_set_up_changed_and_tried_out(hand: Hand) -> None:
    page, road = hand.page, hand.person.road
    put(hand, "south", "T", 2)
    expect(road(2)).to_have_accessible_name(re.compile("Germans, from rear to front: tank"))
    put(hand, "north", "P", 2)
    expect(road(2)).to_have_accessible_name(re.compile("Allies, from rear to front: private"))
    # The line is moved away from its block until the two touch.
    hand.press(page.locator('[data-palette="northP"]'))
    hand.press_road(2)
    box = page.get_by_role("region", name="Road 2")
    more = box.get_by_role("group", name="Germans").get_by_role("button", name="more")
    for gap in range(12, -1, -1):
        hand.press(more)
        expect(road(2)).to_have_accessible_name(re.compile(f"Gap {gap}\\b"))
    expect(more).to_be_disabled()
    assert " |/13T|P/|/" in written(hand)
    hand.press(page.get_by_role("button", name="Undo the last change"))
    expect(road(2)).to_have_accessible_name(re.compile("Gap 1\\b"))
    hand.press(more)
    expect(road(2)).to_have_accessible_name(re.compile("Gap 0\\b"))
    # Play on from the position that was set up.
    hand.press(page.get_by_role("button", name="Try it out"))
    page.locator('[data-unit="T"][aria-pressed]').wait_for()
    hand.press_road(2)
    hand.press(page.locator('.menu [data-action="x2"]'))
    expect(road(2)).to_have_accessible_name(re.compile("Allies: no line"))
    hand.press(page.get_by_role("button", name="Set up"))
    expect(road(2)).to_have_accessible_name(re.compile("Allies, from rear to front: private"))


def test_an_impossible_position_is_refused(hand: Hand) -> None:
    page, road = hand.page, hand.person.road
    alert = page.get_by_role("alert")
    put(hand, "south", "G", 1)
    expect(road(1)).to_have_accessible_name(re.compile("general"))
    kept = written(hand)
    # A second special unit (R2.4).
    put(hand, "south", "Y", 3)
    expect(alert).to_contain_text("This position is not possible")
    expect(road(3)).to_have_accessible_name(re.compile("Germans: no line"))
    assert written(hand) == kept
    # Text that is no position.
    page.get_by_label("Position as text").fill("ardennes TTTTTTT|/|/|/|/|/|/| s1:4 -/- -/- -/- -")
    hand.press(page.get_by_role("button", name="Load this position"))
    expect(alert).to_contain_text("This position is not possible")
    expect(road(1)).to_have_accessible_name(re.compile("general"))
    # A unit that does not fit: 18 tiles hold six tanks and no mine.
    for tile in range(3, 19, 3):
        put(hand, "south", "T", 5)
        name = "Road 5: conquered by the Germans." if tile == 18 else re.compile(f"Gap {18 - tile}\\b")
        expect(road(5)).to_have_accessible_name(name)
    put(hand, "south", "M", 5)
    expect(alert).to_contain_text("This position is not possible")


def test_a_position_is_opened_by_its_link(meet: Meet) -> None:
    person: Person = meet("/editor?position=" + str(LIVELY).replace(" ", "%20"), reduced_motion="reduce")
    page = person.page
    expect(person.road(3)).to_have_accessible_name("Road 3: conquered by the Germans.")
    expect(page.get_by_label("Side to play")).to_have_value("south")
    expect(page.get_by_label("Turn", exact=True)).to_have_value("23")
    expect(page.get_by_label("Objective: Germans")).to_have_value("146")


def test_the_reason_why_a_position_is_impossible_is_in_the_readers_language(meet: Meet) -> None:
    person: Person = meet("/editor", reduced_motion="reduce", locale="nl-NL", may_print=REFUSED)
    page = person.page
    page.locator("svg.board").wait_for()
    alert = page.get_by_role("alert")
    dutch = Texts("nl")

    def refused(kind: str, **values: str | int) -> str:
        # The page names a rule by its word and number: "R2.4" becomes "regel 2.4".
        return re.sub(r"\bR(\d)", r"regel \1", dutch.text(f"editor-refused-{kind}", values, "learning"))

    told = {
        "GY|/|/|/|/|/|/|": refused("specials", side="Duitsers", count=2, limit=1),
        "|/TTTTTT|TT/|/|/|/|/|": refused("tiles", road="Weg 2", count=24, limit=18),
        "|/|/SS|/|/|/|/|": refused("army", side="Duitsers", unit="sergeant", count=2, limit=1),
    }
    for roads, text in told.items():
        page.get_by_label("Stelling als tekst").fill(
            f"ardennes+novictory+noobjectives {roads} s1:4 -/- -/- -/- -"
        )
        page.get_by_role("button", name="Deze stelling laden").click()
        expect(alert).to_contain_text(text)
    page.get_by_label("Stelling als tekst").fill("ardennes |/|/|/|/|/|/| s1:4 -/- -/- -/- -")
    page.get_by_role("button", name="Deze stelling laden").click()
    expect(alert).to_contain_text(dutch.text("editor-refused", {}, "learning"))
    expect(alert.locator("q[lang=en]")).to_contain_text("Germans' cards: no objective")
