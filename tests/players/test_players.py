"""All players: legal, deterministic, and independent of hidden cards."""

from __future__ import annotations

import random

import pytest

from sevenroads import Action, Catalog, Side, State, View
from sevenroads.players import (
    CLASSIC,
    LEVELS,
    GreedyPlayer,
    Player,
    RandomPlayer,
    SearchLimit,
    SearchPlayer,
    player_from_spec,
)

EDITIONS = Catalog.editions()
ALL = pytest.mark.parametrize("edition", EDITIONS)
NAMES = [
    *("random", "greedy", "textbook:nodes=20", "classic:nodes=40"),
    *(f"level:{level.number}{',nodes=40' * (level.limit is not None)}" for level in LEVELS),
]
EACH = pytest.mark.parametrize("name", NAMES)


def play_out(state: State, players: dict[Side, Player]) -> list[Action]:
    """Play a whole game, check that every choice is legal, and return the actions."""
    actions = []
    while not state.is_over:
        view = state.view(state.side)
        action = players[state.side].choose(view)
        assert action in view.legal_actions()
        state.apply(action)
        actions.append(action)
    return actions


def samples(number: int) -> list[State]:
    """Positions in the middle of random games, with cards in hand."""
    found = []
    for seed in range(number):
        state = State.new(EDITIONS[seed % 3], seed=seed)
        rng = random.Random(seed)
        while not state.is_over and rng.random() > 0.003:
            state.play_random(1, rng.getrandbits(60))
        if not state.is_over:
            found.append(state)
    assert len(found) > number // 4
    return found


def test_players_are_created_from_their_specifications() -> None:
    assert isinstance(player_from_spec("random"), RandomPlayer)
    assert isinstance(player_from_spec("greedy"), GreedyPlayer)
    classic = player_from_spec("classic")
    assert isinstance(classic, SearchPlayer)
    assert (classic.limit, classic.settings) == (SearchLimit(seconds=1.0), CLASSIC)
    assert [player_from_spec(f"level:{level.number}").name for level in LEVELS] == [
        level.name for level in LEVELS
    ]


@pytest.mark.parametrize(
    "name",
    [
        *("", "genius", "level", "level:0", "level:99", "level:x", "search", "search:nodes=0"),
        *("search:nodes=x", "search:nodes=5,colour=red", "search:nodes=5,exact=maybe", "search:nodes"),
        "level:5,threads=2",
    ],
)
def test_an_invalid_specification_is_rejected(name: str) -> None:
    with pytest.raises(ValueError, match=r"level|known|limit|key=value|number|on or off|positive"):
        player_from_spec(name)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("search:nodes=30,threads=0", "A search needs at least 1 thread"),
        ("search:nodes=30,threads=x", "threads must be a whole number, not 'x'"),
        ("search:nodes=-30", "A limit must be positive and finite"),
        ("search:seconds=nan", "A limit must be positive and finite"),
        ("search:seconds=inf", "A limit must be positive and finite"),
        ("search:nodes=30,megabytes=0", "at least 1 megabyte"),
        ("search:nodes=30,threads=4,megabytes=3", "at least 1 megabyte for each thread"),
        ("search:nodes=30,rollout_turns=-2", "rollout_turns must be 0 or more"),
        ("level:8,megabytes=0", "at least 1 megabyte"),
        ("level:8,megabytes=much", "megabytes must be a whole number, not 'much'"),
        ("level:8,threads=2", "a level takes only seconds, nodes and megabytes"),
        ("level:4,nodes=30", "Level 4 does not search"),
        ("level:1,seconds=0.5", "Level 1 does not search"),
        ("level:2,megabytes=8", "Level 2 does not search"),
    ],
)
def test_an_invalid_setting_is_rejected_with_the_specification_in_the_message(
    name: str, message: str
) -> None:
    with pytest.raises(ValueError, match=message) as refused:
        player_from_spec(name)
    assert repr(name) in str(refused.value)


def test_a_level_that_searches_accepts_a_memory_size() -> None:
    player = player_from_spec("level:8,seconds=0.1,megabytes=2")
    assert isinstance(player, SearchPlayer)
    assert (player.settings.megabytes, player.limit) == (2, SearchLimit(seconds=0.1))


@ALL
def test_random_players_play_whole_games_by_the_rules(edition: str) -> None:
    for seed in range(3):
        state = State.new(edition, seed=seed, start="coin")
        play_out(state, {Side.SOUTH: RandomPlayer(seed), Side.NORTH: RandomPlayer(seed + 1)})
        assert state.outcome is not None


@ALL
def test_greedy_players_play_whole_games_by_the_rules(edition: str) -> None:
    state = State.new(edition, seed=5, start="coin")
    play_out(state, {Side.SOUTH: GreedyPlayer(1), Side.NORTH: GreedyPlayer(2)})
    assert state.outcome is not None


@pytest.mark.parametrize("rules", ["ardennes+nospecials+novictory", "dday+noobjectives+road_length=12"])
def test_greedy_players_play_with_options_too(rules: str) -> None:
    state = State.new(rules, seed=5)
    play_out(state, {Side.SOUTH: GreedyPlayer(1), Side.NORTH: RandomPlayer(2)})
    assert state.outcome is not None


