"""A user's own edition and decks on the command line: played with, described and checked."""

from __future__ import annotations

from pathlib import Path

import pytest

from sevenroads import State
from sevenroads.cli import main

from .files import EDITION, OBJECTIVES, VICTORY, changed, write


@pytest.fixture(autouse=True)
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with an edition, whose victory deck lies beside it, and an objective deck."""
    own_deck = changed(EDITION, 'victory_deck = "ardennes"', 'victory_deck = "cards.toml"')
    write(tmp_path / "skirmish.toml", own_deck)
    write(tmp_path / "cards.toml", VICTORY)
    write(tmp_path / "goals.toml", OBJECTIVES)
    monkeypatch.chdir(tmp_path)
    return tmp_path


class CommandLine:
    """Runs a command and returns what it printed."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def run(self, *arguments: str) -> str:
        assert main(list(arguments)) == 0
        said = self._capsys.readouterr()
        assert said.err == ""
        return said.out

    def refuse(self, *arguments: str) -> str:
        assert main(list(arguments)) == 1
        said = self._capsys.readouterr()
        assert said.out == ""
        assert said.err.startswith("sevenroads: ")
        assert said.err.count("\n") == 1
        return said.err


@pytest.fixture
def command_line(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


def test_own_files_work_wherever_an_id_does(command_line: CommandLine) -> None:
    rules = "skirmish.toml+objective_deck=goals.toml"
    position = command_line.run(
        "new", "skirmish.toml", "--seed", "1", "--objective-deck", "goals.toml"
    ).strip()
    assert position.split(" ")[0] == rules
    position = command_line.run("apply", position, "W1", "F2").strip()
    assert position.startswith(f"{rules} W|/F|/")
    assert command_line.run("view", "south", position).strip() == str(State.parse(position).view("south"))
    assert "W1" in command_line.run("legal", position).split()
    assert command_line.run("perft", position, "1").strip() == str(len(State.parse(position).legal_actions()))
    assert "of 5" in command_line.run("playouts", position, "--count", "5")
    assert command_line.run("show", position)
    assert command_line.run("show", position, "--as", "north")
    assert command_line.run("new", "skirmish.toml+novictory").startswith("skirmish.toml+novictory ")


def test_a_question_mark_in_a_files_name_hides_nothing(command_line: CommandLine, house: Path) -> None:
    write(house / "what?.toml", VICTORY)
    position = command_line.run("new", "--victory-deck", "what?.toml").strip()
    assert command_line.run("show", position)


def test_an_own_edition_is_described(command_line: CommandLine) -> None:
    described = command_line.run("editions", "skirmish.toml")
    assert described.startswith("skirmish: Skirmish\n")
    assert "south Reds, north Blues" in described
    assert "5 × wagon" in described


@pytest.mark.parametrize(
    ("file", "said"),
    [
        ("skirmish.toml", "valid edition"),
        ("./skirmish.toml", "valid edition"),
        ("cards.toml", "valid deck of 4 victory cards"),
        ("goals.toml", "valid deck of 3 objective cards"),
        ("./goals.toml", "valid deck of 3 objective cards"),
    ],
)
def test_a_good_file_is_called_good(command_line: CommandLine, file: str, said: str) -> None:
    assert command_line.run("deck", "check", file).startswith(f"{file}: {said}")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (changed(VICTORY, '"victory"', "'victory'"), "valid deck of 4 victory cards"),
        (changed(OBJECTIVES, '"objectives"', "'objectives'"), "valid deck of 3 objective cards"),
        (changed(OBJECTIVES, "Hold {lane} 1.", "victory"), "valid deck of 3 objective cards"),
        (changed(VICTORY, "[[cards]]", "# no [[units]] here\n[[cards]]"), "valid deck of 4 victory cards"),
        (EDITION.replace("[[units]]", "[[ units ]]"), "valid edition"),
    ],
)
def test_a_good_file_is_called_good_however_its_toml_is_written(
    command_line: CommandLine, house: Path, text: str, said: str
) -> None:
    write(house / "file.toml", text)
    assert command_line.run("deck", "check", "file.toml").startswith(f"file.toml: {said}")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (changed(EDITION, "count = 5", "count = 16"), "16 units of one kind"),
        (changed(EDITION, "rank = 1", "grade = 1"), "grade"),
        (changed(EDITION, 'victory_deck = "ardennes"', 'victory_deck = "none.toml"'), "none.toml"),
        (changed(VICTORY, "sabotage", "airstrike"), "airstrike"),
        (changed(VICTORY, "count = 3", "count = 40"), "at most 15"),
        (changed(OBJECTIVES, "of = [1]", "of = [9]"), "take"),
        (changed(OBJECTIVES, '"objectives"', '"spells"'), "objectives"),
        ("a = 1\n", "neither an edition"),
        ("", "neither an edition"),
        ("[[units]\n", "TOML"),
        ("[[units]]\n[\n", "TOML"),
    ],
)
def test_a_bad_file_is_refused_with_what_is_wrong(
    command_line: CommandLine, house: Path, text: str, said: str
) -> None:
    write(house / "file.toml", text)
    assert said in command_line.refuse("deck", "check", "file.toml")


@pytest.mark.parametrize("name", ["my house.toml", "é.toml"])
def test_a_file_whose_name_cannot_be_written_into_a_position_is_refused(
    command_line: CommandLine, house: Path, name: str
) -> None:
    for text in (EDITION, VICTORY, OBJECTIVES):
        write(house / name, text)
        assert "must be printable ASCII" in command_line.refuse("deck", "check", name)
