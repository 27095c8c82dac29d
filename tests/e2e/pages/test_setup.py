"""Setting up a game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect
from server.tables.test_edition_files import DECK, EXAMPLES

from ..conftest import Meet
from ..hands import Mouse
from ..people import Person

EDITION = (EXAMPLES / "my-edition.toml").read_text()
#: The same with decks that the server has.
OWN_EDITION = EDITION.replace("my-objectives.toml", "ardennes").replace("my-victory.toml", "ardennes")


def test_the_beginners_rules_are_offered_on_the_first_visit(meet: Meet) -> None:
    person: Person = meet("/new", reduced_motion="reduce")
    page = person.page
    expect(page.get_by_label("Beginner's rules")).to_be_checked()
    expect(page.get_by_text("The rulebooks recommend this")).to_be_visible()
    page.get_by_label("Starting player").select_option("south")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    page.locator("svg.board").wait_for()
    assert person.moment["position"]["text"].startswith("ardennes+nospecials+novictory ")


def test_the_beginners_rules_name_what_they_leave_out(meet: Meet) -> None:
    person: Person = meet("/new", reduced_motion="reduce")
    page = person.page
    rules = page.get_by_label("Beginner's rules")
    expect(rules).to_have_accessible_name("Beginner's rules: no special units, no Victory cards")
    page.get_by_role("radio", name="first rule book").check()
    expect(rules).to_have_accessible_name("Beginner's rules: no special units")


def test_a_game_is_played_with_every_chosen_option(meet: Meet) -> None:
    person: Person = meet("/new?opponent=self", reduced_motion="reduce")
    page = person.page
    page.get_by_role("radio", name="Clash D-Day").check()
    page.get_by_label("Beginner's rules").uncheck()
    page.get_by_text("More options").click()
    page.get_by_label("Spy", exact=True).uncheck()
    page.get_by_label("Victory cards", exact=True).uncheck()
    page.get_by_label(re.compile("Three .* win")).uncheck()
    page.get_by_label(re.compile("^Tiles between the starting blocks")).fill("14")
    mortar = page.get_by_label("The mortar fires")
    expect(mortar.locator("option")).to_have_count(3)
    mortar.select_option("placed")
    page.get_by_label("Action points in the first turn of the game").fill("2")
    page.get_by_label("Starting player").select_option("north")
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("heading", name="your turn").wait_for()
    text = person.moment["position"]["text"]
    variant = "dday+specials=GRA+novictory+road_length=14+mortar_fires=placed+three_roads_win=off"
    assert text.startswith(f"{variant} ")
    assert " n1:2 " in text


def test_cards_and_army_can_be_viewed_before_the_game(meet: Meet) -> None:
    page = meet("/new", reduced_motion="reduce").page
    expect(page.get_by_role("list", name="Each side has")).to_contain_text("7 × tank")
    page.get_by_role("button", name="View the Victory cards").click()
    cards = page.get_by_role("dialog", name="Victory cards")
    expect(cards).to_contain_text("They are not the cards from the boxed game")
    expect(cards.get_by_role("listitem")).to_have_count(10)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="View the Objective cards").click()
    expect(page.get_by_role("dialog", name="Objective cards").get_by_role("listitem")).not_to_have_count(0)


def test_the_coin_toss_is_shown(meet: Meet) -> None:
    page = meet("/new", reduced_motion="reduce").page
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("status").filter(has_text="Starting player by coin toss: ")).to_be_visible()
    page.wait_for_url("**/table/*")


def test_the_coin_toss_is_shown_even_if_the_machine_acts_before_the_edition_has_loaded(meet: Meet) -> None:
    person: Person = meet(None, reduced_motion="reduce")
    page = person.page
    held: list[Route] = []
    # Until the coin lets the machine begin, and it acts after the page has come to the table.
    while not any('"type":"update"' in frame for frame in person.frames):
        held.clear()
        person.frames.clear()
        person.moment = {}
        page.unroute("**/api/editions/*")
        page.goto(f"{person.site.url}/new")
        page.get_by_label("You play").select_option("south")
        page.route("**/api/editions/*", lambda route: held.append(route))
        page.get_by_role("button", name="Start the game").click()
        person.until(lambda: held, "the edition to be asked for")
        person.until(
            lambda: person.moment.get("position", {}).get("side") == "south", "the machine's turn to end"
        )
    for route in held:
        route.continue_()
    expect(page.get_by_role("status").filter(has_text="Starting player by coin toss: ")).to_be_visible()
    # And the board goes on from there to how the game stands.
    expect(page.get_by_role("button", name="End turn")).to_be_enabled()


def test_a_level_and_a_side_are_chosen(meet: Meet) -> None:
    person: Person = meet("/new", reduced_motion="reduce")
    page = person.page
    page.get_by_label("Level").fill("3")
    page.get_by_label("You play").select_option("north")
    page.get_by_label("Starting player").select_option("north")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    page.locator("svg.board").wait_for()
    assert person.viewer == "north"
    expect(page.get_by_text("Allies").first).to_be_visible()


def send(page: Page, name: str, text: str) -> None:
    file = {"name": name, "mimeType": "application/toml", "buffer": text.encode()}
    page.locator("#own-file").set_input_files(file)  # type: ignore[arg-type]


def test_a_players_own_deck_is_uploaded_viewed_and_played(meet: Meet) -> None:
    person: Person = meet("/new", reduced_motion="reduce")
    page = person.page
    send(page, "pairs.toml", DECK)
    box = page.get_by_role("group", name="Your own file")
    expect(box).to_contain_text("pairs.toml")
    expect(box).to_contain_text("Objective cards · 4 cards")
    box.get_by_role("button", name="View the cards").click()
    expect(page.get_by_role("dialog", name="Cards").get_by_role("listitem")).to_have_count(2)
    page.keyboard.press("Escape")
    page.get_by_label("Starting player").select_option("south")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    page.locator("svg.board").wait_for()
    assert "+objective_deck=" in person.moment["position"]["text"]
    objective = person.moment["position"]["cards"]["south"]["objective"]
    # A card without a text shows which roads it requires.
    roads = {"left": "1, 2 and 3", "right": "5, 6 and 7"}[objective]
    expect(page.locator(".objective")).to_contain_text(f"Conquer 2 roads out of {roads}.")


def test_an_invalid_deck_is_refused_with_the_reason(meet: Meet) -> None:
    person: Person = meet("/new", reduced_motion="reduce", may_print=("422 (Unprocessable",))
    page = person.page
    alert = page.get_by_role("group", name="Your own file").get_by_role("alert")
    send(page, "bad.toml", "units = [")
    expect(alert).to_contain_text("This file can't be used.")
    expect(alert.locator("q[lang=en]")).to_have_count(1)
    expect(alert).to_contain_text("not valid TOML")
    send(page, "road.toml", DECK.replace("of = [1, 2, 3]", "of = [1, 9]"))
    expect(alert).to_contain_text("road.toml: cards[0].take[0]")
    send(page, "huge.toml", "#" * 70_000)
    expect(alert).to_contain_text("The file is larger than 64 kB.")
    # And the game can be begun all the same.
    expect(page.get_by_role("button", name="Start the game")).to_be_enabled()
    # A good one after it takes the message away.
    send(page, "pairs.toml", DECK)
    expect(alert).to_be_empty()


def test_a_players_own_edition_is_uploaded_and_played(meet: Meet) -> None:
    person: Person = meet("/new?opponent=self", reduced_motion="reduce", may_print=("422 (Unprocessable",))
    page = person.page
    box = page.get_by_role("group", name="Your own file")
    # The file on the disk names other files, which are not uploaded.
    send(page, "my-edition.toml", EDITION)
    expect(box.get_by_role("alert")).to_contain_text("Name a deck by its id")
    send(page, "my-edition.toml", OWN_EDITION.replace('letter = "F"', 'letter = "T"'))
    expect(box.get_by_role("alert")).to_contain_text("my-edition.toml: units")
    send(page, "my-edition.toml", OWN_EDITION)
    expect(box).to_contain_text("Seven Bridges")
    expect(box.get_by_role("alert")).to_be_empty()
    expect(page.get_by_role("list", name="Each side has")).to_contain_text("6 × rifleman")
    page.get_by_label("Beginner's rules").uncheck()
    page.get_by_label("Starting player").select_option("south")
    expect(page.get_by_label("Starting player")).to_contain_text("Blues")
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("button", name="I'm ready").click()
    Mouse(person).do("F2")
    expect(person.road(2)).to_have_accessible_name(
        "Bridge 2. Gap 12. Blues, from rear to front: rifleman. Reds: no line."
    )


@pytest.mark.parametrize("allowed", [True, False])
def test_undo_and_take_backs_appear_only_if_the_table_allows_them(meet: Meet, allowed: bool) -> None:
    person: Person = meet("/new", reduced_motion="reduce", settings={"pace": "instant"})
    page = person.page
    for name in ("Allow undo during your turn", "Allow take-backs"):
        page.get_by_label(name).set_checked(allowed)
    page.get_by_label("Starting player").select_option("south")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    page.locator("svg.board").wait_for()
    hand = Mouse(person)
    hand.do("T1")
    there = 1 if allowed else 0
    expect(page.get_by_role("button", name="Undo")).to_have_count(there)
    hand.do(".")
    person.until(lambda: person.moment["position"]["turn"] == 3 and person.legal, "my next turn")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_role("button", name="Ask for a take-back")).to_have_count(there)
