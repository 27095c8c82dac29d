"""Puts together the parts that serve the tables of one worker."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

from ..runtime.clock import milliseconds
from ..store.database import Database
from ..workers.presence import Presence
from ..workers.sockets import Sockets
from .chat import Chat
from .commands import Commands
from .lobby import Lobby
from .publisher import Publisher
from .remote import RemoteChanges
from .rooms import Rooms
from .watching import Watching


class Hub:
    """The parts of one worker. Each part uses only the parts above it in this list.

    `several_workers` says that other workers may use the same database.
    """

    def __init__(
        self, database: Database, now: Callable[[], int] = milliseconds, *, several_workers: bool = False
    ) -> None:
        self.database: Final = database
        self.now: Final = now
        self.worker: Final = secrets.token_hex(4)
        self.sockets: Final = Sockets(database, now)
        self.lobby: Final = Lobby(database, now)
        self.presence: Final = Presence(database, self.worker, active=several_workers)
        self.publisher: Final = Publisher(self.sockets, self.lobby)
        self.rooms: Final = Rooms(database, self.publisher, self.presence, now)
        self.commands: Final = Commands(database, self.rooms, self.publisher, self.worker, now)
        self.chat: Final = Chat(database, self.rooms, self.worker, now)
        self.watching: Final = Watching(self.rooms, self.publisher, self.chat, self.presence)
        self.remote: Final = RemoteChanges(
            self.worker, self.rooms, self.publisher, self.watching, self.chat, self.presence
        )
