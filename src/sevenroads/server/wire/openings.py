"""The answer about a position of an opening book."""

from __future__ import annotations

from .base import ServerStruct
from .views import PositionView


class OpeningTurn(ServerStruct):
    """A turn of an opening book, without its end.

    `share` is how often the player chooses it; `games` also counts those in which it was drawn at random.
    `points`, with their 95% interval `low` to `high`, and the search's `value` are for the side that plays
    the turn. `objectives` counts the games by that side's objective. `more` says whether the book continues
    after the turn, `mirrored` whether the games with its mirror image are counted too.
    """

    actions: tuple[str, ...]
    games: int
    share: float
    points: float
    low: float
    high: float
    value: float
    objectives: dict[str, int]
    more: bool = False
    mirrored: bool = False


class OpeningPage(ServerStruct):
    """A position of an opening book: the turns that lead to it, and those that follow, most chosen first.

    `position` is without cards. `others` is the number of games with rarer turns, `other_share` how often
    the player chooses one of these. `objectives` are the cards to filter by, and `kinds` the cards of each
    kind.
    """

    edition: str
    player: str
    rules: int
    book_games: int
    path: tuple[tuple[str, ...], ...]
    position: PositionView
    games: int
    others: int
    other_share: float
    turns: tuple[OpeningTurn, ...]
    objectives: tuple[str, ...]
    kinds: dict[str, tuple[str, ...]]
