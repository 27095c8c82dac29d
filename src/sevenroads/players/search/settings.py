"""Settings of the searching player: which parts of the search are on, and how wide and large it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..judging.weights import Weights


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """How a searching player thinks. The defaults are the strongest known.

    - `exact`: find every certain win of the current turn.
    - `guards`: check candidate turns for wins of the enemy's next turn, and search for defences.
    - `foresees`: find certain wins of either side wherever a turn begins in the tree or in a rollout.
    - `believes`: infer the enemy's objective from its actions.
    - `textbook`: plain UCB1 search with random rollouts to the end of the game.
    - `exploration`: the exploration constant of the selection rule.
    - `caution`: how far an unvisited action is valued below its node's mean (first-play urgency).
    - `end_prior`: the least prior of ending the turn, so that the search always tries it.
    - `weights`: which of the package's weights judge positions and actions.
    - `rollout_turns`: a rollout runs to the end of the turn and this many turns further; -1 means no
      rollouts, so that the evaluator values new nodes at once.

    >>> SearchSettings(threads=2).exact
    True
    """

    exact: bool = True
    guards: bool = True
    foresees: bool = True
    believes: bool = True
    textbook: bool = False
    exploration: float = 0.6
    caution: float = 0.1
    end_prior: float = 0.02
    weights: Weights = "current"
    rollout_turns: int = -1
    megabytes: int = 64
    threads: int = 1

    def __post_init__(self) -> None:
        if self.threads < 1:
            raise ValueError("A search needs at least 1 thread.")
        if self.megabytes < self.threads:
            raise ValueError("A search needs at least 1 megabyte for each thread.")
        if not 0 <= self.end_prior < 1:
            raise ValueError("end_prior must be at least 0 and less than 1.")
        if self.rollout_turns < -1:
            raise ValueError("rollout_turns must be 0 or more, or -1 for no rollouts.")


#: The search of the first machine, which later ones are compared with.
CLASSIC: Final = SearchSettings(end_prior=0.0, weights="classic", rollout_turns=1)
#: A plain search without any of the machine's refinements, for comparison.
TEXTBOOK: Final = SearchSettings(exact=False, foresees=False, believes=False, textbook=True, exploration=0.7)
