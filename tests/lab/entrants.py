"""Players for the tests of match-ups. Worker processes import them from here."""

from __future__ import annotations

from sevenroads import Action, View
from sevenroads.players import GreedyPlayer, Player, player_from_spec
from sevenroads.players.base import History


def ending(view: View) -> Action:
    """The end of the turn, which is always the last legal action."""
    return view.legal_actions()[-1]


class Southpaw:
    """Plays as south. As north it only ends its turns."""

    name = "southpaw"

    def __init__(self, seed: int) -> None:
        self._greedy = GreedyPlayer(seed, width=1)

    def choose(self, view: View, history: History = ()) -> Action:
        return self._greedy.choose(view) if view.viewer == "south" else ending(view)


class Pacifist:
    """Only ends its turns."""

    name = "pacifist"

    def choose(self, view: View, history: History = ()) -> Action:
        return ending(view)


class Thrower:
    """Raises an exception in its second turn."""

    name = "thrower"

    def choose(self, view: View, history: History = ()) -> Action:
        if view.turn > 2:
            raise RuntimeError("the board is on the floor")
        return ending(view)


class Cheat:
    """Returns an action that is not legal at the start."""

    name = "cheat"

    def choose(self, view: View, history: History = ()) -> Action:
        return next(action for action in view.variant.rules.actions if action.text == "x3")


class Mute:
    """Returns `None`."""

    name = "mute"

    def choose(self, view: View, history: History = ()) -> Action:
        return None  # type: ignore[return-value]


def make(spec: str, seed: int) -> Player:
    """Create a player of this file or of the package."""
    if spec == "southpaw":
        return Southpaw(seed)
    if spec == "stillborn" and seed:
        raise LookupError("there are no weights")
    kinds: dict[str, type[Player]] = {
        "pacifist": Pacifist,
        "thrower": Thrower,
        "cheat": Cheat,
        "mute": Mute,
        "stillborn": Pacifist,
    }
    return kinds[spec]() if spec in kinds else player_from_spec(spec, seed)
