"""`sevenroads arena` end to end: processes, files, exit codes and an interrupt."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from .running import Ran

SIGNALS = pytest.mark.skipif(sys.platform == "win32", reason="no signals to other processes there")


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-W", "error", "-m", "sevenroads.cli", "arena", *arguments]


def arena(*arguments: str) -> Ran:
    done = subprocess.run(
        command(*arguments), capture_output=True, encoding="utf-8", timeout=300, check=False
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def test_random_loses_to_greedy() -> None:
    ran = arena("random", "greedy", "--pairs", "3", "--workers", "2", "--seed", "4")
    assert ran.code == 0
    assert ran.out.startswith(
        "random v greedy, ardennes, seed 4\n  pairs       3/3, 6 games\n  points      0"
    )
    # Without a terminal, progress is printed in plain lines.
    assert "pairs  +" in ran.err
    assert "games/s" in ran.err.splitlines()[-1]
    assert "\x1b" not in ran.err


def test_the_result_can_be_printed_as_json_and_the_run_resumes_from_its_file(tmp_path: Path) -> None:
    out = tmp_path / "pairs.jsonl"
    common = ("random", "level:2", "--edition", "dday+novictory", "--json", "--out", str(out))
    first = arena(*common, "--pairs", "2", "--workers", "1")
    second = arena(*common, "--pairs", "4", "--workers", "2")
    assert (first.code, second.code) == (0, 0)
    result = json.loads(second.out)
    assert result["interrupted"] is False
    (match,) = result["match_ups"]
    assert match["players"] == ["random", "level:2"]
    assert match["edition"] == "dday+novictory"
    assert match["pairs"] == sum(match["pair_scores"]) == 4
    assert sum(match["points"]) == match["games"] == 8
    assert json.loads(first.out)["match_ups"][0]["pairs"] == 2
    assert len(out.read_text().splitlines()) == 4


def test_a_test_stops_the_match() -> None:
    ran = arena(
        "greedy", "random", "--elo0", "0", "--elo1", "300", "--edition", "ardennes+novictory", "--json"
    )
    (match,) = json.loads(ran.out)["match_ups"]
    assert match["test"]["accepted"] == "elo1"
    assert match["test"]["llr"] >= match["test"]["upper"]
    assert match["pairs"] < 20


def test_a_tournament_ends_with_ratings() -> None:
    ran = arena(
        "level:3", "level:1", "random", "--pairs", "2", "--tournament", "neighbours", "--anchor", "random"
    )
    assert ran.code == 0
    matches = [line for line in ran.out.splitlines() if " v " in line]
    assert matches == ["level:3 v level:1, ardennes, seed 1", "level:1 v random, ardennes, seed 1"]
    table = ran.out.split("\n\n")[-1].splitlines()
    assert len(table) == 4
    assert {line.split()[1] for line in table[1:]} == {"level:3", "level:1", "random"}


@SIGNALS
def test_an_interrupt_keeps_the_file_and_prints_the_standing(tmp_path: Path) -> None:
    out = tmp_path / "pairs.jsonl"
    options = ("level:1", "random", "--pairs", "100000", "--workers", "2", "--out", str(out))
    # A background job ignores interrupts, and the arena would inherit that.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    with subprocess.Popen(
        command(*options), stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
    ) as running:
        signal.signal(signal.SIGINT, before)
        assert running.stderr is not None
        # The first line of progress is printed after the first pair.
        first = running.stderr.readline()
        running.send_signal(signal.SIGINT)
        printed, errors = running.communicate(timeout=300)
    assert first.startswith("1/100000 pairs")
    assert running.returncode == 130
    assert printed.startswith("level:1 v random, ardennes, seed 1\n  pairs       ")
    assert f"Stopped. Run the same command again to resume from {out}" in errors
    assert "Traceback" not in errors
    assert f"  pairs       {len(out.read_text().splitlines())}/100000" in printed


@SIGNALS
def test_a_killed_run_loses_no_finished_pair(tmp_path: Path) -> None:
    out = tmp_path / "pairs.jsonl"
    options = ("level:1", "random", "--workers", "2", "--out", str(out), "--json")
    with subprocess.Popen(
        command(*options, "--pairs", "100000"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    ) as running:
        assert running.stderr is not None
        running.stderr.readline()
        running.kill()
        # The pipe closes only when the last worker has exited, too.
        running.communicate(timeout=300)
    finished = out.read_bytes().count(b"\n")
    assert finished >= 1
    ran = arena(*options, "--pairs", str(finished))
    assert ran.code == 0
    assert json.loads(ran.out)["match_ups"][0]["pairs"] == finished


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("random",), "needs at least two players"),
        (("random", "napoleon"), "unknown player 'napoleon'"),
        (("random", "greedy", "--elo0", "0"), "The test needs both --elo0 and --elo1"),
        (("random", "greedy", "--elo0", "5", "--elo1", "0"), "elo0 must be lower than elo1"),
        (("random", "greedy", "--pairs", "0"), "pairs must be 1 or more"),
        (("random", "greedy", "--workers", "0"), "workers must be 1 or more"),
        (("random", "greedy", "--anchor", "level:3"), "The anchor level:3 is not one of the players"),
        (("random", "greedy", "random"), "random is named twice"),
        (("random", "greedy", "--edition", "waterloo"), "waterloo"),
    ],
)
def test_an_invalid_match_is_rejected_in_one_line(arguments: tuple[str, ...], message: str) -> None:
    ran = arena(*arguments)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.count("\n") == 1
    assert message in ran.err


def test_a_file_of_another_match_up_is_rejected_in_one_line(tmp_path: Path) -> None:
    out = tmp_path / "pairs.jsonl"
    arena("random", "level:1", "--pairs", "1", "--workers", "1", "--out", str(out))
    ran = arena("random", "level:1", "--pairs", "1", "--seed", "2", "--out", str(out))
    assert ran.code == 1
    assert "a pair of another match-up (random v level:1, ardennes, seed 1); this run is" in ran.err
