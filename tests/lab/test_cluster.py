"""Ray: the same results as plain processes, lost workers and drivers, and what cannot be used."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from sevenroads.lab import Arena, MatchUp
from sevenroads.lab.cluster import HERE, ClusterError, RayPool, check_installation, ray_pool
from sevenroads.lab.task_files import NO_FILES, TaskFiles, files_of
from sevenroads.lab.training.self_play import Task, play_training_game
from sevenroads.lab.worker_pool import Pool, ProcessPool, WorkerDied
from sevenroads.players.judging.weights import shipped_weights

from .test_arena import run
from .test_training import played, stored

pytest.importorskip("ray")

EDITION = Path(__file__).parents[2] / "docs/examples/my-edition.toml"


@pytest.fixture(scope="module")
def pool() -> Iterator[RayPool]:
    with ray_pool("local", 2) as pool:
        yield pool


# Tasks. Workers unpickle them by value: they cannot import the tests.


def by_value(function: Callable[..., object]) -> Callable[..., object]:
    """A copy of a function of this file that Ray sends with its code."""
    import ray.cloudpickle as cloudpickle

    cloudpickle.register_pickle_by_value(sys.modules[function.__module__])
    return function


def die_once(folder: str, number: int) -> int:
    """Kill this process in the first attempt at every third number."""
    attempt = Path(folder) / str(number)
    with attempt.open("a") as file:
        file.write("x")
    if number % 3 == 0 and attempt.stat().st_size == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def fail(number: int) -> int:
    raise LookupError(f"number {number}")


def results(pool: Pool, tasks: list[Task], files: TaskFiles = NO_FILES) -> dict[int, object]:
    return {task.game: game for task, game in pool.finished_tasks(play_training_game, iter(tasks), files)}


def test_ray_and_processes_give_the_same_results_and_lost_workers_are_replaced(
    pool: RayPool, tmp_path: Path
) -> None:
    """One test, because starting Ray takes most of its time."""
    tasks = [Task(1, number, "ardennes", 8, 3) for number in range(5)]
    assert results(pool, tasks) == results(ProcessPool(1), tasks)

    squares = pool.finished_tasks(partial(by_value(die_once), str(tmp_path)), iter(range(12)))
    assert sorted(squares) == [(number, number * number) for number in range(12)]
    attempts = {int(file.name): file.stat().st_size for file in tmp_path.iterdir()}
    assert attempts == {number: 2 if number % 3 == 0 else 1 for number in range(12)}

    with pytest.raises(LookupError, match="number 7"):
        list(pool.finished_tasks(by_value(fail), iter([7])))


@pytest.mark.slow
def test_an_arena_with_files_plays_the_same_pairs(
    pool: RayPool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The files are gone when the games are played: the workers use the contents that Ray sent."""
    weights = tmp_path / "weights.json"
    weights.write_text(shipped_weights("classic"))
    for name in ("my-edition.toml", "my-objectives.toml", "my-victory.toml"):
        (tmp_path / name).write_bytes((EDITION.parent / name).read_bytes())
    match_up = MatchUp((f"search:nodes=8,weights={weights}", "level:2"), f"{tmp_path}/my-edition.toml", 3)
    plain = run(Arena([match_up], 3, workers=1))

    arena = Arena([match_up], 3, pool=pool)
    original = RayPool.finished_tasks

    def without_files(self: RayPool, *arguments: Any) -> object:
        for file in tmp_path.iterdir():
            file.unlink()
        return original(self, *arguments)

    monkeypatch.setattr(RayPool, "finished_tasks", without_files)
    pairs = run(arena)
    assert pairs == plain
    assert not any(game.forfeited for pair in pairs for game in pair.games)


@pytest.mark.slow
def test_a_task_that_always_kills_its_worker_is_given_up(pool: RayPool) -> None:
    with pytest.raises(WorkerDied, match="A task was lost 11 times"):
        list(pool.finished_tasks(by_value(die), iter([1])))


@pytest.mark.slow
def test_work_in_flight_is_bounded_and_abandoned_when_the_caller_stops(pool: RayPool) -> None:
    taken: list[int] = []

    def tasks() -> Iterator[int]:
        for number in range(1000):
            taken.append(number)
            yield number

    started = time.monotonic()
    finished = pool.finished_tasks(by_value(slowly), tasks())
    next(finished)
    finished.close()
    assert len(taken) <= 2 * 2
    # The tasks that were running take a minute. Others find the workers free again.
    assert next(pool.finished_tasks(by_value(slowly), iter([0]))) == (0, 0)
    assert time.monotonic() - started < 45


def slowly(number: int) -> int:
    time.sleep(60 if number else 0.1)
    return number


def test_files_are_those_that_players_and_editions_name(tmp_path: Path) -> None:
    weights = tmp_path / "w.json"
    weights.write_text("{}")
    bot = "exec:./bot,weights=theirs"
    found = files_of(players=["level:5", f"search:nodes=9,weights={weights}", bot], editions=[str(EDITION)])
    assert found.weights == {str(weights): b"{}"}
    assert sorted(Path(name).name for name in found.editions) == [
        "my-edition.toml",
        "my-objectives.toml",
        "my-victory.toml",
    ]
    assert files_of(players=["random"], editions=["dday+novictory"]) == NO_FILES


