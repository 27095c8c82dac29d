"""`sevenroads engine`: the machine as a program that speaks the engine protocol, one line at a time.

The session reads commands and searches in a thread, so that it can always be stopped. It knows the game only
from the views it is sent. A line that is wrong gets one `error` line and changes nothing.
"""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import IO, Final

from ...editions import Variant
from ...rules.tables import Action
from ...rules.types import Side
from ...state import State
from ...view import View
from ..base import Player, Seen
from ..levels import LEVELS
from ..search.candidates import plannable
from ..search.player import SearchPlayer
from ..search_limit import SearchLimit
from ..spec import player_from_spec
from .lines import (
    PROTOCOL,
    TOO_LONG,
    Go,
    ProtocolError,
    info_line,
    one_line,
    read_game,
    read_go,
    read_lines,
    read_position,
    read_seen,
)

#: Nodes between two reports of a search without an end: the first time, and at most.
FIRST_NODES: Final = 500
MOST_NODES: Final = 64_000


@dataclass(frozen=True, slots=True)
class EngineOption:
    """A number that a controller may set."""

    name: str
    default: int
    least: int
    most: int

    def read(self, text: str) -> int:
        if not text.isascii() or not text.isdecimal() or len(text) > 19:
            raise ProtocolError(f"option: {self.name} needs a whole number, not {text[:40]!r}")
        if not self.least <= int(text) <= self.most:
            raise ProtocolError(f"option: {self.name} goes from {self.least} to {self.most}")
        return int(text)

    def __str__(self) -> str:
        return f"option {self.name} number default {self.default} min {self.least} max {self.most}"


OPTIONS: Final = (
    EngineOption("threads", 1, 1, 256),
    EngineOption("megabytes", 64, 1, 65_536),
    EngineOption("seed", 0, 0, 2**62),
    EngineOption("lines", 1, 0, 20),
)


