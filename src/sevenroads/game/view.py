"""What a viewer may see of a match: the position's view, the events, the record (R11).

The position goes through `sevenroads.view`, events through `seen_by`; this module only gathers them,
field by field. Once the game has ended everything is open.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..notation import Record
from ..notation.record import FIRST_TAGS
from ..rules.types import Outcome, Side
from ..view import View
from .clock import Clock
from .events import Event, seen_by
from .match import Match
from .record import to_record

#: The tags of a record that hold no secret; comments and all other tags are shown only after the end.
OPEN_TAGS: Final = (*FIRST_TAGS, "Rules", "Event", "Site", "Round", "Commitment")


@dataclass(frozen=True, slots=True)
class MatchView:
    """A match as one viewer sees it. `undoable` counts the viewer's own actions.

    >>> from sevenroads import State
    >>> from sevenroads.game import Match
    >>> match = Match(State.new("ardennes", seed=1))
    >>> _ = match.play("T3")
    >>> [view_match(match, viewer).undoable for viewer in ("south", "north")]
    [1, 0]
    """

    position: View
    events: tuple[Event, ...]
    actions: tuple[str, ...]
    undoable: int
    draw_offer: Side | None
    clock: Clock | None
    outcome: Outcome | None


def view_match(match: Match, viewer: str) -> MatchView:
    """What `south`, `north` or a `spectator` may see.

    >>> from sevenroads import State
    >>> from sevenroads.game import Match
    >>> match = Match(State.new("ardennes", seed=1))
    >>> view_match(match, "spectator").position.layout.cards[0].objective
    '?'
    """
    position = match.state.view(viewer)
    return MatchView(
        position=position,
        events=match.events
        if match.outcome is not None
        else tuple(seen_by(event, viewer) for event in match.events),
        actions=tuple(step.action.text for step in match.steps),
        undoable=match.undoable() if position.on_turn else 0,
        draw_offer=match.draw_offer,
        clock=match.clock,
        outcome=match.outcome,
    )


def view_record(match: Match, viewer: str) -> Record:
    """The record that a viewer may have: complete after the end; before it, without secrets.

    >>> from sevenroads import State
    >>> from sevenroads.game import Match
    >>> match = Match(State.new("ardennes", seed=1))
    >>> view_record(match, "spectator").tags["Start"].split()[3:5]
    ['?/-', '?/-']
    """
    record = to_record(match)
    if match.outcome is None:
        record.tags = {name: record.tags[name] for name in OPEN_TAGS if name in record.tags}
        record.tags["Start"] = str(match.start.view(viewer))
        record.opening = []
        for turn in record.turns:
            turn.items = [item for item in turn.items if isinstance(item, str)]
    return record
