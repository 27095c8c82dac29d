"""The menu of a road keeps still: what arrives late moves no row, and no press is lost."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from ..conftest import DESK, PHONE, Meet
from ..hands import Mouse
from ..people import Person, position

CALM = {"reduced_motion": "reduce", "settings": {"pace": "instant"}}
#: Road 1: an attack that removes three units. Road 4: a gun with targets. Road 7: a conquest by redeploying.
CROWDED = position("9T|PPP/|/|PCCSMMM/TTK|/|PTTT/|/PTTTTP|", "s9:4", "147/sabotage", "246/-")
#: Two lines of two units; the leading unit of road 2 is blocked.
BLOCKED = position("PT|/11PP|T/|/|/|/|/|", "s9:4", "147/sabotage", "246/-")
TOUCHING = position("13T|P/13T|P/|/|/|/|/|", "s9:4", "147/-", "246/-")


class Late:
    """Holds back the server's answers of one kind until they are released."""

    def __init__(self, person: Person, kind: str) -> None:
        self.kind = kind
        self.held: list[tuple[WebSocketRoute, str | bytes]] = []
        self.holding = True
        person.page.route_web_socket(re.compile("/api/socket$"), self._between)

    def _between(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(frame: str | bytes) -> None:
            if self.holding and json.loads(frame)["type"] == self.kind:
                self.held.append((socket, frame))
            else:
                socket.send(frame)

        server.on_message(pass_on)

    def release(self) -> None:
        self.holding = False
        for socket, frame in self.held:
            socket.send(frame)


def places(person: Person) -> list[Any]:
    """Where the menu and everything to press in it lie."""
    found: list[Any] = person.page.evaluate(
        """[...document.querySelectorAll(".menu, .menu button")].map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return [one.dataset.action ?? one.className, x, y, width, height];
        })"""
    )
    return found


@pytest.mark.parametrize(
    "size", [DESK, PHONE, {"width": 844, "height": 390}], ids=["desk", "phone", "landscape"]
)
@pytest.mark.parametrize("language", ["en", "it"])
def test_nothing_in_the_menu_moves_when_previews_arrive(
    meet: Meet, size: dict[str, int], language: str
) -> None:
    person: Person = meet(
        None, reduced_motion="reduce", size=size, settings={"pace": "instant", "language": language}
    )
    page = person.page
    table = person.sit_at(CROWDED)
    for road in (1, 4, 7):
        late = Late(person, "preview")
        person.open(table)
        person.until(lambda: bool(person.legal), "the turn")
        Mouse(person).press_road(road)
        page.locator(".menu").wait_for()
        person.until(lambda late=late: bool(late.held), "previews to be asked for")  # type: ignore[misc]
        before = places(person)
        late.release()
        expect(page.locator(".menu b").first).not_to_be_empty()
        assert places(person) == before, f"road {road}"


def test_attack_is_hit_at_once_on_a_slow_device_and_network(meet: Meet) -> None:
    person: Person = meet(None, **CALM, size=PHONE)
    page = person.page
    late = Late(person, "preview")
    person.open(person.sit_at(CROWDED))
    person.until(lambda: bool(person.legal), "the turn")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 6})
    Mouse(person).press_road(1)
    box = page.locator('.menu [data-action="x1"]').bounding_box()
    assert box
    # The previews arrive between the moment the player aims and the press.
    before = person.seq
    late.release()
    expect(page.locator(".menu b").first).not_to_be_empty()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] - 4)
    person.until(lambda: person.seq > before, "the attack")
    expect(person.road(1)).to_have_accessible_name(re.compile("Gap 6"))


def test_a_menu_opened_in_the_enemys_turn_stays_open_for_the_own_turn(meet: Meet) -> None:
    ada: Person = meet(None, **CALM)
    ben: Person = meet(None, **CALM)
    table = ada.sit_at(TOUCHING, ben)
    ada.open(table)
    ben.open(table)
    Mouse(ada).do("P5")
    Mouse(ben).press_road(1)
    item = ben.page.locator('.menu [data-action="x1"]')
    expect(item).to_have_attribute("aria-disabled", "true")
    Mouse(ada).do("P6")
    Mouse(ada).do(".")
    expect(item).to_be_visible()
    # What happens on the road itself closes the menu.
    Mouse(ben).do("T3")
    Mouse(ada).press_road(2)
    expect(ada.page.locator(".menu")).to_be_visible()
    Mouse(ben).do("<2")
    expect(ada.page.locator(".menu")).to_have_count(0)


def test_a_menu_opened_right_after_undo_stays_open(meet: Meet) -> None:
    person: Person = meet(None, **CALM)
    page = person.page
    person.open(person.sit_at(TOUCHING))
    Mouse(person).do("P5")
    late = Late(person, "update")
    person.open(page.url.rsplit("/", 1)[1])
    person.until(lambda: bool(person.legal), "the turn")
    page.get_by_role("button", name="Undo").click()
    person.until(lambda: bool(late.held), "the server to undo")
    Mouse(person).press_road(2)
    expect(page.locator(".menu")).to_be_visible()
    late.release()
    expect(person.road(5)).not_to_have_accessible_name(re.compile("private"))
    page.locator('.menu [data-action="x2"]').click()
    expect(person.road(2)).to_have_accessible_name(re.compile("Gap 2"))


@pytest.mark.parametrize("language", ["en", "nl", "fr", "es", "it"])
def test_the_menu_says_what_redeploying_and_retreating_do_and_cost(meet: Meet, language: str) -> None:
    person: Person = meet(None, **{**CALM, "settings": {"pace": "instant", "language": language}}, size=PHONE)
    page = person.page
    person.open(person.sit_at(BLOCKED))
    said = {}
    for road in (1, 2):
        Mouse(person).press_road(road)
        menu = page.locator(".menu")
        expect(menu.locator(f'[data-action="<{road}"] b')).to_have_text(re.compile("2" if road == 1 else "3"))
        said[road] = {kind: menu.locator(f'[data-action="{kind}{road}"]').inner_text() for kind in "><"}
        box, board = menu.bounding_box(), page.locator(".boardbox").bounding_box()
        assert box
        assert board
        assert board["y"] - 1 <= box["y"]
        assert box["y"] + box["height"] <= board["y"] + board["height"] + 1
        page.keyboard.press("Escape")
    # Road 2: the leading unit is blocked, so its retreat is dearer, and the menu says why.
    assert "3" in said[2]["<"]
    assert "3" not in said[1]["<"]
    if language == "en":
        assert "Take the rearmost unit to the front" in said[1][">"]
        assert "Take the leading unit back to your stock" in said[1]["<"]
        assert "3 AP because it is blocked" in said[2]["<"]
