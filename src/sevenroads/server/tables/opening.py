"""Opening a table, taking a seat, asking for a rematch: everything before the first action.

The cards are dealt when the second seat is taken. The deal and the commitment to it are stored in the
statement that takes the seat, so that exactly one of several players who want the seat gets it. A game can
also begin from a given position (`start_position`).
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import string
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from msgspec.structs import replace
from sqlalchemy import Connection

from ...editions import Variant
from ...game.clock import DAY
from ...game.commitment import commit, new_salt
from ...notation import write_variant
from ...players.guided.start import GUIDED_VARIANT, LEARNER, guided_start
from ...rules import RULES_REVISION
from ...rules.types import TURN_AP, Side
from ...state import State, choose_variant
from .. import wire
from ..runtime import metrics
from ..runtime.errors import CommandRefused
from ..store import accounts, games
from ..store.accounts import User
from ..store.edition_files import CATALOG
from ..store.rows import Deal, GameRow, GameSettings
from ..store.tokens import new_token
from ..workers.messages import TableStored, TurnPassed, notify
from . import rated_games, start_position
from .hub import Hub

_LETTERS: Final = string.ascii_letters + string.digits
_ID_LENGTH: Final = 12
#: The most tables of one person that may wait in the lobby for an opponent.
MOST_WAITING: Final = 10

Opponent = Literal["open", "machine", "self"]


@dataclass(frozen=True, slots=True)
class TableRequest:
    """What a user who opens a table asks for.

    A `position` brings its own edition, options, side to move and AP, and replaces `edition`, `beginner`,
    `options`, `start` and `first_turn_ap`.
    """

    edition: str = "ardennes"
    beginner: bool = False
    options: Mapping[str, Any] = field(default_factory=dict)
    first_turn_ap: int = TURN_AP
    start: str = "south"
    side: str = "south"
    opponent: Opponent = "open"
    level: int | None = None
    clock: wire.ClockSettings = field(default_factory=lambda: wire.ClockSettings("none"))
    rated: bool = False
    public: bool = False
    undo: bool = True
    takeback: bool = True
    guided: bool = False
    position: str | None = None
    hidden_cards: start_position.HiddenCards = "given"

    @classmethod
    def guided_game(cls) -> TableRequest:
        """A newcomer's first game: a fixed start against the patient machine, with a coach."""
        return cls(edition=GUIDED_VARIANT, side=LEARNER.value, opponent="machine", guided=True)


@dataclass(frozen=True, slots=True)
class Opened:
    """A new table. Only its creator learns the `invite`; the database holds its hash."""

    id: str
    invite: str | None


def new_id() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


def invite_hash(invite: str) -> str:
    return hashlib.sha256(invite.encode()).hexdigest()


async def open_table(hub: Hub, user: User, request: TableRequest) -> Opened:
    """Open a table. Against the machine, or with both players at one screen, the game begins at once."""
    if request.rated and request.position is not None:
        raise CommandRefused("position-not-rated", "A rated game begins with an empty board.")
    await games.load_files(
        hub.database,
        request.position or f"{request.edition} {' '.join(str(value) for value in request.options.values())}",
    )
    if request.public and request.opponent == "open":
        await _check_waiting(hub, user)
    invite = new_token()[:22] if request.opponent == "open" else None
    row = _new_row(user, request, invite, hub.now())
    if request.opponent != "open":
        row = row.after(_deal(row, hub.now()))

    def create(connection: Connection) -> None:
        accounts.require_active(connection, user.id)
        rated_games.check_players(connection, row)
        games.create(connection, row)
        notify(connection, TableStored(row.id))

    await hub.database.write(create)
    await _show_new(hub, row)
    return Opened(row.id, invite)


async def _check_waiting(hub: Hub, user: User) -> None:
    waiting = await hub.database.read(lambda c: games.waiting(c, user.id, in_lobby=True))
    if len(waiting) >= MOST_WAITING:
        raise CommandRefused(
            "many-tables", f"You have {len(waiting)} tables in the lobby. Wait until somebody joins one."
        )


