"""Sends what happens at a table to the sockets of this worker.

The publisher only sends. Its callers have stored what they publish. They hold the room's lock when they send
entries and snapshots; a description may be sent without it, because it is made from the stored row alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .. import wire
from ..workers.sockets import Receiver, Sockets
from .lobby import Lobby
from .presenter import refusal_view
from .room import Room
from .table import AppliedEntry, NoTable


class Publisher:
    """Sends updates, snapshots and descriptions to watchers, and changed tables to the lobby.

    Invariant: a frame about a table is made only while the room holds nothing that is not stored.
    """

    def __init__(self, sockets: Sockets, lobby: Lobby) -> None:
        self.sockets: Final = sockets
        self.lobby: Final = lobby
        #: Called with the room, at the worker that stored a change, when the machine may have to react.
        self.on_stored: Final[list[Callable[[Room], None]]] = []
        #: Called with the room, at the worker that stored it, when the turn has passed to somebody else.
        self.on_turn: Final[list[Callable[[Room], None]]] = []

    def send_entry(self, room: Room, applied: AppliedEntry) -> None:
        """Send a stored entry to all watchers, each with the position as its viewer sees it."""
        if room.row.hotseat:
            room.update_perspectives()
        frames = room.updates(applied)
        for receiver, watcher in room.watchers.items():
            receiver.send(frames[watcher.perspective.viewer])
        room.published = applied.entry.seq

    def send_snapshots(self, room: Room) -> None:
        """Send the watchers of a reloaded room a snapshot with the entries they have not received."""
        room.update_perspectives()
        for receiver, watcher in room.watchers.items():
            receiver.send(wire.encode(room.snapshot(watcher.perspective, room.published)))
        room.published = room.row.seq

    def send_description(self, room: Room, *, but: Receiver | None = None) -> None:
        """Tell the watchers who is seated at the table and who is online."""
        frames: dict[bool, bytes] = {}
        for receiver, watcher in room.watchers.items():
            if receiver is not but:
                player = watcher.perspective.is_player
                if player not in frames:
                    frames[player] = wire.encode(wire.TableChanged(table=room.info(player=player)))
                receiver.send(frames[player])

    def description_changed(self, room: Room) -> None:
        """Send a changed description to the watchers and to the lobby."""
        self.send_description(room)
        self.lobby.update(room.info())

    def send_deleted(self, room: Room) -> None:
        """Tell the watchers and the lobby that the operator has deleted a table."""
        self.lobby.remove(room.id)
        frame = wire.encode(refusal_view(NoTable(), table=room.id))
        for receiver in room.watchers:
            receiver.send(frame)

    def send_your_turn(self, user_id: int | None, table_id: str, room: Room | None) -> None:
        """Tell a user that it is their turn, on each of their sockets that does not watch the table."""
        for receiver in self.sockets.of(user_id):
            if room is None or receiver not in room.watchers:
                receiver.send(wire.encode(wire.YourTurn(tables=(table_id,))))

    def change_stored(self, room: Room) -> None:
        """This worker has stored a change: the machine may have to react."""
        for call in self.on_stored:
            call(room)

    def turn_passed(self, room: Room) -> None:
        """This worker has stored that the turn passed to somebody else, or that a game began."""
        for call in self.on_turn:
            call(room)
