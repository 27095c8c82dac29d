"""Routes for puzzles: ratings, and attempts that the server judges.

The puzzles themselves come with the client. The server keeps the ratings of accounts. A player without an
account sends the rating that the browser keeps, and gets it back changed.
"""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Request, Response
from pydantic import Field, StringConstraints
from sqlalchemy import Connection

from ....players.analyst.puzzle_book import puzzle_book
from ....players.analyst.puzzles import Verdict
from ... import wire
from ...machine import puzzles as judging
from ...runtime.errors import CommandRefused
from ...store import accounts, glicko, puzzles
from .common import (
    Body,
    ServicesDep,
    Visitor,
    address,
    answers,
    enforce_rate_limit,
    reply,
    run_short,
)

router: Final = APIRouter(prefix="/api", tags=["puzzles"])

#: Seconds for judging the attempts of one request.
TIMEOUT: Final = 10.0
#: Attempts in one request, and how many of them take one token of the rate limit.
MOST_ATTEMPTS: Final = 25
ATTEMPTS_PER_TOKEN: Final = 5

ActionText = Annotated[str, StringConstraints(min_length=1, max_length=40)]


class AttemptBody(Body):
    """An attempt: the actions of the turn, or null to give up. The end of the turn may be left out."""

    puzzle: Annotated[str, StringConstraints(pattern=r"^[a-z0-9-]{1,20}$")]
    actions: Annotated[list[ActionText], Field(max_length=60)] | None


class GuestRating(Body):
    """The rating that a browser keeps for a player without an account."""

    rating: Annotated[float, Field(ge=0, le=5000)]
    deviation: Annotated[float, Field(ge=glicko.MIN_DEVIATION, le=glicko.MAX_DEVIATION)]
    volatility: Annotated[float, Field(ge=0.01, le=0.2)]


class AttemptsBody(Body):
    """Attempts in the order in which they were made. `player` is used only if you have no account."""

    attempts: Annotated[list[AttemptBody], Field(min_length=1, max_length=MOST_ATTEMPTS)]
    player: GuestRating | None = None


@router.get("/puzzles", responses=answers(wire.PuzzleStanding))
async def standing(services: ServicesDep, user: Visitor) -> Response:
    """Get your rating in puzzles and your first attempts, and the ratings of the puzzles."""
    kept = user is not None and user.kind == "user"

    def work(connection: Connection) -> wire.PuzzleStanding:
        own = puzzles.standing_of(connection, user.id) if user and kept else puzzles.Standing()
        return wire.PuzzleStanding(
            player=_player(own.rating),
            kept=kept,
            attempts=dict(own.attempts),
            ratings={name: round(rating) for name, rating in puzzles.ratings_of_puzzles(connection).items()},
        )

    return reply(await services.database.read(work))


@router.post("/puzzles/attempts", responses=answers(wire.PuzzleResults, refusals=(401, 404, 503)))
async def attempt(request: Request, services: ServicesDep, user: Visitor, body: AttemptsBody) -> Response:
    """Send attempts at puzzles; the server judges each and rates those that are your first at a puzzle.

    Without an account nothing is stored, and every attempt changes the rating that is returned.
    """
    enforce_rate_limit(
        request, services.limits.analyses, address(request), max(1.0, len(body.attempts) / ATTEMPTS_PER_TOKEN)
    )
    unknown = next((one.puzzle for one in body.attempts if one.puzzle not in puzzle_book()), None)
    if unknown is not None:
        raise CommandRefused("no-puzzle", f"There is no puzzle {unknown}.")
    verdicts = await _judge(request, [(one.puzzle, one.actions) for one in body.attempts])
    judged = [
        puzzles.Attempt(one.puzzle, puzzle_book()[one.puzzle].rating, verdict.solved)
        for one, verdict in zip(body.attempts, verdicts, strict=True)
    ]
    now = services.hub.now()

    def work(connection: Connection) -> wire.PuzzleResults:
        changes: list[puzzles.Change | None]
        if user is not None and user.kind == "user":
            accounts.require_active(connection, user.id)
            changes = puzzles.count_attempts(connection, user.id, judged, now)
            player = puzzles.standing_of(connection, user.id).rating
        else:
            given = body.player
            start = glicko.Rating(**given.model_dump()) if given else puzzles.START
            player, guest_changes = puzzles.rate_guest(connection, start, judged)
            changes = [*guest_changes]
        return wire.PuzzleResults(
            verdicts=tuple(
                _verdict(one.puzzle, verdict, change)
                for one, verdict, change in zip(body.attempts, verdicts, changes, strict=True)
            ),
            player=_player(player),
        )

    return reply(await services.database.write(work))


async def _judge(request: Request, attempts: list[judging.Attempt]) -> list[Verdict]:
    if judging.needs_search(attempts):
        found = await run_short(request, judging.judge_attempts, attempts, deadline=TIMEOUT)
    else:
        found = judging.judge_attempts(attempts)
    if isinstance(found, judging.InvalidAttempt):
        raise CommandRefused("invalid", found.message)
    return found


def _verdict(puzzle: str, verdict: Verdict, change: puzzles.Change | None) -> wire.PuzzleVerdict:
    return wire.PuzzleVerdict(
        puzzle=puzzle,
        solved=verdict.solved,
        reply=verdict.reply,
        before=round(change.before) if change else None,
        after=round(change.after) if change else None,
    )


def _player(rating: glicko.Rating) -> wire.PuzzlePlayer:
    return wire.PuzzlePlayer(
        rating=round(rating.rating, 2),
        deviation=round(rating.deviation, 2),
        volatility=round(rating.volatility, 6),
    )
