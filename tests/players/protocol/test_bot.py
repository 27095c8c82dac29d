"""`exec:`: a bot plays; every mistake of the bot is reported in a sentence, and its process always ends."""

from __future__ import annotations

import gc
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sevenroads import State
from sevenroads.lab.arena import Arena
from sevenroads.lab.pairs import FORFEIT, MatchUp, play_game
from sevenroads.players import SearchLimit, player_from_spec
from sevenroads.players.protocol import bot as bots
from sevenroads.players.protocol import program
from sevenroads.players.protocol.bot import BotFailed, BotPlayer
from sevenroads.rules.types import Side

from .talking import bot

START = State.new("ardennes", seed=7)
VIEW = START.view("south")
ENDS_TURNS = "for words in lines():\n    if words[0] == 'go': say('best .')\n"
SLEEPS = "import signal\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\nwhile True: time.sleep(60)\n"


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "STOP_SECONDS", 0.2)


def failing(folder: Path, body: str, *, seconds: float = 30) -> str:
    """The message about a bot that fails at its first choice; its process has ended."""
    player = BotPlayer(bot(folder, body), SearchLimit(seconds=seconds))
    with pytest.raises(BotFailed) as failed:
        player.choose(VIEW)
    assert program._running == {}
    message = str(failed.value)
    assert "\n" not in message
    return message


