"""Seven Roads as a game of OpenSpiel. Importing this module registers it under the name `sevenroads`.

The deal and every draw are chance nodes. Information states have perfect recall; observations show what a
player may see of the position now. South is player 0, north is player 1.

>>> import pyspiel
>>> pyspiel.load_game("sevenroads(edition=dday)").num_distinct_actions()
122
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from math import prod
from typing import Any, Final

from ..editions.options import OPTIONS, Kind, Option, Setting
from ..extras import needs
from ..rules.encoding import observe
from ..rules.errors import InvalidEdition
from ..rules.types import SIDES, TURN_AP, Side
from ..state import choose_variant, observation_spec
from .game_tree import CHANCE, TERMINAL, GameTree, Node
from .resampling import resample

with needs("openspiel"):
    import numpy as np
    import pyspiel

__all__ = ["Observer", "SevenRoadsGame", "SevenRoadsState"]

_PLAYERS: Final = len(SIDES)
_PLAYER: Final = (bytes((1, 0)), bytes((0, 1)))
_ALL: Final = "all"
_NONE: Final = "none"
#: The field of a position in notation that has south's cards; north's follow.
_CARDS: Final = 3
#: An option that is left empty, or 0, keeps the value of the edition.
_PARAMETERS: Final[dict[str, bool | int | str]] = {
    "edition": "ardennes",
    "beginner": False,
    "start": Side.SOUTH.value,
    "first_turn_ap": TURN_AP,
    **{option.name: 0 if option.kind is Kind.NUMBER else "" for option in OPTIONS},
}

_GAME_TYPE: Final = pyspiel.GameType(
    short_name="sevenroads",
    long_name="Seven Roads",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=_PLAYERS,
    min_num_players=_PLAYERS,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification=_PARAMETERS,
)


class SevenRoadsGame(pyspiel.Game):  # type: ignore[misc]
    """An edition with its options, made by `pyspiel.load_game`.

    >>> game = pyspiel.load_game("sevenroads(road_length=14)")
    >>> game.num_players(), game.max_game_length() > 1000
    (2, True)
    """

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {name: value for name, value in (params or {}).items() if value != _PARAMETERS[name]}
        self.tree: Final = _tree_of({**_PARAMETERS, **given})
        self._root: Final = self.tree.root()
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.tree.rules.actions),
            max_chance_outcomes=len(self.tree.draws),
            num_players=_PLAYERS,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.tree.most_actions,
        )
        super().__init__(_GAME_TYPE, info, given)

    def new_initial_state(self) -> SevenRoadsState:
        return SevenRoadsState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.tree.most_draws

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """An observer for what one player knows, what is public, or what is private; `None` for others."""
        if isinstance(iig_obs_type, dict):
            # OpenSpiel passes the parameters first if there is no type.
            iig_obs_type, params = None, iig_obs_type
        if params:
            raise ValueError(f"observation parameters {params}: this game has none")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        whole = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind.perfect_recall and not whole:
            return None
        return Observer(self.tree, kind, whole)


def _tree_of(params: Mapping[str, Any]) -> GameTree:
    start, first_turn_ap = params["start"], params["first_turn_ap"]
    if start not in SIDES:
        raise InvalidEdition(f"start is {start!r}: expected one of {', '.join(SIDES)}")
    if not 0 <= first_turn_ap <= TURN_AP:
        raise InvalidEdition(f"first_turn_ap is {first_turn_ap!r}: expected 0 to {TURN_AP}")
    chosen = {option.name: _setting(option, params[option.name]) for option in OPTIONS if params[option.name]}
    return GameTree(choose_variant(params["edition"], params["beginner"], chosen), Side(start), first_turn_ap)


def _setting(option: Option, value: int | str) -> Setting:
    """The value of an option in a game string: `road_length=16`, `victory_cards=off`, `specials=GY`."""
    if isinstance(value, int):
        return value
    if option.kind is Kind.SPECIALS and value in (_ALL, _NONE):
        return value == _ALL
    setting = option.read(value)
    if setting is None:
        form = f"{_ALL}, {_NONE} or {option.form}" if option.kind is Kind.SPECIALS else option.form
        raise InvalidEdition(f"{option.name} is {value!r}: expected {form}")
    return setting


class SevenRoadsState(pyspiel.State):  # type: ignore[misc]
    """A node of the game. OpenSpiel copies and stores its attributes, so there is only one.

    >>> state = pyspiel.load_game("sevenroads").new_initial_state()
    >>> state.is_chance_node(), len(state.legal_actions())
    (True, 20)
    """

    def __init__(self, game: SevenRoadsGame) -> None:
        super().__init__(game)
        self.node: Node = game._root.copy()

    # OpenSpiel's own versions of the next four call back into Python several times.

    def current_player(self) -> int:
        return self.node.current

    def is_terminal(self) -> bool:
        return self.node.current == TERMINAL

    def is_chance_node(self) -> bool:
        return self.node.current == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        node = self.node
        if node.current >= 0 and (player is None or player == node.current):
            return node.rollout.state.legal_ids()  # type: ignore[union-attr]
        legal: list[int] = super().legal_actions() if player is None else super().legal_actions(player)
        return legal

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.node.chances()

    def _apply_action(self, action: int) -> None:
        self.node.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        tree = self.node.tree
        return tree.draws[action] if player == CHANCE else tree.rules.actions[action].text

    def returns(self) -> list[float]:
        outcome = self.node.position.outcome if self.node.position is not None else None
        if outcome is None or outcome.winner is None:
            return [0.0, 0.0]
        return [1.0, -1.0] if outcome.winner is Side.SOUTH else [-1.0, 1.0]

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> SevenRoadsState:
        """A state that the player cannot tell from this one; unseen cards are drawn again."""
        state: SevenRoadsState
        if self.is_terminal():
            state = self.clone()
            return state
        node = self.node
        state = self.get_game().new_initial_state()
        for number in resample(node.tree, node.seen[player_id], player_id, random.Random(sampler())):
            state.apply_action(number)
        return state

    def __str__(self) -> str:
        node = self.node
        if node.position is None:
            return f"deal {' '.join(node.dealt)}".rstrip()
        pending = node.rollout.pending if node.rollout is not None else None
        return f"{node.position} {pending}" if pending is not None else str(node.position)


Floats = np.ndarray[Any, np.dtype[np.float32]]


class Observer:
    """Writes what a player knows into `tensor`, whose parts have names in `dict`.

    `planes` and `numbers` are the fields of `observation_spec`, 0 during the deal. With perfect recall there
    is also `history`: what the player has seen since the start, as numbers of `GameTree.vocabulary`, then
    zeros. An observer of a part of the information has strings only.

    >>> observer = pyspiel.load_game("sevenroads").make_py_observer()
    >>> sorted(observer.dict)
    ['numbers', 'planes', 'player']
    """

    def __init__(self, tree: GameTree, kind: Any, whole: bool) -> None:
        self._tree = tree
        self._kind = kind
        self.tensor: Floats | None = None
        self.dict: dict[str, Floats] = {}
        if whole:
            self._lay_out()

    def _lay_out(self) -> None:
        spec = observation_spec(self._tree.variant)
        shapes = {"player": (_PLAYERS,), "planes": spec.planes, "numbers": (spec.size - prod(spec.planes),)}
        if self._kind.perfect_recall:
            shapes["history"] = (self._tree.most_words,)
        self.tensor = np.zeros(sum(prod(shape) for shape in shapes.values()), np.float32)
        start = 0
        for name, shape in shapes.items():
            self.dict[name] = self.tensor[start : start + prod(shape)].reshape(shape)
            start += prod(shape)
        # The engine writes bytes; one copy turns those of all parts but the history into floats.
        self._written = bytearray(_PLAYERS + spec.size)
        self._board = memoryview(self._written)[_PLAYERS:]
        self._bytes = np.frombuffer(self._written, np.uint8)
        self._floats = self.tensor[: len(self._written)]
        self._history = self.dict.get("history")

    def set_from(self, state: SevenRoadsState, player: int) -> None:
        """Write what a player knows of a state."""
        if self.tensor is None:
            return
        node = state.node
        if not self._written[player]:
            self._written[:_PLAYERS] = _PLAYER[player]
        if node.rollout is None:
            self._board[:] = bytes(len(self._board))
        else:
            observe(node.rollout.state, player, self._board)
        self._floats[:] = self._bytes
        if self._history is not None:
            vocabulary = self._tree.vocabulary
            numbers = [vocabulary[word] for word in node.seen[player].split()]
            self._history[: len(numbers)] = numbers
            self._history[len(numbers) :] = 0

    def string_from(self, state: SevenRoadsState, player: int) -> str:
        """The same as text: a view in notation, or with perfect recall everything since the start."""
        node, kind = state.node, self._kind
        if kind.perfect_recall:
            return _memory(node, player)
        if node.position is None:
            return ""
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return str(node.position)
        if not kind.public_info:
            own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
            return str(node.position.view(SIDES[player])).split(" ")[_CARDS + player] if own else ""
        public = kind.private_info == pyspiel.PrivateInfoType.NONE
        return str(node.position.view("spectator" if public else SIDES[player]))


def _memory(node: Node, player: int) -> str:
    """What a player has seen since the start. At the end all cards are open (R9)."""
    text = f"{SIDES[player]}{node.seen[player]}"
    return f"{text} # {node.position}" if node.current == TERMINAL else text


pyspiel.register_game(_GAME_TYPE, SevenRoadsGame)
