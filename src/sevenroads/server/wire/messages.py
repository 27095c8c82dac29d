"""The messages of the socket, both ways."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from .base import ActionText, ClientStruct, CommandId, Seat, Sequence, ServerStruct, Status, TableId, Viewer
from .views import ChatLine, EntryView, EventView, Moment, TableInfo

# ------------------------------------------------------------ server to client


class Welcome(ServerStruct, tag_field="type", tag="welcome"):
    protocol: int
    now: int
    name: str | None = None
    kind: str | None = None
    heartbeat: int = 20_000


class Snapshot(ServerStruct, tag_field="type", tag="snapshot"):
    """Everything a viewer may know of a table. `entries` are those since the number it asked from.

    `actions` are the actions played so far, `.` ends a turn.
    """

    table: TableInfo
    viewer: Viewer
    moment: Moment | None = None
    seats: tuple[Seat, ...] = ()
    entries: tuple[EntryView, ...] = ()
    actions: tuple[str, ...] = ()
    chat: tuple[ChatLine, ...] = ()
    salt: str | None = None


class Update(ServerStruct, tag_field="type", tag="update"):
    """One entry was added; `moment` is how things stand after it."""

    table: str
    viewer: Viewer
    entry: EntryView
    moment: Moment
    status: Status


class Ack(ServerStruct, tag_field="type", tag="ack"):
    """A command was carried out and durably stored as entry `seq`."""

    id: str
    table: str
    seq: int


class Refused(ServerStruct, tag_field="type", tag="refused"):
    """A command changed nothing. `seq` is where the table stands.

    `code` and `values` say the same as `message`, for clients that word it in another language.
    """

    code: str
    message: str
    id: str | None = None
    table: str | None = None
    rule: str | None = None
    values: dict[str, int | str] = field(default_factory=dict)
    seq: int | None = None
    wait: int | None = None


class TableChanged(ServerStruct, tag_field="type", tag="table"):
    """Who sits, who is there, a rematch: what is not part of the game's log."""

    table: TableInfo


class ChatMessage(ServerStruct, tag_field="type", tag="chat"):
    table: str
    line: ChatLine


class Lobby(ServerStruct, tag_field="type", tag="lobby"):
    """The whole lobby, or what changed in it."""

    tables: tuple[TableInfo, ...]
    gone: tuple[str, ...] = ()
    whole: bool = False


class YourTurn(ServerStruct, tag_field="type", tag="your-turn"):
    """Tables, not watched by this socket, at which the enemy has done something and the player is to act."""

    tables: tuple[str, ...]


class Preview(ServerStruct, tag_field="type", tag="preview"):
    """What an action would do, as far as the viewer can know; `refused` if it is not legal.

    `wedges` are the special units it would leave on a conquered road for good (R2.4).
    """

    id: str
    table: str
    seq: int
    action: str
    events: tuple[EventView, ...] = ()
    wedges: str = ""
    refused: Refused | None = None


class Pong(ServerStruct, tag_field="type", tag="pong"):
    now: int


class Bye(ServerStruct, tag_field="type", tag="bye"):
    """The server stops; come back after so many milliseconds."""

    after: int
    reason: str = "restart"


ServerMessage = (
    Welcome
    | Snapshot
    | Update
    | Ack
    | Refused
    | TableChanged
    | ChatMessage
    | Lobby
    | YourTurn
    | Preview
    | Pong
    | Bye
)


# ------------------------------------------------------------ client to server


class Watch(ClientStruct, tag="watch"):
    """Follow a table; `seq` is the last number the client has. `seat`: which of two own seats to see."""

    table: TableId
    seq: Sequence | None = None
    seat: Viewer | None = None


class Unwatch(ClientStruct, tag="unwatch"):
    table: TableId


class WatchLobby(ClientStruct, tag="watch-lobby"):
    on: bool = True


class Command(ClientStruct):
    """A command to a table: carried out at most once for each `id`, only if the table is at `seq`."""

    table: TableId
    id: CommandId
    seq: Sequence


class Act(Command, tag="act"):
    action: ActionText


class Undo(Command, tag="undo"):
    pass


class Restart(Command, tag="restart"):
    pass


class DrawOffer(Command, tag="draw-offer"):
    pass


class DrawAccept(Command, tag="draw-accept"):
    pass


class DrawDecline(Command, tag="draw-decline"):
    pass


class TakebackAsk(Command, tag="takeback-ask"):
    pass


class TakebackAccept(Command, tag="takeback-accept"):
    pass


class TakebackDecline(Command, tag="takeback-decline"):
    pass


class Resign(ClientStruct, tag="resign"):
    """Needs no number: it means the same whatever has happened meanwhile. So do the next two."""

    table: TableId
    id: CommandId
    seat: Seat | None = None


class Abort(ClientStruct, tag="abort"):
    table: TableId
    id: CommandId


class ClaimTime(ClientStruct, tag="claim-time"):
    table: TableId
    id: CommandId


class Say(ClientStruct, tag="chat"):
    table: TableId
    id: CommandId
    text: Annotated[str, Meta(min_length=1, max_length=300, pattern=r"^[^\x00]*$")]


class AskPreview(ClientStruct, tag="preview"):
    """What would this action do, or why is it refused?"""

    table: TableId
    id: CommandId
    action: ActionText


class Ping(ClientStruct, tag="ping"):
    pass


PlayCommand = (
    Act
    | Undo
    | Restart
    | DrawOffer
    | DrawAccept
    | DrawDecline
    | TakebackAsk
    | TakebackAccept
    | TakebackDecline
    | Resign
    | Abort
    | ClaimTime
)
ClientMessage = PlayCommand | Watch | Unwatch | WatchLobby | Say | AskPreview | Ping
