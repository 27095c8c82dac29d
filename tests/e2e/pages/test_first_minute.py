"""What a newcomer meets: the first page, and a game without any form before it."""

from __future__ import annotations

from playwright.sync_api import expect

from ..conftest import Visit


def test_a_newcomer_is_at_a_board_against_the_machine_after_one_click(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play the machine").click()
    expect(page.get_by_role("button", name="End turn")).to_be_visible()
