"""A game in the terminal: a person against the machine, one line of input at a time.

It draws only the person's view and leaves all rules to the match. The commands are the same in every
language; all texts are in the language of `texts`. The console and the function that reads a line are
parameters, so that tests can play a game.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from rich.console import Console

from ..editions import Variant
from ..game import Event, Match, view_match, view_record
from ..game.events import seen_by
from ..notation import write_record
from ..players import Player
from ..render.terminal import board
from ..rules.types import Side
from ..texts import Texts
from ..view import View
from .common import action_examples, file_problem, refused

#: The commands of a game as the help shows them, with the texts that explain them.
COMMANDS: Final = {
    "legal": "help-legal",
    "why x3": "help-why",
    "board": "help-board",
    "cards": "help-cards",
    "undo": "help-undo",
    "restart": "help-restart",
    "save game.7r": "help-save",
    "resign": "help-resign",
    "help": "help-help",
    "quit": "help-quit",
}
#: The kinds of events that are printed. The others are visible on the board.
TOLD_OWN: Final = ("left", "conquered", "card-drawn", "objective-drawn", "objective-seen")
TOLD_ENEMY: Final = ("left", "conquered", "card-played")


class TerminalGame:
    """One game between the person at the terminal and the machine."""

    def __init__(
        self,
        match: Match,
        person: Side,
        machine: Player,
        console: Console,
        read: Callable[[str], str],
        texts: Texts | None = None,
    ) -> None:
        self.match = match
        self.person = person
        self.machine = machine
        self.console = console
        self.texts = texts or Texts()
        self._read = read
        self._warned = False

    def play(self) -> None:
        """Play until the game ends or the person leaves."""
        self._welcome()
        while self.match.outcome is None:
            if self.match.side is not self.person:
                self._machine_turn()
            elif not self._person_turn():
                self.tell("goodbye")
                return
        self.draw()
        outcome = self.match.outcome
        self.say(self.texts.end(outcome.termination, outcome.winner, self.variant, self.person))
        self._offer_record()

    def _welcome(self) -> None:
        seat = self.texts.text(f"seat-{self.person}", file="game")
        words = self.texts.arguments({"side": self.person}, self.variant)
        self.tell("welcome", side=words["side"], seat=seat)

    def _offer_record(self) -> None:
        try:
            name = self._read(f"{self.texts.cli('save-as')} ").strip()
        except EOFError:
            return
        if name:
            self._save([name])

    @property
    def variant(self) -> Variant:
        return self.match.start.variant

    def say(self, text: str, indent: int = 0) -> None:
        """Print a text; `indent` is that of its lines after the first.

        `textwrap` keeps no-break spaces and actions such as `!dig-in:3` together, which `rich` does not.
        """
        wrapped = textwrap.fill(
            text,
            self.console.width,
            subsequent_indent=" " * indent,
            break_on_hyphens=False,
            break_long_words=False,
        )
        self.console.print(wrapped, highlight=False, markup=False)

    def tell(self, key: str, **values: object) -> None:
        """Print a text of the command line."""
        self.say(self.texts.cli(key, **values))

    def draw(self) -> None:
        view = self.match.state.view(self.person)
        self.console.print(board(view, bottom=self.person.value, language=self.texts.language))

    # ------------------------------------------------------------ turns

    def _machine_turn(self) -> None:
        side = self.match.side
        said: list[str] = []
        events: list[Event] = []
        while self.match.outcome is None and self.match.side is side:
            seen = [(step.before.view(side), step.action) for step in self.match.steps]
            action = self.machine.choose(self.match.state.view(side), seen)
            events += self.match.play(action)
            said.append(str(action))
        self.tell("machine-plays", actions=" ".join(said))
        self._tell_events(events)

    def _person_turn(self) -> bool:
        """Carry out lines of input until the turn ends; `False` if the person leaves."""
        self.draw()
        while self.match.outcome is None and self.match.side is self.person:
            view = view_match(self.match, self.person)
            try:
                line = self._read(self._prompt(view.position))
            except EOFError:
                return False
            if not self._carry_out(line.split()):
                return False
        return True

    def _carry_out(self, words: list[str]) -> bool:
        if not words:
            return True
        command, *rest = words
        commands: dict[str, Callable[[list[str]], None]] = {
            "help": lambda _: self._help(),
            "?": lambda _: self._help(),
            "legal": lambda _: self._legal(),
            "why": self._why,
            "board": lambda _: self.draw(),
            "cards": lambda _: self._cards(),
            "undo": lambda _: self._take_back(one=True),
            "restart": lambda _: self._take_back(one=False),
            "save": self._save,
            "resign": lambda _: self.match.resign(self.person),
        }
        if command in ("quit", "exit"):
            return False
        if command in commands:
            commands[command](rest)
        else:
            self._act(words)
        return True

    def _act(self, words: list[str]) -> None:
        """Play actions until one is rejected; those before it stay played."""
        if words == ["."] and self._warns_of_lost_ap():
            return
        for number, word in enumerate(words):
            if not self._play(word):
                if len(words) > 1:
                    self.tell("not-played", actions=" ".join(words[number:]))
                if number == 0:
                    return
                break
            if self.match.outcome is not None or self.match.side is not self.person:
                if rest := " ".join(words[number + 1 :]):
                    self.say(f"{self.texts.cli('turn-over')} {self.texts.cli('not-played', actions=rest)}")
                return
        self.draw()

    def _play(self, word: str) -> bool:
        """Play an action, or say why it is refused."""
        try:
            problem = refused(self.match.state, word, self.texts)
        except ValueError as error:
            self.say(str(error))
            return False
        if problem:
            self.say(self.texts.labelled(word, problem))
            return False
        self._tell_events(self.match.play(word))
        self._warned = False
        return True

    def _warns_of_lost_ap(self) -> bool:
        """Warn once before a turn ends with AP that could still be spent."""
        view = self.match.state.view(self.person)
        useful = any(action.kind in ("place", "redeploy") for action in view.legal_actions())
        if self._warned or not useful:
            return False
        self._warned = True
        warning = self.texts.text("warn-ap-left", {"ap": view.ap}, "game")
        self.say(f"{warning} {self.texts.cli('end-again')}")
        return True

    # ------------------------------------------------------------ commands

    def _help(self) -> None:
        lane = self.texts.arguments({}, self.variant)["lane"]
        self.tell("help-actions", lane=lane, example="T3\u00a0T3\u00a0P4\u00a0.")
        entries = action_examples(self.match.state, self.texts)
        entries += [(command, self.texts.cli(key)) for command, key in COMMANDS.items()]
        for command, meaning in entries:
            self.say(f"  {command:<14}{meaning}", indent=16)

    def _legal(self) -> None:
        actions = self.match.state.view(self.person).legal_actions()
        self.say(" ".join(str(action) for action in actions))

    def _why(self, words: list[str]) -> None:
        if not words:
            self.tell("which-action", example="why x3")
        for word in words:
            try:
                problem = refused(self.match.state, word, self.texts)
                self.say(problem or self.texts.cli("action-possible", action=word))
            except ValueError as error:
                self.say(str(error))

    def _cards(self) -> None:
        cards = self.match.state.view(self.person).layout.cards[self.person.number]
        edition, language = self.variant.edition, self.texts.language
        for objective in self.variant.objective_deck.file.cards:
            if objective.id == cards.objective:
                text = edition.card_text(objective.text, language)
                self.say(self.texts.labelled(self.texts.text("objective"), text))
        for card in self.variant.victory_deck.file.cards:
            if held := cards.hand.count(card.id):
                title = edition.card_text(card.title, language, card.id)
                text = edition.card_text(card.text, language)
                self.say(self.texts.labelled(f"{held} × {title} (!{card.id})", text))
        if not cards.hand:
            self.tell("no-victory-cards")

    def _take_back(self, one: bool) -> None:
        if not self.match.undoable():
            revealed = bool(self.match.steps) and self.match.steps[-1].reveals
            self.tell("undo-revealed" if revealed else "undo-none")
            return
        taken = [self.match.undo()] if one else self.match.restart_turn()
        self.tell("taken-back", actions=" ".join(str(action) for action in taken))
        self.draw()

    def _save(self, words: list[str]) -> None:
        if len(words) != 1:
            self.tell("which-file", example="save game.7r")
            return
        record = view_record(self.match, self.person)
        try:
            Path(words[0]).write_text(write_record(record), encoding="utf-8")
        except OSError as error:
            self.say(self.texts.labelled(words[0], file_problem(error, self.texts)))
        else:
            self.tell("saved", file=words[0])

    # ------------------------------------------------------------ words

    def _prompt(self, position: View) -> str:
        turn = self.texts.text("turn", {"turn": position.turn})
        return f"{turn}, {self.texts.text('ap', {'ap': position.ap})}> "

    def _tell_events(self, events: Iterable[Event]) -> None:
        """Print the events that are worth a line."""
        for event in events:
            if event.kind in (TOLD_OWN if event.side is self.person else TOLD_ENEMY):
                if event.kind == "left" and not event.units:
                    continue
                seen = seen_by(event, self.person)
                self.say(self.texts.event(seen, self.variant, self.person))
