"""Sample values for the texts, and the editions in whose words they are rendered."""

from __future__ import annotations

from typing import Any, Final

from sevenroads.editions import Variant
from sevenroads.game.events import Event
from sevenroads.rules.types import Side
from sevenroads.server.store.edition_files import CATALOG

from .files import Uses, patterns

#: Every text for learning gets these.
EDITION_ARGUMENTS: Final = {"edition", "lane", "south", "north", "gun", "length", "three"}
OWN_NAME: Final = "tests/space.toml"
OWN: Final = """
format = 1
id = "space"
road_length = 16
three_roads_win = false
objective_deck = "ardennes"
victory_deck = "ardennes"
lane = {en = ["sector", "sectors"], nl = ["baan", "banen"], it = ["strada", "strade"]}
seats = {south = {en = "Reds"}, north = {en = "Allies", fr = "Alliés"}}
[[units]]
letter = "T"
class = "tank"
length = 3
count = 10
name = {en = "drone", fr = "drone"}
plural = {en = "drones", fr = "drones"}
[[units]]
letter = "M"
class = "mine"
length = 1
count = 10
name = {en = "anti-tank mine", fr = "mine antichars", nl = "antitankmijn", es = "mina antitanque"}
plural = {en = "anti-tank mines", fr = "mines antichars", nl = "antitankmijnen", es = "minas antitanque"}
[[units]]
letter = "P"
class = "infantry"
rank = 1
length = 2
count = 10
name = {en = "private"}
plural = {en = "privates"}
"""


def editions() -> dict[str, Variant]:
    """The shipped editions and a player's own, by name."""
    CATALOG.register(OWN_NAME, OWN.encode())
    found = {name: CATALOG.variant(name) for name in CATALOG.editions()}
    return {**found, OWN_NAME: CATALOG.variant(OWN_NAME, {"specials": False})}


def samples(key: str, group: str) -> list[dict[str, Any]]:
    """Three sets of values for a text: every argument that it uses, with different numbers and units."""
    names = Uses(patterns("en", group)[key]).arguments
    names = names - ({"lane"} if group == "game" else EDITION_ARGUMENTS)
    return [_values(names, *one) for one in ((0, "T", "M", "PPT"), (1, "M", "T", "M"), (2, "P", "T", "MTP"))]


def _values(names: set[str], number: int, unit: str, enemy: str, units: str) -> dict[str, Any]:
    made: dict[str, Any] = {}
    for name in sorted(names - {"name"}):
        if name in ("unit", "enemy", "counter", "filler"):
            made[name] = unit if name == "unit" else enemy
        elif name == "units":
            made[name] = units
        elif name == "stock":
            made |= {"unit": unit, "left": number + 1}
        else:
            words = {"card": "dig-in", "objective": "137", "action": "redeploy", "direction": "left"}
            words |= {"side": "south", "roads": "1, 3", "names": "a, b"}
            made[name] = words.get(name, number)
    return made


def events() -> list[Event]:
    south, north = Side.SOUTH, Side.NORTH
    return [
        Event("placed", south, "R4.1", road=3, unit="T", tile=1, cost=1),
        Event("redeployed", north, "R4.2", road=3, unit="P", tile=4, cost=2),
        Event("retreated", south, "R4.3", road=7, unit="M", units=("M",), cost=3),
        Event("attacked", south, "R5.3", road=3, unit="T", units=("M", "P", "M")),
        Event("left", north, "R5.3", road=3, units=("M", "P")),
        Event("fired", north, "R6.1", road=4, unit="T", units=("P",), target=5),
        Event("card-played", south, "R8", card="reinforcements"),
        Event("card-played", north, "R8", road=2, card="dig-in"),
        Event("conquered", south, "R7.1", road=6),
        Event("card-drawn", south, "R8", secret="sabotage"),
        Event("card-drawn", north, "R8"),
        Event("objective-seen", south, "R8", secret="137"),
        Event("objective-put-under", south, "R8", secret="137"),
        Event("objective-drawn", north, "R8"),
        Event("turn-ended", south, "R3.2", turn=12),
        Event("turn-began", north, "R3.1", turn=13, ap=4),
        Event("game-ended", south, "R7.3"),
    ]
