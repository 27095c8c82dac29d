"""The Gymnasium environment passes Gymnasium's checker and plays against our players."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import sevenroads.envs.gymnasium
from sevenroads import View
from sevenroads.envs.gymnasium import SevenRoadsEnv
from sevenroads.players import player_from_spec
from sevenroads.players.base import History
from sevenroads.rules.tables import Action


def make(name: str = "Ardennes", **settings: Any) -> SevenRoadsEnv:
    env = gymnasium.make(f"sevenroads/{name}-v0", **settings).unwrapped
    assert isinstance(env, SevenRoadsEnv)
    return env


@pytest.mark.parametrize(
    ("name", "settings"),
    [("Ardennes", {}), ("DDay", {"side": "north"}), ("Prototype", {"side": "random", "opponent": "greedy"})],
)
def test_the_environment_checker_passes(name: str, settings: dict[str, Any]) -> None:
    check_env(make(name, **settings))


def play(env: Any, seed: int) -> tuple[float, dict[str, Any]]:
    """Play random legal actions to the end; the last reward and info."""
    rng = random.Random(seed)
    seen, info = env.reset(seed=seed)
    while True:
        assert (seen["action_mask"] == info["action_mask"]).all()
        assert (env.unwrapped.action_masks() == info["action_mask"]).all()
        legal = np.flatnonzero(seen["action_mask"]).tolist()
        seen, reward, ended, truncated, info = env.step(rng.choice(legal))
        assert not truncated
        if ended:
            return reward, info
        assert reward == 0


@pytest.mark.parametrize("opponent", ["random", "greedy", "level:3"])
def test_a_game_against_a_player_ends_with_a_reward(opponent: str) -> None:
    reward, info = play(make(opponent=opponent, side="random", road_length=12), seed=1)
    assert reward == {info["side"]: 1.0, "draw": 0.0}.get(info["outcome"], -1.0)
    assert info["termination"] in ("objective", "three roads", "repetition", "turn limit", "nobody can win")


def test_the_same_seed_gives_the_same_game() -> None:
    games = []
    for _ in range(2):
        env = make(opponent="level:2", side="random")
        rng = random.Random(1)
        seen, _ = env.reset(seed=4)
        for _ in range(30):
            seen, _, ended, *_ = env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            if ended:
                break
        games.append(str(env._game.state))
    assert games[0] == games[1]


def test_the_opponent_plays_its_whole_turn_before_the_player_is_asked() -> None:
    env = make(side="north", opponent="level:2")
    env.reset(seed=1)
    assert env._game.state.turn == 2
    env.step(env._game.state.rules.ids["."])
    assert env._game.state.side == "north"


class Watching:
    """A player that checks what it is given."""

    name = "watching"

    def __init__(self) -> None:
        self.asked = 0
        self._player = player_from_spec("level:2", 1)

    def choose(self, view: View, history: History = ()) -> Action:
        self.asked += 1
        assert type(view) is View
        assert view.viewer == "north"
        assert all(type(seen) is View and seen.viewer == "north" for seen, _ in history)
        assert not history or history[-1][0].turn in (view.turn, view.turn - 1)
        return self._player.choose(view, history)


def test_the_opponent_gets_its_own_views_and_the_history_it_saw(monkeypatch: pytest.MonkeyPatch) -> None:
    player = Watching()
    monkeypatch.setattr(sevenroads.envs.gymnasium, "player_from_spec", lambda *_: player)
    play(make(road_length=12), seed=1)
    assert player.asked > 20


def test_an_illegal_action_loses_the_game() -> None:
    env = make()
    env.reset(seed=1)
    _, reward, ended, _, info = env.step(env._game.state.rules.ids["x1"])
    assert (reward, ended, info["outcome"]) == (-1.0, True, "north")
    with pytest.raises(ValueError, match="the game has ended: call reset"):
        env.step(0)


def test_bad_settings_are_refused() -> None:
    with pytest.raises(ValueError, match="side is 'west': expected one of south, north, random"):
        make(side="west")
    with pytest.raises(ValueError, match="unknown player 'nobody'"):
        make(opponent="nobody")
    with pytest.raises(ValueError, match="render_mode is 'film'"):
        SevenRoadsEnv(render_mode="film")


@pytest.mark.parametrize("side", ["south", "north"])
def test_a_picture_shows_the_players_own_objective_and_not_the_enemys(side: str) -> None:
    env = make(render_mode="ansi", side=side, start=side, victory_cards=False)
    pictures = set()
    for seed in range(12):
        env.reset(seed=seed)
        cards = env._game.state.layout().cards[side == "north"]
        pictures.add((cards.objective, env.render()))
    assert len({card for card, _ in pictures}) == len(pictures) > 5
