"""The command line end to end: processes, pipes, exit codes and one-line errors."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from sevenroads import State, __version__
from sevenroads.builds import CHOSEN
from sevenroads.game import Match, to_record, view_record
from sevenroads.notation import write_record

from .running import InProcess, Ran, assert_rejected

COMMANDS = (
    "new",
    "render",
    "show",
    "legal",
    "apply",
    "why-not",
    "view",
    "replay",
    "perft",
    "playouts",
    "editions",
    "deck",
    "play",
    "arena",
    "train",
    "analyse",
    "hint",
    "puzzles",
    "verify",
    "serve",
)
BARE = "ardennes+novictory+noobjectives"
POSITION = f"{BARE} 4TPS|MPMT/|/|/|/|/|/| s9:4 -/- -/- -/- -"
ARDENNES = str(State.new("ardennes", seed=7))


def environment(**more: str) -> dict[str, str]:
    dropped = ("NO_COLOR", "FORCE_COLOR", "COLORTERM", "COLUMNS", "LINES", "TTY_COMPATIBLE")
    return {k: v for k, v in os.environ.items() if k not in dropped} | {"PYTHONIOENCODING": "utf-8"} | more


def process(*arguments: str, text: str | None = None, cwd: Path | None = None, **env: str) -> Ran:
    """Run the command in a separate process, with warnings as errors."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "sevenroads.cli", *arguments],
        input=text or "",
        capture_output=True,
        encoding="utf-8",
        cwd=cwd,
        env=environment(**env),
        timeout=60,
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


# ---------------------------------------------------------------- usage


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_of_each_command_is_on_standard_output(run: InProcess, command: str) -> None:
    ran = run(*command.split(), "--help")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(f"usage: sevenroads {command}".rstrip())
    if not command:
        for name in COMMANDS:
            assert re.search(rf"^    {name} ", ran.out, re.MULTILINE)


def test_version_is_printed() -> None:
    assert process("--version") == (0, f"sevenroads {__version__} ({CHOSEN} build)\n", "")


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["bogus"],
        ["new", "--seed", "x"],
        ["new", "--start", "east"],
        ["new", "--victory-cards", "maybe"],
        ["new", "--mortar-fires", "never"],
        ["new", "ardennes", "extra"],
        ["show", POSITION, "--as", "west"],
        ["show", POSITION, "--bottom", "east"],
        ["view", "west", POSITION],
        ["view"],
        ["replay"],
        ["perft"],
        ["playouts", POSITION, "--count", "many"],
        ["deck", "file.toml"],
        ["deck", "check"],
        ["play", "--machine", "genius"],
        ["play", "--side", "east"],
        ["legal", "--nonsense"],
    ],
)
def test_wrong_usage_is_exit_code_2_with_nothing_on_standard_output(
    run: InProcess, arguments: list[str]
) -> None:
    ran = run(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("usage: sevenroads")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["new", "nowhere"], "There is no edition “nowhere”."),
        (["new", "ardennes+nix"], "unknown option +nix"),
        (["new", "none.toml"], "none.toml: There is no such file or folder."),
        (["new", "--road-length", "11"], "12 to 18"),
        (["new", "--first-turn-ap", "5"], "0 to 4"),
        (["new", "--specials", "Q"], "'Q' is not a special unit"),
        (["new", "--objectives", "off", "--three-roads-win", "off"], "three_roads_win"),
        (["new", "--victory-deck", "none"], "unknown victory deck"),
        (["show", "x"], "seven fields"),
        (["show"], "No position given"),
        (["show", str(State.new(seed=1).view("south")), "--as", "south"], "--as needs a whole position"),
        (["show", POSITION, "--svg", "none/none.svg"], "none/none.svg: There is no such file or folder."),
        (["legal"], "No position given"),
        (["legal", POSITION.replace("s9", "s0")], "turns go from 1 to 400"),
        (["legal", POSITION, "T3"], "“T3” is not a position"),
        (["apply", POSITION], "No action given"),
        (["apply", POSITION, "T9"], "“T9” is not an action of this game."),
        (["apply", POSITION, "T3", "x3"], "x3: The enemy has no line on road 3 (R5.1)."),
        (["apply", "T3"], "No position given"),
        (["why-not", POSITION], "No action given"),
        (["why-not", POSITION, "huh"], "“huh” is not an action of this game."),
        (["view", "south", str(State.new(seed=1).view("south"))], "view"),
        (["replay", "none.7r"], "none.7r: There is no such file or folder."),
        (["replay", "."], "This is a folder, not a file."),
        (["replay", "-"], "line 1"),
        (["perft", POSITION, "two"], "depth"),
        (["perft", POSITION, "-1"], "0 or more"),
        (["perft", POSITION, "99999999999"], ""),
        (["perft", POSITION, "0", "--divide"], "1 or more"),
        (["playouts"], "No position given"),
        (["playouts", POSITION, "--count", "0"], "1 or more"),
        (["playouts", POSITION, "--threads", "0"], "1 or more"),
        (["playouts", POSITION, "--count", "99999999999"], ""),
        (["editions", "nowhere"], "There is no edition “nowhere”."),
        (["deck", "check", "none.toml"], "none.toml: There is no such file or folder."),
        (["deck", "check", "."], "This is a folder, not a file."),
        (["play", "--terminal", "nowhere"], "There is no edition “nowhere”."),
        (["play", "nowhere"], "These options need --terminal."),
    ],
)
def test_rejected_input_is_exit_code_1_and_one_line_on_standard_error(
    run: InProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], message: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert_rejected(run(*arguments), message)


