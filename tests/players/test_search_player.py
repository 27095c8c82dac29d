"""The searching player: deterministic, bounded, cancellable, and strong where it matters."""

from __future__ import annotations

import gc
import itertools
import resource
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sevenroads import Action, Side, State, View
from sevenroads.players import LEVELS, SearchLimit, SearchPlayer, SearchSettings, level_player
from sevenroads.players.exact.endings import Ending, find_win, threats
from sevenroads.players.judging.evaluator import LinearEvaluator, PythonEvaluator, value_features
from sevenroads.players.judging.weights import default_evaluator, shipped_evaluator
from sevenroads.players.search import player as searching
from sevenroads.players.search.candidates import plannable
from sevenroads.players.search.tree import TreeSearch
from sevenroads.rules.kernel import Position

from .test_defence import MINES_IN_THE_WAY

WINS_BY_TWO_ACTIONS = "ardennes+novictory TTPPPPM|T/|/|/!GPPTTT|/|/|/| s9:2 146/- 246/- 235/- -"
#: South holds two roads and would win by conquering road 5.
ENEMY_AT_THE_DOOR = (
    "ardennes+novictory+noobjectives+road_length=12 !TTTT|/!PPPPPP|/|M/|M/CC|/|M/|M n9:4 -/- -/- -/- -"
)


def middle(seed: int, edition: str = "ardennes") -> State:
    state = State.new(edition, seed=seed)
    state.play_random(45, seed)
    return state


def test_the_same_seed_and_nodes_give_the_same_actions_through_a_whole_turn() -> None:
    played = []
    for _ in range(2):
        state = State.new("ardennes", seed=4)
        player = SearchPlayer(SearchLimit(nodes=200), seed=9)
        turn = []
        while state.turn == 1:
            action = player.choose(state.view(state.side))
            state.apply(action)
            turn.append(str(action))
        played.append(turn)
    assert played[0] == played[1]


def test_a_search_counts_every_simulation_once_at_the_root() -> None:
    state = middle(3)
    player = SearchPlayer(SearchLimit(nodes=300))
    candidates = player.think(state.view(state.side), SearchLimit(nodes=300))
    assert [c.action for c in candidates] == state.legal_actions()
    assert sum(c.visits for c in candidates) == 299  # the first one made the root
    assert all(0 <= c.value <= 1 for c in candidates)
    assert sum(c.prior for c in candidates) == pytest.approx(1, abs=1e-4)


def test_the_tree_is_kept_from_action_to_action() -> None:
    state = State.new("dday", seed=2)
    player = SearchPlayer(SearchLimit(nodes=400), settings=SearchSettings(exact=False))
    state.apply(player.choose(state.view("south")))
    again = player.think(state.view("south"), SearchLimit(nodes=1))
    assert sum(c.visits for c in again) > 50


def test_several_threads_search_together() -> None:
    state = middle(5)
    player = SearchPlayer(SearchLimit(nodes=200), settings=SearchSettings(threads=3))
    candidates = player.think(state.view(state.side), SearchLimit(nodes=200))
    assert sum(c.visits for c in candidates) == 3 * 199


def in_a_thread(work: Callable[[], object]) -> tuple[threading.Thread, list[object]]:
    answers: list[object] = []
    thread = threading.Thread(target=lambda: answers.append(work()), daemon=True)
    thread.start()
    return thread, answers


def test_a_search_ends_at_once_when_it_is_cancelled() -> None:
    player = SearchPlayer(SearchLimit(seconds=3600), settings=SearchSettings(exact=False))
    state = middle(6)
    thread, chosen = in_a_thread(lambda: player.choose(state.view(state.side)))
    thread.join(0.2)
    assert thread.is_alive()
    player.cancel()
    thread.join(20)
    assert chosen[0] in state.legal_actions()


@pytest.mark.parametrize("threads", [1, 2])
def test_a_cancellation_before_the_search_takes_effect_once(threads: int) -> None:
    player = SearchPlayer(SearchLimit(seconds=3600), settings=SearchSettings(threads=threads))
    view = middle(6).view(middle(6).side)
    for search in (player.choose, lambda view: player.think(view, player.limit)):
        player.cancel()
        thread, found = in_a_thread(lambda search=search: search(view))
        thread.join(20)
        assert found
    again, _ = in_a_thread(lambda: player.choose(view))
    again.join(0.2)
    assert again.is_alive(), "an old cancel ended a new search"
    player.cancel()
    again.join(20)
    assert not again.is_alive()


def test_the_callers_event_cancels_as_long_as_it_is_set() -> None:
    cancel = threading.Event()
    cancel.set()
    player = SearchPlayer(SearchLimit(seconds=3600), cancel=cancel)
    view = middle(6).view(middle(6).side)
    for _ in range(2):
        thread, chosen = in_a_thread(lambda: player.choose(view))
        thread.join(20)
        assert chosen
    assert cancel.is_set()


