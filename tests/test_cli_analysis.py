"""The commands of the analyst, `analyse`, `hint` and `puzzles`: what they print and how they refuse."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from game import positions

from sevenroads import Side, State, View
from sevenroads.cli import main
from sevenroads.game import Match, to_record
from sevenroads.notation import write_record
from sevenroads.players import level_player

#: South holds road 6 and wins with a tank on road 1 (objective 16).
WINNING = "ardennes TTTTT|/|/|/|/|/!1PPPPPPG|/| s9:4 16/- 27/- 35,17/- -"


class Ran(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command in this process, with a text on standard input."""

    def command(*arguments: str, text: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(text))
        try:
            code = main(list(arguments))
        except SystemExit as left:
            code = left.code if isinstance(left.code, int) else 1
        return Ran(code, *capsys.readouterr())

    return command


def assert_refused(ran: Ran, said: str) -> None:
    """Exit code 1, nothing on standard output, one line on standard error."""
    assert (ran.code, ran.out) == (1, ""), ran
    assert ran.err.startswith("sevenroads: ")
    assert ran.err.count("\n") == 1
    assert said in ran.err


@pytest.fixture
def record(tmp_path: Path) -> str:
    """A finished game in which south misses a win, north does nothing and south wins."""
    match = positions.play(Match(State.parse(WINNING)), "M3 . . T1")
    file = tmp_path / "game.7r"
    file.write_text(write_record(to_record(match)), encoding="utf-8")
    return str(file)


# ---------------------------------------------------------------- analyse


def test_a_report_tells_every_turn_and_what_was_better(run: Run, record: str) -> None:
    ran = run("analyse", record, "--nodes", "40")
    assert (ran.code, ran.err) == (0, "")
    first, *rows = ran.out.split("\n\n")[0].splitlines()
    assert " ".join(first.split()) == "turn by what it knew by the full truth played"
    assert [row.split()[0] for row in rows] == ["5s.", "5n.", "6s."]
    assert all(re.search(r"\d% [#.]{10} +\d+% [#.]{10} ", row) for row in rows)
    assert rows[-1].count("100% ##########") == 2
    assert "The turns that lost most:" in ran.out
    assert "by what south knew 100% became" in ran.out
    assert "by the full truth 100% became" in ran.out
    assert "+ You fulfil your objective and win." in ran.out


def test_a_report_is_the_same_every_time_with_a_limit_of_nodes(run: Run, record: str) -> None:
    assert run("analyse", record, "--nodes", "40") == run("analyse", record, "--nodes", "40")


def test_a_report_can_be_had_as_json(run: Run, record: str) -> None:
    found = json.loads(run("analyse", record, "--nodes", "40", "--json").out)
    assert (found["result"], found["termination"]) == ("south", "objective")
    first, _, last = found["turns"]
    assert (first["turn"], first["side"]) == (9, "south")
    assert first["played"]["actions"] == ["M3", "."]
    for judged in (first["known"], first["truth"]):
        assert judged["before"] == 1
        assert judged["loss"] == pytest.approx(judged["before"] - judged["after"], abs=1e-3)
        assert "wins-by-objective" in {reason["code"] for reason in judged["better"]["reasons"]}
    reason = last["played"]["reasons"][0]
    assert reason["text"] == "You fulfil your objective and win."
    assert reason["values"] == {"objective": "16"}
    assert reason["warns"] is False


def test_a_record_is_read_from_standard_input_too(run: Run, record: str) -> None:
    text = Path(record).read_text(encoding="utf-8")
    assert run("analyse", "-", "--nodes", "40", text=text) == run("analyse", record, "--nodes", "40")


def test_a_game_without_mistakes_says_so(run: Run, tmp_path: Path) -> None:
    match = positions.play(Match(State.parse(WINNING)), "T1")
    file = tmp_path / "good.7r"
    file.write_text(write_record(to_record(match)), encoding="utf-8")
    assert run("analyse", str(file), "--nodes", "40").out.endswith("\nNo turn lost 10% or more.\n")


def test_a_whole_game_of_the_machine_is_reported_on(run: Run, tmp_path: Path) -> None:
    match = Match(State.new("dday", seed=5))
    players = {side: level_player(3, side.number) for side in Side}
    while match.outcome is None:
        match.play(players[match.side].choose(match.state.view(match.side)))
    file = tmp_path / "game.7r"
    file.write_text(write_record(to_record(match)), encoding="utf-8")
    ran = run("analyse", str(file), "--nodes", "20")
    assert (ran.code, ran.err) == (0, "")
    assert "road" not in ran.out


def test_games_that_have_not_ended_and_files_that_are_none_are_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "open.7r"
    file.write_text(write_record(to_record(Match(State.parse(WINNING)))), encoding="utf-8")
    assert_refused(run("analyse", str(file)), "must have ended")
    assert_refused(run("analyse", str(tmp_path / "none.7r")), "No such file")
    assert_refused(run("analyse", "-", text="hello"), "")
    assert_refused(run("analyse", str(file), "--nodes", "0"), "positive and finite")


def test_seconds_and_nodes_do_not_go_together(run: Run, record: str) -> None:
    assert run("analyse", record, "--nodes", "5", "--seconds", "1").code == 2


# ---------------------------------------------------------------- hint


