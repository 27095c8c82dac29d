"""Part 1 of bench/envs.py: steps of many games at once, `BatchEnv` beside Pgx."""

from __future__ import annotations

import importlib
import os
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from .engine_common import Report
from .measure import Figure, Run, interleave, missing, rate, ratio, table

OURS: Final = "ardennes"
MASKS_ONLY: Final = "ardennes, masks only"
PEERS: Final = ("connect_four", "backgammon", "chess")
#: Added to the name of a peer that makes many steps in one call.
SCANNED: Final = ", many steps a call"
BATCHES: Final = (1, 16, 256, 1024, 4096)
#: Rounds are short and many, so that one in which another program disturbs a subject does not decide.
ROUNDS: Final = 15
QUICK_ROUNDS: Final = 7
#: Steps of ours in a round: about a twentieth of a second, if the batch is not small.
STEPS: Final = 600_000


@dataclass(frozen=True)
class Subject:
    """One environment with one batch size; the bytes of a game's state, and of what a step writes."""

    run: Run
    state_bytes: float
    step_bytes: float


def measure(number: int, quick: bool) -> dict[str, Any]:
    """Measure everything on so many cores; runs in a process of its own."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:number])
    os.environ["JAX_PLATFORMS"] = "cpu"
    subjects: dict[tuple[str, int], Subject] = {}
    for batch in (1, 256, 4096) if quick else BATCHES:
        steps = min(STEPS // batch, 20_000)
        subjects[OURS, batch] = ours(batch, number, True, steps)
        subjects[MASKS_ONLY, batch] = ours(batch, number, False, steps)
    jax, pgx = load()
    if pgx is not None:
        for name in PEERS[:1] if quick else PEERS:
            for batch in (256, 4096) if quick else BATCHES:
                subjects[name, batch] = peer(jax, pgx, name, batch, scanned=False)
                subjects[name + SCANNED, batch] = peer(jax, pgx, name, batch, scanned=True)
    done = interleave(
        {str(key): subject.run for key, subject in subjects.items()}, QUICK_ROUNDS if quick else ROUNDS
    )
    return {
        # If every core was busy with this program from beginning to end, both are the same.
        "cpu": {key: rate(done[str(key)], "cpu", 1e6 / number) for key in subjects},
        "wall": {key: rate(done[str(key)], "wall", 1e6) for key in subjects},
        "bytes": {key: (subject.state_bytes, subject.step_bytes) for key, subject in subjects.items()},
        "peer": pgx is not None,
    }


def load() -> tuple[Any, Any]:
    try:
        return importlib.import_module("jax"), importlib.import_module("pgx")
    except ImportError:
        return None, None


def ours(batch: int, threads: int, observe: bool, steps: int) -> Subject:
    from sevenroads.envs.batch import BatchEnv

    env = BatchEnv(OURS, n=batch, seed=1, threads=threads, observe=observe)
    # So that the games are not all at their start.
    for _ in range(600):
        env.step()

    def run() -> float:
        for _ in range(steps):
            env.step()
        return float(steps * batch)

    arrays = [env.masks, env.rewards, env.dones, env.players, env.illegal, *([env.observations] * observe)]
    return Subject(run, env.bytes_per_game, sum(array.nbytes for array in arrays) / batch)


def peer(jax: Any, pgx: Any, name: str, batch: int, scanned: bool) -> Subject:
    """Random legal actions in Pgx; a game that ends begins again."""
    env = pgx.make(name)
    step_and_reset = importlib.import_module("pgx.experimental").auto_reset(env.step, env.init)
    steps = peer_steps(name, batch)

    def one(carry: Any, key: Any) -> Any:
        logits = jax.numpy.where(carry.legal_action_mask, 0.0, -jax.numpy.inf)
        choice, chance = jax.random.split(key)
        actions = jax.random.categorical(choice, logits, axis=-1)
        return jax.vmap(step_and_reset)(carry, actions, jax.random.split(chance, batch)), None

    @partial(jax.jit, donate_argnums=0)
    def many(carry: Any, key: Any) -> Any:
        return jax.lax.scan(one, carry, jax.random.split(key, steps))[0]

    @partial(jax.jit, donate_argnums=0)
    def single(carry: Any, key: Any) -> Any:
        key, now = jax.random.split(key)
        return one(carry, now)[0], key

    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), batch))
    held = [state]
    keys = iter(range(1 << 30))

    def run() -> float:
        key = jax.random.PRNGKey(next(keys))
        if scanned:
            held[0] = many(held[0], key)
        else:
            for _ in range(steps):
                held[0], key = single(held[0], key)
        jax.block_until_ready(held[0])
        return float(steps * batch)

    state_bytes = sum(leaf.nbytes for leaf in jax.tree_util.tree_leaves(state)) / batch
    step_bytes = (state.observation.nbytes + state.legal_action_mask.nbytes) / batch
    return Subject(run, state_bytes, step_bytes)


def peer_steps(name: str, batch: int) -> int:
    """Enough for a tenth of a second or more, from the rates of a first trial."""
    work = {"connect_four": 300_000, "backgammon": 20_000, "chess": 3_000}[name]
    return max(2, min(work // batch, 3_000))


def show(number: int, measured: dict[str, Any], report: Report) -> None:
    """Print the tables of a number of cores and add them to the report."""
    if not measured["peer"]:
        missing("Pgx")
    report["figures"][f"bytes_{number}"] = {f"{k[0]} {k[1]}": size for k, size in measured["bytes"].items()}
    cores = f"{number} core{'s' * (number > 1)}"
    _show(f"1. Batched steps on {cores}, by CPU time", measured["cpu"], measured, f"{number}_cpu", report)
    if number > 1:
        _show(f"1. Batched steps on {cores}, by the clock", measured["wall"], measured, f"{number}", report)


def _show(
    title: str, rates: dict[tuple[str, int], list[float]], measured: dict[str, Any], name: str, report: Report
) -> None:
    figures = {key: Figure.of(values) for key, values in rates.items()}
    best = {
        game: max((key for key in rates if key[0] == game), key=lambda key: figures[key].median)
        for game, _ in rates
    }
    rows = [
        (
            game,
            f"{batch:,}" + (" (best)" if best[game] == (game, batch) else ""),
            figures[game, batch].text(3),
            figures[game, batch].spread(3),
            *(f"{size:,.0f}" for size in measured["bytes"][game, batch]),
        )
        for game, batch in rates
    ]
    ratios = {
        f"{OURS} / {game}": ratio(rates[best[OURS]], rates[key])
        for game, key in best.items()
        if game.removesuffix(SCANNED) in PEERS
    }
    columns = ("game", "batch", "M steps/s", "low to high", "bytes a game", "bytes a step")
    note = "; ".join(f"{game}, best batches: {figure.text(2)}" for game, figure in ratios.items())
    table(title, columns, rows, note)
    report["figures"][f"batched_{name}"] = {f"{game} {batch}": figures[game, batch] for game, batch in rates}
    report["ratios"][f"batched_{name}"] = ratios
