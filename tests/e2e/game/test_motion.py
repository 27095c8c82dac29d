"""Animation and sound, and their absence for players who don't want them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ..conftest import Meet
from ..hands import Mouse
from ..people import Person, position

#: Counts, frame by frame, what is being animated: all of it, and pieces of the board.
WATCH = """() => {
  window.moved = { all: 0, pieces: 0 };
  const look = () => {
    const now = document.getAnimations();
    window.moved.all += now.length;
    window.moved.pieces += now.filter((one) => one.effect.target.closest(".pieces")).length;
    requestAnimationFrame(look);
  };
  look();
}"""
COUNTED = """window.contexts = 0;
window.AudioContext = class extends AudioContext {
  constructor(...all) {
    super(...all);
    window.contexts += 1;
  }
};"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_placed_piece_is_animated_unless_reduced_motion_is_set(meet: Meet, motion: str) -> None:
    person: Person = meet(None, reduced_motion=motion)
    person.open(person.sit_at(position()))
    person.page.wait_for_timeout(500)
    person.page.evaluate(WATCH)
    Mouse(person).do("T1")
    person.page.wait_for_timeout(400)
    moved = person.page.evaluate("window.moved")
    if motion == "reduce":
        assert moved == {"all": 0, "pieces": 0}
    else:
        assert moved["pieces"] > 0


def test_there_is_no_sound_until_it_is_switched_on(meet: Meet) -> None:
    person: Person = meet(None, reduced_motion="reduce")
    page = person.page
    page.add_init_script(COUNTED)
    person.open(person.sit_at(position()))
    hand = Mouse(person)
    hand.do("T1")
    page.wait_for_timeout(200)
    assert page.evaluate("window.contexts") == 0
    page.get_by_role("button", name="Menu").click()
    sounds = page.get_by_role("checkbox", name="Sound")
    expect(sounds).not_to_be_checked()
    sounds.check()
    page.keyboard.press("Escape")
    hand.do("P2")
    page.wait_for_function("window.contexts === 1")
