"""The recorded game that pins everything the OpenSpiel game says of its states.

`playthrough.txt` is a playthrough of OpenSpiel in which each tensor is replaced by its digest. To write it
again after an intended change: `cd tests && ../.venv/bin/python -m envs.playthrough`.
"""

from __future__ import annotations

import random
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

import pyspiel
from absl import flags
from open_spiel.python.algorithms import generate_playthrough

from sevenroads.envs.openspiel import SevenRoadsState

FILE = Path(__file__).parent / "playthrough.txt"
#: The name of a tensor and its lines: planes are drawn as circles, with empty lines between their rows.
_TENSOR = re.compile(
    r"^(\w+Tensor\(\d\)\.\w+)(?::| =)((?:.*\n)(?:[◯◉ ]*\n(?=[◯◉\n]))*(?:[◯◉ ]+\n)?)", re.MULTILINE
)
GAME = "sevenroads(edition=dday,road_length=12)"
SEED = 32

if not flags.FLAGS.is_parsed():
    flags.FLAGS(["tests"])


def recorded() -> str:
    return FILE.read_text(encoding="utf-8")


def replayed(text: str) -> str:
    """The playthrough of the game string and the actions of another one."""
    parameters = generate_playthrough._playthrough_params(text.splitlines())
    return abridged(generate_playthrough.playthrough(**parameters))


def abridged(text: str) -> str:
    """A playthrough with a digest for each tensor."""
    return _TENSOR.sub(_digest, text)


def _digest(found: re.Match[str]) -> str:
    return f"{found[1]}: {sha256(found[2].encode()).hexdigest()[:16]}\n"


def purposeful_game() -> list[int]:
    """The actions of a game in which both players build up a few roads, so that it is short and has draws."""
    rng = random.Random(SEED)
    state: Any = pyspiel.load_game(GAME).new_initial_state()
    while not state.is_terminal():
        state.apply_action(purposeful_action(state, rng))
    actions: list[int] = state.history()
    return actions


def purposeful_action(state: SevenRoadsState, rng: random.Random) -> int:
    """A random action that builds up the player's own roads, attacks or plays a card."""
    legal = state.legal_actions()
    if state.is_chance_node():
        return rng.choice(legal)
    texts = {action: state.action_to_string(state.current_player(), action) for action in legal}
    roads = "135" if state.current_player() == 0 else "246"
    wanted = [a for a, text in texts.items() if text[0] in "!x" or (text[0].isalpha() and text[-1] in roads)]
    return rng.choice(wanted or legal)


if __name__ == "__main__":
    text = generate_playthrough.playthrough(GAME, purposeful_game(), seed=0)
    FILE.write_text(abridged(text), encoding="utf-8")
