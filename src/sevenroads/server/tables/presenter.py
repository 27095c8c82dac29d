"""Makes the messages about a table, for one viewer, from views and filtered events only.

Every function that reads a match goes through `State.view` or `seen_by`, which hide what the viewer may not
see. After the end of a game those show everything.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Final

from msgspec.structs import replace

from ...game.events import Event, describe, seen_by
from ...game.story import tell
from ...players.analyst.summary import summarise
from ...players.guided import coach
from ...players.levels import LEVELS
from ...rules.objectives import Goal, goal_of
from ...rules.types import ROADS, SIDES, Layout, Outcome, Ruleset, Side
from ...rules.types import Line as UnitLine
from ...state import State
from ...texts import Texts
from ...view import View
from .. import wire
from ..runtime.errors import CommandRefused
from ..store.accounts import User
from ..store.ratings import Change
from ..store.rows import GameRow
from .rated_games import Standing
from .table import AppliedEntry, Table, seats_of

#: Of a player whose ratings were not read.
_UNKNOWN: Final = Standing()
#: The most entries that a snapshot contains; a client that has missed more gets the position alone.
MOST_ENTRIES: Final = 200
#: The most actions in one answer with a game's history; the newest are sent.
LONGEST_HISTORY: Final = 200


def position_view(view: View, other: wire.PositionView | None = None) -> wire.PositionView:
    """A view as a message. `other` is the same position for another viewer: only the cards differ."""
    if other is not None:
        return replace(other, text=str(view), cards=_cards(view.variant.ruleset, view.layout))
    return _position(view, str(view), view.layout, view.discards or ())


def open_position(state: State) -> wire.PositionView:
    """A whole position, nothing hidden: of an ended game, or of a user's own."""
    return _position(state, str(state), state.layout(), ())


def _position(
    source: View | State, text: str, layout: Layout, discards: tuple[str, ...]
) -> wire.PositionView:
    decks = [
        deck if isinstance(deck, int) else len(deck) for deck in (layout.objective_deck, layout.victory_deck)
    ]
    effects = text.rsplit(" ", 1)[1]
    return wire.PositionView(
        text=text,
        side=seat_value(layout.side),
        turn=layout.turn,
        ap=layout.ap,
        roads=tuple(
            wire.RoadView(
                south=_line(layout.lines[0][road]),
                north=_line(layout.lines[1][road]),
                gap=source.gap(road + 1),
                conqueror=_value(layout.conquered[road]),
            )
            for road in range(ROADS)
        ),
        stock={side.value: source.stock(side) for side in SIDES},
        cards=_cards(source.variant.ruleset, layout),
        objective_deck=decks[0],
        victory_deck=decks[1],
        discards=discards,
        effects=() if effects == "-" else tuple(effects.split(",")),
        outcome=outcome_view(source.outcome),
    )


def _line(line: UnitLine) -> wire.LineView:
    return wire.LineView(units=line.units, distance=line.distance)


def _cards(rules: Ruleset, layout: Layout) -> dict[str, wire.CardsView]:
    return {
        side.value: wire.CardsView(
            objective=cards.objective, hand=cards.hand, goal=_goal(goal_of(rules, layout, side))
        )
        for side, cards in zip(SIDES, layout.cards, strict=True)
    }


def _goal(goal: Goal | None) -> wire.GoalView | None:
    return None if goal is None else wire.GoalView(objective=goal.objective, three=goal.three)


def seat_value(side: Side) -> wire.Seat:
    return side.value


def _value(side: Side | None) -> wire.Seat | None:
    return None if side is None else seat_value(side)


def outcome_view(outcome: Outcome | None) -> wire.OutcomeView | None:
    if outcome is None:
        return None
    return wire.OutcomeView(
        termination=outcome.termination.value,
        winner=_value(outcome.winner),
        rule=outcome.termination.rule,
    )


def event_view(event: Event) -> wire.EventView:
    """An event as a message; the caller has filtered it for the viewer."""
    return wire.EventView(
        kind=event.kind,
        side=seat_value(event.side),
        rule=event.rule,
        road=event.road,
        unit=event.unit,
        units=event.units,
        tile=event.tile,
        cost=event.cost,
        target=event.target,
        card=event.card,
        secret=event.secret,
        turn=event.turn,
        ap=event.ap,
        outcome=outcome_view(event.outcome),
    )


def entry_view(table: Table, applied: AppliedEntry, viewer: str) -> wire.EntryView:
    entry, events = applied.entry, applied.events
    if table.match.outcome is None:
        events = tuple(seen_by(event, viewer) for event in events)
    return wire.EntryView(
        seq=entry.seq,
        kind=entry.kind,
        seat=seat_value(entry.seat),
        at=entry.at,
        action=entry.action,
        events=tuple(event_view(event) for event in events),
        turn=applied.turn,
        undoes=applied.undoes,
    )


def moment(table: Table, viewer: wire.Viewer) -> wire.Moment:
    """The current state of a table for one viewer."""
    return moments(table, (viewer,))[viewer]


