"""A pool whose workers belong to a Ray cluster: one on many computers, or one started here for this run.

Ray schedules the tasks, repeats those whose worker or computer is lost, and sends what they share (function
and files) to each computer once. A task depends only on itself, so a repeated one has the same result. This
module stores nothing: its caller stores results, and resumes after a kill.
"""

from __future__ import annotations

import itertools
import os
import socket
import sys
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple, TypeVar

from .. import __version__
from ..builds import CHOSEN
from ..extras import needs
from ..rules import RULES_REVISION
from .task_files import NO_FILES, TaskFiles, install
from .worker_pool import WorkerDied, check_workers

Task = TypeVar("Task")
Result = TypeVar("Result")

#: Starts a cluster on this computer that ends with the run.
LOCAL: Final = "local"
#: Connects to the cluster that this computer belongs to.
AUTO: Final = "auto"
#: How often Ray repeats a task whose worker died. A task that always kills its worker must come to an end.
RETRIES: Final = 10
#: Tasks under way for each processor of the cluster; the second one keeps the processor busy in between.
TASKS_PER_PROCESSOR: Final = 2
#: Seconds after which the processors are counted again: computers join and leave during a run.
COUNTING_SECONDS: Final = 10.0
#: Seconds to wait for a connection, and for every computer to say what is installed.
CONNECTING_SECONDS: Final = 10.0
CHECKING_SECONDS: Final = 120.0
#: Settings that Ray reads when it is imported: report no usage, and give up soon if something other than Ray
#: answers at the address (by default it takes many minutes).
RAY_SETTINGS: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_py_gcs_connect_timeout_s": "5",
    "RAY_NUM_REDIS_GET_RETRIES": "2",
}
#: Shared memory of a cluster that is started here. It holds little more than the weights.
OBJECT_STORE_BYTES: Final = 128 << 20


class ClusterError(ValueError):
    """The cluster cannot be used."""


class Installation(NamedTuple):
    """What must be the same on all computers, and the build of the compiled modules, which should be."""

    version: str
    rules: int
    build: str


HERE: Final = Installation(__version__, RULES_REVISION, str(CHOSEN))


class _Shared(NamedTuple):
    """What all tasks of a call share. Ray stores it once on each computer."""

    run: Callable[[Any], Any]
    files: TaskFiles
    driver: Installation


@contextmanager
def ray_pool(address: str, workers: int | None = None) -> Iterator[RayPool]:
    """Connect to a cluster: `HOST:PORT`, `auto` for the one of this computer, or `local` to start one here.

    By default all its processors are used, also those that join later. Leaving the block disconnects, and
    ends a cluster that was started here.
    """
    check_workers(workers)
    for name, value in RAY_SETTINGS.items():
        os.environ.setdefault(name, value)
    with needs("cluster"):
        import ray
    if address not in (LOCAL, AUTO):
        _check_reachable(ray, address)
    if ray.is_initialized():
        # Leaving the block would close a connection that somebody else opened.
        raise ClusterError("This process is connected to a Ray cluster already. Use RayPool with it.")
    options: dict[str, Any] = {"logging_level": "ERROR", "log_to_driver": False}
    try:
        if address == LOCAL:
            options["num_cpus"] = workers or os.cpu_count() or 1
            options |= {"include_dashboard": False, "object_store_memory": OBJECT_STORE_BYTES}
            _init(ray, LOCAL, options, "Can't start a Ray cluster on this computer")
            yield RayPool(ray, None)
        else:
            _init(ray, address, options, f"Can't connect to the Ray cluster {address}")
            found = _installations(ray)
            for host, there in found:
                check_installation(host, there)
            _warn_of_builds({HERE.build, *(there.build for _, there in found if there)})
            yield RayPool(ray, workers)
    finally:
        ray.shutdown()


