"""Positions from which the tests of a match begin."""

from __future__ import annotations

from collections.abc import Mapping

from sevenroads import State
from sevenroads.game import Match

#: The objectives are such that nothing in these tests fulfils them by accident.
CARDS = "136/{hand} 257/{enemy_hand} {objectives}/{victory} {effects}"


def at(
    roads: Mapping[int, str] | None = None,
    *,
    rules: str = "ardennes",
    turn: str = "s9:4",
    hand: str = "-",
    enemy_hand: str = "-",
    objectives: str = "235,147",
    victory: str = "-",
    effects: str = "-",
) -> Match:
    """A match with cards, that begins with these roads."""
    cards = CARDS.format(
        hand=hand, enemy_hand=enemy_hand, objectives=objectives, victory=victory, effects=effects
    )
    return Match(State.parse(f"{rules} {roads_field(roads or {})} {turn} {cards}"))


def bare(roads: Mapping[int, str] | None = None, *, rules: str = "ardennes", turn: str = "s9:4") -> Match:
    """A match without cards and objectives."""
    field = roads_field(roads or {})
    return Match(State.parse(f"{rules}+novictory+noobjectives {field} {turn} -/- -/- -/- -"))


def roads_field(roads: Mapping[int, str]) -> str:
    return "/".join(roads.get(road, "|") for road in range(1, 8))


def play(match: Match, actions: str) -> Match:
    for action in actions.split():
        match.play(action)
    return match


# ---------------------------------------------------------------- one game for each way to end


def won_by_objective() -> Match:
    start = "ardennes+novictory TTTTT|/|/|/!1PPPPPPG|/|/|/| s9:4 146/- 246/- 235/- -"
    return play(Match(State.parse(start)), "M2 T1")


def won_by_three_roads() -> Match:
    roads = {1: "!TTTTTT|", 4: "!1PPPPPPG|", 6: "4MMMMMTCC|"}
    return play(bare(roads), "S6")


def drawn_by_the_turn_limit() -> Match:
    return play(bare({2: "T|M"}, turn="n400:4"), "P5 .")


def drawn_since_nobody_can_win() -> Match:
    roads = "|TTT9!/!9TTT|/|PPPP10!/|TTTT6!/|/!10PPPP|/!6TTTT|"
    start = f"prototype {roads} n9:4 1347x/- 1267x/- 1357x/sabotage -"
    return play(Match(State.parse(start)), "P5 .")


def drawn_by_repetition() -> Match:
    return play(Match(State.new("ardennes", seed=1)), "T1 <1 . P7 <7 . . .")
