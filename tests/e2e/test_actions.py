"""Every kind of action and every Victory card, by mouse, by touch and by keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from sevenroads import State

from .conftest import Meet
from .hands import HANDS, Drag, Hand, Mouse
from .people import Person, position

#: A retreat and a blocked one, an attack, and infantry abreast of both arrows of the command tank.
FIELD = position("|/PT|/|PCCSMMM/TTK|/|PTTT/9TS|MT/13P|T", "s9:8", discarded="reinforcements,reinforcements")
GUNS = position("|PTT/|/|/TTTA|/|/|/|PTT", edition="dday")
MORTAR = position("|/|/|PTTTTT/|/|/|/|")
CARDS = position(
    "PT|/PM|/|TM/PP|/|/|/|",
    south="17/dig-in,forced-march,intelligence,new-orders,night-march,reinforcements,sabotage,second-front,"
    "supply-cut,withdrawal",
)


@pytest.fixture(params=HANDS)
def way(request: pytest.FixtureRequest) -> type[Hand]:
    return HANDS[request.param]


def at(meet: Meet, way: type[Hand], start: State) -> Hand:
    person: Person = meet(None, reduced_motion="reduce", settings={"pace": "instant"}, **way.browser)
    person.open(person.sit_at(start))
    return way(person)


def test_every_kind_of_action_can_be_done(meet: Meet, way: type[Hand]) -> None:
    hand = at(meet, way, FIELD)
    road = hand.person.road
    hand.do("T1")
    expect(road(1)).to_have_accessible_name(
        "Road 1. Gap 15. Germans, from rear to front: tank. Allies: no line."
    )
    hand.do(">2")
    expect(road(2)).to_have_accessible_name(
        "Road 2. Gap 11. Germans, from rear to front: tank, private. 2 tiles from its block. Allies: no line."
    )
    hand.do("<2")
    hand.do("Kl")
    expect(road(3)).to_have_accessible_name(
        "Road 3. Gap 9. Germans: no line. Allies, from rear to front: anti-tank mine, anti-tank mine, "
        "anti-tank mine, sergeant, corporal, corporal."
    )
    hand.do("Kr")
    expect(road(5)).to_have_accessible_name(
        "Road 5. Gap 9. Germans: no line. Allies, from rear to front: tank, tank, tank."
    )
    hand.do("x6")
    expect(road(6)).to_have_accessible_name(
        "Road 6. Gap 1. Germans, from rear to front: tank, sergeant. 9 tiles from its block. "
        "Allies, from rear to front: tank."
    )
    assert hand.person.moment["position"]["ap"] == 3
    hand.do("<7")
    assert hand.person.moment["position"]["ap"] == 0
    hand.do(".")
    hand.person.until(lambda: hand.person.moment["position"]["turn"] == 11, "the machine's turn")


def test_the_artillery_fires_left_and_right(meet: Meet, way: type[Hand]) -> None:
    hand = at(meet, way, GUNS)
    hand.do("Al")
    hand.do("Ar")
    expect(hand.person.road(1)).to_have_accessible_name(re.compile("Gap 12.*: tank, tank.$"))
    expect(hand.person.road(7)).to_have_accessible_name(re.compile("Gap 12.*: tank, tank.$"))


def test_the_mortar_fires_in_the_turn_it_is_placed(meet: Meet, way: type[Hand]) -> None:
    hand = at(meet, way, MORTAR)
    hand.do("R5")
    hand.do("Rl")
    expect(hand.person.road(3)).to_have_accessible_name(re.compile("Gap 3.*: tank, tank, tank, tank, tank.$"))


def test_every_card_can_be_played(meet: Meet, way: type[Hand]) -> None:
    hand = at(meet, way, CARDS)
    for action in (
        "!reinforcements",
        "!forced-march:1",
        "!withdrawal:2",
        "!sabotage:3",
        "!second-front",
        "!intelligence",
        "!dig-in:4",
        "!supply-cut",
        "!night-march",
        "!new-orders",
    ):
        hand.do(action)
    cards = hand.person.moment["position"]["cards"]
    assert cards["south"].get("hand", []) == []
    assert cards["south"]["objective"] == "13"
    assert cards["north"]["objective"] == "26"
    assert hand.person.moment["position"]["ap"] == 6


def test_a_unit_can_be_dragged_to_its_road(meet: Meet) -> None:
    hand = at(meet, Drag, MORTAR)
    hand.do("P2")
    expect(hand.person.road(2)).to_have_accessible_name(
        re.compile("Gap 16. Germans, from rear to front: private.")
    )


def test_a_refused_action_says_why_with_its_rule(meet: Meet) -> None:
    hand = at(meet, Mouse, FIELD)
    hand.press_road(7)
    hand.page.locator('.menu [data-action="x7"]').click(force=True)
    note = hand.page.locator(".note")
    expect(note).to_contain_text("stronger")
    expect(note.get_by_role("link", name="R5.1")).to_have_attribute("href", "/rules/R5.1")
