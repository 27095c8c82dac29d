"""Fixtures: Chromium, the server with the built client, and pages that fail on console errors."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from server.client import ServerProcess, serving

from sevenroads.server.people.push import make_keys
from sevenroads.server.web.pages import STATIC

from .people import Person

CHROMIUM = os.environ.get("SEVENROADS_TEST_CHROMIUM") or shutil.which("chromium")
#: Milliseconds to wait for the page. On a busy machine, an answer of the server can take seconds.
PATIENCE = 15_000
PHONE = {"width": 320, "height": 640}
DESK = {"width": 1280, "height": 860}
#: Allowed console errors: a visitor without a session asks for the account.
EXPECTED = ("401 (Unauthorized)",)
#: Allowed console errors while a test cuts the connection.
CUT = ("ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED", "WebSocket connection to")

PUSH_PRIVATE, PUSH_PUBLIC = make_keys()
PUSH_SUBJECT = "mailto:club@example.org"

Visit = Callable[..., Page]
Meet = Callable[..., Person]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("no Chromium: run the tests by make test, or set SEVENROADS_TEST_CHROMIUM")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=CHROMIUM,
            args=["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"],
        )
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The server with the built client; the machine acts almost at once."""
    assert (STATIC / "index.html").is_file(), "the client is not built: run make build"
    push = {"push_key": PUSH_PRIVATE, "push_subject": PUSH_SUBJECT, "push_local": "on"}
    with serving(f"sqlite:///{tmp_path_factory.mktemp('site')}/site.db", machine_pace=20, **push) as running:
        yield running


@pytest.fixture
def meet(browser: Browser, site: ServerProcess) -> Iterator[Meet]:
    """Opens a page as a new visitor in a separate browser context; console errors fail the test."""
    contexts: list[BrowserContext] = []
    printed: list[str] = []
    expected = list(EXPECTED)

    def come(
        path: str | None = "/",
        *,
        size: dict[str, int] = DESK,
        settings: dict[str, Any] | None = None,
        may_print: tuple[str, ...] = (),
        **context: Any,
    ) -> Person:
        expected.extend(may_print)
        made = browser.new_context(viewport=size, **{"locale": "en-GB", **context})  # type: ignore[arg-type]
        contexts.append(made)
        if settings is not None:
            kept = json.dumps(json.dumps(settings))
            made.add_init_script(f"localStorage.sevenroads ??= {kept}")
        page = made.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: printed.append(str(error)))
        page.on("console", lambda message: message.type == "error" and printed.append(message.text))
        person = Person(page, site)
        if path is not None:
            page.goto(site.url + path)
        return person

    yield come
    for context in contexts:
        context.close()
    wrong = [text for text in printed if not any(part in text for part in expected)]
    assert not wrong, wrong


@pytest.fixture
def visit(meet: Meet) -> Visit:
    """Opens the site as a new visitor and returns the page."""

    def open_page(path: str = "/", **context: Any) -> Page:
        return meet(path, **context).page

    return open_page
