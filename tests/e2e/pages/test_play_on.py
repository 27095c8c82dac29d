"""Playing on from a position: of the editor, a puzzle, a lesson, an example, a finished or reviewed game."""

from __future__ import annotations

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from sevenroads import State

from ..conftest import DESK, PHONE, Meet
from ..hands import Mouse
from ..people import SHORT, SHORT_ACTIONS, Person, finished
from ..places import LIVELY

PLAY_ON = "Play on from here"


def begin(person: Person, **choices: str) -> None:
    """Open the dialog, choose, and start the game."""
    page = person.page
    page.get_by_role("button", name=PLAY_ON).click()
    dialog = page.get_by_role("dialog", name=PLAY_ON)
    for label, value in choices.items():
        if label in ("opponent", "cards"):
            dialog.get_by_label(value).check()
        else:
            dialog.get_by_label({"level": "Level", "side": "You play"}[label]).select_option(label=value)
    dialog.get_by_role("button", name=re.compile("Start the game|Open the table")).click()
    page.wait_for_url(re.compile("/table/"))


def at_editor(person: Person, position: State) -> None:
    person.page.goto(f"{person.site.url}/editor?position={quote(str(position))}")
    person.page.locator("svg.board").wait_for()


@pytest.mark.parametrize("size", [PHONE, {"width": 1280, "height": 860}], ids=["phone", "desk"])
def test_a_position_of_the_editor_is_played_on_against_the_machine(meet: Meet, size: dict[str, int]) -> None:
    person: Person = meet(None, size=size, reduced_motion="reduce")
    at_editor(person, LIVELY)
    begin(person, level="3 · Corporal", side="Germans")
    expect(person.road(3)).to_have_accessible_name(re.compile("conquered by the Germans"))
    assert person.moment["position"]["turn"] == 23
    assert person.moment["position"]["cards"]["south"]["objective"] == "146"
    assert person.moment["position"]["cards"]["north"]["objective"] == "?"


def test_a_friend_joins_a_position_by_link_with_cards_dealt_again(meet: Meet) -> None:
    host: Person = meet(None, reduced_motion="reduce")
    at_editor(host, LIVELY)
    begin(host, opponent="A friend, by link", cards="Dealt again", side="Allies")
    link = host.page.get_by_label("Invite link", exact=True).input_value()
    friend: Person = meet(None, reduced_motion="reduce")
    friend.page.goto(link)
    friend.page.get_by_role("button", name=re.compile("^Join")).click()
    for person, own, other in ((host, "north", "south"), (friend, "south", "north")):
        expect(person.road(3)).to_have_accessible_name(re.compile("conquered by the Germans"))
        cards = person.moment["position"]["cards"]
        assert cards[own]["objective"] != "?"
        assert cards[other]["objective"] == "?"
        assert len(cards[own]["hand"]) == 1


def test_two_players_at_one_screen_play_on_from_a_lesson(meet: Meet) -> None:
    person: Person = meet("/learn/placing", reduced_motion="reduce")
    person.page.locator("svg.board").wait_for()
    begin(person, opponent="Two players, one screen")
    expect(person.page).to_have_url(re.compile("/table/"))


def test_a_puzzle_is_played_on(meet: Meet) -> None:
    person: Person = meet("/puzzles/daily", reduced_motion="reduce")
    person.page.locator("svg.board").wait_for()
    begin(person)
    expect(person.page.locator("svg.board")).to_be_visible()


def test_an_example_of_the_rulebook_is_played_on(meet: Meet) -> None:
    person: Person = meet("/rules/R5.3", reduced_motion="reduce")
    person.page.get_by_role("button", name="Try something else").first.click()
    begin(person)
    expect(person.page.locator("svg.board")).to_be_visible()


def test_a_reviewed_game_is_played_on_from_the_shown_step_but_not_from_its_end(meet: Meet) -> None:
    person: Person = meet(None, reduced_motion="reduce")
    table = finished(person.site, SHORT, SHORT_ACTIONS, person.sign_in())
    person.page.goto(f"{person.site.url}/review/{table}?step=0")
    person.page.locator("svg.board").wait_for()
    expect(person.page.get_by_role("button", name=PLAY_ON)).to_be_visible()
    person.page.keyboard.press("End")
    expect(person.page.get_by_role("button", name=PLAY_ON)).to_have_count(0)
    # The end leads back to a position from which there is something to play.
    person.page.get_by_role("button", name="Go back a turn to play on").click()
    expect(person.page.get_by_role("button", name=PLAY_ON)).to_be_visible()
    begin(person)
    assert person.page.url.rsplit("/", 1)[1] != table
    expect(person.page.locator("svg.board")).to_be_visible()


@pytest.mark.parametrize("size", [{"width": 320, "height": 640}, DESK], ids=["phone", "desk"])
def test_a_finished_game_is_played_on_from_an_earlier_position_at_its_table(
    meet: Meet, size: dict[str, int]
) -> None:
    person: Person = meet(None, size=size, reduced_motion="reduce", settings={"visited": True})
    table = finished(person.site, SHORT, SHORT_ACTIONS, person.sign_in())
    person.open(table)
    page = person.page
    page.get_by_role("group", name="Result").get_by_role("button", name="Close").click()
    expect(page.get_by_role("button", name=PLAY_ON)).to_have_count(0)
    page.get_by_role("button", name="One action back").click()
    for name in (PLAY_ON, "Return to now"):
        expect(page.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") == size["width"]
    begin(person)
    page.wait_for_url(lambda url: not url.endswith(table))
    assert person.legal or person.moment["position"]["side"]


def test_a_running_game_is_not_played_on_from_an_earlier_position(meet: Meet) -> None:
    person: Person = meet(None, reduced_motion="reduce", settings={"pace": "instant", "visited": True})
    person.open(person.sit_at(LIVELY))
    Mouse(person).do("P2")
    person.page.get_by_role("button", name="One action back").click()
    expect(person.page.get_by_role("button", name="Return to now")).to_be_visible()
    expect(person.page.get_by_role("button", name=PLAY_ON)).to_have_count(0)
