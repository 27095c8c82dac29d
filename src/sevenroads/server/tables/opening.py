"""Opening a table, taking a seat, a rematch: everything before the first action.

The deal is made when the second seat is taken, together with the commitment to it, and stored in the
same statement that gives the seat away: of many who want it exactly one gets it.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import string
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import Connection

from ...game.clock import DAY
from ...game.commitment import commit, new_salt
from ...notation import write_variant
from ...rules import RULES_REVISION
from ...rules.types import TURN_AP, Side
from ...state import State, choose_variant
from .. import wire
from ..runtime import metrics
from ..runtime.errors import CommandRefused
from ..store import accounts, games
from ..store.accounts import User
from ..store.edition_files import CATALOG
from ..store.tokens import new_token
from .hub import Hub

_LETTERS: Final = string.ascii_letters + string.digits
_ID_LENGTH: Final = 12
#: Tables of one person that wait in the lobby for an opponent.
MOST_WAITING: Final = 10

Opponent = Literal["open", "machine", "self"]


@dataclass(frozen=True, slots=True)
class Wish:
    """What someone who opens a table wants."""

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


@dataclass(frozen=True, slots=True)
class Opened:
    """A new table; `invite` is known to its creator alone and stored as a hash."""

    id: str
    invite: str | None


def new_id() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


def invite_hash(invite: str) -> str:
    return hashlib.sha256(invite.encode()).hexdigest()


async def open_table(hub: Hub, user: User, wish: Wish) -> Opened:
    """Open a table; against the machine or at one screen the game begins at once."""
    if wish.rated and (user.kind not in ("user", "bot") or wish.opponent != "open"):
        raise CommandRefused("not-rated", "Rated games are for two people who have registered.")
    await hub.borrow(f"{wish.edition} {' '.join(str(value) for value in wish.options.values())}")
    if wish.public and wish.opponent == "open":
        waiting = await hub.database.read(
            lambda connection: games.waiting(connection, user.id, in_lobby=True)
        )
        if len(waiting) >= MOST_WAITING:
            raise CommandRefused(
                "many-tables", f"You have {len(waiting)} tables in the lobby: wait for someone to join."
            )
    # A wrong wish is refused before anything is stored.
    variant = choose_variant(wish.edition, wish.beginner, dict(wish.options), CATALOG)
    side = Side(secrets.choice(("south", "north")) if wish.side == "random" else wish.side)
    invite = new_token()[:22] if wish.opponent == "open" else None
    row: dict[str, Any] = {
        "id": new_id(),
        "variant": write_variant(variant),
        "edition": variant.name,
        "settings": {
            "clock": msgspec.structs.asdict(wish.clock),
            "undo": wish.undo,
            "takeback": wish.takeback,
            "start": wish.start,
            "first_turn_ap": wish.first_turn_ap,
        },
        "status": "open",
        "public": wish.public,
        "rated": wish.rated,
        "invite_hash": invite_hash(invite) if invite else None,
        "creator": user.id,
        side.value: user.id,
        "created": hub.now(),
        "rules": RULES_REVISION,
    }
    if wish.opponent == "self":
        row[side.other.value] = user.id
    if wish.opponent == "machine":
        row[f"{side.other.value}_level"] = wish.level or 1
    if wish.opponent != "open":
        row |= _start(row, hub.now())
    await _create(hub, row)
    return Opened(row["id"], invite)


async def join(hub: Hub, user: User, table_id: str, invite: str | None) -> None:
    """Take the free seat of a table; the game begins."""
    room = await hub.room(table_id)
    row = room.row
    if user.id in (row["south"], row["north"]):
        raise CommandRefused("seated", "You sit at this table already.")
    if row["status"] != "open":
        raise CommandRefused("taken", "The seat is taken.")
    if row["rated"] and user.kind not in ("user", "bot"):
        raise CommandRefused("not-rated", "Rated games are for people who have registered.")
    if not row["public"] and not _invited(row, user, invite):
        raise CommandRefused("no-invite", "This table is joined by its invite link.")
    side = "south" if row["south"] is None else "north"
    changes = _start({**row, side: user.id}, hub.now())
    if row["settings"].get("public"):
        changes["public"] = True

    def take(connection: Connection) -> bool:
        accounts.require_active(connection, user.id, row["creator"])
        return games.seat(connection, table_id, side, user.id, changes, hub.worker)

    taken = await hub.database.write(take)
    await hub.refresh(table_id)
    if not taken and room.seats(user.id):
        # Asked for twice at once: the other request was faster.
        raise CommandRefused("seated", "You sit at this table already.")
    if not taken:
        raise CommandRefused("taken", "The seat is taken.")
    hub.tell_turn(table_id, changes["acting"])
    hub.pass_turn(room)
    metrics.games_started.inc()


async def rematch(hub: Hub, user: User, table_id: str) -> str:
    """A new table with sides swapped, or a seat at the one the other has opened already."""
    room = await hub.room(table_id)
    row = room.row
    if not room.seats(user.id):
        raise CommandRefused("not-seated", "You did not play this game.")
    if row["status"] not in ("ended", "aborted"):
        raise CommandRefused("not-over", "The game has not ended.")
    if row["rematch"] is None:
        new = _rematch_row(row, user, hub.now())
        players = {row["south"], row["north"]} - {None}
        if await hub.database.write(lambda c: _create_rematch(c, table_id, new, players)):
            await hub.refresh(table_id)
            await _opened(hub, new)
            return str(new["id"])
        await hub.refresh(table_id)
    next_id = str((await hub.room(table_id)).row["rematch"])
    try:
        await join(hub, user, next_id, None)
    except CommandRefused as refusal:
        if refusal.code != "seated":
            raise
    return next_id


async def cancel(hub: Hub, user: User, table_id: str) -> None:
    """Close a table that still waits for a player."""
    await hub.room(table_id)
    if not await close(hub, table_id, user.id):
        raise CommandRefused(
            "not-yours", "Only the player who opened a table can close it, and only while a seat is free."
        )


async def close(hub: Hub, table_id: str, user_id: int | None = None) -> bool:
    """Close a table that waits for a player, and tell of it; False if it waits no more, or is another's."""
    if not await hub.database.write(lambda c: games.cancel(c, table_id, user_id, hub.now())):
        return False
    await tell_closed(hub, table_id)
    return True


