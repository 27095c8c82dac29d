"""`BatchEnv`: many games in one call play the same rules as one game, whatever the batch and the threads."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from pathlib import Path
from threading import Thread
from typing import Any

import numpy
import pytest
from differential.compare import random_rules

from sevenroads import State, Termination, observation_spec
from sevenroads.envs.batch import BatchEnv
from sevenroads.game import Rollout

ARRAYS = ("observations", "masks", "rewards", "dones", "players", "illegal")
END = 121


def snapshot(env: BatchEnv) -> list[bytes]:
    return [numpy.asarray(getattr(env, name)).tobytes() for name in ARRAYS]


def chosen(env: BatchEnv, rng: random.Random, calm: bool = False) -> list[int]:
    """A legal action for each game. Calm players rarely do more than end the turn, so positions repeat."""
    found = []
    for mask in env.masks:
        legal = numpy.flatnonzero(mask).tolist()
        found.append(END if calm and rng.random() < 0.9 else rng.choice(legal or [END]))
    return found


# ---------------------------------------------------------------- the same game


@pytest.mark.parametrize("seed", range(6))
def test_every_game_is_a_rollout_with_the_same_actions(seed: int) -> None:
    rng = random.Random(seed)
    env = BatchEnv(random_rules(rng), n=5, seed=seed)
    rollouts = [Rollout(env.state(i)) for i in range(env.n)]
    ended: set[str] = set()
    for _ in range(700):
        actions = chosen(env, rng, calm=seed % 2 == 0)
        env.step(actions)
        for i, (rollout, action) in enumerate(zip(rollouts, actions, strict=True)):
            rollout.play(action)
            outcome = rollout.state.outcome
            assert bool(env.dones[i]) == (outcome is not None)
            expected = [0.0, 0.0]
            if outcome is not None:
                ended.add(outcome.termination)
                if outcome.winner is not None:
                    expected = [1.0, -1.0] if outcome.winner == "south" else [-1.0, 1.0]
                rollouts[i] = rollout = Rollout(env.state(i))
            assert env.rewards[i].tolist() == expected
            state = env.state(i)
            assert state == rollout.state
            assert env.players[i] == state.side.number
            assert env.masks[i].tobytes() == bytes(state.legal_mask())
            assert env.observations[i].tobytes() == bytes(state.observe(state.side))
    assert ended
    assert not env.illegal.any()


ARMY = """\
format = 1
id = "own"
road_length = {length}
three_roads_win = true
objective_deck = "ardennes"
victory_deck = "ardennes"
name = {{ en = "Own" }}
lane = {{ en = ["road", "roads"] }}
seats = {{ south = {{ en = "Reds" }}, north = {{ en = "Blues" }} }}
units = [
{units}
]
"""
UNIT = """{{ letter = "{letter}", class = "{kind}", length = {length}, count = 4, name = {{ en = "x" }} }},"""


@pytest.mark.parametrize(
    ("kinds", "length"), [(1, 18), (2, 17), (3, 12), (5, 18), (7, 18), (10, 15), (13, 18)]
)
def test_armies_of_any_size_are_shown(tmp_path: Path, kinds: int, length: int) -> None:
    """Masks and observations are written in words, whose number depends on the army."""
    lengths = (1, 2, 3, 9, 4)
    units = [
        UNIT.format(letter=chr(65 + i), kind="tank" if i else "mine", length=lengths[i % 5])
        for i in range(kinds)
    ]
    edition = tmp_path / "own.toml"
    edition.write_text(ARMY.format(length=length, units="\n".join(units)), encoding="utf-8")
    env = BatchEnv(str(edition), n=70, seed=1)
    for _ in range(150):
        env.step()
    for i in range(env.n):
        state = env.state(i)
        assert numpy.flatnonzero(env.masks[i]).tolist() == state.legal_ids()
        assert env.observations[i].tobytes() == bytes(state.observe(state.side))


def test_games_end_by_repetition() -> None:
    env = BatchEnv("ardennes", n=3, seed=1, auto_reset=False)
    for _ in range(4):
        assert not env.dones.any()
        env.step([END] * 3)
    assert env.dones.tolist() == [1, 1, 1]
    outcome = env.state(0).outcome
    assert outcome is not None
    assert outcome.termination is Termination.REPETITION
    assert not env.rewards.any()
    assert not env.masks.any()


def test_games_end_with_turn_400() -> None:
    """Both sides place units and take them back, so that no road falls and few positions repeat."""
    env = BatchEnv("prototype+novictory", n=1, seed=3, auto_reset=False)
    rng = random.Random(1)
    while not env.dones[0]:
        state = env.state(0)
        quiet = [
            action
            for action in state.legal_actions()
            if action.kind == "retreat" or (action.kind == "place" and state.gap(action.road or 0) > 12)
        ]
        action = rng.choice(quiet) if quiet else state.action(".")
        env.step([state.rules.ids[str(action)]])
    outcome = env.state(0).outcome
    assert outcome is not None
    assert (outcome.termination, env.state(0).turn) == (Termination.TURN_LIMIT, 400)


def test_all_deals_come_up_and_both_sides_begin() -> None:
    env = BatchEnv("prototype", n=400, seed=5)
    layouts = [env.state(i).layout() for i in range(env.n)]
    assert {layout.side.value for layout in layouts} == {"south", "north"}
    assert len({layout.cards[0].objective for layout in layouts}) == 8
    assert len({layout.cards[1].objective for layout in layouts}) == 8
    for i in range(env.n):
        state = env.state(i)
        assert State.parse(str(state)) == state
    south = BatchEnv("prototype", n=50, seed=5, start="south", first_turn_ap=2)
    assert {(south.state(i).side.value, south.state(i).ap) for i in range(50)} == {("south", 2)}


# ---------------------------------------------------------------- seeds, threads, batches


def test_neither_threads_nor_the_batch_change_a_game() -> None:
    # Nine threads are more than 300 games need: some have nothing of their own to do.
    envs = [BatchEnv("dday", n=300, seed=9, threads=threads) for threads in (1, 2, 3, 9)]
    small = BatchEnv("dday", n=7, seed=9)
    for _ in range(150):
        for env in (*envs, small):
            env.step()
    assert all(snapshot(env) == snapshot(envs[0]) for env in envs[1:])
    for i in range(small.n):
        assert small.state(i) == envs[0].state(i)
    for env in envs:
        env.close()
        env.step()
    assert all(snapshot(env) == snapshot(envs[0]) for env in envs[1:])


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="no signal masks there")
def test_threads_leave_signals_to_the_program() -> None:
    """A program that defers a signal must not get it through a thread of the batch."""
    script = (
        "import os, signal\n"
        "from sevenroads.envs.batch import BatchEnv\n"
        "env = BatchEnv('ardennes', n=256, threads=3)\n"
        "signal.signal(signal.SIGUSR1, lambda *_: None)\n"
        "signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGUSR1})\n"
        "os.kill(os.getpid(), signal.SIGUSR1)\n"
        "assert signal.SIGUSR1 in signal.sigpending()\n"
    )
    # The linear algebra library of NumPy has threads of its own.
    alone = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
    subprocess.run([sys.executable, "-c", script], check=True, env=alone)


def test_threads_are_not_stopped_while_another_thread_steps() -> None:
    """Each call ends in a sentence or succeeds; a step never uses threads that are gone."""
    env = BatchEnv("ardennes", n=4096, seed=3, threads=2)
    refused: list[str] = []

    def close_often() -> None:
        for _ in range(200):
            try:
                env.close()
            except RuntimeError as error:
                refused.append(str(error))

    closing = Thread(target=close_often)
    closing.start()
    while closing.is_alive():
        try:
            env.step()
        except RuntimeError as error:
            refused.append(str(error))
    assert set(refused) <= {"this BatchEnv is being stepped by another thread"}
    assert env.threads == 1


def test_a_game_can_be_played_again_from_its_seed() -> None:
    env = BatchEnv("ardennes", n=20, seed=2)
    for _ in range(900):
        env.step()
    again = BatchEnv("ardennes", n=1)
    again.reset(seeds=[env.seeds[11]])
    for _ in range(2000):
        if again.state(0) == env.state(11):
            break
        again.step()
    assert again.state(0) == env.state(11)
    assert again.seeds == [env.seeds[11]]


def test_another_seed_and_the_next_reset_deal_other_games() -> None:
    env = BatchEnv("ardennes", n=8, seed=2)
    first = [env.state(i) for i in range(8)]
    assert len(set(first)) == 8
    env.reset()
    assert not set(first) & {env.state(i) for i in range(8)}
    env.reset(2)
    assert first == [env.state(i) for i in range(8)]


# ---------------------------------------------------------------- actions


@pytest.mark.parametrize("kind", ["int32", "int64", list, tuple])
def test_illegal_actions_are_flagged_and_change_nothing(kind: Any) -> None:
    env = BatchEnv("ardennes", n=5, seed=1)
    before = [env.state(i) for i in range(5)]
    attack = before[0].rules.ids["x1"]
    actions = [attack, -2, 122, 1 << 30, END]
    env.step(numpy.array(actions, kind) if isinstance(kind, str) else kind(actions))
    assert env.illegal.tolist() == [1, 1, 1, 1, 0]
    assert not env.dones.any()
    assert [env.state(i) == before[i] for i in range(5)] == [True] * 4 + [False]
    env.step()
    assert not env.illegal.any()


def test_minus_one_is_a_random_legal_action() -> None:
    env = BatchEnv("ardennes", n=200, seed=4)
    before = [env.state(i) for i in range(200)]
    env.step([-1] * 200)
    assert not env.illegal.any()
    texts = {str(env.state(i)).split(" ")[1] for i in range(200)}
    assert len(texts) > 40
    assert all(env.state(i) != before[i] for i in range(200))


def test_an_ended_game_waits_for_reset_without_auto_reset() -> None:
    env = BatchEnv("ardennes", n=2, seed=1, auto_reset=False)
    for _ in range(4):
        env.step([END, -1])
    assert env.dones.tolist() == [1, 0]
    ended = env.state(0)
    env.step([END, -1])
    assert env.dones.tolist() == [1, 0]
    assert not env.rewards.any()
    assert env.state(0) == ended
    env.reset()
    assert env.dones.tolist() == [0, 0]


def test_mirrored_actions_are_numbered_from_the_seat() -> None:
    plain = BatchEnv("ardennes", n=64, seed=6)
    turned = BatchEnv("ardennes", n=64, seed=6, mirror=True)
    mirrored = numpy.array(observation_spec("ardennes").mirrored_actions)
    rng = random.Random(3)
    for _ in range(300):
        north = plain.players == 1
        assert (plain.masks[~north] == turned.masks[~north]).all()
        assert (plain.masks[north] == turned.masks[north][:, mirrored]).all()
        actions = numpy.array(chosen(plain, rng))
        plain.step(actions)
        turned.step(numpy.where(north, mirrored[actions], actions))
        assert not turned.illegal.any()
        assert plain.observations.tobytes() == turned.observations.tobytes()


# ---------------------------------------------------------------- arrays


def test_arrays_of_the_caller_are_filled() -> None:
    env, other = (BatchEnv("ardennes", n=6, seed=1) for _ in range(2))
    size = env.spec.size
    mine: dict[str, Any] = {
        "observations": bytearray(6 * size),
        "masks": numpy.zeros((6, 122), bool),
        "rewards": numpy.zeros((6, 2), "float32"),
        "dones": numpy.zeros(6, bool),
        "players": numpy.zeros(6, "int8"),
        "illegal": memoryview(bytearray(6)),
    }
    env.bind(**mine)
    for _ in range(30):
        env.step()
        other.step()
    assert env.masks is mine["masks"]
    assert snapshot(env) == snapshot(other)


class OnlyDlpack:
    """An array that offers nothing but DLPack, as PyTorch's tensors do."""

    def __init__(self, array: Any) -> None:
        self.array = array

    def __dlpack__(self, **options: Any) -> Any:
        return self.array.__dlpack__(**options)

    def __dlpack_device__(self) -> Any:
        return self.array.__dlpack_device__()


