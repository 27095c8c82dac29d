"""Commands over real sockets: repeated, reordered, from two tabs, late, and from the wrong person."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from ..client import Api, ServerProcess, Socket, run
from ..playing import UNNUMBERED, Game, game

#: Whole random games, and how many commands each has.
GAMES, COMMANDS = 3, 25


async def answers(socket: Socket, ids: list[str]) -> dict[str, list[dict[str, Any]]]:
    """The answers to these frames, one for each."""
    found: dict[str, list[dict[str, Any]]] = {name: [] for name in ids}
    for _ in ids:
        answer = await socket.until("ack", "refused")
        found[answer["id"]].append(answer)
    return found


async def log_of(at: Game) -> list[dict[str, Any]]:
    exported = await at.people["south"].get(f"/api/tables/{at.table}/export")
    return list(exported["log"])


# ------------------------------------------------------------ once, however often


@pytest.mark.parametrize("seed", range(GAMES))
def test_repeated_and_reordered_commands_have_one_effect_each(
    shared_server: ServerProcess, seed: int
) -> None:
    """Each command is sent 1 to 5 times, mixed with repeats of older ones, by one of the player's tabs."""

    async def play() -> None:
        rng = random.Random(seed)
        async with (
            game(shared_server.url) as at,
            at.people["south"].socket() as south_tab,
            at.people["north"].socket() as north_tab,
        ):
            tabs = {"south": [at.sockets["south"], south_tab], "north": [at.sockets["north"], north_tab]}
            sent: dict[str, list[dict[str, Any]]] = {"south": [], "north": []}
            acknowledged: dict[str, int] = {}
            for number in range(COMMANDS):
                if at.status != "playing":
                    break
                seat, frame = choose(at, rng)
                frame |= {"table": at.table, "id": f"n{number}"}
                if frame["type"] not in UNNUMBERED:
                    frame["seq"] = at.seq
                # The new frame, its repeats, and repeats of older frames, in random order.
                batch = [frame] * rng.randint(1, 5)
                batch += rng.choices(sent[seat], k=rng.randint(0, 3)) if sent[seat] else []
                rng.shuffle(batch)
                before, socket = at.seq, rng.choice(tabs[seat])
                for one in batch:
                    await socket.send(one)
                heard = await answers(socket, [one["id"] for one in batch])
                for command, replies in heard.items():
                    kinds = {reply["type"] for reply in replies}
                    if command in acknowledged:  # the answer must be the same as before
                        assert {reply["seq"] for reply in replies} == {acknowledged[command]}, replies
                        assert kinds == {"ack"}
                    elif command == frame["id"]:
                        assert kinds == {"ack"}, replies
                        assert {reply["seq"] for reply in replies} == {before + 1}
                        acknowledged[command] = before + 1
                sent[seat].append(frame)
                await at.settle(before + 1)
                assert at.seq == before + 1
            log = await log_of(at)
            assert [entry["seq"] for entry in log] == list(range(1, at.seq + 1))
            assert sorted(acknowledged.values()) == list(range(1, at.seq + 1))

    run(play())


def choose(at: Game, rng: random.Random) -> tuple[str, dict[str, Any]]:
    """The seat and the message of a command that is allowed now."""
    side, other, moment = at.side, at.other, at.moments[at.side]
    choices: list[tuple[str, dict[str, Any]]] = [
        (side, {"type": "act", "action": action}) for action in rng.sample(moment["legal"], k=1)
    ] * 4
    if moment.get("undoable"):
        choices += [(side, {"type": "undo"}), (side, {"type": "restart"})]
    if offer := moment.get("draw_offer"):
        choices.append(("south" if offer == "north" else "north", {"type": "draw-decline"}))
    else:
        choices.append((rng.choice((side, other)), {"type": "draw-offer"}))
    if asked := moment.get("takeback"):
        answer = rng.choice(("takeback-accept", "takeback-decline"))
        choices.append(("south" if asked == "north" else "north", {"type": answer}))
    elif at.moments[other].get("can_take_back"):
        choices += [(other, {"type": "takeback-ask"})] * 2
    return rng.choice(choices)


def test_of_two_commands_sent_by_two_tabs_at_once_one_takes_effect(shared_server: ServerProcess) -> None:
    async def play() -> None:
        async with game(shared_server.url) as at, at.people["south"].socket() as tab:
            await tab.watch(at.table)
            for number in range(5):
                legal = [action for action in at.moments["south"]["legal"] if action != "."][:2]
                sockets = (at.sockets["south"], tab)
                frame = {"type": "act", "table": at.table, "seq": at.seq}
                await asyncio.gather(
                    *(
                        socket.send({**frame, "id": f"tab{number}-{place}", "action": action})
                        for place, (socket, action) in enumerate(zip(sockets, legal, strict=True))
                    )
                )
                replies = [await socket.until("ack", "refused") for socket in sockets]
                assert sorted(reply["type"] for reply in replies) == ["ack", "refused"]
                assert next(r["code"] for r in replies if r["type"] == "refused") == "stale"
                await at.settle(at.seq + 1)
                await at.do("south", "undo")
            assert len(await log_of(at)) == at.seq == 10

    run(play())


