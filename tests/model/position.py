"""One position: the roads, the turn, the cards and the effects in force, and questions about them.

Nothing here changes a position or decides what may be done in it; `game` does.
"""

from dataclasses import dataclass, field

from .army import ENEMY, NORTH, ROADS, SIDES, SOUTH, UNITS
from .rules import Rules

TURN_LIMIT = 400  # R7.3


@dataclass
class Road:
    # Each line is listed from rear to front, whichever side it belongs to.
    lines: dict[str, list[str]] = field(default_factory=lambda: {SOUTH: [], NORTH: []})
    # Empty tiles between a line and its own starting block; 0 without a line.
    distance: dict[str, int] = field(default_factory=lambda: {SOUTH: 0, NORTH: 0})
    conqueror: str | None = None

    def copy(self) -> "Road":
        lines = {SOUTH: self.lines[SOUTH].copy(), NORTH: self.lines[NORTH].copy()}
        return Road(lines, self.distance.copy(), self.conqueror)

    def reach(self, side: str) -> int:
        """The side's tile its leading unit has come to (R1.3); 0 without a line."""
        tiles = self.distance[side]
        for letter in self.lines[side]:
            tiles += UNITS[letter].length
        return tiles

    def contact(self, road_length: int) -> bool:
        """R5.1: both lines exist and the gap is 0."""
        return bool(self.lines[SOUTH]) and bool(self.lines[NORTH]) and self.gap(road_length) == 0

    def gap(self, road_length: int) -> int:
        """R1.5: the same number for both sides."""
        return road_length - self.reach(SOUTH) - self.reach(NORTH)


@dataclass
class Position:
    rules: Rules
    roads: dict[int, Road]
    side: str
    turn: int
    ap: int
    result: str | None  # None while the game goes on, else "s", "n" or "="
    objective: dict[str, str | None]  # None with objectives off
    hand: dict[str, list[str]]
    objective_deck: list[str]  # top card first, like the victory deck
    victory_deck: list[str]
    dug_in: set[tuple[str, int]] = field(default_factory=set)
    supply_cut: dict[str, int] = field(default_factory=lambda: {SOUTH: 0, NORTH: 0})
    second_front: dict[str, int] = field(default_factory=lambda: {SOUTH: 0, NORTH: 0})
    knows_objective: dict[str, bool] = field(default_factory=lambda: {SOUTH: False, NORTH: False})
    night_march: bool = False
    fresh: bool = False

    def copy(self) -> "Position":
        return Position(
            rules=self.rules,
            roads={number: road.copy() for number, road in self.roads.items()},
            side=self.side,
            turn=self.turn,
            ap=self.ap,
            result=self.result,
            objective=self.objective.copy(),
            hand={side: self.hand[side].copy() for side in SIDES},
            objective_deck=self.objective_deck.copy(),
            victory_deck=self.victory_deck.copy(),
            dug_in=self.dug_in.copy(),
            supply_cut=self.supply_cut.copy(),
            second_front=self.second_front.copy(),
            knows_objective=self.knows_objective.copy(),
            night_march=self.night_march,
            fresh=self.fresh,
        )

    def on_battlefield(self, side: str) -> list[str]:
        """All of a side's units, those on conquered roads included."""
        return [letter for road in self.roads.values() for letter in road.lines[side]]

    def specials_limit(self, side: str) -> int:
        """R2.4, and R8 `second-front`."""
        return 1 + self.second_front[side]

    def has_mortar_on_open_road(self, side: str) -> bool:
        return any("R" in road.lines[side] for road in self.roads.values() if road.conqueror is None)

    def held(self, side: str) -> set[int]:
        return {number for number in ROADS if self.roads[number].conqueror == side}

    def way_of_winning(self, side: str) -> str | None:
        """R7.2: by which of its two ways the side has won, the objective before the three roads."""
        own, enemy = self.held(side), self.held(ENEMY[side])
        objective = self.objective[side]
        if objective is not None and self.rules.objective_cards[objective].fulfilled(own, enemy):
            return "objective"
        if self.rules.three_roads_win and len(own) >= 3:
            return "three roads"
        return None

    def nobody_can_win(self) -> bool:
        """R7.3, the second draw."""
        if self.rules.three_roads_win:
            return False
        if "new-orders" in [*self.hand[SOUTH], *self.hand[NORTH], *self.victory_deck]:
            return False
        for side in SIDES:
            objective = self.objective[side]
            enemy = self.held(ENEMY[side])
            # A conquered road never changes hands, so what the enemy holds stays denied.
            within_reach = set(ROADS) - enemy
            if objective is not None and self.rules.objective_cards[objective].fulfilled(within_reach, enemy):
                return False
        return True

    def draw_reason(self) -> str | None:
        """R7.3: the draw that the end of this turn brings, if any."""
        if self.nobody_can_win():
            return "nobody can win"
        if self.turn == TURN_LIMIT:
            return "turn limit"
        return None
