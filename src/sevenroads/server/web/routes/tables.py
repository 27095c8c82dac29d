"""Routes for tables, games, editions and edition files."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import Field, create_model, model_validator
from sqlalchemy import Connection

from ....editions.options import OPTIONS, Kind, Option
from ....players.levels import LEVELS
from ....rules import OLDEST_REVISION, RULES_REVISION
from ....rules.types import TURN_AP
from ... import wire
from ...runtime.errors import CommandRefused
from ...store import accounts, edition_files, games
from ...store.accounts import User
from ...store.edition_files import CATALOG
from ...tables import opening, presenter, start_position
from ...tables.boards import board_of
from ...tables.opening import TableRequest
from ...tables.room import Perspective, Room
from ...tables.start_position import HiddenCards
from ...tables.table import Table
from ..editions import edition_info
from .accounts import new_guest
from .common import (
    Body,
    Player,
    ServicesDep,
    TableId,
    Visitor,
    address,
    answers,
    enforce_rate_limit,
    enforce_table_limit,
    errors,
    reply,
    set_session,
)

router: Final = APIRouter(prefix="/api", tags=["tables"])

Side = Literal["south", "north"]
WantedSeat = Annotated[
    wire.Seat | None,
    Query(
        description="For a player of both seats: whose view to send. While the game is on, this can only be "
        "the side to act. Otherwise, and without a seat, the cards of both sides are covered."
    ),
]


class ClockBody(Body):
    """No clock, a live clock (seconds for the game plus an increment), or days for each turn."""

    kind: Literal["none", "live", "days"] = "none"
    seconds: Annotated[int, Field(ge=0, le=10_800)] = 0
    increment: Annotated[int, Field(ge=0, le=300)] = 0
    days: Annotated[int, Field(ge=0, le=30)] = 0

    @model_validator(mode="after")
    def check(self) -> ClockBody:
        if self.kind == "live" and self.seconds < 10:
            raise ValueError("a live clock needs at least 10 seconds")
        if self.kind == "days" and self.days < 1:
            raise ValueError("a clock in days needs at least 1 day for each turn")
        if self.kind != "live" and (self.seconds or self.increment):
            raise ValueError("seconds and increment are only for a live clock")
        if self.kind != "days" and self.days:
            raise ValueError("days is only for a clock in days")
        return self


def _option_type(option: Option) -> Any:
    """What HTTP accepts for an option. Its bounds are for the schema; the editions check the value again."""
    if option.kind is Kind.SWITCH:
        return bool
    if option.kind is Kind.SPECIALS:
        return bool | Annotated[str, Field(max_length=5)]
    if option.kind is Kind.NUMBER:
        return Annotated[int, Field(ge=option.numbers[0], le=option.numbers[-1])]
    if option.kind is Kind.CHOICE:
        return Literal[option.values]
    return Annotated[str, Field(max_length=40)]


_OptionFields: Any = create_model(
    "OptionFields",
    __base__=Body,
    **{option.name: (_option_type(option) | None, None) for option in OPTIONS},  # type: ignore[call-overload]
)


class OptionsBody(_OptionFields):  # type: ignore[misc]
    """The options of R10. An option that is left out has the edition's default."""


#: Fields of a `TableBody` that a position replaces.
_POSITION_HAS: Final = frozenset({"edition", "beginner", "options", "start", "first_turn_ap"})


