"""Seven Roads as a PettingZoo environment, in which two agents act in turn (AEC).

Importing this module registers `sevenroads/Ardennes-v0`, `sevenroads/DDay-v0` and `sevenroads/Prototype-v0`.
An agent keeps acting until it ends its turn. With `env` an illegal action loses the game; `raw_env` raises
`IllegalAction`.

>>> import pettingzoo
>>> game = pettingzoo.make("aec", "sevenroads/DDay-v0")
>>> game.reset(seed=7)
>>> game.agent_selection
'south'
"""

from __future__ import annotations

from typing import Any, Final

from ..extras import needs
from ..game import Rollout
from ..rules.types import SIDES, TURN_AP
from ..state import State, choose_variant
from .common import (
    IDS,
    RENDER_MODES,
    Observation,
    action_mask,
    action_space,
    check_render_mode,
    forfeit,
    observation_space,
    observe,
    render,
)

with needs("envs"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import EzPickle, seeding
    from numpy.typing import NDArray
    from pettingzoo import AECEnv, register
    from pettingzoo.utils import wrappers

__all__ = ["RawEnv", "env"]

AGENTS: Final = tuple(side.value for side in SIDES)


def env(**settings: Any) -> Any:
    """The environment with a wrapper that checks the order of calls. The settings are those of `RawEnv`.

    PettingZoo's wrappers for illegal actions are not used: they cost far more time than the game itself.

    >>> game = env(edition="prototype", road_length=12)
    >>> game.reset(seed=7)
    >>> game.possible_agents
    ['south', 'north']
    """
    return wrappers.OrderEnforcingWrapper(RawEnv(illegal_loses=True, **settings))


class RawEnv(AECEnv, EzPickle):  # type: ignore[misc]
    """The environment itself. `options` are those of `State.new`, such as `road_length=16`.

    A win is worth 1, a loss -1. With `illegal_loses`, an agent that plays an illegal action loses the game;
    otherwise `step` raises `IllegalAction`. A picture shows what a spectator may see.

    >>> game = RawEnv(render_mode="svg")
    >>> game.reset(seed=7)
    >>> seen, reward, ended, truncated, info = game.last()
    >>> game.step(int(seen["action_mask"].argmax()))
    >>> game.render()[:4]
    '<svg'
    """

    metadata: Final = {
        "name": "sevenroads_v0",
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        edition: str = "ardennes",
        *,
        start: str = "south",
        first_turn_ap: int = TURN_AP,
        beginner: bool = False,
        render_mode: str | None = None,
        illegal_loses: bool = False,
        **options: Any,
    ) -> None:
        check_render_mode(render_mode)
        settings = {"start": start, "first_turn_ap": first_turn_ap, "beginner": beginner, **options}
        EzPickle.__init__(self, edition, render_mode=render_mode, illegal_loses=illegal_loses, **settings)
        super().__init__()
        self.render_mode = render_mode
        self._illegal_loses = illegal_loses
        self._edition, self._settings = edition, settings
        variant = choose_variant(edition, beginner, options)
        self.possible_agents = list(AGENTS)
        self.agents: list[str] = []
        self.action_spaces = {agent: action_space(variant) for agent in AGENTS}
        self.observation_spaces = {agent: observation_space(variant) for agent in AGENTS}
        self._rng = seeding.np_random()[0]
        self._no_action: Final = np.zeros(len(variant.rules.actions), np.int8)

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. With a seed, this deal and those of later resets without one are reproducible."""
        if seed is not None:
            self._rng = seeding.np_random(seed)[0]
        dealt = State.new(self._edition, seed=int(self._rng.integers(1 << 62)), **self._settings)
        self._game = Rollout(dealt)
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self._select()

    def step(self, action: Any) -> None:
        """Play an action of the selected agent; after the end, `None` takes the agent out."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        state = self._game.state
        if self._illegal_loses and not state.is_legal(action):
            forfeit(state)
        else:
            self._game.play(action)
        self._cumulative_rewards[agent] = 0
        outcome = state.outcome
        if outcome is not None:
            if outcome.winner is not None:
                self.rewards = {side: 1 if side == outcome.winner else -1 for side in AGENTS}
            self.terminations = dict.fromkeys(AGENTS, True)
            self._accumulate_rewards()
        self._select()

    def _select(self) -> None:
        """Select the agent on turn, and give it the mask of its legal actions."""
        state = self._game.state
        agent = AGENTS[state.side.number]
        other = AGENTS[1 - state.side.number]
        self.agent_selection = agent
        self.infos = {agent: {"action_mask": action_mask(state)}, other: {"action_mask": self._no_action}}

    def observe(self, agent: str) -> Observation:
        """What an agent may see, and its legal actions; there are none while the other agent acts."""
        mask = self.infos[agent]["action_mask"]
        return {"observation": observe(self._game.state, agent), "action_mask": mask}

    def render(self) -> str | NDArray[np.uint8] | None:
        if self.render_mode is None:
            raise ValueError(f"choose one of the render modes when you make it: {', '.join(RENDER_MODES)}")
        return render(self._game.state.view("spectator"), self.render_mode, "south")

    def close(self) -> None:
        """Nothing is open: pictures are made without a window."""


raw_env = RawEnv

for _id, _edition in IDS.items():
    register("aec", _id, f"{__name__}:env", kwargs={"edition": _edition})
