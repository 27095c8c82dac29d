"""One match: history, draws, undo, clock arithmetic, and what each player may see of it."""

from .clock import Clock, TimeControl
from .events import Event
from .match import Match, MatchError, Step
from .record import from_record, to_record
from .rollout import Rollout
from .view import MatchView, view_match, view_record

__all__ = [
    "Clock",
    "Event",
    "Match",
    "MatchError",
    "MatchView",
    "Rollout",
    "Step",
    "TimeControl",
    "from_record",
    "to_record",
    "view_match",
    "view_record",
]
