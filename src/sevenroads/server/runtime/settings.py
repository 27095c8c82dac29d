"""The server's settings, read from the environment. `sevenroads serve --help` lists them.

A setting is a field of `Settings`. The field gives its type, its default, one line of help and, for a number,
the allowed range; its environment variable is the name in capitals with the prefix `SEVENROADS_`. Apart from
the variables in `OTHERS`, no other module of the server reads the environment.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from importlib.util import find_spec
from typing import Any, Final
from urllib.parse import parse_qsl, urlsplit

from ...extras import install_command

PREFIX: Final = "SEVENROADS_"
HOME: Final = f"{PREFIX}HOME"
FAILPOINT: Final = f"{PREFIX}FAILPOINT"
#: Upper bound of all rates.
MAX_RATE: Final = 1_000_000
DEFAULT_DATABASE: Final = "sqlite:///sevenroads.db"
DEFAULT_PORT: Final = 8707
#: The error for a PostgreSQL address. It quotes nothing, because any part may belong to the password.
UNREADABLE: Final = (
    f"{PREFIX}DATABASE cannot be parsed: expected postgresql://USER:PASSWORD@HOST:PORT/NAME with a numeric "
    "PORT; in the password, percent-encode @ / ? # [ ] (%40 for @)"
)
#: Variables with the same prefix that are not settings of the server: the data folder of `sevenroads play`,
#: and what the build, the choice of a build and the example bot read. Those of tests begin with TEST_.
_OTHER_NAMES: Final = ("ARCH", "BUILD", "REPOSITORY", "SERVER", "TOKEN", "WITHOUT_CLIENT")
OTHERS: Final = frozenset({HOME, FAILPOINT, *(PREFIX + name for name in _OTHER_NAMES)})
_TEST_PREFIX: Final = f"{PREFIX}TEST_"
#: Old name → new name. Old names are accepted for one release; `sevenroads serve` logs a warning for each.
RENAMED: Final = {
    f"{PREFIX}BOTS": f"{PREFIX}MACHINE_PROCESSES",
    f"{PREFIX}BOT_PACE": f"{PREFIX}MACHINE_PACE",
    f"{PREFIX}THOUGHT_RATE": f"{PREFIX}ANALYSIS_RATE",
}
_TRUE: Final = ("1", "true", "yes", "on")
_FALSE: Final = ("0", "false", "no", "off")
#: A web origin, with or without a trailing slash.
_SITE: Final = re.compile(r"https?://(\[[0-9A-Fa-f:.]+\]|[^\s/?#@:\[\]\\]+)(:\d{1,5})?/?")
#: A site that may show boards in a frame; `*.` stands for all of its subdomains.
_FRAME_SITE: Final = re.compile(r"https?://(\*\.)?[0-9A-Za-z.-]+(:\d{1,5})?")
#: One host of a PostgreSQL address.
_HOST: Final = re.compile(r"(\[[^\[\]]+\]|[^\[\]:@]*)(:\d+)?")
#: The address of a broker: one or more hosts, and a name that keeps several installations apart.
_BROKER: Final = re.compile(
    r"(?P<scheme>nats|tls)://((?P<login>[^\s/?#@,]+)@)?(?P<hosts>[^\s/?#@,]+(,[^\s/?#@,]+)*)(/(?P<name>[\w-]{0,40}))?"
)
#: Options of a PostgreSQL address that name a file.
_FILES: Final = ("sslrootcert", "sslcert", "sslkey", "sslcrl")


class InvalidSetting(ValueError):
    """A setting is unknown or has an invalid value; the message says what is expected."""


def _setting(default: Any, text: str, least: float | None = None, most: float | None = None) -> Any:
    return field(default=default, metadata={"help": text, "least": least, "most": most})


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything an operator can configure."""

    database: str = _setting(DEFAULT_DATABASE, "sqlite:///FILE or postgresql://USER@HOST/NAME")
    host: str = _setting("127.0.0.1", "address to listen on")
    port: int = _setting(DEFAULT_PORT, "port to listen on; 0 picks a free one", 0, 65_535)
    workers: int = _setting(1, "number of server processes; more than one needs PostgreSQL", 1, 256)
    broker: str = _setting(
        "",
        "nats://HOST:4222 to send messages between server processes through NATS; empty: through PostgreSQL",
    )
    site: str = _setting("", "public URL, such as https://games.example.org; empty for local play")
    proxies: int = _setting(0, "number of trusted reverse proxies in front of the server", 0, 16)
    machine_processes: int = _setting(
        1, "processes in which the machine thinks, for each server process", 0, 256
    )
    machine_pace: int = _setting(450, "minimum milliseconds between two actions of the machine", 0, 60_000)
    log: str = _setting("info", "log level: debug, info, warning or error")
    metrics: bool = _setting(True, "serve /metrics to clients on this computer")
    session_days: int = _setting(90, "days after which an unused session expires", 1, 3650)
    open_days: int = _setting(7, "days after which a table that nobody has joined is closed", 1, 3650)
    limits: bool = _setting(True, "apply the rate limits below")
    message_rate: float = _setting(20.0, "sustained messages per second for one account", 1, MAX_RATE)
    chat_rate: float = _setting(0.5, "sustained chat messages per second for one account", 0.01, MAX_RATE)
    table_rate: float = _setting(120.0, "new tables per hour for one account", 1, MAX_RATE)
    address_factor: int = _setting(
        10,
        "message, chat and table rates for one address, as a multiple of those for one account",
        1,
        10_000,
    )
    connections: int = _setting(
        400, "open connections of any kind for one address at each server process", 1, MAX_RATE
    )
    sockets: int = _setting(200, "open sockets for one address at each server process", 1, MAX_RATE)
    request_rate: float = _setting(50.0, "sustained requests per second for one address", 1, MAX_RATE)
    analysis_rate: float = _setting(
        2.0,
        "sustained hints, reviewed turns, replays, exports, histories and pictures per second for one "
        "address",
        0.1,
        MAX_RATE,
    )
    login_rate: float = _setting(30.0, "logins and new accounts per hour for one address", 1, MAX_RATE)
    push_key: str = _setting("", "private VAPID key for web push; empty turns web push off")
    push_subject: str = _setting("", "contact for push services, such as mailto:club@example.org")
    push_local: bool = _setting(
        False, "allow push services on this computer and without https; for tests only"
    )
    embed: str = _setting(
        "",
        "pages that may show boards in a frame: * for all, or sites separated by spaces; empty: none",
    )
    restart_seconds: int = _setting(5, "seconds after which clients reconnect when the server stops", 0, 3600)

    def __post_init__(self) -> None:
        if not self.database.startswith(("sqlite:///", "postgresql://")):
            raise InvalidSetting(
                f"{PREFIX}DATABASE begins with {self.database.partition(':')[0]!r}: "
                "expected sqlite:///FILE or postgresql://USER@HOST/NAME"
            )
        _check_broker(self.broker, self.postgres)
        if self.postgres:
            _check_postgres(self.database)
        elif self.database.removeprefix("sqlite:///").partition("?")[0] in ("", ":memory:"):
            raise InvalidSetting(f"{PREFIX}DATABASE names no file: expected sqlite:///FILE")
        if not self.host.strip():
            raise InvalidSetting(
                f"{PREFIX}HOST is empty: expected 127.0.0.1 for this computer, 0.0.0.0 for all networks, "
                "or an address"
            )
        for setting in fields(self):
            _check_range(PREFIX + setting.name.upper(), getattr(self, setting.name), setting.metadata)
        if self.workers > 1 and not self.postgres:
            raise InvalidSetting(
                f"{PREFIX}WORKERS is {self.workers}: SQLite supports one worker, several need PostgreSQL"
            )
        if self.log not in ("debug", "info", "warning", "error"):
            raise InvalidSetting(f"{PREFIX}LOG is {self.log!r}: expected debug, info, warning or error")
        if self.site and not _SITE.fullmatch(self.site):
            raise InvalidSetting(
                f"{PREFIX}SITE is not the URL of a site: expected http:// or https://, a host, "
                "optionally a port, and nothing else"
            )
        _check_embed(self.embed)
        if bool(self.push_key) != bool(self.push_subject):
            raise InvalidSetting(f"{PREFIX}PUSH_KEY and {PREFIX}PUSH_SUBJECT must be set together")

    @property
    def postgres(self) -> bool:
        return self.database.startswith("postgresql://")

    @property
    def broker_servers(self) -> list[str]:
        """The addresses of the broker's hosts."""
        parts = _BROKER.fullmatch(self.broker)
        assert parts is not None
        login = f"{parts['login']}@" if parts["login"] else ""
        return [f"{parts['scheme']}://{login}{host}" for host in parts["hosts"].split(",")]

    @property
    def broker_subject(self) -> str:
        """The subject of all messages between the processes of this installation."""
        parts = _BROKER.fullmatch(self.broker)
        assert parts is not None
        return f"sevenroads.{parts['name']}" if parts["name"] else "sevenroads"

    @property
    def https(self) -> bool:
        return self.site.startswith("https://")


