"""Structured logs without secrets: one JSON object per line on stderr.

Only the fields in `FIELDS` are written, and only plain values. For an exception the log gives its type and
location but not its message. From other libraries it takes only text that cannot contain players' data.
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

#: The fields that may be logged. Add a name only if its values can never be a password, a token, a cookie, a
#: card or anything else that another player must not know.
FIELDS: Final = frozenset(
    {
        "actions",
        "address",
        "attempt",
        "backend",
        "clients",
        "code",
        "command",
        "count",
        "detail",
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
        "replacement",
        "result",
        "retry_after",
        "revision",
        "rooms",
        "rule",
        "seat",
        "seconds",
        "sequence",
        "setting",
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

_MAX_VALUE_LENGTH: Final = 200
_MAX_FRAMES: Final = 20

_EVENT: Final = re.compile(r"[a-z]+(-[a-z]+)*")
#: A frame in a traceback: its file and the indented lines of source below it.
_FRAMES: Final = re.compile(r"^  File .*\n(?:    .*\n)*", re.MULTILINE)
_QUERY: Final = re.compile(r"\?[^\s\"]*")
#: 128 bits in base64 take 22 characters, so anything in a path that is as long could be a token.
_TOKEN: Final = re.compile(r"[A-Za-z0-9_~.=-]{22,}")

_logger: Final = logging.getLogger("sevenroads.server")
_FIELDS_KEY: Final = "sevenroads_fields"

_strict = True


class UnsafeLog(Exception):
    """A log call with a field that could contain a secret: a programming error."""


def log(
    event: str, /, *, level: int | None = None, error: BaseException | None = None, **fields: Value
) -> None:
    """Log an event, named in lowercase words joined by hyphens, with its fields.

    The level defaults to "error" if an `error` is given and to "info" otherwise. A field that may not be
    logged raises UnsafeLog, so that tests find it. After `configure` the field is left out instead and
    named in `left_out`, because a running server should not fail over a log line.
    """
    mistakes = sorted(name for name, value in fields.items() if not _is_safe(name, value))
    if not _EVENT.fullmatch(event):
        mistakes.append("event")
        event = "unnamed"
    if mistakes:
        if _strict:
            raise UnsafeLog(f"these fields must not be logged: {', '.join(mistakes)}")
        fields = {name: value for name, value in fields.items() if name not in mistakes}
        fields["left_out"] = ",".join(mistakes)[:_MAX_VALUE_LENGTH]
    if level is None:
        level = logging.INFO if error is None else logging.ERROR
    _logger.log(level, event, exc_info=error, extra={_FIELDS_KEY: fields})


@contextmanager
def failures_logged(event: str, *, table: str) -> Iterator[None]:
    """Log an exception in the work on one table, so that a loop continues with the other tables."""
    try:
        yield
    except Exception as error:
        log(event, error=error, table=table)


def configure(level: str = "info", strict: bool = False) -> None:
    """Send all logs of the process to stderr. Pass `log_config=None` to uvicorn, or it overrides this."""
    if level not in LEVELS:
        raise ValueError(f"the log level must be one of {', '.join(LEVELS)}, not {level!r}")
    global _strict
    _strict = strict
    number = logging.getLevelNamesMapping()[level.upper()]
    root = logging.getLogger()
    for handler in [handler for handler in root.handlers if isinstance(handler, _Lines)]:
        root.removeHandler(handler)
    root.addHandler(_Lines(sys.stderr))
    # Below warnings, other libraries log details for their developers, and some quote messages.
    root.setLevel(max(number, logging.WARNING))
    _logger.setLevel(number)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        # At "info", uvicorn logs the address of every socket.
        logger.setLevel(logging.INFO if level == "debug" else max(number, logging.WARNING))


class _Lines(logging.StreamHandler[Any]):
    """Writes records as JSON lines."""

    def format(self, record: logging.LogRecord) -> str:
        return format_record(record)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        # The inherited method would print the record's arguments without filtering.
        pass


def format_record(record: logging.LogRecord) -> str:
    """The JSON line for a record of this server or of another library."""
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
        line["error"], line["frames"] = _describe(record.exc_info[1])
    # ASCII only: no value can break the line or send control characters to a terminal.
    return json.dumps(line, default=lambda _: "?")


def _is_safe(name: str, value: object) -> bool:
    return name in FIELDS and (value is None or isinstance(value, (str, int, float)))


def _foreign_text(record: logging.LogRecord) -> str:
    """The first line of a library's message: uvicorn's with its values, others without them."""
    text = str(record.msg)
    if record.name.startswith("uvicorn"):
        with suppress(TypeError, ValueError):
            text = record.getMessage()
        if text.startswith("Traceback "):
            return _raised(text)
        text = _without_secrets(text)
    return text.strip().partition("\n")[0]


def _raised(traceback_text: str) -> str:
    """The exception at the end of the traceback that uvicorn logs when the application does not start."""
    last = _FRAMES.split(traceback_text)[-1].strip().partition("\n")[0]
    kind, _, said = last.partition(": ")
    return f"{kind.rpartition('.')[2]}: {_without_secrets(said)}"


def _without_secrets(text: str) -> str:
    return _TOKEN.sub("*", _QUERY.sub("", text))


def _describe(error: BaseException) -> tuple[str, list[str]]:
    """The types of an exception and its causes, and the frames of its traceback, innermost last."""
    names: list[str] = []
    cause: BaseException | None = error
    while cause is not None and len(names) < _MAX_FRAMES:
        names.append(type(cause).__qualname__)
        cause = cause.__cause__ or (None if cause.__suppress_context__ else cause.__context__)
    frames = traceback.extract_tb(error.__traceback__)[-_MAX_FRAMES:]
    return " < ".join(names), [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]


def _cut(value: Value) -> Value:
    if isinstance(value, str) and len(value) > _MAX_VALUE_LENGTH:
        return f"{value[:_MAX_VALUE_LENGTH]}…"
    return value