def test_the_same_id_from_two_players_means_two_commands(shared_sqlite: ServerProcess) -> None:
    async def play() -> None:
        async with game(shared_sqlite.url) as at:
            await at.do("south", "draw-offer", id="same")
            await at.do("north", "draw-decline", id="same")
            assert at.seq == 2

    run(play())


def test_a_repeated_command_is_recognised_after_a_reconnect_and_a_restart(server: ServerProcess) -> None:
    async def play() -> None:
        async with game(server.url) as at:
            action = at.moments["south"]["legal"][0]
            first = await at.do("south", "act", action=action, id="once")
            async with at.people["south"].socket() as again:
                assert await again.command("act", at.table, 0, action=action, id="once") == first
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)
            async with at.people["south"].socket() as again:
                assert await again.command("act", at.table, 0, action=action, id="once") == first
                assert (await again.watch(at.table))["moment"]["seq"] == 1

    run(play())


# ------------------------------------------------------------ not now, not yours


def test_a_command_for_an_old_or_future_number_is_refused_with_the_right_number(
    shared_server: ServerProcess,
) -> None:
    async def play() -> None:
        async with game(shared_server.url) as at:
            await at.act()
            for number in (0, 2, 1_000_000):
                answer = await at.command("south", "act", action=".", seq=number)
                assert (answer["code"], answer["seq"]) == ("stale", 1)
            for number in (-1, 1_000_001, 1.5, "1", None):
                socket = at.sockets["south"]
                await socket.send({"type": "act", "table": at.table, "id": "x", "action": ".", "seq": number})
                assert (await socket.until("refused"))["code"] == "malformed"
            assert len(await log_of(at)) == 1

    run(play())


def test_commands_for_the_wrong_seat_or_table_are_refused(shared_server: ServerProcess) -> None:
    async def play() -> None:
        async with game(shared_server.url) as at, game(shared_server.url) as foreign:
            assert await at.refused("north", "act", action=".") == "not-your-turn"
            assert await at.refused("north", "undo") == "not-your-turn"
            assert await at.refused("south", "resign", seat="north") == "not-seated"
            socket = at.sockets["south"]
            answer = await socket.command("act", foreign.table, 0, action=".")
            assert (answer["code"], answer["table"]) == ("not-seated", foreign.table)
            answer = await socket.command("act", "AAAAAAAAAAAA", 0, action=".")
            assert answer["code"] == "no-table"
            await socket.send({"type": "watch", "table": "AAAAAAAAAAAA"})
            assert (await socket.until("refused"))["code"] == "no-table"
            opened = await at.people["south"].post("/api/tables", {})
            waiting = opened["table"]["id"]
            assert (await socket.command("act", waiting, 0, action="."))["code"] == "not-started"
            assert (await socket.command("resign", waiting))["code"] == "not-started"
            assert foreign.seq == at.seq == 0

    run(play())


def test_an_illegal_action_is_refused_with_the_rule_and_its_values(
    shared_server: ServerProcess,
) -> None:
    async def play() -> None:
        async with game(shared_server.url) as at:
            answer = await at.command("south", "act", action="x3")
            assert (answer["code"], answer["rule"], answer["values"]) == ("no-line", "R5.1", {"road": 3})
            assert "road 3" in answer["message"]
            assert await at.refused("south", "act", action="nonsense") == "no-action"
            assert at.seq == 0

    run(play())


# ------------------------------------------------------------ undo and take-back


def test_undo_removes_one_action_of_the_current_turn_and_restart_all_of_them(
    shared_server: ServerProcess,
) -> None:
    async def play() -> None:
        async with game(shared_server.url) as at:
            start = at.moments["south"]["position"]["text"]
            assert await at.refused("south", "undo") == "not-now"
            await at.act("T3")
            after_one = at.moments["south"]["position"]["text"]
            await at.act("T4")
            assert at.moments["south"]["undoable"] == 2
            assert "undoable" not in at.moments["north"]
            await at.do("south", "undo")
            assert at.moments["south"]["position"]["text"] == after_one
            await at.act("T4")
            await at.do("south", "restart")
            assert at.moments["south"]["position"]["text"] == start
            assert "undoable" not in at.moments["south"]
            await at.act(".")
            assert await at.refused("south", "undo") == "not-your-turn"

    run(play())


def test_a_turn_is_taken_back_by_agreement(shared_server: ServerProcess) -> None:
    async def play() -> None:
        async with game(shared_server.url) as at:
            assert await at.refused("south", "takeback-ask") == "no-takeback"
            await at.act("T3")
            before = at.moments["south"]["position"]["text"]
            await at.act(".")
            assert at.moments["south"]["can_take_back"] is True
            assert await at.refused("north", "takeback-accept") == "no-offer"
            await at.do("south", "takeback-ask")
            assert at.moments["north"]["takeback"] == "south"
            assert await at.refused("south", "takeback-ask") == "offered"
            assert await at.refused("south", "takeback-accept") == "no-offer"
            await at.do("north", "takeback-decline")
            assert "takeback" not in at.moments["north"]
            await at.do("south", "takeback-ask")
            await at.do("north", "takeback-accept")
            assert at.side == "south"
            assert at.moments["south"]["position"]["text"] == before
            assert at.moments["south"]["undoable"] == 1
            # A request lapses when the opponent acts.
            await at.act(".")
            await at.do("south", "takeback-ask")
            await at.act("T5")
            assert await at.refused("north", "takeback-accept") == "no-offer"

    run(play())


