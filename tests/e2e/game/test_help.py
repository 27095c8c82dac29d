"""Help during play: quick reference, hints, gaps, missed actions, log, coin toss."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from ..conftest import Meet
from ..hands import Mouse, Touch
from ..people import SAME, Person, position
from ..places import LIVELY

CALM = {"reduced_motion": "reduce", "settings": {"pace": "instant"}}


def test_the_quick_reference_is_one_key_away(meet: Meet) -> None:
    person: Person = meet(None, **CALM)
    person.open(person.sit_at(LIVELY))
    page = person.page
    person.road(4).focus()
    page.keyboard.press("?")
    card = page.get_by_role("dialog", name="Quick reference")
    for heading in ("Costs", "Who beats whom", "Ranks of infantry", "Special units", "Remember"):
        expect(card.get_by_role("heading", name=heading)).to_be_visible()
    expect(card.get_by_role("link", name="Rule 4.3")).to_have_attribute(
        "href", "/rules/R4.3?edition=ardennes"
    )
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(person.road(4)).to_be_focused()


def test_a_hint_is_drawn_on_the_board_until_the_next_action(meet: Meet) -> None:
    person: Person = meet(None, **CALM)
    person.open(person.sit_at(LIVELY))
    page = person.page
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("region", name="Hint")
    expect(hint.get_by_role("button", pressed=True)).to_contain_text(re.compile(r"\d+%"), timeout=30_000)
    expect(page.locator("svg.suggest .badge")).not_to_have_count(0)
    Mouse(person).do("P2")
    expect(hint).to_have_count(0)
    expect(page.locator("svg.suggest")).to_have_count(0)


def test_no_two_lines_of_a_hint_differ_only_in_their_order(meet: Meet) -> None:
    person: Person = meet(None, **CALM)
    for start in (LIVELY, position("PT|/TT|/|/|/|/|/|M", "s9:4")):
        person.open(person.sit_at(start))
        with person.page.expect_response(
            lambda answer: "/api/" in answer.url and "hint" in answer.url, timeout=60_000
        ) as asked:
            person.page.get_by_role("button", name="Hint").click()
        turns = [sorted(line["actions"]) for line in asked.value.json()["lines"]]
        assert len(turns) > 1
        assert all(turn not in turns[:at] for at, turn in enumerate(turns)), turns


def test_a_page_of_an_upgraded_server_asks_to_be_reloaded(meet: Meet) -> None:
    """An upgrade replaces the files of the client, among them those that a page loads when it needs them."""
    missing = ("404 (Not Found)", "Unable to preload CSS", "Failed to fetch dynamically imported module")
    person: Person = meet(None, service_workers="block", may_print=missing, **CALM)
    person.open(person.sit_at(LIVELY))
    page = person.page
    page.route("**/assets/HintPanel*", lambda route: route.fulfill(status=404))
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("This page is out of date. Reload it.")).to_be_visible()
    page.unroute("**/assets/HintPanel*")
    page.get_by_role("button", name="Reload").click()
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("region", name="Hint")
    expect(hint.get_by_role("button", pressed=True)).to_contain_text(re.compile(r"\d+%"), timeout=30_000)


def test_a_page_that_an_upgrade_replaced_is_not_called_unreachable(meet: Meet) -> None:
    missing = ("404 (Not Found)", "Unable to preload CSS", "Failed to fetch dynamically imported module")
    person: Person = meet("/", service_workers="block", may_print=missing, **CALM)
    page = person.page
    page.route("**/assets/Lobby*", lambda route: route.fulfill(status=404))
    page.get_by_role("link", name="Lobby").click()
    expect(page.get_by_role("heading", name="This page is out of date. Reload it.")).to_be_visible()
    expect(page.get_by_text("reach the server")).to_have_count(0)
    page.unroute("**/assets/Lobby*")
    page.get_by_role("main").get_by_role("button", name="Reload").click()
    expect(page.get_by_role("heading", name="Play online")).to_be_visible()


def test_between_people_there_are_no_hints(meet: Meet) -> None:
    ada: Person = meet(None, **CALM)
    ben: Person = meet(None, **CALM)
    ada.open(ada.sit_at(LIVELY, ben))
    expect(ada.page.get_by_role("button", name="End turn")).to_be_enabled()
    expect(ada.page.get_by_role("button", name="Hint")).to_have_count(0)


def test_gaps_are_numbered_on_demand(meet: Meet) -> None:
    person: Person = meet(None, **CALM)
    person.open(person.sit_at(LIVELY))
    numbers = person.page.locator("svg.board text.gap")
    expect(numbers).to_have_count(0)
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("dialog").get_by_role("checkbox", name="gaps").check()
    person.page.keyboard.press("Escape")
    expect(numbers).to_have_text(["14", "8", "4"])
    person.road(1).focus()
    person.page.keyboard.press("#")
    expect(numbers).to_have_count(0)


def test_the_enemys_actions_since_the_last_visit_can_be_replayed(meet: Meet) -> None:
    ada: Person = meet(None, **CALM)
    ben: Person = meet(None, reduced_motion="reduce", settings={"pace": "fast"}, **Touch.browser)
    table = ada.sit_at(position("|/|/|/|/|/|/|M", "s9:4"), ben)
    ada.open(table)
    ben.open(table)
    hand = Mouse(ada)
    hand.do("T3")
    expect(ben.road(3)).to_have_accessible_name(re.compile("front: tank"))
    ben.page.goto(f"{ben.site.url}/rules")
    hand.do("P3")
    hand.do("M5")
    hand.do(".")
    ben.open(table)
    offer = ben.page.get_by_role("status").filter(has_text="Since your last turn")
    expect(offer).to_contain_text("2 enemy actions")
    expect(ben.road(5)).to_have_accessible_name(re.compile("front: anti-tank mine"))
    offer.get_by_role("button", name="Show").tap()
    # First as it was when Ben looked away, then one action after the other.
    expect(ben.road(5)).to_have_accessible_name(re.compile("Germans: no line"))
    expect(ben.road(3)).to_have_accessible_name(re.compile("front: tank, private"))
    expect(ben.road(5)).to_have_accessible_name(re.compile("front: anti-tank mine"))
    expect(offer).to_have_count(0)
    ben.page.reload()
    expect(ben.page.get_by_role("button", name="End turn")).to_be_enabled()
    expect(offer).to_have_count(0)


#: Notes every name that a road has, from now on.
NAMES = """(road) => {
  window.names = [];
  const shown = document.querySelector(`[data-road="${road}"]`);
  const note = () => names.push(shown.getAttribute("aria-label"));
  window.noting?.disconnect();
  window.noting = new MutationObserver(note);
  noting.observe(shown, { attributes: true, attributeFilter: ["aria-label"] });
}"""


class TakeBack:
    """Ada and Ben at one table: Ada asks for take-backs, Ben watches her turns."""

    def __init__(self, ada: Person, ben: Person) -> None:
        self.ada, self.ben = ada, ben

    def agree(self) -> None:
        self.ada.page.get_by_role("button", name="Menu").click()
        self.ada.page.get_by_role("button", name="Ask for a take-back").click()
        self.ben.page.get_by_role("button", name="Accept").tap()
        expect(self.ada.page.get_by_role("button", name="End turn")).to_be_enabled()

    def ben_is_to_act(self) -> None:
        """Ben may act once he has seen Ada's turn."""
        expect(self.ben.page.get_by_role("button", name="End turn")).to_be_enabled()

    def replay_enemy_turn(self) -> None:
        self.ben.page.get_by_role("button", name="Menu").tap()
        self.ben.page.get_by_role("button", name="Replay the enemy's last turn").tap()

    def shown_on_road_2(self, show: Callable[[], None]) -> Callable[[], list[str]]:
        """The German lines that Ben sees on road 2, one after the other."""
        self.ben.page.evaluate(NAMES, 2)
        show()
        return lambda: [name.partition("Germans")[2] for name in self.ben.page.evaluate("names")]


