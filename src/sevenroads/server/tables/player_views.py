"""What one player has seen of a game, as plain data that can be sent to another process.

The machine and the hints get a `SeenGame` and nothing else, so that no card that its viewer may not know can
reach them. Whole positions are only read here, by `GameObserver`.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...game import Match, Step
from ...players.base import Seen
from ...rules import RULES_REVISION
from ...view import View
from ..store.edition_files import CATALOG, Files, register_files


@dataclass(frozen=True, slots=True)
class ViewText:
    """A view as text, with the discards, which the notation leaves out."""

    text: str
    discards: tuple[str, ...] | None

    @classmethod
    def of(cls, view: View) -> ViewText:
        return cls(str(view), view.discards)

    def view(self, viewer: str, revision: int = RULES_REVISION) -> View:
        read = View.parse(self.text, viewer, CATALOG.at_revision(revision))
        return View(read.position, read.viewer, self.discards)


@dataclass(frozen=True, slots=True)
class SeenGame:
    """A game as one player has seen it: the view now, and the view before each action so far."""

    viewer: str
    now: ViewText
    past: tuple[tuple[ViewText, str], ...] = ()
    #: Edition and deck files that the game uses; both players may know them.
    files: tuple[tuple[str, str], ...] = ()
    #: The revision of the rules that the game is played with.
    revision: int = RULES_REVISION

    def view(self) -> View:
        """The player's view now; registers the game's files in this process."""
        register_files(dict(self.files))
        return self.now.view(self.viewer, self.revision)

    def history(self, last: int | None = None) -> list[Seen]:
        """The actions so far with the views before them, or only the last `last` of them."""
        begin = 0 if last is None else max(0, len(self.past) - last)
        views = ((text.view(self.viewer, self.revision), action) for text, action in self.past[begin:])
        return [(view, view.variant.rules.actions[view.variant.rules.ids[action]]) for view, action in views]


class GameObserver:
    """Follows a match and keeps what one player has seen of it.

    The views are kept because making one takes longer than playing an action. Steps that were taken back are
    dropped.
    """

    def __init__(self, viewer: str, files: Files | None = None) -> None:
        self._viewer = viewer
        self._files = tuple((files or {}).items())
        self._steps: list[Step] = []
        self._past: list[tuple[ViewText, str]] = []

    def seen(self, match: Match) -> SeenGame:
        """The match as the player has seen it up to now."""
        kept = len(self._steps)
        while kept and (kept > len(match.steps) or match.steps[kept - 1] is not self._steps[kept - 1]):
            kept -= 1
        del self._steps[kept:], self._past[kept:]
        for step in match.steps[kept:]:
            self._steps.append(step)
            self._past.append((ViewText.of(step.before.view(self._viewer)), step.action.text))
        now = ViewText.of(match.state.view(self._viewer))
        return SeenGame(self._viewer, now, tuple(self._past), self._files, match.start.variant.revision)
