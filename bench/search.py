"""Simulations per second of the tree search, compared with OpenSpiel's compiled MCTS.

Ours searches two views of Ardennes. The classic search, that of the first machine, also plays on by
preference to the end of the next turn before it evaluates (rollouts). The textbook search plays random games
to their end, 500 actions and more. The peer is `MCTSBot` with one random rollout per simulation on
`breakthrough` and `hex`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tools.measure import (
    Figure,
    arguments,
    cores,
    interleave,
    json_line,
    machine,
    missing,
    rate,
    ratio,
    table,
)
from tools.openspiel import GAMES, load

from sevenroads import State
from sevenroads.players import CLASSIC, TEXTBOOK, SearchLimit, SearchPlayer, SearchSettings


def our_run(settings: SearchSettings, nodes: int) -> Callable[[], float]:
    """Search a view of the first turn, and one in the middle of a game."""
    start = State.new("ardennes", seed=1)
    middle = start.copy()
    middle.play_random(60, 3)
    views = [state.view(state.side) for state in (start, middle)]

    def run() -> float:
        for view in views:
            SearchPlayer(SearchLimit(nodes=nodes), settings=settings).think(view, SearchLimit(nodes=nodes))
        return float(nodes * len(views) * settings.threads)

    return run


def peer_run(pyspiel: Any, name: str, simulations: int) -> Callable[[], float]:
    game = pyspiel.load_game(name)

    def run() -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 256, False, 7, False)
        bot.step(game.new_initial_state())
        return float(simulations)

    return run


def main() -> None:
    options = arguments(__doc__)
    rounds, nodes, simulations = (5, 4_000, 4_000) if options.quick else (11, 20_000, 20_000)
    pyspiel = load()
    subjects = {
        "one thread": our_run(SearchSettings(), nodes),
        "classic": our_run(CLASSIC, nodes),
        "textbook": our_run(TEXTBOOK, nodes),
    }
    if cores() > 1:  # on one core the comparison would be meaningless
        subjects["two threads"] = our_run(SearchSettings(threads=2), nodes)
    for name in GAMES if pyspiel else ():
        subjects[name] = peer_run(pyspiel, name, simulations)
    if not pyspiel:
        missing("OpenSpiel")
    done = interleave(subjects, rounds)
    report: dict[str, Any] = {"machine": machine(), "rates": {}, "ratios": {}}
    rows = []
    for name in subjects:
        clock = "wall" if name == "two threads" else "cpu"
        rates = rate(done[name], clock, 1000)
        figure = Figure.of(rates)
        report["rates"][name] = figure
        cells = []
        for peer in GAMES if pyspiel else ():
            over = ratio(rates, rate(done[peer], clock, 1000))
            report["ratios"][f"{name} / {peer}"] = over
            cells.append(over.text(1))
        rows.append([name, figure.text(1), figure.spread(1), *cells])
    note = "two threads: not measured on one core"
    if "two threads" in done:
        threads = ratio(rate(done["two threads"], "wall"), rate(done["one thread"], "wall"))
        report["ratios"]["two threads / one thread"] = threads
        note = f"two threads on {cores()} cores: {threads.text(2)} times the rate of one"
    columns = ["search", "thousand per second", "spread", *(f"x {name}" for name in GAMES if pyspiel)]
    table("Simulations", columns, rows, note)
    if options.json:
        json_line(report)


if __name__ == "__main__":
    main()
