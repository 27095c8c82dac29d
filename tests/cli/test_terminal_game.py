"""A game at the terminal, played by a script: every command, and every way to leave."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest
from rich.console import Console

from sevenroads import Side, State
from sevenroads.cli.terminal_game import TerminalGame
from sevenroads.game import Match, from_record
from sevenroads.notation import read_record
from sevenroads.players import GreedyPlayer, RandomPlayer

#: South wins by T1, which also draws a card, before the machine can act.
NEARLY_WON = "ardennes TTTTT|/|/|/!1PPPPPPG|/|/|/| s9:4 146/- 246/- 235/sabotage -"


class Played:
    """A game played by a script, and its output."""

    def __init__(
        self, start: State, lines: Iterable[str], person: Side = Side.SOUTH, width: int = 100
    ) -> None:
        self.out = io.StringIO()
        self.match = Match(start)
        self.prompts: list[str] = []
        self._lines = iter(lines)
        console = Console(file=self.out, width=width, force_terminal=False)
        TerminalGame(self.match, person, GreedyPlayer(1), console, self._read).play()

    def _read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        for line in self._lines:
            return line
        raise EOFError

    @property
    def output(self) -> str:
        return self.out.getvalue()

    @property
    def in_one_line(self) -> str:
        """The printed text without its line breaks."""
        return " ".join(self.output.split())

    @property
    def actions(self) -> list[str]:
        return [str(step.action) for step in self.match.steps]


def played(
    *lines: str, start: State | str | None = None, person: Side = Side.SOUTH, width: int = 100
) -> Played:
    state = State.parse(start) if isinstance(start, str) else start
    return Played(state or State.new("ardennes", seed=7), lines, person, width)


def test_it_announces_your_side_and_draws_your_view_of_the_board() -> None:
    game = played("quit")
    assert game.output.startswith("You play the Germans (South). Type help for a list of commands.\n")
    assert len(game.output.splitlines()) > 18
    assert game.prompts == ["Turn 1, 4 AP> "]


def test_you_can_play_either_side() -> None:
    game = played("quit", person=Side.NORTH)
    assert game.output.startswith("You play the Allies (North).")
    assert "The machine plays " in game.output
    assert game.prompts == ["Turn 2, 4 AP> "]


def test_a_line_may_hold_several_actions_and_the_machine_answers() -> None:
    game = played("T3 T3 P4 .", "M1", "quit")
    assert game.actions[:4] == ["T3", "T3", "P4", "."]
    assert game.actions[-1] == "M1"
    machine = re.search(r"The machine plays (.*)", game.output)
    assert machine
    assert machine[1].split() == game.actions[4:-1]
    assert game.actions[-2] == "."
    assert game.prompts == ["Turn 1, 4 AP> ", "Turn 3, 4 AP> ", "Turn 3, 3 AP> "]


def test_an_illegal_action_is_explained_and_earlier_ones_stay_played() -> None:
    game = played("T3 x3 P4", "T9", "quit")
    assert game.actions == ["T3"]
    assert "Not played: x3 P4" in game.output
    assert "x3: The enemy has no line on road 3 (R5.1)." in game.output
    assert "“T9” is not an action of this game." in game.output
    assert game.prompts[1] == "Turn 1, 3 AP> "


def test_actions_after_the_end_of_the_turn_are_not_played() -> None:
    game = played("T3 . P4", "quit")
    assert "Your turn is over. Not played: P4" in game.output
    assert game.actions[:2] == ["T3", "."]
    assert "P4" not in game.actions
    assert len(game.prompts) == 2


def test_you_are_warned_once_before_you_lose_ap() -> None:
    game = played(".", "quit")
    assert (
        "You still have 4 AP. Unspent points are lost when you end your turn. Type . again to end the turn."
        in game.output
    )
    assert game.actions == []
    game = played(".", ".", "quit")
    assert game.actions[0] == "."
    assert game.prompts[:2] == ["Turn 1, 4 AP> "] * 2
    game = played(".", "T3", ".", "quit")
    assert game.actions == ["T3"]
    assert "You still have 3 AP" in game.output


def test_you_are_not_warned_when_no_ap_can_be_used() -> None:
    game = played("T1 T2 T3 T4", ".", "quit")
    assert game.actions[4] == "."
    assert "You lose them" not in game.output
    game = played("T1 .", "quit")
    assert game.actions[1] == "."
    assert "You lose them" not in game.output


def test_an_empty_line_does_nothing() -> None:
    game = played("", "   ", "quit")
    assert game.actions == []
    assert len(game.prompts) == 3


@pytest.mark.parametrize("word", ["help", "?"])
def test_help_lists_every_command(word: str) -> None:
    game = played(word, "quit")
    for command in ("legal", "why", "board", "cards", "undo", "restart", "save", "resign", "help", "quit"):
        assert re.search(rf"\b{command}\b", game.output)


def test_undo_takes_back_one_action_and_restart_the_turn() -> None:
    game = played("T3 P4 M4", "undo", "quit")
    assert game.actions == ["T3", "P4"]
    assert "Taken back: M4" in game.output
    game = played("T3 P4 M4", "restart", "quit")
    assert game.actions == []
    assert "Taken back: M4 P4 T3" in game.output


def test_undo_explains_why_it_is_impossible() -> None:
    game = played("undo", "T3 .", "undo", "restart", "quit")
    assert game.output.count("There is nothing to take back this turn.") == 3
    conquest = "ardennes TTTTT|/|/|/|/|/|/| s9:4 146/- 246/- 235/sabotage -"
    game = played("T1", "undo", "quit", start=conquest)
    assert "The last action revealed a card, so you can't take it back." in game.output
    assert game.actions == ["T1"]


def test_legal_lists_the_current_legal_actions() -> None:
    game = played("legal", "quit")
    listed = [line.split() for line in game.output.splitlines() if line.startswith("M1 ")]
    assert listed
    for action in game.match.state.legal_actions():
        assert str(action) in game.output.split()


@pytest.mark.parametrize("width", [20, 31, 40, 47, 53, 66, 80])
def test_legal_never_breaks_an_action_over_two_lines(width: int) -> None:
    hand = "forced-march,dig-in,supply-cut,new-orders,night-march,second-front"
    roads = "/".join(["PM|"] * 5 + ["|"] * 2)
    start = f"ardennes {roads} s9:4 136/{','.join(sorted(hand.split(',')))} 257/- 235/- -"
    game = played("legal", "quit", start=start, width=width)
    words = set(game.output.split())
    missing = [str(action) for action in game.match.state.legal_actions() if str(action) not in words]
    assert missing == []


def test_why_prints_the_reason_or_that_the_action_is_possible() -> None:
    game = played("why x3 T3", "why", "why huh", "quit")
    assert "You have no line on road 3 (R5.1)." in game.output
    assert "T3 is possible." in game.output
    assert "Which action? For example: why x3" in game.output
    assert "“huh” is not an action of this game." in game.output
    assert game.actions == []


def test_cards_describes_only_your_own_cards() -> None:
    start = "ardennes |/|/|/|/|/|/| s9:4 146/dig-in,dig-in,sabotage 246/new-orders 235,147/night-march -"
    game = played("cards", "quit", start=start)
    text = game.output
    assert "Your objective: Conquer any two of roads 1, 4 and 6." in text
    assert "2 × Dig in (!dig-in): Choose one of your lines on any road that is not conquered." in text
    assert "1 × Sabotage (!sabotage): " in text
    for hidden in ("roads 2, 4 and 6", "new-orders", "night-march"):
        assert hidden not in text
    assert "You have no Victory cards." in played("cards", "quit").output
    bare = "ardennes+novictory+noobjectives |/|/|/|/|/|/| s9:4 -/- -/- -/- -"
    assert "You have no Victory cards." in played("cards", "quit", start=bare).output


def test_texts_use_the_words_of_the_edition() -> None:
    start = str(State.new("dday", seed=7))
    game = played("cards", "why x3", "quit", start=start)
    assert "beachhead 3" in game.output
    assert "road" not in game.output.lower()


def test_board_draws_the_board_again() -> None:
    once, twice = played("quit").output, played("board", "quit").output
    drawn = once.removeprefix(
        "You play the Germans (South). Type help for a list of commands.\n"
    ).removesuffix("Goodbye.\n")
    assert twice.count(drawn) == 2


def test_events_are_described() -> None:
    game = played("x1", "quit", start="ardennes 4TPS|MPMT/|/|/|/|/|/| s9:4 146/- 246/- 235/- -")
    assert "Back to the enemy's stock from road 1: 2 anti-tank mines and 1 private." in game.output
    game = played("!intelligence", "!new-orders", "quit", start=str(
        State.parse("ardennes |/|/|/|/|/|/| s9:4 146/intelligence,new-orders 246/- 235/- -")
    ))  # fmt: skip
    assert "The enemy's objective is Two of 2, 4 and 6." in game.output
    assert "Your new objective is Two of 2, 3 and 5." in game.output
    game = played("T1", "", start=NEARLY_WON)
    assert "You have conquered road 1." in game.output
    assert "You draw the Victory card Sabotage." in game.output
    assert "You win: you fulfilled your objective." in game.output


# ---------------------------------------------------------------- saving and leaving


def test_a_record_saved_during_the_game_has_no_hidden_cards(tmp_path: Path) -> None:
    file = tmp_path / "game.7r"
    game = played("T3", f"save {file}", "quit")
    assert "Saved to " in game.output
    record = read_record(file.read_text(encoding="utf-8"))
    assert record.tags["Start"] == str(game.match.start.view("south"))
    assert record.turns[0].actions == ["T3"]


def test_the_whole_record_is_offered_after_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game.7r"
    game = played("T1", str(file), start=NEARLY_WON)
    assert game.prompts[-1] == "Save the game record as (Enter to skip): "
    match = from_record(read_record(file.read_text(encoding="utf-8")))
    assert match.state == game.match.state
    assert match.outcome == game.match.outcome


@pytest.mark.parametrize("last", [[], [""], ["   "]])
def test_saving_the_record_can_be_skipped(
    last: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    played("T1", *last, start=NEARLY_WON)
    assert list(tmp_path.iterdir()) == []


def test_the_game_goes_on_if_the_record_cannot_be_saved(tmp_path: Path) -> None:
    game = played("save", "save a b", f"save {tmp_path}/none/game.7r", f"save {tmp_path}", "T3", "quit")
    assert game.output.count("Which file? For example: save game.7r") == 2
    assert "There is no such file or folder." in game.in_one_line
    assert "This is a folder, not a file." in game.in_one_line
    assert game.actions == ["T3"]
    game = played("T1", f"{tmp_path}/none/game.7r", start=NEARLY_WON)
    assert "There is no such file or folder." in game.in_one_line


def test_you_can_resign() -> None:
    game = played("T3", "resign", "")
    assert game.match.outcome is not None
    assert (game.match.outcome.result, str(game.match.outcome.termination)) == ("north", "resignation")
    assert "You lose: you resigned." in game.output


@pytest.mark.parametrize("lines", [["quit"], ["exit"], [], ["T3", "quit"], ["T3"]])
def test_you_can_leave_at_any_time(lines: list[str]) -> None:
    game = played(*lines)
    assert game.output.endswith("Goodbye.\n")
    assert game.match.outcome is None


def test_a_whole_game_is_played_to_its_end() -> None:
    start = State.new("ardennes", seed=3, road_length=12)
    player = RandomPlayer(1)
    match_lines: list[str] = []

    class Typing:
        """Types the actions of a random player, one per line."""

        game: TerminalGame

        def __call__(self, prompt: str) -> str:
            if self.game.match.outcome is not None:
                raise EOFError
            match_lines.append(str(player.choose(self.game.match.state.view("south"))))
            return match_lines[-1]

    out = io.StringIO()
    typing = Typing()
    typing.game = TerminalGame(
        Match(start), Side.SOUTH, GreedyPlayer(1), Console(file=out, width=100), typing
    )
    typing.game.play()
    assert typing.game.match.outcome is not None
    assert re.search(r"(You win|You lose|Draw)\b", out.getvalue())


# ---------------------------------------------------------------- as a process


def play_process(script: str, *arguments: str) -> tuple[int, str, str]:
    env = {k: v for k, v in os.environ.items() if k not in ("FORCE_COLOR", "NO_COLOR", "COLUMNS")}
    done = subprocess.run(
        [
            sys.executable,
            "-W",
            "error",
            "-m",
            "sevenroads.cli",
            "play",
            "--terminal",
            "--seed",
            "7",
            *arguments,
        ],
        input=script,
        capture_output=True,
        encoding="utf-8",
        env=env | {"PYTHONIOENCODING": "utf-8"},
        timeout=60,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


def test_play_is_driven_by_lines_on_standard_input(tmp_path: Path) -> None:
    file = tmp_path / "game.7r"
    script = f"T3 T3 P4 .\nlegal\nwhy x3\nT1\nundo\ncards\nsave {file}\nresign\n\n"
    code, out, err = play_process(script)
    assert (code, err) == (0, "")
    assert "\x1b" not in out
    for expected in (
        "The machine plays",
        "Taken back: T1",
        "Your objective: ",
        "Saved to",
        "You lose: you resigned.",
    ):
        assert expected in out
    tags = read_record(file.read_text(encoding="utf-8")).tags
    assert (tags["South"], tags["North"]) == ("You", "Sergeant")


def test_play_ends_cleanly_at_the_end_of_the_input() -> None:
    code, out, err = play_process("T3\n", "--side", "north", "--machine", "random")
    assert (code, err) == (0, "")
    assert out.endswith("Goodbye.\n")
    assert "You play the Allies (North)" in out


def test_the_same_seed_gives_the_same_game() -> None:
    script = "T3 T3 P4 .\nP4 .\nquit\n"
    assert play_process(script) == play_process(script)
