"""A Seven Roads server over HTTP, as a client sees it: requests as a bot, and tokens for an owner's bots."""

from __future__ import annotations

import json
import time
from http.client import HTTPException, HTTPResponse
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import HTTPCookieProcessor, OpenerDirector, Request, build_opener

#: Seconds to wait for an answer, and how often a request is sent again if the server is busy.
TIMEOUT: Final = 30.0
ATTEMPTS: Final = 5
_BUSY: Final = (429, 503)


class SiteError(ValueError):
    """The server refused a request or cannot be reached. `code` is the server's, such as `taken`."""

    def __init__(self, message: str, code: str = "") -> None:
        super().__init__(message)
        self.code = code


class Site:
    """A server's address and, for a bot, its token."""

    def __init__(self, address: str, token: str | None = None) -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise ValueError(f"{address!r} is no address of a site; expected https://games.example.org")
        self.address = f"{parts.scheme}://{parts.netloc}"
        self.token = token
        self._opener: OpenerDirector = build_opener(HTTPCookieProcessor())

    @property
    def socket_address(self) -> str:
        return f"{self.address.replace('http', 'ws', 1)}/api/socket"

    def get(self, path: str) -> Any:
        return self._ask("GET", path, None)

    def post(self, path: str, body: dict[str, Any]) -> Any:
        return self._ask("POST", path, body)

    def new_bot(self, account: str, password: str, name: str) -> str:
        """Sign in as the owner, create a bot, sign out again; returns the bot's token."""
        self.post("/api/login", {"name": account, "password": password})
        try:
            return str(self.post("/api/bots", {"name": name})["token"])
        finally:
            self.post("/api/logout", {})

    def _ask(self, method: str, path: str, body: dict[str, Any] | None) -> Any:
        headers = {"content-type": "application/json", "origin": self.address}
        if self.token is not None:
            headers["authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        request = Request(f"{self.address}{quote(path, safe='/?=&')}", data, headers, method=method)
        for attempt in range(ATTEMPTS):
            try:
                response: HTTPResponse = self._opener.open(request, timeout=TIMEOUT)
                with response:
                    return json.load(response)
            except HTTPError as error:
                with error:
                    refusal = _refusal(error)
                if error.code not in _BUSY or attempt + 1 == ATTEMPTS:
                    raise refusal from None
                time.sleep(min(TIMEOUT, float(error.headers.get("retry-after") or 1)))
            except (URLError, HTTPException, OSError) as error:
                reason = error.reason if isinstance(error, URLError) else error
                raise SiteError(f"can't reach {self.address}: {reason}", "unreachable") from None
            except ValueError:
                raise SiteError(f"{self.address} is not a Seven Roads server") from None
        raise AssertionError("the last attempt returns or raises")


def _refusal(error: HTTPError) -> SiteError:
    try:
        told = json.load(error)["error"]
        return SiteError(str(told["message"]), str(told["code"]))
    except (ValueError, TypeError, LookupError):
        return SiteError(f"{error.url} answered {error.code} {error.reason}")
