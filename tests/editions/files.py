"""Edition and deck files for the tests: small, whole, and easy to break in one place."""

from __future__ import annotations

from pathlib import Path

EDITION = """\
format = 1
id = "skirmish"
road_length = 12
mortar_fires = "deployed"
three_roads_win = true
objective_deck = "ardennes"
victory_deck = "ardennes"

[name]
en = "Skirmish"

[lane]
en = ["lane", "lanes"]
nl = ["laan", "lanen"]

[seats.south]
en = "Reds"

[seats.north]
en = "Blues"

[[units]]
letter = "B"
class = "mine"
length = 1
count = 4
name = { en = "barrel" }

[[units]]
letter = "W"
class = "tank"
length = 4
count = 5
name = { en = "wagon" }

[[units]]
letter = "F"
class = "infantry"
length = 2
count = 6
rank = 1
name = { en = "footman" }

[[units]]
letter = "H"
class = "infantry"
length = 2
count = 1
rank = 2
special = true
fires_when = "mortar_fires"
arrows = [{ direction = "right", tile = 1, distance = 4, hits = ["F", "tank"] }]
name = { en = "howitzer" }

[[units]]
letter = "Q"
class = "spy"
length = 1
count = 1
special = true
sweep = 3
name = { en = "queen" }
"""

OBJECTIVES = """\
format = 1
kind = "objectives"
id = "own-objectives"

[[cards]]
id = "a"
take = [{ count = 1, of = [1] }]
count = 2
text = { en = "Hold {lane} 1." }

[[cards]]
id = "b"
take = [{ count = 2, of = [2, 3, 4] }]
deny = [7]
"""

VICTORY = """\
format = 1
kind = "victory"
id = "own-victory"

[[cards]]
id = "sabotage"
count = 3

[[cards]]
id = "reinforcements"
"""


def changed(text: str, old: str, new: str) -> str:
    """A file with one thing changed, which must be there."""
    assert old in text, old
    return text.replace(old, new, 1)


def write(path: Path, text: str | bytes) -> str:
    """Write a file and give its path as a reference."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return str(path)
