"""Finds the reasons for an action or a turn. `reasons` defines them and their weights.

Reasons are derived from the positions before and after, as far as the viewer sees them. Hidden cards are
dealt at random to play the actions, and no reason depends on them. This module does not evaluate actions; the
search does. `texts` has the sentences.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from ...game.events import Event, describe
from ...rules.clash import beats
from ...rules.errors import IllegalAction
from ...rules.objectives import roads_needed
from ...rules.refusal import Value, is_blocked
from ...rules.tables import Action
from ...rules.types import ROADS, TURN_AP, Objective, Side, Termination, Unit
from ...state import State
from ...view import View
from ..base import require_turn
from ..exact.endings import find_conquest, find_win, threats
from .reasons import Reason, make_reason

#: Node limit of each exact search.
LIMIT: Final = 20_000
#: Deals to try until the actions can be played: an unknown objective may end the game too early.
_DEALS: Final = 16


def explain(before: View, action: Action | str) -> tuple[Reason, ...]:
    """The reasons for one action of the viewer, the most important first."""
    return explain_turn(before, (action,))


def explain_turn(before: View, actions: Sequence[Action | str]) -> tuple[Reason, ...]:
    """The reasons for several actions of one turn, taken together.

    Immediate effects are explained for each action, consequences for the position after the last one.
    """
    require_turn(before)
    steps = _play_out(before, actions)
    if not steps:
        return ()
    found = [reason for step in steps for reason in _immediate(step)]
    last = steps[-1].before if steps[-1].action.kind == "end" else steps[-1].after
    if not last.is_over:
        found += _prospects(_Outlook(steps[0].before), _Outlook(last), steps)
    if not found:
        moved = dict.fromkeys(s.action.road for s in steps if s.action.kind in ("place", "redeploy"))
        found += [make_reason("advances", road=road, gap=last.gap(road)) for road in moved if road]
    kept = {(reason.code, *sorted(reason.values.items())): reason for reason in reversed(found)}
    return tuple(sorted(kept.values(), key=lambda reason: -reason.weight))


# ---------------------------------------------------------------- playing the actions out


@dataclass(frozen=True, slots=True)
class _Step:
    """One action on the dealt position. `objective` is the viewer's; `None` after New orders."""

    before: State
    action: Action
    after: State
    objective: Objective | None

    @property
    def side(self) -> Side:
        return self.before.side


def _play_out(view: View, actions: Sequence[Action | str]) -> list[_Step]:
    """Play the actions on a deal that fits the view and in which all of them are legal."""
    for seed in range(_DEALS - 1):
        with suppress(IllegalAction):
            return _play_on(_deal(view, actions, seed), view, actions)
    return _play_on(_deal(view, actions, _DEALS), view, actions)


def _deal(view: View, actions: Sequence[Action | str], seed: int) -> State:
    """A deal that fits the view, with only those unseen victory cards that the actions play.

    A card drawn on a conquest is unknown, so no reason may depend on it.
    """
    state = State.sample(view, random.Random(seed))
    layout, number = state.layout(), state.side.number
    played = Counter(card for card in (state.action(action).card for action in actions) if card)
    drawn = played - Counter(layout.cards[number].hand)
    hands = [cards if n == number else replace(cards, hand=()) for n, cards in enumerate(layout.cards)]
    dealt = replace(layout, victory_deck=tuple(drawn.elements()), cards=(hands[0], hands[1]))
    return State.from_layout(state.rules, dealt)


def _play_on(state: State, view: View, actions: Sequence[Action | str]) -> list[_Step]:
    own = view.layout.cards[Side(view.viewer).number].objective
    objective = next((card for card in view.variant.ruleset.objectives if card.id == own), None)
    steps = []
    for action in map(state.action, actions):
        after = _after(state, action)
        if action.card == "intelligence":
            # The revealed card is unknown, so the viewer keeps its old knowledge.
            layout = after.layout()
            effects = replace(layout.effects, intelligence=state.layout().effects.intelligence)
            after = State.from_layout(state.rules, replace(layout, effects=effects))
        steps.append(_Step(state, action, after, objective))
        state = after
        if action.card == "new-orders":
            objective = None
    return steps


# ---------------------------------------------------------------- the viewer's objective


def _held(state: State, side: Side) -> frozenset[int]:
    return frozenset(road for road in range(1, ROADS + 1) if state.conqueror(road) is side)


def _counts(objective: Objective | None, state: State, side: Side, road: int) -> bool:
    """Whether conquering a road brings the objective closer."""
    if objective is None:
        return False
    own, enemy = _held(state, side) - {road}, _held(state, side.other)
    now, then = (roads_needed(objective, held, enemy) for held in (own, own | {road}))
    return now is not None and then is not None and then < now


