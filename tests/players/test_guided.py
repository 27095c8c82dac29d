"""The guided game: a learner who plays sensibly wins, and the coach always has legal advice."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache

import pytest

from sevenroads import Action, State, View
from sevenroads.players import GreedyPlayer, History
from sevenroads.players.guided.coach import Note, advise, remark
from sevenroads.players.guided.patient import PatientPlayer
from sevenroads.players.guided.roads import defeats, open_roads
from sevenroads.players.guided.start import LEARNER, guided_start
from sevenroads.rules.types import Side

GAMES = 60
#: Turns of both players after which a game counts as not won.
LONGEST = 80

Learner = Callable[[View, History], Action]


def obedient(seed: int, share: float = 1.0) -> Learner:
    """A learner who follows the coach in a share of the actions, and else does anything."""
    rng = random.Random(seed)

    def choose(view: View, history: History) -> Action:
        legal = {action.text: action for action in view.legal_actions()}
        if rng.random() < share:
            return legal[advise(view).action]
        return rng.choice([action for action in legal.values() if action.kind != "end"] or [legal["."]])

    return choose


LEARNERS: dict[str, Callable[[int], Learner]] = {
    "obedient": obedient,
    "wayward": lambda seed: obedient(seed, 0.5),
    "greedy": lambda seed: GreedyPlayer(seed).choose,
}


@dataclass
class Played:
    """What happened in the guided games of one kind of learner."""

    won: int = 0
    turns: list[int] = field(default_factory=list)
    advice: Counter[str] = field(default_factory=Counter)
    machine: Counter[str] = field(default_factory=Counter)
    conquered_by_machine: int = 0
    gave_way: int = 0
    undone: int = 0


def undoes(last: tuple[State, Action], state: State, action: Action) -> bool:
    """Whether a retreat takes back the unit that the same side has just placed."""
    before, done = last
    return (
        before.side is state.side
        and done.kind == "place"
        and (action.kind, action.road) == ("retreat", done.road)
    )


def blocks(view: View) -> set[int]:
    """The roads on which the viewer's leading unit blocks the enemy's."""
    return {
        road.road
        for road in open_roads(view, view.side)
        if road.contact and defeats(view.variant.ruleset, road.own[-1], road.enemy[-1])
    }


@cache
def played(kind: str) -> Played:
    found = Played()
    for seed in range(GAMES):
        state = guided_start(random.Random(seed))
        learner, machine = LEARNERS[kind](seed), PatientPlayer(seed)
        past: list[tuple[State, Action]] = []
        while not state.is_over and state.turn <= LONGEST:
            view = state.view(state.side)
            history = [(before.view(state.side), action) for before, action in past]
            if state.side is LEARNER:
                advice = advise(view)
                assert advice.action in {action.text for action in view.legal_actions()}
                found.advice[advice.code] += 1
                found.undone += bool(past) and undoes(past[-1], state, state.action(advice.action))
                action = learner(view, history)
            else:
                action = machine.choose(view, history)
                found.machine[action.kind] += 1
                found.gave_way += action.kind in ("retreat", "redeploy") and action.road in blocks(view)
            past.append((state.copy(), action))
            state.apply(action)
        outcome = state.outcome
        found.won += outcome is not None and outcome.winner is LEARNER
        found.turns.append((state.turn + 1) // 2)
        found.conquered_by_machine += sum(state.conqueror(road) is LEARNER.other for road in range(1, 8))
    return found


@pytest.mark.parametrize("kind", list(LEARNERS))
def test_a_learner_wins_the_guided_game(kind: str) -> None:
    found = played(kind)
    assert found.won == GAMES
    assert found.gave_way == 0, "a unit that blocks the learner stays"
    assert found.conquered_by_machine == 0


def test_a_learner_who_follows_the_coach_meets_attacks_conquers_and_wins_within_eight_turns() -> None:
    found = played("obedient")
    assert max(found.turns) <= 8
    for code in ("place-wanted", "meet", "attack", "place-conquers", "end"):
        assert found.advice[code] >= GAMES, code
    assert found.undone == 0, "the coach takes no unit back that it has just had placed"


def test_a_greedy_learner_needs_about_eight_turns() -> None:
    turns = sorted(played("greedy").turns)
    assert turns[len(turns) // 2] <= 10


def test_the_patient_machine_places_and_retreats_but_never_attacks() -> None:
    machine = played("wayward").machine
    assert machine["place"] > 0
    assert machine["retreat"] > 0
    assert machine["attack"] == 0


def position(roads: str, turn: str = "s5:4") -> View:
    return State.parse(f"ardennes+nospecials+novictory {roads} {turn} 235/- 246/- 146/- -").view("south")


def test_the_coach_names_the_unit_that_conquers_a_road_of_the_objective() -> None:
    advice = advise(position("|/|/TTTTT|/|/|/|/|"))
    assert (advice.code, advice.action) == ("place-conquers", "T3")
    assert advice.values == {"road": 3, "unit": "T", "gap": 3, "length": 3, "left": 0}
    assert not advice.wins


def test_the_coach_says_when_the_next_action_wins() -> None:
    advice = advise(position("|/|/PPTTTCM|/|/!TTTPPPSM|/|/|"))
    assert (advice.code, advice.action, advice.wins) == ("place-conquers", "P3", True)


def test_the_coach_advises_a_unit_that_beats_the_one_it_meets() -> None:
    assert advise(position("|/|/TPTPP|MT/|/|/|/|", "s5:1")).action == "P3"
    advice = advise(position("|/|/TPTPPP|MT/|/|/|/|", "s5:1"))
    assert (advice.code, advice.action) == ("attack", "x3")
    assert advice.values["enemy"] == "M"


def test_the_coach_names_the_unit_that_fills_what_the_longest_one_leaves_free() -> None:
    """A tank covers three of the four tiles that are left; the mine conquers."""
    advice = advise(position("|/|/TTTPSM|/|/|/|/|", "s5:2"))
    assert (advice.action, advice.values["gap"], advice.values["filler"]) == ("T3", 4, "M")


def test_the_coach_names_the_unit_that_will_beat_an_enemy_which_the_advised_one_does_not() -> None:
    advice = advise(position("|/TTPPP|T/|/|/|/|/|", "s5:1"))
    assert (advice.code, advice.action) == ("approach", "P2")
    assert (advice.values["enemy"], advice.values["counter"]) == ("T", "M")


def test_the_coach_ends_the_turn_when_no_points_are_left() -> None:
    advice = advise(position("|/|/TP|/|/|/|/|", "s5:0"))
    assert (advice.code, advice.action) == ("end", ".")


def test_the_coach_explains_a_block_and_a_mistake_that_led_to_one() -> None:
    assert remark(position("|/|/TTTTTP|M/|/|/|/|", "s5:3")) is None, "infantry beats the mine"
    blocked = position("|/|/CTTTTT|M/|/|/|/|", "s5:3")
    values = {"road": 3, "unit": "T", "enemy": "M"}
    assert remark(blocked) == Note("blocked", values)
    state = State.sample(blocked, random.Random(0))
    assert remark(blocked, state.action("T3")) == Note("mistake-blocked", values)
    assert remark(blocked, state.action("P4")) is None


def test_the_guided_game_always_starts_from_the_same_board() -> None:
    one, two = (guided_start(random.Random(seed)) for seed in (1, 2))
    assert str(one) != str(two), "the Objective deck is shuffled"
    assert str(one.view("south")) == str(two.view("south"))
    assert one.side is LEARNER is Side.SOUTH


BLOCKED = "ardennes+nospecials+novictory |/|TTTTTT!/!TTTTTT|/|/TPPPP|CT2/|/| s9:{ap} 235/- 147/- 137/- -"


def test_the_coach_replaces_a_blocked_unit_with_one_that_beats_the_enemy() -> None:
    """A corporal blocks the private, and the sergeant beats it: 3 AP for the retreat, 1 to place it."""
    state = State.parse(BLOCKED.format(ap=4))
    done = []
    while state.ap or advise(state.view("south")).action != ".":
        done.append(advise(state.view("south")).action)
        state.apply(done[-1])
    assert done[:3] == ["<5", "S5", "x5"]


def test_without_the_points_for_both_the_coach_leaves_the_blocked_unit() -> None:
    state = State.parse(BLOCKED.format(ap=3))
    assert not advise(state.view("south")).action.endswith("5")
