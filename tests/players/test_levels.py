"""Levels against their neighbours through whole games; `tests/soak_levels.py` plays many more."""

from __future__ import annotations

import pytest
from soak_levels import Fault, Tally, check_time, play_game, scaled_limit

from sevenroads import Action, Catalog, State
from sevenroads.players import LEVELS, Player, SearchLimit, level_player
from sevenroads.players.exact.defence import find_defence
from sevenroads.players.exact.endings import find_win
from sevenroads.players.judging.evaluator import sample_turns
from sevenroads.players.judging.weights import default_evaluator

from .test_defence import MINES_IN_THE_WAY

EDITIONS = Catalog.editions()


@pytest.mark.parametrize("number", range(len(EDITIONS)), ids=EDITIONS)
@pytest.mark.parametrize("lower", range(1, len(LEVELS)))
def test_neighbours_play_whole_games_by_the_rules_and_in_time(lower: int, number: int) -> None:
    game = play_game(lower, number, seed=7)
    assert game.edition == EDITIONS[number]
    assert all(tally.turns and tally.actions >= tally.turns for tally in game.tallies.values())


def test_the_soak_gives_each_level_a_tenth_of_its_limit() -> None:
    assert scaled_limit(1) is None
    for level in LEVELS:
        if level.limit and level.limit.nodes:
            assert scaled_limit(level.number) == SearchLimit(nodes=level.limit.nodes // 10)
    assert scaled_limit(8) == SearchLimit(seconds=0.1)


def test_the_soak_notices_a_turn_that_takes_far_too_long() -> None:
    tally = Tally()
    check_time(8, 0.13, 0.1, tally)
    assert (tally.turns, tally.late, tally.overworked) == (1, 1, 0)
    for level, spent in ((8, 0.6), (3, 6.0)):
        with pytest.raises(Fault, match=f"level {level} took"):
            check_time(level, spent, spent, tally)


# ---------------------------------------------------------------- what the lower levels look at


def play_turn(player: Player, state: State) -> list[Action]:
    """Let a player act on the state until its turn ends."""
    turn, actions = state.turn, []
    while not state.is_over and state.turn == turn:
        actions.append(player.choose(state.view(state.side)))
        state.apply(actions[-1])
    return actions


def middle(seed: int) -> State:
    state = State.new("ardennes", seed=seed)
    state.play_random(40, seed)
    return state


def test_a_recruit_considers_few_roads_and_a_private_all() -> None:
    roads = {level: set[int]() for level in (1, 2)}
    for seed in range(30):
        for level, seen in roads.items():
            acted = {a.road for a in play_turn(level_player(level, seed), middle(seed)) if a.road}
            assert level > 1 or len(acted) <= 3
            seen |= acted
    assert roads[1] == roads[2] == set(range(1, 8)), "each turn may be about other roads"


def test_a_recruit_considers_the_roads_where_the_enemy_acted_last() -> None:
    state = State.new("ardennes", seed=3)
    history = []
    for action in ("T6", "T6", "T2", "P2", "."):
        history.append((state.view("north"), state.rules.actions[state.rules.ids[action]]))
        state.apply(action)
    chosen = [level_player(1, seed).choose(state.view("north"), history).road for seed in range(60)]
    forgotten = [level_player(1, seed).choose(state.view("north")).road for seed in range(60)]
    assert sum(road in (2, 6) for road in chosen) > 1.5 * sum(road in (2, 6) for road in forgotten)


@pytest.mark.parametrize("level", range(3, len(LEVELS) + 1))
@pytest.mark.parametrize("seed", range(3))
def test_from_corporal_on_a_turn_that_stops_the_enemy_is_found(level: int, seed: int) -> None:
    state = State.parse(MINES_IN_THE_WAY)
    play_turn(level_player(level, seed, SearchLimit(nodes=100) if LEVELS[level - 1].limit else None), state)
    assert find_win(state).actions is None


@pytest.mark.parametrize("level", [3, 4])
def test_from_corporal_on_no_level_allows_an_avoidable_win(level: int) -> None:
    stopped = 0
    for seed in range(40):
        state = middle(seed)
        before = find_defence(state.view(state.side).position)
        if before.actions is None or not before.finished:
            continue
        side = state.side
        play_turn(level_player(level, seed), state)
        if not state.is_over and state.side is not side:
            view = state.view(state.side)
            hidden = len(view.layout.cards[state.side.number].hand)
            assert hidden or find_win(state).actions is None
            stopped += 1
    assert stopped > 20


def test_sampled_turns_can_be_played_and_are_valued_at_their_end() -> None:
    for seed in range(10):
        state = middle(seed)
        turns = sample_turns(state.view(state.side).position, default_evaluator(), 8, 1.0, seed)
        assert turns == sample_turns(state.view(state.side).position, default_evaluator(), 8, 1.0, seed)
        assert len(turns) == 8
        for value, numbers in turns:
            assert 0 <= value <= 1
            after = state.copy()
            for number in numbers:
                after.apply(number)
            assert after.is_over or after.side is not state.side


def test_only_levels_that_use_it_need_the_history() -> None:
    assert [level.number for level in LEVELS if level.memory is None] == [7, 8]
    assert [level.number for level in LEVELS if level.memory] == [1]
