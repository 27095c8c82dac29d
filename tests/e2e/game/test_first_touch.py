"""The first press, key or touch on a board works, however early it comes."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from ..conftest import Meet
from ..hands import Keyboard, Mouse, Touch
from ..people import SHORT, SHORT_ACTIONS, Person, finished
from .test_actions import FIELD, at

#: Milliseconds after which a touch is a long one, and more.
LONG = 700


def review_of_an_own_game(person: Person) -> str:
    return f"{person.site.url}/review/{finished(person.site, SHORT, SHORT_ACTIONS, person.sign_in())}?step=0"


def test_a_unit_can_be_chosen_before_the_legal_actions_arrive(meet: Meet) -> None:
    person: Person = meet(None, reduced_motion="reduce")
    page = person.page
    held: list[Route] = []
    free = False

    def hold(route: Route) -> None:
        if free:
            route.continue_()
        else:
            held.append(route)

    page.route("**/api/practice", hold)
    page.goto(review_of_an_own_game(person))
    unit = page.locator('[data-unit="C"][aria-pressed]')
    unit.click()
    person.until(lambda: bool(held), "what can be done to be asked for")
    expect(unit).to_have_attribute("aria-pressed", "false")
    free = True
    for route in held:
        route.continue_()
    expect(unit).to_have_attribute("aria-pressed", "true")
    Mouse(person).press_road(3)
    expect(page.get_by_text("Your variation")).to_be_visible()


def test_keys_work_at_once_on_a_table_that_was_just_opened(meet: Meet) -> None:
    person = at(meet, Keyboard, FIELD).person
    page = person.page
    assert page.evaluate("document.activeElement === document.body")
    page.keyboard.press("ArrowRight")
    expect(person.road(5)).to_be_focused()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("2")
    expect(person.road(2)).to_be_focused()
    page.evaluate("document.activeElement.blur()")
    before = person.seq
    page.keyboard.press("t")
    page.keyboard.press("1")
    person.until(lambda: person.seq > before, "the tank to be placed")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("3")
    expect(person.road(3)).not_to_be_focused()


def test_shortcuts_can_be_limited_to_the_board(meet: Meet) -> None:
    person: Person = meet(None, reduced_motion="reduce", settings={"pace": "instant", "keys": False})
    person.open(person.sit_at(FIELD))
    page = person.page
    page.keyboard.press("2")
    assert page.evaluate("document.activeElement === document.body")
    person.road(4).focus()
    page.keyboard.press("2")
    expect(person.road(2)).to_be_focused()


def test_a_long_touch_previews_a_press_without_pressing(meet: Meet) -> None:
    hand = at(meet, Touch, FIELD)
    person, page = hand.person, hand.page
    road = person.road(6)
    road.scroll_into_view_if_needed()
    box = road.bounding_box()
    assert box
    place = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] * 0.97}
    doomed = page.locator("svg.board .doomed")
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [place]})
    doomed.first.wait_for(state="attached")
    page.wait_for_timeout(LONG)  # the finger stays: this is what is tested
    expect(doomed).not_to_have_count(0)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(doomed).to_have_count(0)
    expect(page.locator(".menu")).to_have_count(0)
    before = person.seq
    hand.press_road(6)
    hand.press(page.locator('.menu [data-action="x6"]'))
    person.until(lambda: person.seq > before, "the attack after a short touch")


def test_a_refused_action_in_a_review_shows_the_reason_in_the_readers_language(meet: Meet) -> None:
    italian = {"language": "it"}
    person: Person = meet(None, reduced_motion="reduce", settings=italian, may_print=("409 (Conflict)",))
    page = person.page
    page.goto(review_of_an_own_game(person))
    person.until(
        lambda: any(one.url.endswith("/api/practice") for one in person.answers), "what can be tried"
    )
    person.road(3).focus()
    expect(person.road(3)).to_be_focused()
    page.keyboard.press("x")
    note = page.locator(".note")
    expect(note).to_contain_text("Non hai nessuna fila sulla strada 3.")
    expect(note.get_by_role("link", name="regola 5.1")).to_be_visible()