def read_settings(environment: Mapping[str, str] | None = None, **given: Any) -> Settings:
    """Read the settings from the environment. `given` values that are not None take precedence."""
    values = os.environ if environment is None else environment
    known = {PREFIX + f.name.upper(): f for f in fields(Settings)}
    found: dict[str, Any] = {}
    for name, text in values.items():
        new_name = RENAMED.get(name, name)
        if new_name != name and new_name in values:
            continue  # the new name wins
        if new_name in known:
            found[known[new_name].name] = _read(name, str(known[new_name].type), text)
        elif name.startswith(PREFIX) and name not in OTHERS and not name.startswith(_TEST_PREFIX):
            raise InvalidSetting(
                f"{name} is not a setting{_suggestion(name, known)}; `sevenroads serve --help` lists them"
            )
    found |= {name: value for name, value in given.items() if value is not None}
    return Settings(**found)


def renaming_warnings(environment: Mapping[str, str]) -> list[tuple[str, str, str]]:
    """For each old setting name in use: the old name, the new name, and a sentence for the operator."""
    found = []
    for old, new in RENAMED.items():
        if old in environment:
            effect = f"It is ignored because {new} is set." if new in environment else "It still works."
            found.append((old, new, f"{old} was renamed to {new}. {effect} The next release rejects it."))
    return found


