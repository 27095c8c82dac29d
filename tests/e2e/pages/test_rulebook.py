"""The rulebook: one edition at a time, with examples that can be stepped through and played."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from sevenroads import Catalog

from ..conftest import PHONE, Meet
from ..people import Person, position
from .test_accessibility import axe as axe
from .test_accessibility import violations

EXAMPLES: Final[list[dict[str, Any]]] = json.loads(
    (Path(__file__).parents[3] / "web" / "src" / "content" / "examples.json").read_text(encoding="utf-8")
)
EDITIONS: Final = ("ardennes", "dday", "prototype")
#: Steps through examples of the page; returns the sentence, the number of pieces and the tries of every step.
STEP_THROUGH = """async (ids) => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const found = {};
  for (const id of ids) {
    const figure = document.getElementById(`example-${id}`);
    if (!figure) { found[id] = null; continue; }
    figure.scrollIntoView();
    for (let tries = 0; !figure.querySelector("svg.board") && tries < 200; tries++) await frame();
    const look = () => ({
      said: figure.querySelector(".said").innerText.trim(),
      pieces: figure.querySelectorAll("svg.board .piece").length,
      tries: [...figure.querySelectorAll("[data-try]")].map((button) => button.dataset.try),
    });
    const steps = [look()];
    const next = figure.querySelector('[data-step="next"]');
    while (next && next.getAttribute("aria-disabled") !== "true" && steps.length < 60) {
      next.click();
      await frame();
      steps.push(look());
    }
    found[id] = steps;
  }
  return found;
}"""


def boards(edition: str) -> dict[str, dict[str, Any]]:
    """The boards of every example that an edition has."""
    return {one["id"]: one["editions"][edition] for one in EXAMPLES if edition in one["editions"]}


def open_book(meet: Meet, path: str = "/rules", **how: Any) -> Person:
    person: Person = meet(path, reduced_motion="reduce", **how)
    person.page.locator(".book").wait_for()
    return person


def example(page: Page, name: str) -> Locator:
    figure = page.locator(f"#example-{name}")
    figure.scroll_into_view_if_needed()
    figure.locator("svg.board").wait_for()
    return figure


def at_top(target: Locator) -> bool:
    top: float = target.evaluate("(it) => it.getBoundingClientRect().top")
    return abs(top) < 200


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_example_is_stepped_through(meet: Meet, edition: str) -> None:
    page = open_book(meet, f"/rules?edition={edition}").page
    wanted = boards(edition)
    assert len(wanted) > 50
    found = page.evaluate(STEP_THROUGH, list(wanted))
    wrong = []
    for name, board in wanted.items():
        steps = found[name] or []
        pieces = [len(re.findall("[A-Z]", frame.split(" ")[1])) for frame in board["frames"]]
        if [step["pieces"] for step in steps] != pieces:
            wrong.append(f"{name}: {[step['pieces'] for step in steps]} pieces, not {pieces}")
        if not all(step["said"] for step in steps[1:]):
            wrong.append(f"{name}: a step without a sentence")
        tries = [
            [one["action"] for one in board.get("refused", ()) if one["after"] == at]
            for at in range(len(pieces))
        ]
        if [step["tries"] for step in steps] != tries:
            wrong.append(f"{name}: tries {[step['tries'] for step in steps]}, not {tries}")
    others = {one["id"] for one in EXAMPLES} - wanted.keys()
    wrong += [f"{name} is shown" for name in others if page.locator(f"#example-{name}").count()]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_example_explains_a_refused_action_and_can_be_played(meet: Meet, edition: str) -> None:
    # The server answers a refused action with the status 409, which Chromium prints.
    page = open_book(meet, f"/rules/example-must-fit?edition={edition}", may_print=("409 (Conflict)",)).page
    figure = example(page, "must-fit")
    figure.locator('[data-try="P4"]').click()
    reason = figure.locator(".refused")
    expect(reason).to_contain_text("gap")
    expect(reason.get_by_role("link")).to_have_attribute("href", f"/rules/R1.6?edition={edition}")

    figure.get_by_role("button", name="Try something else").click()
    trying = figure.get_by_role("group", name="Trying: A gap of one")
    road = trying.locator('[data-road="4"]')
    before = road.get_attribute("aria-label") or ""
    trying.locator('[data-unit="P"][aria-pressed]').click()
    road.press("Enter")
    note = page.locator("[role=status] .note")
    expect(note.get_by_role("link")).to_have_attribute("href", f"/rules/R1.6?edition={edition}")
    note.get_by_role("button").click()
    trying.locator('[data-unit="M"]').click()
    road.press("Enter")
    expect(road).to_have_attribute("aria-label", re.compile("Gap 0"))
    expect(trying.locator(".said")).not_to_be_empty()
    trying.get_by_role("button", name="Start over").click()
    expect(road).to_have_attribute("aria-label", before)
    trying.get_by_role("button", name="Back to the example").click()
    expect(figure.get_by_role("button", name="Try something else")).to_be_focused()


def test_an_example_is_played_from_the_step_that_is_shown(meet: Meet) -> None:
    page = open_book(meet, "/rules/example-must-fit").page
    figure = example(page, "must-fit")
    figure.get_by_role("button", name="Next step").click()
    expect(figure.get_by_text("Step 2 of 2")).to_be_visible()
    figure.get_by_role("button", name="Try something else").click()
    expect(figure.locator('[data-road="4"]')).to_have_attribute("aria-label", re.compile("Gap 0"))


def test_only_boards_near_the_view_are_drawn(meet: Meet) -> None:
    page = open_book(meet).page
    page.wait_for_timeout(300)
    assert page.locator("figure svg.board").count() <= 3
    example(page, "sweep")
    example(page, "view")
    expect(page.locator("#example-sweep svg.board")).to_have_count(0)
    assert page.locator("figure svg.board").count() <= 6


def lane_words(edition: str, language: str = "en") -> set[str]:
    return set(Catalog().edition(edition).file.lane[language])


def wrong_lanes(page: Page, edition: str, language: str) -> list[str]:
    """The lines of the page that have a lane word of another edition."""
    shown = page.locator(".text").inner_text().lower()
    # Phrases in which the word is not a lane.
    for phrase in ("seven roads", "unità via"):
        shown = shown.replace(phrase, "")
    others = set().union(*(lane_words(other, language) for other in EDITIONS if other != edition))
    return [line for line in shown.splitlines() if re.search(rf"\b({'|'.join(others)})\b", line)]


@pytest.mark.parametrize("language", ["nl", "fr", "es", "it"])
def test_every_edition_has_its_own_lane_words_in_every_language(meet: Meet, language: str) -> None:
    person = open_book(meet, settings={"language": language})
    for edition in EDITIONS:
        person.page.goto(f"{person.site.url}/rules?edition={edition}")
        person.page.locator("#unit-A" if edition == "dday" else "#unit-K").wait_for()
        assert wrong_lanes(person.page, edition, language) == []


def test_the_edition_is_switched_and_remembered(meet: Meet) -> None:
    person = open_book(meet)
    page = person.page
    names = {"ardennes": "Clash of the Ardennes", "dday": "Clash D-Day", "prototype": "first rule book"}
    for edition in ("dday", "prototype", "ardennes"):
        page.get_by_role("radio", name=re.compile(f"{names[edition]}$")).check()
        page.wait_for_url(f"**/rules?edition={edition}")
        gun = "A" if edition == "dday" else "K"
        expect(page.locator(f"#unit-{gun}")).to_be_visible()
        assert wrong_lanes(page, edition, "en") == []
        shown = page.locator(".text").inner_text().lower()
        assert re.search(rf"\b{min(lane_words(edition), key=len)} \d", shown)
    page.get_by_role("radio", name="Clash D-Day").check()
    expect(page.locator("#unit-A")).to_be_visible()
    page.goto(f"{person.site.url}/rules")
    expect(page.get_by_role("radio", name="Clash D-Day")).to_be_checked()


def test_the_rulebook_opened_from_a_table_is_that_of_its_edition(meet: Meet) -> None:
    person: Person = meet(None, reduced_motion="reduce")
    start = position("|/|/|/TA|/|/|/|", "s9:4", "137/-", "245/-", edition="dday")
    person.open(person.sit_at(start))
    page = person.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("radio", name="Clash D-Day")).to_be_checked()
    expect(page.locator("#unit-A")).to_be_visible()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_contents_lead_to_every_section(meet: Meet, size: str) -> None:
    page = open_book(meet, **({"size": PHONE} if size == "phone" else {})).page
    contents = page.get_by_role("navigation", name="Contents")
    links = contents.locator("a")
    listed = [
        str(link).split("?")[0].rpartition("/")[2]
        for link in links.evaluate_all("(all) => all.map((a) => a.href)")
    ]
    headings: list[str] = page.locator(".text h2").evaluate_all("(all) => all.map((it) => it.id)")
    assert set(headings) <= set(listed)
    assert headings[:5] == ["about", "story", "minute", "components", "setup"]
    assert headings[-4:] == ["examples", "tactics", "rulings", "questions"]
    wanted = listed if size == "desk" else ["R5", "unit-G"]
    for name in wanted:
        if not contents.locator("details[open]").count():
            contents.locator("summary").click()
        contents.locator(f'a[href^="/rules/{name}?"]').click()
        target = page.locator(f'[id="{name}"]')
        expect(target).to_be_focused()
        assert at_top(target) or name == listed[-1], name


def test_the_rulebook_is_searched(meet: Meet) -> None:
    page = open_book(meet, "/rules/R4.2").page
    rule = page.locator('h3[id="R4.2"]')
    expect(rule).to_be_in_viewport()
    search = page.get_by_role("searchbox", name="Search the rules")
    search.fill("mortar")
    expect(page.locator('h3[id="R6.4"]')).to_be_visible()
    expect(page.locator("#unit-R")).to_be_visible()
    expect(rule).to_have_count(0)
    expect(page.get_by_role("navigation", name="Contents").get_by_text("3 The turn")).to_have_count(0)
    search.fill("rule 4.2")
    expect(rule).to_be_visible()
    expect(rule).to_have_text("4.2 Redeploy")
    search.fill("xyzzy")
    expect(page.get_by_text("Nothing found.")).to_be_visible()


def test_a_link_leads_to_its_rule(meet: Meet) -> None:
    """Past boards that are drawn only when one comes near."""
    person = open_book(meet)
    page = person.page
    for rule in ("R4.4", "R5.3", "R6.4"):
        page.goto(f"{person.site.url}/rules/{rule}")
        heading = page.locator(f'h3[id="{rule}"]')
        expect(heading).to_be_focused()
        page.locator("figure svg.board").first.wait_for()
        assert at_top(heading), rule


@pytest.mark.parametrize(
    ("language", "word"),
    [("en", "rule"), ("nl", "regel"), ("fr", "règle"), ("es", "regla"), ("it", "regola")],
)
def test_references_to_rules_cannot_be_read_as_rounds(meet: Meet, language: str, word: str) -> None:
    page = open_book(meet, settings={"language": language}).page
    text = page.locator("main").inner_text()
    assert not re.search(r"\bR\d", text)
    assert len(re.findall(rf"\b{word} \d", text, re.IGNORECASE)) > 30


def test_the_set_up_is_a_picture_with_numbers_that_are_explained(meet: Meet) -> None:
    page = open_book(meet, "/rules/setup?edition=dday").page
    picture = page.locator("figure").filter(has=page.locator("[role=img]")).first
    expect(picture.locator("[role=img]")).to_have_attribute("aria-label", re.compile(r"\w{3,}"))
    shown = picture.locator("[role=img] span.number").all_inner_texts()
    explained = picture.locator("figcaption li")
    assert sorted(map(int, shown)) == list(range(1, explained.count() + 1))
    for text in ("Stock, Germans", "Objective deck", "Beachheads 1 to 7"):
        expect(explained.filter(has_text=text)).to_have_count(1)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_reports_no_violation_while_an_example_is_played(meet: Meet, axe: str, theme: str) -> None:
    person = open_book(meet, "/rules/example-must-fit?edition=dday", size=PHONE, color_scheme=theme)
    figure = example(person.page, "must-fit")
    figure.locator('[data-try="P4"]').click()
    wrong = violations(person, axe)
    figure.get_by_role("button", name="Try something else").click()
    figure.locator("[data-unit][aria-pressed]").first.wait_for()
    wrong += violations(person, axe)
    assert not wrong, "\n".join(wrong)
