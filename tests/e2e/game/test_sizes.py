"""The page of a game at many sizes: the board is large, and tray and End turn need no scrolling."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from sevenroads import State

from ..conftest import DESK, Meet
from ..hands import Mouse, Touch
from ..people import Person, position
from ..places import LIVELY

QUICK = {"pace": "instant", "visited": True}
UPRIGHT = [(320, 640), (360, 640), (390, 664), (390, 844)]
#: The last two are windows of 1280 x 800 and 1024 x 768 at a zoom of 200%.
LANDSCAPE = [(480, 320), (568, 320), (667, 375), (844, 390), (932, 430), (640, 400), (512, 384)]
STARTS = {
    "beginner": State.new("ardennes", beginner=True),
    "ardennes": LIVELY,
    "dday": position("PT|/|/|/|/|/|/|M", "s1:4", "147/sabotage", "246/-", edition="dday"),
    "prototype": position("PT|/|/|/|/|/|/|M", "s1:4", "1347x/-", "2346x/-", edition="prototype"),
}


def too_large(person: Person) -> list[float]:
    """How many pixels the page is wider and higher than the window."""
    root = "document.documentElement"
    found: list[float] = person.page.evaluate(
        f"[{root}.scrollWidth - innerWidth, {root}.scrollHeight - innerHeight]"
    )
    return found


def in_sight(person: Person) -> None:
    for part in (".tray.own", ".end", "svg.board"):
        expect(person.page.locator(part)).to_be_in_viewport(ratio=0.99)


def box(part: Locator) -> dict[str, float]:
    found: Any = part.bounding_box()
    assert found is not None
    return {**found, "right": found["x"] + found["width"], "foot": found["y"] + found["height"]}


@pytest.mark.parametrize("edition", STARTS)
@pytest.mark.parametrize("size", [*UPRIGHT, *LANDSCAPE], ids=lambda size: f"{size[0]}x{size[1]}")
def test_board_tray_and_end_turn_fit_the_screen(meet: Meet, size: tuple[int, int], edition: str) -> None:
    room = {**Touch.browser, "size": {"width": size[0], "height": size[1]}}
    person: Person = meet(None, reduced_motion="reduce", settings=QUICK, **room)
    person.open(person.sit_at(STARTS[edition], 4))
    person.until(lambda: bool(person.legal), "the turn")
    in_sight(person)
    assert max(too_large(person)) <= 0
    # With a unit in hand there is more to read; nothing moves.
    board = box(person.page.locator("svg.board"))
    person.page.locator('.tray.own [data-unit="P"]').tap()
    expect(person.page.locator(".ghost").first).to_be_attached()
    in_sight(person)
    assert box(person.page.locator("svg.board")) == board


@pytest.mark.parametrize("size", LANDSCAPE, ids=lambda size: f"{size[0]}x{size[1]}")
def test_in_landscape_the_controls_stand_beside_the_board_and_can_be_hit(
    meet: Meet, size: tuple[int, int]
) -> None:
    room = {**Touch.browser, "size": {"width": size[0], "height": size[1]}}
    person: Person = meet(None, reduced_motion="reduce", settings=QUICK, **room)
    page = person.page
    person.open(person.sit_at(LIVELY, 4))
    person.until(lambda: bool(person.legal), "the turn")
    board = box(page.locator("svg.board"))
    assert board["height"] >= 0.95 * size[1]
    for part in (".tray.own", ".actions", ".enemy", "header"):
        assert box(page.locator(part).first)["x"] >= board["right"]
    for button in page.locator(".tray.own button").all():
        assert min(box(button)["width"], box(button)["height"]) >= 40
    turn = person.moment["position"]["turn"]
    for action in ("P2", "."):
        Touch(person).do(action)
    person.until(lambda: person.moment["position"]["turn"] > turn, "the next turn")


@pytest.mark.parametrize("size", [(320, 640), (360, 640), (390, 664), (667, 375)])
def test_an_offer_between_people_leaves_tray_and_end_turn_on_the_screen(
    meet: Meet, size: tuple[int, int]
) -> None:
    ada: Person = meet(None, reduced_motion="reduce", settings=QUICK)
    room = {**Touch.browser, "size": {"width": size[0], "height": size[1]}}
    ben: Person = meet(None, reduced_motion="reduce", settings=QUICK, **room)
    table = ada.sit_at(position("PT|/|/|/|/|/|/|M"), ben)
    ada.open(table)
    ben.open(table)
    Mouse(ada).do("T3")
    Mouse(ada).do(".")
    ben.until(lambda: bool(ben.legal), "Ben's turn")
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Offer a draw").click()
    expect(ben.page.get_by_role("button", name="Decline")).to_be_in_viewport(ratio=1)
    in_sight(ben)
    assert max(too_large(ben)) <= 0


def test_on_a_desk_the_board_takes_the_height_and_most_of_the_width(meet: Meet) -> None:
    person: Person = meet(None, reduced_motion="reduce", settings=QUICK)
    page = person.page
    person.open(person.sit_at(LIVELY, 4))
    person.until(lambda: bool(person.legal), "the turn")
    board = box(page.locator("svg.board"))
    assert board["height"] >= 0.95 * DESK["height"]
    assert board["width"] >= 0.6 * DESK["width"]
    in_sight(person)
    for part in ("header", ".enemy", "aside", ".own", ".end"):
        beside = box(page.locator(part).first)
        assert beside["x"] >= board["right"]
        assert beside["foot"] <= DESK["height"]
    assert max(too_large(person)) <= 0
