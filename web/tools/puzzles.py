"""Makes the puzzles of the web client, "win this turn", and grades them.

The machine plays games against itself in several editions (`sevenroads.players.analyst.puzzles`). The seeds
are fixed, so every run writes the same file. Of the puzzles found, it keeps those with different ideas.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sevenroads import State
from sevenroads.players.analyst.puzzles import Puzzle, generate

TARGET: Final = Path(__file__).parents[1] / "src" / "content" / "puzzles.json"


@dataclass(frozen=True, slots=True)
class Source:
    """Puzzles from one edition: letter of their ids, edition, seed, how many to find and to keep."""

    letter: str
    edition: str
    seed: int
    found: int
    kept: int


SOURCES: Final = (
    Source("b", "ardennes+nospecials+novictory", 101, 90, 60),
    Source("a", "ardennes", 102, 160, 100),
    Source("d", "dday", 103, 120, 80),
    Source("p", "prototype", 104, 70, 48),
)
#: How many puzzles of one source may need the same kinds of actions.
ALIKE: Final = 7
GRADES: Final = 5


def theme(puzzle: Puzzle) -> list[str]:
    """The kinds of actions in the solution, in order of first use."""
    state = State.parse(puzzle.position)
    return list(dict.fromkeys(state.action(text).kind for text in puzzle.solution))


def hardness(puzzle: Puzzle) -> float:
    """A puzzle's difficulty for a person: length, number of roads, unusual actions."""
    state = State.parse(puzzle.position)
    roads = {state.action(text).road for text in puzzle.solution} - {None}
    unusual = {"fire", "card", "retreat", "redeploy"} & set(theme(puzzle))
    return puzzle.difficulty + 0.5 * len(puzzle.solution) + 0.7 * len(roads) + 0.5 * len(unusual)


def chosen(puzzles: list[Puzzle], count: int) -> list[Puzzle]:
    """`count` puzzles, as different as possible, in the order in which they were found."""
    limit, kept = ALIKE, []
    while len(kept) < min(count, len(puzzles)):
        alike: Counter[tuple[str, ...]] = Counter()
        kept = []
        for puzzle in puzzles:
            kind = (str(len(puzzle.solution)), *sorted(theme(puzzle)))
            if alike[kind] < limit and len(kept) < count:
                alike[kind] += 1
                kept.append(puzzle)
        limit += 1
    return kept


def described(source: Source, puzzle: Puzzle) -> dict[str, Any]:
    state = State.parse(puzzle.position)
    return {
        "edition": source.edition.split("+")[0],
        "view": puzzle.view,
        "position": puzzle.position,
        "side": puzzle.side.value,
        "solution": list(puzzle.solution),
        "length": len(puzzle.solution),
        "difficulty": puzzle.difficulty,
        "legal": len(state.legal_actions()),
        "theme": theme(puzzle),
    }


def make() -> list[dict[str, Any]]:
    """All puzzles, the easiest first, in grades of equal size."""
    graded: list[tuple[float, str, dict[str, Any]]] = []
    for source in SOURCES:
        found = list(generate(source.found, source.seed, source.edition))
        kept = chosen(found, source.kept)
        print(f"{source.edition}: {len(found)} found, {len(kept)} kept", file=sys.stderr)  # noqa: T201
        for number, puzzle in enumerate(kept, 1):
            name = f"{source.letter}-{number:03}"
            graded.append((hardness(puzzle), name, described(source, puzzle)))
    graded.sort(key=lambda entry: entry[:2])
    return [
        {"id": name, "grade": 1 + GRADES * place // len(graded), **puzzle}
        for place, (_, name, puzzle) in enumerate(graded)
    ]


def text_of(puzzles: list[dict[str, Any]]) -> str:
    daily = [puzzle["id"] for puzzle in puzzles]
    random.Random(1944).shuffle(daily)
    lines = ",\n".join(json.dumps(puzzle, ensure_ascii=False) for puzzle in puzzles)
    return f'{{"daily": {json.dumps(daily)},\n"puzzles": [\n{lines}\n]}}\n'


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=TARGET)
    parser.parse_args().out.write_text(text_of(make()), encoding="utf-8")


if __name__ == "__main__":
    main()
