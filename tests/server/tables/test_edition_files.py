"""Edition and deck files that players send: checked, stored, and used by people and by the machine."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sevenroads import RULES_REVISION

from ..client import Api, ServerProcess, run, serving

EXAMPLES = Path(__file__).parents[3] / "docs" / "examples"
DECK = """
format = 1
kind = "objectives"
id = "two-pairs"
[[cards]]
id = "left"
count = 2
take = [{ count = 2, of = [1, 2, 3] }]
[[cards]]
id = "right"
count = 2
take = [{ count = 2, of = [5, 6, 7] }]
"""


@pytest.fixture(scope="module")
def file_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('files')}/files.db", machine_pace=0) as running:
        yield running


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.toml")), ids=lambda path: path.stem)
def test_the_example_files_are_accepted_unless_they_refer_to_other_files(
    file_server: ServerProcess, path: Path
) -> None:
    async def send() -> None:
        text = path.read_text()
        names_others = '_deck = "' in text and '.toml"' in text
        sent = await Api(file_server.url).post("/api/files", {"text": text}, 422 if names_others else 201)
        if names_others:
            assert "Name a deck by its id" in sent["error"]["message"]
        else:
            assert sent["edition"]["units"]

    run(send())


def test_an_edition_is_described_with_the_decks_of_the_revision_that_is_asked_for(
    file_server: ServerProcess,
) -> None:
    async def ask() -> None:
        api = Api(file_server.url)
        table = (await api.post("/api/tables", {"opponent": "self"}))["table"]
        assert table["revision"] == RULES_REVISION
        decks = []
        for query in ("", f"?revision={RULES_REVISION}", "?revision=2", "?revision=1"):
            found = await api.get(f"/api/editions/ardennes{query}")
            decks.append({card["id"] for card in found["objectives"]})
        assert decks[0] == decks[1] != decks[2] == decks[3]
        assert {"13", "blitz"} <= decks[2] - decks[0]
        for revision in (0, RULES_REVISION + 1, "x"):
            await api.get(f"/api/editions/ardennes?revision={revision}", 422)

    run(ask())


def test_an_invalid_file_is_refused_with_the_reason(file_server: ServerProcess) -> None:
    async def send() -> list[str]:
        api = Api(file_server.url)
        wrong = ("units = [", "colour = 1", DECK.replace("of = [1, 2, 3]", "of = [1, 9]"))
        answers = [await api.post("/api/files", {"text": text}, 422) for text in wrong]
        return [answer["error"]["message"] for answer in answers]

    syntax, neither, road = run(send())
    assert "not valid TOML" in syntax
    assert "neither an edition" in neither
    assert "take" in road


async def play_randomly(person: Api, table: str, actions: int) -> dict[str, Any]:
    """Play random actions against the machine; returns the last moment."""
    rng = random.Random(1)
    async with person.socket() as socket:
        snapshot = await socket.watch(table)
        moment: dict[str, Any] = snapshot["moment"]
        status = snapshot["table"]["status"]
        while status == "playing" and actions:
            if moment.get("legal"):
                actions -= 1
                message = {"type": "act", "table": table, "id": f"a{moment['seq']}", "seq": moment["seq"]}
                await socket.send(message | {"action": rng.choice(moment["legal"])})
            update = await socket.until("update", timeout=30)
            moment, status = update["moment"], update["status"]
    return moment


def test_a_game_with_a_sent_deck_is_played_against_the_machine_and_survives_a_restart(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path}/own.db", machine_pace=0)
    server.start()

    async def play() -> None:
        person = Api(server.url)
        sent = await person.post("/api/files", {"text": DECK})
        name = sent["name"]
        assert sent["kind"] == "objectives"
        assert [card["id"] for card in sent["edition"]["objectives"]] == ["left", "right"]
        wish = {"opponent": "machine", "level": 5, "options": {"objective_deck": name}}
        table = (await person.post("/api/tables", wish))["table"]["id"]
        assert name in (await play_randomly(person, table, 6))["position"]["text"]
        server.kill()
        server.start()
        assert name in (await play_randomly(person, table, 12))["position"]["text"]
        assert (await person.get(f"/api/files/{name}")) == DECK
        variant = (await person.get(f"/api/tables/{table}"))["table"]["variant"]
        assert (await person.get(f"/api/editions/{variant}"))["objectives"][0]["id"] == "left"

    try:
        run(play())
    finally:
        server.stop()
        server.forget_log()


def test_an_edition_file_that_names_a_sent_deck_is_refused(
    file_server: ServerProcess,
) -> None:
    async def send() -> str:
        api = Api(file_server.url)
        deck = await api.post("/api/files", {"text": DECK})
        edition = (EXAMPLES / "my-edition.toml").read_text()
        edition = edition.replace("my-objectives.toml", deck["name"]).replace("my-victory.toml", "ardennes")
        answer = await api.post("/api/files", {"text": edition}, 422)
        return str(answer["error"]["message"])

    assert "objective_deck" in run(send())


def test_a_restarted_server_replays_the_record_of_a_game_with_a_sent_deck(
    tmp_path: Path,
) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path}/own.db", machine_processes=0)
    server.start()

    async def record() -> str:
        person = Api(server.url)
        sent = await person.post("/api/files", {"text": DECK})
        wish = {"opponent": "self", "options": {"objective_deck": sent["name"]}}
        table = (await person.post("/api/tables", wish))["table"]["id"]
        async with person.socket() as socket:
            await socket.watch(table)
            await socket.send({"type": "resign", "table": table, "id": "1"})
            await socket.until("ack")
        return str(await person.get(f"/api/tables/{table}/record"))

    async def replay(text: str) -> Any:
        return await Api(server.url).post("/api/replay", {"record": text}, 200)

    try:
        text = run(record())
        server.kill()
        server.start()
        assert run(replay(text))["finished"]
    finally:
        server.stop()
        server.forget_log()


def test_an_unknown_file_is_refused_by_name(file_server: ServerProcess) -> None:
    async def ask() -> None:
        api = Api(file_server.url)
        wish = {"opponent": "self", "options": {"objective_deck": "0123456789abcdef0123456789abcdef.toml"}}
        assert "0123456789abcdef" in (await api.post("/api/tables", wish, 422))["error"]["message"]
        await api.get("/api/files/0123456789abcdef0123456789abcdef.toml", 404)

    run(ask())
