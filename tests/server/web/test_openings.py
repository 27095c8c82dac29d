"""The route of the opening books: pages, filters, caching and refusals."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

import msgspec
import pytest

from sevenroads import State
from sevenroads.players.openings import opening_book, opening_books
from sevenroads.server import wire

from ..client import Api, ServerProcess, run


def address(edition: str, *turns: str, **more: str) -> str:
    return f"/api/openings/{edition}?{urlencode([*(('turn', text) for text in turns), *more.items()])}"


def test_a_page_has_the_position_and_its_turns(server: ServerProcess) -> None:
    async def script() -> None:
        person = Api(server.url)
        for edition in opening_books():
            page = await person.get(address(edition))
            msgspec.convert(page, wire.OpeningPage)
            turn = page["turns"][0]
            after = await person.get(address(edition, " ".join(turn["actions"])))
            assert after["path"] == [turn["actions"]]
            state = State.parse(page["position"]["text"])
            for action in [*turn["actions"], "."]:
                state.apply(action)
            assert after["position"]["text"] == str(state)
            assert after["games"] == turn["games"]

    run(script())


def test_an_objective_or_a_kind_filters_the_games(server: ServerProcess) -> None:
    async def script() -> None:
        person = Api(server.url)
        every, one, kind = [
            await person.get(address("ardennes", **more))
            for more in ({}, {"objective": "147"}, {"objective": "deny"})
        ]
        assert 0 < one["games"] < kind["games"] < every["games"]
        assert {card for turn in one["turns"] for card in turn["objectives"]} == {"147"}
        assert "147" in every["objectives"]
        assert "147" in every["kinds"]["choice"]

    run(script())


def test_answers_may_be_cached_and_need_no_session(server: ServerProcess) -> None:
    async def script() -> None:
        person = Api(server.url)
        answer = await person.http.get(address("dday"))
        assert answer.headers["cache-control"] == "public, max-age=3600"
        assert "set-cookie" not in answer.headers

    run(script())


@pytest.mark.parametrize(
    ("path", "status", "message"),
    [
        (address("ardennes", "Y1 M1 M1"), 404, "Turn 1 (Y1 M1 M1) is not in the book."),
        (address("ardennes", "x3"), 422, "You have no line on road 3"),
        (address("ardennes", "hello"), 422, "is no action"),
        (address("ardennes", "T1 . T1"), 422, "two turns"),
        (address("nowhere"), 404, "There is no opening book of nowhere"),
        (address("ardennes", objective="99"), 404, "no Objective card 99"),
        (address("ardennes", *["T1"] * 13), 422, "turn"),
        (address("ardennes", "T1 " * 80), 422, "turn"),
        ("/api/openings/..%2F..%2Fetc", 404, ""),
        ("/api/openings/ARDENNES", 422, "edition"),
    ],
)
def test_wrong_requests_are_refused_with_a_reason(
    server: ServerProcess, path: str, status: int, message: str
) -> None:
    async def script() -> None:
        person = Api(server.url)
        answer: Any = await person.get(path, status)
        assert message in answer["error"]["message"]

    run(script())


def test_a_book_is_read_from_the_package_only() -> None:
    assert set(opening_books()) == {"ardennes", "dday", "prototype"}
    assert opening_book("ardennes") is opening_book("ardennes")