def _wanted(objective: Objective | None, state: State, side: Side, road: int) -> bool:
    """Whether the card names this road, and conquering it brings the objective closer."""
    named = objective is not None and any(road in t.roads for t in objective.take if len(t.roads) < ROADS)
    return named and _counts(objective, state, side, road)


# ---------------------------------------------------------------- immediate effects


def _immediate(step: _Step) -> Iterator[Reason]:
    """The immediate effects of one action."""
    before, action = step.before, step.action
    if action.kind == "end":
        # R3.1: AP that could have placed a unit are lost.
        if any(other.kind == "place" for other in before.legal_actions()):
            yield make_reason("wastes", 2.0 * before.ap, ap=before.ap)
        return
    events = describe(before, action, step.after)
    yield from _victory(step)
    if action.road and before.conqueror(action.road) is not step.after.conqueror(action.road):
        yield from _conquest(step, action.road)
    if action.card is not None:
        yield from _card(step, action.card, events)
        if step.after.ap > step.before.ap:
            yield make_reason("card-reinforcements", ap=step.after.ap)
    elif action.kind == "place":
        yield from _saving(step, action.road or 0)
    elif action.kind == "redeploy":
        yield from _redeployment(step, events[0])
    else:
        yield _retreat(step, events[0]) if action.kind == "retreat" else _removal(events)


def _victory(step: _Step) -> Iterator[Reason]:
    outcome = step.after.outcome
    if outcome is None or outcome.winner is not step.side:
        return
    if outcome.termination is Termination.THREE_ROADS:
        yield make_reason("wins-by-roads")
    elif step.objective is not None and step.action.card != "new-orders":
        yield make_reason("wins-by-objective", objective=step.objective.id)


def _conquest(step: _Step, road: int) -> Iterator[Reason]:
    wanted = _counts(step.objective, step.before, step.side, road)
    yield make_reason("conquers-wanted" if wanted else "conquers", road=road)
    if not step.after.is_over:
        # R2.4: a special unit on a conquered road counts towards the limit for the rest of the game.
        units = _units(step.after)
        for letter in step.after.line(step.side, road).units:
            if units[letter].special:
                yield make_reason("wedges", road=road, unit=letter)


def _where(event: Event) -> dict[str, Value]:
    """The unit that acted, and its road."""
    return {"road": event.road or 0, "unit": event.unit or ""}


def _removal(events: Sequence[Event]) -> Reason:
    deed = events[0]
    if any(event.kind == "left" and event.side is deed.side for event in events):
        return make_reason("trades", **_where(deed), enemy=deed.units[0])
    code, where = ("fires", deed.target or 0) if deed.kind == "fired" else ("sweeps", deed.road or 0)
    values = {**_where(deed), "road": where, "units": "".join(deed.units)}
    return make_reason(code, 2.0 * len(deed.units), **values)


def _retreat(step: _Step, event: Event) -> Reason:
    if is_blocked(step.before, step.side, event.road or 0):
        return make_reason("frees", **_where(event))
    special = _units(step.before)[event.unit or ""].special
    return make_reason("frees-special" if special else "withdraws", **_where(event))


def _redeployment(step: _Step, event: Event) -> Iterator[Reason]:
    """A redeployment saves a unit if its kind is scarce in stock."""
    left = step.before.stock(step.side)[event.unit or ""]
    if left <= 1:
        yield make_reason("saves-units", 2.0 * (left == 0), **_where(event), left=left)


def _saving(step: _Step, road: int) -> Iterator[Reason]:
    """Another unit replaced a mine, and mines are needed against tanks (R2.1)."""
    before, side, units = step.before, step.side, _units(step.before)
    mine = next((unit for unit in units.values() if unit.unit_class == "mine"), None)
    if mine is None or step.action.unit == mine.letter:
        return
    # A mine is used in contact with the enemy, or as the first unit on a road.
    if step.after.gap(road) and before.line(side, road).units:
        return
    left = before.stock(side).get(mine.letter, 0)
    leading = {r: before.line(side.other, r).units[-1:] for r in _open_roads(before)}
    prey = [r for r, letter in leading.items() if letter and beats(mine, units[letter])]
    if leading[road] and road not in prey and 0 < left <= len(prey) > 1:
        yield make_reason("keeps", unit=mine.letter, left=left, enemy=leading[prey[0]], count=len(prey))


# ---------------------------------------------------------------- cards


