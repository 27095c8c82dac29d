"""The errors that a caller can get. Each is a `ValueError`; the position is the same as before the call."""

from __future__ import annotations


class IllegalAction(ValueError):
    """The action is well written but not legal here; `rule` is the number of the rule it breaks."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule


class InvalidNotation(ValueError):
    """The text is not a position, an action or a record, or the position cannot occur."""


class InvalidEdition(ValueError):
    """An edition file, a deck file or an option is invalid."""


class ImpossiblePosition(ValueError):
    """The layout cannot occur in a game; `where` is the field of the notation that is wrong."""

    def __init__(self, message: str, where: str) -> None:
        super().__init__(message)
        self.where = where
