"""Positions for the rule tests: short to write, and played from both seats.

A test is written as if the acting player sat south. `Table` plays it from either seat: for north it
turns the position and every action by 180 degrees, and turns back whatever the test asks for.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

import pytest

from sevenroads import IllegalAction, State

EDITIONS = ("ardennes", "prototype", "dday")
SEATS = ("south", "north")
ROADS = range(1, 8)

#: The special unit with arrows to both sides, and how many roads away it fires.
GUN = {"ardennes": "K", "prototype": "K", "dday": "A"}
REACH = {"ardennes": 1, "prototype": 1, "dday": 3}
SPECIALS = {edition: "GRY" + GUN[edition] for edition in EDITIONS}

LENGTH = {"M": 1, "T": 3, "P": 2, "C": 2, "S": 2, "G": 5, "R": 2, "Y": 1, "K": 3, "A": 3}
COUNT = {"M": 5, "T": 7, "P": 6, "C": 2, "S": 1, "G": 1, "R": 1, "Y": 1, "K": 1, "A": 1}

#: Objectives that a test gives the players when it does not care which they are.
OBJECTIVES = {"ardennes": ("136", "257"), "prototype": ("1246x", "2467x"), "dday": ("136", "257")}

both_seats = pytest.mark.parametrize("seat", SEATS)
all_editions = pytest.mark.parametrize("edition", EDITIONS)
retail_editions = pytest.mark.parametrize("edition", ["ardennes", "dday"])
command_tank_editions = pytest.mark.parametrize("edition", ["ardennes", "prototype"])

_ROAD = re.compile(r"(!?)(\d*)([A-Z]*)[|]([A-Z]*)(\d*)(!?)")
_SIDE = str.maketrans("sn", "ns")


def army(edition: str) -> str:
    """The letters of an edition's units."""
    return "MTPCS" + SPECIALS[edition]


def roads_field(roads: Mapping[int, str]) -> str:
    """Field 2 of a position from the roads that are not empty."""
    return "/".join(roads.get(road, "|") for road in ROADS)


# ---------------------------------------------------------------- the board turned by 180 degrees


def mirrored_road(road: str) -> str:
    match = _ROAD.fullmatch(road)
    assert match, road
    south_mark, south_distance, south, north, north_distance, north_mark = match.groups()
    return f"{north_mark}{north_distance}{north[::-1]}|{south[::-1]}{south_distance}{south_mark}"


def mirrored_objective(card: str) -> str:
    """The same objective with road r for road 8 - r: the shipped decks have it for each card."""
    if card in ("west", "east"):
        return "east" if card == "west" else "west"
    if not card[0].isdigit():
        return card
    suffix = card.lstrip("1234567")
    numbers = sorted(8 - int(number) for number in card.removesuffix(suffix))
    return "".join(map(str, numbers)) + suffix


def mirrored_effect(effect: str) -> str:
    name, colon, rest = effect.partition(":")
    if not colon:
        return effect
    number = rest[1:]
    if name == "dig-in":
        number = str(8 - int(number))
    return f"{name}:{rest[0].translate(_SIDE)}{number}"


def mirrored_side(side: str) -> str:
    return {"south": "north", "north": "south"}[side]


def _mirrored_cards(text: str) -> str:
    objective, _, hand = text.partition("/")
    return f"{mirrored_objective(objective)}/{hand}"


def _mirrored_decks(text: str) -> str:
    objectives, _, victory = text.partition("/")
    if not objectives.startswith("#"):
        objectives = ",".join(map(mirrored_objective, objectives.split(",")))
    return f"{objectives}/{victory}"


def mirrored(text: str) -> str:
    """A position or view turned by 180 degrees: south and north change places, road r is 8 - r."""
    rules, roads, turn, south, north, decks, effects = text.split(" ")
    return " ".join(
        (
            rules,
            "/".join(mirrored_road(road) for road in reversed(roads.split("/"))),
            turn.translate(_SIDE),
            _mirrored_cards(north),
            _mirrored_cards(south),
            _mirrored_decks(decks),
            ",".join(sorted(map(mirrored_effect, effects.split(",")))),
        )
    )


def mirrored_action(action: str) -> str:
    """The same action seen from the other seat; left and right are the owner's and stay."""
    if action[-1].isdigit():
        return f"{action[:-1]}{8 - int(action[-1])}"
    return action


# ---------------------------------------------------------------- a position to play on


@cache
def _read(text: str) -> State:
    return State.parse(text)