def _card(step: _Step, card: str, events: Sequence[Event]) -> Iterator[Reason]:
    before, side, road = step.before, step.side, step.action.road
    if card in ("forced-march", "withdrawal", "sabotage"):
        yield from _road_card(step, card, events)
    elif card == "dig-in" and road is not None:
        lost = _Outlook(before).exposed.get(road, "")
        if lost:
            yield make_reason("card-dig-in-saves", len(lost), road=road, units=lost)
        else:
            yield make_reason("card-dig-in", road=road)
    elif card == "supply-cut":
        cut = step.after.layout().effects.supply_cut[side.other.number]
        yield make_reason("card-supply-cut", ap=max(0, TURN_AP - cut))
    elif card == "second-front":
        yield make_reason(
            "card-second-front", limit=1 + step.after.layout().effects.second_front[side.number]
        )
    elif card == "intelligence":
        yield make_reason("card-intelligence")
    elif card == "night-march":
        lines = sum(len(before.line(side, r).units) > 1 for r in _open_roads(before))
        yield make_reason("card-night-march", lines, count=lines)
    elif card == "new-orders":
        yield from _new_orders(step)
    elif card != "reinforcements":
        raise ValueError(f"No explanation for the card {card}.")


def _new_orders(step: _Step) -> Iterator[Reason]:
    if step.objective is None:
        return
    before, side = step.before, step.side
    needed = roads_needed(step.objective, _held(before, side), _held(before, side.other))
    yield (
        make_reason("card-new-orders-lost")
        if needed is None
        else make_reason("card-new-orders", count=needed)
    )


def _road_card(step: _Step, card: str, events: Sequence[Event]) -> Iterator[Reason]:
    deed = events[1]
    if card == "sabotage":
        yield make_reason("card-sabotage", road=deed.road or 0, enemy=deed.units[0])
        return
    if card == "withdrawal":
        cost = 3 if is_blocked(step.before, step.side, deed.road or 0) else 2
    else:
        cost = 1 if step.before.layout().effects.night_march else 2
    saved = cost - events[0].cost
    if saved > 0:
        yield make_reason(f"card-{card}", saved, **_where(deed), ap=saved)


# ---------------------------------------------------------------- consequences


class _Outlook:
    """A position of the viewer's turn, and what could follow if the turn ended there."""

    def __init__(self, state: State) -> None:
        self.state, self.side = state, state.side
        self._conquests: dict[tuple[Side, int], bool] = {}

    def turn_of(self, side: Side) -> State | None:
        """The next turn of a side: the enemy's, or the viewer's if the enemy passes."""
        later = _after(self.state, ".")
        if side is self.side and not later.is_over:
            later.apply(".")
        return None if later.is_over else later

    def conquers(self, side: Side, road: int) -> bool:
        """Whether a side could conquer a road next turn; for the enemy also if the search did not finish."""
        if (side, road) not in self._conquests:
            later, found = self.turn_of(side), False
            if later is not None:
                ending = find_conquest(later.view(self.side).position, road, LIMIT)
                found = ending.actions is not None or (side is not self.side and not ending.finished)
            self._conquests[side, road] = found
        return self._conquests[side, road]

    def could_win(self) -> bool:
        """Whether the viewer could win in its next turn."""
        later = self.turn_of(self.side)
        return later is not None and find_win(later.view(self.side).position, LIMIT).actions is not None

    @cached_property
    def enemy_wins(self) -> frozenset[str | None]:
        """The objectives with which the enemy could win in its next turn; `None` means three roads."""
        answers = threats(self.state.view(self.side).position, LIMIT).items()
        return frozenset(card for card, ending in answers if ending.actions or not ending.finished)

    @cached_property
    def exposed(self) -> dict[int, str]:
        """For each road, the most units that the enemy could remove by one attack or shot."""
        later, lost = self.turn_of(self.side.other), dict[int, str]()
        for road, units in _losses(later) if later else ():
            if len(units) > len(lost.get(road, "")):
                lost[road] = units
        return lost


def _losses(later: State) -> Iterator[tuple[int, str]]:
    """The enemy units that the side to move could remove, at once or after placing one unit.

    After a placement only losses of two units or more count, since almost any single unit can be reached.
    """
    side = later.side.other
    for action in later.legal_actions():
        start, removal = later, action
        if action.kind == "place":
            start, removal = _after(later, action), later.action(f"x{action.road}")
        if removal.kind not in ("attack", "fire") or not start.is_legal(removal):
            continue
        if removal.road and not is_blocked(start, side, removal.road):
            continue
        after = _after(start, removal)
        for road in _open_roads(after):
            gone = _lost(later, after, side, road)
            if len(gone) > (start is not later):
                yield road, gone


def _lost(before: State, after: State, side: Side, road: int) -> str:
    """The units that a line lost at its front, front first."""
    return before.line(side, road).units[len(after.line(side, road).units) :][::-1]


