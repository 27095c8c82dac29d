"""Pictures for link previews, their tags, and boards in frames: what they show, and what they cost."""

from __future__ import annotations

import asyncio
import random
import re
import struct
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import httpx
import pytest

from sevenroads import State
from sevenroads.game import from_record
from sevenroads.notation import read_record
from sevenroads.server.runtime.settings import InvalidSetting, Settings
from sevenroads.server.web.picture_cache import PictureCache

from ..client import ServerProcess, serving

SITE = "http://games.example.org"
CLUB = "https://club.example.org"
RECORD = Path(__file__).parents[2] / "golden" / "games" / "revision-3-ardennes.7r"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("pictures")
    with serving(f"sqlite:///{folder}/p.db", site=SITE, embed=f"{CLUB} https://blog.example.org") as running:
        yield running


@pytest.fixture
def browser(server: ServerProcess) -> Iterator[httpx.Client]:
    with visitor(server) as client:
        yield client


def visitor(server: ServerProcess) -> httpx.Client:
    headers = {"host": SITE.partition("//")[2], "origin": SITE}
    return httpx.Client(base_url=server.url, headers=headers, timeout=30)


def twins() -> tuple[State, State]:
    """Two positions in the middle of a game that look alike to spectators but not to the players."""
    match = from_record(read_record(RECORD.read_text(encoding="utf-8")))
    states = (step.before for step in match.steps)
    state = next(state for state in states if any(cards.hand for cards in state.layout().cards))
    view = state.view("spectator")
    other = State.sample(view, random.Random(1))
    assert [cards.hand for cards in state.layout().cards] != [cards.hand for cards in other.layout().cards]
    assert view == other.view("spectator")
    return state, other


def opened(browser: httpx.Client, position: State | None = None, opponent: str = "self") -> str:
    body = {"opponent": opponent} | ({"position": str(position)} if position else {})
    answer = browser.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]["id"]
    return table


def tags_of(html: str) -> dict[str, str]:
    found = re.findall(r'<meta (?:name|property)="((?:og|twitter):[^"]+)" content="([^"]*)">', html)
    return {name: unescape(value) for name, value in found}


# ------------------------------------------------------------ pictures


def test_a_picture_shows_the_board_to_everybody_alike(server: ServerProcess, browser: httpx.Client) -> None:
    table = opened(browser, twins()[0])
    answer = browser.get(f"/api/tables/{table}/picture.png")
    assert answer.headers["content-type"] == "image/png"
    assert struct.unpack(">II", answer.content[16:24]) == (1200, 630)
    assert answer.headers["cache-control"] == "public, max-age=30"
    assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
    assert "set-cookie" not in answer.headers
    with visitor(server) as stranger:
        assert stranger.get(f"/api/tables/{table}/picture.png").content == answer.content
    dark = browser.get(f"/api/tables/{table}/picture.png?theme=dark&language=nl")
    assert dark.content != answer.content


def test_hidden_cards_change_no_byte_of_pictures_pages_and_tags(browser: httpx.Client) -> None:
    first, second = (opened(browser, state) for state in twins())
    paths = (
        "/api/tables/{}/picture.png",
        "/api/tables/{}/picture.png?step=0&language=fr",
        "/embed/{}",
        "/embed/{}?theme=dark",
        "/table/{}",
        "/review/{}?step=0",
    )
    for path in paths:
        one, other = (browser.get(path.format(table)) for table in (first, second))
        assert one.status_code == other.status_code == 200, path
        assert one.content.replace(first.encode(), b"") == other.content.replace(second.encode(), b""), path
        headers = [dict(answer.headers) | {"date": "", "etag": ""} for answer in (one, other)]
        assert headers[0] == headers[1], path


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/tables/AAAAAAAAAAAA/picture.png", 404),
        ("/api/tables/{}/picture.png?step=1", 404),
        ("/api/tables/{}/picture.png?step=-1", 422),
        ("/api/tables/{}/picture.png?theme=pink", 422),
        ("/api/tables/{}/picture.png?language=xx", 422),
        ("/embed/AAAAAAAAAAAA", 404),
        ("/embed/x", 422),
    ],
)
def test_a_picture_of_nothing_is_refused(browser: httpx.Client, path: str, status: int) -> None:
    table = opened(browser, twins()[0])
    assert browser.get(path.format(table)).status_code == status


def test_a_table_that_waits_for_a_player_has_no_picture(browser: httpx.Client) -> None:
    table = opened(browser, opponent="open")
    assert browser.get(f"/api/tables/{table}/picture.png").status_code == 404
    tags = tags_of(browser.get(f"/table/{table}").text)
    assert tags["og:title"] == "A seat is free"
    assert tags["og:image"] == f"{SITE}/icons/512.png"
    assert tags["twitter:card"] == "summary"


