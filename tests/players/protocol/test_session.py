"""`sevenroads engine`: what it answers, and that no input can end it or change its game by mistake."""

from __future__ import annotations

import random
import time

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sevenroads import State
from sevenroads.players import player_from_spec
from sevenroads.players.levels import LEVELS
from sevenroads.players.protocol.lines import LONGEST_LINE, game_lines

from .talking import Conversation, running, started

START = State.new("ardennes", seed=7)
VIEW = str(START.view("south"))
AFTER = START.copy()
AFTER.apply("T3")


def test_it_identifies_itself_with_its_options() -> None:
    lines = Conversation("level:5").say("identify")
    assert lines[:3] == ["id name Seven Roads Lieutenant", "id version 0", "id protocol 1"]
    assert lines[3] == "option level number default 5 min 1 max 8"
    assert lines[-1] == "identified"
    assert not any("level" in line for line in Conversation("greedy").say("identify"))


def test_it_plays_a_whole_game_from_what_it_has_seen() -> None:
    """The enemy plays cards too; each view follows from the last one."""
    rng = random.Random(3)
    state, talk, history = START.copy(), started(START), []
    while not state.is_over:
        view = state.view("south")
        if view.on_turn:
            talk.say("go")
            action = state.action(talk.until("best").split()[1])
        else:
            action = rng.choice(state.legal_actions())
        state.apply(action)
        history.append((view, action))
        (line,) = game_lines(state.view("south"), history, len(history) - 1)
        assert talk.say(line) == []
    assert any(action.card for _, action in history)
    assert talk.session._view == state.view("south")
    assert "the game has ended" in talk.say("go")[0]


def test_the_discards_are_those_of_the_game() -> None:
    state = State.new("ardennes", seed=3)
    rng = random.Random(1)
    while not (state.view("north").discards and state.view("north").on_turn):
        state.apply(rng.choice(state.legal_actions()))
    view = state.view("north")
    talk = Conversation()
    discards = ",".join(view.discards or ())
    assert talk.say("newgame ardennes north", f"position {view} discards {discards}") == []
    assert talk.session._view == view
    (error,) = talk.say(f"position {view} discards {discards},{discards},{discards}")
    assert "too often" in error


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("dance", "unknown command 'dance'; the commands are identify"),
        ("identify now", "nothing may follow"),
        ("ready set", "nothing may follow"),
        ("option", "expected a name and a value; the options are level, threads"),
        ("option level", "expected a name and a value"),
        ("option wings 3", "unknown name 'wings'; the options are level, threads"),
        ("option level nine", "needs a whole number"),
        ("option level 9", "level goes from 1 to 8"),
        ("option level ²", "needs a whole number"),
        ("option threads 65", "at least 1 megabyte for each thread"),
        ("newgame ardennes", "expected a variant and a side"),
        ("newgame ardennes west", "the side is south or north, not 'west'"),
        ("newgame waterloo south", "waterloo"),
        ("position", "a view has 7 words, not 0"),
        (f"position {VIEW.replace('ardennes', 'dday')}", "the game is ardennes"),
        (f"position {VIEW.replace('#18', '#99')}", "deck"),
        (f"position {START}", "this is a whole position"),
        (f"position {START.view('north')}", "not those south may see"),
        (f"position {VIEW} discards sabotage", "but the view hides"),
        (f"position {VIEW} discards", "after the view, only"),
        (f"position {VIEW} discards sabotage,sabotage,sabotage", "too often"),
        ("seen", "expected an action and the view"),
        ("seen T9 x", "'T9' is no action of ardennes"),
        ("seen T3", "a view has 7 words"),
        (f"seen T4 {AFTER.view('south')}", "T4 does not lead from the last view"),
        (f"seen x3 {AFTER.view('south')}", "x3 does not lead"),
        (f"seen T3 {str(AFTER.view('south')).replace(':3', ':2')}", "T3 does not lead"),
        ("go seconds", "seconds needs a positive number, not ''"),
        ("go seconds -1", "needs a positive number"),
        ("go seconds nan", "needs a positive number"),
        ("go seconds 1e999", "needs a positive number"),
        ("go nodes 1.5", "nodes needs a positive whole number"),
        ("go nodes 99999999999999999999999", "needs a positive whole number"),
        ("go infinite seconds 1", "infinite takes no seconds"),
        ("go now", "expected seconds, nodes, infinite or legal"),
        ("ponder deeply", "nothing may follow"),
        ("stop it", "nothing may follow"),
        (b"\xff\xfe\n", "must be UTF-8"),
    ],
)
def test_a_malformed_line_gets_one_error_and_changes_nothing(line: str | bytes, message: str) -> None:
    talk = started(START, spec="level:8")
    before = talk.state()
    (error,) = talk.say(line)
    assert error.startswith("error ")
    assert message in error
    assert talk.state() == before


