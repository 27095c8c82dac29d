"""Two players at one screen: a curtain hides each player's cards from the other."""

from __future__ import annotations

from playwright.sync_api import expect

from ..conftest import Meet
from ..hands import Mouse
from ..people import SAME, Person, position

#: Texts of a page that shows a side's cards.
SOUTH = ("Sabotage", "roads 1, 4 and 7")
NORTH = ("Withdrawal", "roads 2, 4 and 6")


def test_a_curtain_between_turns_hides_the_other_players_cards(meet: Meet) -> None:
    person: Person = meet(None, reduced_motion="reduce")
    page, hand = person.page, Mouse(person)
    start = position("PT|/|/|/|/|/|/|", south="147/sabotage", north="246/withdrawal")
    person.open(person.sit_at(start, SAME))
    ready = page.get_by_role("button", name="I'm ready")

    def nothing_of(*words: str) -> None:
        shown = page.content()
        for word in words:
            assert word not in shown

    expect(page.get_by_role("heading", name="Germans: your turn")).to_be_visible()
    nothing_of(*SOUTH, *NORTH)
    expect(page.locator("svg.board .mark")).to_have_count(0)
    ready.click()
    expect(page.get_by_text("Sabotage")).to_be_visible()
    objective = page.get_by_role("button", name="Press and hold to see your objective")
    objective.hover()
    page.mouse.down()
    expect(page.get_by_text("Conquer any two of roads 1, 4 and 7.")).to_be_visible()
    page.mouse.up()
    expect(page.get_by_text("Conquer any two of roads 1, 4 and 7.")).to_have_count(0)
    nothing_of(*NORTH)
    hand.do("T1")
    hand.do(".")
    expect(page.get_by_role("heading", name="Allies: your turn")).to_be_visible()
    nothing_of(*SOUTH, *NORTH)
    expect(page.locator("svg.board .mark")).to_have_count(0)
    ready.click()
    expect(page.get_by_text("Withdrawal")).to_be_visible()
    nothing_of(*SOUTH)
    # The side to act is at the bottom: the stock to choose from is north's now.
    hand.do("P7")
    expect(person.road(7)).to_have_accessible_name(
        "Road 7. Gap 16. Allies, from rear to front: private. Germans: no line."
    )


def test_the_server_sends_one_side_at_a_time_to_a_shared_screen(meet: Meet) -> None:
    person: Person = meet(None, reduced_motion="reduce")
    page = person.page
    person.open(person.sit_at(position(south="147/sabotage", north="246/withdrawal"), SAME))
    hand = Mouse(person)
    ready = page.get_by_role("button", name="I'm ready")
    ready.click()
    hand.do("T1")
    hand.do(".")
    ready.click()
    hand.do("T1")
    moments = [frame for frame in person.frames if '"moment"' in frame]
    assert moments
    for frame in moments:
        assert "withdrawal" not in frame or "sabotage" not in frame
