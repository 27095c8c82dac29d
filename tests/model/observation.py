"""An observation written out from the text of a view, to compare with the engine's.

Everything is read from the seven fields of the notation and from the model's own tables of units and cards.
"""

import re

from .army import UNITS
from .rules import Rules

COLUMNS = 18
EFFECTS = [
    *("forced-march", "withdrawal", "sabotage", "dig-in"),
    *("reinforcements", "second-front", "intelligence", "supply-cut", "night-march", "new-orders"),
]


def observe(text: str, viewer: str, discards: tuple[str, ...]) -> dict[str, list]:
    """The named parts of an observation, nested as their shapes say; `viewer` is s, n or another letter."""
    rules_text, roads_text, turn, south, north, decks, effects = text.split(" ")
    rules = Rules.read(rules_text)
    own = "n" if viewer == "n" else "s"
    enemy = "s" if own == "n" else "n"
    letters = [letter for letter in UNITS if letter not in ("A" if rules.edition != "dday" else "K")]
    side, number, ap, result = re.fullmatch(r"([sn])(\d+):(\d+)(?:#([sn=]))?", turn).groups()
    cards = {"s": south, "n": north}
    seen: dict[str, list] = {}
    lines, holders = _roads(roads_text)
    for name, who in (("own", own), ("enemy", enemy)):
        planes = [_empty() for _ in letters]
        conquered = _empty()
        standing = []
        for road in range(7):
            row = 6 - road if own == "n" else road
            units, distance = lines[who][road]
            standing += units
            tile = distance
            for letter in units:
                for _ in range(UNITS[letter].length):
                    column = tile if who == own else rules.road_length - 1 - tile
                    planes[letters.index(letter)][row][column] = 1
                    tile += 1
            if holders[road] == who:
                conquered[row] = [1] * COLUMNS
        seen[f"{name}_units"] = planes
        seen[f"{name}_conquered"] = conquered
        in_play = [x for x in letters if not UNITS[x].special or x in rules.specials]
        seen[f"{name}_stock"] = [UNITS[x].count - standing.count(x) if x in in_play else 0 for x in letters]
        dug = _empty()
        for word in effects.split(","):
            if word.startswith(f"dig-in:{who}"):
                road = int(word[-1]) - 1
                dug[6 - road if own == "n" else road] = [1] * COLUMNS
        seen[f"{name}_dug_in"] = dug
        seen |= _objective(rules, name, cards[who].partition("/")[0], own)
    hands = {who: _list(cards[who].partition("/")[2]) for who in "sn"}
    deck_sizes = [int(x[1:]) if x.startswith("#") else len(_list(x)) for x in decks.split("/")]
    seen |= {
        "to_act": [int(side == own)],
        "ap": [int(ap)],
        "rounds": [int(number) // 2],
        "odd_turn": [int(number) % 2],
        "second_front": [_amount(effects, "second-front", who) for who in (own, enemy)],
        "supply_cut": [_amount(effects, "supply-cut", who) for who in (own, enemy)],
        "intelligence": [int(f"intelligence:{who}" in effects.split(",")) for who in (own, enemy)],
        "hand_sizes": [len(hands[own]), len(hands[enemy])],
        "night_march": [int("night-march" in effects.split(","))],
        "fresh": [int("fresh" in effects.split(","))],
        "deck_sizes": deck_sizes,
        "road_length": [rules.road_length],
        "result": [0 if result is None else 3 if result == "=" else 1 if result == own else 2],
        "own_hand": [hands[own].count(effect) for effect in EFFECTS],
        "discards": [discards.count(effect) for effect in EFFECTS],
    }
    return seen


def _empty() -> list[list[int]]:
    return [[0] * COLUMNS for _ in range(7)]


def _list(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")


def _roads(text: str) -> tuple[dict[str, list[tuple[str, int]]], list[str]]:
    """For each side its lines from rear to front with their distances; for each road who holds it."""
    lines: dict[str, list[tuple[str, int]]] = {"s": [], "n": []}
    holders = []
    for road in text.split("/"):
        south, north = road.split("|")
        holders.append("s" if south.startswith("!") else "n" if north.endswith("!") else "")
        south, north = south.strip("!"), north.strip("!")[::-1]
        for who, line in (("s", south), ("n", north)):
            digits = re.match(r"\d*", line)[0]
            # North's text was turned around, and its number with it.
            distance = int((digits if who == "s" else digits[::-1]) or 0)
            lines[who].append((line[len(digits) :], distance))
    return lines, holders


def _amount(effects: str, name: str, who: str) -> int:
    found = re.search(rf"(?:^|,){name}:{who}(\d+)", effects)
    return int(found[1]) if found else 0


def _objective(rules: Rules, name: str, card: str, seat: str) -> dict[str, list]:
    """The parts of an objective, from the viewer's left to its right."""
    deck = rules.objective_cards if rules.objectives else {}
    take, deny = [0] * 7, [0] * 7
    if card in deck:
        objective = deck[card]
        everything = frozenset(range(1, 8))
        for road in range(1, 8):
            ways = [held for held in _subsets(everything) if objective.fulfilled(held, ())]
            least = [held for held in ways if not any(other < held for other in ways)]
            take[road - 1] = any(road in held for held in least) + all(road in held for held in least)
            deny[road - 1] = int(road in objective.deny)
    turn = slice(None, None, -1) if seat == "n" else slice(None)
    return {
        f"{name}_take": take[turn],
        f"{name}_deny": deny[turn],
        f"{name}_objective": [int(known == card) for known in deck],
    }


def _subsets(roads: frozenset[int]) -> list[frozenset[int]]:
    found = [frozenset[int]()]
    for road in roads:
        found += [held | {road} for held in found]
    return found