def test_commands_without_a_game_or_a_position_are_refused() -> None:
    talk = Conversation()
    assert "send newgame" in talk.say(f"position {VIEW}")[0]
    for command in ("go", "ponder", "seen T3"):
        assert "send position" in talk.say(command)[0]
    assert talk.say("stop", "", "   ") == []


def test_it_does_not_move_for_the_enemy() -> None:
    talk = started(START, "north")
    assert "north is not to move" in talk.say("go")[0]


WORDS = [
    *("identify", "ready", "option", "newgame", "position", "seen", "go", "ponder", "stop", "discards"),
    *(
        "seconds",
        "nodes",
        "legal",
        "0.001",
        "1",
        "-1",
        "level",
        "seed",
        "ardennes",
        "dday+novictory",
        "south",
    ),
    *(
        "T3",
        "x3",
        ".",
        "!sabotage:3",
        "Kl",
        VIEW,
        *VIEW.split(),
        str(AFTER.view("south")),
        "?",
        "#",
        "|",
        "nan",
    ),
]
GARBLED = st.one_of(
    st.lists(st.sampled_from(WORDS), max_size=6).map(lambda words: " ".join(words).encode()),
    st.binary(max_size=60),
    st.text(max_size=40).map(lambda text: text.encode("utf-8", "replace")),
)


@settings(max_examples=80, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(GARBLED, min_size=1, max_size=8))
def test_no_input_ends_the_session_or_half_changes_it(lines: list[bytes]) -> None:
    talk = started(START, spec="level:2")
    for line in lines:
        before = talk.state()
        answers = talk.say(line.replace(b"\n", b" "))
        errors = [answer for answer in answers if answer.startswith("error")]
        assert len(errors) <= 1
        if errors and "search failed" not in errors[0]:
            assert talk.state() == before
        assert all("\n" not in answer and "\r" not in answer for answer in answers)
    talk.say("stop")
    talk.lines.clear()
    assert talk.say("ready") == ["ready"]
    talk.say("newgame ardennes south", f"position {VIEW}", "option level 2", "go")
    assert talk.until("best")


# ------------------------------------------------------------ searching


def test_limits_are_kept_and_info_tells_the_chance_and_the_turn() -> None:
    talk = started(START, spec="level:8")
    talk.say("option lines 3", "go nodes 300")
    lines = [talk.until("info").split() for _ in range(3)]
    best = talk.until("best").split()
    assert [line[2] for line in lines] == ["1", "2", "3"]
    for line in lines:
        assert line[3] == "simulations"
        assert 250 <= int(line[4]) <= 310
        assert 0 <= float(line[line.index("win") + 1]) <= 1
    assert lines[0][lines[0].index("actions") + 1] == best[1]
    began = time.monotonic()
    talk.say(f"position {VIEW}", "go seconds 0.1")
    talk.until("best")
    assert time.monotonic() - began < 10


def test_a_level_never_searches_more_nodes_than_its_own() -> None:
    talk = started(START, spec="level:7")
    talk.say("go seconds 30")
    info = talk.until("info").split()
    limit = LEVELS[6].limit
    assert limit is not None
    assert limit.nodes is not None
    assert int(info[4]) <= limit.nodes + 1


