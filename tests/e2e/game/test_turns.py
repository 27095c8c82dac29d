"""Readable turns: numbered marks, a sentence, stepping through the running game, the log, announcements."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from ..conftest import PHONE, Meet
from ..hands import Mouse, Touch
from ..pages.test_accessibility import axe, violations  # noqa: F401
from ..people import SAME, Person, begun, position
from ..places import LIVELY

CALM: dict[str, Any] = {"reduced_motion": "reduce", "settings": {"pace": "instant"}}
#: South threatens road 1 from the start.
THREAT = position("TTTT|/|/|/|/|/|/|M", "s9:4")
NO_LINE, TANK = re.compile("Germans: no line"), re.compile("rear to front: tank")


def two(meet: Meet, start: Any = THREAT, **browser: Any) -> tuple[Person, Person]:
    """Ada (south) with a mouse, and Ben (north), at one table."""
    ada: Person = meet(None, **CALM)
    ben: Person = meet(None, **{**CALM, **browser})
    table = ada.sit_at(start, ben)
    ada.open(table)
    ben.open(table)
    return ada, ben


def numbers(person: Person) -> Locator:
    return person.page.locator(".turnmarks text")


def test_the_enemys_turn_is_numbered_and_summed_up_until_the_first_own_action(meet: Meet) -> None:
    ada, ben = two(meet, size=PHONE)
    mouse = Mouse(ada)
    mouse.do("P5")
    mouse.do("M5")
    # The marks appear with the actions.
    expect(numbers(ben)).to_have_text(["1", "2"])
    mouse.do(".")
    sentence = "They placed 2 units and threaten road 1."
    expect(ben.page.locator(".hint")).to_have_text(sentence)
    expect(ben.page.get_by_role("log")).to_contain_text(sentence)
    expect(numbers(ben)).to_have_text(["1", "2"])
    expect(numbers(ada)).to_have_count(0)
    Mouse(ben).do("T3")
    expect(numbers(ben)).to_have_count(0)
    expect(ben.page.locator(".hint")).not_to_contain_text("They placed")
    ben.page.get_by_role("button", name="Undo").click()
    expect(numbers(ben)).to_have_text(["1", "2"])
    expect(ben.page.locator(".hint")).to_have_text(sentence)
    ben.page.reload()
    expect(numbers(ben)).to_have_text(["1", "2"])
    expect(ben.page.locator(".hint")).to_have_text(sentence)


def test_a_spectator_reads_the_turn_with_the_name_of_the_side(meet: Meet) -> None:
    ada, _ = two(meet)
    watcher: Person = meet(None, **CALM)
    watcher.page.goto(ada.page.url)
    Mouse(ada).do("P5")
    Mouse(ada).do(".")
    expect(watcher.page.locator(".hint")).to_have_text("Germans: one unit placed and road 1 threatened.")


def test_two_players_at_one_screen_see_no_marks_behind_the_curtain(meet: Meet) -> None:
    person: Person = meet(None, **CALM)
    person.open(person.sit_at(position(), SAME))
    person.page.get_by_role("button", name="I'm ready").click()
    Mouse(person).do("T3")
    Mouse(person).do(".")
    ready = person.page.get_by_role("button", name="I'm ready")
    expect(ready).to_be_visible()
    expect(numbers(person)).to_have_count(0)
    ready.click()
    expect(numbers(person)).to_have_text(["1"])


# ------------------------------------------------------------ stepping through the game


def step(person: Person, name: str, *, touch: bool = False) -> None:
    button = person.page.get_by_role("button", name=name)
    if touch:
        button.tap()
    else:
        button.click()


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_a_player_steps_back_and_forward_with_buttons(meet: Meet, touch: bool) -> None:
    ada, ben = two(meet, position(), **({**Touch.browser, "size": PHONE} if touch else {}))
    for action in ("T3", "P3", "."):
        Mouse(ada).do(action)
    road = ben.road(3)
    expect(road).to_have_accessible_name(re.compile("tank, private"))
    step(ben, "One action back", touch=touch)
    expect(ben.page.locator("header .status")).to_have_text("Looking back: round 5")
    step(ben, "One action back", touch=touch)
    expect(road).to_have_accessible_name(re.compile("rear to front: tank\\."))
    expect(numbers(ben)).to_have_text(["1"])
    step(ben, "One action back", touch=touch)
    expect(road).to_have_accessible_name(NO_LINE)
    expect(ben.page.get_by_role("button", name="One action back")).to_be_disabled()
    expect(ben.page.locator(".hint")).to_have_text("The start of the game")
    step(ben, "One action forward", touch=touch)
    expect(road).to_have_accessible_name(TANK)
    expect(ben.page.locator(".hint")).to_contain_text("The enemy places a tank on road 3")
    expect(ben.page.get_by_role("button", name="Return to now")).to_be_in_viewport(ratio=1)
    step(ben, "Return to now", touch=touch)
    expect(road).to_have_accessible_name(re.compile("tank, private"))
    expect(ben.page.get_by_role("button", name="End turn")).to_be_enabled()


def test_a_player_steps_back_and_forward_with_arrow_keys(meet: Meet) -> None:
    ada, ben = two(meet, position())
    for action in ("T3", "P3", "."):
        Mouse(ada).do(action)
    page, road = ben.page, ben.road(3)
    expect(page.get_by_role("button", name="End turn")).to_be_enabled()
    ben.road(5).focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(road).to_have_accessible_name(re.compile("rear to front: tank\\."))
    # While looking back, the sideways arrows step too, even on the board.
    page.keyboard.press("ArrowLeft")
    expect(road).to_have_accessible_name(NO_LINE)
    page.keyboard.press("ArrowRight")
    expect(road).to_have_accessible_name(TANK)
    page.keyboard.press("Home")
    expect(road).to_have_accessible_name(NO_LINE)
    expect(page.get_by_role("log")).to_contain_text("The start of the game")
    page.keyboard.press("Escape")
    expect(road).to_have_accessible_name(re.compile("tank, private"))
    # Back in the present they move between roads again.
    page.keyboard.press("ArrowRight")
    expect(ben.road(4)).to_be_focused()


def test_what_happens_meanwhile_does_not_move_the_view_and_nobody_acts_in_the_past(meet: Meet) -> None:
    ada, ben = two(meet, position())
    Mouse(ada).do("T3")
    expect(ben.road(3)).to_have_accessible_name(TANK)
    step(ben, "One action back")
    expect(ben.road(3)).to_have_accessible_name(NO_LINE)
    Mouse(ada).do("P5")
    Mouse(ada).do(".")
    page = ben.page
    expect(page.get_by_role("button", name="Return to now")).to_contain_text("Something has happened since.")
    expect(ben.road(3)).to_have_accessible_name(NO_LINE)
    expect(ben.road(5)).to_have_accessible_name(NO_LINE)
    expect(page.get_by_role("button", name="End turn")).to_have_count(0)
    page.locator('[data-unit="T"]').click()
    locked = "You are looking at an earlier position. Return to now to act."
    expect(page.locator(".note")).to_contain_text(locked)
    Mouse(ben).press_road(5)
    expect(page.locator(".menu")).to_have_count(0)
    step(ben, "Return to now")
    expect(ben.road(5)).to_have_accessible_name(re.compile("rear to front: private"))
    Mouse(ben).do("M1")


def test_past_positions_hide_the_enemys_cards(meet: Meet) -> None:
    ada, ben = two(meet, position("12T|/|/|/|/|/|/|", "s9:4"))
    for action in ("T1", "."):
        Mouse(ada).do(action)
    expect(ben.page.get_by_role("button", name="End turn")).to_be_enabled()
    seen = len(ben.answers)
    step(ben, "One action back")
    expect(ben.page.locator("header .status")).to_contain_text("Looking back")
    histories = [answer.json() for answer in ben.answers[seen:] if "/history" in answer.url]
    assert histories
    for history in histories:
        for one in history["steps"]:
            cards = one["position"]["cards"]["south"]
            assert cards["objective"] == "?"
            assert set(cards.get("hand", ())) <= {"?"}


# ------------------------------------------------------------ the log


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_log_is_grouped_by_turn_and_strikes_out_what_was_undone(meet: Meet, phone: bool) -> None:
    ada, ben = two(meet, position(), **({**Touch.browser, "size": PHONE} if phone else {}))
    mouse = Mouse(ada)
    mouse.do("T3")
    mouse.do("P3")
    ada.page.get_by_role("button", name="Undo").click()
    ada.until(lambda: ada.seq == 3, "the undo")
    mouse.do("M4")
    mouse.do(".")
    page = ben.page
    expect(page.get_by_role("button", name="End turn")).to_be_enabled()
    if phone:
        page.get_by_role("button", name="Game log").tap()
    log = page.get_by_role("group", name="Game log").last
    expect(log.get_by_role("heading")).to_have_text(["Round 5: the enemy"])
    struck = log.locator(".undone .what")
    expect(struck).to_have_count(1)
    expect(struck).to_contain_text("The enemy places a private")
    expect(struck).to_have_css("text-decoration-line", "line-through")
    expect(log.locator(".undone")).to_contain_text("taken back")
    expect(ada.page.locator("aside .log .undone .what")).to_contain_text("You place a private")
    expect(ada.page.locator("aside .log").get_by_role("heading")).to_have_text(["Round 5: you"])
    # A tap shows the rule, without leaving the game.
    line = log.get_by_role("button", name=re.compile("anti-tank mine"))
    line.click()
    expect(log.get_by_text("It costs 1 AP.")).to_be_visible()
    expect(log.get_by_role("link", name="Rule 4.1")).to_be_visible()
    line.click()
    expect(log.get_by_role("link", name="Rule 4.1")).to_have_count(0)
    log.get_by_role("button", name=re.compile("tank on road 3")).click()
    log.get_by_role("button", name="Show on the board").click()
    expect(page.locator("header .status")).to_have_text("Looking back: round 5")
    expect(ben.road(4)).to_have_accessible_name(NO_LINE)
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_reports_no_violation_while_looking_back_and_in_an_open_log(
    meet: Meet,
    axe: str,  # noqa: F811
    theme: str,
) -> None:
    person: Person = meet(None, **CALM, color_scheme=theme)
    person.open(person.sit_at(LIVELY))
    Mouse(person).do("P2")
    page = person.page
    page.locator(".log .line").first.click()
    page.get_by_role("link", name="Rule 4.1").wait_for()
    wrong = violations(person, axe)
    page.keyboard.press("Escape")
    person.road(1).focus()
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("button", name="Return to now")).to_be_visible()
    wrong += violations(person, axe)
    assert not wrong, "\n".join(wrong)


# ------------------------------------------------------------ announcements and points


def test_undo_and_restart_are_announced_to_both_players(meet: Meet) -> None:
    ada, ben = two(meet, position())
    mouse = Mouse(ada)
    mouse.do("T3")
    ada.page.get_by_role("button", name="Undo").click()
    expect(ada.page.get_by_role("log")).to_contain_text("You undid one action.")
    expect(ben.page.get_by_role("log")).to_contain_text("The enemy undid one action.")
    mouse.do("T3")
    ada.page.get_by_role("button", name="Restart turn").click()
    expect(ada.page.get_by_role("log")).to_contain_text("You restarted the turn.")
    expect(ben.page.get_by_role("log")).to_contain_text("The enemy restarted the turn.")


#: Counts how often each announcement is added to the page, from now on.
COUNTED = """() => {
  window.added = {};
  const log = document.querySelector("[role=log]");
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        const text = node.textContent;
        if (node.nodeType === 1) window.added[text] = (window.added[text] ?? 0) + 1;
      }
    }
  }).observe(log, { childList: true });
}"""


def test_an_announcement_is_not_repeated_when_others_follow(meet: Meet) -> None:
    ada, ben = two(meet, position())
    ben.page.evaluate(COUNTED)
    mouse = Mouse(ada)
    for road in range(1, 8):
        mouse.do(f"T{road}")
        ada.page.get_by_role("button", name="Undo").click()
        ada.until(lambda road=road: ada.seq == 2 * road, "the undo")  # type: ignore[misc]
    told = "The enemy places a tank on road {} at its tile 1 for 1 AP."
    ben.until(lambda: told.format(7) in ben.page.evaluate("window.added"), "the last announcement")
    added = ben.page.evaluate("window.added")
    assert [added[told.format(road)] for road in range(1, 8)] == [1] * 7


def test_the_own_bar_shows_the_own_points_and_the_enemys_line_the_enemys(meet: Meet) -> None:
    ada, ben = two(meet, position())
    Mouse(ada).do("T3")
    expect(ada.page.get_by_role("img", name="Action points left: 3")).to_be_visible()
    expect(ben.page.get_by_role("img", name="Action points left: 0")).to_be_visible()
    expect(ben.page.get_by_role("img", name="The enemy's action points: 3")).to_be_visible()
    Mouse(ada).do(".")
    expect(ben.page.get_by_role("img", name="Action points left: 4")).to_be_visible()
    expect(ben.page.get_by_role("img", name=re.compile("The enemy's action points"))).to_have_count(0)


def test_one_point_left_is_worded_as_one(meet: Meet) -> None:
    person: Person = meet(None, **CALM)
    person.open(person.sit_at(position(turn="s9:1")))
    person.page.get_by_role("button", name="End turn").click()
    asked = person.page.get_by_role("dialog", name="End your turn?")
    expect(asked).to_contain_text("You still have 1 AP. It is lost when you end your turn.")


def test_the_enemys_last_turn_is_offered_only_when_there_is_one(meet: Meet) -> None:
    ada, ben = two(meet, position())
    replay = "Replay the enemy's last turn"
    for person, offered in ((ada, False), (ben, False)):
        person.page.get_by_role("button", name="Menu").click()
        expect(person.page.get_by_role("button", name=replay)).to_have_count(int(offered))
        person.page.keyboard.press("Escape")
    Mouse(ada).do("T3")
    Mouse(ada).do(".")
    for person, offered in ((ada, False), (ben, True)):
        person.page.get_by_role("button", name="Menu").click()
        expect(person.page.get_by_role("button", name=replay)).to_have_count(int(offered))
        person.page.keyboard.press("Escape")


def test_the_catch_up_banner_counts_only_what_was_missed(meet: Meet) -> None:
    ada, ben = two(meet, position())
    table = ada.page.url
    Mouse(ada).do("T3")
    expect(ben.road(3)).to_have_accessible_name(TANK)
    ben.page.goto(f"{ben.site.url}/rules")
    Mouse(ada).do("P3")
    ben.page.goto(table)
    banner = ben.page.get_by_role("status").filter(has_text="Since your last turn")
    expect(banner).to_contain_text("1 enemy action")
    Mouse(ada).do("M5")
    expect(ben.road(5)).to_have_accessible_name(re.compile("anti-tank mine"))
    Mouse(ada).do(".")
    expect(ben.page.get_by_role("button", name="End turn")).to_be_enabled()
    expect(banner).to_contain_text("1 enemy action")
    Mouse(ben).do("T1")
    expect(banner).to_have_count(0)


# ------------------------------------------------------------ the hint


def test_escape_closes_the_hint(meet: Meet) -> None:
    person: Person = meet(None, **CALM)
    person.open(person.sit_at(LIVELY))
    page = person.page
    page.get_by_role("button", name="Hint").focus()
    page.keyboard.press("Enter")
    hint = page.get_by_role("region", name="Hint")
    hint.get_by_role("button", pressed=True).wait_for(timeout=30_000)
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    expect(page.locator("svg.suggest")).to_have_count(0)
    expect(page.get_by_role("button", name="Hint")).to_be_focused()


#: Whether any part of the drawn hint lies below the upper edge of its sheet.
HIDDEN = """() => {
  const edge = document.querySelector(".hintbox").getBoundingClientRect().top;
  const drawn = [...document.querySelectorAll("svg.suggest *")];
  return drawn.some((one) => one.getBoundingClientRect().bottom > edge + 1);
}"""


def test_the_hint_on_a_phone_hides_nothing_of_its_drawing_and_folds(meet: Meet) -> None:
    person: Person = meet(None, **CALM, **{**Touch.browser, "size": PHONE})
    person.open(person.sit_at(position("|/|/|/|/|/|/|", "s1:4")))
    page = person.page
    page.get_by_role("button", name="Hint").tap()
    hint = page.get_by_role("region", name="Hint")
    hint.get_by_role("button", pressed=True).wait_for(timeout=30_000)
    page.locator("svg.suggest .badge").first.wait_for()
    assert not page.evaluate(HIDDEN)
    page.get_by_role("button", name="Show the board").tap()
    # The stock and the buttons are free, and the arrows are still there.
    expect(page.locator("svg.suggest .badge")).not_to_have_count(0)
    assert not page.evaluate(HIDDEN)
    page.get_by_role("button", name="Show the hint").tap()
    expect(hint.get_by_role("button", pressed=True)).to_be_visible()
    page.get_by_role("button", name="Show the board").tap()
    Touch(person).do("T4")
    expect(page.locator(".hintbox")).to_have_count(0)


def test_a_round_has_a_turn_of_each_side(meet: Meet) -> None:
    person: Person = meet(None, reduced_motion="reduce", settings={"pace": "instant"})
    person.open(person.sit_at(position(turn="s1:4"), SAME))
    page = person.page
    shown = page.locator("header .turn")
    for name in ("Round 1", "Round 1", "Round 2"):
        page.get_by_role("button", name="I'm ready").click()
        expect(shown).to_have_text(name)
        Mouse(person).do("T4" if name == "Round 1" else "P5")
        Mouse(person).do(".")
    titles = page.locator("aside").get_by_role("group", name="Game log").get_by_role("heading")
    expect(titles).to_have_text(["Round 1: Germans", "Round 1: Allies", "Round 2: Germans"])


def test_a_line_at_the_top_of_a_scrolled_log_fades_instead_of_being_cut(meet: Meet) -> None:
    person: Person = meet(None, reduced_motion="reduce", settings={"pace": "instant"})
    person.open(
        begun(
            person.site,
            position(turn="s1:4"),
            "T1 T2 T3 P4 . T4 P5 P6 T7 . P1 P2 . P1 P2 .",
            person.sign_in(),
        )
    )
    log = person.page.locator("aside .log")
    expect(log.get_by_text("Round 2: the enemy")).to_be_visible()
    assert log.evaluate("(one) => one.scrollHeight > one.clientHeight")
    fade, box = log.locator(".fade").bounding_box(), log.bounding_box()
    assert fade
    assert box
    assert abs(fade["y"] - box["y"]) < 1
    # The first line of a log that fits lies under nothing.
    log.evaluate("(one) => (one.scrollTop = -one.scrollHeight)")
    first = log.get_by_role("heading").first.bounding_box()
    assert first
    assert first["y"] >= box["y"] + 6