def test_a_process_reports_an_error_in_one_line() -> None:
    assert_rejected(process("legal", text=""), "No position given")
    assert_rejected(process("apply", POSITION, "x3"), "(R5.1).")


@pytest.mark.parametrize("text", ["", "\n", "x\n", POSITION + " \n", " " + POSITION])
def test_a_position_on_standard_input_is_parsed_strictly(run: InProcess, text: str) -> None:
    assert_rejected(run("legal", text=text))


def test_input_that_is_not_utf8_is_rejected_in_one_line(tmp_path: Path) -> None:
    record = tmp_path / "game.7r"
    record.write_bytes(b"\xff\xfe\x00")
    assert_rejected(process("replay", str(record)))


@pytest.mark.parametrize("seed", [-1, 2**64, -(2**70)])
def test_a_seed_of_any_size_is_accepted_or_rejected_in_one_line(run: InProcess, seed: int) -> None:
    for arguments in (["new"], ["playouts", POSITION, "--count", "2"]):
        ran = run(*arguments, f"--seed={seed}")
        if ran.code:
            assert_rejected(ran, "seed")
        else:
            assert ran.out


# ---------------------------------------------------------------- positions


def test_new_sets_up_a_game() -> None:
    assert process("new", "--seed", "7") == (0, ARDENNES + "\n", "")


def test_every_option_of_a_new_game_takes_effect(run: InProcess) -> None:
    ran = run(
        *("new", "dday", "--seed", "3", "--start", "north", "--first-turn-ap", "2", "--specials", "AG"),
        *("--victory-cards", "off", "--objectives", "on", "--road-length", "16", "--mortar-fires", "always"),
        *("--three-roads-win", "off", "--objective-deck", "prototype", "--victory-deck", "prototype"),
    )
    assert ran.code == 0
    fields = ran.out.split(" ")
    assert fields[0] == (
        "dday+specials=GA+novictory+road_length=16+mortar_fires=always+three_roads_win=off"
        "+objective_deck=prototype+victory_deck=prototype"
    )
    assert fields[2] == "n1:2"
    assert run("new", "--beginner").out.startswith("ardennes+nospecials+novictory ")
    assert run("new", "--specials", "off").out.startswith("ardennes+nospecials ")
    assert run("new", "dday+novictory", "--specials", "on").out.startswith("dday+novictory ")