def test_the_same_position_asked_again_gets_the_same_thought() -> None:
    talk = started(START, spec="level:7")
    talk.say("go nodes 100")
    first = talk.until("best")
    talk.say("go nodes 100")
    assert talk.until("best") == first


def test_an_infinite_search_answers_when_stopped_and_takes_no_other_command() -> None:
    talk = started(START, spec="level:8")
    talk.say("go infinite")
    talk.until("info")
    for command in ("go", "ponder", "newgame dday north", f"position {VIEW}", "option seed 3", "seen T3 x"):
        assert "a search is running; send stop first" in talk.until_error(command)
    talk.say("ready")
    talk.until("ready")
    talk.say("stop")
    actions = talk.until("best").split()[1:]
    state = START.copy()
    for action in actions:
        state.apply(action)
    assert talk.say("stop") == []


def test_a_player_that_does_not_search_waits_with_its_infinite_answer() -> None:
    talk = started(START)
    assert talk.say("go infinite") == []
    time.sleep(0.05)
    assert talk.lines == []
    talk.say("stop")
    assert talk.until("best")


def test_pondering_goes_on_while_the_enemy_moves_and_ends_with_go() -> None:
    talk = started(START, "north", "level:8")
    talk.say("ponder")
    first = talk.until("info")
    assert "actions" not in first
    state = START.copy()
    for action in ("T3", "."):
        state.apply(action)
        assert not [line for line in talk.say(f"seen {action} {state.view('north')}") if line[:5] == "error"]
    assert talk.session._pondering
    assert "a view has 7 words" in talk.until_error("seen T3")
    assert talk.session._pondering
    talk.say("go nodes 50")
    assert state.is_legal(talk.until("best").split()[1])
    talk.lines.clear()
    time.sleep(0.05)
    assert talk.lines == []


def test_pondering_leaves_a_tree_for_the_next_search() -> None:
    talk = started(START, "south", "level:8")
    talk.say("ponder")
    for _ in range(4):
        talk.until("info")
    talk.say("go nodes 20")
    assert int(talk.until("info").split()[4]) > 1000


# ------------------------------------------------------------ the process


def test_the_end_of_its_input_ends_it_even_during_a_search() -> None:
    with running("level:8") as engine:
        _, errors = engine.communicate(f"newgame ardennes south\nposition {VIEW}\ngo infinite\n", timeout=20)
        assert (engine.returncode, errors) == (0, "")
    with running("level:1") as engine:
        said, errors = engine.communicate("quit\nidentify\n", timeout=20)
        assert (engine.returncode, said, errors) == (0, "", "")


def test_a_line_that_is_too_long_is_skipped() -> None:
    with running("level:1") as engine:
        said, _ = engine.communicate(
            "x" * 3 * LONGEST_LINE + "\nready\n" + "x" * 2 * LONGEST_LINE, timeout=20
        )
    error = "error a line has at most 65536 bytes"
    assert said.splitlines() == [error, "ready", error]


def test_nobody_reading_its_answers_is_no_error() -> None:
    with running("level:1") as engine:
        assert engine.stdout is not None
        engine.stdout.close()
        _, errors = engine.communicate("identify\nready\n" * 5, timeout=20)
        assert (engine.returncode, errors) == (0, "")


def test_an_unknown_player_is_one_line() -> None:
    with running("napoleon") as engine:
        said, errors = engine.communicate(timeout=20)
    assert (engine.returncode, said, errors.count("\n")) == (1, "", 1)
    assert "unknown player 'napoleon'" in errors


def test_the_engine_chooses_like_the_player_with_its_seed() -> None:
    talk = started(START, spec="level:1")
    talk.say("option seed 5", "go")
    assert talk.until("best") == f"best {player_from_spec('level:1', 5).choose(START.view('south'))}"
