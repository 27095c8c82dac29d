"""No environment lets a player tell apart two games that look alike to it (R11): tests of non-interference.

Each test deals again the cards that a player cannot see, and compares everything that an environment gives to
that player.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from open_spiel.python.observation import make_observation
from properties.games import states

from sevenroads import State
from sevenroads.envs.gymnasium import SevenRoadsEnv
from sevenroads.envs.pettingzoo import RawEnv
from sevenroads.game import Rollout
from sevenroads.notation import write_variant
from sevenroads.rules.types import SIDES, Side

from .playthrough import purposeful_action


def same(one: Any, other: Any) -> bool:
    """Whether two values that an environment returned are equal, arrays byte for byte."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list | tuple):
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, np.ndarray):
        return one.dtype == other.dtype and one.shape == other.shape and one.tobytes() == other.tobytes()
    return type(one) is type(other) and bool(one == other)


# ---------------------------------------------------------------- PettingZoo and Gymnasium


def pettingzoo_shows(state: State, agent: str) -> list[Any]:
    env = RawEnv(write_variant(state.variant))
    env.reset(seed=0)
    env._game = Rollout(state)
    env._select()
    return [env.observe(agent), env.infos[agent], env.agent_selection, env.rewards, env.terminations]


def gymnasium_shows(state: State) -> list[Any]:
    """What the player on turn is shown; Gymnasium shows nothing during the opponent's turn."""
    env = SevenRoadsEnv(write_variant(state.variant), side=state.side)
    env.reset(seed=0)
    env._game = Rollout(state)
    return [env._seen(), env.action_masks()]


@settings(max_examples=40, deadline=None)
@given(states(), st.integers(0, 1 << 32))
def test_hidden_cards_make_no_difference_to_pettingzoo_and_gymnasium(state: State, seed: int) -> None:
    if state.is_over:
        return
    for side in SIDES:
        twin = State.sample(state.view(side), random.Random(seed))
        assert same(pettingzoo_shows(state, side), pettingzoo_shows(twin, side))
        if side is state.side:
            assert same(gymnasium_shows(state), gymnasium_shows(twin))


@pytest.mark.parametrize("mode", ["ansi", "svg", "rgb_array"])
def test_hidden_cards_make_no_difference_to_pictures(mode: str) -> None:
    state = State.new("ardennes", seed=1, road_length=12)
    state.play_random(60, 5)
    twin = State.sample(state.view(state.side), random.Random(1))
    assert twin != state
    pictures = []
    for position in (state, twin):
        game, env = RawEnv(render_mode=mode), SevenRoadsEnv(render_mode=mode, side=state.side)
        game._game = env._game = Rollout(position)
        env.side = state.side
        pictures.append([game.render(), env.render()])
    assert same(*pictures)


# ---------------------------------------------------------------- OpenSpiel


def openspiel_shows(state: Any, player: int) -> list[Any]:
    game = state.get_game()
    partial = [
        pyspiel.IIGObservationType(
            perfect_recall=False,
            public_info=public,
            private_info=getattr(pyspiel.PrivateInfoType, private),
        )
        for public, private in ((True, "NONE"), (False, "SINGLE_PLAYER"), (False, "NONE"))
    ]
    shown = [
        state.information_state_string(player),
        state.information_state_tensor(player),
        state.observation_string(player),
        state.observation_tensor(player),
        *(make_observation(game, kind).string_from(state, player) for kind in partial),
        state.current_player(),
        state.rewards(),
    ]
    if state.current_player() == player:
        shown += [state.legal_actions(), state.legal_actions_mask(player)]
    return shown


def twin_of(state: Any, player: int, rng: random.Random) -> Any | None:
    """The same actions after other draws of the enemy; `None` if some action is not legal after them."""
    twin = state.get_game().new_initial_state()
    looked = any(word == "!intelligence" for word in state.information_state_string(player).split())
    for number, item in enumerate(state.full_history()):
        action = item.action
        if twin.is_chance_node() and _owner(twin, number) != player:
            # A player who has looked at the enemy's objective would see another one.
            known = looked and twin.action_to_string(action)[0] == "="
            action = action if known else rng.choice(twin.legal_actions())
        if twin.is_terminal() or action not in twin.legal_actions():
            return None
        twin.apply_action(action)
    return twin


def _owner(state: Any, number: int) -> int:
    """Who draws a card at a chance node: in the deal south, then north; later the player on turn."""
    position = state.node.position
    return number if position is None else int(position.side is Side.NORTH)


@pytest.mark.parametrize("seed", range(12))
def test_hidden_cards_make_no_difference_to_openspiel(seed: int) -> None:
    rng = random.Random(seed)
    edition = rng.choice(("ardennes", "dday", "prototype"))
    state = pyspiel.load_game(f"sevenroads(edition={edition},road_length=12)").new_initial_state()
    compared = 0
    while not state.is_terminal():
        if rng.random() < 0.15:
            for player in range(2):
                twin = twin_of(state, player, rng)
                if twin is not None and not twin.is_terminal() and twin.history() != state.history():
                    compared += 1
                    assert same(openspiel_shows(state, player), openspiel_shows(twin, player))
        state.apply_action(purposeful_action(state, rng))
    assert compared


def test_a_resampled_state_shows_nothing_else_to_the_player() -> None:
    rng = random.Random(1)
    state = pyspiel.load_game("sevenroads(road_length=12)").new_initial_state()
    sampler = pyspiel.UniformProbabilitySampler(1, 0.0, 1.0)
    differed = 0
    while not state.is_terminal():
        if rng.random() < 0.2:
            for player in range(2):
                twin = state.resample_from_infostate(player, sampler)
                differed += twin.history() != state.history()
                assert same(openspiel_shows(state, player), openspiel_shows(twin, player))
        state.apply_action(purposeful_action(state, rng))
    assert differed
    assert state.resample_from_infostate(0, sampler).history() == state.history()
