"""`sevenroads balance` end to end: files, output, errors and an interrupt."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from .running import InProcess, assert_rejected

SIGNALS = pytest.mark.skipif(sys.platform == "win32", reason="no signals to other processes there")
QUICK = ("--player", "level:1", "--workers", "1")


def test_a_study_prints_its_summary_and_writes_data_and_report(run: InProcess, tmp_path: Path) -> None:
    out = tmp_path / "study"
    ran = run("balance", "ardennes", "dday+novictory", "--games", "4", *QUICK, "--out", str(out))
    assert ran.code == 0
    assert ran.out.startswith("Overview\n")
    assert "- ardennes: the starting player wins " in ran.out
    assert ran.out.endswith(f"\n{out / 'report.html'}\n")
    assert "8 of 8 games" in ran.err.splitlines()[-1]
    assert "\x1b" not in ran.err
    names = {path.name for path in out.iterdir()}
    assert names == {"study.json", "games.jsonl", "games.parquet", "report.md", "report.html", "plots"}
    again = run("balance", "--out", str(out))
    assert (again.code, again.out, again.err) == (0, ran.out, "")


def test_several_players_are_compared(run: InProcess, tmp_path: Path) -> None:
    players = ("--player", "level:1", "--player", "random")
    ran = run("balance", "ardennes", "--games", "2", *players, "--workers", "1", "--out", str(tmp_path))
    assert "ardennes, played by random" in ran.out
    assert json.loads((tmp_path / "study.json").read_text())["players"] == ["level:1", "random"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("nowhere",), "nowhere"),
        (("ardennes+road_length=99",), "road_length"),
        (("missing.toml",), "missing.toml"),
        (("ardennes", "--player", "genius"), "unknown player 'genius'"),
        (("ardennes", "--games", "0"), "1 or more, not 0"),
        (("ardennes", "--games", "5", "--paired"), "even number of games, not 5"),
        (("ardennes", "--workers", "0"), "1 or more, not 0"),
        ((), "holds no study"),
    ],
)
def test_wrong_input_is_one_line(
    run: InProcess, tmp_path: Path, arguments: tuple[str, ...], message: str
) -> None:
    assert_rejected(run("balance", *arguments, "--out", str(tmp_path / "new")), message)


def test_a_directory_without_usable_games_is_one_line(run: InProcess, tmp_path: Path) -> None:
    out = tmp_path / "study"
    assert run("balance", "ardennes", "--games", "2", *QUICK, "--out", str(out)).code == 0
    (out / "games.jsonl").unlink()
    assert run("balance", "--out", str(out)).code == 0  # from the Parquet file
    (out / "games.parquet").write_text("Dear diary")
    assert_rejected(run("balance", "--out", str(out)), "games.parquet: not the games of a study")
    (out / "games.parquet").unlink()
    assert_rejected(run("balance", "--out", str(out)), "holds no finished game")
    (tmp_path / "file").touch()
    assert_rejected(run("balance", "ardennes", *QUICK, "--out", str(tmp_path / "file")), "is a file")


def test_the_directory_of_another_study_is_refused(run: InProcess, tmp_path: Path) -> None:
    common = ("balance", "ardennes", "--games", "1", *QUICK, "--out", str(tmp_path))
    assert run(*common).code == 0
    assert_rejected(
        run(*common, "--seed", "2"), "holds another study: seed 1 (not 2). Give another directory"
    )


@SIGNALS
def test_an_interrupted_study_reports_what_it_has_and_resumes(tmp_path: Path) -> None:
    common = [sys.executable, "-m", "sevenroads.cli", "balance", "ardennes", *QUICK, "--out", str(tmp_path)]
    with subprocess.Popen(
        [*common, "--games", "4000"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
    ) as running:
        lines = tmp_path / "games.jsonl"
        while running.poll() is None and not (lines.exists() and lines.stat().st_size):
            time.sleep(0.01)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert out.startswith("Overview\n")
    assert err.endswith(f"Stopped. Run the same command again to resume from {tmp_path}.\n")
    assert (tmp_path / "report.html").exists()
    done = len(lines.read_text().splitlines())
    more = subprocess.run([*common, "--games", str(done + 2)], capture_output=True, text=True, check=True)
    assert f"{done + 2} of {done + 2} games" in more.stderr
    assert len(lines.read_text().splitlines()) == done + 2
