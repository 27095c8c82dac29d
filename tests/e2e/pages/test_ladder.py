"""The ladder: choosing a rank, the next one after a win, medals, and the games on the first page."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from ..conftest import PHONE, Meet
from ..hands import Mouse
from ..people import Person, position
from ..places import LIVELY

#: South conquers road 4 with one tank and has won by its objective.
ONE_SHORT = position("!1PPPPPPG|/|/|/TTTTT|/|/|/|", "s9:4", "146/-")
EASY = {"pace": "instant"}


def win(person: Person, level: int) -> None:
    person.open(person.sit_at(ONE_SHORT, level))
    Mouse(person).place("T4")
    expect(person.page.get_by_role("heading", name=re.compile("You win"))).to_be_visible()


def test_a_rank_is_chosen_on_the_first_page_and_plays_the_next_game(meet: Meet) -> None:
    person: Person = meet("/", reduced_motion="reduce", settings=EASY)
    page = person.page
    page.get_by_role("radio", name="Sergeant").check(force=True)
    expect(page.get_by_text("Has seen it all twice. Waits for your mistake.")).to_be_visible()
    page.get_by_role("button", name="Play the machine").click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.get_by_text("Sergeant").first).to_be_visible()
    expect(page.locator(".enemy .line > svg")).to_have_count(2)  # insignia and face


def test_after_a_win_the_next_rank_is_offered_and_the_beaten_one_is_marked(meet: Meet) -> None:
    person: Person = meet(None, reduced_motion="reduce", settings={**EASY, "beginner": False})
    page = person.page
    win(person, 3)
    page.get_by_role("button", name="Try Sergeant").click()
    person.until(lambda: person.moment["position"]["turn"] == 1, "the next game")
    expect(page.get_by_text("Sergeant").first).to_be_visible()
    page.goto(person.site.url)
    expect(page.get_by_role("radio", name=re.compile("Corporal beaten"))).to_have_count(1)
    expect(page.get_by_role("radio", name="Sergeant")).to_be_checked()


def test_after_a_win_the_first_page_shows_the_next_step_and_the_last_game(meet: Meet) -> None:
    person: Person = meet(None, reduced_motion="reduce", settings={**EASY, "visited": True}, size=PHONE)
    page = person.page
    win(person, 3)
    page.goto(person.site.url)
    following = page.get_by_role("region", name="Your next step")
    expect(following.get_by_role("button", name="Try Sergeant")).to_contain_text("Has seen it all twice.")
    expect(following.get_by_role("button", name="Try Sergeant")).to_be_in_viewport()
    following.get_by_role("link", name="Last game: won against Corporal").click()
    page.wait_for_url(re.compile("/review/"))
    page.locator("svg.board").wait_for()
    page.goto(person.site.url)
    following.get_by_role("button", name="Try Sergeant").click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.get_by_text("Sergeant").first).to_be_visible()


def test_a_beginner_meets_one_special_unit_after_the_other(meet: Meet) -> None:
    person: Person = meet(None, reduced_motion="reduce", settings={**EASY, "beginner": True})
    page = person.page
    win(person, 1)
    page.get_by_role("button", name="Next game: add general").click()
    person.until(lambda: person.moment["position"]["turn"] == 1, "the next game")
    assert person.moment["position"]["stock"]["south"]["G"] == 1
    assert "Y" not in person.moment["position"]["stock"]["south"]
    page.goto(person.site.url)
    expect(page.get_by_role("button", name="Play the machine")).to_contain_text("special units: general")


def test_medals_are_won_and_kept_when_a_guest_registers(meet: Meet) -> None:
    person: Person = meet(None, reduced_motion="reduce", settings=EASY)
    page = person.page
    win(person, 4)
    page.goto(f"{person.site.url}/learn")
    shelf = page.get_by_role("list").filter(has_text="First victory")
    expect(shelf.locator(".won").filter(has_text="Sergeant beaten")).to_have_count(1)
    expect(shelf.locator(".won").filter(has_text="General beaten")).to_have_count(0)
    # Registering takes the guest's progress along.
    page.goto(f"{person.site.url}/account")
    page.locator("#name").fill(f"Medal {person.name}")
    page.locator("#password").fill("a long enough secret")
    with page.expect_response(lambda answer: answer.url.endswith("/api/progress") and answer.ok) as sent:
        page.get_by_role("button", name="Create account").click()
    assert sent.value.json()["ladder"] == {"ardennes": 4}


def test_running_games_stand_first_with_board_opponent_and_turn(meet: Meet) -> None:
    person: Person = meet(None, size=PHONE, reduced_motion="reduce")
    page = person.page
    table = person.sit_at(LIVELY, 5)
    page.goto(person.site.url)
    games = page.get_by_role("region", name="Your games")
    card = games.get_by_role("link").filter(has_text="Lieutenant")
    expect(card).to_contain_text("Your turn")
    expect(card.locator("svg.board")).to_be_visible()
    board, whole = card.locator("svg.board").bounding_box(), card.bounding_box()
    assert board
    assert whole
    assert board["y"] + board["height"] <= whole["y"] + whole["height"]
    card.click()
    page.wait_for_url(re.compile(table))


def test_the_phone_shows_a_board_on_the_first_page(meet: Meet) -> None:
    person: Person = meet("/", size=PHONE, reduced_motion="reduce")
    expect(person.page.locator(".picture svg.board")).to_be_in_viewport(ratio=0.3)
    width = person.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"]