class Table:
    """A position to play on, described as if the player in `seat` sat south."""

    def __init__(self, text: str, seat: str = "south") -> None:
        self.seat = seat
        self.state = _read(text if seat == "south" else mirrored(text)).copy()

    def _action(self, action: str) -> str:
        return action if self.seat == "south" else mirrored_action(action)

    def _side(self, side: str) -> str:
        return side if self.seat == "south" else mirrored_side(side)

    def _road(self, road: int) -> int:
        return road if self.seat == "south" else 8 - road

    def play(self, *actions: str) -> Table:
        for action in actions:
            self.state.apply(self._action(action))
        return self

    def after(self, *actions: str) -> Table:
        """Another table on which these actions were played; this one stays as it is."""
        other = Table.__new__(Table)
        other.seat, other.state = self.seat, self.state.copy()
        return other.play(*actions)

    # what is asked of the position

    @property
    def text(self) -> str:
        return str(self.state) if self.seat == "south" else mirrored(str(self.state))

    @property
    def fields(self) -> list[str]:
        return self.text.split(" ")

    @property
    def roads(self) -> str:
        return self.fields[1]

    def road(self, road: int) -> str:
        return self.roads.split("/")[road - 1]

    @property
    def turn(self) -> str:
        """Field 3, such as `s9:4`."""
        return self.fields[2]

    @property
    def ap(self) -> int:
        return self.state.ap

    @property
    def effects(self) -> str:
        return self.fields[6]

    def objective(self, side: str = "south") -> str:
        return self.fields[3 if side == "south" else 4].split("/")[0]

    def hand(self, side: str = "south") -> str:
        return self.fields[3 if side == "south" else 4].split("/")[1]

    @property
    def objective_deck(self) -> str:
        return self.fields[5].split("/")[0]

    @property
    def victory_deck(self) -> str:
        return self.fields[5].split("/")[1]

    def stock(self, side: str = "south") -> dict[str, int]:
        return self.state.stock(self._side(side))

    def gap(self, road: int) -> int:
        return self.state.gap(self._road(road))

    def conqueror(self, road: int) -> str | None:
        side = self.state.conqueror(self._road(road))
        return None if side is None else self._side(str(side))

    @property
    def outcome(self) -> tuple[str, str | None] | None:
        """How the game ended and who won."""
        outcome = self.state.outcome
        if outcome is None:
            return None
        winner = None if outcome.winner is None else self._side(str(outcome.winner))
        return str(outcome.termination), winner

    def view(self, viewer: str) -> str:
        """The view of `south`, `north` or a `spectator` in notation."""
        who = viewer if viewer == "spectator" else self._side(viewer)
        text = str(self.state.view(who))
        return text if self.seat == "south" else mirrored(text)

    # what is asked of an action

    @property
    def legal(self) -> set[str]:
        return {self._action(str(action)) for action in self.state.legal_actions()}

    def allows(self, action: str) -> bool:
        """Whether an action is legal; the list and the question must agree."""
        listed = action in self.legal
        assert (self.state.why_not(self._action(action)) is None) == listed, action
        return listed

    def refused(self, action: str) -> str:
        """The rule an action breaks. It is refused through every interface, and changes nothing."""
        written = self._action(action)
        before = str(self.state)
        with pytest.raises(IllegalAction) as caught:
            self.state.apply(written)
        assert str(self.state) == before
        assert action not in self.legal
        reason = self.state.refusal(written)
        assert reason is not None
        assert reason.rule == caught.value.rule
        assert (self.state.why_not(written) or "").endswith(f"({reason.rule}).")
        return reason.rule


def without_cards(
    seat: str,
    roads: Mapping[int, str],
    edition: str = "ardennes",
    *,
    specials: str = "",
    options: str = "",
    turn: str = "s9:4",
    effects: str = "-",
) -> Table:
    """A table without victory cards and objectives. `options` follow `+noobjectives`."""
    rules = f"{edition}{specials}+novictory+noobjectives{options}"
    return Table(f"{rules} {roads_field(roads)} {turn} -/- -/- -/- {effects}", seat)


def with_cards(
    seat: str,
    roads: Mapping[int, str],
    edition: str = "ardennes",
    *,
    options: str = "",
    turn: str = "s9:4",
    hand: str = "-",
    enemy_hand: str = "-",
    objective: str | None = None,
    enemy_objective: str | None = None,
    objective_deck: str = "-",
    victory_deck: str = "-",
    effects: str = "-",
) -> Table:
    """A table with cards, `hand` and `objective` being south's; all others have been discarded."""
    own = objective or OBJECTIVES[edition][0]
    enemy = enemy_objective or OBJECTIVES[edition][1]
    return Table(
        f"{edition}{options} {roads_field(roads)} {turn} {own}/{hand} {enemy}/{enemy_hand} "
        f"{objective_deck}/{victory_deck} {effects}",
        seat,
    )
