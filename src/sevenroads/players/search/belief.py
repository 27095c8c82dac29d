"""Bayesian inference of the enemy's objective from its actions, and the set of unseen cards.

The likelihood of an action under an objective is the probability with which the machine's own preferences
would choose it. A floor keeps every objective possible, so that a bluff cannot rule one out. Actions of an
enemy whose play the preferences predict badly count less.
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from typing import Final

from ...rules.effects import EFFECTS
from ...rules.tables import Action
from ...rules.types import SIDES, UNKNOWN, Side
from ...view import View
from ..base import History, require_view
from ..judging.evaluator import Evaluator, action_odds, action_preferences
from ..judging.weights import default_evaluator

# Calibrated on games between strong players with bench/belief.py.
#: The exponent of one action's likelihood.
TRUST: Final = 1.0
#: The lowest likelihood of one action, relative to the mean over all objectives.
LIKELIHOOD_FLOOR: Final = 0.02
#: The share of the prior that is mixed into the posterior.
PRIOR_SHARE: Final = 0.03
#: Actions count in full if their mean log-likelihood exceeds by this much that of a player who follows the
#: preferences; at 0 they do not count. Strong players stay above it; the greedy player drops below it later
#: in the game.
FULL_TRUST_FIT: Final = 0.6
#: The fit is an exponential moving average over about this many actions.
FIT_ACTIONS: Final = 4


@dataclass(frozen=True, slots=True)
class Unseen:
    """The cards a view does not show, as numbers of objectives and of victory card effects."""

    objectives: tuple[int, ...]
    victory_cards: tuple[int, ...]


def unseen_cards(view: View) -> Unseen:
    """The cards that may be in the enemy's hand or in a deck."""
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
    """The probability of each objective to be the enemy's, updated action by action."""

    def __init__(self, viewer: Side, evaluator: Evaluator | None = None) -> None:
        self.viewer = viewer
        self._evaluator = evaluator or default_evaluator()
        self._reset()

    def _reset(self) -> None:
        #: The log-likelihood of the enemy's actions under each objective, relative to the mean.
        self._evidence: dict[str, float] = {}
        self._seen = 0
        #: How well the preferences predict the enemy's last actions.
        self._fit = FULL_TRUST_FIT
        #: R8.2: objectives that the viewer knows to be in the deck, with the number of cards above each.
        self._buried: list[tuple[str, int]] = []
        #: The enemy's objective, if it drew a card whose place in the deck the viewer knew.
        self._drawn: str | None = None

    def update(self, history: History) -> None:
        """Process the actions added since the last call; a shorter history starts again."""
        if len(history) < self._seen:
            self._reset()
        for view, action in history[self._seen :]:
            self.observe(view, action)
        self._seen = len(history)

    def observe(self, view: View, action: Action) -> None:
        """Process one action; `view` is what the viewer saw before it."""
        if action.card == "new-orders":
            self._track_new_orders(view)
        if view.side is self.viewer or action.card == "new-orders":
            return
        odds = action_odds(view.position, action.text, self._evaluator)
        if not odds:
            return
        self._fit += (
            math.log(max(odds)) - _expected_log_odds(view, self._evaluator) - self._fit
        ) / FIT_ACTIONS
        trust = TRUST * min(1.0, max(0.0, self._fit / FULL_TRUST_FIT))
        mean = sum(odds) / len(odds)
        for card, chance in zip(view.variant.ruleset.objectives, odds, strict=True):
            likelihood = math.log((1 - LIKELIHOOD_FLOOR) * chance / mean + LIKELIHOOD_FLOOR)
            self._evidence[card.id] = self._evidence.get(card.id, 0.0) + trust * likelihood

    def _track_new_orders(self, view: View) -> None:
        """A player puts its objective under the deck and draws the top one (R8)."""
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
        """The probability of each objective; 0 for those that the enemy cannot hold."""
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
            card: (1 - PRIOR_SHARE) * weight[card] / whole + PRIOR_SHARE * prior[card] / total
            for card in prior
        }


def _expected_log_odds(view: View, evaluator: Evaluator) -> float:
    """The mean log-probability of an action drawn by the preferences."""
    odds = action_preferences(view.position, evaluator)
    return sum(chance * math.log(chance) for _, chance in odds if chance > 0)


def belief(view: View, history: History = ()) -> dict[str, float]:
    """The probability of each objective to be the enemy's, as the viewer of a view can infer it."""
    require_view(view)
    if view.viewer not in SIDES:
        raise ValueError("A spectator has no enemy; belief needs a player's view.")
    believer = Belief(Side(view.viewer))
    believer.update(history)
    return believer.probabilities(view)
