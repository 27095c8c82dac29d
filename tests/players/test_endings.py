"""The exact search of one turn: it agrees with brute force and uses no hidden cards."""

from __future__ import annotations

import pickle
import random
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from differential.compare import lively_choice, random_rules

from sevenroads import Side, State
from sevenroads.players.exact.endings import Ending, find_all_wins, find_conquest, find_win, threats
from sevenroads.rules.types import ROADS, SIDES, Cards, Layout, Line

#: South holds roads 1 and 2, so a third road wins.
TWO_HELD = "!17M|/!17M|"
PLAIN = "ardennes+novictory+noobjectives"

#: Actions without an effect in this turn, or with an uncertain one.
IDLE = {".", "!new-orders", "!supply-cut"}


def played(state: State, actions: tuple[object, ...] | None) -> State:
    after = state.copy()
    for action in actions or ():
        after.apply(str(action))
    return after


def texts(ending: Ending) -> str | None:
    return None if ending.actions is None else " ".join(action.text for action in ending.actions)


# ---------------------------------------------------------------- trying everything


def try_everything(state: State, road: int | None, most: int) -> int | None:
    """The fewest actions to win or to conquer a road; 0 if impossible, `None` after about `most` tries."""
    idle = {number for text, number in state.rules.ids.items() if text in IDLE or "dig-in" in text}
    level, seen, tried, depth = [state], {state.hash64()}, 0, 0
    while level:
        depth += 1
        following = []
        for node in level:
            for number in node.legal_ids():
                if number in idle:
                    continue
                tried += 1
                child = node.copy()
                child.apply(number)
                if child.is_over if road is None else child.conqueror(road) is state.side:
                    return depth
                key = child.hash64()
                if key not in seen and not child.is_over:
                    seen.add(key)
                    following.append(child)
            if tried > most:
                return None
        level = following
    return 0


def try_all_orders(state: State, length: int, most: int) -> set[tuple[str, ...]] | None:
    """All wins of `length` actions, each as sorted texts; `None` after about `most` tries."""
    level: dict[tuple[tuple[str, ...], int], State] = {((), 0): state}
    found, tried = set(), 0
    for left in range(length, 0, -1):
        following = {}
        for (bag, _), node in level.items():
            for action in node.legal_actions():
                if action.text in IDLE or action.card == "dig-in":
                    continue
                tried += 1
                child = node.copy()
                child.apply(action)
                more = tuple(sorted((*bag, action.text)))
                if child.is_over:
                    found.add(more)
                elif left > 1:
                    following[more, child.hash64()] = child
            if tried > most:
                return None
        level = following
    return found


# ---------------------------------------------------------------- positions


def lively_game(rng: random.Random) -> list[State]:
    """All positions of a random game."""
    state = State.new(random_rules(rng), seed=rng.getrandbits(40))
    seen = [state.copy()]
    while not state.is_over:
        state.apply(lively_choice(rng, [action.text for action in state.legal_actions()]))
        seen.append(state.copy())
    return seen


