"""The battlefield turned by 180 degrees: south becomes north and road r becomes road 8 - r.

The rules do not know which seat is which, so every test can be played from both.
Works on notation only.
"""

import re

_SIDE = str.maketrans("sn", "ns")
_NAMED = {
    "west": "east",
    "east": "west",
    "centre": "centre",
    "flanks": "flanks",
    "-": "-",
}


def mirror_action(action: str) -> str:
    if action[-1].isdigit():
        return action[:-1] + str(8 - int(action[-1]))
    return action


def mirror_text(text: str) -> str:
    rules, roads, turn, south, north, decks, effects = text.split(" ")
    objectives, victory = decks.split("/")
    return " ".join(
        [
            rules,
            "/".join(_mirror_road(road) for road in reversed(roads.split("/"))),
            turn.translate(_SIDE),
            _mirror_cards(north),
            _mirror_cards(south),
            ",".join(_mirror_objective(card) for card in objectives.split(",")) + "/" + victory,
            ",".join(sorted(_mirror_effect(effect) for effect in effects.split(","))),
        ]
    )


def _mirror_road(road: str) -> str:
    return "".join(reversed(re.findall(r"[0-9]+|.", road)))


def _mirror_cards(cards: str) -> str:
    objective, hand = cards.split("/")
    return f"{_mirror_objective(objective)}/{hand}"


def _mirror_objective(card: str) -> str:
    if card in _NAMED:
        return _NAMED[card]
    digits = re.match("[1-7]+", card)
    assert digits
    roads = sorted(8 - int(digit) for digit in digits[0])
    return "".join(map(str, roads)) + card[digits.end() :]


def _mirror_effect(effect: str) -> str:
    name, colon, value = effect.partition(":")
    if name == "dig-in":
        value = value[0] + str(8 - int(value[1]))
    return name + colon + value.translate(_SIDE)
