"""Seven Roads: Clash of the Ardennes and Clash D-Day, to play, to analyse and to research."""

from .editions import Catalog
from .rules import RULES_REVISION
from .rules.errors import IllegalAction, InvalidEdition, InvalidNotation
from .rules.tables import Action
from .rules.types import Outcome, Side, Termination
from .state import State, objective_draws, observation_spec
from .view import View

__version__ = "0.2.0"

__all__ = [
    "RULES_REVISION",
    "Action",
    "Catalog",
    "IllegalAction",
    "InvalidEdition",
    "InvalidNotation",
    "Outcome",
    "Side",
    "State",
    "Termination",
    "View",
    "objective_draws",
    "observation_spec",
]
