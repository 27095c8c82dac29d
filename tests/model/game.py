"""The model itself: which actions are legal in a position, what each does, and how a game ends.

Reads like the rulebook, one small function per rule. What needs a match's history (repetition,
agreement, resignation, clocks) is not here.
"""

import random

from .army import (
    ARROWS,
    ENEMY,
    NORTH,
    ROADS,
    SIDES,
    SOUTH,
    SPECIALS,
    UNITS,
    beats,
    equal,
    road_beside,
)
from .cards import NEWEST_REVISION
from .notation import read_position, write_position, write_view
from .position import Position, Road
from .refused import ModelRefused
from .rules import Rules

_SEATS = {"south": SOUTH, "north": NORTH}
_NAMES = {SOUTH: "south", NORTH: "north", "=": "draw"}
_CARDS_WITHOUT_ROAD = [
    "reinforcements",
    "second-front",
    "intelligence",
    "supply-cut",
    "night-march",
    "new-orders",
]


class Model:
    def __init__(self, position: Position, how: str | None = None) -> None:
        self._position = position
        self._how = how

    @classmethod
    def parse(cls, text: str, revision: int = NEWEST_REVISION) -> "Model":
        position = read_position(text, revision)
        if position.result is None:
            return cls(position)
        fitting = (
            position.draw_reason() if position.result == "=" else position.way_of_winning(position.result)
        )
        return cls(position, fitting or "other")

    @classmethod
    def new(cls, rules: str, seed: int, start: str = "south", first_turn_ap: int = 4) -> "Model":
        played = Rules.read(rules)
        if start not in _SEATS:
            raise ModelRefused(f"south or north starts, not {start!r}")
        if not 0 <= first_turn_ap <= 4:
            raise ModelRefused(f"the first turn has 0 to 4 AP, not {first_turn_ap}")
        dealer = random.Random(seed)
        objective_deck = list(played.objective_cards)
        victory_deck = [card for card, count in played.victory_card_counts.items() for _ in range(count)]
        dealer.shuffle(objective_deck)
        dealer.shuffle(victory_deck)
        first = _SEATS[start]
        objective: dict[str, str | None] = {SOUTH: None, NORTH: None}
        if played.objectives:
            # R9: the starting player draws before the other.
            objective[first] = objective_deck.pop(0)
            objective[ENEMY[first]] = objective_deck.pop(0)
        return cls(
            Position(
                rules=played,
                roads={number: Road() for number in ROADS},
                side=first,
                turn=1,
                ap=first_turn_ap,
                result=None,
                objective=objective,
                hand={SOUTH: [], NORTH: []},
                objective_deck=objective_deck,
                victory_deck=victory_deck,
            )
        )

    def copy(self) -> "Model":
        return Model(self._position.copy(), self._how)

    def __str__(self) -> str:
        return write_position(self._position)

    def view_text(self, viewer: str) -> str:
        if viewer not in ("south", "north", "spectator"):
            raise ModelRefused(f"no such viewer: {viewer!r}")
        if self._position.result is not None:
            return str(self)
        return write_view(self._position, _SEATS.get(viewer))

    @property
    def outcome(self) -> tuple[str, str] | None:
        if self._position.result is None or self._how is None:
            return None
        return _NAMES[self._position.result], self._how

    # ---- what is legal

    def legal(self) -> list[str]:
        if self._position.result is not None:
            return []
        placeable = self._placeable()
        actions: list[str] = []
        for number in ROADS:
            # R4, R5.1, R7.1 and R8 all ask for a road that is not conquered.
            if self._position.roads[number].conqueror is None:
                actions += self._legal_on_road(number, placeable)
        actions += self._legal_fire()
        actions += ["!" + card for card in _CARDS_WITHOUT_ROAD if self._may_play(card)]
        actions.append(".")
        return actions

    def _placeable(self) -> list[str]:
        """The units in stock that R2.4 and the AP allow, on any road; in army order."""
        position = self._position
        if position.ap < 1:
            return []
        standing = position.on_battlefield(position.side)
        specials_standing = sum(1 for letter in standing if letter in SPECIALS)
        special_allowed = specials_standing < position.specials_limit(position.side)
        return [
            letter
            for letter, count in position.rules.army.items()
            if standing.count(letter) < count and (special_allowed or letter not in SPECIALS)
        ]

    def _legal_on_road(self, number: int, placeable: list[str]) -> list[str]:
        position = self._position
        own, enemy = position.side, ENEMY[position.side]
        road = position.roads[number]
        hand = position.hand[own]
        gap = road.gap(position.rules.road_length)
        actions = [f"{letter}{number}" for letter in placeable if UNITS[letter].length <= gap]
        may_redeploy = self._may_redeploy(road)
        has_line = bool(road.lines[own])
        if may_redeploy and position.ap >= self._redeploy_cost():
            actions.append(f">{number}")
        if has_line and position.ap >= self._retreat_cost(road):
            actions.append(f"<{number}")
        if self._may_attack(number):
            actions.append(f"x{number}")
        playable = {
            "forced-march": may_redeploy,
            "withdrawal": has_line,
            "sabotage": road.lines[enemy] and (enemy, number) not in position.dug_in,
            "dig-in": has_line and (own, number) not in position.dug_in,
        }
        actions += [
            f"!{card}:{number}"
            for card, may in playable.items()
            if card in hand and may and position.ap + position.rules.points(card) >= 0
        ]
        return actions

    def _may_redeploy(self, road: Road) -> bool:
        """R4.2, but for the points."""
        line = road.lines[self._position.side]
        return len(line) >= 2 and UNITS[line[0]].length <= road.gap(self._position.rules.road_length)

    def _redeploy_cost(self) -> int:
        return 1 if self._position.night_march else 2

    def _retreat_cost(self, road: Road) -> int:
        """R4.3: 3 for a blocked unit (R4.4)."""
        own, enemy = self._position.side, ENEMY[self._position.side]
        touching = road.contact(self._position.rules.road_length)
        blocked = touching and beats(road.lines[enemy][-1], road.lines[own][-1])
        return 3 if blocked else 2

    def _may_attack(self, number: int) -> bool:
        """R5.1."""
        position = self._position
        own, enemy = position.side, ENEMY[position.side]
        road = position.roads[number]
        if not road.contact(position.rules.road_length) or (enemy, number) in position.dug_in:
            return False
        attacker, defender = road.lines[own][-1], road.lines[enemy][-1]
        return beats(attacker, defender) or equal(attacker, defender)

    def _legal_fire(self) -> list[str]:
        return [
            letter + direction
            for letter, arrows in ARROWS.items()
            for direction in arrows.directions
            if self._target(letter, direction) is not None
        ]

    def _target(self, letter: str, direction: str) -> tuple[int, int] | None:
        """R6: the road an arrow hits, and the place in its line, from the rear, of the unit hit."""
        position = self._position
        own, enemy = position.side, ENEMY[position.side]
        arrows = ARROWS[letter]
        # R6.4: a mortar fires only in a turn in which it was placed (or, with `deployed`, redeployed).
        if letter == "R" and position.rules.mortar_fires != "always" and not position.fresh:
            return None
        for number, road in position.roads.items():
            # R6.5: not from a conquered road. Firing units are single: the first is the only one.
            if letter not in road.lines[own] or road.conqueror is not None:
                continue
            before = road.lines[own][: road.lines[own].index(letter)]
            own_tile = road.distance[own] + sum(UNITS[unit].length for unit in before) + arrows.tile
            enemy_tile = position.rules.road_length + 1 - own_tile  # R1.3
            aim = road_beside(own, number, direction, arrows.distance)
            # R6.1, R6.3: the road must exist and be open, the line on it not dug in.
            if (
                aim not in ROADS
                or position.roads[aim].conqueror is not None
                or (enemy, aim) in position.dug_in
            ):
                return None
            place = _unit_covering(position.roads[aim], enemy, enemy_tile)
            if place is None or position.roads[aim].lines[enemy][place] not in arrows.hits:
                return None
            return aim, place
        return None

    def _may_play(self, card: str) -> bool:
        """R8.1, for the cards played without a road."""
        position = self._position
        if card not in position.hand[position.side]:
            return False
        if card == "second-front":
            return position.rules.specials != ""
        if card == "intelligence":
            return position.rules.objectives and not position.knows_objective[position.side]
        if card == "night-march":
            return not position.night_march
        if card == "new-orders":
            return position.objective_deck != []
        return True

    # ---- what actions do

    def apply(self, action: str) -> None:
        if action not in self.legal():
            raise ModelRefused(f"not legal here: {action!r}")
        if action == ".":
            self._end_turn()
            return
        if action[0] == "!":
            self._play_card(action[1:])
        elif action[0] == ">":
            self._position.ap -= self._redeploy_cost()
            self._redeploy(int(action[1]))
        elif action[0] == "<":
            self._position.ap -= self._retreat_cost(self._position.roads[int(action[1])])
            self._send_home(self._position.side, int(action[1]), 1)
        elif action[0] == "x":
            self._attack(int(action[1]))
        elif action[1] in "lr":
            self._fire(action[0], action[1])
        else:
            self._position.ap -= 1
            self._put_in_front(action[0], int(action[1]), wakes_mortar=("deployed", "placed"))
        self._after_action()

    def _redeploy(self, number: int) -> None:
        """R4.2: the rest of the line stays, so its distance from the block grows."""
        own = self._position.side
        road = self._position.roads[number]
        lifted = road.lines[own].pop(0)
        road.distance[own] += UNITS[lifted].length
        self._put_in_front(lifted, number, wakes_mortar=("deployed",))

    def _put_in_front(self, letter: str, number: int, wakes_mortar: tuple[str, ...]) -> None:
        """R4.1 and R4.2: the unit becomes the leading one, which may conquer the road (R7.1).

        `wakes_mortar` names the values of `mortar_fires` with which a mortar may now fire (R6.4).
        """
        position = self._position
        own = position.side
        road = position.roads[number]
        road.lines[own].append(letter)
        if letter == "R" and position.rules.mortar_fires in wakes_mortar:
            position.fresh = True
        if road.reach(own) == position.rules.road_length:
            road.conqueror = own
            position.dug_in -= {(side, number) for side in SIDES}  # R8.1
            if position.victory_deck:
                position.hand[own] = sorted([*position.hand[own], position.victory_deck.pop(0)])

    def _send_home(self, side: str, number: int, count: int) -> None:
        """Return the first `count` units of a line, from its leading end, to the stock (R5.5)."""
        road = self._position.roads[number]
        for _ in range(count):
            road.lines[side].pop()
        # R1.4: with no line left, the next one begins flush with the starting block.
        if not road.lines[side]:
            road.distance[side] = 0

    def _attack(self, number: int) -> None:
        own, enemy = self._position.side, ENEMY[self._position.side]
        road = self._position.roads[number]
        attacker, line = road.lines[own][-1], road.lines[enemy]
        if equal(attacker, line[-1]):  # R5.2
            self._send_home(own, number, 1)
            self._send_home(enemy, number, 1)
            return
        beaten = 0
        for defender in reversed(line):  # R5.3
            if not beats(attacker, defender) or (attacker == "Y" and beaten == 2):  # R5.4
                break
            beaten += 1
        self._send_home(enemy, number, beaten)

    def _fire(self, letter: str, direction: str) -> None:
        target = self._target(letter, direction)
        assert target is not None
        aim, place = target
        enemy = ENEMY[self._position.side]
        # R6.1: the unit hit and all in front of it.
        self._send_home(enemy, aim, len(self._position.roads[aim].lines[enemy]) - place)

    def _play_card(self, text: str) -> None:
        """R8."""
        card, _, road = text.partition(":")
        self._position.hand[self._position.side].remove(card)
        self._position.ap += self._position.rules.points(card)
        if road:
            self._play_on_road(card, int(road))
        else:
            self._play_without_road(card)

    def _play_on_road(self, card: str, number: int) -> None:
        own, enemy = self._position.side, ENEMY[self._position.side]
        if card == "forced-march":
            self._redeploy(number)
        elif card == "withdrawal":
            self._send_home(own, number, 1)
        elif card == "sabotage":
            self._send_home(enemy, number, 1)
        elif card == "dig-in":
            self._position.dug_in.add((own, number))

    def _play_without_road(self, card: str) -> None:
        position = self._position
        own, enemy = position.side, ENEMY[position.side]
        if card == "second-front":
            position.second_front[own] += 1
        elif card == "intelligence":
            position.knows_objective[own] = True
        elif card == "supply-cut":
            position.supply_cut[enemy] += 2
        elif card == "night-march":
            position.night_march = True
        elif card == "new-orders":
            old = position.objective[own]
            assert old is not None
            position.objective_deck.append(old)
            position.objective[own] = position.objective_deck.pop(0)
            position.knows_objective[enemy] = False

    def _after_action(self) -> None:
        position = self._position
        # `fresh` speaks of a mortar on an open road: it may have left, or have conquered.
        if position.fresh and not position.has_mortar_on_open_road(position.side):
            position.fresh = False
        won = position.way_of_winning(position.side)  # R7.2
        if won is not None:
            position.result, self._how = position.side, won

    def _end_turn(self) -> None:
        position = self._position
        drawn = position.draw_reason()
        if drawn is not None:
            position.result, self._how = "=", drawn
            return
        position.side = ENEMY[position.side]
        position.turn += 1
        position.ap = max(0, 4 - position.supply_cut[position.side])
        position.supply_cut[position.side] = 0
        position.dug_in = {(side, number) for side, number in position.dug_in if side != position.side}
        position.night_march = False
        position.fresh = False


def _unit_covering(road: Road, side: str, tile: int) -> int | None:
    """The place, from the rear, of the side's unit that covers its tile, if any does."""
    end = road.distance[side]
    for place, letter in enumerate(road.lines[side]):
        begin, end = end + 1, end + UNITS[letter].length
        if begin <= tile <= end:
            return place
    return None


def perft(model: Model, depth: int) -> int:
    """The number of action sequences of exactly this length; a game that has ended has none."""
    if depth == 0:
        return 1
    total = 0
    for action in model.legal():
        following = model.copy()
        following.apply(action)
        total += perft(following, depth - 1)
    return total