@pytest.mark.parametrize("megabytes", [1, 3, 64])
def test_the_tree_stays_within_its_memory_limit(megabytes: int) -> None:
    rules = State.new("ardennes", seed=1).rules
    tree = TreeSearch(rules, default_evaluator(), megabytes=megabytes)
    assert megabytes << 19 < tree.bytes <= megabytes << 20


def test_what_was_searched_before_does_not_change_a_search() -> None:
    """The exact search keeps costs of roads from position to position. They must be valid there too."""
    state = State.new("prototype", seed=14)
    players = {side: SearchPlayer(SearchLimit(nodes=60), seed=1) for side in Side}
    used = search_tree(state)
    for number in itertools.count():
        if state.is_over:
            break
        if number % 4 == 0:
            found = used.search(state, (), (), (), 1, nodes=300)
            assert found == search_tree(state).search(state, (), (), (), 1, nodes=300)
            used.clear()
        state.apply(players[state.side].choose(state.view(state.side)))


def search_tree(state: State) -> TreeSearch:
    return TreeSearch(
        state.rules,
        default_evaluator(),
        megabytes=4,
        rollout_turns=-1,
        tree_win_nodes=1_000,
        rollout_win_nodes=200,
    )


def test_the_process_stays_within_the_memory_limit() -> None:
    """A search that would fill 64 megabytes, with 4: the memory of the process shows which limit applied."""
    state = middle(7)
    SearchPlayer(SearchLimit(nodes=50)).choose(state.view(state.side))
    before = resident()
    player = SearchPlayer(SearchLimit(nodes=60_000), settings=SearchSettings(megabytes=4))
    player.think(state.view(state.side), player.limit)
    assert resident() - before < 8 << 20


def resident() -> int:
    """Bytes of this process in memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()


def test_a_full_tree_is_pruned_and_keeps_the_most_visited_nodes() -> None:
    """A tree of one megabyte has room for about two thousand positions."""
    state = middle(7)
    searcher = TreeSearch(state.rules, default_evaluator(), megabytes=1)
    found = searcher.search(state, (), (), (), 1, 0.0, 20_000)
    assert sum(entry[1] for entry in found) == 19_999
    best = max(found, key=lambda entry: entry[1])
    state.apply(state.rules.actions[best[0]])
    kept = searcher.search(state, (), (), (), 1, 0.0, 1)
    assert sum(entry[1] for entry in kept) > best[1] // 2


def test_a_search_with_little_memory_keeps_improving() -> None:
    """Pruned nodes can be added again, so a small tree gives about the same value as a large one."""
    state = middle(7)
    values = []
    for megabytes in (1, 64):
        searcher = TreeSearch(state.rules, shipped_evaluator("classic"), megabytes=megabytes)
        searcher.search(state, (), (), (), 1, 0.0, 20_000)
        values.append(searcher.value)
    assert values[0] == pytest.approx(values[1], abs=0.05)


def test_a_textbook_search_tries_every_action_before_any_again() -> None:
    state = middle(7)
    searcher = TreeSearch(state.rules, default_evaluator(), megabytes=4, exploration=0.7, textbook=True)
    actions = len(state.legal_actions())
    found = searcher.search(state, (), (), (), 1, 0.0, actions + 1)
    assert [entry[1] for entry in found] == [1] * actions


@pytest.mark.parametrize("number", range(3, len(LEVELS) + 1))
def test_all_levels_but_the_lowest_two_take_a_win_of_this_turn(number: int) -> None:
    state = State.parse(WINS_BY_TWO_ACTIONS)
    player = level_player(number, seed=1, limit=SearchLimit(nodes=20) if LEVELS[number - 1].limit else None)
    while not state.is_over and state.turn == 9:
        state.apply(player.choose(state.view("south")))
    assert state.outcome is not None
    assert state.outcome.winner is Side.SOUTH


def test_the_machine_blocks_an_enemy_about_to_win() -> None:
    state = State.parse(ENEMY_AT_THE_DOOR)
    player = SearchPlayer(SearchLimit(nodes=400), seed=3)
    while not state.is_over and state.turn == 9:
        state.apply(player.choose(state.view("north")))
    assert state.outcome is None
    assert state.line("north", 5).units, "road 5 was open to the third conquest"


@pytest.mark.parametrize("seed", range(3))
def test_the_machine_finds_a_defence_of_which_no_action_looks_good(seed: int) -> None:
    state = State.parse(MINES_IN_THE_WAY)
    player = SearchPlayer(SearchLimit(nodes=200), seed=seed)
    while state.turn == 7:
        state.apply(player.choose(state.view("south")))
    assert find_win(state).actions is None


def test_a_turn_whose_check_did_not_finish_replaces_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """The enemy wins after the tree's favourite turn; the checks of the other turns do not finish."""
    state = State.parse(ENEMY_AT_THE_DOOR)
    view = state.view("north")
    # Two players of the same seed: one that has searched before would search on in its tree.
    settings = SearchSettings(foresees=False)
    asked, player = (SearchPlayer(SearchLimit(nodes=400), seed=3, settings=settings) for _ in range(2))
    favourite = max(asked.think(view, SearchLimit(nodes=400)), key=lambda candidate: candidate.visits)
    checked = []

    def check(*_given: Any, until: float | None = None) -> dict[str | None, Ending]:
        checked.append(until)
        first = len(checked) == 1
        return {None: Ending((favourite.action,) if first else None, first, 1)}

    monkeypatch.setattr(searching, "threats", check)
    monkeypatch.setattr(searching, "find_defence", lambda *_given, until: Ending(None, False, 1))
    assert player.choose(view) == favourite.action
    assert len(checked) > 1


