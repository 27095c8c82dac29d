"""The prerendered first page: visible before any script runs, and only if it fits the visitor."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect
from server.client import ServerProcess

from ..conftest import CUT, PHONE, Meet
from ..people import Person

TITLES = {
    "en": "Seven roads, two armies",
    "nl": "Zeven wegen, twee legers",
    "fr": "Sept routes, deux armées",
    "es": "Siete caminos, dos ejércitos",
    "it": "Sette strade, due eserciti",
}
LIVE = ":root[data-page='live']"


def hold(page: Page) -> Callable[[], None]:
    """Delay the client's code, but not `early.ts`; returns a function that releases it."""
    held: list[Route] = []
    come = False

    def wait(route: Route) -> None:
        if come or "/early-" in route.request.url:
            route.continue_()
        else:
            held.append(route)

    page.route("**/assets/*.js", wait)

    def release() -> None:
        nonlocal come
        come = True
        for route in held:
            route.continue_()

    return release


@pytest.mark.parametrize("language", list(TITLES))
def test_the_first_page_shows_without_scripts_in_the_browsers_language(meet: Meet, language: str) -> None:
    page = meet("/", locale=f"{language}-BE", java_script_enabled=False).page
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES[language])
    expect(page.locator("svg.board")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == language


@pytest.mark.parametrize("language", list(TITLES))
def test_each_edition_says_what_it_is(meet: Meet, language: str) -> None:
    page = meet("/", locale=f"{language}-BE", size=PHONE).page
    about = page.locator(".editions small")
    expect(about).to_have_text([re.compile(r"\w{4,}.*\.$")] * 3)
    assert len(set(about.all_inner_texts())) == 3
    page.goto(page.url + "new")
    expect(page.locator(".choice small").filter(has_text=re.compile(r"\w"))).to_have_count(3)


FONTS = "[...document.fonts].map((font) => `${font.family.replaceAll('\"', '')} ${font.status}`).sort()"


def test_everything_including_fonts_comes_from_our_server(meet: Meet) -> None:
    person: Person = meet(None)
    page, asked = person.page, list[str]()
    page.on("request", lambda request: asked.append(request.url))
    for path in ("/", "/learn", "/rules", "/lobby", "/analyse"):
        page.goto(person.site.url + path, wait_until="networkidle")
    assert [url for url in asked if not url.startswith((f"{person.site.url}/", "blob:"))] == []
    assert page.evaluate(FONTS) == ["Source Sans 3 loaded", "Source Serif 4 loaded"]
    licence = page.request.get(f"{person.site.url}/fonts/source-serif-4-latin-600-normal.LICENSE.txt")
    assert "SIL Open Font License" in licence.text()


def test_a_prerendered_page_hydrates_without_warnings(meet: Meet) -> None:
    person: Person = meet(None)
    page, said = person.page, list[str]()
    page.on("console", lambda message: said.append(message.text))
    release = hold(page)
    page.goto(person.site.url, wait_until="commit")
    board = page.locator("svg.board").element_handle()
    assert page.locator(LIVE).count() == 0
    release()
    page.locator(LIVE).wait_for()
    assert board.is_visible(), "the board that came is the one that stays"
    page.get_by_text("Clash D-Day").click()
    expect(page.locator("svg.board.beach")).to_be_visible()
    page.get_by_text("Clash of the Ardennes, first rule book").click()
    expect(page.locator("svg.board.town")).to_be_visible()
    page.get_by_text("Clash of the Ardennes", exact=True).click()
    expect(page.locator("svg.board.winter")).to_be_visible()
    assert not said


def test_a_press_before_hydration_is_carried_out_after_it(meet: Meet) -> None:
    person: Person = meet(None)
    page = person.page
    release = hold(page)
    page.goto(person.site.url, wait_until="commit")
    page.get_by_text("Clash D-Day").click()
    page.get_by_role("checkbox").uncheck()
    page.get_by_role("button", name="Play the machine").click()
    release()
    page.locator("[data-road]").first.wait_for()
    expect(page.locator("svg.board.beach")).to_be_visible()
    kept = page.evaluate("JSON.parse(localStorage.sevenroads)")
    assert (kept["edition"], kept["beginner"]) == ("dday", False)


def test_a_game_of_the_first_rule_book_starts_from_the_first_page(meet: Meet) -> None:
    person: Person = meet("/", reduced_motion="reduce")
    page = person.page
    page.locator(LIVE).wait_for()
    expect(page.get_by_role("checkbox", name="no special units, no Victory cards")).to_be_visible()
    page.get_by_role("radio", name="Clash of the Ardennes, first rule book").check(force=True)
    # Its beginners play with Victory cards.
    expect(page.get_by_role("checkbox", name=re.compile("no special units$"))).to_be_visible()
    page.get_by_role("button", name="Play the machine").click()
    expect(page.locator("[data-road]")).to_have_count(7)
    expect(page.locator("svg.board.town")).to_be_visible()
    assert person.moment["position"]["text"].startswith("prototype")


@pytest.mark.parametrize("width", [320, 390])
@pytest.mark.parametrize("language", list(TITLES))
def test_the_names_of_the_editions_fit_in_every_language(meet: Meet, language: str, width: int) -> None:
    page = meet("/", locale=f"{language}-BE", size={"width": width, "height": 640}).page
    page.locator(LIVE).wait_for()
    assert page.locator(".editions input").count() == 3
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    cut = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth || one.clientHeight < 44).length"
    assert page.locator(".editions label").evaluate_all(cut) == 0


