"""Muting and reporting another player, from the player's name and from the chat."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing

from playwright.sync_api import Page, WebSocketRoute, expect

from ..conftest import Meet
from ..people import Person, position

START = position("M|/|/|/|/|/|/|", "s3:4")


def two_players(meet: Meet) -> tuple[Person, Person]:
    """Two people at one table, each with a page."""
    one, two = meet(None), meet(None)
    table = one.sit_at(START, two)
    for person in (one, two):
        person.open(table)
    return one, two


def chat(page: Page) -> None:
    """Show the chat if it is not beside the board."""
    if not page.get_by_role("region", name="Chat").is_visible():
        page.get_by_role("button", name="Chat").click()


def say(page: Page, text: str) -> None:
    chat(page)
    page.get_by_label("Message").fill(text)
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("region", name="Chat")).to_contain_text(text)


def test_a_player_is_muted_at_the_chat_and_unmuted_on_the_account_page(meet: Meet) -> None:
    one, two = two_players(meet)
    say(two.page, "rude words")
    chat(one.page)
    mine = one.page.get_by_role("region", name="Chat")
    expect(mine).to_contain_text("rude words")
    mine.get_by_role("button", name=f"{two.name}: mute or report").click()
    dialog = one.page.get_by_role("dialog", name=two.name)
    dialog.get_by_role("button", name="Hide this player's messages").click()
    expect(dialog.get_by_text("You don't see this player's messages.")).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    expect(mine).not_to_contain_text("rude words")
    say(two.page, "more rude words")
    say(one.page, "hello")
    expect(mine).not_to_contain_text("rude")
    one.page.goto(f"{one.site.url}/account")
    one.page.get_by_role("button", name="Show this player's messages").click()
    expect(one.page.get_by_role("heading", name="Muted players")).to_have_count(0)


def test_a_player_is_reported_at_the_name(meet: Meet) -> None:
    one, two = two_players(meet)
    say(two.page, "very rude words")
    one.page.locator(".enemy").get_by_role("button", name=f"{two.name}: mute or report").click()
    dialog = one.page.get_by_role("dialog", name=two.name)
    dialog.get_by_label("Reason").select_option("Insults or spam in the chat")
    dialog.get_by_label("What happened? (optional)").fill("He insults me.")
    dialog.get_by_role("button", name="Send report").click()
    expect(one.page.get_by_role("status").filter(has_text="Thank you")).to_be_visible()
    expect(dialog).to_have_count(0)
    with closing(sqlite3.connect(one.site.database.removeprefix("sqlite:///"), timeout=10)) as file:
        found = file.execute(
            "SELECT reports.reason, reports.text, report_lines.text FROM reports"
            " JOIN users ON users.id = reports.reported"
            " JOIN report_lines ON report_lines.report_id = reports.id WHERE users.name = ?",
            (two.name,),
        ).fetchall()
    assert found == [("chat", "He insults me.", "very rude words")]


def test_nobody_reports_themselves(meet: Meet) -> None:
    one, _ = two_players(meet)
    say(one.page, "I am nice")
    expect(one.page.get_by_role("button", name=f"{one.name}: mute or report")).to_have_count(0)


def test_the_board_shows_how_often_the_other_player_called_off_rated_games(meet: Meet) -> None:
    one: Person = meet(None)
    two: Person = meet(None)
    table = one.sit_at(START, two)

    def between(socket: WebSocketRoute) -> None:
        def pass_on(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "snapshot":
                message["table"]["north"]["aborts"] = 3
            socket.send(json.dumps(message))

        socket.connect_to_server().on_message(pass_on)

    one.page.route_web_socket(re.compile("/api/socket$"), between)
    one.open(table)
    mark = one.page.get_by_role("button", name="called off 3 rated games in the last 7 days")
    mark.hover()
    expect(one.page.get_by_role("tooltip")).to_have_text("called off 3 rated games in the last 7 days")
    expect(one.page.get_by_role("button", name=re.compile("called off"))).to_have_count(1)
