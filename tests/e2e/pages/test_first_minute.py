"""A newcomer's first minute: from the first page to a game, without a form."""

from __future__ import annotations

from playwright.sync_api import expect

from ..conftest import Visit


def test_one_click_starts_a_newcomers_game_against_the_machine(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play the machine").click()
    expect(page.get_by_role("button", name="End turn")).to_be_visible()
