"""The core works with msgspec alone; a command whose extra is missing names it in one line."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import sevenroads
from sevenroads.extras import MissingExtra, install_command, needs

from .scripts import loaded

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
Run = Callable[[str], subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Runs a program where only the standard library, msgspec and Seven Roads can be imported."""
    folder = tmp_path_factory.mktemp("core")
    for package in (msgspec, sevenroads):
        source = Path(str(package.__file__)).parent
        (folder / source.name).symlink_to(source)

    def run(program: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-S", "-c", f"import sys\n{program}"]
        environment = {"PYTHONPATH": str(folder)}
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    return run


def test_the_core_has_one_dependency() -> None:
    assert [line.partition(">")[0] for line in PROJECT["dependencies"]] == ["msgspec"]


def test_the_extras_of_the_documentation_exist() -> None:
    documented = {
        "bot",
        "play",
        "server",
        "postgres",
        "push",
        "terminal",
        "envs",
        "openspiel",
        "study",
        "train",
        "cluster",
        "all",
    }
    assert documented <= PROJECT["optional-dependencies"].keys()


def test_import_takes_less_than_20_megabytes() -> None:
    _, peaks = loaded("bench/importing.py").measure("import sevenroads", 1)
    assert max(peaks) < 20


@pytest.mark.slow
def test_import_takes_less_than_60_milliseconds(record_property: pytest.RecordProperty) -> None:
    times, peaks = loaded("bench/importing.py").measure("import sevenroads", 20)
    record_property("measured", f"import sevenroads: {min(times):.0f} ms, {max(peaks):.1f} MB")
    assert min(times) < 60


def test_import_loads_no_slow_module(run: Run) -> None:
    done = run("import sevenroads; print(*sys.modules)")
    assert done.returncode == 0, done.stderr
    loaded = set(done.stdout.split())
    assert "sevenroads.state" in loaded
    slow = {"argparse", "asyncio", "importlib.resources", "json", "multiprocessing", "tomllib", "zipfile"}
    assert not slow & loaded
    assert not {"sevenroads.players", "sevenroads.server", "sevenroads.texts.bundles"} & loaded


def test_engine_players_notation_and_texts_need_no_other_package(run: Run) -> None:
    program = """
from sevenroads import State, View
from sevenroads.game import Match, from_record
from sevenroads.lab import MatchUp, play_pair
from sevenroads.notation import read_record
from sevenroads.players import player_from_spec, SearchLimit
from sevenroads.players.analyst.explain import explain_turn
from sevenroads.render import board_svg
from sevenroads.texts import Texts

state = State.new("ardennes", seed=7)
assert State.parse(str(state)) == state
print(state.why_not("x3"))
for language in ("nl", "fr", "es", "it"):
    print(Texts(language).refusal(state.refusal("x3"), state.variant))
for spec in ("random", "greedy", "level:1", "level:3", "search:nodes=50"):
    player = player_from_spec(spec, 1)
    assert player.choose(state.view(state.side)) in state.legal_actions()
assert board_svg(state).startswith("<svg")
assert View.parse(str(state.view("north")))
"""
    done = run(program)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0] == "You have no line on road 3 (R5.1)."
    assert len(set(lines)) == 5
    assert all("3 (R5.1)" in line for line in lines)


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        (["play", "--no-browser"], "play"),
        (["play", "--terminal"], "terminal"),
        (["serve", "--port", "0"], "server"),
        (["admin", "users"], "server"),
        (["arena", "random", "greedy"], "terminal"),
        (["balance", "ardennes", "--out", "somewhere"], "study"),
        (["train", "somewhere"], "train"),
        (["train", "somewhere", "--ray", "local"], "cluster"),
        (["show", "POSITION"], "terminal"),
        (["bot", "--site", "http://127.0.0.1", "--token", "x", "--player", "random"], "bot"),
    ],
)
def test_a_command_without_its_extra_says_which_one_to_install(
    run: Run, command: list[str], extra: str
) -> None:
    program = f"""
from sevenroads import State
from sevenroads.cli import main
command = {command!r}
sys.exit(main([str(State.new(seed=1)) if word == "POSITION" else word for word in command]))
"""
    done = run(program)
    assert (done.returncode, done.stdout) == (1, ""), done.stderr
    assert done.stderr == (
        f"sevenroads: This command needs more packages. Install them with: {install_command(extra)}\n"
    )


def test_the_other_commands_work_without_extras(run: Run) -> None:
    program = """
from sevenroads import State
from sevenroads.cli import main
position = str(State.new(seed=1))
for command in (["new"], ["legal", position], ["apply", position, "T3"], ["hint", position, "--nodes", "20"]):
    assert main(command) == 0, command
"""
    done = run(program)
    assert done.returncode == 0, done.stderr


def test_the_engine_protocol_works_without_extras_on_both_ends(run: Run) -> None:
    program = """
from sevenroads import State
from sevenroads.players import player_from_spec
engine = f"{sys.executable} -S -m sevenroads.cli engine level:1"
player = player_from_spec(f"exec:{engine},seconds=30")
print(player.choose(State.new(seed=1).view("south")))
player.close()
"""
    done = run(program)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.strip()


def test_a_database_address_without_its_extra_is_refused(run: Run) -> None:
    program = """
from sevenroads.server.runtime.settings import read_settings
read_settings({}, database="postgresql://user@host/name")
"""
    done = run(program)
    assert done.returncode == 1
    assert done.stderr.endswith(f"but its packages are not installed: {install_command('postgres')}\n")


def test_a_missing_module_of_our_own_is_not_a_missing_extra() -> None:
    with pytest.raises(MissingExtra, match=r'pip install "sevenroads\[train\]"'), needs("train"):
        import no_such_package  # type: ignore[import-not-found]  # noqa: F401
    with pytest.raises(ModuleNotFoundError) as error, needs("train"):
        import sevenroads.no_such_module  # type: ignore[import-not-found]  # noqa: F401
    assert not isinstance(error.value, MissingExtra)
