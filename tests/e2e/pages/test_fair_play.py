"""The page about fair play, the links to it, and the refusal of hints during a rated game."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from urllib.parse import quote

from playwright.sync_api import Page, expect

from ..conftest import Meet
from ..people import lay, position

#: A position that no other test asks about.
RATED = position("PP|M/C|C/|T/PM|/|PP/S|M/M|", "s9:4")


def ask_in_editor(page: Page) -> None:
    page.get_by_role("button", name="Try it out").click()
    page.get_by_role("button", name=re.compile("^Hint")).click()


def test_the_page_is_linked_from_the_footer_and_from_rated_games(meet: Meet) -> None:
    page = meet("/new?opponent=open").page
    page.get_by_role("group", name="Opponent").get_by_role("link", name="Fair play").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Fair play")
    expect(page.get_by_role("heading", name="Rated games")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="take notes")).to_be_visible()
    page.goto(f"{page.url.partition('/fair-play')[0]}/lobby")
    page.get_by_role("contentinfo").get_by_role("link", name="Fair play").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Fair play")


def test_the_page_is_in_the_readers_language(meet: Meet) -> None:
    page = meet("/fair-play", locale="nl-NL").page
    expect(page.get_by_role("heading", level=1)).to_have_text("Eerlijk spel")


def test_a_visitor_without_an_account_gets_a_hint_in_the_editor(meet: Meet) -> None:
    person = meet(f"/editor?position={quote(str(position('T|/|M/P|/|/|/|/|', 's5:4')))}")
    ask_in_editor(person.page)
    expect(person.page.get_by_role("region", name="Hint").get_by_role("listitem")).not_to_have_count(0)


def test_a_hint_for_a_running_rated_game_is_refused_with_a_link_to_the_rules(meet: Meet) -> None:
    person = meet(None, may_print=("403 (Forbidden)",))
    me, enemy = person.sign_in(), meet(None).sign_in()
    table = lay(
        person.site,
        RATED,
        me,
        {"south": me, "north": enemy},
        {"south_level": None, "north_level": None},
    )
    with closing(sqlite3.connect(person.site.database.removeprefix("sqlite:///"), timeout=10)) as file, file:
        file.execute("UPDATE games SET rated = 1 WHERE id = ?", (table,))
    page = person.page
    page.goto(f"{person.site.url}/editor?position={quote(str(RATED))}")
    ask_in_editor(page)
    refusal = page.get_by_role("alert").filter(has_text="rated game")
    expect(refusal).to_be_visible()
    refusal.get_by_role("link", name="Fair play").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Fair play")