def test_after_an_agreed_take_back_the_client_replays_only_the_actions_that_remain(meet: Meet) -> None:
    ada: Person = meet(None, **CALM)
    ben: Person = meet(None, reduced_motion="reduce", settings={"pace": "fast"}, **Touch.browser)
    table = ada.sit_at(position("|/|/|/|/|/|/|M", "s9:4"), ben)
    ada.open(table)
    ben.open(table)
    mouse, touch, both = Mouse(ada), Touch(ben), TakeBack(ada, ben)
    nothing, tank = ": no line.", ", from rear to front: tank."
    private = ", from rear to front: tank, private."

    # The log is `T2 . M1`; the take-back leaves `T2`.
    mouse.do("T2")
    mouse.do(".")
    both.ben_is_to_act()
    touch.do("M1")
    both.agree()
    expect(ben.road(1)).to_have_accessible_name(re.compile("Allies: no line"))
    shown = both.shown_on_road_2(both.replay_enemy_turn)
    ben.until(lambda: shown() == [nothing, tank], "the enemy's last turn")

    # Ben misses `P2 .`: one action more than the tank, which is still there.
    ben.page.goto(f"{ben.site.url}/rules")
    mouse.do("P2")
    mouse.do(".")
    ben.open(table)
    offer = ben.page.get_by_role("status").filter(has_text="Since your last turn")
    expect(offer).to_contain_text("1 enemy action")
    shown = both.shown_on_road_2(offer.get_by_role("button", name="Show").tap)
    ben.until(lambda: shown() == [tank, private], "what was missed")
    both.ben_is_to_act()

    # The log goes on with `M1 . P3`; the take-back leaves `T2 P2` again.
    touch.do("M1")
    touch.do(".")
    mouse.do("P3")
    both.agree()
    expect(ben.road(3)).to_have_accessible_name(re.compile("Germans: no line"))
    shown = both.shown_on_road_2(both.replay_enemy_turn)
    ben.until(lambda: shown() == [nothing, tank, private], "the enemy's last turn")
    expect(ben.road(1)).to_have_accessible_name(re.compile("Allies: no line"))


