"""Moments of a game: units that lift off one by one, a flag, a card, a shot, the scene at the end, sound."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from ..conftest import PHONE, Meet
from ..hands import Mouse
from ..pages.test_accessibility import axe, violations  # noqa: F401
from ..people import SHORT, SHORT_ACTIONS, Person, finished, position
from .test_table import covers

CALM: dict[str, Any] = {"reduced_motion": "reduce", "settings": {"pace": "instant"}}
LIVELY: dict[str, Any] = {"settings": {"pace": "instant"}}

#: Notes everything that is drawn over the board from now on: its kind, its delay and its text.
WATCH = """() => {
  window.seen = [];
  const note = (one) => {
    if (!one.classList || !one.closest(".moments")) return;
    const kind = one.classList[0];
    if (!["fly", "flag", "light", "shot", "burst", "card"].includes(kind)) return;
    window.seen.push({ kind, delay: parseInt(one.style.animationDelay) || 0, text: one.textContent.trim() });
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (node.nodeType !== 1) continue;
        note(node);
        node.querySelectorAll("*").forEach(note);
      }
    }
  }).observe(document.querySelector(".boardbox"), { childList: true, subtree: true });
}"""


def seen(page: Page, kind: str) -> list[dict[str, Any]]:
    return [one for one in page.evaluate("window.seen") if one["kind"] == kind]


def watched(meet: Meet, start: Any, motion: str = "no-preference") -> Person:
    person: Person = meet(None, reduced_motion=motion, settings={"pace": "instant", "soundAsked": True})
    person.open(person.sit_at(start))
    person.until(lambda: bool(person.legal), "the turn")
    person.page.locator(".piece").first.wait_for()
    person.page.evaluate(WATCH)
    return person


#: South's corporal beats the mine and two privates, not the tank behind them.
SWEEP = position("/".join(["|"] * 4 + ["2TTC|MPPT"] + ["|"] * 2))
#: South's command tank on road 3 fires right at a private on road 4.
FIRE = position("|/|/PPK|/|PPPPPP2/|/|/|")


def test_beaten_units_lift_off_one_by_one_the_foremost_first(meet: Meet) -> None:
    person = watched(meet, SWEEP)
    Mouse(person).do("x5")
    person.until(lambda: len(seen(person.page, "fly")) == 3, "three units in the air")
    flights = seen(person.page, "fly")
    assert [one["text"] for one in flights] == ["M", "P", "P"]
    delays = [one["delay"] for one in flights]
    assert delays == sorted(set(delays))
    # They are gone when they have landed, and the announcement says what happened.
    expect(person.page.locator(".moments")).to_have_count(0)
    expect(person.page.locator("svg.board .piece")).to_have_count(4)
    expect(person.page.get_by_role("log")).to_contain_text("Your corporal attacks on road 5")


def test_a_conquest_plants_its_flag(meet: Meet) -> None:
    person = watched(meet, position("12T|/|/|/|/|/|/|"))
    Mouse(person).do("T1")
    person.until(lambda: seen(person.page, "flag"), "the flag")
    assert seen(person.page, "light")
    expect(person.page.locator(".moments")).to_have_count(0)
    expect(person.page.get_by_role("log")).to_contain_text("You have conquered road 1.")


def test_a_shot_draws_its_line(meet: Meet) -> None:
    person = watched(meet, FIRE)
    shot = next(action for action in person.legal if action in ("Kl", "Kr"))
    Mouse(person).do(shot)
    person.until(lambda: seen(person.page, "shot") and seen(person.page, "fly"), "the shot")
    expect(person.page.locator(".moments")).to_have_count(0)


def test_a_played_card_turns_over_and_says_what_it_does(meet: Meet) -> None:
    person = watched(meet, position("T|/|/|/|/|/|/|", south="147/reinforcements"))
    Mouse(person).do("!reinforcements")
    person.until(lambda: seen(person.page, "card"), "the card")
    assert seen(person.page, "card")[0]["text"].startswith("Reinforcements")
    expect(person.page.locator(".moments")).to_have_count(0)


def test_with_reduced_motion_nothing_is_drawn_over_the_board(meet: Meet) -> None:
    person = watched(meet, SWEEP, "reduce")
    Mouse(person).do("x5")
    Mouse(person).do("P1")
    expect(person.page.locator("svg.board .piece")).to_have_count(5)
    assert person.page.evaluate("window.seen") == []


def test_the_next_action_ends_what_still_moves(meet: Meet) -> None:
    person = watched(meet, SWEEP)
    hand = Mouse(person)
    # Both commands are sent before the first has been shown to its end.
    hand.do("x5")
    hand.do("P1")
    expect(person.page.locator(".moments .fly")).to_have_count(0)
    expect(person.road(1)).to_have_accessible_name(re.compile("rear to front: private"))


# ------------------------------------------------------------ the end of a game

#: One action from the end: south holds road 4 and takes road 1, as its objective asks.
LAST = position("TTTTT|/|/|/!1PPPPPPG|/|/|/|", "s9:4", "146/-", "246/-")


@pytest.mark.parametrize("size", [PHONE, {"width": 1280, "height": 860}], ids=["phone", "desk"])
def test_the_end_has_a_scene_with_story_objectives_and_a_check_of_the_deal(
    meet: Meet, size: dict[str, int]
) -> None:
    person: Person = meet(None, **CALM, size=size)
    person.open(person.sit_at(LAST))
    page = person.page
    Mouse(person).do("T1")
    scene = page.get_by_role("group", name="Result")
    expect(scene.get_by_role("heading")).to_contain_text("You win: you fulfilled your objective.")
    story = "With road 1, you fulfilled the objective"
    expect(scene.get_by_role("region", name="The story of the game")).to_contain_text(story)
    expect(page.get_by_role("log")).to_contain_text(story)
    # The first win ever has a line and a wreath of its own; the roads that decided stay lit.
    expect(scene).to_contain_text("Your first victory.")
    expect(scene).to_contain_text("New medals: First victory, Mission accomplished")
    # The medals are part of the scene: no note lies over it.
    expect(page.locator(".note")).to_have_count(0)
    expect(scene.locator(".crest svg")).to_be_visible()
    expect(page.locator(".moments .stays")).to_have_count(2)
    roads = scene.get_by_role("list", name="Conquests in order").get_by_role("listitem")
    expect(roads).to_have_text(["4 You conquered road 4 in round 5.", "1 You conquered road 1 in round 5."])
    for text in ("Conquer any two of roads 1, 4 and 6.", "Conquer any two of roads 2, 4 and 6."):
        expect(scene.get_by_text(text)).to_be_visible()
    # The deal is explained to those who ask, in one press.
    expect(scene).not_to_contain_text("fingerprint")
    scene.get_by_role("button", name="Check the deal").click()
    good = "The deal matches the fingerprint that this device noted during the game."
    expect(scene.get_by_role("status")).to_contain_text(good)
    expect(scene.get_by_role("button", name="Play again")).to_be_visible()
    expect(scene.get_by_role("link", name="Review")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == size["width"]


@pytest.mark.parametrize(
    "size", [(320, 640), (390, 664), (568, 320), (667, 375)], ids=lambda size: f"{size[0]}x{size[1]}"
)
def test_on_a_phone_the_scene_shows_how_the_game_was_decided_and_what_comes_next(
    meet: Meet, size: tuple[int, int]
) -> None:
    person: Person = meet(
        None, size={"width": size[0], "height": size[1]}, reduced_motion="reduce", settings={"visited": True}
    )
    table = finished(person.site, SHORT, SHORT_ACTIONS, person.sign_in())
    person.open(table)
    scene = person.page.get_by_role("group", name="Result")
    for part in (
        scene.get_by_role("heading"),
        scene.locator(".story"),
        scene.get_by_role("list", name="Conquests in order"),
    ):
        expect(part).to_be_in_viewport(ratio=0.99)
    story, following = scene.locator(".story").bounding_box(), scene.locator(".row").bounding_box()
    assert story
    assert following
    assert story["y"] + story["height"] <= following["y"]
    for part in (scene.get_by_role("button", name="Try Private"), scene.get_by_role("link", name="Review")):
        expect(part).to_be_in_viewport(ratio=0.99)


def test_a_game_that_ended_elsewhere_is_checked_without_a_noted_fingerprint(meet: Meet) -> None:
    person: Person = meet(None, **CALM)
    person.open(finished(person.site, SHORT, SHORT_ACTIONS, person.sign_in()))
    scene = person.page.get_by_role("group", name="Result")
    scene.get_by_role("button", name="Check the deal").click()
    expect(scene.get_by_role("status")).to_contain_text("This device noted none during the game")


def test_the_deciding_roads_are_walked_through_once_and_a_key_hurries_on(meet: Meet) -> None:
    person = watched(meet, LAST)
    Mouse(person).do("T1")
    page = person.page
    scene = page.get_by_role("group", name="Result")
    expect(scene).to_be_visible()
    walked = seen(page, "flag")
    # The conquest itself, then both roads of the objective, one after the other.
    assert len(walked) == 3
    assert walked[1]["delay"] < walked[2]["delay"]
    scene.get_by_role("button", name="Close").click()
    expect(scene).to_have_count(0)
    page.reload()
    page.locator("svg.board").wait_for()
    page.evaluate(WATCH)
    expect(scene).to_be_visible()
    assert seen(page, "flag") == []


def test_the_roads_are_walked_through_even_if_the_story_is_late(meet: Meet) -> None:
    person = watched(meet, LAST)
    page = person.page
    held: list[Route] = []
    page.route("**/api/tables/*/story", lambda route: held.append(route))
    Mouse(person).do("T1")
    scene = page.get_by_role("group", name="Result")
    expect(scene).to_be_visible()
    assert len(seen(page, "flag")) == 3
    expect(scene.get_by_role("region", name="The story of the game")).to_have_count(0)
    held[0].continue_()
    expect(scene.get_by_role("region", name="The story of the game")).to_be_visible()


def test_a_press_brings_the_scene_to_its_end(meet: Meet) -> None:
    person: Person = meet(None, settings={"pace": "instant"})
    page = person.page
    person.open(finished(person.site, SHORT, SHORT_ACTIONS, person.sign_in()))
    scene = page.get_by_role("group", name="Result")
    expect(scene).to_be_visible()
    page.keyboard.press("Shift")
    running = "document.getAnimations().filter((one) => one.effect.target.closest('.result')).length"
    page.wait_for_function(f"{running} === 0")
    expect(scene).to_have_class(re.compile("still"))


def test_only_the_winner_gets_a_wreath(meet: Meet) -> None:
    ada: Person = meet(None, **CALM)
    ben: Person = meet(None, **CALM)
    table = ada.sit_at(LAST, ben)
    ada.open(table)
    ben.open(table)
    Mouse(ada).do("T1")
    for person, wreaths in ((ada, 1), (ben, 0)):
        scene = person.page.get_by_role("group", name="Result")
        expect(scene).to_be_visible()
        expect(scene.locator(".crest")).to_have_count(wreaths)
        expect(person.page.locator(".moments .stays")).to_have_count(2)


def test_a_closed_result_can_be_opened_again(meet: Meet) -> None:
    person: Person = meet(None, **CALM, size=PHONE)
    person.open(finished(person.site, SHORT, SHORT_ACTIONS, person.sign_in()))
    scene = person.page.get_by_role("group", name="Result")
    scene.get_by_role("button", name="Close").click()
    expect(scene).to_have_count(0)
    person.page.get_by_role("button", name="Result").click()
    expect(scene.get_by_role("button", name="Play again")).to_be_in_viewport()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_reports_no_violation_in_the_scene_and_the_question_about_sound(
    meet: Meet,
    axe: str,  # noqa: F811
    theme: str,
) -> None:
    person: Person = meet(None, **CALM, size=PHONE, color_scheme=theme)
    person.open(finished(person.site, SHORT, SHORT_ACTIONS, person.sign_in()))
    person.page.get_by_role("button", name="Check the deal").click()
    person.page.get_by_role("status").filter(has_text="fingerprint").wait_for()
    wrong = violations(person, axe)
    person.open(person.sit_at(position(turn="s3:4")))
    person.page.get_by_role("group", name="Play with sound?").wait_for()
    wrong += violations(person, axe)
    assert not wrong, "\n".join(wrong)


# ------------------------------------------------------------ sound

COUNTED = """window.tones = 0;
window.contexts = 0;
window.AudioContext = class extends AudioContext {
  constructor(...all) {
    super(...all);
    window.contexts += 1;
  }
  createOscillator() {
    window.tones += 1;
    return super.createOscillator();
  }
};"""


def test_the_first_game_asks_about_sound_once(meet: Meet) -> None:
    person: Person = meet(None, reduced_motion="reduce", settings={"pace": "instant"})
    page = person.page
    page.add_init_script(COUNTED)
    table = person.sit_at(position(turn="s3:4"))
    person.open(table)
    asked = page.get_by_role("group", name="Play with sound?")
    expect(asked).to_be_visible()
    # It covers nothing of the board, and the game goes on without an answer.
    assert not covers(page, ".ask", "svg.board")
    Mouse(person).do("T4")
    assert page.evaluate("window.contexts") == 0
    asked.get_by_role("button", name="Yes").click()
    expect(asked).to_have_count(0)
    page.wait_for_function("window.contexts === 1 && window.tones > 0")
    before = page.evaluate("window.tones")
    Mouse(person).do("P5")
    page.wait_for_function(f"window.tones > {before}")
    page.reload()
    page.locator("svg.board").wait_for()
    expect(asked).to_have_count(0)


def test_a_player_who_wants_no_sound_is_not_asked_again(meet: Meet) -> None:
    person: Person = meet(None, reduced_motion="reduce", settings={"pace": "instant"})
    person.page.add_init_script(COUNTED)
    person.open(person.sit_at(position(turn="s3:4")))
    asked = person.page.get_by_role("group", name="Play with sound?")
    asked.get_by_role("button", name="No").click()
    expect(asked).to_have_count(0)
    Mouse(person).do("T4")
    assert person.page.evaluate("window.contexts") == 0
    person.open(person.sit_at(position(turn="s3:4")))
    expect(person.page.get_by_role("button", name="End turn")).to_be_enabled()
    expect(asked).to_have_count(0)