class RayPool:
    """The workers of a connected cluster; see `worker_pool.Pool`. At most `workers` tasks run at once."""

    def __init__(self, ray: Any, workers: int | None) -> None:
        self._ray = ray
        self._workers = workers
        self._room = 0
        self._counted = -COUNTING_SECONDS

    def finished_tasks(
        self, run: Callable[[Task], Result], tasks: Iterator[Task], files: TaskFiles = NO_FILES
    ) -> Generator[tuple[Task, Result], None, None]:
        """Run tasks, as in `worker_pool.Pool`."""
        ray = self._ray
        shared = ray.put(_Shared(run, files, HERE))
        remote = ray.remote(num_cpus=1, max_retries=RETRIES)(_run_task)
        under_way: dict[Any, Task] = {}
        try:
            while True:
                for task in itertools.islice(tasks, max(0, self._most_under_way() - len(under_way))):
                    under_way[remote.remote(shared, task)] = task
                if not under_way:
                    return
                ray.wait(list(under_way), num_returns=1, timeout=COUNTING_SECONDS)
                done, _ = ray.wait(list(under_way), num_returns=len(under_way), timeout=0)
                for reference in done:
                    result = self._result(reference)
                    yield under_way.pop(reference), result
        finally:
            for reference in under_way:
                ray.cancel(reference, force=True)

    def _most_under_way(self) -> int:
        if self._workers is not None:
            return self._workers
        now = time.monotonic()
        if now - self._counted >= COUNTING_SECONDS:
            self._counted = now
            processors = int(self._ray.cluster_resources().get("CPU", 0))
            # Without a computer the tasks wait for one to join.
            self._room = TASKS_PER_PROCESSOR * max(1, processors)
        return self._room

    def _result(self, reference: Any) -> Any:
        errors = self._ray.exceptions
        try:
            return self._ray.get(reference)
        except errors.RayTaskError as error:
            # The task's own exception, as in a pool of processes.
            raise error.cause from error
        except errors.RayError as error:
            reason = str(error).strip().partition("\n")[0]
            raise WorkerDied(f"A task was lost {RETRIES + 1} times and is given up: {reason}") from None


def _run_task(shared: _Shared, task: Any) -> Any:
    """Run a task; in a worker of the cluster."""
    # The computers were checked at the start, but this one may have joined later.
    check_installation(socket.gethostname(), HERE, shared.driver)
    install(shared.files)
    return shared.run(task)


# ---------------------------------------------------------------- connecting


def _init(ray: Any, address: str, options: dict[str, Any], problem: str) -> None:
    try:
        ray.init(address, **options)
    # Ray raises many kinds: RuntimeError for another version of Ray or Python, ValueError if there is too
    # little shared memory, a plain Exception if one of its processes does not start in time.
    except Exception as error:
        reason = " ".join(str(error).split()) or type(error).__name__
        raise ClusterError(f"{problem}: {reason}") from None


def _check_reachable(ray: Any, address: str) -> None:
    """Fail at once if nothing listens at the address: Ray would try for a long time."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal() or "/" in host:
        raise ClusterError(
            f"{address!r} is not the address of a Ray cluster: expected HOST:PORT, auto or local."
        )
    if host in ("localhost", "127.0.0.1"):
        # As Ray does: its servers do not listen on the loopback address.
        host = ray.util.get_node_ip_address()
    try:
        socket.create_connection((host.strip("[]"), int(port)), CONNECTING_SECONDS).close()
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or error
        raise ClusterError(f"Can't connect to the Ray cluster {address}: {reason}") from None


def _installations(ray: Any) -> list[tuple[str, Installation | None]]:
    """What each computer of the cluster has installed; `None` without the package."""
    from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

    # Ray sends the code of a nested function, so it also runs where this module does not exist.
    def installed() -> tuple[str, int, str] | None:
        try:
            from sevenroads import __version__
            from sevenroads.builds import CHOSEN
            from sevenroads.rules import RULES_REVISION
        except ImportError:
            return None
        return __version__, RULES_REVISION, str(CHOSEN)

    nodes = [node for node in ray.nodes() if node["Alive"] and node["Resources"].get("CPU")]
    asked = [
        ray.remote(num_cpus=0)(installed)
        .options(scheduling_strategy=NodeAffinitySchedulingStrategy(node["NodeID"], soft=False))
        .remote()
        for node in nodes
    ]
    try:
        answers = ray.get(asked, timeout=CHECKING_SECONDS)
    except ray.exceptions.RayError as error:
        reason = " ".join(str(error).split())
        raise ClusterError(f"A computer of the cluster does not answer: {reason}") from None
    hosts = [node["NodeManagerHostname"] for node in nodes]
    return [(host, answer and Installation(*answer)) for host, answer in zip(hosts, answers, strict=True)]


def check_installation(host: str, there: Installation | None, driver: Installation = HERE) -> None:
    """Raise `ClusterError` if a computer does not have the driver's version and rules."""
    if there is None:
        raise ClusterError(
            f"{host} does not have sevenroads. Install version {driver.version} on every computer."
        )
    if there[:2] != driver[:2]:
        raise ClusterError(
            f"{host} has sevenroads {there.version} (rules revision {there.rules}), the computer of this run "
            f"{driver.version} (rules revision {driver.rules}). Install the same version on every computer."
        )


def _warn_of_builds(builds: set[str]) -> None:
    if len(builds) > 1:
        sys.stderr.write(
            f"The computers use different builds: {', '.join(sorted(builds))}. They may round differently, "
            "so a game may depend on where it is played. SEVENROADS_BUILD chooses the build.\n"
        )
