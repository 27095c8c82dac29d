"""Attacks on fair play: asking the machine for advice during a rated game, in disguise."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from . import raw
from .conftest import Target, attacked

ANNA, BERT, EVE, STRANGER = (f"127.0.7.{number}" for number in range(1, 5))
SECRET = "four horses on a road"
PLAIN = "ardennes+novictory+noobjectives"
#: Ten units of both sides on all roads, in the order in which they are placed.
PLACED = ("T1", "T2", "P3", "M4", ".", "T5", "P6", "P1", "M2", ".", "M3", "T4")


def register(target: Target, name: str, source: str) -> str:
    body = {"name": name, "password": SECRET}
    status, headers, answer = raw.api(target.port, "POST", "/api/register", body, source)
    assert status == 200, answer
    return headers["set-cookie"].partition(";")[0]


def guest(target: Target, source: str) -> str:
    status, headers, answer = raw.api(target.port, "POST", "/api/guest", {}, source)
    assert status == 200, answer
    return headers["set-cookie"].partition(";")[0]


class RatedGame:
    """A rated game of Anna and Bert, each at an address of their own."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.anna, self.bert = register(target, "Anna", ANNA), register(target, "Bert", BERT)
        body = {"rated": True, "public": True, "side": "south", "start": "south"}
        opened = raw.api(target.port, "POST", "/api/tables", body, ANNA, self.anna)[2]
        self.table = opened["table"]["id"]
        join = f"/api/tables/{self.table}/join"
        assert raw.api(target.port, "POST", join, {}, BERT, self.bert)[0] == 200
        south = raw.WebSocket(target.port, ANNA, self.anna)
        north = raw.WebSocket(target.port, BERT, self.bert)
        self.text = play(self.table, [south, north], PLACED)
        for link in (south, north):
            link.close()

    @property
    def roads(self) -> str:
        return self.text.split(" ")[1]

    def resign(self) -> None:
        link = raw.WebSocket(self.target.port, ANNA, self.anna)
        link.send({"type": "resign", "table": self.table, "id": "resign"})
        assert link.until("ack", "refused")["type"] == "ack"
        link.close()


def play(table: str, links: list[raw.WebSocket], actions: tuple[str, ...]) -> str:
    """Play actions, in turns by the given sockets; returns the position as the first socket sees it."""
    seq = 0
    for link in links:
        link.send({"type": "watch", "table": table})
        seq = link.until("snapshot")["moment"]["seq"]
    acting = 0
    for number, action in enumerate(actions):
        link = links[acting % len(links)]
        link.send({"type": "act", "table": table, "id": f"a{number}", "seq": seq, "action": action})
        answer = link.until("ack", "refused")
        assert answer["type"] == "ack", answer
        seq = answer["seq"]
        acting += action == "."
    links[0].send({"type": "watch", "table": table})
    return str(links[0].until("snapshot")["moment"]["position"]["text"])


def position(roads: str, turn: str = "s3:2") -> str:
    """A complete position with these roads and without cards."""
    return f"{PLAIN} {roads} {turn} -/- -/- -/- -"


def swap_seats(roads: str) -> str:
    return "/".join("".join(reversed(re.findall(r"\d+|.", road))) for road in roads.split("/"))


def hint(game: RatedGame, text: str, source: str, cookie: str) -> tuple[int, str | None]:
    """Ask for a hint; returns the status and the code of the refusal."""
    return ask(game, "/api/practice/hint", {"position": text}, source, cookie)


def ask(game: RatedGame, path: str, body: Any, source: str, cookie: str) -> tuple[int, str | None]:
    status, _, answer = raw.api(game.target.port, "POST", path, body, source, cookie, timeout=60)
    return status, answer.get("error", {}).get("code")


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RatedGame]:
    with attacked(tmp_path_factory.mktemp("hints"), machine_processes=1) as target:
        yield RatedGame(target)


REFUSED = (403, "rated-position")


def test_nobody_gets_a_hint_without_a_session(game: RatedGame) -> None:
    assert hint(game, position(game.roads), EVE, "") == (401, "not-signed-in")


def test_a_player_gets_no_hint_from_any_address(game: RatedGame) -> None:
    for source in (ANNA, EVE):
        assert hint(game, position(game.roads), source, game.anna) == REFUSED
    assert hint(game, position(game.roads), BERT, game.bert) == REFUSED


def test_a_second_account_at_the_players_address_gets_no_hint(game: RatedGame) -> None:
    assert hint(game, position(game.roads), ANNA, guest(game.target, ANNA)) == REFUSED
    assert hint(game, position(game.roads), BERT, register(game.target, "Second", BERT)) == REFUSED


@pytest.mark.parametrize("turn", ["n3:2", "s3:4", "s21:1", "n40:3"])
def test_another_turn_or_other_ap_do_not_hide_the_board(game: RatedGame, turn: str) -> None:
    assert hint(game, position(game.roads, turn), ANNA, game.anna) == REFUSED


