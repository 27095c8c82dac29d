"""The player `exec:`: a bot, which is a program of someone else that speaks the engine protocol.

The bot gets views and nothing else. Whatever it does wrong (a crash, no answer in time, an action that is not
legal) raises `BotFailed` with a sentence about it and ends its process.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from ...notation import write_variant
from ...rules.tables import Action
from ...view import View
from ..base import History, require_turn
from ..search_limit import SearchLimit
from .lines import PROTOCOL, game_lines, go_line
from .program import BotFailed, BotProgram, find_program

__all__ = ["BotFailed", "BotPlayer"]

#: The limit of a turn unless the caller chooses one.
DEFAULT_LIMIT: Final = SearchLimit(seconds=1.0)
#: Seconds in which a bot must identify itself and be ready.
START_SECONDS: Final = 10.0
#: Seconds in which a bot must answer `stop`.
STOP_SECONDS: Final = 1.0
#: Seconds after which a bot with a limit in nodes is stopped.
NODES_SECONDS: Final = 60.0


class BotPlayer:
    """A player that starts a program and asks it. Use a new one for each game, and `close` it.

    A limit in seconds is for a whole turn. When it is used up, the bot is sent `stop` and must answer within
    a second.
    """

    def __init__(
        self,
        command: Sequence[str],
        limit: SearchLimit | None = None,
        *,
        seed: int = 0,
        options: Mapping[str, str] | None = None,
        name: str | None = None,
    ) -> None:
        find_program(command)
        self.name = name or command[0]
        self.limit = limit or DEFAULT_LIMIT
        self._command = list(command)
        self._seed = seed
        self._options = dict(options or {})
        self._program: BotProgram | None = None
        #: The variant and the side that were sent to the bot.
        self._game: tuple[str, str] | None = None
        #: How many actions the bot has seen, and the last view.
        self._told: tuple[int, View] | None = None
        #: The turn and what is left of it: seconds, and actions that the bot has already chosen.
        self._turn = -1
        self._seconds_left = 0.0
        self._chosen: list[str] = []

    def choose(self, view: View, history: History = ()) -> Action:
        legal = require_turn(view)
        try:
            return self._choose(view, history, legal)
        except BotFailed:
            self._forget()
            raise

    def close(self) -> None:
        """End the program. The next `choose` would start it again."""
        if self._program is not None:
            self._program.close("quit")
        self._forget()

    def _forget(self) -> None:
        self._program = self._game = self._told = None
        self._turn = -1

    # ------------------------------------------------------------ playing

    def _choose(self, view: View, history: History, legal: list[Action]) -> Action:
        if self._turn != view.turn:
            self._turn, self._chosen = view.turn, []
            self._seconds_left = self.limit.seconds or 0.0
        program = self._started()
        if not self._chosen:
            self._tell(program, view, history)
            self._chosen = self._ask(program, legal)
        text = self._chosen.pop(0)
        for action in legal:
            if action.text == text:
                return action
        raise program.failure(f"answered {text[:40]!r}, which is not legal in {view}")

    def _tell(self, program: BotProgram, view: View, history: History) -> None:
        """Tell the bot what it has not seen yet of the game."""
        game = (write_variant(view.variant), view.viewer)
        if self._game != game:
            program.send(f"newgame {game[0]} {game[1]}")
            self._game, self._told = game, None
        known = None
        if self._told is not None and self._told[0] <= len(history):
            number, last = self._told
            now = history[number][0] if number < len(history) else view
            # Otherwise actions were taken back, and the bot gets the whole game again.
            known = number if now is last or now == last else None
        for line in game_lines(view, history, known):
            program.send(line)
        self._told = (len(history), view)

    def _ask(self, program: BotProgram, legal: list[Action]) -> list[str]:
        """The bot's next actions: at least one, not checked yet."""
        limit = self.limit
        if limit.seconds is not None:
            limit = replace(limit, seconds=max(0.001, self._seconds_left))
        patience = limit.seconds or NODES_SECONDS
        began = time.monotonic()
        program.send(go_line(limit, legal))
        answer = _answer(program, began + patience)
        if answer is None:
            program.send("stop")
            answer = _answer(program, time.monotonic() + STOP_SECONDS)
        if answer is None:
            raise program.failure(
                f"did not answer within {patience:.3g} s, nor {STOP_SECONDS:g} s after `stop`"
            )
        self._seconds_left -= time.monotonic() - began
        return answer

    # ------------------------------------------------------------ starting

    def _started(self) -> BotProgram:
        if self._program is None:
            self._program = BotProgram(self._command)
            self._identify(self._program)
        return self._program

    def _identify(self, program: BotProgram) -> None:
        """Ask the program who it is, set its options and wait until it is ready."""
        deadline = time.monotonic() + START_SECONDS
        program.send("identify")
        offered: set[str] = set()
        while (words := _words(program, deadline, "identify"))[0] != "identified":
            if words[:2] == ["id", "protocol"] and words[2:] != [str(PROTOCOL)]:
                raise program.failure(f"speaks protocol {' '.join(words[2:])}; expected {PROTOCOL}")
            if words[0] == "option" and len(words) > 1:
                offered.add(words[1])
        if "seed" in offered:
            self._options.setdefault("seed", str(self._seed))
        for name, value in self._options.items():
            if name not in offered:
                has = ", ".join(sorted(offered)) or "none"
                raise program.failure(f"has no option {name!r}; its options: {has}")
            program.send(f"option {name} {value}")
        program.send("ready")
        while _words(program, deadline, "ready")[0] != "ready":
            pass


def _words(program: BotProgram, deadline: float, command: str) -> list[str]:
    """The words of the next line that is not empty; the bot fails if there is none in time."""
    while (line := program.receive(deadline)) is not None:
        if words := line.split():
            if words[0] == "error":
                raise program.failure(f"reported an error: {' '.join(words[1:])}")
            return words
    raise program.failure(f"did not answer `{command}` within {START_SECONDS:g} s")


def _answer(program: BotProgram, deadline: float) -> list[str] | None:
    """The actions of the bot's `best`, or `None` if it does not come before the deadline."""
    while (line := program.receive(deadline)) is not None:
        words = line.split() or [""]
        if words[0] == "error":
            raise program.failure(f"reported an error: {' '.join(words[1:])}")
        if words == ["best"]:
            raise program.failure("answered `best` without an action")
        if words[0] == "best":
            return words[1:]
    return None
