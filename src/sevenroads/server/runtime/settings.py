"""The settings of the server, read from the environment; `sevenroads serve --help` lists them.

A setting is a field of `Settings`: its name in capitals after `SEVENROADS_`, its type, its default, one
line of help and, of a number, the least and the most it may be. Nothing else of the server reads the
environment, but for what is in `OTHERS`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from typing import Any, Final
from urllib.parse import parse_qsl, urlsplit

PREFIX: Final = "SEVENROADS_"
HOME: Final = f"{PREFIX}HOME"
FAILPOINT: Final = f"{PREFIX}FAILPOINT"
#: The most of whatever is counted by the second or the hour.
MOST: Final = 1_000_000
DEFAULT_DATABASE: Final = "sqlite:///sevenroads.db"
#: Said of an address at PostgreSQL. Nothing of it is quoted: any part may be of the password.
UNREADABLE: Final = (
    f"{PREFIX}DATABASE cannot be read: postgresql://USER:PASSWORD@HOST:PORT/NAME expected, PORT a number, "
    "and in a password codes such as %40 for @ / ? # [ ]"
)
#: Variables of the same prefix that are no settings of the server: where `sevenroads play` keeps its games,
#: what the build, the client's and the example bot read. Those of tests begin with TEST_.
OTHERS: Final = frozenset({HOME, FAILPOINT, f"{PREFIX}ARCH", f"{PREFIX}SERVER", f"{PREFIX}TOKEN"})
_OF_TESTS: Final = f"{PREFIX}TEST_"
_TRUE: Final = ("1", "true", "yes", "on")
_FALSE: Final = ("0", "false", "no", "off")
#: The origin of the pages, with a slash at the end or without.
_SITE: Final = re.compile(r"https?://(\[[0-9A-Fa-f:.]+\]|[^\s/?#@:\[\]\\]+)(:\d{1,5})?/?")
#: One of the hosts of an address at PostgreSQL.
_HOST: Final = re.compile(r"(\[[^\[\]]+\]|[^\[\]:@]*)(:\d+)?")
#: Options of such an address that name a file.
_FILES: Final = ("sslrootcert", "sslcert", "sslkey", "sslcrl")


class InvalidSetting(ValueError):
    """A setting that cannot be used, with what would be right."""


def _setting(default: Any, text: str, least: float | None = None, most: float | None = None) -> Any:
    return field(default=default, metadata={"help": text, "least": least, "most": most})


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything an operator can choose."""

    database: str = _setting(DEFAULT_DATABASE, "sqlite:///FILE, or postgresql://USER@HOST/NAME")
    host: str = _setting("127.0.0.1", "address to listen on")
    port: int = _setting(8707, "port to listen on; 0 takes a free one", 0, 65_535)
    workers: int = _setting(1, "processes that serve; more than one needs PostgreSQL", 1, 256)
    site: str = _setting("", "public address, such as https://games.example.org; empty for local play")
    proxies: int = _setting(0, "trusted proxies in front, for the address of a client", 0, 16)
    bots: int = _setting(1, "worker processes for the machine's players, for each serving process", 0, 256)
    bot_pace: int = _setting(450, "least milliseconds between two actions of the machine", 0, 60_000)
    log: str = _setting("info", "debug, info, warning or error")
    metrics: bool = _setting(True, "serve /metrics to clients on this machine")
    session_days: int = _setting(90, "days a session lasts without use", 1, 3650)
    open_days: int = _setting(7, "days that a table waits for a second player before it is closed", 1, 3650)
    limits: bool = _setting(True, "limit what one address and one account may do, by the settings below")
    message_rate: float = _setting(20.0, "messages a second that one account may send for long", 1, MOST)
    table_rate: float = _setting(120.0, "tables an hour that one account may open", 1, MOST)
    address_factor: int = _setting(
        10, "times as many messages and tables from one address: a club has one", 1, 10_000
    )
    sockets: int = _setting(200, "open sockets of one address, at each worker", 1, MOST)
    request_rate: float = _setting(50.0, "requests a second from one address, for long", 1, MOST)
    thought_rate: float = _setting(
        2.0, "hints and reviewed turns a second from one address, for long", 0.1, MOST
    )
    login_rate: float = _setting(30.0, "logins and new accounts an hour from one address", 1, MOST)
    push_key: str = _setting("", "private VAPID key for web push; empty turns it off")
    push_subject: str = _setting("", "contact for push services, such as mailto:club@example.org")
    push_local: bool = _setting(False, "allow push services on this machine, without https; for tests only")
    restart_seconds: int = _setting(5, "when clients are told to come back after a stop", 0, 3600)

    def __post_init__(self) -> None:
        if not self.database.startswith(("sqlite:///", "postgresql://")):
            raise InvalidSetting(
                f"{PREFIX}DATABASE is {self.database.partition(':')[0]!r}: "
                "sqlite:///FILE or postgresql://USER@HOST/NAME expected"
            )
        if self.postgres:
            _check_postgres(self.database)
        elif self.database.removeprefix("sqlite:///").partition("?")[0] in ("", ":memory:"):
            raise InvalidSetting(f"{PREFIX}DATABASE names no file: sqlite:///FILE expected")
        if not self.host.strip():
            raise InvalidSetting(
                f"{PREFIX}HOST is empty: 127.0.0.1 for this machine, 0.0.0.0 for all networks, or an address"
            )
        for setting in fields(self):
            _check_range(PREFIX + setting.name.upper(), getattr(self, setting.name), setting.metadata)
        if self.workers > 1 and not self.postgres:
            raise InvalidSetting(
                f"{PREFIX}WORKERS is {self.workers}: SQLite has one writer; several workers need PostgreSQL"
            )
        if self.log not in ("debug", "info", "warning", "error"):
            raise InvalidSetting(f"{PREFIX}LOG is {self.log!r}: debug, info, warning or error expected")
        if self.site and not _SITE.fullmatch(self.site):
            raise InvalidSetting(
                f"{PREFIX}SITE is no address of a site: http://… or https://… expected, "
                "with a host, perhaps a port, and nothing more"
            )
        if bool(self.push_key) != bool(self.push_subject):
            raise InvalidSetting(f"{PREFIX}PUSH_KEY and {PREFIX}PUSH_SUBJECT go together")

    @property
    def postgres(self) -> bool:
        return self.database.startswith("postgresql://")

    @property
    def https(self) -> bool:
        return self.site.startswith("https://")


