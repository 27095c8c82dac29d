"""The guided first game in the browser: offered, coached, won; by mouse, touch and keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from ..conftest import DESK, PHONE, Meet
from ..hands import Hand, Keyboard, Mouse, Touch
from ..pages.test_accessibility import axe, violations
from ..people import Person

__all__ = ["axe"]

CALM = {"reduced_motion": "reduce", "settings": {"pace": "instant"}}
TABLET = {"width": 768, "height": 1024}


def begin(person: Person) -> None:
    """Start the guided game from the first page."""
    person.page.get_by_role("button", name="Your first game, with a coach").click()
    coach(person.page).get_by_text("Bring your line to the far end of a road").wait_for()


def coach(page: Page) -> Locator:
    return page.get_by_role("region", name="Coach")


def advised(person: Person) -> str:
    """The action that the coach advises, once it is the learner's turn."""
    person.until(lambda: person.moment.get("coach") or person.status == "ended", "advice or the end")
    return str((person.moment.get("coach") or {}).get("action", ""))


def follow(
    person: Person, hand: Hand, until: Callable[[], bool], heard: list[str] | None = None
) -> list[str]:
    """Follow the coach until something holds; returns what was advised. The coach must not repeat itself.

    What it said is added to `heard`.
    """
    done: list[str] = []
    heard = heard if heard is not None else []
    heard.append("")
    while not until() and (action := advised(person)):
        said = coach(person.page).locator("p")
        expect(said).not_to_have_text(heard[-1])
        heard.append(said.inner_text())
        done.append(action)
        hand.do(action)
    for explanation in EXPLAINED:
        assert sum(explanation in text for text in heard) <= 1, explanation
    return done


#: What the coach explains in full once in a game.
EXPLAINED = (
    "Tanks beat infantry.",
    "Infantry beats mines, and infantry of lower rank.",
    "Mines beat tanks.",
    "You have 4 action points",
    "It is free. All units in a row",
    "counts for your objective.",
    "fits exactly into the gap, and",
    "Good to know:",
    "you go on next turn",
    "its retreat costs 3 AP",
)


@pytest.mark.parametrize(
    ("hand", "size"), [(Mouse, DESK), (Keyboard, TABLET), (Touch, PHONE)], ids=["mouse", "keyboard", "touch"]
)
def test_a_newcomer_who_follows_the_coach_wins(meet: Meet, hand: type[Hand], size: dict[str, int]) -> None:
    person: Person = meet("/", **{**hand.browser, "size": size, **CALM})
    page = person.page
    begin(person)
    done = follow(person, hand(person), lambda: person.status == "ended")
    kinds = {action[0] for action in done}
    assert {"T", "x", "."} <= kinds, "the learner placed, attacked and ended turns"
    assert person.moment["position"]["outcome"]["winner"] == "south"
    assert person.moment["position"]["turn"] <= 16
    scene = page.get_by_role("group", name="Result")
    expect(scene).to_contain_text("You won your first game.")
    # One set of buttons, all in sight, and nothing about fingerprints and records.
    expect(coach(page)).to_have_count(0)
    for name in ("Now without the coach", "Play it again"):
        expect(scene.get_by_role("button", name=name)).to_be_in_viewport()
    assert page.locator(".button").and_(page.get_by_role("link", name="Home")).count() <= 1
    expect(page.get_by_role("link", name="Home").first).to_be_in_viewport()
    expect(scene).not_to_contain_text(re.compile("deal|record|fingerprint"))
    assert page.evaluate("JSON.parse(localStorage.sevenroads).firstGame") == "won"
    page.goto(person.site.url)
    page.locator(":root[data-page='live']").wait_for()
    expect(page.get_by_role("button", name="Your first game, with a coach")).to_be_hidden()
    # The first page goes on from there.
    page.get_by_role("region", name="Your next step").get_by_role("button", name="Try Recruit").click()
    expect(page.get_by_text("Recruit", exact=True).first).to_be_visible()
    page.wait_for_url("**/table/*")


def test_the_coach_names_and_rings_what_to_press(meet: Meet) -> None:
    person: Person = meet("/", **CALM)
    page = person.page
    begin(person)
    coach(page).get_by_role("button", name="Let's play", exact=True).click()
    said = coach(page).locator("p")
    expect(said).to_contain_text("Tap the tank in your stock, then road 3.")
    expect(said).to_contain_text("Placing a unit costs 1.")
    tank = page.locator('[data-unit="T"]')
    expect(tank).to_have_class(re.compile("pointed"))
    tank.click()
    expect(tank).not_to_have_class(re.compile("pointed"))
    hand = Mouse(person)
    hand.press_road(3)
    person.until(lambda: person.seq == 1, "the tank on road 3")
    follow(person, hand, lambda: advised(person) == "x3")
    expect(said).to_contain_text("Your tank touches the private and beats it.")
    hand.press_road(3)
    expect(page.locator('.menu [data-action="x3"]')).to_have_class(re.compile("pointed"))


def test_the_coach_reacts_to_another_action_and_explains_a_mistake(meet: Meet) -> None:
    person: Person = meet("/", **CALM)
    page = person.page
    begin(person)
    hand, said = Mouse(person), coach(page).locator("p")
    # Not what the coach advised, but legal: the coach says what it did and leads on.
    hand.do("P6")
    expect(said).to_contain_text("You place a private on road 6")
    expect(said).to_contain_text("Tap the tank in your stock, then road")
    # A tank that touches a mine is blocked; the coach explains it and names the way back.
    for action in ("T5", "T5", "T5"):
        hand.do(action)
    expect(said).to_contain_text("Mines beat tanks. Your tank on road 5 touches the anti-tank mine")
    page.get_by_role("button", name="Undo").click()
    expect(said).not_to_contain_text("touches the anti-tank mine")