def test_dlpack_shares_the_memory_in_both_directions() -> None:
    env = BatchEnv("ardennes", n=4, seed=1)
    seen = numpy.from_dlpack(env.observations)
    memory = numpy.zeros((4, 122), "uint8")
    env.bind(masks=OnlyDlpack(memory))
    env.step()
    assert seen.tobytes() == env.observations.tobytes()
    assert memory.any()
    assert memory[0].tobytes() == bytes(env.state(0).legal_mask())
    assert env.observations.ctypes.data % 64 == 0


def test_masks_alone_need_no_observations() -> None:
    env, full = BatchEnv("ardennes", n=6, seed=1, observe=False), BatchEnv("ardennes", n=6, seed=1)
    for _ in range(50):
        env.step()
        full.step()
    assert env.observations is None
    assert env.masks.tobytes() == full.masks.tobytes()


@pytest.mark.parametrize(
    ("arrays", "says"),
    [
        ({"masks": numpy.zeros((6, 121), "uint8")}, "726 items, expected 732"),
        ({"masks": numpy.zeros((6, 122), "int32")}, "of the kind 'i'"),
        ({"masks": numpy.zeros((122, 6), "uint8").T}, "contiguous"),
        ({"masks": bytes(732)}, "can be written to"),
        ({"masks": None}, "only observations"),
        ({"rewards": numpy.zeros((6, 2), "float64")}, "of the kind 'd'"),
        ({"secrets": bytearray(6)}, "no array 'secrets'"),
    ],
)
def test_arrays_that_do_not_fit_are_refused(arrays: dict[str, Any], says: str) -> None:
    env = BatchEnv("ardennes", n=6, seed=1)
    with pytest.raises(ValueError, match=says):
        env.bind(**arrays)
    env.step()