async def tell_closed(hub: Hub, table_id: str) -> None:
    """Tell of a table that was closed; one whose rematch it was may ask for another."""
    await hub.refresh(table_id)
    for room in [room for room in hub.rooms.values() if room.row["rematch"] == table_id]:
        await hub.refresh(room.id)


async def _create(hub: Hub, row: Mapping[str, Any]) -> None:
    def create(connection: Connection) -> None:
        accounts.require_active(connection, row["creator"])
        games.create(connection, row)

    await hub.database.write(create)
    await _opened(hub, row)


async def _opened(hub: Hub, row: Mapping[str, Any]) -> None:
    """Tell of a new table, and let the machine begin if it is to."""
    if row["status"] == "playing":
        metrics.games_started.inc()
    room = await hub.room(row["id"])
    hub.lobby.tell(room.info())
    for call in hub.after:
        call(room)


def _create_rematch(
    connection: Connection, table_id: str, new: Mapping[str, Any], players: Collection[int]
) -> bool:
    if "gone" in accounts.lock_kinds(connection, *players).values():
        raise CommandRefused("gone", "No rematch: the other player has deleted the account.")
    games.create(connection, new)
    if games.set_rematch(connection, table_id, new["id"]):
        return True
    games.delete(connection, new["id"])
    return False


def _rematch_row(row: Mapping[str, Any], user: User, now: int) -> dict[str, Any]:
    swapped = {f"{side}": row[other] for side, other in (("south", "north"), ("north", "south"))}
    levels = {"south_level": row["north_level"], "north_level": row["south_level"]}
    new: dict[str, Any] = {
        "id": new_id(),
        **{name: row[name] for name in ("variant", "edition", "rated")},
        "settings": dict(row["settings"]),
        "status": "open",
        "public": row["public"],
        "creator": user.id,
        **levels,
        "created": now,
        "rules": RULES_REVISION,
    }
    if swapped["south"] == swapped["north"] or any(levels.values()):
        new |= swapped
        return new | _start(new, now)
    other = next(holder for holder in swapped.values() if holder != user.id)
    # As public as the last one, but not before it begins: nobody else could take the seat.
    new["settings"] |= {"reserved": other, "public": row["public"]}
    new["public"] = False
    new |= {side: holder if holder == user.id else None for side, holder in swapped.items()}
    return new


def _start(row: Mapping[str, Any], now: int) -> dict[str, Any]:
    """Deal: the columns that change when a game begins."""
    settings = row["settings"]
    state = State.new(
        row["variant"], start=settings["start"], first_turn_ap=settings["first_turn_ap"], catalog=CATALOG
    )
    salt = new_salt()
    side = state.side.value
    machine = row.get(f"{side}_level") is not None
    clock = wire.ClockSettings(**settings["clock"])
    deadline = now + clock.days * DAY if clock.kind == "days" else None
    return {
        "status": "playing",
        "started": now,
        "moved": now,
        "start": str(state),
        "salt": salt.hex(),
        "commitment": commit(state, salt),
        "turn": 1,
        "side": side,
        "acting": None if machine else row.get(side),
        "machine": machine,
        "deadline": deadline,
    }


def _invited(row: Mapping[str, Any], user: User, invite: str | None) -> bool:
    if row["settings"].get("reserved") is not None:
        return bool(row["settings"]["reserved"] == user.id)
    return (
        invite is not None
        and row["invite_hash"] is not None
        and hmac.compare_digest(invite_hash(invite), row["invite_hash"])
    )
