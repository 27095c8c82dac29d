"""Positions as text: reads the seven fields strictly and writes them canonically.

Refuses what is malformed and what is impossible; it does not ask whether a position can be reached.
"""

import re
from collections import Counter
from collections.abc import Iterable

from .army import ENEMY, NORTH, ROADS, SIDES, SOUTH, SPECIALS
from .position import TURN_LIMIT, Position, Road
from .refused import ModelRefused
from .rules import Rules

_LINE = "[MTPCSGRYKA]*"
_NUMBER = "[1-9][0-9]{0,2}"
_ROAD = re.compile(rf"(!?)({_NUMBER})?({_LINE})\|({_LINE})({_NUMBER})?(!?)")
_TURN = re.compile(rf"([sn])({_NUMBER}):(0|{_NUMBER})(?:#([sn=]))?")
_EFFECT = re.compile(
    rf"dig-in:[sn][1-7]|supply-cut:[sn]{_NUMBER}|second-front:[sn]{_NUMBER}|intelligence:[sn]|night-march|fresh"
)


def read_position(text: str, revision: int) -> Position:
    if not text.isascii():
        raise ModelRefused("a position is plain ASCII")
    fields = text.split(" ")
    if len(fields) != 7:
        raise ModelRefused(f"a position has seven fields separated by single spaces, not {len(fields)}")
    rules = Rules.read(fields[0], revision)
    roads = _read_roads(fields[1], rules.road_length)
    side, turn, ap, result = _read_turn(fields[2])
    south_objective, south_hand = _read_cards(fields[3], rules)
    north_objective, north_hand = _read_cards(fields[4], rules)
    objective_deck, victory_deck = _read_decks(fields[5])
    position = Position(
        rules=rules,
        roads=roads,
        side=side,
        turn=turn,
        ap=ap,
        result=result,
        objective={SOUTH: south_objective, NORTH: north_objective},
        hand={SOUTH: south_hand, NORTH: north_hand},
        objective_deck=objective_deck,
        victory_deck=victory_deck,
    )
    _read_effects(fields[6], position)
    _check_turn(position)
    _check_cards(position)
    _check_effects(position)
    _check_armies(position)
    _check_winner(position)
    return position


def _read_roads(text: str, road_length: int) -> dict[int, Road]:
    parts = text.split("/")
    if len(parts) != len(ROADS):
        raise ModelRefused(f"there are seven roads, not {len(parts)}")
    return {number: _read_road(part, road_length) for number, part in zip(ROADS, parts, strict=True)}


def _read_road(text: str, road_length: int) -> Road:
    match = _ROAD.fullmatch(text)
    if match is None:
        raise ModelRefused(f"not a road: {text!r}")
    south_mark, south_distance, south_line, north_line, north_distance, north_mark = match.groups()
    road = Road(
        lines={SOUTH: list(south_line), NORTH: list(reversed(north_line))},
        distance={SOUTH: int(south_distance or 0), NORTH: int(north_distance or 0)},
    )
    for side in SIDES:
        if road.distance[side] and not road.lines[side]:
            raise ModelRefused(f"a distance without a line: {text!r}")
    if road.gap(road_length) < 0:
        raise ModelRefused(f"units overlap: {text!r}")
    for side, mark in ((SOUTH, south_mark), (NORTH, north_mark)):
        flush = bool(road.lines[side]) and road.reach(side) == road_length
        if flush and not mark:
            raise ModelRefused(f"a line reaches the far edge without a conqueror's mark: {text!r}")
        if mark and not flush:
            raise ModelRefused(f"a conqueror's mark without a line that reaches the far edge: {text!r}")
        if mark and road.lines[ENEMY[side]]:
            raise ModelRefused(f"an enemy unit on a conquered road: {text!r}")
        if mark:
            road.conqueror = side
    return road


def _read_turn(text: str) -> tuple[str, int, int, str | None]:
    match = _TURN.fullmatch(text)
    if match is None:
        raise ModelRefused(f"not a turn: {text!r}")
    side, turn, ap, result = match.groups()
    return side, int(turn), int(ap), result


def _read_list(text: str) -> list[str]:
    # An empty text becomes one card without a name, which no deck has.
    return [] if text == "-" else text.split(",")


def _read_cards(text: str, rules: Rules) -> tuple[str | None, list[str]]:
    parts = text.split("/")
    if len(parts) != 2:
        raise ModelRefused(f"a player's cards are an objective and a hand: {text!r}")
    objective, hand = parts[0], _read_list(parts[1])
    if (objective == "-") == rules.objectives:
        raise ModelRefused("each player holds one objective, and none with objectives off")
    if hand != sorted(hand):
        raise ModelRefused(f"a hand is sorted as text: {text!r}")
    return (objective if rules.objectives else None), hand


def _read_decks(text: str) -> tuple[list[str], list[str]]:
    parts = text.split("/")
    if len(parts) != 2:
        raise ModelRefused(f"there are two decks: {text!r}")
    return _read_list(parts[0]), _read_list(parts[1])


def _read_effects(text: str, position: Position) -> None:
    effects = _read_list(text)
    if effects != sorted(effects):
        raise ModelRefused(f"effects are sorted as text: {text!r}")
    if len(effects) != len(set(effects)):
        raise ModelRefused(f"an effect appears twice: {text!r}")
    for effect in effects:
        if _EFFECT.fullmatch(effect) is None:
            raise ModelRefused(f"no such effect: {effect!r}")
        name, _, value = effect.partition(":")
        if name == "dig-in":
            position.dug_in.add((value[0], int(value[1])))
        elif name == "intelligence":
            position.knows_objective[value] = True
        elif name == "night-march":
            position.night_march = True
        elif name == "fresh":
            position.fresh = True
        else:
            amounts = position.supply_cut if name == "supply-cut" else position.second_front
            if amounts[value[0]]:
                raise ModelRefused(f"{name} of one side appears twice: {text!r}")
            amounts[value[0]] = int(value[1:])