def test_swapped_seats_and_another_order_of_the_roads_do_not_hide_the_board(game: RatedGame) -> None:
    swapped = swap_seats(game.roads)
    reordered = "/".join(sorted(game.roads.split("/")))
    for roads in (swapped, reordered, "/".join(reversed(swapped.split("/")))):
        assert hint(game, position(roads), ANNA, game.anna) == REFUSED


def test_moved_lines_do_not_hide_the_board(game: RatedGame) -> None:
    moved = "/".join(f"1{road}" if road[0].isupper() else road for road in game.roads.split("/"))
    assert moved != game.roads
    assert hint(game, position(moved), ANNA, game.anna) == REFUSED


def test_a_board_one_turn_further_is_recognised(game: RatedGame) -> None:
    first, *rest = game.roads.split("/")
    further = "/".join([f"C{first}", f"P{rest[0]}", *rest[1:]])
    assert hint(game, position(further), ANNA, game.anna) == REFUSED


def test_a_game_at_one_screen_with_the_same_board_gives_no_hint(game: RatedGame) -> None:
    body = {"opponent": "self", "start": "south"}
    cookie = guest(game.target, ANNA)
    table = raw.api(game.target.port, "POST", "/api/tables", body, ANNA, cookie)[2]["table"]["id"]
    link = raw.WebSocket(game.target.port, ANNA, cookie)
    play(table, [link], PLACED[:4])
    path = f"/api/tables/{table}/hint"
    assert ask(game, path, {}, ANNA, cookie)[0] == 200
    link.close()
    link = raw.WebSocket(game.target.port, ANNA, cookie)
    link.send({"type": "watch", "table": table})
    seq = link.until("snapshot")["moment"]["seq"]
    for number, action in enumerate(PLACED[4:], 4):
        command = {"type": "act", "table": table, "id": f"b{number}", "seq": seq, "action": action}
        link.send(command)
        answer = link.until("ack", "refused")
        assert answer["type"] == "ack", answer
        seq = answer["seq"]
    link.close()
    assert ask(game, path, {}, ANNA, cookie) == REFUSED


@pytest.mark.parametrize("opponent", ["machine", "self", "open"])
def test_no_table_begins_from_a_position_of_the_game(game: RatedGame, opponent: str) -> None:
    """At such a table the machine, or a friend, would show how to go on."""
    for text in (position(game.roads), game.text):
        body = {"position": text, "opponent": opponent}
        assert ask(game, "/api/tables", body, ANNA, game.anna) == REFUSED
    free = {"position": position("T|/T|/P|/M|/|/|/|"), "opponent": opponent}
    assert ask(game, "/api/tables", free, ANNA, game.anna)[0] == 201


def test_a_record_with_an_invented_end_is_not_reviewed(game: RatedGame) -> None:
    """A running game becomes a finished one if somebody writes a resignation into its record."""
    start = position("|/|/|/|/|/|/|", "s1:4")
    one, two, three = " ".join(PLACED).split(" . ")
    record = (
        f'[Edition "{PLAIN}"]\n[Start "{start}"]\n[Result "south"]\n[Termination "resignation"]\n\n'
        f"1s. {one}\n1n. {two}\n2s. {three}\n2n. {{north resigns}}\n"
    )
    review = {"record": record, "turn": 3}
    assert ask(game, "/api/review", review, ANNA, game.anna) == REFUSED
    assert ask(game, "/api/review", review, ANNA, "") == (401, "not-signed-in")
    assert ask(game, "/api/review", review, STRANGER, guest(game.target, STRANGER))[0] == 200


def test_openings_and_other_boards_are_free_for_everybody(game: RatedGame) -> None:
    opening = "T|/T|/P|/M|/|/|/|"
    other = "TTP|/TMP|PPT/|/P|M/|/MM|TT/|"
    for roads in ("|/|/|/|/|/|/|", opening, other):
        assert hint(game, position(roads), ANNA, game.anna) == (200, None)


def test_one_address_cannot_keep_all_hints_for_itself(game: RatedGame) -> None:
    """Two questions at a time were answered, whoever asked them, and one guest asked again and again."""
    hog, ann = guest(game.target, EVE), guest(game.target, STRANGER)
    text = position("TTP|/TMP|PPT/|/P|M/|/MM|TT/|")
    done = threading.Event()

    def flood() -> None:
        while not done.is_set():
            hint(game, text, EVE, hog)
            time.sleep(0.05)

    attackers = [threading.Thread(target=flood) for _ in range(5)]
    for attacker in attackers:
        attacker.start()
    time.sleep(1)
    honest = [hint(game, text, STRANGER, ann)[0] for _ in range(3)]
    done.set()
    for attacker in attackers:
        attacker.join()
    # On a busy computer one of them may wait too long.
    assert honest.count(200) >= 2


def test_strangers_elsewhere_and_players_after_the_end_get_hints(tmp_path: Path) -> None:
    with attacked(tmp_path, machine_processes=1) as target:
        game = RatedGame(target)
        text = position(game.roads)
        assert hint(game, text, EVE, guest(target, EVE)) == (200, None)
        assert hint(game, text, ANNA, game.anna) == REFUSED
        game.resign()
        assert hint(game, text, ANNA, game.anna) == (200, None)
