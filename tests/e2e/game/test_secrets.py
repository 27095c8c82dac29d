"""A player's cards never reach the opponent's browser: not its traffic, its page or its memory."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from ..conftest import Meet
from ..hands import Mouse, Touch
from ..heap import Heap
from ..people import Person, position
from .test_online import keeps_secrets

START = position(
    "15C|/|/|/|/|/|/|M", "s9:4", "147/new-orders,sabotage", "246/withdrawal", discarded="withdrawal"
)


def cards_of(person: Person) -> set[str]:
    own = person.moment["position"]["cards"][person.viewer]
    return {own["objective"], *own.get("hand", [])}


def test_no_card_is_found_in_the_memory_of_the_enemys_page(meet: Meet) -> None:
    ada: Person = meet(None, reduced_motion="reduce", settings={"pace": "instant"})
    ben: Person = meet(None, reduced_motion="reduce", settings={"pace": "instant"}, **Touch.browser)
    table = ada.sit_at(START, ben)
    ada.open(table)
    ben.open(table)
    # A card drawn for a conquest, and an objective put back for another: both are Ada's alone.
    hand = Mouse(ada)
    hand.do("M1")
    hand.do("!new-orders")
    hand.do(".")
    Touch(ben).do("P4")
    expect(ada.road(4)).to_have_accessible_name(re.compile("Allies, from rear to front: private"))
    secrets = cards_of(ada)
    assert len(secrets) == 3
    assert not secrets & cards_of(ben)

    keeps_secrets(ben, ada.moment["position"]["cards"]["south"]["objective"], tuple(secrets & {"sabotage"}))
    heap = Heap(ben.page)
    found = heap.cards()
    # The search sees what is there: Ben's own cards, and that Ada has some.
    assert cards_of(ben) | {"?"} <= found
    assert not (secrets | {"147"}) & found
    told = re.compile(r"[sn]\d+:\d+ (?!\?)[^ ]*/[^ ]* 246/")
    assert not [text for text in heap.strings if told.search(text)]

    # Nor is anything of Ben's in hers.
    theirs = Heap(ada.page)
    keeps_secrets(ada, "246", ())
    assert cards_of(ada) | {"?"} <= theirs.cards()
    assert not cards_of(ben) & theirs.cards()
    told_to_ada = re.compile(r"[sn]\d+:\d+ [^ ]*/[^ ]* 246/")
    assert not [text for text in theirs.strings if told_to_ada.search(text)]

    # And it would have found them: the same, planted.
    ben.page.evaluate(
        "(view) => { window.planted = [{ objective: '147' }, { hand: ['?', 'sabotage'] }, view] }",
        "s9:4 147/sabotage 246/withdrawal",
    )
    spoilt = Heap(ben.page)
    assert {"147", "sabotage"} <= spoilt.cards()
    assert [text for text in spoilt.strings if told.search(text)]
