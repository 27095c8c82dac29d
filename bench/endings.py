"""Does the top level find forced wins, and does it respect its time limit?

The positions have a forced win this turn. They come from games of fast levels that were not used in tuning,
half of them with victory cards. A brute-force search over the public interface, independent of the exact
search, proves each win. The top level then gets 50 ms. Its thinking time is compared with its limit.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from statistics import median
from typing import Any

from tools.measure import arguments, json_line, machine, table

from sevenroads import State
from sevenroads.players import player_from_spec

LIMIT = 0.05
#: Node limit of the brute force; positions that need more are skipped.
NODES = 60_000
#: Cards that only reveal a card, with a count above that of any deck.
SHOWING = {"intelligence": 99, "new-orders": 99}


def brute_force(start: State, most: int) -> bool | None:
    """Whether the side to move has a certain win this turn; `None` if the search exceeds `most` positions.

    It plays only cards that it holds at the start of the turn, and none of those that only reveal a card.
    """
    side = start.side
    seen = {start.hash64()}
    waiting = [(start, Counter(start.layout().cards[side.number].hand) - Counter(SHOWING))]
    while waiting:
        state, hand = waiting.pop()
        for action in state.legal_actions():
            if action.kind == "end" or (action.card is not None and not hand[action.card]):
                continue
            child = state.copy()
            child.apply(action)
            if child.outcome is not None and child.outcome.winner is side:
                return True
            key = child.hash64()
            if key in seen or child.is_over:
                continue
            seen.add(key)
            if len(seen) > most:
                return None
            waiting.append((child, hand - Counter([action.card]) if action.card else hand))
    return False


def forced_wins(count: int, seed: int) -> tuple[list[State], int]:
    """Positions with a forced win this turn, and how many positions exceeded the brute force's limit."""
    rng = random.Random(seed)
    found: list[State] = []
    passed = 0
    while len(found) < count:
        edition = rng.choice(("ardennes", "dday", "prototype"))
        state = State.new(edition, seed=rng.getrandbits(40), victory_cards=rng.random() < 0.5)
        players = [
            player_from_spec(rng.choice(("level:2", "level:4")), rng.getrandbits(30)) for _ in range(2)
        ]
        turn = 0
        while not state.is_over and state.turn < 60:
            if state.turn != turn and state.turn > 6:
                turn = state.turn
                wins = brute_force(state, NODES)
                passed += wins is None
                if wins:
                    found.append(state.copy())
                    break
            state.apply(players[state.side.number].choose(state.view(state.side)))
    return found, passed


def solves(state: State, seed: int) -> tuple[bool, float]:
    """Whether the top level wins this turn, and the time it took."""
    player = player_from_spec(f"level:8,seconds={LIMIT}", seed)
    side, turn = state.side, state.turn
    game = state.copy()
    began = time.perf_counter()
    while not game.is_over and game.turn == turn:
        game.apply(player.choose(game.view(side)))
    spent = time.perf_counter() - began
    return game.outcome is not None and game.outcome.winner is side, spent


def turn_times(count: int, seconds: float) -> list[float]:
    """The time of whole turns of the top level as a share of its limit, from random positions."""
    rng = random.Random(3)
    used = []
    while len(used) < count:
        state = State.new("ardennes", seed=rng.getrandbits(40))
        state.play_random(rng.randint(0, 60), rng.getrandbits(60))
        if state.is_over:
            continue
        player = player_from_spec(f"level:8,seconds={seconds}", 1)
        turn, side = state.turn, state.side
        began = time.perf_counter()
        while not state.is_over and state.turn == turn:
            state.apply(player.choose(state.view(side)))
        used.append((time.perf_counter() - began) / seconds)
    return used


def main() -> None:
    options = arguments(__doc__)
    count, turns = (40, 20) if options.quick else (1000, 100)
    positions, passed = forced_wins(count, 2026)
    results = [solves(state, number) for number, state in enumerate(positions)]
    share = sum(solved for solved, _ in results) / count
    used = turn_times(turns, 0.2)
    late = sum(part > 1.2 for part in used)
    report: dict[str, Any] = {
        "machine": machine(),
        "positions": count,
        "too_large": passed,
        "with_cards_in_hand": sum(bool(state.layout().cards[state.side.number].hand) for state in positions),
        "editions": Counter(state.variant.edition.id for state in positions),
        "solved": share,
        "milliseconds": {
            "median": 1000 * median(t for _, t in results),
            "most": 1000 * max(t for _, t in results),
        },
        "time_used": {"median": median(used), "most": max(used), "turns": turns, "over_1.2": late},
    }
    table(
        "Forced wins this turn, 50 ms",
        ["positions", "solved", "median ms", "most ms"],
        [[str(count), f"{share:.2%}", *(f"{v:.1f}" for v in report["milliseconds"].values())]],
        f"with cards in hand: {report['with_cards_in_hand']}; too large for the brute force: {passed}",
    )
    table(
        "Time of a whole turn, as a share of its limit of 0.2 s",
        ["turns", "median", "most", "over 1.2"],
        [[str(turns), f"{median(used):.2f}", f"{max(used):.2f}", str(late)]],
    )
    if options.json:
        json_line(report)


if __name__ == "__main__":
    main()