def _check_turn(position: Position) -> None:
    if position.turn > TURN_LIMIT:
        raise ModelRefused(f"turns are 1 to {TURN_LIMIT}")
    rules = position.rules
    if position.ap > 4 + sum(
        count * max(0, rules.points(card)) for card, count in rules.victory_card_counts.items()
    ):
        raise ModelRefused(f"more AP than a turn can have: {position.ap}")


def _check_cards(position: Position) -> None:
    objectives = [card for card in position.objective.values() if card is not None] + position.objective_deck
    _check_listed(objectives, dict.fromkeys(position.rules.objective_cards, 1))
    victory_cards = position.hand[SOUTH] + position.hand[NORTH] + position.victory_deck
    _check_listed(victory_cards, position.rules.victory_card_counts)


def _check_listed(cards: list[str], counts: dict[str, int]) -> None:
    for card, listed in Counter(cards).items():
        if card not in counts:
            raise ModelRefused(f"no such card in the deck: {card!r}")
        if listed > counts[card]:
            raise ModelRefused(f"{card!r} is listed more often than the deck has it")


def _check_effects(position: Position) -> None:
    rules = position.rules
    if any(amount % 2 for amount in position.supply_cut.values()):
        raise ModelRefused("a supply-cut takes 2 AP")
    in_force = {
        "dig-in": len(position.dug_in),
        "supply-cut": sum(position.supply_cut.values()) // 2,
        "second-front": sum(position.second_front.values()),
        "intelligence": sum(position.knows_objective.values()),
        "night-march": int(position.night_march),
    }
    for card, number in in_force.items():
        if number > rules.victory_card_counts.get(card, 0):
            raise ModelRefused(f"more {card} in force than the deck has")
    if position.supply_cut[position.side]:
        raise ModelRefused("the side to move has a supply-cut before it; its turn has begun")
    if in_force["second-front"] and not rules.specials:
        raise ModelRefused("second-front without special units in play")
    if in_force["intelligence"] and not rules.objectives:
        raise ModelRefused("intelligence without objectives")
    if any(position.roads[number].conqueror is not None for _, number in position.dug_in):
        raise ModelRefused("dig-in on a conquered road")
    if position.fresh and rules.mortar_fires == "always":
        raise ModelRefused("fresh although mortars always fire")
    if position.fresh and not position.has_mortar_on_open_road(position.side):
        raise ModelRefused("fresh without a mortar on a road that is not conquered")


def _check_armies(position: Position) -> None:
    for side in SIDES:
        units = Counter(position.on_battlefield(side))
        for letter, number in units.items():
            if letter not in position.rules.army:
                raise ModelRefused(f"{letter} is not in play")
            if number > position.rules.army[letter]:
                raise ModelRefused(f"more {letter} than the army has")
        if sum(units[letter] for letter in SPECIALS) > position.specials_limit(side):
            raise ModelRefused("more special units than R2.4 allows")


def _check_winner(position: Position) -> None:
    for side in SIDES:
        if position.result != side and position.way_of_winning(side) is not None:
            raise ModelRefused("a side fulfils R7.2 and is not the winner")


def write_position(position: Position) -> str:
    """The whole position."""
    cards = {side: f"{position.objective[side] or '-'}/{_write_list(position.hand[side])}" for side in SIDES}
    decks = f"{_write_list(position.objective_deck)}/{_write_list(position.victory_deck)}"
    return _write_fields(position, cards, decks)


def write_view(position: Position, viewer: str | None) -> str:
    """What a side, or a spectator (None), may see of a game that has not ended (R11)."""
    cards = {}
    for side in SIDES:
        objective, hand = position.objective[side] or "-", position.hand[side]
        if side != viewer:
            known = viewer is not None and position.knows_objective[viewer]
            if position.rules.objectives and not known:
                objective = "?"
            hand = ["?"] * len(hand)
        cards[side] = f"{objective}/{_write_list(hand)}"
    decks = f"#{len(position.objective_deck)}/#{len(position.victory_deck)}"
    return _write_fields(position, cards, decks)


def _write_fields(position: Position, cards: dict[str, str], decks: str) -> str:
    roads = "/".join(_write_road(position.roads[number]) for number in ROADS)
    turn = f"{position.side}{position.turn}:{position.ap}"
    if position.result is not None:
        turn += f"#{position.result}"
    effects = _write_list(sorted(_effects(position)))
    return " ".join([str(position.rules), roads, turn, cards[SOUTH], cards[NORTH], decks, effects])


def _write_road(road: Road) -> str:
    mark = {side: "!" if road.conqueror == side else "" for side in SIDES}
    distance = {side: str(road.distance[side] or "") for side in SIDES}
    south = mark[SOUTH] + distance[SOUTH] + "".join(road.lines[SOUTH])
    north = "".join(reversed(road.lines[NORTH])) + distance[NORTH] + mark[NORTH]
    return f"{south}|{north}"


def _write_list(items: list[str]) -> str:
    return ",".join(items) or "-"


def _effects(position: Position) -> Iterable[str]:
    for side, number in position.dug_in:
        yield f"dig-in:{side}{number}"
    for side in SIDES:
        if position.supply_cut[side]:
            yield f"supply-cut:{side}{position.supply_cut[side]}"
        if position.second_front[side]:
            yield f"second-front:{side}{position.second_front[side]}"
        if position.knows_objective[side]:
            yield f"intelligence:{side}"
    if position.night_march:
        yield "night-march"
    if position.fresh:
        yield "fresh"
