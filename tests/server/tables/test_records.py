"""Records, exports, links to turns and lists of games, over the real server."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

from sevenroads.game.commitment import check, commit
from sevenroads.notation import read_record
from sevenroads.server.store import games
from sevenroads.server.tables import opening
from sevenroads.server.tables.opening import TableRequest

from ..client import Api, ServerProcess, run, serving
from ..inside import Inside, inside
from ..playing import Game, game, registered


def tag(text: str, name: str) -> str | None:
    return read_record(text).tags.get(name)


async def play_out(at: Game, seed: int) -> None:
    rng = random.Random(seed)
    while at.status == "playing":
        await at.do(at.side, "act", action=rng.choice(at.moments[at.side]["legal"]))


def hidden(text: str) -> bool:
    """Whether a position in notation contains hidden cards."""
    return "?" in text


def test_during_play_record_and_export_show_only_the_players_own_view(shared_server: ServerProcess) -> None:
    async def play() -> None:
        async with game(shared_server.url) as at:
            await at.turns(4)
            starts = {}
            everyone = {**at.people, "spectator": Api(shared_server.url)}
            for viewer, person in everyone.items():
                text = await person.get(f"/api/tables/{at.table}/record")
                assert tag(text, "Salt") is None
                assert tag(text, "Commitment")
                start = tag(text, "Start")
                assert start is not None
                assert hidden(start)
                exported = await person.get(f"/api/tables/{at.table}/export")
                assert exported["viewer"] == viewer
                assert exported["start"] == start
                assert "salt" not in exported
                assert [entry["seq"] for entry in exported["log"]] == list(range(1, at.seq + 1))
                secrets = [e.get("secret") for entry in exported["log"] for e in entry.get("events", ())]
                if viewer == "spectator":
                    assert set(secrets) <= {None, "?"}
                starts[viewer] = start
            assert len(set(starts.values())) == 3
            # Only the opponent's record shows what a player's record hides.
            cards = at.moments["south"]["position"]["cards"]
            assert cards["north"].get("objective") in (None, "?")
            assert cards["south"]["objective"] not in starts["north"].split(" ")

    run(play())


def test_after_the_end_everybody_gets_the_whole_record_and_it_verifies(shared_server: ServerProcess) -> None:
    async def play() -> None:
        async with game(shared_server.url, public=True) as at:
            commitment = (await at.people["south"].get(f"/api/tables/{at.table}"))["table"]["commitment"]
            await play_out(at, 11)
            texts = [
                await person.get(f"/api/tables/{at.table}/record")
                for person in (*at.people.values(), Api(shared_server.url))
            ]
            assert len(set(texts)) == 1
            assert tag(texts[0], "Commitment") == commitment
            record = read_record(texts[0])
            verdict = check(record)
            assert verdict.fits, verdict.said
            assert not hidden(record.tags["Start"])
            # A record that was changed does not verify.
            forged = read_record(
                texts[0].replace(record.tags["Salt"], "00" * (len(record.tags["Salt"]) // 2))
            )
            assert not check(forged).fits
            exported = await Api(shared_server.url).get(f"/api/tables/{at.table}/export")
            assert exported["salt"] == record.tags["Salt"]
            assert exported["start"] == record.tags["Start"]

    run(play())


def test_records_of_resigned_and_drawn_games_verify(shared_server: ServerProcess) -> None:
    async def play() -> None:
        for kind in ("resign", "draw"):
            async with game(shared_server.url) as at:
                await at.turns(3)
                await at.do("south", "takeback-ask")
                await at.do("north", "takeback-accept")
                await at.act()
                await at.do(at.side, "undo")
                if kind == "resign":
                    await at.do("north", "resign")
                else:
                    await at.do("south", "draw-offer")
                    await at.do("north", "draw-accept")
                verdict = check(read_record(await at.people["south"].get(f"/api/tables/{at.table}/record")))
                assert verdict.fits, verdict.said

    run(play())


def test_a_record_contains_the_address_of_its_game(sqlite: str) -> None:
    async def play(server: ServerProcess, host: str = "") -> tuple[str, str | None]:
        player = Api(server.url)
        if host:
            player.http.headers.update({"host": host, "origin": f"http://{host}"})
        table: str = (await player.post("/api/tables", {"opponent": "self"}))["table"]["id"]
        return table, tag(await player.get(f"/api/tables/{table}/record"), "Site")

    with serving(sqlite, machine_processes=0, site="http://games.example/") as server:
        table, site = run(play(server, "games.example"))
        assert site == f"http://games.example/table/{table}"
        routes = (Path(__file__).parents[3] / "web" / "src" / "routes.ts").read_text()
        assert '{ path: "/table/:table", load: ' in routes, "the client has no such page"
    with serving(sqlite, machine_processes=0) as server:
        # Without a public address no link works elsewhere.
        assert run(play(server))[1] is None


def test_every_turn_has_a_permanent_link(shared_server: ServerProcess) -> None:
    async def play() -> None:
        async with game(shared_server.url) as at:
            starts: list[dict[str, Any]] = []
            for _ in range(4):
                starts.append({seat: moment["position"]["text"] for seat, moment in at.moments.items()})
                await at.turns(1)
            path = f"/api/tables/{at.table}/turns"
            for number, texts in enumerate(starts, 1):
                for seat, person in at.people.items():
                    seen = await person.get(f"{path}/{number}")
                    assert (seen["viewer"], seen["turn"]) == (seat, number)
                    assert seen["position"]["text"] == texts[seat]
                    assert seen["actions"][-1] == "."
                looker = await Api(shared_server.url).get(f"{path}/{number}")
                assert hidden(looker["position"]["text"])
            assert (await at.people["south"].get(f"{path}/5")).get("actions", []) == []
            for wrong, status in ((6, 404), (0, 422), (-1, 422), (401, 422), ("x", 422)):
                await at.people["south"].get(f"{path}/{wrong}", expect=status)
            await at.do("south", "resign")
            looker = await Api(shared_server.url).get(f"{path}/2")
            assert not hidden(looker["position"]["text"])
            waiting = (await at.people["south"].post("/api/tables", {}))["table"]["id"]
            for part in ("turns/1", "history", "record", "export"):
                await at.people["south"].get(f"/api/tables/{waiting}/{part}", expect=404)

    run(play())


def test_the_history_leaves_out_what_was_undone_or_taken_back(shared_server: ServerProcess) -> None:
    async def play() -> None:
        async with game(shared_server.url) as at:

            async def played(query: str = "") -> list[str]:
                found = await at.people["north"].get(f"/api/tables/{at.table}/history{query}")
                steps = found.get("steps", [])
                assert [step["entry"]["seq"] for step in steps] == sorted(
                    step["entry"]["seq"] for step in steps
                )
                return [step["entry"]["action"] for step in steps]

            assert await played() == []
            for action in ("T1", "T2"):
                await at.act(action)
            await at.do("south", "undo")
            assert await played() == ["T1"]
            await at.do("south", "restart")
            for action in ("T2", ".", "M1"):
                await at.act(action)
            assert await played() == ["T2", ".", "M1"]
            await at.do("south", "takeback-ask")
            await at.do("north", "takeback-accept")
            assert await played() == ["T2"]
            for action in (".", "M1", ".", "P3"):
                await at.act(action)
            assert await played() == ["T2", ".", "M1", ".", "P3"]
            assert await played("?turn=2") == ["M1", ".", "P3"]
            assert await played(f"?after={at.seq - 2}") == [".", "P3"]
            assert await played(f"?after={at.seq}") == []
            assert await played(f"?before={at.seq}") == ["T2", ".", "M1", "."]
            assert await played("?before=1") == []
            await at.do("north", "takeback-ask")
            await at.do("south", "takeback-accept")
            assert await played() == ["T2", ".", "M1"]

    run(play())


def test_an_entry_says_in_which_turn_it_was_made_and_what_it_took_back(shared_server: ServerProcess) -> None:
    async def play() -> None:
        async with game(shared_server.url) as at:
            for action in ("T1", "T2"):
                await at.act(action)
            await at.do("south", "undo")
            await at.act("P3")
            await at.do("south", "restart")
            for action in ("T2", ".", "M1"):
                await at.act(action)
            await at.do("south", "takeback-ask")
            await at.do("north", "takeback-accept")
            for person in at.people.values():
                log = (await person.get(f"/api/tables/{at.table}/export"))["log"]
                undone = {entry["kind"]: entry["undoes"] for entry in log if entry.get("undoes")}
                assert undone == {"undo": [2], "restart": [1, 4], "takeback-accept": [7, 8]}
                assert [entry["turn"] for entry in log] == [1, 1, 1, 1, 1, 1, 1, 2, 2, 2]

    run(play())


def test_the_story_is_told_after_the_end_and_its_deal_fits_the_commitment(
    shared_server: ServerProcess,
) -> None:
    async def play() -> None:
        async with game(shared_server.url, public=True) as at:
            commitment = (await at.people["south"].get(f"/api/tables/{at.table}"))["table"]["commitment"]
            refused = await at.people["south"].get(f"/api/tables/{at.table}/story", expect=409)
            assert refused["error"]["code"] == "not-over"
            await play_out(at, 11)
            stories = [
                await person.get(f"/api/tables/{at.table}/story")
                for person in (*at.people.values(), Api(shared_server.url))
            ]
            assert stories[0] == stories[1] == stories[2]
            story = stories[0]
            assert len(story["facts"]) == 3
            assert story["commitment"] == commitment
            assert commit(story["start"], bytes.fromhex(story["salt"])) == commitment

    run(play())


def test_a_new_turn_begins_with_a_summary_of_the_last_one_for_everyone_else(
    shared_server: ServerProcess,
) -> None:
    async def play() -> None:
        async with game(shared_server.url) as at:
            await at.act("T1")
            assert "summary" not in at.moments["north"]
            await at.act(".")
            facts = [{"code": "placed", "roads": [1], "count": 1}]
            assert at.moments["north"]["summary"] == {"turn": 1, "side": "south", "facts": facts}
            assert "summary" not in at.moments["south"]
            await at.act("M7")
            assert "summary" not in at.moments["north"]
            await at.do("north", "undo")
            assert at.moments["north"]["summary"]["facts"] == facts

    run(play())


def test_the_history_holds_each_position_as_its_reader_sees_it(shared_server: ServerProcess) -> None:
    async def play() -> None:
        async with game(shared_server.url) as at:
            path = f"/api/tables/{at.table}/history"
            seen: dict[str, list[Any]] = {seat: [] for seat in at.people}
            for number in range(8):
                for seat, moment in at.moments.items():
                    seen[seat].append(moment["position"])
                await at.act("." if number % 3 == 2 else None)
            for seat, person in at.people.items():
                found = await person.get(path)
                assert found["viewer"] == seat
                assert [found["start"], *(step["position"] for step in found["steps"])] == [
                    *seen[seat],
                    at.moments[seat]["position"],
                ]
            looker = Api(shared_server.url)
            assert hidden((await looker.get(path))["start"]["text"])
            await at.do("south", "resign")
            ended = await looker.get(path)
            assert not hidden(ended["start"]["text"])
            assert len(ended["steps"]) == 8
            for wrong in ("after=-1", "after=x", "turn=0", "turn=401"):
                await looker.get(f"{path}?{wrong}", expect=422)

    run(play())


async def play_one_of_each(url: str, south: Api, north: Api) -> dict[str, str]:
    """Games that ended in different ways, by label, the oldest first."""
    played: dict[str, str] = {}
    for label, wish in (
        ("won", {"public": True}),
        ("drawn", {"public": True, "edition": "dday"}),
        ("aborted", {"public": True}),
        ("going", {"public": True}),
        ("private", {"public": False}),
    ):
        async with game(url, south=south, north=north, **wish) as at:
            played[label] = at.table
            if label in ("won", "private"):
                await at.do("north", "resign")
            elif label == "drawn":
                await at.do("south", "draw-offer")
                await at.do("north", "draw-accept")
            elif label == "aborted":
                await at.do("south", "abort")
    played["waiting"] = (await south.post("/api/tables", {"public": True}))["table"]["id"]
    return played


def test_the_list_of_games_is_filtered_and_shows_private_games_only_to_their_players(
    shared_server: ServerProcess,
) -> None:
    async def play() -> None:
        url = shared_server.url
        names = f"Lister {shared_server.port}", f"Partner {shared_server.port}"
        south, north = [await registered(url, name) for name in names]
        stranger = Api(url)
        await stranger.post("/api/guest", {})
        played = await play_one_of_each(url, south, north)

        async def found(who: Api, query: str) -> list[str]:
            listed = (await who.get(f"/api/games?player={names[0]}&{query}"))["tables"]
            labels = {table: label for label, table in played.items()}
            return [labels[info["id"]] for info in listed]

        public = ["waiting", "going", "aborted", "drawn", "won"]
        assert await found(stranger, "") == public
        assert await found(Api(url), "") == public
        assert await found(south, "") == ["waiting", "private", *public[1:]]
        assert await found(stranger, "status=ended") == ["drawn", "won"]
        assert await found(stranger, "status=playing") == ["going"]
        assert await found(stranger, "status=open") == ["waiting"]
        assert await found(stranger, "status=aborted") == ["aborted"]
        assert await found(stranger, "result=draw") == ["drawn"]
        assert await found(north, "result=south") == ["private", "won"]
        assert await found(stranger, "edition=dday") == ["drawn"]
        assert await found(stranger, "edition=dday&status=playing") == []
        assert await found(stranger, "limit=2") == public[:2]
        assert await found(stranger, "mine=true") == []
        assert await found(north, "mine=true") == ["private", *public[1:]]
        first = (await stranger.get(f"/api/games?player={names[0]}&limit=2"))["tables"]
        assert await found(stranger, f"before={first[-1]['created']}") == public[2:]
        last = f"before={first[-1]['created']}&before_id={first[-1]['id']}"
        assert await found(stranger, last) == public[2:]
        assert (await Api(url).get("/api/games?mine=true"))["tables"] == []
        await stranger.get("/api/games?player=Nobody%20Here", expect=404)
        for wrong in ("status=cancelled", "result=east", "limit=0", "limit=51", "before=-1", "before_id=-"):
            await stranger.get(f"/api/games?{wrong}", expect=422)

    run(play())


def test_the_list_of_tables_that_wait_for_a_player_follows_the_turns(shared_server: ServerProcess) -> None:
    async def play() -> None:
        south, north = Api(shared_server.url), Api(shared_server.url)
        async with game(shared_server.url, south=south, north=north) as one:
            async with game(shared_server.url, south=south, north=north) as two:

                async def waiting(who: Api) -> list[str]:
                    tables = [info["id"] for info in (await who.get("/api/your-turn"))["tables"]]
                    assert (await who.get("/api/me")).get("your_turn", []) == tables
                    return tables

                assert sorted(await waiting(south)) == sorted([one.table, two.table])
                assert await waiting(north) == []
                await one.turns(1)
                assert (await waiting(south), await waiting(north)) == ([two.table], [one.table])
                await two.turns(1)
                assert await waiting(north) == [one.table, two.table]  # the longest waiting first
                await one.do("south", "resign")
                assert await waiting(north) == [two.table]
            # A socket that does not watch the table gets the message too.
            async with north.socket() as idle:
                await two.people["south"].get("/api/me")
                async with south.socket() as back:
                    seen = await back.watch(two.table)
                    await back.command("takeback-ask", two.table, seen["moment"]["seq"])
                assert (await idle.until("your-turn"))["tables"] == [two.table]

    run(play())


def test_the_creator_of_a_table_is_told_that_the_game_has_begun_and_it_is_their_turn(
    shared_server: ServerProcess,
) -> None:
    async def play() -> None:
        host, guest = Api(shared_server.url), Api(shared_server.url)
        opened = await host.post("/api/tables", {"side": "south"})
        table = opened["table"]["id"]
        async with host.socket() as elsewhere:
            await guest.post(f"/api/tables/{table}/join", {"invite": opened["invite"]})
            assert (await elsewhere.until("your-turn", timeout=5))["tables"] == [table]

    run(play())


def test_paging_lists_all_games_opened_in_the_same_millisecond(tmp_path: Path, database: str) -> None:
    async def scene() -> None:
        async with inside(tmp_path, database) as at:
            # The wall clock stands still: all but the first are opened at the same time.
            opened = [(await open_public(at)).id]
            at.wall.wait(1)
            opened += [(await open_public(at)).id for _ in range(4)]
            listed: list[str] = []
            last: dict[str, Any] = {}
            while page := await found(at, limit=2, **last):
                listed += [row.id for row in page]
                last = {"before": page[-1].created, "before_id": page[-1].id}
            assert listed == sorted(opened[1:], key=listed.index) + opened[:1]
            # Older clients send no `before_id`.
            assert [row.id for row in await found(at, before=at.wall())] == opened[:1]

    async def open_public(at: Inside) -> opening.Opened:
        return await opening.open_table(at.hub, at.users["south"], TableRequest(public=True))

    async def found(at: Inside, **wanted: Any) -> list[Any]:
        return list((await at.hub.database.read(lambda c: games.history(c, None, **wanted)))[0])

    asyncio.run(scene())
