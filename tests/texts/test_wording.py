"""Sentences in Python: the words of the edition, in every language, and English for what is missing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sevenroads import Catalog
from sevenroads.editions import LANGUAGES, Edition, Variant
from sevenroads.game.events import Event
from sevenroads.players.analyst.reasons import Reason
from sevenroads.rules import refusal
from sevenroads.rules.refusal import Refusal
from sevenroads.rules.types import Side
from sevenroads.texts import Texts
from sevenroads.texts.bundles import Bundles, bundles
from sevenroads.texts.fluent import Resource

ARDENNES, DDAY, PROTOTYPE = (Catalog().variant(name) for name in ("ardennes", "dday", "prototype"))
OWN = """
format = 1
id = "space"
road_length = 18
three_roads_win = false
objective_deck = "ardennes"
victory_deck = "ardennes"
lane = {en = ["sector", "sectors"], fr = ["route", "routes"]}
seats = {south = {en = "Reds"}, north = {en = "Allies", fr = "Alliés"}}
[[units]]
letter = "B"
class = "tank"
length = 3
count = 10
name = {en = "tin can", fr = "boîte"}
plural = {en = "tin cans", fr = "boîtes"}
[[units]]
letter = "T"
class = "mine"
length = 1
count = 10
name = {en = "tank", fr = "char"}
plural = {en = "tanks", fr = "chars"}
"""


def own() -> Variant:
    catalog = Catalog(files=False)
    catalog.register("own/space.toml", OWN.encode())
    return catalog.variant("own/space.toml", {"specials": False})


@pytest.mark.parametrize(
    ("language", "edition", "sentence"),
    [
        ("en", ARDENNES, "You have no line on road 3 (R5.1)."),
        ("en", PROTOTYPE, "You have no line on street 3 (R5.1)."),
        ("nl", DDAY, "bruggenhoofd 3 (R5.1)."),
        ("fr", ARDENNES, "sur la route 3 (R5.1)."),
        ("it", ARDENNES, "sulla strada 3 (R5.1)."),
        ("es", DDAY, "en la cabeza de playa 3 (R5.1)."),
    ],
)
def test_a_refusal_has_the_lane_word_of_the_edition_and_its_rule(
    language: str, edition: Variant, sentence: str
) -> None:
    assert Texts(language).refusal(Refusal("no-line", "R5.1", {"road": 3}), edition).endswith(sentence)


def test_an_edition_is_enough_unless_a_card_is_named() -> None:
    edition: Edition = DDAY.edition
    assert (
        Texts().refusal(Refusal("no-line", "R5.1", {"road": 3}), edition)
        == "You have no line on beachhead 3 (R5.1)."
    )
    reason = Refusal("not-in-hand", "R8", {"card": "dig-in"})
    assert Texts().refusal(reason, edition) == "You don't have the card Dig in in your hand (R8)."


def test_words_of_an_own_edition_have_no_gender_unless_they_are_ours() -> None:
    edition = own()
    french, english = Texts("fr"), Texts("en")
    assert english.unit("B", edition, "many") == "tin cans"
    assert english.lane(edition, "on") == "on sector"
    assert english.unit("T", edition, "the") == "the tank"
    assert french.unit("T", edition, "the") == "le char"
    assert french.unit("B", edition) == "boîte"
    assert not re.search(r"\b(le|la|les)\b", french.unit("B", edition, "the"))
    assert french.lane(edition, "on") == "sur la route", "the same word as in ardennes"
    assert english.side("north", edition, "for") == "for the Allies"
    assert english.side("south", edition, "for") == "for Reds"


def test_units_are_listed_by_kind() -> None:
    assert Texts("en").units("PTPM", ARDENNES) == "2 privates, 1 tank and 1 anti-tank mine"
    assert Texts("fr").units(("P", "P", "T"), ARDENNES) == "2 soldats et 1 char"
    kept = Reason("keeps", {"unit": "M", "left": 2, "enemy": "T", "count": 1}, 1.0)
    assert Texts("en").reason(kept, ARDENNES) == (
        "You keep 2 anti-tank mines in stock against the tanks that lead 1 enemy line."
    )


def test_french_counts_zero_in_the_singular() -> None:
    texts = Texts("fr")
    assert "0 tuile " in texts.game("describe-distance", {"tiles": 0}, ARDENNES)
    assert "2 tuiles " in texts.game("describe-distance", {"tiles": 2}, ARDENNES)


def test_events_for_the_log_and_for_each_player() -> None:
    texts = Texts("en")
    event = Event("placed", Side.SOUTH, "R4.1", road=3, unit="T", tile=1, cost=1)
    assert texts.event(event, ARDENNES) == "The Germans placed a tank on road 3, tile 1 (1 AP)."
    assert texts.event(event, ARDENNES, "south").startswith("You place a tank on road 3")
    assert texts.event(event, ARDENNES, "north").startswith("The enemy places a tank on road 3")
    drawn = Event("card-drawn", Side.SOUTH, "R8", secret="sabotage")
    assert texts.event(drawn, ARDENNES, "south") == "You draw the Victory card Sabotage."
    assert texts.event(drawn, ARDENNES) == "The Germans drew a Victory card."
    played = Event("card-played", Side.NORTH, "R8", road=2, card="dig-in")
    assert texts.event(played, ARDENNES, "south") == "The enemy plays Dig in on road 2."
    seen = Event("objective-seen", Side.SOUTH, "R8", secret="137")
    assert "objective is " in texts.event(seen, ARDENNES, "south")


def test_the_end_for_each_player() -> None:
    texts = Texts("en")
    assert texts.end("three roads", "south", DDAY, "south") == "You win: you hold three beachheads."
    assert texts.end("three roads", "south", DDAY, "north") == "You lose: the enemy holds three beachheads."
    assert (
        texts.end("three roads", "north", DDAY, "spectator")
        == "Victory for the Allies with three beachheads."
    )
    assert texts.end("agreement", None, DDAY, "south") == "Draw by agreement."


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="language is 'xx': expected one of en"):
        Texts("xx")


def test_a_missing_text_is_english_and_an_unknown_key_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Texts("nl").text("no-such-key") == "no-such-key"
    monkeypatch.setattr(bundles("nl"), "_files", {"game": Resource("")})
    assert Texts("nl").game("refusal-over", {}, ARDENNES) == "The game is over."


def test_a_text_for_learning_gets_the_arguments_of_the_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    words = '{ $edition } { FORM($lane, "many") } { FORM($south, "the") } { $gun }'
    text = f"R99 = {words} {{ $length }} {{ $three }} {{ $road }}"
    book = Bundles("en")
    monkeypatch.setattr(book, "file", {"rulebook": Resource(text), "game": book.file("game")}.get)
    monkeypatch.setattr("sevenroads.texts.bundles.bundles", lambda language: book)
    said = [
        Texts("en").learning("R99", edition, {"road": 5}, file="rulebook") for edition in (ARDENNES, DDAY)
    ]
    assert said[0] == "ardennes roads the Germans command tank 18 yes 5"
    assert said[1] == "dday beachheads the Germans artillery 18 yes 5"
    assert Texts("en").learning("R99", own(), file="rulebook").startswith("own sectors Reds")


def test_every_refusal_of_the_rules_has_its_sentence() -> None:
    source = Path(refusal.__file__).read_text(encoding="utf-8")
    codes = set(re.findall(r'Refusal\(\s*"([a-z-]+)"', source))
    assert len(codes) > 20
    for language in LANGUAGES:
        assert {f"refusal-{code}" for code in codes} <= set(bundles(language).file("game").keys())
