"""The errors that a caller can get. Each is a `ValueError`; the position is the same as before the call."""

from __future__ import annotations


class IllegalAction(ValueError):
    """The action is well written but not legal here; `rule` is the number of the rule it breaks.

    >>> from sevenroads import State
    >>> try:
    ...     State.new("ardennes", seed=7).apply("x3")
    ... except IllegalAction as error:
    ...     print(error.rule, error)
    R5.1 x3: You have no line on road 3 (R5.1).
    """

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule


class InvalidNotation(ValueError):
    """The text is not a position, an action or a record, or the position cannot occur.

    >>> from sevenroads import State
    >>> try:
    ...     State.parse("ardennes")
    ... except InvalidNotation as error:
    ...     print(str(error)[:27])
    a position has seven fields
    """


class InvalidEdition(ValueError):
    """An edition file, a deck file or an option is invalid.

    >>> from sevenroads import State
    >>> try:
    ...     State.new("ardennes", road_length=99)
    ... except InvalidEdition as error:
    ...     print(error)
    road_length is 99: expected 12 to 18 (R1.1)
    """


class ImpossiblePosition(ValueError):
    """The layout cannot occur in a game; `where` is the field of the notation that is wrong."""

    def __init__(self, message: str, where: str) -> None:
        super().__init__(message)
        self.where = where
