"""Paired games: swapped sides, the players' histories, and forfeits."""

from __future__ import annotations

import msgspec
import pytest

from sevenroads import Action, Side, State, View
from sevenroads.lab import MatchUp, Pair, play_game, play_pair
from sevenroads.lab.pairs import derived_seed, start_of
from sevenroads.players import Player, RandomPlayer
from sevenroads.players.base import History

from .entrants import make

ARDENNES = MatchUp(("random", "random"))


class Witness:
    """Plays at random and records its views and histories."""

    name = "witness"

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.seen: list[tuple[View, list[tuple[View, Action]]]] = []
        self._random = RandomPlayer(seed)

    def choose(self, view: View, history: History = ()) -> Action:
        self.seen.append((view, list(history)))
        return self._random.choose(view)


def witnessed(match_up: MatchUp, number: int) -> tuple[Pair, list[Witness]]:
    """A pair, and its players in the order of their creation: two for each game."""
    witnesses: list[Witness] = []

    def seat(spec: str, seed: int) -> Player:
        witnesses.append(Witness(seed))
        return witnesses[-1]

    return play_pair(match_up, number, seat), witnesses


def test_a_player_that_only_wins_as_south_gets_half_the_points() -> None:
    for number in range(4):
        pair = play_pair(MatchUp(("southpaw", "southpaw")), number, make)
        assert [game.scores for game in pair.games] == [(1.0, 0.0), (0.0, 1.0)]
        assert pair.score == 1


def test_the_players_change_seats_and_the_deal_stays() -> None:
    pair, (first, second, first_again, second_again) = witnessed(MatchUp(("a", "b")), 3)
    assert [game.south for game in pair.games] == ["a", "b"]
    assert {w.seen[0][0].viewer for w in (first, second_again)} == {"south"}
    assert {w.seen[0][0].viewer for w in (second, first_again)} == {"north"}
    start = start_of(MatchUp(("a", "b")), 3)[1]
    # Pair 3 begins in the north: the second player in the first game, the first in the second.
    assert second.seen[0][0] == first_again.seen[0][0] == start.view("north")
    assert pair.begins == start.side == "north"


def test_the_seats_take_turns_to_begin() -> None:
    assert [start_of(ARDENNES, number)[1].side for number in range(4)] == ["south", "north"] * 2


def test_every_pair_has_its_own_deal_which_can_be_reproduced_from_the_file() -> None:
    starts = {str(start_of(ARDENNES, number)[1]) for number in range(20)}
    assert len(starts) == 20
    pair = play_pair(ARDENNES, 5)
    assert State.new("ardennes", seed=pair.deal, start=pair.begins) == start_of(ARDENNES, 5)[1]
    other = MatchUp(("random", "random"), seed=1)
    assert start_of(other, 5)[0] != pair.deal


def test_no_two_seats_of_a_pair_share_a_seed() -> None:
    pair, witnesses = witnessed(ARDENNES, 0)
    assert len({witness.seed for witness in witnesses}) == 4
    assert {seed for game in pair.games for seed in game.seeds} == {w.seed for w in witnesses}
    assert all(0 <= derived_seed(n, "deal") < 1 << 63 for n in range(100))


def test_each_players_history_has_the_whole_game_in_its_own_views() -> None:
    _, witnesses = witnessed(MatchUp(("a", "b"), "ardennes"), 0)
    south, north = witnesses[:2]
    _, longest = max((south.seen[-1], north.seen[-1]), key=lambda seen: len(seen[1]))
    assert {view.side for view, _ in longest} == {Side.SOUTH, Side.NORTH}
    for witness in (south, north):
        viewer = witness.seen[0][0].viewer
        _, history = witness.seen[-1]
        assert {seen.viewer for seen, _ in history} == {viewer}
        # The history contains the views that the player was given.
        own = [seen for seen, _ in history if seen.side == viewer]
        assert own == [shown for shown, _ in witness.seen[:-1]]
        lengths = [len(past) for _, past in witness.seen]
        assert lengths == sorted(lengths)
    # Both saw the same actions.
    shorter = min(len(south.seen[-1][1]), len(north.seen[-1][1]))
    actions = [[action for _, action in w.seen[-1][1][:shorter]] for w in (south, north)]
    assert actions[0] == actions[1]


def test_the_history_hides_the_enemys_objective() -> None:
    _, witnesses = witnessed(MatchUp(("a", "b"), "ardennes+novictory"), 0)
    for witness in witnesses:
        view, history = witness.seen[-1]
        enemy = Side(view.viewer).other
        assert {seen.layout.cards[enemy.number].objective for seen, _ in history} == {"?"}


def test_a_repeated_position_ends_the_game_in_a_draw() -> None:
    pair = play_pair(MatchUp(("pacifist", "pacifist")), 0, make)
    assert [game.termination for game in pair.games] == ["repetition"] * 2
    assert [game.scores for game in pair.games] == [(0.5, 0.5)] * 2


def test_a_pair_is_reproducible() -> None:
    match_up = MatchUp(("random", "search:nodes=4"), "ardennes+novictory", 7)
    once, again = (timeless(play_pair(match_up, 2)) for _ in range(2))
    assert once == again
    assert timeless(play_pair(match_up, 3)) != once


def test_editions_and_options_in_notation_are_respected() -> None:
    start = start_of(MatchUp(("random", "random"), "dday+novictory+road_length=16"), 0)[1]
    assert str(start).startswith("dday+novictory+road_length=16 ")


@pytest.mark.parametrize(
    ("spec", "message", "actions"),
    [
        ("thrower", "RuntimeError: the board is on the floor", 2),
        ("cheat", "IllegalAction: x3: You have no line on road 3 (R5.1).", 0),
        ("mute", "TypeError", 0),
        ("stillborn", "LookupError: there are no weights", 0),
    ],
)
def test_a_player_that_raises_forfeits_and_its_traceback_is_stored(
    spec: str, message: str, actions: int
) -> None:
    pair = play_pair(MatchUp((spec, "pacifist")), 0, make)
    turned = play_pair(MatchUp(("pacifist", spec)), 0, make)
    for game, loser in [(game, 1) for game in pair.games] + [(game, 2) for game in turned.games]:
        assert game.termination == "forfeit"
        assert game.forfeited == loser
        assert game.scores[loser - 1] == 0
        assert game.error is not None
        assert game.error.startswith("Traceback (most recent call last):")
        assert message in game.error
    assert pair.games[0].actions == actions
    assert (pair.score, turned.score) == (0, 2)


def test_games_without_forfeits_have_no_error() -> None:
    start = State.new("ardennes", seed=1)
    game = play_game(("random", "random"), start, Side.NORTH, (1, 2))
    assert game.forfeited is None
    assert game.error is None
    assert game.south == "random"
    assert min(game.seconds) > 0


def timeless(pair: Pair) -> Pair:
    """A pair without the time it took."""
    first, second = (msgspec.structs.replace(game, seconds=(0.0, 0.0)) for game in pair.games)
    return msgspec.structs.replace(pair, games=(first, second))
