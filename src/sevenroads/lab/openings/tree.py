"""Grows the tree of a book from games: canonical positions and turns, tallies, and pruning."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec

from ...players.openings.book import FORMAT, BookFile, StoredPosition, Tally
from ...players.openings.mirror import Mirror, mirrored_deck
from ...players.openings.turns import after_turn, bare_start, in_order, position_key, read_turn, write_turn
from ...rules import RULES_REVISION
from ...rules.types import Side
from ...state import State, choose_variant
from .games import DEPTH, OpeningGame

#: Bytes that the file of a book may have, and the fewest games of any turn in it.
MOST_BYTES: Final = 80_000
LEAST_GAMES: Final = 3


@dataclass(slots=True)
class _Turn:
    """The games with one turn, by objective, and how its actions were ordered."""

    texts: Counter[str] = field(default_factory=Counter)
    tallies: dict[str, Tally] = field(default_factory=dict)

    @property
    def games(self) -> int:
        return sum(tally.games for tally in self.tallies.values())

    @property
    def text(self) -> str:
        return min(self.texts, key=lambda text: (-self.texts[text], text))


#: The turns of each position, by the position after them.
Tree = dict[str, dict[str, _Turn]]


def grow_book(games: Sequence[OpeningGame]) -> BookFile:
    """The book of these games, which must be of one run. Their order does not matter."""
    first = games[0]
    variant = choose_variant(first.edition)
    mirrors = mirrored_deck(variant.ruleset.objectives)
    mirror = Mirror(variant, mirrors)
    tree: Tree = defaultdict(lambda: defaultdict(_Turn))
    start = bare_start(variant)
    for game in sorted(games, key=lambda game: game.game):
        _add(tree, game, start, mirror)
    for least in range(LEAST_GAMES, len(games) + LEAST_GAMES + 1):
        book = BookFile(
            format=FORMAT,
            edition=first.edition,
            rules=RULES_REVISION,
            player=first.player,
            seed=first.seed,
            games=len(games),
            starter_points=sum(game.points for game in games),
            drawn=sum(game.points == 0.5 for game in games),
            depth=DEPTH,
            pruned=least,
            mirrors=mirrors,
            positions=_pruned(tree, start, mirror, least),
        )
        if len(write_book(book)) <= MOST_BYTES:
            break
    return book


def write_book(book: BookFile) -> bytes:
    """The content of a book's file: one position per line."""
    head = msgspec.json.encode(msgspec.structs.replace(book, positions={}))
    lines = [
        msgspec.json.encode(key) + b":" + msgspec.json.encode(position)
        for key, position in book.positions.items()
    ]
    assert head.endswith(b"{}}")
    return head[:-2] + b"\n" + b",\n".join(lines) + b"}}\n"


def _add(tree: Tree, game: OpeningGame, start: State, mirror: Mirror) -> None:
    """Add a game, each position and turn as the one of its two mirror images that comes first."""
    state, flipped = start, False
    for number, recorded in enumerate(game.turns):
        actions = read_turn(recorded.text)
        key = position_key(state)
        images = mirror.key(key) is not None and mirror.turn(actions) is not None
        if mirror.key(key) == key and not images:
            # A turn without a mirror image is itself; the position before it fits either way.
            flipped = False
        if flipped:
            image = mirror.turn(actions)
            if image is None:
                return  # the position was mirrored, and this turn cannot be
            actions = image
        after = after_turn(state, actions)
        result = position_key(after)
        other = mirror.key(result)
        if mirror.key(key) == key and images and other is not None and other < result:
            flipped = not flipped
            actions = mirror.turn(actions) or ()
            after = after_turn(state, actions)
            result, other = other, result
        objective = game.objectives[number % 2]
        turn = tree[key][result]
        turn.texts[write_turn(in_order(state, actions))] += 1
        held = mirror.objective(objective) if flipped else objective
        points = game.points if state.side is Side.SOUTH else 1 - game.points
        turn.tallies[held] = turn.tallies.get(held, Tally()) + Tally(
            1, int(not recorded.drawn), points, recorded.value
        )
        if other is not None and other < result:
            flipped = not flipped
            after = _parsed(start, other)
        state = after


def _parsed(start: State, key: str) -> State:
    edition, _, rest = str(start).partition(" ")
    return State.parse(f"{edition} {key} {rest.split(' ', 2)[2]}")


def _pruned(tree: Tree, start: State, mirror: Mirror, least: int) -> dict[str, StoredPosition]:
    """The positions that frequent turns reach from the start, the most frequent turns first."""
    found: dict[str, StoredPosition] = {}
    waiting = [position_key(start)]
    for key in waiting:
        if key in found or key not in tree:
            continue
        turns = sorted(tree[key].items(), key=lambda item: (-item[1].games, item[1].text))
        kept = [(result, turn) for result, turn in turns if turn.games >= least]
        if not kept:
            continue
        games: dict[str, tuple[int, int]] = {}
        for _, turn in turns:
            for card, tally in turn.tallies.items():
                played, chosen = games.get(card, (0, 0))
                games[card] = played + tally.games, chosen + tally.chosen
        found[key] = StoredPosition(
            games=dict(sorted(games.items())),
            turns={turn.text: _rounded(turn.tallies) for _, turn in kept},
        )
        waiting += [min(result, mirror.key(result) or result) for result, _ in kept]
    return found


def _rounded(tallies: dict[str, Tally]) -> dict[str, Tally]:
    return {
        card: msgspec.structs.replace(tally, value=round(tally.value, 3))
        for card, tally in sorted(tallies.items())
    }
