"""One game of a balance study, and its record.

A game depends only on its task: variant, player, seed and number. The record has what the statistics need,
in flat columns; it does not contain the actions.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from msgspec import Struct

from ...game import Rollout
from ...players import Player, player_from_spec
from ...players.base import close_player
from ...rules.tables import Action
from ...rules.types import SIDES, TURN_AP, Side
from ...state import State
from ..pairs import derived_seed
from ..seen_game import SeenGame

#: `south_early_passes` and `north_early_passes` count passed turns among this many first turns of the game.
EARLY_TURNS: Final = 10


class Task(Struct, frozen=True):
    """What determines a game. In a paired study, the games 2n and 2n + 1 have the same deal."""

    game: int
    variant: str
    player: str
    seed: int
    paired: bool = False
    first_turn_ap: int = TURN_AP


class StudyGame(Struct, frozen=True, kw_only=True):
    """The record of one finished game: one line of `games.jsonl`, one row of `games.parquet`."""

    game: int
    variant: str
    player: str
    #: The seed of the deal. Games with the same seed have the same deal.
    deal: int
    #: The starting player's side, and the AP of its first turn.
    starts: Side
    first_turn_ap: int = TURN_AP
    #: `None` for a draw.
    winner: Side | None
    termination: str
    turns: int
    #: Objectives at the deal and at the end; `new-orders` changes them. `None` if objectives are off.
    south_objective: str | None
    north_objective: str | None
    south_last_objective: str | None
    north_last_objective: str | None
    #: Victory cards in the order in which they were drawn, without `final_draw`.
    south_drawn: tuple[str, ...]
    north_drawn: tuple[str, ...]
    #: Who drew them, from the top of the deck on: `s` or `n` for each card.
    draw_order: str = ""
    #: The card that came with the winning road, and so could not be played any more.
    final_draw: str | None
    #: Victory cards in hand at the end, without `final_draw`.
    south_held: tuple[str, ...]
    north_held: tuple[str, ...]
    south_played: tuple[str, ...]
    north_played: tuple[str, ...]
    #: The letters of the special units that the side placed at least once, in order.
    south_specials: str
    north_specials: str
    #: The roads that the side had conquered at the end.
    south_roads: tuple[int, ...]
    north_roads: tuple[int, ...]
    #: Passed turns: the side had AP and spent none.
    south_passes: int
    north_passes: int
    south_early_passes: int
    north_early_passes: int
    #: Passed turns before anyone spent the first AP of the game.
    opening_passes: int
    #: The actions of the starting player's first turn and of the other player's, without the end of the turn.
    first_turn: str
    second_turn: str
    first_turn_ap_spent: int
    second_turn_ap_spent: int


@dataclass(slots=True)
class _Hand:
    """What one side has done so far."""

    drawn: list[str] = field(default_factory=list)
    played: list[str] = field(default_factory=list)
    specials: list[str] = field(default_factory=list)
    passes: int = 0
    early_passes: int = 0


@dataclass(slots=True)
class _Turn:
    """The current turn: its actions, the AP that it has spent, and whether it had any."""

    actions: list[str] = field(default_factory=list)
    spent: int = 0
    had_ap: bool = False


class _Observer:
    """Collects the facts of a game while it is played."""

    def __init__(self, state: State) -> None:
        self.hands = {side: _Hand() for side in SIDES}
        self.first_turns: list[_Turn] = []
        self.opening_passes = 0
        self.draw_order = ""
        self.final_draw: str | None = None
        self._opened = False
        self._turn = _Turn(had_ap=state.ap > 0)
        self._special = {unit.letter for unit in state.rules.ruleset.army if unit.special}
        deck = state.layout().victory_deck
        assert not isinstance(deck, int)
        self._deck = list(deck)

    def acted(self, side: Side, turn: int, ap: int, action: Action, after: State) -> None:
        """Note an action of a side in a turn that had this many AP left before it."""
        hand = self.hands[side]
        if action.kind == "end":
            self._turn_ended(hand, turn)
            self._turn = _Turn(had_ap=after.ap > 0)
            return
        self._turn.actions.append(action.text)
        if action.kind == "card":
            assert action.card is not None
            hand.played.append(action.card)
        else:
            self._turn.spent += ap - after.ap
        if action.unit in self._special and action.kind == "place" and action.unit not in hand.specials:
            hand.specials.append(str(action.unit))
        # Nothing can happen on a road after its conquest, so this action has conquered it (R7.1).
        if self._deck and action.road is not None and after.conqueror(action.road) is not None:
            self._drew(side, after)

    def finish(self) -> None:
        """Count the turn in which the game ended, if it is one of the first two."""
        if self._turn.actions and len(self.first_turns) < 2:
            self.first_turns.append(self._turn)

    def turn(self, number: int) -> _Turn:
        """The first or the second turn of the game."""
        return self.first_turns[number] if number < len(self.first_turns) else _Turn()

    def _turn_ended(self, hand: _Hand, turn: int) -> None:
        ended = self._turn
        if len(self.first_turns) < 2:
            self.first_turns.append(ended)
        self._opened = self._opened or ended.spent > 0
        if ended.had_ap and not ended.spent:
            hand.passes += 1
            hand.early_passes += turn <= EARLY_TURNS
            self.opening_passes += not self._opened

    def _drew(self, side: Side, after: State) -> None:
        card = self._deck.pop(0)
        if after.is_over:
            self.final_draw = card
        else:
            self.hands[side].drawn.append(card)
            self.draw_order += side.letter


def start_of(task: Task) -> tuple[int, State]:
    """The seed of a game's deal and its start position. South starts the games with even numbers.

    Both games of a pair have the same decks and the same objectives for south and north, so that they differ
    only in who starts.
    """
    deal = derived_seed("balance", task.seed, task.game // 2 if task.paired else task.game)
    side = SIDES[task.game % 2]
    if not task.paired or side is Side.SOUTH:
        return deal, State.new(task.variant, seed=deal, start=side, first_turn_ap=task.first_turn_ap)
    twin = State.new(task.variant, seed=deal, start=Side.SOUTH)
    layout = twin.layout()
    assert not isinstance(layout.objective_deck, int)
    assert not isinstance(layout.victory_deck, int)
    south, north = (cards.objective for cards in layout.cards)
    state = State.deal(
        twin.variant,
        objectives=(south, north) if south is not None and north is not None else None,
        objective_deck=layout.objective_deck,
        victory_deck=layout.victory_deck,
        start=side,
        first_turn_ap=task.first_turn_ap,
    )
    return deal, state


def play_study_game(task: Task) -> StudyGame:
    """Play the game of a task."""
    deal, start = start_of(task)
    players: dict[Side, Player] = {}
    try:
        for side in SIDES:
            players[side] = player_from_spec(
                task.player, derived_seed("balance", task.seed, task.game, side) >> 32
            )
        observer, end = _play_out(start, players)
    finally:
        for player in players.values():
            close_player(player)
    return _record(task, deal, start, end, observer)


def _play_out(start: State, players: dict[Side, Player]) -> tuple[_Observer, State]:
    """Play to the end; return what was observed and the last position."""
    game, observer = SeenGame(Rollout(start)), _Observer(start)
    while game.state.outcome is None:
        side, view, history = game.look()
        turn, ap = view.turn, view.ap
        action = players[side].choose(view, history)
        game.play(action)
        observer.acted(side, turn, ap, action, game.state)
    observer.finish()
    return observer, game.state


def _record(task: Task, deal: int, start: State, end: State, observer: _Observer) -> StudyGame:
    outcome = end.outcome
    assert outcome is not None
    before, after = start.layout(), end.layout()
    south, north = (observer.hands[side] for side in SIDES)
    roads = {
        side: tuple(road for road, owner in enumerate(after.conquered, 1) if owner is side) for side in SIDES
    }
    first, second = observer.turn(0), observer.turn(1)
    return StudyGame(
        game=task.game,
        variant=task.variant,
        player=task.player,
        deal=deal,
        starts=start.side,
        first_turn_ap=task.first_turn_ap,
        winner=outcome.winner,
        termination=outcome.termination.value,
        turns=end.turn,
        south_objective=before.cards[0].objective,
        north_objective=before.cards[1].objective,
        south_last_objective=after.cards[0].objective,
        north_last_objective=after.cards[1].objective,
        south_drawn=tuple(south.drawn),
        north_drawn=tuple(north.drawn),
        draw_order=observer.draw_order,
        final_draw=observer.final_draw,
        south_held=_without(after.cards[0].hand, observer.final_draw, outcome.winner is Side.SOUTH),
        north_held=_without(after.cards[1].hand, observer.final_draw, outcome.winner is Side.NORTH),
        south_played=tuple(south.played),
        north_played=tuple(north.played),
        south_specials="".join(south.specials),
        north_specials="".join(north.specials),
        south_roads=roads[Side.SOUTH],
        north_roads=roads[Side.NORTH],
        south_passes=south.passes,
        north_passes=north.passes,
        south_early_passes=south.early_passes,
        north_early_passes=north.early_passes,
        opening_passes=observer.opening_passes,
        first_turn=" ".join(first.actions),
        second_turn=" ".join(second.actions),
        first_turn_ap_spent=first.spent,
        second_turn_ap_spent=second.spent,
    )


def _without(hand: tuple[str, ...], card: str | None, won: bool) -> tuple[str, ...]:
    """The hand without the card that the winner drew last."""
    if card is None or not won:
        return hand
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]