def read_settings(environment: Mapping[str, str] | None = None, **given: Any) -> Settings:
    """Settings from the environment; `given` ones that are not None come first."""
    values = os.environ if environment is None else environment
    known = {PREFIX + f.name.upper(): f for f in fields(Settings)}
    found: dict[str, Any] = {}
    for name, text in values.items():
        if name in known:
            found[known[name].name] = _read(name, str(known[name].type), text)
        elif name.startswith(PREFIX) and name not in OTHERS and not name.startswith(_OF_TESTS):
            raise InvalidSetting(f"{name} is no setting{_nearest(name, known)}: serve --help lists them")
    found |= {name: value for name, value in given.items() if value is not None}
    return Settings(**found)


def describe_settings() -> list[tuple[str, str, str]]:
    """Each setting's variable, its default and what it is."""
    return [
        (PREFIX + f.name.upper(), str(f.default).lower() if f.default != "" else "", f.metadata["help"])
        for f in fields(Settings)
    ]


def _check_postgres(address: str) -> None:
    """Refuse an address that the driver cannot read, or would take a part of for another."""
    try:
        parts = urlsplit(address)
        options = dict(parse_qsl(parts.query, strict_parsing=True)) if parts.query else {}
    except ValueError:
        raise InvalidSetting(UNREADABLE) from None
    hosts = parts.netloc.split("@", 1)[-1].split(",")
    if parts.fragment or "@" in parts.path or not all(_HOST.fullmatch(host) for host in hosts):
        raise InvalidSetting(UNREADABLE)
    # The driver reads no option where the address has a path, be it empty.
    if not (parts.path[1:] if parts.path else options.get("dbname") or options.get("database")):
        raise InvalidSetting(f"{PREFIX}DATABASE names no database: postgresql://USER@HOST/NAME expected")
    for name in _FILES:
        if name in options and not os.access(options[name], os.R_OK):
            raise InvalidSetting(
                f"{PREFIX}DATABASE has {name}={options[name]}: a file that can be read expected"
            )


def _check_range(name: str, value: Any, bounds: Mapping[str, Any]) -> None:
    least, most = bounds["least"], bounds["most"]
    # Written so that a number which is none is refused too.
    if least is not None and not least <= value <= most:
        raise InvalidSetting(f"{name} is {value}: {least} to {most} expected")


def _nearest(name: str, known: Iterable[str]) -> str:
    """The setting that may have been meant."""
    near = get_close_matches(name.removeprefix(PREFIX), [one.removeprefix(PREFIX) for one in known], 1)
    return f", {PREFIX}{near[0]} is one" if near else ""


def _read(name: str, kind: str, text: str) -> Any:
    if kind == "bool":
        if text.lower() not in _TRUE + _FALSE:
            raise InvalidSetting(f"{name} is {text!r}: on or off expected")
        return text.lower() in _TRUE
    if kind in ("int", "float"):
        try:
            return int(text) if kind == "int" else float(text)
        except ValueError:
            raise InvalidSetting(f"{name} is {text!r}: a number expected") from None
    return text
