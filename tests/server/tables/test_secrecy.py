"""R11 at the server: hidden cards make no difference to anything that a viewer is sent."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from sevenroads.editions import DEFAULT_CATALOG
from sevenroads.game import events
from sevenroads.game.commitment import commit
from sevenroads.game.record import to_record
from sevenroads.rules import encoding
from sevenroads.rules.kernel import Position
from sevenroads.server.machine import thinking
from sevenroads.server.machine.seats import MachineSeats
from sevenroads.server.store import schema
from sevenroads.server.tables import presenter, room
from sevenroads.server.tables.player_views import SeenGame, ViewText
from sevenroads.view import View

from ..client import run, serving
from ..real import masked, play_really
from ..secrecy import SALT, Stage, Tally, compare, game_row, must_be_alike
from ..twins import VIEWERS, make_twins

GAMES = 300


def test_300_pairs_of_twin_games_look_the_same_to_their_viewer_on_every_channel() -> None:
    tally = asyncio.run(compare(range(GAMES)))
    assert tally.viewers == dict.fromkeys(VIEWERS, GAMES // 3)
    _worth_comparing(tally)


@pytest.mark.slow
@pytest.mark.parametrize("viewer", VIEWERS)
def test_300_pairs_of_twin_games_look_the_same_to_each_viewer_on_every_channel(viewer: str) -> None:
    # The seed determines the viewer.
    tally = asyncio.run(compare(range(VIEWERS.index(viewer), GAMES * len(VIEWERS), len(VIEWERS))))
    assert tally.viewers == {viewer: GAMES}
    _worth_comparing(tally)


def _worth_comparing(tally: Tally) -> None:
    """Check that the games contained everything that could leak a card."""
    for step in (
        *("undo", "restart", "takeback-ask", "takeback-accept", "draw-offer", "draw-accept", "draw-decline"),
        *(
            "preview",
            "reconnect",
            "resign",
            "aborted",
            "chat",
            "record",
            "export",
            "history",
            "tables",
            "thought",
        ),
    ):
        assert tally.steps[step] >= 10, (step, tally.steps)
    for card in ("intelligence", "new-orders", "sabotage", "supply-cut"):
        assert tally.steps[f"card !{card}"] >= 3, (card, tally.steps)
    assert tally.frames > 15_000
    assert tally.answers > 800


# ------------------------------------------------------------ the comparison has teeth


def _leak_events(patch: pytest.MonkeyPatch) -> None:
    for module in (events, presenter):
        patch.setattr(module, "seen_by", lambda event, viewer: event)


def _leak_cards(patch: pytest.MonkeyPatch) -> None:
    real = encoding.masked

    def masked_but_for_the_cards(position: Position, viewer: int) -> Position:
        layout = replace(real(position, viewer).layout(), cards=position.layout().cards)
        return Position.from_layout(position.rules, layout)

    patch.setattr(encoding, "masked", masked_but_for_the_cards)


def _leak_hand_to_the_machine(patch: pytest.MonkeyPatch) -> None:
    def of(whole: View) -> ViewText:
        return ViewText(str(whole), ("leak", *map(str, _positions[-1:])))

    real, _positions = View.of, []

    def noting(position: Any, viewer: str) -> View:
        _positions.append(position)
        return real(position, viewer)

    patch.setattr(View, "of", noting)
    patch.setattr(ViewText, "of", of)


def _leak_the_whole_record(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(room, "view_record", lambda match, viewer: to_record(match))


def _leak_past_positions(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(presenter, "past_position", lambda table, state, viewer: presenter.open_position(state))


def _leak_by_preview(patch: pytest.MonkeyPatch) -> None:
    real = presenter.preview

    def preview(table: Any, viewer: str, ask: Any) -> Any:
        answer = real(table, viewer, ask)
        answer.wedges += table.match.state.layout().cards[0].objective or ""
        return answer

    patch.setattr(presenter, "preview", preview)


@pytest.mark.parametrize(
    "leak",
    [
        _leak_events,
        _leak_cards,
        _leak_hand_to_the_machine,
        _leak_the_whole_record,
        _leak_past_positions,
        _leak_by_preview,
    ],
)
def test_the_comparison_finds_a_leak(leak: Callable[[pytest.MonkeyPatch], None]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        leak(patch)
        with pytest.raises(AssertionError, match=r"seed \d+"):
            asyncio.run(compare(range(40)))


def test_twins_differ_in_what_is_hidden_from_their_viewer() -> None:
    for seed in range(60):
        twins = make_twins(seed)
        first, second = twins.starts
        assert str(first) != str(second)
        assert first.view(twins.viewer) == second.view(twins.viewer)


def test_the_commitment_depends_on_the_deal_and_on_the_salt() -> None:
    """The comparison leaves commitments out. They differ with the deal and with the salt, so that nobody can
    test deals against a commitment without knowing the salt."""
    first, second = make_twins(0).starts
    other_salt = bytes(reversed(SALT))
    assert len({commit(first, SALT), commit(second, SALT), commit(first, other_salt)}) == 3


def test_the_salt_is_sent_only_after_the_end_and_never_after_an_abort() -> None:
    async def play() -> None:
        stage = Stage()
        salt = SALT.hex().encode()
        told = 0
        for seed in range(24):
            twins = make_twins(seed)
            closed, opened = await stage.play(twins, twins.starts[0])
            assert not any(salt in sent for sent in (*closed.frames, *closed.answers))
            if twins.aborted:
                assert not any(salt in sent for sent in (*opened.frames, *opened.answers))
            else:
                assert opened.frames
                told += 1
        assert told > 10
        await stage.close()

    asyncio.run(play())


# ------------------------------------------------------------ over the network


#: Words and names of cards; the ids of three digits are looked for as values of their own.
_SECRET_WORDS = re.compile(
    r"west|centre|\beast|flanks|\b[1-7]{4}x|reinforcements|forced-march|withdrawal"
    r"|sabotage|second-front|intelligence|dig-in|supply-cut|night-march|new-orders"
)
THREES = {card.id for card in DEFAULT_CATALOG.objective_deck("ardennes").file.cards if card.id.isdigit()}
#: A position in notation has its turn, such as s9:4, or its roads.
_POSITION = re.compile(r"\b[sn]\d+:\d|\|/")


def test_real_servers_send_the_same_for_twin_games_and_log_no_card(tmp_path: Path) -> None:
    seeds = [seed for seed in range(1, 60) if not make_twins(seed, clocks=False).aborted][:6]
    games = [make_twins(seed, clocks=False) for seed in seeds]
    seen, logs = [], []
    for number in (0, 1):
        with serving(f"sqlite:///{tmp_path}/{number}.db", machine_pace=0, log="debug") as server:
            seen.append(run(play_really(server, games, number)))
            logs.append(server.logged())
    for twins, one, other in zip(games, *seen, strict=True):
        # Lists contain the other games too.
        left, right = (
            masked(traffic.without(*(commit(each.starts[number], SALT) for each in games)))
            for number, traffic in enumerate((one, other))
        )
        must_be_alike(twins, left, right)
        assert left.frames
    for log in logs:
        lines = [json.loads(line) for line in log.splitlines()]
        assert len(lines) > 30
        for line in lines:
            values = [str(value) for name, value in line.items() if name not in ("time", "path", "status")]
            text = " ".join((*values, re.sub(r"/turns/\d+", "", line.get("path", ""))))
            assert not _SECRET_WORDS.search(text), line
            assert not _POSITION.search(text), line
            assert SALT.hex()[:20] not in text
            assert not THREES & set(values), line


def test_the_search_of_the_logs_finds_a_planted_card() -> None:
    start = str(make_twins(0).starts[0])
    assert _POSITION.search(start)
    assert _SECRET_WORDS.search(start)


def test_players_do_not_get_the_spectators_chat_not_even_in_a_snapshot() -> None:
    """The comparison covers cards; this is about chat, which could name cards."""

    async def play() -> list[bytes]:
        stage = Stage()
        twins = next(t for t in map(make_twins, range(0, 300, 3)) if not t.aborted and t.actions > 20)
        said = replace(
            next(step for step in twins.steps if step.what == "send"),
            who="spectator",
            message={"type": "chat", "id": "s1", "text": "XYZZY"},
        )
        twins.steps[0:0] = [said, replace(said, what="reconnect", message={}, number=0)]
        twins.open_from += 2
        closed, _ = await stage.play(twins, twins.starts[0])
        await stage.close()
        return closed.frames

    assert not any(b"XYZZY" in frame for frame in asyncio.run(play()))


def test_the_seed_of_the_machine_depends_on_the_secret_salt() -> None:
    """With a known seed, a player could try out which objective makes the machine act as it did."""

    async def seed_with(salt: str) -> int:
        stage, asked = Stage(), asyncio.get_running_loop().create_future()

        class Thinking:
            async def choose_turn(
                self, seen: SeenGame, level: int, seed: int, deadline: float, account: int | None
            ) -> thinking.ChosenTurn:
                if not asked.done():
                    asked.set_result(seed)
                return thinking.ChosenTurn(())

        twins = make_twins(0)
        machine = f"{twins.starts[0].side}_level"
        row = {**game_row(twins, twins.starts[0]), "salt": salt, machine: 2, "machine": True}
        await stage.database.write(lambda connection: connection.execute(insert(schema.games), row))
        player = MachineSeats(stage.hub, Thinking(), 0)  # type: ignore[arg-type]
        player.wake(await stage.hub.rooms.get(row["id"]))
        seed: int = await asyncio.wait_for(asked, 10)
        await player.close()
        await stage.close()
        return seed

    async def play() -> None:
        first, again, other = [await seed_with(salt) for salt in ("00" * 32, "00" * 32, "01" * 32)]
        assert first == again
        assert first != other

    asyncio.run(play())
