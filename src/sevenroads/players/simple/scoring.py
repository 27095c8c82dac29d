"""A hand-written score of a position for one side at the end of its turn, used by the greedy player.

It counts conquered and wanted roads, reach, units the enemy could sweep, open roads and blocked units.
It ignores the enemy's cards.
"""

from __future__ import annotations

from typing import Final

from ...rules.clash import beats
from ...rules.types import ROADS, Objective, Ruleset, Side, Unit
from ...state import State

WIN: Final = 10_000.0
_HELD: Final = (0.0, 14.0, 40.0)
_WANTED: Final = 26.0
_REACH: Final = 0.5
_WANTED_REACH: Final = 0.7
_SWEPT: Final = 1.1
_BLOCKS: Final = 1.6
_OPEN_DOOR: Final = 30.0
_RUN: Final = 12.0


class PositionScorer:
    """Scores the positions of one game for one side."""

    def __init__(self, rules: Ruleset, side: Side) -> None:
        self.side = side
        self.length = rules.road_length
        self.units: dict[str, Unit] = {unit.letter: unit for unit in rules.army}
        self._objectives: dict[str, Objective] = {card.id: card for card in rules.objectives}
        self._beats = {(a.letter, b.letter): beats(a, b) for a in rules.army for b in rules.army}

    def score(self, state: State) -> float:
        """The score of a position; higher is better for the side."""
        if (outcome := state.outcome) is not None:
            return 0.0 if outcome.winner is None else WIN if outcome.winner is self.side else -WIN
        wanted = self._wanted(state)
        held = dict.fromkeys(Side, 0)
        total = 0.0
        for road in range(1, ROADS + 1):
            holder = state.conqueror(road)
            if holder is None:
                total += self._open_road(state, road, road in wanted)
            else:
                held[holder] += 1
                total += (_WANTED if road in wanted else 0.0) * (1 if holder is self.side else -1)
        return total + _HELD[min(held[self.side], 2)] - _HELD[min(held[self.side.other], 2)]

    def _wanted(self, state: State) -> frozenset[int]:
        """The roads that the side's objective names."""
        card = self._objectives.get(state.layout().cards[self.side.number].objective or "")
        if card is None:
            return frozenset()
        narrow = [clause.roads for clause in card.take if len(clause.roads) < ROADS]
        return frozenset().union(*narrow)

    def _open_road(self, state: State, road: int, wanted: bool) -> float:
        own, enemy = state.line(self.side, road), state.line(self.side.other, road)
        gap = state.gap(road)
        own_reach, enemy_reach = (
            line.distance + sum(self.units[letter].length for letter in line.units) for line in (own, enemy)
        )
        score = (own_reach - enemy_reach) * (_WANTED_REACH if wanted else _REACH)
        if not own.units:
            # A turn of four placements covers about 13 tiles, and no unit is in the way.
            return score - _OPEN_DOOR * max(0.0, 1 - gap / 13) ** 2 * 4
        if not enemy.units:
            return score + _RUN * max(0.0, 1 - gap / 13) ** 2 * (2 if wanted else 1)
        leading, facing = own.units[-1], enemy.units[-1]
        if gap == 0:
            if self._beats[leading, facing]:
                score += _BLOCKS * self.units[facing].length
            elif self._beats[facing, leading]:
                score -= _SWEPT * self._sweep(facing, own.units)
        elif gap <= 3:
            score += 0.6 * self._beats[leading, facing] - 0.6 * self._beats[facing, leading]
        return score

    def _sweep(self, attacker: str, line: str) -> int:
        """One more than the tiles that an attack would clear from the front of a line (R5.3, R5.4)."""
        most = self.units[attacker].sweep or len(line)
        cleared = 0
        for letter in reversed(line[-most:]):
            if not self._beats[attacker, letter]:
                break
            cleared += self.units[letter].length
        return cleared + 1
