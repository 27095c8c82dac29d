"""What the PettingZoo and Gymnasium environments share: spaces, observations and pictures."""

from __future__ import annotations

import sys
from typing import Any, Final

from ..editions import Variant
from ..extras import needs
from ..rules.types import Outcome, Termination
from ..state import State, observation_spec
from ..view import View

with needs("envs"):
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

Observation = dict[str, Any]

#: The environments that are registered, in PettingZoo and in Gymnasium, with the edition of each.
IDS: Final = {
    "sevenroads/Ardennes-v0": "ardennes",
    "sevenroads/DDay-v0": "dday",
    "sevenroads/Prototype-v0": "prototype",
}
RENDER_MODES: Final = ["human", "ansi", "svg", "rgb_array"]


def action_space(variant: Variant) -> spaces.Discrete:
    """The numbers of docs/engine.md#action-order, the same for both players."""
    return spaces.Discrete(len(variant.rules.actions))


def observation_space(variant: Variant) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (observation_spec(variant).size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (len(variant.rules.actions),), np.int8),
        }
    )


def observe(state: State, side: str) -> NDArray[np.uint8]:
    """What a player may see, as the numbers that `observation_spec` explains."""
    return np.frombuffer(state.observe(side), np.uint8)


def action_mask(state: State) -> NDArray[np.int8]:
    """1 for each legal action of the side to move, which alone may see it."""
    return np.frombuffer(state.legal_mask(), np.int8)


def forfeit(state: State) -> None:
    """End the game of a player who has played an illegal action: the other player wins."""
    state.finish(Outcome(Termination.RESIGNATION, state.side.other))


def check_render_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode is {mode!r}: expected one of {', '.join(RENDER_MODES)}")


def render(view: View, mode: str, bottom: str) -> str | NDArray[np.uint8] | None:
    """A view in one of the render modes; `human` prints the board."""
    if mode == "rgb_array":
        from ..render.pictures import rgb_array
        from ..render.svg import board_svg

        return rgb_array(board_svg(view, bottom=bottom))
    if mode == "svg":
        from ..render.svg import board_svg

        return board_svg(view, bottom=bottom)
    with needs("terminal"):
        from ..render.terminal import plain
    text = plain(view, bottom=bottom)
    if mode == "ansi":
        return text
    sys.stdout.write(text)
    return None
