"""The command line in five languages: how the language is chosen, and that all texts follow it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import ast
from texts.files import Uses, patterns

from sevenroads import State
from sevenroads.cli.language import language_of
from sevenroads.editions import LANGUAGES
from sevenroads.game import Match, to_record
from sevenroads.notation import read_record, write_record
from sevenroads.texts import Texts

from .running import InProcess, assert_rejected

EDITIONS: Final = ("ardennes", "dday", "prototype")
OTHERS: Final = tuple(language for language in LANGUAGES if language != "en")
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
POSITION: Final = str(State.new("ardennes", seed=7))
#: South can attack on lane 1, has conquered lane 3, has placed its mortar and holds two cards.
RICH: Final = (
    "{edition} 4TPS|MPMT/|/!TTTTTT|/PM|/R|/|/| s9:4 {objectives[0]}/reinforcements,sabotage "
    "{objectives[1]}/- {objectives[2]},{objectives[3]}/supply-cut fresh"
)
#: A label beside the board; no two languages have the same.
SAID: Final = {language: Texts(language).labelled(Texts(language).cli("objective")) for language in LANGUAGES}


# ---------------------------------------------------------------- the choice


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "nl"}, "nl"),
        ({"LANG": "nl_NL.UTF-8"}, "nl"),
        ({"LANG": "fr_CA@euro"}, "fr"),
        ({"LANG": "es-419"}, "es"),
        ({"LANG": "IT_it"}, "it"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "nlx"}, "en"),
        ({"LANG": ""}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "it_IT"}, "it"),
        ({"LC_ALL": "fr_FR", "LC_MESSAGES": "es_ES", "LANG": "it_IT"}, "fr"),
        ({"LC_MESSAGES": "es_ES", "LANG": "it_IT"}, "es"),
        ({"LC_ALL": "de_DE", "LANG": "it_IT"}, "it"),
        ({"LC_ALL": "C", "LANG": "it_IT"}, "en"),
    ],
)
def test_the_first_variable_that_names_one_of_our_languages_counts(
    environment: dict[str, str], language: str
) -> None:
    assert language_of(environment) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_environment_chooses_the_language(
    run: InProcess, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    for variable in VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    assert SAID[language] in run("show", POSITION).out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_option_beats_the_environment(
    run: InProcess, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("LC_ALL", "nl_NL.UTF-8" if language == "en" else "en_GB.UTF-8")
    after = run("show", POSITION, "--language", language)
    assert SAID[language] in after.out
    assert run("--language", language, "show", POSITION) == after


def test_an_unknown_language_is_rejected_with_the_list(run: InProcess) -> None:
    for arguments in (["--language", "de", "show", POSITION], ["show", POSITION, "--language", "de"]):
        ran = run(*arguments)
        assert (ran.code, ran.out) == (2, "")
        assert "--language" in ran.err
        listed = ran.err.splitlines()[-1]
        assert re.findall(r"\b(en|nl|fr|es|it)\b", listed.split("(choose from")[1]) == list(LANGUAGES)


def test_the_browser_game_accepts_a_language_without_the_terminal(
    run: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Texts] = []
    monkeypatch.setattr(
        "sevenroads.server.local.play_locally", lambda say, browser, lan, texts: asked.append(texts)
    )
    assert run("play", "--language", "nl").code == 0
    assert run("--language", "fr", "play", "--no-browser").code == 0
    assert [texts.language for texts in asked] == ["nl", "fr"]
    assert_rejected(run("play", "dday", "--language", "nl"), "Deze opties werken alleen met --terminal.")


# ---------------------------------------------------------------- no English is left over


def pieces(pattern: ast.Pattern) -> list[str]:
    return [part.strip(" .:,()\n") for text in Uses(pattern).plain for part in text.split("\n")]


def english_phrases(language: str) -> set[str]:
    """The parts of English texts with two words or more that the language words differently."""
    found: set[str] = set()
    for group in ("cli", "game", "interface", "learning"):
        ours = patterns(language, group)
        for key, pattern in patterns("en", group).items():
            if key in ours:
                found |= set(pieces(pattern)) - set(pieces(ours[key]))
    return {phrase for phrase in found if len(phrase.split()) > 1 and len(phrase) > 7}


def english_left_over(text: str, language: str) -> set[str]:
    """The English phrases, and names of units, lanes and sides, that a text contains."""
    english, ours = Texts("en"), Texts(language)
    names: set[str] = set()
    for edition in EDITIONS:
        variant = State.new(edition).variant
        letters = [unit.letter for unit in variant.edition.units]
        for texts, change in ((english, names.add), (ours, names.discard)):
            for form in ("", "many"):
                for letter in letters:
                    change(texts.unit(letter, variant, form))
                change(texts.lane(variant, form))
            for side in ("south", "north"):
                change(texts.side(side, variant))
    flat = " ".join(text.split())
    left = {phrase for phrase in english_phrases(language) if phrase in flat}
    return left | {name for name in names if re.search(rf"\b{name}\b", flat)}


def record_of(edition: str, folder: Path) -> str:
    match = Match(State.new(edition, seed=7))
    for action in ("T3", ".", "P4", ".", "M3"):
        match.play(action)
    match.resign(match.side)
    file = folder / f"{edition}.7r"
    file.write_text(write_record(to_record(match)), encoding="utf-8")
    return str(file)


class Session:
    """The commands of a player, in one language and edition."""

    def __init__(self, run: InProcess, language: str, edition: str) -> None:
        self._run, self.language, self.edition = run, language, edition

    def command(self, *arguments: str, text: str = "") -> str:
        ran = self._run(*arguments, "--language", self.language, text=text)
        assert (ran.code, ran.err) == (0, "")
        return ran.out

    def position(self) -> str:
        cards = State.new(self.edition).variant.objective_deck.file.cards
        return RICH.format(edition=self.edition, objectives=[card.id for card in cards])

    def play(self) -> str:
        lines = [
            "help",
            "T3 x3 P4",
            "T9",
            "why >3",
            "why",
            "cards",
            ".",
            "undo",
            "undo",
            "save",
            "T3 P4 . P4",
        ]
        arguments = ("play", "--terminal", self.edition, "--seed", "7", "--machine", "greedy")
        return self.command(*arguments, text="".join(f"{line}\n" for line in [*lines, "resign", ""]))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", OTHERS)
def test_a_shown_board_is_in_the_language(run: InProcess, language: str, edition: str) -> None:
    session = Session(run, language, edition)
    shown = session.command("show", session.position())
    texts, variant = Texts(language), State.new(edition).variant
    for word in (
        texts.side("south", variant),
        texts.lane(variant),
        texts.unit("P", variant),
        texts.cli("objective"),
        texts.cli("mark-special"),
        texts.text("effect-fresh", file="game").split()[0],
        texts.cli("mark-gap"),
    ):
        assert word in shown
    assert english_left_over(shown, language) == set()


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", OTHERS)
def test_a_game_in_the_terminal_is_in_the_language(run: InProcess, language: str, edition: str) -> None:
    played = " ".join(Session(run, language, edition).play().split(" ")).replace("\n", " ")
    texts, variant = Texts(language), State.new(edition).variant
    for sentence in (
        texts.cli("machine-plays", actions=""),
        texts.cli("which-action", example="why x3"),
        texts.cli("taken-back", actions="T3"),
        texts.cli("undo-none"),
        texts.cli("turn-over"),
        texts.end("resignation", "north", variant, "south"),
        texts.lane(variant, "many"),
        f"{texts.lane(variant, 'on')} 3 (R5.1).",
    ):
        assert sentence in played
    assert english_left_over(played, language) == set()


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", OTHERS)
def test_a_replay_is_in_the_language(run: InProcess, tmp_path: Path, language: str, edition: str) -> None:
    shown = Session(run, language, edition).command("replay", record_of(edition, tmp_path))
    texts, variant = Texts(language), State.new(edition).variant
    assert shown.splitlines()[-1] == texts.end("resignation", "north", variant, "spectator")
    assert english_left_over(shown, language) == set()


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", OTHERS)
def test_a_hint_is_in_the_language(run: InProcess, language: str, edition: str) -> None:
    session = Session(run, language, edition)
    said = session.command("hint", session.position(), "--nodes", "30")
    assert Texts(language).cli("win-chance", percent="").rstrip() in said
    assert f"{Texts(language).lane(State.new(edition).variant)} " in said
    assert english_left_over(said, language) == set()


@pytest.mark.parametrize("language", OTHERS)
def test_an_analysis_is_in_the_language(run: InProcess, tmp_path: Path, language: str) -> None:
    said = Session(run, language, "dday").command("analyse", record_of("dday", tmp_path), "--nodes", "10")
    assert Texts(language).text("review-by-known", file="learning") in said
    assert english_left_over(said, language) == set()
    first, *rows = said.split("\n\n")[0].splitlines()
    column = first.index(Texts(language).text("review-played", file="learning"))
    assert all(row[column - 1] == " " != row[column] for row in rows)


def test_the_search_for_english_finds_it(run: InProcess, tmp_path: Path) -> None:
    """The four tests above would pass with anything if the search were blind."""
    session = Session(run, "en", "ardennes")
    for said in (
        session.command("show", session.position()),
        session.play(),
        session.command("replay", record_of("ardennes", tmp_path)),
        session.command("hint", session.position(), "--nodes", "30"),
    ):
        for language in OTHERS:
            assert len(english_left_over(said, language)) > 3


@pytest.mark.parametrize("language", OTHERS)
def test_errors_that_a_player_meets_are_in_the_language(
    run: InProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.chdir(tmp_path)
    texts = Texts(language)
    names = ", ".join(EDITIONS)
    for arguments, message in (
        (["new", "nowhere"], texts.cli("unknown-edition", name="nowhere", names=names)),
        (["new", "none.toml"], texts.labelled("none.toml", texts.cli("file-missing"))),
        (["replay", "none.7r"], texts.labelled("none.7r", texts.cli("file-missing"))),
        (["replay", "."], texts.labelled(".", texts.cli("file-is-folder"))),
        (["show"], texts.cli("no-position")),
        (["show", "x"], texts.cli("bad-position", problem="")),
        (["replay", "-"], texts.cli("bad-record", problem="")),
        (["new", "--road-length", "11"], texts.cli("bad-edition", problem="")),
        (["apply", POSITION], texts.cli("give-action", example="T3")),
        (["apply", POSITION, "x3"], "(R5.1)."),
        (["apply", POSITION, "T9"], texts.cli("unknown-action", action="T9", examples="").rstrip(" .")),
        (["legal", POSITION, "T3"], texts.cli("not-a-position", text="T3")),
        (["hint", POSITION.replace("s1:4", "s1:4#n")], texts.text("refusal-game-over", file="game")),
    ):
        ran = run(*arguments, "--language", language)
        assert_rejected(ran, message)
        # A problem in a position, record or option is quoted in English, after the colon of the sentence.
        quoted = arguments in (["show", "x"], ["replay", "-"], ["new", "--road-length", "11"])
        assert quoted or english_left_over(ran.err, language) == set()


def test_an_error_of_the_system_without_a_file_names_none(
    run: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(say: object, **options: object) -> None:
        raise OSError(98, "Address already in use")

    monkeypatch.setattr("sevenroads.server.local.play_locally", fail)
    ran = run("play", "--language", "nl")
    assert (ran.code, ran.err) == (1, "sevenroads: Address already in use\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_players_of_a_saved_record_have_names_of_the_language(
    run: InProcess, tmp_path: Path, language: str
) -> None:
    file = tmp_path / "game.7r"
    arguments = ("play", "--terminal", "--seed", "7", "--machine", "level:1", "--language", language)
    assert run(*arguments, text=f"save {file}\nquit\n").code == 0
    tags = read_record(file.read_text(encoding="utf-8")).tags
    texts = Texts(language)
    assert tags["South"] == texts.text("seat-you", file="game")
    assert tags["North"] == texts.text("level-1-name", file="game")


# ---------------------------------------------------------------- other terminals


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_terminal_without_utf8_gets_simpler_characters(language: str, encoding: str) -> None:
    environment = {k: v for k, v in os.environ.items() if k not in ("PYTHONUTF8", "FORCE_COLOR")}
    command = [sys.executable, "-W", "error", "-m", "sevenroads.cli", "--language", language]

    def process(*arguments: str, text: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*command, *arguments],
            input=text,
            capture_output=True,
            encoding=encoding,
            env=environment | {"PYTHONIOENCODING": encoding},
            timeout=60,
            check=False,
        )

    script = "help\nT3 x3\nT9\ncards\nresign\n\n"
    played = process("play", "--terminal", "--seed", "7", "--machine", "greedy", text=script)
    assert (played.returncode, played.stderr) == (0, "")
    assert "(R5.1)." in played.stdout
    refused = process("apply", POSITION, "T9")
    assert refused.returncode == 1
    assert "Traceback" not in refused.stderr
    assert refused.stderr.count("\n") == 1
    assert "T9" in refused.stderr
    assert "?" not in refused.stderr
    shown = process("show", RICH.format(edition="ardennes", objectives=[146, 246, 235, 147]))
    assert "?" not in shown.stdout
    assert len({row for row in shown.stdout.splitlines() if "T" in row}) > 3