def test_commands_can_be_chained_with_pipes() -> None:
    applied = process("apply", "T3", "T3", "P4", ".", text=process("new", "--seed", "7").out)
    state = State.parse(ARDENNES)
    for action in ("T3", "T3", "P4", "."):
        state.apply(action)
    assert applied == (0, f"{state}\n", "")
    shown = process("show", text=applied.out)
    assert (shown.code, shown.err) == (0, "")
    assert len(shown.out.splitlines()) > 18


def test_a_position_comes_as_an_argument_or_on_standard_input(run: InProcess) -> None:
    listed = "".join(f"{action}\n" for action in State.parse(POSITION).legal_actions())
    assert process("legal", POSITION) == process("legal", text=POSITION + "\n") == (0, listed, "")
    for text in (POSITION, POSITION + "\r\n", POSITION + "\nmore\n"):
        assert run("legal", text=text).out == listed


def test_each_command_reads_a_position_from_argument_or_standard_input(run: InProcess) -> None:
    for before, after in (
        (["apply"], ["x1"]),
        (["why-not"], ["x1", "x2"]),
        (["view", "north"], []),
        (["perft"], ["2"]),
        (["show"], []),
    ):
        by_argument = run(*before, POSITION, *after)
        by_input = run(*before, *after, text=POSITION + "\n")
        assert by_argument == by_input
        assert by_argument.code == 0
        assert by_argument.out


def test_why_not_prints_a_reason_or_that_the_action_is_legal() -> None:
    ran = process("why-not", POSITION, "x1", "x2")
    assert ran == (0, "x1 is possible.\nYou have no line on road 2 (R5.1).\n", "")


@pytest.mark.parametrize("viewer", ["south", "north", "spectator"])
def test_a_view_hides_what_the_viewer_may_not_see(run: InProcess, viewer: str) -> None:
    assert run("view", viewer, ARDENNES).out == f"{State.parse(ARDENNES).view(viewer)}\n"


def test_perft_counts_and_divides(run: InProcess) -> None:
    state = State.parse(POSITION)
    assert process("perft", POSITION, "2") == (0, f"{state.perft(2)}\n", "")
    lines = run("perft", POSITION, "2", "--divide").out.splitlines()
    assert [line.split()[0] for line in lines] == [str(action) for action in state.legal_actions()]
    assert sum(int(line.split()[1]) for line in lines) == state.perft(2)


def test_playouts_are_the_same_for_one_thread_and_for_two(run: InProcess) -> None:
    def games(*arguments: str) -> str:
        ran = run("playouts", ARDENNES, "--count", "101", "--seed", "5", *arguments)
        assert (ran.code, ran.err) == (0, "")
        return re.sub(r", [^,]* million per second", "", ran.out)

    one = games()
    assert re.fullmatch(r"south \d+  north \d+  drawn \d+  of 101\n\d+ actions, [\d.]+ per game\n", one)
    assert games("--threads", "2") == one
    assert games("--threads", "200") == one


def test_a_closed_pipe_is_not_an_error() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "sevenroads.cli", "perft", "--divide", POSITION, "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.close()
        assert child.stderr.read() == b""
    assert child.returncode == 0


# ---------------------------------------------------------------- drawing


def test_a_board_that_is_not_printed_to_a_terminal_has_no_escape_codes() -> None:
    ran = process("show", ARDENNES, TERM="xterm-256color", COLORTERM="truecolor")
    assert ran.code == 0
    assert "\x1b" not in ran.out


@pytest.mark.parametrize(("env", "coloured"), [({"NO_COLOR": "1"}, False), ({}, True)])
def test_no_color_disables_colours_on_a_terminal(env: dict[str, str], coloured: bool) -> None:
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    child = subprocess.Popen(
        [sys.executable, "-m", "sevenroads.cli", "show", POSITION],
        stdout=theirs,
        stdin=subprocess.DEVNULL,
        env=environment(TERM="xterm-256color", COLUMNS="100", **env),
    )
    os.close(theirs)
    drawn = b""
    try:
        while piece := os.read(ours, 65536):
            drawn += piece
    except OSError:
        pass  # the other end is closed, so everything has been read
    os.close(ours)
    assert child.wait() == 0
    colours = re.findall(rb"\x1b\[[0-9;]*\b(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])(?:;[0-9;]*)?m", drawn)
    assert bool(colours) is coloured