def test_a_table_can_be_opened_without_undo_and_take_back(shared_server: ServerProcess) -> None:
    async def play() -> None:
        async with game(shared_server.url, undo=False, takeback=False) as at:
            await at.act("T3")
            assert "undoable" not in at.moments["south"]
            assert await at.refused("south", "undo") == "no-undo"
            assert await at.refused("south", "restart") == "no-undo"
            await at.act(".")
            assert "can_take_back" not in at.moments["south"]
            assert await at.refused("south", "takeback-ask") == "no-takeback"

    run(play())


def test_the_machine_accepts_a_take_back(shared_sqlite: ServerProcess) -> None:
    async def play() -> None:
        person = Api(shared_sqlite.url)
        opened = await person.post("/api/tables", {"opponent": "machine", "level": 1})
        table = opened["table"]["id"]
        async with person.socket() as socket:
            await socket.watch(table)
            await socket.command("act", table, 0, action=".")
            update = await socket.until("update")
            while not update["moment"].get("legal") and not update["moment"].get("can_take_back"):
                update = await socket.until("update")
            while True:  # the machine may be acting at the same time
                seen = await socket.watch(table)
                if not seen["moment"].get("can_take_back"):
                    return  # a card has been revealed since
                if seen["moment"]["position"]["side"] == "south":
                    break
            answer = await socket.command("takeback-ask", table, seen["moment"]["seq"])
            assert answer["type"] == "ack", answer
            while (await socket.until("update"))["entry"]["kind"] != "takeback-accept":
                pass

    run(play())


# ------------------------------------------------------------ previews


def test_a_preview_shows_what_an_action_would_do_and_changes_nothing(shared_server: ServerProcess) -> None:
    async def play() -> None:
        async with game(shared_server.url) as at:
            socket = at.sockets["south"]
            seen = await socket.command("preview", at.table, action="T3")
            assert [event["kind"] for event in seen["events"]] == ["placed"]
            assert (seen["action"], seen["seq"]) == ("T3", 0)
            assert "wedges" not in seen
            refused = (await socket.command("preview", at.table, action="x3"))["refused"]
            assert (refused["code"], refused["rule"], refused["values"]) == ("no-line", "R5.1", {"road": 3})
            refused = (await socket.command("preview", at.table, action="??"))["refused"]
            assert refused["code"] == "no-action"
            north = await at.sockets["north"].command("preview", at.table, action="T3")
            assert north["refused"]["code"] == "not-your-turn"
            async with Api(shared_server.url).socket() as looker:
                answer = await looker.command("preview", at.table, action="T3")
                assert answer["code"] == "not-seated"
            assert await log_of(at) == []
            await at.do("north", "resign")
            over = await socket.command("preview", at.table, action="T3")
            assert over["refused"]["code"]

    run(play())


def test_a_preview_lists_special_units_that_a_conquest_would_leave_on_the_road(
    shared_sqlite: ServerProcess,
) -> None:
    """R2.4: a special unit on a conquered road stays there and counts against the limit."""

    async def play() -> None:
        async with game(shared_sqlite.url) as at:
            rng, warned = random.Random(5), set()
            for _ in range(400):
                if at.status != "playing" or warned:
                    break
                side, legal = at.side, at.moments[at.side]["legal"]
                socket = at.sockets[side]
                # South builds up a road with a special unit on it; north passes.
                if side == "north":
                    await at.act(".")
                    continue
                specials = special_letters(at)
                road = next(
                    (
                        number
                        for number, lane in enumerate(at.moments[side]["position"]["roads"], 1)
                        if set(lane[side].get("units", "")) & specials and "conqueror" not in lane
                    ),
                    None,
                )
                if road is None:
                    wanted = [a for a in legal if a[0] in specials and a[1:].isdigit()]
                else:
                    wanted = [a for a in legal if a[1:] == str(road) and a[0].isupper()]
                for action in wanted:
                    seen = await socket.command("preview", at.table, action=action)
                    kinds = [event["kind"] for event in seen["events"]]
                    assert ("conquered" in kinds) == bool(seen.get("wedges")), seen
                    if seen.get("wedges"):
                        assert set(seen["wedges"]) <= specials
                        warned.add(seen["wedges"])
                await at.act(rng.choice(wanted) if wanted else ".")
            assert warned

    run(play())


def special_letters(at: Game) -> set[str]:
    from sevenroads import State

    army = State.new("ardennes").rules.ruleset.army
    return {unit.letter for unit in army if unit.special}