def test_a_plan_stops_where_a_card_would_be_revealed() -> None:
    state = State.parse("ardennes |/|/|/|/|/|/| s9:4 137/new-orders 157/- 146,135,136/- -")
    actions = [state.action(text) for text in ("T1", "!new-orders", "T3", ".")]
    assert plannable(state.view("south"), actions) == tuple(actions[:2])
    drawn = [state.action("T1"), state.rules.actions[state.rules.ids["!reinforcements"]], actions[-1]]
    assert plannable(state.view("south"), drawn) == tuple(drawn[:1])


def test_a_simulation_does_not_revisit_a_node() -> None:
    """Both sides can repeat positions. A simulation that came back would count its action twice."""
    state = State.parse(
        "ardennes TPTPSMYMM|P/|MPMC12!/MM|PMTTTT/!CCPPPTTP|/T|CP10/T|PP6/|MMSTTTG! s48:0 146/- 357/- 235/- -"
    )
    searcher = TreeSearch(state.rules, default_evaluator(), megabytes=4)
    ((_, visits, _, _),) = searcher.search(state, (), (), (), 5, nodes=2000)
    assert visits == 1999


@pytest.mark.parametrize(
    ("road", "points"),
    [
        ("TTTTT|", 1),
        ("TTTTT|M", 2),  # a private removes the mine and is one tile short
        ("TTTTTP|M", 1),  # it stands there already
        ("TTTTTM|P", 8),  # the mine and a tank retreat before there is room for one that beats the private
        ("TTTT|TT", 4),  # tank against tank, twice: both leave
    ],
)
def test_the_estimated_cost_of_a_road_respects_the_gap(road: str, points: int) -> None:
    state = State.parse(f"ardennes+nospecials+novictory !12TPM|/|/|/{road}/|/|/| s9:4 146/- 246/- 235/- -")
    knots = [(knot, amount) for knot, amount in value_features(state) if 1 <= knot <= 10]
    assert sum(2 * (knot - 1) * amount for knot, amount in knots) == points


def test_the_tree_finds_wins_of_the_next_turn_in_few_simulations() -> None:
    state = State.parse(ENEMY_AT_THE_DOOR.replace("n9:4", "n9:0"))
    given_up = {}
    for tree_win_nodes in (0, 1000):
        evaluator = shipped_evaluator("classic")
        searcher = TreeSearch(state.rules, evaluator, megabytes=4, tree_win_nodes=tree_win_nodes)
        found = searcher.search(state, (), (), (), 5, nodes=400)
        given_up[tree_win_nodes] = next(
            entry[2] for entry in found if state.rules.actions[entry[0]].kind == "end"
        )
    assert given_up[1000] == 0
    assert given_up[0], "without the exact search the loss must not be certain"


class Asked(PythonEvaluator):
    """Records the positions that it is asked about."""

    def __init__(self) -> None:
        self.positions: set[int] = set()

    def evaluate(self, position: Position) -> tuple[float, dict[int, float]]:
        self.positions.add(position.hash64())
        return 0.5, {}


def test_a_certain_win_is_not_judged_until_it_is_the_root() -> None:
    state = State.parse(ENEMY_AT_THE_DOOR.replace("n9:4", "n9:0"))
    lost = state.copy()
    lost.apply(".")
    evaluator = Asked()
    searcher = TreeSearch(state.rules, evaluator, megabytes=1, rollout_turns=-1, tree_win_nodes=1000)
    searcher.search(state, (), (), (), 5, nodes=50)
    assert state.hash64() in evaluator.positions
    assert lost.hash64() not in evaluator.positions
    found = searcher.search(lost, (), (), (), 5, nodes=50)
    assert lost.hash64() in evaluator.positions
    assert sum(prior for _, _, _, prior in found) == pytest.approx(1, abs=1e-4)