def test_a_drawn_view_shows_no_hidden_cards(run: InProcess) -> None:
    whole = run("show", ARDENNES)
    south = run("show", ARDENNES, "--as", "south")
    view = run("show", str(State.parse(ARDENNES).view("south")))
    assert whole.code == south.code == view.code == 0
    assert south.out == view.out
    assert south.out != whole.out
    assert run("show", ARDENNES, "--as", "north").out != south.out
    assert run("show", ARDENNES, "--bottom", "north").out != whole.out


def test_a_picture_is_written_to_a_file(tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    assert process("show", POSITION, "--svg", str(file)) == (0, "", "")
    assert file.read_text(encoding="utf-8").lstrip().startswith("<svg")


# ---------------------------------------------------------------- records, editions, decks


def record_file(folder: Path, *, resign: bool = False) -> Path:
    match = Match(State.parse(ARDENNES))
    for action in ("T3", ".", "P4", ".", "M3"):
        match.play(action)
    if resign:
        match.resign(match.side)
    file = folder / "game.7r"
    file.write_text(write_record(to_record(match)), encoding="utf-8")
    return file


def test_a_record_is_replayed_from_a_file_and_from_standard_input(tmp_path: Path) -> None:
    file = record_file(tmp_path)
    by_file = process("replay", str(file))
    assert (by_file.code, by_file.err) == (0, "")
    state = State.parse(by_file.out.splitlines()[-1])
    assert (state.line("south", 3).units, state.turn) == ("TM", 3)
    assert process("replay", "-", text=file.read_text(encoding="utf-8")) == by_file


def test_a_finished_record_shows_its_result(run: InProcess, tmp_path: Path) -> None:
    ran = run("replay", str(record_file(tmp_path, resign=True)))
    assert ran.out.splitlines()[-1] == "Victory for the Allies by resignation."


def test_every_position_of_a_record_is_listed(run: InProcess, tmp_path: Path) -> None:
    lines = run("replay", "--positions", str(record_file(tmp_path))).out.splitlines()
    assert len(lines) == 6
    assert lines[0] == ARDENNES
    for line in lines:
        assert str(State.parse(line)) == line


@pytest.mark.parametrize(
    ("until", "turn"), [("0", "s1:4"), ("1", "n2:4"), ("2", "s3:4"), ("3", "s3:3"), ("99", "s3:3")]
)
def test_a_record_is_replayed_up_to_a_turn(run: InProcess, tmp_path: Path, until: str, turn: str) -> None:
    ran = run("replay", str(record_file(tmp_path)), "--until", until)
    assert ran.out.splitlines()[-1].split(" ")[2] == turn


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_a_record_with_a_byte_order_mark_and_any_line_ending_is_replayed(
    run: InProcess, tmp_path: Path, end: str
) -> None:
    file = record_file(tmp_path)
    text = file.read_text(encoding="utf-8")
    file.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", end).encode())
    assert run("replay", str(file)).code == 0


def test_a_record_of_one_players_view_is_rejected_in_one_line(run: InProcess, tmp_path: Path) -> None:
    file = tmp_path / "game.7r"
    file.write_text(write_record(view_record(Match(State.parse(ARDENNES)), "south")), encoding="utf-8")
    assert_rejected(run("replay", str(file)), "hidden")


def test_editions_are_listed_and_described(run: InProcess) -> None:
    listed = process("editions")
    assert [line.split()[0] for line in listed.out.splitlines()] == ["ardennes", "dday", "prototype"]
    for edition in ("ardennes", "dday", "prototype"):
        ran = run("editions", edition)
        assert ran.code == 0
        assert "122 actions" in ran.out
        for letter in State.new(edition).stock("south"):
            assert re.search(rf"^  {letter}  ", ran.out, re.MULTILINE)
