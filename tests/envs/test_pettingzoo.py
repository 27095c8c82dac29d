"""The PettingZoo environment passes PettingZoo's own tests and plays by the rules."""

from __future__ import annotations

import pickle
import random
import warnings

import numpy as np
import pettingzoo
import pytest

from sevenroads import IllegalAction
from sevenroads.envs.pettingzoo import RawEnv, env, raw_env

with warnings.catch_warnings():
    # If pygame is installed, PettingZoo's tests import one of its games in a way that it has deprecated.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

# PettingZoo warns of dict spaces that are not on its own list, of empty masks after the end, and of agents
# that are not called player_0.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:We recommend agents to be named"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def test_the_api_test_passes() -> None:
    api_test(pettingzoo.make("aec", "sevenroads/Ardennes-v0"), num_cycles=400)


@pytest.mark.parametrize("edition", ["dday", "prototype"])
def test_the_api_test_passes_for_every_edition_without_wrappers(edition: str) -> None:
    api_test(raw_env(edition=edition, start="coin", road_length=12), num_cycles=200)


def test_the_seed_test_passes() -> None:
    seed_test(env, num_cycles=200)


def test_the_render_test_passes(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(env, {"svg": lambda text: text.startswith("<svg ")})
    assert "corporal" in capsys.readouterr().out


@pytest.mark.slow
def test_the_performance_benchmark_runs(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(env())
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("seed", range(3))
def test_the_winner_is_rewarded_once_and_the_loser_punished_once(seed: int) -> None:
    game = RawEnv(road_length=12)
    game.reset(seed=seed)
    rewards = dict.fromkeys(game.possible_agents, 0)
    rng = random.Random(seed)
    for agent in game.agent_iter():
        seen, reward, ended, _, _ = game.last()
        rewards[agent] += reward
        game.step(None if ended else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    outcome = game._game.state.outcome
    assert outcome is not None
    won = {"south": {"south": 1, "north": -1}, "north": {"south": -1, "north": 1}}
    assert rewards == won.get(outcome.result, {"south": 0, "north": 0})


def test_an_agent_acts_until_it_ends_its_turn() -> None:
    game = RawEnv()
    game.reset(seed=1)
    ids = game._game.state.rules.ids
    for action, agent in (("T1", "south"), ("P1", "south"), (".", "north"), ("T1", "north")):
        game.step(ids[action])
        assert game.agent_selection == agent


def test_only_the_agent_on_turn_has_legal_actions() -> None:
    game = RawEnv()
    game.reset(seed=1)
    assert game.observe("south")["action_mask"].sum() == len(game._game.state.legal_ids())
    assert game.infos["south"]["action_mask"].sum() == len(game._game.state.legal_ids())
    assert not game.observe("north")["action_mask"].any()
    assert not game.infos["north"]["action_mask"].any()


def test_repetition_is_a_draw() -> None:
    game = RawEnv()
    game.reset(seed=1)
    for _ in range(4):
        game.step(game._game.state.rules.ids["."])
    assert game.terminations == {"south": True, "north": True}
    assert game.rewards == {"south": 0, "north": 0}


def test_an_illegal_action_raises_in_the_raw_environment() -> None:
    game = raw_env()
    game.reset(seed=1)
    with pytest.raises(IllegalAction, match="You have no line on road 1"):
        game.step(game._game.state.rules.ids["x1"])
    assert game.agent_selection == "south"


@pytest.mark.parametrize("action", [11, 122, -1])
def test_an_illegal_action_loses_the_game(action: int) -> None:
    game = env()
    game.reset(seed=1)
    game.step(action)
    assert game.terminations == {"south": True, "north": True}
    assert game.rewards == {"south": -1, "north": 1}
    for _ in game.agent_iter():
        game.step(None)
    assert game.agents == []


def test_resets_without_a_seed_deal_other_cards_but_repeat_after_the_same_first_seed() -> None:
    deals = []
    for _ in range(2):
        game = RawEnv()
        game.reset(seed=5)
        first = str(game._game.state)
        game.reset()
        deals.append((first, str(game._game.state)))
    assert deals[0] == deals[1]
    assert deals[0][0] != deals[0][1]


def test_an_environment_can_be_pickled_with_its_settings() -> None:
    game = pickle.loads(pickle.dumps(RawEnv("dday", road_length=14, render_mode="ansi")))
    game.reset(seed=1)
    assert str(game._game.state).startswith("dday+road_length=14 ")
    assert game.render_mode == "ansi"


def test_a_picture_shows_a_spectators_view() -> None:
    game = RawEnv(render_mode="ansi")
    game.reset(seed=1)
    first = game.render()
    game.reset(seed=2)
    assert game.render() == first, "only the cards differ, and a spectator sees none"


def test_bad_settings_are_refused() -> None:
    with pytest.raises(ValueError, match="'film': expected one of human, ansi, svg, rgb_array"):
        RawEnv(render_mode="film")
    game = RawEnv()
    game.reset(seed=1)
    with pytest.raises(ValueError, match="choose one of the render modes"):
        game.render()
