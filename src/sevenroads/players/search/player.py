"""The searching player: belief, exact endings and tree search, joined within a time limit.

It is shown views and remembers only what it made of them. With a fixed seed, one thread and a limit
of nodes it does the same every time.
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

from ...rules.tables import Action, Rules
from ...rules.types import Side
from ...state import State
from ...view import View
from ..base import History, require_turn
from ..exact.defence import find_defence
from ..exact.endings import find_win, threats
from ..judging.evaluator import Evaluator
from ..judging.weights import default_evaluator
from ..search_limit import Limit
from .belief import Belief, unseen_cards
from .candidates import Turn, foreseen, points
from .tree import Searcher

#: What the search of an action takes of the time that is left for the turn.
SHARE: Final = 0.5
#: The same where one answer is asked for and no turn is to be played.
LOOK_SHARE: Final = 0.8
#: What the search for a win may take of it, the check of a turn, and the search for a defence; and the least
#: that each may take, as a share of the turn's time, when that has run out.
WIN_SHARE: Final = 0.3
CHECK_SHARE: Final = 0.5
DEFENCE_SHARE: Final = 0.3
LEAST: Final = 0.005
#: Nodes of the search for a win, and of that for a defence.
WIN_NODES: Final = 200_000
DEFENCE_NODES: Final = 10_000
#: Of a search, what it takes to find out how good the turn is that a defence begins with.
SECOND_THOUGHT: Final = 0.25
#: How many candidates are checked for what the enemy could do next, how seriously they must have been
#: considered, and with how many nodes for each objective at most.
CHECKED: Final = 8
SERIOUS: Final = 0.02
THREAT_NODES: Final = 5_000
#: Nodes of the exact search for a turn that begins in the tree, and for one that begins in a rollout.
FORESIGHT: Final = 1_000
GLANCE: Final = 200


@dataclass(frozen=True, slots=True)
class Mind:
    """How a searching player thinks; the defaults are the strongest known.

    `exact` finds every win of the turn, `guards` looks at what the enemy could win next and what stops it,
    `foresees` finds such wins of either side wherever a turn begins in the search, `believes` reads the
    enemy's objective from what it did, `textbook` is a plain search with random playouts. A rollout goes to
    the end of the turn and `rollout_turns` further; with -1 there is none: new positions are judged at once.
    """

    exact: bool = True
    guards: bool = True
    foresees: bool = True
    believes: bool = True
    textbook: bool = False
    exploration: float = 0.6
    caution: float = 0.1
    rollout_turns: int = 1
    megabytes: int = 64
    threads: int = 1

    def __post_init__(self) -> None:
        if self.threads < 1:
            raise ValueError("a search needs at least 1 thread")
        if self.megabytes < self.threads:
            raise ValueError("a search needs at least 1 megabyte for each thread")
        if self.rollout_turns < -1:
            raise ValueError("a rollout has 0 turns or more, or -1 for none")


#: A plain search with random playouts, as a textbook has it.
TEXTBOOK: Final = Mind(exact=False, foresees=False, believes=False, textbook=True, exploration=0.7)


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action at the root: visits and how likely it wins."""

    action: Action
    visits: int
    value: float
    prior: float


