"""Routes for practice, hints, odds, replays and reviews.

Except for hints and odds at a table, the request contains the position or record. Nothing is stored.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, TypeVar

from fastapi import APIRouter, Request, Response
from pydantic import Field

from ....game.events import describe
from ....notation import count_actions
from ....rules.errors import InvalidNotation
from ....state import State
from ... import wire
from ...machine import analysis
from ...people.fair_play import RatedPosition
from ...runtime.errors import CommandRefused
from ...runtime.process_pool import PoolError
from ...store import games
from ...store.edition_files import CATALOG
from ...tables import presenter
from ...tables.boards import board_of
from ...tables.table import refusal_by_rule
from .common import (
    Body,
    Player,
    ServicesDep,
    TableId,
    address,
    answers,
    enforce_rate_limit,
    machine_busy,
    reply,
    run_short,
    services_of,
)

router: Final = APIRouter(prefix="/api", tags=["analysis"])

T = TypeVar("T")
#: Seconds for a hint, a replay or the review of a turn.
ANALYSIS_TIMEOUT: Final = 15.0
#: Actions of a record for one token of the rate limit: more than most games have.
ACTIONS_PER_TOKEN: Final = 200
#: Actions of one turn: more than any turn has.
MOST_ACTIONS: Final = 60


class PracticeBody(Body):
    """A complete position with nothing hidden, and optionally an action to try."""

    position: Annotated[str, Field(max_length=2000)]
    action: Annotated[str, Field(max_length=40)] | None = None


class PositionBody(Body):
    position: Annotated[str, Field(max_length=2000)]


class RecordBody(Body):
    record: Annotated[str, Field(max_length=100_000)]


class ReviewBody(RecordBody):
    turn: Annotated[int, Field(ge=1, le=400)]


class RetryBody(ReviewBody):
    """Another turn for a finished game: all its actions, with its end unless the game ends first."""

    actions: Annotated[
        list[Annotated[str, Field(max_length=40)]], Field(min_length=1, max_length=MOST_ACTIONS)
    ]


@router.post("/practice", responses=answers(wire.Practice, refusals=(409,)))
async def practice(services: ServicesDep, body: PracticeBody) -> Response:
    """Try an action on a given position."""
    await games.load_files(services.database, body.position)
    state = State.parse(body.position, CATALOG)
    events: tuple[wire.EventView, ...] = ()
    if body.action is not None:
        try:
            action = state.action(body.action)
        except InvalidNotation as error:
            raise CommandRefused("no-action", str(error)) from None
        if (reason := state.refusal(action)) is not None:
            raise refusal_by_rule(reason, state)
        before = state.copy()
        state.apply(action)
        done = describe(before, action, state)
        events = tuple(presenter.event_view(event) for event in done)
    legal = () if state.is_over else tuple(action.text for action in state.legal_actions())
    return reply(wire.Practice(position=presenter.open_position(state), legal=legal, events=events))


@router.post("/practice/hint", responses=answers(wire.Hint, refusals=(401, 403, 409, 503)))
async def practice_hint(
    request: Request, services: ServicesDep, user: Player, body: PositionBody
) -> Response:
    """Get the best turns in a given position. Refused for positions of a rated game that you are playing."""
    enforce_rate_limit(request, services.limits.analyses, address(request))
    files = await games.load_files(services.database, body.position)
    state = State.parse(body.position, CATALOG)
    if state.is_over:
        raise CommandRefused("over", "The game has ended.")
    await services.fair_play.refuse_guarded(user.id, address(request), board_of(state))
    return reply(await _analyse(request, analysis.hint_position, body.position, files))


@router.post("/tables/{table_id}/hint", responses=answers(wire.Hint, refusals=(401, 403, 404, 409, 503)))
async def hint(request: Request, services: ServicesDep, user: Player, table_id: TableId) -> Response:
    """Get the best turns at your table. Not available in games between two people.

    Refused for positions of a rated game that you are playing at another table.
    """
    enforce_rate_limit(request, services.limits.analyses, address(request))
    async with services.hub.rooms.locked(table_id) as room:
        table = room.table
        if table is None or table.over:
            raise CommandRefused("over", "No game is being played at this table.")
        seats = room.seats(user.id)
        side = table.match.side
        if side not in seats:
            raise CommandRefused("not-your-turn", "You can ask for a hint only on your turn.")
        if not room.row.hotseat and room.machine_level(side.other) is None:
            raise CommandRefused("not-yours", "There are no hints in games between people.")
        seen, board = room.seen_game(side), board_of(table.match.state)
    await services.fair_play.refuse_guarded(user.id, address(request), board)
    return reply(await _analyse(request, analysis.hint, seen))


@router.get(
    "/tables/{table_id}/odds", responses=answers(wire.ObjectiveOdds, refusals=(401, 403, 404, 409, 503))
)
async def odds(request: Request, services: ServicesDep, user: Player, table_id: TableId) -> Response:
    """Get the probability of each objective to be the enemy's, from what you have seen of the game.

    Only for your own game against the machine, without rating, while it is being played. Refused for
    positions of a rated game that you are playing at another table.
    """
    enforce_rate_limit(request, services.limits.analyses, address(request))
    async with services.hub.rooms.locked(table_id) as room:
        table = room.table
        seats = room.seats(user.id)
        if not seats:
            raise CommandRefused("not-seated", "You are not a player at this table.")
        side = seats[0]
        if len(seats) > 1 or room.row.rated or room.machine_level(side.other) is None:
            raise CommandRefused(
                "no-odds", "Odds are shown only in games against the machine without rating."
            )
        if table is None or table.over:
            raise CommandRefused("over", "No game is being played at this table.")
        seen, board = room.seen_game(side), board_of(table.match.state)
    await services.fair_play.refuse_guarded(user.id, address(request), board)
    return reply(await _analyse(request, analysis.odds, seen))


@router.post("/replay", responses=answers(wire.Replay, refusals=(503,)))
async def replay(request: Request, services: ServicesDep, body: RecordBody) -> Response:
    """Replay a record (.7r): returns every position and the effects of each action.

    For the rate limit, a record counts once for every 200 actions, and at least once.
    """
    enforce_rate_limit(request, services.limits.analyses, address(request), _cost(body.record))
    files = await games.load_files(services.database, body.record)
    replayed = await run_short(request, analysis.replay, body.record, files, deadline=ANALYSIS_TIMEOUT)
    return Response(_valid(replayed), media_type="application/json")


@router.post("/review", responses=answers(wire.TurnReview, refusals=(401, 403, 503)))
async def review(request: Request, services: ServicesDep, user: Player, body: ReviewBody) -> Response:
    """Review one turn of a finished game, by what its player could know and with all cards open.

    Refused for a turn with positions of a rated game that you are playing. For the rate limit, a record
    counts once for every 200 actions, and at least once.
    """
    enforce_rate_limit(request, services.limits.analyses, address(request), _cost(body.record))
    files = await games.load_files(services.database, body.record)
    guarded = await services.fair_play.guarded_boards(user.id, address(request))
    judged = await _analyse(request, analysis.review, body.record, body.turn, files, guarded)
    return reply(_allowed(judged))


@router.post("/review/retry", responses=answers(wire.RetriedTurn, refusals=(401, 403, 503)))
async def retry(request: Request, services: ServicesDep, user: Player, body: RetryBody) -> Response:
    """Compare another turn with one of a finished game and with the machine's.

    Refused and counted as a review of that turn.
    """
    enforce_rate_limit(request, services.limits.analyses, address(request), _cost(body.record))
    files = await games.load_files(services.database, body.record)
    guarded = await services.fair_play.guarded_boards(user.id, address(request))
    actions = tuple(body.actions)
    judged = await _analyse(request, analysis.retry, body.record, body.turn, actions, files, guarded)
    return reply(_allowed(judged))


def _cost(record: str) -> float:
    """The tokens that a record takes from the rate limit."""
    return max(1.0, count_actions(record) / ACTIONS_PER_TOKEN)


def _valid(result: T | analysis.InvalidRecord) -> T:
    if isinstance(result, analysis.InvalidRecord):
        raise InvalidNotation(result.message)
    return result


def _allowed(result: T | analysis.InvalidRecord | analysis.GuardedPosition) -> T:
    if isinstance(result, analysis.GuardedPosition):
        raise RatedPosition
    return _valid(result)


async def _analyse(request: Request, question: Callable[..., T], *args: Any) -> T:
    """Run a function in a worker process; refuses with `busy` if none is free in time."""
    services = services_of(request)
    client = address(request) if services.settings.limits else None
    try:
        return await services.thinking_pool.run(question, *args, deadline=ANALYSIS_TIMEOUT, client=client)
    except PoolError:
        raise machine_busy() from None