def _new_row(user: User, request: TableRequest, invite: str | None, now: int) -> GameRow:
    """The row of a new table; raises if the edition does not have these options."""
    variant, start, position = _begins_with(request)
    side = Side(secrets.choice(("south", "north")) if request.side == "random" else request.side)
    row = GameRow(
        id=new_id(),
        variant=write_variant(variant),
        edition=variant.name,
        settings=GameSettings(
            clock=request.clock,
            undo=request.undo,
            takeback=request.takeback,
            start=start,
            first_turn_ap=request.first_turn_ap,
            guided=request.guided,
            position=position,
        ),
        status="open",
        public=request.public,
        rated=request.rated,
        invite_hash=invite_hash(invite) if invite else None,
        creator=user.id,
        created=now,
        rules=RULES_REVISION,
    )
    row = row.with_player(side, user.id)
    if request.opponent == "self":
        row = row.with_player(side.other, user.id)
    if request.opponent == "machine":
        row = row.with_level(side.other, request.level or 1)
    return row


def _begins_with(request: TableRequest) -> tuple[Variant, str, str | None]:
    """The variant of a new game, who starts, and the position it begins from, if one was given."""
    if request.position is None:
        variant = choose_variant(request.edition, request.beginner, dict(request.options), CATALOG)
        return variant, request.start, None
    state, text = start_position.read(request.position, request.hidden_cards)
    return state.variant, state.side.value, text


async def join(hub: Hub, user: User, table_id: str, invite: str | None) -> None:
    """Take the free seat of a table; the game begins."""
    room = await hub.rooms.get(table_id)
    row = room.row
    if user.id in (row.south, row.north):
        raise _already_seated()
    if row.status != "open":
        raise _seat_taken()
    if not row.public and not _invited(row, user, invite):
        raise CommandRefused("no-invite", "This table can only be joined with its invite link.")
    side = Side.SOUTH if row.south is None else Side.NORTH
    seated = row.with_player(side, user.id)
    deal = _deal(seated, hub.now())

    def take(connection: Connection) -> bool:
        accounts.require_active(connection, user.id, row.creator)
        rated_games.check_players(connection, seated)
        if not games.take_seat(connection, table_id, side.value, user.id, deal):
            return False
        if deal.acting is not None:
            notify(connection, TurnPassed(table_id, hub.worker, deal.acting))
        notify(connection, TableStored(table_id))
        return True

    taken = await hub.database.write(take)
    await hub.rooms.sync(table_id)
    if not taken:
        # If the user sent two requests at once, the other one may have taken the seat.
        raise _already_seated() if room.seats(user.id) else _seat_taken()
    hub.publisher.change_stored(room)
    hub.publisher.send_your_turn(deal.acting, table_id, room)
    hub.publisher.turn_passed(room)
    metrics.games_started.inc()


def _already_seated() -> CommandRefused:
    return CommandRefused("seated", "You already have a seat at this table.")


def _seat_taken() -> CommandRefused:
    return CommandRefused("taken", "The seat is taken.")


async def rematch(hub: Hub, user: User, table_id: str) -> str:
    """Open a new table with sides swapped, or join the one that the opponent has opened already."""
    room = await hub.rooms.get(table_id)
    row = room.row
    if not room.seats(user.id):
        raise CommandRefused("not-seated", "You did not play this game.")
    if row.status not in ("ended", "aborted"):
        raise CommandRefused("not-over", "The game has not ended.")
    if row.rematch is None:
        new = _rematch_row(row, user, hub.now())
        players = {player for player in (row.south, row.north) if player is not None}
        created = await hub.database.write(lambda c: _create_rematch(c, table_id, new, players))
        await hub.rooms.sync(table_id)
        if created:
            await _show_new(hub, new)
            return new.id
    next_id = (await hub.rooms.get(table_id)).row.rematch
    if next_id is None:
        # The opponent opened a rematch first and has closed it already.
        raise CommandRefused("busy", "Your opponent has just closed the rematch. Try again.")
    try:
        await join(hub, user, next_id, None)
    except CommandRefused as refusal:
        if refusal.code != "seated":
            raise
    return next_id


