"""The messages of the socket in both directions."""

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
    """Everything a viewer may know about a table. `entries` are those after the requested `seq`.

    `actions` are the actions played so far; `.` ends a turn.
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
    """An entry was added to the log; `moment` is the state after it."""

    table: str
    viewer: Viewer
    entry: EntryView
    moment: Moment
    status: Status


class Ack(ServerStruct, tag_field="type", tag="ack"):
    """A command was executed and durably stored as entry `seq`."""

    id: str
    table: str
    seq: int


class Refused(ServerStruct, tag_field="type", tag="refused"):
    """A command was refused and changed nothing. `seq` is the table's current sequence number.

    `code` and `values` carry the same information as `message`, for clients in other languages.
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
    """A change outside the game's log: a player joins, connects or disconnects, or a rematch opens."""

    table: TableInfo


class ChatMessage(ServerStruct, tag_field="type", tag="chat"):
    table: str
    line: ChatLine


class Lobby(ServerStruct, tag_field="type", tag="lobby"):
    """The whole lobby, or the changes in it."""

    tables: tuple[TableInfo, ...]
    gone: tuple[str, ...] = ()
    whole: bool = False


class YourTurn(ServerStruct, tag_field="type", tag="your-turn"):
    """Tables not watched by this socket where the enemy has acted and it is the player's turn."""

    tables: tuple[str, ...]


class Preview(ServerStruct, tag_field="type", tag="preview"):
    """The effects of an action, as far as the viewer can know them; `refused` if it is not legal.

    `wedges` lists the special units that it would leave on a conquered road for good (R2.4).
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
    """The server is stopping. Reconnect after `after` milliseconds."""

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
    """Watch a table. `seq` is the client's last sequence number.

    `seat` is the seat to see for a player of both.
    """

    table: TableId
    seq: Sequence | None = None
    seat: Viewer | None = None


class Unwatch(ClientStruct, tag="unwatch"):
    table: TableId


class WatchLobby(ClientStruct, tag="watch-lobby"):
    on: bool = True


class Command(ClientStruct):
    """A command to a table. It is executed at most once per `id`, and only if the table is at `seq`."""

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


class DrawWithdraw(Command, tag="draw-withdraw"):
    pass


class TakebackAsk(Command, tag="takeback-ask"):
    pass


class TakebackAccept(Command, tag="takeback-accept"):
    pass


class TakebackDecline(Command, tag="takeback-decline"):
    pass


class TakebackWithdraw(Command, tag="takeback-withdraw"):
    pass


class Resign(ClientStruct, tag="resign"):
    """Resign. This command and the next two need no `seq`, because they mean the same at any time."""

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
    """Ask for the effects of an action, or why it is not legal."""

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
    | DrawWithdraw
    | TakebackAsk
    | TakebackAccept
    | TakebackDecline
    | TakebackWithdraw
    | Resign
    | Abort
    | ClaimTime
)
ClientMessage = PlayCommand | Watch | Unwatch | WatchLobby | Say | AskPreview | Ping
