"""The searching player: combines belief, exact search and tree search within a time limit.

It is given views and keeps only what it derived from them: a tree, a belief and the positions already seen.
With a fixed seed, one thread and a limit in nodes it always plays the same.
"""

from __future__ import annotations

import gc
import itertools
import random
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field, replace
from typing import Final

from ...rules.effects import REVEALING_EFFECTS
from ...rules.tables import Action, Rules
from ...rules.types import Side
from ...state import State
from ...view import View
from ..base import History, require_turn
from ..exact.defence import find_defence
from ..exact.endings import find_win, threats
from ..judging.evaluator import Evaluator
from ..judging.weights import shipped_evaluator
from ..search_limit import SearchLimit
from .belief import Belief, unseen_cards
from .candidates import CandidateAction, CandidateTurn, outcome_value, plannable
from .settings import SearchSettings
from .tree import TreeSearch

# Shares of the time left for the turn: the tree search of one action; the tree search of an analysis, which
# plays no turn; the exact searches for a win, for threats and for a defence; the evaluation of the turn after
# a defence.
SEARCH_SHARE: Final = 0.5
ANALYSIS_SHARE: Final = 0.8
WIN_SHARE: Final = 0.3
CHECK_SHARE: Final = 0.5
DEFENCE_SHARE: Final = 0.3
DEFENCE_VALUE_SHARE: Final = 0.25
#: An exact search always gets at least this share of the turn's whole time.
LEAST_SHARE: Final = 0.005
#: Node limits of the exact searches for a win, for a defence, and for threats (for each objective).
WIN_NODES: Final = 200_000
DEFENCE_NODES: Final = 10_000
THREAT_NODES: Final = 5_000
#: At most this many candidates are checked for threats, and only those with this share of the best one's
#: visits.
CHECKED_CANDIDATES: Final = 8
LEAST_VISIT_SHARE: Final = 0.02
#: Node limits of the exact search where a turn begins in the tree, and where one begins in a rollout.
TREE_WIN_NODES: Final = 1_000
ROLLOUT_WIN_NODES: Final = 200


@dataclass(slots=True)
class _TurnPlan:
    """What the player keeps within one turn: the time left, and the actions it has already decided on."""

    turn: int = -1
    seconds_left: float = 0.0
    actions: list[str] = field(default_factory=list)