def moments(table: Table, viewers: Iterable[wire.Viewer]) -> dict[wire.Viewer, wire.Moment]:
    """The current state of a table for each of several viewers."""
    found: dict[wire.Viewer, wire.Moment] = {}
    position = None
    for view in table.match.state.views(viewers):
        position = position_view(view, position)
        found[view.viewer] = _moment(table, view, position)
    return found


def _moment(table: Table, view: View, position: wire.PositionView) -> wire.Moment:
    match = table.match
    own = None if view.viewer == "spectator" or table.over else Side(view.viewer)
    acts = own is not None and own is match.side
    return wire.Moment(
        seq=table.seq,
        position=position,
        legal=tuple(action.text for action in view.legal_actions()) if acts else (),
        undoable=match.undoable() if acts and table.settings.undo else 0,
        can_take_back=own is not None and table.settings.takeback and match.can_take_back(own),
        clock=clock_view(table),
        draw_offer=_value(match.draw_offer),
        takeback=_value(table.takeback),
        summary=_summary(table, view),
        coach=_coach(table, view) if acts and table.settings.guided else None,
    )


def _summary(table: Table, view: View) -> wire.TurnSummaryView | None:
    """The turn that has just ended, for everyone but the player who played it."""
    steps = table.match.steps
    if table.over or not steps or steps[-1].action.kind != "end" or view.viewer == steps[-1].before.side:
        return None
    turn = steps[-1].before.turn
    played = takewhile(lambda step: step.before.turn == turn, reversed(steps))
    events = (seen_by(event, view.viewer) for step in reversed(list(played)) for event in step.events)
    found = summarise(events, view)
    return wire.TurnSummaryView(
        turn=found.turn,
        side=seat_value(found.side),
        facts=tuple(
            wire.TurnFactView(code=fact.code, roads=fact.roads, count=fact.count, card=fact.card)
            for fact in found.facts
        ),
    )


def story(table: Table, row: GameRow) -> wire.Story:
    """The story of a finished game, and its deal with what is needed to check the commitment."""
    if table.match.outcome is None:
        raise CommandRefused("not-over", "The game has not ended.")
    told = tell(table.match)
    return wire.Story(
        facts=tuple(wire.StoryFactView(code=fact.code, values=dict(fact.values)) for fact in told.facts),
        conquests=tuple(
            wire.ConquestView(road=one.road, side=seat_value(one.side), turn=one.turn, decides=one.decides)
            for one in told.conquests
        ),
        start=str(table.match.start),
        salt=row.salt,
        commitment=row.commitment,
    )


def _coach(table: Table, view: View) -> wire.CoachView:
    """What the coach tells the player to act, from the player's own view and last action."""
    steps = table.match.steps
    last = steps[-1].action if steps and steps[-1].before.turn == view.turn else None
    advice, remark = coach.advise(view), coach.remark(view, last)
    return wire.CoachView(
        code=advice.code,
        action=advice.action,
        values=dict(advice.values),
        wins=advice.wins,
        remark=None if remark is None else wire.NoteView(code=remark.code, values=dict(remark.values)),
    )


def clock_view(table: Table) -> wire.ClockView | None:
    """The clock at its last change. Clients count down from there, so all are sent the same."""
    clock = table.match.clock
    if clock is None:
        return None
    south, north = clock.remaining
    return wire.ClockView(south=south, north=north, at=clock.since, running=_value(clock.running))


def entries_since(table: Table, seq: int | None, viewer: str) -> tuple[wire.EntryView, ...]:
    """The entries after number `seq`; none if there are too many, or if the client has no number."""
    if seq is None or not 0 <= table.seq - seq <= MOST_ENTRIES:
        return ()
    return tuple(entry_view(table, applied, viewer) for applied in table.log[seq:])


def whole_log(table: Table, viewer: str) -> tuple[wire.EntryView, ...]:
    return tuple(entry_view(table, applied, viewer) for applied in table.log)


def past_position(table: Table, state: State, viewer: str) -> wire.PositionView:
    """A past position of the game; after the end it is shown whole."""
    return position_view(state.view(viewer)) if table.match.outcome is None else open_position(state)


def history(
    table: Table, viewer: wire.Viewer, after: int, turn: int, before: int | None = None
) -> wire.History:
    """The actions after entry `after`, before entry `before` and from turn `turn` on, with positions.

    The viewer gets them as they may be seen.

    Actions that were undone or taken back are in the log but not in the match; they are left out.
    """
    in_match = {id(step) for step in table.match.steps}
    found = [
        (applied, applied.step)
        for applied in table.log[after : None if before is None else before - 1]
        if applied.step is not None and id(applied.step) in in_match and applied.step.before.turn >= turn
    ][-LONGEST_HISTORY:]
    return wire.History(
        viewer=viewer,
        start=past_position(table, found[0][1].before if found else table.match.state, viewer),
        steps=tuple(
            wire.HistoryStep(
                entry=entry_view(table, applied, viewer), position=past_position(table, step.after, viewer)
            )
            for applied, step in found
        ),
    )