def test_the_log_is_complete_after_the_page_is_reopened(meet: Meet) -> None:
    person: Person = meet(None, **CALM)
    person.open(person.sit_at(position(), SAME))
    page, hand = person.page, Mouse(person)
    page.get_by_role("button", name="I'm ready").click()
    hand.do("T3")
    hand.do("P3")
    page.reload()
    page.get_by_role("button", name="I'm ready").click()
    hand.do("M4")
    lines = page.get_by_role("group", name="Game log").get_by_role("listitem")
    expect(lines).to_have_text([re.compile("tank"), re.compile("private"), re.compile("anti-tank mine")])


def test_both_players_see_the_coin_toss(meet: Meet) -> None:
    ada: Person = meet("/new?opponent=open", **CALM)
    ben: Person = meet(None, **CALM)
    ada.page.get_by_label("Starting player").select_option("coin")
    ada.page.get_by_role("button", name="Open the table").click()
    ben.page.goto(ada.page.get_by_label("Invite link", exact=True).input_value())
    ben.page.get_by_role("button", name="Join").click()
    coins = [
        one.page.get_by_role("status").filter(has_text="Starting player by coin toss: ") for one in (ada, ben)
    ]
    for coin in coins:
        expect(coin).to_be_visible()
    told = {person.viewer: coin.inner_text() for person, coin in zip((ada, ben), coins, strict=True)}
    # A key press skips the animation.
    ada.page.keyboard.press("Escape")
    expect(coins[0]).to_have_count(0)
    expect(coins[1]).to_have_count(0)
    begins = ada if ada.legal else ben
    waits = ben if begins is ada else ada
    assert told[begins.viewer] == "Starting player by coin toss: you"
    assert told[waits.viewer] == "Starting player by coin toss: the enemy"
    begins.page.reload()
    expect(begins.page.get_by_role("button", name="End turn")).to_be_enabled()
    expect(coins[0 if begins is ada else 1]).to_have_count(0)
