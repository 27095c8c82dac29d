"""The soak test of the levels: each plays whole games against its neighbour, at a tenth of its limit.

Every action must be legal, every turn must end within its time and every game must end. The games cover all
editions, and each player has each side and the first turn equally often. A game depends only on its levels,
its number and the seed; a fault names them.
"""

from __future__ import annotations

import argparse
import faulthandler
import os
import sys
import time
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field

from sevenroads import Catalog, Side, State
from sevenroads.game import Match
from sevenroads.lab.pairs import derived_seed
from sevenroads.lab.seen_game import SeenGame
from sevenroads.players import LEVELS, Player, SearchLimit, level_player

SHARE = 0.1
#: A turn may take at most this many times its limit in CPU time, since a busy machine can suspend a process.
#: Turns that took longer in wall time are counted.
PROMISED = 1.2
#: A turn that takes this many times its limit ends its game.
LATE = 5.0
#: The same for levels without a time limit, in seconds for a whole turn.
SLOW = 5.0
#: Turns after which a game counts as endless.
ENDLESS = 2_000
#: Seconds after which a game counts as hanging; its process prints a traceback and exits.
HANGS = 600


class Fault(AssertionError):
    """A level broke one of the rules of this test."""


@dataclass
class Tally:
    """What a level did: turns, the longest of them, and those that took longer than promised.

    By the clock; `busiest` and `overworked` are the same by processor time.
    """

    turns: int = 0
    actions: int = 0
    longest: float = 0.0
    late: int = 0
    busiest: float = 0.0
    overworked: int = 0

    def add(self, other: Tally) -> None:
        self.turns += other.turns
        self.actions += other.actions
        self.longest = max(self.longest, other.longest)
        self.late += other.late
        self.busiest = max(self.busiest, other.busiest)
        self.overworked += other.overworked


@dataclass
class Played:
    """One finished game: how it ended, and what each level did in it."""

    levels: tuple[int, int]
    edition: str
    ended: str
    tallies: dict[int, Tally] = field(default_factory=dict)


def scaled_limit(level: int) -> SearchLimit | None:
    """The share of a level's limit that is played here; `None` for a level that does not search."""
    limit = LEVELS[level - 1].limit
    if limit is None:
        return None
    seconds = None if limit.seconds is None else limit.seconds * SHARE
    return SearchLimit(seconds, None if limit.nodes is None else max(1, round(limit.nodes * SHARE)))


