"""Twin games: two games that differ only in cards that one viewer may not see, and one script for both.

Every action of the script is legal in both games, and the viewer draws and is shown the same cards in both.
All other hidden cards differ: objectives, hands, decks. This module needs no server; `secrecy.py` plays the
scripts.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from sevenroads.rules.tables import Action
from sevenroads.rules.types import Layout, Side
from sevenroads.server.runtime.errors import CommandRefused
from sevenroads.server.store.rows import Entry
from sevenroads.server.tables.table import Table, TableSettings
from sevenroads.server.wire import ClockSettings
from sevenroads.state import State

#: When every game begins, in milliseconds; a number that the masks recognise.
BEGAN = 1_790_000_000_000
#: Entries after which a game is ended by resignation, draw or abort.
LONGEST = 55
SEATS = ("south", "north")
VIEWERS = (*SEATS, "spectator")
_EDITIONS = ("ardennes", "dday", "prototype")
_REVEALING = ("new-orders", "intelligence")
_DECREES = (
    *("undo", "undo", "undo", "restart", "restart", "draw-offer", "draw-decline"),
    *("takeback-ask", "takeback-ask", "takeback-accept", "takeback-accept", "takeback-decline"),
)


@dataclass(frozen=True, slots=True)
class Step:
    """One step of the script: `who` sends `message`, or without a message the viewer does `what`."""

    what: str
    at: int
    who: str = ""
    message: dict[str, Any] = field(default_factory=dict)
    path: str = ""
    number: int | None = None


@dataclass(slots=True)
class Twins:
    """Two starts and the steps of both games. From step `open_from` on all cards are open."""

    seed: int
    viewer: str
    variant: str
    settings: dict[str, Any]
    starts: tuple[State, State]
    steps: list[Step]
    open_from: int
    aborted: bool = False
    actions: int = 0


def make_twins(seed: int, *, clocks: bool = True) -> Twins:
    return _Planner(seed, clocks).plan()


class _Planner:
    def __init__(self, seed: int, clocks: bool) -> None:
        self.seed = seed
        self.rng = rng = random.Random(seed)
        self.viewer = VIEWERS[seed % len(VIEWERS)]
        self.first = _deal(rng)
        self.second = _twin(self.first, self.viewer, rng)
        self.settings = {
            "clock": _clock(rng) if clocks else {"kind": "none"},
            "undo": rng.random() < 0.85,
            "takeback": rng.random() < 0.85,
            "start": self.first.side.value,
            "first_turn_ap": self.first.ap,
        }
        table_settings = TableSettings(
            ClockSettings(**self.settings["clock"]), self.settings["undo"], self.settings["takeback"]
        )
        self.table = Table(self.first, table_settings, BEGAN)
        self.twin = Table(self.second, table_settings, BEGAN)
        self.now = BEGAN
        self.steps: list[Step] = []
        self.entries: list[Entry] = []
        self.drawn = 0
        self.commands = 0
        self.plans = {seat: rng.sample(range(1, 8), 7) for seat in SEATS}

    def plan(self) -> Twins:
        rng = self.rng
        abort_at = rng.randrange(1, 8) if rng.random() < 0.15 and self.first.turn == 1 else None
        while not self.table.over:
            self.now += rng.choice((40, 700, 2_500))
            if abort_at is not None and len(self.entries) >= abort_at and self.table.can_abort:
                self._command("abort", rng.choice(SEATS))
            elif len(self.entries) >= LONGEST:
                self._finish()
            else:
                self._something()
        aborted = self.table.aborted
        if aborted:
            for what in ("snapshot", "record", "export", "history", "story"):
                self.steps.append(Step("get", self.now, path=_PATHS[what]))
            self.steps.append(Step("reconnect", self.now, number=0))
        return Twins(
            seed=self.seed,
            viewer=self.viewer,
            variant=str(self.first).partition(" ")[0],
            settings=self.settings,
            starts=(self.first, self.second),
            steps=self.steps,
            open_from=len(self.steps) if aborted else len(self.steps) - 1,
            aborted=aborted,
            actions=len(self.entries),
        )

    def _something(self) -> None:
        roll = self.rng.random()
        if roll < 0.72:
            self._act()
        elif roll < 0.80:
            self._decree()
        elif roll < 0.86:
            self._try_refused()
        elif roll < 0.90:
            self._preview()
        elif roll < 0.96:
            self._look()
        elif roll < 0.975:
            self._chat()
        elif roll < 0.99:
            number = self.rng.choice((None, 0, self.rng.randrange(self.table.seq + 3)))
            self.steps.append(Step("reconnect", self.now, number=number))
        else:
            self.steps.append(Step("thought", self.now))

    # ------------------------------------------------------------ commands

    def _send(self, who: str, kind: str, **more: Any) -> None:
        self.commands += 1
        message = {"type": kind, "id": f"c{self.commands}", **more}
        self.steps.append(Step("send", self.now, who, message))

    def _command(self, kind: str, seat: str, action: str | None = None, seq: int | None = None) -> None:
        """A player's command, which both games carry out or both refuse."""
        more: dict[str, Any] = {} if kind in ("abort", "resign") else {"seq": self.table.seq}
        if seq is not None:
            more["seq"] = seq
        if action is not None:
            more["action"] = action
        self._send(seat, kind, **more)
        if more.get("seq", self.table.seq) != self.table.seq:
            return
        entries = [_attempt(table, kind, Side(seat), self.now, action) for table in (self.table, self.twin)]
        assert entries[0] == entries[1], (self.seed, kind, action, entries)
        if entries[0] is not None:
            self.entries.append(entries[0])

    def _decree(self) -> None:
        """Undo, offers and similar commands, often when they are not allowed."""
        rng, table = self.rng, self.table
        kind = rng.choice(_DECREES)
        seat = rng.choice(SEATS)
        if kind in ("undo", "restart") and rng.random() < 0.8:
            seat = table.match.side.value
        if kind in ("takeback-accept", "takeback-decline") and table.takeback is not None:
            seat = table.takeback.other.value
        self._command(kind, seat)

    def _finish(self) -> None:
        seat = self.rng.choice(SEATS)
        if self.table.match.draw_offer is not None:
            self._command("draw-accept", self.table.match.draw_offer.other.value)
        elif self.rng.random() < 0.5:
            self._command("draw-offer", seat)
        else:
            self._command("resign", seat)

    def _try_refused(self) -> None:
        """An action that both games refuse, mostly the viewer's."""
        rng = self.rng
        seat = self.viewer if self.viewer in SEATS and rng.random() < 0.8 else rng.choice(SEATS)
        state, other = self.table.match.state, self.twin.match.state
        action = rng.choice(state.rules.actions)
        if seat == state.side and (state.is_legal(action) or other.is_legal(action)):
            if self.table.seq > 0:
                self._command("act", seat, action.text, seq=rng.randrange(self.table.seq))
            return
        self._command("act", seat, rng.choice((action.text, action.text, "?", "T99", "x0")))

    def _preview(self) -> None:
        """The viewer asks for a preview."""
        action = self.rng.choice(self.table.match.state.rules.actions)
        legal = self.table.match.state.legal_actions()
        if self.viewer == self.table.match.side and self.rng.random() < 0.7:
            cards = [one for one in legal if one.card is not None]
            action = self.rng.choice(cards or legal)
        self._send(self.viewer, "preview", action=action.text)

    def _chat(self) -> None:
        who = self.rng.choice((*SEATS, "spectator"))
        self._send(who, "chat", text=self.rng.choice(("hello", "well played", "—")))

    def _look(self) -> None:
        path = _PATHS[self.rng.choice(tuple(_PATHS))]
        turn = self.rng.randrange(1, self.table.match.turn + 2)
        self.steps.append(Step("get", self.now, path=path.replace("{turn}", str(turn))))

    # ------------------------------------------------------------ actions

    def _act(self) -> None:
        """An action that is legal in both games and shows the viewer the same."""
        state = self.table.match.state
        side, legal = state.side, state.legal_actions()
        other = self.twin.match.state.legal_actions()
        if side == self.viewer:
            assert legal == other, self.seed
        else:
            common = {action.text for action in other}
            legal = [action for action in legal if action.text in common]
        wanted = [road for road in self.plans[side.value] if state.conqueror(road) is None][:2]
        weights = [_weight(action, wanted, state.ap) for action in legal]
        for _ in range(20):
            action = self.rng.choices(legal, weights)[0]
            if self._fits(action, side):
                self._command("act", side.value, action.text)
                return
        # An end of turn that hidden cards make decisive must end both games, or it is not played.
        self._finish()

    def _fits(self, action: Action, side: Side) -> bool:
        """Whether an action looks the same to the viewer in both games; may adjust the twin's decks."""
        first, second = self.table.match.state, self.twin.match.state
        conquered = first.conqueror(action.road) if action.road else None
        first.apply(action)
        second.apply(action)
        if first.is_over or second.is_over:
            return first.is_over and second.is_over and first.outcome == second.outcome
        if side != self.viewer:
            return True
        if action.card in _REVEALING or (action.road and first.conqueror(action.road) is not conquered):
            return first.view(self.viewer) == second.view(self.viewer) or self._adjust_deck(action)
        return True

    def _adjust_deck(self, action: Action) -> bool:
        """Put the card that the viewer is about to draw on top of the twin's deck, if it is in it."""
        name = "objective_deck" if action.card == "new-orders" else "victory_deck"
        if action.card == "intelligence":
            return False
        here, there = (getattr(table.match.state.layout(), name) for table in (self.table, self.twin))
        start = list(getattr(self.second.layout(), name))
        # Each `new-orders` has moved one card from the top of the objective deck to the bottom.
        gone = len(start) - len(there)
        if name == "objective_deck":
            gone = sum(step.action.card == "new-orders" for step in self.twin.match.steps)
        places = [place for place, card in enumerate(there) if card == here[0] and gone + place < len(start)]
        if not places or gone >= len(start):
            return False
        one, two = gone, gone + places[0]
        start[one], start[two] = start[two], start[one]
        layout = replace(self.second.layout(), **{name: tuple(start)})
        self.second = State.from_layout(self.second.rules, layout)
        self.twin = Table(self.second, self.twin.settings, BEGAN)
        for entry in self.entries:
            self.twin.apply(entry)
        first, second = self.table.match.state, self.twin.match.state
        first.apply(action)
        second.apply(action)
        if first.is_over or second.is_over:
            return first.is_over and second.is_over and first.outcome == second.outcome
        return first.view(self.viewer) == second.view(self.viewer)


