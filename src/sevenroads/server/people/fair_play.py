"""Finds the positions for which a player may not ask the machine: those of running rated games.

The games are those of the player's own accounts and of everybody who used the same address in the last days.
`tables/boards.py` decides which positions count as the same. The database tells which games run, so the
answer does not depend on the worker and survives a restart.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from sqlalchemy import Connection

from ..runtime.errors import CommandRefused
from ..store import accounts, addresses, games
from ..store.addresses import AddressBook
from ..tables.boards import Board, board_of, has_enough_units, resembles
from ..tables.hub import Hub
from ..tables.room import Unreadable
from ..tables.table import NoTable

#: Accounts at one address, and running games, that are taken into account. The player's own games come first.
MOST_ACCOUNTS: Final = 500
MOST_GAMES: Final = 200
#: Games whose boards are kept in memory.
CACHED_GAMES: Final = 1000


class RatedPosition(CommandRefused):
    """The position belongs to a rated game that is being played."""

    def __init__(self) -> None:
        super().__init__(
            "rated-position",
            "This position is in a rated game that you, or somebody at your address, are playing now."
            " You can analyse it when the game is over.",
        )


class FairPlay:
    """The boards of running rated games; keeps those of recent games in memory."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self.addresses: Final = AddressBook(hub.database)
        #: By game: the number of its last entry, and its boards.
        self._boards: dict[str, tuple[int, frozenset[Board]]] = {}

    async def refuse_guarded(self, user_id: int, address: str, board: Board) -> None:
        """Raise `RatedPosition` if the board is in a running rated game of this person or address."""
        guarded = await self.guarded_boards(user_id, address)
        if any(resembles(board, other) for other in guarded):
            raise RatedPosition

    async def guarded_boards(self, user_id: int, address: str) -> frozenset[Board]:
        """All boards that the running rated games of a person or an address have reached."""
        hashed, now = await self.addresses.hash(address), self._hub.now()

        def running(connection: Connection) -> list[tuple[str, int]]:
            own = accounts.same_person(connection, user_id)
            others = addresses.accounts_at(connection, hashed, now, MOST_ACCOUNTS)
            return games.running_rated(connection, own, others, MOST_GAMES)

        found = await self._hub.database.read(running)
        return frozenset().union(*[await self._of_game(game_id, seq) for game_id, seq in found])

    async def _of_game(self, game_id: str, seq: int) -> frozenset[Board]:
        known = self._boards.pop(game_id, None)
        if known is None or known[0] != seq:
            with suppress(NoTable, Unreadable):
                known = await self._read(game_id, seq)
        if known is None:
            return frozenset()
        self._boards[game_id] = known
        if len(self._boards) > CACHED_GAMES:
            del self._boards[next(iter(self._boards))]
        return known[1]

    async def _read(self, game_id: str, seq: int) -> tuple[int, frozenset[Board]]:
        async with self._hub.rooms.locked(game_id) as room:
            await self._hub.rooms.sync_if_behind(room, seq)
            if room.table is None or room.table.over:
                return seq, frozenset()
            match = room.table.match
            states = [match.start, *(step.after for step in match.steps)]
            return room.table.seq, frozenset(filter(has_enough_units, map(board_of, states)))
