"""Security of a running server: origins, cookies, headers, secrets and served files."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
from collections.abc import Iterator
from http.client import HTTPConnection
from inspect import iscoroutinefunction
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute

from sevenroads.server import app as app_module
from sevenroads.server.app import MAX_BODY, create_app
from sevenroads.server.runtime import addresses
from sevenroads.server.runtime.settings import Settings
from sevenroads.server.store import tokens
from sevenroads.server.web import pages, security
from sevenroads.server.web.languages import LANGUAGES
from sevenroads.server.web.routes import accounts, analysis, operations, tables
from sevenroads.server.web.routes.common import count_request

from ..client import Api, ServerProcess, handshake, run, serving

EVIL = "https://evil.example"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("guards")
    with serving(f"sqlite:///{folder}/guards.db", machine_processes=0, log="debug") as running:
        yield running


def ask(
    server: ServerProcess, method: str, path: str, headers: dict[str, str] | None = None, body: bytes = b""
) -> tuple[int, dict[str, str], bytes]:
    """Send a request exactly as given, because client libraries would normalize its path and headers."""
    connection = HTTPConnection("127.0.0.1", server.port, timeout=20)
    try:
        given = headers or {}
        connection.putrequest(method, path, skip_host="host" in given)
        for name, value in given.items():
            connection.putheader(name, value)
        connection.putheader("content-length", str(len(body)))
        connection.endheaders(body)
        answer = connection.getresponse()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
    finally:
        connection.close()


# ------------------------------------------------------------ origins


def test_a_socket_needs_our_own_origin_or_a_bearer_token(server: ServerProcess) -> None:
    async def play() -> None:
        someone = Api(server.url)
        await someone.post("/api/guest", {})
        cookie = f"sevenroads={someone.cookie}"
        assert await handshake(server, server.url, cookie=cookie) == 101
        assert await handshake(server, server.url) == 101
        for origin in (
            EVIL,
            "null",
            "http://127.0.0.1:1",
            f"{server.url}.evil.example",
            f"{EVIL}#{server.url}",
        ):
            assert await handshake(server, origin, cookie=cookie) == 403, origin
        assert await handshake(server, None, cookie=cookie) == 403
        assert await handshake(server, None) == 403
        assert await handshake(server, server.url, cookie=cookie, sec_fetch_site="cross-site") == 403
        # A bearer token beside a cookie does not count: only a browser sends cookies.
        assert await handshake(server, None, authorization="Bearer x", cookie=cookie) == 403
        assert await handshake(server, None, authorization="Bearer x") == 4401

    run(play())


@pytest.mark.parametrize("method", ["POST", "DELETE", "PUT"])
def test_state_changing_requests_with_a_cookie_need_our_own_origin(
    server: ServerProcess, method: str
) -> None:
    body = b"{}"
    given = {"content-type": "application/json", "cookie": "sevenroads=x"}
    for headers in (
        {},
        {"origin": EVIL},
        {"origin": "null"},
        {"origin": server.url, "sec-fetch-site": "cross-site"},
    ):
        status, _, answer = ask(server, method, "/api/tables", {**given, **headers}, body)
        assert status == 403, headers
        assert json.loads(answer)["error"]["code"] == "origin"
    # Also without a cookie: a foreign page must not sign its visitor in to another account.
    assert ask(server, method, "/api/login", {"origin": EVIL}, body)[0] == 403
    assert ask(server, method, "/api/tables", {**given, "origin": server.url}, body)[0] != 403


def test_no_answer_allows_another_site_to_read_it(server: ServerProcess) -> None:
    for method in ("GET", "OPTIONS"):
        headers = {"origin": EVIL, "access-control-request-method": "POST"}
        _, answer, _ = ask(server, method, "/api/tables", headers)
        assert not [name for name in answer if name.startswith("access-control")]


# ------------------------------------------------------------ headers, cookies, tokens


@pytest.mark.parametrize(
    "path", ["/", "/table/AAAAAAAAAAAA", "/api/tables", "/api/nothing", "/healthz", "/metrics"]
)
def test_every_answer_has_the_security_headers(server: ServerProcess, path: str) -> None:
    _, headers, _ = ask(server, "GET", path)
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert "*" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers
    if path.startswith("/api"):
        assert headers["cache-control"] == "no-store"


def test_session_cookies_are_not_readable_by_scripts(tmp_path: Path, server: ServerProcess) -> None:
    given = {"origin": server.url, "content-type": "application/json"}
    _, headers, _ = ask(server, "POST", "/api/guest", given, b"{}")
    cookie = headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "domain" not in cookie
    site = "https://games.example"
    with serving(f"sqlite:///{tmp_path}/https.db", machine_processes=0, site=site) as secure:
        given = {"origin": site, "host": "games.example", "content-type": "application/json"}
        _, headers, _ = ask(secure, "POST", "/api/guest", given, b"{}")
        cookie = headers["set-cookie"]
        assert cookie.startswith("__Host-sevenroads=")
        assert all(flag in cookie.lower() for flag in ("secure", "httponly", "samesite=lax", "path=/"))
        assert "max-age=" in headers["strict-transport-security"]
        # Browsers delete a __Host- cookie only if the same flags are set.
        given["cookie"] = cookie.partition(";")[0]
        _, headers, _ = ask(secure, "POST", "/api/logout", given, b"{}")
        gone = headers["set-cookie"].lower()
        assert gone.startswith("__host-sevenroads=")
        assert "secure" in gone
        assert "path=/" in gone
        # On an https site, pages over http are foreign.
        given["origin"] = "http://games.example"
        assert ask(secure, "POST", "/api/guest", given, b"{}")[0] == 403


def test_no_url_accepts_a_token_and_only_the_right_answers_contain_one(server: ServerProcess) -> None:
    described = httpx.get(f"{server.url}/api/openapi.json").json()
    for path, methods in described["paths"].items():
        for operation in methods.values():
            for parameter in operation.get("parameters", ()):
                assert not re.search("token|invite|password|session|secret", parameter["name"]), path

    async def play() -> None:
        owner = Api(server.url)
        account = await owner.post("/api/register", {"name": "Token Owner", "password": "correct horse"})
        assert owner.cookie is not None
        assert owner.cookie not in json.dumps(account)
        bot = await owner.post("/api/bots", {"name": "Token Bot"})
        opened = await owner.post("/api/tables", {})
        table = opened["table"]["id"]
        for path in ("/api/me", "/api/bots", f"/api/tables/{table}", "/api/games?mine=true", "/api/tables"):
            text = json.dumps(await owner.get(path))
            for secret in (bot["token"], opened["invite"], owner.cookie, tokens.token_hash(owner.cookie)):
                assert secret not in text, path
        # A cookie's token does not work as a bearer token, nor the other way round.
        await Api(server.url, owner.cookie).get("/api/me", expect=401)
        turned = await owner.http.get("/api/me", headers={"cookie": f"sevenroads={bot['token']}"})
        assert turned.json().get("name") != "Token Bot"
        log = server.logged()
        for secret in (bot["token"], opened["invite"], owner.cookie, "correct horse", "Token Owner"):
            assert secret not in log

    run(play())


def test_secrets_are_compared_in_constant_time_or_found_by_their_hash() -> None:
    """Invites use compare_digest on hashes, tokens are looked up by SHA-256, passwords use argon2."""
    folder = Path(app_module.__file__).parent
    sources = {str(path.relative_to(folder)): path.read_text() for path in folder.rglob("*.py")}
    assert "hmac.compare_digest(invite_hash(invite)" in sources["tables/opening.py"]
    assert "sessions.c.token_hash == token_hash(token)" in sources["store/sessions.py"]
    assert "_hasher.verify(" in sources["people/passwords.py"]
    for name, source in sources.items():
        assert not re.search(r"\b(?:invite|token|salt|password)\s*==", source), name


# ------------------------------------------------------------ scopes


def test_private_tables_are_listed_only_for_their_players(server: ServerProcess) -> None:
    async def play() -> None:
        south, north, other = Api(server.url), Api(server.url), Api(server.url)
        await other.post("/api/guest", {})
        opened = await south.post("/api/tables", {"public": False})
        table = opened["table"]["id"]
        await other.post(f"/api/tables/{table}/join", {}, expect=403)
        last = "-" if opened["invite"].endswith("_") else "_"
        await other.post(f"/api/tables/{table}/join", {"invite": opened["invite"][:-1] + last}, expect=403)
        await other.delete(f"/api/tables/{table}", expect=403)
        async with other.socket() as socket:
            await socket.send({"type": "watch-lobby"})
            lobby = await socket.until("lobby")
            assert table not in json.dumps(lobby)
            await north.post(f"/api/tables/{table}/join", {"invite": opened["invite"]})
            await socket.send({"type": "ping"})
            await socket.until("pong")
            assert not any(table in raw for raw in socket.raw)
        for path in ("/api/tables", "/api/games", "/api/games?mine=true", "/api/your-turn"):
            assert table not in json.dumps(await other.get(path)), path
        assert table in json.dumps(await south.get("/api/your-turn"))
        assert table in json.dumps(await north.get("/api/games?mine=true"))
        await Api(server.url).get("/api/your-turn", expect=401)
        await other.post(f"/api/tables/{table}/rematch", {}, expect=403)

    run(play())


def test_players_do_not_receive_spectator_chat_during_the_game(server: ServerProcess) -> None:
    async def play() -> None:
        south, north, guest = Api(server.url), Api(server.url), Api(server.url)
        await guest.post("/api/guest", {})
        opened = await south.post("/api/tables", {"public": True})
        table = opened["table"]["id"]
        await north.post(f"/api/tables/{table}/join", {})
        async with south.socket() as player, guest.socket() as watching:
            await player.watch(table)
            await watching.watch(table)
            await watching.send({"type": "chat", "table": table, "id": "w1", "text": "PLAYS-EAST"})
            assert (await watching.until("chat"))["line"]["text"] == "PLAYS-EAST"
            await player.send({"type": "ping"})
            await player.until("pong")
            await player.watch(table, seq=0)
            assert not any("PLAYS-EAST" in raw for raw in player.raw)
        assert "PLAYS-EAST" not in json.dumps(await south.get(f"/api/tables/{table}"))

    run(play())


def test_a_spectator_who_asks_for_a_seat_still_sees_the_spectator_view(server: ServerProcess) -> None:
    async def play() -> None:
        south, north, other = Api(server.url), Api(server.url), Api(server.url)
        opened = await south.post("/api/tables", {"public": True})
        table = opened["table"]["id"]
        await north.post(f"/api/tables/{table}/join", {})
        await other.post("/api/guest", {})
        for who, seat, seen in ((other, "south", "spectator"), (north, "south", "north")):
            async with who.socket() as socket:
                shown = await socket.watch(table, seat=seat)
                assert shown["viewer"] == seen
                cards = shown["moment"]["position"]["cards"]
                assert cards["south"]["objective"] == "?"
                assert "legal" not in shown["moment"] or seen != "spectator"
                assert "salt" not in shown

    run(play())


# ------------------------------------------------------------ sizes, paths, hosts


def test_too_large_bodies_are_refused_with_and_without_content_length(server: ServerProcess) -> None:
    given = {"origin": server.url, "content-type": "application/json"}
    status, _, body = ask(server, "POST", "/api/practice", given, b" " * (MAX_BODY + 1))
    assert status == 413
    assert json.loads(body)["error"]["code"] == "too-large"

    def chunks() -> Iterator[bytes]:
        for _ in range(MAX_BODY // 4096 + 2):
            yield b" " * 4096

    answer = httpx.post(f"{server.url}/api/practice", content=chunks(), headers=given)
    assert answer.status_code == 413


@pytest.mark.parametrize(
    "path",
    [
        *("/../../../../etc/passwd", "/..%2f..%2f..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/%2e%2e/etc/passwd"),
        *("//etc/passwd", "/%2fetc%2fpasswd", "/assets/../../app.py", "/assets/%2e%2e/%2e%2e/app.py"),
        *("/..%5c..%5capp.py", "/....//app.py", "/./../app.py", "/%00/../app.py", "/static/../settings.py"),
        *("/../app.py", "/%2e%2e/app.py", "/..%2fapp.py", "/assets%2f..%2f..%2fapp.py"),
    ],
)
def test_only_files_of_the_client_are_served(server: ServerProcess, path: str) -> None:
    status, _, body = ask(server, "GET", path)
    assert status in (200, 400, 404)
    assert b"root:" not in body
    assert b"import" not in body.partition(b"<")[0]
    assert b"from __future__" not in body


def test_files_outside_the_static_folder_are_not_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Uses its own static folder, so the client need not be built."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<p>index")
    (static / "icon.svg").write_text("<svg>")
    (tmp_path / "static-secret").mkdir()
    (tmp_path / "static-secret" / "x").write_text("SECRET")
    (tmp_path / "secret").write_text("SECRET")
    (static / "link").symlink_to(tmp_path / "secret")
    monkeypatch.setattr(pages, "STATIC", static)
    application = create_app(Settings())

    async def play() -> None:
        transport = httpx.ASGITransport(application)
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
            assert (await client.get("/icon.svg")).text == "<svg>"
            assert (await client.get("/table/AAAAAAAAAAAA")).text == "<p>index"
            outside = ("/..%2fsecret", "/%2e%2e/secret", "/..%2fstatic-secret%2fx", "/link")
            for path in (*outside, "/%00", f"/{'x' * 3000}"):
                answer = await client.get(path)
                assert answer.status_code == 200
                assert answer.text == "<p>index", path

    asyncio.run(play())


def test_a_forged_host_header_is_not_echoed_and_does_not_admit_a_foreign_page(
    server: ServerProcess,
) -> None:
    for path in ("/", "/api/tables", "/api/tables/", "/api/me", "/assets", "/api"):
        status, headers, body = ask(server, "GET", path, {"host": "evil.example"})
        assert "evil.example" not in str(headers) + body.decode()
        assert "location" not in headers
        assert status < 500
    given = {"host": "evil.example", "x-forwarded-host": "127.0.0.1", "origin": server.url, "cookie": "a=b"}
    assert ask(server, "POST", "/api/tables", given, b"{}")[0] == 403
    for host in ("", "evil.example:99999", "[", "a b", "user@host", "\x80"):
        status, _, _ = ask(server, "POST", "/api/tables", {"host": host, "origin": EVIL}, b"{}")
        assert status in (400, 403), host


def test_metrics_are_available_only_on_this_computer(server: ServerProcess) -> None:
    status, _, body = ask(server, "GET", "/metrics")
    assert status == 200
    assert b"sevenroads_" in body
    for header in ("x-forwarded-for", "forwarded", "x-real-ip", "via"):
        assert ask(server, "GET", "/metrics", {header: "198.51.100.1"})[0] == 403, header
    assert addresses.client_address({"client": ("198.51.100.9", 1), "headers": []}) == "198.51.100.9"


def test_names_and_paths_cannot_forge_a_log_line(server: ServerProcess) -> None:
    forged = '"}\n{"event":"forged"}\r\n\x1b[31m\u2028'
    given = {"origin": server.url}
    with httpx.Client(base_url=server.url, timeout=30, headers=given) as client:
        for name in (forged, "a\0b", "\u202eevil", "a" * 61, "<b>x</b>", "\uff21dmin", "Player 7"):
            assert client.post("/api/guest", json={"name": name}).status_code == 422, name
        client.get("/api/users/%0a%7b%22event%22:%22forged%22%7d%0d%0a")
        client.get("/%0d%0aforged:%20yes", headers={"user-agent": "x%0d%0ay"})
    for line in server.logged().splitlines():
        assert json.loads(line)["event"] != "forged"
        assert line.isascii()


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        *(("", "en"), ("*", "en"), ("de-DE,de;q=0.9", "en"), ("nl", "nl"), ("FR-ca", "fr"), ("fry,it", "it")),
        *(("nl;q=0.3,es;q=0.7", "es"), ("nl;q=0,it;q=0.1", "it"), ("de, fr ; q=0.5, nl ; q=0.5", "fr")),
        *(("it;q=x", "en"), ("nl;q=nan", "en"), (",;,=;q", "en"), ("en-US,en;q=0.9,nl;q=0.8", "en")),
    ],
)
def test_the_start_page_is_in_the_visitors_preferred_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, accepted: str, language: str
) -> None:
    for one in LANGUAGES:
        (tmp_path / f"home.{one}.html").write_text(f"<p>{one}" + " " * 1000)
    (tmp_path / "index.html").write_text("<p>index")
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    application = create_app(Settings())

    async def ask_for_it() -> None:
        transport = httpx.ASGITransport(application)
        given = {"accept-language": accepted, "accept-encoding": "gzip"}
        async with httpx.AsyncClient(transport=transport, base_url="http://test", headers=given) as client:
            answer = await client.get("/")
            assert answer.text.strip() == f"<p>{language}"
            assert answer.headers["content-language"] == language
            assert answer.headers["vary"] == "Accept-Language, Accept-Encoding"
            assert answer.headers["content-encoding"] == "gzip"
            assert answer.headers["content-security-policy"] == security.CONTENT_SECURITY_POLICY
            assert (await client.get("/lobby")).text == "<p>index"
            assert "content-encoding" not in (await client.get("/api/openapi.json")).headers

    asyncio.run(ask_for_it())


def test_no_dependency_of_a_route_runs_in_a_thread() -> None:
    """FastAPI runs dependencies that are not async in threads, which would compete with the games."""

    def called(dependant: Dependant) -> Iterator[Any]:
        yield dependant.call
        for one in dependant.dependencies:
            yield from called(one)

    for module in (accounts, analysis, operations, tables):
        for route in module.router.routes:
            assert isinstance(route, APIRoute)
            for function in called(route.dependant):
                assert iscoroutinefunction(function), (route.path, function)
    assert iscoroutinefunction(count_request)


def test_a_file_of_the_client_is_compressed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compressing it for each request would take ten times as long as sending it."""
    (tmp_path / "assets").mkdir()
    file = tmp_path / "assets/first.js"
    file.write_text("let road;" * 1000)
    (tmp_path / "assets/small.js").write_text("let road;")
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    compress, calls = gzip.compress, []

    def counted(data: bytes, **options: Any) -> bytes:
        calls.append(data)
        return compress(data, **options)

    monkeypatch.setattr(gzip, "compress", counted)
    application = create_app(Settings())

    async def ask_for_it() -> None:
        transport = httpx.ASGITransport(application)
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
            for _ in range(3):
                answer = await client.get("/assets/first.js")
                assert answer.text == file.read_text()
                assert answer.headers["content-encoding"] == "gzip"
                assert answer.headers["vary"] == "Accept-Encoding"
                assert "immutable" in answer.headers["cache-control"]
            again = await client.get("/assets/first.js", headers={"if-none-match": answer.headers["etag"]})
            assert again.status_code == 304
            plain = await client.get("/assets/first.js", headers={"accept-encoding": "identity"})
            part = await client.get("/assets/first.js", headers={"range": "bytes=4-7"})
            small = await client.get("/assets/small.js")
        for answer in (plain, part, small):
            assert "content-encoding" not in answer.headers
        assert (plain.text, part.text, small.text) == (file.read_text(), "road", "let road;")

    run(ask_for_it())
    assert len(calls) == 1


def test_the_description_of_the_api_is_encoded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is large: encoding it for each request kept the server busy."""
    application = create_app(Settings())
    dumps, calls = json.dumps, []

    def counted(value: Any, **options: Any) -> str:
        calls.append(value)
        return dumps(value, **options)

    async def ask_for_it() -> None:
        transport = httpx.ASGITransport(application)
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
            monkeypatch.setattr(app_module.json, "dumps", counted)
            answers = [await client.get("/api/openapi.json") for _ in range(3)]
            monkeypatch.undo()
        assert {answer.status_code for answer in answers} == {200}
        assert answers[2].json() == json.loads(dumps(application.openapi()))

    run(ask_for_it())
    assert len([one for one in calls if "openapi" in one]) == 1