def some_position(rng: random.Random, game: list[State]) -> State:
    """A position of the game, mostly from its last turns, since wins are rare elsewhere."""
    if rng.random() < 0.7:
        return game[max(0, len(game) - 2 - rng.randrange(10))]
    return game[rng.randrange(len(game) // 3, len(game) - 1)]


def deal(rng: random.Random, layout: Layout, state: State, points: int) -> State | None:
    """The position with other AP and cards for the side to move, and with empty decks."""
    side, rules = layout.side, state.rules.ruleset
    cards = list(layout.cards)
    pool = Counter(dict(rules.victory_cards))
    pool.subtract(cards[side.other.number].hand)
    rest = sorted((+pool).elements())
    hand = tuple(sorted(rng.sample(rest, min(len(rest), rng.choice((0, 0, 1, 2, 3))))))
    ids = [card.id for card in rules.objectives]
    own, other = rng.sample(ids, 2) if ids else (None, None)
    cards[side.number] = Cards(own, hand)
    cards[side.other.number] = Cards(other, cards[side.other.number].hand)
    dealt = State.from_layout(
        state.rules,
        replace(layout, ap=points, cards=(cards[0], cards[1]), objective_deck=(), victory_deck=()),
    )
    return None if dealt.is_over or dealt.winning_sides() else dealt


def with_few_roads(rng: random.Random, layout: Layout, state: State, most: int) -> Layout:
    """Close roads until at most `most` are open, each with one unit at the far edge."""
    lines, conquered = [list(line) for line in layout.lines], list(layout.conquered)
    still_open = [road for road in range(ROADS) if conquered[road] is None]
    rng.shuffle(still_open)
    for road in still_open[most:]:
        side = min(SIDES, key=lambda side: (conquered.count(side), rng.random()))
        lines[0][road] = lines[1][road] = Line()
        standing = Counter(letter for line in lines[side.number] for letter in line.units)
        army = [unit for unit in state.rules.ruleset.army if not unit.special]
        unit = next((unit for unit in army if standing[unit.letter] < unit.count), None)
        if unit is None:
            continue
        lines[side.number][road] = Line(unit.letter, state.rules.ruleset.road_length - unit.length)
        conquered[road] = side
    effects = replace(layout.effects, dig_in=frozenset(), fresh=False)
    return replace(
        layout, lines=(tuple(lines[0]), tuple(lines[1])), conquered=tuple(conquered), effects=effects
    )


def positions(seed: int, games: int, each: int, points: tuple[int, ...], roads: int = 7) -> Iterator[State]:
    for number in range(games):
        rng = random.Random(f"{seed} {number}")
        game = lively_game(rng)
        for _ in range(each):
            state = some_position(rng, game)
            layout = state.layout()
            if roads < ROADS:
                layout = with_few_roads(rng, layout, state, roads)
            dealt = deal(rng, layout, state, rng.choice(points))
            if dealt is not None:
                yield dealt


def compare(states: Iterator[State], most: int) -> tuple[int, int]:
    """Compare the search with brute force; return the number of positions compared and of those solved."""
    compared = ways = 0
    for number, state in enumerate(states):
        still_open = [road for road in range(1, ROADS + 1) if state.conqueror(road) is None]
        road = still_open[number % len(still_open)] if still_open and number % 3 == 0 else None
        fewest = try_everything(state, road, most)
        if fewest is None:
            continue
        ending = find_win(state) if road is None else find_conquest(state, road)
        assert ending.finished, str(state)
        assert len(ending.actions or ()) == fewest, (str(state), road, texts(ending))
        assert (ending.actions is None) == (fewest == 0)
        if ending.actions is not None:
            after = played(state, ending.actions)
            if road is not None:
                assert after.conqueror(road) is state.side
            else:
                assert after.outcome is not None
                assert after.outcome.winner is state.side
        compared += 1
        ways += fewest > 0
    return compared, ways


@pytest.mark.parametrize("seed", range(4))
def test_with_few_ap_it_agrees_with_brute_force(seed: int) -> None:
    compared, ways = compare(positions(seed, games=50, each=24, points=(0, 0, 1, 1, 1)), most=4000)
    assert compared > 900
    assert ways > 80


@pytest.mark.parametrize("seed", range(4))
def test_with_two_ap_it_agrees_with_brute_force(seed: int) -> None:
    compared, ways = compare(positions(100 + seed, games=30, each=12, points=(2,), roads=4), most=20_000)
    assert compared > 250
    assert ways > 50


@pytest.mark.parametrize("seed", range(4))
def test_on_few_roads_with_many_ap_it_agrees_with_brute_force(seed: int) -> None:
    compared, ways = compare(positions(200 + seed, games=20, each=6, points=(3, 4), roads=3), most=50_000)
    assert compared > 60
    assert ways > 15


def test_all_shortest_wins_are_found_in_any_order() -> None:
    compared = several = 0
    for number in range(2):
        roads, points = ((7, (0, 1)), (3, (2, 3)))[number]
        for state in positions(300 + number, games=40, each=8, points=points, roads=roads):
            shortest = find_win(state)
            found = find_all_wins(state)
            assert found.finished
            if shortest.actions is None:
                assert found.wins == ()
                continue
            expected = try_all_orders(state, len(shortest.actions), most=4000)
            if expected is not None:
                assert set(found.wins) == expected, str(state)
                assert list(found.wins) == sorted(found.wins)
                compared += 1
                several += len(expected) > 1
    assert compared > 80
    assert several > 25


# ---------------------------------------------------------------- what it may know


def test_a_view_and_the_whole_position_give_the_same_answer_every_time() -> None:
    found = 0
    for number in range(60):
        rng = random.Random(number)
        state = some_position(rng, lively_game(rng))
        if state.is_over:
            continue
        view = state.view(state.side).position
        whole = find_win(state)
        assert whole == find_win(view) == find_win(state)
        assert find_all_wins(state) == find_all_wins(view)
        assert find_conquest(state, 4) == find_conquest(view, 4)
        assert pickle.loads(pickle.dumps(whole)) == whole
        found += whole.actions is not None
    assert found > 5


@pytest.mark.rule("R7.1", "R8.2")
def test_a_card_that_has_yet_to_be_drawn_is_not_used() -> None:
    """The first conquest draws reinforcements, whose AP would pay for the second one."""
    rest = "!17M|/14M|/14M|/|/|/|/|"
    state = State.parse(f"ardennes+noobjectives {rest} s9:1 -/- -/- -/reinforcements -")
    assert find_win(state)[:2] == (None, True)
    assert played(state, ("T2", "!reinforcements", "T3")).is_over
    held = State.parse(f"ardennes+noobjectives {rest} s9:1 -/reinforcements -/- -/- -")
    assert texts(find_win(held)) == "!reinforcements T2 T3"


@pytest.mark.rule("R8.2")
def test_new_orders_are_not_played() -> None:
    state = State.parse("ardennes !17M|/|/!17M|/|/|/|/| s9:4 157/new-orders 245/- 137/- -")
    assert played(state, ("!new-orders",)).is_over
    assert find_win(state)[:2] == (None, True)


def test_a_spectator_sees_three_roads_but_no_objective() -> None:
    by_card = State.parse("ardennes !17M|/|/14M|/|/|/|/| s9:1 137/- 245/- -/- -")
    assert texts(find_win(by_card)) == "T3"
    assert find_win(by_card.view("spectator").position).actions is None
    by_roads = State.parse("ardennes !17M|/!17M|/14M|/|/|/|/| s9:1 157/- 245/- -/- -")
    assert texts(find_win(by_roads.view("spectator").position)) == "T3"


# ---------------------------------------------------------------- roads that are not conquered


@pytest.mark.rule("R5.2")
def test_a_trade_elsewhere_brings_back_the_mine_that_is_missing() -> None:
    state = State.parse(
        f"ardennes+nospecials+novictory+noobjectives {TWO_HELD}/PTTTTT|/13MMM|MM/|/|/| s9:1 -/- -/- -/- -"
    )
    assert texts(find_win(state)) == "x4 M3"
    assert find_all_wins(state).wins == (("M3", "x4"),)


@pytest.mark.rule("R4.3")
def test_a_retreat_elsewhere_brings_back_the_mine_that_is_missing() -> None:
    state = State.parse(
        f"ardennes+nospecials+novictory+noobjectives {TWO_HELD}/PTTTTT|/5MMM|/|/|/| s9:3 -/- -/- -/- -"
    )
    assert find_all_wins(state).wins == (("<4", "M3"),)
    assert find_win(State.parse(str(state).replace("s9:3", "s9:2"))).actions is None


@pytest.mark.rule("R6.1")
def test_a_command_tank_clears_the_road_beside_it() -> None:
    state = State.parse(f"{PLAIN} {TWO_HELD}/|/TTTTPM|P1/13M|M/|/| s9:2 -/- -/- -/- -")
    assert texts(find_win(state)) == "K5 Kl T4"
    assert find_all_wins(state).wins == (("K5", "Kl", "T4"),)


def test_a_road_can_be_conquered_without_winning() -> None:
    state = State.parse(f"{PLAIN} !17M|/|/14M|/|M14/|/|/!17M| s9:1 -/- -/- -/- -")
    assert texts(find_conquest(state, 3)) == "T3"
    assert [find_conquest(state, road)[:2] for road in (1, 2, 4)] == [(None, True)] * 3


# ---------------------------------------------------------------- the next turn


def test_threats_are_the_wins_of_the_enemys_next_turn() -> None:
    threatened = 0
    for number in range(50):
        rng = random.Random(f"threats {number}")
        state = some_position(rng, lively_game(rng))
        if state.is_over or state.turn == 400:
            continue
        view = state.view(state.side)
        found = threats(view.position)
        enemy = state.side.other
        for card, ending in found.items():
            assert ending.finished
            cards = list(state.layout().cards)
            cards[enemy.number] = Cards(card or cards[enemy.number].objective)
            cards[state.side.number] = Cards(cards[state.side.number].objective)
            layout = replace(state.layout(), cards=(cards[0], cards[1]), objective_deck=(), victory_deck=())
            later = State.from_layout(state.rules, layout)
            later.apply(".")
            if later.is_over:
                continue
            # If no objective is visible, only three roads count.
            seen = find_win(later.view("spectator").position if card is None else later)
            assert len(ending.actions or ()) == len(seen.actions or ()), (str(state), card)
            threatened += ending.actions is not None
    assert threatened > 50


def test_threats_are_found_for_each_objective() -> None:
    state = State.parse("ardennes |/|/|/|M17!/|/|/|M14 s9:4 137/- 247/sabotage -/- -")
    found = threats(state.view("south").position)
    assert {card for card, ending in found.items() if ending.actions} == {"147", "247"}
    assert None in found
    assert "137" not in found
    assert set(threats(state)) == {None, "247"}
    asked = threats(state.view("south").position, objectives=["247", "137"])
    assert [(card, texts(ending)) for card, ending in asked.items()] == [
        (None, None),
        ("247", "T7"),
        ("137", None),
    ]


def test_after_the_last_turn_there_are_no_threats() -> None:
    state = State.parse(f"{PLAIN} |M17!/|M17!/|M14/|/|/|/| s400:4 -/- -/- -/- -")
    assert threats(state) == {None: Ending(None, True, 0)}
    assert texts(threats(State.parse(str(state).replace("s400", "s398")))[None]) == "T3"


# ---------------------------------------------------------------- limits


def test_a_search_that_did_not_finish_says_so() -> None:
    state = State.parse(f"{PLAIN} {TWO_HELD}/TTT|P3/|/|/|/| s9:4 -/- -/- -/- -")
    whole = find_win(state)
    assert whole.finished
    assert whole.actions
    assert whole.nodes > 10
    for limit in (1, whole.nodes // 2):
        cut = find_win(state, limit)
        assert not cut.finished
        assert cut.nodes <= limit
    assert not find_all_wins(state, 1).finished
    assert not find_conquest(state, 3, 1).finished


def test_a_search_stops_at_its_deadline_and_says_so() -> None:
    state = State.parse(f"{PLAIN} {TWO_HELD}/TTT|P3/|/|/|/| s9:4 -/- -/- -/- -")
    late = find_win(state, until=time.perf_counter())
    assert (late.actions, late.finished, late.nodes) == (None, False, 0)
    assert find_win(state, until=time.perf_counter() + 3600) == find_win(state)
    enemy = State.parse(str(state).replace(" s9:4", " n9:4"))
    assert any(not ending.finished for ending in threats(enemy, until=time.perf_counter()).values())
    assert threats(enemy, until=time.perf_counter() + 3600) == threats(enemy)


def test_invalid_arguments_are_rejected() -> None:
    state = State.new("ardennes", seed=1)
    with pytest.raises(ValueError, match="at least 1 node"):
        find_win(state, 0)
    with pytest.raises(ValueError, match="no road 8"):
        find_conquest(state, 8)
    with pytest.raises(ValueError, match="unknown objective 'moon'"):
        threats(state, objectives=["moon"])
    over = State.parse(f"{PLAIN} {TWO_HELD}/!17M|/|/|/|/| s9:4#s -/- -/- -/- -")
    for question in (find_win, find_all_wins, threats):
        with pytest.raises(ValueError, match="has ended"):
            question(over)


def test_searches_in_several_threads_are_independent() -> None:
    states = list(positions(400, games=6, each=20, points=(2, 3, 4)))
    alone = [find_win(state) for state in states]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(find_win, states)) == alone
    assert any(ending.actions for ending in alone)
    assert {state.side for state in states} == set(Side)
