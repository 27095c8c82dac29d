"""How much processor time the machine needs for a turn at each level, on a server.

Sergeant plays games against itself. At some turns every level is asked for its turn, by the function that the
server's thinking processes run, with the game as the player has seen it. A level that draws a card is asked
again for the rest of its turn; each part counts as a turn here. General thinks for one second by the clock,
so its processor time is lower if the processors are busy.
"""

from __future__ import annotations

import time
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import mean, median

from tools.measure import arguments, json_line, machine, say, table

from sevenroads import State
from sevenroads.game import Match
from sevenroads.game.record import to_record
from sevenroads.notation import write_record
from sevenroads.players import LEVELS
from sevenroads.server.machine.thinking import play_turn
from sevenroads.server.tables.player_views import GameObserver, SeenGame

#: The level that plays the games.
PLAYS = 4
EDITIONS = ("ardennes", "dday")


@dataclass
class Games:
    """Whole games, and how long each was."""

    asked: list[int] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    #: Bytes of each game as a record, plain and compressed.
    records: list[int] = field(default_factory=list)
    compressed: list[int] = field(default_factory=list)

    def play(self, count: int, every: int) -> Iterator[tuple[SeenGame, int]]:
        """Play, and yield some of the moments at which the machine is asked for a turn, with a seed."""
        for number in range(count):
            match = Match(State.new(EDITIONS[number % len(EDITIONS)], seed=number))
            observers = {side: GameObserver(side, {}) for side in ("south", "north")}
            asked = 0
            while match.outcome is None:
                seen = observers[match.side.value].seen(match)
                asked += 1
                if asked % every == 0:
                    yield seen, asked
                for action in play_turn(seen, PLAYS, number * 1000 + asked):
                    match.play(action)
            self.asked.append(asked)
            self.turns.append(match.state.turn)
            self.actions.append(len(match.steps))
            record = write_record(to_record(match)).encode()
            self.records.append(len(record))
            self.compressed.append(len(zlib.compress(record)))


def main() -> None:
    given = arguments(__doc__)
    spent: dict[int, list[float]] = {level.number: [] for level in LEVELS}
    games = Games()
    for seen, seed in games.play(1 if given.quick else 6, 12 if given.quick else 8):
        for level in spent:
            began = time.process_time()
            play_turn(seen, level, seed)
            spent[level].append(time.process_time() - began)
    rows = [
        (
            f"{level.number} {level.name}",
            *(f"{figure * 1000:,.1f} ms" for figure in (median(taken), mean(taken), max(taken))),
            f"{1 / mean(taken):,.0f}",
        )
        for level, taken in zip(LEVELS, spent.values(), strict=True)
    ]
    heads = ("level", "median", "mean", "longest", "turns per second and core")
    table(f"Processor time per turn, {len(spent[1])} turns of each level", heads, rows)
    asked, turns, actions = mean(games.asked), mean(games.turns), mean(games.actions)
    say(
        f"A game of level {PLAYS} has {turns:.0f} turns with {actions:.0f} actions; "
        f"the two machines are asked {asked:.0f} times. Its record has {mean(games.records):,.0f} bytes, "
        f"{mean(games.compressed):,.0f} compressed."
    )
    if given.json:
        json_line(
            {
                "machine": machine(),
                "levels": {
                    level: {"median": median(taken), "mean": mean(taken)} for level, taken in spent.items()
                },
                "game": {"asked": asked, "turns": turns, "actions": actions},
            }
        )


if __name__ == "__main__":
    main()
