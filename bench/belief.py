"""Is the belief about the enemy's objective calibrated, and better than a uniform guess?

A strong level with fast settings plays games against itself. At the start of each turn the player's belief is
compared with the enemy's real objective. Full runs draw the probability of the real objective by turn, and
the calibration, into docs/images/belief.svg.
"""

from __future__ import annotations

import math
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from tools.measure import arguments, cores, json_line, machine, table

from sevenroads import Side, State
from sevenroads.game import Match
from sevenroads.players import Seen, player_from_spec
from sevenroads.players.search.belief import Belief

PLAYER = "level:7,nodes=60"
LAST_TURN = 24
BINS = 10
PICTURE = Path(__file__).parent.parent / "docs" / "images" / "belief.svg"

#: A belief at the start of a turn: the turn, whether a road has been conquered, the probability of the true
#: objective, that of a uniform guess, and for each possible objective its probability and whether it is true.
Sample = tuple[int, bool, float, float, list[tuple[float, bool]]]


def play_game(seed: int) -> list[Sample]:
    """Play one game; return each side's belief at the start of each of its turns."""
    edition = ("ardennes", "dday")[seed % 2]
    match = Match(State.new(edition, seed=seed, start=("south", "north")[seed // 2 % 2]))
    players = {side: player_from_spec(PLAYER, 2 * seed + side.number) for side in Side}
    beliefs = {side: Belief(side) for side in Side}
    history: dict[Side, list[Seen]] = {side: [] for side in Side}
    samples: list[Sample] = []
    turn = 0
    while match.outcome is None:
        state = match.state
        side = state.side
        views = {who: state.view(who) for who in Side}
        beliefs[side].update(history[side])
        layout = state.layout()
        if state.turn != turn and not layout.effects.intelligence[side.number]:
            turn = state.turn
            likely = beliefs[side].probabilities(views[side])
            truth = layout.cards[side.other.number].objective or ""
            possible = sum(p > 0 for p in likely.values())
            taken = any(holder is not None for holder in layout.conquered)
            pairs = [(p, card == truth) for card, p in likely.items() if p > 0]
            samples.append((turn, taken, likely[truth], 1 / possible, pairs))
        action = players[side].choose(views[side], history[side])
        for who in Side:
            history[who].append((views[who], action))
        match.play(action)
    return samples


def calibration(samples: list[Sample]) -> list[tuple[float, float, int]]:
    """For each bin of probabilities: the mean probability, the observed frequency and the count."""
    bins: dict[int, list[tuple[float, bool]]] = defaultdict(list)
    for *_, pairs in samples:
        for chance, true in pairs:
            bins[min(BINS - 1, int(chance * BINS))].append((chance, true))
    return [
        (sum(p for p, _ in cell) / len(cell), sum(t for _, t in cell) / len(cell), len(cell))
        for _, cell in sorted(bins.items())
    ]


def calibration_error(rows: list[tuple[float, float, int]]) -> float:
    """The mean distance between probability and frequency (expected calibration error)."""
    return sum(abs(mean - share) * count for mean, share, count in rows) / sum(count for *_, count in rows)


def log_loss(samples: list[Sample], which: int) -> float:
    return -sum(math.log(sample[which]) for sample in samples) / len(samples)


def draw(by_turn: list[tuple[int, float, float]], rows: list[tuple[float, float, int]]) -> str:
    """An SVG with two charts: the probability of the true objective by turn, and the calibration."""

    def place(x: float, y: float, left: int) -> str:
        return f"{left + 280 * x:.1f},{240 - 200 * y:.1f}"

    top = max(max(p, u) for _, p, u in by_turn) * 1.1
    lines = []
    for column, colour in ((1, "#8a3b34"), (2, "#8b8f86")):
        points = " ".join(place(row[0] / LAST_TURN, row[column] / top, 50) for row in by_turn)
        lines.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
    lines.append(f'<path d="M{place(0, 0, 400)} L{place(1, 1, 400)}" stroke="#8b8f86" stroke-dasharray="4"/>')
    for mean, share, count in rows:
        at = place(mean, share, 400).split(",")
        size = 2 + math.log10(count)
        lines.append(f'<circle cx="{at[0]}" cy="{at[1]}" r="{size:.1f}" fill="#3f6b45"/>')
    lines += [f'<path d="M{x},40 V240 H{x + 280}" fill="none" stroke="#444"/>' for x in (50, 400)]
    texts = (
        (50, 25, "Probability given to the true objective (grey: uniform guess)"),
        (400, 25, "How often it was true, by the probability given"),
        (50, 258, "turn 0"),
        (300, 258, f"{LAST_TURN}"),
        (18, 46, f"{top:.0%}"),
        (400, 258, "0"),
        (664, 258, "1"),
    )
    lines += [f'<text x="{x}" y="{y}">{text}</text>' for x, y, text in texts]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 270" '
        'font-family="sans-serif" font-size="11">'
        '<rect width="700" height="270" fill="#faf8f3"/>' + "".join(lines) + "</svg>\n"
    )


def main() -> None:
    options = arguments(__doc__)
    games = 60 if options.quick else 2000
    with ProcessPoolExecutor(cores()) as pool:
        samples = [sample for game in pool.map(play_game, range(games), chunksize=4) for sample in game]
    by_turn = []
    for turn in range(1, LAST_TURN + 1):
        cell = [sample for sample in samples if sample[0] == turn]
        if cell:
            by_turn.append((turn, sum(c[2] for c in cell) / len(cell), sum(c[3] for c in cell) / len(cell)))
    rows = calibration(samples)
    # Most objectives get a low probability, which is easily calibrated, so the others are reported too.
    error, error_of_likely = calibration_error(rows), calibration_error(rows[1:])
    after = [sample for sample in samples if sample[1]]
    report: dict[str, Any] = {
        "machine": machine(),
        "games": games,
        "by_turn": by_turn,
        "calibration_error": error,
        "calibration_error_above_a_tenth": error_of_likely,
        "calibration": rows,
        "log_loss": {"belief": log_loss(samples, 2), "uniform": log_loss(samples, 3)},
        "log_loss_after_first_conquest": {"belief": log_loss(after, 2), "uniform": log_loss(after, 3)},
    }
    table(
        f"Probability of the true objective, {games} games",
        ["turn", "belief", "uniform guess"],
        [[str(turn), f"{p:.3f}", f"{u:.3f}"] for turn, p, u in by_turn],
    )
    table(
        "Log loss (lower is better)",
        ["positions", "belief", "uniform guess"],
        [
            ["all", *(f"{v:.3f}" for v in report["log_loss"].values())],
            [
                "from the first conquest on",
                *(f"{v:.3f}" for v in report["log_loss_after_first_conquest"].values()),
            ],
        ],
        f"calibration error {error:.4f}; for probabilities above 0.1 {error_of_likely:.4f}",
    )
    if not options.quick:
        PICTURE.write_text(draw(by_turn, rows), encoding="utf-8")
    if options.json:
        json_line(report)


if __name__ == "__main__":
    main()
