"""Building opening books: games that depend only on their task, and runs that resume after a kill."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sevenroads.lab.lines_file import ResultsError
from sevenroads.lab.openings import BuildSettings, OpeningsError, build_books
from sevenroads.lab.openings.games import DEPTH, DRAWN_TURNS, Task, play_opening_game
from sevenroads.players.openings.turns import after_turn, bare_start, read_turn

PLAYER = "search:nodes=6,megabytes=4"
GAMES = 8


def command(folder: Path, workers: int) -> list[str]:
    words = ["--edition", "ardennes", "--games", str(GAMES), "--player", PLAYER, "--seed", "3"]
    program = [sys.executable, "-m", "sevenroads.cli", "openings", "build", str(folder)]
    return [*program, *words, "--workers", str(workers)]


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The directory of a run that was never interrupted."""
    folder = tmp_path_factory.mktemp("openings") / "run"
    build_books(folder, BuildSettings(("ardennes",), GAMES, PLAYER, 3), workers=1)
    return folder


@pytest.mark.parametrize("edition", ["ardennes", "dday+noobjectives", "prototype"])
def test_a_game_depends_only_on_its_task_and_its_turns_are_legal(edition: str) -> None:
    tasks = [Task(edition, PLAYER, 1, number) for number in range(4)]
    games = [play_opening_game(task) for task in tasks]
    assert [play_opening_game(task) for task in reversed(tasks)] == games[::-1]
    for game in games:
        state = bare_start(edition)
        assert len(game.turns) <= DEPTH
        assert not any(turn.drawn for turn in game.turns[DRAWN_TURNS:])
        for turn in game.turns:
            assert 0 <= turn.value <= 1
            state = after_turn(state, read_turn(turn.text))


def test_another_seed_gives_other_games() -> None:
    one, other = (play_opening_game(Task("ardennes", PLAYER, seed, 0)) for seed in (1, 2))
    assert (one.objectives, one.turns) != (other.objectives, other.turns)


def test_about_half_of_the_first_turns_are_drawn() -> None:
    games = [play_opening_game(Task("ardennes", "search:nodes=2,megabytes=1", 1, n)) for n in range(40)]
    for turn in range(DRAWN_TURNS):
        assert 10 <= sum(game.turns[turn].drawn for game in games) <= 30


def test_a_run_on_two_workers_that_is_killed_resumes_to_the_same_book(finished: Path, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    games = folder / "ardennes.jsonl"
    with subprocess.Popen(
        command(folder, workers=2),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    ) as run:
        deadline = time.monotonic() + 120
        while run.poll() is None and (not games.exists() or games.read_bytes().count(b"\n") < 2):
            assert time.monotonic() < deadline, "no game was finished"
            time.sleep(0.02)
        os.killpg(run.pid, signal.SIGKILL)
    assert not (folder / "ardennes.json").exists() or games.read_bytes().count(b"\n") == GAMES
    with games.open("ab") as file:
        file.write(b'{"game":7,"edi')  # a line that the kill cut short
    subprocess.run(command(folder, workers=2), check=True, capture_output=True)
    assert (folder / "ardennes.json").read_bytes() == (finished / "ardennes.json").read_bytes()
    lines = [sorted((place / "ardennes.jsonl").read_bytes().splitlines()) for place in (folder, finished)]
    assert lines[0] == lines[1]


def test_more_games_keep_those_that_were_played(finished: Path, tmp_path: Path) -> None:
    few, many = (BuildSettings(("ardennes",), games, PLAYER, 3) for games in (3, GAMES))
    build_books(tmp_path, few, workers=1)
    before = (tmp_path / "ardennes.jsonl").read_bytes()
    build_books(tmp_path, many, workers=1)
    assert (tmp_path / "ardennes.jsonl").read_bytes().startswith(before)
    assert (tmp_path / "ardennes.json").read_bytes() == (finished / "ardennes.json").read_bytes()


def test_a_directory_with_games_of_another_run_is_refused(finished: Path) -> None:
    with pytest.raises(ResultsError, match="seed 3"):
        build_books(finished, BuildSettings(("ardennes",), GAMES, PLAYER, seed=4), workers=1)


def test_games_of_other_weights_or_cards_are_not_mixed(
    finished: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sevenroads.lab.openings.run.player_digest", lambda _: "other")
    with pytest.raises(ResultsError, match="cards or the machine's weights have changed"):
        build_books(finished, BuildSettings(("ardennes",), GAMES, PLAYER, 3), workers=1)


def test_a_book_needs_a_game() -> None:
    with pytest.raises(OpeningsError):
        BuildSettings(("ardennes",), games=0)
