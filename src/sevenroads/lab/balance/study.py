"""A balance study: many games of each variant and player, in a directory from which a stopped run resumes.

The directory holds `study.json` (the settings), `games.jsonl` (finished games, one line each, in the order in
which they finished) and, at the end of a run, `games.parquet` (the same games in order). A game is stored
when it is finished. A run that is killed loses at most the games that were being played; none is played
twice.
"""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from ...extras import needs
from ...players import player_from_spec
from ...players.base import close_player
from ...rules import RULES_REVISION
from ...rules.types import TURN_AP
from ...state import State
from ..digests import player_digest, variant_digest
from ..lines_file import LinesFile
from ..pairs import canonical_edition
from ..resumable import open_folder, stored_results, write_whole
from ..task_files import files_of
from ..worker_pool import Pool, ProcessPool
from .games import StudyGame, Task, play_study_game
from .parquet import read_parquet, write_parquet

#: Fast, and strong enough to use the cards. Its small tree is enough for 150 simulations an action.
DEFAULT_PLAYER: Final = "search:nodes=150,megabytes=8"


class Group(NamedTuple):
    """What is compared: a variant, the player that plays both sides, and the AP of the first turn."""

    variant: str
    player: str
    first_turn_ap: int


#: Called with the number of finished games at the start of a run and after each game.
Watch = Callable[[int], None]


class StudyError(ValueError):
    """The study cannot start or cannot continue."""


class StudySettings(Struct, frozen=True):
    """What determines the games of a study.

    Each variant is played by each player with each number of AP in the first turn. More games can be added to
    a study later; the other settings stay.
    """

    variants: tuple[str, ...]
    players: tuple[str, ...] = (DEFAULT_PLAYER,)
    games: int = 1000
    seed: int = 1
    paired: bool = False
    first_turn_ap: tuple[int, ...] = (TURN_AP,)
    rules: int = RULES_REVISION
    #: A digest of the rules and cards of each variant, and of the weights of each player.
    variant_digests: tuple[str, ...] = ()
    player_digests: tuple[str, ...] = ()

    @property
    def groups(self) -> list[Group]:
        return [Group(*group) for group in itertools.product(self.variants, self.players, self.first_turn_ap)]

    @property
    def total(self) -> int:
        return self.games * len(self.groups)


#: A group and the number of one of its games.
Key = tuple[Group, int]


def group_of(game: StudyGame) -> Group:
    """The group that a game belongs to."""
    return Group(game.variant, game.player, game.first_turn_ap)


class GamesFile(LinesFile[StudyGame]):
    """The finished games of a study."""

    kind = StudyGame
    opening = b'{"game":'
    title = "a finished game of a study"
    advice = "Give another directory with --out."

    def __init__(self, path: str | os.PathLike[str], groups: Sequence[Group]) -> None:
        self._groups = set(groups)
        super().__init__(path)

    def key(self, game: StudyGame) -> Key:
        return group_of(game), game.game

    def check(self, number: int, game: StudyGame) -> None:
        if group_of(game) not in self._groups:
            raise self.wrong(
                number,
                f"a game of another study ({game.variant}, {game.player}, "
                f"{game.first_turn_ap} AP in the first turn)",
            )