async def cancel(hub: Hub, user: User, table_id: str) -> None:
    """Close a user's own table that still waits for a player."""
    await hub.rooms.get(table_id)
    if not await close(hub, table_id, user.id):
        raise CommandRefused(
            "not-yours", "Only the player who opened a table can close it, and only while a seat is free."
        )


async def close(hub: Hub, table_id: str, user_id: int | None = None) -> bool:
    """Close a table that waits for a player; False if it does not, or if it is not the given user's."""

    def work(connection: Connection) -> list[str]:
        changed = games.cancel(connection, table_id, user_id, hub.now())
        notify(connection, *map(TableStored, changed))
        return changed

    changed = await hub.database.write(work)
    await show_closed(hub, changed)
    return bool(changed)


async def show_closed(hub: Hub, changed: Iterable[str]) -> None:
    """Show that a table was closed: `changed` are that table and the game whose rematch it was."""
    for table_id in changed:
        await hub.rooms.sync(table_id)


async def _show_new(hub: Hub, row: GameRow) -> None:
    """Show a new table in the lobby; the machine may have to begin."""
    if row.status == "playing":
        metrics.games_started.inc()
    room = await hub.rooms.get(row.id)
    hub.lobby.update(room.info())
    hub.publisher.change_stored(room)


def _create_rematch(connection: Connection, table_id: str, new: GameRow, players: Collection[int]) -> bool:
    """Store a rematch; False if the opponent was faster."""
    if "gone" in accounts.lock_kinds(connection, *players).values():
        raise CommandRefused("gone", "No rematch: the other player has deleted the account.")
    rated_games.check_players(connection, new)
    games.create(connection, new)
    if not games.set_rematch(connection, table_id, new.id):
        games.delete(connection, new.id)
        return False
    notify(connection, TableStored(new.id), TableStored(table_id))
    return True


def _rematch_row(row: GameRow, user: User, now: int) -> GameRow:
    # After a guided game the learner plays without a coach.
    settings = replace(row.settings, guided=False)
    swapped = GameRow(
        id=new_id(),
        variant=row.variant,
        edition=row.edition,
        settings=settings,
        status="open",
        public=row.public,
        rated=row.rated,
        creator=user.id,
        created=now,
        rules=RULES_REVISION,
        south=row.north,
        north=row.south,
        south_level=row.north_level,
        north_level=row.south_level,
    )
    if swapped.hotseat or swapped.south_level or swapped.north_level:
        return swapped.after(_deal(swapped, now))
    opponent_side = Side.NORTH if swapped.south == user.id else Side.SOUTH
    opponent = swapped.player(opponent_side)
    # Public if the last game was, but listed only once it has begun: the free seat is reserved.
    settings = replace(settings, reserved=opponent, public=row.public)
    return replace(swapped.with_player(opponent_side, None), settings=settings, public=False)


def _deal(row: GameRow, now: int) -> Deal:
    """Deal the cards of the row's revision, which may be older than the current one, and begin the game."""
    settings, catalog = row.settings, CATALOG.at_revision(row.rules)
    if settings.guided:
        state = guided_start(secrets.SystemRandom(), catalog)
    elif settings.position is not None:
        state = start_position.deal(settings.position, catalog)
    else:
        state = State.new(
            row.variant, start=settings.start, first_turn_ap=settings.first_turn_ap, catalog=catalog
        )
    salt = new_salt()
    machine = row.level(state.side) is not None
    return Deal(
        status="playing",
        started=now,
        moved=now,
        start=str(state),
        salt=salt.hex(),
        commitment=commit(state, salt),
        turn=state.turn,
        side=state.side.value,
        acting=None if machine else row.player(state.side),
        machine=machine,
        deadline=now + settings.clock.days * DAY if settings.clock.kind == "days" else None,
        public=row.public or settings.public,
    )


def _invited(row: GameRow, user: User, invite: str | None) -> bool:
    if row.settings.reserved is not None:
        return row.settings.reserved == user.id
    return (
        invite is not None
        and row.invite_hash is not None
        and hmac.compare_digest(invite_hash(invite), row.invite_hash)
    )