def _after(state: State, action: Action | str) -> State:
    after = state.copy()
    after.apply(action)
    return after


def _prospects(start: _Outlook, end: _Outlook, steps: Sequence[_Step]) -> Iterator[Reason]:
    """What the enemy can no longer do, and what the viewer can do next turn."""
    new_orders = any(step.action.card == "new-orders" for step in steps)
    ended = steps[-1].action.kind == "end"
    yield from _endings(start, end, ended)
    if not new_orders and end.could_win() and not start.could_win():
        yield make_reason("threatens-win")
    for road in _open_roads(end.state) if ended else ():
        if end.conquers(end.side.other, road):
            yield make_reason("leaves", road=road)
    for road in _changed(start.state, end.state):
        yield from _contact(start, end, road)
        yield from _ways(start, end, road, None if new_orders else steps[0].objective)


def _endings(start: _Outlook, end: _Outlook, ended: bool) -> Iterator[Reason]:
    """Wins of the enemy's next turn: certain ones, and those that depend on its objective."""
    before, after = start.enemy_wins, end.enemy_wins
    seen = start.state.view(start.side).layout.cards[start.side.other.number].objective
    certain = {None, seen}
    if before & certain and not after:
        yield make_reason("stops-win")
    elif not before & certain and before - after:
        yield make_reason("stops-possible-win", count=len(before - after))
    if ended and after & certain:
        yield make_reason("leaves-win")
    elif ended and after:
        yield make_reason("leaves-possible-win", count=len(after))


def _contact(start: _Outlook, end: _Outlook, road: int) -> Iterator[Reason]:
    """Blocked units, and what an attack could remove."""
    state, side = end.state, end.side
    own, enemy = (state.line(who, road).units for who in (side, side.other))
    same = start.state.line(side.other, road).units == enemy
    if is_blocked(state, side.other, road) and not (same and is_blocked(start.state, side.other, road)):
        length = _units(state)[enemy[-1]].length
        yield make_reason("blocks", length, road=road, unit=own[-1], enemy=enemy[-1])
    swept = _sweep(state, road)
    if len(swept) > max(1, len(_sweep(start.state, road))):
        yield make_reason("threatens-sweep", 2.0 * len(swept), road=road, unit=own[-1], units=swept)
    lost = end.exposed.get(road, "")
    if len(lost) > len(start.exposed.get(road, "")):
        yield make_reason("exposes", 2.0 * len(lost), road=road, units=lost)


def _sweep(state: State, road: int) -> str:
    """The enemy units an attack would remove from a road now; none for a trade."""
    enemy = state.side.other
    if not is_blocked(state, enemy, road) or not state.is_legal(f"x{road}"):
        return ""
    return _lost(state, _after(state, f"x{road}"), enemy, road)


def _ways(start: _Outlook, end: _Outlook, road: int, objective: Objective | None) -> Iterator[Reason]:
    """Roads that open for the viewer or close for the enemy."""
    state, side = end.state, end.side
    own_before, own = (s.line(side, road).units for s in (start.state, state))
    wanted = _wanted(objective, state, side, road)
    held = not end.conquers(side.other, road)
    if start.conquers(side.other, road) and held:
        denied = objective is not None and road in objective.deny
        yield make_reason("defends-denied" if denied else "defends", road=road)
    elif own and not own_before and state.line(side.other, road).units and held:
        yield make_reason("closes-door", road=road, unit=own[-1])
    if end.conquers(side, road) and not start.conquers(side, road):
        yield make_reason("threatens-wanted" if wanted else "threatens", road=road)
    elif wanted and _reach(state, side, road) > _reach(start.state, side, road):
        yield make_reason("prepares", road=road, gap=state.gap(road))


# ---------------------------------------------------------------- helpers


def _units(state: State) -> dict[str, Unit]:
    return {unit.letter: unit for unit in state.rules.ruleset.army}


def _open_roads(state: State) -> list[int]:
    return [road for road in range(1, ROADS + 1) if state.conqueror(road) is None]


def _changed(start: State, end: State) -> list[int]:
    """The open roads on which something changed; all of them if the enemy's next AP changed."""
    old, new = start.layout().effects, end.layout().effects
    if old.supply_cut != new.supply_cut:
        return _open_roads(end)
    changed = {road for _, road in old.dig_in ^ new.dig_in}
    for side in Side:
        changed |= {road for road in range(1, ROADS + 1) if start.line(side, road) != end.line(side, road)}
    return [road for road in _open_roads(end) if road in changed]


def _reach(state: State, side: Side, road: int) -> int:
    """How many tiles a line reaches from its own block (R1.3)."""
    line, units = state.line(side, road), _units(state)
    return line.distance + sum(units[letter].length for letter in line.units)