@pytest.mark.parametrize(
    "settings",
    [{"language": "fr"}, {"edition": "dday"}, {"beginner": False}, {"level": 5}],
    ids=["language", "edition", "beginner", "level"],
)
def test_a_visitor_with_other_settings_never_sees_the_prerendered_page(
    meet: Meet, settings: dict[str, object]
) -> None:
    person: Person = meet(None, settings=settings)
    page = person.page
    release = hold(page)
    page.goto(person.site.url, wait_until="commit")
    page.locator("svg.board").wait_for(state="attached")
    page.wait_for_timeout(200)
    assert not page.locator("#app").is_visible()
    release()
    page.locator(LIVE).wait_for()
    title = TITLES["fr" if "language" in settings else "en"]
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    expect(page.locator("svg.board.beach" if "edition" in settings else "svg.board.winter")).to_be_visible()
    expect(page.get_by_role("checkbox")).to_be_checked(checked="beginner" not in settings)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_theme_applies_from_the_first_paint(meet: Meet, theme: str) -> None:
    other = {"light": "dark", "dark": "light"}[theme]
    person: Person = meet(None, settings={"theme": theme}, color_scheme=other)
    page = person.page
    release = hold(page)
    page.goto(person.site.url, wait_until="commit")
    page.locator("svg.board").wait_for()
    shown = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert shown == {"light": "rgb(244, 240, 231)", "dark": "rgb(27, 32, 41)"}[theme]
    release()
    page.locator(LIVE).wait_for()


def test_the_cached_page_opens_at_any_address_while_the_server_is_down(meet: Meet) -> None:
    person: Person = meet("/", may_print=CUT)
    page = person.page
    page.locator(LIVE).wait_for()
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()
    page.locator(LIVE).wait_for()
    page.context.set_offline(True)
    page.goto(person.site.url)
    page.locator(LIVE).wait_for()
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES["en"])
    page.goto(f"{person.site.url}/nothing-here")
    page.locator(LIVE).wait_for()
    expect(page.get_by_role("heading", level=1)).to_have_text("Page not found")
    expect(page.locator("svg.board")).to_have_count(0)


def test_the_manifest_and_all_its_icons_are_served(site: ServerProcess) -> None:
    def answer(path: str) -> tuple[str, bytes]:
        with urllib.request.urlopen(site.url + path, timeout=10) as found:
            assert found.status == 200
            return found.headers["content-type"].partition(";")[0], found.read()

    kind, text = answer("/manifest.webmanifest")
    assert kind == "application/manifest+json"
    icons = {icon["src"]: icon for icon in json.loads(text)["icons"]}
    assert {"any", "192x192", "512x512"} <= {icon["sizes"] for icon in icons.values()}
    icons["/icons/180.png"] = {"type": "image/png", "sizes": "180x180"}
    for path, icon in icons.items():
        kind, image = answer(path)
        assert kind == icon["type"], path
        if kind == "image/png":
            # Width and height stand behind the signature of the file and of its first part.
            width, height = (int.from_bytes(image[at : at + 4]) for at in (16, 20))
            assert f"{width}x{height}" == icon["sizes"], path
