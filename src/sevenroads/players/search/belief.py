"""What a viewer may believe of the cards it has not seen.

An objective is the likelier the better it explains what the enemy did: each of its actions is
weighed by how the machine's own action preferences would choose with that objective. A floor keeps
every objective possible, so that a bluff can mislead but never blind. While an enemy acts in ways that
those preferences explain badly, what it does counts less: its reasons are not ours. What it showed
before is kept.
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from typing import Final

from ...rules.tables import Action
from ...rules.types import EFFECTS, SIDES, UNKNOWN, Side
from ...view import View
from ..base import History, require_view
from ..judging.evaluator import Evaluator, action_odds, action_preferences
from ..judging.weights import default_evaluator

#: How much one action counts, and the share of every objective that no single action takes away and that
#: all of them together leave: so that it is calibrated between strong players (bench/belief.py).
TRUST: Final = 1.0
FLOOR: Final = 0.02
OPEN_MIND: Final = 0.03
#: An action counts in full while the last ones were so much likelier by the preferences, as a mean of
#: logarithms, than what the preferences alone would choose; not at all where they were no likelier. Strong
#: players stay above it. The greedy planner begins like them, and later acts for reasons of its own.
FAMILIAR: Final = 0.6
RECENT: Final = 4


@dataclass(frozen=True, slots=True)
class Unseen:
    """The cards a view leaves open: numbers of objectives and of effects."""

    objectives: tuple[int, ...]
    victory_cards: tuple[int, ...]


def unseen_cards(view: View) -> Unseen:
    """Every card that may be in the enemy's hands or in a deck."""
    rules, layout = view.variant.ruleset, view.layout
    objectives = Counter({number: card.count for number, card in enumerate(rules.objectives)})
    numbers = {card.id: number for number, card in enumerate(rules.objectives)}
    for cards in layout.cards:
        if cards.objective not in (None, UNKNOWN):
            objectives[numbers[cards.objective]] -= 1
    victory = Counter(dict(rules.victory_cards))
    victory.subtract(view.discards or ())
    victory.subtract(card for cards in layout.cards for card in cards.hand if card != UNKNOWN)
    return Unseen(tuple(objectives.elements()), tuple(EFFECTS.index(card) for card in victory.elements()))


class Belief:
    """How likely each objective is to be the enemy's, brought up to date action by action."""

    def __init__(self, viewer: Side, evaluator: Evaluator | None = None) -> None:
        self.viewer = viewer
        self._evaluator = evaluator or default_evaluator()
        self._forget()

    def _forget(self) -> None:
        #: By objective: the logarithm of how well it explains the actions beside the others.
        self._evidence: dict[str, float] = {}
        self._seen = 0
        #: How well the preferences explain the enemy's last actions.
        self._fit = FAMILIAR
        #: R8.2: objectives that the viewer knows to lie in the deck, with the number of cards above each.
        self._buried: list[tuple[str, int]] = []
        #: The enemy's objective, if it lay in the deck where the viewer knew it.
        self._drawn: str | None = None

    def update(self, history: History) -> None:
        """Take in the actions that have come since the last time."""
        if len(history) < self._seen:
            self._forget()
        for view, action in history[self._seen :]:
            self.observe(view, action)
        self._seen = len(history)

    def observe(self, view: View, action: Action) -> None:
        """Take in one action; `view` is what the viewer saw before it."""
        if action.card == "new-orders":
            self._follow_orders(view)
        if view.side is self.viewer or action.card == "new-orders":
            return
        odds = action_odds(view.position, action.text, self._evaluator)
        if not odds:
            return
        self._fit += (math.log(max(odds)) - _expected(view, self._evaluator) - self._fit) / RECENT
        trust = TRUST * min(1.0, max(0.0, self._fit / FAMILIAR))
        mean = sum(odds) / len(odds)
        for card, chance in zip(view.variant.ruleset.objectives, odds, strict=True):
            likelihood = math.log((1 - FLOOR) * chance / mean + FLOOR)
            self._evidence[card.id] = self._evidence.get(card.id, 0.0) + trust * likelihood

    def _follow_orders(self, view: View) -> None:
        """Someone puts an objective under the deck and draws the top one (R8)."""
        deck = view.layout.objective_deck
        above = deck if isinstance(deck, int) else len(deck)
        drawn = next((card for card, depth in self._buried if depth == 0), None)
        self._buried = [(card, depth - 1) for card, depth in self._buried if depth]
        put = view.layout.cards[view.side.number].objective
        if view.side is not self.viewer:
            put = self._drawn if put == UNKNOWN else put
            self._evidence, self._drawn = {}, drawn
        if put is not None and put != UNKNOWN:
            self._buried.append((put, above - 1))

    def probabilities(self, view: View) -> dict[str, float]:
        """How likely each objective is; those the viewer knows the enemy cannot hold have 0."""
        rules, enemy = view.variant.ruleset, self.viewer.other
        if not rules.objectives:
            return {}
        known = view.layout.cards[enemy.number].objective
        if known in (None, UNKNOWN):
            known = self._drawn
        if known is not None:
            return {card.id: float(card.id == known) for card in rules.objectives}
        unseen = Counter(rules.objectives[number].id for number in unseen_cards(view).objectives)
        unseen.subtract(card for card, _ in self._buried)
        fulfilled = view.fulfilled(enemy)
        prior = {
            card.id: 0.0 if card.id in fulfilled else float(unseen[card.id]) for card in rules.objectives
        }
        total = sum(prior.values())
        most = max((self._evidence.get(card, 0.0) for card, share in prior.items() if share), default=0.0)
        weight = {
            card: share * math.exp(self._evidence.get(card, 0.0) - most) if share else 0.0
            for card, share in prior.items()
        }
        whole = sum(weight.values())
        return {
            card: (1 - OPEN_MIND) * weight[card] / whole + OPEN_MIND * prior[card] / total for card in prior
        }


def _expected(view: View, evaluator: Evaluator) -> float:
    """The logarithm of the chance that an action chosen by the preferences has, on average."""
    odds = action_preferences(view.position, evaluator)
    return sum(chance * math.log(chance) for _, chance in odds if chance > 0)


def belief(view: View, history: History = ()) -> dict[str, float]:
    """How likely each objective is to be the enemy's, for the viewer of a view."""
    require_view(view)
    if view.viewer not in SIDES:
        raise ValueError("a spectator has no enemy: belief is a player's")
    believer = Belief(Side(view.viewer))
    believer.update(history)
    return believer.probabilities(view)
