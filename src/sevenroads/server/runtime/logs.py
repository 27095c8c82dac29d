"""Logs: one JSON object a line on stderr, from which nobody learns a secret.

Only fields known by name are written, and only plain values. Of an exception the log says what it
was and where, not its message, and of another library's line only what cannot hold data of players.
Counting and timing is for `metrics`.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from typing import Any, Final, TypeAlias

Value: TypeAlias = str | int | float | bool | None

#: What may stand in the log. A new name belongs here only if its values can never be a password, a
#: token, a cookie, a card or anything else that another player must not know.
FIELDS: Final = frozenset(
    {
        "actions",
        "address",
        "attempt",
        "backend",
        "bot",
        "clients",
        "code",
        "command",
        "count",
        "duration_ms",
        "edition",
        "endpoint_host",
        "game",
        "games",
        "host",
        "kind",
        "limit",
        "machine_level",
        "method",
        "path",
        "port",
        "process",
        "reason",
        "result",
        "retry_after",
        "revision",
        "rooms",
        "rule",
        "seat",
        "seconds",
        "sequence",
        "signal",
        "size",
        "socket",
        "sockets",
        "status",
        "table",
        "user",
        "version",
        "waiting",
        "worker",
        "workers",
    }
)

LEVELS: Final = ("debug", "info", "warning", "error")

_LONGEST_VALUE: Final = 200
_MOST_PLACES: Final = 20

_EVENT: Final = re.compile(r"[a-z]+(-[a-z]+)*")
#: A place in a traceback: its file, and the indented lines that quote it.
_PLACES: Final = re.compile(r"^  File .*\n(?:    .*\n)*", re.MULTILINE)
_QUERY: Final = re.compile(r"\?[^\s\"]*")
#: 128 bits in base64 are 22 characters: what is as long, and stands in a path, could be a token.
_TOKEN: Final = re.compile(r"[A-Za-z0-9_~.=-]{22,}")

_logger: Final = logging.getLogger("sevenroads.server")
_FIELDS_KEY: Final = "sevenroads_fields"

_strict = True


class UnsafeLog(Exception):
    """A line was to be logged that could hold a secret: a mistake of the program."""


def log(
    event: str, /, *, level: int | None = None, error: BaseException | None = None, **fields: Value
) -> None:
    """Log an event, named with words and hyphens, and what is known of it.

    Its level is "info", or "error" if there is one, unless told otherwise.

    What may not be logged raises UnsafeLog, so that tests find it; after `configure` it is left out
    and the line says which field, since a running server has better things to do than to fail.
    """
    mistakes = sorted(name for name, value in fields.items() if not _is_safe(name, value))
    if not _EVENT.fullmatch(event):
        mistakes.append("event")
        event = "unnamed"
    if mistakes:
        if _strict:
            raise UnsafeLog(f"these fields may not be logged: {', '.join(mistakes)}")
        fields = {name: value for name, value in fields.items() if name not in mistakes}
        fields["left_out"] = ",".join(mistakes)[:_LONGEST_VALUE]
    if level is None:
        level = logging.INFO if error is None else logging.ERROR
    _logger.log(level, event, exc_info=error, extra={_FIELDS_KEY: fields})


@contextmanager
def failures_logged(event: str, *, table: str) -> Iterator[None]:
    """Something is done at one of many tables: if it fails that is logged, and the others have their turn."""
    try:
        yield
    except Exception as error:
        log(event, error=error, table=table)


def configure(level: str = "info", strict: bool = False) -> None:
    """Send all logs of the process to stderr; give uvicorn `log_config=None`, or it undoes this."""
    if level not in LEVELS:
        raise ValueError(f"the log level is one of {', '.join(LEVELS)}, not {level!r}")
    global _strict
    _strict = strict
    number = logging.getLevelNamesMapping()[level.upper()]
    root = logging.getLogger()
    for handler in [handler for handler in root.handlers if isinstance(handler, _Lines)]:
        root.removeHandler(handler)
    root.addHandler(_Lines(sys.stderr))
    # What other libraries say below a warning is for their makers, and some of it quotes messages.
    root.setLevel(max(number, logging.WARNING))
    _logger.setLevel(number)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(max(number, logging.INFO))


class _Lines(logging.StreamHandler[Any]):
    """Writes records as lines of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        return format_record(record)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        # The inherited method would print the arguments of the record, unfiltered.
        pass


def format_record(record: logging.LogRecord) -> str:
    """The line for a record, whoever made it."""
    time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
    line: dict[str, Any] = {"time": time.replace("+00:00", "Z"), "level": record.levelname.lower()}
    own = getattr(record, _FIELDS_KEY, None)
    if own is not None:
        line["event"] = record.msg
        line.update((name, _cut(value)) for name, value in own.items())
    elif record.name == "uvicorn.access" and isinstance(record.args, tuple) and len(record.args) == 5:
        address, method, path, _, status = record.args
        line |= {"event": "request", "address": address, "method": _cut(str(method))}
        line |= {"path": _cut(_without_secrets(str(path))), "status": status}
    else:
        line |= {"event": "message", "logger": record.name, "message": _cut(_foreign_text(record))}
    if record.exc_info and record.exc_info[1] is not None:
        line["error"], line["places"] = _describe(record.exc_info[1])
    # ASCII only, so that no name of a player can break a line or move a cursor.
    return json.dumps(line, default=lambda _: "?")


def _is_safe(name: str, value: object) -> bool:
    return name in FIELDS and (value is None or isinstance(value, (str, int, float)))


def _foreign_text(record: logging.LogRecord) -> str:
    """The first line of a message: of uvicorn's with its values, of others' only the fixed part."""
    text = str(record.msg)
    if record.name.startswith("uvicorn"):
        with suppress(TypeError, ValueError):
            text = record.getMessage()
        if text.startswith("Traceback "):
            return _raised(text)
        text = _without_secrets(text)
    return text.strip().partition("\n")[0]


def _raised(traceback_text: str) -> str:
    """What uvicorn was told of a start that failed: the exception at the end, behind the places."""
    last = _PLACES.split(traceback_text)[-1].strip().partition("\n")[0]
    kind, _, said = last.partition(": ")
    return f"{kind.rpartition('.')[2]}: {_without_secrets(said)}"


def _without_secrets(text: str) -> str:
    return _TOKEN.sub("*", _QUERY.sub("", text))


def _describe(error: BaseException) -> tuple[str, list[str]]:
    """The names of an exception and its causes, and where it was raised, innermost last."""
    names: list[str] = []
    cause: BaseException | None = error
    while cause is not None and len(names) < _MOST_PLACES:
        names.append(type(cause).__qualname__)
        cause = cause.__cause__ or (None if cause.__suppress_context__ else cause.__context__)
    frames = traceback.extract_tb(error.__traceback__)[-_MOST_PLACES:]
    return " < ".join(names), [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]


def _cut(value: Value) -> Value:
    if isinstance(value, str) and len(value) > _LONGEST_VALUE:
        return f"{value[:_LONGEST_VALUE]}…"
    return value
