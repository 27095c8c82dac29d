"""Routes to mute and report other players.

A player is named by a seat or by a chat line of a table, because the names of guests are not unique.
"""

from __future__ import annotations

import time
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import Field, model_validator
from sqlalchemy import Connection

from ... import wire
from ...runtime.errors import CommandRefused
from ...store import accounts, moderation
from ...store.accounts import User, given_number
from ...store.moderation import Reason
from ...tables.chat import line_id
from ...tables.chat_text import clean_text
from ...tables.presenter import seat_value
from ...tables.room import Room
from ...workers.messages import MutesChanged, notify
from .common import Body, Player, RateLimited, Services, ServicesDep, address, answers, reply

router: Final = APIRouter(prefix="/api", tags=["moderation"])
#: The last chat lines that are stored with a report.
EVIDENCE_LINES: Final = 30


class PersonBody(Body):
    """A player at a table: the one in a seat, or the author of a chat line."""

    table: Annotated[str, Field(pattern=r"^[0-9A-Za-z]{12}$", max_length=12)]
    seat: wire.Seat | None = None
    line: Annotated[str, Field(max_length=32, description="The id of a chat line.")] | None = None

    @model_validator(mode="after")
    def check(self) -> PersonBody:
        if (self.seat is None) == (self.line is None):
            raise ValueError("give a seat or a line")
        return self


class ReportBody(PersonBody):
    reason: Reason
    text: Annotated[str, Field(max_length=500)] = ""


@router.get("/mutes", responses=answers(wire.MuteList, refusals=(401, 404)))
async def list_mutes(
    services: ServicesDep,
    user: Player,
    table: Annotated[str | None, Query(pattern=r"^[0-9A-Za-z]{12}$")] = None,
) -> Response:
    """List the players whom you have muted. With a `table`, say which seats they have there."""
    room = await services.hub.rooms.get(table) if table is not None else None
    return await _muted(services, user, room)


@router.post("/mutes", responses=answers(wire.MuteList, refusals=(401, 404)))
async def mute(services: ServicesDep, user: Player, body: PersonBody) -> Response:
    """Mute a player: you no longer receive this player's chat messages, at any table."""
    room = await services.hub.rooms.get(body.table)
    muted, now = await _person(services, user, room, body), services.hub.now()

    def work(connection: Connection) -> None:
        accounts.require_active(connection, user.id, muted)
        moderation.mute(connection, user.id, muted, now)
        notify(connection, MutesChanged(user.id, services.hub.worker))

    await services.database.write(work)
    await services.hub.watching.mutes_changed(user.id)
    return await _muted(services, user, room)


@router.delete("/mutes/{mute}", responses=answers(wire.MuteList, refusals=(401, 404)))
async def unmute(services: ServicesDep, user: Player, mute: Annotated[int, Path(ge=1, le=2**62)]) -> Response:
    """No longer mute a player. `mute` is the id from the list."""

    def work(connection: Connection) -> bool:
        notify(connection, MutesChanged(user.id, services.hub.worker))
        return moderation.unmute(connection, user.id, mute)

    if not await services.database.write(work):
        raise CommandRefused("no-user", "You have not muted this player.")
    await services.hub.watching.mutes_changed(user.id)
    return await _muted(services, user, None)


@router.post("/reports", responses=answers(wire.Done, refusals=(401, 404, 409)))
async def report(request: Request, services: ServicesDep, user: Player, body: ReportBody) -> Response:
    """Report a player to the operator of the server. The last chat lines that you can read go with it."""
    room = await services.hub.rooms.get(body.table)
    reported = await _person(services, user, room, body)
    if services.settings.limits and (
        wait := services.limits.reports.take(user.id, address(request), time.monotonic())
    ):
        raise RateLimited(wait)
    lines = await services.hub.chat.readable_lines(room, room.perspective(user.id))
    values = {
        "reporter": user.id,
        "reported": reported,
        "game_id": room.id,
        "reason": body.reason,
        "text": clean_text(body.text),
        "at": services.hub.now(),
    }

    def work(connection: Connection) -> None:
        accounts.require_active(connection, user.id, reported)
        moderation.store_report(connection, values, lines[-EVIDENCE_LINES:])

    await services.database.write(work)
    return reply(wire.Done())


async def _person(services: Services, user: User, room: Room, body: PersonBody) -> int:
    """The account that a request is about: another player, or the author of a line that the user can read."""
    if body.seat is not None:
        found = room.row.player(body.seat)
    else:
        lines = await services.hub.chat.readable_lines(room, room.perspective(user.id))
        found = next((line.user_id for line in lines if line_id(line) == body.line), None)
    if found is None or found == user.id:
        raise CommandRefused("no-user", "There is no such player here, or it is you.")
    return found


async def _muted(services: Services, user: User, room: Room | None) -> Response:
    found = await services.database.read(lambda c: moderation.list_mutes(c, user.id))

    def player(one: moderation.Mute) -> wire.MutedPlayer:
        seats = room.seats(one.muted_id) if room is not None else ()
        return wire.MutedPlayer(
            id=one.id,
            name=one.name,
            kind=one.kind,
            number=given_number(one.name, one.kind),
            seat=seat_value(seats[0]) if seats else None,
        )

    return reply(wire.MuteList(players=tuple(map(player, found))))
