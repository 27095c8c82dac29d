"""The exact search for a defence, compared with trying every turn."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from sevenroads import Catalog, State
from sevenroads.players.exact.defence import find_defence
from sevenroads.players.exact.endings import Ending, find_win, threats
from sevenroads.rules.errors import IllegalAction

from .test_endings import PLAIN, lively_game, played, positions, some_position, texts

#: Actions that do not change the enemy's next turn, or not with certainty.
IDLE = {".", "!new-orders"}
#: North wants roads 5 and 7 and takes both next turn, unless one of the mines makes way for the sergeant.
MINES_IN_THE_WAY = "dday YC|/|/|/!CMTTPTMT|/M|PTTTG/|/M|PCTTTT s7:4 146/- 157/- 346,137/- intelligence:s"
#: North can take its third road in four ways, more than south can stop.
FOUR_WAYS = f"{PLAIN} |M17!/|M17!/|M14/|M14/|M14/|P13/| s9:2 -/- -/- -/- -"


def stops(state: State) -> bool:
    """Whether the enemy has no certain win if the turn ends here."""
    if state.is_over:
        return True
    after = state.copy()
    after.apply(".")
    return after.is_over or find_win(after).actions is None


def try_every_turn(state: State, most: int) -> int | None:
    """The fewest actions that stop the enemy; -1 if impossible, `None` after too many tries."""
    level, seen, tried, depth = [state], {state.hash64()}, 0, 0
    while level:
        following = []
        for node in level:
            if stops(node):
                return depth
            for action in node.legal_actions():
                if action.text in IDLE:
                    continue
                tried += 1
                child = node.copy()
                child.apply(action)
                if child.hash64() not in seen:
                    seen.add(child.hash64())
                    following.append(child)
            if tried > most:
                return None
        level, depth = following, depth + 1
    return -1


def menaced(states: Iterator[State]) -> Iterator[State]:
    return (state for state in states if not stops(state))


@pytest.mark.parametrize(
    ("seed", "points", "roads", "games"),
    [(1, (0, 1), 7, 60), (2, (1, 2), 5, 60), (3, (2, 3), 3, 60), (4, (3, 4), 3, 60)],
)
def test_it_agrees_with_trying_every_turn(seed: int, points: tuple[int, ...], roads: int, games: int) -> None:
    compared = stopped = hopeless = 0
    for state in menaced(positions(500 + seed, games, each=12, points=points, roads=roads)):
        fewest = try_every_turn(state, most=3_000)
        if fewest is None:
            continue
        found = find_defence(state)
        assert found.finished, str(state)
        assert (-1 if found.actions is None else len(found.actions)) == fewest, (str(state), texts(found))
        if found.actions is not None:
            assert stops(played(state, found.actions)), (str(state), texts(found))
        compared += 1
        stopped += fewest > 0
        hopeless += fewest < 0
    assert min(stopped, hopeless) > 5, (compared, stopped, hopeless)


def test_a_defence_can_be_required_to_begin_with_an_action() -> None:
    compared = 0
    for state in menaced(positions(600, games=30, each=6, points=(1, 2), roads=3)):
        for action in state.legal_actions():
            if action.text in IDLE:
                continue
            child = played(state, (action,))
            fewest = try_every_turn(child, most=2_000)
            if fewest is None:
                continue
            found = find_defence(state, first=action)
            assert (-1 if found.actions is None else len(found.actions) - 1) == fewest, (str(state), action)
            assert found.actions is None or found.actions[0] == action
            compared += 1
        assert find_defence(state, first=".").actions is None
    assert compared > 100


def test_a_mine_retreats_to_make_room_for_the_sergeant() -> None:
    state = State.parse(MINES_IN_THE_WAY)
    found = find_defence(state)
    assert (texts(found), found.finished) == ("<5 S5", True)
    assert find_defence(state.view("south").position) == found


def test_the_defence_is_empty_if_there_is_no_threat() -> None:
    state = State.new("ardennes", seed=1)
    assert find_defence(state)[:2] == ((), True)
    ended = find_defence(state, first=".")
    assert (texts(ended), ended.finished) == (".", True)


def test_only_a_finished_search_claims_that_nothing_stops_the_enemy() -> None:
    state = State.parse(FOUR_WAYS)
    whole = find_defence(state)
    assert whole[:2] == (None, True)
    for limit in (1, 5, whole.nodes // 2):
        cut = find_defence(state, limit)
        assert (cut.actions, cut.finished) == (None, False)
        assert cut.nodes <= limit + 1


def test_a_win_stops_the_enemy_too() -> None:
    state = State.parse(f"{PLAIN} !17M|/!17M|/14M|/|M17!/|M17!/|M14/|M14 s9:1 -/- -/- -/- -")
    assert texts(find_defence(state)) == "T3"


@pytest.mark.rule("R8")
def test_a_supply_cut_leaves_the_enemy_too_few_points() -> None:
    roads = "|M17!/|M17!/|M8/|P7/|/|/|"
    state = State.parse(f"ardennes+noobjectives {roads} s9:0 -/supply-cut -/- -/- -")
    assert texts(find_defence(state)) == "!supply-cut"
    assert find_defence(State.parse(str(state).replace("supply-cut", "second-front"))).actions is None


@pytest.mark.rule("R9")
def test_a_conquest_that_makes_the_enemys_objective_impossible_is_a_defence() -> None:
    text = "ardennes+three_roads_win=off |M17!/|/|/14M|/|/|M14/|M14 s9:1 137/- flanks/- -/- -"
    state = State.parse(text, Catalog().at_revision(3))  # in whose deck flanks still denied road 4
    assert texts(find_defence(state)) == "T4"


def test_a_defence_must_stop_every_objective_the_enemy_may_hold() -> None:
    state = State.parse("ardennes |/|/|/|M17!/|/|/|M14 s9:4 137/- 247/sabotage -/- -")
    view = state.view("south").position
    assert find_defence(view, objectives=["137"]).actions == ()
    assert find_defence(view, objectives=["247"]).actions
    everything = find_defence(view)
    assert everything.actions
    after = played(State.parse(str(state).replace("247/sabotage", "247/-")), everything.actions)
    assert not [card for card, ending in threats(after.view("south").position).items() if ending.actions]


def test_a_view_and_the_whole_position_of_open_cards_give_the_same_answer() -> None:
    for number in range(40):
        rng = random.Random(f"defence {number}")
        state = some_position(rng, lively_game(rng))
        if not state.is_over:
            view = state.view(state.side).position
            assert find_defence(view) == find_defence(view)
            assert find_defence(view, objectives=())[1]


def test_invalid_arguments_are_rejected() -> None:
    state = State.new("ardennes", seed=1)
    with pytest.raises(ValueError, match="at least 1 node"):
        find_defence(state, 0)
    with pytest.raises(ValueError, match="unknown objective 'moon'"):
        find_defence(state, objectives=["moon"])
    with pytest.raises(IllegalAction):
        find_defence(state, first="x3")
    over = State.parse(f"{PLAIN} !17M|/!17M|/!17M|/|/|/|/| s9:4#s -/- -/- -/- -")
    with pytest.raises(ValueError, match="has ended"):
        find_defence(over)
    assert find_defence(State.parse(FOUR_WAYS.replace("s9:", "s400:"))) == Ending((), True, 0)