@dataclass(slots=True)
class _Clock:
    turn: int = -1
    left: float = 0.0
    plan: list[str] = field(default_factory=list)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Python looks for garbage at other times: with a long game in memory that takes tens of milliseconds."""
    looks = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if looks:
            gc.enable()


class SearchPlayer:
    """A player that searches; one for each game, since it keeps its tree and its belief."""

    def __init__(
        self,
        limit: Limit,
        *,
        seed: int = 0,
        mind: Mind | None = None,
        evaluator: Evaluator | None = None,
        name: str = "search",
        cancel: threading.Event | None = None,
    ) -> None:
        """While the caller's event `cancel` is set, every search of this player ends at once."""
        self.name = name
        self.limit = limit
        self.mind = mind or Mind()
        self._cancels = cancel is None
        self._cancel = cancel or threading.Event()
        self._evaluator = evaluator or default_evaluator()
        self._seed = seed
        self._searchers: list[Searcher] = []
        self._belief: Belief | None = None
        self._clock = _Clock()
        self._stood: set[tuple[object, ...]] = set()
        self._remembered = 0

    def choose(self, view: View, history: History = ()) -> Action:
        began = time.perf_counter()
        with undisturbed() if self.limit.seconds is not None else nullcontext():
            legal = require_turn(view)
            self._wind(view)
            try:
                return self._chosen(view, history, legal, began + self._clock.left)
            finally:
                self._clock.left = max(0.0, self._clock.left - (time.perf_counter() - began))
                self._heard()

    def _chosen(self, view: View, history: History, legal: list[Action], deadline: float) -> Action:
        if len(legal) == 1:
            return legal[0]
        if self._follows_plan(legal):
            return self._planned(legal)
        if (win := self._win(view, deadline)) is not None:
            self._clock.plan = [action.text for action in win]
            return self._planned(legal)
        candidates = self._search(view, self._weights(view, history), self._share(deadline))
        candidates.sort(key=lambda c: (-c.visits, -c.value))
        if not self._guards():
            return candidates[0].action
        self._remember(history)
        best = self._safest(view, candidates, deadline)
        if (best.actions[0], best.visits) != (candidates[0].action, candidates[0].visits):
            # The tree prefers another turn, and would leave this one halfway.
            self._clock.plan = [action.text for action in best.actions[1:]]
        return best.actions[0]

    def cancel(self) -> None:
        """Make a search end at once, the one that runs or else the next; for another thread to call."""
        self._cancel.set()

    def _heard(self) -> None:
        """A search has ended: what `cancel` asked for is done. An event of the caller's is left alone."""
        if self._cancels:
            self._cancel.clear()

    def think(self, view: View, limit: Limit, history: History = ()) -> list[Candidate]:
        """Search a view within a limit: every legal action with what the search made of it."""
        try:
            return self._search(view, self._weights(view, history), limit)
        finally:
            self._heard()

    def consider(self, view: View, history: History = (), most: int = 1) -> list[Turn]:
        """The best turns by different first actions, the one that would be played first.

        A certain win was not looked at by the tree: it has no visits.
        """
        require_turn(view)
        deadline = time.perf_counter() + (self.limit.seconds or 0.0)
        try:
            win = self._win(view, deadline)
            if win is not None and most == 1:
                return [Turn(win, 0, 1.0)]
            candidates = self._search(view, self._weights(view, history), self._share(deadline, LOOK_SHARE))
            candidates.sort(key=lambda c: (-c.visits, -c.value))
            if not candidates[0].visits:
                # A single simulation tries no action: the likeliest one stands for the turn.
                value = self._value(view, self._weights(view, history), self.limit)
                candidates = [replace(max(candidates, key=lambda c: c.prior), visits=1, value=value)]
            if win is not None:
                best = Turn(win, 0, 1.0)
            elif self._guards():
                self._remember(history)
                best = self._safest(view, candidates, deadline)
            else:
                best = self._turn(view, candidates[0])
            others = [c for c in candidates if c.visits and c.action != best.actions[0]]
            turns = [self._turn(view, candidate) for candidate in others[: most - 1]]
            if self._guards():
                turns = [self._check(view, turn, deadline) for turn in turns]
            return [best, *turns]
        finally:
            self._heard()

    def _guards(self) -> bool:
        return self.mind.exact and self.mind.guards and not self._cancel.is_set()

    def _search(self, view: View, weights: Sequence[float], limit: Limit) -> list[Candidate]:
        searchers = self._for(view.variant.rules)
        unseen = unseen_cards(view)
        root = view.position
        seconds, nodes = limit.seconds or 0.0, limit.nodes or 0

        def run(number: int) -> list[tuple[int, int, float | None, float]]:
            return searchers[number].search(
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
        seeds = [rng.getrandbits(63) for _ in searchers]
        if len(searchers) == 1:
            return _merge(root.rules, [run(0)])
        with ThreadPoolExecutor(len(searchers)) as pool:
            return _merge(root.rules, list(pool.map(run, range(len(searchers)))))

    def evaluate(self, view: View, limit: Limit, history: History = ()) -> float:
        """How likely the viewer is to win, whoever is to move."""
        try:
            return self._value(view, self._weights(view, history), limit)
        finally:
            self._heard()

    def _value(self, view: View, weights: Sequence[float], limit: Limit) -> float:
        unseen = unseen_cards(view)
        searcher = self._for(view.variant.rules)[0]
        searcher.search(
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
        return searcher.value

    def think_open(self, state: State, limit: Limit) -> list[Candidate]:
        """Search with every card on the table: for the analysis of finished games only."""
        searcher = self._for(state.rules)[0]
        seconds, nodes = limit.seconds or 0.0, limit.nodes or 0
        found = searcher.search(state, (), (), (), self._seed, seconds, nodes, cancel=self._cancel)
        self._heard()
        return _merge(state.rules, [found])

    def evaluate_open(self, state: State, side: Side, limit: Limit) -> float:
        """How likely a side is to win with every card on the table."""
        searcher = self._for(state.rules)[0]
        seconds, nodes = limit.seconds or 0.0, limit.nodes or 0
        searcher.search(state, (), (), (), self._seed, seconds, nodes, side.number, self._cancel)
        self._heard()
        return searcher.value

    def follow(self, state: State, first: Action) -> list[Action]:
        """The turn that the tree likes best from a whole position, beginning with an action."""
        line = self._for(state.rules)[0].best_turn(state, state.rules.number(first))
        return [state.rules.actions[action] for action in line]

    # ------------------------------------------------------------ memory

    def _for(self, rules: Rules) -> list[Searcher]:
        if not self._searchers or self._searchers[0].rules is not rules:
            mind = self.mind
            self._searchers = [
                Searcher(
                    rules,
                    self._evaluator,
                    megabytes=max(1, mind.megabytes // mind.threads),
                    exploration=mind.exploration,
                    caution=mind.caution,
                    rollout_turns=mind.rollout_turns,
                    foresight=FORESIGHT if mind.foresees else 0,
                    glance=GLANCE if mind.foresees else 0,
                    uniform=mind.textbook,
                )
                for _ in range(mind.threads)
            ]
        return self._searchers

    def _weights(self, view: View, history: History) -> Sequence[float]:
        side = Side(view.viewer)
        if self._belief is None or self._belief.viewer is not side:
            self._belief = Belief(side, self._evaluator)
        if self.mind.believes:
            self._belief.update(history)
        return list(self._belief.probabilities(view).values())

    # ------------------------------------------------------------ exact endings

    def _safest(self, view: View, candidates: list[Candidate], deadline: float) -> Turn:
        """The turn the tree likes best, unless it lets the enemy win next turn and another does not.

        A turn is worth at most what the enemy's certain wins leave of it, and at most a draw if it
        brings back a position: the tree does not know that such turns lead nowhere (R7.3). Where all that
        the tree likes are worth less by that, what stops the enemy is looked for exactly. A limit in seconds
        ends the checks with the turn's time; a turn that was not checked to the end replaces none.
        """
        best: Turn | None = None
        least: float = candidates[0].visits * SERIOUS
        for candidate in candidates[:CHECKED]:
            if best is not None and candidate.visits < least:
                break
            turn = self._check(view, self._turn(view, candidate), deadline)
            if best is None or (turn.sure and turn.worth > best.worth):
                best = turn
            if turn.circles:
                least = 1  # rather an action that was hardly looked at than to go in circles
            elif turn.danger == 0:
                break
            if self._out_of_time(deadline):
                break
        assert best is not None
        if 1 - best.danger >= best.value or self._out_of_time(deadline):
            return best
        return max([best, *self._defences(view, deadline)], key=lambda turn: turn.worth)

    def _out_of_time(self, deadline: float) -> bool:
        return self._cancel.is_set() or (self.limit.seconds is not None and time.perf_counter() > deadline)

    def _defences(self, view: View, deadline: float) -> list[Turn]:
        """A turn that stops the enemy, whatever its objective or, if none does, with the likeliest ones."""
        assert self._belief is not None
        likely = self._belief.probabilities(view)
        even = sum(likely.values()) / max(1, sum(chance > 0 for chance in likely.values()))
        for feared in (
            [card for card, chance in likely.items() if chance > 0],
            [card for card, chance in likely.items() if chance > even],
            [],
        ):
            until = self._until(deadline, DEFENCE_SHARE)
            found = find_defence(view.position, DEFENCE_NODES, feared, until=until).actions
            if found is not None:
                end = view.variant.rules.actions[view.variant.rules.ids["."]]
                turn = self._check(view, Turn((*found, end), 0, 1.0), deadline)
                value = self._second_thought(view, turn, deadline)
                return [replace(turn, actions=found or (end,), value=value)] if turn.sure else []
        return []

    def _second_thought(self, view: View, turn: Turn, deadline: float) -> float:
        """How likely the viewer is to win after a turn that the tree has hardly looked at."""
        state = self._dealt(view)
        for action in turn.actions:
            state.apply(action)
            if state.outcome is not None:
                return points(state.outcome.winner, view.side)
        assert self._belief is not None
        after = state.view(view.viewer)
        weights = list(self._belief.probabilities(after).values())
        limit = self._share(deadline, SECOND_THOUGHT)
        if limit.nodes is not None:
            limit = replace(limit, nodes=max(1, round(limit.nodes * SECOND_THOUGHT)))
        return self._value(after, weights, limit)

    def _turn(self, view: View, candidate: Candidate) -> Turn:
        """The turn that the tree likes best after an action, as far as the viewer can plan it."""
        line = self.follow(self._dealt(view), candidate.action)
        return Turn(foreseen(view, line), candidate.visits, candidate.value)

    def _check(self, view: View, turn: Turn, deadline: float) -> Turn:
        """The same turn with what the enemy could make of it, and whether it brings back a position that the
        enemy has already been given."""
        state = self._dealt(view)
        for action in turn.actions:
            if action.kind == "end" or action.card in ("intelligence", "new-orders"):
                break  # what these show is only what was dealt at random
            state.apply(action)
        if state.is_over:
            return turn
        assert self._belief is not None
        after = state.view(view.viewer)
        likely = self._belief.probabilities(view)
        danger, sure = 0.0, True
        until = self._until(deadline, CHECK_SHARE)
        for objective, ending in threats(after.position, THREAT_NODES, until=until).items():
            if ending.actions is not None:
                danger += 1.0 if objective is None else likely.get(objective, 0.0)
            elif not ending.finished:
                sure = False
        return replace(turn, danger=min(1.0, danger), sure=sure, circles=_standing(after) in self._stood)

    def _dealt(self, view: View) -> State:
        """A whole position that looks like the view: the same each time."""
        return State.sample(view, random.Random(self._seed))

    def _remember(self, history: History) -> None:
        """Note the positions that the enemy was given, from the game so far."""
        if len(history) < self._remembered:
            self._stood, self._remembered = set(), 0
        for (before, _), (view, _) in itertools.pairwise(history[max(0, self._remembered - 1) :]):
            if Side(view.viewer) is not view.side and before.turn != view.turn:
                self._stood.add(_standing(view))
        self._remembered = len(history)

    # ------------------------------------------------------------ time and plans

    def _wind(self, view: View) -> None:
        """A new turn has its full time and no plan yet."""
        if self._clock.turn != view.turn:
            self._clock = _Clock(view.turn, self.limit.seconds or 0.0)

    def _share(self, deadline: float, share: float = SHARE) -> Limit:
        """What the search of an action may take of the time that is left for the turn."""
        if self.limit.seconds is None:
            return self.limit
        left = deadline - time.perf_counter()
        return Limit(max(1e-4, left * share), self.limit.nodes)

    def _until(self, deadline: float, share: float) -> float | None:
        """When an exact search that may take a share of the time left must stop; `None`: at its nodes."""
        if self.limit.seconds is None:
            return None
        now = time.perf_counter()
        return now + max(LEAST * self.limit.seconds, share * (deadline - now))

    def _win(self, view: View, deadline: float) -> tuple[Action, ...] | None:
        """A win of this turn, if it is looked for and there is one."""
        if not self.mind.exact or self._cancel.is_set():
            return None
        return find_win(view.position, WIN_NODES, self._until(deadline, WIN_SHARE)).actions

    def _follows_plan(self, legal: list[Action]) -> bool:
        return bool(self._clock.plan) and any(a.text == self._clock.plan[0] for a in legal)

    def _planned(self, legal: list[Action]) -> Action:
        text = self._clock.plan.pop(0)
        return next(action for action in legal if action.text == text)


def _standing(view: View) -> tuple[object, ...]:
    """What of a position must differ for it to count as a new one, by what a viewer sees."""
    layout = view.layout
    return layout.lines, layout.cards, layout.victory_deck


def _merge(rules: Rules, results: list[list[tuple[int, int, float | None, float]]]) -> list[Candidate]:
    """The candidates of several trees as one: visits add up, values are weighed by them."""
    actions = rules.actions
    merged = []
    for column in zip(*results, strict=True):
        visits = sum(entry[1] for entry in column)
        won = sum(entry[1] * (entry[2] or 0.0) for entry in column)
        merged.append(Candidate(actions[column[0][0]], visits, won / visits if visits else 0.0, column[0][3]))
    return merged
