"""Three ways to act as a person would: by mouse, by touch, by keyboard."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from typing import Any, ClassVar

from playwright.sync_api import Locator

from .people import Person

TABLET = {"width": 390, "height": 844}


def kind_of(action: str) -> str:
    if action == ".":
        return "end"
    if action.startswith("!"):
        return "card"
    if re.fullmatch("[A-Z][lr]", action):
        return "fire"
    return {"x": "attack", ">": "redeploy", "<": "retreat"}.get(action[0], "place")


class Hand(ABC):
    """Carries out an action, given in notation, with one input device."""

    #: Options of the browser context.
    browser: ClassVar[dict[str, Any]]

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    def do(self, action: str) -> None:
        """Do the action, confirm it if the page asks, and wait until the server has carried it out."""
        person = self.person
        person.until(lambda: action in person.legal, f"{action} to be legal")
        before = person.seq
        getattr(self, kind_of(action))(action)
        asked = self.page.locator("dialog[open] footer .button.main")
        deadline = 400
        while person.seq == before:
            if asked.count():
                self.press(asked)
            self.page.wait_for_timeout(15)
            deadline -= 1
            notes = self.page.locator(".note")
            assert deadline, f"{action} was not carried out: {notes.all_inner_texts()}"

    @abstractmethod
    def press(self, what: Locator) -> None: ...

    @abstractmethod
    def press_road(self, road: int | str) -> None: ...

    def place(self, action: str) -> None:
        self.press(self.page.locator(f'[data-unit="{action[0]}"]'))
        self.press_road(action[1])

    def _by_menu(self, action: str) -> None:
        self.press_road(action[1])
        self.press(self.page.locator(f'.menu [data-action="{action}"]'))

    redeploy = retreat = attack = _by_menu

    def fire(self, action: str) -> None:
        self.press_road(self._road_of(action[0]))
        self.press(self.page.locator(f'.menu [data-action="{action}"]'))

    def end(self, _: str) -> None:
        self.press(self.page.get_by_role("button", name="End turn"))

    def card(self, action: str) -> None:
        card, _, road = action[1:].partition(":")
        self.press(self._card(card))
        if road:
            self.press_road(road)

    def _card(self, card: str) -> Locator:
        hand = self.person.moment["position"]["cards"][self.person.viewer]["hand"]
        return self.page.locator("aside .victory .button").nth(hand.index(card))

    def _road_of(self, unit: str) -> int:
        roads = self.person.moment["position"]["roads"]
        return next(
            number
            for number, road in enumerate(roads, 1)
            if unit in (road[self.person.viewer].get("units") or "")
        )


class Mouse(Hand):
    browser: ClassVar[dict[str, Any]] = {}

    def press(self, what: Locator) -> None:
        what.click()

    def press_road(self, road: int | str) -> None:
        box = self.person.road(int(road)).bounding_box()
        assert box
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.97)

    def fire(self, action: str) -> None:
        """By clicking the arrow on the board."""
        name = "fire left" if action[1] == "l" else "fire right"
        self.page.locator(f'svg.board [role="button"][aria-label$="{name}"]').click()


class Drag(Mouse):
    """A mouse that drags units to their roads."""

    def place(self, action: str) -> None:
        chip = self.page.locator(f'[data-unit="{action[0]}"]').bounding_box()
        road = self.person.road(int(action[1])).bounding_box()
        assert chip
        assert road
        self.page.mouse.move(chip["x"] + chip["width"] / 2, chip["y"] + chip["height"] / 2)
        self.page.mouse.down()
        self.page.mouse.move(road["x"] + road["width"] / 2, road["y"] + road["height"] / 2, steps=6)
        self.page.mouse.up()


class Touch(Hand):
    browser: ClassVar[dict[str, Any]] = {"has_touch": True, "is_mobile": True, "size": TABLET}

    def press(self, what: Locator) -> None:
        what.tap()

    def press_road(self, road: int | str) -> None:
        where = self.person.road(int(road))
        where.scroll_into_view_if_needed()
        box = where.bounding_box()
        assert box
        self.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.97)

    def _card(self, card: str) -> Locator:
        self.page.locator(".cardsbutton").tap()
        hand = self.person.moment["position"]["cards"][self.person.viewer]["hand"]
        return self.page.locator("dialog[open] .victory .button").nth(hand.index(card))


class Swipe(Touch):
    """A finger that drags units to their roads."""

    def place(self, action: str) -> None:
        chip = self.page.locator(f'[data-unit="{action[0]}"]').bounding_box()
        road = self.person.road(int(action[1])).bounding_box()
        assert chip
        assert road
        finger = self.page.context.new_cdp_session(self.page)
        x, y = chip["x"] + chip["width"] / 2, chip["y"] + chip["height"] / 2
        to_x, to_y = road["x"] + road["width"] / 2, road["y"] + road["height"] / 2
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        for part in (0.25, 0.5, 0.75, 1):
            point = {"x": x + (to_x - x) * part, "y": y + (to_y - y) * part}
            finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


class Keyboard(Hand):
    """Uses no pointer: shortcuts on the board, Enter on the focused control."""

    browser: ClassVar[dict[str, Any]] = {}

    def press(self, what: Locator) -> None:
        what.focus()
        self.page.keyboard.press("Enter")

    def press_road(self, road: int | str) -> None:
        self.to_the_board()
        self.page.keyboard.press(str(road))
        self.page.keyboard.press("Enter")

    def to_the_board(self) -> None:
        self.page.locator("[data-road][tabindex='0']").focus()

    def place(self, action: str) -> None:
        self.to_the_board()
        self.page.keyboard.press(action[0].lower())
        self.page.keyboard.press(action[1])

    def attack(self, action: str) -> None:
        """The road's number, then the action's sign."""
        self.to_the_board()
        self.page.keyboard.press(action[1])
        self.page.keyboard.press(action[0])

    def end(self, _: str) -> None:
        self.to_the_board()
        self.page.keyboard.press(".")

    def card(self, action: str) -> None:
        card, _, road = action[1:].partition(":")
        self.press(self._card(card))
        if road:
            self.page.keyboard.press(road)


HANDS: dict[str, type[Hand]] = {"mouse": Mouse, "touch": Touch, "keyboard": Keyboard}
