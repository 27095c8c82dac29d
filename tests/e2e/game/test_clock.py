"""Clocks: a live clock runs on the page, and a player out of time loses."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing

from playwright.sync_api import Page, expect

from ..conftest import Meet
from ..hands import Mouse
from ..people import Person, position


def shown(page: Page, place: str) -> str:
    return page.locator(f"{place} .line").get_by_role("timer").inner_text()


def at_a_clock(meet: Meet, seconds: int) -> tuple[Person, Person]:
    """Two people at a table whose live clock has not started."""
    ada: Person = meet(None, reduced_motion="reduce", settings={"pace": "instant"})
    ben: Person = meet(None, reduced_motion="reduce", settings={"pace": "instant"})
    table = ada.sit_at(position(), ben)
    with closing(sqlite3.connect(ada.site.database.removeprefix("sqlite:///"), timeout=10)) as file, file:
        (text,) = file.execute("SELECT settings FROM games WHERE id = ?", (table,)).fetchone()
        clock = {"kind": "live", "seconds": seconds, "increment": 0, "days": 0}
        file.execute(
            "UPDATE games SET settings = ? WHERE id = ?",
            (json.dumps({**json.loads(text), "clock": clock}), table),
        )
    ada.open(table)
    ben.open(table)
    return ada, ben


def test_only_the_clock_of_the_side_to_play_runs(meet: Meet) -> None:
    ada, ben = at_a_clock(meet, 300)
    hand = Mouse(ada)
    hand.do("T3")
    hand.do(".")
    timers = ben.page.locator(".own .line").get_by_role("timer")
    expect(timers).to_have_text(re.compile(r"^4:5\d$"))
    expect(timers).to_have_accessible_name(re.compile("4:5"))
    stands = shown(ben.page, ".enemy")
    before = shown(ben.page, ".own")
    expect(timers).not_to_have_text(before)
    assert shown(ben.page, ".enemy") == stands
    expect(ada.page.locator(".enemy .line").get_by_role("timer")).to_have_text(re.compile(r"^4:5\d$"))


def test_a_player_who_runs_out_of_time_loses(meet: Meet) -> None:
    ada, ben = at_a_clock(meet, 2)
    hand = Mouse(ada)
    hand.do("T3")
    hand.do(".")
    # Ben does nothing. Both pages claim his time when it is over; nobody presses anything.
    expect(ada.page.get_by_role("group", name="Result")).to_contain_text("You win", timeout=15_000)
    expect(ben.page.get_by_role("group", name="Result").get_by_role("heading")).to_contain_text("time")