@pytest.mark.parametrize("seed", [12, 15, 20])
def test_the_machine_avoids_repeating_a_position(seed: int) -> None:
    before = middle(seed)
    before.apply(".")  # a whole turn of the side that stands better
    side, turn = before.side, before.turn

    def played(past: list[tuple[View, Action]]) -> tuple[State, list[tuple[View, Action]]]:
        player = SearchPlayer(SearchLimit(nodes=150), seed=seed, settings=SearchSettings(believes=False))
        state, history = before.copy(), list(past)
        while not state.is_over and state.turn == turn:
            action = player.choose(state.view(side), history)
            history.append((state.view(side), action))
            state.apply(action)
        return state, history

    first, history = played([])
    given = first.view(side)
    same, _ = played(history)
    other, _ = played([*history, (given, first.legal_actions()[0])])
    assert same.view(side).layout.lines == given.layout.lines
    assert other.view(side).layout.lines != given.layout.lines


def test_the_checks_of_a_turn_use_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each reading of the fake clock is 0.1 s later, so the checks alone use up the limit."""
    readings = itertools.count()
    monkeypatch.setattr("sevenroads.players.search.player.time.perf_counter", lambda: next(readings) / 10)
    asked = []
    monkeypatch.setattr(searching, "threats", lambda *given, until: asked.append(until) or threats(*given))
    state = State.parse(ENEMY_AT_THE_DOOR)
    player = SearchPlayer(SearchLimit(seconds=0.1, nodes=200), seed=3)
    player.choose(state.view("north"))
    assert len(asked) == 1


def test_garbage_collection_is_paused_during_a_timed_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    state = middle(7)
    looked: list[bool] = []
    search = SearchPlayer._search

    def note(*given: Any) -> Any:
        looked.append(gc.isenabled())
        return search(*given)

    monkeypatch.setattr(SearchPlayer, "_search", note)
    for limit in (SearchLimit(seconds=0.01), SearchLimit(nodes=20)):
        SearchPlayer(limit, seed=3).choose(state.view(state.side))
        assert gc.isenabled()
    assert looked == [False, True]


def test_each_search_of_a_turn_gets_its_share_of_the_time_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """On the fake clock the exact search takes 0.9 s of the turn's 1 s, and the tree search 0.09 s."""
    now = [0.0]
    monkeypatch.setattr("sevenroads.players.search.player.time.perf_counter", lambda: now[0])

    wins: list[float] = []

    def find_slowly(position: Any, nodes: int, until: float) -> Any:
        wins.append(until)
        now[0] += 0.9
        return find_win(position, nodes)

    monkeypatch.setattr(searching, "find_win", find_slowly)
    checks: list[float] = []
    monkeypatch.setattr(searching, "threats", lambda *given, until: checks.append(until) or threats(*given))
    shares: list[SearchLimit] = []
    search = SearchPlayer._search

    def note(player: SearchPlayer, view: View, weights: Any, limit: SearchLimit) -> Any:
        shares.append(limit)
        now[0] += 0.09
        return search(player, view, weights, SearchLimit(nodes=200))

    monkeypatch.setattr(SearchPlayer, "_search", note)
    SearchPlayer(SearchLimit(seconds=1), seed=3).choose(State.parse(ENEMY_AT_THE_DOOR).view("north"))
    assert wins == [pytest.approx(0.3)]
    assert [limit.seconds for limit in shares] == [pytest.approx(0.05)]
    # The searches for threats take half of the remaining 0.01 s.
    assert checks == [pytest.approx(0.995)] * len(checks)
    assert checks


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({}, "needs seconds or nodes"),
        ({"seconds": 0.0}, "positive and finite"),
        ({"nodes": 0}, "positive and finite"),
        ({"nodes": -5}, "positive and finite"),
    ],
)
def test_an_empty_or_non_positive_limit_is_rejected(values: dict[str, float], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        SearchLimit(**values)  # type: ignore[arg-type]


def test_a_search_rejects_invalid_arguments() -> None:
    state = State.new("ardennes", seed=1)
    searcher = TreeSearch(state.rules, default_evaluator(), megabytes=1)
    with pytest.raises(ValueError, match="other rules"):
        searcher.search(State.new("dday", seed=1), (), (), (), 1, nodes=5)
    with pytest.raises(ValueError, match="time or a number"):
        searcher.search(state, (), (), (), 1)
    ended = State.parse("ardennes |/|/|/|/|/|/| s1:4#n 137/- 146/- -/- -")
    with pytest.raises(ValueError, match="ended"):
        TreeSearch(ended.rules, default_evaluator(), megabytes=1).search(ended, (), (), (), 1, nodes=5)
    with pytest.raises(ValueError, match="weights"):
        LinearEvaluator([0.0], [0.0])