def test_a_hint_names_turns_with_likelihood_and_reasons(run: Run) -> None:
    ran = run("hint", str(State.new("ardennes", seed=3)), "--nodes", "200")
    assert (ran.code, ran.err) == (0, "")
    first, *rest = ran.out.splitlines()
    assert re.fullmatch(r"south to move, 4 AP: wins \d+%", first)
    lines = [line for line in rest if re.match(r"[123]\. +\d+%  \S", line)]
    assert len(lines) == 3
    assert all(line in lines or re.match(r" {9}[+-] [A-Z].*\.$", line) for line in rest)


def test_a_win_is_hinted_at_with_certainty(run: Run) -> None:
    ran = run("hint", WINNING, "--lines", "1", "--nodes", "1")
    assert ran.out.splitlines() == [
        "south to move, 4 AP: wins 100%",
        "1. 100%  T1",
        "         + You fulfil your objective and win.",
        "         + You conquer road 1, which counts for your objective.",
    ]


def test_a_view_gets_the_same_hint_as_its_position(run: Run) -> None:
    state = State.new("ardennes", seed=3, start="north")
    view = str(state.view("north"))
    assert View.parse(view).viewer == "north"
    whole = run("hint", str(state), "--nodes", "100")
    assert whole.code == 0
    assert run("hint", view, "--nodes", "100") == whole
    assert run("hint", "--nodes", "100", text=view + "\n") == whole


def test_a_hint_needs_a_position_to_move_in(run: Run) -> None:
    ended = WINNING.replace("s9:4", "s9:4#n")
    other = str(State.parse(WINNING).view("north"))
    assert_refused(run("hint", ended), "the game has ended")
    assert_refused(run("hint", other), "north is not to move")
    assert_refused(run("hint", "nonsense"), "seven fields")
    assert_refused(run("hint"), "no position")
    assert_refused(run("hint", WINNING, "--lines", "0"), "--lines must be 1 or more")
    assert_refused(run("hint", WINNING, "--seconds", "-1"), "positive and finite")
    assert_refused(run("hint", WINNING, "--megabytes", "0"), "at least 1 megabyte")


# ---------------------------------------------------------------- puzzles


def test_puzzles_are_printed_one_json_object_a_line(run: Run) -> None:
    ran = run("puzzles", "--count", "2", "--seed", "1", "--level", "3")
    assert (ran.code, ran.err) == (0, "")
    found = [json.loads(line) for line in ran.out.splitlines()]
    assert len(found) == 2
    for puzzle in found:
        assert sorted(puzzle) == ["difficulty", "position", "side", "solution", "view"]
        state = State.parse(puzzle["position"])
        assert str(state.view(puzzle["side"])) == puzzle["view"]
        for action in puzzle["solution"]:
            state.apply(action)
        assert state.outcome is not None
        assert state.outcome.winner == puzzle["side"]


def test_puzzles_can_be_written_to_a_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    ran = run("puzzles", "--count", "1", "--edition", "dday", "--level", "3", "--out", str(file))
    assert ran == (0, "", "")
    assert json.loads(file.read_text(encoding="utf-8"))["position"].startswith("dday ")


def test_puzzles_that_cannot_be_made_are_refused(run: Run, tmp_path: Path) -> None:
    assert_refused(run("puzzles", "--count", "0"), "--count must be 1 or more")
    assert_refused(run("puzzles", "--edition", "atlantis"), "unknown edition")
    assert_refused(run("puzzles", "--level", "9"), "levels go from 1 to 8")
    assert_refused(run("puzzles", "--out", str(tmp_path / "no" / "file")), "No such file")


def test_puzzles_are_found_in_records_of_ones_own(run: Run, tmp_path: Path) -> None:
    # A trade on road 4 brings back the mine that road 3 lacks; south does not see it.
    rules, roads = "ardennes+nospecials+novictory+noobjectives", "!17M|/!17M|/PTTTTT|/13MMM|MM/|/|/|"
    start = f"{rules} {roads} s9:1 -/- -/- -/- -"
    match = Match(State.parse(start))
    match.play(".")
    match.resign(Side.SOUTH)
    file = tmp_path / "game.7r"
    file.write_text(write_record(to_record(match)), encoding="utf-8")
    ran = run("puzzles", str(file), str(file))
    assert (ran.code, ran.err) == (0, "")
    (puzzle,) = (json.loads(line) for line in ran.out.splitlines())
    assert puzzle["position"] == start
    assert puzzle["solution"] == ["x4", "M3"]
    assert run("puzzles", str(file), "--count", "1").out == ran.out


def test_records_without_puzzles_bring_none_and_options_that_are_not_for_records_are_refused(
    run: Run, tmp_path: Path
) -> None:
    file = tmp_path / "game.7r"
    file.write_text(write_record(to_record(Match(State.new("ardennes", seed=1)))), encoding="utf-8")
    assert run("puzzles", str(file)) == (0, "", "")
    for option, value in (("--seed", "2"), ("--edition", "dday"), ("--level", "3")):
        assert_refused(run("puzzles", str(file), option, value), f"{option} is for games of the machine's")
    assert_refused(run("puzzles", str(tmp_path / "none.7r")), "No such file")


@pytest.mark.parametrize("command", ["analyse", "hint", "puzzles"])
def test_each_command_has_help(run: Run, command: str) -> None:
    ran = run(command, "--help")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(f"usage: sevenroads {command}")
