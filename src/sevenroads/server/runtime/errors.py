"""The error that every part of the server raises for a request it does not carry out.

The code is part of the public protocol; HTTP routes and sockets turn the error into an answer.
"""

from __future__ import annotations

from collections.abc import Mapping


class CommandRefused(Exception):
    """A request is not allowed now; nothing has changed."""

    def __init__(
        self,
        code: str,
        message: str,
        rule: str | None = None,
        values: Mapping[str, object] | None = None,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.rule = rule
        #: The values in the message, for clients that word it in another language.
        self.values = {name: value for name, value in (values or {}).items() if isinstance(value, int | str)}