class TableBody(Body):
    edition: Annotated[str, Field(max_length=200)] = "ardennes"
    beginner: bool = False
    options: OptionsBody = Field(default_factory=OptionsBody)
    first_turn_ap: Annotated[int, Field(ge=0, le=TURN_AP)] = TURN_AP
    start: Literal["south", "north", "coin"] = "south"
    side: Literal["south", "north", "random"] = "south"
    opponent: Literal["open", "machine", "self"] = "open"
    level: Annotated[
        int | None, Field(ge=1, le=len(LEVELS), description="Level of the machine; 1 by default.")
    ] = None
    clock: ClockBody = Field(default_factory=ClockBody)
    rated: bool = False
    public: bool = False
    undo: bool = True
    takeback: bool = True
    guided: Annotated[
        bool,
        Field(description="A newcomer's first game, with a coach and its own start. Send no other field."),
    ] = False

    position: Annotated[
        str | None,
        Field(
            max_length=2000,
            description="A position in notation to begin from. It replaces `edition`, `beginner`, `options`, "
            "`start` and `first_turn_ap`. Hidden cards (`?`, `#18`) are dealt at random.",
        ),
    ] = None
    hidden_cards: Annotated[
        HiddenCards,
        Field(description="`given` keeps the cards that the position shows, `dealt` deals all cards again."),
    ] = "given"

    @model_validator(mode="after")
    def check(self) -> TableBody:
        if self.guided and self.model_fields_set != {"guided"}:
            raise ValueError("a guided game has its own settings: send no other field with `guided`")
        if self.position is not None and self.model_fields_set & _POSITION_HAS:
            raise ValueError(f"a position brings its own {', '.join(sorted(_POSITION_HAS))}: leave them out")
        if self.position is None and self.hidden_cards != "given":
            raise ValueError("hidden_cards is only for a game that begins from a position")
        if self.level is not None and self.opponent != "machine":
            raise ValueError("level is only for the opponent `machine`")
        return self

    def request(self) -> TableRequest:
        if self.guided:
            return TableRequest.guided_game()
        options = self.options.model_dump(exclude_none=True)
        clock = wire.ClockSettings(**self.clock.model_dump())
        rest = self.model_dump(exclude={"options", "clock"})
        return TableRequest(options=options, clock=clock, **rest)


class JoinBody(Body):
    invite: Annotated[str, Field(max_length=64)] | None = None


class FileBody(Body):
    """The text of an edition or deck file (TOML)."""

    text: Annotated[str, Field(min_length=1, max_length=edition_files.LONGEST)]


# ------------------------------------------------------------ tables


@router.get("/tables", responses=answers(wire.TableList))
async def lobby(services: ServicesDep) -> Response:
    """Get the lobby: public tables that wait for a player or are being played."""
    return Response((await services.hub.lobby.listing()).answer, media_type="application/json")


@router.post("/tables", status_code=201, responses=answers(wire.TableOpened, 201, refusals=(403,)))
async def open_table(request: Request, services: ServicesDep, user: Visitor, body: TableBody) -> Response:
    """Open a table. A visitor without an account becomes a guest.

    A table cannot begin from a position of a rated game that you are playing.
    """
    token = None
    if user is None:
        user, token = await new_guest(request, services)
    enforce_table_limit(request, user)
    if body.position is not None:
        await games.load_files(services.database, body.position)
        board = board_of(start_position.deal(body.position, CATALOG))
        await services.fair_play.refuse_guarded(user.id, address(request), board)
    opened = await opening.open_table(services.hub, user, body.request())
    info = (await services.hub.rooms.get(opened.id)).info()
    response = reply(wire.TableOpened(table=info, invite=opened.invite), 201)
    if token is not None:
        set_session(response, services.settings, token)
    return response


@router.post("/tables/{table_id}/join", responses=answers(wire.TableInfo, refusals=(403, 404, 409)))
async def join(
    request: Request, services: ServicesDep, user: Visitor, table_id: TableId, body: JoinBody
) -> Response:
    """Take the free seat at a table. A visitor without an account becomes a guest."""
    await services.hub.rooms.get(table_id)
    token = None
    if user is None:
        user, token = await new_guest(request, services)
    await opening.join(services.hub, user, table_id, body.invite)
    response = reply((await services.hub.rooms.get(table_id)).info(player=True))
    if token is not None:
        set_session(response, services.settings, token)
    return response


@router.post("/tables/{table_id}/rematch", responses=answers(wire.TableInfo, refusals=(401, 403, 404, 409)))
async def rematch(request: Request, services: ServicesDep, user: Player, table_id: TableId) -> Response:
    """Ask for a rematch with sides swapped. The second player to ask joins the first."""
    enforce_table_limit(request, user)
    next_id = await opening.rematch(services.hub, user, table_id)
    return reply((await services.hub.rooms.get(next_id)).info(player=True))


@router.delete("/tables/{table_id}", responses=answers(wire.Done, refusals=(401, 403, 404)))
async def cancel(services: ServicesDep, user: Player, table_id: TableId) -> Response:
    """Close your table while it waits for a second player."""
    await opening.cancel(services.hub, user, table_id)
    return reply(wire.Done())


