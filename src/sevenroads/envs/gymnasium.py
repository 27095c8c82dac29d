"""Seven Roads as a Gymnasium environment: one player against a player of ours.

Importing this module registers `sevenroads/Ardennes-v0`, `sevenroads/DDay-v0` and `sevenroads/Prototype-v0`.
The opponent chooses its actions from its own view of the position.

>>> import gymnasium
>>> game = gymnasium.make("sevenroads/Ardennes-v0", opponent="level:3")
>>> seen, info = game.reset(seed=7)
>>> int(seen["action_mask"].sum())
64
"""

from __future__ import annotations

from typing import Any, Final

from ..extras import needs
from ..game import Rollout
from ..players.base import Player, Seen
from ..players.spec import player_from_spec
from ..rules.types import SIDES, TURN_AP, Side
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
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["SevenRoadsEnv"]

RANDOM: Final = "random"


class SevenRoadsEnv(gymnasium.Env[Observation, np.int64]):
    """One player's side of a game. Each step is one action; the opponent's whole turn follows an end of turn.

    `opponent` is a player specification such as `random`, `greedy` or `level:3`; `side` is `south`, `north`
    or `random`. `options` are those of `State.new`. A win is worth 1, a loss -1. An illegal action loses the
    game. A picture shows what the player may see.

    >>> game = SevenRoadsEnv(opponent="greedy", side="north")
    >>> seen, info = game.reset(seed=7)
    >>> seen["observation"].shape, info["side"]
    ((2896,), 'north')
    """

    metadata: Final = {"render_modes": RENDER_MODES, "render_fps": 2}  # type: ignore[misc]

    def __init__(
        self,
        edition: str = "ardennes",
        *,
        opponent: str = "random",
        side: str = "south",
        start: str = "south",
        first_turn_ap: int = TURN_AP,
        beginner: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        check_render_mode(render_mode)
        if side not in (*SIDES, RANDOM):
            raise ValueError(f"side is {side!r}: expected one of {', '.join(SIDES)}, {RANDOM}")
        player_from_spec(opponent)
        self.render_mode = render_mode
        self._edition = edition
        self._settings = {"start": start, "first_turn_ap": first_turn_ap, "beginner": beginner, **options}
        self._opponent_spec = opponent
        self._side_wanted = side
        variant = choose_variant(edition, beginner, options)
        self.action_space = action_space(variant)
        self.observation_space = observation_space(variant)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game, and let the opponent play first if it starts."""
        super().reset(seed=seed)
        deal, player, side = (int(number) for number in self.np_random.integers(1 << 62, size=3))
        self._game = Rollout(State.new(self._edition, seed=deal, **self._settings))
        self._opponent: Player = player_from_spec(self._opponent_spec, player)
        self.side = SIDES[side % 2] if self._side_wanted == RANDOM else Side(self._side_wanted)
        self._history: list[Seen] = []
        self._let_opponent_play()
        return self._seen()

    def step(self, action: int | np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action. If it ends your turn, the opponent plays its turn too."""
        state = self._game.state
        if state.is_over:
            raise ValueError("the game has ended: call reset()")
        number = int(action)
        if not state.is_legal(number):
            # Without a mask, a learner must find out what is legal; it loses by what is not.
            forfeit(state)
        else:
            self._play(number)
            self._let_opponent_play()
        outcome = state.outcome
        reward = 0.0
        if outcome is not None and outcome.winner is not None:
            reward = 1.0 if outcome.winner is self.side else -1.0
        seen, info = self._seen()
        return seen, reward, outcome is not None, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, for algorithms such as MaskablePPO of sb3-contrib."""
        return self._mask().astype(bool)

    def render(self) -> Any:
        if self.render_mode is None:
            raise ValueError(f"choose one of the render modes when you make it: {', '.join(RENDER_MODES)}")
        return render(self._game.state.view(self.side), self.render_mode, self.side)

    def _let_opponent_play(self) -> None:
        enemy = self.side.other
        state = self._game.state
        while state.side is enemy and not state.is_over:
            action = self._opponent.choose(state.view(enemy), self._history)
            self._play(state.rules.ids[action.text])

    def _play(self, number: int) -> None:
        """Play an action of either side. The opponent remembers it with what it saw before."""
        state = self._game.state
        self._history.append((state.view(self.side.other), state.rules.actions[number]))
        self._game.play(number)

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        state = self._game.state
        info: dict[str, Any] = {"action_mask": self._mask(), "side": self.side.value}
        if state.outcome is not None:
            info["outcome"] = state.outcome.result
            info["termination"] = state.outcome.termination.value
        return {"observation": observe(state, self.side), "action_mask": self._mask()}, info

    def _mask(self) -> NDArray[np.int8]:
        return action_mask(self._game.state)


for _id, _edition in IDS.items():
    gymnasium.register(id=_id, entry_point=f"{__name__}:SevenRoadsEnv", kwargs={"edition": _edition})
