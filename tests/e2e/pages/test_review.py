"""Reviewing a finished game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from ..conftest import Meet
from ..hands import Mouse
from ..people import SHORT, SHORT_ACTIONS, Person, finished
from ..places import LIVELY

GAMES = Path(__file__).parents[2] / "golden" / "games"


@pytest.fixture
def reader(meet: Meet) -> Person:
    """A player reviewing their own short game."""
    person: Person = meet(None, reduced_motion="reduce")
    table = finished(person.site, SHORT, SHORT_ACTIONS, person.sign_in())
    person.page.goto(f"{person.site.url}/review/{table}?step=0")
    person.page.locator("svg.board").wait_for()
    return person


def ribbon(person: Person) -> Locator:
    return person.page.get_by_role("slider", name="Winning chances during the game")


def test_a_game_is_stepped_through_by_action_turn_and_round(reader: Person) -> None:
    page = reader.page
    page.get_by_role("button", name="One action forward (→)").click()
    expect(reader.road(2)).to_have_accessible_name(re.compile("Germans, from rear to front: anti-tank mine"))
    expect(page).to_have_url(re.compile(r"step=1$"))
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Round 5")
    page.keyboard.press("End")
    expect(reader.road(1)).to_have_accessible_name("Road 1: conquered by the Germans.")
    page.get_by_role("button", name="Go to the start (Home)").click()
    expect(ribbon(reader)).to_have_attribute("aria-valuenow", "0")
    page.get_by_role("button", name="One round forward (Page Down)").click()
    expect(page).not_to_have_url(re.compile(r"step=0$"))
    page.get_by_role("button", name="One round back (Page Up)").click()
    expect(ribbon(reader)).to_have_attribute("aria-valuenow", "0")


def test_a_review_of_the_readers_own_game_calls_the_reader_you(reader: Person) -> None:
    page = reader.page
    expect(page.get_by_role("button", name="Hint for you")).to_be_visible()
    expect(page.locator(".ribbon .side")).to_have_text([re.compile("^You"), re.compile("^Allies")])
    expect(page.get_by_role("region", name="Cards")).not_to_contain_text("Germans")


def test_a_game_plays_by_itself_until_it_is_stopped_or_over(reader: Person) -> None:
    page = reader.page
    page.get_by_role("button", name="Play", exact=True).click()
    expect(ribbon(reader)).to_have_attribute("aria-valuenow", "2")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    stopped = int(ribbon(reader).get_attribute("aria-valuenow") or 0)
    page.keyboard.press("ArrowLeft")
    expect(ribbon(reader)).to_have_attribute("aria-valuenow", str(stopped - 1))
    page.locator("h1").click()
    page.keyboard.press(" ")
    expect(ribbon(reader)).to_have_attribute("aria-valuenow", "9", timeout=20_000)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_review_can_be_seen_from_both_sides(reader: Person) -> None:
    page = reader.page
    below = page.locator("svg.board [data-road]").first
    expect(below).to_have_attribute("data-road", "1")
    page.get_by_role("button", name="Flip the board").click()
    expect(below).to_have_attribute("data-road", "7")


@pytest.mark.parametrize(
    "size", [(568, 320), (667, 375), (844, 390)], ids=lambda size: f"{size[0]}x{size[1]}"
)
def test_on_a_phone_on_its_side_the_whole_board_stays_beside_the_review(
    meet: Meet, size: tuple[int, int]
) -> None:
    person: Person = meet(None, reduced_motion="reduce", size={"width": size[0], "height": size[1]})
    page = person.page
    table = finished(person.site, SHORT, SHORT_ACTIONS, person.sign_in())
    page.goto(f"{person.site.url}/review/{table}?step=0")
    board, buttons = page.locator("svg.board"), page.locator(".transport button")
    expect(board).to_be_in_viewport(ratio=0.99)
    height = board.evaluate("(board) => board.getBoundingClientRect().height")
    assert height >= 0.9 * size[1]
    for button in (buttons.first, buttons.last):
        expect(button).to_be_in_viewport(ratio=0.99)
    page.mouse.wheel(0, 2000)
    expect(page.get_by_role("button", name=re.compile("^Play on"))).to_be_in_viewport()
    expect(board).to_be_in_viewport(ratio=0.99)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_ribbon_leads_to_any_position_and_the_machine_rates_every_turn(reader: Person) -> None:
    page = reader.page
    box = ribbon(reader).bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] * 0.999, box["y"] + box["height"] / 2)
    expect(ribbon(reader)).to_have_attribute("aria-valuenow", "9")
    # A jump by the list of turns.
    page.get_by_role("region", name="The game turn by turn").get_by_role(
        "button", name=re.compile("^T5")
    ).click()
    expect(ribbon(reader)).to_have_attribute("aria-valuenow", "4")
    expect(ribbon(reader)).to_have_attribute("aria-valuetext", re.compile("You.*%"), timeout=30_000)
    expect(page.get_by_role("heading", name="Mistakes")).to_be_visible()


def test_a_variation_is_tried_without_leaving_the_game(reader: Person) -> None:
    page = reader.page
    page.locator('[data-unit="P"][aria-pressed]').wait_for()
    Mouse(reader).press_road(3)
    page.locator('.menu [data-action="C3"]').click()
    expect(page.get_by_text("Your variation")).to_be_visible()
    expect(reader.road(3)).to_have_accessible_name(re.compile("Germans, from rear to front: corporal"))
    page.get_by_role("button", name="Back to the game").click()
    expect(reader.road(3)).to_have_accessible_name(re.compile("Germans: no line"))
    expect(ribbon(reader)).to_have_attribute("aria-valuenow", "0")


def test_record_position_and_pictures_can_be_saved(reader: Person) -> None:
    page = reader.page
    page.get_by_text("Save and share").click()
    found = {}
    for name in ("Save the record (.7r)", "Save the board as SVG", "Save the board as PNG"):
        with page.expect_download() as download:
            page.get_by_role("button", name=name).click()
        path = download.value.path()
        found[download.value.suggested_filename.rpartition(".")[2]] = Path(path).read_bytes()
    assert b'[Edition "ardennes"]' in found["7r"]
    assert b"M2 T2" in found["7r"]
    assert b"<svg" in found["svg"][:80]
    assert found["png"].startswith(b"\x89PNG")


def test_a_players_own_record_opens_and_a_bad_one_shows_the_reason(meet: Meet) -> None:
    page = meet("/analyse", reduced_motion="reduce", may_print=("422 (Unprocessable",)).page
    text = page.get_by_label("Text of the record or position")
    text.fill('[Edition "ardennes"]\n\n1s. Q9\n')
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("This is not a readable game record.")
    expect(page.get_by_role("alert").locator("q[lang=en]")).to_contain_text("Start is missing")
    with page.expect_file_chooser() as chooser:
        page.get_by_text("Choose a file").click()
    chooser.value.set_files(GAMES / "end-repetition.7r")
    page.locator("svg.board").wait_for()
    last = page.get_by_role("slider").get_attribute("aria-valuemax")
    assert last
    page.wait_for_url(f"**/review?step={last}")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", "1")
    # Nobody in a record is "you": the sides are named.
    whose = page.get_by_role("group", name="Whose mistakes")
    expect(whose.get_by_role("radio")).to_have_count(2)
    expect(whose.get_by_label("You")).to_have_count(0)


def test_a_review_shows_the_better_turn_and_what_the_player_could_know(reader: Person) -> None:
    page = reader.page
    better = page.get_by_role("button", name="Show the better turn").first
    better.click(timeout=40_000)
    expect(page.get_by_text("Your variation")).to_be_visible()
    # A tank more, and road 1 and the game are won.
    expect(reader.road(1)).to_have_accessible_name("Road 1: conquered by the Germans.")
    odds = page.get_by_role("region", name="Which objective?")
    expect(odds.get_by_role("heading", name="What you could know")).to_be_visible()
    expect(odds).to_contain_text(re.compile(r"The enemy's objective was .+ \(\d+% likely\)\."))
    expect(odds.get_by_role("listitem").first).to_contain_text(re.compile(r"\d+%"))


def test_a_variation_hides_nothing_and_moves_nothing(reader: Person) -> None:
    page = reader.page
    reader.until(
        lambda: any(one.url.endswith("/api/practice") for one in reader.answers), "what can be tried"
    )
    page.locator('[data-unit="P"][aria-pressed]').wait_for()
    page.evaluate(
        "document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => done())))"
    )
    board = page.locator("svg.board")
    before = board.bounding_box()
    page.locator('[data-unit="C"]').click()
    expect(page.locator(".advice")).to_contain_text("Corporal")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert board.bounding_box() == before, "the board must not move under the pointer"
    Mouse(reader).press_road(3)
    bar = page.locator(".variation")
    expect(bar).to_be_visible()
    assert board.bounding_box() == before
    tray = page.locator(".practice > .tray").first.bounding_box()
    shown = bar.bounding_box()
    assert tray
    assert shown
    assert shown["y"] + shown["height"] <= tray["y"]


def test_a_copied_link_opens_the_same_position(reader: Person) -> None:
    page = reader.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(ribbon(reader)).to_have_attribute("aria-valuenow", "3")
    page.get_by_text("Save and share").click()
    page.get_by_role("button", name="Copy a link to this position").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    other = page.context.new_page()
    other.goto(link)
    expect(other.get_by_role("slider")).to_have_attribute("aria-valuenow", "3")
    expect(other.locator('[data-road="2"]')).to_have_accessible_name(
        reader.road(2).get_attribute("aria-label") or ""
    )


def test_a_pasted_position_opens_in_the_editor(meet: Meet) -> None:
    person: Person = meet("/analyse", reduced_motion="reduce")
    page = person.page
    page.get_by_label("Text of the record or position").fill(str(LIVELY))
    page.get_by_role("button", name="Open", exact=True).click()
    page.wait_for_url("**/editor?position=*")
    expect(person.road(3)).to_have_accessible_name("Road 3: conquered by the Germans.")


def test_a_level_of_the_machine_has_its_name_in_every_language(meet: Meet) -> None:
    person: Person = meet(None, reduced_motion="reduce", locale="nl-NL")
    table = finished(person.site, SHORT, SHORT_ACTIONS, person.sign_in())
    person.page.goto(f"{person.site.url}/review/{table}")
    expect(person.page.get_by_role("heading", level=1)).to_contain_text("– Rekruut")
