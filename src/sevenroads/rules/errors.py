"""The errors a caller can meet. Each is a `ValueError`; none leaves anything half-done."""

from __future__ import annotations


class IllegalAction(ValueError):
    """The action is well written but not legal here; `rule` is the number of the rule it breaks."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule


class InvalidNotation(ValueError):
    """The text is not a position, an action or a record, or not one that can occur."""


class InvalidEdition(ValueError):
    """An edition or deck file, or an option, that cannot be played with."""


class ImpossiblePosition(ValueError):
    """A layout that no game could hold; `where` is the field of the notation it stands in."""

    def __init__(self, message: str, where: str) -> None:
        super().__init__(message)
        self.where = where
