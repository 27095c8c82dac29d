"""Games against the machine, from the first page to the next game."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from sevenroads.players import level_player
from sevenroads.view import View

from ..conftest import Meet
from ..hands import Hand, Keyboard, Mouse
from ..people import Person, position


def play_to_the_end(hand: Hand) -> None:
    """Play a whole game from what the page received, choosing actions as level 6 would."""
    person, player = hand.person, level_player(6, seed=1)
    person.until(lambda: person.status == "playing", "a table")
    while person.status == "playing":
        person.until(lambda: person.legal or person.status != "playing", "my turn")
        if person.status != "playing":
            break
        view = View.parse(person.moment["position"]["text"], person.viewer)
        hand.do(player.choose(view).text)
        assert person.moment["position"]["turn"] < 80


def test_a_first_game_is_won_and_another_started(meet: Meet) -> None:
    person: Person = meet("/", reduced_motion="reduce", settings={"pace": "instant"})
    page = person.page
    page.get_by_role("button", name="Play the machine").click()
    expect(page.get_by_role("button", name="End turn")).to_be_enabled()
    play_to_the_end(Mouse(person))
    result = page.get_by_role("group", name="Result")
    expect(result.get_by_role("heading")).to_contain_text("You win")
    # Both objectives are open now.
    expect(result.get_by_text("Your objective", exact=True)).to_be_visible()
    expect(result.get_by_text("The enemy's objective")).to_be_visible()
    before = page.url
    result.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/table/" in url and url != before)
    # The sides are swapped: the machine begins, and may be done with its turn already.
    expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile("Round 1$"))
    expect(result).to_have_count(0)


def test_a_whole_game_is_played_by_keyboard_alone(meet: Meet) -> None:
    person: Person = meet("/", reduced_motion="reduce", settings={"pace": "instant", "beginner": False})
    page = person.page
    # From the top of the page by Tab to the button, as one does without a mouse.
    begin = page.get_by_role("button", name="Play the machine")
    begin.wait_for()
    for _ in range(15):
        page.keyboard.press("Tab")
        if begin.evaluate("(button) => button === document.activeElement"):
            break
    expect(begin).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    play_to_the_end(Keyboard(person))
    expect(page.get_by_role("group", name="Result").get_by_role("heading")).to_contain_text("You win")


def test_a_turn_is_undone_restarted_and_ended_with_a_warning(meet: Meet) -> None:
    person: Person = meet(None, reduced_motion="reduce", settings={"pace": "instant"})
    person.open(person.sit_at(position()))
    page, hand = person.page, Mouse(person)
    hand.do("T1")
    page.get_by_role("button", name="Undo").click()
    expect(person.road(1)).to_have_accessible_name("Road 1. Gap 18. Germans: no line. Allies: no line.")
    hand.do("T1")
    hand.do("P1")
    page.get_by_role("button", name="Restart turn").click()
    expect(page.get_by_role("img", name="Action points left: 4")).to_be_visible()
    page.get_by_role("button", name="End turn").click()
    asked = page.get_by_role("dialog", name="End your turn?")
    expect(asked).to_contain_text("You still have 4 AP. Unspent points are lost when you end your turn.")
    asked.get_by_role("button", name="Back").click()
    expect(asked).to_have_count(0)
    assert person.moment["position"]["turn"] == 9


def test_a_conquest_with_a_special_unit_asks_for_confirmation(meet: Meet) -> None:
    person: Person = meet(None, reduced_motion="reduce", settings={"pace": "instant"})
    person.open(person.sit_at(position("15C|/|/|/|/|/|/|")))
    page = person.page
    page.locator('[data-unit="Y"]').click()
    person.road(1).click()
    asked = page.get_by_role("dialog", name="Conquer with a special unit?")
    expect(asked).to_contain_text("It still counts as your special unit.")
    asked.get_by_role("button", name="Conquer").click()
    expect(person.road(1)).to_have_accessible_name("Road 1: conquered by the Germans.")