def test_drawing_is_limited_for_each_address_and_a_drawn_picture_is_not(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("limited")
    settings = {"site": SITE, "embed": "*", "limits": "on", "analysis_rate": 0.1}
    with serving(f"sqlite:///{folder}/p.db", **settings) as server, visitor(server) as browser:
        table = opened(browser, twins()[0])
        path = f"/api/tables/{table}/picture.png"
        assert [browser.get(path).status_code for _ in range(20)] == [200] * 20
        # Six pictures at once and one every ten seconds: a slow computer may draw some more.
        looks = (
            f"{where}?theme={theme}&language={language}"
            for theme in ("light", "dark")
            for language in ("nl", "fr", "es", "it")
            for where in (path, f"/embed/{table}")
        )
        refused = next(answer for look in looks if (answer := browser.get(look)).status_code != 200)
        assert (refused.status_code, "retry-after" in refused.headers) == (429, True)
        assert browser.get(path).status_code == 200


def test_a_picture_is_drawn_once_for_all_who_ask_at_the_same_time() -> None:
    drawn: list[int] = []

    async def draw() -> bytes:
        drawn.append(1)
        await asyncio.sleep(0)
        return b"picture"

    async def fail() -> bytes:
        raise ValueError("no")

    async def ask() -> None:
        cache = PictureCache(size=2)
        waiting = [asyncio.create_task(cache.get("a", draw)) for _ in range(5)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        assert await asyncio.gather(*waiting[1:]) == [b"picture"] * 4
        assert len(drawn) == 1
        for key in ("b", "a", "c"):
            await cache.get(key, draw)
        assert [cache.has(key) for key in "abc"] == [True, False, True], "the least recently used one is gone"
        with pytest.raises(ValueError, match="no"):
            await cache.get("d", fail)
        assert not cache.has("d")
        assert len(cache) == 2

    asyncio.run(ask())


# ------------------------------------------------------------ tags


def test_the_pages_of_a_table_have_tags_for_link_previews(browser: httpx.Client) -> None:
    table = opened(browser, opponent="machine")
    html = browser.get(f"/table/{table}").text
    tags = tags_of(html)
    assert html.index("og:title") < html.index("</head>")
    assert re.fullmatch("Guest [0-9]+ – .+", tags["og:title"])
    assert tags["og:description"] == "Clash of the Ardennes: Turn 1, Germans to play"
    assert tags["og:url"] == f"{SITE}/table/{table}"
    assert tags["twitter:card"] == "summary_large_image"
    image = httpx.URL(tags["og:image"])
    assert str(image).startswith(SITE)
    assert browser.get(image.raw_path.decode()).headers["content-type"] == "image/png"
    dutch = tags_of(browser.get(f"/review/{table}?step=0", headers={"accept-language": "nl"}).text)
    assert "step=0" in dutch["og:image"]
    assert "language=nl" in dutch["og:image"]
    assert dutch["og:description"] != tags["og:description"]
    for path in ("/table/AAAAAAAAAAAA", "/lobby", "/table/x", f"/table/{table}/more"):
        assert tags_of(browser.get(path).text) == {}


def test_a_server_without_a_public_address_has_no_tags(shared_sqlite: ServerProcess) -> None:
    with httpx.Client(base_url=shared_sqlite.url, headers={"origin": shared_sqlite.url}) as browser:
        table = opened(browser)
        assert tags_of(browser.get(f"/table/{table}").text) == {}


# ------------------------------------------------------------ frames


def test_only_the_pages_that_the_setting_names_may_show_a_board(browser: httpx.Client) -> None:
    table = opened(browser, twins()[0])
    answer = browser.get(f"/embed/{table}")
    policy = answer.headers["content-security-policy"]
    assert policy.endswith(f"frame-ancestors {CLUB} https://blog.example.org")
    assert policy.startswith("default-src 'none'; style-src 'sha256-")
    assert "script" not in answer.text
    assert '<meta http-equiv="refresh" content="30">' in answer.text
    assert f'href="/table/{table}"' in answer.text
    for path in ("/", f"/table/{table}", f"/api/tables/{table}"):
        assert "frame-ancestors 'none'" in browser.get(path).headers["content-security-policy"]


def test_without_the_setting_no_page_may_show_a_board(shared_sqlite: ServerProcess) -> None:
    with httpx.Client(base_url=shared_sqlite.url, headers={"origin": shared_sqlite.url}) as browser:
        answer = browser.get(f"/embed/{opened(browser)}")
        assert answer.status_code == 404
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    "embed", ["'self'", "https://a.example; script-src *", "a.example", "* https://a.b", " "]
)
def test_a_setting_that_is_no_list_of_sites_is_refused(embed: str) -> None:
    with pytest.raises(InvalidSetting, match="SEVENROADS_EMBED"):
        Settings(embed=embed)