def test_the_learners_progress_is_kept(meet: Meet) -> None:
    person: Person = meet("/", **CALM)
    page = person.page
    begin(person)
    Mouse(person).do("T3")
    page.goto(person.site.url)
    page.get_by_role("button", name="Continue your first game").click()
    expect(coach(page).locator("p")).to_contain_text("Tap the tank in your stock, then road 3.")
    expect(coach(page).get_by_role("list", name="Steps").locator(".done")).to_have_count(2)


def test_the_offer_can_be_declined_and_found_again_on_the_learn_page(meet: Meet) -> None:
    person: Person = meet("/", **CALM)
    page = person.page
    page.get_by_role("button", name="I know the game").click()
    expect(page.get_by_role("button", name="Your first game, with a coach")).to_be_hidden()
    page.reload()
    page.locator(":root[data-page='live']").wait_for()
    expect(page.get_by_role("button", name="Your first game, with a coach")).to_be_hidden()
    page.goto(f"{person.site.url}/learn")
    page.get_by_role("button", name="Guided first game").click()
    expect(coach(page)).to_be_visible()


def test_the_coach_can_be_hidden_and_asked_again(meet: Meet) -> None:
    person: Person = meet("/", **CALM)
    page = person.page
    begin(person)
    coach(page).get_by_role("button", name="Hide the coach").click()
    expect(coach(page)).to_have_count(0)
    expect(page.locator('[data-unit="T"]')).not_to_have_class(re.compile("pointed"))
    page.get_by_role("button", name="Ask the coach").click()
    expect(coach(page)).to_be_visible()


def test_after_a_pause_the_coach_encourages_the_player(meet: Meet) -> None:
    person: Person = meet(None, **CALM)
    page = person.page
    page.clock.install()
    page.goto(person.site.url)
    page.locator(":root[data-page='live']").wait_for()
    begin(person)
    coach(page).get_by_role("button", name="Let's play", exact=True).click()
    expect(coach(page).locator("p")).to_contain_text("Tap the tank")
    page.clock.run_for(16_000)
    expect(coach(page).locator("p")).to_contain_text("Take your time.")


@pytest.mark.parametrize("size", [PHONE, TABLET, DESK], ids=["phone", "tablet", "desk"])
def test_the_guided_game_fits_the_screen_and_axe_reports_nothing(
    meet: Meet, axe: str, size: dict[str, int]
) -> None:
    person: Person = meet("/", **{**CALM, "size": size})
    page = person.page
    begin(person)
    expect(page.locator("svg.board")).to_be_visible()
    assert not violations(person, axe)
    coach(page).get_by_role("button", name="Let's play", exact=True).click()
    Mouse(person).do("T3")
    for fits in ("scrollWidth <= innerWidth", "scrollHeight <= innerHeight"):
        person.until(lambda fits=fits: page.evaluate(f"document.documentElement.{fits}"), fits)
    assert not violations(person, axe)


@pytest.mark.parametrize("language", ["en-GB", "fr", "it"])
@pytest.mark.parametrize(
    "size",
    [(320, 640), (360, 640), (390, 664), (568, 320), (667, 375), (844, 390)],
    ids=lambda size: f"{size[0]}x{size[1]}",
)
def test_on_a_phone_the_coach_hides_neither_its_words_nor_the_controls(
    meet: Meet, size: tuple[int, int], language: str
) -> None:
    room = {**Touch.browser, "size": {"width": size[0], "height": size[1]}}
    person: Person = meet(None, **{**CALM, **room, "locale": language})
    page = person.page
    person.sign_in()
    answer = page.context.request.post(
        f"{person.site.url}/api/tables", data={"guided": True}, headers={"origin": person.site.url}
    )
    person.open(answer.json()["table"]["id"])
    start = page.locator(".coach .row .main")
    expect(start).to_be_in_viewport(ratio=0.99)
    assert is_on_top(start)
    assert page.evaluate(FITS)
    start.tap()
    expect(start).to_have_count(0)
    for part in (".coach p", ".tray.own", "button.end", "svg.board", "header .status"):
        expect(page.locator(part)).to_be_in_viewport(ratio=0.99)
    assert is_on_top(page.locator(".coach p"))
    assert page.evaluate(FITS)


#: Whether the page needs no scrolling.
FITS = """() => {
  const page = document.documentElement;
  return page.scrollWidth <= innerWidth && page.scrollHeight <= innerHeight;
}"""


def is_on_top(part: Locator) -> bool:
    """Whether nothing covers the last line of a part."""
    return bool(
        part.evaluate(
            """(part) => {
                const box = part.getBoundingClientRect();
                const hit = document.elementFromPoint(box.left + box.width / 2, box.bottom - 3);
                return part.contains(hit);
            }"""
        )
    )


def test_the_coach_asks_about_sound_before_the_first_action(meet: Meet) -> None:
    person: Person = meet("/", **CALM)
    begin(person)
    coach(person.page).get_by_role("button", name="Let's play, with sound").click()
    kept = person.page.evaluate("JSON.parse(localStorage.sevenroads)")
    assert (kept["sound"], kept["soundAsked"]) == (True, True)
    expect(coach(person.page).get_by_role("button", name="Let's play", exact=True)).to_have_count(0)


def test_the_coach_says_what_equal_units_do(meet: Meet) -> None:
    person: Person = meet("/", **CALM)
    begin(person)
    told, heard = "attacks its equal, both go back to stock", [""]
    follow(person, Mouse(person), lambda: told in heard[-1] or person.status == "ended", heard)
    assert told in heard[-1], heard
