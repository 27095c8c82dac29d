"""A learner of sb3-contrib beats the random player after a short training."""

from __future__ import annotations

from typing import Any

import gymnasium
import pytest

import sevenroads.envs.gymnasium  # noqa: F401

ID = "sevenroads/Ardennes-v0"
STEPS = 360_000
GAMES = 200


@pytest.mark.slow
def test_maskable_ppo_beats_random_after_a_short_training(record_property: Any) -> None:
    reason = "sb3-contrib is not installed: run .venv/bin/pip install --group learn"
    sb3_contrib = pytest.importorskip("sb3_contrib", reason=reason)
    environments = pytest.importorskip("stable_baselines3.common.env_util", reason=reason)
    pytest.importorskip("torch", reason=reason).set_num_threads(1)
    learner = sb3_contrib.MaskablePPO(
        "MultiInputPolicy",
        environments.make_vec_env(ID, n_envs=8, seed=1, env_kwargs={"opponent": "random"}),
        n_steps=512,
        batch_size=512,
        n_epochs=4,
        learning_rate=1e-3,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128]},
        seed=1,
        device="cpu",
    )
    learner.learn(STEPS)
    won = sum(_play(learner, seed) > 0 for seed in range(GAMES))
    record_property(
        "measured", f"MaskablePPO after {STEPS:,} steps: {won} of {GAMES} games won against random"
    )
    assert won >= 0.9 * GAMES


def _play(learner: Any, seed: int) -> float:
    """Play a game as south; the reward."""
    game = gymnasium.make(ID, opponent="random")
    seen, info = game.reset(seed=10_000 + seed)
    while True:
        action, _ = learner.predict(seen, action_masks=info["action_mask"])
        seen, reward, ended, _, info = game.step(int(action))
        if ended:
            return float(reward)
