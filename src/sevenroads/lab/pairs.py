"""Paired games: one deal played twice with sides swapped, so that the luck of the deal cancels out.

A pair depends only on the match-up and its number, never on earlier games. A player that raises an exception
loses the game, and the result contains the traceback.
"""

from __future__ import annotations

import hashlib
import time
import traceback
from collections.abc import Callable
from typing import Final, Literal

from msgspec import Struct

from ..game import Match
from ..notation import write_variant
from ..players import Player, player_from_spec
from ..players.base import close_player
from ..rules import RULES_REVISION
from ..rules.types import SIDES, Side
from ..state import State
from .seen_game import SeenGame

#: Creates a player from a specification and a seed. Worker processes import it by name.
Maker = Callable[[str, int], Player]
#: The first player's side in the two games of a pair.
HOMES: Final = (Side.SOUTH, Side.NORTH)
FORFEIT: Final = "forfeit"


class MatchUp(Struct, frozen=True):
    """Two player specifications, the rules in notation, and the master seed."""

    players: tuple[str, str]
    edition: str = "ardennes"
    seed: int = 0

    def __str__(self) -> str:
        return f"{self.players[0]} v {self.players[1]}, {self.edition}, seed {self.seed}"


class Game(Struct, frozen=True):
    """One finished game. Scores, seeds and seconds are given for the first and the second player."""

    south: str
    seeds: tuple[int, int]
    scores: tuple[float, float]
    termination: str
    turns: int
    actions: int
    seconds: tuple[float, float]
    #: Which player forfeited, the first or the second, and the traceback.
    forfeited: Literal[1, 2] | None = None
    error: str | None = None


class Pair(Struct, frozen=True):
    """One deal played twice with sides swapped; one line of a results file."""

    pair: int
    players: tuple[str, str]
    edition: str
    seed: int
    rules: int
    deal: int
    begins: Side
    games: tuple[Game, Game]

    @property
    def match_up(self) -> MatchUp:
        return MatchUp(self.players, self.edition, self.seed)

    @property
    def score(self) -> float:
        """The first player's points."""
        return sum(game.scores[0] for game in self.games)


class _Forfeited(Exception):
    def __init__(self, side: Side) -> None:
        super().__init__(side)
        self.side = side
        self.error = traceback.format_exc()


def canonical_edition(text: str) -> str:
    """An edition with its options, written in the one way the notation has for it."""
    return write_variant(State.new(text, seed=0).variant)


def derived_seed(*parts: object) -> int:
    """A seed from numbers and words; the same on every machine."""
    text = " ".join(str(part) for part in parts)
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big") >> 1


def start_of(match_up: MatchUp, number: int) -> tuple[int, State]:
    """The seed of a pair's deal and its start position; the seats take turns to begin."""
    deal = derived_seed(match_up.seed, number, "deal")
    return deal, State.new(match_up.edition, seed=deal, start=SIDES[number % 2])


def play_pair(match_up: MatchUp, number: int, make: Maker = player_from_spec) -> Pair:
    """Play both games of a pair, each with new players."""
    deal, start = start_of(match_up, number)
    first, second = (
        play_game(
            match_up.players,
            start,
            home,
            # The games differ in their seeds, or equal players would play the same game twice.
            (derived_seed(match_up.seed, number, home, 1), derived_seed(match_up.seed, number, home, 2)),
            make,
        )
        for home in HOMES
    )
    return Pair(
        number,
        match_up.players,
        match_up.edition,
        match_up.seed,
        RULES_REVISION,
        deal,
        start.side,
        (first, second),
    )


def play_game(
    players: tuple[str, str], start: State, home: Side, seeds: tuple[int, int], make: Maker = player_from_spec
) -> Game:
    """One game from a start position, the first player sitting at `home`."""
    match = Match(start)
    seats = {home: 0, home.other: 1}
    seconds = dict.fromkeys(SIDES, 0.0)
    loser = error = None
    seated: dict[Side, Player] = {}
    try:
        for side, n in seats.items():
            seated[side] = _seat(side, players[n], seeds[n], make)
        _play_out(match, seated, seconds)
    except _Forfeited as forfeit:
        loser, error = forfeit.side, forfeit.error
    finally:
        for player in seated.values():
            close_player(player)
    winner = loser.other if loser else match.outcome.winner if match.outcome else None
    own = 0.5 if winner is None else float(winner is home)
    return Game(
        south=players[seats[Side.SOUTH]],
        seeds=seeds,
        scores=(own, 1 - own),
        termination=FORFEIT if loser or not match.outcome else match.outcome.termination.value,
        turns=match.state.turn,
        actions=len(match.steps),
        seconds=(round(seconds[home], 6), round(seconds[home.other], 6)),
        forfeited=None if loser is None else 1 if loser is home else 2,
        error=error,
    )


def _seat(side: Side, spec: str, seed: int, make: Maker) -> Player:
    try:
        return make(spec, seed)
    except Exception:
        raise _Forfeited(side) from None


def _play_out(match: Match, players: dict[Side, Player], seconds: dict[Side, float]) -> None:
    """Play to the end."""
    game = SeenGame(match)
    while match.outcome is None:
        side, view, history = game.look()
        began = time.perf_counter()
        try:
            action = players[side].choose(view, history)
        except Exception:
            raise _Forfeited(side) from None
        finally:
            seconds[side] += time.perf_counter() - began
        try:
            game.play(action)
        except Exception:
            raise _Forfeited(side) from None
