"""Makes the puzzles of the web client and grades them.

Puzzles in the file are kept with their ids, because accounts refer to them. If a revision of the rules
changes the decks, `--redeal` gives their boards other AP or other objectives. For a source without puzzles in
the file, the machine plays games against itself (`sevenroads puzzles` does the same), and the tool keeps
puzzles with different ideas. The seeds are fixed, so a run from an empty file always gives the same result.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from dataclasses import dataclass
from itertools import permutations
from pathlib import Path
from typing import Any, Final

from sevenroads import InvalidNotation, Side, State
from sevenroads.notation import read_variant
from sevenroads.players.analyst.puzzle_grading import ATTEMPTS, Theme, rating, solved_attempts, themes
from sevenroads.players.analyst.puzzles import LEVEL, Kind, Puzzle, generate, make_puzzle

ROOT: Final = Path(__file__).parents[2]
TARGET: Final = ROOT / "src" / "sevenroads" / "players" / "analyst" / "data" / "puzzles.json"


@dataclass(frozen=True, slots=True)
class Source:
    """Puzzles from one edition: the start of their ids, kind, edition, seed, how many to find and to keep.

    `level` plays the games. If `needs` is not empty, only puzzles with one of these themes are kept.
    """

    letters: str
    kind: Kind
    edition: str
    seed: int
    found: int
    kept: int
    level: int = LEVEL
    needs: tuple[Theme, ...] = ()


SOURCES: Final = (
    Source("b", "win", "ardennes+nospecials+novictory", 101, 90, 60),
    Source("a", "win", "ardennes", 102, 160, 100),
    Source("d", "win", "dday", 103, 120, 80),
    Source("p", "win", "prototype", 104, 70, 48),
    Source("bs", "defence", "ardennes+nospecials+novictory", 105, 40, 20),
    Source("as", "defence", "ardennes", 106, 120, 60),
    Source("ds", "defence", "dday", 107, 120, 60),
    Source("ps", "defence", "prototype", 108, 40, 20),
    # Themes that strong players rarely allow.
    Source("ar", "win", "ardennes", 109, 600, 24, 1, ("fire", "two-roads")),
    Source("dr", "win", "dday", 110, 400, 24, 1, ("fire", "two-roads")),
    # In place of puzzles that the decks of revision 3 made impossible.
    Source("pt", "defence", "prototype", 111, 12, 5),
    # In place of those that the decks of revision 4 made impossible.
    Source("ac", "win", "ardennes", 112, 40, 4, LEVEL, ("cards",)),
    Source("pu", "defence", "prototype", 113, 6, 1),
)
#: How many puzzles of one source may have the same length and themes.
ALIKE: Final = 7
#: A defence that more than this share of the attempts of level 2 finds is no puzzle.
TOO_EASY: Final = 0.75


def chosen(puzzles: list[Puzzle], count: int) -> list[Puzzle]:
    """`count` puzzles, as different as possible, in the order in which they were found."""
    limit, kept = ALIKE, []
    while len(kept) < min(count, len(puzzles)):
        alike: Counter[tuple[str, ...]] = Counter()
        kept = []
        for puzzle in puzzles:
            idea = (str(len(puzzle.solution)), *themes(puzzle))
            if alike[idea] < limit and len(kept) < count:
                alike[idea] += 1
                kept.append(puzzle)
        limit += 1
    return kept


def made(source: Source) -> dict[str, Puzzle]:
    """New puzzles of a source, by id."""
    found = list(generate(source.found, source.seed, source.edition, level=source.level, kind=source.kind))
    if source.needs:
        found = [puzzle for puzzle in found if set(themes(puzzle)) & set(source.needs)]
    if source.kind == "defence":
        found = [puzzle for puzzle in found if solved_attempts(puzzle) <= TOO_EASY * ATTEMPTS]
    kept = chosen(found, source.kept)
    print(f"{source.letters}: {len(found)} found, {len(kept)} kept", file=sys.stderr)  # noqa: T201
    return {f"{source.letters}-{number:03}": puzzle for number, puzzle in enumerate(kept, 1)}


def stored(file: Path) -> dict[str, Puzzle]:
    """The puzzles of a file, by id; empty if there is none."""
    if not file.exists():
        return {}
    return {entry["id"]: _read(entry) for entry in json.loads(file.read_text(encoding="utf-8"))["puzzles"]}


def _read(entry: dict[str, Any]) -> Puzzle:
    state = State.parse(entry["position"])
    puzzle = make_puzzle(state, kind=entry.get("kind", "win"))
    if puzzle is None or puzzle.side is not Side(entry["side"]):
        raise SystemExit(f"{entry['id']} is not a puzzle any more: {entry['position']}")
    return puzzle


# ------------------------------------------------------------ after a change of the decks


def redealt(entry: dict[str, Any]) -> dict[str, Any] | None:
    """The entry as a puzzle of today's decks; `None` if its board is none.

    It stays as it is if it can. Else it gets other AP, then objectives of today's deck; those that keep the
    solution come first. The board and the victory cards stay as they are.
    """
    rules, roads, turn, south, north, decks, effects = entry["position"].split(" ")
    number, ap = turn.split(":")
    for more in (0, 1, -1, 2, -2):
        fields = (rules, roads, f"{number}:{int(ap) + more}", south, north, decks, effects)
        if (puzzle := _puzzle_at(" ".join(fields), entry)) and _same_solution(puzzle, entry):
            return _kept(entry, puzzle)
    cards = [card.id for card in read_variant(rules).ruleset.objectives]
    rng = random.Random(entry["id"])
    second: Puzzle | None = None
    for own, enemy in rng.sample(list(permutations(cards, 2)), len(cards) * (len(cards) - 1)):
        rest = [card for card in cards if card not in (own, enemy)]
        rng.shuffle(rest)
        fields = (
            f"{own}/{south.partition('/')[2]}",
            f"{enemy}/{north.partition('/')[2]}",
            f"{','.join(rest)}/{decks.partition('/')[2]}",
        )
        puzzle = _puzzle_at(" ".join((rules, roads, turn, *fields, effects)), entry)
        if puzzle is None:
            continue
        if _same_solution(puzzle, entry):
            return _kept(entry, puzzle)
        second = second or puzzle
    return described(entry["id"], second) if second else None


def _puzzle_at(position: str, entry: dict[str, Any]) -> Puzzle | None:
    """The puzzle of an entry's kind and side at a position."""
    try:
        puzzle = make_puzzle(State.parse(position), kind=entry["kind"])
    except InvalidNotation:
        return None  # Such as an objective that is fulfilled already.
    return puzzle if puzzle and puzzle.side is Side(entry["side"]) else None


