"""Another history of a game that one player cannot tell from the real one.

Only what the player has seen goes in: own draws, all actions, and enemy objectives that were looked at. All
other cards are drawn again, so that every action that was played is still legal and the game does not end
early.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Final

from .game_tree import HIDDEN, LOOK, OBJECTIVE, TERMINAL, VICTORY, GameTree, Node

_UNSEEN_OBJECTIVE: Final = OBJECTIVE + HIDDEN
_UNSEEN_CARD: Final = VICTORY + HIDDEN


def resample(tree: GameTree, seen: str, player: int, rng: random.Random) -> list[int]:
    """The numbers of all actions and chance outcomes of a game that looks like `seen` to `player`.

    Victory cards of the enemy that have not been played come from those that the player has not seen, each
    equally likely. Objectives follow the deal; a deal with which the game would have ended is dealt again.
    """
    words = seen.split()
    while True:
        history = _attempt(tree, words, player, rng)
        if history is not None:
            return history


def _attempt(tree: GameTree, words: list[str], player: int, rng: random.Random) -> list[int] | None:
    node = tree.root()
    cards = _enemy_cards(tree, words, player, rng)
    known = _enemy_objectives(words)
    #: Objectives that the player will be shown to hold, or to have looked at, later in the game.
    reserved = Counter(word for word in words if word[0] == OBJECTIVE and word != _UNSEEN_OBJECTIVE)
    reserved.update(OBJECTIVE + card for card in known if card is not None)
    objectives = iter(known)
    history: list[int] = []
    for word in words:
        if word[0] == LOOK:
            continue
        if node.current == TERMINAL:
            return None
        number = _number(node, word, cards, objectives, reserved, rng)
        if number is None:
            return None
        node.apply(number)
        history.append(number)
    return history if node.seen[player].split() == words and node.current != TERMINAL else None


def _number(
    node: Node,
    word: str,
    cards: Iterator[str],
    objectives: Iterator[str | None],
    reserved: Counter[str],
    rng: random.Random,
) -> int | None:
    """The action or outcome for a word of the player; `None` if this history cannot go on."""
    tree = node.tree
    if word == _UNSEEN_CARD:
        return tree.outcomes[next(cards)]
    if word[0] not in (OBJECTIVE, VICTORY):
        return tree.rules.ids[word]
    if word == _UNSEEN_OBJECTIVE:
        card = next(objectives)
        if card is None:
            return _any_objective(node, reserved, rng)
        word = OBJECTIVE + card
    if word[0] == OBJECTIVE:
        reserved[word] -= 1
    number = tree.outcomes[word]
    return number if number in dict(node.chances()) else None


def _any_objective(node: Node, reserved: Counter[str], rng: random.Random) -> int | None:
    """An objective for the enemy that the player will not be shown elsewhere."""
    tree = node.tree
    free = [
        (number, chance)
        for number, chance in node.chances()
        if reserved[tree.draws[number]] < tree.objectives[tree.draws[number][1:]]
    ]
    if not free:
        return None
    return rng.choices([number for number, _ in free], [chance for _, chance in free])[0]


def _enemy_objectives(words: list[str]) -> list[str | None]:
    """For each objective that the enemy drew: the card if the player looked at it, otherwise `None`."""
    known: list[str | None] = []
    for word in words:
        if word == _UNSEEN_OBJECTIVE:
            known.append(None)
        elif word[0] == LOOK:
            known[-1] = word[1:]
    return known


def _enemy_cards(tree: GameTree, words: list[str], player: int, rng: random.Random) -> Iterator[str]:
    """A victory card for each draw of the enemy, so that it holds every card at the time it plays it."""
    drawn: list[str | None] = []
    unseen = Counter(tree.victory_cards)
    mover = tree.starting.number
    for word in words:
        if word == _UNSEEN_CARD:
            drawn.append(None)
        elif word[0] == VICTORY:
            unseen[word[1:]] -= 1
        elif word == ".":
            mover ^= 1
        elif word[0] == "!" and mover != player:
            # Each played card was drawn before, so a draw without a card is always left.
            card = word[1:].partition(":")[0]
            place = rng.choice([place for place, held in enumerate(drawn) if held is None])
            drawn[place] = VICTORY + card
            unseen[card] -= 1
    pool = list(unseen.elements())
    rng.shuffle(pool)
    return iter([card if card is not None else VICTORY + pool.pop() for card in drawn])
