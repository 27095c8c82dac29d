"""The OpenSpiel game passes OpenSpiel's own checks, and OpenSpiel's algorithms run on it unchanged."""

from __future__ import annotations

import pickle
import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import (
    external_sampling_mccfr,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
    random_agent,
)
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation
from open_spiel.python.rl_environment import Environment
from open_spiel.python.tests import games_sim_test

from sevenroads import observation_spec
from sevenroads.envs.openspiel import SevenRoadsState
from sevenroads.rules.errors import IllegalAction, InvalidEdition

from . import playthrough

SHORT = "sevenroads(road_length=12,specials=none)"

TINY = """\
format = 1
id = "tiny"
road_length = 12
three_roads_win = true
objective_deck = "{folder}/objectives.toml"
victory_deck = "{folder}/victory.toml"
name = {{ en = "Tiny" }}
lane = {{ en = ["road", "roads"] }}
seats = {{ south = {{ en = "Reds" }}, north = {{ en = "Blues" }} }}
units = [{{ letter = "T", class = "tank", length = 12, count = 4, name = {{ en = "train" }} }}]
"""
OBJECTIVES = """\
format = 1
kind = "objectives"
id = "two-of-three"
cards = [
  { id = "12", take = [{ count = 1, of = [1] }, { count = 1, of = [2] }] },
  { id = "13", take = [{ count = 1, of = [1] }, { count = 1, of = [3] }] },
  { id = "23", take = [{ count = 1, of = [2] }, { count = 1, of = [3] }] },
]
"""
VICTORY = """\
format = 1
kind = "victory"
id = "two"
cards = [{ id = "reinforcements" }, { id = "supply-cut" }]
"""


@pytest.fixture
def tiny(tmp_path: Path) -> Any:
    """An edition whose units fill a road, so that a game has a few actions."""
    for name, text in (("objectives", OBJECTIVES), ("victory", VICTORY)):
        (tmp_path / f"{name}.toml").write_text(text)
    edition = tmp_path / "tiny.toml"
    edition.write_text(TINY.format(folder=tmp_path))
    return pyspiel.load_game(f"sevenroads(edition={edition},first_turn_ap=1)")


def played(game: str, seed: int, actions: int = 10_000) -> Any:
    """A state after a number of random actions and outcomes, or the end."""
    rng = random.Random(seed)
    state = pyspiel.load_game(game).new_initial_state()
    while not state.is_terminal() and len(state.history()) < actions:
        state.apply_action(rng.choice(state.legal_actions()))
    return state


# ---------------------------------------------------------------- OpenSpiel's own tests


@pytest.mark.parametrize("game", ["sevenroads(edition=dday,start=north)", SHORT])
def test_openspiels_random_simulations_pass(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["ardennes", "dday", "prototype"])
def test_more_of_openspiels_random_simulations_pass(edition: str) -> None:
    game = pyspiel.load_game(f"sevenroads(edition={edition})")
    pyspiel.random_sim_test(game, num_sims=20, serialize=True, verbose=False)


class TestOpenSpielsApi(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    """OpenSpiel's API tests, on 400 states of the game."""

    game = pyspiel.load_game("sevenroads")
    game_name = "sevenroads"


def test_openspiels_game_simulation_passes_with_both_kinds_of_serialisation() -> None:
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(SHORT))


def test_the_recorded_playthrough_is_still_played_the_same_way() -> None:
    recorded = playthrough.recorded()
    assert playthrough.replayed(recorded) == recorded


# ---------------------------------------------------------------- the game


def test_a_game_string_takes_the_options_of_an_edition() -> None:
    game = pyspiel.load_game(
        "sevenroads(edition=dday,road_length=14,specials=GY,victory_cards=off,three_roads_win=on,start=north)"
    )
    state = game.new_initial_state()
    for _ in range(2):
        state.apply_action(state.legal_actions()[0])
    assert str(state) == "dday+specials=GY+novictory+road_length=14 |/|/|/|/|/|/| n1:4 135/- 125/- " + (
        "136,137,146,147,157,235,245,246,247,257,346,356,357,367,west,centre,east,flanks/- -"
    )
    assert str(pyspiel.load_game(str(game))) == str(game)


def test_the_beginner_preset_has_no_specials_and_no_victory_cards() -> None:
    state = played("sevenroads(beginner=true)", seed=1, actions=2)
    assert str(state).startswith("ardennes+nospecials+novictory ")


@pytest.mark.parametrize(
    ("game", "message"),
    [
        ("sevenroads(edition=normandy)", "normandy"),
        ("sevenroads(road_length=9)", "12 to 18"),
        ("sevenroads(victory_cards=no)", "victory_cards is 'no': expected on or off"),
        ("sevenroads(specials=some)", "expected all, none or LETTERS"),
        ("sevenroads(start=west)", "expected one of south, north"),
        ("sevenroads(first_turn_ap=7)", "expected 0 to 4"),
    ],
)
def test_a_bad_option_is_refused_with_what_was_expected(game: str, message: str) -> None:
    with pytest.raises(InvalidEdition, match=message):
        pyspiel.load_game(game)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = played("sevenroads", seed=1, actions=2)
    before = str(state), state.history()
    with pytest.raises(IllegalAction, match=r"You have no line on road 1"):
        state.apply_action(state.string_to_action("T1") + 10)
    assert (str(state), state.history()) == before


def test_the_deal_is_two_chance_nodes_with_every_objective_equally_likely() -> None:
    state = pyspiel.load_game("sevenroads").new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(number, pytest.approx(1 / 20)) for number in range(20)]
    state.apply_action(3)
    assert state.chance_outcomes() == [(n, pytest.approx(1 / 19)) for n in range(20) if n != 3]
    assert state.information_state_string(0) == "south =137"
    assert state.information_state_string(1) == "north =?"