_PATHS = {
    "snapshot": "/api/tables/{table}",
    "turn": "/api/tables/{table}/turns/{turn}",
    "record": "/api/tables/{table}/record",
    "export": "/api/tables/{table}/export",
    "history": "/api/tables/{table}/history",
    "story": "/api/tables/{table}/story",
    "lobby": "/api/tables",
    "games": "/api/games",
    "mine": "/api/games?mine=true&status=playing",
    "your-turn": "/api/your-turn",
    "me": "/api/me",
}


def _attempt(table: Table, kind: str, seat: Side, now: int, action: str | None) -> Entry | None:
    try:
        entry = table.decide(kind, table.seat_for(kind, (seat,)), now, action)
        table.apply(entry)
    except CommandRefused:
        return None
    return entry


def _weight(action: Action, wanted: list[int], ap: int) -> float:
    """Purposeful players, so that games contain conquests, cards and an end."""
    kind = action.kind
    if kind == "place":
        return (6.0 if action.road == wanted[0] else 1.0) if action.road in wanted else 0.05
    if kind == "end":
        return 0.02 if ap else 3.0
    if action.card is not None:
        return 6.0
    if kind in ("attack", "fire"):
        return 12.0
    return 0.2 if kind == "redeploy" else 0.05


def _deal(rng: random.Random) -> State:
    """A random deal of a random edition, with options that leave hidden cards."""
    edition = rng.choice(_EDITIONS)
    options: dict[str, Any] = {"road_length": rng.choice((12, 12, 13, 14, 15, 18))}
    if rng.random() < 0.3:
        options["specials"] = rng.choice((False, True))
    if rng.random() < 0.3:
        options["mortar_fires"] = rng.choice(("deployed", "placed", "always"))
    if rng.random() < 0.2:
        options[rng.choice(("victory_cards", "objectives"))] = False
    if options.get("objectives", True) and rng.random() < 0.4:
        options["three_roads_win"] = rng.random() < 0.5
    if rng.random() < 0.3:
        options["objective_deck"] = rng.choice(("ardennes", "prototype"))
    if rng.random() < 0.3:
        options["victory_deck"] = rng.choice(("ardennes", "prototype"))
    state = State.new(
        edition,
        seed=rng.randrange(1 << 40),
        start=rng.choice(SEATS),
        first_turn_ap=rng.choice((4, 4, 2)),
        **options,
    )
    return _played(state, rng) if rng.random() < 0.5 else state


