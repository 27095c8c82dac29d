"""Puzzles: one after the other, rated, of both kinds, with a wrong attempt shown and taken back."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

import pytest
from playwright.sync_api import Locator, Page, expect

from sevenroads.players.analyst.puzzle_book import BookPuzzle, puzzle_book

from ..conftest import PHONE, Meet
from ..hands import HANDS, Hand, Mouse, kind_of
from ..people import Person
from .test_account import enter

#: The names of the roads.
ROADS = "() => [...document.querySelectorAll('[data-road]')].map((road) => road.ariaLabel).join()"
BY_HAND = {"place", "attack", "redeploy", "retreat"}


def puzzle(kind: str, test: Callable[[BookPuzzle], bool] = lambda _: True) -> BookPuzzle:
    """The easiest puzzle of a kind that needs neither cards nor fire."""
    return next(
        one
        for one in puzzle_book().values()
        if one.kind == kind and {kind_of(action) for action in one.solution} <= BY_HAND and test(one)
    )


WIN, DEFENCE = puzzle("win"), puzzle("defence")


def act(hand: Hand, actions: Iterable[str]) -> None:
    """Carry out actions on the board, each when the one before has been played."""
    page = hand.page
    for action in actions:
        before = text_of_the_board(page)
        getattr(hand, kind_of(action))(action)
        page.wait_for_function(f"(before) => ({ROADS})() !== before", arg=before)
        # The board follows the new position before it takes the next press.
        page.wait_for_timeout(100)


def text_of_the_board(page: Page) -> str:
    """What stands on the roads, as screen readers hear it."""
    return str(page.evaluate(ROADS))


def opened(meet: Meet, path: str, **options: object) -> Person:
    person: Person = meet(path, reduced_motion="reduce", **options)
    person.page.locator("[data-unit][aria-pressed]").first.wait_for()
    return person


def status(page: Page) -> Locator:
    return page.locator(".panel [role=status]")


@pytest.mark.parametrize("way", ["mouse", "touch", "keyboard"])
def test_a_solved_puzzle_is_rated_and_leads_to_the_next(meet: Meet, way: str) -> None:
    kind = HANDS[way]
    person = opened(meet, f"/puzzles/{WIN.id}", **kind.browser)
    page = person.page
    expect(page.get_by_text("win this turn")).to_be_visible()
    expect(page.get_by_text("Your rating: 1000")).to_be_visible()
    act(kind(person), WIN.solution)
    expect(status(page)).to_contain_text(re.compile(r"Solved\. Your rating goes up by \d+ to 1\d\d\d"))
    following = page.get_by_role("link", name="Next puzzle")
    expect(following).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(rf"/puzzles/(?!{WIN.id})[a-z]+-\d+$"))
    page.locator("[data-unit][aria-pressed]").first.wait_for()
    expect(page.get_by_text(re.compile(r"Solved at the first try: 1 of \d+"))).to_be_visible()


def test_a_newcomer_begins_with_an_easy_puzzle_of_the_main_edition(meet: Meet) -> None:
    page = opened(meet, "/puzzles").page
    name = page.url.rsplit("/", 1)[1]
    first = puzzle_book()[name]
    assert (first.edition, first.rating <= 1000) == ("ardennes", True)
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Puzzle {list(puzzle_book()).index(name) + 1}")


def test_a_wrong_turn_counts_once_and_the_board_returns_to_the_start(meet: Meet) -> None:
    person = opened(meet, f"/puzzles/{WIN.id}")
    page = person.page
    start = text_of_the_board(page)
    page.get_by_role("button", name="End turn").click()
    expect(status(page)).to_contain_text(re.compile(r"doesn't win\.\s*Your rating goes down by \d+"))
    expect(status(page)).to_contain_text("The board is back at the start")
    assert text_of_the_board(page) == start
    act(Mouse(person), WIN.solution)
    expect(status(page)).to_contain_text("Solved. Only your first try at a puzzle counts.")
    page.reload()
    expect(page.get_by_text(re.compile(r"Your rating: [89]\d\d"))).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, {"width": 1280, "height": 860}], ids=["phone", "desk"])
def test_a_failed_defence_shows_how_the_enemy_wins(meet: Meet, size: dict[str, int]) -> None:
    person = opened(meet, f"/puzzles/{DEFENCE.id}", size=size)
    page = person.page
    expect(page.get_by_text("stop the enemy from winning next turn")).to_be_visible()
    expect(page.get_by_text("The enemy's objective:")).to_be_visible()
    expect(page.get_by_text("You see the enemy's cards here")).to_be_visible()
    start = text_of_the_board(page)
    page.get_by_role("button", name="End turn").click()
    expect(status(page)).to_contain_text("The enemy still wins:")
    assert status(page).locator("ol.actions li").count() == len(DEFENCE.threat)
    # The enemy's turn is played on the board, which then returns to the start.
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    person.until(lambda: text_of_the_board(page) != start, "the enemy's turn to be shown")
    expect(status(page)).to_contain_text("The board is back at the start", timeout=20_000)
    assert text_of_the_board(page) == start
    hand = HANDS["keyboard"](person)
    act(hand, DEFENCE.solution)
    hand.end(".")
    expect(status(page)).to_contain_text("Solved. The enemy can't win next turn.")


def test_try_again_skips_what_is_shown(meet: Meet) -> None:
    page = opened(meet, f"/puzzles/{DEFENCE.id}").page
    start = text_of_the_board(page)
    page.get_by_role("button", name="End turn").click()
    page.get_by_role("button", name="Try again").click()
    page.wait_for_timeout(1200)
    assert text_of_the_board(page) == start
    expect(page.get_by_role("button", name="End turn")).to_be_enabled()


def test_the_solution_and_the_second_hint_count_as_failed(meet: Meet) -> None:
    page = opened(meet, f"/puzzles/{DEFENCE.id}").page
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(status(page)).to_contain_text("If you do nothing, the enemy wins like this:")
    expect(page.get_by_text("Your rating: 1000")).to_be_visible()
    page.get_by_role("button", name="Show an action (counts as failed)").click()
    expect(status(page)).to_contain_text(re.compile("The solution starts with: .*Your rating goes down by"))
    page.get_by_role("button", name="Show the solution").click()
    expect(page.get_by_role("heading", name="The solution")).to_be_visible()
    expect(page.get_by_role("link", name="Next puzzle")).to_be_visible()
    page.get_by_role("link", name="Next puzzle").click()
    page.wait_for_url(re.compile(rf"/puzzles/(?!{DEFENCE.id})"))


def test_puzzles_can_be_chosen_by_theme_and_edition(meet: Meet) -> None:
    page = opened(meet, "/puzzles").page
    page.get_by_label("Theme").select_option(label="Defence")
    page.wait_for_url(re.compile(r"/puzzles/[a-z]+-\d+\?theme=defence"))
    page.get_by_text("stop the enemy from winning next turn").wait_for()
    page.get_by_label("Edition").select_option(label="Clash D-Day")
    page.wait_for_url(re.compile(r"/puzzles/ds-\d+\?theme=defence&edition=dday"))
    expect(page.get_by_label("Theme")).to_have_value("defence")


def test_a_guest_takes_the_rating_along_to_a_new_account(meet: Meet) -> None:
    person = opened(meet, f"/puzzles/{WIN.id}")
    page = person.page
    act(Mouse(person), WIN.solution)
    expect(status(page)).to_contain_text("Solved.")
    expect(page.get_by_text("kept on this device")).to_be_visible()
    rated = page.get_by_role("heading", name=re.compile("Your rating: ")).inner_text()
    page.goto(f"{person.site.url}/account")
    with page.expect_response("**/api/puzzles/attempts"):
        enter(page, "Create account", "seven roads to Bastogne", person.name)
    page.goto(f"{person.site.url}/puzzles/{WIN.id}")
    expect(page.get_by_role("heading", name=rated)).to_be_visible()
    expect(page.get_by_text("kept on this device")).to_have_count(0)
    assert page.evaluate("localStorage.getItem('sevenroads.puzzles')") is None


def test_the_puzzle_of_the_day_is_offered_on_the_first_page(meet: Meet) -> None:
    page = meet("/", reduced_motion="reduce").page
    page.get_by_role("link", name=re.compile("Puzzle of the day")).click()
    expect(page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    page.locator("svg.board").wait_for()
    assert page.url.endswith("/puzzles/daily")


def test_the_first_page_does_not_load_the_puzzles(meet: Meet) -> None:
    person: Person = meet("/", reduced_motion="reduce")
    names = person.page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    assert names
    assert not [name for name in names if re.search("puzzle", name, re.IGNORECASE)]


def test_an_unknown_puzzle_leads_back_to_the_puzzles(meet: Meet) -> None:
    page = meet("/puzzles/a-999", reduced_motion="reduce").page
    expect(page.get_by_role("heading", name="Puzzle not found.")).to_be_visible()
    page.get_by_role("link", name="Puzzles").click()
    page.locator("svg.board").wait_for()


@pytest.mark.parametrize("path", [f"/puzzles/{WIN.id}", f"/puzzles/{DEFENCE.id}"])
def test_the_board_is_the_largest_thing_on_the_page(meet: Meet, path: str) -> None:
    page = opened(meet, path).page
    board = page.locator("svg.board").bounding_box()
    assert board
    for other in page.locator(".panel").all():
        box = other.bounding_box()
        assert box
        assert board["width"] * board["height"] > 2 * box["width"] * box["height"]


def test_the_first_puzzles_show_only_the_units_of_the_beginners_rules(meet: Meet) -> None:
    page = opened(meet, "/puzzles").page
    for _ in range(4):
        units = page.locator("[data-unit]").evaluate_all(
            "(all) => all.map((one) => one.dataset.unit).join('')"
        )
        assert units == "MTPCS"
        before = page.url
        page.get_by_role("button", name="Show the solution").click()
        page.get_by_role("link", name="Next puzzle").click()
        page.wait_for_url(lambda url, before=before: url != before)  # type: ignore[misc]
        page.locator("svg.board").wait_for()