@router.get("/tables/{table_id}", responses=answers(wire.Snapshot, refusals=(404,)))
async def snapshot(
    services: ServicesDep, user: Visitor, table_id: TableId, seat: WantedSeat = None
) -> Response:
    """Get a table as you may see it."""
    async with services.hub.rooms.locked(table_id) as room:
        return reply(room.snapshot(_perspective(room, user, seat)))


@router.get("/tables/{table_id}/turns/{turn}", responses=answers(wire.TurnView, refusals=(404,)))
async def at_turn(
    services: ServicesDep,
    user: Visitor,
    table_id: TableId,
    turn: Annotated[int, Path(ge=1, le=400)],
    seat: WantedSeat = None,
) -> Response:
    """Get a game at the start of a turn, with what you may see. The URL is permanent."""
    async with services.hub.rooms.locked(table_id) as room:
        table, perspective = _begun(room), _perspective(room, user, seat)
        match = table.match
        steps = [step for step in match.steps if step.before.turn == turn]
        if not steps and turn != match.turn:
            raise CommandRefused("no-table", f"The game has no turn {turn}.")
        state = steps[0].before if steps else match.state
        return reply(
            wire.TurnView(
                table=room.info(player=perspective.is_player),
                viewer=perspective.viewer,
                turn=turn,
                position=presenter.past_position(table, state, perspective.viewer),
                actions=tuple(step.action.text for step in steps),
            )
        )


@router.get("/tables/{table_id}/history", responses=answers(wire.History, refusals=(404,)))
async def history(
    request: Request,
    services: ServicesDep,
    user: Visitor,
    table_id: TableId,
    after: Annotated[int, Query(ge=0, le=2**31)] = 0,
    turn: Annotated[int, Query(ge=1, le=400)] = 1,
    before: Annotated[int | None, Query(ge=1, le=2**31)] = None,
    seat: WantedSeat = None,
) -> Response:
    """Get the actions after entry `after` and from turn `turn` on, with positions, as you may see them.

    Actions that were undone or taken back are left out. An answer holds the newest 200 actions at most; for
    earlier ones, pass the number of its first entry as `before`.
    """
    enforce_rate_limit(request, services.limits.analyses, address(request))
    async with services.hub.rooms.locked(table_id) as room:
        viewer = _perspective(room, user, seat).viewer
        return reply(presenter.history(_begun(room), viewer, after, turn, before))


@router.get("/tables/{table_id}/story", responses=answers(wire.Story, refusals=(404, 409)))
async def story(request: Request, services: ServicesDep, table_id: TableId) -> Response:
    """Get the story of a finished game, and what you need to check the commitment to its deal."""
    enforce_rate_limit(request, services.limits.analyses, address(request))
    async with services.hub.rooms.locked(table_id) as room:
        return reply(presenter.story(_begun(room), room.row))


@router.get(
    "/tables/{table_id}/record",
    response_class=PlainTextResponse,
    responses=errors(404, 429),
)
async def record(
    request: Request, services: ServicesDep, user: Visitor, table_id: TableId, seat: WantedSeat = None
) -> Response:
    """Get the record of a game (.7r): complete after its end, before that what you may see."""
    enforce_rate_limit(request, services.limits.analyses, address(request))
    async with services.hub.rooms.locked(table_id) as room:
        _begun(room)
        text = room.record(_perspective(room, user, seat).viewer, services.settings.site)
    name = f"sevenroads-{table_id}.7r"
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})


@router.get("/tables/{table_id}/export", responses=answers(wire.GameExport, refusals=(404,)))
async def export(
    request: Request, services: ServicesDep, user: Visitor, table_id: TableId, seat: WantedSeat = None
) -> Response:
    """Get a game as JSON: complete after its end, before that what you may see."""
    enforce_rate_limit(request, services.limits.analyses, address(request))
    async with services.hub.rooms.locked(table_id) as room:
        table, perspective = _begun(room), _perspective(room, user, seat)
        match, viewer = table.match, perspective.viewer
        over = match.outcome is not None
        return reply(
            wire.GameExport(
                table=room.info(player=perspective.is_player),
                viewer=viewer,
                start=str(match.start) if over else str(match.start.view(viewer)),
                log=presenter.whole_log(table, viewer),
                salt=room.row.salt if over else None,
            )
        )


