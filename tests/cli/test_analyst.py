"""The commands of the analyst, `analyse`, `hint` and `puzzles`: their output and their errors."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from game import positions

from sevenroads import Side, State, View
from sevenroads.game import Match, to_record
from sevenroads.notation import write_record
from sevenroads.players import LEVELS, level_player

from .running import InProcess, assert_rejected

#: South holds road 6 and wins with a tank on road 1 (objective 16).
WINNING = "ardennes TTTTT|/|/|/|/|/!1PPPPPPG|/| s9:4 136/- 257/- 235,147/- -"


@pytest.fixture
def record(tmp_path: Path) -> str:
    """A finished game in which south misses a win, north does nothing and south wins."""
    match = positions.play(Match(State.parse(WINNING)), "M3 . . T1")
    file = tmp_path / "game.7r"
    file.write_text(write_record(to_record(match)), encoding="utf-8")
    return str(file)


# ---------------------------------------------------------------- analyse


def test_a_report_lists_every_turn_and_better_turns(run: InProcess, record: str) -> None:
    ran = run("analyse", record, "--nodes", "40")
    assert (ran.code, ran.err) == (0, "")
    first, *rows = ran.out.split("\n\n")[0].splitlines()
    assert " ".join(first.split()) == "turn what the player knew all cards Played"
    assert [row.split()[0] for row in rows] == ["5s.", "5n.", "6s."]
    assert all(re.search(r"\d% [#.]{10} +\d+% [#.]{10} ", row) for row in rows)
    assert rows[-1].count("100% ##########") == 2
    assert re.search(r"^Accuracy: Germans \d+%, Allies \d+%$", ran.out, re.MULTILINE)
    assert "The worst turns:" in ran.out
    assert "what the player knew: 100% before," in ran.out
    assert "all cards: 100% before," in ran.out
    assert "+ You fulfil your objective and win." in ran.out


def test_a_report_with_a_node_limit_is_reproducible(run: InProcess, record: str) -> None:
    assert run("analyse", record, "--nodes", "40") == run("analyse", record, "--nodes", "40")


def test_a_report_can_be_printed_as_json(run: InProcess, record: str) -> None:
    found = json.loads(run("analyse", record, "--nodes", "40", "--json").out)
    assert (found["result"], found["termination"]) == ("south", "objective")
    assert {side: accuracy["turns"] for side, accuracy in found["accuracy"].items()} == {
        "south": 2,
        "north": 1,
    }
    first, _, last = found["turns"]
    assert (first["turn"], first["side"]) == (9, "south")
    assert first["played"]["actions"] == ["M3", "."]
    for judged in (first["known"], first["truth"]):
        assert judged["before"] == 1
        assert judged["loss"] == pytest.approx(judged["before"] - judged["after"], abs=1e-3)
        assert "wins-by-objective" in {reason["code"] for reason in judged["better"]["reasons"]}
    reason = last["played"]["reasons"][0]
    assert reason["text"] == "You fulfil your objective and win."
    assert reason["values"] == {"objective": "136"}
    assert reason["warns"] is False


def test_a_record_can_be_read_from_standard_input(run: InProcess, record: str) -> None:
    text = Path(record).read_text(encoding="utf-8")
    assert run("analyse", "-", "--nodes", "40", text=text) == run("analyse", record, "--nodes", "40")


def test_a_game_without_mistakes_says_so(run: InProcess, tmp_path: Path) -> None:
    match = positions.play(Match(State.parse(WINNING)), "T1")
    file = tmp_path / "good.7r"
    file.write_text(write_record(to_record(match)), encoding="utf-8")
    assert run("analyse", str(file), "--nodes", "40").out.endswith("\nNo turn lost 10% or more.\n")


def test_a_report_covers_a_whole_game_of_the_machine(run: InProcess, tmp_path: Path) -> None:
    match = Match(State.new("dday", seed=5))
    players = {side: level_player(3, side.number) for side in Side}
    while match.outcome is None:
        match.play(players[match.side].choose(match.state.view(match.side)))
    file = tmp_path / "game.7r"
    file.write_text(write_record(to_record(match)), encoding="utf-8")
    ran = run("analyse", str(file), "--nodes", "20")
    assert (ran.code, ran.err) == (0, "")
    assert "road" not in ran.out


def test_unfinished_games_and_invalid_files_are_rejected(run: InProcess, tmp_path: Path) -> None:
    file = tmp_path / "open.7r"
    file.write_text(write_record(to_record(Match(State.parse(WINNING)))), encoding="utf-8")
    assert_rejected(run("analyse", str(file)), "This record ends before the game does")
    assert_rejected(run("analyse", str(tmp_path / "none.7r")), "There is no such file or folder.")
    assert_rejected(run("analyse", "-", text="hello"), "")
    assert_rejected(run("analyse", str(file), "--nodes", "0"), "positive and finite")


def test_seconds_and_nodes_exclude_each_other(run: InProcess, record: str) -> None:
    assert run("analyse", record, "--nodes", "5", "--seconds", "1").code == 2


# ---------------------------------------------------------------- hint


def test_a_hint_names_turns_with_likelihood_and_reasons(run: InProcess) -> None:
    ran = run("hint", str(State.new("ardennes", seed=3)), "--nodes", "200")
    assert (ran.code, ran.err) == (0, "")
    first, *rest = ran.out.splitlines()
    assert re.fullmatch(r"Germans to play · 4 AP · winning chance \d+%", first)
    lines = [line for line in rest if re.match(r"[123]\. +\d+%  \S", line)]
    assert len(lines) == 3
    assert all(line in lines or re.match(r" {9}[+-] [A-Z].*\.$", line) for line in rest)


def test_a_hint_gives_a_certain_win_100_percent(run: InProcess) -> None:
    ran = run("hint", WINNING, "--lines", "1", "--nodes", "1")
    assert ran.out.splitlines() == [
        "Germans to play · 4 AP · winning chance 100%",
        "1. 100%  T1",
        "         + You fulfil your objective and win.",
        "         + You conquer road 1, which counts for your objective.",
    ]


def test_a_view_gets_the_same_hint_as_its_position(run: InProcess) -> None:
    state = State.new("ardennes", seed=3, start="north")
    view = str(state.view("north"))
    assert View.parse(view).viewer == "north"
    whole = run("hint", str(state), "--nodes", "100")
    assert whole.code == 0
    assert run("hint", view, "--nodes", "100") == whole
    assert run("hint", "--nodes", "100", text=view + "\n") == whole


def test_a_hint_requires_that_the_viewer_is_to_move(run: InProcess) -> None:
    ended = WINNING.replace("s9:4", "s9:4#n")
    other = str(State.parse(WINNING).view("north"))
    assert_rejected(run("hint", ended), "The game is over.")
    assert_rejected(run("hint", other), "It is not your turn.")
    assert_rejected(run("hint", "nonsense"), "seven fields")
    assert_rejected(run("hint"), "No position given")
    assert_rejected(run("hint", WINNING, "--lines", "0"), "--lines must be 1 or more")
    assert_rejected(run("hint", WINNING, "--seconds", "-1"), "positive and finite")
    assert_rejected(run("hint", WINNING, "--megabytes", "0"), "at least 1 megabyte")


# ---------------------------------------------------------------- puzzles


FIELDS = ["difficulty", "kind", "position", "rating", "side", "solution", "themes", "threat", "view"]


def test_puzzles_are_printed_as_one_json_object_per_line(run: InProcess) -> None:
    ran = run("puzzles", "--count", "2", "--seed", "1", "--level", "3")
    assert (ran.code, ran.err) == (0, "")
    found = [json.loads(line) for line in ran.out.splitlines()]
    assert len(found) == 2
    for puzzle in found:
        assert sorted(puzzle) == FIELDS
        state = State.parse(puzzle["position"])
        assert str(state.view(puzzle["side"])) == puzzle["view"]
        for action in puzzle["solution"]:
            state.apply(action)
        assert state.outcome is not None
        assert state.outcome.winner == puzzle["side"]


def test_defences_are_found_with_the_enemys_threat(run: InProcess) -> None:
    ran = run("puzzles", "--kind", "defence", "--count", "1", "--seed", "1", "--level", "3")
    assert (ran.code, ran.err) == (0, "")
    (puzzle,) = (json.loads(line) for line in ran.out.splitlines())
    assert sorted(puzzle) == FIELDS
    assert "defence" in puzzle["themes"]
    state = State.parse(puzzle["position"])
    for action in (".", *puzzle["threat"]):
        state.apply(action)
    assert state.outcome is not None
    assert state.outcome.winner != puzzle["side"]


def test_puzzles_can_be_written_to_a_file(run: InProcess, tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    ran = run("puzzles", "--count", "1", "--edition", "dday", "--level", "3", "--out", str(file))
    assert ran == (0, "", "")
    assert json.loads(file.read_text(encoding="utf-8"))["position"].startswith("dday ")


def test_invalid_puzzle_options_are_rejected(run: InProcess, tmp_path: Path) -> None:
    assert_rejected(run("puzzles", "--count", "0"), "--count must be 1 or more")
    assert_rejected(run("puzzles", "--edition", "atlantis"), "unknown edition")
    assert_rejected(run("puzzles", "--level", f"{len(LEVELS) + 1}"), f"levels go from 1 to {len(LEVELS)}")
    assert_rejected(
        run("puzzles", "--out", str(tmp_path / "no" / "file")), "There is no such file or folder."
    )


def test_puzzles_are_found_in_given_records(run: InProcess, tmp_path: Path) -> None:
    # A trade on road 4 would return the mine that road 3 needs; south does not play it.
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


def test_records_without_puzzles_yield_none_and_reject_options_of_generated_games(
    run: InProcess, tmp_path: Path
) -> None:
    file = tmp_path / "game.7r"
    file.write_text(write_record(to_record(Match(State.new("ardennes", seed=1)))), encoding="utf-8")
    assert run("puzzles", str(file)) == (0, "", "")
    for option, value in (("--seed", "2"), ("--edition", "dday"), ("--level", "3")):
        assert_rejected(
            run("puzzles", str(file), option, value), f"{option} applies to the machine's own games"
        )
    assert_rejected(run("puzzles", str(tmp_path / "none.7r")), "There is no such file or folder.")


@pytest.mark.parametrize("command", ["analyse", "hint", "puzzles"])
def test_each_command_has_help(run: InProcess, command: str) -> None:
    ran = run(command, "--help")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(f"usage: sevenroads {command}")