class Study:
    """A study in its directory. Make one with `begin` or `existing`."""

    def __init__(self, folder: Path, settings: StudySettings) -> None:
        self.folder = folder
        self.settings = settings
        #: The finished games, in order, after `run` or `load`.
        self.games: list[StudyGame] = []

    @classmethod
    def begin(cls, directory: str | os.PathLike[str], settings: StudySettings) -> Study:
        """Begin a study in a new directory, or resume it in its own.

        Unknown variants and players, and the directory of another study, are reported.
        """
        with needs("study"):  # report it now, not after the games
            import polars  # noqa: F401
        study = cls(Path(directory), _checked(settings))
        study._open()
        return study

    @classmethod
    def existing(cls, directory: str | os.PathLike[str]) -> Study:
        """The study that a directory holds, to `load` it."""
        described = Path(directory) / "study.json"
        if not described.exists():
            raise StudyError(f"{directory} holds no study. Name the variants to play.")
        return cls(Path(directory), _stored(described))

    def run(
        self, workers: int | None = None, watch: Watch = lambda _: None, *, pool: Pool | None = None
    ) -> None:
        """Play the games that are missing and write the Parquet file.

        The games are played by `pool`, by default a `ProcessPool` with a number of workers. An interrupt is
        raised, after the finished games are written.
        """
        players = pool or ProcessPool(workers)
        with self._file() as file:
            missing = set(self._keys()) - {file.key(game) for game in file.entries}
            done = self.settings.total - len(missing)
            watch(done)
            files = files_of(
                players=set(self.settings.players),
                editions=set(self.settings.variants),
            )
            games = stored_results(file, players, play_study_game, self._tasks(missing), files)
            try:
                with closing(games):
                    for count, _ in enumerate(games, done + 1):
                        watch(count)
            finally:
                self._keep(file)

    def load(self) -> None:
        """Read the finished games without playing any, from the Parquet file if there is no other."""
        if (self.folder / "games.jsonl").exists():
            with self._file() as file:
                self._keep(file)
        elif (self.folder / "games.parquet").exists():
            self.games = read_parquet(self.folder / "games.parquet")
        else:
            raise StudyError(f"{self.folder} holds no finished game. Name the variants to play.")

    def _file(self) -> GamesFile:
        return GamesFile(self.folder / "games.jsonl", self.settings.groups)

    def _keys(self) -> Iterator[Key]:
        for group in self.settings.groups:
            for game in range(self.settings.games):
                yield group, game

    def _tasks(self, missing: set[Key]) -> Iterator[Task]:
        """The groups take turns, so that an unfinished study has equally many games of each."""
        for game in range(self.settings.games):
            for group in self.settings.groups:
                if (group, game) in missing:
                    variant, player, ap = group
                    yield Task(game, variant, player, self.settings.seed, self.settings.paired, ap)

    def _keep(self, file: GamesFile) -> None:
        found = {file.key(game): game for game in file.entries}
        self.games = [found[key] for key in self._keys() if key in found]
        write_parquet(self.games, self.folder / "games.parquet")

    def _open(self) -> None:
        """Create the directory, or check that it belongs to this study."""
        open_folder(self.folder)
        described = self.folder / "study.json"
        if described.exists():
            self._check_same(_stored(described))
        elif (self.folder / "games.jsonl").exists():
            raise StudyError(f"{self.folder} holds games without study.json. {GamesFile.advice}")
        write_whole(described, msgspec.json.format(msgspec.json.encode(self.settings), indent=2) + b"\n")

    def _check_same(self, before: StudySettings) -> None:
        """More or fewer games are the same study; everything else must be equal."""
        wanted = msgspec.to_builtins(self.settings)
        stored = msgspec.to_builtins(before)
        different = [name for name in wanted if name != "games" and wanted[name] != stored[name]]
        if not different:
            return
        if all(name.endswith("_digests") for name in different):
            what = "rules or cards" if "variant_digests" in different else "weights"
            raise StudyError(f"The {what} have changed since {self.folder} was begun. {GamesFile.advice}")
        named = ", ".join(
            f"{name} {_text(stored[name])} (not {_text(wanted[name])})"
            for name in different
            if not name.endswith("_digests")
        )
        raise StudyError(f"{self.folder} holds another study: {named}. {GamesFile.advice}")


def _checked(settings: StudySettings) -> StudySettings:
    """The settings with canonical variants and digests; unknown variants and players are reported."""
    if not settings.variants:
        raise StudyError("Name at least one variant, for example ardennes.")
    if settings.games < 1:
        raise StudyError(f"The number of games must be 1 or more, not {settings.games}.")
    if settings.paired and settings.games % 2:
        raise StudyError(f"A paired study needs an even number of games, not {settings.games}.")
    if wrong := [ap for ap in settings.first_turn_ap if not 0 <= ap <= TURN_AP]:
        raise StudyError(f"The first turn has 0 to {TURN_AP} AP, not {wrong[0]}.")
    for player in settings.players:
        close_player(player_from_spec(player, 0))
    variants = tuple(dict.fromkeys(canonical_edition(variant) for variant in settings.variants))
    players = tuple(dict.fromkeys(settings.players))
    return msgspec.structs.replace(
        settings,
        variants=variants,
        players=players,
        first_turn_ap=tuple(dict.fromkeys(settings.first_turn_ap)),
        variant_digests=tuple(variant_digest(State.new(variant, seed=0).variant) for variant in variants),
        player_digests=tuple(player_digest(player) for player in players),
    )


def _stored(path: Path) -> StudySettings:
    try:
        return msgspec.json.decode(path.read_bytes(), type=StudySettings)
    except msgspec.DecodeError as error:
        raise StudyError(f"{path}: not the settings of a study: {error}") from None


def _text(value: object) -> str:
    return ", ".join(str(part) for part in value) if isinstance(value, list | tuple) else str(value)
