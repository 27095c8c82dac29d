"""Every kind of action and every Victory card, by mouse, touch and keyboard."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from sevenroads import State

from ..conftest import Meet
from ..hands import HANDS, Drag, Hand, Keyboard, Mouse, Swipe
from ..people import Person, position

#: A retreat and a blocked one, an attack, and infantry abreast of both arrows of the command tank.
FIELD = position("|/PT|/|PCCSMMM/TTK|/|PTTT/9TS|MT/13P|T", "s9:8", discarded="reinforcements,reinforcements")
GUNS = position("|PTT/|/|/TTTA|/|/|/|PTT", edition="dday")
MORTAR = position("|/|/|PTTTTT/|/|/|/|")
CARDS = position(
    "PT|/PM|/|TM/PP|/|/|/|",
    south="147/dig-in,forced-march,intelligence,new-orders,night-march,reinforcements,sabotage,second-front,"
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
    assert cards["south"]["objective"] == "125"
    assert cards["north"]["objective"] == "246"
    assert hand.person.moment["position"]["ap"] == 3


@pytest.mark.parametrize("drag", [Drag, Swipe])
def test_a_unit_can_be_dragged_to_its_road(meet: Meet, drag: type[Hand]) -> None:
    hand = at(meet, drag, MORTAR)
    hand.do("P2")
    expect(hand.person.road(2)).to_have_accessible_name(
        re.compile("Gap 16. Germans, from rear to front: private.")
    )


def test_an_action_is_undone_and_a_turn_restarted(meet: Meet, way: type[Hand]) -> None:
    hand = at(meet, way, FIELD)
    road, page = hand.person.road(1), hand.page
    hand.do("T1")
    hand.do("P1")
    if isinstance(hand, Keyboard):
        hand.to_the_board()
        page.keyboard.press("u")
    else:
        hand.press(page.get_by_role("button", name="Undo"))
    expect(road).to_have_accessible_name(re.compile("front: tank. Allies"))
    hand.press(page.get_by_role("button", name="Restart turn"))
    expect(road).to_have_accessible_name(re.compile("Germans: no line"))
    expect(page.get_by_role("img", name="Action points left: 8")).to_be_visible()


def test_a_long_press_previews_an_attack_without_attacking(meet: Meet) -> None:
    hand = at(meet, HANDS["touch"], FIELD)
    box = hand.person.road(6).bounding_box()
    assert box
    finger = hand.page.context.new_cdp_session(hand.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] * 0.97}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    doomed = hand.page.locator("svg.board .doomed")
    expect(doomed).to_have_count(1)
    # A press counts as long after 450 ms.
    hand.page.wait_for_timeout(500)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(doomed).to_have_count(0)
    expect(hand.page.locator(".menu")).to_have_count(0)
    expect(hand.person.road(6)).to_have_accessible_name(re.compile("Gap 0"))


def test_a_chosen_gun_shows_the_roads_from_which_it_would_hit(meet: Meet) -> None:
    hand = at(meet, Mouse, MORTAR)
    page = hand.page
    hits = page.locator("svg.board [data-aim]")
    page.locator('[data-unit="R"]').click()
    expect(hits).to_have_count(1)
    expect(hits).to_have_attribute("data-aim", "5>3")
    # The command tank fires one road to either side, from its second tile.
    page.locator('[data-unit="K"]').click()
    expect(hits).to_have_count(2)
    assert sorted(str(one.get_attribute("data-aim")) for one in hits.all()) == ["2>3", "4>3"]
    page.locator('[data-unit="T"]').click()
    expect(hits).to_have_count(0)


def test_a_refused_action_shows_the_reason_and_the_rule(meet: Meet) -> None:
    hand = at(meet, Mouse, FIELD)
    hand.press_road(7)
    hand.page.locator('.menu [data-action="x7"]').click(force=True)
    note = hand.page.locator(".note")
    expect(note).to_contain_text("which beats it")
    expect(note.get_by_role("link", name="Rule 5.1")).to_have_attribute(
        "href", "/rules/R5.1?edition=ardennes"
    )
    # It hides nothing that one would press next.
    hand.page.locator('[data-unit="M"]').click(trial=True)
    hand.page.get_by_role("button", name="End turn").click(trial=True)


#: Every message of the server comes late, as over a slow line.
SLOW_LINE = """
const hear = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
Object.defineProperty(WebSocket.prototype, "onmessage", {
  set(heard) {
    hear.set.call(this, (event) => setTimeout(() => heard.call(this, event), 300));
  },
});
"""


def test_presses_before_the_servers_answer_are_not_lost(meet: Meet) -> None:
    person: Person = meet(None, reduced_motion="reduce", settings={"pace": "instant"})
    person.page.add_init_script(SLOW_LINE)
    hand = Keyboard(person)
    person.open(person.sit_at(FIELD))
    expect(person.road(2)).to_have_accessible_name(re.compile("Germans, from rear to front: private, tank"))
    page = person.page

    def done() -> list[str]:
        heard = (json.loads(frame) for frame in person.frames)
        return [message["entry"]["action"] for message in heard if message["type"] == "update"]

    hand.to_the_board()
    page.keyboard.type("t12>2<4")
    page.keyboard.press("Enter")
    person.until(lambda: done() == ["T1", ">2", "<2"], "three actions")
    page.wait_for_timeout(400)
    expect(page.locator('.menu [data-action="Kl"]')).to_be_visible()
    assert page.evaluate("document.activeElement.closest('.menu') !== null"), "the focus left the open menu"
    hand.press(page.locator('.menu [data-action="Kl"]'))
    page.keyboard.type("6x.")
    expect(page.get_by_role("dialog")).to_contain_text("You still have 3 AP")
    assert done() == ["T1", ">2", "<2", "Kl", "x6"]


def test_a_chosen_unit_is_shown_on_every_road_it_fits_and_on_no_other(meet: Meet) -> None:
    hand = at(meet, Mouse, FIELD)
    person, page = hand.person, hand.page
    person.until(lambda: person.legal, "the legal actions")
    for unit in "TMP":
        roads = [action for action in person.legal if re.fullmatch(f"{unit}[1-7]", action)]
        assert 0 < len(roads) <= 7
        page.locator(f'[data-unit="{unit}"]').click()
        expect(page.locator("svg.board .ghost")).to_have_count(len(roads))
        expect(page.locator("svg.board .glow")).to_have_count(len(roads))
        page.keyboard.press("Escape")
        expect(page.locator("svg.board .ghost")).to_have_count(0)