def test_the_winner_gets_one_and_the_loser_minus_one() -> None:
    for seed in range(6):
        state = played(SHORT, seed)
        winner = state.node.position.outcome.winner
        assert state.returns() == {"south": [1, -1], "north": [-1, 1], None: [0, 0]}[winner]


def test_the_information_state_tensor_tells_everything_the_string_does() -> None:
    state = played(SHORT, seed=3, actions=150)
    tree = state.node.tree
    observer = make_observation(state.get_game(), INFO_STATE_OBS_TYPE)
    for player, name in enumerate(("south", "north")):
        observer.set_from(state, player)
        words = dict(enumerate(tree.vocabulary, 1))
        history = [words[int(number)] for number in observer.dict["history"] if number]
        assert " ".join((name, *history)) == state.information_state_string(player)
        assert observer.dict["player"].tolist() == [player == 0, player == 1]
        assert observer.tensor.tolist() == state.information_state_tensor(player)


def test_the_observation_tensor_is_the_observation_of_the_engine() -> None:
    state = played(SHORT, seed=3, actions=200)
    position = state.node.position
    spec = observation_spec(position.variant)
    observer = make_observation(state.get_game())
    for player, side in enumerate(("south", "north")):
        observer.set_from(state, player)
        numbers = np.frombuffer(position.observe(side), np.uint8)
        planes = np.prod(spec.planes)
        assert observer.dict["planes"].shape == spec.planes
        assert (observer.dict["planes"].ravel() == numbers[:planes]).all()
        assert (observer.dict["numbers"] == numbers[planes:]).all()
        assert state.observation_string(player) == str(position.view(side))


def test_a_state_survives_pickling_and_cloning() -> None:
    for actions in (0, 1, 2, 50, 150):
        state = played(SHORT, seed=5, actions=actions)
        for twin in (state.clone(), pickle.loads(pickle.dumps(state))):
            assert isinstance(twin, SevenRoadsState)
            assert str(twin) == str(state)
            assert twin.history() == state.history()
            assert twin.legal_actions() == state.legal_actions()
            assert [twin.information_state_string(p) for p in range(2)] == [
                state.information_state_string(p) for p in range(2)
            ]


# ---------------------------------------------------------------- OpenSpiel's algorithms


def play_out(state: Any, bots: list[Any], rng: random.Random) -> list[float]:
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            state.apply_action(bots[state.current_player()].step(state))
    returns: list[float] = state.returns()
    return returns


def evaluator(seed: int) -> Any:
    return mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))


def ismcts_bot(game: Any, seed: int, simulations: int) -> Any:
    rng = np.random.RandomState(seed)
    return ismcts.ISMCTSBot(game, evaluator(seed), uct_c=2.0, max_simulations=simulations, random_state=rng)


def test_ismcts_plays_a_whole_game(tiny: Any) -> None:
    bots = [ismcts_bot(tiny, seed, simulations=20) for seed in range(2)]
    assert sum(play_out(tiny.new_initial_state(), bots, random.Random(1))) == 0


class CompiledBot:
    """OpenSpiel's compiled MCTS. Its `step` releases the GIL, so it crashes with games written in Python."""

    def __init__(self, game: Any, simulations: int) -> None:
        self._bot = pyspiel.MCTSBot(
            game, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, simulations, 10, False, 1, False
        )

    def step(self, state: Any) -> int:
        _, action = self._bot.step_with_policy(state)
        return int(action)


def test_mcts_plays_a_whole_game(tiny: Any) -> None:
    python = mcts.MCTSBot(tiny, 2.0, 20, evaluator(1), random_state=np.random.RandomState(1))
    bots = [python, CompiledBot(tiny, 20)]
    assert sum(play_out(tiny.new_initial_state(), bots, random.Random(1))) == 0


@pytest.mark.slow
def test_search_bots_play_whole_games_of_the_shipped_editions() -> None:
    for edition in ("ardennes", "dday"):
        game = pyspiel.load_game(f"sevenroads(edition={edition},road_length=12)")
        bots = [
            ismcts_bot(game, 1, simulations=5),
            mcts.MCTSBot(game, 2.0, 5, evaluator(1), random_state=np.random.RandomState(1)),
        ]
        assert sum(play_out(game.new_initial_state(), bots, random.Random(1))) == 0


def test_ismcts_searches_in_the_middle_of_a_long_game() -> None:
    state = played("sevenroads", seed=2, actions=300)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    policy = ismcts_bot(state.get_game(), seed=1, simulations=5).get_policy(state)
    assert sum(chance for _, chance in policy) == pytest.approx(1)


def test_monte_carlo_cfr_runs(tiny: Any) -> None:
    for solver in (
        external_sampling_mccfr.ExternalSamplingSolver(tiny),
        outcome_sampling_mccfr.OutcomeSamplingSolver(tiny),
    ):
        for _ in range(3):
            solver.iteration()
        state = tiny.new_initial_state()
        for _ in range(2):
            state.apply_action(state.legal_actions()[0])
        chances = solver.average_policy().action_probabilities(state)
        assert sum(chances.values()) == pytest.approx(1)
        assert set(chances) == set(state.legal_actions())


def test_the_rl_environment_runs_an_episode() -> None:
    environment = Environment(SHORT)
    agents = [
        random_agent.RandomAgent(player, environment.action_spec()["num_actions"]) for player in range(2)
    ]
    step = environment.reset()
    while not step.last():
        step = environment.step([agents[step.observations["current_player"]].step(step).action])
    assert sum(step.rewards) == 0
