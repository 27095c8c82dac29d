"""A run that makes opening books, in a directory from which it resumes.

The directory holds the games of each edition, `EDITION.jsonl`, one line each. A game is stored when it is
finished, so a run that is killed at any moment loses at most the games that were being played. The same
command with more games adds games. The book, `EDITION.json`, is written in one step at the end.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from ...rules import RULES_REVISION
from ...state import choose_variant
from ..digests import player_digest, variant_digest
from ..lines_file import LinesFile
from ..pairs import canonical_edition
from ..resumable import open_folder, stored_results, write_whole
from ..task_files import files_of
from ..worker_pool import Pool, ProcessPool
from .games import OpeningGame, Task, play_opening_game, searching_player
from .tree import grow_book, write_book

#: Called with a message, the finished games of an edition, and how many it will have.
Report = Callable[[str, int, int], None]


class OpeningsError(ValueError):
    """The run cannot start."""


class BuildSettings(Struct, frozen=True):
    """What determines the books of a run."""

    editions: tuple[str, ...]
    games: int = 1000
    player: str = "search:nodes=400"
    seed: int = 1

    def __post_init__(self) -> None:
        if self.games < 1:
            raise OpeningsError("A book needs at least one game.")


class GamesFile(LinesFile[OpeningGame]):
    """The games of one edition."""

    kind = OpeningGame
    opening = b'{"game":'
    title = "a finished game of an opening book"
    advice = "Give another directory."

    def __init__(self, path: str | os.PathLike[str], edition: str, settings: BuildSettings) -> None:
        self._expected = edition, settings.player, settings.seed, RULES_REVISION
        self.digest = f"{variant_digest(choose_variant(edition))} {player_digest(settings.player)}"
        super().__init__(path)

    def key(self, game: OpeningGame) -> object:
        return game.game

    def check(self, number: int, game: OpeningGame) -> None:
        found = game.edition, game.player, game.seed, game.rules
        if found != self._expected:
            raise self.wrong(number, "the game is of edition {}, player {}, seed {}, rules {}".format(*found))
        if game.digest != self.digest:
            raise self.wrong(number, "the cards or the machine's weights have changed since this game")


def build_books(
    directory: str | os.PathLike[str],
    settings: BuildSettings,
    *,
    books: str | os.PathLike[str] | None = None,
    workers: int | None = None,
    pool: Pool | None = None,
    report: Report = lambda *_: None,
) -> list[Path]:
    """Play or resume the games of each edition, and write the books.

    `books` is the directory for the books, by default the same. The games are played by `pool`, by default a
    `ProcessPool` with a number of workers. Nothing depends on either.
    """
    searching_player(settings.player)  # report a wrong one now
    editions = [canonical_edition(edition) for edition in settings.editions]
    folder = Path(directory)
    goal = folder if books is None else Path(books)
    open_folder(folder)
    open_folder(goal)
    players = pool or ProcessPool(workers)
    written = []
    for edition in editions:
        name = re.sub(r"[^A-Za-z0-9._=-]+", "-", edition).strip("-")
        games = _play(folder / f"{name}.jsonl", edition, settings, players, report)
        written.append(goal / f"{name}.json")
        write_whole(written[-1], write_book(grow_book(games)))
    return written


def _play(path: Path, edition: str, settings: BuildSettings, pool: Pool, report: Report) -> list[OpeningGame]:
    """Play the games that the file does not have yet; return the first `settings.games`."""
    with GamesFile(path, edition, settings) as file:
        # The file may have more games than this run wants.
        done = {game.game for game in file.entries if game.game < settings.games}
        tasks: Iterator[Task] = (
            Task(edition, settings.player, settings.seed, number, file.digest)
            for number in range(settings.games)
            if number not in done
        )
        report(edition, len(done), settings.games)
        files = files_of(players=[settings.player], editions=[edition])
        with closing(stored_results(file, pool, play_opening_game, tasks, files)) as played:
            for count, _ in enumerate(played, len(done) + 1):
                report(edition, count, settings.games)
        games = [game for game in file.entries if game.game < settings.games]
        return sorted(games, key=lambda game: game.game)