def describe_settings() -> list[tuple[str, str, str]]:
    """The variable, the default and the help text of each setting."""
    return [
        (PREFIX + f.name.upper(), str(f.default).lower() if f.default != "" else "", f.metadata["help"])
        for f in fields(Settings)
    ]


def _check_postgres(address: str) -> None:
    """Reject an address that the driver cannot parse or would parse differently than intended."""
    try:
        parts = urlsplit(address)
        options = dict(parse_qsl(parts.query, strict_parsing=True)) if parts.query else {}
    except ValueError:
        raise InvalidSetting(UNREADABLE) from None
    hosts = parts.netloc.split("@", 1)[-1].split(",")
    if parts.fragment or "@" in parts.path or not all(_HOST.fullmatch(host) for host in hosts):
        raise InvalidSetting(UNREADABLE)
    # If the address has a path, even an empty one, the driver ignores these two options.
    if not (parts.path[1:] if parts.path else options.get("dbname") or options.get("database")):
        raise InvalidSetting(f"{PREFIX}DATABASE names no database: expected postgresql://USER@HOST/NAME")
    for name in _FILES:
        if name in options and not os.access(options[name], os.R_OK):
            raise InvalidSetting(f"{PREFIX}DATABASE has {name}={options[name]}: expected a readable file")
    _check_installed(f"{PREFIX}DATABASE is a PostgreSQL address", "asyncpg", "postgres")


def _check_broker(address: str, postgres: bool) -> None:
    if not address:
        return
    if not _BROKER.fullmatch(address):
        # Without the value, which may contain a password.
        raise InvalidSetting(
            f"{PREFIX}BROKER cannot be parsed: expected nats://HOST:PORT or tls://HOST:PORT; several hosts "
            "are separated by commas, USER:PASSWORD@ may precede them and /NAME may follow"
        )
    if not postgres:
        raise InvalidSetting(f"{PREFIX}BROKER is set: SQLite supports one process, a broker needs PostgreSQL")
    _check_installed(f"{PREFIX}BROKER is set", "nats", "broker")


def _check_installed(reason: str, module: str, extra: str) -> None:
    if find_spec(module) is None:
        raise InvalidSetting(f"{reason}, but its packages are not installed: {install_command(extra)}")


def _check_embed(embed: str) -> None:
    if embed not in ("", "*") and not all(_FRAME_SITE.fullmatch(site) for site in embed.split(" ")):
        raise InvalidSetting(
            f"{PREFIX}EMBED is {embed!r}: expected *, or sites such as https://club.example.org separated by "
            "single spaces"
        )


def _check_range(name: str, value: Any, bounds: Mapping[str, Any]) -> None:
    least, most = bounds["least"], bounds["most"]
    # In this form the comparison also rejects NaN.
    if least is not None and not least <= value <= most:
        raise InvalidSetting(f"{name} is {value}: expected {least} to {most}")


def _suggestion(name: str, known: Iterable[str]) -> str:
    """A hint at the most similar setting, for the error message."""
    near = get_close_matches(name.removeprefix(PREFIX), [one.removeprefix(PREFIX) for one in known], 1)
    return f" (did you mean {PREFIX}{near[0]}?)" if near else ""


def _read(name: str, kind: str, text: str) -> Any:
    if kind == "bool":
        if text.lower() not in _TRUE + _FALSE:
            raise InvalidSetting(f"{name} is {text!r}: expected on or off")
        return text.lower() in _TRUE
    if kind in ("int", "float"):
        try:
            return int(text) if kind == "int" else float(text)
        except ValueError:
            raise InvalidSetting(f"{name} is {text!r}: expected a number") from None
    return text