class EngineSession:
    """One conversation. `write` sends a line; several threads call it, one at a time."""

    def __init__(self, spec: str, write: Callable[[str], None], version: str) -> None:
        self._write = write
        self._version = version
        self._cancel = threading.Event()
        self._spec = spec
        self._name = player_from_spec(spec).name
        level = spec.partition(":")[2].partition(",")[0]
        levels = [EngineOption("level", int(level), 1, len(LEVELS))] if spec.startswith("level:") else []
        self._options = {option.name: option for option in (*levels, *OPTIONS)}
        #: The values that were set; a spec may have its own memory size and threads.
        self._chosen: dict[str, int] = {}
        self._variant: Variant | None = None
        self._side = Side.SOUTH
        self._view: View | None = None
        self._history: list[Seen] = []
        self._player: Player | None = None
        self._own_limit: SearchLimit | None = None
        #: Where the player has chosen an action: it must not be asked twice, since it plans its turn.
        self._asked_at = -1
        self._thread: threading.Thread | None = None
        self._lock = threading.Lock()
        self._searching = self._pondering = False
        self._commands: Final[dict[str, Callable[[Sequence[str]], None]]] = {
            "identify": self._identify,
            "ready": self._ready,
            "option": self._set_option,
            "newgame": self._new_game,
            "position": self._set_position,
            "seen": self._seen,
            "go": self._go,
            "ponder": self._start_pondering,
            "stop": self._stop,
        }

    def run(self, lines: IO[bytes]) -> None:
        """Handle lines until `quit` or the end of the stream."""
        try:
            for line in read_lines(lines):
                if line is None:
                    self._error(TOO_LONG)
                elif not self.handle(line):
                    break
        finally:
            self._end_search()

    def handle(self, line: bytes) -> bool:
        """Carry out one line; `False` for `quit`. Whatever is wrong with it is one error line."""
        try:
            words = line.decode().split()
            if words == ["quit"]:
                return False
            if words:
                self._carry_out(words)
        except UnicodeDecodeError:
            self._error("a line must be UTF-8")
        except (ValueError, OSError, OverflowError, MemoryError) as error:
            self._error(error)
        except Exception as error:
            self._error(f"internal error: {type(error).__name__}: {error}")
        return True

    def _carry_out(self, words: list[str]) -> None:
        command = self._commands.get(words[0])
        if command is None:
            known = ", ".join((*self._commands, "quit"))
            raise ProtocolError(f"unknown command {words[0][:40]!r}; the commands are {known}")
        command(words[1:])

    def _error(self, what: object) -> None:
        self._send(f"error {one_line(what)}")

    def _send(self, *lines: str) -> None:
        with self._lock:
            for line in lines:
                self._write(line)

    # ------------------------------------------------------------ the engine and its options

    def _identify(self, words: Sequence[str]) -> None:
        _nothing_after("identify", words)
        self._send(
            f"id name Seven Roads {self._name}",
            f"id version {self._version}",
            f"id protocol {PROTOCOL}",
            *map(str, self._options.values()),
            "identified",
        )

    def _ready(self, words: Sequence[str]) -> None:
        _nothing_after("ready", words)
        self._send("ready")

    def _set_option(self, words: Sequence[str]) -> None:
        self._require_no_search("option")
        known = f"the options are {', '.join(self._options)}"
        if len(words) != 2:
            raise ProtocolError(f"option: expected a name and a value; {known}")
        option = self._options.get(words[0])
        if option is None:
            raise ProtocolError(f"option: unknown name {words[0][:40]!r}; {known}")
        value = option.read(words[1])
        if option.name == "level":
            self._name = player_from_spec(f"level:{value}").name
            self._spec = f"level:{value}"
        else:
            before = self._chosen
            self._chosen = before | {option.name: value}
            try:
                self._make_player()
            except ValueError:
                self._chosen = before
                raise
        self._end_search()
        self._player = None

    def _make_player(self) -> Player:
        player = player_from_spec(self._spec, self._value("seed"), self._cancel)
        if isinstance(player, SearchPlayer):
            threads, memory = (self._chosen.get(name) for name in ("threads", "megabytes"))
            player.settings = replace(
                player.settings,
                threads=threads or player.settings.threads,
                megabytes=memory or player.settings.megabytes,
            )
        return player

    def _value(self, name: str) -> int:
        return self._chosen.get(name, self._options[name].default)

    # ------------------------------------------------------------ the game

    def _new_game(self, words: Sequence[str]) -> None:
        self._require_no_search("newgame")
        variant, side = read_game(words)
        self._end_search()
        self._variant, self._side = variant, side
        self._view, self._history, self._player = None, [], None

    def _set_position(self, words: Sequence[str]) -> None:
        self._require_no_search("position")
        if self._variant is None:
            raise ProtocolError("position: no game; send newgame with a variant and your side first")
        view = read_position(words, self._variant, self._side)
        self._end_search()
        self._view, self._history, self._player = view, [], None

    def _seen(self, words: Sequence[str]) -> None:
        self._require_no_search("seen")
        before = self._require_position("seen")
        action, after = read_seen(words, before)
        pondering = self._pondering
        self._end_search()
        self._history.append((before, action))
        self._view = after
        if pondering and after.outcome is None:
            self._ponder_on(after)

    def _require_no_search(self, command: str) -> None:
        if self._searching:
            raise ProtocolError(f"{command}: a search is running; send stop first")

    def _require_position(self, command: str) -> View:
        if self._view is None:
            raise ProtocolError(f"{command}: no position; send position with a view first")
        return self._view

    # ------------------------------------------------------------ searching

    def _go(self, words: Sequence[str]) -> None:
        self._require_no_search("go")
        view = self._require_position("go")
        limits = read_go(words)
        if not view.on_turn:
            raise ProtocolError(f"go: {self._side} is not to move, or the game has ended")
        self._end_search()
        if self._asked_at == len(self._history):
            self._player = None
        player = self._ensure_player()
        if not limits.infinite:
            self._asked_at = len(self._history)
        if isinstance(player, SearchPlayer) and self._own_limit is not None:
            player.limit = _limit(limits, self._own_limit)
        self._searching = True
        self._start(lambda: self._search(player, view, limits))

    def _ensure_player(self) -> Player:
        if self._player is None:
            self._player = self._make_player()
            self._own_limit = self._player.limit if isinstance(self._player, SearchPlayer) else None
            self._asked_at = -1
        return self._player

    def _start(self, run: Callable[[], None]) -> None:
        self._cancel.clear()
        self._thread = threading.Thread(target=run, daemon=True)
        self._thread.start()

    def _stop(self, words: Sequence[str]) -> None:
        """End the search or the pondering. If none is running, its `best` was on its way: not an error."""
        _nothing_after("stop", words)
        self._end_search()

    def _end_search(self) -> None:
        self._cancel.set()
        if self._thread is not None:
            self._thread.join()
        self._thread, self._pondering = None, False

    def _search(self, player: Player, view: View, limits: Go) -> None:
        """Runs in the search thread: find an answer and send it."""
        began = time.perf_counter()
        try:
            if limits.infinite and isinstance(player, SearchPlayer):
                actions = self._analyse(player, view, began)
            else:
                actions = [player.choose(view, self._history)]
                if self._value("lines") and isinstance(player, SearchPlayer):
                    self._report(player, view, actions[0], began)
                if limits.infinite:
                    self._cancel.wait()
            answer = f"best {' '.join(action.text for action in actions)}"
        except Exception as error:
            answer = f"error the search failed: {type(error).__name__}: {one_line(error)}"
        with self._lock:
            # Before the answer is sent: the next command may follow at once.
            self._searching = False
            self._write(answer)

    def _analyse(self, player: SearchPlayer, view: View, began: float) -> Sequence[Action]:
        """Search until cancelled and report the best turns from time to time."""
        nodes, simulations = FIRST_NODES, 0
        while True:
            player.limit = SearchLimit(nodes=nodes)
            turns = player.consider(view, self._history, max(1, self._value("lines")))
            if simulations and self._cancel.is_set():
                return turns[0].actions
            simulations += nodes
            seconds = time.perf_counter() - began
            for number, turn in enumerate(turns[: self._value("lines")], 1):
                self._send(info_line(number, turn.worth, turn.actions, simulations, seconds))
            if turns[0].visits == 0:
                self._cancel.wait()  # a certain win: there is nothing more to find
            if self._cancel.is_set():
                return turns[0].actions
            nodes = min(2 * nodes, MOST_NODES)

    def _report(self, player: SearchPlayer, view: View, chosen: Action, began: float) -> None:
        """Send what the tree holds about the chosen action and the next best ones."""
        candidates = player.think(view, SearchLimit(nodes=1), self._history)
        candidates.sort(key=lambda found: (found.action != chosen, -found.visits, -found.value))
        if candidates[0].visits == 0:
            return  # found without the tree: the only legal action, or part of a certain win
        sample = State.sample(view, random.Random(0))
        simulations = sum(found.visits for found in candidates)
        for number, found in enumerate(candidates[: self._value("lines")], 1):
            if found.visits:
                turn = plannable(view, player.follow(sample, found.action))
                seconds = time.perf_counter() - began
                self._send(info_line(number, found.value, turn, simulations, seconds))

    # ------------------------------------------------------------ pondering

    def _start_pondering(self, words: Sequence[str]) -> None:
        _nothing_after("ponder", words)
        self._require_no_search("ponder")
        view = self._require_position("ponder")
        if view.outcome is not None:
            raise ProtocolError("ponder: the game has ended")
        self._end_search()
        self._ponder_on(view)

    def _ponder_on(self, view: View) -> None:
        player = self._ensure_player()
        self._pondering = True
        self._start(lambda: self._ponder(player, view))

    def _ponder(self, player: Player, view: View) -> None:
        """Runs in the search thread: grow the tree from which the next search begins."""
        if not isinstance(player, SearchPlayer):
            return
        began, nodes, simulations = time.perf_counter(), FIRST_NODES, 0
        try:
            while not self._cancel.is_set():
                win = player.evaluate(view, SearchLimit(nodes=nodes), self._history)
                simulations += nodes
                seconds = time.perf_counter() - began
                if self._value("lines") and not self._cancel.is_set():
                    self._send(info_line(1, win, (), simulations, seconds))
                nodes = min(2 * nodes, MOST_NODES)
        except Exception as error:
            self._error(f"the search failed: {type(error).__name__}: {one_line(error)}")


def _nothing_after(command: str, words: Sequence[str]) -> None:
    if words:
        raise ProtocolError(f"{command}: nothing may follow it")


def _limit(go: Go, own: SearchLimit) -> SearchLimit:
    """The limit of a search. The nodes of a level are part of its strength, so they are an upper limit."""
    if go.infinite or (go.seconds, go.nodes) == (None, None):
        return own
    nodes = [nodes for nodes in (go.nodes, own.nodes) if nodes is not None]
    return SearchLimit(go.seconds, min(nodes, default=None))
