"""One game for an opening book: the machine against itself, with its first turns recorded.

A game depends only on its task. South begins; a game that north begins is the same with the board turned
round. In half of the games, the actions of the first turn are drawn by visit count among those that the
search visits often, and independently so for the second turn. The book thus has results for turns that the
player seldom chooses. All other turns are its own choice.
"""

from __future__ import annotations

import random
from typing import Final

from msgspec import Struct

from ...game import Match
from ...players import History, SearchLimit, SearchPlayer, player_from_spec
from ...players.openings.turns import PASS, conquers, read_turn, write_turn
from ...players.search.candidates import CandidateAction, outcome_value
from ...rules import RULES_REVISION
from ...rules.tables import Action
from ...rules.types import SIDES, Side
from ...state import State
from ...view import View
from ..pairs import derived_seed
from ..seen_game import SeenGame

#: The turns that are recorded: three of each side.
DEPTH: Final = 6
#: The first turns whose actions may be drawn by visit count, and the share of games in which each is.
DRAWN_TURNS: Final = 2
DRAWN_SHARE: Final = 0.5
#: Only actions with this share of the most visited one's visits are drawn.
LEAST_VISIT_SHARE: Final = 0.2


class Task(Struct, frozen=True):
    """What determines a game."""

    edition: str
    player: str
    seed: int
    game: int
    #: A digest of the cards and the weights, which the record of the game repeats.
    digest: str = ""


class RecordedTurn(Struct, frozen=True, array_like=True):
    """A turn in notation, the search's value for its player, and whether its actions were drawn."""

    text: str
    value: float
    drawn: bool = False


class OpeningGame(Struct, frozen=True):
    """A finished game; one line of the file of games.

    `turns` ends before the first Victory card is played and with the first conquest, since the game then
    depends on hidden cards.
    """

    game: int
    edition: str
    player: str
    seed: int
    rules: int
    objectives: tuple[str, str]
    turns: tuple[RecordedTurn, ...]
    #: The points of the starting player.
    points: float
    termination: str
    length: int
    digest: str = ""


def searching_player(spec: str, seed: int = 0) -> SearchPlayer:
    """The player of a specification. It must search, with a limit in nodes: others cannot be reproduced."""
    player = player_from_spec(spec, seed)
    if not isinstance(player, SearchPlayer) or player.limit.nodes is None or player.limit.seconds is not None:
        raise ValueError(f"{spec!r}: a book needs a player that searches, such as search:nodes=400.")
    return player


def play_opening_game(task: Task) -> OpeningGame:
    """Play the game of a task."""
    rng = random.Random(derived_seed("openings", task.edition, task.seed, task.game))
    start = State.new(task.edition, seed=rng.getrandbits(40), start=Side.SOUTH)
    match = Match(start)
    players = {side: searching_player(task.player, rng.getrandbits(30)) for side in SIDES}
    game = SeenGame(match)
    turns = [RecordedTurn("", 0.5, n < DRAWN_TURNS and rng.random() < DRAWN_SHARE) for n in range(DEPTH)]
    while match.outcome is None:
        side, view, history = game.look()
        if match.turn <= DEPTH:
            turn = turns[match.turn - 1]
            action, value = _valued_choice(players[side], view, history, turn.drawn, rng)
            text = f"{turn.text} {action}".strip()
            turns[match.turn - 1] = RecordedTurn(text, turn.value if value is None else value, turn.drawn)
        else:
            action = players[side].choose(view, history)
        game.play(action)
    return OpeningGame(
        game=task.game,
        edition=task.edition,
        player=task.player,
        seed=task.seed,
        rules=RULES_REVISION,
        objectives=tuple(cards.objective or "" for cards in start.layout().cards),  # type: ignore[arg-type]
        turns=_recorded(match, turns),
        points=outcome_value(match.outcome.winner, Side.SOUTH),
        termination=match.outcome.termination.value,
        length=match.state.turn,
        digest=task.digest,
    )


def _valued_choice(
    player: SearchPlayer, view: View, history: History, drawn: bool, rng: random.Random
) -> tuple[Action, float | None]:
    """An action, and the search's value of it if the search has one."""
    if len(legal := view.legal_actions()) == 1:
        return legal[0], None
    if drawn:
        candidate = _drawn(player.think(view, player.limit, history), rng)
        return candidate.action, candidate.value
    action = player.choose(view, history)
    # The tree of the choice is still there; one more simulation reads its root.
    candidates = player.think(view, SearchLimit(nodes=1), history)
    chosen = next(candidate for candidate in candidates if candidate.action == action)
    return action, chosen.value if chosen.visits else None


def _drawn(candidates: list[CandidateAction], rng: random.Random) -> CandidateAction:
    most = max(candidate.visits for candidate in candidates)
    often = [candidate for candidate in candidates if candidate.visits >= LEAST_VISIT_SHARE * most]
    # A single simulation visits no action.
    return rng.choices(often, [candidate.visits or candidate.prior for candidate in often])[0]


def _recorded(match: Match, turns: list[RecordedTurn]) -> tuple[RecordedTurn, ...]:
    """The turns before the first that needs hidden cards."""
    conquest = next((s.before.turn for s in match.steps if conquers(s.before, s.after)), DEPTH)
    found: list[RecordedTurn] = []
    for turn in turns[:conquest]:
        # Without its end, the turn ended the game, or was not played.
        if not turn.text.endswith(PASS) or "!" in turn.text:
            break
        found.append(RecordedTurn(write_turn(read_turn(turn.text)), round(turn.value, 4), turn.drawn))
    return tuple(found)
