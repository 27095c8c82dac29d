"""Routes for a player's progress. The client keeps it on the device, and sends it here for an account."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from fastapi import APIRouter, Response
from pydantic import Field, StringConstraints
from sqlalchemy import Connection

from ....players.levels import LEVELS
from ... import wire
from ...store import accounts, progress
from .common import Body, Player, ServicesDep, answers, reply

router: Final = APIRouter(prefix="/api", tags=["progress"])

#: The id of a lesson, puzzle, medal or edition.
Name = Annotated[str, StringConstraints(pattern=r"^[a-z0-9.-]{1,60}$")]
#: A table and one of its turns.
OwnPuzzleName = Annotated[str, StringConstraints(pattern=r"^[0-9A-Za-z]{12}\.[1-9][0-9]{0,2}$")]
Day = Annotated[int, Field(ge=0, le=100_000)]


class OwnPuzzleBody(Body):
    kind: Literal["win", "defence"]
    state: Literal["open", "solved", "shown"]
    day: Day


class ProgressBody(Body):
    """Progress to add to what is stored. Everything may be left out."""

    lessons: Annotated[
        dict[Name, Annotated[int, Field(ge=0, le=100)]], Field(default_factory=dict, max_length=100)
    ]
    puzzles: Annotated[dict[Name, Literal["solved", "shown"]], Field(default_factory=dict, max_length=2000)]
    days: Annotated[list[Day], Field(default_factory=list, max_length=5000)]
    ladder: Annotated[
        dict[Name, Annotated[int, Field(ge=1, le=len(LEVELS))]], Field(default_factory=dict, max_length=50)
    ]
    medals: Annotated[dict[Name, Day], Field(default_factory=dict, max_length=100)]
    own_puzzles: Annotated[dict[OwnPuzzleName, OwnPuzzleBody], Field(default_factory=dict, max_length=200)]

    def progress(self) -> wire.PlayerProgress:
        return msgspec.convert(self.model_dump(), wire.PlayerProgress)


@router.get("/progress", responses=answers(wire.PlayerProgress, refusals=(401,)))
async def stored_progress(services: ServicesDep, user: Player) -> Response:
    """Get your progress: lessons, puzzles, the ladder and medals."""
    return reply(await services.database.read(lambda c: progress.progress_of(c, user.id)))


@router.put("/progress", responses=answers(wire.PlayerProgress, refusals=(401,)))
async def add_progress(services: ServicesDep, user: Player, body: ProgressBody) -> Response:
    """Add to your progress; returns all of it. Nothing that is stored gets lost."""
    now = services.hub.now()

    def work(connection: Connection) -> wire.PlayerProgress:
        accounts.require_active(connection, user.id)
        return progress.merge(connection, user.id, body.progress(), now)

    return reply(await services.database.write(work))
