"""Random games in the game tree, and positions that look alike to a player."""

from __future__ import annotations

import random
from collections.abc import Iterator

from differential.compare import lively_choice, random_rules

from sevenroads.envs.game_tree import CHANCE, TERMINAL, GameTree, Node
from sevenroads.notation import read_variant
from sevenroads.rules.types import SIDES


def random_tree(rng: random.Random) -> GameTree:
    """The tree of a random variant."""
    return GameTree(read_variant(random_rules(rng)), rng.choice(SIDES), 4)


def walk(tree: GameTree, rng: random.Random) -> Iterator[tuple[Node, list[int]]]:
    """The nodes of a random game with the history of each; cards and clashes are frequent."""
    node, history = tree.root(), list[int]()
    while True:
        yield node.copy(), list(history)
        if node.current == TERMINAL:
            return
        number = next_number(node, rng)
        node.apply(number)
        history.append(number)


def next_number(node: Node, rng: random.Random) -> int:
    if node.current == CHANCE:
        outcomes = node.chances()
        return rng.choices([number for number, _ in outcomes], [chance for _, chance in outcomes])[0]
    rules = node.tree.rules
    return rules.ids[lively_choice(rng, [rules.actions[number].text for number in node.legal()])]