def test_other_versions_and_other_rules_are_rejected() -> None:
    check_installation("a", HERE._replace(build="another"))
    with pytest.raises(ClusterError, match=r"^a does not have sevenroads. Install version"):
        check_installation("a", None)
    for there in (HERE._replace(version="0.0.1"), HERE._replace(rules=HERE.rules + 1)):
        with pytest.raises(
            ClusterError, match=rf"^a has sevenroads {there.version} .*{there.rules}\), .*same"
        ):
            check_installation("a", there)


@pytest.mark.parametrize(
    ("address", "message"),
    [
        ("garbage", "'garbage' is not the address of a Ray cluster: expected HOST:PORT, auto or local."),
        ("ray://127.0.0.1:10001", "is not the address of a Ray cluster"),
        ("127.0.0.1:1", "Can't connect to the Ray cluster 127.0.0.1:1: Connection refused"),
        ("no-such-host.invalid:6379", "Can't connect to the Ray cluster no-such-host.invalid:6379: "),
    ],
)
def test_a_wrong_address_is_reported_at_once(address: str, message: str) -> None:
    with pytest.raises(ClusterError) as raised, ray_pool(address):
        pass
    assert message in str(raised.value)


@pytest.mark.slow
def test_a_second_pool_is_rejected_and_leaves_the_first_one_open(pool: RayPool) -> None:
    for address in ("local", "garbage"):
        with pytest.raises(ClusterError), ray_pool(address):
            pass
    assert list(pool.finished_tasks(by_value(slowly), iter([0]))) == [(0, 0)]


def test_senseless_numbers_of_workers_are_rejected() -> None:
    with pytest.raises(ClusterError, match="1 or more, not 0"), ray_pool("local", 0):
        pass


# A cluster of two computers, as far as Ray can tell, and drivers that are processes of their own


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Ray's own cluster for tests: two nodes with one processor each, on this computer."""
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "object_store_memory": 100 << 20})
    cluster.add_node(num_cpus=1, object_store_memory=100 << 20)
    yield cluster
    cluster.shutdown()


def train_command(folder: Path, *more: str) -> list[str]:
    numbers = ["--rounds", "2", "--games", "12", "--nodes", "40", "--seed", "4"]
    return [sys.executable, "-m", "sevenroads.cli", "train", str(folder), *numbers, *more]


def busy_workers(cluster: Any) -> list[int]:
    """The processes of a cluster that run a task."""
    raylets = {node.all_processes["raylet"][0].process.pid for node in cluster.list_all_nodes()}
    listed = subprocess.run(["ps", "-eo", "pid,ppid,args"], capture_output=True, text=True, check=True).stdout
    found = [line.split(maxsplit=2) for line in listed.splitlines()[1:]]
    return [int(pid) for pid, parent, name in found if int(parent) in raylets and "_run_task" in name]


@pytest.mark.slow
def test_a_cluster_with_another_version_is_rejected(cluster: Any) -> None:
    program = f"""
import sevenroads
sevenroads.__version__ = "9.9"
from sevenroads.lab.cluster import ray_pool
with ray_pool({cluster.address!r}):
    pass
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert "has sevenroads 0." in done.stderr
    assert "the computer of this run 9.9" in done.stderr


@pytest.mark.slow
def test_workers_computers_and_drivers_are_killed_and_no_game_is_lost_or_doubled(
    cluster: Any, tmp_path: Path
) -> None:
    """The first two drivers and two workers each are killed, then three workers and a computer."""
    plain, folder = tmp_path / "plain", tmp_path / "killed"
    subprocess.run(train_command(plain, "--workers", "1"), check=True, capture_output=True)
    drivers = workers = 0
    for kills_driver in (True, True, False):
        before = stored(folder)
        running = subprocess.Popen(train_command(folder, "--ray", cluster.address), stderr=subprocess.PIPE)
        killed: set[int] = set()
        while running.poll() is None:
            time.sleep(0.01)
            fresh = [pid for pid in busy_workers(cluster) if pid not in killed] if len(killed) < 3 else []
            if fresh and stored(folder) > before:
                os.kill(fresh[0], signal.SIGKILL)
                killed.add(fresh[0])
                before = stored(folder)
                if len(killed) == 2 and kills_driver:
                    os.kill(running.pid, signal.SIGKILL)
                    drivers += 1
                elif len(killed) == 2:
                    cluster.remove_node(cluster.list_all_nodes()[-1], allow_graceful=False)
                    cluster.add_node(num_cpus=1, object_store_memory=100 << 20)
        workers += len(killed)
        _, errors = running.communicate()
    assert running.returncode == 0, errors
    assert (drivers, workers) == (2, 7)
    for number in (1, 2):
        assert played(folder, number) == played(plain, number)
        lines = (folder / f"round-{number}.jsonl").read_bytes().splitlines()
        assert len(lines) == len({json.loads(line)["game"] for line in lines}) == 12
    assert (folder / "weights.json").read_bytes() == (plain / "weights.json").read_bytes()