def play_game(lower: int, number: int, seed: int) -> Played:
    """A level against the one above it. Raises a `Fault` that says what was wrong."""
    editions = Catalog.editions()
    edition = editions[number % len(editions)]
    # Two bits go round within each edition: who sits in the south, and who begins.
    round_, home = number // len(editions), Side.SOUTH
    if round_ % 2:
        home = Side.NORTH
    deal = derived_seed(seed, lower, number, "deal")
    match = Match(State.new(edition, seed=deal, start=("south", "north")[round_ // 2 % 2]))
    seats = {home: lower, home.other: lower + 1}
    players: dict[Side, Player] = {
        side: level_player(level, derived_seed(seed, lower, number, level), scaled_limit(level))
        for side, level in seats.items()
    }
    tallies = {level: Tally() for level in seats.values()}
    try:
        play_out(match, players, seats, tallies)
    except Exception as error:
        place = f"level {lower} against {lower + 1}, game {number}, seed {seed}"
        raise Fault(f"{place}: {error!r} at\n{match.state}") from error
    assert match.outcome is not None
    return Played((lower, lower + 1), edition, match.outcome.termination.value, tallies)


def play_out(
    match: Match, players: dict[Side, Player], seats: dict[Side, int], tallies: dict[int, Tally]
) -> None:
    """Play to the end as the arena does."""
    game = SeenGame(match)
    while match.outcome is None:
        side, turn = match.side, match.state.turn
        if turn > ENDLESS:
            raise Fault(f"the game has not ended after {ENDLESS} turns")
        tally, spent, worked = tallies[seats[side]], 0.0, 0.0
        while match.outcome is None and match.state.turn == turn:
            _, view, history = game.look()
            began, busy = time.perf_counter(), time.process_time()
            action = players[side].choose(view, history)
            spent += time.perf_counter() - began
            worked += time.process_time() - busy
            if action not in view.legal_actions():
                raise Fault(f"{action} is not legal")
            game.play(action)
            tally.actions += 1
        check_time(seats[side], spent, worked, tally)


def check_time(level: int, spent: float, worked: float, tally: Tally) -> None:
    """Note how long a whole turn took, as a share of its limit if that is in seconds."""
    limit = scaled_limit(level)
    seconds = limit.seconds if limit else None
    used, work = (spent / seconds, worked / seconds) if seconds else (spent, worked)
    tally.turns += 1
    tally.longest = max(tally.longest, used)
    tally.busiest = max(tally.busiest, work)
    if seconds:
        tally.late += used > PROMISED
        tally.overworked += work > PROMISED
    if work > (LATE if seconds else SLOW):
        raise Fault(f"level {level} took {worked:.2f} s of the processor's time for a turn")


def guarded_game(job: tuple[int, int, int]) -> Played:
    """A game in a process of its own, which is ended if it hangs."""
    faulthandler.dump_traceback_later(HANGS, exit=True)
    try:
        return play_game(*job)
    finally:
        faulthandler.cancel_dump_traceback_later()


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def tell(played: Iterable[Played]) -> int:
    """Print how the games of each pair ended and how long each level's turns took.

    Returns how many turns took longer than promised.
    """
    ends: dict[tuple[int, int], Counter[str]] = {}
    editions: dict[tuple[int, int], Counter[str]] = {}
    tallies: dict[int, Tally] = {}
    for game in played:
        ends.setdefault(game.levels, Counter())[game.ended] += 1
        editions.setdefault(game.levels, Counter())[game.edition] += 1
        for level, tally in game.tallies.items():
            tallies.setdefault(level, Tally()).add(tally)
    for pair, how in sorted(ends.items()):
        where = ", ".join(f"{name} {n}" for name, n in sorted(editions[pair].items()))
        how_ended = ", ".join(f"{name} {n}" for name, n in how.most_common())
        say(f"level {pair[0]} v {pair[1]}: {how.total()} games ({where}); ended by {how_ended}")
    for level, tally in sorted(tallies.items()):
        text = f"level {level}: {tally.turns} turns, {tally.actions} legal actions, longest turn "
        limit = scaled_limit(level)
        if limit and limit.seconds:
            say(
                f"{text}{tally.longest:.2f} of its {limit.seconds:g} s ({tally.late} over {PROMISED}), "
                f"in processor time {tally.busiest:.2f} ({tally.overworked} over {PROMISED})"
            )
        else:
            say(f"{text}{1000 * tally.longest:.0f} ms ({f'{limit.nodes} nodes' if limit else 'no search'})")
    return sum(tally.overworked for tally in tallies.values())


def processors() -> int:
    """Processors this process may use: more games at once would make turns late."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="for each pair of neighbours")
    parser.add_argument("--levels", type=int, nargs=2, default=(1, len(LEVELS)), metavar=("LOW", "HIGH"))
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    low, high = options.levels
    if not 1 <= low < high <= len(LEVELS):
        parser.error(f"levels are two numbers from 1 to {len(LEVELS)}, the lower one first")
    began = time.monotonic()
    played: list[Played] = []
    faults: list[Fault] = []
    with ProcessPoolExecutor(processors()) as pool:
        # By number first, so that a run cut short has played the same of every pair.
        jobs = [(level, n, options.seed) for n in range(options.games) for level in range(low, high)]
        for done in as_completed([pool.submit(guarded_game, job) for job in jobs]):
            try:
                played.append(done.result())
            except Fault as fault:
                faults.append(fault)
                say(f"FAULT {fault}")
            count = len(played) + len(faults)
            if count % 100 == 0:
                say(f"{count} of {len(jobs)} games, {time.monotonic() - began:.0f} s")
    overworked = tell(played)
    say(f"{len(played)} games without a fault, {len(faults)} with one, {time.monotonic() - began:.0f} s")
    return 1 if faults or overworked else 0


if __name__ == "__main__":
    sys.exit(main())
