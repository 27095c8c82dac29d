"""The game as a tree of decisions and chance events, with what each player has seen on the way.

`GameTree` holds what all games of one variant share; a `Node` is one place in a game. Neither draws a random
number: the caller applies actions and, at a chance node, one of its outcomes. The OpenSpiel game is a thin
layer over this module.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Any, Final

from ..editions import Variant
from ..game import Rollout
from ..notation import read_variant, write_variant
from ..rules.effects import EFFECTS
from ..rules.types import ROADS, SIDES, Side
from ..state import State, objective_draws

#: Who moves at a node that belongs to no player. The numbers are OpenSpiel's.
CHANCE: Final = -1
TERMINAL: Final = -4

#: What a word of `Node.seen` means: an objective drawn, a victory card drawn, an enemy objective looked at.
#: All other words are actions.
OBJECTIVE: Final = "="
VICTORY: Final = "+"
LOOK: Final = "@"
#: The card of a draw that the player did not see.
HIDDEN: Final = "?"

INTELLIGENCE: Final = "intelligence"
NEW_ORDERS: Final = "new-orders"


class GameTree:
    """What all games of a variant with one starting player share. Chance outcomes are numbered from 0."""

    def __init__(self, variant: Variant, starting: Side, first_turn_ap: int) -> None:
        self.variant: Final = variant
        self.starting: Final = starting
        self.first_turn_ap: Final = first_turn_ap
        self.rules: Final = variant.rules
        self.objectives: Final = {card.id: card.count for card in variant.ruleset.objectives}
        self.victory_cards: Final = dict(variant.ruleset.victory_cards)
        #: The words of the chance outcomes, by number.
        self.draws: Final = (
            *(OBJECTIVE + card for card in self.objectives),
            *(VICTORY + card for card in EFFECTS if card in self.victory_cards),
        )
        self.outcomes: Final = {word: number for number, word in enumerate(self.draws)}
        self.words: Final = tuple(f" {action}" for action in variant.rules.actions)
        self.intelligence: Final = variant.rules.ids[f"!{INTELLIGENCE}"]

    def __reduce__(self) -> tuple[Any, ...]:
        return _tree, (write_variant(self.variant), self.starting.value, self.first_turn_ap)

    @cached_property
    def most_actions(self) -> int:
        return State.new(write_variant(self.variant), seed=0).max_game_actions

    @cached_property
    def most_draws(self) -> int:
        """The most chance nodes in a game: the deal, a card for each road, and new orders."""
        dealt = len(SIDES) if self.objectives else 0
        conquests = min(ROADS, sum(self.victory_cards.values()))
        return dealt + conquests + self.victory_cards.get(NEW_ORDERS, 0)

    @cached_property
    def most_words(self) -> int:
        """The most words that a player sees in a game."""
        return self.most_actions + self.most_draws + self.victory_cards.get(INTELLIGENCE, 0)

    @cached_property
    def vocabulary(self) -> dict[str, int]:
        """All words that `Node.seen` can contain, numbered from 1."""
        looks = [LOOK + card for card in self.objectives]
        words = [*self.rules.ids, *self.draws, OBJECTIVE + HIDDEN, VICTORY + HIDDEN, *looks]
        return {word: number for number, word in enumerate(words, 1)}

    def root(self) -> Node:
        """The start: the deal, or the first turn if there are no objectives."""
        return Node(self)


@lru_cache(maxsize=64)
def _tree(variant: str, starting: str, first_turn_ap: int) -> GameTree:
    return GameTree(read_variant(variant), Side(starting), first_turn_ap)


class Node:
    """One place in a game: a decision of a player, a chance event, or the end.

    `seen` has for each player the words of all actions and draws since the start, as the player saw them.
    Both players see every action; only the player who draws a card sees it. `rollout` is `None` during the
    deal. While an action waits for its draw, the position is still the one before that action.
    """

    __slots__ = ("current", "dealt", "rollout", "seen", "tree")

    def __init__(self, tree: GameTree) -> None:
        self.tree = tree
        self.current: int = CHANCE
        self.seen: tuple[str, str] = ("", "")
        self.dealt: tuple[str, ...] = ()
        self.rollout: Rollout | None = None
        if not tree.objectives:
            self._start_play()

    def copy(self) -> Node:
        twin = Node.__new__(Node)
        twin.tree = self.tree
        twin.current = self.current
        twin.seen = self.seen
        twin.dealt = self.dealt
        twin.rollout = self.rollout.copy() if self.rollout is not None else None
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Node:
        return self.copy()

    @property
    def position(self) -> State | None:
        """The position now, to be read; `None` during the deal."""
        return self.rollout.state if self.rollout is not None else None

    def legal(self) -> list[int]:
        """The numbers of the legal actions of the player to move, ascending."""
        assert self.rollout is not None
        return self.rollout.state.legal_ids()

    def chances(self) -> list[tuple[int, float]]:
        """At a chance node: the possible outcomes, ascending, with their probabilities."""
        tree = self.tree
        if self.rollout is None:
            kind, drawable = OBJECTIVE, objective_draws(tree.variant, self.dealt)
        else:
            pending = self.rollout.pending
            kind = OBJECTIVE if pending is not None and pending.card == NEW_ORDERS else VICTORY
            drawable = self.rollout.draws()
        return sorted((tree.outcomes[kind + card], chance) for card, chance in drawable)

    def apply(self, number: int) -> None:
        """Play a legal action, or at a chance node one of its outcomes."""
        if self.current == CHANCE:
            self._draw(self.tree.draws[number])
            return
        rollout = self.rollout
        assert rollout is not None
        rollout.play(number)
        tree = self.tree
        word = tree.words[number]
        south, north = self.seen
        self.seen = (south + word, north + word)
        if rollout.pending is not None:
            self.current = CHANCE
            return
        if number == tree.intelligence:
            self._look()
        self._arrive(rollout.state)

    def _arrive(self, state: State) -> None:
        """Find out who moves next."""
        self.current = TERMINAL if state.is_over else state.side.number

    def _draw(self, word: str) -> None:
        """Let a player draw a card, which the other player does not see."""
        if self.rollout is None:
            owner = self.tree.starting.other if self.dealt else self.tree.starting
            self.dealt += (word[1:],)
        else:
            owner = self.rollout.state.side
            self.rollout.draw(word[1:])
        seen = [f"{text} {word[0]}{HIDDEN}" for text in self.seen]
        seen[owner.number] = f"{self.seen[owner.number]} {word}"
        self.seen = (seen[0], seen[1])
        if self.rollout is not None:
            self._arrive(self.rollout.state)
        elif len(self.dealt) == len(SIDES):
            self._start_play()

    def _look(self) -> None:
        """R8: the player to move looks at the enemy's objective."""
        assert self.rollout is not None
        side = self.rollout.state.side
        card = self.rollout.state.layout().cards[side.other.number].objective
        seen = list(self.seen)
        seen[side.number] += f" {LOOK}{card}"
        self.seen = (seen[0], seen[1])

    def _start_play(self) -> None:
        tree = self.tree
        pair = None
        if self.dealt:
            first, second = self.dealt
            pair = (first, second) if tree.starting is Side.SOUTH else (second, first)
        start = State.deal(
            tree.variant, objectives=pair, start=tree.starting, first_turn_ap=tree.first_turn_ap
        )
        self.rollout = Rollout(start, explicit_draws=True)
        self.current = tree.starting.number