def _same_solution(puzzle: Puzzle, entry: dict[str, Any]) -> bool:
    """Whether the solution has the entry's actions; another order of them is the same win."""
    return sorted(puzzle.solution) == sorted(entry["solution"])


def _kept(entry: dict[str, Any], puzzle: Puzzle) -> dict[str, Any]:
    return {name: entry[name] for name in ("id", "kind", "edition", "rating", "themes")} | _contents(puzzle)


def redeal(file: Path) -> None:
    """Fit all puzzles of a file to today's decks, and drop boards that are no puzzle any more."""
    book = json.loads(file.read_text(encoding="utf-8"))
    entries = {entry["id"]: redealt(entry) for entry in book["puzzles"]}
    dropped = sorted(name for name, entry in entries.items() if entry is None)
    print(f"dropped: {', '.join(dropped) or 'none'}", file=sys.stderr)  # noqa: T201
    daily = [name for name in book["daily"] if entries[name] is not None]
    file.write_text(_text([entry for entry in entries.values() if entry], daily), encoding="utf-8")


def described(name: str, puzzle: Puzzle) -> dict[str, Any]:
    return {
        "id": name,
        "kind": puzzle.kind,
        "edition": puzzle.position.partition(" ")[0].partition("+")[0],
        "rating": rating(puzzle),
        "themes": themes(puzzle),
        **_contents(puzzle),
    }


def _contents(puzzle: Puzzle) -> dict[str, Any]:
    return {
        "side": puzzle.side.value,
        "position": puzzle.position,
        "solution": puzzle.solution,
        **({"threat": puzzle.threat} if puzzle.threat else {}),
    }


def text_of(puzzles: dict[str, Puzzle]) -> str:
    """The text of the file: the order of the puzzles of the day, and the puzzles, the easiest first."""
    entries = [described(*item) for item in puzzles.items()]
    daily = [entry["id"] for entry in sorted(entries, key=_order)]
    random.Random(1944).shuffle(daily)
    return _text(entries, daily)


def _order(entry: dict[str, Any]) -> tuple[int, str]:
    return entry["rating"], entry["id"]


def _text(entries: list[dict[str, Any]], daily: list[str]) -> str:
    entries = sorted(entries, key=_order)
    lines = ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in entries)
    return f'{{"daily": {json.dumps(daily)},\n"puzzles": [\n{lines}\n]}}\n'


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--file", type=Path, default=TARGET, help="The file to extend and grade again.")
    parser.add_argument("--redeal", action="store_true", help="Only fit its puzzles to today's decks.")
    arguments = parser.parse_args()
    file = arguments.file
    if arguments.redeal:
        redeal(file)
        return
    puzzles = stored(file)
    for source in SOURCES:
        if not any(name.rpartition("-")[0] == source.letters for name in puzzles):
            puzzles |= made(source)
    file.write_text(text_of(puzzles), encoding="utf-8")


if __name__ == "__main__":
    main()