def _played(state: State, rng: random.Random) -> State:
    """A later position, with cards in the hands, to start from."""
    plans = {seat: rng.sample(range(1, 8), 7) for seat in SEATS}
    for _ in range(rng.randrange(120)):
        wanted = [road for road in plans[state.side.value] if state.conqueror(road) is None][:2]
        legal = [action for action in state.legal_actions() if action.card is None]
        after = state.copy()
        after.apply(rng.choices(legal, [_weight(action, wanted, state.ap) for action in legal])[0])
        if after.is_over:
            break
        state = after
    return state


def _twin(first: State, viewer: str, rng: random.Random) -> State:
    """Another deal that looks the same to the viewer."""
    for _ in range(50):
        second = State.sample(first.view(viewer), rng)
        if viewer in SEATS and rng.random() < 0.25:
            # Sometimes with the same objective, so that intelligence can reveal it; then only decks differ.
            second = _with_objective_of(first, second, Side(viewer).other)
        if str(second) != str(first):
            return second
    raise AssertionError("nothing is hidden in this deal")


def _with_objective_of(first: State, second: State, side: Side) -> State:
    layout, wanted = second.layout(), first.layout().cards[side.number].objective
    held = layout.cards[side.number].objective
    if wanted is None or held is None:
        return second
    deck = _swapped(layout, wanted, held)
    cards = list(layout.cards)
    cards[side.number] = replace(cards[side.number], objective=wanted)
    return State.from_layout(second.rules, replace(layout, cards=(cards[0], cards[1]), objective_deck=deck))


def _swapped(layout: Layout, wanted: str, held: str) -> tuple[str, ...]:
    deck: Sequence[str] = layout.objective_deck if not isinstance(layout.objective_deck, int) else ()
    found = list(deck)
    if wanted in found:
        found[found.index(wanted)] = held
    return tuple(found)


def _clock(rng: random.Random) -> dict[str, Any]:
    return rng.choice(
        (
            {"kind": "none"},
            {"kind": "none"},
            {"kind": "live", "seconds": rng.choice((60, 300)), "increment": 3},
            {"kind": "days", "days": 2},
        )
    )