@router.get("/games", responses=answers(wire.TableList, refusals=(404,)))
async def list_games(
    services: ServicesDep,
    user: Visitor,
    player: Annotated[str | None, Query(max_length=60)] = None,
    mine: bool = False,
    edition: Annotated[str | None, Query(max_length=60, pattern=r"^[^\x00]*$")] = None,
    status: Literal["open", "playing", "ended", "aborted"] | None = None,
    result: Literal["south", "north", "draw"] | None = None,
    before: Annotated[int | None, Query(ge=0, le=2**53)] = None,
    before_id: Annotated[str | None, Query(pattern=r"^[0-9A-Za-z]{12}$")] = None,
    limit_to: Annotated[int, Query(alias="limit", ge=1, le=50)] = 50,
) -> Response:
    """List public games and your own, newest first.

    For the next page, pass the last game's `created` as `before` and its `id` as `before_id`. Without
    `before_id`, games opened in the same millisecond are skipped.
    """

    def work(connection: Connection) -> games.GameList:
        who = None
        if player is not None:
            found = accounts.find_by_name(connection, player)
            if found is None:
                raise CommandRefused("no-user", "There is no account with this name.")
            who = found.id
        return games.history(
            connection,
            user.id if user else None,
            player=who,
            mine=mine,
            edition=edition,
            status=status,
            result=result,
            before=before,
            before_id=before_id,
            limit=limit_to,
        )

    rows, who = await services.database.read(work)
    return reply(wire.TableList(tables=presenter.table_infos(rows, who, user.id if user else None)))


@router.get("/your-turn", responses=answers(wire.TableList, refusals=(401,)))
async def your_turn(services: ServicesDep, user: Player) -> Response:
    """List the tables where it is your turn, the longest waiting first."""

    def work(connection: Connection) -> list[games.GameList]:
        return [games.one(connection, table_id) for table_id in games.acting(connection, user.id)]

    found = await services.database.read(work)
    return reply(wire.TableList(tables=tuple(presenter.table_info(rows[0], who) for rows, who in found)))


# ------------------------------------------------------------ editions


@router.get("/editions", responses=answers(wire.EditionList))
async def editions() -> Response:
    """List the built-in editions."""
    return reply(
        wire.EditionList(editions=tuple(edition_info(name) for name in edition_files.CATALOG.editions()))
    )


@router.get("/editions/{variant}", responses=answers(wire.EditionInfo))
async def edition(
    services: ServicesDep,
    variant: Annotated[str, Path(max_length=200)],
    revision: Annotated[int, Query(ge=OLDEST_REVISION, le=RULES_REVISION)] = RULES_REVISION,
) -> Response:
    """Get an edition with options in notation, such as ardennes+novictory.

    Games of an older revision of the rules may have other decks: ask with the `revision` of the table.
    """
    await games.load_files(services.database, variant)
    return reply(edition_info(variant, revision))


@router.post("/files", status_code=201, responses=answers(wire.FileInfo, 201))
async def send_file(request: Request, services: ServicesDep, user: Visitor, body: FileBody) -> Response:
    """Upload an edition or deck file. It is validated and stored under the name in the answer."""
    token = None
    if user is None:
        user, token = await new_guest(request, services)
    enforce_table_limit(request, user)
    # In a thread: validating an uploaded file may take a while, and play must go on.
    name, kind, variant = await asyncio.to_thread(edition_files.check, body.text)
    info = await asyncio.to_thread(edition_info, variant)
    values = {
        "name": name,
        "kind": kind,
        "text": body.text,
        "user_id": user.id,
        "created": services.hub.now(),
    }
    await services.database.write(lambda connection: games.store_file(connection, values))
    response = reply(wire.FileInfo(name=name, kind=kind, edition=info), 201)
    if token is not None:
        set_session(response, services.settings, token)
    return response


@router.get(
    "/files/{name}",
    response_class=PlainTextResponse,
    responses=errors(404, 429),
)
async def get_file(
    services: ServicesDep, name: Annotated[str, Path(pattern=r"^[0-9a-f]{32}\.toml$")]
) -> Response:
    """Get an uploaded file. A game's record needs its files to be replayed."""
    files = await games.load_files(services.database, name)
    if name not in files:
        raise CommandRefused("no-file", "There is no file with this name.")
    return PlainTextResponse(files[name])


def _perspective(room: Room, user: User | None, seat: wire.Seat | None) -> Perspective:
    return room.perspective(user.id if user else None, seat)


def _begun(room: Room) -> Table:
    if room.table is None:
        raise CommandRefused("no-table", "The game has not started.")
    return room.table