def preview(table: Table, viewer: str, ask: wire.AskPreview) -> wire.Preview:
    """What an action of the viewer would do, worked out from the viewer's own view."""
    view = table.match.state.view(viewer)
    legal = {action.text: action for action in view.legal_actions()}
    if table.over or ask.action not in legal:
        refused = refusal_view(table.why_not(viewer, ask.action))
        return wire.Preview(id=ask.id, table=ask.table, seq=table.seq, action=ask.action, refused=refused)
    action = legal[ask.action]
    before = State.sample(view, random.Random(0))
    after = before.copy()
    after.apply(action)
    events = tuple(seen_by(event, "spectator") for event in describe(before, action, after))
    if action.card == "new-orders":
        # The new objective is a random one here, so whether it is fulfilled already says nothing.
        events = tuple(event for event in events if event.kind != "game-ended")
    return wire.Preview(
        id=ask.id,
        table=ask.table,
        seq=table.seq,
        action=ask.action,
        # What happens at the end of a turn may depend on cards that are random here.
        events=() if action.kind == "end" else tuple(event_view(event) for event in events),
        wedges="".join(_wedged(after, events)),
    )


def _wedged(after: State, events: tuple[Event, ...]) -> Iterator[str]:
    """The special units that stay on a closed road after its conquest (R2.4)."""
    for event in events:
        if event.kind == "conquered" and event.road is not None:
            for letter in after.line(event.side, event.road).units:
                if after.rules.ruleset.unit(letter).special:
                    yield letter


def refusal_view(
    refusal: CommandRefused, command: str | None = None, table: str | None = None, seq: int | None = None
) -> wire.Refused:
    """A refusal as a message; `seq` is the table's current number."""
    return wire.Refused(
        code=refusal.code,
        message=str(refusal),
        id=command,
        table=table,
        rule=refusal.rule,
        values=refusal.values,
        seq=seq,
    )


def table_info(
    row: GameRow,
    people: Mapping[int, User],
    standings: Mapping[int, Standing] | None = None,
    online: frozenset[int] = frozenset(),
    *,
    player: bool = False,
) -> wire.TableInfo:
    """A stored game as lists show it, to one of its players or to others."""
    settings = row.settings
    return wire.TableInfo(
        id=row.id,
        variant=row.variant,
        edition=row.edition,
        revision=row.rules,
        status=row.status,
        clock=settings.clock,
        created=row.created,
        rated=row.rated,
        public=row.public,
        undo=settings.undo,
        takeback=settings.takeback,
        hotseat=row.hotseat,
        south=_person(row, "south", people, standings or {}, online),
        north=_person(row, "north", people, standings or {}, online),
        started=row.started,
        ended=row.ended,
        turn=row.turn,
        side=row.side,
        seq=row.seq,
        result=row.result,
        termination=row.termination,
        commitment=row.commitment,
        # Anybody who has a table's address may watch it. The address of a private rematch is for its players.
        rematch=row.rematch if player or row.public else None,
        moved=row.moved,
        coin=settings.start == "coin",
        guided=settings.guided,
        from_position=settings.position is not None,
    )


def table_infos(
    rows: Sequence[GameRow],
    people: Mapping[int, User],
    user_id: int | None = None,
    standings: Mapping[int, Standing] | None = None,
) -> tuple[wire.TableInfo, ...]:
    """Stored games as a list shows them to a user."""
    return tuple(table_info(row, people, standings, player=bool(seats_of(row, user_id))) for row in rows)


def _person(
    row: GameRow,
    side: str,
    people: Mapping[int, User],
    standings: Mapping[int, Standing],
    online: frozenset[int],
) -> wire.Person | None:
    level = row.level(side)
    if level is not None:
        return wire.Person(name=LEVELS[level - 1].name, kind="machine", level=level, online=True)
    user = row.player(side)
    if user is None:
        return None
    person = people[user]
    standing = standings.get(user, _UNKNOWN)
    return wire.Person(
        name=person.name,
        kind=person.kind,
        rating=standing.rating,
        online=user in online,
        number=person.given_number,
        aborts=standing.aborts if row.rated else 0,
        change=_change(standing.change) if standing.change is not None else None,
    )


def player_name(person: wire.Person | None, texts: Texts) -> str:
    """A player's name as the client shows it: names that the server gave are in the reader's language."""
    if person is None:
        return "?"
    if person.level is not None:
        return texts.text(f"level-{person.level}-name", file="game")
    if person.number is None:
        return person.name
    key = "guest-name" if person.kind == "guest" else "gone-name"
    return texts.text(key, {"number": str(person.number)})


def _change(change: Change) -> wire.RatingChange:
    return wire.RatingChange(
        before=round(change.before),
        after=round(change.after),
        weight=round(change.weight * 100),
        reason=change.reason,
    )