@pytest.mark.parametrize(
    ("actions", "says"),
    [
        ([0] * 5, "5 items, expected 6"),
        (numpy.zeros(6, "float32"), "of the kind 'f'"),
        (numpy.zeros(12, "int32")[::2], "contiguous"),
    ],
)
def test_actions_that_do_not_fit_are_refused(actions: Any, says: str) -> None:
    env = BatchEnv("ardennes", n=6, seed=1)
    before = snapshot(env)
    with pytest.raises(ValueError, match=says):
        env.step(actions)
    assert snapshot(env) == before


@pytest.mark.parametrize(
    "wrong", [{"n": 0}, {"threads": 0}, {"start": "east"}, {"first_turn_ap": 9}, {"variant": "nowhere"}]
)
def test_wrong_arguments_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"must be at least 1|expected"):
        BatchEnv(**wrong)


def test_a_game_that_does_not_exist_is_refused() -> None:
    with pytest.raises(IndexError, match="no game 2"):
        BatchEnv("ardennes", n=2).state(2)
    with pytest.raises(ValueError, match="1 seeds for 2 games"):
        BatchEnv("ardennes", n=2).reset(seeds=[1])


def test_observations_bound_in_the_middle_of_games_are_written_in_full() -> None:
    env = BatchEnv("ardennes", n=70, seed=1, threads=2)
    for _ in range(40):
        env.step()
    env.observations.fill(7)
    env.bind(observations=env.observations)
    env.step()
    mine = numpy.full_like(env.observations, 9)
    for array in (mine, env.observations):
        env.bind(observations=array)
        env.step()
        for i in range(env.n):
            state = env.state(i)
            assert array[i].tobytes() == bytes(state.observe(state.side))


def test_a_step_writes_nothing_outside_its_arrays() -> None:
    """Masks and observations are written in words, which must not run over the end."""
    for variant in ("ardennes", "prototype", "dday+novictory"):
        env = BatchEnv(variant, n=3, seed=1)
        arrays = {}
        for name in ("masks", "observations"):
            size = getattr(env, name).nbytes
            arrays[name] = numpy.full(size + 128, 77, "uint8")
            env.bind(**{name: arrays[name][64 : size + 64]})
        for _ in range(700):
            env.step()
        for array in arrays.values():
            assert set(array[:64].tolist()) == set(array[-64:].tolist()) == {77}


#: In a process of its own: libraries that other tests load warn about forks.
FORK = """
import os
from sevenroads.envs.batch import BatchEnv

env, alone = (BatchEnv("ardennes", n=300, seed=1, threads=threads) for threads in (3, 1))
alone.step()
child = os.fork()
if not child:
    env.step()
    same = (env.masks == alone.masks).all() and (env.observations == alone.observations).all()
    os._exit(0 if same else 1)
assert os.waitpid(child, 0)[1] == 0
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_fork_steps_without_the_threads_of_its_parent() -> None:
    subprocess.run([sys.executable, "-c", FORK], check=True, timeout=60)