@EACH
def test_a_player_rejects_a_state(name: str) -> None:
    state = State.new("ardennes", seed=1)
    with pytest.raises(TypeError, match="a player takes a View, not State"):
        player_from_spec(name, 1).choose(state)  # type: ignore[arg-type]
    for other in (str(state), None, state.layout()):
        with pytest.raises(TypeError, match="a player takes a View"):
            player_from_spec(name, 1).choose(other)  # type: ignore[arg-type]


@EACH
def test_a_player_rejects_a_view_whose_viewer_is_not_to_move(name: str) -> None:
    state = State.new("ardennes", seed=1)
    for viewer in ("north", "spectator"):
        with pytest.raises(ValueError, match=f"{viewer} is not to move"):
            player_from_spec(name, 1).choose(state.view(viewer))
    ended = State.parse("ardennes+novictory+noobjectives |/|/|/|/|/|/| s1:4#= -/- -/- -/- -")
    with pytest.raises(ValueError, match="the game has ended"):
        player_from_spec(name, 1).choose(ended.view("south"))


@EACH
def test_the_same_seed_and_view_give_the_same_action(name: str) -> None:
    for number, state in enumerate(samples(16)):
        view = state.view(state.side)
        first, second = (player_from_spec(name, number).choose(view) for _ in range(2))
        assert first == second


@EACH
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    games = []
    for _ in range(2):
        state = State.new("ardennes", seed=9)
        games.append(play_out(state, {Side.SOUTH: player_from_spec(name, 3), Side.NORTH: RandomPlayer(4)}))
    assert games[0] == games[1]


@EACH
def test_hidden_cards_make_no_difference(name: str) -> None:
    rng = random.Random(1)
    differed = 0
    for number, state in enumerate(samples(16)):
        view = state.view(state.side)
        twin = State.sample(view, rng)
        differed += twin != state
        assert twin.view(state.side) == view
        assert player_from_spec(name, number).choose(view) == player_from_spec(name, number).choose(
            twin.view(state.side)
        )
    assert differed


@EACH
def test_a_view_parsed_from_text_gives_the_same_action(name: str) -> None:
    for state in samples(8):
        view = View.parse(str(state.view(state.side)))
        assert player_from_spec(name, 1).choose(view) in view.legal_actions()


def test_a_player_can_play_several_games_at_once() -> None:
    for name in NAMES:
        player = player_from_spec(name, 1)
        states = samples(8)
        for _ in range(3):
            for state in states:
                if not state.is_over:
                    action = player.choose(state.view(state.side))
                    assert action in state.legal_actions()
                    state.apply(action)


def test_a_random_player_chooses_every_legal_action_sooner_or_later() -> None:
    view = State.parse("ardennes+novictory+noobjectives TPM|T/|/|/|/|/|/| s9:2 -/- -/- -/- -").view("south")
    player = RandomPlayer(1)
    chosen = {player.choose(view) for _ in range(1500)}
    assert chosen == set(view.legal_actions())


# ---------------------------------------------------------------- the greedy player wins what it can


@pytest.mark.parametrize(
    "position",
    [
        # a placement conquers the road that the objective still needs
        "ardennes+novictory TTTTT|/|/|/!1PPPPPPG|/|/|/| s9:1 146/- 246/- 235/- -",
        # so does a redeployment
        "ardennes+novictory TTPPPPM|/|/|/!GPPTTT|/|/|/| s9:2 146/- 246/- 235/- -",
        # an attack opens the way for a redeployment
        "ardennes+novictory TTPPPPM|T/|/|/!GPPTTT|/|/|/| s9:2 146/- 246/- 235/- -",
        # four placements, no more and no less
        "ardennes+novictory TT|/|/|/!1PPPPPPG|/|/|/| s9:4 146/- 246/- 235/- -",
        # north wins by a placement
        "ardennes+novictory |TTTTT/|/|/|GPPPPPP1!/|/|/| n9:1 246/- 146/- 235/- -",
        # without objectives, a placement conquers the third road
        "ardennes+novictory+noobjectives !TTTTTT|/|/|/!1PPPPPPG|/|/4MMMMMTCC|/| s9:1 -/- -/- -/- -",
        # a forced march with no AP left
        "ardennes TTPPPPM|/|/|/!GPPTTT|/|/|/| s9:1 146/forced-march 246/- 235/- -",
        # sabotage clears the way, then a placement
        "ardennes TTTTT|T/|/|/!1PPPPPPG|/|/|/| s9:3 146/sabotage 246/- 235/- -",
        # reinforcements pay for the placement
        "ardennes TTTTT|/|/|/!1PPPPPPG|/|/|/| s9:0 146/reinforcements 246/- 235/- -",
    ],
)
@pytest.mark.parametrize("seed", [1, 2])
def test_greedy_takes_a_win_of_this_turn(position: str, seed: int) -> None:
    state = State.parse(position)
    side, turn = state.side, state.turn
    player = GreedyPlayer(seed)
    while not state.is_over:
        assert state.turn == turn, "the turn ended without the win"
        state.apply(player.choose(state.view(side)))
    assert state.outcome is not None
    assert state.outcome.winner is side


def test_greedy_beats_random_in_at_least_19_of_20_games() -> None:
    won = 0
    for seed in range(20):
        greedy = Side.SOUTH if seed % 2 else Side.NORTH
        state = State.new("ardennes", seed=seed, start="coin")
        play_out(state, {greedy: GreedyPlayer(seed), greedy.other: RandomPlayer(seed)})
        assert state.outcome is not None
        won += state.outcome.winner is greedy
    assert won >= 19