@contextmanager
def garbage_collection_paused() -> Iterator[None]:
    """Postpone garbage collection: with a long game in memory it takes tens of milliseconds."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


class SearchPlayer:
    """A player that searches. Use a new one for each game, since it keeps its tree and its belief.

    >>> from sevenroads import State
    >>> view = State.new("ardennes", seed=7).view("south")
    >>> player = SearchPlayer(SearchLimit(nodes=200), seed=1)
    >>> player.choose(view) in view.legal_actions()
    True
    """

    def __init__(
        self,
        limit: SearchLimit,
        *,
        seed: int = 0,
        settings: SearchSettings | None = None,
        evaluator: Evaluator | None = None,
        name: str = "search",
        cancel: threading.Event | None = None,
    ) -> None:
        """While the caller's event `cancel` is set, every search of this player ends at once."""
        self.name = name
        self.limit = limit
        self.settings = settings or SearchSettings()
        self._owns_cancel = cancel is None
        self._cancel = cancel or threading.Event()
        self._evaluator = evaluator or shipped_evaluator(self.settings.weights)
        self._seed = seed
        self._trees: list[TreeSearch] = []
        self._belief: Belief | None = None
        self._plan = _TurnPlan()
        #: Positions in which the enemy was already to move, and how much of the history they come from
        #: (R7.3).
        self._positions: set[tuple[object, ...]] = set()
        self._remembered = 0

    # ------------------------------------------------------------ choosing an action

    def choose(self, view: View, history: History = ()) -> Action:
        began = time.perf_counter()
        with garbage_collection_paused() if self.limit.seconds is not None else nullcontext():
            legal = require_turn(view)
            if self._plan.turn != view.turn:
                self._plan = _TurnPlan(view.turn, self.limit.seconds or 0.0)
            try:
                return self._choose(view, history, legal, began + self._plan.seconds_left)
            finally:
                used = time.perf_counter() - began
                self._plan.seconds_left = max(0.0, self._plan.seconds_left - used)
                self._search_ended()

    def _choose(self, view: View, history: History, legal: list[Action], deadline: float) -> Action:
        if len(legal) == 1:
            return legal[0]
        if self._plan.actions and any(action.text == self._plan.actions[0] for action in legal):
            return self._next_planned(legal)
        if (win := self._find_win(view, deadline)) is not None:
            self._plan.actions = [action.text for action in win]
            return self._next_planned(legal)
        candidates = self._search(view, self._weights(view, history), self._time_share(deadline))
        candidates.sort(key=lambda c: (-c.visits, -c.value))
        if not self._checks_threats():
            return candidates[0].action
        self._remember(history)
        best = self._safest(view, candidates, deadline)
        if (best.actions[0], best.visits) != (candidates[0].action, candidates[0].visits):
            # The tree prefers another turn and would abandon this one halfway, so the player commits to it.
            self._plan.actions = [action.text for action in best.actions[1:]]
        return best.actions[0]

    def _next_planned(self, legal: list[Action]) -> Action:
        text = self._plan.actions.pop(0)
        return next(action for action in legal if action.text == text)

    def cancel(self) -> None:
        """End the running search at once, or the next one if none is running. Other threads may call this."""
        self._cancel.set()

    def _search_ended(self) -> None:
        """Clear a cancellation that has taken effect. The caller's own event is left as it is."""
        if self._owns_cancel:
            self._cancel.clear()

    # ------------------------------------------------------------ analysis

    def think(self, view: View, limit: SearchLimit, history: History = ()) -> list[CandidateAction]:
        """Search a view within a limit; return every legal action with its search statistics."""
        try:
            return self._search(view, self._weights(view, history), limit)
        finally:
            self._search_ended()

    def consider(self, view: View, history: History = (), most: int = 1) -> list[CandidateTurn]:
        """The best turns with different first actions; the first is the one it would play.

        A certain win has no visits, since the tree did not search it.
        """
        require_turn(view)
        deadline = time.perf_counter() + (self.limit.seconds or 0.0)
        try:
            win = self._find_win(view, deadline)
            if win is not None and most == 1:
                return [CandidateTurn(win, 0, 1.0)]
            share = self._time_share(deadline, ANALYSIS_SHARE)
            candidates = self._search(view, self._weights(view, history), share)
            candidates.sort(key=lambda c: (-c.visits, -c.value))
            if not candidates[0].visits:
                # A single simulation visits no action: the one with the highest prior stands for the turn.
                value = self._value(view, self._weights(view, history), self.limit)
                candidates = [replace(max(candidates, key=lambda c: c.prior), visits=1, value=value)]
            if win is not None:
                best = CandidateTurn(win, 0, 1.0)
            elif self._checks_threats():
                self._remember(history)
                best = self._safest(view, candidates, deadline)
            else:
                best = self._best_turn(view, candidates[0])
            others = [c for c in candidates if c.visits and c.action != best.actions[0]]
            turns = [self._best_turn(view, candidate) for candidate in others[: most - 1]]
            if self._checks_threats():
                turns = [self._with_danger(view, turn, deadline) for turn in turns]
            return [best, *turns]
        finally:
            self._search_ended()

    def evaluate(self, view: View, limit: SearchLimit, history: History = ()) -> float:
        """The viewer's chance of winning, whether or not the viewer is to move."""
        try:
            return self._value(view, self._weights(view, history), limit)
        finally:
            self._search_ended()

    def think_open(self, state: State, limit: SearchLimit) -> list[CandidateAction]:
        """Search with all cards open. Only for the analysis of finished games."""
        tree = self._trees_for(state.rules)[0]
        seconds, nodes = limit.seconds or 0.0, limit.nodes or 0
        found = tree.search(state, (), (), (), self._seed, seconds, nodes, cancel=self._cancel)
        self._search_ended()
        return _merge(state.rules, [found])

    def evaluate_open(self, state: State, side: Side, limit: SearchLimit) -> float:
        """A side's chance of winning with all cards open. Only for the analysis of finished games."""
        tree = self._trees_for(state.rules)[0]
        seconds, nodes = limit.seconds or 0.0, limit.nodes or 0
        tree.search(state, (), (), (), self._seed, seconds, nodes, side.number, self._cancel)
        self._search_ended()
        return tree.value

    def follow(self, state: State, first: Action) -> list[Action]:
        """The most visited turn in the tree from a whole position that begins with an action."""
        line = self._trees_for(state.rules)[0].best_turn(state, state.rules.number(first))
        return [state.rules.actions[action] for action in line]

    # ------------------------------------------------------------ tree search

    def _search(self, view: View, weights: Sequence[float], limit: SearchLimit) -> list[CandidateAction]:
        trees = self._trees_for(view.variant.rules)
        unseen = unseen_cards(view)
        root = view.position
        seconds, nodes = limit.seconds or 0.0, limit.nodes or 0

        def run(number: int) -> list[tuple[int, int, float | None, float]]:
            return trees[number].search(
                root,
                weights,
                unseen.objectives,
                unseen.victory_cards,
                seeds[number],
                seconds,
                nodes,
                cancel=self._cancel,
            )

        rng = random.Random(f"{self._seed} {view}")
        seeds = [rng.getrandbits(63) for _ in trees]
        if len(trees) == 1:
            return _merge(root.rules, [run(0)])
        with ThreadPoolExecutor(len(trees)) as pool:
            return _merge(root.rules, list(pool.map(run, range(len(trees)))))

    def _value(self, view: View, weights: Sequence[float], limit: SearchLimit) -> float:
        unseen = unseen_cards(view)
        tree = self._trees_for(view.variant.rules)[0]
        tree.search(
            view.position,
            weights,
            unseen.objectives,
            unseen.victory_cards,
            random.Random(f"{self._seed} {view}").getrandbits(63),
            limit.seconds or 0.0,
            limit.nodes or 0,
            Side(view.viewer).number,
            self._cancel,
        )
        return tree.value

    def _trees_for(self, rules: Rules) -> list[TreeSearch]:
        """One tree per thread, kept as long as the rules stay the same."""
        if not self._trees or self._trees[0].rules is not rules:
            settings = self.settings
            self._trees = [
                TreeSearch(
                    rules,
                    self._evaluator,
                    megabytes=max(1, settings.megabytes // settings.threads),
                    exploration=settings.exploration,
                    caution=settings.caution,
                    end_prior=settings.end_prior,
                    rollout_turns=settings.rollout_turns,
                    tree_win_nodes=TREE_WIN_NODES if settings.foresees else 0,
                    rollout_win_nodes=ROLLOUT_WIN_NODES if settings.foresees else 0,
                    textbook=settings.textbook,
                )
                for _ in range(settings.threads)
            ]
        return self._trees

    def _weights(self, view: View, history: History) -> Sequence[float]:
        """For each objective, the probability that the enemy has it."""
        side = Side(view.viewer)
        if self._belief is None or self._belief.viewer is not side:
            self._belief = Belief(side, self._evaluator)
        if self.settings.believes:
            self._belief.update(history)
        return list(self._belief.probabilities(view).values())

    # ------------------------------------------------------------ exact search

    def _checks_threats(self) -> bool:
        return self.settings.exact and self.settings.guards and not self._cancel.is_set()

    def _find_win(self, view: View, deadline: float) -> tuple[Action, ...] | None:
        """A certain win of this turn, if the settings allow the search and there is one."""
        if not self.settings.exact or self._cancel.is_set():
            return None
        return find_win(view.position, WIN_NODES, self._exact_deadline(deadline, WIN_SHARE)).actions

    def _safest(self, view: View, candidates: list[CandidateAction], deadline: float) -> CandidateTurn:
        """The tree's best turn, unless it lets the enemy win next turn and another turn does not.

        `CandidateTurn.worth` reduces a turn's value by the enemy's certain wins and by repetition, which the
        tree does not see (R7.3). If every candidate loses value that way, an exact search looks for a
        defence. A limit in seconds ends the checks with the turn's time. A turn whose check did not finish
        never replaces another.
        """
        best: CandidateTurn | None = None
        least: float = candidates[0].visits * LEAST_VISIT_SHARE
        for candidate in candidates[:CHECKED_CANDIDATES]:
            if best is not None and candidate.visits < least:
                break
            turn = self._with_danger(view, self._best_turn(view, candidate), deadline)
            if best is None or (turn.sure and turn.worth > best.worth):
                best = turn
            if turn.circles:
                least = 1  # a hardly visited action is better than a repetition
            elif turn.danger == 0:
                break
            if self._out_of_time(deadline):
                break
        assert best is not None
        if 1 - best.danger >= best.value or self._out_of_time(deadline):
            return best
        return max([best, *self._defences(view, deadline)], key=lambda turn: turn.worth)

    def _defences(self, view: View, deadline: float) -> list[CandidateTurn]:
        """At most one turn that stops the enemy.

        It stops every objective the enemy may hold; failing that, the likelier ones; failing that, a win by
        three roads.
        """
        assert self._belief is not None
        likely = self._belief.probabilities(view)
        average = sum(likely.values()) / max(1, sum(chance > 0 for chance in likely.values()))
        for objectives in (
            [card for card, chance in likely.items() if chance > 0],
            [card for card, chance in likely.items() if chance > average],
            [],
        ):
            until = self._exact_deadline(deadline, DEFENCE_SHARE)
            found = find_defence(view.position, DEFENCE_NODES, objectives, until=until).actions
            if found is not None:
                end = view.variant.rules.actions[view.variant.rules.ids["."]]
                turn = self._with_danger(view, CandidateTurn((*found, end), 0, 1.0), deadline)
                value = self._value_after(view, turn, deadline)
                return [replace(turn, actions=found or (end,), value=value)] if turn.sure else []
        return []

    def _value_after(self, view: View, turn: CandidateTurn, deadline: float) -> float:
        """The viewer's chance of winning after a turn that the tree has hardly visited."""
        state = self._sample(view)
        for action in turn.actions:
            state.apply(action)
            if state.outcome is not None:
                return outcome_value(state.outcome.winner, view.side)
        assert self._belief is not None
        after = state.view(view.viewer)
        weights = list(self._belief.probabilities(after).values())
        limit = self._time_share(deadline, DEFENCE_VALUE_SHARE)
        if limit.nodes is not None:
            limit = replace(limit, nodes=max(1, round(limit.nodes * DEFENCE_VALUE_SHARE)))
        return self._value(after, weights, limit)

    def _best_turn(self, view: View, candidate: CandidateAction) -> CandidateTurn:
        """The most visited turn that begins with an action, as far as the viewer can plan it."""
        actions = self.follow(self._sample(view), candidate.action)
        return CandidateTurn(plannable(view, actions), candidate.visits, candidate.value)

    def _with_danger(self, view: View, turn: CandidateTurn, deadline: float) -> CandidateTurn:
        """The turn with its danger filled in, and whether it repeats a position that the enemy had before."""
        state = self._sample(view)
        for action in turn.actions:
            if action.kind == "end" or action.card in REVEALING_EFFECTS:
                break  # these reveal a card, which is only a sample here
            state.apply(action)
        if state.is_over:
            return turn
        assert self._belief is not None
        after = state.view(view.viewer)
        likely = self._belief.probabilities(view)
        danger, sure = 0.0, True
        until = self._exact_deadline(deadline, CHECK_SHARE)
        for objective, ending in threats(after.position, THREAT_NODES, until=until).items():
            if ending.actions is not None:
                danger += 1.0 if objective is None else likely.get(objective, 0.0)
            elif not ending.finished:
                sure = False
        circles = _repetition_key(after) in self._positions
        return replace(turn, danger=min(1.0, danger), sure=sure, circles=circles)

    def _sample(self, view: View) -> State:
        """A whole position that fits the view; always the same one for the same view."""
        return State.sample(view, random.Random(self._seed))

    def _remember(self, history: History) -> None:
        """Record the positions in which the enemy began its turns so far."""
        if len(history) < self._remembered:
            self._positions, self._remembered = set(), 0
        for (before, _), (view, _) in itertools.pairwise(history[max(0, self._remembered - 1) :]):
            if Side(view.viewer) is not view.side and before.turn != view.turn:
                self._positions.add(_repetition_key(view))
        self._remembered = len(history)

    # ------------------------------------------------------------ time

    def _out_of_time(self, deadline: float) -> bool:
        return self._cancel.is_set() or (self.limit.seconds is not None and time.perf_counter() > deadline)

    def _time_share(self, deadline: float, share: float = SEARCH_SHARE) -> SearchLimit:
        """The limit of a tree search that may use a share of the time left for the turn."""
        if self.limit.seconds is None:
            return self.limit
        left = deadline - time.perf_counter()
        return SearchLimit(max(1e-4, left * share), self.limit.nodes)

    def _exact_deadline(self, deadline: float, share: float) -> float | None:
        """When an exact search with a share of the time left must stop; `None` without a time limit."""
        if self.limit.seconds is None:
            return None
        now = time.perf_counter()
        return now + max(LEAST_SHARE * self.limit.seconds, share * (deadline - now))


def _repetition_key(view: View) -> tuple[object, ...]:
    """The parts of a position that count for repetition (R7.3), as a viewer sees them."""
    layout = view.layout
    return layout.lines, layout.cards, layout.victory_deck


def _merge(rules: Rules, results: list[list[tuple[int, int, float | None, float]]]) -> list[CandidateAction]:
    """Merge the root statistics of several trees: visits are added, values are weighted by them."""
    actions = rules.actions
    merged = []
    for column in zip(*results, strict=True):
        visits = sum(entry[1] for entry in column)
        won = sum(entry[1] * (entry[2] or 0.0) for entry in column)
        action, value, prior = actions[column[0][0]], won / visits if visits else 0.0, column[0][3]
        merged.append(CandidateAction(action, visits, value, prior))
    return merged