def alive(pid: int) -> bool:
    """Whether a process exists and is not a zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def gone(*pids: int) -> bool:
    """Whether processes have ended; a killed process takes a moment."""
    deadline = time.monotonic() + 10
    while any(alive(pid) for pid in pids):
        if time.monotonic() > deadline:
            return False
        time.sleep(0.01)
    return True


def test_several_actions_are_played_one_after_the_other(tmp_path: Path) -> None:
    player = BotPlayer(
        bot(tmp_path, "for words in lines():\n    if words[0] == 'go': say('best T3 P3 .')\n"),
        SearchLimit(seconds=30),
    )
    state, played = START.copy(), []
    while state.turn == 1:
        action = player.choose(state.view("south"))
        state.apply(action)
        played.append(action.text)
    player.close()
    assert played == ["T3", "P3", "."]
    assert program._running == {}


def test_it_is_told_only_what_is_new_and_everything_again_after_a_take_back(tmp_path: Path) -> None:
    log = tmp_path / "log"
    body = f"for words in lines():\n    print(*words, file=open({str(log)!r}, 'a'))\n" + (
        "    if words[0] == 'go': say('best T3')\n"
    )
    player = BotPlayer(bot(tmp_path, body), SearchLimit(seconds=30))
    state, history = START.copy(), []

    def told() -> list[str]:
        lines = log.read_text().splitlines()
        log.write_text("")
        return [" ".join(line.split()[:2]) for line in lines]

    view = state.view("south")
    player.choose(view, history)
    assert told() == ["newgame ardennes", "position ardennes", "go seconds"]
    state.apply("T3")
    history.append((view, state.action("T3")))
    view = state.view("south")
    player.choose(view, history)
    assert told() == ["seen T3", "go seconds"]
    player.choose(VIEW, [])
    assert told() == ["position ardennes", "go seconds"]
    player.close()


def test_hidden_cards_make_no_difference_to_what_it_is_told(tmp_path: Path) -> None:
    """Two games that south cannot tell apart: other objective of the enemy, other order of the decks."""
    log = tmp_path / "log"
    body = f"for words in lines():\n    print(*words, file=open({str(log)!r}, 'a'))\n" + (
        "    if words[0] == 'go': say('best .')\n"
    )
    told = []
    other = str(START).split(" ")
    deck, victory = other[5].split("/")
    hidden = [*deck.split(","), other[4].split("/")[0]]
    other[4] = f"{hidden[0]}/-"
    other[5] = f"{','.join(reversed(hidden[1:]))}/{','.join(reversed(victory.split(',')))}"
    for start in (START, State.parse(" ".join(other))):
        log.write_text("")
        player = BotPlayer(bot(tmp_path, body), SearchLimit(nodes=5))
        player.choose(start.view("south"))
        player.close()
        told.append(log.read_text())
    assert told[0] == told[1] != ""


def test_a_crash_is_told_with_the_exit_code_and_the_last_lines_of_standard_error(tmp_path: Path) -> None:
    message = failing(tmp_path, "for words in lines():\n    if words[0] == 'go': sys.exit('no fuel')\n")
    assert message.endswith("ended with exit code 1: no fuel")


def test_an_illegal_answer_names_action_and_view(tmp_path: Path) -> None:
    message = failing(tmp_path, "for words in lines():\n    if words[0] == 'go': say('best x3')\n")
    assert f"answered 'x3', which is not legal in {VIEW}" in message
    message = failing(tmp_path, "for words in lines():\n    if words[0] == 'go': say('best')\n")
    assert "answered `best` without an action" in message


@pytest.mark.usefixtures("impatient")
def test_a_bot_that_does_not_answer_is_ended(tmp_path: Path) -> None:
    message = failing(
        tmp_path, f"for words in lines():\n    if words[0] == 'go': break\n{SLEEPS}", seconds=0.2
    )
    assert "did not answer within 0.2 s, nor 0.2 s after `stop`" in message


def test_a_bot_is_stopped_when_its_time_is_used_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "STOP_SECONDS", 30)
    body = "for words in lines():\n    if words[0] == 'stop': say('best .')\n"
    player = BotPlayer(bot(tmp_path, body), SearchLimit(seconds=0.1))
    began = time.monotonic()
    assert player.choose(VIEW).text == "."
    assert 0.1 <= time.monotonic() - began < 30
    player.close()


@pytest.mark.usefixtures("impatient")
def test_endless_output_is_no_answer(tmp_path: Path) -> None:
    flood = "while True: sys.stdout.write('info line 1 win 0.5\\n' * 100)\n"
    message = failing(
        tmp_path, f"for words in lines():\n    if words[0] == 'go': break\n{flood}", seconds=0.2
    )
    assert "did not answer" in message


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("sys.stdin.readline()\n", "ended with exit code 0"),
        ("sys.exit(3)\n", "ended with exit code 3"),
        (
            "sys.stdin.readline(); say('id protocol 2'); sys.stdin.readline()\n",
            "speaks protocol 2; expected 1",
        ),
        ("sys.stdin.readline(); say('error no'); sys.stdin.readline()\n", "reported an error: no"),
        (SLEEPS, "did not answer `identify` within 0.3 s"),
    ],
)
def test_a_bad_start_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, body: str, message: str
) -> None:
    if body == SLEEPS:
        monkeypatch.setattr(bots, "START_SECONDS", 0.3)
    assert message in failing(tmp_path, body)


def test_options_are_set_if_the_bot_has_them(tmp_path: Path) -> None:
    body = (
        "given = {}\n"
        "for line in sys.stdin:\n"
        "    words = line.split()\n"
        "    if words[0] == 'identify':\n"
        "        say('option seed number'); say('option style text'); say('identified')\n"
        "    if words[0] == 'option': given[words[1]] = words[2]\n"
        "    if words[0] == 'ready': say('ready')\n"
        "    if words[0] == 'go': say('best T' + given['seed'] if given['style'] == 'wild' else 'best .')\n"
    )
    command = " ".join(bot(tmp_path, body))
    player = player_from_spec(f"exec:{command},seconds=30,style=wild", 4)
    assert player.choose(VIEW).text == "T4"
    with pytest.raises(BotFailed, match="has no option 'colour'; its options: seed, style"):
        player_from_spec(f"exec:{command},colour=red").choose(VIEW)


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("exec:", "name the program to run"),
        ("exec:./no-such-bot", "there is no program './no-such-bot' that can be run"),
        ("exec:sh 'unclosed", "No closing quotation"),
        ("exec:sh,seconds=0", "A limit must be positive"),
        ("exec:sh,seconds=", "expected key=value"),
    ],
)
def test_a_wrong_specification_is_told_before_the_first_game(spec: str, message: str) -> None:
    with pytest.raises(ValueError, match=r"^['\"]exec:") as refused:
        player_from_spec(spec)
    assert message in str(refused.value)


def test_a_command_may_contain_commas_and_equals_signs(tmp_path: Path) -> None:
    player = player_from_spec("exec:sh -c 'a=1,b; exit' --x=1,y,nodes=7")
    assert isinstance(player, BotPlayer)
    assert player._command == ["sh", "-c", "a=1,b; exit", "--x=1,y"]
    assert player.limit == SearchLimit(nodes=7)


# ------------------------------------------------------------ the arena


def test_a_failing_bot_loses_the_game_and_the_report_has_the_reason(tmp_path: Path) -> None:
    spec = f"exec:{' '.join(bot(tmp_path, 'for words in lines(): sys.exit(4)'))}"
    game = play_game((spec, "random"), START, Side.SOUTH, (1, 2))
    assert (game.scores, game.termination, game.forfeited) == ((0.0, 1.0), FORFEIT, 1)
    assert game.error is not None
    assert "ended with exit code 4" in game.error
    assert program._running == {}


def test_the_arena_plays_a_bot_in_several_processes_and_leaves_none_behind(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    body = f"print(os.getpid(), file=open({str(pids)!r}, 'a'))\n{ENDS_TURNS}"
    spec = f"exec:{' '.join(bot(tmp_path, body))},seconds=30"
    arena = Arena([MatchUp((spec, "greedy"), "prototype", 3)], 2, workers=2)
    arena.run()
    (standing,) = arena.standings()
    assert (standing.pairs, standing.forfeits) == (2, (0, 0))
    started = [int(pid) for pid in pids.read_text().split()]
    assert len(started) == 4
    assert gone(*started)


# ------------------------------------------------------------ processes


def test_everything_that_a_bot_has_started_ends_with_it(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    body = (
        "child = subprocess.Popen(['sleep', '600'])\n"
        f"print(os.getpid(), child.pid, file=open({str(pids)!r}, 'w'), flush=True)\n{ENDS_TURNS}"
    )
    player = BotPlayer(bot(tmp_path, body), SearchLimit(seconds=30))
    player.choose(VIEW)
    started = [int(pid) for pid in pids.read_text().split()]
    assert all(alive(pid) for pid in started)
    player.close()
    assert gone(*started)


def test_a_player_that_is_no_longer_used_ends_its_bot(tmp_path: Path) -> None:
    player = BotPlayer(bot(tmp_path, ENDS_TURNS), SearchLimit(seconds=30))
    player.choose(VIEW)
    assert len(program._running) == 1
    del player
    gc.collect()
    assert program._running == {}


def test_a_process_that_exits_ends_its_bots(tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    stubborn = f"print(os.getpid(), file=open({str(pid)!r}, 'w'), flush=True)\n{ENDS_TURNS}{SLEEPS}"
    script = (
        "from sevenroads import State\n"
        "from sevenroads.players.protocol.bot import BotPlayer\n"
        f"player = BotPlayer({bot(tmp_path, stubborn)!r})\n"
        "print(player.choose(State.new(seed=1).view('south')))\n"
    )
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", script], capture_output=True, text=True, timeout=30, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, ".\n", "")
    assert gone(int(pid.read_text()))


@pytest.mark.usefixtures("impatient")
def test_a_bot_that_ignores_its_input_cannot_block_the_game(tmp_path: Path) -> None:
    """More lines than a pipe holds wait for it."""
    player = BotPlayer(bot(tmp_path, f"next(lines())\n{SLEEPS}"), SearchLimit(seconds=0.1))
    history = [(VIEW, VIEW.legal_actions()[0])] * 3000
    began = time.monotonic()
    with pytest.raises(BotFailed, match="did not answer"):
        player.choose(VIEW, history)
    assert time.monotonic() - began < 30
