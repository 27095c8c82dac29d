"""Random games of every edition and many option mixes: what must hold in every position.

Finds no misread rule by itself; it finds the model contradicting itself.
"""

import random
from collections import Counter

import pytest

from .. import Model
from ..army import UNITS
from ..mirror import mirror_action, mirror_text
from ..rules import Rules

RULES = [
    "ardennes",
    "prototype",
    "dday",
    "ardennes+road_length=12",
    "ardennes+nospecials+novictory",
    "ardennes+specials=RK+noobjectives+mortar_fires=always",
    "dday+mortar_fires=placed",
    "dday+specials=GA+road_length=13+three_roads_win=off",
    "dday+novictory+objective_deck=prototype",
    "prototype+road_length=12+victory_deck=ardennes",
    "prototype+noobjectives+road_length=15",
    "prototype+three_roads_win=on+objective_deck=ardennes",
]


def check(model: Model) -> None:
    text = str(model)
    again = Model.parse(text)
    assert str(again) == text
    assert again.legal() == model.legal()
    assert again.outcome == model.outcome
    rules, roads, *_ = text.split(" ")
    army = Rules.read(rules).army
    length = Rules.read(rules).road_length
    halves: tuple[list[str], list[str]] = ([], [])
    for road in roads.split("/"):
        covered = 0
        for half, line in zip(halves, road.split("|"), strict=True):
            letters = line.strip("!0123456789")
            half.extend(letters)
            covered += sum(UNITS[letter].length for letter in letters) + int(
                line.strip("!" + "".join(UNITS)) or 0
            )
        assert covered <= length
        assert ("!" in road) == any(
            line != "" and covered == length and other == ""
            for line, other in (road.split("|"), reversed(road.split("|")))
        )
    for half in halves:
        assert all(number <= army[letter] for letter, number in Counter(half).items())


def play(rules: str, seed: int, actions: int = 1500) -> Model:
    chance = random.Random(seed)
    model = Model.new(rules, seed, chance.choice(["south", "north"]), chance.choice([2, 4]))
    turned = Model.parse(mirror_text(str(model)))
    for _ in range(actions):
        legal = model.legal()
        if not legal:
            break
        # Ending the turn only now and then, or most points would be lost.
        action = chance.choice(legal[:-1]) if len(legal) > 1 and chance.random() < 0.95 else "."
        model.apply(action)
        turned.apply(mirror_action(action))
        assert mirror_text(str(turned)) == str(model)
        check(model)
    return model


@pytest.mark.parametrize("rules", RULES)
def test_every_position_of_a_random_game_is_possible_and_the_same_from_both_seats(
    rules: str,
) -> None:
    for seed in range(3):
        play(rules, seed)
